"""A game with turns as it is being played: whoever is on is asked."""

from __future__ import annotations

from collections.abc import Mapping

from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Move, Seat
from anpfiff.play.seats import (
    FOREVER,
    IMAGINING,
    Lend,
    Player,
    bot_for,
    dice_for,
    hears_at_once,
    imagination,
    listens,
    past,
)


class Turns:
    """A match and the players in its seats; a seat without one is somebody else's.

    A player hears what happened when it is asked, or at once if it heeds such things.
    """

    def __init__(
        self, match: Match, players: Mapping[Seat, Player], lend: Lend = imagination
    ) -> None:
        self.match = match
        self.lend = lend
        self.dice = dice_for(match, IMAGINING, match.acts)
        self.players: dict[Seat, Player] = {}
        self.heard = [FOREVER] * match.setup.seats
        """By seat: how much of what happened its player knows."""
        self.eager: list[Seat] = []
        for seat, player in players.items():
            self.sit(seat, player)

    # Who plays

    def sit(self, seat: Seat, player: Player) -> None:
        """Somebody takes the seat, and will be told all that it was told."""
        self.leave(seat)
        match, kind = self.match, type(player)
        self.players[seat] = player
        if not listens(kind):
            return
        if match.forgotten or match.taken_back:
            player.see(match.view(seat), past(match, seat), match.at)
            self.heard[seat] = match.place
        else:
            self.heard[seat] = 0
        if hears_at_once(kind):
            self.eager.append(seat)

    def leave(self, seat: Seat) -> None:
        """The seat is somebody else's from now on."""
        self.players.pop(seat, None)
        self.heard[seat] = FOREVER
        if seat in self.eager:
            self.eager.remove(seat)

    def stand_in(self, seat: Seat, bot: str) -> None:
        """A bot of this name plays for whoever is gone, until `leave` or `sit`."""
        self.sit(seat, bot_for(self.match, seat, bot))

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
        """Ask whoever is to act."""
        match, seat = self.match, self.asked()
        table, player = match.table, self.players[seat]
        if self.eager:
            self.spread()
        view = table.view(seat)
        if self.heard[seat] < match.place:
            self.tell(seat, view)
        imagine = self.lend(match, seat, view, self.dice)
        match.play(seat, player.choose(view, table.moves(seat), imagine))
        if self.eager:
            self.spread()

    def run(self) -> None:
        """To the end, or until somebody else is on."""
        while self.asked() != NOBODY:
            self.step()
        self.spread()
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
        for other in range(self.match.setup.seats):
            name = self.match.names[other]
            if other in self.players and other not in self.eager:
                self.stand_in(other, name)
        self.spread()

    # What is heard

    def spread(self) -> None:
        """Tell those who hear at once."""
        match = self.match
        for seat in self.eager:
            if self.heard[seat] < match.place and self.players[seat].heeds(
                match.told(seat, self.heard[seat])
            ):
                self.tell(seat, match.view(seat))

    def tell(self, seat: Seat, view: object) -> None:
        match = self.match
        events = match.told(seat, self.heard[seat])
        self.heard[seat] = match.place
        self.players[seat].see(view, events, match.at)

    def tell_all(self) -> None:
        """The match is over: everybody hears how it ended."""
        for seat in self.players:
            if self.heard[seat] < self.match.place:
                self.tell(seat, self.match.view(seat))
