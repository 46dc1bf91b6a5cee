"""Spectators: bots, records, and the speed they choose."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.reels import Again, Reel, live
from anpfiff.play.seats import FOREVER
from anpfiff.tui.app import WatchApp
from anpfiff.tui.names import speaker_for
from anpfiff.words import Words
from tests.tui.stage import HandClock, act, has_left, press, shown

RECORDS = Path(__file__).parents[1] / "matches" / "records"


def watching(reel: Reel, speed: float = 1) -> tuple[WatchApp, HandClock]:
    clock = HandClock()
    match = reel.match
    speaker = speaker_for(match, Words("en"), watching=True)
    return WatchApp(reel, speaker, speed, clock), clock


def race() -> Reel:
    return live(Match(RotWeiss, RotWeiss.agree(2), "fast 1", ("random", "random")))


def test_play_is_as_fast_as_the_spectator_likes() -> None:
    app, clock = watching(race(), 4)

    def watch() -> None:
        clock.seconds += 1
        app.beat()
        assert "× 4" in shown(app, "head")
        assert "0:04" in shown(app, "head")
        press(app, "+")
        assert app.stopwatch.speed == 8
        press(app, "-", "-")
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

    def watch() -> None:
        clock.seconds += 20
        app.beat()
        press(app, "space")
        before = app.match.acts
        assert before
        clock.seconds += 1000
        app.beat()
        assert app.match.acts == before
        assert "stopped" in shown(app, "head")
        press(app, ".")
        assert app.match.acts == before + 1
        press(app, "space")
        clock.seconds += 5
        app.beat()
        assert app.stopwatch.ms() < 35_000

    act(app, watch)


def test_a_step_tells_everything() -> None:
    app, clock = watching(race())

    def watch() -> None:
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

    def watch() -> None:
        press(app, "?")
        assert "faster" in shown(app, "help")
        press(app, "x", "x")
        assert shown(app, "help") == ""
        assert "does nothing here" in shown(app, "message")
        press(app, "q")
        assert has_left(app)

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

    def watch() -> None:
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


def test_a_record_of_the_first_format_is_seen_again() -> None:
    """It has the clock's lines, which are no moves any more."""
    record = Record.read((RECORDS / "rotblau-duel.txt").read_text("utf-8"))
    app, clock = watching(Again(record, record.start(RotBlau)))

    def watch() -> None:
        clock.seconds += record.log[-1].at / 1000 + 0.0005
        app.beat()
        assert app.reel.next() == FOREVER
        assert app.match.result() is not None
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
    app, clock = watching(live(match), 16)

    def watch() -> None:
        app.beat()
        assert "is dealt five cards" in shown(app, "news")
        assert len(match.log) == 0
        while app.reel.next() != FOREVER:
            clock.seconds += 1
            app.beat()
        assert match.result() is not None
        assert "wins!" in shown(app, "news")

    act(app, watch)
