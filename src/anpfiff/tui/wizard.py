"""Asks what `anpfiff play` was not told: which game, who plays, how strong the bots are."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import click

from anpfiff.bots import LEAGUES, USUAL_BOT
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.names import HUMAN
from anpfiff.play.saves import kept_matches, saved_matches, whole_lines
from anpfiff.tui.faces import looks
from anpfiff.tui.names import leagues, speaker_for
from anpfiff.words import LANGUAGES, Words

LAST_SAVES, LAST_KEPT = 3, 10
"""So many are offered."""
LONGEST_NAME = 20


class Choice(NamedTuple):
    """What was chosen in the menu: a game to begin, or a save to go on with."""

    words: Words
    game: str = ""
    save: Path | None = None


def usual_seats(game: str) -> int:
    """How many play if nobody says."""
    return looks(game).seats


# Which match


def ask_what(words: Words) -> Choice:
    """The games by number, saved matches by letter, the languages by their names."""
    saves = described(saved_matches(), words, LAST_SAVES)
    letters = dict(zip("abc", saves, strict=False))
    show_menu(words, {letter: text for letter, (_, text) in letters.items()})
    names = tuple(GAMES)
    while True:
        answer = ask_line(words("play-which"), "1").lower()
        if answer in LANGUAGES:
            return ask_what(words.in_language(answer))
        if answer in letters:
            return Choice(words, save=letters[answer][0])
        if found := picked(answer, names):
            return Choice(words, found)
        known = ", ".join([*names, *letters])
        mistake = Mistake("game-unknown", text=answer, known=known)
        if answer.isdecimal():
            mistake = Mistake("number-off", text=answer, least=1, most=len(names))
        complain(words, mistake)


def show_menu(words: Words, saves: dict[str, str]) -> None:
    games = [f"{words(f'{name}-title')}: {words(f'{name}-about')}" for name in GAMES]
    lines = [(str(number), text) for number, text in enumerate(games, start=1)]
    lines += [(letter, words("play-go-on", match=text)) for letter, text in saves.items()]
    lines += [
        (language, words.in_language(language)("play-language"))
        for language in LANGUAGES
        if language != words.language
    ]
    for key, text in lines:
        show_line(key, text)


def show_line(key: str, text: str) -> None:
    width = shutil.get_terminal_size().columns
    click.echo(click.wrap_text(f"{key:<2} {text}", width, "  ", "     "))


def ask_record(words: Words) -> Path:
    """One of the last matches that were played to the end."""
    kept = described(kept_matches(), words, LAST_KEPT)
    if not kept:
        raise Mistake("no-record")
    for number, (_, text) in enumerate(kept, start=1):
        show_line(str(number), text)
    numbers = [str(number) for number in range(1, len(kept) + 1)]
    while True:
        answer = ask_line(words("replay-which"), "1")
        if answer in numbers:
            return kept[int(answer) - 1][0]
        complain(words, Mistake("move-number-off", text=answer, most=len(kept)))


def described(files: Sequence[Path], words: Words, most: int) -> list[tuple[Path, str]]:
    """Game, day and players of each; what cannot be read is left out."""
    found: list[tuple[Path, str]] = []
    for file in files:
        if len(found) == most:
            break
        try:
            record = Record.read(whole_lines(file.read_bytes()).decode())
            speaker = speaker_for(record.start(GAMES[record.game]), words)
            day = datetime.fromtimestamp(file.stat().st_mtime)
        except (Mistake, OSError, KeyError, ValueError):
            continue
        names = " · ".join(map(speaker.full_name, range(len(record.names))))
        title = words(f"{record.game}-title")
        found.append((file, f"{title}, {day:%Y-%m-%d %H:%M}: {names}"))
    return found


# Who plays


def ask_seats(words: Words, game: str) -> str:
    """People first, then bots; a partner is no opponent."""
    if is_for_teams(game):
        return ask_teams(words, game)
    people = ask_people(words, game)
    bots = ask_bots(words, game, len(people))
    bot = ask_league(words, "play-league") if bots else ""
    return ",".join([*people, *[bot] * bots])


def is_for_teams(game: str) -> bool:
    """Whether there are partners at the largest table."""
    setup = GAMES[game].agree(GAMES[game].players[-1])
    return len(set(GAMES[game].sides_of(setup))) < setup.seats


def ask_teams(words: Words, game: str) -> str:
    """One person at one keyboard, partners, and opponents."""
    players = GAMES[game].players
    question = words("play-players", least=players[0], most=players[-1])
    number = ask_number(words, question, players[0], players[-1], usual_seats(game))
    if number % 2:
        click.echo(words("play-odd"))
    sides = GAMES[game].sides_of(GAMES[game].agree(number))
    partners = sides.count(sides[0]) - 1
    click.echo(words("play-teams", partners=partners, opponents=number - partners - 1))
    against = ask_league(words, "play-league")
    beside = ask_league(words, "play-league-partners", against) if partners else ""
    return ",".join([HUMAN, *[beside if side == sides[0] else against for side in sides[1:]]])


def ask_people(words: Words, game: str) -> list[str]:
    """Those at this screen; in a race there is one keyboard."""
    most = 1 if GAMES[game].races else GAMES[game].players[-1]
    number = 1
    if most > 1:
        number = ask_number(words, words("play-people", most=most), 1, most, 1)
    if number == 1:
        return [HUMAN]
    people: list[str] = []
    while len(people) < number:
        usual = words("play-person", seat=SEATS[len(people)])
        name = ask_line(words("play-name", number=len(people) + 1), usual)
        if len(name) <= LONGEST_NAME and name.isprintable() and "," not in name:
            people.append(f"{HUMAN}:{name}")
        else:
            complain(words, Mistake("name-bad", text=name, most=LONGEST_NAME))
    return people


def ask_bots(words: Words, game: str, people: int) -> int:
    players = GAMES[game].players
    least, most = max(0, players[0] - people), players[-1] - people
    if least == most:
        return least
    question = words("play-opponents", least=least, most=most)
    return ask_number(words, question, least, most, max(least, usual_seats(game) - people))


def ask_league(words: Words, code: str, usual: str = USUAL_BOT) -> str:
    """How strong bots are."""
    known = ", ".join(f"{number} {name}" for number, name in enumerate(leagues(words), start=1))
    while True:
        answer = ask_line(words(code, leagues=known), str(LEAGUES.index(usual) + 1))
        if found := picked(answer.lower(), LEAGUES):
            return found
        complain(words, Mistake("league-unknown", text=answer, known=known))


def ask_again(words: Words) -> bool:
    """The same once more?"""
    yes, no = words("play-yes"), words("play-no")
    while (answer := ask_line(words("play-again", yes=yes, no=no), no).lower()[:1]) != no:
        if answer == yes:
            return True
    return False


# One question


def ask_number(words: Words, question: str, least: int, most: int, usual: int) -> int:
    numbers = [str(number) for number in range(least, most + 1)]
    while True:
        answer = ask_line(question, str(usual))
        if answer in numbers:
            return int(answer)
        complain(words, Mistake("number-off", text=answer, least=least, most=most))


def picked(answer: str, names: tuple[str, ...]) -> str | None:
    """By name or by number; None: neither."""
    numbers = [str(number) for number in range(1, len(names) + 1)]
    return (
        names[numbers.index(answer)] if answer in numbers else answer if answer in names else None
    )


def complain(words: Words, mistake: Mistake) -> None:
    width = shutil.get_terminal_size().columns
    click.echo(click.wrap_text(words.mistake(mistake), width))


def ask_line(question: str, usual: str) -> str:
    """The answer, or the usual one, which is shown."""
    try:
        width = shutil.get_terminal_size().columns
        return input(f"{click.wrap_text(f'{question} [{usual}]', width)} ").strip() or usual
    except EOFError:
        raise Mistake("input-closed") from None
