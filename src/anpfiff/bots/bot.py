"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Move, Seat
from anpfiff.core.table import Table

Imagine = Callable[[], Table]
"""Gives a new table that fits what the seat sees and remembers, each time another."""


class Bot:
    """Plays one seat from views, events and imagined tables; it never gets the table."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        """Called at every change with what the seat sees now and what it was told."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        """Called when the seat has moves: one of them."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any move, each equally likely."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        return self.dice.pick(moves)
