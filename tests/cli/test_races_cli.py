"""The races on the command line: played in a terminal, watched, and seen again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from tests.cli.test_cli import Terminal, home, run, saves

__all__ = ["home"]

ENTER, CTRL_C, CTRL_Q = "\r", "\x03", "\x11"


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "says"),
        [
            (["play", "rotweiss"], "A race is played on a terminal"),
            (["play", "elfmeter"], "A race is played on a terminal"),
            (["play", "rotblau"], "A race is played on a terminal"),
            (["play", "rotweiss", "--seats", "human,human"], "one seat is human; here are 2"),
            (["play", "rotweiss", "--seats", "reflex,reflex"], "anpfiff watch rotweiss"),
            (["play", "rotweiss", "--seats", "human"], "2 to 8 players, not 1"),
            (["play", "rotweiss", "--seats", "human,greedy"], 'no bot "greedy" for rotweiss'),
            (["watch"], "GAME is missing"),
            (["watch", "chess"], 'no game "chess"'),
            (["watch", "rotweiss", "--seats", "human,reflex"], "every seat is a bot"),
            (["watch", "rotweiss", "--seats", "reflex:9,reflex"], 'no bot "reflex:9"'),
            (["watch", "elfmeter", "--seats", "reflex"], "for 2 to 2 players, not 1"),
            (["watch", "rotweiss", "--speed", "0"], '"0" is not a speed; use a number from 0.25'),
            (["watch", "rotweiss", "--speed", "nan"], '"nan" is not a speed'),
            (["watch", "rotweiss", "--speed", "fast"], '"fast" is not a speed'),
            (["watch", "rotweiss", "--set", "gather_ms=x"], "gather_ms cannot be"),
            (["watch", "rotweiss", "--seed", "x"], '"x" is not a seed'),
            (["replay", "nowhere.txt", "--speed", "17"], '"17" is not a speed'),
        ],
    )
    def test_gets_one_line(self, home: dict[str, str], arguments: list[str], says: str) -> None:
        done = run(home, *arguments)
        assert done.returncode == 2
        assert says in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


@pytest.mark.parametrize("game", ["rotweiss", "elfmeter", "rotblau", "alarm", "finale"])
def test_watching_through_a_pipe_prints_what_happens(
    game: str, home: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    done = run(home, "watch", game, "--seed", "3", "--record", str(file))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "The match is in" in lines[-2]
    if game in ("rotweiss", "elfmeter", "rotblau"):
        assert lines[0].startswith("0:00.000  ")
        assert sum("Off you go!" in line for line in lines) > 1
    again = run(home, "replay", str(file))
    assert again.returncode == 0
    assert "\x1b" not in again.stdout
    assert len(again.stdout.splitlines()) >= len(lines) - 3


def test_a_record_tells_the_signal_before_whoever_followed_it(home: dict[str, str]) -> None:
    """The clock has no line of its own; what it did belongs before the next one."""
    match = Match(GAMES["elfmeter"], GAMES["elfmeter"].agree(2, {"start": "A"}), "fast 3")
    match.play(0, match.moves(0)[0], 1000)
    match.play(1, match.moves(1)[0], 1500)
    match.wait(2500)
    match.play(0, match.moves(0)[0], 4000)
    file = Path(home["XDG_CONFIG_HOME"]).with_name("match.txt")
    file.write_text(str(Record.of(match)), "utf-8")
    told = [line.strip() for line in run(home, "replay", str(file)).stdout.splitlines()]
    place = next(place for place, line in enumerate(told) if line.startswith("@4000 A open"))
    assert told[place - 1] == "Off you go!"
    assert " lays " in told[place + 1]


def test_a_race_is_played_saved_and_resumed(home: dict[str, str]) -> None:
    terminal = Terminal(home, "play", "rotweiss", "--seed", "3", "--seats", "human,reflex")
    terminal.expect("Enter begins the match")
    terminal.type(ENTER)
    terminal.press_until(" ", "Lay whoever is wanted")
    terminal.type(CTRL_Q)
    terminal.expect("--resume")
    assert terminal.exit_status() == 0
    (save,) = saves(home)
    assert re.search(r"^@\d+ A turn 1$", save.read_text("utf-8"), re.MULTILINE)
    assert save.read_text("utf-8").splitlines()[-1].endswith("pause")
    terminal = Terminal(home, "play", "--resume")
    terminal.expect("Paused. Enter goes on")
    terminal.type(ENTER + "p")
    terminal.expect("Paused. Enter goes on")
    terminal.type(CTRL_C)
    terminal.expect("Saved in")
    assert terminal.exit_status() == 0
    assert saves(home) == [save]


def test_watching_and_seeing_again_in_a_terminal(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run(home, "watch", "elfmeter", "--seed", "3", "--record", str(file))
    for arguments in (["watch", "elfmeter"], ["replay", str(file)]):
        terminal = Terminal(home, *arguments, "--speed", "16")
        terminal.expect("one step")
        terminal.expect(r"(?!0:00)\d+:\d\d   × 16")
        terminal.type(" ")
        terminal.expect("stopped")
        terminal.type("q")
        assert terminal.exit_status() == 0
    terminal = Terminal(home, "replay", str(file), "--text")
    terminal.expect("The match is over, so every card is shown")
    terminal.expect("final whistle")
    assert terminal.exit_status() == 0


def test_sim_of_a_race_reports_time_and_teams(home: dict[str, str]) -> None:
    done = run(home, "sim", "rotweiss", "-n", "6", "--seats", "reflex,reflex,reflex", "--json")
    figures = json.loads(done.stdout)
    assert [team["seats"] for team in figures["teams"]] == ["A C", "B"]
    assert sum(team["share"] for team in figures["teams"]) == pytest.approx(1)
    assert figures["time"]["median_minutes"] > 0
    assert figures["time"]["events"]["goal"] >= 6 * 5
    shown = run(home, "sim", "rotweiss", "-n", "6", "--seats", "reflex,reflex,reflex").stdout
    for word in ("Teams: A C", "Simulated time", "passes", "interceptions", "20 s"):
        assert word in shown
