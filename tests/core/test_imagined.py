"""What comes next at imagined tables is as open as it is at the real one."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.games import GAMES

TABLES = 100


@pytest.mark.parametrize("name", GAMES)
def test_every_imagined_table_has_dice_of_its_own(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.agree(game.players[0]), "fast 1")
    view, memory = match.view(0), match.memories[0]
    dice = FastDice(1)
    tables = [game.imagine(match.setup, view, memory, dice, match.now) for _ in range(TABLES)]
    assert len({table.dice.place() for table in tables}) == TABLES
