"""Commands that look at records for what they prove."""

from __future__ import annotations

import click

from anpfiff.cli.reading import find_game, read_bytes, read_deck, read_text
from anpfiff.core.nouns import Mistake
from anpfiff.words import Words

WRONG_RECORD = 1
"""The exit status if something is wrong with it; a file that is no record is wrong input."""


def integrity(words: Words, files: tuple[str, ...], deck: str | None) -> None:
    """All records together: the more of one player, the more can be said."""
    from collections import defaultdict

    from anpfiff.core.record import Record
    from anpfiff.play.integrity import Watched, watch
    from anpfiff.tui.speaker import with_reason
    from anpfiff.tui.verdict import reported

    players: defaultdict[str, Watched] = defaultdict(Watched)
    for file in files:
        record = Record.read(read_text(file))
        game = find_game(record.game)
        match = record.start(game, read_deck(game, deck))
        try:
            watch(record, match, players)
        except Mistake as mistake:
            raise Mistake("in-file", file=file, cause=with_reason(mistake, match, words)) from None
    for line in reported(players, words):
        click.echo(line)


def verify(words: Words, file: str, deck: str | None) -> int:
    from anpfiff.play.verify import verify as look_at
    from anpfiff.tui.verdict import said

    verdict = look_at(read_bytes(file), lambda game: read_deck(game, deck))
    for line in said(verdict, words):
        click.echo(line)
    return WRONG_RECORD if verdict.wrong else 0
