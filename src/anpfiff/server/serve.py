"""`anpfiff serve`: one process on one port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from struct import pack
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from prometheus_client import start_http_server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # The quickest there is.
from websockets.protocol import State

from anpfiff.core.nouns import Mistake
from anpfiff.server.address import LOOPBACK, taken
from anpfiff.server.app import LARGEST, Server, application
from anpfiff.server.door import Door
from anpfiff.server.folder import held, noted, open_store
from anpfiff.server.garbage import Garbage
from anpfiff.server.limits import USUAL, Limits
from anpfiff.server.line import ABORT, LISTEN, SEND
from anpfiff.server.lobby import FORGET_DAYS
from anpfiff.server.thinkers import Thinkers

PING_S = 20
"""How often a connection must show that it is alive, and how long it has for that."""
WHOLE_TEXT = 0x81
"""The first byte of a WebSocket frame: the last of its message, which is text."""
MASKED = 0x80
"""Added to the second byte of a client's frame, which is its length or, if 126, announces it."""
THINKERS = 1
"""Processes for bots that think for long; they start when one is first needed."""


def read_link(option: str, text: str) -> str:
    """A page that people are sent to."""
    try:
        scheme, place, *_ = urlsplit(text)
    except ValueError:
        scheme = place = ""
    if scheme not in ("http", "https") or not place or not text.isprintable() or len(text) > 500:
        raise Mistake("link-wrong", option=option, text=text)
    return text


class Protocol(WebSocketsSansIOProtocol):
    """A connection without detours: ASGI's queues and tasks cost more than a move.

    It can be ended though its other end takes nothing any more.
    """

    hear: Callable[[bytes | None], None] | None = None
    in_frame = False
    """Whether the library may wait for the rest of a frame: from then on it gets everything."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][ABORT] = {"now": self.transport.abort}
            self.scope["extensions"][SEND] = {"now": self.send_now}
            self.scope["extensions"][LISTEN] = {"now": self.listen}

    def listen(self, hear: Callable[[bytes | None], None]) -> None:
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        """Nearly everything that comes is short text in one piece; the library has the rest."""
        if self.hear is None:
            super().data_received(data)
            return
        while data and not self.in_frame:
            start, end = frame_at(data)
            if not 0 < end <= len(data):
                self.in_frame = True
                break
            open_ = self.conn.state is State.OPEN and not self.close_sent
            whole = data[0] == WHOLE_TEXT and self.conn.current_size is None
            if open_ and whole and end - start <= LARGEST:
                self.hear(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[:end])
            data = data[end:]
        if data:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            self.hear(message if self.curr_msg_data_type == "text" else None)

    def handle_ping(self) -> None:
        """Who does not read gets no answers: they would pile up. He need not have all (5.5.3)."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Any) -> None:
        """Pieces without content would pile up, too."""
        if len(self.frames) > LARGEST:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_now(self, text: bytes) -> bool:
        """Send a message, unless the other end has not taken what it was sent before."""
        ready = self.writable.is_set() and not self.transport.is_closing()
        if not ready or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def frame_at(data: bytes) -> tuple[int, int]:
    """From where to where the content of a client's frame goes (RFC 6455, 5.2); 0: not clear."""
    length = data[1] - MASKED if len(data) > 3 else -1
    if 0 <= length < 126:
        return 6, 6 + length
    return (8, 8 + int.from_bytes(data[2:4], "big")) if length == 126 else (0, 0)


def framed(text: bytes) -> bytes:
    """A whole message as RFC 6455 wants it on the wire (5.2); the library takes far longer."""
    length = len(text)
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length) + text
    if length < 2**16:
        return pack("!BBH", WHOLE_TEXT, 126, length) + text
    return pack("!BBQ", WHOLE_TEXT, 127, length) + text


class GracefulServer(uvicorn.Server):
    """The last messages are sent before the connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server

    async def accept(self, listener: socket.socket) -> asyncio.Server:
        """Listen there, too."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        server = await asyncio.get_running_loop().create_server(
            protocol, sock=listener, backlog=config.backlog
        )
        self.servers.append(server)
        return server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.shut_down()
        await super().shutdown(sockets)


def serve(
    listener: socket.socket,
    folder: Path,
    metrics_port: int = 0,
    speed: float = 1,
    *,
    started: Callable[[], None] = lambda: None,
    limits: Limits = USUAL,
    links: Mapping[str, str] | None = None,
    forget_days: float = FORGET_DAYS,
    ping_s: float = PING_S,
    may_share: bool = False,
) -> None:
    """Until somebody stops it; `started` is called when nothing can be wrong any more.

    `may_share`: whoever sits at this machine may let others in this network come to his table.
    """
    with listener, held(folder), noted(folder, listener):
        store, garbage = open_store(folder), Garbage()
        server = Server(
            store, speed=speed, limits=limits, links=links, forget_days=forget_days,
            thinkers=Thinkers(THINKERS), garbage=garbage,
        )  # fmt: skip
        if metrics_port:
            show_metrics(server, metrics_port)
        garbage.start()
        started()
        config = uvicorn.Config(
            application(server),
            ws=Protocol,
            ws_max_size=LARGEST,
            ws_max_queue=16,
            ws_per_message_deflate=False,
            ws_ping_interval=ping_s,
            ws_ping_timeout=ping_s,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        graceful = GracefulServer(config, server)
        if may_share:
            server.lobby.door = Door(listener.getsockname()[1], graceful.accept)
        graceful.run([listener])


def show_metrics(server: Server, port: int) -> None:
    """On this machine only: an operator's numbers are nobody else's business."""
    try:
        start_http_server(port, LOOPBACK, server.metrics.registry)
    except OSError as error:
        raise taken("--metrics", port, error) from None
