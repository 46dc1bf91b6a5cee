"""Games without turns: the signal, hands that are full, and deadlines in the same millisecond."""

from __future__ import annotations

from typing import Any, Self

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import (
    CLOCK,
    READY,
    TICK,
    Mistake,
    Move,
    Question,
    Refusal,
    Refused,
    Result,
    Seat,
    Setup,
)
from anpfiff.core.phrases import Phrases
from anpfiff.core.race import SIGNAL_MS, Race
from anpfiff.core.record import Record
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.tables import NoDeck, NoOptions

RUN, REST, HALT, STOP, ASK = range(2, 7)
COUNTDOWN, RESTING = 5000, 1000


class Sprint(Race):
    """T8 All start on a signal. T9 Whoever rests does nothing for a second. T10 Anybody may halt

    them all for a second, T11 or end the game.
    """

    name = "sprint"
    players = range(2, 4)
    Options = NoOptions
    Deck = NoDeck
    fields = (*Race.fields, "done", "ticks")
    signal_rule = "T8"
    busy_rule = "T9"

    def deal(self) -> None:
        self.done: list[str] = []
        self.ticks: list[int] = []
        self.set_clocks()
        self.wait_for_signal(COUNTDOWN)

    def acts(self, seat: Seat) -> tuple[Move, ...]:
        return (RUN, REST, HALT, STOP, ASK)

    def act(self, seat: Seat, move: Move) -> None:
        if self.secret:
            self.answered(seat)
        elif move == REST:
            self.occupy(seat, RESTING)
        elif move == HALT:
            self.wait_until(self.now + RESTING)
        elif move == STOP:
            self.end(Result((1.0, *[0.0] * (self.seats - 1)), (1, *[2] * 2), "stop", "T11"))
        elif move == ASK:
            self.ask_all([(RUN, REST)] * self.seats)

    def time_passes(self) -> None:
        self.ticks.append(self.now)
        super().time_passes()

    def start(self) -> None:
        self.done.append("start")

    def hands_free(self, seat: Seat) -> None:
        self.done.append(f"free {seat}")

    def time_up(self) -> None:
        self.done.append("time up")

    def view(self, seat: Seat | None) -> Any:
        return (self.until, tuple(self.busy), tuple(self.ready), tuple(self.done))

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("not-so", "T8")

    def question_in_play(self, seat: Seat) -> Question:
        return Question("choose" if self.secret else "run")

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        texts = ("tick", "ready", "run", "rest", "halt", "stop", "ask")
        return Phrases(*((move, text) for move, text in enumerate(texts)))

    def copy(self) -> Self:
        table = self.twin(type(self).__new__(type(self)))
        table.done = self.done[:]
        table.ticks = self.ticks[:]
        return table


def match_of(seats: int = 2) -> Match:
    return Match(Sprint, Sprint.agree(seats), "fast 1")


def started(seats: int = 2) -> Match:
    match = match_of(seats)
    match.wait(COUNTDOWN)
    return match


def done(match: Match) -> list[str]:
    assert isinstance(match.table, Sprint)
    return match.table.done


def ticks(match: Match) -> list[int]:
    """When the clock played, in table time."""
    assert isinstance(match.table, Sprint)
    return match.table.ticks


def told(match: Match) -> list[str]:
    return [event.code for event in match.since(0)]


# The signal


def test_before_the_signal_hands_can_only_say_that_they_are_ready() -> None:
    match = match_of()
    assert [list(match.table.moves(seat)) for seat in (0, 1, CLOCK)] == [[READY], [READY], [TICK]]
    assert match.table.deadline() == COUNTDOWN
    assert not match.table.live()


def test_the_signal_comes_after_the_countdown() -> None:
    match = match_of()
    match.wait(COUNTDOWN - 1)
    assert done(match) == []
    match.wait(COUNTDOWN)
    assert done(match) == ["start"]
    assert told(match) == ["signal"]
    assert match.table.live()
    assert match.table.deadline() is None


def test_it_comes_soon_after_all_are_ready() -> None:
    match = match_of(3)
    match.play(0, READY, 100)
    match.play(2, READY, 200)
    assert match.table.deadline() == COUNTDOWN
    match.play(1, READY, 300)
    assert match.table.deadline() == 300 + SIGNAL_MS
    match.wait(300 + SIGNAL_MS)
    assert done(match) == ["start"]
    assert told(match) == ["ready", "ready", "ready", "signal"]


def test_being_ready_late_does_not_put_the_signal_off() -> None:
    match = match_of()
    match.play(0, READY, COUNTDOWN - 20)
    match.play(1, READY, COUNTDOWN - 10)
    assert match.table.deadline() == COUNTDOWN


def test_nobody_is_ready_twice() -> None:
    match = match_of()
    match.play(0, READY)
    assert list(match.table.moves(0)) == []
    with pytest.raises(Refused) as refused:
        match.play(0, READY)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("wait-for-signal", "T8")


def test_the_clock_is_nobody_s_to_play() -> None:
    for match in (match_of(), started(), Match(RotWeiss, RotWeiss.agree(2), "fast 1")):
        for at in (match.at, match.at + COUNTDOWN):
            with pytest.raises(Refused):
                match.play(CLOCK, TICK, at)


def test_a_new_wait_for_the_signal_frees_all_hands_without_a_word() -> None:
    match = started()
    match.play(0, REST)
    assert isinstance(match.table, Sprint)
    match.table.wait_for_signal(COUNTDOWN)
    assert match.table.busy == [-1, -1]
    assert match.table.deadline() == 2 * COUNTDOWN
    match.wait(2 * COUNTDOWN)
    assert done(match) == ["start", "start"]


# What is asked


def asked(match: Match, seat: Seat | None) -> str:
    question = match.question(seat)
    return question.code if question else ""


def test_hands_are_asked_for_something_while_they_can_do_something() -> None:
    match = match_of()
    assert [asked(match, seat) for seat in (0, 1, None)] == ["ready", "ready", ""]
    match.play(0, READY)
    assert [asked(match, seat) for seat in (0, 1, None)] == ["", "ready", ""]
    match.wait(COUNTDOWN)
    match.play(1, REST)
    assert [asked(match, seat) for seat in (0, 1, None)] == ["run", "", ""]
    match.wait(COUNTDOWN + RESTING)
    match.play(0, ASK)
    match.play(1, RUN)
    assert [asked(match, seat) for seat in (0, 1, None)] == ["choose", "", ""]
    match.play(0, RUN)
    match.play(0, STOP)
    assert [asked(match, seat) for seat in (0, 1, None)] == ["", "", ""]


def test_in_a_race_nothing_is_taken_back() -> None:
    match = started()
    match.play(0, RUN)
    with pytest.raises(Mistake) as mistake:
        match.take_back(0)
    assert mistake.value.code == "take-back-race"


# Hands that are full


def test_hands_that_are_full_do_nothing_and_the_others_play_on() -> None:
    match = started()
    match.play(0, REST)
    assert list(match.table.moves(0)) == []
    with pytest.raises(Refused) as refused:
        match.play(0, RUN, COUNTDOWN + RESTING - 1)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("hands-full", "T9")
    match.play(1, RUN)
    match.play(0, RUN, COUNTDOWN + RESTING)
    assert done(match) == ["start", "free 0"]


def test_what_takes_no_time_is_over_at_once() -> None:
    match = started()
    assert isinstance(match.table, Sprint)
    match.table.occupy(1, 0)
    assert done(match) == ["start", "free 1"]
    assert match.table.deadline() is None


def test_each_deadline_comes_at_its_time() -> None:
    match = started(3)
    match.play(1, REST)
    match.play(0, REST, COUNTDOWN + 300)
    match.play(2, HALT, COUNTDOWN + 600)
    match.wait(COUNTDOWN + 10_000)
    assert done(match) == ["start", "free 1", "free 0", "time up"]
    assert ticks(match) == [5000, 6000, 6300, 6600]


def test_deadlines_in_one_millisecond_end_with_one_tick_seat_by_seat() -> None:
    match = started(3)
    match.play(2, HALT)
    match.play(1, REST)
    match.play(0, REST)
    match.wait(COUNTDOWN + RESTING)
    assert done(match) == ["start", "free 0", "free 1", "time up"]
    assert ticks(match) == [5000, 6000]


def test_a_move_at_a_deadline_comes_after_it() -> None:
    match = started()
    match.play(0, REST)
    match.play(0, RUN, COUNTDOWN + RESTING)
    assert done(match) == ["start", "free 0"]
    assert [line.text for line in match.log] == ["rest", "run"]
    assert (ticks(match), match.acts) == ([5000, 6000], 4)


# Pauses, the end, secret choices


def test_deadlines_wait_while_the_match_is_paused() -> None:
    match = started()
    match.play(0, REST)
    match.pause(COUNTDOWN + 400)
    match.wait(COUNTDOWN + 60_000)
    assert done(match) == ["start"]
    with pytest.raises(Mistake) as mistake:
        match.play(1, RUN)
    assert mistake.value.code == "paused"
    match.go_on(COUNTDOWN + 60_000)
    match.wait(COUNTDOWN + 60_599)
    assert done(match) == ["start"]
    match.wait(COUNTDOWN + 60_600)
    assert done(match) == ["start", "free 0"]
    assert match.table.now == COUNTDOWN + RESTING


def test_the_countdown_waits_too() -> None:
    match = match_of()
    match.pause(0)
    match.go_on(70_000)
    match.wait(74_999)
    assert done(match) == []
    match.wait(75_000)
    assert done(match) == ["start"]


def test_after_the_end_no_deadline_is_left() -> None:
    match = started()
    match.play(0, REST)
    match.play(1, STOP)
    assert match.table.deadline() is None
    assert [list(match.table.moves(seat)) for seat in (0, 1, CLOCK)] == [[], [], []]
    assert not match.table.live()


def test_in_a_secret_choice_nobody_can_be_first() -> None:
    match = started()
    match.play(0, ASK)
    assert not match.table.live()
    assert [list(match.table.moves(seat)) for seat in (0, 1)] == [[RUN, REST]] * 2
    match.play(1, RUN)
    assert list(match.table.moves(1)) == []
    match.play(0, RUN)
    assert match.table.live()


def test_a_copy_has_clocks_of_its_own() -> None:
    match = started()
    match.play(0, REST)
    copy = match.table.copy()
    assert copy.state() == match.table.state()
    copy.now = COUNTDOWN + RESTING
    copy.play(CLOCK, TICK)
    assert done(match) == ["start"]
    assert list(match.table.moves(0)) == []


# A whole game


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_race_can_be_played_out_at_random(seats: int) -> None:
    setup = RotWeiss.agree(seats)
    tables = [RotWeiss(setup, FastDice(3), loud=False) for _ in range(2)]
    counts = [table.playout(FastDice(4)) for table in tables]
    assert tables[0].result() is not None
    assert counts[0] == counts[1] > 0
    assert tables[0].state() == tables[1].state()


def test_a_record_with_pauses_and_common_deadlines_plays_back() -> None:
    match = Match(RotWeiss, RotWeiss.agree(2), "fast 5")
    dice = FastDice(6)
    for step in range(600):
        if step % 100 == 50:
            match.pause(match.at)
            match.go_on(match.at + 777)
        acting = [seat for seat in (0, 1) if match.table.moves(seat)]
        if len(acting) < 2:
            match.wait(match.at + 100)
        for seat in acting:
            if moves := match.table.moves(seat):
                match.play(seat, dice.pick(moves))
    again = Record.read(str(Record.of(match))).replay(RotWeiss)
    assert list(again.log) == list(match.log)
    assert again.table.state() == match.table.state()
    assert (again.at, again.lost, again.acts) == (match.at, match.lost, match.acts)
