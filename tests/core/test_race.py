"""Games without turns: the signal, hands that carry, are full or locked, and time that passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import (
    CLOCK,
    NEVER,
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
from anpfiff.core.options import Choice, Milliseconds, Options, option
from anpfiff.core.phrases import Phrases
from anpfiff.core.race import DOUBLINGS, SIGNAL_MS, STALEMATE, Cover, Race
from anpfiff.core.record import Record
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.tables import NoDeck

RUN, REST, HALT, STOP, ASK, CARRY, SLIP, LEAP = range(2, 10)
COUNTDOWN, RESTING = 5000, 1000


@dataclass(frozen=True)
class SprintOptions(Options):
    hand_ms: int = option(300, "T12", Milliseconds(0, 2000))
    lock_ms: int = option(600, "T13", Milliseconds(0, 5000))
    wrong: str = option("growing", "T13", Choice("growing", "flat"))
    still_ms: int = option(0, "T14", Milliseconds(0, 60_000))


class Sprint(Race):
    """T8 All start on a signal. T9 Whoever rests does nothing for a second. T10 Anybody may halt

    them all for a second, T11 or end the game. T12 Carrying, slipping and leaping take a hand; T13
    slipping is wrong, and T14 only leaping brings anybody on.
    """

    name = "sprint"
    players = range(2, 4)
    Options = SprintOptions
    Deck = NoDeck
    fields = (*Race.fields, "options", "done", "ticks")
    signal_rule = "T8"
    busy_rule = "T9"
    hand_rule = "T12"
    carries = range(CARRY, LEAP + 1)

    def deal(self) -> None:
        self.options = self.setup.options
        self.done: list[str] = []
        self.ticks: list[int] = []
        self.set_clocks()
        self.wait_for_signal(COUNTDOWN)

    def acts(self, seat: Seat) -> tuple[Move, ...]:
        return (RUN, REST, HALT, STOP, ASK, CARRY, SLIP, LEAP)

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
        elif move == CARRY:
            self.stir()
        elif move == SLIP:
            self.lock(seat)
        elif move == LEAP:
            self.advance()
            self.wrongs[seat] = 0

    def time_passes(self) -> None:
        self.ticks.append(self.now)
        super().time_passes()

    def start(self) -> None:
        self.done.append("start")

    def hands_free(self, seat: Seat) -> None:
        self.done.append(f"free {seat}")

    def time_up(self) -> None:
        self.done.append("time up")

    def patience(self) -> int:
        ms: int = self.options.still_ms
        return ms

    def nothing_happens(self) -> None:
        self.done.append("nothing")
        self.wait_for_signal(COUNTDOWN)

    def view(self, seat: Seat | None) -> Any:
        return (self.until, tuple(self.busy), tuple(self.ready), tuple(self.done))

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("not-so", "T8")

    def question_in_play(self, seat: Seat) -> Question:
        return Question("choose" if self.secret else "run")

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        texts = ("tick", "ready", "run", "rest", "halt", "stop", "ask", "carry", "slip", "leap")
        return Phrases(*((move, text) for move, text in enumerate(texts)))

    def copy(self) -> Self:
        table = self.twin(type(self).__new__(type(self)))
        table.options = self.options
        table.done = self.done[:]
        table.ticks = self.ticks[:]
        return table


def match_of(seats: int = 2, **options: str) -> Match:
    return Match(Sprint, Sprint.agree(seats, options), "fast 1")


def started(seats: int = 2, **options: str) -> Match:
    match = match_of(seats, **options)
    match.wait(COUNTDOWN)
    return match


def sprint(match: Match) -> Sprint:
    assert isinstance(match.table, Sprint)
    return match.table


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


# Hands that carry


def test_what_one_seat_lays_down_lands_so_long_apart() -> None:
    match = started()
    match.play(0, CARRY, 6000)
    assert match.table.hand_free(0) == 6300
    for at, left in ((6000, 300), (6299, 1)):
        before = match.table.state()
        with pytest.raises(Refused) as refused:
            match.play(0, LEAP, at)
        assert refused.value.refusal == ("hand-carries", "T12", {"ms": left})
        assert {**match.table.state(), "now": "6000"} == before
    match.play(0, LEAP, 6300)
    assert [line.text for line in match.log] == ["carry", "leap"]


def test_every_seat_has_a_hand_of_its_own() -> None:
    match = started()
    match.play(0, CARRY, 6000)
    match.play(1, CARRY, 6000)
    assert sprint(match).landed == [6000, 6000]
    assert match.table.hand_free(1) == 6300


def test_before_it_has_laid_anything_down_a_hand_is_free() -> None:
    match = started()
    assert (match.table.hand_free(0), sprint(match).landed) == (0, [NEVER, NEVER])
    match.play(0, CARRY)


def test_what_is_not_carried_hinders_nothing_and_is_not_hindered() -> None:
    match = started()
    match.play(0, CARRY, 6000)
    match.play(0, RUN, 6000)
    assert sprint(match).landed == [6000, NEVER]
    assert match.table.hand_free(0) == 6300


def test_nothing_is_carried_in_a_secret_choice_or_before_the_signal() -> None:
    match = started()
    assert [match.table.carried(move) for move in (RUN, CARRY, SLIP, LEAP)] == [False, *[True] * 3]
    match.play(0, CARRY)
    match.play(0, ASK)
    assert not match.table.carried(CARRY)
    assert match.table.hinders(0, CARRY) is None
    assert not match_of().table.carried(CARRY)


def test_hands_may_take_no_time() -> None:
    match = started(hand_ms="0")
    for _ in range(3):
        match.play(0, CARRY, 6000)


# Hands that are locked


def locks(match: Match, count: int) -> list[int]:
    """How long each of so many slips of A locks the hand."""
    found = []
    for _ in range(count):
        match.play(0, SLIP)
        found.append(sprint(match).busy[0] - match.now)
        match.wait(sprint(match).busy[0] + match.lost)
    return found


def test_a_lock_doubles_while_wrong_cards_follow_one_another() -> None:
    expected = [600 << min(number, DOUBLINGS) for number in range(7)]
    assert locks(started(), 7) == expected == [600, 1200, 2400, 4800, 9600, 9600, 9600]


def test_it_is_forgotten_with_a_right_one_and_with_the_next_signal() -> None:
    match = started()
    locks(match, 3)
    match.play(0, LEAP)
    match.wait(match.at + 300)
    assert locks(match, 2) == [600, 1200]
    sprint(match).wait_for_signal(COUNTDOWN)
    match.wait(match.at + COUNTDOWN)
    assert locks(match, 1) == [600]


def test_everybody_s_slips_are_counted_apart() -> None:
    match = started()
    locks(match, 2)
    match.play(1, SLIP)
    assert sprint(match).busy[1] - match.now == 600
    assert sprint(match).wrongs == [2, 1]


def test_a_flat_lock_does_not_grow() -> None:
    assert locks(started(wrong="flat"), 3) == [600] * 3


def test_without_a_lock_the_hand_stays_free_and_nobody_is_told() -> None:
    match = started(lock_ms="0")
    match.play(0, SLIP)
    assert sprint(match).busy == [NEVER, NEVER]
    assert done(match) == ["start"]


# What was covered lately


def test_a_cover_is_remembered_as_long_as_one_may_be_late_for_it() -> None:
    table = sprint(started())
    table.cover(0, 7, 500)
    table.now += 499
    table.cover(1, 8, 500)
    assert table.covers == (Cover(5000, 0, 7), Cover(5499, 1, 8))
    table.now += 1
    table.cover(0, 9, 500)
    assert table.covers == (Cover(5499, 1, 8), Cover(5500, 0, 9))
    table.wait_for_signal(COUNTDOWN)
    assert not table.covers


# When nothing happens


def test_if_nobody_stirs_for_so_long_something_is_done_about_it() -> None:
    match = started(still_ms="10000")
    assert match.table.deadline() == COUNTDOWN + 10_000
    match.wait(COUNTDOWN + 9999)
    assert done(match) == ["start"]
    match.wait(COUNTDOWN + 10_000)
    assert done(match) == ["start", "nothing"]
    match.wait(60_000)
    assert done(match) == ["start", "nothing"] * 4


def test_whoever_stirs_puts_it_off_and_the_clock_looks_only_now_and_then() -> None:
    match = started(still_ms="10000")
    for at in range(6000, 14_000, 1000):
        match.play(0, CARRY, at)
    match.wait(22_999)
    assert done(match) == ["start"]
    match.wait(23_000)
    assert done(match) == ["start", "nothing"]
    assert ticks(match) == [5000, 15_000, 23_000]


def test_resting_and_slipping_is_not_stirring() -> None:
    match = started(still_ms="10000")
    match.play(0, REST, 14_000)
    match.play(1, SLIP, 14_500)
    match.wait(15_000)
    assert done(match) == ["start", "free 0", "nothing"]


def test_whoever_stirs_but_never_advances_does_not_put_it_off_for_ever() -> None:
    match = started(still_ms="10000")
    limit = COUNTDOWN + STALEMATE * 10_000
    for at in range(6000, limit, 1000):
        match.play(0, CARRY, at)
    assert done(match) == ["start"]
    match.wait(limit)
    assert done(match) == ["start", "nothing"]


def test_whoever_advances_begins_anew() -> None:
    match = started(still_ms="10000")
    match.play(0, LEAP, 14_000)
    for at in range(15_000, 14_000 + STALEMATE * 10_000, 1000):
        match.play(0, CARRY, at)
    assert done(match) == ["start"]
    match.wait(14_000 + STALEMATE * 10_000)
    assert done(match) == ["start", "nothing"]


def test_hands_that_become_free_in_that_moment_come_first() -> None:
    match = started(still_ms="10000")
    match.play(0, REST, 14_000)
    match.wait(15_000)
    assert done(match) == ["start", "free 0", "nothing"]
    assert ticks(match) == [5000, 15_000]


def test_patience_without_end_needs_no_clock() -> None:
    match = started()
    match.play(0, CARRY)
    assert match.table.deadline() is None
    assert sprint(match).still == NEVER


def test_nobody_is_idle_before_the_signal_or_after_the_end() -> None:
    match = match_of(still_ms="1000")
    match.wait(COUNTDOWN - 1)
    assert done(match) == []
    match.wait(COUNTDOWN)
    match.play(0, STOP)
    assert match.table.deadline() is None
    table = sprint(match)
    assert (table.stirred, table.advanced, table.still) == (NEVER, NEVER, NEVER)
    assert (table.landed, table.wrongs, table.covers) == ([NEVER] * 2, [0, 0], ())


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
    match = started(still_ms="10000")
    match.play(0, REST)
    match.play(1, SLIP)
    sprint(match).cover(1, 7, 500)
    copy = sprint(match).copy()
    before = match.table.state()
    assert copy.state() == before
    copy.now = copy.due
    copy.play(CLOCK, TICK)
    copy.play(1, SLIP)
    copy.cover(0, 8, 500)
    copy.advance()
    assert match.table.state() == before
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
    match = Match(RotWeiss, RotWeiss.agree(2, {"hand_ms": "0"}), "fast 5")
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
