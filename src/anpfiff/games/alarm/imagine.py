"""Tables that fit what a seat of Fußball-Alarm sees and remembers.

A seat knows for certain what it saw: its own cards, every discard, the pile it searched, cards it
stole or lost. Two things stay hidden: which card another seat took from the pile, and which card
went from one opponent to another. Those are guessed, each card that it can have been being
equally likely, and everything else is dealt at random from the cards that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NOBODY, Event, Seat
from anpfiff.core.piles import Bag, bag_of
from anpfiff.games.alarm.cards import (
    ALARMS,
    COPIES,
    DRAW_OR_SEARCH,
    HAND,
    KINDS,
    PILE,
    TAKES,
    VICTIMS,
    WHISTLE_OR_NOT,
)

if TYPE_CHECKING:
    from anpfiff.games.alarm.rules import Alarm, AlarmView

UNKNOWN = -1
GUESSES = 20
"""How often guesses may contradict later sights before they are given up for this table."""


class Contradiction(Exception):
    """A guess about the past does not fit what was seen later."""


def imagined(cls: type[Alarm], view: AlarmView, memory: Memory, dice: Dice) -> Alarm:
    """Guess the past until it fits, deal the rest, and set up the question of the moment."""
    for guess in range(GUESSES + 1):
        beliefs = Beliefs(view, dice, bold=guess < GUESSES)
        try:
            beliefs.follow(memory.events)
            hands, pile, stock = beliefs.deal()
        except Contradiction:
            continue
        break
    else:
        raise AssertionError("what a seat saw contradicts itself")
    table = cls.__new__(cls)
    table.prepare(view.setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    table.hands = hands
    table.pile = pile
    table.stock = stock
    table.row = list(view.row)
    table.covered = [kind for kind in ALARMS if kind not in view.row]
    table.yellow = view.yellow
    table.turn = view.turn
    table.victim = view.victim
    table.face = view.face
    table.outcome = view.result
    if view.asked != NOBODY:
        table.ask(view.asked, moves_for(view, table))
    return table


def moves_for(view: AlarmView, table: Alarm) -> tuple[int, ...]:
    if view.question == "discard":
        return table.hands[view.asked].kinds
    if view.question == "take":
        return TAKES[frozenset(table.pile)]
    if view.question == "draw-or-search":
        return DRAW_OR_SEARCH
    if view.question == "victim":
        return VICTIMS[table.seats][view.asked]
    return WHISTLE_OR_NOT


class Beliefs:
    """Where the cards are, as far as one seat knows or guesses."""

    def __init__(self, view: AlarmView, dice: Dice, bold: bool) -> None:
        self.view = view
        self.dice = dice
        self.bold = bold
        self.held: list[list[int]] = [[] for _ in view.hands]
        self.pile: list[int] = []
        self.missing: list[int] | None = None

    def follow(self, events: Sequence[Event]) -> None:
        """Live through the events again, guessing what was hidden."""
        rest = iter(gaps(events, self.view.seat))
        for event in events:
            facts = event.facts
            if event.code == "discard":
                if facts["seat"] != self.view.seat:
                    self.lose(facts["seat"], facts["card"], HAND + 1)
                self.pile.append(facts["card"])
            elif event.code in ("pile", "reshuffle"):
                self.pile = [UNKNOWN] * (PILE - 1) + [facts["top"]]
                self.missing = next(rest)
            elif event.code == "search" and "cards" in facts:
                self.pile = list(facts["cards"])
                self.missing = next(rest)
            elif event.code == "take":
                self.take(facts)
            elif event.code == "steal":
                self.steal(facts)

    def take(self, facts: dict[str, int]) -> None:
        if "card" in facts:
            self.pile.remove(facts["card"])
            return
        if not self.pile:
            return
        if facts["top"] != self.pile[-1]:
            card = self.pile.pop()
            if self.pile:
                self.pile[-1] = facts["top"]
        else:
            card = self.guess_taken()
        if card != UNKNOWN:
            self.held[facts["seat"]].append(card)

    def guess_taken(self) -> int:
        """Any card under the top, unless a later search by this seat tells which are missing."""
        under = self.pile[:-1]
        if not under:
            return UNKNOWN
        if not self.bold:
            del self.pile[under.index(UNKNOWN) if UNKNOWN in under else 0]
            return UNKNOWN
        if self.missing is None:
            card = self.dice.pick(under)
        else:
            possible = [card for card in self.missing if card in under]
            if not possible:
                raise Contradiction
            card = self.dice.pick(possible)
            self.missing.remove(card)
        self.pile.remove(card)
        return card

    def steal(self, facts: dict[str, int]) -> None:
        thief, victim, me = facts["seat"], facts["victim"], self.view.seat
        if "card" in facts:
            if thief == me:
                self.lose(victim, facts["card"], HAND)
            else:
                self.held[thief].append(facts["card"])
            return
        place = self.dice.below(HAND)
        if place < len(self.held[victim]):
            self.held[thief].append(self.held[victim].pop(place))

    def lose(self, seat: Seat, card: int, size: int) -> None:
        """The seat, holding so many cards, gave this one away: a known one, or one of the rest."""
        held = self.held[seat]
        if card in held:
            held.remove(card)
        elif len(held) >= size:
            raise Contradiction

    def deal(self) -> tuple[list[Bag], list[int], list[int]]:
        """Deal the cards that nobody has accounted for; R21 nobody can hold five equal now."""
        view = self.view
        pile = list(view.searched) or self.settled_pile()
        held = [tuple(cards) for cards in self.held]
        if view.seat is not None:
            held[view.seat] = view.hand
        free = self.unaccounted(pile, held)
        for _ in range(GUESSES):
            self.dice.shuffle(free)
            left = free[:]
            full = [card if card != UNKNOWN else left.pop() for card in pile]
            hands = [
                bag_of(KINDS, [*cards, *(left.pop() for _ in range(size - len(cards)))])
                for cards, size in zip(held, view.hands, strict=True)
            ]
            if not any(HAND in hand.counts for hand in hands):
                return hands, full, left
        raise Contradiction

    def settled_pile(self) -> list[int]:
        """The remembered pile, as high as the one that is seen."""
        view = self.view
        under = self.pile[:-1][-(view.height - 1) :]
        return [UNKNOWN] * (view.height - 1 - len(under)) + under + [view.top]

    def unaccounted(self, pile: list[int], held: Sequence[Sequence[int]]) -> list[int]:
        known = Counter(pile)
        for cards, size in zip(held, self.view.hands, strict=True):
            if len(cards) > size:
                raise Contradiction
            known.update(cards)
        if any(known[kind] > COPIES for kind in range(KINDS)):
            raise Contradiction
        return [kind for kind in range(KINDS) for _ in range(COPIES - known[kind])]


def gaps(events: Sequence[Event], me: Seat | None) -> list[list[int] | None]:
    """For every pile whose cards this seat came to know, what others took until it looked again.

    None if it never looked again. UNKNOWN stands for a card that it had not known was there.
    """
    found: list[list[int] | None] = []
    known: list[int] = []
    hidden = 0
    for event in events:
        facts = event.facts
        looked = event.code == "search" and "cards" in facts
        if looked or event.code in ("pile", "reshuffle"):
            if looked and found:
                lost = list((Counter(known) - Counter(facts["cards"])).elements())[:hidden]
                found[-1] = lost + [UNKNOWN] * (hidden - len(lost))
            found.append(None)
            known = list(facts["cards"]) if looked else [facts["top"]]
            hidden = 0
        elif event.code == "discard":
            known.append(facts["card"])
        elif event.code == "take" and known:
            if facts["seat"] == me:
                known.remove(facts["card"])
            elif facts["top"] == known[-1]:
                hidden += 1
            else:
                known[-1:] = [] if facts["top"] in known[-2:-1] else [facts["top"]]
    return found
