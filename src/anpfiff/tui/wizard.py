"""Asks what `anpfiff play` was not told: which game, how many opponents, how strong."""

from __future__ import annotations

import shutil

import click

from anpfiff.bots import LEAGUES, USUAL_BOT
from anpfiff.core.nouns import Mistake
from anpfiff.games import GAMES
from anpfiff.tui.faces import looks
from anpfiff.words import Words


def usual_seats(game: str) -> int:
    """How many play if nobody says."""
    return looks(game).seats


def ask_game(words: Words) -> str:
    width = shutil.get_terminal_size().columns
    for number, name in enumerate(GAMES, start=1):
        text = f"{number}  {words(f'{name}-title')}: {words(f'{name}-about')}"
        click.echo(click.wrap_text(text, width, initial_indent="  ", subsequent_indent="     "))
    names = tuple(GAMES)
    while True:
        answer = ask_line(words("play-which"), "1")
        if found := picked(answer, names):
            return found
        click.echo(words.mistake(Mistake("game-unknown", text=answer, known=", ".join(names))))


def ask_opponents(words: Words, game: str) -> int:
    players = GAMES[game].players
    least, most = players[0] - 1, players[-1] - 1
    numbers = tuple(map(str, range(least, most + 1)))
    while least < most:
        question = words("play-opponents", least=least, most=most)
        answer = ask_line(question, str(usual_seats(game) - 1))
        if answer in numbers:
            if int(answer) % 2 == 0 and "even" in GAMES[game].Options().write():
                click.echo(words("play-odd"))
            return int(answer)
    return least


def ask_league(words: Words) -> str:
    """How strong the opponents are."""
    known = ", ".join(f"{number} {league}" for number, league in enumerate(LEAGUES, start=1))
    while True:
        usual = str(LEAGUES.index(USUAL_BOT) + 1)
        answer = ask_line(words("play-league", leagues=known), usual)
        if found := picked(answer.lower(), LEAGUES):
            return found
        click.echo(words.mistake(Mistake("league-unknown", text=answer, known=known)))


def picked(answer: str, names: tuple[str, ...]) -> str | None:
    """By name or by number; None: neither."""
    numbers = [str(number) for number in range(1, len(names) + 1)]
    return (
        names[numbers.index(answer)] if answer in numbers else answer if answer in names else None
    )


def ask_line(question: str, usual: str) -> str:
    """The answer, or the usual one, which is shown."""
    try:
        return input(f"{question} [{usual}] ").strip() or usual
    except EOFError:
        raise Mistake("input-closed") from None
