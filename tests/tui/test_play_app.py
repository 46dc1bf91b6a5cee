"""One person at the keyboard of a race."""

from __future__ import annotations

import re
from functools import partial

import pytest
from rich.text import Text
from textual.events import Key
from textual.geometry import Size
from textual.pilot import Pilot

from anpfiff.bots.bot import RandomRacer
from anpfiff.core.log import GO_ON, PAUSE, Line
from anpfiff.core.nouns import Event
from anpfiff.core.record import Record
from anpfiff.tui.app import BEHIND_MS, FRAMES_PER_SECOND, SAVE_MS, WIDEST, PlayApp
from anpfiff.tui.live import SYNC_MS
from tests.tui.stage import RACES, Stage, act, act_in_time, has_left, until


def test_a_match_begins_when_the_person_says_so() -> None:
    stage = Stage()

    def play() -> None:
        stage.after(100)
        assert stage.match.now == 0
        assert "Enter begins" in stage.shown("help")
        stage.press("enter")
        assert stage.shown("help") == ""
        stage.after(4.75)
        assert "Signal in 1 s" in stage.shown("prompt")
        stage.after(0.25)
        assert not stage.table.ready
        assert "Lay your row" in stage.shown("prompt")

    act(stage.app, play)


def test_keys_are_moves_that_land_a_hand_after_they_were_pressed() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        at = 5000
        for key, text in (("q", "turn 1"), ("space", "turn 2"), ("e", "turn 3"), ("w", "turn 2")):
            logged = len(stage.match.log)
            stage.press(key)
            stage.after(0.25)
            assert len(stage.match.log) == logged
            stage.after(0.25)
            assert stage.match.log[-1] == Line(at + 300, 0, text)
            at += 500

    act(stage.app, play)


def test_a_key_that_had_to_wait_counts_from_its_press() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        key = Key("q", "q")
        key.time = stage.clock.seconds + 0.25
        stage.clock.seconds += 2
        stage.app.on_key(key)
        stage.app.beat()
        assert stage.match.log[-1] == Line(5550, 0, "turn 1")

    act(stage.app, play)


def test_a_deadline_before_the_press_happens_first() -> None:
    stage = Stage()

    def play() -> None:
        stage.press("enter")
        stage.clock.seconds += 5.5
        stage.press("q")
        stage.after(0.3)
        assert stage.match.log[-1] == Line(5800, 0, "turn 1")
        assert [event.code for event in stage.match.told(0, 0)[-2:]] == ["signal", "turn"]

    act(stage.app, play)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", RACES)
def test_whoever_can_act_is_told_what_to_do(game: str, language: str) -> None:
    stage = Stage(game, language=language, settings={"start": "A"} if game == "elfmeter" else {})

    def play() -> None:
        stage.kick_off()
        question = stage.match.question(0)
        assert question is not None
        assert stage.app.asked() == stage.speaker.question(question)
        assert stage.shown("prompt") != ""

    act(stage.app, play)


def test_keys_that_do_nothing_say_so() -> None:
    stage = Stage()

    def play() -> None:
        stage.press("enter", "x")
        assert "The key x does nothing here" in stage.shown("message")
        stage.press("1")
        assert "Wait for the signal. (rotweiss B17)" in stage.shown("message")
        stage.after(5.1)
        assert stage.shown("message") == ""

    act(stage.app, play)


def test_a_pause_stops_deadlines_and_bots() -> None:
    stage = Stage(racer=RandomRacer)

    def play() -> None:
        stage.kick_off()
        stage.press("p")
        before = stage.table.state()
        assert "Paused" in stage.shown("help")
        stage.after(1000)
        stage.press("1", "g", "x")
        assert stage.table.state() == before
        stage.press("enter")
        due = stage.play.next()
        assert stage.match.at < due < stage.match.at + 3000
        assert stage.match.lost >= 1_000_000
        stage.after(3)
        assert stage.table.state() != before

    act(stage.app, play)


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_leaving_keeps_the_match_resting(key: str) -> None:
    stage = Stage()

    async def play(pilot: Pilot[None]) -> None:
        stage.kick_off()
        stage.press("q")
        stage.after(0.3)
        stage.press("w")
        await pilot.press(key)
        await until(pilot, lambda: has_left(stage.app))

    act_in_time(stage.app, play)
    assert stage.match.log[-1].text == PAUSE
    again = Record.read(str(Record.of(stage.match))).replay(stage.match.game)
    resumed = Stage(match=again)

    def go_on() -> None:
        assert "Enter goes on" in resumed.shown("help")
        at = again.at
        resumed.after(50)
        assert again.now == stage.match.now
        resumed.press("enter")
        assert again.log[-1].text == GO_ON
        resumed.press("w")
        resumed.after(0.3)
        assert again.log[-1] == Line(at + 50_300, 0, "turn 2")

    act(resumed.app, go_on)


def has_size(app: PlayApp, size: Size) -> bool:
    return app.size == size


def test_the_table_fits_into_any_window() -> None:
    stage = Stage("rotblau", 4)

    async def play(pilot: Pilot[None]) -> None:
        stage.press("enter")
        for size in (Size(100, 30), Size(140, 45), Size(80, 24)):
            await pilot.resize_terminal(*size)
            await until(pilot, partial(has_size, stage.app, size))
            stage.app.draw()
            board = stage.shown("board").split("\n")
            assert max(map(len, board)) == min(size.width, WIDEST)
            assert stage.shown("message") == ""
        await pilot.resize_terminal(70, 20)
        await until(pilot, lambda: "Too small: 80 × 24" in stage.shown("board"))

    act_in_time(stage.app, play)


def test_the_match_is_saved_as_cards_land_and_when_it_rests() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        stage.press("q")
        saved = len(stage.saved)
        stage.after(0.3)
        assert stage.saved[saved:] == [len(stage.match.log)]
        saved = len(stage.saved)
        stage.press("?")
        assert len(stage.saved) == saved + 1

    act(stage.app, play)


def test_less_than_a_second_is_lost_though_nothing_happens() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        for _ in range(50):
            stage.after(0.04)
            told = max(stage.match.at, stage.app.stopwatch.ms() - 1000)
            assert told == stage.match.at
            assert stage.saved_at == stage.match.at
        stage.press("p")
        saved = len(stage.saved)
        stage.after(60)
        assert len(stage.saved) == saved, "nothing is new while the match rests"

    act(stage.app, play)


def test_a_machine_that_draws_slowly_jumps_over_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots and hands were about to do meanwhile happens in its time, and the save later."""
    stage = Stage(racer=RandomRacer)
    draw = stage.app.draw

    def draw_slowly() -> None:
        draw()
        stage.clock.seconds += 0.7

    def play() -> None:
        stage.kick_off()
        monkeypatch.setattr(stage.app, "draw", draw_slowly)
        for _ in range(50):
            stage.press("q")
            stage.after(0.04)
        assert len(stage.match.log) > 20

    act(stage.app, play)


def test_less_than_a_second_is_lost_in_a_power_cut() -> None:
    """In the worst case a card lands just before the disk would have been asked to be sure."""
    assert SYNC_MS + SAVE_MS + BEHIND_MS + 1000 / FRAMES_PER_SECOND < 1000


def test_a_key_that_was_pressed_before_a_save_and_looked_at_after_it_loses_no_time() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        stage.after(0.475)
        saved = len(stage.saved)
        key = Key("q", "q")
        key.time = stage.clock.seconds + 0.05
        stage.after(0.0625)
        assert len(stage.saved) == saved + 1
        stage.app.on_key(key)
        stage.after(0.5)
        assert stage.match.log[-1] == Line(5000 + 525 + 300, 0, "turn 1")

    act(stage.app, play)


@pytest.mark.parametrize("game", RACES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_is_played_to_its_end(game: str, language: str) -> None:
    """Whatever keys are pressed, every screen can be drawn, and the record tells it all."""
    stage = Stage(game, 2, RandomRacer, language, {})
    keys = {
        "rotweiss": ["1", "2", "3", "space", "space"],
        "rotblau": ["1", "2", "3", "4", "t", "space", "y"],
        "elfmeter": ["enter", "right", "2", "b"],
    }[game]

    def play() -> None:
        stage.press("enter")
        turn = 0
        while stage.match.result() is None:
            stage.clock.seconds += 0.7
            at = stage.app.stopwatch.ms()
            stage.app.advance(at)
            if stage.match.result() is None:
                stage.app.press(keys[turn % len(keys)], at)
            turn += 1
            if turn % 20 == 0:
                stage.app.draw()
        stage.app.draw()
        assert stage.shown("help") == stage.app.ending()
        stage.press("enter")
        assert not has_left(stage.app), "still playing"
        stage.clock.seconds += 2
        stage.press("enter")
        assert has_left(stage.app)

    act(stage.app, play)
    again = Record.read(str(Record.of(stage.match))).replay(stage.match.game)
    assert again.view(0) == stage.match.view(0)


def test_only_enter_or_space_begins_a_match_and_p_goes_on_later() -> None:
    stage = Stage()

    def play() -> None:
        stage.press("p", "?", "escape", "x")
        stage.after(1)
        assert stage.match.paused_since is not None
        assert "Enter begins" in stage.shown("help")
        stage.press("enter", "p")
        assert stage.match.paused_since is not None
        stage.press("p")
        assert stage.match.paused_since is None

    act(stage.app, play)


def test_enter_meant_for_ready_throws_no_card() -> None:
    stage = Stage("elfmeter", settings={"start": "A"})

    def play() -> None:
        stage.kick_off()
        logged = len(stage.match.log)
        stage.after(0.39)
        stage.press("enter")
        stage.after(1)
        assert len(stage.match.log) == logged
        stage.press("enter")
        stage.after(0.5)
        assert stage.match.log[-1].text.startswith("open")

    act(stage.app, play)


def test_a_goal_stays_for_two_seconds() -> None:
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        stage.app.tell([Event("goal", {"seat": 1, "card": 3, "goals": (0, 1)})], everything=False)
        goal = stage.app.query_one("#goal")
        for seconds in (0.0, 1.9):
            stage.after(seconds)
            stage.press("q")
            assert goal.display
            assert "GOAL! Manfred scores with" in stage.shown("goal")
        stage.after(0.2)
        assert not goal.display

    act(stage.app, play)


def test_on_a_small_screen_nothing_but_that_is_said() -> None:
    stage = Stage()

    async def play(pilot: Pilot[None]) -> None:
        stage.press("enter")
        await pilot.resize_terminal(60, 18)
        await until(pilot, lambda: "Too small" in stage.shown("board"))
        assert stage.shown("board") == "Too small: 80 × 24 at least."
        assert {stage.shown(name) for name in ("head", "prompt", "news", "keys")} == {""}
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Too small" not in stage.shown("board"))

    act_in_time(stage.app, play)


def test_long_lines_are_wrapped_and_never_cut() -> None:
    stage = Stage()

    def play() -> None:
        stage.press("enter")
        for more in range(8):
            long = " ".join(["x" * more, *["◆ Dario"] * 30])
            stage.app.news.append(Text(long))
            stage.app.draw()
            shown = stage.shown("news")
            assert " ".join(shown.split()).endswith(long.strip())
            assert not re.search("◆ *\n", shown)
            assert max(map(len, shown.splitlines())) <= 80

    act(stage.app, play)
