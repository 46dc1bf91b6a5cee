"""A table and the log that made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anpfiff.core.dice import dice_from
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import CLOCK, NEVER, Event, Mistake, Move, Refused, Seat, Setup, fill
from anpfiff.core.table import Table


class Line(NamedTuple):
    """One line of the log: who did what when (ms since kick-off, pauses included)."""

    at: int
    seat: Seat | None
    text: str


PAUSE = "pause"
GO_ON = "go-on"


class Match:
    """Plays moves, logs them, and tells every seat what it may know.

    Game, setup, seed and log rebuild the match exactly, so nothing else is ever stored.
    """

    def __init__(
        self,
        game: type[Table],
        setup: Setup,
        seed: str,
        names: Sequence[str] = (),
        *,
        loud: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.names = tuple(" ".join(name.split()) for name in names) or ("",) * setup.seats
        if len(self.names) != setup.seats:
            raise Mistake("names-count", names=len(self.names), seats=setup.seats)
        self.table = game(setup, dice_from(seed), loud=loud)
        self.texts = self.table.phrases().texts
        self.log: list[Line] = []
        self.at = 0
        self.lost = 0
        self.paused_since: int | None = None
        self.events: list[Event] = self.table.events
        """All that the table told, secrets included,"""
        self.heard = 0
        """how much of it clients have taken,"""
        self.recalled = 0
        """and how much has been told to the memories."""
        self.minds = [game.Memory() for _ in range(setup.seats)]

    def play(
        self, seat: Seat, move: Move, at: int | None = None, moves: Sequence[Move] | None = None
    ) -> None:
        """Let every deadline up to `at` pass, then make the move.

        Whoever knows what the seat can do then may say so, and it is not looked up again.
        """
        self.wait(self.at if at is None else at)
        if self.paused_since is not None:
            raise Mistake("paused")
        if seat == CLOCK or move not in (self.table.moves(seat) if moves is None else moves):
            raise Refused(self.table.why_not(seat, move))
        self.make(seat, move)

    def wait(self, at: int) -> None:
        """Let time pass: CLOCK plays every deadline up to `at`."""
        if at < self.at:
            raise Mistake("time-backwards", at=at, now=self.at)
        if self.paused_since is None:
            table, now = self.table, at - self.lost
            while NEVER != table.due <= now:
                self.tick()
            table.now = now
        self.at = at

    def tick(self) -> None:
        table = self.table
        table.now = table.due
        self.at = table.now + self.lost
        self.make(CLOCK, table.moves(CLOCK)[0])

    def make(self, seat: Seat, move: Move) -> None:
        self.log.append(fill(Line, (self.at, seat, self.texts[move])))
        self.table.play(seat, move)

    @property
    def news(self) -> list[Event]:
        return self.events[self.heard :]

    def take_news(self) -> list[Event]:
        """What happened since this was last asked, untold: clients get `event.told(seat)`."""
        news = self.events[self.heard :]
        self.heard = len(self.events)
        return news

    @property
    def memories(self) -> list[Memory]:
        """By seat, what it has learnt. Told only now: most of it nobody ever wants to recall."""
        fresh = self.events[self.recalled :]
        if fresh:
            self.recalled = len(self.events)
            for seat, memory in enumerate(self.minds):
                memory.see([event.told(seat) for event in fresh])
        return self.minds

    def pause(self, at: int) -> None:
        """Stop the clock. Deadlines wait, and nobody can move."""
        self.wait(at)
        if self.paused_since is None:
            self.paused_since = at
            self.log.append(Line(at, None, PAUSE))

    def go_on(self, at: int) -> None:
        self.wait(at)
        if self.paused_since is not None:
            self.lost += at - self.paused_since
            self.paused_since = None
            self.log.append(Line(at, None, GO_ON))

    def repeat(self, line: Line) -> None:
        """Do again what a line of a log says."""
        if line.seat is None:
            (self.pause if line.text == PAUSE else self.go_on)(line.at)
        elif line.seat == CLOCK:
            # Not wait: a later line may tell of another deadline in the same millisecond.
            if self.paused_since is None and NEVER != self.table.due <= line.at - self.lost:
                self.tick()
        else:
            self.play(line.seat, self.table.read(line.text), line.at)
        if self.log[-1:] != [line]:
            raise Mistake("line-differs", text=line.text)
