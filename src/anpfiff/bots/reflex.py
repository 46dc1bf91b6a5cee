"""How long a person needs, and how often it goes wrong.

A racer of this kind reacts to what its view showed, when it showed it. Times add up from the parts
that psychology has measured; docs/decisions/reflexes.md has the table with its sources.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import exp, log2
from statistics import NormalDist
from typing import Any

from anpfiff.bots.bot import Imagine, Intention, Racer
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, Event, Move, Seat
from anpfiff.core.race import READY


@dataclass(frozen=True, slots=True)
class Pace:
    """One person. Times are means in ms, chances are in per mille."""

    notice: int
    """From a change on the table until it is taken in: simple reaction without the movement."""
    scan: int
    """Looking at one more face-up card."""
    bit: int
    """Choosing, for each bit (Hick)."""
    reach: int
    """The hand to the middle and down (Fitts)."""
    leaf: int
    """Turning up the next card and reading it."""
    flick: int
    """Reading the next card of a fan in the hand."""
    gather: int
    """Grasping that the stack is empty, and reaching for the cards."""
    cheer: int
    """After a goal: being ready again."""
    lapse: int
    """Chance to have looked elsewhere when something changed."""
    miss: int
    """Chance to overlook a fitting card."""
    slip: int
    """Chance to lay a wrong card instead of going on."""
    plan: int
    """Chance to think before covering a card, spending an action or showing one again."""


ADULT = Pace(
    notice=250,
    scan=275,
    bit=150,
    reach=400,
    leaf=900,
    flick=480,
    gather=700,
    cheer=3000,
    lapse=50,
    miss=40,
    slip=8,
    plan=800,
)
TIMES = 8
"""How many of its fields are times."""
LAPSE_MS = 700
"""How much later somebody notices who looked elsewhere."""
SPREAD = 0.25
"""Standard deviation of the logarithm of a time: people vary by about a quarter."""
STEPS = 64
NOISE = tuple(
    round(exp(SPREAD * NormalDist().inv_cdf((step + 0.5) / STEPS)), 3) for step in range(STEPS)
)
"""Factors, equally likely: a lognormal distribution in 64 steps. Rounded, so that every machine has

the same.
"""


def paced(slowness: float, **chances: int) -> Pace:
    """An adult's times, so much slower, with chances of one's own."""
    names = [field.name for field in fields(Pace)[:TIMES]]
    times = {name: round(getattr(ADULT, name) * slowness) for name in names}
    return replace(ADULT, **times, **chances)


LEVELS = (
    paced(1.9, lapse=200, miss=150, slip=30, plan=0),
    paced(1.2, lapse=100, miss=80, slip=15, plan=400),
    ADULT,
    paced(0.8, lapse=20, miss=15, slip=4, plan=1000),
)
"""A child of eight, a family at the table, people who play often, an expert."""
HICK = tuple(log2(number + 1) for number in range(32))


class Reflex(Racer):
    """A person with a pace."""

    def __init__(self, seat: Seat, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, dice)
        self.pace = LEVELS[level - 1]
        self.at = 0
        self.aware = 0
        """When the last change on the table has been, or will have been, taken in."""
        self.due = 0
        """When the hand now moving arrives, and"""
        self.moving: Move = NOBODY
        """with what."""

    def chance(self, per_mille: int) -> bool:
        return self.dice.below(1000) < per_mille

    def takes(self, ms: float) -> int:
        """A time around this mean."""
        return int(ms * self.dice.pick(NOISE))

    def notice(self) -> None:
        """Something changed on the table: it is taken in a little later, or later still."""
        dice, pace = self.dice, self.pace
        ms = int(pace.notice * dice.pick(NOISE))
        if dice.below(1000) < pace.lapse:
            ms += self.takes(LAPSE_MS)
        self.aware = self.at + ms

    def intend(self, at: int, move: Move) -> Intention:
        self.due, self.moving = at, move
        return at - self.at, move

    def intend_after(self, base: int, ms: float, move: Move) -> Intention:
        """The same, a time around this mean after `base`."""
        self.due = due = base + int(ms * self.dice.pick(NOISE))
        self.moving = move
        return due - self.at, move


class Leafing(Reflex):
    """Somebody with cards open before him and a covered stack: looks at the middle when it

    changes, through his own cards for one that fits, and else turns up the next.
    """

    middle: frozenset[str]
    """Events that everybody looks up for; else people watch their own cards."""
    arrivals: frozenset[str] = frozenset(("turn",))
    """Events that bring a card before one of the players, and"""
    usual_place: int = 0
    """where it lies if they do not say."""
    first_lay: Move
    """Laying the card of place 0; the other places follow."""
    urgent: Move = 1 << 30
    """This move and all higher ones are made at once, whatever fits."""

    def __init__(self, seat: Seat, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, dice, level)
        # What every move needs: Python finds it in the object far sooner than in its class.
        self.middle = type(self).middle
        self.arrivals = type(self).arrivals
        self.usual_place = type(self).usual_place
        self.urgent = type(self).urgent
        self.overlooked = -1
        """The place that he looked at without seeing; −1: none."""
        self.searched = False
        """Whether the own cards have been looked through since the middle changed."""

    # What a game writes

    def shown(self, view: Any) -> tuple[int, ...]:
        """The own open cards by place; negative: none."""
        raise NotImplementedError

    def fits(self, view: Any) -> frozenset[int]:
        """What can be laid, as far as it is worth laying."""
        raise NotImplementedError

    def leaf(self, view: Any, moves: Sequence[Move], base: int) -> Intention | None:
        """Nothing fits: what to do with the stack."""
        raise NotImplementedError

    def think_again(self, changes: int) -> None:
        """The middle has changed, so many times."""

    # What all do

    def heeds(self, events: Sequence[Event]) -> bool:
        middle, seat = self.middle, self.seat
        for event in events:  # noqa: SIM110, twice as fast as any()
            if event.code in middle or event.facts.get("seat") == seat:
                return True
        return False

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.at = at
        changes = 0
        for event in events:
            code = event.code
            if code in self.middle:
                self.notice()
                changes += 1
            elif code in self.arrivals:
                facts = event.facts
                if facts["seat"] == self.seat:
                    self.glance(facts.get("place", self.usual_place))
        if changes:
            self.searched = False
            self.think_again(changes)

    def glance(self, place: int) -> None:
        """At a card that has just come to this place."""
        if self.dice.below(1000) < self.pace.miss:
            self.overlooked = place
        elif self.overlooked == place:
            self.overlooked = -1

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        at, aware, due = self.at, self.aware, self.due
        if at < due <= aware and self.moving in moves:  # A hand on its way is not stopped.
            return due - at, self.moving
        base = aware if aware > at else at
        if moves[-1] >= self.urgent:
            urgent = [move for move in moves if move >= self.urgent]
            return self.intend(base + self.takes(self.pace.reach), self.dice.pick(urgent))
        if len(moves) == 1:
            return self.do_only(view, moves, base)
        shown = self.shown(view)
        if not self.searched:
            base += self.search(shown)
        fits = self.fits(view)
        if not fits.isdisjoint(shown) and (fitting := self.unmissed(fits, shown)):
            ms = self.pace.bit * HICK[len(fitting)] + self.pace.reach
            return self.intend(base + self.takes(ms), self.first_lay + self.dice.pick(fitting))
        if self.dice.below(1000) < self.pace.slip:
            wrong = [move for move in self.lays(shown) if move in moves]
            if wrong:
                return self.intend(base + self.takes(self.pace.reach), self.dice.pick(wrong))
        return self.leaf(view, moves, base)

    def do_only(self, view: Any, moves: Sequence[Move], base: int) -> Intention | None:
        if moves[0] == READY:
            return self.intend_after(base, self.pace.cheer, READY)
        return self.leaf(view, moves, base)

    def search(self, shown: tuple[int, ...]) -> int:
        """Look through the own cards: how long that takes, and what is overlooked."""
        self.searched = True
        missed = self.dice.below(1000) < self.pace.miss * len(shown)
        self.overlooked = self.dice.below(len(shown)) if missed else -1
        return self.takes(self.pace.scan * len(shown))

    def unmissed(self, fits: frozenset[int], shown: tuple[int, ...]) -> list[int]:
        """The places where a fitting card lies, but for one overlooked."""
        found = [place for place, card in enumerate(shown) if card in fits]
        if self.overlooked in found:
            found.remove(self.overlooked)
        return found

    def lays(self, shown: tuple[int, ...]) -> list[Move]:
        return [self.first_lay + place for place, card in enumerate(shown) if card >= 0]
