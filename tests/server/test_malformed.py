"""Whatever is sent gets an answer or a close code, and does nothing to anybody else."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games import GAMES
from anpfiff.server import messages as m
from anpfiff.server.hub import LARGEST, Server
from anpfiff.server.line import BROKEN
from anpfiff.server.store import Store
from tests.server.machine import Machine
from tests.server.peers import ANSWERS, Peer, guest, one_move, pair_at, running

CORPUS = Path(__file__).with_name("malformed.txt").read_text("utf-8").splitlines()[1:]
MUTATED = 9_000
INVENTED = 1_000
OVER_THE_WIRE = 300
NASTY = (
    "\x00", "\x1b[2J", "\u202e", "\ufeff", "\uffff", "😀" * 30, "ß" * 41, "a" * 201, "'; --",
    "../..", "%s{}", "\\ud800", "9" * 50, "-1", "1e400", "NaN", "null", "true", "[" * 50, "{}",
    '"', "",
)  # fmt: skip


def valid() -> list[dict[str, Any]]:
    """One of each kind of request, as good as can be."""
    facts: dict[str, Any] = {
        "game": "alarm", "places": ["open", "kreisliga"], "code": "nowhere", "seat": 0, "move": 0,
        "place": "open", "what": "pause", "agree": True, "text": "Hallo", "emote": "goal",
        "guest": 1, "nonce": "0" * 64,
    }  # fmt: skip
    return [
        {"do": kind.__struct_config__.tag, "id": 1}
        | {
            field.name: facts[field.name]
            for field in msgspec.structs.fields(kind)
            if field.required and field.name != "id"
        }
        for kind in get_args(m.AnyRequest)
    ]


def values(dice: FastDice) -> Any:
    """Anything that JSON knows, rather too much of it."""
    return dice.pick([
        None, True, -1, 0, 2**31, 2**53, 2**64, 10**400, 0.5, 1e308, dice.pick(NASTY), [], {},
        [dice.pick(NASTY)] * dice.below(60), {dice.pick(NASTY): dice.pick(NASTY)},
        {f"option{number}": "1" for number in range(dice.below(60))},
    ])  # fmt: skip


def like(value: Any, dice: FastDice) -> Any:
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.pick([0, 1, 5, 7, 8, 99, 2**53 - 1])
    if isinstance(value, str):
        return dice.pick(["x", "open", "finale", "undo", "goal", dice.pick(NASTY)])
    return [*value, dice.pick(["open", "closed", "bambini", "x"])]


def mutated(dice: FastDice) -> str:
    """A request with a field too many, too few, or wrong; or with its text spoilt."""
    request = dict(dice.pick(REQUESTS))
    for _ in range(dice.below(3)):
        name = dice.pick([*request])
        request[name] = like(request[name], dice) if name != "do" else request[name]
    request["id"] = 1 + dice.below(10**6)
    if dice.below(3) == 0:
        request[dice.pick([*request, "options", "deck", "token", dice.pick(NASTY)])] = values(dice)
    if dice.below(12) == 0:
        request.pop(dice.pick([*request]))
    text = as_json(request)
    if dice.below(6) == 0:
        place = dice.below(len(text))
        text = text[:place] + dice.pick([dice.pick(NASTY), ""]) + text[place + dice.below(4) :]
    return text


def as_json(value: Any) -> str:
    """The standard library's: it writes numbers of any size."""
    return json.dumps(value, ensure_ascii=False)


REQUESTS = valid()


class Bystanders:
    """A table that has nothing to do with it all."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def sit(self) -> None:
        self.code, self.ida, self.otto = await pair_at(self.server)
        await one_move(self.ida, self.otto)
        self.before = self.state()

    def state(self) -> tuple[Any, ...]:
        lines = self.server.store.one("SELECT count(*) FROM every_line WHERE code = ?", self.code)
        return len(self.ida.heard), len(self.otto.heard), lines

    async def untouched(self) -> None:
        assert self.state() == self.before
        assert (await one_move(self.ida, self.otto))["is"] == "done"


class Nuisance:
    """Comes back whenever it is thrown out, now as a stranger, now as a guest at a table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.dice = FastDice(7)
        self.peer: Peer | None = None
        self.answered = self.closed = 0

    async def connected(self) -> Peer:
        if self.peer is None or self.peer.task.done() or self.dice.below(40) == 0:
            self.peer = await Peer(self.server).open()
            if self.dice.below(3) == 0:
                await self.peer.ask("hello", name="Eve")
            if self.peer.heard and self.dice.below(3) == 0:
                await self.peer.ask("create", game="alarm", places=["open", "kreisliga"])
        return self.peer

    async def send(self, text: str | bytes) -> None:
        peer = await self.connected()
        outcome = await asyncio.wait_for(peer.outcome(text), 600)
        if isinstance(outcome, dict):
            assert outcome["is"] in ANSWERS
            assert outcome.get("code") != "server-fault", text
            self.answered += 1
        else:
            assert outcome == BROKEN, text
            self.closed += 1


async def endure(folder: Path, texts: Iterator[str | bytes]) -> Nuisance:
    async with running(folder) as server:
        bystanders, nuisance = Bystanders(server), Nuisance(server)
        await bystanders.sit()
        for text in texts:
            await nuisance.send(text)
        await bystanders.untouched()
        assert server.metrics.faults._value.get() == 0
        assert not server.trouble
    return nuisance


def test_the_corpus(tmp_path: Path) -> None:
    nuisance = asyncio.run(endure(tmp_path, iter(CORPUS * 3)))
    assert nuisance.answered > 20
    assert nuisance.closed > 100


def test_thousands_of_spoilt_requests(tmp_path: Path) -> None:
    dice = FastDice(2026)
    nuisance = asyncio.run(endure(tmp_path, (mutated(dice) for _ in range(MUTATED))))
    assert nuisance.answered > MUTATED / 5, "too spoilt to be interesting"
    assert nuisance.closed > MUTATED / 20, "hardly spoilt"


def test_what_hypothesis_invents(tmp_path: Path) -> None:
    """Any JSON, any text and any bytes, the way somebody looks for faults."""
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
        max_leaves=12,
    )
    tags = st.sampled_from([request["do"] for request in REQUESTS])
    fields = st.sampled_from(sorted({name for request in REQUESTS for name in request} - {"do"}))
    requests = st.builds(
        lambda do, id_, facts: {**facts, "do": do, "id": id_},
        tags,
        st.integers(-1, 2**54),
        st.dictionaries(fields, anything, max_size=4),
    )
    invented: list[str | bytes] = []

    @settings(
        max_examples=INVENTED, derandomize=True, database=None, deadline=None,
        phases=[Phase.generate], suppress_health_check=[*HealthCheck],
    )  # fmt: skip
    @given(st.one_of(requests.map(as_json), anything.map(as_json), st.text(), st.binary()))
    def collect(text: str | bytes) -> None:
        invented.append(text)

    collect()
    assert len(invented) >= INVENTED / 2
    asyncio.run(endure(tmp_path, iter(invented)))


STRICT = [
    '{"do":"hello","id":1,"admin":true}',
    '{"do":"hello","id":"1"}',
    '{"do":"hello","id":1.5}',
    '{"do":"hello","id":0}',
    '{"do":"hello","id":1,"name":null}',
    '{"do":"hello"}',
    '{"id":1}',
    '{"do":"HELLO","id":1}',
    '{"do":"hello","id":1}{}',
    '[{"do":"hello","id":1}]',
    '{"do":"act","id":1,"seat":8,"move":0}',
    '{"do":"emote","id":1,"emote":"middle-finger"}',
    '{"do":"create","id":1,"game":"alarm","places":["open","open"],"tempo":0.01}',
    '{"do":"hello","id":1}' + " " * LARGEST,
]


@pytest.mark.parametrize("text", STRICT)
def test_what_is_not_quite_right_is_not_taken(tmp_path: Path, text: str) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            assert await (await Peer(server).open()).outcome(text) == BROKEN

    asyncio.run(journey())


# Things that grow


DEEP = [
    '{"do":' * 10_000,
    "[" * 30_000,
    '{"do":"create","id":1,"game":"alarm","places":' + "[" * 5_000 + "]" * 5_000 + "}",
    '{"do":"create","id":1,"game":"alarm","places":["open","open"],"options":{'
    + ",".join(f'"option{number}":"{number}"' for number in range(40))
    + "}}",
    as_json({"do": "say", "id": 1, "text": "x" * 30_000}),
    as_json({"do": "hello", "id": 1, "name": "x" * LARGEST}),
    as_json({"do": "hello", "id": 1, "protocol": 10**4200}),
    '{"do":"hello","id":' + "9" * 20_000 + "}",
    '{"do":"hello","id":1.' + "9" * 20_000 + "}",
]


def test_deep_long_and_large(tmp_path: Path) -> None:
    nuisance = asyncio.run(endure(tmp_path, iter(DEEP * 2)))
    assert nuisance.closed >= len(DEEP)


BOMBS = {
    "nested lists": "a = " + "[" * 11_000 + "]" * 11_000,
    "nested over lines": "a = " + "[\n" * 11_000,
    "nested tables": "a = " + "{a=" * 5_000 + "1" + "}" * 5_000,
    "dotted keys": ".".join(["a"] * 10_000) + " = 1",
    "many dotted keys": "\n".join(f"a.b.c.d.k{number} = 1" for number in range(1_500)),
    "many headers": "\n".join(f"[a.b.c.d.k{number}]" for number in range(1_400)),
    "deep headers": "\n".join("[" + ".".join(["a"] * depth) + "]" for depth in range(1, 140)),
    "digits": "a = " + "9" * 20_000,
    "fraction": "a = 1." + "9" * 20_000,
    "exponent": "a = 1e" + "9" * 20_000,
    "date": "a = 9999-99-99",
    "offset": "a = 2026-01-01T00:00:00+23:59",
    "time": "a = 23:59:60.99999999999999",
    "unicode": 'a = "\\U0010FFFF\\uD800"',
    "spaces": " " * 23_000 + "x",
    "quotes": '"' * 23_000,
    "no end": 'a = """' + "x" * 20_000,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_deck_that_is_a_bomb(game: str, bomb: str) -> None:
    for text in (BOMBS[bomb], f'game = "{game}"\nname = "bomb"\n{BOMBS[bomb]}'):
        with pytest.raises(Mistake):
            GAMES[game].Deck.read(text[:24_000], "deck")


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_with_numbers_out_of_all_bounds(game: str) -> None:
    """Numbers of the standard deck as large and as small as can be: a deck, or a Mistake."""
    text = GAMES[game].Deck.standard_file.read_text("utf-8")
    numbers = [*re.finditer(r"\d+", text)]
    dice, refused = FastDice(1), 0
    for _ in range(100):
        found = dice.pick(numbers)
        monster = dice.pick(["-1", "9" * 200, "9" * 4000, "1e308", "inf", "nan", "0x", "{}"])
        try:
            GAMES[game].Deck.read(text[: found.start()] + monster + text[found.end() :], "deck")
        except Mistake:
            refused += 1
    assert refused > 50


# Over a real line


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, speed=1)
    yield machine
    if machine.process.poll() is None:
        machine.kill()


async def fate(machine: Machine, send: Any) -> int | str:
    """How the server takes it: the kind of its answer, or a close code."""
    async with connect(machine.link, compression=None) as socket:
        try:
            await send(socket)
            message, *_ = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 600))
            return str(message["is"])
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0


def raw(opcode: Opcode, data: bytes) -> Any:
    """A frame that no client would send."""

    async def send(socket: ClientConnection) -> None:
        frame = Frame(opcode, data)
        socket.transport.write(frame.serialize(mask=True))

    return send


def test_over_a_real_line(machine: Machine, tmp_path: Path) -> None:
    dice = FastDice(5)
    texts = [*CORPUS, *DEEP, *[mutated(dice) for _ in range(OVER_THE_WIRE)]]

    async def journey() -> None:
        kinds = set()
        for text in texts:
            kinds.add(await fate(machine, lambda socket, text=text: socket.send(text)))
        assert kinds <= {"welcome", "refused", BROKEN, 1009}
        assert {"refused", BROKEN} <= kinds
        assert await fate(machine, raw(Opcode.BINARY, b'{"do":"hello","id":1}')) == BROKEN
        assert await fate(machine, raw(Opcode.TEXT, b'{"do":"hello","id":1,"name":"\xff"}')) == 1007
        assert await fate(machine, raw(Opcode.TEXT, b" " * (LARGEST + 1))) == 1009
        assert await fate(machine, raw(Opcode.TEXT, b'{"do":"hello","id":1}')) == "welcome"

    asyncio.run(asyncio.wait_for(journey(), 600))
    assert machine.stop() in (0, -15)
    assert "Traceback" not in machine.complaints()
    assert '"fault"' not in machine.complaints()


def test_names_and_talk_have_no_signs_that_move_a_terminal(tmp_path: Path) -> None:
    async def journey() -> list[dict[str, Any]]:
        async with running(tmp_path) as server:
            eve = await guest(server, "E\x1b[31mv\x00e\u202e \n\t!")
            answer = await eve.ask("create", game="alarm", places=["open", "open"])
            await eve.ask("say", text="\x1b]0;gone\x07 a\x00b \u202e")
            assert answer["is"] == "done"
            return eve.heard

    for message in asyncio.run(journey()):
        text = msgspec.json.encode(message).decode()
        assert all(sign.isprintable() for sign in text)
        for sign in ("\\u0000", "\\u001b", "\\u0007", "\u202e"):
            assert sign not in text


def test_store_takes_whatever_can_be_decoded(tmp_path: Path) -> None:
    """Nothing that a client can send makes a write fail: one such would stop all tables."""
    store = Store(tmp_path / "anpfiff.db")
    decode = msgspec.json.Decoder(type=str).decode
    for text in ('"\\u0000"', '"\\ud83d\\ude00"', '"\\uffff"', '"\\u202e"'):
        store.reader.execute("INSERT INTO match VALUES (?, 1, '')", (decode(text),))
    for text in ('"\\ud800"', '"\\udc00"', '"\\ud800x"', '"\\udc00\\ud800"'):
        with pytest.raises(msgspec.DecodeError):
            decode(text)
