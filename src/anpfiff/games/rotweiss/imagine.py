"""Tables that fit what everybody at Rot gegen Weiß has seen.

All cards are turned up openly, and a card changes hands only through the middle. So everybody knows
what lies in the piles, in the middle and aside, and which cards a player has taken up again. Two
things stay hidden: the order of the hands, and who in a team got which card of a deal, of which
only the numbers are seen (B5). Where equal cards leave it in doubt from which deal one came, those
deals are taken for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import Event, Seat, Setup
from anpfiff.games.rotweiss.cards import PLACES, RotWeissDeck
from anpfiff.games.rotweiss.options import sides_of

if TYPE_CHECKING:
    from anpfiff.games.rotweiss.rules import RotWeiss
    from anpfiff.games.rotweiss.view import RotWeissView


def imagined(
    cls: type[RotWeiss], setup: Setup, view: RotWeissView, memory: Memory, dice: Dice, now: int
) -> RotWeiss:
    """Put everything where it was seen, and deal the rest."""
    table = cls.__new__(cls)
    table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    table.now = now
    table.laid = list(view.laid)
    table.until = view.until
    table.busy = list(view.busy)
    table.ready = list(view.ready)
    table.votes = list(view.votes)
    table.outcome = view.result
    trail_of(memory).lay_on(table, dice)
    if table.view(view.seat) != view:
        deal_blindly(table, view, dice)
    if view.result is None:
        if not view.ready:
            table.begin()
        table.wind()
    return table


def deal_blindly(table: RotWeiss, view: RotWeissView, dice: Dice) -> None:
    """For somebody whose memory has gaps: only what shows now is where it is seen."""
    table.aside = list(view.aside)
    table.middle = [view.top] if view.height else []
    table.piles = [[[top] if top >= 0 else [] for top in row] for row in view.tops]
    hidden = [list(pack) for pack in table.deck.packs]
    shown = [pile for row in table.piles for pile in row]
    for cards in (*table.aside, table.middle, *shown):
        for card in cards:
            hidden[table.deck.sides[card]].remove(card)
    for cards in hidden:
        dice.shuffle(cards)
    for seat, size in enumerate(view.hands):
        rest = hidden[table.sides[seat]]
        for pile, height in zip(table.piles[seat], view.heights[seat], strict=True):
            pile[:0] = take(rest, height - len(pile))
        table.hands[seat] = take(rest, size)
        table.show(seat)
    under = [card for cards in hidden for card in cards]
    dice.shuffle(under)
    table.middle[:0] = under


def take(cards: list[int], count: int) -> list[int]:
    taken = cards[:count]
    del cards[:count]
    return taken


class Pool(NamedTuple):
    """The cards of a deal that nobody has seen since, and how many of them each seat holds."""

    cards: list[int]
    held: list[int]


class Trail:
    """Where every card was last seen."""

    def __init__(self, setup: Setup) -> None:
        deck = setup.deck
        assert isinstance(deck, RotWeissDeck)
        self.sides = deck.sides
        self.team = sides_of(setup)
        self.piles: list[list[list[int]]] = [[[] for _ in range(PLACES)] for _ in self.team]
        self.aside: list[tuple[int, ...]] = [(), ()]
        self.known: list[list[int]] = [[] for _ in self.team]
        """By seat: cards that are surely in the hand."""
        self.pools: list[Pool] = []
        # Before the first deal, all cards lie in the middle: to deal them is to bring them back.
        self.middle = [card for pack in deck.packs for card in pack]

    def follow(self, events: Iterable[Event]) -> None:
        """What happened since the last time."""
        for event in events:
            facts = event.facts
            if event.code == "turn":
                self.turn_up(facts["seat"], facts["card"])
                self.piles[facts["seat"]][facts["place"]].append(facts["card"])
            elif event.code in ("kick-off", "pass", "tackle"):
                self.piles[facts["seat"]][facts["place"]][-1:] = []
                self.middle.append(facts["card"])
            elif event.code == "goal":
                self.middle[-1:] = []
                self.aside[self.team[facts["seat"]]] += (facts["card"],)
            elif event.code == "gather":
                self.take_up(facts["seat"])
            elif event.code == "deal":
                self.deal(facts["hands"], facts["height"])

    def turn_up(self, seat: Seat, card: int) -> None:
        """It was known to be in the hand, or it is of a deal in which the seat got such a card."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
            return
        sources = [pool for pool in self.pools if pool.held[seat] and card in pool.cards]
        for pool in sources[1:]:
            self.pools.remove(pool)
            sources[0].cards.extend(pool.cards)
            for holder, count in enumerate(pool.held):
                sources[0].held[holder] += count
        for pool in sources[:1]:
            pool.cards.remove(card)
            pool.held[seat] -= 1

    def take_up(self, seat: Seat) -> None:
        for pile in self.piles[seat]:
            self.known[seat] += pile
            pile.clear()

    def deal(self, sizes: Sequence[int], height: int) -> None:
        """All take up their cards; those in the middle, but for so many, go to the teams."""
        stay = len(self.middle) - height
        back, self.middle = self.middle[:stay], self.middle[stay:]
        gained = []
        for seat, size in enumerate(sizes):
            self.take_up(seat)
            before = len(self.known[seat]) + sum([pool.held[seat] for pool in self.pools])
            gained.append(size - before)
        self.pools = [pool for pool in self.pools if pool.cards]
        for side in (0, 1):
            cards = [card for card in back if self.sides[card] == side]
            held = [
                count if team == side else 0 for count, team in zip(gained, self.team, strict=True)
            ]
            self.pools.append(Pool(cards, held))

    def lay_on(self, table: RotWeiss, dice: Dice) -> None:
        """Each card where it is; those of the pools go to any of the hands that they can be in."""
        for seat, row in enumerate(table.piles):
            row[:] = [pile[:] for pile in self.piles[seat][: len(row)]]
        for seat in range(table.seats):
            table.show(seat)
        table.middle = self.middle[:]
        table.aside = self.aside[:]
        table.hands = [cards[:] for cards in self.known]
        for pool in self.pools:
            cards = pool.cards[:]
            dice.shuffle(cards)
            for hand, count in zip(table.hands, pool.held, strict=True):
                hand += take(cards, count)
        for hand in table.hands:
            dice.shuffle(hand)


class RotWeissMemory(Memory):
    """Keeps the trail of the cards and forgets how they came there."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.trail = Trail(setup)

    def see(self, events: Iterable[Event]) -> None:
        self.trail.follow(events)


def trail_of(memory: Memory) -> Trail:
    if isinstance(memory, RotWeissMemory):
        return memory.trail
    trail = Trail(memory.setup)
    trail.follow(memory.events)
    return trail
