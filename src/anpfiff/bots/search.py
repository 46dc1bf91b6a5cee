"""Tries moves out on imagined tables, and goes on with those that do well.

Information-set Monte-Carlo tree search. Every seat has a tree of its own, made of its own questions
and its own answers only; all the rest, hidden cards, dice and what the others do, is weather. So a
seat cannot use in the tree what it could not know at the table, and those who choose at the same
time in secret cannot peek, without a word about either here.

At the root the moves are compared at the same imagined tables with the same dice, and after every
round the worse half is dropped: differences of one in a hundred drown in luck otherwise.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from anpfiff.bots.bot import Imagine
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import NOBODY, Move, Seat
from anpfiff.core.table import Table

log = logging.getLogger("anpfiff.bots")

Policy = Callable[[Any, Seat, Sequence[Move], Dice], Move]
"""A quick player for imagined tables, who looks only at what its seat could see."""
Value = Callable[[Any], Sequence[float]]
"""By seat, the points to be expected at a table where somebody is asked."""
Tree = dict[tuple[Move, ...], "Node"]
"""By the moves that a seat has: what came of each."""
CURIOSITY = 0.5
"""How much is tried of moves that did worse so far."""
TRUST = 0.5
"""How much of that belongs to the policy's move."""
TRIES = 3
"""So often an imagined table is used, with other dice each time: imagining takes longer."""
HUNCH = 16
"""So often the policy answers a question, before what came of the answers does."""


class Arm:
    """A move, and how it went."""

    __slots__ = ("points", "then", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.points = 0.0
        self.then: Tree = {}


class Node:
    """A question that a seat was asked after the same answers to the same questions."""

    __slots__ = ("arms", "favourite", "points", "visits")

    def __init__(self, moves: Sequence[Move], favourite: Move) -> None:
        self.arms = {move: Arm() for move in moves}
        self.favourite = favourite
        self.visits = 0
        self.points = 0.0

    def best(self) -> Move:
        """What did best, but moves seldom tried get the benefit of the doubt (PUCT)."""
        doubt = CURIOSITY * sqrt(self.visits)
        others = doubt * (1 - TRUST) / (len(self.arms) - 1)
        average = self.points / self.visits
        best, highest = self.favourite, -1.0
        for move, arm in self.arms.items():
            worth = arm.points / arm.visits if arm.visits else average
            worth += (doubt * TRUST if move == self.favourite else others) / (1 + arm.visits)
            if worth > highest:
                best, highest = move, worth
        return best


class Search:
    """Finds the move that scores best against players who think as well.

    Without a value every match is tried out to its end; with one, so many decisions far.
    """

    def __init__(
        self,
        policy: Policy,
        iterations: int,
        *,
        value: Value | None = None,
        horizon: int = 0,
        seconds: float = 1.5,
    ) -> None:
        self.policy = policy
        self.iterations = iterations
        """How many matches are tried out for a decision."""
        self.value = value
        self.horizon = horizon
        self.seconds = seconds
        """A cap on the time, which no decision should reach: a seed would not repeat it."""

    def best(self, seat: Seat, moves: Sequence[Move], imagine: Imagine, dice: Dice) -> Move:
        end = perf_counter() + self.seconds
        left = list(moves)
        points = dict.fromkeys(moves, 0.0)
        trees: dict[Move, list[Tree]] = {}
        rounds = max(1, (len(moves) - 1).bit_length())
        for _ in range(rounds):
            for number in range(max(1, self.iterations // (rounds * len(left)))):
                if number % TRIES == 0:
                    if perf_counter() > end:
                        log.warning("out of time: this match will not repeat from its seed")
                        return max(left, key=points.__getitem__)
                    world = imagine()
                    trees = trees or grown(moves, seat, world.seats)
                luck = dice.below(1 << 32)
                for move in left:
                    table = world.copy()
                    table.dice = FastDice(luck)
                    table.play(seat, move)
                    points[move] += self.try_out(table, trees[move])[seat]
            left = sorted(left, key=points.__getitem__, reverse=True)[: (len(left) + 1) // 2]
        return left[0]

    def try_out(self, table: Table, trees: Sequence[Tree]) -> Sequence[float]:
        """Play on, and note what came of every answer on the way."""
        passed: list[tuple[Seat, Node, Arm]] = []
        points = self.play_on(table, list(trees), passed)
        for seat, node, arm in passed:
            node.visits += 1
            node.points += points[seat]
            arm.visits += 1
            arm.points += points[seat]
        return points

    def play_on(
        self, table: Table, places: list[Tree | None], passed: list[tuple[Seat, Node, Arm]]
    ) -> Sequence[float]:
        """Down the trees as far as they reach, then by the policy."""
        policy, dice, value = self.policy, table.dice, self.value
        left = self.horizon
        while table.asked != NOBODY:
            seat, moves = table.asked, table.choices
            if len(moves) == 1:
                table.play(seat, moves[0])
                continue
            if value is not None:
                if left == 0:
                    return value(table)
                left -= 1
            tree = places[seat]
            if tree is None:
                table.play(seat, policy(table, seat, moves, dice))
                continue
            node = tree.get(moves)
            if node is None:
                node = tree[moves] = Node(moves, policy(table, seat, moves, dice))
                places[seat] = None
                move = node.favourite
            else:
                move = policy(table, seat, moves, dice) if node.visits < HUNCH else node.best()
                places[seat] = node.arms[move].then
            passed.append((seat, node, node.arms[move]))
            table.play(seat, move)
        assert table.outcome is not None
        return table.outcome.points


def grown(moves: Sequence[Move], seat: Seat, seats: int) -> dict[Move, list[Tree]]:
    """By the first move: the trees of all seats. Only its maker knows it, so the others' are shared

    by all first moves.
    """
    others: list[Tree] = [{} for _ in range(seats)]
    return {move: [*others[:seat], {}, *others[seat + 1 :]] for move in moves}
