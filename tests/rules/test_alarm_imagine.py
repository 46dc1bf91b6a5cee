"""What a seat of Fußball-Alarm can conclude, and must not imagine otherwise."""

from __future__ import annotations

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Event
from anpfiff.games.alarm.rules import Alarm
from tests.rules.positions import CAST, alarm, play

ALIKE = 40
"""Tables imagined from other dice: chance alone does not make them agree."""


def imagined(table: Alarm, events: list[Event]) -> list[Alarm]:
    """By A, who was told all of it."""
    memory = Alarm.Memory(table.setup)
    memory.see([event.told(0) for event in events])
    view = table.view(0)
    return [Alarm.imagine(table.setup, view, memory, FastDice(seed)) for seed in range(ALIKE)]


def test_R13_who_searches_twice_knows_what_was_taken_in_between() -> None:
    table = alarm("""
        A     tilda tilda bruno greta fritz
        B     bruno bruno greta greta kalle
        pile  lotte hanno fritz bruno
        turn  A question
    """)
    moves = ["A search", "A take lotte", "A discard tilda"]
    moves += ["B search", "B take hanno", "B discard kalle", "A search"]
    events = [event for move in moves for event in play(table, move)]
    assert [CAST[card] for card in table.view(0).searched] == ["fritz", "bruno", "tilda", "kalle"]
    for guess in imagined(table, events):
        assert "hanno" in [CAST[card] for card in guess.hands[1].cards]
