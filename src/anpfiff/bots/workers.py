"""Processes that compute for this one: they end with it, however it ends."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """In a process of a pool: it waits for work for ever, even if nobody is left to give any."""
    Thread(target=wait_for_the_end, daemon=True).start()


def wait_for_the_end() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
