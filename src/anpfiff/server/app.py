"""What a server offers over HTTP: a socket, a page, and how it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from anpfiff import __version__
from anpfiff.server import messages as m
from anpfiff.server import page
from anpfiff.server.hub import Server

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:;"
        " frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """The same headers on every answer, refused connections included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: dict[str, object]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers)  # type: ignore[arg-type]


@asynccontextmanager
async def lifespan(server: Server) -> AsyncIterator[None]:
    server.start()
    yield
    await server.shut_down()


def application(server: Server) -> ASGIApp:
    async def socket(socket: WebSocket) -> None:
        await server.socket(socket)

    async def health(_: Request) -> JSONResponse:
        """200 when tables can be played."""
        trouble, tables = server.trouble, len(server.lobby.rooms)
        state = {"ok": not trouble, "version": __version__, "tables": tables}
        return JSONResponse(state, 503 if trouble else 200)

    async def about(_: Request) -> JSONResponse:
        """What a page must say about whose server this is."""
        return JSONResponse(
            {"version": __version__, "protocol": m.PROTOCOL, "forget_days": server.forget_days,
             "may_share": server.lobby.door is not None, **server.links}
        )  # fmt: skip

    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/about", about),
            WebSocketRoute("/ws", socket),
            *page.routes(),
        ],
        lifespan=lambda _: lifespan(server),
    )
    return SafeHeaders(app)
