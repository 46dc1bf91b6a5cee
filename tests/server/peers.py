"""The server in this process, and what connects to it: as uvicorn would, but without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.types import ASGIApp

from anpfiff.server.app import application, lifespan
from anpfiff.server.hub import Server
from anpfiff.server.limits import Limits, Rate
from anpfiff.server.line import ABORT, SEND
from anpfiff.server.store import Store, connect

Facts = dict[str, Any]
PLENTY = Rate(10**9, 10**9)
UNLIMITED = Limits(
    10**9, 10**9, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, tables=10**9,
    tables_of_a_guest=10**9, blocked_by_a_guest=200, talk_of_a_guest=PLENTY,
    entrances_of_a_guest=PLENTY, records_of_a_guest=PLENTY,
)  # fmt: skip
ANSWERS = ("done", "refused", "already")


@asynccontextmanager
async def running(
    folder: Path,
    limits: Limits = UNLIMITED,
    connect: Callable[[str], Any] = connect,
    **settings: Any,
) -> AsyncIterator[Server]:
    folder.mkdir(exist_ok=True)
    server = Server(Store(folder / "anpfiff.db", connect), limits=limits, **settings)
    async with lifespan(server):
        yield server


@lru_cache(maxsize=1)
def app_of(server: Server) -> ASGIApp:
    return application(server)


class Peer:
    """One connection, with all that was sent to it."""

    def __init__(self, server: Server, address: str = "192.0.2.1", **headers: str) -> None:
        self.server = server
        self.app = app_of(server)
        self.scope: Facts = {
            "type": "websocket", "path": "/ws", "raw_path": b"/ws", "query_string": b"",
            "headers": [(name.encode(), value.encode())
                        for name, value in {"host": "anpfiff.example", **headers}.items()],
            "client": (address, 50_000), "server": ("127.0.0.1", 2006), "scheme": "ws",
            "root_path": "", "subprotocols": [], "http_version": "1.1",
            "asgi": {"version": "3.0", "spec_version": "2.4"}, "state": {},
            "extensions": {"websocket.http.response": {}, ABORT: {"now": self.abort},
                           SEND: {"now": self.send_now}},
        }  # fmt: skip
        self.incoming: asyncio.Queue[Facts] = asyncio.Queue()
        self.heard: list[Facts] = []
        self.code = 0
        """With which it was closed,"""
        self.status = 0
        """or refused, with these headers."""
        self.headers: dict[str, str] = {}
        self.aborted = False
        self.reads = asyncio.Event()
        self.reads.set()
        self.waiters: list[asyncio.Future[None]] = []
        self.id = 0

    async def open(self) -> Peer:
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task: asyncio.Future[None] = asyncio.ensure_future(
            self.app(self.scope, self.incoming.get, self.send)
        )
        while not (self.status or self.task.done()):
            await self.wait()
        return self

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.reads.wait()
        kind = message["type"]
        if kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        elif kind == "websocket.close":
            self.code = message["code"]
            self.vanish()
        elif kind == "websocket.send":
            self.heard += msgspec.json.decode(message["text"])
        self.wake()

    def send_now(self, text: bytes) -> bool:
        if self.reads.is_set():
            self.heard += msgspec.json.decode(text)
            self.wake()
        return self.reads.is_set()

    def abort(self) -> None:
        self.aborted = True
        self.vanish()

    def vanish(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def wait(self) -> None:
        """Until something was heard, or all is over."""
        news = asyncio.get_running_loop().create_future()
        self.waiters.append(news)
        either: list[asyncio.Future[Any]] = [news, self.task]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)

    def wake(self) -> None:
        for news in self.waiters:
            news.set_result(None)
        self.waiters.clear()

    def say(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self.incoming.put_nowait({"type": "websocket.receive", kind: text})

    def answers(self) -> list[Facts]:
        return [message for message in self.heard if message["is"] in ANSWERS]

    async def outcome(self, text: str | bytes) -> Facts | int:
        """Send something: the answer, or the code with which the connection was closed."""
        before = len(self.answers())
        self.say(text)
        while len(self.answers()) == before and not self.task.done():
            await self.wait()
        return self.answers()[-1] if len(self.answers()) > before else self.code

    async def ask(self, do: str, **facts: Any) -> Facts:
        self.id += 1
        id_ = self.id
        self.say(msgspec.json.encode({"do": do, "id": id_, **facts}).decode())
        while not (found := [answer for answer in self.answers() if answer["id"] == id_]):
            assert not self.task.done(), self.code
            await self.wait()
        return found[0]

    async def hear(self, kind: str) -> Facts:
        """The newest message of a kind, if need be the next."""
        while not (found := [message for message in self.heard if message["is"] == kind]):
            assert not self.task.done(), self.code
            await self.wait()
        return found[-1]

    async def heard_all(self) -> None:
        """Until nothing waits for it any more."""
        while any(
            line.outbox for line in self.server.lines.values() if line.socket.scope is self.scope
        ):
            await asyncio.sleep(0)

    async def end(self) -> None:
        self.vanish()
        await self.task


async def fetch(server: Server, path: str, method: str = "GET") -> httpx.Response:
    """A page, as a browser gets it."""
    transport = httpx.ASGITransport(app_of(server), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://anpfiff.example") as browser:
        return await browser.request(method, path)


async def guest(server: Server, name: str, token: str = "", **settings: str) -> Peer:
    peer = await Peer(server, **settings).open()
    answer = await peer.ask("hello", name=name, token=token)
    assert answer["is"] == "done", answer
    return peer


async def pair_at(server: Server, game: str = "alarm") -> tuple[str, Peer, Peer]:
    """Two who play each other."""
    ida, otto = await guest(server, "Ida"), await guest(server, "Otto")
    answer = await ida.ask("create", game=game, places=["open", "open"], help=1)
    code = answer["facts"]["code"]
    await otto.ask("enter", code=code)
    await ida.ask("ready")
    await otto.ask("ready")
    return code, ida, otto


async def one_move(*peers: Peer) -> Facts:
    """Whoever is offered something plays the first of it."""
    for peer in peers:
        await peer.heard_all()
    for peer in peers:
        shown = [message for message in peer.heard if message["is"] == "shown"]
        if shown and shown[-1].get("moves"):
            return await peer.ask("act", seat=shown[-1]["seat"], move=shown[-1]["moves"][0])
    raise AssertionError("nobody is asked")
