"""What a screen is drawn from: one seat's side of a match, or a spectator's. Never a table."""

from __future__ import annotations

from typing import Any, Protocol

from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Move, Question, Seat
from anpfiff.play.timed import TimedPlay


class Source(Protocol):
    """A match in this program, or one that is told over the wire."""

    seat: Seat | None

    def view(self) -> Any: ...

    def question(self) -> Question | None: ...

    def news(self) -> list[Event]:
        """What has happened since this was last asked."""

    def at(self) -> int:
        """When the last of it happened, in table time."""

    def hand(self) -> tuple[Move | None, Move | None]:
        """In a race: what the hand is carrying, and what was pressed meanwhile."""


class LocalSource:
    """Of a match in this program."""

    def __init__(self, match: Match, seat: Seat | None, play: TimedPlay | None = None) -> None:
        self.match = match
        self.seat = seat
        self.play = play
        self.place = match.place if len(match.log) else 0
        """How much of what happened was shown; of a new match the deal is news."""

    def view(self) -> Any:
        return self.match.view(self.seat)

    def question(self) -> Question | None:
        return self.match.question(self.seat)

    def news(self) -> list[Event]:
        if self.place == self.match.place:
            return []
        events = self.events()
        self.place = self.match.place
        return events

    def events(self) -> list[Event]:
        """Not shown yet."""
        return self.match.told(self.seat, self.place)

    def at(self) -> int:
        return self.match.now

    def hand(self) -> tuple[Move | None, Move | None]:
        if self.play is None or self.seat is None:
            return None, None
        return self.play.carrying(self.seat), self.play.ahead.get(self.seat)
