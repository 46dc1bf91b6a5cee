"""What the laws need to know of the little race in tests/tables.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle


def census(table: Any) -> Counter[Any]:
    return Counter([*table.stack, *table.shown])


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    dice.shuffle(table.stack)


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    turned = [event.facts["card"] for event in events if event.code == "turn"]
    return "" if turned == table.shown else "the cards turned up differ"


def reveals(event: Event, seat: Seat) -> bool:
    return event.code == "turn"


ORACLE = Oracle(census, swap, reveals, contradicts)
