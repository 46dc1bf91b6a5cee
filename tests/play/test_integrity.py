"""Cheats that are planted are found, and honest players of every league are not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from anpfiff.bots import find_bot
from anpfiff.bots.alarm.greedy import GreedyAlarm
from anpfiff.bots.bot import Intention, Racer
from anpfiff.core.match import Match
from anpfiff.core.nouns import READY, Move
from anpfiff.core.race import Race
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.integrity import (
    CHOICES,
    PERSON_MS,
    STEADY_MS,
    Watched,
    evidence,
    has_perfect_memory,
    most_alike,
    watch,
)
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns
from anpfiff.sim.afar import race_afar
from anpfiff.sim.lines import PING, Net

RACES = [name for name, game in GAMES.items() if game.races]
Players = defaultdict[str, Watched]


class Fingers(Racer):
    """Lays what fits as soon as it fits: it asks the table, and needs no time at all."""

    table: Race
    every = 0

    def choose(self, view: Any, moves: Sequence[Move], imagine: Any) -> Intention | None:
        if moves and moves[0] == READY:
            return 0, READY
        fitting = [move for move in moves if self.table.fits(self.seat, move)]
        return (self.every, fitting[0]) if fitting else None


class Metronome(Fingers):
    """The same in a beat that never varies."""

    every = 700


class Hammer(Fingers):
    """Presses one key after the other and never looks: as quick, but wrong most of the time."""

    presses = 0

    def choose(self, view: Any, moves: Sequence[Move], imagine: Any) -> Intention | None:
        if moves and moves[0] == READY:
            return 0, READY
        carried = [move for move in moves if self.table.carried(move)]
        self.presses += 1
        return (0, carried[self.presses // 2 % len(carried)]) if carried else None


def match_of(name: str, seed: int, *names: str) -> Match:
    game = GAMES[name]
    return Match(game, game.agree(len(names)), f"fast {seed}", names)


def run(match: Match, players: dict[int, Any]) -> None:
    if match.game.races:
        race = TimedPlay(match, players)
        while match.result() is None:
            race.step()
    else:
        turns = Turns(match, players)
        while match.result() is None:
            turns.ask(turns.asked())


def note(match: Match, players: Players, *names: str) -> None:
    """Watch the record as it is read from its file."""
    record = Record.read(Record.of(match).closed())
    if names:
        record = record._replace(names=names)
    watch(record, record.start(match.game), players)


def cheated(name: str, cheat: type[Fingers], matches: int) -> Players:
    players: Players = defaultdict(Watched)
    for seed in range(matches):
        match = match_of(name, seed, "regionalliga", "regionalliga")
        honest, _ = bots_for(match)
        racer = cheat(1, match.setup, None)  # type: ignore[arg-type]
        assert isinstance(match.table, Race)
        racer.table = match.table
        run(match, {0: honest, 1: racer})
        note(match, players, "honest", "cheat")
    return players


def codes(player: Watched) -> list[str]:
    return [found.code for found in evidence(player)]


@pytest.mark.parametrize("name", RACES)
def test_fingers_that_need_no_time_are_found_and_the_opponent_is_not_blamed(name: str) -> None:
    players = cheated(name, Fingers, 4)
    assert "quick" in codes(players["cheat"])
    assert codes(players["honest"]) == []


@pytest.mark.parametrize("name", ["rotweiss", "rotblau"])
def test_a_beat_that_never_varies_is_found(name: str) -> None:
    players = cheated(name, Metronome, 2)
    assert "steady" in codes(players["cheat"])
    assert codes(players["honest"]) == []


@pytest.mark.parametrize("name", ["rotweiss", "rotblau"])
def test_blind_hammering_is_not_taken_for_quick_eyes(name: str) -> None:
    player = cheated(name, Hammer, 1)["cheat"]
    assert player.wrong > 50
    assert "quick" not in codes(player)


def alarms(matches: int, *names: str) -> Players:
    players: Players = defaultdict(Watched)
    for seed in range(matches):
        match = match_of("alarm", seed, *names)
        run(match, dict(enumerate(bots_for(match))))
        note(match, players)
    return players


def test_a_memory_without_a_gap_is_found() -> None:
    assert find_bot("alarm", "greedy") is GreedyAlarm
    player = alarms(60, "greedy", "greedy")["greedy"]
    assert len(player.recalls) >= CHOICES
    assert codes(player) == ["memory"]


@pytest.mark.parametrize("league", ["bambini", "kreisliga", "regionalliga", "bundesliga"])
def test_nobody_of_a_league_has_a_memory_without_a_gap(league: str) -> None:
    player = alarms(60, league, league)[league]
    assert len(player.recalls) >= CHOICES
    assert codes(player) == []


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("league", ["bambini", "regionalliga", "weltklasse"])
def test_honest_racers_are_not_blamed(name: str, league: str) -> None:
    players: Players = defaultdict(Watched)
    match = match_of(name, 1, league, league)
    run(match, dict(enumerate(bots_for(match))))
    note(match, players)
    assert players[league].cards > 30
    assert players[league].reactions
    assert codes(players[league]) == []


def claimed(net: Net) -> Players:
    players: Players = defaultdict(Watched)
    match = match_of("rotweiss", 3, "regionalliga", "regionalliga")
    race_afar(match, bots_for(match), net)
    note(match, players, "near", "far")
    return players


@pytest.mark.parametrize(("jitter", "loss"), [(0, 0), (15, 1), (40, 2), (100, 5)])
def test_honest_lines_are_not_blamed_however_shaky(jitter: int, loss: int) -> None:
    players = claimed(Net((20, 200), jitter, loss))
    assert len(players["far"].edges) > 100
    assert codes(players["near"]) == codes(players["far"]) == []


@pytest.mark.parametrize("lie", [1000, PING])
@pytest.mark.parametrize(("seat", "liar", "other"), [(0, "near", "far"), (1, "far", "near")])
def test_who_always_claims_the_earliest_press_is_found(
    seat: int, liar: str, other: str, lie: int | str
) -> None:
    """Also who answers pulses late, to be credited with more."""
    players = claimed(Net((20, 200), 15, 1, liars=((seat, lie),)))
    assert "edge" in codes(players[liar])
    assert codes(players[other]) == []


# The figures


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lambda recalls: recalls, True),
        (lambda recalls: [*recalls, (True, False)], False),
        (lambda recalls: [*recalls, (False, True)], False),
        (lambda recalls: recalls[:-1], False),
        (lambda recalls: [(True, True)] * CHOICES, False),
        (lambda recalls: [(False, False)] * CHOICES, False),
    ],
    ids=["perfect", "in vain", "missed", "too few", "always", "never"],
)
def test_one_slip_is_human(spoil: Callable[[Any], Any], found: bool) -> None:
    half = CHOICES // 2
    assert has_perfect_memory(spoil([(True, True)] * half + [(False, False)] * half)) is found


def test_the_most_alike_lie_close_together() -> None:
    assert most_alike([]) == []
    assert most_alike([500, 700, 705, 700 + STEADY_MS, 713, 900]) == [700, 705, 700 + STEADY_MS]


def test_the_quickest_person_is_the_model_s() -> None:
    assert PERSON_MS == 109
