"""Recorded matches are replayed to the letter: a rule that changes by accident shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.record import Record
from anpfiff.games import GAMES

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_the_letter(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.read(text)
    assert record.result
    again = record.replay(GAMES[record.game])
    body = [line for line in text.splitlines() if not line.startswith("#")]
    assert str(Record.of(again)).splitlines() == body


def test_every_game_has_recorded_matches() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} == set(GAMES)
