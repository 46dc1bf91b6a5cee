"""Where a server listens."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

from anpfiff.core.nouns import Mistake

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104, a deliberate act
BACKLOG = 2048
"""Connections that may wait to be accepted: after a restart all come back at once."""


class Address(NamedTuple):
    host: str
    port: int

    def link(self) -> str:
        host = own_address() if self.host == EVERYWHERE else self.host
        return f"http://{host}:{self.port}"


def own_address() -> str:
    """The address of this machine in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # Kept free for documentation.
            address: str = probe.getsockname()[0]
        except OSError:
            return LOOPBACK
    return address


def is_own_name(host: str) -> bool:
    """Whether nobody in the internet can have a page of this name: numbers, or a name at home."""
    name = host.rpartition(":")[0] or host
    with suppress(ValueError):
        return bool(ip_address(name.strip("[]")))
    return "." not in name or name.endswith(".local")


def listen(address: Address) -> socket.socket:
    """Bind before anything is promised; who comes too early waits a moment."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise taken("--port", address.port, error) from None
    return listener


def taken(option: str, port: int, error: OSError) -> Mistake:
    detail = error.strerror or str(error)
    return Mistake("port-taken", port=str(port), detail=detail, option=option)
