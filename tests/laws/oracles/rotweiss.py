"""What the laws must know of Rot gegen Weiß, written from its rule page and not from its code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle


def census(table: Any) -> Counter[Any]:
    """R19 Goal cards that scored are still there, aside. R3 Nobody holds a card of the others."""
    cards: Counter[Any] = Counter(table.middle)
    for seat in range(table.seats):
        own = [*table.hands[seat], *(card for pile in table.piles[seat] for card in pile)]
        assert {table.deck.cards[card].side for card in own} <= {table.sides[seat]}
        assert table.tops[seat] == tuple((pile or [-1])[-1] for pile in table.piles[seat])
        assert table.heights[seat] == tuple(len(pile) for pile in table.piles[seat])
        cards.update(own)
    for side, aside in enumerate(table.aside):
        assert {(table.deck.cards[card].side, table.deck.cards[card].goal) for card in aside} <= {
            (side, True)
        }
        cards.update(aside)
    return cards


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    """R5 Two cards of face-down stacks of one team: all else has been seen."""
    one = dice.below(table.seats)
    two = dice.pick(
        [other for other in range(table.seats) if table.sides[other] == table.sides[one]]
    )
    mine, theirs = table.hands[one], table.hands[two]
    if mine and theirs:
        i, j = dice.below(len(mine)), dice.below(len(theirs))
        mine[i], theirs[j] = theirs[j], mine[i]


def reveals(event: Event, seat: Seat) -> bool:
    # R6, R8a a card from the stack is laid open; R12 it can be the first goalkeeper
    return event.code in ("turn", "kick-off")


class Batch:
    """Cards given back to a team at once, and how many of them each seat has not shown since."""

    def __init__(self, cards: list[int], left: dict[Seat, int]) -> None:
        self.cards = cards
        self.left = left


class Seen:
    """All that was laid open, from the first card on."""

    def __init__(self, setup: Any) -> None:
        self.deck = setup.deck
        # R2 Every other seat is in one team; B12 the colour of A's team is agreed on.
        first = 0 if setup.options.larger == "red" else 1
        self.sides = [(seat + first) % 2 for seat in range(setup.seats)]
        self.count = 0
        self.piles: list[dict[int, list[int]]] = [{} for _ in self.sides]
        self.middle: list[int] = []
        self.aside: list[tuple[int, ...]] = [(), ()]
        self.sure: list[Counter[int]] = [Counter() for _ in self.sides]
        self.sizes = [0 for _ in self.sides]
        self.batches: list[Batch] = []

    def read(self, events: Sequence[Event]) -> None:
        for event in events[self.count :]:
            self.see(event.code, event.facts)
        self.count = len(events)

    def see(self, code: str, facts: dict[str, Any]) -> None:
        if code == "turn":
            self.show(facts["seat"], facts["card"])
            self.piles[facts["seat"]].setdefault(facts["place"], []).append(facts["card"])
        elif code in ("kick-off", "pass", "tackle"):
            assert self.piles[facts["seat"]][facts["place"]].pop() == facts["card"]
            self.middle.append(facts["card"])
        elif code == "goal":
            self.aside[self.sides[facts["seat"]]] += (self.middle.pop(),)
        elif code == "gather":
            self.pick_up(facts["seat"])
        elif code == "deal":
            self.deal(facts["hands"], facts["height"])

    def show(self, seat: Seat, card: int) -> None:
        self.sizes[seat] -= 1
        self.sure[seat] -= Counter([card])
        for batch in self.batches:
            if card in batch.cards:
                batch.cards.remove(card)
                batch.left[seat] -= 1

    def pick_up(self, seat: Seat) -> None:
        for pile in self.piles[seat].values():
            self.sure[seat].update(pile)
            self.sizes[seat] += len(pile)
        self.piles[seat] = {}

    def deal(self, hands: Sequence[int], height: int) -> None:
        """R20, R22 Everybody takes his cards up; what is in the middle goes back by colour."""
        back = self.middle[: len(self.middle) - height]
        self.middle = self.middle[len(self.middle) - height :]
        for seat in range(len(hands)):
            self.pick_up(seat)
        for side in (0, 1):
            cards = [card for card in back if self.deck.cards[card].side == side]
            left = {
                seat: hands[seat] - self.sizes[seat]
                for seat in range(len(hands))
                if self.sides[seat] == side
            }
            # Of equal cards nobody can tell which one came back.
            if all(self.deck.copies[card] == 1 for card in cards):
                self.batches.append(Batch(cards, left))
        self.batches = [batch for batch in self.batches if batch.cards]
        self.sizes = list(hands)


SEEN: dict[int, tuple[Sequence[Event], Seen]] = {}
"""By the list of events, which only grows: reading a long match anew at every step takes ages."""


def seen_in(setup: Any, events: Sequence[Event]) -> Seen:
    if id(events) not in SEEN:
        if len(SEEN) > 16:
            SEEN.clear()
        SEEN[id(events)] = (events, Seen(setup))
    seen = SEEN[id(events)][1]
    seen.read(events)
    return seen


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """Piles, middle and goals card by card; what was taken up again; who got how many back."""
    seen = seen_in(table.setup, events)
    if (table.middle, table.aside) != (seen.middle, seen.aside):
        return "other cards lie in the middle or aside"
    for seat, row in enumerate(table.piles):
        for place, pile in enumerate(row):
            if pile != seen.piles[seat].get(place, []):
                return f"other cards lie before seat {seat}"
        if seen.sure[seat] - Counter(table.hands[seat]):
            return f"seat {seat} must hold {dict(seen.sure[seat])}"
        for batch in seen.batches:
            held = sum(card in table.hands[seat] for card in batch.cards)
            if seat in batch.left and held != batch.left[seat]:
                return f"seat {seat} was given {batch.left[seat]} of {batch.cards}, not {held}"
    return ""


ORACLE = Oracle(
    census,
    swap,
    reveals,
    contradicts,
    (
        {},
        {"lock_ms": "700", "vote": "yes", "still_ms": "20000"},
        {"larger": "white", "even": "yes", "break_ms": "1000", "gather_ms": "0", "wrong": "flat"},
        {"gather_ms": "4000", "lock_ms": "0", "hand_ms": "0", "late_ms": "0", "still_ms": "0"},
    ),
)
