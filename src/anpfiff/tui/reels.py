"""What an app shows in time: something happens next, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from anpfiff.bots.bot import Racer
from anpfiff.bots.driver import IMAGINING, Player, dice_for, imagination
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Event, Seat
from anpfiff.core.record import Record
from anpfiff.sim.timed import FOREVER, TimedPlay

MOVE_MS = 1500
"""How long a move of a game with turns stays before the next one."""


class Reel(Protocol):
    """Times are ms of its own, from 0 upwards."""

    match: Match

    def next(self) -> int:
        """When something happens next; FOREVER: nothing will."""

    def step(self) -> list[Event]:
        """Let it happen."""


class Live(TimedPlay):
    """A race is played; what the deal told comes first."""

    def __init__(self, match: Match, racers: Mapping[Seat, Racer]) -> None:
        self.dealt = [] if match.log else list(match.news)
        super().__init__(match, racers)

    def next(self) -> int:
        waiting = self.dealt and self.match.paused_since is None
        return self.match.at if waiting else super().next()

    def step(self) -> list[Event]:
        dealt, self.dealt = self.dealt, []
        return dealt or super().step()


class Turns:
    """Bots play a game with turns, one decision at a time."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self.match = match
        self.players = players
        self.dice = dice_for(match, IMAGINING, len(match.log))
        self.at = 0
        self.news = self.tell()

    def next(self) -> int:
        over = self.match.table.asked == NOBODY and not self.news
        return FOREVER if over else self.at

    def step(self) -> list[Event]:
        """What the deal told comes first, then decisions; nobody waits for those unheard of."""
        self.at += MOVE_MS
        news, self.news = self.news, []
        while not news and self.match.table.asked != NOBODY:
            news = self.decide()
        return news

    def decide(self) -> list[Event]:
        table = self.match.table
        seat = table.asked
        view = table.view(seat)
        imagine = imagination(self.match, seat, view, self.dice)
        self.match.play(seat, self.players[seat].choose(view, table.moves(seat), imagine))
        return self.tell()

    def tell(self) -> list[Event]:
        news = self.match.take_news()
        for seat, player in enumerate(self.players):
            view = self.match.table.view(seat)
            player.see(view, [event.told(seat) for event in news], self.match.at)
        return news


class Again:
    """A record is played again, as fast as it was; nobody waits for its pauses."""

    def __init__(self, record: Record, match: Match) -> None:
        self.match = match
        self.lines: Iterator[object] = record.steps(match)
        self.log = record.log
        self.news = match.take_news()

    def next(self) -> int:
        place = len(self.match.log)
        if place == len(self.log):
            return FOREVER
        since = self.match.paused_since
        return (self.log[place].at if since is None else since) - self.match.lost

    def step(self) -> list[Event]:
        next(self.lines)
        news, self.news = [*self.news, *self.match.take_news()], []
        return news


class Stopwatch:
    """Seconds of a steady clock as ms of play: faster, slower, or standing still."""

    def __init__(self, clock: Callable[[], float], at: int = 0, speed: float = 1) -> None:
        self.clock = clock
        self.at = at
        self.since = clock()
        self.speed = speed
        self.running = True

    def ms(self, seconds: float | None = None) -> int:
        if not self.running:
            return self.at
        passed = (self.clock() if seconds is None else seconds) - self.since
        return self.at + int(max(0.0, passed) * 1000 * self.speed)

    def set(self, at: int | None = None, speed: float | None = None) -> None:
        """Go on from here, or from `at`; at another speed."""
        self.at = self.ms() if at is None else at
        self.since = self.clock()
        self.speed = self.speed if speed is None else speed

    def stop(self) -> None:
        self.set()
        self.running = False

    def start(self) -> None:
        self.since = self.clock()
        self.running = True
