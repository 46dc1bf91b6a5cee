"""What the tests of all notations do: there and back, and what is wrong with a text."""

from __future__ import annotations

from importlib import import_module

import pytest

from anpfiff.core.deck import Deck
from anpfiff.core.dice import FastDice
from anpfiff.core.notation import LINE_SHOWN
from anpfiff.core.nouns import Mistake
from anpfiff.core.table import Table
from tests.laws.laws import play_on

CODES = {
    *("position-line", "position-seats", "seats-count"),
    *("option-unknown", "option-value", "option-only-with", "option-too-small"),
}


def reads_back(table: Table) -> str:
    """The text of a table. It makes an equal table, and that one the same text."""
    text = str(table)
    again = type(table).position(text, table.setup.deck)
    assert again.setup == table.setup
    assert again.state() == table.state(), text
    assert str(again) == text
    return text


def deck_reads_back(game: type[Table], deck: Deck) -> None:
    """In matches of every size with this deck, now and then and at the end."""
    for seats in game.players:
        table = game(game.agree(seats, {}, deck), FastDice(seats))
        for seed in range(3):
            reads_back(table)
            play_on(table, FastDice(seed))
        table.playout(FastDice(7))
        reads_back(table)


def example(game: type[Table]) -> str:
    """The first thing that the module says of itself, after what it is."""
    text = import_module(f"anpfiff.games.{game.name}.notation").__doc__ or ""
    return text.split("\n\n")[1]


def mistake_in(game: type[Table], text: str, deck: Deck | None = None) -> Mistake:
    with pytest.raises(Mistake) as caught:
        game.position(text, deck)
    check_mistake(caught.value)
    return caught.value


def check_mistake(mistake: Mistake) -> None:
    assert mistake.code in CODES, mistake
    if mistake.code == "position-line":
        assert len(mistake.facts["line"]) <= LINE_SHOWN
        assert mistake.facts["expected"]


def wrong_line(game: type[Table], text: str, deck: Deck | None = None) -> tuple[str, str]:
    """The line that is wrong, and what was expected."""
    mistake = mistake_in(game, text, deck)
    assert mistake.code == "position-line", mistake
    return mistake.facts["line"], mistake.facts["expected"]
