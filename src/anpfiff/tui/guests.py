"""Who one is at which server: a token each, kept for its owner only.

Whoever has the token is that guest, so a file is locked while its guest is at a table: a second
terminal with the same name is somebody else, and not the first one over again.
"""

from __future__ import annotations

import hashlib
import os
from io import FileIO
from pathlib import Path

import click

from anpfiff.play.saves import PRIVATE_FOLDER, lock, opened, written

MOST = 16
"""Terminals of one name at one server at a time; more of them keep nothing."""
LONGEST = 4096


class Guest:
    """The file of one guest, ours until the program ends."""

    def __init__(self, server: str, name: str) -> None:
        self.about = f"# {server} {name}".rstrip()
        self.stream: FileIO | None = None
        self.token = ""
        folder = Path(click.get_app_dir("anpfiff")) / "guests"
        digest = hashlib.sha256(f"{server}\n{name}".encode()).hexdigest()[:16]
        with written(folder):
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(PRIVATE_FOLDER)
            for number in range(MOST):
                if self.take(folder / f"{digest}-{number}"):
                    return

    def take(self, file: Path) -> bool:
        stream = opened(file, os.O_RDWR | os.O_CREAT)
        if not lock(stream):
            stream.close()
            return False
        self.stream = stream
        lines = stream.read(LONGEST).decode(errors="replace").splitlines()
        self.token = lines[1].strip() if len(lines) > 1 else ""
        return True

    def keep(self, token: str) -> None:
        """What the server gave."""
        if self.stream is not None and token != self.token:
            with written(Path(str(self.stream.name))):
                self.stream.seek(0)
                self.stream.truncate()
                self.stream.write(f"{self.about}\n{token}\n".encode())
            self.token = token

    def close(self) -> None:
        if self.stream is not None:
            self.stream.close()
