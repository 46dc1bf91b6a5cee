"""A game with turns as it is being played: whoever is on is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from anpfiff.bots.bot import Imagine
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Move, Seat
from anpfiff.play.seats import (
    FOREVER,
    IMAGINING,
    Imagination,
    Lend,
    Player,
    bot_for,
    dice_for,
    hears_at_once,
    imagines,
    listens,
    past,
    unimagined,
)


class Decision(NamedTuple):
    """Everything that a choice depends on: it may be made in another process."""

    player: Player
    view: Any
    moves: Sequence[Move]
    imagine: Imagine


class Turns:
    """A match and the players in its seats; a seat without one is somebody else's.

    A player hears what happened when it is asked, or at once if it heeds such things.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, Player],
        lend: Lend | None = None,
        *,
        elsewhere: bool = False,
    ) -> None:
        """Somebody else may lend the players their imagination.

        `elsewhere`: decisions that take long are made in another process.
        """
        self.match = match
        self.elsewhere = elsewhere
        self.lend = lend or Imagination
        self.dice = [
            dice_for(match, IMAGINING + seat, match.acts) for seat in range(match.setup.seats)
        ]
        """By seat, for what it imagines."""
        self.players: dict[Seat, Player] = {}
        self.bots: dict[Seat, str] = {}
        """By seat: the name of the bot that plays there, if it can be made anew."""
        self.heard = [FOREVER] * match.setup.seats
        """By seat: how much of what happened its player knows; FOREVER: it does not listen."""
        self.weighed: dict[Seat, int] = {}
        """By seat, for those who may want to hear at once: how much they were asked about."""
        for seat, player in players.items():
            self.sit(seat, player)

    # Who plays

    def sit(self, seat: Seat, player: Player) -> None:
        """Somebody takes the seat, and will be told all that it was told."""
        self.leave(seat)
        match, kind = self.match, type(player)
        self.players[seat] = player
        get_ready = getattr(player, "get_ready", None)
        if get_ready is not None and not self.elsewhere:
            get_ready()
        if not listens(kind):
            return
        self.heard[seat] = 0
        if match.forgotten or match.taken_back:
            self.heard[seat] = match.place
            player.see(match.view(seat), past(match, seat), match.at)
        if hears_at_once(kind):
            self.weighed[seat] = self.heard[seat]
            self.spread()

    def leave(self, seat: Seat) -> None:
        """The seat is somebody else's from now on."""
        self.players.pop(seat, None)
        self.bots.pop(seat, None)
        self.weighed.pop(seat, None)
        self.heard[seat] = FOREVER

    def stand_in(self, seat: Seat, bot: str) -> None:
        """A bot of this name plays, for instance for whoever is gone, until `leave` or `sit`."""
        self.sit(seat, bot_for(self.match, seat, bot))
        self.bots[seat] = bot

    # What happens

    def asked(self) -> Seat:
        """Which of the players is to act now; NOBODY: none."""
        table = self.match.table
        seat = table.asked
        if seat == NOBODY or seat in self.players:
            return seat
        for other, moves in enumerate(table.secret):
            if moves and other in self.players:
                return other
        return NOBODY

    def next(self) -> int:
        """When something happens if nobody else acts: at once, or never."""
        return FOREVER if self.asked() == NOBODY else self.match.at

    def step(self) -> None:
        """Let whoever is to act do so."""
        self.ask(self.asked())

    def ask(self, seat: Seat) -> None:
        player, view, moves, imagine = self.decision(seat)
        self.decide(seat, player.choose(view, moves, imagine), moves)

    def decision(self, seat: Seat) -> Decision:
        """Tell the player what he does not know yet, and put the question."""
        match = self.match
        player, view = self.players[seat], match.table.view(seat)
        if self.heard[seat] < FOREVER:
            self.tell(seat, view)
        imagine: Imagine = unimagined
        if imagines(player):
            imagine = self.lend(match, seat, view, self.dice[seat])
        return Decision(player, view, match.table.moves(seat), imagine)

    def decide(self, seat: Seat, move: Move, moves: Sequence[Move]) -> None:
        """What a player has chosen from these moves is done."""
        self.match.play(seat, move, None, moves)
        if self.weighed:
            self.spread()

    def run(self) -> None:
        """To the end, or until somebody else is on."""
        while (seat := self.asked()) != NOBODY:
            self.ask(seat)
        if self.match.result() is not None:
            self.tell_all()

    def play(self, seat: Seat, move: Move, at: int | None = None) -> None:
        """Somebody acts who is not one of the players."""
        try:
            self.match.play(seat, move, at)
        finally:
            self.spread()

    def take_back(self, seat: Seat, at: int | None = None) -> None:
        """Undo the seat's last move. Bots sit down anew: they must not know what never was."""
        self.match.take_back(seat, at)
        for other, name in [*self.bots.items()]:
            self.stand_in(other, name)
        self.spread()

    # What is heard

    def spread(self) -> None:
        """Tell those who want to hear at once."""
        match = self.match
        for seat, place in self.weighed.items():
            if place < match.place:
                self.weighed[seat] = match.place
                if self.players[seat].heeds(match.told(seat, place)):
                    self.tell(seat, match.view(seat))

    def tell(self, seat: Seat, view: object) -> None:
        match, heard = self.match, self.heard[seat]
        late = heard < match.forgotten
        events = match.history(seat)[heard:] if late else match.told(seat, heard)
        if events:
            self.heard[seat] = heard + len(events)
            self.players[seat].see(view, events, match.at)

    def tell_all(self) -> None:
        """The match is over: everybody hears how it ended."""
        for seat in self.players:
            self.tell(seat, self.match.view(seat))
