"""The page for browsers: files that `web/` was built into, and the rules beside them."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from anpfiff.games import GAMES

PACKAGE = Path(__file__).parents[1]
FOLDER = PACKAGE / "page"
RULES = PACKAGE / "rules"
CHECKOUT_RULES = PACKAGE.parents[1] / "docs" / "rules"

ADDRESSES = ("/", "/table/{code}", "/tables", "/rules", "/rules/{game}", "/kit")
"""One page shows itself at all of them."""
NOT_BUILT = "Anpfiff: the page is not built (make web). / Die Seite ist nicht gebaut (make web).\n"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST_LINK = 200
TABLE_LINK = re.compile(r"https?://[\w.:\[\]-]+/table/[a-z0-9]+")


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


class Assets(StaticFiles):
    """Their names change when they do, so they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


async def page(_: Request, status: int = 200) -> Response:
    if not is_built():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {"cache-control": ASK_AGAIN}
    return FileResponse(FOLDER / "index.html", status, headers, media_type="text/html")


async def nowhere(request: Request) -> Response:
    """Whoever mistypes an address is told so by the page, with a way on."""
    return await page(request, 404)


async def rules(request: Request) -> Response:
    """A rule page as it is written; the browser makes it readable."""
    folder = RULES if RULES.is_dir() else CHECKOUT_RULES
    file = folder / f"{request.path_params['name']}.md"
    if file.name not in {known.name for known in folder.glob("*.md")}:
        raise HTTPException(404)
    headers = {"cache-control": ASK_AGAIN}
    return FileResponse(file, media_type="text/markdown; charset=utf-8", headers=headers)


async def deck(request: Request) -> Response:
    """The standard deck of a game: a pattern for one's own."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404)
    headers = {"cache-control": ASK_AGAIN}
    file = game.Deck.standard_file
    name = f"{game.name}.toml"
    return FileResponse(file, 200, headers, media_type="application/toml", filename=name)


async def qr_code(request: Request) -> Response:
    """A link to a table, to be read by phones."""
    link = request.query_params.get("link", "")
    if len(link) > LONGEST_LINK or not TABLE_LINK.fullmatch(link):
        raise HTTPException(404)
    image = BytesIO()
    segno.make(link, error="m").save(image, kind="svg", border=2, dark="#1B1A17", light="#FFFBF0")
    headers = {"cache-control": "no-store"}
    return Response(image.getvalue(), media_type="image/svg+xml", headers=headers)


def routes() -> list[BaseRoute]:
    return [
        Route("/rules/{name}.md", rules),
        Route("/decks/{game}.toml", deck),
        Route("/qr.svg", qr_code),
        *[Route(address, page) for address in ADDRESSES],
        Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False)),
        Route("/{elsewhere:path}", nowhere),
    ]
