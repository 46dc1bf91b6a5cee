"""What a match keeps stays small, however long it lasts."""

from __future__ import annotations

import gc
import sys
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from anpfiff.core.match import Match
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.landing import Claim
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay

LONG = 2400
"""Moves, the clock's too."""
MOST = 300_000
RACES = [game for game in GAMES.values() if game.races]
races = pytest.mark.parametrize("game", RACES, ids=[game.name for game in RACES])


def reachable(root: Any, shared: set[int]) -> dict[int, Any]:
    """All objects that hang on this one and on nothing shared."""
    found: dict[int, Any] = {}
    todo = [root]
    while todo:
        thing = todo.pop()
        code = isinstance(thing, type | ModuleType | FunctionType | MethodType)
        if code or id(thing) in found or id(thing) in shared:
            continue
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return found


def size(match: Match) -> int:
    """In bytes, without what all matches of the game share."""
    shared = set(reachable([match.setup, match.game.phrases(match.setup)], set()))
    return sum(map(sys.getsizeof, reachable(match, shared).values()))


def long_race(game: type[Table], moves: int, seed: int = 1) -> Match:
    """So many moves of a race, at random: those last longest."""
    seats = game.players[-1]
    names = ["random"] * seats
    match = Match(game, game.agree(seats), f"fast {seed}", names)
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    while match.acts < moves and match.result() is None:
        play.step()
    return match


def longest(game: type[Table]) -> Match:
    return max([long_race(game, LONG, seed) for seed in range(1, 8)], key=lambda match: match.acts)


@races
def test_a_long_race_takes_little_memory(game: type[Table]) -> None:
    match = longest(game)
    assert match.memories
    assert size(match) <= MOST


@races
def test_a_note_for_every_card_does_not_double_that(game: type[Table]) -> None:
    match = longest(game)
    noted, numbers = Match(game, match.setup, match.seed, match.names), match.log.numbers
    for line in match.log:
        noted.repeat(line._replace(note=str(Claim(line.at, line.at + 100, 220))))
    assert [line.note for line in noted.log][-1].startswith("press ")
    assert len(noted.log.numbers) == len(numbers)
    assert size(noted) - size(match) < 80 * len(numbers)


@races
def test_views_do_not_grow_with_the_match(game: type[Table]) -> None:
    match = longest(game)
    again, sizes = Match(game, match.setup, match.seed, match.names), []
    for line in match.log:
        again.repeat(line)
        sizes.append(len(msgspec.json.encode(again.view(0))))
    early, late = sizes[: len(sizes) // 4], sizes[-len(sizes) // 4 :]
    assert max(late) <= 1.2 * max(early)
