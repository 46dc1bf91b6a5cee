"""What somebody needs who runs a server for others."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import generate_latest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from anpfiff.cli.commands import commands
from anpfiff.server.folder import back_up, held, open_store, restore
from anpfiff.server.garbage import LATEST_AFTER, WHOLE_AFTER, Garbage
from anpfiff.server.hub import Server
from anpfiff.server.limits import USUAL
from anpfiff.server.lobby import DAY_S, FORGET_DAYS, UNPLAYED_DAYS
from anpfiff.server.store import SCHEMA_VERSION, Store
from anpfiff.words import Words
from tests.planted import PLANTED
from tests.server.hall import Client, Hall
from tests.server.machine import Machine
from tests.server.peers import fetch, guest, one_move, pair_at, running

COMMAND = [sys.executable, "-c", "from anpfiff.cli import main; main()"]
FOR_EVER = 600


def run(journey: Any) -> Any:
    return asyncio.run(asyncio.wait_for(journey, FOR_EVER))


# Looking at it


def test_health_and_what_a_page_must_say(tmp_path: Path) -> None:
    links = {"imprint": "https://club.example/imprint"}

    async def journey() -> None:
        async with running(tmp_path, links=links, forget_days=30) as server:
            await pair_at(server)
            answer = await fetch(server, "/health")
            assert answer.status_code == 200
            assert answer.json()["ok"] is True
            assert answer.json()["tables"] == 1
            about = (await fetch(server, "/about")).json()
            assert about["imprint"] == "https://club.example/imprint"
            assert about["forget_days"] == 30
            assert "privacy" not in about

    run(journey())


def test_the_numbers_count_and_name_nobody(tmp_path: Path) -> None:
    async def journey() -> tuple[str, list[str]]:
        async with running(tmp_path) as server:
            code, ida, otto = await pair_at(server)
            await one_move(ida, otto)
            await ida.ask("act", seat=7, move=0)
            server.beat(server.loop.time() - 0.02)
            token = (await ida.hear("welcome"))["token"]
            return generate_latest(server.metrics.registry).decode(), [code, token, "Ida", "Otto"]

    text, secrets = run(journey())
    numbers = {
        name: float(value)
        for name, value in re.findall(r"^(anpfiff_\w+) ([\d.e+-]+)$", text, re.MULTILINE)
    }
    assert numbers["anpfiff_connections"] == 2
    assert numbers["anpfiff_tables"] == numbers["anpfiff_tables_kept"] == 1
    assert numbers["anpfiff_moves_total"] == 1
    assert numbers["anpfiff_refused_total"] == 1
    assert numbers["anpfiff_requests_total"] == 8
    assert numbers["anpfiff_faults_total"] == numbers["anpfiff_cannot_save"] == 0
    assert numbers["anpfiff_commit_seconds_count"] >= 6
    assert numbers["anpfiff_loop_lag_seconds_count"] >= 2
    assert numbers["anpfiff_loop_lag_seconds_sum"] >= 0.02
    for secret in secrets:
        assert secret not in text
    labels = re.findall(r"\{([^}]*)\}", text)
    assert all(re.fullmatch(r'le="[^"]*"', label) for label in labels)


# What is kept, and how long


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    hall = Hall(tmp_path / "anpfiff.db")
    hall.clock.now = 2e9
    return hall


def names_in(file: Path) -> str:
    """All that the tables of the file say about people."""
    rows = []
    with sqlite3.connect(file) as disk:
        for table in ("guest", "room", "match", "line", "fresh"):
            rows += disk.execute(f"SELECT * FROM {table}").fetchall()
    return str(rows)


def test_names_and_tables_are_forgotten(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    ida.ask("ready")
    otto.ask("ready")
    for client in (ida, otto):
        client.drop()
    hall.advance((FORGET_DAYS - 1) * DAY_S)
    hall.clients.clear()
    hall.restart()
    assert hall.lobby.forget(FORGET_DAYS) == (0, 0)
    hall.advance(2 * DAY_S)
    assert hall.lobby.forget(FORGET_DAYS) == (1, 0)
    hall.pump()
    assert hall.lobby.forget(FORGET_DAYS) == (0, 2)
    hall.pump()
    assert hall.lobby.makers == {}
    for name in ("Ida", "Otto"):
        assert name not in names_in(hall.file)
    assert Client(hall, "Eve", token=ida.token).guest == 3, "no number is given twice"
    assert Client(hall, "Eve", token=otto.token).guest == 4, "nor is an old token good for one"
    assert hall.store.one("SELECT count(*) FROM guest") == (3,)


def test_nothing_of_what_is_forgotten_is_left_in_the_file(hall: Hall) -> None:
    """Not even in pages that nobody reads any more."""
    ida = hall.client("Brunhilde")
    ida.create("alarm", "open", "kreisliga")
    ida.ask("ready")
    ida.drop()
    hall.client("Otto").drop()  # The newest guest keeps his number.
    hall.advance(2 * FORGET_DAYS * DAY_S)
    for _ in range(2):
        hall.lobby.forget(FORGET_DAYS)
        hall.pump()
    hall.store.close()
    for file in hall.file.parent.iterdir():
        assert b"Brunhilde" not in file.read_bytes(), file


def test_who_is_there_is_not_forgotten(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    hall.clock.now += 2 * FORGET_DAYS * DAY_S
    assert hall.lobby.forget(FORGET_DAYS) == (0, 0)
    hall.pump()
    assert code in hall.lobby.makers
    assert "Ida" in names_in(hall.file)


def test_who_still_has_a_place_is_not_forgotten(hall: Hall) -> None:
    """Otto plays on now and then; Ida, who sits there too, was not here for long."""
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    ida.ask("ready")
    otto.ask("ready")
    ida.drop()
    for _ in range(3):
        otto.drop()
        hall.clock.now += FORGET_DAYS / 2 * DAY_S
        otto.connect()
        hall.lobby.forget(FORGET_DAYS)
        hall.pump()
    assert "Ida" in names_in(hall.file)
    ida.connect()
    assert ida.guest == 1
    assert ida.you["seats"] == [0]


def test_a_table_at_which_nothing_began_goes_sooner(hall: Hall) -> None:
    ida = hall.client("Ida")
    waiting = ida.create("alarm", "open", "open")
    played = ida.create("alarm", "open", "kreisliga")
    ida.ask("ready")
    ida.drop()
    hall.advance(UNPLAYED_DAYS * DAY_S + 1)
    assert hall.lobby.rooms == {}
    assert hall.lobby.forget(FORGET_DAYS) == (1, 0)
    hall.pump()
    assert [*hall.lobby.makers] == [played]
    assert hall.store.makers() == hall.lobby.makers
    ida.code = ""
    ida.connect()
    assert ida.enter(waiting)["code"] == "table-unknown"
    assert ida.enter(played)["is"] == "done"


def test_a_clock_that_was_wrong_at_the_start_costs_nobody_his_seat(hall: Hall) -> None:
    """A small computer begins in 1970 until it has heard the time: who is there stays."""
    hall.clock.now = 0
    ida = hall.client("Ida")
    code = ida.create("alarm", "open", "kreisliga")
    ida.ask("ready")
    hall.clock.now = 2e9
    assert hall.lobby.forget(FORGET_DAYS) == (0, 0)
    assert ida.ask("emote", emote="goal")["is"] == "done"
    assert code in hall.lobby.makers


def test_the_server_forgets_by_itself(tmp_path: Path) -> None:
    async def journey() -> None:
        now = [2e9]
        async with running(tmp_path, wall=lambda: now[0], forget_days=1) as server:
            _, ida, otto = await pair_at(server)
            await ida.end()
            await otto.end()
            server.lobby.rooms.clear()
            now[0] += 3 * DAY_S
            for _ in range(2):
                server.clean()
                server.writer.wait()
            assert server.lobby.makers == {}
        assert "Ida" not in names_in(tmp_path / "anpfiff.db")

    run(journey())


# Memory


def test_a_long_race_is_few_objects(hall: Hall) -> None:
    """Each full collection looks at all of them, and all tables wait: 200 races, 10 ms."""
    ida = hall.client("Ida")
    code = ida.create("rotweiss", "open", "bambini", tempo=0.5)
    ida.ask("ready")
    hall.advance(300)
    room = hall.lobby.rooms[code]
    assert room.playing is not None
    assert len(room.playing.match.log) > 100
    ida.drop()
    hall.advance(400)
    del room
    gc.collect()
    before = len(gc.get_objects())
    hall.lobby.room(code)
    gc.collect()
    assert len(gc.get_objects()) - before < 400


class Knot:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    gc.collect()  # What other tests have left is not counted here.
    thresholds, garbage = gc.get_threshold(), Garbage(lambda: 0.0)
    garbage.start()
    yield garbage
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_garbage_of_the_last_second_is_found_and_what_lasts_is_not_looked_at_again(
    garbage: Garbage,
) -> None:
    assert gc.get_freeze_count() > 10_000
    knot = Knot()
    first, lasting = weakref.ref(Knot()), weakref.ref(knot)
    assert first() is not None
    garbage.look(quiet=True)
    assert first() is None
    del knot
    garbage.look(quiet=True)
    assert lasting() is not None


@pytest.mark.parametrize(
    ("seconds", "quiet", "is_found"),
    [
        (WHOLE_AFTER - 1, True, False),
        (WHOLE_AFTER, True, True),
        (LATEST_AFTER - 1, False, False),
        (LATEST_AFTER, False, True),
    ],
)
def test_what_has_survived_is_looked_through_when_nobody_races(
    garbage: Garbage, seconds: int, quiet: bool, is_found: bool
) -> None:
    knot = Knot()
    old = weakref.ref(knot)
    garbage.look(quiet=quiet)
    del knot
    garbage.clock = lambda: seconds
    garbage.look(quiet=quiet)
    assert (old() is None) is is_found


def test_who_is_racing_is_known(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("rotweiss", "open", "bambini")
    assert not hall.lobby.races()
    ida.ask("ready")
    assert hall.lobby.races()
    ida.drop()
    assert not hall.lobby.races()


# Stopping


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, speed=1)
    yield machine
    if machine.process.poll() is None:
        machine.kill()


async def until_closed(line: ClientConnection) -> AsyncIterator[str | bytes]:
    with suppress(ConnectionClosed):
        while True:
            yield await line.recv()


def test_the_last_messages_are_sent(machine: Machine) -> None:
    async def journey() -> None:
        async with connect(machine.link, compression=None) as line:
            await line.send('{"do":"hello","id":1,"name":"Ida"}')
            await line.send('{"do":"create","id":2,"game":"alarm","places":["open","kreisliga"]}')
            while '"id":2' not in str(await line.recv()):
                pass
            await line.send('{"do":"ready","id":3}')
            os.kill(machine.process.pid, signal.SIGTERM)
            frames = [msgspec.json.decode(text) async for text in until_closed(line)]
            heard = [message for frame in frames for message in frame]
            assert line.close_code == 1012
            assert heard[-1] == {"is": "bye", "code": "shutdown"}
            kept = any(message == {"is": "done", "id": 3} for message in heard)
            await asyncio.to_thread(machine.process.wait)
            store = open_store(machine.folder)
            phases = [row[0] for row in store.reader.execute("SELECT phase FROM room")]
            store.close()
            assert phases == ["playing"] or not kept

    run(journey())
    assert machine.process.stdout is not None
    machine.process.stdout.close()
    events = [json.loads(line)["event"] for line in machine.complaints().splitlines()]
    assert events == ["started", "stopped"]


@PLANTED
def test_what_comes_too_late_is_not_acknowledged(tmp_path: Path) -> None:
    """The writer has stopped: a request now could not be kept."""

    async def journey() -> None:
        async with running(tmp_path) as server:
            _, ida, otto = await pair_at(server)
            stop, gate = server.writer.stop, threading.Event()

            def stop_later() -> None:
                gate.wait(FOR_EVER)
                stop()

            server.writer.stop = stop_later  # type: ignore[method-assign]
            stopping = asyncio.create_task(server.shut_down())
            await asyncio.sleep(0)
            before = len(ida.answers())
            ida.say('{"do":"change","id":50,"chat":false}')
            await ida.task
            assert ida.code == 1012
            assert len(ida.answers()) == before
            gate.set()
            await stopping
            assert (await otto.hear("bye"))["code"] == "shutdown"
            assert otto.code == 1012

    run(journey())


# The commands


def anpfiff(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "--lang", "en", *arguments],
        capture_output=True, encoding="utf-8", timeout=FOR_EVER, check=False,
    )  # fmt: skip


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def refused(*arguments: str) -> str:
    result = anpfiff(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr


def test_what_is_wrong_is_one_plain_line(tmp_path: Path) -> None:
    """Before anything is promised."""
    folder = tmp_path / "server"
    serve = ("serve", "--port", free_port(), "--data", str(folder))
    assert "cannot be written" in refused(*serve[:-1], "/proc/nowhere")
    folder.write_text("a file")
    assert "cannot be written" in refused(*serve)
    folder.unlink()
    store = open_store(folder)
    store.reader.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    assert "newer Anpfiff" in refused(*serve)
    store.reader.execute("PRAGMA user_version = 0")
    assert "another program" in refused(*serve)
    store.reader.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    store.close()
    with held(folder):
        assert "using" in refused(*serve)
    assert "--imprint" in refused(*serve, "--imprint", "javascript:alert(1)")
    assert "--forget" in refused(*serve, "--forget", "0")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port}" in refused(*serve, "--metrics", port)
    (folder / "anpfiff.db").write_bytes(b"Anpfiff " * 100)
    assert "cannot be used as a database" in refused(*serve)


NEIGHBOUR = "127.0.0.2"
"""Another address of this machine: only who listens everywhere answers there."""


def answers_at(host: str, port: str) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, int(port))) == 0


def test_without_open_nobody_else_can_come(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [*COMMAND, "--lang", "en", "serve", "--port", port, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        assert "for this machine only" in process.stdout.readline()
        assert answers_at("127.0.0.1", port)
        assert not answers_at(NEIGHBOUR, port)
    finally:
        process.terminate()
        process.communicate(timeout=FOR_EVER)


def test_serve_back_up_and_restore(tmp_path: Path) -> None:
    """As an operator does it, with a server that runs."""
    folder, copy, port, metrics = tmp_path / "data", tmp_path / "copy.db", free_port(), free_port()
    arguments = ["serve", "--port", port, "--data", str(folder), "--metrics", metrics, "--open"]
    process = subprocess.Popen(
        [*COMMAND, "--lang", "en", *arguments, "--privacy", "https://club.example/privacy"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        said = [process.stdout.readline(), process.stdout.readline()]
        assert "for everybody who can reach this machine" in said[0]
        assert "nothing is encrypted" in said[1]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/about", timeout=FOR_EVER) as answer:
            assert json.load(answer)["privacy"] == "https://club.example/privacy"
        with urllib.request.urlopen(f"http://127.0.0.1:{metrics}", timeout=FOR_EVER) as answer:
            assert b"anpfiff_connections 0.0" in answer.read()
        assert answers_at(NEIGHBOUR, port) or sys.platform != "linux"
        assert not answers_at(NEIGHBOUR, metrics), "an operator's numbers stay on the machine"
        assert "now in" in anpfiff("backup", str(copy), "--data", str(folder)).stdout
        assert "already" in refused("backup", str(copy), "--data", str(folder))
        assert "using" in refused("restore", str(copy), "--data", str(folder))
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=FOR_EVER)
    assert [json.loads(line)["event"] for line in complaints.splitlines()] == ["started", "stopped"]
    assert "again" in anpfiff("restore", str(copy), "--data", str(folder)).stdout
    assert "no file" in refused("restore", str(tmp_path / "nothing"), "--data", str(folder))
    assert "no file" in refused("backup", str(tmp_path / "new"), "--data", str(tmp_path / "none"))


def test_who_comes_back_after_a_restore_has_his_seat(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with running(tmp_path / "old") as server:
            code, ida, _ = await pair_at(server)
            return code, str((await ida.hear("welcome"))["token"])

    code, token = run(before())
    back_up(tmp_path / "old", tmp_path / "copy.db")
    restore(tmp_path / "new", tmp_path / "copy.db")

    async def after() -> None:
        async with running(tmp_path / "new") as server:
            ida = await guest(server, "Ida", token)
            ida.id = 100
            assert (await ida.ask("enter", code=code))["is"] == "done"
            assert (await ida.hear("you"))["seats"] == [0]

    run(after())


# The page for operators


PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_page_names_commands_and_numbers_that_exist(tmp_path: Path) -> None:
    text = PAGE.read_text("utf-8")
    known = commands(Words("en")).commands
    lines = re.findall(r"anpfiff (serve|backup|restore)\b([^\n`]*)", text)
    assert {name for name, _ in lines} == {"serve", "backup", "restore"}
    for name, rest in lines:
        options = {option for param in known[name].params for option in param.opts}
        assert set(re.findall(r"--\w+", rest)) <= options, (name, rest)
    for option in re.findall(r"^\| `(--\w+)", text, re.MULTILINE):
        assert option in {option for param in known["serve"].params for option in param.opts}
    named = {name.removesuffix("_total") for name in re.findall(r"anpfiff_[a-z_]+", text)}
    server = Server(Store(tmp_path / "anpfiff.db"))
    assert named == {metric.name for metric in server.metrics.registry.collect()}


def test_behind_a_proxy_everybody_has_his_own_address(machine: Machine) -> None:
    async def journey() -> None:
        most = USUAL.connections_of_an_address
        async with AsyncExitStack() as lines:
            for _ in range(most):
                await lines.enter_async_context(connect(machine.link, compression=None))
            with pytest.raises(InvalidStatus) as refusal:
                await lines.enter_async_context(connect(machine.link, compression=None))
            assert refusal.value.response.status_code == 429
            forwarded = {"X-Forwarded-For": "203.0.113.9"}
            await lines.enter_async_context(
                connect(machine.link, compression=None, additional_headers=forwarded)
            )

    run(journey())
