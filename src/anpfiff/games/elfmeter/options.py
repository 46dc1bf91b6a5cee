"""What two players of Elfmeter! may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.core.options import Choice, Milliseconds, Options, Starter, option


class Percent:
    """So many in a hundred."""

    def __init__(self, most: int) -> None:
        self.words = [str(value) for value in range(most + 1)]
        self.expected = f"0–{most}"

    def read(self, text: str, seats: int) -> int:
        return self.words.index(text)

    def write(self, value: int) -> str:
        return str(value)


@dataclass(frozen=True)
class ElfmeterOptions(Options):
    start: Seat = option(NOBODY, "C18", Starter())
    referee: str = option("late", "C3", Choice("late", "strict"))
    round_ms: int = option(5000, "R20", Milliseconds(100, 60_000))
    ready_ms: int = option(2500, "C11", Milliseconds(100, 60_000))
    breath_ms: int = option(5000, "C4", Milliseconds(100, 60_000))
    choice_ms: int = option(10_000, "C10", Milliseconds(1000, 60_000))
    throw: str = option("sure", "C9", Choice("sure", "sloppy"))
    miss_percent: int = option(10, "C9", Percent(50))
