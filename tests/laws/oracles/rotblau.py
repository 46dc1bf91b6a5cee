"""What the laws need to know of Rot gegen Blau, written from its rule page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from tests.laws.oracle import Oracle

NO_CARD = -1
TOP, UNDER = 4, 5
LAID = ("kick-off", "pass", "tackle", "action", "answer")


def census(table: Any) -> Counter[Any]:
    """R1, R3 Of the three yellow cards of a team some are aside, some in its set, some played."""
    cards = Counter([*table.middle, *(card for cards in table.scored for card in cards)])
    for seat in range(table.seats):
        cards.update([*table.hands[seat], *table.piles[seat]])
        cards.update(card for card in table.displays[seat] if card != NO_CARD)
        cards[table.deck.yellow[1 - table.sides[seat]]] += table.booked[seat]
    for side in range(2):
        # R17 The third goal ends the match, and nobody takes a yellow card for it any more.
        cards[table.deck.yellow[side]] += 3 - 1 - min(2, len(table.scored[1 - side]))
    return cards


def swap(table: Any, seat: Seat, dice: Dice) -> None:
    """Two cards of a team out of hand decks and from under what shows of discard piles (D9)."""
    side = dice.below(2)
    places: list[tuple[list[int], int]] = []
    for owner in range(table.seats):
        if table.sides[owner] == side:
            places += [(table.hands[owner], place) for place in range(len(table.hands[owner]))]
            covered = len(table.piles[owner]) - 1 - table.paired[owner]
            places += [(table.piles[owner], place) for place in range(covered)]
    if places:
        (one, i), (two, j) = dice.pick(places), dice.pick(places)
        one[i], two[j] = two[j], one[i]


def reveals(event: Event, seat: Seat) -> bool:
    # R4–R6 the deal, R8 and D9 turning, R9 what shows next, R10 the refill, R11 and R22 a new
    # display
    return event.code in ("deal", "turn", "lower", "uncover", "refill", "display")


def contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """The middle, the known places of the piles and of the bottom, and what everybody must have."""
    for seat in range(table.seats):
        wrong = seen_otherwise(seat, this_round(events), table)
        if wrong:
            return f"seat {seat}: {wrong}"
    middle = [event.facts["card"] for event in this_round(events) if event.code in LAID]
    if view.result is None and middle != table.middle:
        return f"the middle is {middle}"
    return ""


def this_round(events: Sequence[Event]) -> list[Event]:
    starts = [
        i for i, event in enumerate(events) if event.code == "deal" and not event.facts["seat"]
    ]
    return list(events[starts[-1] :])


def seen_otherwise(seat: Seat, events: Sequence[Event], table: Any) -> str:
    seen = Seen()
    for event in events:
        if event.code == "book" and event.facts["victim"] == seat:
            seen.shuffle()
        if event.facts.get("seat") == seat:
            seen.follow(event.code, event.facts)
    return seen.compare(table.hands[seat], table.piles[seat], table.displays[seat])


class Seen:
    """What lies before one player, and what he must have at least."""

    def __init__(self) -> None:
        self.pile: list[int | None] = []
        self.display: dict[int, int] = {}
        self.bottom: tuple[int, ...] = ()
        self.least: Counter[int] = Counter()

    def shuffle(self) -> None:
        self.pile, self.display, self.bottom = [], {}, ()

    def follow(self, code: str, facts: dict[str, Any]) -> None:
        if code == "deal":
            self.least.update(dict.fromkeys(facts["back"], 1))
            self.bottom = facts["back"][::-1] if facts["setup"] == "under" else ()
        if code in ("deal", "display"):
            self.display = dict(enumerate(facts["cards"]))
        elif code == "gather":
            self.shuffle()
        elif code == "turn":
            self.pile += [None] * (facts["count"] - 1) + [facts["card"]]
        elif code == "lower":
            self.pile[-2] = facts["card"]
        elif code == "uncover":
            self.pile[-1] = facts["card"]
        elif code == "refill":
            self.display[facts["place"]] = facts["card"]
            if facts["of"] == "discard":
                self.pile.pop()
        elif code in (*LAID, "book"):
            self.leave(facts["card"], facts["place"])
        self.least |= Counter(
            [*self.display.values(), *(card for card in self.pile if card is not None)]
        )

    def leave(self, card: int, place: int) -> None:
        self.least[card] -= 1
        if place in (TOP, UNDER):
            del self.pile[TOP - place - 1]
        else:
            del self.display[place]

    def compare(self, hand: list[int], pile: list[int], display: list[int]) -> str:
        if len(pile) != len(self.pile) or any(
            known not in (None, card) for known, card in zip(self.pile, pile, strict=True)
        ):
            return f"the discard pile is {self.pile}"
        if tuple(hand[: len(self.bottom)]) != self.bottom[: len(hand)]:
            return f"under the hand deck lie {self.bottom}"
        missing = self.least - Counter([*hand, *pile, *display])
        return f"there must be {dict(missing)}" if missing else ""


ORACLE = Oracle(
    census,
    swap,
    reveals,
    contradicts,
    (
        {},
        {"refill": "discard", "larger": "blue", "even": "yes"},
        {"action": "turned", "setup": "under"},
        {"pair": "yes", "gather_ms": "0"},
        {"pair": "yes", "refill": "discard", "action": "turned"},
        {"refill": "discard", "action": "turned", "lock_ms": "900", "still_ms": "20000"},
        {"gather_ms": "0", "yellow_ms": "0", "break_ms": "100", "wrong": "flat"},
        {"hand_ms": "0", "lock_ms": "0", "late_ms": "0", "still_ms": "0"},
    ),
)
