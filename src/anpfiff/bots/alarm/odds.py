"""How hands of Fußball-Alarm are judged on imagined tables, where every card lies open."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Move, Seat
from anpfiff.games.alarm.cards import COPIES, DISCARD, DRAW, KINDS, SEARCH, TAKE, WHISTLE
from anpfiff.games.alarm.rules import Alarm

PAIR = 2
SIZES, STAGES = 4, 4
"""A best set has one to four cards (five end the match); two alarm cards open are a stage."""


def collect(table: Alarm, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
    """A quick player: keeps what it has most of, then what is worth most; searches for a third."""
    first = moves[0]
    if first >= DRAW:
        if first == DRAW:
            return search_or_draw(table, seat)
        return WHISTLE if first == WHISTLE else dice.pick(moves)
    counts, row = table.hands[seat].counts, table.row
    base, sign = (DISCARD, 1) if first < TAKE else (TAKE, -1)
    best, lowest = first, 1000
    for move in moves:
        kind = move - base
        worth = sign * (10 * counts[kind] + (row.index(kind) if kind in row else KINDS))
        if worth < lowest:
            best, lowest = move, worth
    return best


def search_or_draw(table: Alarm, seat: Seat) -> Move:
    hand = table.hands[seat]
    counts, enough = hand.counts, min(hand.most, PAIR)
    for kind in table.pile:
        if counts[kind] >= enough:
            return SEARCH
    return DRAW


WEIGHTS = (
    (-0.03, -0.18, 0.2, 0.16, 0.07),
    (0.01, 0.06, -0.07, -0.06, -0.2),
    (0.07, 0.01, -0.25, 0.1, -0.15),
    (-0.03, 0.15, -0.25, -0.21, -0.47),
    (-0.48, 0.03, 0.14, 0.0, -0.03),
    (-0.64, 0.05, 0.23, 0.14, 0.05),
    (-1.35, 0.15, 0.31, 0.22, 0.1),
    (-1.84, 0.34, 0.2, 0.04, -0.15),
    (0.13, -0.01, 0.34, 0.02, -0.02),
    (-0.01, 0.04, 0.43, 0.16, 0.1),
    (0.22, 0.13, 0.39, 0.16, 0.06),
    (-0.21, 0.32, 0.44, 0.15, 0.08),
    (0.37, 0.02, 0.83, 0.22, 0.33),
    (0.65, 0.03, 0.87, 0.38, 0.39),
    (1.07, 0.08, 0.79, 0.46, 0.41),
    (2.08, 0.28, 0.65, 0.32, 0.35),
)
"""By size of the best set and stage, what its `features` count for, and"""
TEMPO = (0.0, 0.5, -0.05)
"""what `tempo` does: found by `python -m bench.judge` from 9,000 matches."""


def expected(table: Alarm) -> list[float]:
    """By seat, its share of the points: the stronger its hand, the larger (a logit model)."""
    strengths = [exp(strength(table, seat)) for seat in range(table.seats)]
    total = sum(strengths)
    return [each / total for each in strengths]


def strength(table: Alarm, seat: Seat) -> float:
    row, facts = features(table, seat)
    total = 0.0
    for weight, fact in zip(WEIGHTS[row], facts, strict=True):
        total += weight * fact
    for weight, fact in zip(TEMPO, tempo(table, seat), strict=True):
        total += weight * fact
    return total


def features(table: Alarm, seat: Seat) -> tuple[int, tuple[int, ...]]:
    """The row of WEIGHTS, by the size of the best set and how many alarm cards are open; and the

    facts: 1, how valuable the set is, how many cards for it lie on the pile, in the stock and in
    other hands.
    """
    hand, row = table.hands[seat], table.row
    counts, most = hand.counts, hand.most
    value = best = -1
    for kind in hand.kinds:
        if counts[kind] == most:
            worth = row.index(kind) if kind in row else KINDS
            if worth > value:
                value, best = worth, kind
    in_pile = table.pile.count(best)
    elsewhere = sum([other.counts[best] for other in table.hands]) - most
    in_stock = COPIES - most - in_pile - elsewhere
    stage = STAGES * (most - 1) + len(row) // 2
    return stage, (1, value, min(in_pile, 2), in_stock, elsewhere)


def tempo(table: Alarm, seat: Seat) -> tuple[int, int, int]:
    """Whether it is asked, may search, and is booked."""
    asked = table.asked == seat
    return asked, asked and table.choices[0] == DRAW, table.yellow == seat
