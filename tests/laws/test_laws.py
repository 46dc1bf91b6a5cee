"""Every law, at every step of random matches of every game, for every number of seats."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from anpfiff.core.table import Table
from anpfiff.games import GAMES
from tests.laws.laws import check, walk
from tests.laws.oracles import ORACLES, oracle_of
from tests.tables import Penalty, Snap

TABLES: list[type[Table]] = [*GAMES.values(), Penalty, Snap]
SEATINGS = [(game, seats) for game in TABLES for seats in game.players]


def test_every_game_has_an_oracle() -> None:
    assert set(ORACLES) == {game.name for game in TABLES}


@pytest.mark.parametrize(
    ("game", "seats"), SEATINGS, ids=[f"{game.name}-{seats}" for game, seats in SEATINGS]
)
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(seed=st.integers(0, 2**64 - 1), data=st.data())
def test_the_laws_hold(game: type[Table], seats: int, seed: int, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(oracle_of(game).settings))
    check(game, setting, seats, seed)


@pytest.mark.parametrize("game", TABLES, ids=[game.name for game in TABLES])
def test_equal_seeds_give_equal_matches(game: type[Table]) -> None:
    seats = game.players[-1]
    first, second = ([step.table.state() for step in walk(game, {}, seats, 11)] for _ in range(2))
    other = [step.table.state() for step in walk(game, {}, seats, 12)]
    assert first == second
    assert first != other
