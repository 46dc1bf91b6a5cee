"""What a table of Rot gegen Blau may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import Setup
from anpfiff.core.options import Choice, Milliseconds, Options, option
from anpfiff.core.race import SIGHT_MS
from anpfiff.games.footballers import alternate
from anpfiff.games.rotblau.cards import BLUE, RED, SIDES


@dataclass(frozen=True)
class RotBlauOptions(Options):
    earlier = {
        1: {"hand_ms": "0", "lock_ms": "0", "wrong": "flat", "late_ms": "0", "still_ms": "0"}
    }
    larger: str = option("red", "R2", Choice(*SIDES))
    even: str = option("no", "D32", Choice("no", "yes"))
    refill: str = option("hand", "D1", Choice("hand", "discard"))
    action: str = option("anywhere", "D3", Choice("anywhere", "turned"))
    setup: str = option("shuffle", "D4", Choice("shuffle", "under"))
    pair: str = option("no", "D9", Choice("no", "yes"))
    gather_ms: int = option(1500, "D28", Milliseconds(0, 10_000))
    yellow_ms: int = option(4000, "D28", Milliseconds(0, 20_000))
    hand_ms: int = option(300, "D29", Milliseconds(0, 2_000))
    lock_ms: int = option(600, "D30", Milliseconds(0, 5_000))
    wrong: str = option("growing", "D30", Choice("growing", "flat"))
    late_ms: int = option(600, "D30", Milliseconds(0, 5_000))
    still_ms: int = option(60_000, "D31", Milliseconds(0, 600_000))
    break_ms: int = option(5000, "R7", Milliseconds(100, 60_000))

    def check(self, seats: int) -> None:
        """D30 Whoever picked up a card that fitted is late at worst, never wrong."""
        least = self.hand_ms + SIGHT_MS + 1
        if self.hand_ms and self.late_ms < least:
            raise self.too_small("late_ms", "hand_ms", least)


def sides_of(setup: Setup) -> tuple[int, ...]:
    """R2 Every other seat is on the same side, A's the larger one; an option names its colour."""
    options = setup.options
    assert isinstance(options, RotBlauOptions)
    return alternate(RED if options.larger == "red" else BLUE, setup.seats)
