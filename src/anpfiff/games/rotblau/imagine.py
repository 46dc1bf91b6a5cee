"""Tables that fit what has been seen of Rot gegen Blau.

All see the same: every card that shows, and where it goes. So it is known which cards lie where in
the discard piles, except the lower one of two turned together (D9), and what each player must still
have since it was seen before he shuffled. The rest of each team is dealt at random over its unseen
places. After a goal all cards are dealt anew, and what was known is worth nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import Event, Setup
from anpfiff.games.rotblau.cards import BLUE, RED, TOP, UNDER
from anpfiff.games.rotblau.view import EMPTY, RotBlauView

if TYPE_CHECKING:
    from anpfiff.games.rotblau.rules import RotBlau

UNKNOWN = -2
LAID = ("kick-off", "pass", "tackle", "action", "answer")


class Sight:
    """What has been seen of one player's cards in this round."""

    def __init__(self, facts: dict[str, Any]) -> None:
        """R6, D4 What went under the deck is its lowest part, the last one at the bottom."""
        back = facts["back"]
        under = list(back[::-1]) if facts["setup"] == "under" else []
        self.hand = under + [UNKNOWN] * (facts["hand"] - len(under))
        self.pile: list[int] = []
        self.passed = Counter([*facts["cards"], *under])
        """Seen since he last shuffled, so all of them different cards."""
        self.held = self.passed | Counter(set(back))
        """He has so many of each at least."""

    def follow(self, code: str, facts: dict[str, Any]) -> None:
        if code == "book" or code in LAID:
            self.lose(facts["card"], facts["place"])
        elif code == "turn":
            self.turn(facts["card"], facts["count"])
        elif code == "lower":
            self.look_under(facts["card"])
        elif code == "uncover":
            self.uncover(facts["card"])
        elif code == "refill":
            self.refill(facts["card"], facts["of"])
        elif code == "display":
            for card in facts["cards"]:
                self.see(card, UNKNOWN)
        elif code == "gather":
            self.shuffle()

    def draw(self) -> int:
        """The next card of the hand deck. Nothing is known of it after a shuffle."""
        return self.hand.pop() if self.hand else UNKNOWN

    def see(self, card: int, known: int) -> None:
        if known == UNKNOWN:
            self.passed[card] += 1
            self.held[card] = max(self.held[card], self.passed[card])

    def turn(self, card: int, count: int) -> None:
        if count == 2:
            self.pile.append(self.draw())
        self.see(card, self.draw())
        self.pile.append(card)

    def look_under(self, card: int) -> None:
        if len(self.pile) > 1:
            self.see(card, self.pile[-2])
            self.pile[-2] = card

    def uncover(self, card: int) -> None:
        if self.pile:
            self.see(card, self.pile[-1])
            self.pile[-1] = card

    def refill(self, card: int, source: str) -> None:
        if source == "hand":
            self.see(card, self.draw())
        else:
            del self.pile[-1:]

    def lose(self, card: int, place: int) -> None:
        self.passed[card] -= 1
        self.held[card] -= 1
        if place == TOP:
            del self.pile[-1:]
        elif place == UNDER:
            del self.pile[-2:-1]

    def shuffle(self) -> None:
        self.hand, self.pile = [], []
        self.passed.clear()


class RotBlauMemory(Memory):
    """What everybody has seen, folded round by round."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.sights: dict[int, Sight] = {}
        self.middle: list[int] = []

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            self.follow(event.code, event.facts)

    def follow(self, code: str, facts: dict[str, Any]) -> None:
        if code == "deal":
            self.sights[facts["seat"]] = Sight(facts)
            self.middle = []
        elif facts.get("seat") in self.sights:
            self.sights[facts["seat"]].follow(code, facts)
            if code in LAID:
                self.middle.append(facts["card"])
            if code == "book":
                self.sights[facts["victim"]].shuffle()


def imagined(
    cls: type[RotBlau], setup: Setup, view: RotBlauView, memory: RotBlauMemory, dice: Dice, now: int
) -> RotBlau:
    """Lay what is known to its place and deal the rest."""
    table = cls.__new__(cls)
    table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    table.now = now
    table.scored = [list(cards) for cards in view.scored]
    table.displays = [list(display) for display in view.displays]
    table.paired = [card != EMPTY for card in view.lowers]
    table.booked = list(view.booked)
    table.middle = fitted(memory.middle, view.height, view.top)
    deal_unseen(table, view, memory, dice)
    table.busy = list(view.busy)
    table.ready = list(view.ready)
    table.outcome = view.result
    if view.result is None and not view.ready:
        table.begin()
    table.wait_until(view.until)
    return table


def fitted(known: list[int], height: int, top: int) -> list[int]:
    """A pile of this height with this card on top; what a weak memory has lost is unknown."""
    if not height:
        return []
    under = known[:-1][len(known) - height :] if len(known) > height else known[:-1]
    return [UNKNOWN] * (height - 1 - len(under)) + under + [top]


def deal_unseen(table: RotBlau, view: RotBlauView, memory: RotBlauMemory, dice: Dice) -> None:
    """Each team's cards that are in no known place, over the unseen places of its players."""
    spare: list[int] = []
    for side in (RED, BLUE):
        team = table.team(side)
        for seat in team:
            sight = memory.sights.get(seat)
            hand = sight.hand[: view.hands[seat]] if sight else []
            table.hands[seat] = hand + [UNKNOWN] * (view.hands[seat] - len(hand))
            pile = sight.pile if sight else []
            table.piles[seat] = fitted(pile, view.heights[seat], view.tops[seat])
            if view.lowers[seat] != EMPTY:
                table.piles[seat][-2] = view.lowers[seat]
        free = unseen(table, side)
        owed = [still_held(table, seat, memory, free) for seat in team]
        rest = [card for card, count in free.items() for _ in range(count)]
        dice.shuffle(rest)
        for seat, cards in zip(team, owed, strict=True):
            fill(table, seat, cards, rest, dice)
        spare += rest
    if UNKNOWN in table.middle:
        dice.shuffle(spare)
        table.middle = [spare.pop() if card == UNKNOWN else card for card in table.middle]


def unseen(table: RotBlau, side: int) -> Counter[int]:
    """How many cards of each kind the team has in no known place."""
    free = Counter(table.card_set(side))
    for foe in table.team(1 - side):
        free[table.deck.yellow[side]] -= table.booked[foe]
    known = table.middle[:]
    for seat in table.team(side):
        known += places_of(table, seat)
    for card in known:
        if card in free:
            free[card] -= 1
    return free


def places_of(table: RotBlau, seat: int) -> list[int]:
    return [*table.hands[seat], *table.piles[seat], *table.displays[seat]]


def still_held(table: RotBlau, seat: int, memory: RotBlauMemory, free: Counter[int]) -> list[int]:
    """Cards that the player must have, but nobody knows where; they are no longer free."""
    sight = memory.sights.get(seat)
    if sight is None:
        return []
    here = Counter(places_of(table, seat))
    owed: list[int] = []
    for card, count in sight.held.items():
        for _ in range(min(count - here[card], free[card])):
            owed.append(card)
            free[card] -= 1
    return owed


def fill(table: RotBlau, seat: int, owed: list[int], rest: list[int], dice: Dice) -> None:
    """Deal these cards and as many of the rest as the player has unseen places."""
    missing = places_of(table, seat).count(UNKNOWN)
    cards = owed[:missing] + [rest.pop() for _ in range(missing - len(owed))]
    if owed:
        dice.shuffle(cards)
    for pile in (table.hands[seat], table.piles[seat]):
        pile[:] = [cards.pop() if card == UNKNOWN else card for card in pile]
