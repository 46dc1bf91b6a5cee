"""`python -m bench.judge`: finds the weights by which bots judge a hand of Fußball-Alarm.

Quick players play, now and then at random so that odd hands occur, too. At every question the facts
of all seats and who won in the end are noted; the weights are those that make what happened
likeliest if a seat's chance goes with the exponential of its weighted facts (a logit model). One
match in five is kept back to see how well that holds for others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from anpfiff.bots.alarm.odds import SIZES, STAGES, collect, features, tempo
from anpfiff.core.dice import FastDice, derived
from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.games.alarm.rules import Alarm

MATCHES = 9_000
SEED = 31
ODD = 12
"""One decision in so many is made at random."""
ROWS = SIZES * STAGES
TEMPO = 3
MOST = max(Alarm.players)
EASE = 1e-5
"""What keeps weights small that matter little."""
Numbers = NDArray[np.float64]


def main(matches: int) -> None:
    facts, shares = (np.concatenate(parts) for parts in zip(*samples(matches), strict=True))
    taught = len(facts) * 4 // 5

    def surprise(weights: Numbers, part: slice) -> tuple[float, Numbers]:
        """How unlikely the results are, and how that changes with the weights."""
        here = facts[part].any(axis=2)
        odds = np.exp(facts[part] @ weights) * here
        odds /= odds.sum(axis=1, keepdims=True)
        loss = -(shares[part] * np.log(np.maximum(odds, 1e-12))).sum(axis=1).mean()
        slope = np.einsum("ns,nsf->f", odds - shares[part], facts[part]) / len(odds)
        return float(loss + EASE * weights @ weights), slope + 2 * EASE * weights

    lessons = slice(0, taught)
    start = np.zeros(facts.shape[2])
    found = minimize(surprise, start, args=(lessons,), jac=True, method="L-BFGS-B").x
    for name, part in (("taught", lessons), ("kept back", slice(taught, None))):
        print(f"{name}: {surprise(found, part)[0]:.4f}, at a loss {surprise(start, part)[0]:.4f}")
    weights = [round(float(weight), 2) for weight in found]
    width = (len(weights) - TEMPO) // ROWS
    for first in range(0, ROWS * width, width):
        print(f"    {tuple(weights[first : first + width])},")
    print(f"TEMPO = {tuple(weights[-TEMPO:])}")


def samples(matches: int) -> Iterator[tuple[Numbers, Numbers]]:
    """By match, for every question: the facts by seat, and the points by seat at the end."""
    for number in range(matches):
        seats = Alarm.players[number % len(Alarm.players)]
        dice = FastDice(number)
        table = Alarm(Alarm.agree(seats), FastDice(derived(SEED, number)), loud=False)
        told = []
        while table.asked != NOBODY:
            seat, moves = table.asked, table.choices
            told.append([row(table, other) for other in range(MOST)])
            odd = dice.below(ODD) == 0
            table.play(seat, dice.pick(moves) if odd else collect(table, seat, moves, dice))
        assert table.outcome is not None
        if not told:
            continue
        points = [*table.outcome.points, *[0.0] * (MOST - seats)]
        yield np.array(told), np.array([points] * len(told))


def row(table: Alarm, seat: Seat) -> list[float]:
    """The facts in the columns of their row of weights; empty seats have none."""
    place, facts = features(table, seat % table.seats)
    columns = [0.0] * (ROWS * len(facts) + TEMPO)
    if seat < table.seats:
        columns[place * len(facts) : (place + 1) * len(facts)] = facts
        columns[-TEMPO:] = tempo(table, seat)
    return columns


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
