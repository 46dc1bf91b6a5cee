"""What the laws need to know of Elfmeter!, written from its rule page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle


def census(table: Any) -> Counter[Any]:
    """R1 24 cards and six kick-off cards for each colour; a goal is a kick-off card turned over."""
    cards: Counter[Any] = Counter(
        (seat, card) for seat in range(2) for card in table.stacks[seat] + table.spent[seat]
    )
    cards["kick-off"] = sum(table.kick_offs) + sum(table.goals) + table.removed
    cards["kick-off"] += table.middle >= 0
    return cards


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    """The order of the other stack, his choice for the penalty, and C15 covered stacks."""
    other = 1 - seat
    choosing = bool(table.secret and table.secret[other])
    if not choosing:
        dice.shuffle(table.stacks[other])
    if table.chosen[other] >= 0:
        table.chosen[other] = dice.pick(table.stacks[other])
    if table.ready:
        dice.shuffle(table.stacks[seat])


def reveals(event: Event, seat: Seat) -> bool:
    """R16 Both cards are shown together; C21 the first card of an attempt nobody has seen."""
    return event.code in ("shot", "miss") or event.facts.get("place") == 1


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """R20, C14 In a stack is what was not played since the kick-off; the own one lies open."""
    played: list[set[int]] = [set(), set()]
    for event in events:
        if event.code == "kick-off":
            played = [set(), set()]
        elif event.code in ("pass", "tackle", "miss") or event.facts.get("rule") == "R10":
            played[event.facts["seat"]].add(event.facts["card"])
    for seat in range(2):
        if set(table.stacks[seat]) != set(range(24)) - played[seat]:
            return f"seat {seat} has played {played[seat]} and nothing else"
    if view.stack and list(view.stack) != table.stacks[view.seat]:
        return "the own stack has another order"
    return ""


ORACLE = Oracle(
    census,
    swap,
    reveals,
    contradicts,
    (
        {},
        {"referee": "strict", "breath_ms": "300"},
        {"start": "B", "opening": "leaf", "ready_ms": "100", "choice_ms": "1000"},
        {"throw": "sloppy", "miss_percent": "40"},
        {"ignored": "back", "wrong": "flat"},
    ),
)
