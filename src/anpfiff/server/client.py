"""A client that knows no rules: it keeps what it is sent and offers what it may do.

When the connection is lost it comes back by itself, to its seat, and sends again what nobody has
answered: the server knows what it has done already.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from anpfiff.core.nouns import Mistake
from anpfiff.server.messages import PROTOCOL
from anpfiff.server.reading import refused
from anpfiff.server.shares import Shares

AGAIN_S = (0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""How long to wait before the next try."""
OPEN_S = 10
"""So long a server has to open the line,"""
CLOSE_S = 1
"""and so long to say good-bye;"""
ANSWER_S = 15
"""so long it may take to say anything at all."""
FOR_GOOD = ("protocol", "table-unknown", "table-banned")
"""Refusals after which it is no use to come again."""

Facts = dict[str, Any]
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Client:
    """One guest at one table."""

    protocol = PROTOCOL

    def __init__(self, link: str, name: str = "", token: str = "") -> None:
        self.link = link
        self.name = name
        self.token = token
        self.code = ""
        self.watching = False
        self.id = 0
        self.waiting: dict[int, tuple[Facts, asyncio.Future[Facts]]] = {}
        """By number: what was asked and is not answered yet."""
        self.asking: set[asyncio.Task[Facts]] = set()
        self.guest = 0
        self.room: Facts = {}
        self.you: Facts = {}
        self.deal: Facts = {}
        self.shares = Shares()
        """What it adds to the deals."""
        self.record = ""
        """Of a match that was broken off because its table was closed."""
        self.shown: dict[int | None, Facts] = {}
        self.seen = 0
        """The number of the last message that showed something."""
        self.events: list[Any] = []
        self.said: list[Facts] = []
        self.bye = ""
        """Why one is not at the table any more."""
        self.greeting: set[int] = set()
        """Numbers of the requests by which it comes, or comes back,"""
        self.turned_away: Facts = {}
        """and why it cannot come."""
        self.trouble: Exception | None = None
        """Why there is, or was, no connection,"""
        self.next_try: float | None = None
        """and when it will try again, by the clock of the loop; None: it is connected."""
        self.tries = 0
        self.listen: Callable[[Facts], None] = lambda message: None
        """Who else wants to know everything that is heard."""
        self.connections = 0
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Client]:
        running = asyncio.create_task(self.run())
        try:
            yield self
        finally:
            for task in (running, *self.asking):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await running

    async def run(self) -> None:
        """Stay connected until the server says bye."""
        loop = asyncio.get_running_loop()
        while not self.bye:
            try:
                await self.stay_connected()
            except (OSError, WebSocketException, EOFError, msgspec.MsgspecError) as error:
                self.trouble = error
            self.socket = None
            wait = AGAIN_S[min(self.tries, len(AGAIN_S) - 1)]
            self.tries += 1
            self.next_try = loop.time() + wait
            self.changed.set()
            if not self.bye:
                await asyncio.sleep(wait)

    async def arrive(self, link: str) -> None:
        """The first time is now or never; later a line that was cut is mended."""
        try:
            async with asyncio.timeout(ANSWER_S):
                while not self.guest:
                    if self.turned_away:
                        raise refused(self.turned_away)
                    if self.trouble is not None:
                        raise Mistake("server-gone", link=link, detail=reason(self.trouble))
                    await self.news()
        except TimeoutError:
            raise Mistake("server-silent", link=link) from None

    async def stay_connected(self) -> None:
        async with connect(
            self.link, compression=None, max_size=None, open_timeout=OPEN_S, close_timeout=CLOSE_S
        ) as socket:
            self.connections += 1
            self.next_try = None
            await self.greet(socket)
            async for text in socket:
                for message in decode(text):
                    if message["is"] == "pulse":
                        await socket.send(encode({"do": "beat", "n": message["n"]}).decode())
                    self.hear(message)

    async def greet(self, socket: ClientConnection) -> None:
        """Say who one is, go back to the table, and ask again what was not answered."""
        self.id += 1
        self.greeting = {self.id}
        hello = {
            "do": "hello", "id": self.id, "token": self.token, "name": self.name,
            "protocol": self.protocol,
        }  # fmt: skip
        await socket.send(encode(hello).decode())
        if self.code:
            self.id += 1
            self.greeting.add(self.id)
            enter = {"do": "enter", "id": self.id, "code": self.code, "watch": self.watching}
            await socket.send(encode(enter).decode())
        self.socket = socket
        for request, _ in [*self.waiting.values()]:
            await socket.send(encode(request).decode())

    async def ask(self, do: str, **facts: Any) -> Facts:
        """What the server answers: done, refused or already."""
        self.id += 1
        request = {"do": do, "id": self.id, **self.shares.added(do, facts)}
        answer: asyncio.Future[Facts] = asyncio.get_running_loop().create_future()
        self.waiting[self.id] = request, answer
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                await self.socket.send(encode(request).decode())
        return await answer

    def request(self, answered: Callable[[Facts], None], do: str, **facts: Any) -> None:
        """Ask, and hand on the answer when it comes."""
        task = asyncio.ensure_future(self.ask(do, **facts))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        task.add_done_callback(lambda done: None if done.cancelled() else answered(done.result()))

    def retry_in(self) -> float | None:
        """Seconds until it tries to come back; None: nothing is wrong."""
        if self.next_try is None:
            return None
        return max(0.0, self.next_try - asyncio.get_running_loop().time())

    async def enter(self, code: str, *, watch: bool = False) -> None:
        """Come to a table, and come back to it whenever the line was cut."""
        answer = await self.ask("enter", code=code, watch=watch)
        if answer["is"] == "refused":
            raise Mistake(answer["code"], **answer.get("facts", {}))
        self.code, self.watching = code, watch

    async def create(self, game: str, *places: str, **facts: Any) -> str:
        answer = await self.ask("create", game=game, places=places, **facts)
        if answer["is"] == "refused":
            raise Mistake(answer["code"], **answer.get("facts", {}))
        self.code = answer["facts"]["code"]
        return self.code

    def hear(self, message: Facts) -> None:
        kind = message["is"]
        if kind == "refused" and message["id"] in self.greeting:
            self.turned_away = message
            if message["code"] in FOR_GOOD:
                self.bye = message["code"]
        if kind in ("done", "refused", "already"):
            _, answer = self.waiting.pop(message["id"], (None, None))
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind in ("room", "you"):
            setattr(self, kind, message)
            self.id = max(self.id, message.get("done", 0))
        elif kind == "sealed":
            if nonce := self.shares.answer(message):
                self.request(lambda answer: None, "reveal", nonce=nonce)
        elif kind == "deal":
            self.deal, self.shown = message, {}
        elif kind == "shown":
            self.shown[message["seat"]] = message
            self.seen = message["n"]
            self.events += message["events"]
        else:
            self.hear_of_people(kind, message)
        self.listen(message)
        self.changed.set()

    def hear_of_people(self, kind: str, message: Facts) -> None:
        if kind == "welcome":
            self.tries = 0
            self.guest = message["guest"]
            self.token = message.get("token", self.token)
        elif kind == "said":
            self.said.append(message)
        elif kind == "bye" and message["code"] != "shutdown":
            self.bye = message["code"]
            self.record = message.get("record", "")

    async def news(self) -> None:
        """Wait until something was heard."""
        await self.changed.wait()
        self.changed.clear()

    def moves(self) -> list[tuple[int, int]]:
        """Every seat and move that is offered, those that fit if one is told."""
        offered = [
            (seat, move)
            for seat, shown in self.shown.items()
            if seat is not None
            for move in shown.get("moves", ())
        ]
        fitting = [one for one in offered if one[1] in self.shown[one[0]].get("fits", [one[1]])]
        return fitting or offered

    async def act(self, seat: int, move: int, ms: int = 0, seen: int | None = None) -> Facts:
        """`ms` after the message `seen` was drawn, the last one if nothing is said."""
        seen = self.seen if seen is None else seen
        return await self.ask("act", seat=seat, move=move, seen=seen, ms=ms)


def reason(error: Exception) -> str:
    """What the system says about it, in one line."""
    detail = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return " ".join(str(detail).split())
