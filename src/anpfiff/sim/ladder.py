"""Every bot against every other, with the same cards and with swapped seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, pairwise
from time import perf_counter_ns
from typing import Any, NamedTuple

from anpfiff.bots import LEAGUES, bots_of
from anpfiff.bots.bot import Imagine
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Move, Seat, Setup
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.seats import Imagination, bots_for
from anpfiff.sim.run import SHARES, Plan, chunks, forfeits_of, play_through, share_out, start

USUAL = ("random", "greedy", *LEAGUES)
SEER = "seer"
PART = 10
"""So many matches are one piece of work: strong bots think long."""
DIGITS = 6
"""So many binary digits of a thinking time are kept."""


class Entrant(NamedTuple):
    """Who climbs: the name shown, the bot, and whether it sees the real table."""

    name: str
    bot: str
    cheats: bool = False


class Ladder(NamedTuple):
    """What to play. Everything random in match i of any pair follows from (seed, i // 2)."""

    game: str
    setup: Setup
    entrants: tuple[Entrant, ...]
    matches: int
    """Of each pair; even, because in every other match the seats are swapped."""
    seed: int

    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.entrants)), 2))

    def bouts(self) -> list[Bout]:
        """Each pair twice: once as they come, once with swapped seats."""
        teams = teams_of(self.game, self.setup)
        return [Bout.of(self, pair, teams, swap) for pair in self.pairs() for swap in (0, 1)]


class Bout(NamedTuple):
    """Half the matches of a pair: match k of it is match 2k or, with swapped seats, 2k + 1."""

    plan: Plan
    pair: tuple[int, int]
    swap: int
    seats: tuple[int, ...]
    """By seat: the entrant in it."""
    sighted: frozenset[Seat]

    @classmethod
    def of(cls, ladder: Ladder, pair: tuple[int, int], teams: Sequence[int], swap: int) -> Bout:
        seats = tuple(pair[team ^ swap] for team in teams)
        bots = tuple(ladder.entrants[entrant].bot for entrant in seats)
        sighted = frozenset(
            seat for seat, entrant in enumerate(seats) if ladder.entrants[entrant].cheats
        )
        plan = Plan(ladder.game, ladder.setup, bots, ladder.matches // 2, ladder.seed)
        return cls(plan, pair, swap, seats, sighted)


def usual_bots(game: str) -> list[str]:
    """Whom the ladder compares if nobody says."""
    return [bot for bot in USUAL if bot in bots_of(game)]


def seer_for(game: str) -> Entrant:
    """The strongest bot with open eyes; only the ladder can make it."""
    if GAMES[game].races:
        raise Mistake("ladder-seer-race", game=game)
    strongest = [bot for bot in USUAL if bot in bots_of(game)][-1]
    return Entrant(SEER, strongest, cheats=True)


def teams_of(game: str, setup: Setup) -> list[int]:
    """By seat, 0 or 1: the sides of the game if it has two, else alternately. A is always in 0."""
    if setup.seats % 2:
        raise Mistake("ladder-odd", players=setup.seats)
    sides = GAMES[game].sides_of(setup)
    if len(set(sides)) != 2:
        return [seat % 2 for seat in range(setup.seats)]
    return [int(side != sides[0]) for side in sides]


# Playing


@dataclass
class Part:
    """Some matches of a bout: what the first of the pair scored in each, in 840ths."""

    bout: Bout
    first: int
    scores: list[int] = field(default_factory=list)
    forfeits: Counter[int] = field(default_factory=Counter)
    """By entrant: decisions left to chance,"""
    thoughts: dict[int, Counter[int]] = field(default_factory=dict)
    """and how many decisions took how many ns, roughly."""


def play_part(bout: Bout, first: int, count: int) -> Part:
    part = Part(bout, first, thoughts={entrant: Counter() for entrant in bout.pair})
    for number in range(first, first + count):
        match = start(bout.plan, number)
        bots = bots_for(match)
        for seat, bot in enumerate(bots):
            bot.choose = partial(timed, bot.choose, part.thoughts[bout.seats[seat]])
        play_through(match, bots, partial(lend, bout.sighted))
        for seat, bot in enumerate(bots):
            del bot.choose
            if forfeited := forfeits_of(bot):
                part.forfeits[bout.seats[seat]] += forfeited
        part.scores.append(score(match, bout))
    return part


def score(match: Match, bout: Bout) -> int:
    result = match.table.result()
    assert result is not None
    return sum(
        round(points * SHARES)
        for points, entrant in zip(result.points, bout.seats, strict=True)
        if entrant == bout.pair[0]
    )


def timed(
    choose: Any, thoughts: Counter[int], view: Any, moves: Sequence[Move], imagine: Imagine
) -> Any:
    """Where there is only one move, nobody thinks, and nothing is decided."""
    if len(moves) < 2:
        return choose(view, moves, imagine)
    began = perf_counter_ns()
    answer = choose(view, moves, imagine)
    took = perf_counter_ns() - began
    spare = max(0, took.bit_length() - DIGITS)
    thoughts[took >> spare << spare] += 1
    return answer


def lend(sighted: frozenset[Seat], match: Match, seat: Seat, view: Any, dice: Dice) -> Imagine:
    """What a seat imagines, or, with open eyes, what is."""
    if seat in sighted:
        return partial(reality, match.table, dice)
    return Imagination(match, seat, view, dice)


def reality(table: Table, dice: Dice) -> Table:
    """Every card where it is; what the dice will bring stays open."""
    copy = table.copy()
    copy.dice = FastDice(dice.below(1 << 62))
    return copy


def parts(ladder: Ladder, executor: Executor | None = None) -> Iterator[Part]:
    """All matches, part by part, as they are done."""
    work = [
        (bout, first, count)
        for bout in ladder.bouts()
        for _, first, count in chunks(bout.plan, PART)
    ]
    return share_out(play_part, work, executor)


# Counting


class Standings:
    """What the ladder came to so far."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.scores = {pair: [0] * ladder.matches for pair in ladder.pairs()}
        """By pair: what the first scored in match i, in 840ths."""
        self.forfeits: Counter[int] = Counter()
        self.thoughts: list[Counter[int]] = [Counter() for _ in ladder.entrants]

    def add(self, part: Part) -> None:
        scores = self.scores[part.bout.pair]
        for number, scored in enumerate(part.scores, start=part.first):
            scores[2 * number + part.bout.swap] = scored
        self.forfeits += part.forfeits
        for entrant, thoughts in part.thoughts.items():
            self.thoughts[entrant] += thoughts

    def against(self, one: int, other: int) -> float:
        """The wins of one entrant against another; a draw is half a win."""
        if one < other:
            return sum(self.scores[one, other]) / SHARES
        return self.ladder.matches - self.against(other, one)

    def rivals(self, one: int) -> list[int]:
        """Whom an entrant is judged by: a seer does not count for the others."""
        entrants = self.ladder.entrants
        return [
            other
            for other, entrant in enumerate(entrants)
            if other != one and (entrants[one].cheats or not entrant.cheats)
        ]

    def overall(self, one: int) -> tuple[float, int]:
        """Wins, and in how many matches."""
        rivals = self.rivals(one)
        return sum(self.against(one, other) for other in rivals), self.ladder.matches * len(rivals)

    def steps(self) -> list[tuple[int, int]]:
        """Each league and the one below."""
        names = [entrant.name for entrant in self.ladder.entrants]
        here = [names.index(league) for league in LEAGUES if league in names]
        return [(upper, lower) for lower, upper in pairwise(here)]

    def ratings(self) -> list[Any]:
        """By entrant: openskill's rating after all matches, first match of every pair first.

        A seer is rated last and leaves the others' ratings alone.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        ratings: list[Any] = [model.rating() for _ in self.ladder.entrants]
        cheats = [entrant.cheats for entrant in self.ladder.entrants]
        for with_seer in (False, True):
            pairs = [(a, b) for a, b in self.scores if (cheats[a] or cheats[b]) == with_seer]
            for number in range(self.ladder.matches):
                for a, b in pairs:
                    scored = self.scores[a, b][number]
                    scores: list[float] = [scored, SHARES - scored]
                    [[one], [other]] = model.rate([[ratings[a]], [ratings[b]]], scores=scores)
                    if cheats[a] or not with_seer:
                        ratings[a] = one
                    if cheats[b] or not with_seer:
                        ratings[b] = other
        return ratings
