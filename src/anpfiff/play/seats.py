"""Who sits where, and what whoever sits there is given."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Protocol

from anpfiff.bots import find_bot
from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Move, Seat
from anpfiff.core.table import Table

Lend = Callable[[Match, Seat, Any, Dice], Imagine]
"""Gives a seat that sees this view its `imagine`."""
IMAGINING, LOTS = 100, 200
"""Apart from the seats, which number the dice of the bots; what they imagine is by seat, too."""
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
    """Dice for whoever plays beside the table, from its seed by a one-way hash.

    Whoever knows the state of his own dice learns nothing of the table's, or of anybody else's.
    """
    source = " ".join([match.seed, *map(str, numbers)])
    digest = hashlib.sha256(source.encode()).digest()
    return FastDice(int.from_bytes(digest[:8], "big"))


class Imagination:
    """`imagine` for one decision: it holds nothing but what the seat may know, and dice."""

    __slots__ = ("dice", "game", "memory", "now", "setup", "view")

    def __init__(self, match: Match, seat: Seat, view: Any, dice: Dice) -> None:
        self.game = match.game
        self.setup = match.setup
        self.view = view
        self.memory = match.memories[seat]
        self.dice = dice
        self.now = match.now

    def __call__(self) -> Table:
        """A table that fits what the seat sees and remembers."""
        return self.game.imagine(self.setup, self.view, self.memory, self.dice, self.now)

    def handed(self) -> Imagination:
        """The same for another process, with dice of its own: what is used there is gone."""
        other = copy(self)
        other.dice = FastDice(self.dice.below(1 << 62))
        return other


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


def imagines(player: object) -> bool:
    """False for bots that never imagine anything."""
    return bool(getattr(player, "imagines", True))


def unimagined() -> Table:
    raise RuntimeError("whoever calls imagine() says so: imagines = True")
