"""Every law, at every step of random matches of every game, for every number of seats."""

from __future__ import annotations

import os
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from anpfiff.core.log import Line
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from tests.laws.laws import (
    ENOUGH,
    TWO_MINUTES,
    check,
    check_steps,
    the_clock_alone_brings_it_on,
    timed_walk,
    walk,
)
from tests.laws.oracles import oracle_of, tables_of
from tests.tables import Penalty, Snap

TABLES: list[type[Table]] = [*GAMES.values(), Penalty, Snap]
SEATINGS = [(game, seats) for game in TABLES for seats in game.players]
TURNS = [(game, seats) for game, seats in SEATINGS if not game.races]
RACES = [(game, seats) for game, seats in SEATINGS if game.races]
EXAMPLES = 5 if os.environ.get("ANPFIFF_FAST") else 15
"""The compiled rules are the same rules: a third is enough to see that they still are."""
RACE_STEPS = 150
"""A race played at random takes thousands."""


VARIANTS = tables_of(game for game in TABLES if game.races)
VARIANT_NAMES = [f"{game.name}-{seats}-{setting}" for game, seats, setting in VARIANTS]


@pytest.mark.parametrize(
    ("game", "seats"), TURNS, ids=[f"{game.name}-{seats}" for game, seats in TURNS]
)
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)
@given(seed=st.integers(0, 2**64 - 1), data=st.data())
def test_the_laws_hold(game: type[Table], seats: int, seed: int, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(oracle_of(game).settings))
    check(game, setting, seats, seed)


@pytest.mark.parametrize(("game", "seats", "setting"), VARIANTS, ids=VARIANT_NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_laws_hold_in_random_races(
    game: type[Table], seats: int, setting: dict[str, str], seed: int
) -> None:
    check(game, setting, seats, seed, RACE_STEPS)


@pytest.mark.parametrize(("game", "seats", "setting"), VARIANTS, ids=VARIANT_NAMES)
def test_the_laws_hold_in_simulated_time(
    game: type[Table], seats: int, setting: dict[str, str]
) -> None:
    """People of all levels at one table, from the first signal to the last goal."""
    bots = [f"reflex:{1 + seat % 4}" for seat in range(seats)]
    assert check_steps(timed_walk(game, setting, bots, seats)) < ENOUGH


SILENT_STEPS = 1200
LOOK = 40
"""At every so many of them it is looked at what the clock would do."""
AWAY_FROM_THE_BALL = {
    *("turn", "gather", "free", "display", "refill", "uncover", "book"),
    *("back", "late", "miss", "ready", "vote", "breath"),
}
"""What can happen for ever without bringing the match on."""


@pytest.mark.parametrize(
    ("game", "seats"), RACES, ids=[f"{game.name}-{seats}" for game, seats in RACES]
)
def test_nothing_hangs_whoever_stays_silent(game: type[Table], seats: int) -> None:
    """All, all but one, every other, nobody: the rest act at random, and might stop any time."""
    for silent in (range(seats), range(1, seats), range(seats - 1), range(0, seats, 2), ()):
        brought_on = 0
        steps = walk(game, {}, seats, len(silent), silent)
        for number, step in enumerate(islice(steps, SILENT_STEPS)):
            if any(event.code not in AWAY_FROM_THE_BALL for event in step.news):
                brought_on = step.match.now
            assert step.match.now - brought_on <= TWO_MINUTES
            if number % LOOK == 0:
                the_clock_alone_brings_it_on(step)


@pytest.mark.parametrize(
    ("game", "seats"), RACES, ids=[f"{game.name}-{seats}" for game, seats in RACES]
)
def test_equal_seeds_give_equal_races_to_the_millisecond(game: type[Table], seats: int) -> None:
    def lines(seed: int) -> list[Line]:
        *_, last = timed_walk(game, {}, ["reflex"] * seats, seed)
        return [*last.match.log]

    assert lines(21) == lines(21)
    assert lines(21) != lines(22)


@pytest.mark.parametrize("game", TABLES, ids=[game.name for game in TABLES])
def test_equal_seeds_give_equal_matches(game: type[Table]) -> None:
    seats = game.players[-1]
    first, second, other = (
        [step.table.state() for step in islice(walk(game, {}, seats, seed), RACE_STEPS)]
        for seed in (11, 11, 12)
    )
    assert first == second
    assert first != other
