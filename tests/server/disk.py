"""A disk below SQLite that can lose its power or be full.

Files are real, so that several connections share them. Beside them it is kept what would be left
after a power cut: what was synced for certain, and of what was written since, anything.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import apsw

from anpfiff.core.dice import FastDice

SECTOR = 512
"""Bytes that a disk writes as a whole or not at all."""
Change = tuple[int, bytes | None]
"""Bytes written at a place, or the file cut off there."""
numbers = count(1)


class Image:
    """What is surely on the platter, and what was written since in any order."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.unsynced: list[Change] = []

    def sync(self) -> None:
        for change in self.unsynced:
            apply(self.synced, change)
        self.unsynced.clear()

    def after_a_cut(self, dice: FastDice) -> bytes:
        """The order is kept, but anything can be missing, also half of a write."""
        left = bytearray(self.synced)
        share = dice.below(101)
        for place, data in self.unsynced:
            if data is None:
                if dice.below(100) < share:
                    apply(left, (place, None))
                continue
            for start in range(0, len(data), SECTOR):
                if dice.below(100) < share:
                    apply(left, (place + start, data[start : start + SECTOR]))
        return bytes(left)


def apply(content: bytearray, change: Change) -> None:
    place, data = change
    if data is None:
        del content[place:]
        return
    if len(content) < place:
        content += bytes(place - len(content))
    content[place : place + len(data)] = data


class Disk:
    """A folder on it is opened with `connect`; `before_write` is told of every write and sync."""

    def __init__(self, before_write: Callable[[], None] = lambda: None) -> None:
        self.before_write = before_write
        self.images: dict[str, Image] = {}
        self.is_full = False
        self.name = f"disk {next(numbers)}"
        self.vfs = DiskVfs(self)

    def connect(self, file: str) -> Any:
        connection = apsw.Connection(file, vfs=self.name)
        connection.set_busy_timeout(10_000)
        return connection

    def cut(self, folder: Path, dice: FastDice) -> Path:
        """The files as somebody finds them who switches the machine on again."""
        folder.mkdir()
        for name, image in self.images.items():
            (folder / name).write_bytes(image.after_a_cut(dice))
        return folder / "anpfiff.db"


class DiskVfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__(disk.name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:
        return DiskFile(self.disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.disk.images.pop(Path(filename).name, None)
        super().xDelete(filename, syncdir)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.image = disk.images.setdefault(Path(path).name if path else "temporary", Image())
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self.disk.before_write()
        if self.disk.is_full:
            raise apsw.FullError("database or disk is full")
        self.image.unsynced.append((offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self.image.unsynced.append((newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        self.disk.before_write()
        super().xSync(flags)
        self.image.sync()


def check(file: Path) -> sqlite3.Connection:
    """Opened by somebody else's SQLite, and whole."""
    connection = sqlite3.connect(file, isolation_level=None)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return connection
