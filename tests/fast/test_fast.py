"""One source, two speeds: both play alike, and what is compiled but does not fit is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from anpfiff import fast
from tests.fast.trace import MATCHES

ROOT = Path(__file__).parents[2]


def python(*arguments: str, use: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Another Python, with compiled rules or without, whatever this one has."""
    environment = {**os.environ, "ANPFIFF_FAST": str(use) if use else ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh build: that of `make fast`, or one of our own."""
    try:
        fast.compiled_files(ROOT / "build" / "fast")
        return ROOT / "build" / "fast"
    except fast.Unusable:
        pass
    if not fast.possible():
        pytest.skip("there is no C compiler here")
    folder = tmp_path_factory.mktemp("fast")
    built = python("-m", "anpfiff.fast", str(folder))
    assert built.returncode == 0, built.stderr
    return folder


def test_interpreted_and_compiled_agree_move_by_move(compiled: Path) -> None:
    runs = [python("-m", "tests.fast.trace", use=use) for use in (None, compiled)]
    assert [run.stderr for run in runs] == ["", ""]
    plain, quick = [json.loads(run.stdout) for run in runs]
    assert (Path(plain["rules"]).suffix, quick["rules"].endswith(fast.ABI)) == (".py", True)
    assert len(plain["digests"]) == len(set(plain["digests"])) == MATCHES
    pairs = zip(plain["digests"], quick["digests"], strict=True)
    assert [seed for seed, (one, other) in enumerate(pairs) if one != other] == []


def test_interpreted_and_compiled_servers_send_the_same(compiled: Path) -> None:
    runs = [python("-m", "tests.fast.evenings", use=use) for use in (None, compiled)]
    assert [run.stderr for run in runs] == ["", ""]
    plain, quick = [json.loads(run.stdout) for run in runs]
    assert (Path(plain["tables"]).suffix, quick["tables"].endswith(fast.ABI)) == (".py", True)
    assert plain["digests"] == quick["digests"]


@pytest.fixture
def manifest(tmp_path: Path) -> dict[str, Any]:
    """Of a build that fits, but has nothing in it: enough to be accepted or refused."""
    facts: dict[str, Any] = {**json.loads(fast.manifest()), "modules": {}}
    (tmp_path / fast.MANIFEST).write_text(json.dumps(facts), "utf-8")
    return facts


@pytest.mark.usefixtures("manifest")
def test_a_build_that_fits_is_used(tmp_path: Path) -> None:
    assert python("-c", "import anpfiff.games", use=tmp_path).returncode == 0


def another_source(facts: dict[str, Any]) -> None:
    facts["sources"]["anpfiff/games/alarm/rules.py"] = "0" * 64


def another_message(facts: dict[str, Any]) -> None:
    """Not compiled itself, but compiled code relies on its types."""
    facts["sources"]["anpfiff/server/messages.py"] = "0" * 64


def another_declaration(facts: dict[str, Any]) -> None:
    del facts["sources"]["anpfiff/core/dice.pxd"]


def another_python(facts: dict[str, Any]) -> None:
    facts.update(python="3.9.1", abi=".cpython-39-x86_64-linux-gnu.so")


def a_lost_module(facts: dict[str, Any]) -> None:
    facts["modules"]["anpfiff.core.dice"] = "anpfiff/core/dice.so"


def no_sources(facts: dict[str, Any]) -> None:
    facts["sources"] = 7


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (another_source, "older than anpfiff/games/alarm/rules.py"),
        (another_message, "older than anpfiff/server/messages.py"),
        (another_declaration, "older than anpfiff/core/dice.pxd"),
        (another_python, "for Python 3.9.1"),
        (a_lost_module, "missing"),
        (no_sources, "nothing compiled"),
    ],
)
def test_a_build_that_does_not_fit_is_refused(
    tamper: Callable[[dict[str, Any]], None],
    reason: str,
    manifest: dict[str, Any],
    tmp_path: Path,
) -> None:
    tamper(manifest)
    (tmp_path / fast.MANIFEST).write_text(json.dumps(manifest), "utf-8")
    refused(tmp_path, reason)


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "nothing compiled")
    refused(tmp_path / "nowhere", "nothing compiled")
    (tmp_path / fast.MANIFEST).write_text("{", "utf-8")
    refused(tmp_path, "nothing compiled")


def refused(folder: Path, reason: str) -> None:
    """In one line that says why and what to do, and no traceback."""
    run = python("-c", "from anpfiff.cli import main; main()", use=folder)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1
    assert reason in run.stderr
    assert f"run `ANPFIFF_FAST= {sys.executable} -m anpfiff.fast {folder}`" in run.stderr


def test_what_compiles_is_not_imported_to_use_it() -> None:
    run = python("-c", "import sys, anpfiff.fast; print({'Cython', 'mypyc'} & {*sys.modules})")
    assert run.stdout == "set()\n"


def test_asking_whether_it_is_possible_says_nothing() -> None:
    run = python("-m", "anpfiff.fast", "--possible")
    assert run.returncode == (0 if fast.possible() else 1)
    assert run.stdout + run.stderr == ""


@pytest.mark.skipif(not fast.possible(), reason="there is no C compiler here")
def test_a_folder_that_cannot_be_is_refused_before_anything_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = python("-m", "anpfiff.fast", str(tmp_path / "file"))
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"{tmp_path / 'file'}: File exists; name another folder\n"
