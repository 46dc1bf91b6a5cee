"""One SQLite file: guests, tables, and the lines of their matches.

Everything is written by one thread, and what was queued while it was busy goes into its next
transaction: a power cut loses nothing that was acknowledged, and many tables share one flush.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import msgspec

from anpfiff.core.nouns import Mistake
from anpfiff.server.frame import Frame
from anpfiff.server.playing import Ticket, Written

FIRST_SCHEMA = """
CREATE TABLE guest (
    id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, seen REAL NOT NULL,
    blocked TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE room (
    code TEXT PRIMARY KEY, frame TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0,
    touched REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE match (
    code TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE line (
    code TEXT NOT NULL, number INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    guest INTEGER NOT NULL DEFAULT 0, request INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (code, number, place)
) STRICT, WITHOUT ROWID;
"""

Write = tuple[str, tuple[Any, ...]]
"""A statement and its values."""
Connect = Callable[[str], Any]
"""Opens a connection as sqlite3 does; tests hand in one whose disk they can cut off."""

NEW_GUEST = "INSERT INTO guest (id, hash, name, seen) VALUES (?, ?, ?, ?)"
SEEN_GUEST = "UPDATE guest SET name = ?, seen = ?, blocked = ? WHERE id = ?"
SAVE_ROOM = (
    "INSERT INTO room (code, frame, at, touched, maker, phase) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (code) DO UPDATE SET frame = excluded.frame, at = excluded.at,"
    " touched = excluded.touched, phase = excluded.phase"
)
"""Who has made a table stays who has made it, whoever its host is by now."""
SAVE_TIME = "UPDATE room SET at = ?, touched = ? WHERE code = ?"
NEW_MATCH = "INSERT INTO match (code, number, seed) VALUES (?, ?, ?)"
NEW_LINE = "INSERT INTO fresh (code, number, place, text, guest, request) VALUES (?, ?, ?, ?, ?, ?)"
DROP_ROOM = (
    "DELETE FROM room WHERE code = ?",
    "DELETE FROM match WHERE code = ?",
    "DELETE FROM line WHERE code = ?",
    "DELETE FROM fresh WHERE code = ?",
)
FILE_AWAY = (
    "INSERT INTO line SELECT * FROM fresh ORDER BY code, number, place",
    "DELETE FROM fresh",
)
MOST_FRESH = 4_000
"""Lines that lie side by side, whatever their table, until each is put where its table is."""
NEXT_PLACE = "SELECT coalesce(max(place) + 1, 0) FROM line WHERE code = ? AND number = ?"
NEXT_PLACES = "SELECT code, number, max(place) + 1 FROM fresh GROUP BY code, number"
FORGET_GUEST = "DELETE FROM guest WHERE id = ? AND id < (SELECT max(id) FROM guest)"
"""The newest keeps his number, so that nobody else ever gets it,"""
BLANK_GUEST = (
    "UPDATE guest SET name = '', hash = randomblob(32), blocked = '[]' WHERE id = ? AND name <> ''"
)
"""but neither name nor token."""


class Kept(NamedTuple):
    """A table as it is on disk."""

    frame: Frame
    at: int
    seed: str
    lines: Iterator[Written]


class GuestKept(NamedTuple):
    id: int
    name: str
    blocked: frozenset[int]


def connect(file: str) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)


def first_schema(connection: Any) -> None:
    for statement in FIRST_SCHEMA.split(";"):
        if statement.strip():
            connection.execute(statement)


def who_made_it(connection: Any) -> None:
    """What is asked of tables that are not in memory: who has made them, and how far they are."""
    connection.execute("ALTER TABLE room ADD COLUMN maker INTEGER NOT NULL DEFAULT 0")
    connection.execute("ALTER TABLE room ADD COLUMN phase TEXT NOT NULL DEFAULT 'gathering'")
    for code, text in [*connection.execute("SELECT code, frame FROM room")]:
        frame = msgspec.json.decode(text, type=Frame)
        connection.execute(
            "UPDATE room SET maker = ?, phase = ? WHERE code = ?", (frame.host, frame.phase, code)
        )


def fresh_lines(connection: Any) -> None:
    """The newest lines of all tables, as they come: every page that changes is written."""
    connection.execute(
        "CREATE TABLE fresh (code TEXT NOT NULL, number INTEGER NOT NULL, place INTEGER NOT NULL,"
        " text TEXT NOT NULL, guest INTEGER NOT NULL, request INTEGER NOT NULL) STRICT"
    )
    connection.execute("CREATE VIEW every_line AS SELECT * FROM line UNION ALL SELECT * FROM fresh")


MIGRATIONS: tuple[Callable[[Any], None], ...] = (first_schema, who_made_it, fresh_lines)
"""Each makes the next version of the file out of the one before; none is ever changed again."""
SCHEMA_VERSION = len(MIGRATIONS)
TABLES = {"guest", "room", "match", "line"}


def prepare(connection: Any) -> None:
    """A power cut must not lose what was committed: FULL. What is deleted is overwritten."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """Reads at once; writes are queued, and `written` is called with the last number on disk."""

    def __init__(self, file: Path | str, connect: Connect = connect) -> None:
        self.file = str(file)
        self.connect = connect
        try:
            self.reader = connect(self.file)
            prepare(self.reader)
            self.migrate()
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise Mistake("store-unusable", file=self.file, detail=str(error)) from None

    def migrate(self) -> None:
        """A file of an earlier version becomes one of this version, or stays as it was."""
        execute = self.reader.execute
        execute("BEGIN IMMEDIATE")  # A disk that cannot be written to says so here.
        try:
            for upgrade in MIGRATIONS[self.version() :]:
                upgrade(self.reader)
            execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        except BaseException:
            execute("ROLLBACK")
            raise
        execute("COMMIT")

    def version(self) -> int:
        """Of the file, which must be one of ours; 0: it is new."""
        (version,) = self.one("PRAGMA user_version")
        tables = {name for (name,) in self.reader.execute("SELECT name FROM sqlite_schema")}
        if version > SCHEMA_VERSION and tables >= TABLES:
            raise Mistake("store-newer", file=self.file, found=version, known=SCHEMA_VERSION)
        if tables and (version == 0 or not tables >= TABLES):
            raise Mistake("store-foreign", file=self.file)
        return int(version)

    def close(self) -> None:
        self.reader.close()

    # Reading

    def one(self, statement: str, *values: Any) -> Any:
        return next(iter(self.reader.execute(statement, values)), None)

    def guest(self, hashed: bytes) -> GuestKept | None:
        return guest_kept(self.one("SELECT id, name, blocked FROM guest WHERE hash = ?", hashed))

    def guest_numbered(self, id_: int) -> GuestKept | None:
        return guest_kept(self.one("SELECT id, name, blocked FROM guest WHERE id = ?", id_))

    def last_guest(self) -> int:
        (last,) = self.one("SELECT coalesce(max(id), 0) FROM guest")
        return int(last)

    def makers(self) -> dict[str, int]:
        """By table: who has made it."""
        return dict(self.reader.execute("SELECT code, maker FROM room"))

    def untouched(self, since: float, phase: str = "") -> list[str]:
        """Tables at which nothing has happened since then, all or those of one phase."""
        rows = self.reader.execute(
            "SELECT code FROM room WHERE touched < ? AND (? = '' OR phase = ?)",
            (since, phase, phase),
        )
        return [code for (code,) in rows]

    def unseen(self, since: float) -> list[int]:
        """Guests who were not here since then."""
        rows = self.reader.execute("SELECT id FROM guest WHERE seen < ?", (since,))
        return [id_ for (id_,) in rows]

    def seated(self) -> set[int]:
        """All who have a place at a table that is kept, or are its host."""
        found: set[int] = set()
        for (text,) in self.reader.execute("SELECT frame FROM room"):
            frame = msgspec.json.decode(text, type=Frame)
            found.update([frame.host, *[place.guest for place in frame.places]])
        return found

    def frame(self, code: str) -> Frame | None:
        row = self.one("SELECT frame FROM room WHERE code = ?", code)
        return None if row is None else msgspec.json.decode(row[0], type=Frame)

    def room(self, code: str) -> Kept | None:
        row = self.one("SELECT frame, at FROM room WHERE code = ?", code)
        if row is None:
            return None
        frame = msgspec.json.decode(row[0], type=Frame)
        seed = self.one(
            "SELECT seed FROM match WHERE code = ? AND number = ?", code, frame.match
        ) or ("",)
        return Kept(frame, row[1], seed[0], self.lines(code, frame.match))

    def lines(self, code: str, number: int) -> Iterator[Written]:
        rows = self.reader.execute(
            "SELECT place, text, guest, request FROM every_line WHERE code = ? AND number = ?"
            " ORDER BY place",
            (code, number),
        )
        for place, text, guest, request in rows:
            yield Written(place, text, Ticket(guest, request) if request else None)


def guest_kept(row: Any) -> GuestKept | None:
    if row is None:
        return None
    return GuestKept(row[0], row[1], frozenset(msgspec.json.decode(row[2], type=list[int])))


RETRY_S = 1.0
"""How long to wait before what could not be written is tried again."""

WAIT_S = 2.0
"""How long somebody is kept waiting who needs what is not on disk yet."""


OUR_FAULT = (
    sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError,
    OverflowError, TypeError, ValueError,
)  # fmt: skip
"""Errors that no other disk and no later try would mend."""
EVERYTHING = 2**63


STATEMENT = itemgetter(0)
PACE_S, BUSY_PACE_S = 0.004, 0.008
"""Between the beginnings of two transactions, which cost as much as a move: more share one."""
BUSY = 16
"""So many writes in one are many: then the next one waits longer, for more of them."""


class Writer:
    """The one thread that writes. Everything queued meanwhile is one transaction.

    What the disk does not take is tried again until it does: nothing that tables know is ever left
    out. What can never be written is our own fault: from there on nothing is written, until those
    who queued it have gone back to what is on disk and `start_over`.
    """

    def __init__(
        self,
        store: Store,
        written: Callable[[int, BaseException | None], None],
        committed: Callable[[float], None] = lambda seconds: None,
        spoilt: Callable[[Exception], None] = lambda error: None,
    ) -> None:
        """`written` is called in the thread, with the number of the last batch on disk."""
        self.connection = store.connect(store.file)
        prepare(self.connection)
        self.written = written
        self.committed = committed
        self.spoilt = spoilt
        self.batches: queue.SimpleQueue[tuple[int, Sequence[Write]]] = queue.SimpleQueue()
        self.number = 0
        self.on_disk = 0
        self.void = 0
        """Batches up to this number are not written any more."""
        (self.fresh,) = store.one("SELECT count(*) FROM fresh")
        self.places: dict[tuple[str, int], int] = {
            (code, number): place for code, number, place in store.reader.execute(NEXT_PLACES)
        }
        """Where the next line of a match goes, for all that have fresh ones."""
        self.progress = threading.Condition()
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, writes: Sequence[Write]) -> int:
        """Queue a batch that is written as a whole or not at all; its number."""
        self.number += 1
        self.batches.put((self.number, writes))
        return self.number

    def wait(self, seconds: float = WAIT_S) -> bool:
        """Until all that was queued is on disk; False: it takes too long."""
        wanted = self.number
        with self.progress:
            return self.progress.wait_for(lambda: max(self.on_disk, self.void) >= wanted, seconds)

    def start_over(self) -> None:
        """Whatever was queued so far is void; what comes now is written again."""
        with self.progress:
            self.void = self.number
            self.progress.notify_all()

    def stop(self) -> None:
        """When all that was queued is on disk, or the disk has refused it once more."""
        self.stopping.set()
        self.batches.put((self.number, ()))
        self.thread.join()
        self.connection.close()

    def run(self) -> None:
        begun, pace = 0.0, PACE_S
        while not (self.stopping.is_set() and self.batches.empty()):
            batches = [self.batches.get()]
            sleep(max(0.0, begun + pace - monotonic()))
            while not self.batches.empty():
                batches.append(self.batches.get())
            busy = sum(len(writes) for _, writes in batches) > BUSY
            pace = BUSY_PACE_S if busy else PACE_S
            batches = [batch for batch in batches if batch[0] > self.void]
            if not batches:
                continue
            begun = monotonic()
            while (error := self.write(batches)) is not None:
                if isinstance(error, OUR_FAULT):
                    self.void = EVERYTHING
                    self.spoilt(error)
                    break
                self.written(batches[0][0] - 1, error)
                if self.wait_to_retry():
                    return
            else:
                self.committed(monotonic() - begun)
                with self.progress:
                    self.on_disk = batches[-1][0]
                    self.progress.notify_all()
                self.written(batches[-1][0], None)
                if self.fresh >= MOST_FRESH:
                    self.file_away()

    def wait_to_retry(self) -> bool:
        """Whether it is told to stop instead."""
        return self.stopping.wait(RETRY_S)

    def write(self, batches: Sequence[tuple[int, Sequence[Write]]]) -> Exception | None:
        execute, executemany = self.connection.execute, self.connection.executemany
        fresh, places = 0, dict[tuple[str, int], int]()
        try:
            execute("BEGIN IMMEDIATE")
            for statement, writes in groupby(chain(*[writes for _, writes in batches]), STATEMENT):
                rows = [values for _, values in writes]
                if statement is NEW_LINE:
                    fresh += len(rows)
                    self.check(rows, places)
                executemany(statement, rows)
            execute("COMMIT")
        except Exception as error:  # Whatever the disk says, the tables must hear of it.
            with suppress(Exception):  # Nothing may have been begun.
                execute("ROLLBACK")
            return error
        self.fresh += fresh
        self.places.update(places)
        return None

    def check(self, lines: Sequence[tuple[Any, ...]], places: dict[tuple[str, int], int]) -> None:
        """No line of a match is missing or comes twice; `places` is where the next ones go."""
        for line in lines:
            match = (line[0], line[1])
            place = places.get(match, self.places.get(match))
            if place is None:
                ((place,),) = self.connection.execute(NEXT_PLACE, match)
            if line[2] != place:
                raise ValueError(f"line {line[2]} of a match whose next is {place}")
            places[match] = place + 1

    def file_away(self) -> None:
        """Whoever waited has been told already; what fails now is tried after the next batch."""
        execute = self.connection.execute
        try:
            for statement in ("BEGIN IMMEDIATE", *FILE_AWAY, "COMMIT"):
                execute(statement)
            self.fresh = 0
            self.places.clear()
        except Exception:
            with suppress(Exception):
                execute("ROLLBACK")
