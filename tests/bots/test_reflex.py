"""People in races: as quick as their level says, and blind to what they cannot see."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import fields
from itertools import pairwise
from statistics import mean

import pytest

from anpfiff.bots import bots_of, find_bot
from anpfiff.bots.reflex import LEAGUES, LEVELS, NOISE, TIMES, Reflex
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.sim.run import Plan, Tally, tallies
from tests.laws.laws import loud_copy
from tests.laws.oracles import oracle_of

RACES = [game for game in GAMES.values() if game.races]
NAMES = [game.name for game in RACES]


def test_levels_get_quicker_and_surer() -> None:
    for slower, quicker in pairwise(LEVELS):
        for time in fields(slower)[:TIMES]:
            assert getattr(slower, time.name) > getattr(quicker, time.name)
        assert slower.lapse > quicker.lapse
        assert slower.miss > quicker.miss
        assert slower.slip > quicker.slip
        assert slower.plan < quicker.plan


def test_times_vary_by_about_a_quarter_around_their_mean() -> None:
    assert mean(NOISE) == pytest.approx(1, rel=0.05)
    assert tuple(sorted(NOISE)) == NOISE
    assert 0.5 < NOISE[0] < 0.6
    assert 1.7 < NOISE[-1] < 2
    person = Reflex(0, RACES[0].agree(2), FastDice(1))
    times = [person.takes(400) for _ in range(2000)]
    assert mean(times) == pytest.approx(412, rel=0.03)


@pytest.mark.parametrize("name", NAMES)
def test_every_level_can_be_called_by_name(name: str) -> None:
    setup = GAMES[name].agree(2)
    for level, pace in enumerate(LEVELS, start=1):
        assert find_bot(name, f"reflex:{level}")(0, setup, FastDice(1)).pace == pace
    assert find_bot(name, "reflex")(0, setup, FastDice(1)).pace == LEVELS[1]
    assert set(bots_of(name)) >= {"random", "reflex", "reflex:4"}


@pytest.mark.parametrize("game", RACES, ids=NAMES)
@pytest.mark.parametrize("bot", ["reflex:1", "reflex:4", *LEAGUES])
def test_neither_time_nor_move_depends_on_hidden_cards(game: type[Table], bot: str) -> None:
    """Two tables that the seat cannot tell apart, the same person: the same intention.

    Whoever has just sat down, and whoever has followed the match and remembers it.
    """
    oracle = oracle_of(game)
    seats = game.players[-1]
    match = Match(game, game.agree(seats), "fast 4", [bot] * seats)
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    dice = FastDice(3)
    compared = 0
    for number in range(400):
        if match.result() is not None or compared > 120:
            break
        play.step()
        if number % 3:
            continue
        for seat in range(seats):
            twin = loud_copy(match.table)
            for _ in range(4):
                oracle.swap(twin, seat, dice)
            view = match.table.view(seat)
            moves = list(match.table.moves(seat))
            if twin.view(seat) != view or list(twin.moves(seat)) != moves or not moves:
                continue
            newcomer = find_bot(game.name, bot)(seat, match.setup, FastDice(number))
            for person in (newcomer, play.racers[seat]):
                answers = []
                for table in (match.table, twin):
                    same = deepcopy(person, {id(match.setup.deck): match.setup.deck})
                    same.see(table.view(seat), [], match.at)
                    answers.append(same.choose(table.view(seat), moves, table.copy))
                assert answers[0] == answers[1]
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", RACES, ids=NAMES)
def test_experts_beat_children(game: type[Table]) -> None:
    seats = game.players[0]
    bots = ("reflex:4", "reflex:1")
    tally = Tally()
    for part in tallies(Plan(game.name, game.agree(seats), bots, 60, 1)):
        tally.merge(part)
    assert tally.wins(0) > 45


@pytest.mark.parametrize("game", RACES, ids=NAMES)
def test_random_racers_finish_a_match(game: type[Table]) -> None:
    seats = game.players[0]
    match = Match(game, game.agree(seats), "fast 2", ["random"] * seats)
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    while match.result() is None:
        play.step()
