"""Commands for tables over the network: be their server, come to one, keep copies."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from anpfiff.cli.reading import find_game, read_number, read_settings, read_text
from anpfiff.core.nouns import Mistake
from anpfiff.words import Words

PORT = 2006


def server_folder(data: str | None) -> Path:
    return Path(data) if data else Path(click.get_app_dir("anpfiff")) / "server"


def home(words: Words) -> None:
    """A server for this machine alone, and the browser at its start page."""
    from anpfiff.server.address import LOOPBACK, Address, listen
    from anpfiff.server.folder import running
    from anpfiff.server.page import is_built
    from anpfiff.server.serve import serve as run

    folder = server_folder(None)
    if link := running(folder):
        click.echo(words("home-running", link=link))
        show_page(words, link)
        return
    try:
        listener = listen(Address(LOOPBACK, PORT))
    except Mistake:
        listener = listen(Address(LOOPBACK, 0))
    link = Address(LOOPBACK, listener.getsockname()[1]).link()

    def begin() -> None:
        click.echo(words("home-here", link=link))
        click.echo(words("serve-stop"))
        if is_built():
            show_page(words, link)
        else:
            click.echo(words("serve-no-page"))

    run(listener, folder, started=begin, may_share=True)


def show_page(words: Words, link: str) -> None:
    """Without a display a browser would take the terminal, or nothing would happen."""
    import webbrowser

    names = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_display = sys.platform in ("win32", "darwin") or any(map(os.environ.get, names))
    if not (has_display and webbrowser.open(link)):
        click.echo(words("home-no-display", link=link))


def serve(
    words: Words,
    port: str,
    data: str | None,
    is_open: bool,
    metrics: str | None,
    forget: str,
    imprint: str | None,
    privacy: str | None,
) -> None:
    """Others in the network can come only if that was said."""
    import segno

    from anpfiff.server.address import EVERYWHERE, LOOPBACK, Address, listen
    from anpfiff.server.logs import write_logs
    from anpfiff.server.page import is_built
    from anpfiff.server.serve import read_link
    from anpfiff.server.serve import serve as run

    address = Address(EVERYWHERE if is_open else LOOPBACK, read_number("--port", port, 1, 65535))
    metrics_port = read_number("--metrics", metrics, 1, 65535) if metrics else 0
    forget_days = read_number("--forget", forget, 1, 36500)
    pages = (("imprint", imprint), ("privacy", privacy))
    links = {name: read_link(f"--{name}", text) for name, text in pages if text is not None}

    def say_where() -> None:
        click.echo(words("serve-open" if is_open else "serve-here", link=address.link()))
        if is_open:
            click.echo(words("serve-open-means"))
            segno.make(address.link()).terminal(compact=True)
        if not is_built():
            click.echo(words("serve-no-page"))
        click.echo(words("serve-stop"))

    write_logs()
    run(
        listen(address), server_folder(data), metrics_port, started=say_where, links=links,
        forget_days=forget_days,
    )  # fmt: skip


def join(
    words: Words,
    link: str | None,
    name: str,
    watch: bool,
    create: str | None,
    seats: str | None,
    settings: Sequence[str],
    deck: str | None,
) -> None:
    from rich.console import Console

    from anpfiff.tui import coming
    from anpfiff.tui.wizard import usual_seats

    if link is None and create is None:
        raise Mistake("usage-missing", name="LINK", help="anpfiff join --help")
    target = coming.read_link(link or coming.HERE)
    new = None
    if create is not None:
        if target.code or watch:
            raise Mistake("join-both")
        game = find_game(create)
        places = coming.read_places(seats, usual_seats(game.name))
        new = coming.NewTable(
            game.name, places, read_settings(settings), read_text(deck) if deck else ""
        )
    elif seats or settings or deck:
        raise Mistake("create-missing", option="--seats" if seats else "--set / --deck")
    console = Console()
    coming.check_terminal(console)
    coming.join(words, console, target, coming.read_name(name), new, watch=watch)


def load(words: Words, link: str, game: str, tables: str, seconds: str, anywhere: bool) -> None:
    """How much a server bears, without harming anybody else's by mistake."""
    import asyncio

    from anpfiff.server.load import check_here
    from anpfiff.server.load import load as run
    from anpfiff.tui.coming import read_link

    find_game(game)
    number = read_number("--tables", tables, 1, 500)
    length = read_number("--seconds", seconds, 1, 600)
    server = read_link(link)
    if not anywhere:
        check_here(server.host())
    found = asyncio.run(run(server.socket(), game, number, length))
    click.echo(
        words(
            "load-done",
            moves=found.moves,
            rate=round(found.moves / length, 1),
            refused=found.refused,
            matches=found.matches,
            half=round(found.quantile(0.5), 1),
            most=round(found.quantile(0.99), 1),
        )
    )


def backup(words: Words, file: str, data: str | None) -> None:
    from anpfiff.server.folder import back_up

    back_up(server_folder(data), Path(file))
    click.echo(words("backup-done", file=file))


def restore(words: Words, file: str, data: str | None) -> None:
    from anpfiff.server.folder import restore as put_back

    before = put_back(server_folder(data), Path(file))
    click.echo(words("restore-done", file=file))
    if before is not None:
        click.echo(words("restore-before", file=str(before)))
