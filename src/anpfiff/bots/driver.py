"""Lets players, bots or people, play a match to its end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from anpfiff.bots import find_bot
from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import Dice, FastDice, derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Event, Move, Seat
from anpfiff.core.table import Table


class Player(Protocol):
    """Whoever sits in a seat."""

    def see(self, view: Any, events: Sequence[Event], at: int) -> None: ...

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move: ...


Lend = Callable[[Match, Seat, Any, Dice], Imagine]
"""Gives a seat that sees this view its `imagine`."""
IMAGINING = 100
"""Apart from the seats, which number the dice of the bots."""


def bots_for(match: Match) -> list[Any]:
    """The bots that the match names, each with dice of its own."""
    return [bot_for(match, seat) for seat in range(match.setup.seats)]


def bot_for(match: Match, seat: Seat) -> Any:
    bot = find_bot(match.game.name, match.names[seat])
    return bot(seat, dice_for(match, seat, len(match.log)))


def listens(kind: object) -> bool:
    """False for bots that ignore what happens: nobody needs to tell them."""
    return getattr(kind, "see", None) is not Bot.see


def drive(match: Match, players: Sequence[Player], lend: Lend | None = None) -> None:
    """Ask whoever is to act until the match is over. Somebody else may lend the imagination."""
    lend = lend or imagination
    table = match.table
    dice = dice_for(match, IMAGINING, len(match.log))
    listeners = [seat for seat, player in enumerate(players) if listens(type(player))]
    while True:
        news = match.take_news()
        for seat in listeners:
            told = [event.told(seat) for event in news]
            players[seat].see(table.view(seat), told, match.at)
        seat = table.asked
        if seat == NOBODY:
            return
        view = table.view(seat)
        move = players[seat].choose(view, table.moves(seat), lend(match, seat, view, dice))
        match.play(seat, move)


def dice_for(match: Match, *numbers: int) -> Dice:
    """Dice for whoever plays beside the table: other numbers than the table's, from its seed."""
    digest = hashlib.sha256(match.seed.encode()).digest()
    return FastDice(derived(int.from_bytes(digest[:8], "big"), *numbers))


def imagination(match: Match, seat: Seat, view: Any, dice: Dice) -> Imagine:
    def imagine() -> Table:
        return match.game.imagine(view, match.memories[seat], dice)

    return imagine
