"""What a table of Rot gegen Weiß may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import Setup
from anpfiff.core.options import Choice, Milliseconds, Options, option
from anpfiff.core.race import SIGHT_MS
from anpfiff.games.footballers import alternate
from anpfiff.games.rotweiss.cards import RED, SIDES, WHITE


@dataclass(frozen=True)
class RotWeissOptions(Options):
    earlier = {
        1: {"hand_ms": "0", "lock_ms": "0", "wrong": "flat", "late_ms": "0", "still_ms": "0"}
    }
    larger: str = option("red", "B12", Choice(*SIDES))
    even: str = option("no", "B23", Choice("no", "yes"))
    gather_ms: int = option(1500, "B19", Milliseconds(0, 10_000))
    hand_ms: int = option(300, "B20", Milliseconds(0, 2_000))
    lock_ms: int = option(600, "B8", Milliseconds(0, 5_000))
    wrong: str = option("growing", "B8", Choice("growing", "flat"))
    late_ms: int = option(600, "B21", Milliseconds(0, 5_000))
    still_ms: int = option(60_000, "B22", Milliseconds(0, 600_000))
    break_ms: int = option(5000, "B17", Milliseconds(1_000, 60_000))
    vote: str = option("no", "B10", Choice("no", "yes"))

    def check(self, seats: int) -> None:
        """B21 Whoever picked up a card that fitted is late at worst, never wrong."""
        least = self.hand_ms + SIGHT_MS + 1
        if self.hand_ms and self.late_ms < least:
            raise self.too_small("late_ms", "hand_ms", least)


ROWS = {
    "no": {3: (2, 4), 5: (2, 3), 7: (2, 3)},
    "yes": {3: (1, 4), 5: (1, 4), 7: (1, 4)},
}
"""R7, B4 At odd tables, by seats: how many cards lie side by side before somebody of the larger

team, and of the smaller; B23 as printed, or evened out.
"""
LONGER = 3
"""B23 With three players that is not enough: the two need so many times as long to gather."""


def sides_of(setup: Setup) -> tuple[int, ...]:
    """R2 Every other seat is on the same side, A's the larger one; B12 which colour that is."""
    options = setup.options
    assert isinstance(options, RotWeissOptions)
    return alternate(RED if options.larger == "red" else WHITE, setup.seats)
