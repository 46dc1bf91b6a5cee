"""What the laws need to know of Finale, written from its rule page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle


def census(table: Any) -> Counter[Any]:
    """Nobody is in two places, and nobody comes back who has left."""
    squads = [card for side in (*table.field, *table.bench) for card in side]
    tactics = [(seat, card) for seat in range(2) for card in table.hands[seat] + table.stacks[seat]]
    for cards in (squads, tactics):
        assert len(cards) == len(set(cards))
    assert all(keeper == -2 or keeper in squads for keeper in table.keeper)
    return Counter()


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    """The order of the stacks, and what the other holds: not while he chooses among it."""
    other = 1 - seat
    if not table.period:
        return
    if table.options.tactics != "free" or table.period > 6:
        dice.shuffle(table.stacks[seat])
        dice.shuffle(table.stacks[other])
    hand, stack = table.hands[other], table.stacks[other]
    choosing = table.asked == other or bool(table.secret and table.secret[other])
    if hand and stack and not choosing:
        i, j = dice.below(len(hand)), dice.below(len(stack))
        if hand[i] != table.open[other]:
            hand[i], stack[j] = stack[j], hand[i]
            hand.sort()


def reveals(event: Event, seat: Seat) -> bool:
    # R7, R12 and R42 show what was secret; a card drawn or put away is the owner's secret.
    if event.code in ("draw", "swap"):
        return bool(event.facts["seat"] == seat)
    return event.code in ("line-up", "reveal", "substitution", "lay")


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """A card shown since the present stack was made is neither in hand nor in the stack."""
    for seat in range(2):
        shown: list[int] = []
        for event in events:
            if event.code == "period" and event.facts["period"] == 7:
                shown = []
            elif event.code == "reveal":
                shown.append(event.facts["tactics"][seat])
            elif event.code == "lay" and event.facts["seat"] == seat:
                shown.append(event.facts["tactic"])
        if set(shown) & {*table.hands[seat], *table.stacks[seat]}:
            return f"seat {seat} has shown {shown}"
    return ""


SECOND_LEG = {"leg": "second", "aggregate": "1-1", "after90": "extra-time"}
ORACLE = Oracle(
    census,
    swap,
    reveals,
    contradicts,
    (
        {"squads": "first"},
        {"squads": "x", "after90": "extra-time"},
        {"squads": "first", "after90": "extra-time", "die": "0-0-0-3-3-3"},
        {"squads": "x", "tactics": "free", **SECOND_LEG},
        {},
    ),
)
