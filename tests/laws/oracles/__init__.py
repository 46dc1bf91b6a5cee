"""What the laws need to know of each game, written from its rule page and not from its code."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from anpfiff.core.table import Table
from tests.laws.oracle import Oracle


def has_oracle(game: type[Table]) -> bool:
    return find_spec(f"tests.laws.oracles.{game.name}") is not None


def oracle_of(game: type[Table]) -> Oracle:
    """Found by the name of the game."""
    oracle: Oracle = import_module(f"tests.laws.oracles.{game.name}").ORACLE
    return oracle
