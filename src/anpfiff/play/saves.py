"""Matches on disk: the only files that a match in play touches."""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import IO, Any, NamedTuple

import click

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import LONGEST, Record, last_wait, write_line
from anpfiff.play.reels import Again
from anpfiff.play.seats import FOREVER

try:
    import fcntl

    locks: Any = fcntl
except ImportError:  # Windows has no such locks.
    locks = None

NAME = re.compile(r"([a-z]+)-\d{8}-\d{6}-\d+\.txt")
"""What our saves are called."""
WISH = re.compile(r'^# --(\w+) (".*")$', re.MULTILINE)
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
BEGINNING = re.compile(rb"^anpfiff record .*^seed .*\n", re.MULTILINE | re.DOTALL)
SNIFF = 32_768
"""Bytes in which the beginning is found, though the longest of paths is wished for before it."""
MOST_KEPT = 100
"""Matches that are over; a race takes a tenth of a megabyte."""


class Wishes(NamedTuple):
    """What somebody asked for when the match began, and need not ask for again."""

    lang: str | None = None
    record: str | None = None

    def __str__(self) -> str:
        """Remarks in the save, which are no part of the match."""
        wishes = self._asdict().items()
        return "".join(f"# --{name} {json.dumps(wish)}\n" for name, wish in wishes if wish)

    @classmethod
    def read(cls, text: str) -> Wishes:
        found = {}
        for name, wish in WISH.findall(text):
            with suppress(ValueError):
                found[name] = json.loads(wish)
        return cls(found.get("lang"), found.get("record"))

    def numbered(self, number: int) -> Wishes:
        """For another match of the same evening: its record does not replace the first one's."""
        if self.record is None:
            return self
        file = Path(self.record)
        return self._replace(record=str(file.with_stem(f"{file.stem}-{number}")))

    def or_else(self, earlier: Wishes) -> Wishes:
        return Wishes(self.lang or earlier.lang, self.record or earlier.record)


class Save:
    """The file of a match in play: it grows line by line, and is locked while somebody plays.

    The lock is the kernel's, so it ends with the program, however that ends.
    """

    def __init__(self, file: Path, wishes: Wishes) -> None:
        self.file = file
        self.wishes = wishes
        self.stream: FileIO | None = None
        self.size = 0
        """How many bytes of the file count,"""
        self.lines = 0
        """how many lines of the log they hold,"""
        self.until = (0, 0)
        """and what they tell: how many acts, until when."""

    @classmethod
    def new(cls, game: str, wishes: Wishes) -> Save:
        """A file of its own for every match; there is none before something is kept in it."""
        return cls(saves() / own_name(game), wishes)

    def go_on(self, match: Match, text: str, wishes: Wishes) -> None:
        """So much of the file has become this match; what was wished before still holds."""
        self.size = len(text.encode())
        self.lines = len(match.log)
        self.wishes = wishes.or_else(self.wishes)

    @property
    def begun(self) -> bool:
        return self.stream is not None

    def keep(self, match: Match) -> None:
        """Add what has happened since the last time."""
        with written(self.file):
            if self.stream is None:
                self.stream = create(self.file)
                self.add(f"{self.wishes}{Record.of(match).head()}")
            until = (match.acts, match.at)
            if until != self.until or len(match.log) > self.lines:
                lines = [match.log[place] for place in range(self.lines, len(match.log))]
                self.add("".join(f"{write_line(line)}\n" for line in lines + last_wait(match)))
                self.lines, self.until = len(match.log), until

    def add(self, text: str) -> None:
        """After all that counts: what an earlier attempt left behind it is cut off."""
        assert self.stream is not None
        self.stream.truncate(self.size)
        self.stream.seek(self.size)
        data = text.encode()
        left = memoryview(data)
        while left:
            left = left[self.stream.write(left) :]
        self.size += len(data)

    def sync(self) -> None:
        """What was kept survives a power cut, too."""
        if self.stream is not None:
            with written(self.file):
                os.fsync(self.stream.fileno())

    def remove(self) -> None:
        if self.stream is not None:
            with suppress(OSError):
                self.file.unlink()
            self.close()

    def close(self) -> None:
        """Let others have it."""
        if self.stream is not None:
            self.stream.close()


# Our folder


def own_name(game: str) -> str:
    return f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"


def saves() -> Path:
    return Path(click.get_app_dir("anpfiff")) / "saves"


def newest_save(game: str | None) -> Path | None:
    """The last one that was played at; whatever else lies there is left alone."""
    for file in saved_matches():
        if game in (None, file.name.partition("-")[0]):
            return file
    return None


def saved_matches() -> list[Path]:
    """All that can be gone on with, the last first."""
    return newest_first(saves())


def newest_first(folder: Path) -> list[Path]:
    """The matches in a folder of ours; whatever else lies there is left alone."""
    files = []
    with suppress(OSError):
        files = [file for file in folder.iterdir() if NAME.fullmatch(file.name)]
        files = [file for file in files if stat.S_ISREG(file.lstat().st_mode) and is_record(file)]
        files.sort(key=lambda file: file.stat().st_mtime_ns, reverse=True)
    return files


def is_ours(file: Path) -> bool:
    """Whether it is a save that this program made: others are never written to, or removed."""
    with suppress(OSError):
        here = file.parent.resolve() == saves().resolve()
        return here and bool(NAME.fullmatch(file.name)) and stat.S_ISREG(file.lstat().st_mode)
    return False


def is_record(file: Path) -> bool:
    """Whether a match begins there; one that was cut off before has nothing to go on with."""
    with suppress(OSError), file.open("rb") as stream:
        return bool(BEGINNING.search(stream.read(SNIFF)))
    return False


def create(file: Path) -> FileIO:
    """A new file for us alone, in a folder for us alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.parent.chmod(PRIVATE_FOLDER)
    stream = opened(file, os.O_RDWR | os.O_CREAT | os.O_EXCL)
    lock(stream)
    return stream


def take(file: Path) -> tuple[Save, bytes]:
    """One of our saves, and what is in it; nobody else can have it until it is closed."""
    try:
        stream = opened(file, os.O_RDWR)
        if not lock(stream) or os.fstat(stream.fileno()).st_nlink == 0:
            stream.close()
            raise Mistake("save-in-use", file=str(file))
        data = stream.read(LONGEST)
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), detail=reason(error)) from None
    save = Save(file, Wishes.read(data.decode(errors="replace")))
    save.stream = stream
    return save, data


def opened(file: Path, flags: int) -> FileIO:
    return FileIO(
        file, "r+", opener=lambda name, _: os.open(name, flags | os.O_CLOEXEC, PRIVATE_FILE)
    )


def lock(stream: IO[bytes] | FileIO) -> bool:
    """False if somebody else has it. Where nothing can be locked, everybody may have everything."""
    if locks is not None:
        try:
            locks.flock(stream, locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
    return True


# Matches that are over


def kept_matches() -> list[Path]:
    """The last ones that were played to the end, the last first."""
    return newest_first(records())


def records() -> Path:
    return Path(click.get_app_dir("anpfiff")) / "records"


def keep_record(game: str, record: str) -> Path:
    """Keep a match that is over, to be seen again, once; the oldest make room for it."""
    data = record.encode()
    for kept in kept_matches():
        with suppress(OSError):
            if kept.stat().st_size == len(data) and kept.read_bytes() == data:
                return kept
    file = free_name(records() / own_name(game))
    write_whole(file, record)
    with suppress(OSError):
        file.chmod(PRIVATE_FILE)
        file.parent.chmod(PRIVATE_FOLDER)
        for old in kept_matches()[MOST_KEPT:]:
            old.unlink()
    return file


def free_name(file: Path) -> Path:
    """Two matches may end in the same second."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free


# What is in a save


def whole_lines(data: bytes) -> bytes:
    """All but a last line that was cut off; after a power cut there may be zeros in its place."""
    data = data.partition(b"\0")[0]
    return data[: data.rfind(b"\n") + 1]


def until_last_signal(text: str, record: Record, match: Match) -> tuple[str, int]:
    """A race until all last waited for the signal, and when. The match has just started."""
    if not match.game.races:
        raise Mistake("rewind-turns", game=match.game.name)
    reel = Again(record, match)
    place, at, waiting = 0, 0, True
    while reel.next() != FOREVER:
        reel.step()
        ready = bool(match.view(None).ready)
        if ready and not waiting:
            place, at = reel.place, match.at
        waiting = ready
    numbers = (*record.numbers, len(text))
    return "".join(text.splitlines(keepends=True)[: numbers[place] - 1]), at


# Files of other people


def write_whole(file: Path, text: str) -> None:
    """Write all of it or nothing: a plug pulled half-way leaves the old file.

    A link stays a link: what it points to is written. Whoever could read the file still can.
    """
    with written(file):
        target = Path(os.path.realpath(file))
        if target.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        if target.exists() and not target.is_file():
            raise Mistake("file-not-ordinary", file=str(file))
        target.parent.mkdir(parents=True, exist_ok=True)
        prefix = f".{target.name[:100]}.anpfiff-"
        clear(target.parent, prefix)
        new = target.with_name(f"{prefix}{secrets.token_hex(4)}")
        try:
            with new.open("xb") as stream:
                lock(stream)
                if target.exists():
                    new.chmod(stat.S_IMODE(target.stat().st_mode))
                stream.write(text.encode())
                stream.flush()
                os.fsync(stream.fileno())
                os.replace(new, target)
        except BaseException:
            new.unlink(missing_ok=True)
            raise


def clear(folder: Path, prefix: str) -> None:
    """Remove what a kill has left half-written: nobody holds it any more."""
    for file in folder.iterdir():
        if locks is not None and file.name.startswith(prefix):
            with suppress(OSError), opened(file, os.O_RDWR) as stream:
                if lock(stream):
                    file.unlink()


@contextmanager
def written(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), detail=reason(error)) from None


def reason(error: OSError) -> str:
    return error.strerror or str(error)
