"""Warnings wait while something fills the screen."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Shelf(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def warnings_held() -> Iterator[None]:
    """What is logged meanwhile is said afterwards, however it ends."""
    log = logging.getLogger("anpfiff")
    shelf, passes_on = Shelf(), log.propagate
    log.addHandler(shelf)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(shelf)
        log.propagate = passes_on
        for record in shelf.records:
            logging.getLogger(record.name).handle(record)
