"""The ladder and bots of one's own on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from anpfiff.bots import LEAGUES
from tests.cli.test_cli import Terminal, home, run

__all__ = ["home"]

GUESTS = """
class Bot:
    def __init__(self, seat, setup, dice):
        self.dice = dice

    def choose(self, view, moves, imagine):
        return self.dice.pick(moves)

class Broken(Bot):
    def choose(self, view, moves, imagine):
        return moves[10_000]
"""
TRAP = """
from pathlib import Path
Path("sprung").touch()
from guests import Bot
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "guests.py").write_text(GUESTS, "utf-8")
    (tmp_path / "trap.py").write_text(TRAP, "utf-8")
    (tmp_path / "torn.py").write_text("import nothing_at_all", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["ladder"], "GAME is missing"),
        (["ladder", "chess"], 'no game "chess"'),
        (["ladder", "alarm", "--players", "3"], "--players must be even, not 3"),
        (["ladder", "alarm", "--players", "6"], '--players must be a whole number from 2 to 4'),
        (["ladder", "alarm", "--bots", "greedy"], "two bots or more; greedy is not enough"),
        (["ladder", "alarm", "--bots", "greedy,random,greedy"], '"greedy" is on the ladder twice'),
        (["ladder", "alarm", "--bots", "greedy,human"], "every seat is a bot"),
        (["ladder", "alarm", "--bots", "greedy,seer"], 'no bot "seer" for alarm'),
        (["ladder", "rotweiss", "--seer"], "in a race such as rotweiss speed decides"),
        (["ladder", "alarm", "-n", "0"], "-n must be"),
        (["ladder", "alarm", "--jobs", "x"], "--jobs must be"),
        (["ladder", "alarm", "--seed", "x"], '"x" is not a seed'),
        (["ladder", "alarm", "--set", "die"], "write --set option=value"),
        (["ladder", "alarm", "--bots", "greedy,nowhere:Bot"], "There is no module nowhere"),
        (["sim", "alarm", "--seats", "nowhere:Bot,random"], "There is no module nowhere"),
        (["watch", "rotweiss", "--seats", "torn:Bot,random"],
         "The module torn of the bot \"torn:Bot\" cannot be imported: ModuleNotFoundError"),
        (["play", "alarm", "--seats", "human,guests:Bott"],
         "The module guests has no class Bott; classes in it that can choose: Bot, Broken."),
        (["sim", "alarm", "--seats", "random,guests:__name__"], "is not a class with a method"),
    ],
)  # fmt: skip
def test_mistakes_get_one_line(home: dict[str, str], arguments: list[str], says: str) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.startswith("anpfiff: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_mistakes_are_told_in_german(home: dict[str, str]) -> None:
    done = run(home, "--lang", "de", "sim", "alarm", "--seats", "nowhere:Bot,random")
    assert "Das Modul nowhere für den Bot „nowhere:Bot“ gibt es weder" in done.stderr


def timeless(text: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(text)
    for name in ("seconds", "jobs"):
        assert figures.pop(name) > 0
    for row in figures["bots"]:
        thinking = row.pop("thinking")
        assert thinking["p99_ms"] >= thinking["median_ms"] > 0
    return figures


def test_json_has_the_figures_and_jobs_do_not_change_them(home: dict[str, str]) -> None:
    figures = []
    for jobs in ("1", "2"):
        done = run(home, "ladder", "alarm", "-n", "25", "--bots", "random,greedy,guests:Bot",
                   "--seed", "7", "--json", "--jobs", jobs)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        figures.append(timeless(done.stdout))
    assert figures[0] == figures[1]
    ladder = figures[0]
    assert (ladder["game"], ladder["matches"], ladder["players"]) == ("alarm", 26, 2)
    names = [row["bot"] for row in ladder["bots"]]
    assert names == ["random", "greedy", "guests:Bot"]
    assert len(ladder["pairs"]) == 6
    scores = {(pair["bot"], pair["against"]): pair["score"] for pair in ladder["pairs"]}
    for (one, other), score in scores.items():
        assert score + scores[other, one] == pytest.approx(1)
    assert scores["greedy", "random"] > 0.7
    assert all(row["low"] <= row["score"] <= row["high"] for row in ladder["bots"])
    assert all(row["decisions"] > 100 for row in ladder["bots"])
    assert ladder["bots"][1]["mu"] > ladder["bots"][0]["mu"]


def test_json_marks_the_seer(home: dict[str, str]) -> None:
    done = run(home, "ladder", "alarm", "-n", "2", "--bots", "random,greedy", "--json", "--seer")
    bots = {row["bot"]: row.get("cheats", False) for row in timeless(done.stdout)["bots"]}
    assert bots == {"random": False, "greedy": False, "seer": True}


def test_the_table_is_for_people(home: dict[str, str]) -> None:
    done = run(home, "--lang", "de", "ladder", "alarm", "-n", "2", "--seer", "--bots",
               "random,greedy", "--players", "4")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "2 Partien je Paar, 4 Sitze" in done.stdout
    assert "Zeile gegen Spalte" in done.stdout
    assert "seer*" in done.stdout
    assert "mogelt" in done.stdout
    assert "Wilson" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    race = run(home, "ladder", "elfmeter", "-n", "2", "--bots", "reflex:1,reflex:4")
    assert "2 matches a pair, 2 seats" in race.stdout
    assert race.stderr == ""


def test_a_wide_table_keeps_its_names(home: dict[str, str]) -> None:
    bots = ["reflex:1", "reflex:2", "reflex:3", *LEAGUES]
    done = run(home, "ladder", "elfmeter", "-n", "2", "--bots", ",".join(bots))
    assert max(map(len, done.stdout.splitlines())) <= 80
    for bot in bots:
        rows = [line for line in done.stdout.splitlines() if f" {bot} " in line]
        assert len([row for row in rows if row.startswith("│ ")]) == 3


def test_a_broken_bot_is_told_and_counted(home: dict[str, str]) -> None:
    counts = []
    for jobs in ("1", "2"):
        done = run(home, "sim", "alarm", "--seats", "guests:Broken,guests:Bot", "-n", "300",
                   "--json", "--jobs", jobs)  # fmt: skip
        assert done.returncode == 0
        assert "Traceback" not in done.stderr
        lines = done.stderr.splitlines()
        assert lines[0] == (
            "guests:Broken in seat A, decision 1: choose raised IndexError: tuple index out of "
            "range; a random move is made instead"
        )
        assert 5 <= len(lines) <= 10
        counts.append(json.loads(done.stdout)["forfeits"])
    assert counts[0] == counts[1]
    assert list(counts[0]) == ["A"]
    shown = run(home, "sim", "alarm", "--seats", "guests:Broken,guests:Bot", "-n", "3")
    assert re.search(r"Broken bots left decisions to chance: A \d+\n", shown.stdout)
    sound = run(home, "sim", "alarm", "--seats", "guests:Bot,guests:Bot", "-n", "3")
    assert "chance" not in sound.stdout
    ladder = run(home, "ladder", "alarm", "--bots", "guests:Broken,random", "-n", "2")
    assert re.search(r"chance: guests:Broken \d+\n", ladder.stdout)


def test_a_record_is_seen_again_without_the_bot_and_resumed_only_with_it(
    home: dict[str, str], folder: Path
) -> None:
    seats = ("--seats", "human,trap:Bot", "--seed", "12")
    record, sprung = folder / "match.txt", folder / "sprung"
    played = run(home, "play", "alarm", *seats, "--record", str(record), typed="1\n" * 200)
    assert played.returncode == 0, played.stderr
    assert sprung.exists()
    sprung.unlink()
    assert "seat B trap:Bot" in record.read_text("utf-8")
    again = run(home, "replay", str(record))
    assert again.returncode == 0, again.stderr
    assert ", trap:Bot" in again.stdout
    assert not sprung.exists()

    stopped = run(home, "play", "alarm", *seats, typed="1\n1\n")
    assert "Saved in" in stopped.stdout
    (folder / "trap.py").rename(folder / "elsewhere.py")
    refused = run(home, "play", "--resume", typed="1\n" * 200)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert 'There is no module trap for the bot "trap:Bot"' in refused.stderr
    assert refused.stderr.count("\n") == 1
    (folder / "elsewhere.py").rename(folder / "trap.py")
    assert run(home, "play", "--resume", typed="1\n" * 200).returncode == 0


def test_an_app_is_not_disturbed_and_the_line_comes_afterwards(home: dict[str, str]) -> None:
    terminal = Terminal(home, "watch", "elfmeter", "--seats", "guests:Broken,random",
                        "--speed", "16", "--seed", "1")  # fmt: skip
    before = terminal.expect("Elfmeter!")
    terminal.type("q")
    before += terminal.expect(r"\x1b\[\?1049l")
    assert "IndexError" not in before
    terminal.expect("guests:Broken in seat A, .* choose raised IndexError")
    assert terminal.exit_status() == 0
