"""When garbage is looked for: never for so long that a race would notice.

All tables wait while it is looked for. What is there from the start is never looked through again,
what is new many times a second, and what has survived that when nobody races.
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
"""Seconds: when what has survived is looked through, in a quiet moment or in any."""


class Garbage:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.since = clock()
        """When what has survived was last looked through."""

    def start(self) -> None:
        """What is there from the start stays: more objects than two hundred long races have."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER_BY_ITSELF, NEVER_BY_ITSELF)

    def look(self, *, quiet: bool) -> None:
        """As often as one likes; `quiet`: nobody races."""
        if self.clock() - self.since >= (WHOLE_AFTER if quiet else LATEST_AFTER):
            self.since = self.clock()
            gc.collect()
        else:
            gc.collect(1)
