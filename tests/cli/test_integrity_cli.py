"""`anpfiff integrity` as it is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_cli import RECORDS, home, run

__all__ = ["home"]


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Nothing unusual"), ("de", "Nichts Ungewöhnliches")]
)
def test_all_records_together_by_player(home: dict[str, str], language: str, says: str) -> None:
    files = [str(file) for file in sorted(RECORDS.glob("rot*-even.txt"))]
    assert len(files) == 2
    done = run(home, "integrity", *files, "--lang", language)
    assert done.returncode == 0
    assert says in done.stdout
    assert done.stderr == ""


def test_a_record_that_does_not_replay_is_named(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    text = (RECORDS / "alarm-five.txt").read_text("utf-8")
    file.write_text(text.replace("A foul b", "A foul c", 1), "utf-8")
    done = run(home, "integrity", str(RECORDS / "alarm-row.txt"), str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(f"anpfiff: {file}: ")
    assert done.stderr.count("\n") == 1


def test_it_wants_a_record(home: dict[str, str]) -> None:
    assert run(home, "integrity").returncode == 2
