"""People who play Rot gegen Weiß."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from anpfiff.bots.bot import Intention
from anpfiff.bots.reflex import Leafing
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Move, Seat
from anpfiff.games.rotweiss.cards import GATHER, LAY, TURN, RotWeissDeck
from anpfiff.games.rotweiss.rules import EMPTY, RotWeissView

GOAL_WORTH = 3
"""How much more than its footballer's other cards a goal card is worth."""
NONE: frozenset[int] = frozenset()


class RotWeissReflex(Leafing):
    """Keeps useful cards open, if he thinks."""

    middle = frozenset(("kick-off", "pass", "tackle", "goal", "out", "signal"))
    first_lay = LAY

    def __init__(self, seat: Seat, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, dice, level)
        self.fitting_cards: tuple[frozenset[int], ...] = ()
        self.worth: tuple[int, ...] = ()

    def shown(self, view: RotWeissView) -> tuple[int, ...]:
        return view.tops[self.seat]

    def fits(self, view: RotWeissView) -> frozenset[int]:
        if not self.fitting_cards:
            self.fitting_cards = deck_of(view).fits
        return NONE if view.top == EMPTY else self.fitting_cards[view.top]

    def leaf(self, view: RotWeissView, moves: Sequence[Move], base: int) -> Intention | None:
        """R6 The row first, place by place; then wherever it seems best."""
        if moves[0] < LAY:
            move = moves[0] if len(moves) == 1 else TURN + self.place_to_cover(view)
            return self.intend_after(base, self.pace.leaf, move)
        if GATHER in moves:
            return self.intend_after(base, self.pace.gather, GATHER)
        return None

    def place_to_cover(self, view: RotWeissView) -> int:
        """An open place, else the least useful card for those who think, any for the others."""
        row = view.tops[self.seat]
        if EMPTY in row:
            return row.index(EMPTY)
        if self.dice.below(1000) >= self.pace.plan:
            return self.dice.below(len(row))
        self.worth = self.worth or usefulness(deck_of(view))
        worths = [self.worth[card] for card in row]
        return worths.index(min(worths))


def deck_of(view: RotWeissView) -> RotWeissDeck:
    deck = view.setup.deck
    assert isinstance(deck, RotWeissDeck)
    return deck


@cache
def usefulness(deck: RotWeissDeck) -> tuple[int, ...]:
    """By card: on how many cards it fits, goal cards counted several times."""
    return tuple(
        sum(deck.copies[top] for top, fits in enumerate(deck.fits) if kind in fits)
        * (GOAL_WORTH if card.goal else 1)
        for kind, card in enumerate(deck.cards)
    )
