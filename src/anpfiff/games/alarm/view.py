"""What a seat of Fußball-Alarm sees."""

from __future__ import annotations

from typing import NamedTuple

from anpfiff.core.nouns import Result, Seat


class AlarmView(NamedTuple):
    """What a seat sees of Fußball-Alarm. Cards are kinds: places in the deck's cast."""

    seat: Seat | None
    asked: Seat
    question: str
    turn: Seat
    face: int
    victim: Seat
    yellow: Seat
    row: tuple[int, ...]
    stock: int
    height: int
    top: int
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    searched: tuple[int, ...]
    revealed: tuple[tuple[int, ...], ...]
    """Everybody's hand, once the game is over."""
    best: tuple[int, ...]
    """Which footballer everybody's hand counts with, once the game is over."""
    result: Result | None
