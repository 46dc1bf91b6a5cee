"""Who sits where, and what whoever sits there is given."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from anpfiff.bots import find_bot
from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import Dice, FastDice, derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Move, Seat
from anpfiff.core.table import Table

Lend = Callable[[Match, Seat, Any, Dice], Imagine]
"""Gives a seat that sees this view its `imagine`."""
IMAGINING = 100
"""Apart from the seats, which number the dice of the bots."""
FOREVER = 1 << 62
"""Later than anything."""


class Player(Protocol):
    """Whoever sits in a seat of a game with turns."""

    def heeds(self, events: Sequence[Event]) -> bool: ...

    def see(self, view: Any, events: Sequence[Event], at: int) -> None: ...

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move: ...


def bots_for(match: Match) -> list[Any]:
    """The bots that the match names, each with dice of its own."""
    return [bot_for(match, seat, match.names[seat]) for seat in range(match.setup.seats)]


def bot_for(match: Match, seat: Seat, name: str) -> Any:
    dice = dice_for(match, seat, match.acts)
    return find_bot(match.game.name, name)(seat, match.setup, dice)


def dice_for(match: Match, *numbers: int) -> Dice:
    """Dice for whoever plays beside the table: other numbers than the table's, from its seed."""
    digest = hashlib.sha256(match.seed.encode()).digest()
    return FastDice(derived(int.from_bytes(digest[:8], "big"), *numbers))


def imagined(match: Match, seat: Seat, view: Any, dice: Dice) -> Table:
    """A table that fits what the seat sees and remembers."""
    return match.game.imagine(match.setup, view, match.memories[seat], dice, match.now)


def past(match: Match, seat: Seat) -> list[Event]:
    """All that the seat was told so far: whoever takes it must know that."""
    complete = not match.forgotten and not match.taken_back
    return match.told(seat, 0) if complete else match.history(seat)


def listens(kind: object) -> bool:
    """False for bots that ignore what happens: nobody needs to tell them."""
    return getattr(kind, "see", None) is not Bot.see


def hears_at_once(kind: object) -> bool:
    """False for those who hear what happened when they are asked."""
    return getattr(kind, "heeds", None) is not Bot.heeds
