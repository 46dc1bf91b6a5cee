"""A whole match in the terminal: who sits where, what is saved, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console, RenderableType
from rich.text import Text

from anpfiff.bots import find_bot
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Seat
from anpfiff.play.names import is_person, people_in
from anpfiff.play.saves import Save
from anpfiff.play.turns import Turns
from anpfiff.tui.drawing import wrapped
from anpfiff.tui.ending import winner
from anpfiff.tui.hold import warnings_held
from anpfiff.tui.names import speaker_for
from anpfiff.tui.person import Person, TakeBack
from anpfiff.tui.screen import FullScreen, Pace, Screen
from anpfiff.tui.speaker import Speaker
from anpfiff.tui.statistics import statistics
from anpfiff.words import Words

LONGEST_SPEC = 26
LAST_LINES = 6
"""So much of what happened last is still there when the table is gone."""


def read_specs(game: str, text: str) -> tuple[str, ...]:
    """Who sits where, from "human:Anna,greedy"."""
    specs = tuple(spec.strip() for spec in text.split(","))
    for spec in specs:
        if not is_person(spec):
            find_bot(game, spec)
        elif len(spec) > LONGEST_SPEC or not spec.isprintable():
            raise Mistake("name-bad", text=spec[:LONGEST_SPEC], most=LONGEST_SPEC - len("human:"))
    return specs


def play(
    match: Match,
    words: Words,
    console: Console,
    save: Save,
    rules: Callable[[], RenderableType],
    pace: Pace,
) -> None:
    """Play to the end, saving before every question to a person. Mistakes pass through."""
    speaker = speaker_for(match, words)
    seats = people_in(match)
    shared = len(seats) > 1
    me = seats[0] if len(seats) == 1 else None
    kind = FullScreen if console.is_terminal else Screen
    screen = kind(console, speaker, shared=shared)
    warned = False

    def autosave() -> str:
        """A match that cannot be saved can still be played; why it cannot is said once."""
        nonlocal warned
        try:
            save.keep(match)
            save.sync()
        except Mistake as mistake:
            if not warned:
                warned = True
                return words.mistake(mistake)
        return ""

    intro = introduction(speaker)
    people = {seat: Person(seat, match, screen, rules, autosave, intro) for seat in seats}
    with warnings_held(), screen.opened(intro):
        run(match, people, pace)
    if warning := autosave():
        screen.say(warning, "red")
    if console.is_terminal and people:
        for line in next(iter(people.values())).log(me)[-LAST_LINES:]:
            screen.say(line, "dim")
    show_end(match, speaker, console, me)


def introduction(speaker: Speaker) -> list[str]:
    """How to answer, and who the others are."""
    return [speaker.words("play-hint"), *speaker.introduction()]


def run(match: Match, people: Mapping[Seat, Person], pace: Pace) -> None:
    """To the end. What happened before now nobody wants to see at the pace of play."""
    turns = Turns(match, people)
    for seat, spec in enumerate(match.names):
        if seat not in people:
            turns.stand_in(seat, spec)
    for person in people.values():
        person.pace = pace
    while True:
        try:
            turns.run()
            return
        except TakeBack as wish:
            try:
                turns.take_back(wish.person.seat)
            except Mistake as mistake:
                wish.person.note = wish.person.speaker.mistake(mistake)


def show_end(match: Match, speaker: Speaker, console: Console, me: Seat | None = None) -> None:
    """Everybody's cards, what was counted, and who has won: you, or somebody by name."""
    result = match.result()
    assert result is not None
    for line in speaker.face.closing(match.view(None), speaker):
        for part in wrapped(line, console, console.width):
            console.print(part, highlight=False)
    if console.is_terminal:
        console.print(statistics(match, speaker))
    console.print(Text(winner(speaker, result, me), style="bold green"), highlight=False)
