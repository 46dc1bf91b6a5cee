"""People who play Elfmeter!"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from anpfiff.bots.bot import Imagine, Intention
from anpfiff.bots.elfmeter import penalty
from anpfiff.bots.reflex import League, Reflex
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import READY, Event, Move, Seat, Setup
from anpfiff.games.elfmeter.cards import BREATHLESS, CHAIN, CORNERS, OPEN, PLAY, ElfmeterDeck
from anpfiff.games.elfmeter.options import ElfmeterOptions
from anpfiff.games.elfmeter.view import ElfmeterView

NO_CARD = -1
BALL = frozenset(("signal", "kick-off", "pass", "tackle", "fault", "penalty", "out"))
RETURNED = frozenset(("back", "late"))
"""A card that stopped nothing."""
AHEAD = 4
"""How many cards somebody looks at who prepares a pass."""
LOOKS = 2
"""So often a defender leafs through his stack for one ball before he gives it up."""


class ElfmeterReflex(Reflex):
    """Leafs through the stack card by card, from where the last one was found."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, setup, dice, level)
        deck, options = setup.deck, setup.options
        assert isinstance(deck, ElfmeterDeck)
        assert isinstance(options, ElfmeterOptions)
        self.deck = deck
        self.blind = options.opening == "blind"
        self.place = 0
        """The card of the stack that he looks at."""
        self.prepared = NO_CARD
        """The card that he keeps ready to follow the next."""
        self.pause = self.pace.gather + self.pace.reach
        """What he needs before the next signal: turning the stack over, or sorting all cards."""

    def heeds(self, events: Sequence[Event]) -> bool:
        """His own cards, and what changes the ball; else he goes on leafing."""
        for event in events:  # noqa: SIM110, twice as fast as any()
            if event.code in BALL or event.facts.get("seat") == self.seat:
                return True
        return False

    def see(self, view: ElfmeterView, events: Sequence[Event], at: int) -> None:
        self.at = at
        for event in events:
            code = event.code
            if code == "signal":
                self.place = 0
                self.prepared = NO_CARD
                self.pause = self.pace.gather + self.pace.reach
            elif code == "kick-off":
                self.pause = self.pace.cheer
            if event.facts.get("seat") != self.seat:
                self.notice()
            elif self.is_blind_card(event):
                self.aware = at + self.takes(self.pace.notice)
            elif code in RETURNED and event.facts["card"] in view.stack:
                self.place += 1  # It came back to its place: on to the next.

    def is_blind_card(self, event: Event) -> bool:
        """C21 The first card of an attempt: whoever has thrown it must look at it, too."""
        return self.blind and event.facts.get("place") == 1

    def choose(
        self, view: ElfmeterView, moves: Sequence[Move], imagine: Imagine
    ) -> Intention | None:
        at, aware, due = self.at, self.aware, self.due
        if at < due <= aware and self.moving in moves:  # A hand on its way is not stopped.
            return due - at, self.moving
        base = aware if aware > at else at
        if moves[0] == READY:
            return self.intend_after(base, self.pause, READY)
        if view.penalty:
            return self.intend(base + self.takes(self.pace.cheer), PLAY + self.penalty_card(view))
        if view.attack:
            return self.search(view, base)
        if view.attacker == self.seat:
            return self.open_attack(view, base)
        return None

    def open_attack(self, view: ElfmeterView, base: int) -> Intention:
        """C21 Blind, with the top card; where leafing was agreed on, some look at a few first."""
        if not view.stack:
            return self.intend_after(base, self.pace.reach, OPEN)
        first = view.stack[0]
        if self.chance(self.pace.plan):
            base += self.takes(self.pace.flick * AHEAD)
            cards = view.stack[:AHEAD]
            follows = self.deck.follows
            for one, next_one in permutations(cards, 2):
                if next_one in follows[one]:
                    first, self.prepared = one, next_one
                    break
        return self.intend_after(base, self.pace.reach, PLAY + first)

    def search(self, view: ElfmeterView, base: int) -> Intention | None:
        """From card to card for one that fits, or that looks as if it did."""
        attacks = view.attacker == self.seat
        if attacks and self.prepared in view.stack:
            card, self.prepared = self.prepared, NO_CARD
            return self.intend_after(base, self.pace.reach, PLAY + card)
        deck = self.deck
        fits = (deck.follows if attacks else deck.stops)[view.attack[-1]]
        stack, first = view.stack, self.place
        below, pace = self.dice.below, self.pace
        looks = 1 if attacks else LOOKS
        for distance, card in enumerate((stack[first:] + stack[:first]) * looks):
            wrong = below(1000) < pace.slip
            if wrong or (card in fits and below(1000) >= pace.miss):
                place = (first + distance) % len(stack)
                self.place = place if place < len(stack) - 1 else 0
                base += self.takes(pace.flick * (distance + 1))
                return self.intend_after(base, pace.reach, PLAY + card)
        if not attacks:
            return None
        return self.intend_after(base, pace.flick * len(stack), BREATHLESS)

    def penalty_card(self, view: ElfmeterView) -> int:
        """Any corner that the stack can show, each equally likely."""
        cards = self.deck.cards
        attacks = view.attacker == self.seat
        corners = [cards[card].kick if attacks else cards[card].dive for card in view.stack]
        corner = self.dice.pick([corner for corner in range(len(CORNERS)) if corner in corners])
        return view.stack[corners.index(corner)]


class ElfmeterLeague(ElfmeterReflex):
    """Keeps the cards in mind that he has leafed past.

    C21 That begins with the first card; where leafing was agreed on, while he waits for it.
    """

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, league: League) -> None:
        super().__init__(seat, setup, dice)
        self.pace, self.mind = league
        self.began = 0
        """When he began to leaf through"""
        self.ahead: tuple[int, ...] = ()
        """these cards."""
        self.known: list[int] = []
        """Cards that he keeps in mind, the latest last."""
        self.chain: list[int] = []
        """Cards that he keeps ready, the next first."""
        self.favourite = NO_CARD
        """The corner that he likes best; he has none yet."""

    def see(self, view: ElfmeterView, events: Sequence[Event], at: int) -> None:
        super().see(view, events, at)
        for event in events:
            if event.code == "signal" or self.is_blind_card(event):
                self.known, self.chain = [], []
                self.ahead, self.began = view.stack, at
            elif event.facts.get("seat") == self.seat:
                if event.code in RETURNED:
                    self.look_back()
                elif event.code == "free":  # Whoever is locked looks at his mistake.
                    self.began = at

    def look_back(self) -> None:
        """What he has leafed past by now."""
        count = max(0, self.at - self.began) // self.pace.flick
        self.keep(self.ahead[:count])
        self.ahead = self.ahead[count:]
        self.began += count * self.pace.flick

    def keep(self, cards: Sequence[int]) -> None:
        """The latest cards drive the earlier ones out of his mind."""
        known = [card for card in self.known if card not in cards] + [*cards]
        self.known = known[max(0, len(known) - self.mind.span) :]

    def open_attack(self, view: ElfmeterView, base: int) -> Intention:
        """Those who plan look at a few cards for two that follow, the clever ones for three."""
        if not view.stack:
            return super().open_attack(view, base)
        cards = view.stack[:1]
        if self.chance(self.pace.plan):
            base += self.takes(self.pace.flick * AHEAD)
            cards = view.stack[:AHEAD]
        self.keep(cards)
        self.place = len(cards) - 1
        self.ahead = ()
        length = CHAIN if self.chance(self.mind.wit) else CHAIN - 1
        first, *self.chain = longest_chain(self.deck, cards, length)
        return self.intend_after(base, self.pace.reach, PLAY + first)

    def search(self, view: ElfmeterView, base: int) -> Intention | None:
        """What is ready first, then what he remembers; else from card to card."""
        attacks, deck = view.attacker == self.seat, self.deck
        fits = (deck.follows if attacks else deck.stops)[view.attack[-1]]
        if attacks and self.chain and self.chain[0] in fits.intersection(view.stack):
            return self.intend_after(base, self.pace.reach, PLAY + self.chain.pop(0))
        self.look_back()
        found = [card for card in self.known if card in fits and card in view.stack]
        if found and not self.chance(self.pace.miss):
            return self.intend_after(base, self.pace.flick + self.pace.reach, PLAY + found[-1])
        if self.ahead and self.ahead[0] in view.stack:
            self.place = view.stack.index(self.ahead[0])
        self.ahead, self.began = view.stack[self.place :] + view.stack[: self.place], base
        return super().search(view, base)

    def penalty_card(self, view: ElfmeterView) -> int:
        """The equilibrium; people with a habit follow it, or go for any corner."""
        deck = self.deck
        corners = penalty.own_corners(view, deck)
        if not self.mind.habit:
            return view.stack[corners.index(self.dice.pick(penalty.best_corners(view, deck)))]
        if self.favourite == NO_CARD:
            self.favourite = self.dice.below(len(CORNERS))
        if self.favourite in corners and self.chance(self.mind.habit):
            return view.stack[corners.index(self.favourite)]
        return super().penalty_card(view)


def longest_chain(deck: ElfmeterDeck, cards: tuple[int, ...], most: int) -> tuple[int, ...]:
    """So many cards that follow each other, or fewer; if none do, the first."""
    for length in range(min(most, len(cards)), 1, -1):
        for chain in permutations(cards, length):
            if all(card in deck.follows[before] for before, card in pairwise(chain)):
                return chain
    return cards[:1]
