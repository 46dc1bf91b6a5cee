"""A match plays moves, keeps time, and keeps the log that rebuilds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.match import GO_ON, PAUSE, Line, Match
from anpfiff.core.nouns import CLOCK, NOBODY, Event, Mistake, Move, Refusal, Refused, Result, Seat
from anpfiff.core.options import Choice, Options, option
from anpfiff.core.phrases import Phrases
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm

SHOUT, RING, ECHO = 0, 1, 2
SECOND = 1000


@dataclass(frozen=True)
class SchoolOptions(Options):
    echo: str = option("none", "T3", Choice("none", "at-once"))


class School(Table):
    """T1 Anybody may shout at any time. T2 The bell rings every second; at the third it is over.

    T3 With an echo every ring but the last is followed by one in the same millisecond.
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
        if self.rings == 3:
            self.end(Result((1.0,) * self.seats, (1,) * self.seats, "bell", "T2"))
        elif move == RING:
            echo = self.setup.options.write()["echo"] == "at-once"
            self.wake(self.now if echo else self.now + SECOND, ECHO if echo else RING)
        elif move == ECHO:
            self.wake(self.now + SECOND, RING)

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("silence", "T1")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("not-your-bell", "T2")

    def phrases(self) -> Phrases:
        return Phrases((SHOUT, "shout", ()), (RING, "ring", ()), (ECHO, "echo", ()))


def school(**options: str) -> Match:
    return Match(School, School.agree(2, options), "fast 1")


def heard(match: Match) -> list[str]:
    assert isinstance(match.table, School)
    return match.table.heard


def log(match: Match) -> list[str]:
    return [f"{line.at} {line.seat} {line.text}" for line in match.log]


def assert_rebuilds(match: Match) -> None:
    """Only waiting after the last line is not in the log."""
    again = Match(match.game, match.setup, match.seed, match.names)
    for line in match.log:
        again.repeat(line)
    again.wait(match.at)
    assert again.log == match.log
    assert again.table.state() == match.table.state()
    assert (again.at, again.lost, again.paused_since) == (
        match.at,
        match.lost,
        match.paused_since,
    )


# Turn by turn


def random_alarm(seed: int, steps: int) -> Match:
    match = Match(Alarm, Alarm.agree(3), f"fast {seed}")
    dice = FastDice(seed)
    for _ in range(steps):
        if match.table.asked == NOBODY:
            break
        match.play(match.table.asked, dice.pick(match.table.moves(match.table.asked)))
    return match


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_the_log_rebuilds_the_match(seed: int, steps: int) -> None:
    assert_rebuilds(random_alarm(seed, steps))


@given(st.integers(0, 2**64 - 1))
def test_every_seat_remembers_what_it_was_told_and_no_more(seed: int) -> None:
    match = random_alarm(seed, 40)
    events = match.take_news()
    for seat, memory in enumerate(match.memories):
        assert memory.events == [event.told(seat) for event in events]


def test_news_are_handed_out_once() -> None:
    match = random_alarm(1, 5)
    assert match.take_news()
    assert match.take_news() == []


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_a_refused_move_changes_nothing(seed: int, steps: int) -> None:
    match = random_alarm(seed, steps)
    before = (match.table.state(), match.log[:], match.news[:], match.at)
    for seat in (CLOCK, 0, 1, 2):
        for move in range(22):
            if move not in match.table.moves(seat):
                with pytest.raises(Refused):
                    match.play(seat, move)
    assert (match.table.state(), match.log, match.news, match.at) == before


def test_names_are_those_of_the_seats() -> None:
    setup = Alarm.agree(2)
    assert Match(Alarm, setup, "fast 1").names == ("", "")
    assert Match(Alarm, setup, "fast 1", ["Ana", "Ben"]).names == ("Ana", "Ben")


def test_a_bad_seed_is_a_mistake() -> None:
    with pytest.raises(Mistake) as caught:
        Match(Alarm, Alarm.agree(2), "fast forward")
    assert caught.value.code == "seed-out-of-range"


# Against the clock


def test_a_move_has_its_time() -> None:
    match = school()
    match.play(1, SHOUT, 250)
    assert log(match) == ["250 1 shout"]
    assert heard(match) == ["1 shout 250"]


def test_a_move_without_a_time_happens_now() -> None:
    match = school()
    match.wait(250)
    match.play(1, SHOUT)
    assert log(match) == ["250 1 shout"]


def test_time_never_goes_back() -> None:
    match = school()
    match.play(1, SHOUT, 250)
    for act in (match.wait, match.pause, match.go_on):
        with pytest.raises(Mistake) as caught:
            act(249)
        assert (caught.value.code, caught.value.facts) == (
            "time-backwards",
            {"at": 249, "now": 250},
        )
    with pytest.raises(Mistake):
        match.play(0, SHOUT, 249)
    with pytest.raises(Mistake):
        match.play(0, SHOUT, -1)
    assert log(match) == ["250 1 shout"]
    match.play(0, SHOUT, 250)
    assert log(match) == ["250 1 shout", "250 0 shout"]


def test_the_clock_plays_when_a_deadline_has_come_and_not_before() -> None:
    match = school()
    match.wait(999)
    assert (log(match), match.table.now) == ([], 999)
    match.wait(1000)
    assert log(match) == ["1000 -1 ring"]


def test_the_clock_plays_every_deadline_that_has_passed_at_its_own_time() -> None:
    match = school()
    match.wait(2500)
    assert log(match) == ["1000 -1 ring", "2000 -1 ring"]
    assert (match.at, match.table.now) == (2500, 2500)


def test_deadlines_come_before_a_move_at_the_same_time() -> None:
    match = school()
    match.play(0, SHOUT, 1000)
    assert log(match) == ["1000 -1 ring", "1000 0 shout"]


def test_a_move_after_the_end_is_refused_but_the_end_has_come() -> None:
    match = school()
    with pytest.raises(Refused) as caught:
        match.play(0, SHOUT, 5000)
    assert (caught.value.code, caught.value.facts) == ("over", {"rule": "T2"})
    assert log(match) == ["1000 -1 ring", "2000 -1 ring", "3000 -1 ring"]
    assert match.table.deadline() is None


def test_nobody_plays_for_the_clock() -> None:
    match = school()
    for seat in (CLOCK, 0):
        with pytest.raises(Refused) as caught:
            match.play(seat, RING, 100)
        assert caught.value.refusal.rule == "T2"
    assert log(match) == []


def test_memories_and_news_hear_the_clock_too() -> None:
    match = school()
    match.wait(1000)
    assert match.take_news() == [Event("noise", {"seat": CLOCK}, (CLOCK,), {"now": 1000})]
    assert match.memories[0].events == [Event("noise", {"seat": CLOCK})]


# Pausing


def test_a_pause_stops_the_clock() -> None:
    match = school()
    match.pause(400)
    match.wait(5000)
    assert log(match) == ["400 None pause"]
    assert match.table.now == 400


def test_after_a_pause_deadlines_are_as_far_away_as_before() -> None:
    match = school()
    match.pause(400)
    match.go_on(5400)
    match.wait(5999)
    assert log(match) == ["400 None pause", "5400 None go-on"]
    match.wait(6000)
    assert log(match)[-1] == "6000 -1 ring"
    assert heard(match) == ["-1 ring 1000"]


def test_a_deadline_that_comes_with_the_pause_comes_first() -> None:
    match = school()
    match.pause(1000)
    assert log(match) == ["1000 -1 ring", "1000 None pause"]


def test_in_a_pause_nobody_can_move() -> None:
    match = school()
    match.pause(400)
    with pytest.raises(Mistake) as caught:
        match.play(0, SHOUT, 500)
    assert caught.value.code == "paused"
    assert log(match) == ["400 None pause"]
    assert heard(match) == []


def test_after_a_pause_moves_are_made_in_table_time() -> None:
    match = school()
    match.pause(400)
    match.go_on(1400)
    match.play(0, SHOUT, 1500)
    assert log(match)[-1] == "1500 0 shout"
    assert heard(match) == ["0 shout 500"]


def test_several_pauses_add_up() -> None:
    match = school()
    for pause, go_on in ((100, 200), (300, 500), (500, 900)):
        match.pause(pause)
        match.go_on(go_on)
    assert match.lost == 700
    match.wait(1700)
    assert log(match)[-1] == "1700 -1 ring"


def test_pausing_a_pause_and_going_on_without_one_do_nothing() -> None:
    match = school()
    match.go_on(50)
    assert log(match) == []
    match.pause(100)
    match.pause(200)
    assert log(match) == ["100 None pause"]
    match.go_on(300)
    match.go_on(400)
    assert log(match) == ["100 None pause", "300 None go-on"]
    assert match.lost == 200


# Rebuilding with time


@given(
    st.sampled_from(["none", "at-once"]),
    st.lists(
        st.tuples(st.integers(0, 700), st.sampled_from(["wait", "pause", "go-on", "0", "1"])),
        max_size=12,
    ),
)
def test_a_log_with_time_rebuilds_the_match(echo: str, acts: list[tuple[int, str]]) -> None:
    match = school(echo=echo)
    for delay, act in acts:
        at = match.at + delay
        if act == "pause":
            match.pause(at)
        elif act == "go-on":
            match.go_on(at)
        elif act == "wait" or match.paused_since is not None or match.table.result():
            match.wait(at)
        else:
            play_if_still_possible(match, int(act), at)
    assert_rebuilds(match)
    assert Record.read(str(Record.of(match))).replay(School).log == match.log


def play_if_still_possible(match: Match, seat: Seat, at: int) -> None:
    """The last bell may ring before the shout."""
    try:
        match.play(seat, SHOUT, at)
    except Refused:
        assert match.table.result() is not None


def test_two_deadlines_in_one_millisecond_rebuild_too() -> None:
    match = school(echo="at-once")
    match.play(0, SHOUT, 1500)
    assert log(match) == ["1000 -1 ring", "1000 -1 echo", "1500 0 shout"]
    assert_rebuilds(match)


@pytest.mark.parametrize(
    "line",
    [
        Line(100, 0, "ring"),
        Line(100, CLOCK, "ring"),
        Line(1000, CLOCK, "echo"),
        Line(999, CLOCK, "ring"),
        Line(100, None, GO_ON),
        Line(5000, 0, "shout"),
    ],
)
def test_a_line_that_cannot_have_happened_is_a_mistake(line: Line) -> None:
    with pytest.raises(Mistake):
        school().repeat(line)


def test_a_line_of_the_log_that_happens_otherwise_is_told() -> None:
    match = school()
    with pytest.raises(Mistake) as caught:
        match.repeat(Line(1000, CLOCK, "echo"))
    assert (caught.value.code, caught.value.facts) == ("line-differs", {"text": "echo"})


def test_lines_of_a_pause_repeat() -> None:
    match = school()
    match.repeat(Line(100, None, PAUSE))
    assert match.paused_since == 100
    match.repeat(Line(300, None, GO_ON))
    assert match.paused_since is None
    assert match.lost == 200
