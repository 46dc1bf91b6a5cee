"""Whole matches over real sockets: two who play, one who watches, and a line that is cut."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from anpfiff.core.dice import FastDice
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.landing import SLACK_MS, read_claim
from anpfiff.server.client import Client
from anpfiff.server.hub import LARGEST
from anpfiff.server.websocket import Protocol, framed
from tests.server.machine import Machine, play_to_the_end

KILLS = 20


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path)
    yield machine
    if machine.process.poll() is None:
        machine.kill()


@pytest.mark.parametrize("length", [0, 125, 126, 500, 2**16 - 1, 2**16, 100_000])
def test_frames_are_those_of_the_library(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport:
    def __init__(self) -> None:
        self.written = 0
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += len(data)

    def close(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


def connection(heard: list[bytes | None]) -> Protocol:
    """One that is open, without a socket."""
    protocol = Protocol.__new__(Protocol)
    protocol.conn = ServerProtocol(max_size=LARGEST)
    protocol.conn.receive_data(REQUEST)
    request, *_ = protocol.conn.events_received()
    assert isinstance(request, Request)
    protocol.conn.send_response(protocol.conn.accept(request))
    protocol.conn.data_to_send()
    protocol.queue, protocol.frames = asyncio.Queue(), []
    protocol.writable = asyncio.Event()
    protocol.writable.set()
    protocol.transport, protocol.close_sent = cast("Any", Transport()), False
    protocol.listen(heard.append)
    return protocol


def test_whatever_comes_is_read_as_the_library_reads_it() -> None:
    """Long and short, whole and in parts, with pings between them, cut anywhere by the network."""
    dice, wholes = FastDice(3), 0
    for _ in range(400):
        sent: list[bytes] = []
        stream = b""
        for _ in range(1 + dice.below(8)):
            text = bytes([97 + dice.below(26)]) * dice.pick([0, 3, 80, 125, 126, 3000, LARGEST])
            parts = [text] if dice.below(4) else [text[:2], text[2:50], text[50:]]
            for number, part in enumerate(parts):
                last = number == len(parts) - 1
                opcode = Opcode.CONT if number else Opcode.TEXT
                stream += Frame(opcode, part, fin=last).serialize(mask=True)
                if not dice.below(5):
                    stream += Frame(Opcode.PING, b"x").serialize(mask=True)
            sent.append(text)
        heard: list[bytes | None] = []
        protocol = connection(heard)
        while stream:
            size = dice.pick([1, 2, 7, 200, len(stream), len(stream)])
            protocol.data_received(stream[:size])
            stream = stream[size:]
        assert heard == sent
        wholes += not protocol.in_frame
    assert wholes > 50


def test_who_does_not_read_gets_no_more_answers_to_pings() -> None:
    """They would pile up in memory."""
    protocol = connection([])
    transport = cast("Transport", protocol.transport)
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
    protocol.data_received(ping)
    answered = transport.written
    assert answered
    protocol.pause_writing()
    protocol.data_received(ping * 100)
    assert transport.written == answered
    protocol.resume_writing()
    protocol.data_received(ping)
    assert transport.written == 2 * answered


def test_a_message_in_endless_empty_pieces_ends_the_connection() -> None:
    protocol = connection([])
    transport = cast("Transport", protocol.transport)
    protocol.data_received(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
    piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    protocol.data_received(piece * LARGEST)
    assert not transport.aborted
    protocol.data_received(piece)
    assert transport.aborted


@pytest.mark.parametrize(
    "bad",
    [
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        b"\xc1" + Frame(Opcode.TEXT, b"{}").serialize(mask=True)[1:],
        Frame(Opcode.TEXT, b"{}", fin=False).serialize(mask=True)
        + Frame(Opcode.TEXT, b"{}").serialize(mask=True),
        Frame(Opcode.TEXT, b" " * (LARGEST + 1)).serialize(mask=True),
    ],
    ids=["unmasked", "reserved", "interrupted", "large"],
)
def test_what_the_library_refuses_is_refused(bad: bytes) -> None:
    heard: list[bytes | None] = []
    protocol = connection(heard)
    protocol.data_received(bad)
    assert not heard
    assert protocol.close_sent


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_spectator_and_a_cut_line(machine: Machine, game: str) -> None:
    async def journey() -> None:
        ida, otto, eve = (Client(machine.link, name) for name in ("Ida", "Otto", "Eve"))
        async with ida.connected(), otto.connected(), eve.connected():
            code = await ida.create(game, "open", "open", help=1)
            await otto.enter(code)
            await eve.enter(code, watch=True)
            await ida.ask("ready")
            await otto.ask("ready")
            done: list[tuple[int, int, int]] = []
            players = [
                asyncio.create_task(play_to_the_end(client, FastDice(number), done))
                for number, client in enumerate((ida, otto))
            ]
            while len(done) < 4:
                await otto.news()
                otto.changed.set()
                await asyncio.sleep(0)
            assert otto.socket is not None
            await otto.socket.close()
            await asyncio.gather(*players)
            assert otto.connections == 2
            answer = await eve.ask("download")
            match = Record.read(answer["facts"]["record"]).replay(GAMES[game])
            assert match.result() is not None

    asyncio.run(asyncio.wait_for(journey(), 600))


async def play_again_and_again(client: Client, dice: FastDice, done: set[tuple[int, int]]) -> None:
    """Match after match; what was acknowledged is noted."""
    while True:
        phase, proposals = client.room.get("phase"), client.room.get("proposals")
        offered = client.moves() if phase == "playing" else []
        if offered:
            answer = await client.act(*dice.pick(offered))
            if answer["is"] != "refused":
                done.add((client.guest, answer["id"]))
        elif phase == "over" and client.you["seats"] == [0] and not proposals:
            await client.ask("propose", what="rematch")
        elif phase == "over" and client.you["seats"] == [1] and proposals:
            await client.ask("consent", what="rematch", agree=True)
        else:
            await client.news()


def test_kill_nine_loses_nothing_and_doubles_nothing(machine: Machine) -> None:
    """All five games at once: each acknowledged move is on disk once, and lines have no gap."""
    done: set[tuple[int, int]] = set()
    dice = FastDice(9)

    async def journey() -> None:
        clients = [Client(machine.link, f"{game} {seat}") for game in GAMES for seat in range(2)]
        async with AsyncExitStack() as stack:
            for client in clients:
                await stack.enter_async_context(client.connected())
            for game, host, guest in zip(GAMES, clients[::2], clients[1::2], strict=True):
                await guest.enter(await host.create(game, "open", "open", help=1))
                await asyncio.gather(host.ask("ready"), guest.ask("ready"))
            players = [
                asyncio.create_task(play_again_and_again(client, FastDice(number), done))
                for number, client in enumerate(clients)
            ]
            for _ in range(KILLS):
                enough = len(done) + 10 + dice.below(40)
                while len(done) < enough:
                    await asyncio.wait(players, timeout=0.01)
                    assert not any(player.done() for player in players)
                await asyncio.to_thread(machine.kill)
                await asyncio.to_thread(machine.start)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    asyncio.run(asyncio.wait_for(journey(), 600))
    machine.stop()
    with sqlite3.connect(machine.folder / "anpfiff.db") as disk:
        lines = disk.execute(
            "SELECT code, number, place, guest, request FROM every_line"
        ).fetchall()
    matches: dict[tuple[str, int], list[int]] = {}
    for code, number, place, _, _ in lines:
        matches.setdefault((code, number), []).append(place)
    assert all(sorted(places) == [*range(len(places))] for places in matches.values()), "a gap"
    tickets = [(guest, request) for *_, guest, request in lines if request]
    assert len(tickets) == len(set(tickets)), "done twice"
    assert done <= set(tickets), "lost"
    assert len({guest for guest, _ in done}) == 2 * len(GAMES)


def test_nothing_is_compressed(machine: Machine) -> None:
    """Hidden cards and chosen talk in one compressed stream would tell of each other by size."""

    async def journey() -> None:
        async with connect(machine.link, compression="deflate") as line:
            assert line.protocol.extensions == []

    asyncio.run(asyncio.wait_for(journey(), 600))


def test_who_was_away_learns_that_the_table_is_gone(machine: Machine) -> None:
    async def journey() -> None:
        ida, otto = Client(machine.link, "Ida"), Client(machine.link, "Otto")
        async with ida.connected(), otto.connected():
            await otto.enter(await ida.create("alarm", "open", "open"))
            await asyncio.to_thread(machine.kill)
            otto.code = "elsewhere"
            await asyncio.to_thread(machine.start)
            while not otto.bye:
                await otto.news()
            assert otto.bye == "table-unknown"

    asyncio.run(asyncio.wait_for(journey(), 600))


def test_another_device_takes_the_seat_and_moves(machine: Machine) -> None:
    async def journey() -> None:
        ida = Client(machine.link, "Ida")
        async with ida.connected():
            await ida.create("alarm", "open", "kreisliga")
            for _ in range(5):
                await ida.ask("emote", emote="goal")
            await ida.ask("ready")
            phone = Client(machine.link, "Ida", ida.token)
            async with phone.connected():
                await phone.enter(ida.code)
                assert phone.id >= ida.id
                while not phone.moves():
                    await phone.news()
                (seat, move), *_ = phone.moves()
                assert (await phone.act(seat, move))["is"] == "done"
                assert ida.bye == "elsewhere"

    asyncio.run(asyncio.wait_for(journey(), 600))


def test_a_server_that_is_asked_to_stop_does_so(machine: Machine) -> None:
    async def journey() -> str:
        ida = Client(machine.link, "Ida")
        async with ida.connected():
            await ida.create("alarm", "open", "open")
            assert await asyncio.to_thread(machine.stop) in (0, -15)
            return ida.code

    code = asyncio.run(asyncio.wait_for(journey(), 600))
    machine.start()

    async def back() -> None:
        otto = Client(machine.link, "Otto")
        async with otto.connected():
            await otto.enter(code)
            assert otto.room["phase"] == "gathering"

    asyncio.run(asyncio.wait_for(back(), 600))


def test_a_client_answers_pulses_and_is_believed_as_far_as_its_line_is_long(tmp_path: Path) -> None:
    machine = Machine(tmp_path, speed=10)

    async def journey() -> None:
        ida = Client(machine.link, "Ida")
        pulses: list[int] = []

        def listen(message: dict[str, Any]) -> None:
            if message["is"] == "pulse":
                pulses.append(message["n"])

        ida.listen = listen
        async with ida.connected():
            await ida.create("rotweiss", "open", "bambini")
            while len(pulses) < 3:
                await ida.news()
            assert pulses[:3] == [1, 2, 3]
            await ida.ask("ready")
            while not ida.deal:  # It is sealed first.
                await ida.news()
            turn = next(int(n) for n, (text, _) in ida.deal["moves"].items() if text == "turn 1")
            while turn not in ida.shown[0].get("moves", ()):
                await ida.news()
            await ida.act(0, turn)
            await ida.ask("resign", seat=0)
            record = (await ida.ask("download"))["facts"]["record"]
        notes = [line.note for line in Record.read(record).log if line.text == "turn 1"]
        claims = [claim for note in notes if (claim := read_claim(note))]
        assert claims
        assert claims[0].credit >= SLACK_MS
        assert claims[0].arrival - claims[0].credit <= claims[0].press <= claims[0].arrival

    try:
        asyncio.run(asyncio.wait_for(journey(), 600))
    finally:
        machine.kill()
