"""`anpfiff serve`: one process on one port."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from prometheus_client import start_http_server

from anpfiff.core.nouns import Mistake
from anpfiff.server.address import LOOPBACK, taken
from anpfiff.server.app import application
from anpfiff.server.door import Door
from anpfiff.server.folder import held, noted, open_store
from anpfiff.server.garbage import Garbage
from anpfiff.server.hub import LARGEST, Server
from anpfiff.server.limits import USUAL, Limits
from anpfiff.server.lobby import FORGET_DAYS
from anpfiff.server.thinkers import Thinkers
from anpfiff.server.websocket import Protocol

PING_S = 20
"""How often a connection must show that it is alive, and how long it has for that."""
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
    forget_days: int = FORGET_DAYS,
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
