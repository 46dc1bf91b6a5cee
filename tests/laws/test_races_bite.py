"""Faults planted in the races: each must be caught, and by the law that is meant to catch it.

One law of Rot gegen Weiß comes in addition to those of all games. It is written from its rule page.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Self

import pytest

from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import Seat, Setup
from anpfiff.core.race import Race
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.laws.laws import (
    Law,
    Step,
    a_copy_is_equal_and_independent,
    cards_are_conserved,
    imagined_tables_fit,
    nothing_leaks,
    somebody_can_act_until_it_is_over,
    the_clock_alone_brings_it_on,
    walk,
)

SEEDS = range(12)
STEPS = 250


def every_card_in_the_middle_fits(step: Step) -> None:
    """R12 First a goalkeeper, R15 then who is named in his colour; R18 a goal card, too."""
    cards = step.match.setup.deck.cards  # type: ignore[attr-defined]
    top, goals = None, [0, 0]
    for event in step.told[0]:
        if event.code not in ("kick-off", "pass", "tackle", "goal"):
            continue
        card = cards[event.facts["card"]]
        assert card.side == step.table.sides_of(step.match.setup)[event.facts["seat"]], (
            "a card of the others"
        )
        if event.code == "kick-off":
            assert top is None, "the ball is in play already"
            assert (card.number, card.goal) == (1, False), "no goalkeeper"
        elif event.code == "goal":
            assert card == top, "a goal from nowhere"
            assert card.goal, "a goal without a goal card"
            goals[card.side] += 1
        else:
            assert top is not None, "there is no ball"
            wanted = top.passes if event.code == "pass" else top.tackles
            assert (card.side == top.side) == (event.code == "pass")
            assert card.number in wanted, f"{card} on {top}"
        top = None if event.code == "goal" else card
    view = step.table.view(None)
    assert tuple(goals) == view.goals
    if view.result is None:
        assert (cards[view.top] if view.height else None) == top
        assert top is None or not top.goal, "a goal that nobody counts"


class AcceptsACardThatIsTooLate(RotWeiss):
    def lay(self, seat: Seat, place: int) -> None:
        card = self.piles[seat][place][-1]
        fits = [self.deck.fits[below] for below in self.middle[-2:]]
        if len(fits) == 2 and card in fits[0] - fits[1] - self.deck.goals:
            self.middle.append(self.piles[seat][place].pop())
            self.show(seat)
            same = self.deck.sides[card] == self.deck.sides[self.middle[-2]]
            code = "pass" if same else "tackle"
            self.tell(code, {"seat": seat, "place": place, "card": card})
        else:
            super().lay(seat, place)


class CountsAGoalThatDoesNotFit(RotWeiss):
    def lay(self, seat: Seat, place: int) -> None:
        card = self.piles[seat][place][-1]
        if card in self.deck.goals:
            self.piles[seat][place].pop()
            self.show(seat)
            same = self.deck.sides[card] == self.deck.sides[self.middle[-1]]
            code = "pass" if same else "tackle"
            self.tell(code, {"seat": seat, "place": place, "card": card})
            self.goal(seat, card)
        else:
            super().lay(seat, place)


class CountsNoGoal(RotWeiss):
    def goal(self, seat: Seat, card: int) -> None:
        self.middle.append(card)


class LeavesTheCardOnItsPile(RotWeiss):
    def lay(self, seat: Seat, place: int) -> None:
        height = len(self.middle)
        super().lay(seat, place)
        if len(self.middle) == height + 1:
            self.piles[seat][place].append(self.middle[-1])
            self.show(seat)


class TakesTheGoalCardBack(RotWeiss):
    def goal(self, seat: Seat, card: int) -> None:
        self.hands[seat].append(card)
        super().goal(seat, card)


class KicksOffWithAnybody(RotWeiss):
    def turn_up(self, seat: Seat, place: int) -> None:
        super().turn_up(seat, place)
        if not self.middle:
            self.kick_off(seat, place)


class ViewShowsTheNextCard(RotWeiss):
    def view(self, seat: Seat | None) -> Any:
        return super().view(seat)._replace(laid=tuple(sum(hand[-1:]) for hand in self.hands))


class ViewShowsTheOwnStack(RotWeiss):
    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        return view if seat is None else view._replace(laid=tuple(self.hands[seat]))


class ImaginesWithoutMemory(RotWeiss):
    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: Memory, dice: Dice, now: int = 0) -> Self:
        return super().imagine(setup, view, Memory(setup), dice, now)  # type: ignore[return-value]


class ImaginesOtherCardsUnderThePiles(RotWeiss):
    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: Memory, dice: Dice, now: int = 0) -> Self:
        table = super().imagine(setup, view, memory, dice, now)
        for hand, row in zip(table.hands, table.piles, strict=True):
            for pile in row:
                if hand and len(pile) > 1:
                    pile[0], hand[0] = hand[0], pile[0]
        return table  # type: ignore[return-value]


class ImaginesThatTeamMatesChangedCards(RotWeiss):
    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: Memory, dice: Dice, now: int = 0) -> Self:
        table = super().imagine(setup, view, memory, dice, now)
        one, two = table.hands[0], table.hands[2]
        for place in range(min(len(one), len(two))):
            one[place], two[place] = two[place], one[place]
        return table  # type: ignore[return-value]


class ForgetsTheSignal(RotWeiss):
    def start(self) -> None:
        self.wait_for_signal(10**9)
        self.set_clocks()
        self.ready = [True] * self.seats
        self.wind()


class CopySharesThePiles(RotWeiss):
    def copy(self) -> Self:
        table = super().copy()
        table.piles = self.piles
        return table  # type: ignore[return-value]


class WaitsForEver(RotWeiss):
    """As if `still_ms` were nothing."""

    def patience(self) -> int:
        return 0


class PutsItOffForEver(RotBlau):
    def look_who_stirs(self) -> None:
        self.still = self.now + self.patience()


class WaitsForTheAttacker(Elfmeter):
    """As if `attempt_ms` were nothing."""

    def await_card(self, *, further: bool = True) -> None:
        if self.stuck():
            super().await_card(further=further)


CAUGHT_BY: dict[type[Race], Law] = {
    AcceptsACardThatIsTooLate: every_card_in_the_middle_fits,
    CountsAGoalThatDoesNotFit: every_card_in_the_middle_fits,
    CountsNoGoal: every_card_in_the_middle_fits,
    KicksOffWithAnybody: every_card_in_the_middle_fits,
    LeavesTheCardOnItsPile: cards_are_conserved,
    TakesTheGoalCardBack: cards_are_conserved,
    ViewShowsTheNextCard: nothing_leaks,
    ViewShowsTheOwnStack: nothing_leaks,
    ImaginesWithoutMemory: imagined_tables_fit,
    ImaginesOtherCardsUnderThePiles: imagined_tables_fit,
    ImaginesThatTeamMatesChangedCards: imagined_tables_fit,
    ForgetsTheSignal: somebody_can_act_until_it_is_over,
    WaitsForEver: the_clock_alone_brings_it_on,
    PutsItOffForEver: the_clock_alone_brings_it_on,
    WaitsForTheAttacker: the_clock_alone_brings_it_on,
    CopySharesThePiles: a_copy_is_equal_and_independent,
}


def check_race(game: type[Race], seats: int, seed: int, *laws: Law) -> None:
    for step in islice(walk(game, {}, seats, seed), STEPS):
        for law in laws:
            law(step)


def check_races(game: type[Race], *laws: Law) -> None:
    for seed in SEEDS:
        check_race(game, min(4, game.players[-1]), seed, *laws)


@pytest.mark.parametrize("faulty", CAUGHT_BY, ids=lambda faulty: faulty.__name__)
def test_a_planted_fault_is_caught(faulty: type[Race]) -> None:
    with pytest.raises(AssertionError):
        check_races(faulty, CAUGHT_BY[faulty])


@pytest.mark.parametrize("seats", RotWeiss.players)
def test_the_race_itself_obeys(seats: int) -> None:
    check_race(RotWeiss, seats, seats, every_card_in_the_middle_fits)
