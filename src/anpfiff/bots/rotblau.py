"""People who play Rot gegen Blau."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from anpfiff.bots.bot import Intention
from anpfiff.bots.reflex import Foreseeing, Leafing, League, racers
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NEVER, Event, Move, Seat, Setup
from anpfiff.games.rotblau.cards import (
    BOOK,
    MOST_PLAYERS,
    NORMAL,
    PLAY,
    TOP,
    TURN,
    UNDER,
    RotBlauDeck,
)
from anpfiff.games.rotblau.cards import GOAL as GOAL_CARD
from anpfiff.games.rotblau.options import RotBlauOptions, sides_of
from anpfiff.games.rotblau.view import EMPTY, RotBlauView

GAPS = [(EMPTY,) * (TOP - width) for width in range(TOP + 1)]
"""By width: places that a display does not have."""
NOTHING_UNDER = (EMPTY,)
GOAL_WORTH = 3
"""How much more than a footballer's other cards a goal card is worth."""


class RotBlauReflex(Leafing):
    """Shows yellow cards at once, and action cards when the others have the ball."""

    middle = frozenset(("kick-off", "pass", "tackle", "action", "answer", "goal", "void", "signal"))
    arrivals = frozenset(("turn", "lower", "refill", "uncover"))
    usual_place = TOP
    first_lay = PLAY
    urgent = BOOK  # A yellow card never becomes more useful.

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, setup, dice, level)
        self.patient = False
        """Whether he keeps his action cards for when the others have the ball."""
        deck, options = setup.deck, setup.options
        assert isinstance(deck, RotBlauDeck)
        assert isinstance(options, RotBlauOptions)
        self.deck = deck
        self.only_turned = options.action == "turned"
        self.pair = options.pair == "yes"
        self.footballers = deck.kinds(NORMAL, GOAL_CARD)
        self.side = sides_of(setup)[seat]

    def heeds(self, events: Sequence[Event]) -> bool:
        """A yellow card concerns whoever gets it, too."""
        middle, seat = self.middle, self.seat
        for event in events:
            code, facts = event.code, event.facts
            if code in middle or facts.get("seat") == seat:
                return True
            if code == "book" and facts["victim"] == seat:
                return True
        return False

    def think_again(self, changes: int) -> None:
        for _ in range(changes):
            self.patient = self.dice.below(1000) < self.pace.plan

    def shown(self, view: RotBlauView) -> tuple[int, ...]:
        """By place; D9 of a lower card only whether it can be played."""
        display = view.displays[self.seat]
        shown = display + GAPS[len(display)] + (view.tops[self.seat],)
        if not self.pair:
            return shown
        lower = view.lowers[self.seat]
        return (*shown, lower if lower in self.deck.special else EMPTY)

    def search(self, shown: tuple[int, ...]) -> int:
        """D9 Mostly there is nothing to look at under the top card."""
        return super().search(shown[:UNDER] if shown[UNDER:] == NOTHING_UNDER else shown)

    def fits(self, view: RotBlauView) -> frozenset[int]:
        deck, top = self.deck, view.top
        if top == EMPTY:
            return deck.kickers
        if self.patient and (deck.sides[top] == self.side or top in deck.actions):
            return deck.answers[top]
        return deck.fits[top]

    def unmissed(self, fits: frozenset[int], shown: Sequence[int]) -> list[int]:
        """D3 Where it is agreed so, action cards of the display stay where they are."""
        found = super().unmissed(fits, shown)
        if self.only_turned:
            found = [place for place in found if place >= TOP or shown[place] in self.footballers]
        return found

    def leaf(self, view: RotBlauView, moves: Sequence[Move], base: int) -> Intention | None:
        if moves[0] != TURN:
            return None
        ms = self.pace.leaf if view.hands[self.seat] else self.pace.gather
        return self.intend_after(base, ms, TURN)


class RotBlauLeague(Foreseeing, RotBlauReflex):
    """Lays what goes on, spares action cards while a footballer fits, and books whom it hurts."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, league: League) -> None:
        super().__init__(seat, setup, dice, league)
        self.prospects = prospects(self.deck)
        self.wise = False
        """Whether he weighs up what to do with action and yellow cards."""

    def think_again(self, changes: int) -> None:
        super().think_again(changes)
        self.wise = self.chance(self.mind.wit)

    def fits(self, view: RotBlauView) -> frozenset[int]:
        """An action card only while the others have the ball and no footballer can take it."""
        deck, top = self.deck, view.top
        if not self.wise or top == EMPTY:
            return super().fits(view)
        own_ball = deck.sides[top] == self.side
        footballers = deck.answers[top]
        if own_ball or top in deck.actions or not footballers.isdisjoint(self.shown(view)):
            return footballers
        return deck.fits[top]

    def pick_urgent(self, view: RotBlauView, urgent: list[Move]) -> Move:
        """The yellow card is for the opponent who would miss his open cards most."""
        if not self.wise:
            return self.dice.pick(urgent)
        threats = [self.threat(view, (move - BOOK) % MOST_PLAYERS) for move in urgent]
        return urgent[threats.index(max(threats))]

    def threat(self, view: RotBlauView, foe: Seat) -> int:
        """Cards that fit, then goal cards, then any; nothing from hands that are busy anyway."""
        deck = self.deck
        if view.busy[foe] != NEVER:
            return -1
        fits = deck.kickers if view.top == EMPTY else deck.answers[view.top]
        cards = [card for card in (*view.displays[foe], view.tops[foe]) if card != EMPTY]
        return sum(4 * (card in fits) + 2 * (card in deck.goals) + 1 for card in cards)

    def remaining(self, shown: tuple[int, ...], place: int) -> list[int]:
        """What comes to this place is covered: D9 of two cards turned he saw only the upper one."""
        rest = [*shown]
        rest[place] = EMPTY
        return rest

    def followers(self, view: RotBlauView, card: int) -> frozenset[int]:
        return (self.deck).answers[card]

    def goals(self, view: RotBlauView) -> frozenset[int]:
        return (self.deck).goals

    def prospect(self, view: RotBlauView, card: int) -> int:
        return self.prospects[card]


@cache
def prospects(deck: RotBlauDeck) -> tuple[int, ...]:
    """By card: how much more its own side can lay on it than the other, goals counted thrice."""
    return tuple(
        sum(
            deck.copies[card]
            * (GOAL_WORTH if card in deck.goals else 1)
            * (1 if deck.sides[card] == deck.sides[top] else -1)
            for card in deck.answers[top]
        )
        for top in range(len(deck.cards))
    )


BOTS = racers(RotBlauReflex, RotBlauLeague)
