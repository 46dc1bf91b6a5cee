"""What the laws need to know of each game, written from its rule page and not from its code."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from anpfiff.core.table import Table
from tests.laws.oracle import Oracle


def has_oracle(game: type[Table]) -> bool:
    return find_spec(f"tests.laws.oracles.{game.name}") is not None


def oracle_of(game: type[Table]) -> Oracle:
    """Found by the name of the game. Without one its laws fail, and those of others do not."""
    if not has_oracle(game):
        return Oracle(*[lacking(game)] * 4)
    oracle: Oracle = import_module(f"tests.laws.oracles.{game.name}").ORACLE
    return oracle


def lacking(game: type[Table]) -> Any:
    def fail(*_: object) -> None:
        pytest.fail(f"{game.name} lacks tests/laws/oracles/{game.name}.py with ORACLE")

    return fail


def tables_of(games: Iterable[type[Table]]) -> list[tuple[type[Table], int, dict[str, str]]]:
    """Every number of seats of every game and every setting of it, paired."""
    found = []
    for game in games:
        settings = oracle_of(game).settings
        for number in range(max(len(settings), len(game.players))):
            seats = game.players[number % len(game.players)]
            found.append((game, seats, settings[number % len(settings)]))
    return found
