"""A clock that is handed in, as time of play."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Seconds of a steady clock as ms of play: faster, slower, or standing still."""

    def __init__(self, clock: Callable[[], float], at: int = 0, speed: float = 1) -> None:
        self.clock = clock
        self.at = at
        self.since = clock()
        self.speed = speed
        self.running = True

    def ms(self, seconds: float | None = None) -> int:
        if not self.running:
            return self.at
        passed = (self.clock() if seconds is None else seconds) - self.since
        return self.at + int(max(0.0, passed) * 1000 * self.speed)

    def set(self, at: int | None = None, speed: float | None = None) -> None:
        """Go on from here, or from `at`; at another speed."""
        self.at = self.ms() if at is None else at
        self.since = self.clock()
        self.speed = self.speed if speed is None else speed

    def stop(self) -> None:
        self.set()
        self.running = False

    def start(self) -> None:
        self.since = self.clock()
        self.running = True
