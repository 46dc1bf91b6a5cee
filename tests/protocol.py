"""Writes docs/protocol.md and web/src/messages.ts from the types of the server's messages.

`python -m tests.protocol` writes both anew; with --check it changes nothing and fails if one is out
of date. The examples are those of a short evening at the table.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from anpfiff.core.nouns import About, Event, Question, Result, Thing
from anpfiff.core.seal import nonce_commitment
from anpfiff.games import GAMES
from anpfiff.server import messages as m
from anpfiff.server.reading import facts_type, setup_type, view_type
from anpfiff.tui.speaker import kind_of
from tests.server.hall import Hall

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "messages.ts"
LONGEST = 700
"""Characters of an example."""


# An evening


def evening() -> dict[str, str]:
    """By kind of request or message: how the first one looked on the wire."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder) / "anpfiff.db", sealed=True)
        sent: list[bytes] = []
        hall.overhear = sent.append
        ida, otto = hall.client("Ida"), hall.client("Otto")
        code = ida.create("alarm", "open", "open", "closed", listed=True, clock="gentle")
        otto.ask("tables")
        otto.enter(code)
        otto.ask("rise", seat=1)
        otto.ask("sit", seat=1)
        ida.ask("arrange", seat=2, place="closed")
        ida.ask("change", chat=True)
        ida.ask("share")
        ida.ask("say", text="Hallo!")
        otto.ask("emote", emote="thanks")
        otto.ask("mute", guest=ida.guest, on=False)
        nonces = {one: f"{one.guest}f" * 32 for one in (ida, otto)}
        for one, nonce in nonces.items():
            one.ask("ready", commitment=nonce_commitment(nonce))
        for one, nonce in nonces.items():
            one.ask("reveal", nonce=nonce)
        player, other = (ida, otto) if ida.moves() else (otto, ida)
        player.play()
        other.ask("act", seat=other.you["seats"][0], move=0)
        ida.ask("front", seat=0)
        ida.ask("propose", what="hints")
        otto.ask("consent", what="hints", agree=True)
        for one in (ida, otto):
            if one.moves():
                one.ask("hint", seat=one.you["seats"][0])
        hall.advance(50)
        hall.restart()
        player.resend(played(hall), "act", seat=0, move=0)
        otto.ask("resign", seat=1)
        ida.ask("download")
        eve = hall.client("Eve")
        eve.enter(code, watch=True)
        ida.ask("remove", guest=eve.guest)
        otto.ask("leave")
        ida.ask("close")
        frames = [*sent, *[frame for one in (ida, otto, eve) for frame in one.frames]]
        frames.append(msgspec.json.encode(m.Notice("cannot-save")))
        frames += [msgspec.json.encode(m.Pulse(7)), msgspec.json.encode(m.Beat(7))]
    return examples(frames)


def played(hall: Hall) -> int:
    """The number of a request that is on disk."""
    (request,) = next(iter(hall.store.reader.execute("SELECT max(request) FROM every_line")))
    return int(request)


def examples(frames: list[bytes]) -> dict[str, str]:
    found: dict[str, str] = {}
    for frame in frames:
        message = msgspec.json.decode(frame)
        found.setdefault(message.get("do") or f"is {message['is']}", frame.decode())
    return found


# The page


def page() -> Iterator[str]:
    found = evening()
    yield from ("# The wire", "", "<!-- Written by tests/protocol.py: do not edit. -->", "")
    yield from ((m.__doc__ or "").strip(), "")
    yield from (
        "One WebSocket at `/ws`, JSON text. A page of another origin is refused; programs need no",
        "origin. What cannot be read closes the connection (1007), too many messages do (1008),",
        "and so does not reading one's own (1013). A restart closes it with 1012, a fault of the",
        "server with 1011: come back, say hello with the token, enter the table again, and send",
        "again what was not answered. While nothing can be saved every request is refused with",
        "`cannot-save`.",
        "",
        "Types for TypeScript, the views of all games included, are in `web/src/messages.ts`.",
        "",
    )
    for title, union, tag in (
        ("What clients send", m.Incoming, "do"),
        ("What the server sends", m.AnyMessage, "is"),
    ):
        yield from (f"## {title}", "")
        for kind in get_args(union):
            yield from described(kind, tag, found)


def described(kind: Any, tag: str, found: dict[str, str]) -> Iterator[str]:
    name = kind.__struct_config__.tag
    yield from (f"### `{name}`", "")
    doc = " ".join((kind.__doc__ or "").split())
    if doc and not doc.startswith(kind.__name__ + "("):
        yield from (doc, "")
    fields = [field for field in msgspec.structs.fields(kind) if field.name != "id" or tag == "is"]
    if fields:
        yield from ("| field | type | if missing |", "|---|---|---|")
        hints = get_type_hints(kind)
        for field in fields:
            default = "" if field.required else f"`{plain(field)}`"
            yield f"| `{field.name}` | `{typescript(hints[field.name])}` | {default} |".replace(
                " | null", " \\| null"
            ).replace('" | "', '" \\| "')
        yield ""
    example = found[name if tag == "do" else f"is {name}"]
    shortened = example if len(example) <= LONGEST else example[:LONGEST] + " …"
    yield from ("```json", shortened, "```", "")


def plain(field: Any) -> str:
    default = field.default
    if default is msgspec.NODEFAULT:
        default = field.default_factory()
    return msgspec.json.encode(default).decode()


# TypeScript


def typescript(kind: Any) -> str:
    return ts(inspect.type_info(kind))


def ts(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.Metadata():
            return ts(kind.type)
        case (
            inspect.StructType()
            | inspect.NamedTupleType()
            | inspect.DataclassType()
            | inspect.TypedDictType()
        ):
            return str(kind.cls.__name__)
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(ts(one) for one in kind.types)
        case inspect.TupleType():
            return f"[{', '.join(ts(one) for one in kind.item_types)}]"
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            inner = ts(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{ts(kind.key_type)}, {ts(kind.value_type)}>"
    return SIMPLE[type(kind)]


SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def types() -> Iterator[str]:
    yield "// Written by tests/protocol.py: do not edit."
    yield ""
    for kind in (Event, Question, Result, Thing, About):
        yield from tuple_type(kind)
    for part in (m.PlaceShown, m.Asked, m.TableShown):
        yield from struct_type(part)
    for union, name in ((m.AnyRequest, "AnyRequest"), (m.AnyMessage, "AnyMessage")):
        kinds = get_args(union)
        for kind in kinds:
            yield from struct_type(kind)
        yield f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};"
        yield ""
    yield from struct_type(m.Beat)
    for game in GAMES.values():
        yield f"export namespace {game.name.title()} {{"
        for line in game_types(game):
            yield f"  {line}".rstrip()
        yield from ("}", "")
    yield from runtime_names()


def struct_type(kind: Any) -> Iterator[str]:
    config = kind.__struct_config__
    yield f"export interface {kind.__name__} {{"
    if config.tag:
        yield f"  {config.tag_field}: {msgspec.json.encode(config.tag).decode()};"
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        mark = "" if field.required else "?"
        yield f"  {field.name}{mark}: {typescript(hints[field.name])};"
    yield from ("}", "")


def tuple_type(kind: Any, name: str = "") -> Iterator[str]:
    """Named tuples travel as arrays: their places have names."""
    hints = get_type_hints(kind)
    fields = kind._fields if name or kind is not Event else kind._fields[:2]
    places = ", ".join(f"{field}: {typescript(hints[field])}" for field in fields)
    if kind is Event:
        places += ", ...untold: unknown[]"
    yield f"export type {name or kind.__name__} = [{places}];"
    yield ""


def runtime_names() -> Iterator[str]:
    """What types cannot say at run time: names of the places of a view, and what facts are."""
    yield "export const VIEW_FIELDS = {"
    for game in GAMES.values():
        names = ", ".join(f'"{name}"' for name in view_type(game)._fields)
        yield f"  {game.name}: [{names}],"
    yield from ("} as const;", "")
    yield "export const FACT_KINDS: Record<string, Record<string, string>> = {"
    for game in GAMES.values():
        kinds = {name: kind_of(declared) for name, declared in game.told.facts.items()}
        inside = ", ".join(f'{name}: "{kind}"' for name, kind in kinds.items() if kind)
        yield f"  {game.name}: {{ {inside} }},"
    yield from ("};", "")


def game_types(game: Any) -> Iterator[str]:
    """View and setup, with all that is inside them, and the facts of what is told."""
    seen: set[Any] = {Result, About, Event, Question}
    for root, name in ((view_type(game), "View"), (setup_type(game), "Setup")):
        yield from inner_types(root, seen, name)
    events = [(code, facts_type(game, code, names)) for code, names in game.told.events.items()]
    yield "export interface Events {"
    for code, facts in events:
        info = inspect.type_info(facts)
        assert isinstance(info, inspect.TypedDictType)
        inside = "; ".join(
            f"{field.name}{'' if field.required else '?'}: {ts(field.type)}"
            for field in info.fields
        )
        yield f"  {msgspec.json.encode(code).decode()}: {{ {inside} }};".replace("{  }", "{}")
    yield from ("}", "")


def inner_types(kind: Any, seen: set[Any], name: str = "") -> Iterator[str]:
    """The types inside first."""
    if kind in seen:
        return
    seen.add(kind)
    info = inspect.type_info(kind)
    fields = getattr(info, "fields", ())
    for field in fields:
        for inner in named(field.type):
            yield from inner_types(inner, seen)
    if isinstance(info, inspect.NamedTupleType):
        yield from tuple_type(kind, name or kind.__name__)
    else:
        yield f"export interface {kind.__name__} {{"
        for field in fields:
            yield f"  {field.name}: {ts(field.type)};"
        yield from ("}", "")


def named(kind: Any) -> Iterator[Any]:
    if isinstance(kind, inspect.NamedTupleType | inspect.DataclassType | inspect.StructType):
        yield kind.cls
    for name in ("type", "item_type", "key_type", "value_type"):
        if (inner := getattr(kind, name, None)) is not None and not isinstance(inner, type):
            yield from named(inner)
    for name in ("types", "item_types"):
        for inner in getattr(kind, name, ()):
            yield from named(inner)


def main() -> int:
    outdated = 0
    for path, lines in ((PAGE, page()), (TYPES, types())):
        new = "\n".join(lines).rstrip("\n") + "\n"
        if path.exists() and path.read_text("utf-8") == new:
            continue
        if "--check" in sys.argv[1:]:
            outdated += 1
            name = path.relative_to(ROOT)
            print(f"{name} is out of date: run `make fix` and commit it", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, "utf-8")
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main())
