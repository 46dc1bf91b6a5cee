"""Writes web/src/catalogue.ts: what the page offers of each game before a match begins.

`python -m tests.catalogue` writes it anew; with --check it changes nothing and fails if the file is
out of date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from anpfiff.bots import LEAGUES, USUAL_BOT, bots_of
from anpfiff.core.options import Choice, Kind, Milliseconds, Starter, Whole
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.tui.wizard import usual_seats
from anpfiff.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "catalogue.ts"
SOURCE = ROOT / "src" / "anpfiff"
RULE = re.compile(r"([A-Z]\d+(?:\.\d+)?)")
OTHER_RULES = {
    "alarm": {"draw": "R12"},
    "rotweiss": {"pass": "R15", "tackle": "R15", "ready": "B17", "signal": "B17"},
}
"""By game and event: where the rule that tells of it is not the one that people would look up."""

HEAD = """\
// Written by tests/catalogue.py: do not edit.

export interface OptionOffered {
  name: string;
  rule: string;
  usual: string;
  kind: "choice" | "ms" | "starter" | "text" | "whole";
  /** Of a choice: its words. */
  values: string[];
  /** Of a number: its bounds. */
  least: number;
  most: number;
  /** Of anything else: what is expected, as the terminal says it. */
  expected: string;
}

export interface GameOffered {
  title: Record<"de" | "en", string>;
  races: boolean;
  players: [least: number, most: number];
  /** How many play if nobody says. */
  seats: number;
  leagues: string[];
  /** Acts for which a hand must carry something. */
  carries: string[];
  options: OptionOffered[];
  /** By code of an event: the rule by which it happens. */
  rules: Record<string, string>;
}

export type GameId = GAME_IDS;

export const LEAGUES = ALL_LEAGUES;

export const USUAL_LEAGUE = THE_USUAL_ONE;

export const CATALOGUE: Record<GameId, GameOffered> = """


def text() -> str:
    head = (
        HEAD.replace("GAME_IDS", " | ".join(f'"{name}"' for name in GAMES))
        .replace("ALL_LEAGUES", written(LEAGUES))
        .replace("THE_USUAL_ONE", written(USUAL_BOT))
    )
    games = {name: offered(game) for name, game in GAMES.items()}
    return f"{head}{msgspec.json.format(msgspec.json.encode(games)).decode()};\n"


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def offered(game: type[Table]) -> dict[str, Any]:
    usual = game.Options().write()
    bots = bots_of(game.name)
    return {
        "title": {language: Words(language)(f"{game.name}-title") for language in LANGUAGES},
        "races": game.races,
        "players": (game.players[0], game.players[-1]),
        "seats": usual_seats(game.name),
        "leagues": [league for league in LEAGUES if league in bots],
        "carries": sorted(carried_acts(game)),
        "options": [
            {
                "name": item.name,
                "rule": item.metadata["rule"],
                "usual": usual[item.name],
                **described(item.metadata["kind"]),
            }
            for item in game.Options.all()
        ],
        "rules": dict(sorted(rules_of_events(game))) | OTHER_RULES.get(game.name, {}),
    }


def carried_acts(game: type[Table]) -> set[str]:
    if not game.races:
        return set()
    phrases = game.phrases(game.agree(game.players[0]))
    carries: Any = getattr(game, "carries", ())
    return {phrases.about(move).act for move in carries if move in phrases.texts}


def described(kind: Kind) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "text", "values": (), "least": 0, "most": 0, "expected": kind.expected
    }  # fmt: skip
    if isinstance(kind, Choice):
        found |= {"kind": "choice", "values": kind.words}
    elif isinstance(kind, Starter):
        found["kind"] = "starter"
    elif isinstance(kind, Whole):
        is_time = isinstance(kind, Milliseconds)
        found |= {"kind": "ms" if is_time else "whole"}
        found |= {"least": kind.values[0], "most": kind.values[-1]}
    return found


def rules_of_events(game: type[Table]) -> Iterator[tuple[str, str]]:
    """The first rule that is named by the rule that tells of it."""
    files = [*sorted((SOURCE / "games" / game.name).glob("*.py"))]
    for file in [*files, SOURCE / "core" / "race.py"] if game.races else files:
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                rule = RULE.match(ast.get_docstring(function) or "")
                for code in told_in(function):
                    if rule is not None and code in game.told.events:
                        yield code, rule[1]


def told_in(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "self.tell":
            first = node.args[0]
            if isinstance(first, ast.Name):
                yield from named(function, first.id)
            else:
                yield from texts(first)


def named(function: ast.FunctionDef, name: str) -> Iterator[str]:
    """What a variable of the function can be."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            yield from texts(node.value)


def texts(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def main() -> int:
    new = text()
    if FILE.exists() and FILE.read_text("utf-8") == new:
        return 0
    if "--check" in sys.argv[1:]:
        name = FILE.relative_to(ROOT)
        print(f"{name} is out of date: run `make fix` and commit it", file=sys.stderr)
        return 1
    FILE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
