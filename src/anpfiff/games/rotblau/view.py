"""What groups may play differently in Rot gegen Blau, and what everybody sees of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from anpfiff.core.nouns import Result, Seat, Setup
from anpfiff.core.options import Choice, Milliseconds, Options, option
from anpfiff.games.rotblau.cards import SIDES

EMPTY = -1
"""No card: of a gap in the display, of no discard pile, and of the middle before the kick-off."""


@dataclass(frozen=True)
class RotBlauOptions(Options):
    larger: str = option("red", "R2", Choice(*SIDES))
    refill: str = option("hand", "D1", Choice("hand", "discard"))
    action: str = option("anywhere", "D3", Choice("anywhere", "turned"))
    setup: str = option("shuffle", "D4", Choice("shuffle", "under"))
    gather_ms: int = option(1500, "D28", Milliseconds(0, 10_000))
    yellow_ms: int = option(4000, "D28", Milliseconds(0, 20_000))
    lock_ms: int = option(0, "D27", Milliseconds(0, 5_000))
    break_ms: int = option(5000, "R7", Milliseconds(100, 60_000))


class RotBlauView(NamedTuple):
    """What anybody sees of Rot gegen Blau; all see the same. Cards are kinds of the deck."""

    setup: Setup
    seat: Seat | None
    now: int
    scored: tuple[tuple[int, ...], ...]
    """By side: its goal cards laid before it, one for each goal."""
    top: int
    height: int
    displays: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    """By seat: the top card of the discard pile,"""
    heights: tuple[int, ...]
    """and how many cards lie there."""
    hands: tuple[int, ...]
    booked: tuple[int, ...]
    """By seat: how many yellow cards of the other team lie before it."""
    until: int
    busy: tuple[int, ...]
    ready: tuple[bool, ...]
    result: Result | None
