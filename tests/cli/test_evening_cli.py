"""An evening at the terminal: the menu, a match, what is kept of it, and once more."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from anpfiff.cli import called_as
from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play import saves as files
from tests.cli.test_cli import Terminal, home, run, saves

__all__ = ["home"]

ONES = "1\n" * 200


def kept(home: dict[str, str]) -> list[Path]:
    return sorted(Path(home["XDG_CONFIG_HOME"]).rglob("records/*.txt"))


def test_a_match_that_is_over_is_kept_and_replay_offers_it(home: dict[str, str]) -> None:
    done = run(home, "play", "alarm", "--seed", "12", typed=ONES)
    assert "The match is kept. See it again with: anpfiff replay" in done.stdout
    (file,) = kept(home)
    assert file.stat().st_mode & 0o077 == 0
    assert file.parent.stat().st_mode & 0o077 == 0
    assert saves(home) == []
    again = run(home, "replay", typed="7\n1\n")
    assert again.returncode == 0, again.stderr
    assert re.search(r"^  1  Fußball-Alarm, \d{4}-\d\d-\d\d \d\d:\d\d: You · ", again.stdout)
    assert "7 is none of the numbers; there is only 1." in again.stdout
    assert "so every card is shown" in again.stdout


def test_only_the_last_matches_are_kept_and_nothing_else_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(files, "MOST_KEPT", 2)
    match = Match(GAMES["alarm"], GAMES["alarm"].agree(2), "fast 1", ("random", "random"))
    folder = tmp_path / "anpfiff" / "records"
    folder.mkdir(parents=True)
    mine = folder / "mine.txt"
    mine.write_text("my own")
    for second in range(4):
        older = folder / f"alarm-20200101-00000{second}-1.txt"
        older.write_text(str(Record.of(match)))
        os.utime(older, (second, second))
    last = files.keep_record("alarm", Record.of(match).closed())
    assert files.kept_matches() == [last, folder / "alarm-20200101-000003-1.txt"]
    assert files.keep_record("alarm", Record.of(match).closed()) == last, "once is enough"
    assert len(files.kept_matches()) == 2
    assert mine.read_text() == "my own"


class TestTheMenu:
    def test_changes_the_language(self, home: dict[str, str]) -> None:
        done = run(home, "play", typed="de\nquatsch\n9\n5\n1\n")
        assert "de auf Deutsch" in done.stdout
        assert "Das Spiel „quatsch“ gibt es nicht" in done.stdout
        assert "9 geht nicht; möglich ist 1 bis 5." in done.stdout
        assert "Wie stark sind die Bots gegen dich" in " ".join(done.stdout.split())

    def test_offers_saved_matches_and_goes_on_in_their_language(self, home: dict[str, str]) -> None:
        run(home, "--lang", "de", "play", "alarm", "--seed", "12", typed="1\n1\n")
        (save,) = saves(home)
        done = run(home, "play", typed="a\n" + ONES)
        assert re.search(r"  a  Go on with Fußball-Alarm, .*: You · ", done.stdout)
        assert "Weiter mit Fußball-Alarm" in done.stdout
        assert done.returncode == 0, done.stderr
        assert not save.exists()

    def test_counts_partners_apart_from_opponents(self, home: dict[str, str]) -> None:
        done = run(home, "play", typed="2\n9\n4\nWeltklasse\n2\n")
        assert "9 is not possible; choose 2 to 8." in done.stdout
        assert "You have a partner and play against 2." in done.stdout
        assert "And those on your side" in done.stdout
        assert "A race is played on a terminal" in done.stderr

    def test_seats_several_people(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "play", "--pace", "0")
        for question, answer in (
            ("Which game", "1"),
            ("How many people", "2"),
            ("number 1", "Anna"),
            ("number 2", "Ben, the bad"),
            ("is not a name", ""),
            ("number 2", "Ben"),
            ("How many bots", "1"),
            ("How strong", "1"),
        ):
            terminal.expect(question)
            if answer:
                terminal.type(f"{answer}\n")
        terminal.expect("Give (Anna|Ben) the screen and press Enter")
        terminal.type("\n")
        assert re.search("With .*, Bambini", terminal.expect(r"(Anna|Ben)>"))
        terminal.interrupt()
        terminal.expect("--resume")
        assert terminal.exit_status() == 0


def test_after_a_match_it_can_be_played_once_more(home: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    terminal = Terminal(home, "play", "alarm", "--seed", "12", "--pace", "0", "--record",
                        str(record))  # fmt: skip
    terminal.press_until("1\n", "Once more with the same players")
    terminal.type("y\n")
    terminal.expect("You>")
    terminal.press_until("1\n", "Once more with the same players")
    terminal.type("n\n")
    assert terminal.exit_status() == 0
    assert len(kept(home)) == 2
    first, second = (
        Record.read(file.read_text("utf-8")) for file in sorted(tmp_path.glob("*.txt"))
    )
    assert first.names == second.names
    assert first.seed != second.seed


def test_what_is_printed_to_go_on_starts_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "my folder" / "anpfiff"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert called_as() == "'my folder/anpfiff'"
    monkeypatch.chdir(program.parent)
    assert called_as() == "./anpfiff"
    monkeypatch.setenv("PATH", str(program.parent))
    assert called_as() == "anpfiff"
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert called_as() == "anpfiff"
