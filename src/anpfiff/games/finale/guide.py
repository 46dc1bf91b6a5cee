"""Guidance for managers of Finale: strengths, sums and exact chances, from a view alone.

Everything on the pitch lies open, so whoever watches can work this out; this saves the counting.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from anpfiff.core.nouns import NOBODY, Seat, Setup
from anpfiff.games.finale.cards import (
    BRING,
    BUILD_UP,
    FINISH,
    GOAL,
    LAY,
    LEAVE,
    OFF,
    PLAY,
    SHOOT,
    USE,
    FinaleDeck,
    deck_of,
)
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.slots import current, next_candidates, to_fill
from anpfiff.games.finale.view import FinaleView


class Form(NamedTuple):
    """R2 What the card of a footballer shows now."""

    footballer: int
    strength: int
    turned: int
    """The strength after the next use."""
    symbol: int
    """What a use now risks."""


class Advice(NamedTuple):
    """What comes of using this footballer for the slot that is asked for."""

    footballer: int
    strength: int
    turned: int
    symbol: int
    total: int
    """The sum of his side if the strongest possible fill its other slots; without die and bonus."""
    chance: float
    """Exact: that the attacker's action succeeds. The defender wants it low."""
    goal: float
    """That the attack ends in a goal if both sides then use their strongest in the finish."""


class Prospect(NamedTuple):
    """R16–R25 A tactics card that would attack now, the strongest possible on both sides."""

    tactic: int
    lead: int | None
    """By how much it would be ahead in the build-up before the dice; None: it has none."""
    build: float
    """1 without a build-up (R22)."""
    finish: float
    goal: float


class Guide(NamedTuple):
    """Help for the question of the moment; what does not belong to it is empty."""

    question: int
    seat: Seat
    """Who is helped."""
    advice: tuple[Advice, ...] = ()
    cards: tuple[Prospect, ...] = ()
    forms: tuple[Form, ...] = ()


def guide(setup: Setup, view: FinaleView) -> Guide | None:
    """None where there is nothing to work out."""
    if view.result is not None:
        return None
    question = view.question
    seat = view.seat if view.asked == NOBODY else view.asked
    if seat is None:
        return None
    if question == USE:
        return Guide(question, seat, advice=use_advice(setup, view, seat))
    if question in (PLAY, LAY) and seat == view.seat:
        cards = tuple([prospect(setup, view, seat, card) for card in view.hand])
        return Guide(question, seat, cards=cards)
    if question in (OFF, BRING, GOAL, LEAVE, SHOOT):
        team = (*view.field[seat], *view.bench[seat])
        return Guide(
            question, seat, forms=tuple([form(deck_of(setup), view, card) for card in team])
        )
    return None


def form(deck: FinaleDeck, view: FinaleView, card: int) -> Form:
    """R2 Reserves lie head up; R45 so does everybody when shooters are chosen."""
    footballer = deck.footballers[card]
    turn = view.turns[card]
    strengths = footballer.strengths
    return Form(card, strengths[turn], strengths[(turn + 1) % 4], footballer.symbols[turn])


def use_advice(setup: Setup, view: FinaleView, seat: Seat) -> tuple[Advice, ...]:
    """R17 The attacker chooses first and must expect the best reply; the defender knows his sum."""
    deck, die = deck_of(setup), options_of(setup).die
    place, candidates = next_candidates(Sketch(setup, view), seat)
    advice = []
    for card in candidates:
        sketch = Sketch(setup, view)
        del sketch.slots[seat][place]
        sketch.used[seat].append(card)
        total = sketch.fill(seat)
        sums = (total, sketch.fill(1 - seat))
        lead = (sums[0] - sums[1]) * (1 if seat == view.active else -1)
        chance = success(lead + bonus(deck, view), view.action, die)
        goal = chance
        if view.action == BUILD_UP:
            goal *= sketch.finish(view.active, view.open[view.active])
        advice.append(Advice(*form(deck, view, card), total, chance, goal))
    return tuple(advice)


def prospect(setup: Setup, view: FinaleView, seat: Seat, tactic: int) -> Prospect:
    """An attack by this card from the present line-ups."""
    halves = deck_of(setup).tactics[tactic].build
    sketch = Sketch(setup, view)
    sketch.used = [[], []]
    sketch.built = [[], []]
    lead = sketch.lead(seat, halves) if halves[0] else None
    finish = sketch.finish(seat, tactic)
    build = build_chance(lead, sketch.faces)
    return Prospect(tactic, lead, build, finish, build * finish)


def build_chance(lead: int | None, faces: tuple[int, ...]) -> float:
    """R19, R22 Without a build-up nothing can go wrong in it."""
    return 1.0 if lead is None else success(lead, BUILD_UP, faces)


def with_bonus(card: Prospect, bonus: int, faces: tuple[int, ...]) -> Prospect:
    """R31, E4 The same card in a counter: the bonus helps in the build-up only."""
    lead = None if card.lead is None else card.lead + bonus
    build = build_chance(lead, faces)
    return card._replace(lead=lead, build=build, goal=build * card.finish)


def bonus(deck: FinaleDeck, view: FinaleView) -> int:
    """R31, E2 In the build-up of a counter."""
    if not view.counter or view.action != BUILD_UP:
        return 0
    tactics = deck.tactics
    attacking, countering = view.open[view.attacker], view.open[1 - view.attacker]
    return max(0, tactics[attacking].strength - tactics[countering].strength)


@cache
def success(lead: int, action: int, faces: tuple[int, ...]) -> float:
    """R19, R25 Of all rolls of two dice, the share that is enough for a side ahead by `lead`."""
    needed = -lead if action == BUILD_UP else 1 - lead
    rolls = [mine - theirs >= needed for mine in faces for theirs in faces]
    return sum(rolls) / len(rolls)


class Sketch:
    """The pitch of a view, to try things on: chips and turns are its own."""

    def __init__(self, setup: Setup, view: FinaleView) -> None:
        self.deck = deck_of(setup)
        self.options = options_of(setup)
        self.faces = self.options.die
        self.field = view.field
        self.keeper = view.keeper
        self.turns = list(view.turns)
        self.slots = [list(side) for side in view.slots]
        self.used = [list(side) for side in view.used]
        self.built = [list(side) for side in view.built]
        self.gaps = view.gaps

    def fill(self, seat: Seat) -> int:
        """The sum if the strongest possible fill what is still open.

        One slot after the other gives the highest sum: positions exclude each other, and "?"
        comes last (E34).
        """
        slots, used = self.slots[seat], self.used[seat]
        while slots:
            place, candidates = next_candidates(self, seat)
            del slots[place]
            if candidates:
                used.append(max(candidates, key=self.strength))
        return sum([self.strength(card) for card in used])

    def strength(self, card: int) -> int:
        return current(self, card)

    def lead(self, active: Seat, halves: Sequence[Sequence[int]]) -> int:
        """By how much the attacker is ahead in an action before the dice."""
        self.used = [[], []]
        for half, seat in enumerate((active, 1 - active)):
            self.slots[seat] = to_fill(self, seat, halves[half])
        return self.fill(active) - self.fill(1 - active)

    def finish(self, active: Seat, tactic: int) -> float:
        """R21, R24 The chance of the finish after the build-up that lies here."""
        for card in (*self.used[0], *self.used[1]):
            self.turns[card] = (self.turns[card] + 1) % 4
        self.built = self.used
        return success(self.lead(active, self.deck.tactics[tactic].finish), FINISH, self.faces)
