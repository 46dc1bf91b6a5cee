"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Move, Seat, Setup
from anpfiff.core.table import Table

Imagine = Callable[[], Table]
"""Gives a new table that fits what the seat sees and remembers, each time another."""


class Bot:
    """Plays one seat from views, events and imagined tables; it never gets the table."""

    imagines = False
    """Whether it calls `imagine`; who does not is spared remembering what it takes."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice) -> None:
        self.seat = seat
        self.setup = setup
        self.dice = dice

    def heeds(self, events: Sequence[Event]) -> bool:
        """Whether it wants to hear this at once; else it hears it when it is next asked."""
        return False

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        """What the seat was told since the last time, in order, and what it sees now."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        """Called when the seat has moves: one of them."""
        raise NotImplementedError

    def get_ready(self) -> None:
        """Load what takes long to load; called before the first decision in this process."""

    def ponders(self, view: Any) -> bool:
        """Whether this decision takes so long that others should not have to wait for it."""
        return False


Intention = tuple[int, Move]
"""After how many ms the seat makes which move, if nothing changes its mind."""


class Racer:
    """Plays one seat of a game without turns: it is also asked when."""

    imagines = False

    def __init__(self, seat: Seat, setup: Setup, dice: Dice) -> None:
        self.seat = seat
        self.setup = setup
        self.dice = dice

    def heeds(self, events: Sequence[Event]) -> bool:
        """Whether this concerns the racer; if not, it is neither shown nor asked anything."""
        return True

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        """Called at every change that it heeds."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        """Called after `see` while the seat has moves. The answer replaces the earlier one."""
        raise NotImplementedError


class RandomRacer(Racer):
    """Any move after any time up to two seconds."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        return 200 + self.dice.below(1800), self.dice.pick(moves)


class RandomBot(Bot):
    """Any move, each equally likely."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        return self.dice.pick(moves)


Maker = Callable[[Seat, Setup, Dice], Any]
"""Makes a Bot, or a Racer in a game without turns, for a seat of a table that was set up so."""
Makers = Mapping[str, Maker]
"""By the name of the bot."""
