"""The way in from the network around this machine: open while a table of this machine wants it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from anpfiff.core.nouns import Mistake
from anpfiff.server.address import LOOPBACK, Address, listen, own_address

Accept = Callable[[socket.socket], Coroutine[Any, Any, asyncio.Server]]


class Door:
    """Nobody comes in unasked: the server itself listens on this machine only."""

    def __init__(self, port: int, accept: Accept) -> None:
        self.port = port
        self.accept = accept
        self.tables: set[str] = set()
        """For which it stands open."""
        self.link = ""
        self.listener: socket.socket | None = None
        self.opening: asyncio.Task[asyncio.Server] | None = None

    def open(self, table: str) -> str:
        """The link to the table for others in this network."""
        if self.listener is None:
            self.listen()
        self.tables.add(table)
        return f"{self.link}/table/{table}"

    def listen(self) -> None:
        host = own_address()
        if host == LOOPBACK:
            raise Mistake("no-network")
        try:
            self.listener = listen(Address(host, self.port))
        except Mistake:
            self.listener = listen(Address(host, 0))
        self.link = Address(host, self.listener.getsockname()[1]).link()
        self.opening = asyncio.ensure_future(self.accept(self.listener))

    def close(self, table: str) -> None:
        """When no table wants it any more, nobody new comes in."""
        self.tables.discard(table)
        if self.tables or self.listener is None or self.opening is None:
            return
        self.opening.add_done_callback(shut)
        self.listener = self.opening = None
        self.link = ""


def shut(opening: asyncio.Task[asyncio.Server]) -> None:
    if not opening.cancelled() and opening.exception() is None:
        opening.result().close()
