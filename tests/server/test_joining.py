"""The terminal comes to a real server: by its link, with its token, and what can go wrong."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.play.verify import verify
from anpfiff.server.client import Client
from anpfiff.tui.coming import HERE, Link, NewTable, again, at_the_table, join, read_link
from anpfiff.tui.guests import Guest
from anpfiff.tui.join import JoinApp
from anpfiff.tui.wire import WireSource
from anpfiff.words import Words
from tests.server.machine import Machine, play_to_the_end
from tests.tui.stage import until

SPEED = 50
WORDS = Words("en")


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, SPEED)
    yield machine
    if machine.process.poll() is None:
        machine.kill()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a server that is there may be slower than one that is gone."""
    monkeypatch.setattr("anpfiff.server.client.OPEN_S", 600)
    monkeypatch.setattr("anpfiff.server.client.ANSWER_S", 600)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "anpfiff"


# Links


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("abcd2345", Link(HERE, "abcd2345")),
        ("ABCD2345", Link(HERE, "abcd2345")),
        ("http://host:2006/table/abcd2345", Link("http://host:2006", "abcd2345")),
        ("http://host:2006/t/abcd2345/", Link("http://host:2006", "abcd2345")),
        ("http://host:2006/#abcd2345", Link("http://host:2006", "abcd2345")),
        ("https://club.example/table/abcd2345", Link("https://club.example", "abcd2345")),
        ("wss://club.example/table/abcd2345", Link("https://club.example", "abcd2345")),
        ("host:2006/table/abcd2345", Link("http://host:2006", "abcd2345")),
        ("http://host:2006", Link("http://host:2006")),
        ("localhost", Link("http://localhost")),
        ("http://[::1]:2006/table/a", Link("http://[::1]:2006", "a")),
    ],
)
def test_links_are_read_in_every_form_and_written_in_one(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(str(link)) == link


@pytest.mark.parametrize(
    "text",
    ["", "ftp://host/table/a", "http:///table/a", "http://host/other/a", "http://host:port/",
     "http://host/table/a b", "http://host/#a/b", "http://[::1/table/a", "http://host:99999"],
)  # fmt: skip
def test_what_is_no_link_is_said_so(text: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read_link(text)
    assert mistake.value.code == "join-link"
    assert "http://" in WORDS.mistake(mistake.value)


def test_sockets_are_encrypted_where_pages_are() -> None:
    assert Link("https://club.example", "a").socket() == "wss://club.example/ws"
    assert Link("http://host:2006", "a").socket() == "ws://host:2006/ws"


def test_what_is_printed_brings_the_same_guest_back() -> None:
    link = Link("http://host:2006", "abcd2345")
    assert again(link, "Ida B", watch=True)[2:] == ["--name", "Ida B", "--watch"]
    assert again(link, "", watch=False) == ["join", str(link)]


# Tokens


def test_tokens_are_kept_for_their_owner_and_come_back(home: Path) -> None:
    ida = Guest("http://host:1", "Ida")
    assert ida.token == ""
    ida.keep("secret")
    ida.close()
    (file,) = (home / "guests").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    again = Guest("http://host:1", "Ida")
    assert again.token == "secret"
    for server, name in (("http://host:1", "Otto"), ("http://host:2", "Ida")):
        other = Guest(server, name)
        assert other.token == ""
        other.close()
    twin = Guest("http://host:1", "Ida")
    assert twin.token == ""
    twin.keep("another")
    again.close()
    twin.close()
    last = Guest("http://host:1", "Ida")
    assert last.token == "secret"
    last.close()


# What can go wrong


def comes(link: Link, name: str = "Eve", *, watch: bool = False) -> Mistake:
    with pytest.raises(Mistake) as mistake:
        join(WORDS, Console(), link, name, None, watch=watch)
    assert "\n" not in WORDS.mistake(mistake.value)
    return mistake.value


def test_what_is_wrong_is_said_before_anything_is_drawn(machine: Machine, home: Path) -> None:
    server = f"http://127.0.0.1:{machine.port}"
    assert comes(Link(server, "nowhere")).code == "table-unknown"
    assert comes(Link(server)).code == "join-no-code"

    async def full() -> str:
        ida = Client(machine.link, "Ida")
        async with ida.connected():
            return await ida.create("alarm", "open", "kreisliga")

    code = asyncio.run(full())
    assert comes(Link(server, code)).code == "table-full"

    new = NewTable("alarm", ("open", "weltliga"), {})
    with pytest.raises(Mistake) as mistake:
        join(WORDS, Console(), Link(server), "Ida", new, watch=False)
    assert mistake.value.code == "bot-unknown"
    machine.kill()
    assert comes(Link(server, code)).code == "server-gone"


def test_who_was_sent_away_does_not_come_back(machine: Machine, home: Path) -> None:
    async def journey() -> str:
        ida, eve = Client(machine.link, "Ida"), Client(machine.link, "Eve")
        async with ida.connected(), eve.connected():
            code = await ida.create("alarm", "open", "open")
            await eve.enter(code)
            await ida.ask("remove", guest=eve.guest)
            guest = Guest(f"http://127.0.0.1:{machine.port}", "Eve")
            guest.keep(eve.token)
            guest.close()
        return code

    code = asyncio.run(asyncio.wait_for(journey(), 600))
    assert comes(Link(f"http://127.0.0.1:{machine.port}", code)).code == "table-banned"


def test_another_protocol_is_said_so(machine: Machine) -> None:
    async def journey() -> None:
        ida = Client(machine.link, "Ida")
        ida.protocol = 99
        async with ida.connected():
            with pytest.raises(Mistake) as mistake:
                await ida.arrive("http://127.0.0.1")
            assert mistake.value.code == "protocol"
            assert ida.bye == "protocol"

    asyncio.run(asyncio.wait_for(journey(), 600))


def test_a_server_of_something_else_is_said_so() -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async def journey() -> None:
        server = await asyncio.start_server(other, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            ida = Client(f"ws://127.0.0.1:{port}/ws", "Ida")
            async with ida.connected():
                with pytest.raises(Mistake) as mistake:
                    await ida.arrive(f"http://127.0.0.1:{port}")
        assert mistake.value.code == "server-gone"
        assert "404" in WORDS.mistake(mistake.value)

    asyncio.run(asyncio.wait_for(journey(), 600))


# Journeys


async def typed(pilot: Pilot[None], text: str) -> None:
    line = pilot.app.query_one("#line", Input)
    line.value = text
    await pilot.press("enter")


def has_laid(match: WireSource, number: int) -> bool:
    return bool(match.view().laid[0] == number)


async def come(app: JoinApp, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: app.focused is not None)
    await typed(pilot, "")
    await until(pilot, lambda: app.match is not None)


def test_a_whole_match_with_turns_and_a_server_that_dies(machine: Machine, home: Path) -> None:
    async def journey() -> None:
        ida, otto = Client(machine.link, "Ida"), Client(machine.link, "Otto")
        heard: list[dict[str, object]] = []
        ida.listen = heard.append
        async with ida.connected(), otto.connected():
            code = await ida.create("alarm", "open", "open")
            await otto.enter(code)
            await otto.ask("ready")
            app = JoinApp(ida, heard, f"http://127.0.0.1:{machine.port}/table/{code}", WORDS)
            async with app.run_test(size=(100, 30)) as pilot:
                await come(app, pilot)
                other = asyncio.create_task(play_to_the_end(otto, FastDice(1), []))
                moves = 0
                while app.phase() != "over":
                    assert app.match is not None
                    if app.match.moves() and not app.match.pending and not app.is_cut():
                        await typed(pilot, "1")
                        moves += 1
                    if moves == 3 and ida.connections == 1:
                        await asyncio.to_thread(machine.kill)
                        await until(pilot, app.is_cut)
                        app.beat()
                        assert "The line is cut" in str(app.drawn["prompt"])
                        await asyncio.to_thread(machine.start)
                        await until(pilot, lambda: not app.is_cut())
                    await pilot.pause()
                await other
                app.beat()
                assert "The match is over." in str(app.drawn["prompt"])
            assert ida.connections == 2
            assert moves > 3

    asyncio.run(asyncio.wait_for(journey(), 600))
    (kept,) = (home / "records").glob("alarm-*.txt")
    assert not verify(kept.read_bytes()).wrong


def test_the_record_of_a_table_that_is_closed_in_mid_match_is_kept(
    machine: Machine, home: Path
) -> None:
    server, console = f"http://127.0.0.1:{machine.port}", Console(record=True, width=100)

    async def journey() -> None:
        ida = Client(machine.link, "Ida")
        async with ida.connected():
            code = await ida.create("alarm", "open", "open")
            link = Link(server, code)

            async def show(app: JoinApp) -> None:
                async with app.run_test(size=(100, 30)) as pilot:
                    await come(app, pilot)
                    await ida.ask("close")
                    await until(pilot, lambda: bool(app.line.bye))

            await ida.ask("ready")
            guest = Guest(server, "Otto")
            with closing(guest):
                await at_the_table(
                    WORDS, console, link, "Otto", guest, None, watch=False, show=show
                )

    with pytest.raises(Mistake) as mistake:
        asyncio.run(asyncio.wait_for(journey(), 600))
    assert mistake.value.code == "sent-away"
    assert "The match is kept." in console.export_text()
    (kept,) = (home / "records").glob("alarm-*.txt")
    assert not verify(kept.read_bytes()).wrong


def test_a_race_by_its_keys(machine: Machine, home: Path) -> None:
    async def journey() -> None:
        ida, otto = Client(machine.link, "Ida"), Client(machine.link, "Otto")
        heard: list[dict[str, object]] = []
        ida.listen = heard.append
        async with ida.connected(), otto.connected():
            code = await ida.create("rotweiss", "open", "open", tempo=3)
            await otto.enter(code)
            await otto.ask("ready")
            app = JoinApp(ida, heard, f"http://127.0.0.1:{machine.port}/table/{code}", WORDS)
            async with app.run_test(size=(100, 30)) as pilot:
                await come(app, pilot)
                assert app.match is not None
                match = app.match
                await until(pilot, lambda: match.view() is not None and not match.view().ready)
                for number, key in enumerate("qwe", start=1):
                    await pilot.press(key)
                    await until(pilot, partial(has_laid, match, number))
                await otto.ask("resign", seat=1)
                await until(pilot, lambda: app.phase() == "over")
                await until(pilot, lambda: "Ida wins" in app.help)
            assert ida.you["seats"] == [0]

    asyncio.run(asyncio.wait_for(journey(), 600))


def test_who_makes_a_table_waits_there(machine: Machine, home: Path) -> None:
    """All of `anpfiff join --create`, but for the terminal: the app runs without one."""
    server = f"http://127.0.0.1:{machine.port}"
    console = Console(record=True, width=100)

    async def without_terminal(app: JoinApp) -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await until(pilot, lambda: "prompt" in app.drawn)
            assert "waiting for guests" in str(app.drawn["prompt"])
            app.action_leave()

    show = without_terminal
    guest = Guest(server, "Ida")
    new = NewTable("alarm", ("open", "open", "kreisliga"), {})
    asyncio.run(
        at_the_table(WORDS, console, Link(server), "Ida", guest, new, watch=False, show=show)
    )
    said = console.export_text().splitlines()
    assert said[0].startswith(f"The table is at {server}/table/")
    assert said[1] == f"Come back with: anpfiff join {said[0].split()[-1]} --name Ida"
    guest.close()
    again_there = Guest(server, "Ida")
    assert again_there.token
    link = read_link(said[0].split()[-1])
    asyncio.run(
        at_the_table(WORDS, console, link, "Ida", again_there, None, watch=False, show=show)
    )
    again_there.close()
