"""Which codes the source can ask words for, read from it: no match comes across all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from anpfiff.core.table import Table
from anpfiff.tui.faces import looks
from tests.words.messages import cases, entries

SOURCE = Path(__file__).parents[2] / "src" / "anpfiff"
WEB = Path(__file__).parents[2] / "web" / "src"
RECORDS = Path(__file__).parents[1] / "matches" / "records"
OVER = "over"
"""Every table refuses everything with this code after the end."""


class Reason(NamedTuple):
    """A refusal or a mistake, and the names of its facts."""

    code: str
    facts: frozenset[str]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def refusals(game: type[Table]) -> Iterator[Reason]:
    """All that the rules of a game can answer to a move."""
    yield Reason(OVER, frozenset())
    files = sorted((SOURCE / "games" / game.name).glob("*.py"))
    for file in [*files, SOURCE / "core" / "race.py"] if game.races else files:
        for scope in ast.walk(parsed(file)):
            if isinstance(scope, ast.FunctionDef | ast.Module):
                yield from refusals_in(scope)


def refusals_in(scope: ast.FunctionDef | ast.Module) -> Iterator[Reason]:
    """Those of the function itself, or of the module outside its functions."""
    nodes = list(own_nodes(scope))
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            facts = fact_names(node.args[2], nodes) if len(node.args) > 2 else frozenset()
            for code in texts_in(node.args[0]):
                yield Reason(code, facts)


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from own_nodes(child)


def fact_names(facts: ast.expr, nodes: list[ast.AST]) -> frozenset[str]:
    """From the facts as they are written there, or where they were given a name."""
    if isinstance(facts, ast.Name):
        (facts,) = (value for name, value in assignments(nodes) if name == facts.id)
    assert isinstance(facts, ast.Dict), ast.unparse(facts)
    found: frozenset[str] = frozenset()
    for key, value in zip(facts.keys, facts.values, strict=True):
        found |= fact_names(value, nodes) if key is None else {ast.literal_eval(key)}
    return found


def assignments(nodes: list[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    for node in nodes:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                yield from zip(map(ast.unparse, target.elts), value.elts, strict=True)
            else:
                yield ast.unparse(target), value


def texts_in(node: ast.expr) -> list[str]:
    """A code, or both of `one if … else other`."""
    found = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [ast.literal_eval(text) for text in found]


def mistakes() -> Iterator[Reason]:
    """All input that can be wrong; where facts are handed on, they were told before."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Mistake":
                names = [keyword.arg for keyword in node.keywords]
                if None not in names:
                    for code in texts_in(node.args[0]):
                        yield Reason(code, frozenset(name for name in names if name))


def endings(game: type[Table], language: str) -> set[str]:
    """How a match can end: what is distinguished then, and what was recorded."""
    end = entries(language).get(f"{game.name}-end")
    recorded = {
        file.read_text("utf-8").splitlines()[-1].split()[1] for file in records_of(game.name)
    }
    return recorded | (cases(end, "code") if end else set())


def records_of(game: str) -> list[Path]:
    return sorted(RECORDS.glob(f"{game}-*.txt"))


def acts(game: type[Table]) -> list[str]:
    """What can be done; nothing yet in a game without cards or phrases."""
    if game.Deck is Table.Deck:
        return []
    try:
        return list(game.phrases(game.agree(game.players[0])).objects)
    except NotImplementedError:
        return []


def counted(game: type[Table]) -> tuple[str, ...]:
    """What is counted after a match; nothing yet in a game that cannot be shown."""
    try:
        return looks(game.name).counted
    except ImportError:
        return ()


def wanted(game: type[Table], language: str) -> set[str]:
    """Every message that a game needs."""
    codes = {"title", "about", *game.told.events}
    codes |= {f"option-{item.name}" for item in game.Options.all()}
    codes |= {f"ask-{code}" for code in game.told.questions}
    codes |= {f"do-{act}" for act in acts(game)}
    codes |= {f"refused-{reason.code}" for reason in refusals(game)}
    codes |= {f"ending-{code}" for code in endings(game, language)}
    codes |= {f"count-{code}" for code in counted(game)}
    if game.races:
        codes |= {"keys", "help"}
    else:
        codes |= {f"help-{code}" for code in game.told.questions}
    return {f"{game.name}-{code}" for code in codes}


@cache
def patterns() -> list[re.Pattern[str]]:
    """Every text in the source that can be a code, or begin with one: f"race-{side}"."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.append("".join(map(pattern, node.values)))
    found += page_patterns()
    return [re.compile(text) for text in sorted(set(found)) if re.match(r"[a-z]+\\-", text)]


def page_patterns() -> list[str]:
    """The same for the page: "page-menu", and `page-league-${league}`."""
    files = [file for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    plain = [re.escape(text) for text in re.findall(r'"([a-z][a-z0-9-]*)"', source)]
    templates = re.findall(r"`([a-z]+-(?:[^`$\\\n]|\$\{[^}`]*\})*)`", source)
    return plain + [
        "".join(
            ".+" if part.startswith("${") else re.escape(part)
            for part in re.split(r"(\$\{[^}]*\})", text)
        )
        for text in templates
    ]


def pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def is_said(code: str) -> bool:
    """Whether anything in the source asks for this message by its name."""
    return any(pattern.fullmatch(code) for pattern in patterns())
