"""One person at the keyboard of a race."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.bots.bot import RandomRacer
from anpfiff.core.match import PAUSE
from anpfiff.core.record import Record
from anpfiff.games.rotweiss.cards import RotWeissDeck
from anpfiff.tui.app import WIDEST
from tests.tui.stage import RACES, Stage, act


def last_line(stage: Stage) -> tuple[Any, ...]:
    line = stage.match.log[-1]
    return line.seat, line.text


def test_a_match_begins_when_the_person_says_so() -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        stage.after(100)
        assert stage.table.now == 0
        assert "Enter begins" in stage.shown("help")
        await pilot.press("enter")
        assert stage.shown("help") == ""
        stage.after(4.9)
        assert "Signal in 1 s" in stage.shown("prompt")
        stage.after(0.1)
        assert not stage.table.ready
        assert "Lay your row" in stage.shown("prompt")

    act(stage.app, play)


def test_keys_are_moves_at_the_time_they_were_pressed() -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        for key, text in (("q", "turn 1"), ("space", "turn 2"), ("e", "turn 3"), ("w", "turn 2")):
            stage.clock.seconds += 0.25
            before = stage.match.at
            await pilot.press(key)
            assert last_line(stage) == (0, text)
            assert stage.match.at == before + 250 or before < 60_000

    act(stage.app, play)


def test_a_deadline_before_the_press_happens_first() -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.clock.seconds += 5.5
        await pilot.press("q")
        assert [line.text for line in stage.match.log[-2:]] == ["tick", "turn 1"]
        assert [line.at for line in stage.match.log[-2:]] == [5000, 5500]

    act(stage.app, play)


def test_a_card_goes_back_and_the_screen_says_why() -> None:
    stage = Stage()
    deck = stage.match.setup.deck
    assert isinstance(deck, RotWeissDeck)

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        top = next(kind for kind in range(len(deck.cards)) if deck.cards[kind].passes)
        wrong = next(kind for kind in deck.packs[0] if kind not in deck.fits[top])
        right = next(kind for kind in deck.packs[0] if kind in deck.fits[top] - deck.goals)
        stage.table.middle = [top]
        stage.table.piles[0] = [[wrong], [right], []]
        stage.table.show(0)
        stage.table.laid[0] = 3
        await pilot.press("1")
        assert f"{deck.label(wrong)} is not wanted" in stage.shown("message")
        assert "(rotweiss R15)" in stage.shown("message")
        await pilot.press("2")
        assert stage.shown("message") == ""
        assert stage.table.middle == [top, right]
        assert deck.label(right) in stage.shown("news")
        await pilot.press("2")
        assert "No card lies there. (rotweiss R9)" in stage.shown("message")

    act(stage.app, play)


def test_keys_that_do_nothing_say_so() -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        await pilot.press("enter", "x")
        assert "The key x does nothing here" in stage.shown("message")
        await pilot.press("1")
        assert "Wait for the signal. (rotweiss B17)" in stage.shown("message")
        stage.after(5.1)
        assert stage.shown("message") == ""

    act(stage.app, play)


def test_a_pause_stops_deadlines_and_bots() -> None:
    stage = Stage(racer=RandomRacer)

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        await pilot.press("p")
        before = stage.table.state()
        assert "Paused" in stage.shown("help")
        stage.after(1000)
        await pilot.press("1", "g", "x")
        assert stage.table.state() == before
        await pilot.press("enter")
        due = stage.play.next()
        assert stage.match.at < due < stage.match.at + 3000
        assert stage.match.lost >= 1_000_000
        stage.after(3)
        assert stage.table.state() != before

    act(stage.app, play)


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_leaving_keeps_the_match_resting(key: str) -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        await pilot.press("q", key)

    act(stage.app, play)
    assert stage.match.log[-1].text == PAUSE
    again = Record.read(str(Record.of(stage.match))).replay(stage.match.game)
    resumed = Stage(match=again)

    async def go_on(pilot: Any) -> None:
        assert "Enter begins" in resumed.shown("help")
        at = again.at
        resumed.after(50)
        assert again.table.now == stage.table.now
        await pilot.press("enter")
        assert again.log[-1].text == "go-on"
        await pilot.press("w")
        assert last_line(resumed) == (0, "turn 2")
        assert again.at == at + 50_000

    act(resumed.app, go_on)


def test_the_table_fits_into_any_window() -> None:
    stage = Stage("rotblau", 4)

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        for width, height in ((100, 30), (140, 45), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            board = stage.shown("board").split("\n")
            assert max(map(len, board)) == min(width, WIDEST)
            assert stage.shown("message") == ""
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "Too small: 80 × 24" in stage.shown("message")

    act(stage.app, play)


def test_an_untrue_breathless_is_explained() -> None:
    stage = Stage("elfmeter", settings={"start": "A"})

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        await pilot.press("up", "b")
        assert "not out of breath" in stage.shown("message")
        assert "(elfmeter C4)" in stage.shown("message")
        assert len(stage.table.attack) == 1

    act(stage.app, play)


def test_a_thrown_defence_card_that_stops_nothing_is_explained() -> None:
    stage = Stage("elfmeter", settings={"start": "B"})

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.kick_off()
        await pilot.press("right", "right", "enter")
        assert "There is no ball to stop yet (elfmeter R10)" in stage.shown("message")
        assert stage.table.spent[0]

    act(stage.app, play)


def test_the_match_is_saved_in_every_break_and_pause() -> None:
    stage = Stage()

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        stage.after(0.1)
        assert len(stage.saved) == 1
        stage.kick_off()
        await pilot.press("q", "?")
        assert len(stage.saved) == 2

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

    async def play(pilot: Any) -> None:
        await pilot.press("enter")
        turn = 0
        while stage.table.result() is None:
            stage.clock.seconds += 0.7
            at = stage.app.stopwatch.ms()
            stage.app.advance(at)
            if stage.table.result() is None:
                stage.app.press(keys[turn % len(keys)], at)
            turn += 1
            if turn % 20 == 0:
                stage.app.draw()
        stage.app.draw()
        assert stage.shown("help") == stage.app.ending()
        await pilot.press("enter")
        assert stage.app.is_running, "still playing"
        stage.clock.seconds += 2
        await pilot.press("enter")
        assert not stage.app.is_running

    act(stage.app, play)
    again = Record.read(str(Record.of(stage.match))).replay(stage.match.game)
    assert again.table.view(0)._replace(now=0) == stage.table.view(0)._replace(now=0)
