"""What anybody sees of Rot gegen Blau."""

from __future__ import annotations

from typing import NamedTuple

from anpfiff.core.nouns import Result, Seat

EMPTY = -1
"""No card: of a gap in the display, of no discard pile, and of the middle before the kick-off."""


class RotBlauView(NamedTuple):
    """What anybody sees of Rot gegen Blau; all see the same. Cards are kinds of the deck."""

    seat: Seat | None
    scored: tuple[tuple[int, ...], ...]
    """By side: its goal cards laid before it, one for each goal."""
    top: int
    height: int
    displays: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    """By seat: the top card of the discard pile,"""
    heights: tuple[int, ...]
    """and how many cards lie there."""
    lowers: tuple[int, ...]
    """By seat: where it was agreed so, the lower one of two cards turned together (D9)."""
    hands: tuple[int, ...]
    booked: tuple[int, ...]
    """By seat: how many yellow cards of the other team lie before it."""
    until: int
    busy: tuple[int, ...]
    ready: tuple[bool, ...]
    result: Result | None
