"""What a table of Rot gegen Weiß may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import Setup
from anpfiff.core.options import Choice, Milliseconds, Options, option
from anpfiff.games.footballers import alternate
from anpfiff.games.rotweiss.cards import RED, SIDES, WHITE


@dataclass(frozen=True)
class RotWeissOptions(Options):
    larger: str = option("red", "B12", Choice(*SIDES))
    gather_ms: int = option(1500, "B19", Milliseconds(0, 10_000))
    hand_ms: int = option(300, "B20", Milliseconds(0, 2_000))
    lock_ms: int = option(600, "B8", Milliseconds(0, 5_000))
    wrong: str = option("growing", "B8", Choice("growing", "flat"))
    late_ms: int = option(600, "B21", Milliseconds(0, 5_000))
    still_ms: int = option(60_000, "B22", Milliseconds(0, 600_000))
    break_ms: int = option(5000, "B17", Milliseconds(1_000, 60_000))
    vote: str = option("no", "B10", Choice("no", "yes"))


def sides_of(setup: Setup) -> tuple[int, ...]:
    """R2 Every other seat is on the same side, A's the larger one; B12 which colour that is."""
    options = setup.options
    assert isinstance(options, RotWeissOptions)
    return alternate(RED if options.larger == "red" else WHITE, setup.seats)
