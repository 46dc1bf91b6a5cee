"""A whole match in the terminal: who sits where, what is saved, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from anpfiff.bots import find_bot
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.core.record import Record
from anpfiff.play.saves import write_whole
from anpfiff.play.seats import Player, bot_for
from anpfiff.play.turns import Turns
from anpfiff.tui.person import Person, Screen
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words

HUMAN = "human"
LONGEST_SPEC = 26


def read_specs(game: str, text: str) -> tuple[str, ...]:
    """Who sits where, from "human:Anna,greedy"."""
    specs = tuple(spec.strip() for spec in text.split(","))
    for spec in specs:
        if not is_person(spec):
            find_bot(game, spec)
        elif len(spec) > LONGEST_SPEC or not spec.isprintable():
            raise Mistake("name-bad", text=spec[:LONGEST_SPEC], most=LONGEST_SPEC - len("human:"))
    return specs


def is_person(spec: str) -> bool:
    return spec == HUMAN or spec.startswith(f"{HUMAN}:")


def spoken_names(specs: Sequence[str]) -> list[str]:
    """Names to say: the one given to a person, else kind and seat."""
    return [
        (is_person(spec) and spec.partition(":")[2].strip()) or f"{spec} {SEATS[seat]}"
        for seat, spec in enumerate(specs)
    ]


def names_for_players(specs: Sequence[str], words: Words) -> list[str]:
    """As above, but a single nameless person is "You"."""
    names = spoken_names(specs)
    if sum(map(is_person, specs)) == 1 and HUMAN in specs:
        names[specs.index(HUMAN)] = words("play-you")
    return names


def play(
    match: Match,
    words: Words,
    console: Console,
    save: Path,
    rules: Callable[[], None],
) -> None:
    """Play to the end, saving before every question to a person. Mistakes pass through."""
    speaker = Speaker(words, match.game.name, match.setup, names_for_players(match.names, words))
    shared = sum(map(is_person, match.names)) > 1
    screen = Screen(console, speaker, shared)
    warned = False

    def autosave() -> None:
        """A match that cannot be saved can still be played."""
        nonlocal warned
        try:
            write_whole(save, str(Record.of(match)))
        except Mistake as mistake:
            if not warned:
                screen.say(words.mistake(mistake), "red")
            warned = True

    players: dict[int, Player] = {}
    for seat, spec in enumerate(match.names):
        if is_person(spec):
            players[seat] = Person(seat, match, screen, rules, autosave)
        else:
            players[seat] = bot_for(match, seat, spec)
    turns = Turns(match, players)
    if shared:
        from anpfiff.tui.hold import warnings_held

        with warnings_held(), console.screen(hide_cursor=False):
            turns.run()
        screen.people[0].tell(screen.people[0].recap, None)
    else:
        screen.say(words("play-hint"), "dim")
        turns.run()
    show_end(match, speaker, screen)
    with suppress(OSError):
        save.unlink()


def show_end(match: Match, speaker: Speaker, screen: Screen) -> None:
    """Everybody's cards, and who has won."""
    for line in speaker.face.closing(match.view(None), speaker):
        screen.say(line)
    screen.say(winner(match, speaker, shared=screen.shared), "bold green")


def winner(match: Match, speaker: Speaker, *, shared: bool = False) -> str:
    """Who has won, in a sentence."""
    words, result = speaker.words, match.result()
    assert result is not None
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    names = ", ".join(speaker.names[seat] for seat in winners)
    if len(winners) == 1 and match.names[winners[0]] == HUMAN and not shared:
        return words("play-you-win")
    if len(winners) == match.setup.seats and words.knows(f"{speaker.game}-drawn"):
        return words(f"{speaker.game}-drawn")
    if match.game.races and len(winners) == match.setup.seats:
        return words("race-drawn")
    if match.game.races and len(winners) > 1:
        return words("race-winners", names=names)
    return words("play-winner", names=names, count=len(winners))
