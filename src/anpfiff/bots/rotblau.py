"""People who play Rot gegen Blau."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.bots.bot import Intention
from anpfiff.bots.reflex import Leafing
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Move, Seat
from anpfiff.games.rotblau.cards import BOOK, PLAY, TOP, TURN, RotBlauDeck
from anpfiff.games.rotblau.view import EMPTY, RotBlauOptions, RotBlauView

GAPS = [(EMPTY,) * (TOP - width) for width in range(TOP + 1)]
"""By width: places that a display does not have."""


class RotBlauReflex(Leafing):
    """Shows yellow cards at once, and action cards when the others have the ball."""

    middle = frozenset(("kick-off", "pass", "tackle", "action", "answer", "goal", "void", "signal"))
    arrivals = frozenset(("turn", "refill", "uncover"))
    usual_place = TOP
    first_lay = PLAY
    urgent = BOOK  # A yellow card never becomes more useful.

    def __init__(self, seat: Seat, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, dice, level)
        self.patient = False
        """Whether he keeps his action cards for when the others have the ball."""
        self.deck: RotBlauDeck | None = None
        self.side = 0

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
        display = view.displays[self.seat]
        return display + GAPS[len(display)] + (view.tops[self.seat],)

    def fits(self, view: RotBlauView) -> frozenset[int]:
        deck, top = self.deck or self.sit_down(view), view.top
        if top == EMPTY:
            return deck.kickers
        if self.patient and (deck.sides[top] == self.side or top in deck.actions):
            return deck.answers[top]
        return deck.fits[top]

    def sit_down(self, view: RotBlauView) -> RotBlauDeck:
        """Look at the cards, and whose they are."""
        deck, options = view.setup.deck, view.setup.options
        assert isinstance(deck, RotBlauDeck)
        assert isinstance(options, RotBlauOptions)
        self.deck = deck
        self.side = (self.seat + (options.larger == "blue")) % 2
        return deck

    def leaf(self, view: RotBlauView, moves: Sequence[Move], base: int) -> Intention | None:
        if moves[0] != TURN:
            return None
        ms = self.pace.leaf if view.hands[self.seat] else self.pace.gather
        return self.intend_after(base, ms, TURN)
