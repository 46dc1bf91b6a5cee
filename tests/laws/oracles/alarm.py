"""What the laws need to know of Fußball-Alarm, written from its rule page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from anpfiff.core.piles import bag_of
from tests.laws.oracle import Oracle


def census(table: Any) -> Counter[Any]:
    cards = Counter(("footballer", card) for card in [*table.stock, *table.pile])
    for hand in table.hands:
        cards.update(("footballer", card) for card in hand.cards)
    cards.update(("alarm", card) for card in [*table.row, *table.covered])
    return cards


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    """Two cards out of other hands, the stock and the covered part of the pile.

    Not those a choice is being made from: then other moves would be possible, and that may show.
    """
    question = table.open_question()
    places: list[tuple[Any, int]] = [(table.stock, place) for place in range(len(table.stock))]
    if question != "take":
        places += [(table.pile, place) for place in range(len(table.pile) - 1)]
    hands = [list(hand.cards) for hand in table.hands]
    for other, hand in enumerate(hands):
        if other != seat and (other != table.asked or question != "discard"):
            places += [(hand, place) for place in range(len(hand))]
    (one, i), (two, j) = dice.pick(places), dice.pick(places)
    one[i], two[j] = two[j], one[i]
    table.hands = [bag_of(7, hand) for hand in hands]


def reveals(event: Event, seat: Seat) -> bool:
    facts = event.facts
    if event.code in ("hand", "draw", "search"):
        return bool(facts["seat"] == seat)
    if event.code == "steal":
        return seat in (facts["seat"], facts["victim"])
    # R7, R20 the top of a new pile, A5 after a search, R16 the fouled footballer, R21, R22 the end
    return event.code in ("pile", "take", "reshuffle", "alarm", "end")


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """Cards seen to go to a hand and not seen to leave it; the pile as far as it is known."""
    held: list[Counter[int]] = [Counter() for _ in view.hands]
    pile: list[Any] = []
    for event in events:
        follow_pile(event, view.seat, pile, held)
        if event.code == "discard":
            held[event.facts["seat"]] -= Counter([event.facts["card"]])
        elif event.code == "steal":
            follow_theft(event.facts, view.seat, held)
    if view.result is None and any(hand.most == 5 for hand in table.hands):
        return "somebody would have won"
    for seat, known in enumerate(held):
        if seat != view.seat and known - Counter(table.hands[seat].cards):
            return f"seat {seat} must hold {dict(known)}"
    for place, card in enumerate(pile):
        if card is not None and table.pile[place] != card:
            return f"card {place} of the pile must be {card}"
    return ""


def follow_pile(event: Event, me: Seat, pile: list[Any], held: list[Counter[int]]) -> None:
    facts = event.facts
    if event.code in ("pile", "reshuffle"):
        pile[:] = [None] * 6 + [facts["top"]]
    elif event.code == "search" and facts["seat"] == me:
        pile[:] = facts["cards"]
    elif event.code == "discard":
        pile.append(facts["card"])
    elif event.code == "take" and facts["seat"] == me:
        pile.remove(facts["card"])
    elif event.code == "take" and facts["top"] != pile[-1]:
        held[facts["seat"]][pile.pop()] += 1
        pile[-1] = facts["top"]
    elif event.code == "take":
        pile[:] = [None] * (len(pile) - 2) + [facts["top"]]


def follow_theft(facts: dict[str, Any], me: Seat, held: list[Counter[int]]) -> None:
    if facts["victim"] == me:
        held[facts["seat"]][facts["card"]] += 1
    elif facts["seat"] == me:
        held[facts["victim"]] -= Counter([facts["card"]])
    else:
        held[facts["victim"]].clear()


ORACLE = Oracle(
    census,
    swap,
    reveals,
    contradicts,
    (
        {},
        {"whistle": "must"},
        {"reshuffle": "when-needed"},
        {"die": "4-4-1", "start": "B"},
        {"die": "1-8-1"},
    ),
)
