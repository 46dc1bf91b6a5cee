"""JSON schemas of all that crosses between a match and a client, with the names of all fields.

Named tuples travel as arrays. JSON Schema knows their places but not what they are called, so each
place gets its name as a title: types for other languages are made from that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

import msgspec

from anpfiff.core.nouns import About, Event, Question, Refusal, Result
from anpfiff.core.table import Table
from anpfiff.play.onlooker import Update
from anpfiff.server.reading import facts_type, setup_type, view_type

SHARED = (Update, Event, Question, Refusal, Result, About)


def schemas(game: type[Table]) -> dict[str, Any]:
    """By name: the schema of everything that a client of this game is sent."""
    types = crossing_types(game)
    made, components = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    for kind in named_tuples(types.values()):
        for name, place in zip(kind._fields, components[kind.__name__]["prefixItems"], strict=True):
            place["title"] = name
    return {"$defs": components, **dict(zip(types, made, strict=True))}


def crossing_types(game: type[Table]) -> dict[str, Any]:
    told = game.told
    return {
        "setup": setup_type(game),
        "view": view_type(game),
        **{kind.__name__.lower(): kind for kind in SHARED},
        **{
            f"{game.name}-{code}": facts_type(game, code, names)
            for code, names in told.events.items()
        },
        **{
            f"{game.name}-ask-{code}": facts_type(game, f"ask-{code}", names)
            for code, names in told.questions.items()
        },
    }


def named_tuples(types: Iterable[Any]) -> set[Any]:
    """Those among these types and inside them."""
    found: set[Any] = set()
    seen: set[Any] = set()
    todo = list(types)
    while todo:
        kind = todo.pop()
        if kind in seen:
            continue
        seen.add(kind)
        if hasattr(kind, "_fields"):
            found.add(kind)
        if isinstance(kind, type) and hasattr(kind, "__annotations__"):
            todo += get_type_hints(kind).values()
        todo += get_args(kind)
    return found
