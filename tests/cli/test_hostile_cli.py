"""Input that is absurdly long, full of control characters or endless, and streams that fail."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.test_cli import COMMAND, FOR_EVER, RECORDS, home, run, saves

__all__ = ["home"]

LONG = "x" * 3000
ESCAPE = "\x1b[31m\x9b2J\x07\u202e"


def one_line(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 2
    assert done.stderr.startswith("anpfiff: ")
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 2500
    assert harmless(done.stdout + done.stderr)


def harmless(text: str) -> bool:
    return "Traceback" not in text and not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text)


@pytest.mark.parametrize("text", [LONG, ESCAPE, "9" * 5000])
@pytest.mark.parametrize(
    "arguments",
    [
        ["{}"],
        ["--lang", "{}", "games"],
        ["play", "{}"],
        ["play", "alarm", "--seats", "human:{},random"],
        ["sim", "alarm", "--seats", "{},random"],
        ["sim", "alarm", "--seed", "{}"],
        ["sim", "alarm", "--set", "{}"],
        ["sim", "alarm", "--set", "die={}"],
        ["sim", "alarm", "--deck", "{}"],
        ["replay", "{}"],
        ["load", "{}"],
        ["restore", "{}"],
    ],
)
def test_arguments_are_clipped_and_cleaned(
    home: dict[str, str], arguments: list[str], text: str
) -> None:
    one_line(run(home, *[argument.replace("{}", text) for argument in arguments]))


def test_what_is_typed_is_clipped_and_cleaned(home: dict[str, str]) -> None:
    typed = f"{LONG}\ndiscard {LONG}\n{ESCAPE}\ndiscard {ESCAPE}\n"
    done = run(home, "play", "alarm", "--seed", "12", typed=typed)
    assert harmless(done.stdout + done.stderr)
    assert done.stdout.count("is not a move") + done.stdout.count("comes one of") >= 3
    assert len(saves(home)) == 1


def test_a_record_cannot_command_the_terminal(home: dict[str, str], tmp_path: Path) -> None:
    text = (RECORDS / "alarm-five.txt").read_text("utf-8")
    text = re.sub("^seat A .*", f"seat A human:{ESCAPE}{LONG}", text, flags=re.MULTILINE)
    text = re.sub("^(A .*)", rf"\1 ; {ESCAPE}", text, flags=re.MULTILINE)
    file = tmp_path / "match.txt"
    file.write_text(text, "utf-8")
    done = run(home, "replay", str(file))
    assert done.returncode == 0, done.stderr
    assert harmless(done.stdout)
    assert LONG not in done.stdout
    file.write_text(text.replace("\nA ", f"\nA {ESCAPE}", 1), "utf-8")
    one_line(run(home, "replay", str(file)))


@pytest.mark.parametrize("command", [["replay"], ["sim", "alarm", "--deck"], ["play", "--resume"]])
@pytest.mark.parametrize("endless", [True, False])
def test_files_without_an_end_or_a_beginning(
    home: dict[str, str], tmp_path: Path, command: list[str], *, endless: bool
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    one_line(run(home, *command, "/dev/zero" if endless else str(pipe)))


def test_a_file_of_gigabytes_is_not_read(home: dict[str, str], tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as stream:
        stream.truncate(8_000_000_000)
    done = run(home, "replay", str(huge))
    one_line(done)
    assert "more than 4,000,000 bytes" in done.stderr


def in_shell(home: dict[str, str], line: str) -> subprocess.CompletedProcess[str]:
    shell = {**home, "ANPFIFF": f"{COMMAND[0]} -c 'from anpfiff.cli import main; main()'"}
    return subprocess.run(
        ["sh", "-c", f'anpfiff() {{ eval "$ANPFIFF" "$@"; }}; {line}'],
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=shell,
        timeout=FOR_EVER, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("anpfiff rules alarm >&-", "Standard output is closed"),
        ("anpfiff play rotweiss <&- >&-", "Standard output is closed"),
        ("anpfiff play alarm <&- >/dev/null", "The input was closed"),
        ("anpfiff play rotweiss <&-", "A race is played on a terminal"),
        ("anpfiff rules alarm >/dev/full", "No space left on device"),
        ("anpfiff --version >/dev/full", "No space left on device"),
        ("anpfiff watch alarm >/dev/full", "No space left on device"),
        ("anpfiff sim alarm -n 2 --json >/dev/full", "No space left on device"),
        ("anpfiff play alarm >/dev/full", "No space left on device"),
    ],
)
def test_a_stream_that_fails_is_told_on_one_that_does_not(
    home: dict[str, str], line: str, says: str
) -> None:
    done = in_shell(home, line)
    one_line(done)
    assert says in done.stderr


@pytest.mark.parametrize("where", ["file", "/proc"])
def test_whoever_leaves_a_match_that_cannot_be_saved_is_told_why(
    home: dict[str, str], tmp_path: Path, where: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    home["XDG_CONFIG_HOME"] = str(tmp_path / where)
    done = run(home, "play", "alarm", "--seed", "12", typed="1\n1\n")
    one_line(done)
    assert "cannot be written" in done.stderr
    assert "nothing to save" not in done.stdout


@pytest.mark.parametrize("error", ["2>&-", "2>/dev/full"])
def test_where_nothing_can_be_told_the_status_tells(home: dict[str, str], error: str) -> None:
    assert in_shell(home, f"anpfiff rules chess {error}").returncode == 2
    assert in_shell(home, f"anpfiff rules chess <&- >&- {error}").returncode == 2
    done = in_shell(home, f"anpfiff rules alarm {error}")
    assert done.returncode == 0
    assert "**R1**" in done.stdout
