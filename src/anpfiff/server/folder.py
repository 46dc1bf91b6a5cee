"""The folder of a server: who uses it, copies of its file, and how to go back to one."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO
from urllib.request import urlopen

from anpfiff.core.nouns import Mistake
from anpfiff.server.address import EVERYWHERE, LOOPBACK
from anpfiff.server.store import Store

FILE = "anpfiff.db"
BEFORE = "anpfiff-before-restore.db"
LOCK = "in-use"
ADDRESS = "address"
"""Where the server is that uses the folder,"""
ANSWERS_S = 2
"""which has so long to say that it is there."""


def open_store(folder: Path) -> Store:
    """The one file, in a folder that is nobody else's."""
    return Store(make(folder) / FILE)


def make(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    return folder


def unwritable(path: Path, error: OSError) -> Mistake:
    return Mistake("file-unwritable", file=str(path), detail=error.strerror or str(error))


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Two servers on one file would each know only half: the second is refused.

    The system lets go of the lock when the process ends, however it ends.
    """
    path = make(folder) / LOCK
    try:
        file = path.open("a")
    except OSError as error:
        raise unwritable(path, error) from None
    with file:
        if not lock(file):
            raise Mistake("folder-in-use", folder=str(folder))
        yield


@contextmanager
def noted(folder: Path, listener: socket.socket) -> Iterator[None]:
    """Whoever starts a second server on this folder is sent to the first."""
    path = folder / ADDRESS
    host, port = listener.getsockname()[:2]
    path.write_text(f"http://{LOOPBACK if host == EVERYWHERE else host}:{port}", "utf-8")
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def running(folder: Path) -> str:
    """The address of the server that uses the folder; nothing if none answers there."""
    try:
        link = (folder / ADDRESS).read_text("utf-8")
        with urlopen(f"{link}/about", timeout=ANSWERS_S) as answer:  # noqa: S310, our own file
            return link if "protocol" in json.load(answer) else ""
    except (OSError, ValueError):
        return ""


def lock(file: IO[str]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def back_up(folder: Path, copy: Path) -> None:
    """While the server runs, if it does: all that was acknowledged is in the copy."""
    file = folder / FILE
    if not file.exists():
        raise Mistake("file-missing", file=str(file))
    if os.path.exists(copy):  # Not copy.exists(): that fails if the name is too long.
        raise Mistake("file-exists", file=str(copy))
    copy_database(file, copy)


def restore(folder: Path, copy: Path) -> Path | None:
    """What was there before is kept beside it; the path of that, if there was something."""
    if not os.path.exists(copy):
        raise Mistake("file-missing", file=str(copy))
    if not copy.stat().st_size:  # SQLite would take it for a database without tables.
        raise Mistake("copy-empty", file=str(copy))
    with held(folder):
        fresh = folder / "restoring.db"
        fresh.unlink(missing_ok=True)
        try:
            copy_database(copy, fresh)
            Store(fresh).close()  # One of ours, whole, and of today's version.
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        return exchange(folder, fresh)


def exchange(folder: Path, fresh: Path) -> Path | None:
    file, before = folder / FILE, folder / BEFORE
    there = file.exists()
    try:
        for ending in ("", "-wal", "-shm"):
            (folder / (BEFORE + ending)).unlink(missing_ok=True)
            if (folder / (FILE + ending)).exists():
                (folder / (FILE + ending)).rename(folder / (BEFORE + ending))
        fresh.rename(file)
    except OSError as error:
        raise unwritable(file, error) from None
    return before if there else None


def copy_database(file: Path, copy: Path) -> None:
    """Whole or not at all: it gets its name when it is on disk."""
    partial = copy.with_name(copy.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(partial)) as target,
        ):
            source.backup(target)
            problems = target.execute("PRAGMA quick_check").fetchone()
            target.execute("PRAGMA journal_mode = DELETE")
        if problems != ("ok",):
            raise Mistake("store-unusable", file=str(file), detail=str(problems[0]))
        with partial.open("rb+") as done:
            os.fsync(done.fileno())
        partial.rename(copy)
    except sqlite3.Error as error:
        raise Mistake("store-unusable", file=str(file), detail=str(error)) from None
    except OSError as error:
        raise unwritable(copy, error) from None
    finally:
        with suppress(OSError):
            partial.unlink()
