"""Spectators: bots, records, and the speed they choose."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from anpfiff.bots.bot import RandomRacer
from anpfiff.bots.driver import bots_for
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.sim.timed import FOREVER
from anpfiff.tui.app import WatchApp
from anpfiff.tui.play import spoken_names
from anpfiff.tui.reels import Again, Live, Reel, Turns
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words
from tests.tui.stage import HandClock, act, shown


def watching(reel: Reel, speed: float = 1) -> tuple[WatchApp, HandClock]:
    clock = HandClock()
    match = reel.match
    speaker = Speaker(Words("en"), match.table, spoken_names(match.names))
    return WatchApp(reel, speaker, speed, clock), clock


def race() -> Live:
    match = Match(RotWeiss, RotWeiss.agree(2), "fast 1", ("random", "random"))
    return Live(match, {seat: RandomRacer(seat, FastDice(seat)) for seat in range(2)})


def test_play_is_as_fast_as_the_spectator_likes() -> None:
    app, clock = watching(race(), 4)

    async def watch(pilot: Any) -> None:
        clock.seconds += 1
        app.beat()
        assert "× 4" in shown(app, "head")
        assert "0:04" in shown(app, "head")
        await pilot.press("+")
        assert app.stopwatch.speed == 8
        await pilot.press("-", "-")
        assert app.stopwatch.speed == 2
        clock.seconds += 1
        app.beat()
        assert app.stopwatch.ms() == 6000
        for _ in range(9):
            app.change_speed(faster=True)
        assert app.stopwatch.speed == 16

    act(app, watch)


def test_it_stops_and_goes_on_where_it_was() -> None:
    app, clock = watching(race())

    async def watch(pilot: Any) -> None:
        clock.seconds += 20
        app.beat()
        await pilot.press("space")
        before = len(app.match.log)
        assert before
        clock.seconds += 1000
        app.beat()
        assert len(app.match.log) == before
        assert "stopped" in shown(app, "head")
        await pilot.press(".")
        assert len(app.match.log) == before + 1
        await pilot.press("space")
        clock.seconds += 5
        app.beat()
        assert app.stopwatch.ms() < 35_000

    act(app, watch)


def test_a_step_tells_everything() -> None:
    app, clock = watching(race())

    async def watch(pilot: Any) -> None:
        clock.seconds += 10
        app.beat()
        assert "turns up" not in shown(app, "news")
        for _ in range(6):
            app.single_step()
        app.draw()
        assert "turns up" in shown(app, "news")

    act(app, watch)


def test_keys_are_explained_and_q_leaves() -> None:
    app, _ = watching(race())

    async def watch(pilot: Any) -> None:
        await pilot.press("?")
        assert "faster" in shown(app, "help")
        await pilot.press("x", "x")
        assert shown(app, "help") == ""
        assert "does nothing here" in shown(app, "message")
        await pilot.press("q")
        assert not app.is_running

    act(app, watch)


def finished_race() -> Match:
    play = race()
    while play.next() != FOREVER:
        play.step()
    return play.match


def test_a_record_is_seen_again_at_its_own_pace() -> None:
    match = finished_race()
    record = Record.of(match)
    app, clock = watching(Again(record, record.start(RotWeiss)))

    async def watch(pilot: Any) -> None:
        middle = match.log[len(match.log) // 2]
        clock.seconds += middle.at / 1000 + 0.0005
        app.beat()
        assert app.match.log[-1].at <= middle.at
        assert len(app.match.log) > len(match.log) // 2
        clock.seconds += match.at / 1000
        app.beat()
        assert app.match.table.state() == match.table.state()
        assert "wins!" in shown(app, "news")

    act(app, watch)


def test_nobody_waits_for_the_pauses_of_a_record() -> None:
    play = race()
    while play.match.at < 10_000:
        play.step()
    at = play.match.at
    play.match.pause(at + 1)
    play.match.go_on(at + 1_000_001)
    while play.match.at < at + 1_005_000:
        play.step()
    record = Record.of(play.match)
    reel = Again(record, record.start(RotWeiss))
    times = []
    while reel.next() != FOREVER:
        times.append(reel.next())
        reel.step()
    assert times == sorted(times)
    assert max(later - earlier for earlier, later in pairwise(times)) < 6000
    assert reel.match.table.state() == play.match.table.state()


def test_games_with_turns_can_be_watched_too() -> None:
    match = Match(Alarm, Alarm.agree(3), "fast 1", ("greedy",) * 3)
    app, clock = watching(Turns(match, bots_for(match)), 16)

    async def watch(pilot: Any) -> None:
        app.beat()
        assert "is dealt five cards" in shown(app, "news")
        assert match.log == []
        while app.reel.next() != FOREVER:
            clock.seconds += 1
            app.beat()
        assert match.table.result() is not None
        assert "wins!" in shown(app, "news")

    act(app, watch)
