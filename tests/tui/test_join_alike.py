"""What a table in this program has, one over the network has, too."""

from __future__ import annotations

import re
from pathlib import Path

from textual.pilot import Pilot

from anpfiff.core.nouns import Event
from anpfiff.tui.app import GOAL_SECONDS, GUARD_MS
from tests.tui.hall_stage import HallStage
from tests.tui.stage import SIGNAL_S, until


def test_german_words_are_moves_and_words_of_the_table(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm", language="de", options={"start": "A"})

    def play() -> None:
        stage.kick_off()
        stage.until_asked()
        while "ziehen" not in stage.shown("offer"):
            stage.type("1")
            stage.until_asked()
        stage.requests.clear()
        stage.type("Zieh")
        phrases = stage.app.speaker.phrases
        assert [phrases.write(act["move"]) for act in stage.asked("act")] == ["draw"]
        stage.until_asked()
        stage.type("wirf niemand ab")
        assert "abwerfen" in stage.shown("message")
        stage.type("say Zurück, tipp!")
        assert stage.asked("say")[0]["text"] == "Zurück, tipp!"
        stage.type("zurück")
        assert stage.asked("propose")[0]["what"] == "undo"
        stage.type("hilfe")
        assert "/say TEXT" in stage.shown("help")

    stage.act(play)


def test_a_hint_says_what_to_type(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm", language="de")

    def play() -> None:
        stage.kick_off()
        stage.type("hints")
        stage.otto.ask("consent", what="hints", agree=True)
        stage.until_asked()
        stage.type("tipp")
        stage.app.beat()
        hint = re.fullmatch(r"Tipp: (.+) \((.+)\)", stage.shown("message"))
        assert hint is not None
        assert f"{hint[1]}   {hint[2]}" in stage.shown("offer")

    stage.act(play)


def test_enter_just_after_the_signal_was_meant_for_ready(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "elfmeter", options={"start": "A"})

    def play() -> None:
        stage.kick_off()
        stage.after(SIGNAL_S + 0.001)
        stage.requests.clear()
        stage.after(GUARD_MS / 1000 - 0.1)
        stage.press("enter")
        assert stage.app.flashes()
        assert not stage.asked("act")
        stage.after(0.2)
        stage.press("enter")
        assert len(stage.asked("act")) == 1

    stage.act(play)


def test_a_goal_stays_for_two_seconds(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        stage.kick_off()
        stage.after(SIGNAL_S + 1)
        goal = stage.app.query_one("#goal")
        assert not goal.display
        told = Event("goal", {"seat": 1, "card": 3, "goals": (0, 1)})
        stage.app.tell([told], everything=False)
        stage.after(GOAL_SECONDS - 0.1)
        assert goal.display
        assert "GOAL! Otto scores with" in stage.shown("goal")
        stage.after(0.2)
        assert not goal.display

    stage.act(play)


def test_on_a_small_screen_nothing_but_that_is_said(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm", options={"start": "A"})

    async def play(pilot: Pilot[None]) -> None:
        stage.kick_off()
        stage.until_asked()
        assert stage.shown("offer")
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "Too small" in stage.shown("board"))
        assert stage.shown("board") == "Too small: 80 × 24 at least."
        assert {stage.shown(name) for name in ("head", "prompt", "offer", "news")} == {""}
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: bool(stage.shown("offer")))

    stage.act_in_time(play)
