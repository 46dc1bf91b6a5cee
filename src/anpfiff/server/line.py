"""One connection of the server: what waits to be sent, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from anpfiff.server import messages as m
from anpfiff.server.limits import Bucket

MOST_WAITING, MOST_WAITING_BYTES = 400, 1_000_000
"""Messages for a connection that does not read; then it is dropped."""
LAST_WORDS_S = 3
"""So long a connection has to take what is left to say."""
CUT_OFF_S = 15
"""So long somebody has to answer that it was closed."""
BROKEN, TOO_MANY, STALLED, SHUTDOWN = 1007, 1008, 1013, 1012
"""Why a connection is closed, as WebSocket numbers it."""
ABORT, SEND, LISTEN = "anpfiff.abort", "anpfiff.send", "anpfiff.listen"
"""Of the scope: how to end a connection whose other end takes nothing any more; how to send without
waiting, if it takes what it is sent; and how to be called with every message that comes."""

encode = msgspec.json.Encoder().encode


def offered(socket: WebSocket, name: str) -> Callable[..., Any] | None:
    """What the server can do with this connection that ASGI does not know."""
    found: Callable[..., Any] | None = socket.scope.get("extensions", {}).get(name, {}).get("now")
    return found


def frame(texts: list[bytes]) -> bytes:
    """Several messages are one list."""
    return b"[%b]" % b",".join(texts)


class Line:
    """A connection: what waits to be sent, and how much it may send."""

    __slots__ = (
        "address", "bucket", "closing", "ending", "number", "outbox", "send_now", "since",
        "socket", "waiting", "writing",
    )  # fmt: skip

    def __init__(self, number: int, socket: WebSocket, address: str, bucket: Bucket) -> None:
        self.number = number
        self.socket = socket
        self.address = address
        self.bucket = bucket
        self.since = bucket.since
        self.send_now: Callable[[bytes], bool] | None = offered(socket, SEND)
        self.outbox: list[bytes] = []
        self.waiting = 0
        """Bytes, or nearly."""
        self.writing: asyncio.Task[None] | None = None
        """While the other end has not taken yet what it was sent."""
        self.closing = 0
        """The code with which it is closed when all is sent; 0: it stays open."""
        self.ending: asyncio.Task[None] | None = None

    def send(self, texts: list[bytes]) -> None:
        """In one frame, at once if the other end takes it: a task costs more."""
        if self.closing:
            return
        if self.writing is None and self.send_now is not None and self.send_now(frame(texts)):
            return
        self.put(texts)
        if self.writing is None and not self.closing:
            self.writing = asyncio.create_task(self.write())

    def put(self, texts: list[bytes]) -> None:
        """A reader who has stalled is dropped, and never delays a table."""
        if len(self.outbox) >= MOST_WAITING or self.waiting > MOST_WAITING_BYTES:
            self.outbox.clear()
            self.close(STALLED)
            return
        self.outbox += texts
        self.waiting += sum(map(len, texts))

    def say(self, message: m.Message) -> None:
        self.send([encode(message)])

    async def write(self) -> None:
        """Send what had to wait, in order."""
        with suppress(RuntimeError, OSError, WebSocketDisconnect):
            while self.outbox:
                text = frame(self.outbox).decode()
                self.outbox.clear()
                self.waiting = 0
                await self.socket.send_text(text)
        self.writing = None

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.ending = asyncio.create_task(self.end())

    async def end(self) -> None:
        """It has a moment for the last words, unless it does not listen any more: it is cut off.

        So is, after a while, whoever takes the last words but never answers.
        """
        abort = offered(self.socket, ABORT) or (lambda: None)
        try:
            async with asyncio.timeout(0 if self.closing == STALLED else LAST_WORDS_S):
                await (self.writing or self.write())
                await self.socket.close(self.closing)
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            abort()
        else:
            asyncio.get_running_loop().call_later(CUT_OFF_S, abort)
