"""What was acknowledged is on disk, whatever happens to the power, the disk and the file."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import apsw
import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.server import store as kept
from anpfiff.server.folder import back_up, held, open_store, restore
from anpfiff.server.store import (
    DROP_ROOM,
    NEW_LINE,
    NEW_MATCH,
    SAVE_ROOM,
    SAVE_TIME,
    SCHEMA_VERSION,
    Store,
    Write,
    Writer,
    connect,
)
from tests.planted import PLANTED
from tests.server.disk import Disk, check
from tests.server.hall import Client, Hall

CUTS = 120
BATCHES = 600
LINES = 3
"""Of a batch: all of them or none."""
COUNTED = "SELECT number, count(*) FROM every_line GROUP BY number"
VERSION_1 = Path(__file__).with_name("version-1.sql")


def batch(number: int) -> list[Write]:
    seed = ((NEW_MATCH, ("t", number, f"fast {number}")),)
    text = "A discard greta " * (number % 40)
    return [*seed, *[(NEW_LINE, ("t", number, place, text, 1, number)) for place in range(LINES)]]


class PowerCuts:
    """Batches are written, and at moments that nobody chose it is kept what a cut would leave."""

    def __init__(self, folder: Path, connection: type[Any] = apsw.Connection) -> None:
        self.folder = folder
        self.dice = FastDice(2026)
        self.acknowledged = 0
        self.cuts: list[tuple[Path, int]] = []
        self.disk = Disk(self.maybe_cut)
        self.connection = connection
        self.beginning = True

    def connect(self, file: str) -> Any:
        connection = self.connection(file, vfs=self.disk.name)
        connection.set_busy_timeout(10_000)
        connection.execute("PRAGMA wal_autocheckpoint = 20")  # So that this is cut, too.
        return connection

    def maybe_cut(self) -> None:
        if not self.beginning and len(self.cuts) < CUTS and self.dice.below(12) == 0:
            folder = self.folder / f"cut{len(self.cuts)}"
            self.cuts.append((self.disk.cut(folder, self.dice), self.acknowledged))

    def write(self, writer: Callable[..., Writer] = Writer) -> None:
        store = Store(self.folder / "anpfiff.db", self.connect)
        self.beginning = False
        done = threading.Semaphore(0)

        def written(number: int, error: BaseException | None) -> None:
            assert error is None
            self.acknowledged = number
            done.release()

        writing = writer(store, written)
        for number in range(1, BATCHES + 1):
            writing.put(batch(number))
            if number % 5 == 0:  # Some share a transaction, and some have one of their own.
                done.acquire()
        writing.stop()
        store.close()

    def lost(self) -> int:
        """How many acknowledged batches are missing after all the cuts."""
        missing = 0
        for file, acknowledged in self.cuts:
            connection = check(file)
            rows = []
            with suppress(sqlite3.OperationalError):  # Not even the table was on disk.
                rows = connection.execute(COUNTED).fetchall()
            connection.close()
            assert {count for _, count in rows} <= {LINES}, "half a batch"
            missing += len(set(range(1, acknowledged + 1)) - {number for number, _ in rows})
        return missing


@pytest.fixture
def soon_filed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_FRESH", 10 * LINES)


@pytest.mark.usefixtures("soon_filed")
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    cuts = PowerCuts(tmp_path)
    cuts.write()
    assert len(cuts.cuts) == CUTS
    assert len({acknowledged for _, acknowledged in cuts.cuts}) > CUTS / 4
    assert cuts.lost() == 0


class Careless(apsw.Connection):
    """Commits without waiting for the disk."""

    def execute(self, statements: str, *values: Any, **settings: Any) -> Any:
        statements = statements.replace("synchronous = FULL", "synchronous = NORMAL")
        return super().execute(statements, *values, **settings)


def test_with_less_care_the_same_cuts_lose_something(tmp_path: Path) -> None:
    cuts = PowerCuts(tmp_path, Careless)
    cuts.write()
    assert len(cuts.cuts) == CUTS
    assert cuts.lost() > 0


class Hasty(Writer):
    """Acknowledges before it has written."""

    def write(self, batches: Sequence[tuple[int, Sequence[Write]]]) -> Exception | None:
        self.written(batches[-1][0], None)
        return super().write(batches)


@PLANTED
def test_an_answer_before_the_disk_is_found_out(tmp_path: Path) -> None:
    cuts = PowerCuts(tmp_path)
    cuts.write(Hasty)
    assert cuts.lost() > 0


# Full


class Patient(Writer):
    """Tries again when the test says so."""

    def __init__(self, *arguments: Any) -> None:
        self.again = threading.Semaphore(0)
        super().__init__(*arguments)

    def wait_to_retry(self) -> bool:
        self.again.acquire()
        return self.stopping.is_set()


@PLANTED
def test_a_full_disk_is_tried_again_and_nothing_is_acknowledged_meanwhile(tmp_path: Path) -> None:
    disk = Disk()
    store = Store(tmp_path / "anpfiff.db", disk.connect)
    heard: list[tuple[int, bool]] = []
    news = threading.Semaphore(0)

    def written(number: int, error: BaseException | None) -> None:
        heard.append((number, error is None))
        news.release()

    writer = Patient(store, written)
    writer.put(batch(1))
    news.acquire()
    disk.is_full = True
    for number in range(2, 5):
        writer.put(batch(number))
    news.acquire()
    writer.again.release()
    news.acquire()
    assert heard == [(1, True), (1, False), (1, False)]
    assert not writer.wait(seconds=0)
    assert store.one("SELECT count(*) FROM every_line") == (LINES,)
    disk.is_full = False
    writer.again.release()
    assert writer.wait(seconds=600)
    writer.stop()
    assert all(good for _, good in heard[3:])
    assert heard[-1][0] == 4
    assert store.one("SELECT count(*) FROM every_line") == (4 * LINES,)


@PLANTED
def test_what_was_queued_is_written_in_order(tmp_path: Path) -> None:
    disk = Disk()
    store = Store(tmp_path / "anpfiff.db", disk.connect)
    writer = Patient(store, lambda number, error: None)
    writer.put([(SAVE_ROOM, ("t", "{}", 0, 0.0, 1, "playing"))])
    assert writer.wait(seconds=600)
    disk.is_full = True
    for at in range(1, 6):
        writer.put([(SAVE_TIME, (at, 0.0, "t"))])
    disk.is_full = False
    writer.again.release()
    assert writer.wait(seconds=600)
    writer.stop()
    assert store.one("SELECT at FROM room") == (5,)


# Filed away


def filed(store: Store) -> tuple[int, int]:
    """Lines that are with their table, and fresh ones."""
    return (*store.one("SELECT count(*) FROM line"), *store.one("SELECT count(*) FROM fresh"))


@pytest.mark.usefixtures("soon_filed")
def test_lines_are_read_in_order_wherever_they_are(tmp_path: Path) -> None:
    store = Store(tmp_path / "anpfiff.db")
    writer = Writer(store, lambda number, error: None)
    writer.put([(NEW_LINE, ("s", 1, 0, "A", 0, 0))])
    for place in range(45):
        writer.put([(NEW_LINE, ("t", 1, place, f"A {place}", 1, place + 1))])
        writer.put([(NEW_LINE, ("u", 1, place, f"B {place}", 0, 0))])
        if place % 10 == 0:
            assert writer.wait(seconds=600)
    writer.stop()
    with_their_table, fresh = filed(store)
    assert with_their_table + fresh == 91
    assert with_their_table
    with_fresh_ones = store.reader.execute("SELECT DISTINCT code, number FROM fresh")
    assert {*writer.places} == {*with_fresh_ones}
    lines = [*store.lines("t", 1)]
    assert [(line.place, line.text) for line in lines] == [(n, f"A {n}") for n in range(45)]
    again = Writer(store, lambda number, error: None)
    assert again.fresh == fresh
    again.stop()
    for statement in DROP_ROOM:
        store.reader.execute(statement, ("t",))
    assert [*store.lines("t", 1)] == []
    assert len([*store.lines("u", 1)]) == 45


@pytest.mark.usefixtures("soon_filed")
def test_what_cannot_be_filed_stays_where_it_is_and_play_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path / "anpfiff.db")
    store.reader.execute(
        "CREATE TRIGGER full BEFORE INSERT ON line BEGIN SELECT RAISE(FAIL, ''); END"
    )
    acknowledged: list[int] = []
    writer = Writer(store, lambda number, error: acknowledged.append(number))
    for number in range(1, 15):
        writer.put(batch(number))
        assert writer.wait(seconds=600)
    assert filed(store) == (0, 14 * LINES)
    store.reader.execute("DROP TRIGGER full")
    writer.put(batch(15))
    writer.stop()
    assert acknowledged[-1] == 15
    with_their_table, fresh = filed(store)
    assert with_their_table >= 14 * LINES
    assert with_their_table + fresh == 15 * LINES


# Our own fault


def test_after_what_can_never_be_written_nothing_is_until_all_start_over(tmp_path: Path) -> None:
    """What was queued behind it may build upon it: a line after one that is missing."""
    store = Store(tmp_path / "anpfiff.db")
    acknowledged: list[int] = []
    spoilt = threading.Semaphore(0)

    def new_writer() -> Writer:
        return Writer(
            store, lambda number, error: acknowledged.append(number),
            spoilt=lambda error: spoilt.release(),
        )  # fmt: skip

    writer = new_writer()
    writer.put([*batch(1), *batch(1)])
    spoilt.acquire()
    writer.put(batch(2))
    writer.stop()
    assert acknowledged == []
    assert store.one("SELECT count(*) FROM every_line") == (0,)
    writer = new_writer()
    writer.put([*batch(1), *batch(1)])
    spoilt.acquire()
    writer.put(batch(2))
    writer.start_over()
    writer.put(batch(3))
    assert writer.wait(seconds=600)
    writer.stop()
    assert acknowledged[0] == 3
    assert [*store.reader.execute(COUNTED)] == [(3, LINES)]


@pytest.mark.usefixtures("soon_filed")
@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
@pytest.mark.parametrize(
    ("before", "place"), [(30, 29), (40, 0), (40, 39), (30, 31), (40, 41), (0, 1)],
    ids=["filed", "filed before", "fresh", "a gap after filed ones", "a gap", "no first one"],
)  # fmt: skip
def test_a_line_that_comes_twice_or_too_early_is_our_fault(
    tmp_path: Path, before: int, place: int, again: bool
) -> None:
    store = Store(tmp_path / "anpfiff.db")
    faults: list[Exception] = []

    def new_writer() -> Writer:
        return Writer(store, lambda number, error: None, spoilt=faults.append)

    def line(place: int) -> Write:
        return (NEW_LINE, ("t", 1, place, f"A {place}", 1, place + 1))

    writer = new_writer()
    for number in range(before):
        writer.put([line(number)])
        assert writer.wait(seconds=600)
    if again:
        writer.stop()
        writer = new_writer()
    writer.put([line(place)])
    writer.stop()
    assert len(faults) == 1
    assert filed(store) == (min(before, 30), max(0, before - 30))
    writer = new_writer()
    writer.put([line(before), line(before + 1)])
    writer.stop()
    assert len(faults) == 1
    assert len([*store.lines("t", 1)]) == before + 2


# Files that are none of ours


def refusal_of(file: Path, connect: Callable[[str], Any] = connect) -> str:
    with pytest.raises(Mistake) as caught:
        Store(file, connect)
    return caught.value.code


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "anpfiff.db"
    file.write_bytes(b"Anpfiff " * 1000)
    assert refusal_of(file) == "store-unusable"
    assert file.read_bytes() == b"Anpfiff " * 1000


@pytest.mark.parametrize("version", [0, 1, 77])
def test_a_database_of_another_program(tmp_path: Path, version: int) -> None:
    file = tmp_path / "anpfiff.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipe (name TEXT)")
        other.execute(f"PRAGMA user_version = {version}")
    assert refusal_of(file) == "store-foreign"
    assert sqlite3.connect(file).execute("SELECT count(*) FROM recipe").fetchone() == (0,)


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "anpfiff.db"
    store = Store(file)
    store.reader.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    store.close()
    assert refusal_of(file) == "store-newer"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "anpfiff.db"
    Store(file).close()
    assert refusal_of(file, read_only) == "store-unusable"


def read_only(file: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)


# Versions


def test_a_file_of_version_1_goes_on_where_it_was(tmp_path: Path) -> None:
    """Running tables survive the upgrade, and who has made them is known from then on."""
    file = tmp_path / "anpfiff.db"
    with sqlite3.connect(file) as old:
        old.executescript(VERSION_1.read_text("utf-8"))
    hall = Hall(file)
    assert hall.store.one("PRAGMA user_version") == (SCHEMA_VERSION,)
    assert hall.lobby.makers == {"table1": 1, "table2": 3}
    assert hall.store.untouched(2e9, "playing") == ["table1"]
    ida = Client(hall, "Ida", token="token 1", code="table1")
    otto = Client(hall, "Otto", token="token 2", code="table1")
    assert (ida.guest, otto.guest) == (1, 2)
    assert len(hall.lobby.rooms["table1"].playing.match.log) == 5  # type: ignore[union-attr]
    player = ida if ida.moves() else otto
    answer = player.play()
    assert answer is not None
    assert answer["is"] == "done"


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "anpfiff.db"
    with sqlite3.connect(file) as old:
        old.executescript(VERSION_1.read_text("utf-8"))
        old.execute("UPDATE room SET frame = '{' WHERE code = 'table2'")
    assert refusal_of(file) == "store-unusable"
    columns = sqlite3.connect(file).execute("SELECT name FROM pragma_table_info('room')").fetchall()
    assert ("maker",) not in columns
    assert sqlite3.connect(file).execute("PRAGMA user_version").fetchone() == (1,)


# Copies


def test_a_copy_of_a_running_server_and_back(tmp_path: Path) -> None:
    folder, copy = tmp_path / "server", tmp_path / "copy.db"
    folder.mkdir()
    hall = Hall(folder / "anpfiff.db")
    ida = hall.client("Ida")
    code = ida.create("alarm", "open", "kreisliga")
    ida.ask("ready")
    back_up(folder, copy)
    ida.ask("close")
    assert hall.store.makers() == {}
    hall.store.close()
    before = restore(folder, copy)
    assert before is not None
    assert sqlite3.connect(before).execute("SELECT count(*) FROM room").fetchone() == (0,)
    store = open_store(folder)
    kept = store.room(code)
    assert kept is not None
    assert kept.frame.phase == "playing"
    assert [file.name for file in folder.iterdir() if "restoring" in file.name] == []


def test_a_copy_is_not_written_over_and_nonsense_not_restored(tmp_path: Path) -> None:
    folder, copy = tmp_path / "server", tmp_path / "copy.db"
    store = open_store(folder)
    store.close()
    copy.write_text("my diary")
    for use, code in ((back_up, "file-exists"), (restore, "store-unusable")):
        with pytest.raises(Mistake) as caught:
            use(folder, copy)
        assert caught.value.code == code
    assert copy.read_text() == "my diary"
    copy.write_text("")
    with pytest.raises(Mistake, match="copy-empty"):
        restore(folder, copy)
    with pytest.raises(Mistake, match="file-unwritable"):
        back_up(folder, tmp_path / ("x" * 3000))
    assert open_store(folder).makers() == {}
    assert not [*tmp_path.rglob("*.partial*")]


def test_nobody_restores_under_a_running_server(tmp_path: Path) -> None:
    folder, copy = tmp_path / "server", tmp_path / "copy.db"
    open_store(folder).close()
    back_up(folder, copy)
    with held(folder), pytest.raises(Mistake) as caught:
        restore(folder, copy)
    assert caught.value.code == "folder-in-use"
    assert restore(folder, copy) is not None
