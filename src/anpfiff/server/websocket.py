"""WebSocket (RFC 6455) where the library takes longer than a move."""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # The quickest there is.
from websockets.protocol import State

from anpfiff.server.hub import LARGEST
from anpfiff.server.line import ABORT, LISTEN, SEND

OPEN = State.OPEN
WHOLE_TEXT = 0x81
"""The first byte of a WebSocket frame: the last of its message, which is text."""
MASKED = 0x80
"""Added to the second byte of a client's frame, which is its length or, if 126, announces it."""


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
            open_ = self.conn.state is OPEN and not self.close_sent
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
        if not ready or self.conn.state is not OPEN:
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
