"""What anybody sees of Rot gegen Weiß."""

from __future__ import annotations

from typing import NamedTuple

from anpfiff.core.nouns import Result, Seat

EMPTY = -1
"""No card: of an open place, and of the middle before the kick-off."""


class RotWeissView(NamedTuple):
    """What anybody sees of Rot gegen Weiß; all see the same. Cards are kinds of the deck."""

    seat: Seat | None
    goals: tuple[int, ...]
    aside: tuple[tuple[int, ...], ...]
    """R19 By side: the goal cards that scored."""
    top: int
    height: int
    tops: tuple[tuple[int, ...], ...]
    """By seat and place: the card that shows."""
    heights: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]
    laid: tuple[int, ...]
    """How much of the row each has laid since he last took up his cards."""
    until: int
    busy: tuple[int, ...]
    ready: tuple[bool, ...]
    votes: tuple[bool, ...]
    result: Result | None
