"""What one client is shown: only what has changed, and only what it may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Move, Question, Seat, fill


class Update(NamedTuple):
    """What a viewer learns at once: what happened, and how things stand now."""

    events: list[Event]
    view: Any
    question: Question | None
    moves: tuple[Move, ...]


class Onlooker:
    """A seat, or a spectator (None), with a place of its own in what happened.

    Whoever comes late, or comes back, begins where he likes: the view is always whole.
    """

    def __init__(self, match: Match, seat: Seat | None, place: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.place = place
        self.shown: tuple[Any, ...] = ()

    def news(self) -> Update | None:
        """What he has not been shown yet; None if nothing that he may know has changed."""
        match, table, seat = self.match, self.match.table, self.seat
        moves = () if seat is None else tuple(table.moves(seat))
        shown = (table.view(seat), table.question(seat), moves)
        place = match.place
        if self.place >= place and shown == self.shown:
            return None
        events = match.told(seat, self.place)
        self.place, self.shown = place, shown
        return fill(Update, (events, *shown))
