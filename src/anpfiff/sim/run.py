"""Plays many matches and counts. The same plan gives the same numbers on one core or on many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from anpfiff.bots import find_bot
from anpfiff.bots.driver import bots_for, drive, listens
from anpfiff.core.dice import derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Setup
from anpfiff.games import GAMES
from anpfiff.sim.timed import Course, race

SHARES = 840
"""A win is counted in 840ths: any tie of up to eight winners divides it, so sums are exact."""
CHUNK = 200


class Plan(NamedTuple):
    """What to simulate. Everything random in match i follows from (seed, i)."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    matches: int
    seed: int

    def loud(self) -> bool:
        """Whether anybody listens to events; races are told by them."""
        return GAMES[self.game].races or any(
            listens(find_bot(self.game, name)) for name in self.bots
        )


@dataclass
class Tally:
    """What many matches came to. Tallies add up in any order."""

    matches: int = 0
    moves: int = 0
    shares: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    durations: Counter[int] = field(default_factory=Counter)
    """Of races: matches by their ms,"""
    events: Counter[str] = field(default_factory=Counter)
    """what happened in them,"""
    stalls: int = 0
    """and how often nothing did for long."""

    def add(self, match: Match, course: Course | None) -> None:
        result = match.table.result()
        assert result is not None
        self.matches += 1
        self.moves += len(match.log)
        for seat, points in enumerate(result.points):
            self.shares[seat] += round(points * SHARES)
        self.lengths[len(match.log)] += 1
        self.endings[result.code] += 1
        if course is not None:
            self.durations[match.at] += 1
            self.events.update(course.events)
            self.stalls += course.stalls

    def merge(self, other: Tally) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.shares += other.shares
        self.lengths += other.lengths
        self.endings += other.endings
        self.durations += other.durations
        self.events += other.events
        self.stalls += other.stalls

    def wins(self, seat: int) -> float:
        return self.shares[seat] / SHARES


def quantile(counted: Counter[int], share: float) -> int:
    """The least value that so large a share does not exceed."""
    total = counted.total()
    passed = 0
    for value in sorted(counted):
        passed += counted[value]
        if passed >= share * total:
            return value
    return 0


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally()
    for number in range(first, first + count):
        tally.add(*play_one(plan, number))
    return tally


def play_one(plan: Plan, number: int) -> tuple[Match, Course | None]:
    """Match `number` of the plan, and what happened in it if it is a race."""
    seed = f"fast {derived(plan.seed, number)}"
    match = Match(GAMES[plan.game], plan.setup, seed, plan.bots, loud=plan.loud())
    if match.game.races:
        return match, race(match, bots_for(match))
    drive(match, bots_for(match))
    return match, None


def tallies(plan: Plan, executor: Executor | None = None) -> Iterator[Tally]:
    """Tallies of parts of the plan, as they are done. Any concurrent.futures executor will do."""
    starts = range(0, plan.matches, CHUNK)
    counts = [min(CHUNK, plan.matches - start) for start in starts]
    if executor is None:
        yield from map(play_chunk, [plan] * len(starts), starts, counts)
    else:
        yield from executor.map(play_chunk, [plan] * len(starts), starts, counts)


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    z = 1.96
    share = wins / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
