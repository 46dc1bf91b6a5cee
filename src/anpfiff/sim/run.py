"""Plays many matches and counts. The same plan gives the same numbers on one core or on many."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from anpfiff.bots import find_bot
from anpfiff.core.dice import derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Setup
from anpfiff.games import GAMES
from anpfiff.play.seats import Lend, bots_for, listens
from anpfiff.play.turns import Turns
from anpfiff.sim.afar import race_afar
from anpfiff.sim.course import Course, race
from anpfiff.sim.lines import Net

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
    net: Net | None = None
    """In a race: over which lines, if all do not sit at one table."""

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
    waited: int = 0
    """Over lines: how many ms a press has waited at most after it had arrived."""
    forfeits: Counter[int] = field(default_factory=Counter)
    """By seat: decisions that a broken bot left to chance."""

    def add(self, match: Match, course: Course | None, bots: Sequence[Any] = ()) -> None:
        result = match.table.result()
        assert result is not None
        self.matches += 1
        self.moves += match.acts
        for seat, points in enumerate(result.points):
            self.shares[seat] += round(points * SHARES)
        self.lengths[match.acts] += 1
        self.endings[result.code] += 1
        if course is not None:
            self.durations[match.at] += 1
            self.events.update(course.events)
            self.stalls += course.stalls
            self.waited = max(self.waited, course.waited)
        for seat, bot in enumerate(bots):
            if forfeited := forfeits_of(bot):
                self.forfeits[seat] += forfeited

    def merge(self, other: Tally) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.shares += other.shares
        self.lengths += other.lengths
        self.endings += other.endings
        self.durations += other.durations
        self.events += other.events
        self.stalls += other.stalls
        self.waited = max(self.waited, other.waited)
        self.forfeits += other.forfeits

    def wins(self, seat: int) -> float:
        return self.shares[seat] / SHARES


def forfeits_of(bot: object) -> int:
    """Bots of our own are not guarded, and forfeit nothing."""
    return getattr(bot, "forfeits", 0)


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
        match = start(plan, number)
        bots = bots_for(match)
        tally.add(match, play_through(match, bots, net=plan.net), bots)
    return tally


def play_one(plan: Plan, number: int) -> tuple[Match, Course | None]:
    """Match `number` of the plan, and what happened in it if it is a race."""
    match = start(plan, number)
    return match, play_through(match, bots_for(match), net=plan.net)


def start(plan: Plan, number: int) -> Match:
    seed = f"fast {derived(plan.seed, number)}"
    return Match(GAMES[plan.game], plan.setup, seed, plan.bots, loud=plan.loud())


def play_through(
    match: Match, bots: Sequence[Any], lend: Lend | None = None, net: Net | None = None
) -> Course | None:
    """To the end, as fast as can be."""
    if match.game.races:
        with uncollected():
            return race(match, bots) if net is None else race_afar(match, bots, net)
    Turns(match, dict(enumerate(bots)), lend).run()
    return None


@contextmanager
def uncollected() -> Iterator[None]:
    """Nothing in a race makes cycles, so the collector would search for nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def tallies(plan: Plan, executor: Executor | None = None) -> Iterator[Tally]:
    """Tallies of parts of the plan, as they are done. Any concurrent.futures executor will do."""
    yield from share_out(play_chunk, chunks(plan, CHUNK), executor)


def chunks(plan: Plan, size: int) -> list[tuple[Plan, int, int]]:
    """The plan in parts: its first match and how many."""
    starts = range(0, plan.matches, size)
    return [(plan, start, min(size, plan.matches - start)) for start in starts]


Done = TypeVar("Done")


def share_out(
    work: Callable[..., Done], parts: Sequence[tuple[Any, ...]], executor: Executor | None
) -> Iterator[Done]:
    """The work on every part, in the order of the parts, whoever does it."""
    if not parts:
        return iter(())
    each = map if executor is None else executor.map
    return iter(each(work, *zip(*parts, strict=True)))


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    z = 1.96
    share = wins / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
