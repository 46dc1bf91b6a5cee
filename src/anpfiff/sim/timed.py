"""Races in simulated time: what happens next, and when, on whole milliseconds."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from anpfiff.bots.bot import Racer
from anpfiff.bots.driver import IMAGINING, dice_for
from anpfiff.core.dice import Dice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, Event, Mistake, Move, Refused, Seat
from anpfiff.core.table import Table

FOREVER = 1 << 62
"""Later than anything."""
ADVANCES = frozenset(("signal", "kick-off", "pass", "tackle", "goal", "out", "void"))
STALL_MS = 20_000
"""So long without a card in the middle, and people begin to complain."""


class TimedPlay:
    """A match and the racers in its seats; a seat without one is somebody else's.

    Every racer has at most one intention. The earliest is carried out, then all whom the change
    concerns are asked again. Of several in the same millisecond the lot decides: nobody is first
    because of the seat he sits in. Intentions are in table time, which a pause does not use up.
    """

    def __init__(self, match: Match, racers: Mapping[Seat, Racer]) -> None:
        self.match = match
        self.racers = racers
        self.dice = dice_for(match, IMAGINING, len(match.log))
        self.imaginations = {seat: partial(imagined, match, seat, self.dice) for seat in racers}
        self.times = [FOREVER] * match.setup.seats
        self.moves: list[Move] = [0] * match.setup.seats
        self.offers: list[Sequence[Move]] = [()] * match.setup.seats
        self.offered = [0] * match.setup.seats
        """By seat: how long the log was when it chose, and from which moves."""
        news = match.take_news()
        for seat in racers:
            self.ask(seat, [event.told(seat) for event in news])

    def next(self) -> int:
        """When something happens next if nobody else acts; FOREVER: nothing will."""
        if self.match.paused_since is not None:
            return FOREVER
        due = self.match.table.deadline()
        earliest = min(self.times)
        if due is not None and due < earliest:
            earliest = due
        return earliest if earliest == FOREVER else earliest + self.match.lost

    def step(self) -> list[Event]:
        """Let it happen, and ask those again whom it concerns. Deadlines come first."""
        match, times = self.match, self.times
        at, due = min(times), match.table.due
        if NEVER != due <= at:
            match.wait(due + match.lost)
        elif at == FOREVER:
            raise Mistake("nobody-acts", at=match.at)
        else:
            seat = times.index(at) if times.count(at) == 1 else self.one_of(at)
            times[seat] = FOREVER
            unchanged = self.offered[seat] == len(match.log)
            offer = self.offers[seat] if unchanged else None
            try:
                match.play(seat, self.moves[seat], at + match.lost, offer)
            except Refused:
                self.ask(seat, [])
        return self.spread()

    def one_of(self, at: int) -> Seat:
        return self.dice.pick([seat for seat, time in enumerate(self.times) if time == at])

    def play(self, seat: Seat, move: Move, at: int) -> list[Event]:
        """Somebody acts who is not one of the racers."""
        try:
            self.match.play(seat, move, at)
        finally:
            news = self.spread()
        return news

    def spread(self) -> list[Event]:
        """Ask those again whom the news concern; a secret choice is no news to anybody."""
        news = self.match.take_news()
        if not news:
            return news
        secret = False
        for event in news:
            if event.secret:
                secret = True
        for seat, racer in self.racers.items():
            heard = [event.told(seat) for event in news] if secret else news
            if racer.heeds(heard):
                self.ask(seat, heard)
        return news

    def ask(self, seat: Seat, heard: Sequence[Event]) -> None:
        table, racer = self.match.table, self.racers[seat]
        view = table.view(seat)
        racer.see(view, heard, table.now)
        moves = table.moves(seat)
        intention = racer.choose(view, moves, self.imaginations[seat]) if moves else None
        if intention is None:
            self.times[seat] = FOREVER
        else:
            after, self.moves[seat] = intention
            self.times[seat] = table.now + after
            self.offers[seat] = moves
            self.offered[seat] = len(self.match.log)


def imagined(match: Match, seat: Seat, dice: Dice) -> Table:
    return match.game.imagine(match.table.view(seat), match.memories[seat], dice)


@dataclass
class Course:
    """What happened in a match, and how often play stood still."""

    told: list[Event] = field(default_factory=list)
    stalls: int = 0
    moved: int = 0
    """When something last came to the middle, or all began to look for it."""

    def follow(self, news: Sequence[Event], at: int) -> None:
        self.told += news
        for event in news:
            code = event.code
            if code in ADVANCES:
                self.stalls += code != "signal" and at - self.moved > STALL_MS
                self.moved = at

    @property
    def events(self) -> Counter[str]:
        return Counter([event.code for event in self.told])


def race(match: Match, racers: Sequence[Racer]) -> Course:
    """Play the match to its end, as fast as can be.

    Nothing here makes cycles, so the collector would search for nothing.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        play = TimedPlay(match, dict(enumerate(racers)))
        course = Course()
        while match.table.outcome is None:
            course.follow(play.step(), match.at)
    finally:
        if collecting:
            gc.enable()
    return course
