"""Small faults planted one at a time: do the tests that matter find each?

`make mutants` takes a sample of the rules of every game and of `core/`, and prints what nobody
noticed. The faults are Cosmic Ray's; docs/decisions/mutants.md says what came of it.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import gc
import hashlib
import os
import resource
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from itertools import chain, islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from anpfiff.games import GAMES

HERE = Path(__file__).parents[1]
PARTS = ("src", "tests", "docs", "pyproject.toml")
SAMPLE, CORE_SAMPLE = 40, 60
LONGEST_S = 300
"""So many seconds of computing a set of tests may take: a fault that loops is found, too."""
MEMORY = 4 << 30
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "first-failure")
IDENTITY = ("_Is", "_IsNot")
"""`==` made `is`: with small numbers that is no fault."""


class Room(NamedTuple):
    """What is mutated, and the tests that should notice: first those that most often do."""

    name: str
    source: str
    tests: tuple[Sequence[str], ...]

    def passes(self) -> bool:
        """As anybody would run them."""
        return all(run(HERE, "pytest", *OPTIONS, *tests, quiet=True) for tests in self.tests)


class Mutant(NamedTuple):
    file: Path
    operator: str
    occurrence: int
    place: tuple[int, int]
    rank: str

    def code(self) -> str:
        code = mutate_code(self.file.read_text("utf-8"), operator(self.operator), self.occurrence)
        assert isinstance(code, str)
        return code


def rooms() -> Iterator[Room]:
    for name, game in GAMES.items():
        named = [str(path.relative_to(HERE)) for path in HERE.glob(f"tests/rules/test_{name}_*.py")]
        other = ["tests/matches", "tests/notation", "tests/core", "tests/test_pages.py", "-k", name]
        laws = ["tests/laws", "-k", f"{name}-{min(3, game.players[-1])}"]
        yield Room(name, f"games/{name}", (sorted(named), other, laws))
    other = ["tests/matches", "tests/notation", "tests/play"]
    laws = ["tests/laws", "-k", "penalty or snap or alarm-3"]
    yield Room("core", "core", (["tests/core"], other, laws))


def operator(name: str) -> Any:
    return get_operator(name)()


def mutants(file: Path, seed: int) -> Iterator[Mutant]:
    """All faults of a file, ranked by chance that does not change with the lines around them."""
    text = file.read_text("utf-8")
    lines = text.splitlines()
    nodes = [*ast_nodes(get_ast(text))]
    for name in operator_names():
        if get_operator(name).arguments() or (name.endswith(IDENTITY) and "_Is_" not in name):
            continue
        positions = (
            start for node in nodes for start, _ in operator(name).mutation_positions(node)
        )
        for occurrence, (row, column) in enumerate(positions):
            told = f"{seed} {file.parent.name} {file.name} {name} {lines[row - 1]} {column}"
            rank = hashlib.sha256(f"{told} {occurrence % 2}".encode()).hexdigest()
            yield Mutant(file, name, occurrence, (row, column), rank)


def does_something(mutant: Mutant) -> bool:
    before = without_annotations(mutant.file.read_text("utf-8"))
    return without_annotations(mutant.code()) not in (before, None)


def without_annotations(code: str) -> str | None:
    """What Python will do: annotations are never looked at. None if it cannot be read."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, ast.Constant(None))
    return ast.dump(tree)


def sample(room: Room, seed: int, number: int) -> list[Mutant]:
    """One fault at each of so many places."""
    files = sorted((HERE / "src" / "anpfiff" / room.source).glob("*.py"))
    places: defaultdict[tuple[Path, int, int], list[Mutant]] = defaultdict(list)
    for mutant in chain.from_iterable(mutants(file, seed) for file in files):
        places[mutant.file, *mutant.place].append(mutant)
    by_place = [min(here, key=lambda one: one.rank) for here in places.values()]
    ranked = sorted(by_place, key=lambda one: one.rank)
    return [*islice(filter(does_something, ranked), number)]


def caught(room: Room, mutant: Mutant) -> bool:
    """Quickly, in a copy of this process; and if that passes, as anybody would run the tests."""
    if in_a_child(partial(fails_here, room, mutant)):
        return True
    original = mutant.file.read_text("utf-8")
    try:
        plant(mutant.file, mutant.code())
        return not room.passes()
    finally:
        plant(mutant.file, original)


def in_a_child(what: Callable[[], bool]) -> bool:
    """Whatever ends it but True is True, too."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] != 0
    try:
        limit()
        os._exit(what())
    finally:
        os._exit(True)


def fails_here(room: Room, mutant: Mutant | None) -> bool:
    """Everything is imported and stays; only the functions of the file get their new code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    if mutant is not None:
        change_functions(mutant.file, mutant.code())
    return any(pytest.main([*OPTIONS, *tests]) != 0 for tests in room.tests)


def change_functions(file: Path, text: str) -> None:
    new = dict(codes(compile(text, file, "exec")))
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(file):
            thing.__code__ = new.get(key_of(thing.__code__), thing.__code__)


def codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield key_of(inner), inner
            yield from codes(inner)


def key_of(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def plant(file: Path, code: str) -> None:
    """Without what was compiled before: it might look as old."""
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()
    file.write_text(code, "utf-8")


def make_copy(name: str) -> Path:
    copy = HERE / "build" / "mutants" / name
    shutil.rmtree(copy, ignore_errors=True)
    for part in PARTS:
        (copy / part).parent.mkdir(parents=True, exist_ok=True)
        how = shutil.copytree if (HERE / part).is_dir() else shutil.copy2
        how(HERE / part, copy / part)
    return copy


def run(folder: Path, module: str, *arguments: str, quiet: bool = False) -> bool:
    """Whether it ends well."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "ANPFIFF_FAST": ""},
        stdout=subprocess.DEVNULL if quiet else None,
        stderr=subprocess.DEVNULL if quiet else None,
        preexec_fn=limit if quiet else None,
        check=False,
    )
    return done.returncode == 0


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_S, LONGEST_S))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def difference(mutant: Mutant) -> str:
    """The lines that differ; Cosmic Ray's own spacing is none."""
    before = mutant.file.read_text("utf-8").splitlines()
    lines = difflib.unified_diff(before, mutant.code().splitlines(), n=0, lineterm="")
    changed = [line for line in lines if not line.startswith(("---", "+++", "@@"))]
    name = f"{mutant.file.parent.name}/{mutant.file.name}:{mutant.place[0]}"
    return "\n".join([name, *(f"    {line}" for line in changed)])


def try_room(room: Room, number: int, seed: int) -> None:
    """In its copy, where it can be spoilt."""
    for tests in room.tests:
        with redirect_stdout(StringIO()):
            pytest.main([*OPTIONS, "--collect-only", *tests])
    if in_a_child(partial(fails_here, room, None)):
        sys.exit(f"{room.name}: these tests fail without any fault")
    chosen = sample(room, seed, number)
    missed = 0
    for mutant in chosen:
        print(".", end="", file=sys.stderr, flush=True)
        if not caught(room, mutant):
            missed += 1
            print(difference(mutant), flush=True)
    print(f"{room.name}: {len(chosen) - missed} of {len(chosen)} caught", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", metavar="ROOM", help="games, or core")
    parser.add_argument("-n", "--number", type=int, help="faults in each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    for room in rooms():
        if arguments.only and room.name not in arguments.only:
            continue
        number = arguments.number or (CORE_SAMPLE if room.name == "core" else SAMPLE)
        if arguments.here:
            try_room(room, number, arguments.seed)
            continue
        copy = make_copy(room.name)
        order = ["--here", "--only", room.name, "-n", str(number), "--seed", str(arguments.seed)]
        run(copy, "tests.mutants", *order)


if __name__ == "__main__":
    main()
