"""Simulations count right, and the same on one core or on many."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from anpfiff.core.dice import derived
from anpfiff.games import GAMES
from anpfiff.sim.run import Plan, Tally, interval, play_one, quantile, tallies


def plan(*bots: str, matches: int = 450, seed: int = 1) -> Plan:
    return Plan("alarm", GAMES["alarm"].agree(len(bots)), bots, matches, seed)


def total(tallied: list[Tally]) -> Tally:
    tally = Tally()
    for part in tallied:
        tally.merge(part)
    return tally


def test_the_same_numbers_whatever_the_executor() -> None:
    alone = total(list(tallies(plan("greedy", "random", "greedy"))))
    with ThreadPoolExecutor(3) as threads:
        assert total(list(tallies(plan("greedy", "random", "greedy"), threads))) == alone
    with ProcessPoolExecutor(2) as processes:
        assert total(list(tallies(plan("greedy", "random", "greedy"), processes))) == alone


def test_wins_and_moves_add_up() -> None:
    tally = total(list(tallies(plan("random", "random", "random"))))
    assert tally.matches == 450 == sum(tally.lengths.values()) == sum(tally.endings.values())
    assert sum(tally.wins(seat) for seat in range(3)) == pytest.approx(450)
    assert tally.moves == sum(length * count for length, count in tally.lengths.items())
    assert sorted(tally.lengths)[0] <= quantile(tally.lengths, 0.5) <= sorted(tally.lengths)[-1]
    assert set(tally.endings) == {"five", "row"}


def test_match_i_depends_on_seed_and_i_alone() -> None:
    long, short = plan("random", "random"), plan("random", "random", matches=3)
    match, _ = play_one(long, 2)
    assert list(match.log) == list(play_one(short, 2)[0].log)
    assert list(match.log) != list(play_one(long, 3)[0].log)
    assert match.seed == f"fast {derived(1, 2)}"


def test_greedy_beats_random() -> None:
    tally = total(list(tallies(plan("greedy", "random"))))
    assert tally.wins(0) / tally.matches > 0.8


def test_nobody_listens_to_random_bots() -> None:
    assert not plan("random", "random").loud()
    assert plan("random", "greedy").loud()


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (1, 1, 0.207, 1.0)],
)
def test_wilson_intervals(wins: float, matches: int, low: float, high: float) -> None:
    """Values from the textbook formula, worked out by hand to three places."""
    assert interval(wins, matches) == pytest.approx((low, high), abs=0.001)
