"""A race to its end, as fast as can be, and what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from anpfiff.bots.bot import Racer
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake
from anpfiff.play.timed import TimedPlay

ADVANCES = frozenset(("signal", "kick-off", "pass", "tackle", "goal", "out", "void"))
IDLE_MS = 600_000
"""So long only the clock has moved, and nobody will ever do anything."""
STALL_MS = 20_000
"""So long without a card in the middle, and people begin to complain."""


@dataclass
class Course:
    """What happened in a match, and how often play stood still."""

    told: list[Event] = field(default_factory=list)
    stalls: int = 0
    moved: int = 0
    """When something last came to the middle, or all began to look for it."""
    waited: int = 0
    """Over lines: how many ms a press has waited at most for its landing after it had arrived."""

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
    """Play the match to its end."""
    play = TimedPlay(match, dict(enumerate(racers)))
    course = Course()
    while match.table.outcome is None:
        play.step()
        course.follow(play.news, match.at)
        if match.ticked and match.at - last_act(match) > IDLE_MS:
            raise Mistake("nobody-acts", at=match.at)
    return course


def last_act(match: Match) -> int:
    return match.log[-1].at if len(match.log) else 0
