"""What can be watched: something happens next, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from anpfiff.core.log import Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, Seat
from anpfiff.core.record import Record
from anpfiff.play.seats import FOREVER, Player, bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns

MOVE_MS = 1500
"""How long a move of a game with turns stays before the next one."""


class Reel(Protocol):
    """Times are ms of its own, from 0 upwards."""

    match: Match

    def next(self) -> int:
        """When something happens next; FOREVER: nothing will."""

    def step(self) -> None:
        """Let it happen."""


def live(match: Match) -> Reel:
    """The bots that the match names play it."""
    bots = dict(enumerate(bots_for(match)))
    return TimedPlay(match, bots) if match.game.races else Paced(match, bots)


class Paced:
    """Bots play a game with turns, one decision at a time that one can see."""

    def __init__(self, match: Match, players: Mapping[Seat, Player]) -> None:
        self.match = match
        self.turns = Turns(match, players)
        self.at = MOVE_MS

    def next(self) -> int:
        return FOREVER if self.turns.next() == FOREVER else self.at

    def step(self) -> None:
        """As many decisions as it takes until something is told."""
        self.at += MOVE_MS
        place = self.match.place
        while self.match.place == place and self.turns.next() != FOREVER:
            self.turns.step()


class Again:
    """A record is played again, as fast as it was; nobody waits for its pauses."""

    def __init__(self, record: Record, match: Match) -> None:
        self.match = match
        self.lines = record.steps(match)
        self.log = record.log
        self.place = 0

    def line(self) -> Line | None:
        return self.log[self.place] if self.place < len(self.log) else None

    def next(self) -> int:
        line, match = self.line(), self.match
        if line is None:
            return FOREVER
        if match.paused_since is not None:
            return match.paused_since - match.lost
        at, due = line.at - match.lost, match.table.due
        return due if NEVER != due < at else at

    def step(self) -> None:
        """The next deadline before the next line, or that line."""
        match, at = self.match, self.next()
        line = self.line()
        if match.paused_since is None and line is not None and at < line.at - match.lost:
            match.wait(at + match.lost)
            return
        self.place += 1
        next(self.lines)


class AgainInTurns(Again):
    """A record of a game with turns, one thing at a time that one can see."""

    def __init__(self, record: Record, match: Match) -> None:
        super().__init__(record, match)
        self.at = MOVE_MS

    def next(self) -> int:
        return FOREVER if self.line() is None else self.at

    def step(self) -> None:
        """As many lines as it takes until something is told."""
        self.at += MOVE_MS
        place = self.match.place
        while self.match.place == place and self.line() is not None:
            self.place += 1
            next(self.lines)
