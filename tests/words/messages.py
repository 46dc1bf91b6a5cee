"""The Fluent files as they are written: which messages there are, and what is put into them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from anpfiff.words import FOLDER

OPEN, CLOSE = "⟦", "⟧"
"""Around the name of a variable that stands in a sentence."""


@cache
def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def variables(language: str, code: str) -> frozenset[str]:
    """All that a message uses, in whichever case."""
    text = FluentSerializer().serialize_entry(entries(language)[code])
    return frozenset(re.findall(r"\$(\w+)", text))


def cases(node: ast.BaseNode, variable: str) -> set[str]:
    """What a message distinguishes by the variable."""
    found: set[str] = set()
    if isinstance(node, ast.SelectExpression) and chooses_by(node.selector, variable):
        keys = [variant.key for variant in node.variants]
        found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= cases(child, variable)
    return found


def chooses_by(selector: ast.BaseNode, variable: str) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name == variable


def put_in(language: str, code: str, facts: Mapping[str, Any]) -> list[str]:
    """The variables that stand in the sentence itself, and do not only choose between sentences."""
    bundle = with_names(language, code)
    text, _ = bundle.format_pattern(bundle.get_message(code).value, facts)
    return re.findall(f"{OPEN}(\\w+){CLOSE}", text)


@cache
def with_names(language: str, code: str) -> Any:
    """The message with names of variables where their values would stand."""
    entry = NamesForValues().visit(entries(language)[code].clone())
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(FluentSerializer().serialize_entry(entry)))
    return bundle


class NamesForValues(Transformer):
    def visit_Placeable(self, node: Any) -> Any:
        inside = node.expression
        if isinstance(inside, ast.FunctionReference):
            inside = inside.arguments.positional[0]
        if isinstance(inside, ast.VariableReference):
            node.expression = ast.StringLiteral(f"{OPEN}{inside.id.name}{CLOSE}")
            return node
        return self.generic_visit(node)
