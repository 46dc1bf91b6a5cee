"""Writes docs/rules/coverage.md: where every rule and reading is coded and where it is tested.

`python tests/coverage.py` writes the page. With --check it changes nothing and fails if the page
is out of date, if a number has no test, or if code or tests cite a number that no rule has.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
COVERAGE = PAGES / "coverage.md"
GAMES = ROOT / "src" / "anpfiff" / "games"
TESTS = ROOT / "tests"

ENTRY = re.compile(r"^ *- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.*)$", re.MULTILINE)
CITATION = re.compile(r"\b([A-Z]\d+(?:\.\d+)?)[a-z]?\b(?:–([A-Z]\d+(?:\.\d+)?)\b)?")
FIRST_WORDS = 9

HEAD = """\
# Where every rule is coded and tested

Written by `make fix` from the rule pages, the code and the tests; `make check` fails when it is out
of date. A rule with parts is covered by them. Rules without code are facts about people and cards,
or follow from the others.
"""


class Citation(NamedTuple):
    number: str
    place: str


class Span(NamedTuple):
    """The lines of something that has a name."""

    first: int
    last: int
    name: str


class Rules:
    """The numbers of one game, with their sentences."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.title = text.splitlines()[0].removeprefix("# ")
        self.sentences = {number: first_words(words) for number, words in ENTRY.findall(text)}
        self.letters = {number[0] for number in self.sentences}

    def parts(self, number: str) -> list[str]:
        return [other for other in self.sentences if other.startswith(f"{number}.")]

    def cited_in(self, text: str) -> Iterator[str]:
        """R17.4, R13b, and every number of R4–R10."""
        for first, last in CITATION.findall(text):
            if first[0] in self.letters:
                yield from self.between(first, last) if last else [first]

    def between(self, first: str, last: str) -> Iterator[str]:
        stem, low = split_number(first)
        other_stem, high = split_number(last)
        if stem != other_stem:
            raise SystemExit(f"{self.game}: the range {first}–{last} makes no sense")
        for number in range(low, high + 1):
            yield f"{stem}{number}"


def first_words(text: str) -> str:
    words = text.replace("**", "").replace("*", "").split()
    return " ".join(words[:FIRST_WORDS]) + (" …" if len(words) > FIRST_WORDS else "")


def split_number(number: str) -> tuple[str, int]:
    """R17.4 is the fourth of R17., R17 the seventeenth of R."""
    stem = number.rstrip("0123456789")
    return stem, int(number.removeprefix(stem))


# What code and tests cite


def spans(body: list[ast.stmt]) -> Iterator[Span]:
    """Functions, classes, and constants with the text that explains them; inner ones last."""
    name = ""
    for statement in body:
        last = statement.end_lineno or statement.lineno
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            name = statement.name
            yield Span(statement.lineno, last, name)
            if isinstance(statement, ast.ClassDef):
                for inner in spans(statement.body):
                    option = statement.name.endswith("Options")
                    yield inner._replace(name=f"{name}.{inner.name}") if option else inner
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            name = ast.unparse(target).strip("()")
            yield Span(statement.lineno, last, name)
        elif isinstance(statement, ast.Expr) and name:
            yield Span(statement.lineno, last, name)


def code_citations(rules: Rules) -> Iterator[Citation]:
    """Comments, docstrings and other texts; an option or a refusal cites its rule in a text."""
    for path in sorted((GAMES / rules.game).glob("*.py")):
        named = list(spans(ast.parse(path.read_text("utf-8")).body))
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING):
                    line = token.start[0]
                    names = [span.name for span in named if span.first <= line <= span.last]
                    place = f"{path.name} {names[-1] if names else 'module'}"
                    for number in rules.cited_in(token.string):
                        yield Citation(number, place)


def test_citations(rules: Rules) -> Iterator[Citation]:
    """By the name, as in test_R17_4_the_fouled_player_may_whistle, or by the docstring."""
    for path in sorted(TESTS.rglob(f"test_{rules.game}*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers, sentence = numbers_in_name(rules, node.name)
                for number in [*numbers, *rules.cited_in(ast.get_docstring(node) or "")]:
                    yield Citation(number, sentence)


def numbers_in_name(rules: Rules, name: str) -> tuple[list[str], str]:
    words = name.split("_")[1:]
    numbers: list[str] = []
    while words and re.fullmatch(r"[A-Z]\d+", words[0]) and words[0][0] in rules.letters:
        number = words.pop(0)
        if words and f"{number}.{words[0]}" in rules.sentences:
            number += f".{words.pop(0)}"
        numbers.append(number)
    return numbers, " ".join(words)


# The page


def gathered(citations: Iterator[Citation]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for number, place in citations:
        if place not in places.setdefault(number, []):
            places[number].append(place)
    return places


def by_file(places: list[str]) -> str:
    names: dict[str, list[str]] = {}
    for place in places:
        file, _, name = place.partition(" ")
        names.setdefault(file, []).append(name)
    return "<br>".join(f"`{file}` {', '.join(found)}" for file, found in names.items())


def table(rules: Rules, code: dict[str, list[str]], tests: dict[str, list[str]]) -> list[str]:
    lines = ["", f"## {rules.title}", "", "| | Rule | Code | Tests |", "|---|---|---|---|"]
    for number, sentence in rules.sentences.items():
        parts = "its parts" if rules.parts(number) else "–"
        coded = by_file(code.get(number, [])) or parts
        tested = "<br>".join(tests.get(number, [])) or parts
        lines.append(f"| {number} | {sentence} | {coded} | {tested} |")
    return lines


def gaps(rules: Rules, code: dict[str, list[str]], tests: dict[str, list[str]]) -> Iterator[str]:
    for number in rules.sentences:
        parts = rules.parts(number)
        if number not in tests and not (parts and all(part in tests for part in parts)):
            yield f"{rules.game} {number} has no test"
    for number in [*code, *tests]:
        if number not in rules.sentences:
            where = [*code.get(number, []), *tests.get(number, [])]
            yield f"{rules.game} has no {number}, cited in: {', '.join(where)}"


def build() -> tuple[str, list[str]]:
    """The page, and what is wrong."""
    lines = HEAD.splitlines()
    wrong: list[str] = []
    for path in sorted(PAGES.glob("*.md")):
        if "." not in path.stem and path != COVERAGE:
            rules = Rules(path.stem, path.read_text("utf-8"))
            code, tests = gathered(code_citations(rules)), gathered(test_citations(rules))
            lines += table(rules, code, tests)
            wrong += gaps(rules, code, tests)
    return "\n".join(lines) + "\n", wrong


def main() -> int:
    page, wrong = build()
    if "--check" not in sys.argv[1:]:
        COVERAGE.write_text(page, "utf-8")
    elif not COVERAGE.exists() or COVERAGE.read_text("utf-8") != page:
        wrong.append("docs/rules/coverage.md is out of date: run `make fix` and commit it")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
