"""What goes wrong around a table: the disk, the lines, the clocks, and faults of our own."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from anpfiff.server import messages as m
from anpfiff.server import store
from anpfiff.server.client import Client
from anpfiff.server.hub import Server
from anpfiff.server.line import BROKEN, MOST_WAITING, STALLED
from anpfiff.server.lobby import Letter
from anpfiff.server.room import Room
from anpfiff.server.steady import LONGEST_S, Steady
from tests.planted import PLANTED
from tests.server.disk import Disk
from tests.server.hall import Clock, Hall
from tests.server.machine import Machine
from tests.server.peers import Peer, fetch, guest, one_move, pair_at, running

HOUR = 3600.0


def run(journey: Any) -> Any:
    return asyncio.run(asyncio.wait_for(journey, 600))


# The disk


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "RETRY_S", 0.001)


@pytest.mark.usefixtures("impatient")
def test_a_full_disk_stops_play_with_a_plain_answer_and_it_goes_on(tmp_path: Path) -> None:
    async def journey() -> None:
        disk = Disk()
        async with running(tmp_path, connect=disk.connect) as server:
            code, ida, otto = await pair_at(server)
            await one_move(ida, otto)
            disk.is_full = True
            heard = len(otto.heard), len(ida.heard)
            moving = asyncio.create_task(one_move(ida, otto))
            notice = await otto.hear("notice")
            assert notice["code"] == "cannot-save"
            assert await health(server) == 503
            assert not moving.done(), "nothing is acknowledged that is not on disk"
            assert all(message["is"] == "notice" for message in otto.heard[heard[0] :])
            assert (await otto.ask("emote", emote="ouch"))["code"] == "cannot-save"
            assert (await Peer(server).open()).status == 503
            lines = count_lines(server, code)
            disk.is_full = False
            answer = await moving
            assert answer["is"] == "done", answer
            assert count_lines(server, code) == lines + 1
            while (await otto.hear("notice"))["code"] != "saving-again":
                await otto.wait()
            assert (await otto.ask("emote", emote="thanks"))["is"] == "done"
            assert (await one_move(ida, otto))["is"] == "done"
            assert await health(server) == 200

    run(journey())


@pytest.mark.usefixtures("impatient")
def test_no_time_passes_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async def journey() -> None:
        disk, clock = Disk(), Clock()
        async with running(tmp_path, connect=disk.connect, clock=clock) as server:
            _, ida, otto = await pair_at(server, "rotweiss")
            clock.now += 1
            disk.is_full = True
            ida.say('{"do":"emote","id":99,"emote":"goal"}')
            ida.say('{"do":"change","id":100,"chat":true}')
            await otto.hear("notice")
            before = server.time()
            clock.now += 4
            assert server.time() == before
            disk.is_full = False
            while (await otto.hear("notice"))["code"] != "saving-again":
                await otto.wait()
            assert server.time() < before + 1
            clock.now += 2
            assert server.time() >= before + 2

    run(journey())


async def health(server: Server) -> int:
    return (await fetch(server, "/health")).status_code


def count_lines(server: Server, code: str) -> int:
    (count,) = server.store.one("SELECT count(*) FROM every_line WHERE code = ?", code)
    return int(count)


# Lines


def test_a_stalled_reader_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            eve = await guest(server, "Eve")
            await eve.ask("enter", code=code, watch=True)
            eve.reads.clear()
            line = server.lines[max(server.lines)]
            for number in range(MOST_WAITING + 50):
                assert (await ida.ask("say", text=f"{number}"))["is"] == "done"
                assert len(line.outbox) <= MOST_WAITING
            await eve.task
            assert eve.aborted
            assert line.closing == STALLED
            assert line.number not in server.lines
            assert (await one_move(ida, otto))["is"] == "done"
            assert server.metrics.dropped._value.get() == 1

    run(journey())


def test_a_stalled_reader_of_large_messages_is_dropped_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anpfiff.server.line.MOST_WAITING_BYTES", 20_000)

    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, _ = await pair_at(server)
            eve = await guest(server, "Eve")
            await eve.ask("enter", code=code, watch=True)
            eve.reads.clear()
            for _ in range(120):
                await ida.ask("say", text="x" * 200)
            await eve.task
            assert eve.aborted

    run(journey())


def test_who_is_closed_but_does_not_take_it_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anpfiff.server.line.LAST_WORDS_S", 0)

    async def journey() -> None:
        async with running(tmp_path) as server:
            eve = await guest(server, "Eve")
            eve.reads.clear()
            eve.say("nonsense")
            await eve.task
            assert eve.aborted
            assert not server.lines

    run(journey())


def test_who_is_closed_but_does_not_answer_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anpfiff.server.line.CUT_OFF_S", 0)

    async def journey() -> None:
        async with running(tmp_path) as server:
            eve = await guest(server, "Eve")
            eve.say("nonsense")
            await eve.task
            assert eve.code == BROKEN
            while not eve.aborted:
                await asyncio.sleep(0)

    run(journey())


def test_reconnects_in_a_row_leave_nothing_behind(tmp_path: Path) -> None:
    """The old line is not even closed: the newer one takes its place."""

    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            token = (await otto.hear("welcome"))["token"]
            peers = []
            sizes = []
            for number in range(200):
                peer = await guest(server, "Otto", token)
                assert (await peer.ask("enter", code=code))["is"] == "done"
                peers.append(peer)
                if number % 2:
                    await peers[number // 2].end()
                if number in (20, 199):
                    gc.collect()
                    sizes.append(held(server))
            await asyncio.gather(*[peer.task for peer in [otto, *peers[:-1]]])
            assert sizes[0][:3] == sizes[1][:3]
            assert (await one_move(ida, peers[-1]))["is"] == "done"
            assert held(server) == (1, 2, 2, 2, 2, 2)
            room = (await ida.hear("room"))["places"]
            assert [place.get("away", False) for place in room] == [False, False]
            await ida.end()
            await peers[-1].end()
            gc.collect()
            assert held(server) == (1, 0, 2, 0, 0, 0)
            assert server.addresses == {}

    run(journey())


def held(server: Server) -> tuple[int, ...]:
    """How much of everything is kept in memory."""
    lobby = server.lobby
    visitors = sum(len(room.visitors) for room in lobby.rooms.values())
    return (
        len(lobby.rooms), len(lobby.guests), visitors, len(lobby.seats), len(lobby.connections),
        len(server.lines),
    )  # fmt: skip


def test_a_storm_of_strangers_leaves_nothing_behind(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, _ = await pair_at(server)
            before = held(server)
            for number in range(200):
                eve = await guest(server, f"Eve {number}")
                await eve.ask("enter", code=code, watch=bool(number % 2))
                await eve.end()
            gc.collect()
            assert held(server) == before
            assert (await ida.ask("emote", emote="hurry"))["is"] == "done"

    run(journey())


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, speed=1, ping_s=0.2)
    yield machine
    if machine.process.poll() is None:
        machine.kill()


async def fall_silent(machine: Machine, code: str) -> Any:
    """A line whose other end is there no more, but never said so."""
    socket = await connect(machine.link, compression=None, ping_interval=None).__aenter__()
    await socket.send('{"do":"hello","id":1,"name":"Otto"}')
    await socket.send(f'{{"do":"enter","id":2,"code":"{code}"}}')
    while '"is":"room"' not in str(await socket.recv()):
        pass
    socket.transport.pause_reading()
    return socket


def test_a_half_open_line_is_noticed(machine: Machine) -> None:
    async def journey() -> None:
        ida = Client(machine.link, "Ida")
        async with ida.connected():
            code = await ida.create("alarm", "open", "open")
            socket = await fall_silent(machine, code)
            while not any(place.get("away") for place in ida.room.get("places", ())):
                await ida.news()
            assert ida.room["places"][1]["name"] == "Otto"
            socket.transport.abort()

    run(journey())


# Clocks


def test_time_only_grows_and_sleep_does_not_count() -> None:
    clock = Clock()
    time = Steady(clock)
    start = time()
    clock.now += 2
    assert time() == start + 2
    clock.now -= HOUR
    assert time() == start + 2
    clock.now += 1
    assert time() == start + 3
    clock.now += HOUR
    assert time() == start + 3 + LONGEST_S


@pytest.mark.parametrize("game", ["alarm", "rotweiss"])
def test_a_machine_that_slept_an_hour_wakes_to_the_same_table(tmp_path: Path, game: str) -> None:
    async def journey() -> None:
        clock, wall = Clock(), Clock()
        async with running(tmp_path, clock=clock, wall=wall) as server:
            code, ida, _ = await pair_at(server, game)
            playing = server.lobby.rooms[code].playing
            assert playing is not None
            for jump in (HOUR, -HOUR, HOUR):
                clock.now += jump
                wall.now -= jump
                server.tick()
                assert playing.match.at <= 3 * LONGEST_S * 1000
                assert not server.lobby.rooms[code].stand_ins
                assert (await ida.ask("emote", emote="oops"))["is"] == "done"

    run(journey())


def test_tables_survive_a_jump_of_the_rooms_own_clock(tmp_path: Path) -> None:
    """Even if an hour does pass at once: bots play on, and whoever is there is told."""
    hall = Hall(tmp_path / "anpfiff.db")
    ida = hall.client("Ida")
    code = ida.create("rotweiss", "open", "kreisliga", clock="strict")
    ida.ask("ready")
    hall.clock.now += HOUR
    hall.lobby.tick()
    hall.pump()
    assert code in hall.lobby.rooms
    assert ida.ask("emote", emote="oops")["is"] == "done"


# Faults of our own


@pytest.fixture
def broken_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("greta")

    monkeypatch.setattr(Room, "check_proposal", fail)


@PLANTED
@pytest.mark.usefixtures("broken_hint")
def test_a_fault_at_one_table_is_answered_and_the_table_read_again(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            other, eve, eva = await pair_at(server)
            await one_move(ida, otto)
            answer = await ida.ask("propose", what="hints")
            assert answer["code"] == "server-fault"
            await asyncio.gather(ida.task, otto.task)
            assert (ida.code, otto.code) == (1011, 1011)
            assert code not in server.lobby.rooms
            assert server.metrics.faults._value.get() == 1
            assert (await one_move(eve, eva))["is"] == "done", "others notice nothing"
            lines = count_lines(server, code)
            back = [
                await guest(server, peer.heard[0]["name"], peer.heard[0]["token"])
                for peer in (ida, otto)
            ]
            for peer in back:
                peer.id = 100
                assert (await peer.ask("enter", code=code))["is"] == "done"
            assert (await one_move(*back))["is"] == "done"
            assert count_lines(server, code) == lines + 1
            assert other in server.lobby.rooms

    run(journey())


@PLANTED
def test_a_fault_in_time_stops_one_table_and_not_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tick = Room.tick

    async def journey() -> None:
        clock = Clock()
        async with running(tmp_path, clock=clock) as server:
            bad, ida, _ = await pair_at(server, "rotweiss")
            good, eve, _ = await pair_at(server, "rotweiss")

            def fail(room: Room) -> None:
                if room.frame.code == bad:
                    raise ZeroDivisionError
                tick(room)

            monkeypatch.setattr(Room, "tick", fail)
            for _ in range(8):
                clock.now += 1
                server.tick()
            await ida.task
            assert ida.code == 1011
            assert bad not in server.lobby.rooms
            playing = server.lobby.rooms[good].playing
            assert playing is not None
            assert playing.match.at >= 5000
            assert (await eve.ask("emote", emote="goal"))["is"] == "done"

    run(journey())


def test_a_message_that_cannot_be_sent_costs_one_connection(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            _, ida, otto = await pair_at(server)
            heard = len(otto.heard)
            (first, second) = server.lines
            server.deliver([
                Letter(first, m.Done(50, {"unspeakable": object()})),
                Letter(second, m.Done(51)),
            ])  # fmt: skip
            await ida.task
            await otto.heard_all()
            assert ida.code == 1011
            assert {"is": "done", "id": 51} in otto.heard[heard:]
            assert server.metrics.faults._value.get() == 1

    run(journey())


@PLANTED
def test_a_fault_outside_all_tables_costs_one_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    async def journey() -> None:
        async with running(tmp_path) as server:
            _, ida, otto = await pair_at(server)
            monkeypatch.setattr(server.lobby, "receive", fail)
            ida.say('{"do":"tables","id":50}')
            await ida.task
            monkeypatch.undo()
            assert ida.code == 1011
            assert server.metrics.faults._value.get() == 1
            assert (await otto.ask("tables"))["is"] == "done"

    run(journey())


@PLANTED
def test_a_table_is_not_read_before_all_of_it_is_on_disk(tmp_path: Path) -> None:
    """Given up in memory while its last line is still being written: it is waited for."""

    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            lines = count_lines(server, code)
            write, gate = server.writer.write, threading.Event()

            def slow(batches: Any) -> Any:
                gate.wait(30)
                return write(batches)

            server.writer.write = slow  # type: ignore[method-assign]
            moving = [asyncio.create_task(one_move(ida, otto))]
            while not server.waiting:
                await asyncio.sleep(0)
            server.lobby.set_aside(server.lobby.rooms[code])
            threading.Timer(0.05, gate.set).start()
            room = server.lobby.room(code)
            assert room.playing is not None
            assert len(room.playing.match.log) == lines + 1
            moving[0].cancel()

    run(journey())


def test_what_can_never_be_written_sends_everybody_back_to_the_disk(tmp_path: Path) -> None:
    """A second line of the same place, say: nothing of it is acknowledged."""

    async def journey() -> None:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            await one_move(ida, otto)
            lines = count_lines(server, code)
            server.lobby.writes.append((store.NEW_LINE, (code, 1, lines - 1, "A twice", 1, 77)))
            peer = ida if ida.heard[-1].get("moves") else otto
            answers = len(peer.answers())
            peer.say('{"do":"change","id":50,"chat":false}')
            peer.say('{"do":"emote","id":51,"emote":"ouch"}')
            await asyncio.gather(ida.task, otto.task)
            assert ida.code == otto.code == 1011
            assert len(peer.answers()) == answers
            assert server.metrics.faults._value.get() == 1
            assert not server.trouble
            back = [
                await guest(server, peer.heard[0]["name"], peer.heard[0]["token"])
                for peer in (ida, otto)
            ]
            for peer in back:
                peer.id = 100
                assert (await peer.ask("enter", code=code))["is"] == "done"
            assert (await one_move(*back))["is"] == "done"
            assert count_lines(server, code) == lines + 1

    run(journey())
