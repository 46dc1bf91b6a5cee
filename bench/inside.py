"""What a table costs inside the server, without sockets: time a move, memory, and being read again.

A `Hall` is the lobby and its file, with four who sit at each table and a clock that jumps to
whatever comes next; `bench.server` measures with it.
"""

from __future__ import annotations

import gc
import random
import statistics
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Any

from anpfiff.server import messages as m
from anpfiff.server.garbage import LATEST_AFTER, Garbage
from anpfiff.server.limits import Limits, Rate
from anpfiff.server.lobby import IDLE_S, Lobby
from anpfiff.server.store import Store

SEATS = 4
GAMES = "alarm", "rotweiss"
MANY, OFTEN = 10**9, Rate(10**9, 10**9)
UNLIMITED = Limits(MANY, MANY, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, MANY, MANY, MANY)


class Table:
    """Those who sit there, by the numbers of their connections, and what each may do."""

    def __init__(self, code: str, connections: list[int]) -> None:
        self.code = code
        self.connections = connections
        self.waits = [False] * len(connections)
        self.offers: list[tuple[int, ...]] = [()] * len(connections)
        self.moves = 0
        self.over = False


class Hall:
    """The time that the server's own code takes is summed up in `seconds`."""

    def __init__(self, file: Path) -> None:
        self.store = Store(file)
        self.now = 1000.0
        self.lobby = self.new_lobby()
        self.dice = random.Random(7)
        self.tables: dict[int, tuple[Table, int]] = {}
        """By connection: the table and the seat."""
        self.requests = 0
        self.seconds = 0.0

    def new_lobby(self) -> Lobby:
        return Lobby(
            self.store, lambda: self.now, lambda: self.now, seed=self.seed, limits=UNLIMITED
        )

    def seed(self) -> str:
        return f"fast {len(self.lobby.makers)}"

    def ask(self, connection: int, request: m.AnyRequest) -> list[m.Message]:
        began = process_time()
        self.lobby.receive(connection, request)
        return self.pump(began)

    def tick(self) -> bool:
        """Jump to whatever happens next; False: nothing will."""
        due = self.lobby.next()
        if due is None:
            return False
        self.now = max(self.now, due)
        began = process_time()
        self.lobby.tick()
        self.pump(began)
        return True

    def pump(self, began: float) -> list[m.Message]:
        """Everything is written before it is sent."""
        writes, letters = self.lobby.drain()
        self.seconds += process_time() - began
        execute = self.store.reader.execute
        for statement, values in writes:
            execute(statement, values)
        for letter in letters:
            if letter.connection in self.tables:
                self.hear(*self.tables[letter.connection], letter.message)
        return [letter.message for letter in letters]

    def id(self) -> int:
        self.requests += 1
        return self.requests

    def sit_down(self, game: str, first: int, **facts: object) -> Table:
        """Four new guests, and the kick-off."""
        connections = [*range(first, first + SEATS)]
        for connection in connections:
            self.lobby.connect(connection)
            self.ask(connection, m.Hello(self.id(), name="x"))
        create = m.Create(self.id(), game, ("open",) * SEATS, help=1, **facts)  # type: ignore[arg-type]
        self.ask(first, create)
        table = Table(self.lobby.connections[first].code, connections)
        self.tables.update(
            {connection: (table, seat) for seat, connection in enumerate(connections)}
        )
        for connection in connections[1:]:
            self.ask(connection, m.Enter(self.id(), table.code))
        for connection in connections:
            self.ask(connection, m.Ready(self.id()))
        return table

    def hear(self, table: Table, seat: int, message: m.Message) -> None:
        if isinstance(message, m.Shown):
            table.offers[seat] = message.fits or message.moves
        elif isinstance(message, m.Done | m.Refused):
            table.waits[seat] = False
            table.moves += isinstance(message, m.Done)
        elif isinstance(message, m.Room):
            table.over = message.phase == "over"

    def play(self, table: Table, moves: int) -> None:
        """So many more, or until it is over."""
        end = table.moves + moves
        while table.moves < end and not table.over:
            able = [
                seat for seat, offer in enumerate(table.offers) if offer and not table.waits[seat]
            ]
            if not able:
                if not self.tick():
                    return
                continue
            seat = self.dice.choice(able)
            table.waits[seat] = True
            move = self.dice.choice(table.offers[seat])
            self.ask(table.connections[seat], m.Act(self.id(), seat, move))

    def leave(self, table: Table) -> None:
        for connection in table.connections:
            self.lobby.disconnect(connection)
            self.pump(process_time())
            del self.tables[connection]

    def play_and_leave(self, game: str, first: int, tables: int, moves: int) -> None:
        for number in range(first, first + tables):
            table = self.sit_down(game, number * SEATS + 1)
            self.play(table, moves)
            self.leave(table)

    def unload(self) -> None:
        self.now += IDLE_S + 1
        while self.lobby.rooms and self.tick():
            pass


@contextmanager
def hall() -> Iterator[Hall]:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder, "anpfiff.db"))
        hall.store.reader.execute("PRAGMA synchronous = OFF")  # The disk is measured elsewhere.
        yield hall
        hall.store.close()


def idle_tables(tables: int = 200, moves: int = 30) -> dict[str, Any]:
    """Bytes of a table that everybody has left after some moves, and when it is unloaded."""
    report: dict[str, Any] = {}
    for game in GAMES:
        with hall() as one:
            tracemalloc.start()
            one.play_and_leave(game, 0, tables, moves)
            one.unload()
            before = used()  # What all tables share is there now.
            one.play_and_leave(game, tables, tables, moves)
            idle = used() - before
            one.unload()
            unloaded = used() - before
            tracemalloc.stop()
        report[game] = {"idle": round(idle / tables), "unloaded": round(unloaded / tables)}
    return report


def used() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def play_long(one: Hall, lines: int) -> tuple[Table, list[float]]:
    """A race that lasts so long, and microseconds a move from sixth to sixth of it."""
    for number in range(100):
        table, costs = one.sit_down("rotweiss", number * SEATS + 1), []
        for _ in range(6):
            one.seconds, before = 0.0, table.moves
            one.play(table, lines // 6)
            if table.over:
                one.leave(table)
                break
            costs.append(round(1e6 * one.seconds / (table.moves - before), 1))
        else:
            return table, costs
    raise AssertionError("all races were short")


def stop(look: Callable[[], object]) -> float:
    """Of everything, for how many ms, while garbage is looked for."""
    began = process_time()
    look()
    return 1000 * (process_time() - began)


def long_races(races: int = 200, lines: int = 2_400) -> dict[str, Any]:
    """Long ones: what a move costs early and late, being read again, and the collector's stops."""
    with hall() as one:
        table, costs = play_long(one, lines)
        one.leave(table)
        times, rooms, stops = [], [], []
        garbage = Garbage()
        garbage.start()
        for _ in range(races):
            began = process_time()
            room = one.new_lobby().room(table.code)
            times.append(1000 * (process_time() - began))
            room.enter(room.frame.host, "x")
            rooms.append(room)
            stops.append(stop(lambda: garbage.look(quiet=False)))
        objects = len(gc.get_objects())
        garbage.clock = lambda: garbage.since + LATEST_AFTER
        whole = stop(lambda: garbage.look(quiet=False))
    return {
        "races": races,
        "lines": lines,
        "us_a_move_by_sixths": costs,
        "read_again_ms": round(statistics.median(times), 1),
        "longest_collection_ms": round(max(stops), 1),
        "full_collection_ms": round(whole, 1),
        "objects_a_race": round(objects / races),
    }
