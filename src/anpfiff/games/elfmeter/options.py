"""What two players of Elfmeter! may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.core.options import Choice, Milliseconds, Options, Starter, Whole, option


@dataclass(frozen=True)
class ElfmeterOptions(Options):
    earlier = {
        1: {
            "opening": "leaf", "attempt_ms": "0", "hand_ms": "0", "lock_ms": "0", "wrong": "flat",
        }
    }  # fmt: skip
    start: Seat = option(NOBODY, "C18", Starter())
    opening: str = option("blind", "C21", Choice("blind", "leaf"))
    referee: str = option("late", "C3", Choice("late", "strict"))
    round_ms: int = option(5000, "R20", Milliseconds(100, 60_000))
    ready_ms: int = option(2500, "C11", Milliseconds(100, 60_000))
    breath_ms: int = option(5000, "C4", Milliseconds(100, 60_000))
    attempt_ms: int = option(20_000, "C22", Milliseconds(0, 600_000))
    hand_ms: int = option(300, "C23", Milliseconds(0, 2_000))
    lock_ms: int = option(600, "C23", Milliseconds(0, 5_000))
    wrong: str = option("growing", "C23", Choice("growing", "flat"))
    ignored: str = option("spent", "C23", Choice("spent", "back"))
    choice_ms: int = option(10_000, "C10", Milliseconds(1000, 60_000))
    throw: str = option("sure", "C9", Choice("sure", "sloppy"))
    miss_percent: int = option(10, "C9", Whole(0, 50))

    def check(self, seats: int) -> None:
        """C9 Only sloppy throws can miss."""
        if self.throw != "sloppy" and self.miss_percent != ElfmeterOptions.miss_percent:
            raise self.only_with("miss_percent", "throw=sloppy")
