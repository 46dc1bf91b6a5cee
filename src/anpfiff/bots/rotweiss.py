"""People who play Rot gegen Weiß."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from anpfiff.bots.bot import Intention
from anpfiff.bots.reflex import Foreseeing, Leafing, League, racers
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Move, Seat, Setup
from anpfiff.games.rotweiss.cards import GATHER, LAY, PLACES, TURN, RotWeissDeck
from anpfiff.games.rotweiss.view import EMPTY, RotWeissView

GOAL_WORTH = 3
"""How much more than its footballer's other cards a goal card is worth."""
SOON = 3
"""How much more it is worth to answer a card that may come next."""
LEAVES = frozenset(("kick-off", "pass", "tackle"))
"""Events by which a card leaves its place."""
NEW_ROWS = frozenset(("goal", "out", "signal"))
"""Events after which all rows are laid anew."""
NONE: frozenset[int] = frozenset()


class RotWeissReflex(Leafing):
    """Keeps useful cards open, if he thinks."""

    middle = frozenset(("kick-off", "pass", "tackle", "goal", "out", "signal"))
    first_lay = LAY

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, setup, dice, level)
        deck = setup.deck
        assert isinstance(deck, RotWeissDeck)
        self.deck = deck
        self.fitting_cards = deck.fits
        self.useful = usefulness(deck)

    def shown(self, view: RotWeissView) -> tuple[int, ...]:
        return view.tops[self.seat]

    def fits(self, view: RotWeissView) -> frozenset[int]:
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
        worths = [self.useful[card] for card in row]
        return worths.index(min(worths))


class RotWeissLeague(Foreseeing, RotWeissReflex):
    """Lays what goes on, keeps open what may be wanted next, and knows what lies below."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, league: League) -> None:
        super().__init__(seat, setup, dice, league)
        self.outlook = outlook(self.deck)
        self.piles: list[list[int]] = [[] for _ in range(PLACES)]
        """By place: what he has laid there himself, as far as he was looking."""

    def see(self, view: RotWeissView, events: Sequence[Event], at: int) -> None:
        super().see(view, events, at)
        for event in events:
            code, facts = event.code, event.facts
            own = facts.get("seat") == self.seat
            if code in NEW_ROWS or (own and code == "gather"):
                self.piles = [[] for _ in range(PLACES)]
            elif own and code == "turn":
                self.piles[facts["place"]].append(facts["card"])
            elif own and code in LEAVES:
                del self.piles[facts["place"]][-1:]

    def remaining(self, shown: tuple[int, ...], place: int) -> list[int]:
        rest, pile = [*shown], self.piles[place]
        known = len(pile) > 1 and pile[-1] == shown[place]
        rest[place] = pile[-2] if known else EMPTY
        return rest

    def followers(self, view: RotWeissView, card: int) -> frozenset[int]:
        return self.deck.fits[card]

    def goals(self, view: RotWeissView) -> frozenset[int]:
        return self.deck.goals

    def prospect(self, view: RotWeissView, card: int) -> int:
        return self.outlook.prospects[card]

    def place_to_cover(self, view: RotWeissView) -> int:
        """Those who think leave the row that answers most of what may lie in the middle soon."""
        row = view.tops[self.seat]
        if EMPTY in row or not self.chance(self.mind.wit):
            return super().place_to_cover(view)
        rows = [row[:place] + row[place + 1 :] for place in range(len(row))]
        values = [self.outlook.value(left, view.top) for left in rows]
        return values.index(max(values))


class Outlook(NamedTuple):
    """What can be known of a deck once and for all. Sets of cards are bits of a number."""

    prospects: tuple[int, ...]
    """By card: how much more its own side can lay on it than the other, goals counted thrice."""
    fits_on: tuple[int, ...]
    """By card: what it can be laid on."""
    takes: tuple[int, ...]
    """By card: what can be laid on it."""
    goals: frozenset[int]

    def value(self, row: Sequence[int], top: int) -> int:
        """How many cards these answer, above all of those that may come next, and with goals."""
        any_card = goal_card = 0
        for card in row:
            any_card |= self.fits_on[card]
            if card in self.goals:
                goal_card |= self.fits_on[card]
        soon = 0 if top == EMPTY else self.takes[top]
        return (
            any_card.bit_count()
            + (GOAL_WORTH - 1) * goal_card.bit_count()
            + SOON * (any_card & soon).bit_count()
            + SOON * (GOAL_WORTH - 1) * (goal_card & soon).bit_count()
        )


@cache
def outlook(deck: RotWeissDeck) -> Outlook:
    cards = range(len(deck.cards))
    return Outlook(
        tuple(prospect(deck, top) for top in cards),
        tuple(sum(1 << top for top in cards if card in deck.fits[top]) for card in cards),
        tuple(sum(1 << card for card in deck.fits[top]) for top in cards),
        deck.goals,
    )


def prospect(deck: RotWeissDeck, top: int) -> int:
    return sum(
        deck.copies[card]
        * (GOAL_WORTH if card in deck.goals else 1)
        * (1 if deck.sides[card] == deck.sides[top] else -1)
        for card in deck.fits[top]
    )


@cache
def usefulness(deck: RotWeissDeck) -> tuple[int, ...]:
    """By card: on how many cards it fits, goal cards counted several times."""
    return tuple(
        sum(deck.copies[top] for top, fits in enumerate(deck.fits) if kind in fits)
        * (GOAL_WORTH if card.goal else 1)
        for kind, card in enumerate(deck.cards)
    )


BOTS = racers(RotWeissReflex, RotWeissLeague)
