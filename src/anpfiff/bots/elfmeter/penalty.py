"""The penalty of Elfmeter!, played exactly.

R17, R18 The taker scores unless the keeper dives to the same corner, so one side's gain is the
other's loss. Each can show the corners of the cards left in its stack. Both colours have the same
cards and all that was played lies open (C14), so everybody knows both stacks and nothing has to be
guessed. After the shot the round is over and all cards go back (R19, R20): which card of a corner
is shown makes no difference.

Call the taker's corners T and the keeper's K; neither is empty (C5). One of these holds:

1. T has a corner that K has not. The taker shows such a corner and scores, whatever the keeper
   does. So the keeper may do anything; he hopes for a taker who does not count.
2. T is part of K. The taker shows each corner of T equally often: whatever the keeper does, he
   saves at most one shot of |T|. The keeper shows each corner of T equally often: whatever the
   taker does, one shot of |T| is saved. Both make sure of the same, 1 − 1/|T| goals, so neither can
   do better against the other: that is the equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from anpfiff.games.elfmeter.cards import CARDS, ElfmeterDeck
from anpfiff.games.elfmeter.view import ElfmeterView

Corners = frozenset[int]


def kicks(taker: Corners, keeper: Corners) -> Corners:
    """The corners that a taker mixes, each equally often."""
    return taker - keeper or taker


def dives(taker: Corners, keeper: Corners) -> Corners:
    """The corners that a keeper mixes, each equally often."""
    return taker & keeper or keeper


def value(taker: Corners, keeper: Corners) -> float:
    """How many goals a penalty is worth if both play so."""
    return 1.0 if taker - keeper else 1 - 1 / len(taker)


def best_corners(view: ElfmeterView, deck: ElfmeterDeck) -> list[int]:
    """What the seat mixes, each equally often; the other has all cards that he has not played."""
    assert view.seat is not None
    spent = view.spent[1 - view.seat]
    rest = [card for card in range(CARDS) if card not in spent]
    if view.attacker == view.seat:
        return sorted(kicks(kicked(deck, view.stack), dived(deck, rest)))
    return sorted(dives(kicked(deck, rest), dived(deck, view.stack)))


def own_corners(view: ElfmeterView, deck: ElfmeterDeck) -> Sequence[int]:
    """By card of the own stack: the corner that it shows."""
    if view.attacker == view.seat:
        return [deck.cards[card].kick for card in view.stack]
    return [deck.cards[card].dive for card in view.stack]


def kicked(deck: ElfmeterDeck, cards: Iterable[int]) -> Corners:
    return frozenset(deck.cards[card].kick for card in cards)


def dived(deck: ElfmeterDeck, cards: Iterable[int]) -> Corners:
    return frozenset(deck.cards[card].dive for card in cards)
