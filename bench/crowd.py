"""Tables full of clients who do as little work as can be: the server is what is measured.

They speak WebSocket by themselves, look only at what they need of a message, and every one of them
acts as soon as he may. `Echo`, `Ours` and `BoardGame` are one table each, with four clients.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, cast

import msgspec
from msgspec import Struct, field

CLIENTS = 4
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""Which changes nothing when it is laid over a message, and is as much work for the server."""
UPGRADE = (
    "GET {} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
encode = msgspec.json.Encoder().encode


class Wire(asyncio.Protocol):
    """One connection."""

    def __init__(self, path: str, hear: Callable[[Wire, bytes], None]) -> None:
        self.path = path
        self.hear = hear
        self.data = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(UPGRADE.format(self.path).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open.done():
            head, end, self.data = self.data.partition(b"\r\n\r\n")
            if not end:
                self.data = head
                return
            assert b" 101 " in head, head
            self.open.set_result(None)
        while len(self.data) >= 2:
            length, start = self.data[1], 2
            if length == 126 and len(self.data) >= 4:
                length, start = unpack_from("!H", self.data, 2)[0], 4
            elif length >= 126:
                assert length == 126, "so large are no messages here"
                return
            if len(self.data) < start + length:
                return
            kind, message = self.data[0] & 0x0F, self.data[start : start + length]
            self.data = self.data[start + length :]
            if kind == TEXT:
                self.hear(self, message)
            elif kind == PING:
                self.send(message, PONG)

    def send(self, message: bytes, kind: int = TEXT) -> None:
        length = len(message)
        size = pack("!BH", MASKED | 126, length) if length > 125 else bytes([MASKED | length])
        self.transport.write(bytes([FINAL | kind]) + size + NO_MASK + message)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.cancel()


async def connect(port: int, path: str, hear: Callable[[Wire, bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, hear), "127.0.0.1", port)
    await wire.open
    return wire


class Echo:
    """One of four sends his next move when all four have the last one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.moves = self.missing = 0

    async def sit_down(self, port: int) -> None:
        path = f"/ws?table={self.number}"
        self.wires = [await connect(port, path, self.hear) for _ in range(CLIENTS)]
        self.move()

    def move(self) -> None:
        self.missing = CLIENTS
        move = {"do": "act", "id": self.moves, "seat": 1, "move": 42, "seen": 99, "ms": 250}
        self.wires[self.moves % CLIENTS].send(encode(move))

    def hear(self, wire: Wire, message: bytes) -> None:
        self.missing -= 1
        if not self.missing:
            self.moves += 1
            self.move()


class Heard(Struct, rename={"kind": "is"}):
    """What a client looks at in a message; the rest is passed over."""

    kind: str
    id: int = 0
    n: int = 0
    moves: Any = ()
    fits: tuple[int, ...] | None = None
    phase: str = ""
    match: int = 0
    facts: dict[str, Any] = field(default_factory=dict)


read = msgspec.json.Decoder(list[Heard]).decode


class Guest:
    """Somebody at a table of ours, who does whatever he may, one after the other."""

    def __init__(self, table: Ours, dice: random.Random) -> None:
        self.table = table
        self.dice = dice
        self.id = self.done = 0
        self.waits = self.is_on = False
        self.offer: tuple[int, ...] = ()
        self.rematch = 0
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()

    async def come(self, port: int) -> None:
        self.wire = await connect(port, "/ws", self.hear)
        await self.ask(do="hello", name="x")

    async def ask(self, **request: Any) -> Heard:
        """Before it begins."""
        self.request(**request)
        answer = await self.answers.get()
        assert answer.kind == "done", answer
        return answer

    def request(self, **request: Any) -> None:
        self.id += 1
        self.waits = True
        self.wire.send(encode({"id": self.id, **request}))

    def hear(self, wire: Wire, message: bytes) -> None:
        for heard in read(message):
            if heard.kind == "shown":
                self.offer = heard.moves if heard.fits is None else heard.fits or heard.moves
            elif heard.kind == "pulse":
                self.wire.send(encode({"do": "beat", "n": heard.n}))
            elif heard.kind == "room":
                self.hear_of_room(heard)
            elif heard.kind in ("done", "refused"):
                self.waits = False
                if not self.table.begun:
                    self.answers.put_nowait(heard)
                elif heard.kind == "done":
                    self.table.moves += 1
                else:
                    self.table.refused += 1
        if self.is_on and self.offer and not self.waits:
            self.waits = True
            if pause := self.table.pause:
                after = pause * 2 ** self.dice.uniform(-1, 1)
                asyncio.get_running_loop().call_later(after, self.act)
            else:
                self.act()

    def hear_of_room(self, room: Heard) -> None:
        self.is_on = room.phase == "playing"
        if room.phase == "over" and self.rematch < room.match:
            self.rematch = room.match
            self.table.moves -= 1  # It is no move.
            self.request(do="propose", what="rematch")

    def act(self) -> None:
        if not self.offer:
            self.waits = False
            return
        move = self.offer[int(self.dice.random() * len(self.offer))]
        self.request(do="act", seat=self.table.guests.index(self), move=move, seen=0, ms=0)


class Ours:
    """Four people play; what does not fit they seldom try, because the table helps them.

    They act at once, or after a pause of so many seconds, or half of them, or twice.
    """

    def __init__(
        self, game: str, number: int, options: dict[str, str] | None = None, pause: float = 0
    ) -> None:
        self.game = game
        self.options = options or {}
        self.pause = pause
        self.moves = self.refused = 0
        self.begun = False
        self.guests = [Guest(self, random.Random(number * CLIENTS + n)) for n in range(CLIENTS)]

    async def sit_down(self, port: int) -> None:
        host = self.guests[0]
        for guest in self.guests:
            await guest.come(port)
        places = ["open"] * CLIENTS
        made = await host.ask(
            do="create", game=self.game, places=places, help=1, options=self.options
        )
        for guest in self.guests[1:]:
            await guest.ask(do="enter", code=made.facts["code"])
        self.begun = True
        for guest in self.guests:
            guest.request(do="ready")


class BoardGame:
    """A match of boardgame.io, spoken to as its own clients do: Socket.IO over a WebSocket."""

    path = "/socket.io/?EIO=4&transport=websocket"
    game = b"/minimal,"

    def __init__(self, number: int) -> None:
        self.match = f"m{number}"
        self.moves = self.missing = 0

    async def sit_down(self, port: int) -> None:
        self.missing = CLIENTS
        self.synced = asyncio.get_running_loop().create_future()
        self.wires = [await connect(port, self.path, self.hear) for _ in range(CLIENTS)]
        for wire in self.wires:
            wire.send(b"40" + self.game)
        await self.synced
        self.move()

    def emit(self, wire: Wire, *what: Any) -> None:
        wire.send(b"42" + self.game + encode(what))

    def move(self) -> None:
        self.missing = CLIENTS
        seat = self.moves % CLIENTS
        payload = {"type": "act", "args": [42], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(self.wires[seat], "update", action, self.moves, self.match, str(seat))

    def hear(self, wire: Wire, message: bytes) -> None:
        if message.startswith(b"42" + self.game + b'["update"'):
            self.missing -= 1
            if not self.missing:
                self.moves += 1
                self.move()
        elif message.startswith(b"42" + self.game + b'["sync"'):
            self.missing -= 1
            if not self.missing:
                self.synced.set_result(None)
        elif message.startswith(b"40" + self.game):
            seat = str(self.wires.index(wire))
            self.emit(wire, "sync", self.match, seat, None, CLIENTS)
        elif message == b"2":
            wire.send(b"3")
