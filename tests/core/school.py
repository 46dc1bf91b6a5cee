"""A game of noise with a bell, and matches of real games at random: what tests of matches need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, NOBODY, Move, Question, Refusal, Result, Seat, Setup
from anpfiff.core.options import Choice, Options, option
from anpfiff.core.phrases import Phrases
from anpfiff.core.table import Table
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm

SHOUT, RING, ECHO = 0, 1, 2
SECOND = 1000


@dataclass(frozen=True)
class SchoolOptions(Options):
    echo: str = option("none", "T3", Choice("none", "at-once", "of-shouts"))


class School(Table):
    """T1 Anybody may shout at any time. T2 The bell rings every second; at the third it is over.

    T3 With an echo every ring but the last, or every shout, is followed by one in the same
    millisecond; the next ring is a second after that.
    """

    name = "school"
    players = range(2, 5)
    Options = SchoolOptions
    Deck = AlarmDeck
    fields = ("heard", "rings")

    def deal(self) -> None:
        self.heard: list[str] = []
        self.rings = 0
        self.wake(SECOND, RING)

    def other_moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK or self.outcome is not None:
            return super().other_moves(seat)
        return (SHOUT,)

    def play(self, seat: Seat, move: Move) -> None:
        self.heard.append(f"{seat} {self.write(move)} {self.now}")
        self.tell("noise", {"seat": seat}, (seat,), {"now": self.now})
        if move == RING:
            self.rings += 1
        echo = self.setup.options.write()["echo"]
        if self.rings == 3:
            self.end(Result((1.0,) * self.seats, (1,) * self.seats, "bell", "T2"))
        elif (move, echo) in ((RING, "at-once"), (SHOUT, "of-shouts")):
            self.wake(self.now, ECHO)
        elif move != SHOUT:
            self.wake(self.now + SECOND, RING)

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("silence", "T1")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("not-your-bell", "T2")

    def question(self, seat: Seat | None) -> Question | None:
        return Question("noise") if seat is not None and self.moves(seat) else None

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return Phrases((SHOUT, "shout"), (RING, "ring"), (ECHO, "echo"))


def school(**options: str) -> Match:
    return Match(School, School.agree(2, options), "fast 1")


def heard(match: Match) -> list[str]:
    """Who made which noise when, the clock's too, in table time."""
    assert isinstance(match.table, School)
    return match.table.heard


def log(match: Match) -> list[str]:
    return [f"{line.at} {line.seat} {line.text}" for line in match.log]


def random_alarm(seed: int, steps: int) -> Match:
    match = Match(Alarm, Alarm.agree(3), f"fast {seed}")
    dice = FastDice(seed)
    for _ in range(steps):
        if match.table.asked == NOBODY:
            break
        match.play(match.table.asked, dice.pick(match.table.moves(match.table.asked)))
    return match


def assert_rebuilds(match: Match) -> None:
    """Only waiting after the last line is not in the log, though a record has that, too."""
    again = Match(match.game, match.setup, match.seed, match.names)
    for line in match.log:
        again.repeat(line)
    if again.at < match.at or match.ticked:
        again.wait(match.at)
    assert list(again.log) == list(match.log)
    assert again.table.state() == match.table.state()
    assert (again.at, again.lost, again.paused_since, again.acts, again.place) == (
        match.at,
        match.lost,
        match.paused_since,
        match.acts,
        match.place,
    )
