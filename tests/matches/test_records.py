"""Recorded matches are replayed to the letter: a rule that changes by accident shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.log import WAIT
from anpfiff.core.record import Record
from anpfiff.games import GAMES

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


def each(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])


def body(file: Path) -> list[str]:
    """Without the comments."""
    return [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]


OLD = [file for file in FILES if body(file)[0] == "anpfiff record 1"]


def is_clock(line: str) -> bool:
    return line.partition(" ")[2].startswith("clock ")


def in_format_2(lines: list[str]) -> list[str]:
    """Format 1 wrote the clock's lines, too."""
    if lines[0] == "anpfiff record 2":
        return lines
    *rest, last, result = lines[1:]
    end = f"{last.partition(' ')[0]} {WAIT}" if is_clock(last) else last
    return ["anpfiff record 2", *(line for line in rest if not is_clock(line)), end, result]


@each(FILES)
def test_a_record_replays_to_the_letter(file: Path) -> None:
    record = Record.read(file.read_text("utf-8"))
    assert record.result
    again = record.replay(GAMES[record.game])
    assert str(Record.of(again)).splitlines() == in_format_2(body(file))


@each(OLD)
def test_the_clock_strikes_when_it_struck(file: Path) -> None:
    """Its lines are not read as moves, but each was one, and at that moment."""
    record = Record.read(file.read_text("utf-8"))
    match = record.start(GAMES[record.game])
    for line in record.log:
        if line.text == WAIT:
            assert line.at in (match.at, match.table.due + match.lost)
            match.repeat(line)
        else:
            acts = match.acts
            match.repeat(line)
            assert match.acts == acts + (line.seat is not None)
    moves = [line for line in record.log if line.seat is not None or line.text == WAIT]
    assert match.acts == len(moves)
