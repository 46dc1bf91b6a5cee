"""Tables that fit what a seat of Fußball-Alarm sees and remembers.

A seat is sure of what it saw: its own cards, every discard, the pile it searched, cards it stole
or lost. Two things stay hidden: which card another seat took from the pile, and which card went
from one opponent to another. Those are guessed, each card that it can have been being equally
likely; a guess gives way where it does not fit what was seen. Everything else is dealt at random
from the cards that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NOBODY, Event, Seat
from anpfiff.core.piles import Bag, bag_of, bits
from anpfiff.games.alarm.cards import (
    ALARMS,
    COPIES,
    DRAW_OR_SEARCH,
    FIVE,
    HAND,
    KINDS,
    PILE,
    TAKES,
    VICTIMS,
    WHISTLE_OR_NOT,
)

if TYPE_CHECKING:
    from anpfiff.core.nouns import Setup
    from anpfiff.games.alarm.rules import Alarm
    from anpfiff.games.alarm.view import AlarmView

UNKNOWN = -1


class Belief(NamedTuple):
    """A card believed to be somewhere; a guess unless it was seen to be there."""

    card: int
    sure: bool


NO_IDEA = Belief(UNKNOWN, False)


def imagined(cls: type[Alarm], setup: Setup, view: AlarmView, memory: Memory, dice: Dice) -> Alarm:
    """Live through the past again, deal the rest, and set up the question of the moment."""
    beliefs = Beliefs(view, dice)
    beliefs.follow(memory.events)
    table = cls.__new__(cls)
    table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    table.hands, table.pile, table.stock = beliefs.deal()
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
        return TAKES[bits(table.pile)]
    if view.question == "draw-or-search":
        return DRAW_OR_SEARCH
    if view.question == "victim":
        return VICTIMS[table.seats][view.asked]
    return WHISTLE_OR_NOT


class Beliefs:
    """Where the cards are, as far as one seat knows or guesses."""

    def __init__(self, view: AlarmView, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.held: list[list[Belief]] = [[] for _ in view.hands]
        self.pile: list[Belief] = []
        self.missing: list[int] | None = None

    def follow(self, events: Sequence[Event]) -> None:
        """What the seat was told, one event after the other."""
        missing = iter(gaps(events, self.view.seat))
        for event in events:
            facts = event.facts
            if event.code == "discard":
                if facts["seat"] != self.view.seat:
                    self.lose(facts["seat"], facts["card"], HAND + 1)
                self.pile.append(Belief(facts["card"], True))
            elif event.code in ("pile", "reshuffle"):
                self.pile = [NO_IDEA] * (PILE - 1) + [Belief(facts["top"], True)]
                self.missing = next(missing)
            elif event.code == "search" and "cards" in facts:
                self.pile = [Belief(card, True) for card in facts["cards"]]
                self.missing = next(missing)
            elif event.code == "take" and self.pile:
                self.take(facts)
            elif event.code == "steal":
                self.steal(facts)

    def take(self, facts: dict[str, int]) -> None:
        """A card left the pile: known, or seen to be the top one, or guessed."""
        if facts["seat"] == self.view.seat:
            del self.pile[[card for card, _ in self.pile].index(facts["card"])]
            return
        if facts["top"] != self.pile[-1].card:
            taken = self.pile.pop()
            self.pile[-1:] = [Belief(facts["top"], True)]
        else:
            taken = self.guess_taken()
        if taken.card != UNKNOWN:
            self.held[facts["seat"]].append(taken)

    def guess_taken(self) -> Belief:
        """Any card under the top, unless a later search by this seat tells which are missing."""
        under = [Belief(card, False) for card, _ in self.pile[:-1]]
        if not under:
            return NO_IDEA
        missing = [belief for belief in under if belief.card in (self.missing or ())]
        taken = self.dice.pick(missing or under)
        if missing and self.missing:
            self.missing.remove(taken.card)
        under.remove(taken)
        self.pile[:-1] = under
        return taken

    def steal(self, facts: dict[str, int]) -> None:
        thief, victim, me = facts["seat"], facts["victim"], self.view.seat
        if thief == me:
            self.lose(victim, facts["card"], HAND)
        elif victim == me:
            self.held[thief].append(Belief(facts["card"], True))
        else:
            held = self.held[victim] = [Belief(card, False) for card, _ in self.held[victim]]
            place = self.dice.below(HAND)
            if place < len(held):
                self.held[thief].append(held.pop(place))

    def lose(self, seat: Seat, card: int, size: int) -> None:
        """The seat, holding so many cards, gave this one away: a known one, or one of the rest."""
        held = self.held[seat]
        for belief in (Belief(card, True), Belief(card, False)):
            if belief in held:
                held.remove(belief)
                return
        if len(held) >= size:
            held.remove(next(belief for belief in held if not belief.sure))

    def deal(self) -> tuple[list[Bag], list[int], list[int]]:
        """Deal the cards that nobody has accounted for; R21 nobody can hold five equal now."""
        view = self.view
        if view.searched:
            self.pile = [Belief(card, True) for card in view.searched]
        else:
            under = self.pile[:-1][1 - view.height :]
            gap = [NO_IDEA] * (view.height - 1 - len(under))
            self.pile = [*gap, *under, Belief(view.top, True)]
        if view.seat is not None:
            self.held[view.seat] = [Belief(card, True) for card in view.hand]
        for seat, hand in enumerate(view.revealed):
            self.held[seat] = [Belief(card, True) for card in hand]
        free = self.unaccounted()
        while True:
            self.dice.shuffle(free)
            left = free[:]
            pile = [belief.card if belief.card != UNKNOWN else left.pop() for belief in self.pile]
            hands = [
                bag_of(KINDS, [*(card for card, _ in held), *take(left, size - len(held))])
                for held, size in zip(self.held, view.hands, strict=True)
            ]
            if view.result is not None or all(hand.most < FIVE for hand in hands):
                return hands, pile, left

    def unaccounted(self) -> list[int]:
        """The cards of no belief. Guesses that put too many of a kind on the table give way."""
        for seat, size in enumerate(self.view.hands):
            held = sorted(self.held[seat], key=lambda belief: not belief.sure)
            self.held[seat] = within(held, FIVE - 1 if self.view.result is None else FIVE)[:size]
        count = Counter(card for place in (self.pile, *self.held) for card, _ in place)
        for place in (self.pile, *self.held):
            for index, (card, sure) in enumerate(place):
                if not sure and card != UNKNOWN and count[card] > COPIES:
                    count[card] -= 1
                    place[index] = NO_IDEA
        for seat, held in enumerate(self.held):
            self.held[seat] = [belief for belief in held if belief.card != UNKNOWN]
        return [kind for kind in range(KINDS) for _ in range(COPIES - count[kind])]


def within(held: list[Belief], most: int) -> list[Belief]:
    """Without guesses that give a hand more than so many equal cards."""
    kept: list[Belief] = []
    for belief in held:
        if belief.sure or sum(belief.card == other.card for other in kept) < most:
            kept.append(belief)
    return kept


def take(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]


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
