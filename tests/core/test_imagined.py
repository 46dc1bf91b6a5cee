"""What comes next at imagined tables is as open as it is at the real one."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, NOTHING
from anpfiff.games import GAMES
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns

TABLES = 100


@pytest.mark.parametrize("name", GAMES)
def test_every_imagined_table_has_dice_of_its_own(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.agree(game.players[0]), "fast 1")
    view, memory = match.view(0), match.memories[0]
    dice = FastDice(1)
    tables = [game.imagine(match.setup, view, memory, dice, match.now) for _ in range(TABLES)]
    assert len({table.dice.place() for table in tables}) == TABLES


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_at_the_imagined_end(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.agree(game.players[0]), "fast 1")
    play = (TimedPlay if game.races else Turns)(match, {})
    for seat in range(match.setup.seats):
        play.stand_in(seat, "random")
    while match.result() is None:
        play.step()
    table = game.imagine(match.setup, match.view(0), match.memories[0], FastDice(1), match.now)
    assert (table.outcome, table.asked, table.choices) == (match.result(), NOBODY, NOTHING)
    assert not any(table.moves(seat) for seat in range(match.setup.seats))
