"""What the notations of both games of team against team must hold."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from anpfiff.core.deck import Deck
from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.laws.laws import play_on, timed_walk, walk
from tests.laws.oracles import oracle_of

Game = type[RotWeiss] | type[RotBlau]
STEPS = 300
NOISE = "AB|/_-!=0129rwbY ²é\x00\t\n"
WORDS = ("only", "options", "goals", "3", "99999999999", "A=1", "-", "_", "|", "/", "r9!", "middle")
CODES = {"position-line", "position-seats", "seats-count", "option-unknown", "option-value"}


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats and every setting."""
    settings = oracle_of(game).settings
    count = max(len(settings), len(game.players))
    return [
        (game.players[number % len(game.players)], settings[number % len(settings)])
        for number in range(count)
    ]


def reads_back(table: Any) -> str:
    """The text makes an equal table, and that one the same text."""
    text = str(table)
    again = type(table).position(text, table.setup.deck)
    assert again.setup == table.setup
    assert again.state() == table.state(), text
    assert str(again) == text
    return text


def check_races(game: Game, seats: int, setting: dict[str, str]) -> None:
    """At every step of a random race and of one in simulated time, to its end."""
    for step in islice(walk(game, setting, seats, seats), STEPS):
        reads_back(step.table)
    bots = [f"reflex:{1 + seat % 4}" for seat in range(seats)]
    for step in timed_walk(game, setting, bots, seats):
        reads_back(step.table)
    assert step.table.result() is not None


def check_deck(game: Game, deck: Deck) -> None:
    for seats in game.players:
        table = game(game.agree(seats, {}, deck), FastDice(seats))
        for seed in range(3):
            reads_back(table)
            play_on(table, FastDice(seed))
        table.playout(FastDice(7))
        reads_back(table)


def example(doc: str | None) -> str:
    """The indented lines of a docstring."""
    assert doc
    return "\n".join(line for line in doc.splitlines() if line.startswith("    "))


def mistake_in(game: Game, text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        game.position(text)
    return caught.value


def check_nonsense(game: Game, texts: list[str], seed: int, count: int) -> None:
    """Whatever is typed, it is a Mistake or a position that reads back and can be played."""
    dice = FastDice(seed)
    mistakes = []
    for text in mutants(texts, dice, count):
        try:
            table = game.position(text, dice=FastDice(seed))
        except Mistake as mistake:
            mistakes.append(mistake)
        else:
            reads_back(table)
            play_on(table, dice)
            reads_back(table)
    assert 0 < len(mistakes) < count
    assert {mistake.code for mistake in mistakes} <= CODES
    assert all(len(mistake.facts.get("line", "")) <= 60 for mistake in mistakes)


def mutants(texts: list[str], dice: FastDice, count: int) -> Iterator[str]:
    for _ in range(count):
        text = dice.pick(texts)
        for _ in range(1 + dice.below(3)):
            text = mutant(text, dice)
        yield text


def mutant(text: str, dice: FastDice) -> str:
    """A character, a word or a line is lost, doubled, changed or moved."""
    glue = dice.pick(["", " ", "\n"])
    parts = text.split(glue) if glue else list(text)
    place, other = dice.below(len(parts) or 1), dice.below(len(parts) or 1)
    change = dice.below(4)
    if change == 0:
        del parts[place : place + 1]
    elif change == 1:
        parts.insert(other, dice.pick(WORDS) if glue else dice.pick(NOISE))
    elif parts and change == 2:
        parts.insert(other, parts[place])
    elif parts:
        parts[place], parts[other] = parts[other], parts[place]
    return glue.join(parts)
