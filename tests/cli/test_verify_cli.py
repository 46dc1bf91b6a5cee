"""`anpfiff verify` as it is typed: what it says, and its exit status."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.record import Record
from tests.cli.test_cli import RECORDS, home, run
from tests.play.test_verify import OTHER, record

__all__ = ["home"]


def verified(home: dict[str, str], file: Path, text: str, *more: str) -> tuple[int, str]:
    file.write_text(text, "utf-8")
    done = run(home, "verify", str(file), *more)
    assert not done.stderr or done.returncode == 2
    return done.returncode, done.stdout + done.stderr


def test_a_match_as_it_was_played(home: dict[str, str], tmp_path: Path) -> None:
    status, said = verified(home, tmp_path / "match.txt", record().closed())
    assert status == 0
    assert "✓ The dice were made from that seed" in said
    assert "· Who made the moves" in said
    assert said.endswith("Everything that can be checked is right.\n")


def test_in_german(home: dict[str, str], tmp_path: Path) -> None:
    status, said = verified(home, tmp_path / "match.txt", record().closed(), "--lang", "de")
    assert status == 0
    assert said.endswith("Alles, was sich prüfen lässt, stimmt.\n")


def test_every_record_of_old_still_proves_its_moves(home: dict[str, str]) -> None:
    done = run(home, "verify", str(RECORDS / "rotweiss-even.txt"))
    assert done.returncode == 0
    assert "No hand was quicker than 300 ms" in done.stdout


def forged(what: str) -> Record:
    whole = record("rotweiss")
    if what == "nonce":
        return whole._replace(seal=whole.seal._replace(nonces=(OTHER, OTHER)))
    if what == "commitment":
        return whole._replace(seal=whole.seal._replace(commitment=OTHER))
    place = next(place for place, line in enumerate(whole.log) if line.text.startswith("lay"))
    line = whole.log[place]
    twice = line._replace(at=line.at + 100)
    return whole._replace(log=(*whole.log[: place + 1], twice, *whole.log[place + 1 :]))


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("nonce", "✗ The dice were not made from that seed and those nonces"),
        ("commitment", f"✗ The seed does not fit the commitment: {OTHER} was published"),
        ("hand", "✗ It cannot have been played like this. Line "),
    ],
)
def test_a_forgery_is_named_in_one_line(
    home: dict[str, str], tmp_path: Path, what: str, says: str
) -> None:
    status, said = verified(home, tmp_path / "match.txt", forged(what).closed())
    assert status == 1
    assert sum("✗" in line for line in said.splitlines()) == 1
    assert says in said
    assert said.endswith("The record does not prove what it says.\n")


def test_a_spoilt_file_that_was_closed_once_is_a_forgery(
    home: dict[str, str], tmp_path: Path
) -> None:
    text = record().closed().replace("options", "opinions", 1)
    status, said = verified(home, tmp_path / "match.txt", text)
    assert status == 1
    assert "✗ The file was changed after it was closed" in said
    assert '✗ It cannot be read: Line 3 cannot be read: "opinions' in said


@pytest.mark.parametrize("text", ["", "hello\n", "anpfiff record 3\ngame alarm 1\n"])
def test_what_is_no_record_is_wrong_input(home: dict[str, str], tmp_path: Path, text: str) -> None:
    status, said = verified(home, tmp_path / "match.txt", text)
    assert status == 2
    assert said.startswith("anpfiff: ")
    assert said.count("\n") == 1
