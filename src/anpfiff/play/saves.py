"""Matches on disk: the only files that a match in play touches."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

import click

from anpfiff.core.nouns import Mistake


def new_save(game: str) -> Path:
    """A file of its own for every match, so that none overwrites another."""
    return saves() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"


def newest_save(game: str | None) -> Path | None:
    files = saves().glob(f"{game or '*'}-*.txt")
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def saves() -> Path:
    return Path(click.get_app_dir("anpfiff")) / "saves"


def write_whole(file: Path, text: str) -> None:
    """Write all of it or nothing: a plug pulled half-way leaves the old file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        detail = error.strerror or str(error)
        raise Mistake("file-unwritable", file=str(file), detail=detail) from None
