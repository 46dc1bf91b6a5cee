"""When garbage is looked for: never for so long that a race would notice.

A full collection looks through everything that is in memory, and all tables wait for it. So many
times a second only what is new is looked through, and what has survived is put aside; everything is
looked through when nobody races.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic

YOUNG = 2_000
"""So many new objects before the newest are looked through at once,"""
NEVER_BY_ITSELF = 1_000_000
"""and so often that before the rest would be: it is done here."""
WHOLE_AFTER, LATEST_AFTER = 3_600, 86_400
"""Seconds: when everything is looked through again, in a quiet moment or in any."""


class Garbage:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.since = clock()
        """When everything was last looked through."""

    def start(self) -> None:
        """What is there from the start stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER_BY_ITSELF, NEVER_BY_ITSELF)

    def look(self, *, quiet: bool) -> None:
        """As often as one likes; `quiet`: nobody races."""
        if self.clock() - self.since >= (WHOLE_AFTER if quiet else LATEST_AFTER):
            self.since = self.clock()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
