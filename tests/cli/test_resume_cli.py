"""Matches that are left, killed, resumed twice or resumed from somebody's own file."""

from __future__ import annotations

import os
import re
import shutil
import signal
from pathlib import Path

import pytest

from tests.cli.test_cli import RECORDS, Terminal, home, run, saves
from tests.cli.test_races_cli import CTRL_Q, ENTER

__all__ = ["home"]

LEAVE_EARLY = "1\n1\n1\n"
TO_THE_END = "1\n" * 200


class TestSomebodysOwnRecord:
    @pytest.mark.parametrize("typed", [LEAVE_EARLY, TO_THE_END])
    def test_is_only_read(self, home: dict[str, str], tmp_path: Path, typed: str) -> None:
        run(home, "play", "alarm", "--seed", "12", typed=LEAVE_EARLY)
        (save,) = saves(home)
        mine = save.rename(tmp_path / "match.txt")
        before = mine.read_bytes()
        run(home, "play", "--resume", str(mine), typed=typed)
        assert mine.read_bytes() == before

    def test_stays_though_its_match_is_over(self, home: dict[str, str], tmp_path: Path) -> None:
        mine = tmp_path / "match.txt"
        shutil.copy(RECORDS / "alarm-five.txt", mine)
        done = run(home, "play", "--resume", str(mine))
        assert done.returncode == 0, done.stderr
        assert mine.read_bytes() == (RECORDS / "alarm-five.txt").read_bytes()
        assert saves(home) == []

    def test_goes_on_in_a_save_of_its_own(self, home: dict[str, str], tmp_path: Path) -> None:
        run(home, "play", "alarm", "--seed", "12", typed=LEAVE_EARLY)
        (save,) = saves(home)
        mine = save.rename(tmp_path / "match.txt")
        done = run(home, "play", "--resume", str(mine), typed=LEAVE_EARLY)
        (save,) = saves(home)
        assert f"Saved in {save}.\nGo on with: anpfiff play --resume\n" in done.stdout
        assert save.read_text("utf-8").count("\n") > mine.read_text("utf-8").count("\n")
        assert run(home, "play", "--resume", typed=TO_THE_END).returncode == 0
        assert saves(home) == []

    def test_is_safe_behind_a_link_among_the_saves(
        self, home: dict[str, str], tmp_path: Path
    ) -> None:
        run(home, "play", "alarm", "--seed", "12", typed=LEAVE_EARLY)
        (save,) = saves(home)
        mine = tmp_path / "match.txt"
        save.rename(mine)
        save.symlink_to(mine)
        before = mine.read_bytes()
        assert run(home, "play", "--resume", str(save), typed=TO_THE_END).returncode == 0
        assert mine.read_bytes() == before
        assert save.is_symlink()

    def test_cannot_wish_for_files(self, home: dict[str, str], tmp_path: Path) -> None:
        mine, precious = tmp_path / "match.txt", tmp_path / "precious"
        text = (RECORDS / "alarm-five.txt").read_text("utf-8")
        mine.write_text(f'# --record "{precious}"\n{text}', "utf-8")
        run(home, "play", "--resume", str(mine))
        assert not precious.exists()


def test_a_match_is_resumed_once_at_a_time(home: dict[str, str]) -> None:
    run(home, "play", "alarm", "--seed", "12", typed=LEAVE_EARLY)
    (save,) = saves(home)
    terminal = Terminal(home, "play", "--resume", "--pace", "0")
    terminal.expect("You>")
    before = save.read_bytes()
    for arguments in (["--resume"], ["--resume", str(save)]):
        second = run(home, "play", *arguments, typed=TO_THE_END)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert "is being played in another window" in second.stderr
    assert save.read_bytes() == before
    os.kill(terminal.process, signal.SIGKILL)
    terminal.exit_status()
    assert run(home, "play", "--resume", typed=TO_THE_END).returncode == 0, "the lock outlived it"


def test_wishes_survive(home: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    run(home, "--lang", "de", "play", "alarm", "--seed", "12", "--record", str(record),
        typed=LEAVE_EARLY)  # fmt: skip
    assert not record.exists()
    again = run(home, "play", "--resume", typed=LEAVE_EARLY)
    assert "Weiter geht es mit" in again.stdout
    english = run(home, "--lang", "en", "play", "--resume", typed=TO_THE_END)
    assert "The match is in" in english.stdout
    assert record.read_text("utf-8").startswith("anpfiff record")
    assert run(home, "replay", str(record)).returncode == 0


def test_a_match_whose_record_cannot_be_written_can_be_resumed(
    home: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    run(home, "play", "alarm", "--seed", "12", "--record", str(tmp_path / "file" / "below.txt"),
        typed=TO_THE_END)  # fmt: skip
    assert len(saves(home)) == 1
    (tmp_path / "file").unlink()
    assert run(home, "play", "--resume").returncode == 0
    assert (tmp_path / "file" / "below.txt").exists()
    assert saves(home) == []


def test_a_save_that_was_cut_off_is_resumed_before_the_cut(home: dict[str, str]) -> None:
    run(home, "play", "alarm", "--seed", "12", typed=LEAVE_EARLY)
    (save,) = saves(home)
    text = save.read_bytes()
    save.write_bytes(text[:-4])
    done = run(home, "play", "--resume", typed=LEAVE_EARLY)
    assert done.stdout.startswith(f"The last line of {save} was cut off")
    assert save.read_bytes().startswith(text[: text.rindex(b"\n", 0, -4)])
    assert run(home, "play", "--resume", typed=TO_THE_END).returncode == 0


def test_a_race_that_was_killed_goes_on_exactly_or_from_the_last_signal(
    home: dict[str, str],
) -> None:
    terminal = Terminal(home, "play", "rotweiss", "--seed", "3", "--seats", "human,weltklasse")
    terminal.expect("Enter begins the match")
    terminal.type(ENTER)
    terminal.press_until(" ", "Lay whoever is wanted")
    os.kill(terminal.process, signal.SIGKILL)
    terminal.exit_status()
    (save,) = saves(home)
    killed = save.read_text("utf-8")
    assert re.search(r"^@\d+ A turn 1$", killed, re.MULTILINE)
    terminal = Terminal(home, "play", "--resume", "--pace", "0")
    terminal.expect("Enter goes on")
    terminal.type(CTRL_Q)
    terminal.expect("From the last signal: anpfiff play --resume --rewind")
    assert terminal.exit_status() == 0
    exactly = save.read_text("utf-8")
    assert exactly.startswith(killed)
    assert exactly.removeprefix(killed).split()[1] == "pause"
    terminal = Terminal(home, "play", "--resume", "--rewind")
    terminal.expect("Enter begins the match")
    terminal.type(CTRL_Q)
    assert terminal.exit_status() == 0
    rewound = save.read_text("utf-8")
    assert "turn 1" not in rewound
    head, wait = rewound.split("\n\n")
    assert exactly.startswith(head)
    assert wait.split()[:2] == ["pause", "@" + wait.split("@")[-1].split()[0]]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["/etc", "--resume"], 'no game "/etc"'),
        (["**", "--resume"], 'no game "**"'),
        (["finale", "--resume", str(RECORDS / "alarm-five.txt")], 'The record is of "alarm"'),
        (["--rewind", "--resume", str(RECORDS / "alarm-five.txt")], "leave out --rewind"),
    ],
)
def test_what_cannot_be_resumed_is_told(
    home: dict[str, str], arguments: list[str], says: str
) -> None:
    done = run(home, "play", *arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_match_without_a_number_is_sealed(home: dict[str, str]) -> None:
    """Nobody can guess the cards of a match that was not asked to repeat."""
    run(home, "play", "alarm", typed="")
    (save,) = saves(home)
    seeds = [line for line in save.read_text("utf-8").splitlines() if line.startswith("seed ")]
    assert len(seeds) == 1
    assert re.fullmatch("seed sealed [0-9a-f]{64}", seeds[0])
