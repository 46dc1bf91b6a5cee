"""Imports point one way: core ← games ← bots ← play ← sim, server ← tui ← cli; clients know no

table.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "anpfiff"
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "play": {"core", "games", "bots", "play"},
    "sim": {"core", "games", "bots", "play", "sim"},
    "server": {"core", "games", "bots", "play", "server", "anpfiff"},
    "words": {"core", "words"},
    "tui": {"core", "games", "bots", "play", "sim", "server", "words", "tui", "anpfiff"},
    "cli": {
        "cli",
        "core",
        "games",
        "bots",
        "play",
        "sim",
        "server",
        "words",
        "tui",
        "fast",
        "anpfiff",
    },
    "fast": {"fast"},
    "anpfiff": {"fast"},
}
"""What each part may import of ours; `anpfiff` is the package itself."""
PURE = ("core", "games")
"""These import nothing but the standard library, and of that no chance and no time."""
CHANCE_AND_TIME = {"random", "time", "datetime", "asyncio", "secrets"}
CLIENTS = ("tui",)
"""These know setup, views, told events and offered moves, never a table."""
TABLES = re.compile(
    r"anpfiff\.core\.(table|race)|anpfiff\.games\.\w+\.(rules|imagine|notation)"
    r"|anpfiff\.server(?!\.(client|reading|messages|shares)$)"
)
"""Of the server they know what crosses the wire."""
FILES_OF_A_MATCH = "saves.py"
"""All that `play` does with files is in here."""
VAGUE = {"utils", "common", "helpers", "manager", "base"}


def part_of(module: str) -> str:
    """`anpfiff.core.dice` belongs to core."""
    words = module.split(".")
    return words[1] if len(words) > 1 else "anpfiff"


def game_of(module: str) -> str:
    """`anpfiff.games.alarm.rules` belongs to alarm; what the games share belongs to none."""
    words = module.split(".")
    inside = len(words) > 2 and words[1] == "games" and (SOURCE / "games" / words[2]).is_dir()
    return words[2] if inside else ""


def module_of(file: Path) -> str:
    words = ["anpfiff", *file.with_suffix("").parts]
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def imports(file: Path, source: str) -> Iterator[str]:
    """Every module that the source imports, wherever it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                package = ["anpfiff", *file.parts[:-1]]
                above = package[: len(package) - node.level + 1]
                module = ".".join([*above, module]).rstrip(".")
            if module == "anpfiff":
                yield from (imported_from_package(alias.name) for alias in node.names)
            else:
                yield module


def imported_from_package(name: str) -> str:
    return f"anpfiff.{name}" if name in ALLOWED else "anpfiff"


def wrong_imports(file: Path, source: str) -> list[str]:
    importer = module_of(file)
    part, game = part_of(importer), game_of(importer)
    return [
        f"{importer} imports {imported}"
        for imported in imports(file, source)
        if not may_import(part, game, imported)
    ]


def may_import(part: str, game: str, imported: str) -> bool:
    top = imported.split(".")[0]
    if top != "anpfiff":
        if part not in PURE:
            return True
        return top in sys.stdlib_module_names and top not in CHANCE_AND_TIME
    if game and game_of(imported) not in ("", game):
        return False
    if game and imported == "anpfiff.games":
        return False
    return part_of(imported) in ALLOWED[part]


def test_every_part_has_its_place() -> None:
    assert {part_of(module_of(file)) for file in FILES} <= set(ALLOWED)
    assert {"core", "games"} <= {part_of(module_of(file)) for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=str)
def test_imports_point_one_way(file: Path) -> None:
    assert wrong_imports(file, (SOURCE / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/dice.py", "import random"),
        ("core/dice.py", "def late():\n    from time import sleep"),
        ("core/dice.py", "import datetime as d"),
        ("core/dice.py", "import rich"),
        ("core/dice.py", "from anpfiff.games import GAMES"),
        ("core/dice.py", "from anpfiff import games"),
        ("core/dice.py", "from .. import games"),
        ("core/dice.py", "from ..games.alarm import rules"),
        ("core/dice.py", "import anpfiff.bots.bot"),
        ("core/dice.py", "from anpfiff import __version__"),
        ("games/alarm/rules.py", "import secrets"),
        ("games/alarm/rules.py", "import asyncio"),
        ("games/alarm/rules.py", "from anpfiff.games.finale.rules import Finale"),
        ("games/alarm/rules.py", "from anpfiff.games import GAMES"),
        ("games/alarm/rules.py", "from anpfiff.bots import find_bot"),
        ("games/__init__.py", "import click"),
        ("bots/alarm.py", "from anpfiff.sim.run import Plan"),
        ("bots/alarm.py", "from anpfiff.cli import main"),
        ("bots/alarm.py", "from anpfiff.play.turns import Turns"),
        ("play/turns.py", "from anpfiff.sim.run import Plan"),
        ("play/turns.py", "from anpfiff.words import Words"),
        ("sim/run.py", "from anpfiff import cli"),
        ("words/__init__.py", "from anpfiff.games import GAMES"),
        ("tui/table.py", "from anpfiff.cli import main"),
        ("server/room.py", "from anpfiff.tui.join import JoinApp"),
        ("__init__.py", "from anpfiff.core.dice import Dice"),
    ],
)
def test_a_wrong_import_is_found(file: str, source: str) -> None:
    assert len(wrong_imports(Path(file), source)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/match.py", "import hashlib\nfrom anpfiff.core.dice import Dice"),
        ("core/match.py", "from . import dice\nfrom .dice import Dice"),
        ("games/__init__.py", "from anpfiff.games.alarm.rules import Alarm"),
        ("games/alarm/rules.py", "from anpfiff.games.alarm.cards import KINDS"),
        ("games/alarm/rules.py", "from .cards import KINDS"),
        ("bots/alarm.py", "import random\nfrom anpfiff.games.alarm.cards import KINDS"),
        ("sim/run.py", "from anpfiff.bots import find_bot\nimport time"),
        (
            "cli/commands.py",
            "import click\nfrom anpfiff import __version__\nfrom anpfiff.sim import run",
        ),
        ("__init__.py", "from anpfiff.fast import use"),
    ],
)
def test_a_right_import_is_none_of_our_business(file: str, source: str) -> None:
    assert wrong_imports(Path(file), source) == []


def tables_known_to(file: Path, source: str) -> list[str]:
    """Where a client imports a table or takes hold of one."""
    if part_of(module_of(file)) not in CLIENTS:
        return []
    found = [name for name in imports(file, source) if TABLES.match(name)]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "table":
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("file", FILES, ids=str)
def test_clients_know_no_table(file: Path) -> None:
    assert tables_known_to(file, (SOURCE / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "from anpfiff.core.table import Table",
        "from anpfiff.core.race import Race",
        "from anpfiff.games.alarm.rules import Alarm",
        "def board(match):\n    return match.table.view(None)",
        "from anpfiff.server.room import Room",
        "from anpfiff.server.store import Store",
        "import anpfiff.server",
    ],
)
def test_a_client_that_takes_hold_of_a_table_is_found(source: str) -> None:
    assert len(tables_known_to(Path("tui/board.py"), source)) == 1
    assert tables_known_to(Path("play/board.py"), source) == []


@pytest.mark.parametrize("file", sorted(SOURCE.glob("play/*.py")), ids=lambda file: file.name)
def test_matches_in_play_touch_files_in_one_place(file: Path) -> None:
    touches = {"os", "pathlib", "tempfile", "io", "shutil"} & set(
        imports(file, file.read_text("utf-8"))
    )
    assert bool(touches) == (file.name == FILES_OF_A_MATCH)


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {part for file in FILES for part in file.with_suffix("").parts}
    assert names & VAGUE == set()
