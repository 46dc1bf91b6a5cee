"""What the laws need to know of the little penalty game in tests/tables.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle
from tests.tables import CORNERS, HEIGHTS


def census(table: Any) -> Counter[Any]:
    return Counter()


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    other = table.chosen[1 - seat]
    table.chosen[1 - seat] = tuple(dice.pick(CORNERS if move < 3 else HEIGHTS) for move in other)


def reveals(event: Event, seat: Seat) -> bool:
    return event.code == "shot"


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    return ""


ORACLE = Oracle(census, swap, reveals, contradicts)
