"""Planted faults: each must be caught, and by the law that is meant to catch it."""

from __future__ import annotations

import itertools
from typing import Any, Self

import pytest

from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import Move, Question, Refusal, Seat, Setup
from anpfiff.core.table import Table
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.laws.laws import BrokenLaw, check
from tests.tables import HEIGHTS, Penalty, Snap

SEEDS = range(40)
outside = itertools.count()
"""Chance that no dice know of: it goes on from match to match."""


class ViewShowsAnotherHand(Alarm):
    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        return view._replace(height=self.hands[0].cards[0])


class ViewShowsThePileAfterTheSearch(Alarm):
    def view(self, seat: Seat | None) -> Any:
        return super().view(seat)._replace(searched=tuple(self.pile))


class EventTellsEverybodyTheCardDrawn(Alarm):
    def tell(self, code: str, facts: Any, only: Any = (), secret: Any = None) -> None:
        if code == "draw":
            facts, secret = {**facts, **secret}, None
        super().tell(code, facts, only, secret)


class EventTellsTheThirdWhatWasStolen(Alarm):
    def tell(self, code: str, facts: Any, only: Any = (), secret: Any = None) -> None:
        if code == "steal":
            only = tuple(range(self.seats))
        super().tell(code, facts, only, secret)


class RefusalKnowsTheStock(Alarm):
    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("wait", "R11", {"cards": tuple(self.stock[:1])})


class ImaginesWithoutMemory(Alarm):
    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: Memory, dice: Dice, now: int = 0) -> Self:
        return super().imagine(setup, view, Memory(setup), dice, now)  # type: ignore[return-value]


class ImaginesAnotherHandForTheSeatItself(Alarm):
    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: Memory, dice: Dice, now: int = 0) -> Self:
        table = super().imagine(setup, view, memory, dice, now)
        if view.seat is not None:
            hand = table.hands[view.seat]
            table.hands[view.seat] = hand.minus(hand.cards[0]).plus((hand.cards[0] + 1) % 7)
        return table  # type: ignore[return-value]


class CopySharesThePile(Alarm):
    def copy(self) -> Self:
        table = super().copy()
        table.pile = self.pile
        return table  # type: ignore[return-value]


class CopyForgetsTheYellowCard(Alarm):
    def copy(self) -> Self:
        table = super().copy()
        table.yellow = 0
        return table  # type: ignore[return-value]


class RollsWithOtherDice(Alarm):
    def roll(self, seat: Seat) -> None:
        self.faces = (self.faces[next(outside) % len(self.faces)],)
        super().roll(seat)


class LosesADiscard(Alarm):
    def discard(self, card: int) -> None:
        super().discard(card)
        if len(self.pile) > 9:
            del self.pile[0]


class ForgetsToAskForTheWhistle(Alarm):
    def ask(self, seat: Seat, moves: tuple[Move, ...]) -> None:
        if seat == self.victim:
            self.asked = -2
        else:
            super().ask(seat, moves)


class AsksAfterTheEnd(Alarm):
    def finish(self, code: str, rule: str) -> None:
        super().finish(code, rule)
        self.ask(0, (0,))


class ExplainingMovesTheYellowCard(Alarm):
    def why_not(self, seat: Seat, move: Move) -> Refusal:
        self.yellow = seat
        return super().why_not(seat, move)


class ReadsDiscardsAsTakes(Alarm):
    def read(self, text: str) -> Move:
        return super().read(text.lower().replace("discard", "take"))


class TheLaterPenaltyDecides(Penalty):
    def play(self, seat: Seat, move: Move) -> None:
        if seat == 0 and move in HEIGHTS and not self.secret[1]:
            self.chosen[1] = ()
        super().play(seat, move)


class ShowsWhoHasChosen(Penalty):
    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        return view._replace(goals=(len(self.chosen[0]), len(self.chosen[1])))


class RefusalTellsHowFarTheOtherIs(Penalty):
    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("chosen-already", "T1", {"goals": (len(self.chosen[1 - seat]),)})


class TellsOfEveryStep(Penalty):
    def play(self, seat: Seat, move: Move) -> None:
        if move not in HEIGHTS:
            self.tell("shot", {"chosen": (), "goals": ()})
        super().play(seat, move)


class ShowsTheTime(Elfmeter):
    def view(self, seat: Seat | None) -> Any:
        return super().view(seat)._replace(until=self.now)


class TellsMoreThanDeclared(Alarm):
    def tell(self, code: str, facts: Any, only: Any = (), secret: Any = None) -> None:
        super().tell(code, {**facts, "place": 1} if code == "roll" else facts, only, secret)


class TellsATextForANumber(Alarm):
    def tell(self, code: str, facts: Any, only: Any = (), secret: Any = None) -> None:
        super().tell(code, {**facts, "card": "x"} if code == "discard" else facts, only, secret)


class AsksWithoutAQuestion(Alarm):
    def question(self, seat: Seat | None) -> Question | None:
        return None if self.victim == seat else super().question(seat)


class CallsACardThatFallsFitting(RotWeiss):
    def fits(self, seat: Seat, move: Move) -> bool:
        return True


class NobodyStopsTheClock(Snap):
    def wind(self) -> None:
        pass


SHAPE = "what_is_told_has_its_declared_shape"
CAUGHT_BY: dict[type[Table], set[str]] = {
    ViewShowsAnotherHand: {"nothing_leaks", "imagined_tables_fit"},
    ViewShowsThePileAfterTheSearch: {"nothing_leaks"},
    EventTellsEverybodyTheCardDrawn: {"nothing_leaks", SHAPE},
    EventTellsTheThirdWhatWasStolen: {"nothing_leaks"},
    RefusalKnowsTheStock: {"nothing_leaks"},
    ImaginesWithoutMemory: {"imagined_tables_fit"},
    ImaginesAnotherHandForTheSeatItself: {"imagined_tables_fit"},
    CopySharesThePile: {"a_copy_is_equal_and_independent"},
    CopyForgetsTheYellowCard: {"a_copy_is_equal_and_independent"},
    RollsWithOtherDice: {"the_log_rebuilds_the_match", "a_copy_is_equal_and_independent"},
    LosesADiscard: {"cards_are_conserved"},
    ForgetsToAskForTheWhistle: {"somebody_can_act_until_it_is_over"},
    AsksAfterTheEnd: {"somebody_can_act_until_it_is_over", "a_copy_is_equal_and_independent"},
    ExplainingMovesTheYellowCard: {"a_refused_move_changes_nothing"},
    ReadsDiscardsAsTakes: {"texts_read_back"},
    TheLaterPenaltyDecides: {"secret_choices_commute"},
    ShowsWhoHasChosen: {"a_secret_step_shows_to_nobody_else", "imagined_tables_fit"},
    RefusalTellsHowFarTheOtherIs: {"a_secret_step_shows_to_nobody_else"},
    TellsOfEveryStep: {"a_secret_step_shows_to_nobody_else", "choosing_in_secret_sends_nothing"},
    ShowsTheTime: {"choosing_in_secret_sends_nothing"},
    TellsMoreThanDeclared: {SHAPE},
    TellsATextForANumber: {SHAPE},
    AsksWithoutAQuestion: {SHAPE},
    CallsACardThatFallsFitting: {"what_fits_does_not_come_back"},
    NobodyStopsTheClock: {"somebody_can_act_until_it_is_over"},
}


@pytest.mark.parametrize("faulty", CAUGHT_BY, ids=lambda faulty: faulty.__name__)
def test_a_planted_fault_is_caught(faulty: type[Table]) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_many(faulty, min(3, faulty.players[-1]))
    assert caught.value.law in CAUGHT_BY[faulty]


def check_many(game: type[Table], seats: int) -> None:
    for seed in SEEDS:
        check(game, {}, seats, seed)
