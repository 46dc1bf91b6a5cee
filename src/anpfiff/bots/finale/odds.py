"""Exact odds of Finale, fast enough to try every choice of footballers.

`games/finale/guide.py` explains one slot at a time to people; a bot compares whole choices, some
hundred for an action, so it counts on sorted lists instead of moving footballers about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from math import exp, factorial
from typing import NamedTuple

from anpfiff.core.nouns import Seat, Setup
from anpfiff.games.finale.cards import (
    AGAIN,
    BUILD_UP,
    EXTRA_PERIODS,
    FINISH,
    INJURY,
    KEEPER,
    NO_SYMBOL,
    PERIODS,
    STRIKES,
    YELLOW,
    deck_of,
)
from anpfiff.games.finale.guide import Sketch, success
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.slots import LINES, next_candidates
from anpfiff.games.finale.view import FinaleView

GOALS = 0.36
"""Goals of one side in a period, between good sides."""
ATTACK = 0.5
"""How much of a period one attack is."""
MANY = 12
"""More goals than that do not happen."""
SECOND_YELLOW = 0.3
"""How much a first yellow card counts of a sending-off."""
STAND_IN = 1.5
"""The strength with which others fill the gap that somebody leaves."""


class Chance(NamedTuple):
    """What a tactics card would bring if it attacked now, the strongest possible on both sides."""

    lead: int | None
    build: float
    finish: float

    @property
    def goal(self) -> float:
        return self.build * self.finish


# The score


@cache
def win_chance(lead: int, periods: float) -> float:
    """To win from this lead with so many periods to go, a draw counting half.

    Goals of either side fall like raindrops (Poisson), equally many for both.
    """
    mean = GOALS * periods
    goals = [exp(-mean) * mean**number / factorial(number) for number in range(MANY)]
    total = 0.0
    for mine, chance in enumerate(goals):
        for theirs, other in enumerate(goals):
            after = lead + mine - theirs
            total += chance * other * (1.0 if after > 0 else 0.5 if after == 0 else 0.0)
    return total


def lead_of(setup: Setup, view: FinaleView, seat: Seat) -> int:
    """R48 With the goals of a first leg."""
    first = options_of(setup).aggregate
    ours, theirs = (view.goals[side] + first[side] for side in (seat, 1 - seat))
    return ours - theirs


def periods_left(setup: Setup, view: FinaleView) -> int:
    """After this one. R48 A first leg is only half of it."""
    last = PERIODS if view.period <= PERIODS else EXTRA_PERIODS
    return max(0, last - view.period) + (PERIODS if options_of(setup).leg == "first" else 0)


def time_left(setup: Setup, view: FinaleView) -> float:
    """After this attack, in periods."""
    return periods_left(setup, view) + ATTACK * view.attacks


# Who is how strong


Team = list[tuple[int, int, int]]
"""Strength, position and card, the strongest first."""


class Pitch:
    """Both teams as they stand."""

    def __init__(self, setup: Setup, view: FinaleView) -> None:
        self.view = view
        deck = deck_of(setup)
        self.footballers = deck.footballers
        self.tactics = deck.tactics
        self.faces = options_of(setup).die
        self.strict = options_of(setup).standin == "lost"
        self.teams = [self.team(seat) for seat in range(2)]

    def team(self, seat: Seat) -> Team:
        return sorted(
            [
                (self.strength(card), self.plays_as(seat, card), card)
                for card in self.view.field[seat]
            ],
            key=lambda one: -one[0],
        )

    def plays_as(self, seat: Seat, card: int) -> int:
        """R39, E35 Whoever stands in goal is the keeper in every respect."""
        return KEEPER if card == self.view.keeper[seat] else self.footballers[card].position

    def strength(self, card: int, later: int = 0) -> int:
        return self.footballers[card].strengths[(self.view.turns[card] + later) % 4]

    def symbol(self, card: int) -> int:
        return self.footballers[card].symbols[self.view.turns[card]]

    def best(
        self, seat: Seat, slots: Sequence[int], built: Collection[int] = (), turn: int = 1
    ) -> tuple[int, list[int]]:
        """E34, E40 The sum of the strongest who can fill the slots after such a build-up, and they.

        Those of the build-up still have to turn so often. A chip is never used twice, and the
        keeper stands in for nobody: both only happen to teams of six or fewer.
        """
        need = [0] * (AGAIN + 1)
        for slot in slots:
            need[slot] += 1
        total, cards = 0, []
        if need[AGAIN] and built:
            total = max([self.strength(card, turn) for card in built])
        rest = []
        for strength, position, card in self.teams[seat]:
            if card in built:
                continue
            if need[position] > 0:
                need[position] -= 1
                total += strength
                cards.append(card)
            elif position != KEEPER:
                rest.append((strength, card))
        if self.strict:
            gaps = self.view.gaps[seat]
            for line in LINES:
                need[line] = min(need[line], gaps.count(line))
        for strength, card in rest[: sum(need[:AGAIN])]:
            total += strength
            cards.append(card)
        return total, cards

    def chance(self, seat: Seat, tactic: int, bonus: int = 0) -> Chance:
        """R16–R25 An attack by this card."""
        card = self.tactics[tactic]
        if not card.build[0]:
            return Chance(None, 1.0, self.finish(seat, tactic, ((), ())))
        mine, first = self.best(seat, card.build[0])
        theirs, second = self.best(1 - seat, card.build[1])
        lead = mine - theirs + bonus
        build = success(lead, BUILD_UP, self.faces)
        return Chance(lead, build, self.finish(seat, tactic, (first, second)))

    def finish(
        self, seat: Seat, tactic: int, built: tuple[Collection[int], Collection[int]]
    ) -> float:
        """R25 After a build-up by these footballers of the attacker and of the defender."""
        halves = self.tactics[tactic].finish
        mine, _ = self.best(seat, halves[0], built[0])
        theirs, _ = self.best(1 - seat, halves[1], built[1])
        return success(mine - theirs, FINISH, self.faces)

    def counter(self, view: FinaleView) -> float:
        """R29, R31 The chance that the counter scores if this build-up fails; 0 if none follows."""
        if view.counter or view.countered or view.action != BUILD_UP:
            return 0.0
        seat = 1 - view.attacker
        cards = [self.tactics[view.open[side]].strength for side in (view.attacker, seat)]
        return self.chance(seat, view.open[seat], max(0, cards[0] - cards[1])).goal


def selections(setup: Setup, view: FinaleView, seat: Seat) -> Iterator[tuple[int, ...]]:
    """E34 Every choice of footballers for the slots that are still open, each once."""
    sketch = Sketch(setup, view)
    before = len(view.used[seat])
    seen: set[tuple[int, frozenset[int]]] = set()

    def fill() -> Iterator[tuple[int, ...]]:
        if not sketch.slots[seat]:
            yield tuple(sketch.used[seat][before:])
            return
        place, candidates = next_candidates(sketch, seat)
        slot = sketch.slots[seat].pop(place)
        if not candidates:
            yield from fill()
        for card in candidates:
            sketch.used[seat].append(card)
            key = (len(sketch.slots[seat]), frozenset(sketch.used[seat]))
            if key not in seen:
                seen.add(key)
                yield from fill()
            sketch.used[seat].pop()
        sketch.slots[seat].insert(place, slot)

    return fill()


# What a use costs


class Wear:
    """What becomes of footballers who are used: weaker or stronger sides, injuries, cards."""

    def __init__(self, pitch: Pitch, uses: float, point: float, caution: float) -> None:
        """How often a footballer will still be used, what a point is worth each time, and risks."""
        self.pitch = pitch
        self.point = point
        self.caution = caution
        self.weights = more_uses(uses)

    def form(self, card: int, later: int = 0) -> float:
        """What he will be worth from here on: his next sides, the later the less likely."""
        strengths = self.pitch.footballers[card].strengths
        turn = self.pitch.view.turns[card] + later
        weighted = enumerate(self.weights)
        return self.point * sum([weight * strengths[(turn + at) % 4] for at, weight in weighted])

    def turning(self, card: int) -> float:
        return self.form(card, 1) - self.form(card)

    def risk(self, seat: Seat, card: int) -> float:
        """R36–R38 The chance that the symbol strikes times what his leaving costs."""
        symbol = self.pitch.symbol(card)
        if symbol == NO_SYMBOL:
            return 0.0
        booked = card in self.pitch.view.booked
        hit = struck(symbol, self.pitch.faces)
        loss = self.form(card, 1) - self.replaced(seat, card, symbol)
        if symbol == YELLOW and not booked:
            loss *= SECOND_YELLOW
        return self.caution * hit * max(loss, 0.0)

    def replaced(self, seat: Seat, card: int, symbol: int) -> float:
        """What comes after him: a reserve, or others who must do his work as well."""
        view = self.pitch.view
        alone = self.point * STAND_IN * sum(self.weights)
        if symbol != INJURY and card != view.keeper[seat]:
            return alone
        keepers = card == view.keeper[seat]
        reserves = [
            self.form(reserve)
            for reserve in view.bench[seat]
            if (self.pitch.footballers[reserve].position == KEEPER) == keepers
        ]
        return max([alone, *reserves])


@cache
def more_uses(mean: float) -> tuple[float, ...]:
    """The chance of at least one more use, two more, … (Poisson)."""
    chance, left, weights = exp(-mean), 1.0, []
    for number in range(8):
        left -= chance
        weights.append(max(left, 0.0))
        chance *= mean / (number + 1)
    return tuple(weights)


@cache
def struck(symbol: int, faces: tuple[int, ...]) -> float:
    """R36–R38 How often a roll brings the symbol about."""
    return sum(face in STRIKES[symbol] for face in faces) / len(faces)
