"""What does a move over the network cost, and what do people who only sit there?

`python -m bench.server [--tables 50] [--seconds 10] [--rounds 5]` starts one server after the other
on this machine, a bare Starlette echo and boardgame.io's server among them, and lets the same
clients play, four at each table. Moves are compared per second of the server's CPU time, which
depends little on who else uses the machine; delays are only worth something on a quiet one.
`--only` measures some of it; what was measured before stays in the results. Our server is measured
twice, as it is and compiled, for which a C compiler is needed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import uvloop

from bench import inside
from bench.crowd import BoardGame, Echo, Guest, Ours

RESULTS = Path(__file__).parent / "results" / "server.json"
BUILD = Path(__file__).parents[1] / "build"
PEER = BUILD / "boardgame"
SPEEDS = {"": "", ", compiled": str(BUILD / "fast")}
"""How our server is called in the results, and what ANPFIFF_FAST is."""
GAMES = ("alarm", "rotweiss")
SPEED = 100
"""Hands and bots of races are so much quicker: the server is to be busy, not the people."""
HAND_MS = 300
BUSY_TABLES, PAUSE_S = 200, 1.0
"""With real hands: so many tables, and how long people look before they act."""
IDLE_SOCKETS = 3_000
WARM_UP_S = 1.5
AT_ONCE = 10
"""So many tables are set up at the same time."""

OURS = """
import sys
from pathlib import Path
from anpfiff.server.address import LOOPBACK, Address, listen
from anpfiff.server.serve import serve
from bench.inside import UNLIMITED
listener = listen(Address(LOOPBACK, 0))
print(listener.getsockname()[1], flush=True)
serve(listener, Path(sys.argv[1]), speed=float(sys.argv[2]), limits=UNLIMITED)
"""

TIMED = r"""
import asyncio, json, re
from time import monotonic
from anpfiff.server import serve
requests = re.compile(rb'"id":(\d+)').findall
answers = re.compile(rb'"is":"done","id":(\d+)').findall
begun, ms = {}, []

class Timed(asyncio.Protocol):
    "Stands between a connection and its transport, and notes what comes in and goes out."

    def __init__(self, inner=serve.Protocol, **settings):
        self.inner = inner(**settings)

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def connection_made(self, transport):
        self.transport = transport
        self.inner.connection_made(Outgoing(self, transport))

    def connection_lost(self, error):
        self.inner.connection_lost(error)

    def eof_received(self):
        return self.inner.eof_received()

    def pause_writing(self):
        self.inner.pause_writing()

    def resume_writing(self):
        self.inner.resume_writing()

    def data_received(self, data):
        for request in requests(data):
            begun[self, int(request)] = monotonic()
        self.inner.data_received(data)

    def answered(self, request):
        ms.append(1000 * (monotonic() - begun.pop((self, request))))

class Outgoing:
    def __init__(self, timed, transport):
        self.timed, self.transport = timed, transport

    def __getattr__(self, name):
        return getattr(self.transport, name)

    def write(self, data):
        self.transport.write(data)
        for answer in answers(data):
            # Others may be sent theirs after him, but before this is called.
            asyncio.get_running_loop().call_soon(self.timed.answered, int(answer))

class Noting(serve.GracefulServer):
    async def shutdown(self, sockets=None):
        await super().shutdown(sockets)
        Path(sys.argv[1], "ms.json").write_text(json.dumps(ms))

serve.Protocol, serve.GracefulServer = Timed, Noting
"""

ECHO = """
import socket
import msgspec, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

tables, counters = {}, {}

async def echo(socket):
    await socket.accept()
    table = socket.query_params["table"]
    seats = tables.setdefault(table, [])
    seats.append(socket)
    try:
        while True:
            move = msgspec.json.decode(await socket.receive_text())
            counters[table] = counters.get(table, 0) + 1
            event = msgspec.json.encode({**move, "n": counters[table]}).decode()
            for seat in seats:
                await seat.send_text(event)
    except Exception:
        seats.remove(socket)

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(2048)
print(listener.getsockname()[1], flush=True)
app = Starlette(routes=[WebSocketRoute("/ws", echo)])
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None,
                        access_log=False)
uvicorn.Server(config).run([listener])
"""

BOARDGAME = """
const { Server } = require("boardgame.io/server");
const game = {
  name: "minimal",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { act: ({ G }) => { G.count++; } },
};
Server({ games: [game], origins: [/.*/] }).run(0).then(
  ({ appServer }) => console.log(appServer.address().port));
"""


@contextmanager
def server(*command: str, cwd: Path | None = None, fast: str = "") -> Iterator[tuple[int, int]]:
    """Its port and its process."""
    environment = {**os.environ, "NODE_ENV": "production", "ANPFIFF_FAST": fast}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd, env=environment)
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline())
        with suppress(HTTPError), urlopen(f"http://127.0.0.1:{port}/health"):
            pass  # Its imports are done.
        yield port, process.pid
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def python(source: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", source, *arguments]


def boardgame() -> list[str]:
    """Installed where it is used by nothing else."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", "."]
        subprocess.run([*install, "boardgame.io@0.50.2"], cwd=PEER, check=True)
    return ["node", "-e", BOARDGAME]


def compile_ours() -> None:
    """As `make fast` does, unless what is compiled fits the sources."""
    environment = {**os.environ, "ANPFIFF_FAST": ""}
    compiling = [sys.executable, "-m", "anpfiff.fast", str(BUILD / "fast")]
    subprocess.run(compiling, env=environment, check=True)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


async def sit_down(tables: Sequence[Any], port: int) -> None:
    for place in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*[table.sit_down(port) for table in tables[place : place + AT_ONCE]])


async def rate(tables: Sequence[Any], port: int, pid: int, seconds: float) -> float:
    """Moves per CPU-second, when all play."""
    await sit_down(tables, port)
    await asyncio.sleep(WARM_UP_S)
    moves, cpu = sum(table.moves for table in tables), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    played: int = sum(table.moves for table in tables) - moves
    return played / (cpu_seconds(pid) - cpu)


def rates_of_all(tables: int, seconds: float) -> dict[str, float]:
    """Once each, one after the other."""
    found = {}
    with server(*python(ECHO)) as (port, pid):
        found["echo"] = uvloop.run(rate([*map(Echo, range(tables))], port, pid, seconds))
    for (speed, fast), game in product(SPEEDS.items(), GAMES):
        with (
            tempfile.TemporaryDirectory() as folder,
            server(*python(OURS, folder, str(SPEED)), fast=fast) as (port, pid),
        ):
            crowd = [Ours(game, number) for number in range(tables)]
            found[game + speed] = uvloop.run(rate(crowd, port, pid, seconds))
    with server(*boardgame(), cwd=PEER) as (port, pid):
        found["boardgame.io"] = uvloop.run(
            rate([*map(BoardGame, range(tables))], port, pid, seconds)
        )
    return found


def moves(tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Ratios are of one round; the median of all rounds counts."""
    found = [rates_of_all(tables, seconds) for _ in range(rounds)]

    def median(name: str, of: str = "") -> float:
        return statistics.median([one[name] / (one[of] if of else 1) for one in found])

    report: dict[str, Any] = {
        "moves_per_cpu_second": {name: round(median(name)) for name in found[0]}
    }
    for speed, game, peer in product(SPEEDS, GAMES, ("echo", "boardgame.io")):
        report[f"{game}_of_{peer}{speed}"] = round(median(game + speed, peer), 3)
    report["load"] = round(os.getloadavg()[0], 1)
    return report


def delays(seconds: float, fast: str) -> dict[str, Any]:
    """From the arrival of a request to the last message that it caused, without the hand's time."""
    options = {"lock_ms": "0", "hand_ms": str(HAND_MS)}
    crowd = [Ours("rotweiss", number, options, PAUSE_S) for number in range(BUSY_TABLES)]

    async def play(port: int, pid: int) -> float:
        return await rate(crowd, port, pid, seconds)

    with tempfile.TemporaryDirectory() as folder:
        with server(*python(TIMED + OURS, folder, "1"), fast=fast) as (port, pid):
            uvloop.run(play(port, pid))
        ms = json.loads(Path(folder, "ms.json").read_text())
    carried = HAND_MS - 1  # The table counts whole ms.
    added = sorted(one - carried if one >= carried else one for one in ms[len(ms) // 4 :])
    quantiles = {f"p{share}": round(added[len(added) * share // 100], 2) for share in (50, 95, 99)}
    return {
        "tables": BUSY_TABLES,
        "moves": len(added),
        **quantiles,
        "load": round(os.getloadavg()[0], 1),
    }


def idle_sockets() -> dict[str, Any]:
    """People who have said who they are, and nothing else."""

    async def come(port: int, pid: int) -> float:
        for place in range(0, IDLE_SOCKETS, 50):
            guests = [Guest(Ours("alarm", 0), None) for _ in range(place, place + 50)]  # type: ignore[arg-type]
            await asyncio.gather(*[guest.come(port) for guest in guests])
        await asyncio.sleep(1)
        return resident_mb(pid)

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limits[1], limits[1]))
    with (
        tempfile.TemporaryDirectory() as folder,
        server(*python(OURS, folder, "1")) as (port, pid),
    ):
        before = resident_mb(pid)
        after = uvloop.run(come(port, pid))
    return {
        "sockets": IDLE_SOCKETS,
        "server_mb": round(after, 1),
        "of_that_before_they_came_mb": round(before, 1),
        "kb_a_socket": round(1000 * (after - before) / IDLE_SOCKETS, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parts: dict[str, Callable[[argparse.Namespace], dict[str, Any]]] = {
        "moves": lambda wanted: moves(wanted.tables, wanted.seconds, wanted.rounds),
        "delays_ms": lambda wanted: {
            f"busy races{speed}": delays(wanted.seconds, fast) for speed, fast in SPEEDS.items()
        },
        "idle_sockets": lambda wanted: idle_sockets(),
        "idle_table_bytes": lambda wanted: inside.idle_tables(),
        "long_races": lambda wanted: inside.long_races(),
    }
    parser.add_argument("--only", choices=parts, nargs="*", default=[*parts])
    arguments = parser.parse_args()
    compile_ours()
    report = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for name in arguments.only:
        report[name] = parts[name](arguments)
        print(name, json.dumps(report[name], indent=2), flush=True)
        RESULTS.write_text(json.dumps(report, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
