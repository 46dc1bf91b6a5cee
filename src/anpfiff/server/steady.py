"""Time at the tables."""

from __future__ import annotations

from collections.abc import Callable

LONGEST_S = 5.0
"""Between two readings; what is more did not pass for anybody: the machine slept."""


class Steady:
    """Seconds that only grow, however the clock jumps, and stand still when nothing can be saved.

    It must be read at least once a second.
    """

    def __init__(self, clock: Callable[[], float], speed: float = 1) -> None:
        """A clock for tests may run faster."""
        self.clock = clock
        self.speed = speed
        self.read = self.now = clock()
        self.running = True

    def __call__(self) -> float:
        read = self.clock()
        passed, self.read = read - self.read, read
        if self.running and passed > 0:
            self.now += (passed if passed < LONGEST_S else LONGEST_S) * self.speed
        return self.now

    def run(self, *, on: bool) -> None:
        self()
        self.running = on
