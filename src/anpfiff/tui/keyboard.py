"""A terminal that shows something for a while, unless somebody presses a key."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

try:
    import termios
    import tty

    keys: Any = termios
except ImportError:  # Windows: what is shown stays as long as it was meant to.
    keys = None


def rest(seconds: float) -> bool:
    """Let so much time pass; True: somebody has pressed a key, which counts for nothing else."""
    if keys is None or not sys.stdin.isatty():
        time.sleep(seconds)
        return False
    with single_keys():
        pressed, _, _ = select.select([sys.stdin], [], [], seconds)
        if pressed:
            keys.tcflush(sys.stdin, keys.TCIFLUSH)
        return bool(pressed)


@contextmanager
def single_keys() -> Iterator[None]:
    """Keys arrive one by one and are not shown."""
    before = keys.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin, keys.TCSANOW)
        yield
    finally:
        keys.tcsetattr(sys.stdin, keys.TCSANOW, before)
