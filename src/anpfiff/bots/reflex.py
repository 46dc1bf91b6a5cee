"""How long a person needs, and how often it goes wrong.

A racer of this kind reacts to what its view showed, when it showed it. Times add up from the parts
that psychology has measured; docs/decisions/reflexes.md has the table with its sources.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from math import exp, log2
from statistics import NormalDist
from typing import Any, NamedTuple

from anpfiff.bots.bot import Imagine, Intention, Makers, Racer, RandomRacer
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, READY, Event, Move, Seat, Setup


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


class Mind(NamedTuple):
    """What somebody makes of the cards. Chances are in per mille."""

    wit: int
    """Chance to weigh up what to lay, to cover or to spend, and to have the next card in mind."""
    span: int
    """How many cards he keeps in mind."""
    habit: int
    """Chance to do in a penalty what he likes best."""


class League(NamedTuple):
    """How quick its people are, and how clever."""

    pace: Pace
    mind: Mind


LEAGUES = {
    "bambini": League(
        paced(1.7, lapse=200, miss=150, slip=30, plan=0), Mind(wit=0, span=1, habit=700)
    ),
    "kreisliga": League(
        paced(1.45, lapse=140, miss=100, slip=20, plan=350), Mind(wit=0, span=1, habit=500)
    ),
    "regionalliga": League(
        paced(1.3, lapse=95, miss=75, slip=15, plan=500), Mind(wit=300, span=2, habit=250)
    ),
    "bundesliga": League(
        paced(1.08, lapse=55, miss=45, slip=9, plan=800), Mind(wit=600, span=3, habit=0)
    ),
    "weltklasse": League(
        paced(0.86, lapse=20, miss=15, slip=4, plan=1000), Mind(wit=1000, span=4, habit=0)
    ),
}
"""From the weakest to the strongest; docs/decisions/reflexes.md has what they score."""
GOAL, ATTEMPT, PASS = 1000, 100, 30
"""What it promises to lay a goal card, or one that a goal card or another of his own can follow."""
HICK = tuple(log2(number + 1) for number in range(32))


class Reflex(Racer):
    """A person with a pace."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, setup, dice)
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

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, level: int = 2) -> None:
        super().__init__(seat, setup, dice, level)
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

    def select(self, view: Any, shown: tuple[int, ...], fitting: list[int]) -> int:
        """Which of the places with a fitting card."""
        return self.dice.pick(fitting)

    def pick_urgent(self, view: Any, urgent: list[Move]) -> Move:
        """Which of the moves that are made at once."""
        return self.dice.pick(urgent)

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
            delay = self.takes(self.pace.reach)
            return self.intend(base + delay, self.pick_urgent(view, urgent))
        if len(moves) == 1:
            return self.do_only(view, moves, base)
        shown = self.shown(view)
        if not self.searched:
            base += self.search(shown)
        fits = self.fits(view)
        if not fits.isdisjoint(shown) and (fitting := self.unmissed(fits, shown)):
            ms = self.pace.bit * HICK[len(fitting)] + self.pace.reach
            delay = self.takes(ms)
            return self.intend(base + delay, self.first_lay + self.select(view, shown, fitting))
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

    def unmissed(self, fits: frozenset[int], shown: Sequence[int]) -> list[int]:
        """The places where a fitting card lies, but for one overlooked."""
        found = [place for place, card in enumerate(shown) if card in fits]
        if self.overlooked in found:
            found.remove(self.overlooked)
        return found

    def lays(self, shown: tuple[int, ...]) -> list[Move]:
        return [self.first_lay + place for place, card in enumerate(shown) if card >= 0]


class Foreseeing(Leafing):
    """Somebody who weighs up which card to lay, and knows then what he will lay on it."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, league: League) -> None:
        super().__init__(seat, setup, dice)
        self.pace, self.mind = league
        self.laying = -1
        """The card he lays, and"""
        self.next_place = -1
        """where the one lies that he means to lay on it; −1: none,"""
        self.next_card = -1
        """and which that is."""

    # What a game writes

    def remaining(self, shown: tuple[int, ...], place: int) -> list[int]:
        """The own open cards by place when that of this place has been laid."""
        raise NotImplementedError

    def followers(self, view: Any, card: int) -> frozenset[int]:
        """What can be laid on this card."""
        raise NotImplementedError

    def goals(self, view: Any) -> frozenset[int]:
        """The cards that score."""
        raise NotImplementedError

    def prospect(self, view: Any, card: int) -> int:
        """How much more its own side can lay on this card than the other."""
        raise NotImplementedError

    # What all do

    def promise(self, view: Any, card: int, rest: Sequence[int]) -> int:
        """A goal; else a card that he can play on, with a goal if possible; else a good pass."""
        goals = self.goals(view)
        if card in goals:
            return GOAL
        follows = self.followers(view, card).intersection(rest)
        chance = 0
        if follows:
            chance = ATTEMPT if not goals.isdisjoint(follows) else PASS
        return chance + self.prospect(view, card)

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        """What he had in mind needs neither a look at the middle nor a search."""
        place = self.next_place
        if place >= 0 and view.top == self.laying:
            self.next_place = -1
            shown, move = self.shown(view), self.first_lay + place
            if shown[place] == self.next_card and move in moves:
                self.foresee(view, shown, place)
                return self.intend_after(self.at, self.pace.reach, move)
        return super().choose(view, moves, imagine)

    def select(self, view: Any, shown: tuple[int, ...], fitting: list[int]) -> int:
        """The most promising card, if he thinks."""
        self.next_place = -1
        if not self.chance(self.mind.wit):
            return self.dice.pick(fitting)
        place = self.best(view, shown, fitting)
        self.foresee(view, shown, place)
        return place

    def best(self, view: Any, shown: Sequence[int], places: Sequence[int]) -> int:
        if len(places) == 1:
            return places[0]
        row = tuple(shown)
        promises = [self.promise(view, row[at], self.remaining(row, at)) for at in places]
        return places[promises.index(max(promises))]

    def foresee(self, view: Any, shown: tuple[int, ...], place: int) -> None:
        """Keep the next card in mind."""
        self.laying = shown[place]
        rest = self.remaining(shown, place)
        follows = self.followers(view, self.laying)
        if places := self.unmissed(follows, rest):
            self.next_place = self.best(view, rest, places)
            self.next_card = rest[self.next_place]


def racers(kind: type[Reflex], thinker: Callable[..., Reflex]) -> Makers:
    """People of every level; without a number, the second. And those of the leagues, who think."""
    levels = {f"reflex:{level}": partial(kind, level=level) for level in range(1, len(LEVELS) + 1)}
    leagues = {name: partial(thinker, league=league) for name, league in LEAGUES.items()}
    return {"random": RandomRacer, "reflex": kind, **levels, **leagues}
