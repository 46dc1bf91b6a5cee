"""Commands that look at records for what they prove."""

from __future__ import annotations

import click

from anpfiff.cli.reading import read_bytes, read_deck
from anpfiff.words import Words

WRONG_RECORD = 1
"""The exit status if something is wrong with it; a file that is no record is wrong input."""


def verify(words: Words, file: str, deck: str | None) -> int:
    from anpfiff.play.verify import verify as look_at
    from anpfiff.tui.verdict import said

    verdict = look_at(read_bytes(file), lambda game: read_deck(game, deck))
    for line in said(verdict, words):
        click.echo(line)
    return WRONG_RECORD if verdict.wrong else 0
