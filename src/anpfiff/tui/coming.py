"""`anpfiff join`: from a link to a place at a table. Textual is imported when one is there."""

from __future__ import annotations

import asyncio
import re
import shlex
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from rich.console import Console

from anpfiff.core.nouns import Mistake
from anpfiff.server.client import Client
from anpfiff.server.reading import refused
from anpfiff.tui.guests import Guest
from anpfiff.tui.wire import Facts
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.join import JoinApp

HERE = "http://127.0.0.1:2006"
"""Where `anpfiff serve` listens if nobody says otherwise."""
CODE = re.compile(r"[a-z0-9]{1,20}")
PATH = re.compile(r"/(?:t|table)/([^/]+)/?")
SOCKETS = {"http": "ws", "ws": "ws", "https": "wss", "wss": "wss"}
LONGEST_NAME = 40


class Link(NamedTuple):
    """A server, and a table there; without a code only the server."""

    server: str
    code: str = ""

    def __str__(self) -> str:
        return f"{self.server}/table/{self.code}" if self.code else self.server

    def host(self) -> str:
        return urlsplit(self.server).hostname or ""

    def socket(self) -> str:
        scheme, _, place = self.server.partition("://")
        return f"{SOCKETS[scheme]}://{place}/ws"


class NewTable(NamedTuple):
    """What somebody wants who makes a table."""

    game: str
    places: tuple[str, ...]
    options: Mapping[str, str]
    deck: str = ""


def read_link(text: str) -> Link:
    """As a server or a screen prints it, or only the code, for a server on this machine."""
    text = text.strip()
    if CODE.fullmatch(text.lower()) and text.lower() != "localhost":
        return Link(HERE, text.lower())
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        place = parts.hostname, parts.port  # A port that is none is a ValueError, too.
    except ValueError:
        raise Mistake("join-link", text=text) from None
    found = PATH.fullmatch(parts.path)
    code = (found[1] if found else parts.fragment).lower()
    strange = not found and parts.path not in ("", "/")
    if (
        parts.scheme not in SOCKETS
        or not place[0]
        or strange
        or (code and not CODE.fullmatch(code))
    ):
        raise Mistake("join-link", text=text)
    scheme = "https" if SOCKETS[parts.scheme] == "wss" else "http"
    return Link(f"{scheme}://{parts.netloc.rpartition('@')[2]}", code)


def read_name(text: str) -> str:
    name = " ".join(text.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Mistake("name-bad", text=text[:LONGEST_NAME], most=LONGEST_NAME)
    return name


def check_terminal(console: Console) -> None:
    if not (console.is_terminal and sys.stdin.isatty()):
        raise Mistake("need-terminal", why="join")


def join(
    words: Words, console: Console, link: Link, name: str, new: NewTable | None, *, watch: bool
) -> None:
    """Come, play, and go; what goes wrong on the way is a Mistake."""
    from anpfiff.tui.hold import warnings_held

    if not link.code and new is None:
        raise Mistake("join-no-code", text=str(link))
    guest = Guest(link.server, name)
    try:
        with warnings_held():
            asyncio.run(at_the_table(words, console, link, name, guest, new, watch=watch))
    finally:
        guest.close()


async def at_the_table(
    words: Words,
    console: Console,
    link: Link,
    name: str,
    guest: Guest,
    new: NewTable | None,
    *,
    watch: bool,
    show: Callable[[JoinApp], Awaitable[None]] = lambda app: app.run_async(),
) -> None:
    client = Client(link.socket(), name, guest.token)
    heard: list[Facts] = []
    client.listen = heard.append
    async with client.connected():
        await client.arrive(link.server)
        guest.keep(client.token)
        link = link._replace(code=await enter(client, link, new, watch=watch))
        if new is not None:
            console.print(words("join-made", link=str(link)), highlight=False, soft_wrap=True)
        from anpfiff.tui.join import JoinApp

        app = JoinApp(client, heard, str(link), words)
        await show(app)
    if client.record:  # The table was closed in the middle of a match.
        app.keep(client.record)
    if app.has_kept:
        console.print(words("play-kept"), highlight=False, soft_wrap=True)
    if client.bye:
        raise why_gone(client)
    for line in app.ending() if app.phase() == "over" else ():
        console.print(line, highlight=False, markup=False)
    if not app.has_left:
        command = shlex.join(again(link, name, watch=watch))
        console.print(words("join-come-back", command=command), highlight=False, soft_wrap=True)


def again(link: Link, name: str, *, watch: bool) -> list[str]:
    """What to type behind our name to be the same guest again."""
    named = ["--name", name] if name else []
    return ["join", str(link), *named, *["--watch"] * watch]


async def enter(client: Client, link: Link, new: NewTable | None, *, watch: bool) -> str:
    """The code of the table at which one is now."""
    if new is not None:
        return await client.create(new.game, *new.places, options=new.options, deck=new.deck)
    await client.enter(link.code, watch=watch)
    if not watch and not client.you["seats"]:
        await client.ask("leave")
        raise Mistake("table-full", link=str(link))
    return link.code


def why_gone(client: Client) -> Mistake:
    """Why the server does not want one any more."""
    if client.turned_away and client.turned_away["code"] == client.bye:
        return refused(client.turned_away)
    return Mistake("sent-away", why=client.bye)


def read_places(text: str | None, usual: int) -> tuple[str, ...]:
    """By seat: open, closed or a league."""
    return tuple(place.strip() for place in text.split(",")) if text else ("open",) * usual
