"""A match plays moves, keeps time, and keeps the log that rebuilds it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.log import GO_ON, PAUSE, WAIT, Line, Log
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, Event, Mistake, Refused, Seat
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.games.alarm.rules import Alarm
from tests.core.school import (
    RING,
    SHOUT,
    School,
    assert_rebuilds,
    heard,
    log,
    random_alarm,
    school,
)

# Turn by turn


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_the_log_rebuilds_the_match(seed: int, steps: int) -> None:
    assert_rebuilds(random_alarm(seed, steps))


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_a_refused_move_changes_nothing(seed: int, steps: int) -> None:
    match = random_alarm(seed, steps)

    def all_of_it() -> object:
        return match.table.state(), list(match.log), match.since(0), match.at, match.acts

    before = all_of_it()
    for seat in (CLOCK, 0, 1, 2):
        for move in range(22):
            if move not in match.moves(seat):
                with pytest.raises(Refused) as caught:
                    match.play(seat, move)
                assert caught.value.refusal == match.refusal(seat, move)
    assert all_of_it() == before


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_what_clients_ask_is_what_the_table_says(seed: int, steps: int) -> None:
    match = random_alarm(seed, steps)
    assert match.result() == match.table.result()
    assert match.view(None) == match.table.view(None)
    for seat in range(3):
        assert match.view(seat) == match.table.view(seat)
        assert match.question(seat) == match.table.question(seat)
        assert list(match.moves(seat)) == list(match.table.moves(seat))


def test_whoever_knows_the_moves_may_say_so() -> None:
    """A race looks them up before it asks; that need not be done twice."""
    match = school()
    with pytest.raises(Refused):
        match.play(0, SHOUT, 10, ())
    match.play(0, SHOUT, 20, (SHOUT,))
    assert heard(match) == ["0 shout 20"]


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
    assert (heard(match), match.now, match.acts) == ([], 999, 0)
    match.wait(1000)
    assert (heard(match), match.now, match.acts) == (["-1 ring 1000"], 1000, 1)


def test_the_clock_needs_no_line_in_the_log() -> None:
    match = school()
    match.play(0, SHOUT, 2500)
    assert heard(match) == ["-1 ring 1000", "-1 ring 2000", "0 shout 2500"]
    assert log(match) == ["2500 0 shout"]
    assert match.acts == 3
    assert_rebuilds(match)


def test_the_clock_plays_every_deadline_that_has_passed_at_its_own_time() -> None:
    match = school()
    match.wait(2500)
    assert heard(match) == ["-1 ring 1000", "-1 ring 2000"]
    assert (match.at, match.now) == (2500, 2500)


def test_deadlines_come_before_a_move_at_the_same_time() -> None:
    match = school()
    match.play(0, SHOUT, 1000)
    assert heard(match) == ["-1 ring 1000", "0 shout 1000"]


def test_a_move_after_the_end_is_refused_but_the_end_has_come() -> None:
    match = school()
    with pytest.raises(Refused) as caught:
        match.play(0, SHOUT, 5000)
    assert (caught.value.code, caught.value.facts) == ("over", {"rule": "T2"})
    assert heard(match) == ["-1 ring 1000", "-1 ring 2000", "-1 ring 3000"]
    assert match.result() is not None
    assert match.table.deadline() is None


def test_a_deadline_that_passes_inside_a_refused_move_is_not_lost() -> None:
    """Readers are told of it, memories know it, and a record has it."""
    match, told = school(), Event("noise", {"seat": CLOCK})
    with pytest.raises(Refused):
        match.play(0, RING, 1500)
    assert heard(match) == ["-1 ring 1000"]
    assert match.told(0, 0) == match.told(None, 0) == match.memories[1].events == [told]
    assert (match.at, match.now, match.acts, log(match)) == (1500, 1500, 1, [])
    again = Record.read(str(Record.of(match))).replay(School)
    assert again.table.state() == match.table.state()
    assert (again.at, again.acts) == (1500, 1)
    match.play(0, SHOUT, 1500)
    assert heard(match) == ["-1 ring 1000", "0 shout 1500"]
    assert_rebuilds(match)


def test_a_deadline_that_passes_before_a_move_in_a_pause_is_not_lost() -> None:
    match = school()
    match.pause(1000)
    with pytest.raises(Mistake):
        match.play(0, SHOUT, 1500)
    assert [event.facts["seat"] for event in match.since(0)] == [CLOCK]


def test_nobody_plays_for_the_clock() -> None:
    match = school()
    for seat in (CLOCK, 0):
        with pytest.raises(Refused) as caught:
            match.play(seat, RING, 100)
        assert caught.value.refusal.rule == "T2"
    assert log(match) == []


def test_memories_and_readers_hear_the_clock_too() -> None:
    match = school()
    match.wait(1000)
    assert match.since(0) == [Event("noise", {"seat": CLOCK}, (CLOCK,), {"now": 1000})]
    assert match.memories[0].events == [Event("noise", {"seat": CLOCK})]


# Pausing


def test_a_pause_stops_the_clock() -> None:
    match = school()
    match.pause(400)
    match.wait(5000)
    assert log(match) == ["400 None pause"]
    assert heard(match) == []
    assert (match.at, match.now) == (5000, 400)


def test_after_a_pause_deadlines_are_as_far_away_as_before() -> None:
    match = school()
    match.pause(400)
    match.go_on(5400)
    match.wait(5999)
    assert heard(match) == []
    match.wait(6000)
    assert heard(match) == ["-1 ring 1000"]
    assert log(match) == ["400 None pause", "5400 None go-on"]


def test_a_deadline_that_comes_with_the_pause_comes_first() -> None:
    match = school()
    match.pause(1000)
    assert heard(match) == ["-1 ring 1000"]
    assert log(match) == ["1000 None pause"]
    assert_rebuilds(match)


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
    match.wait(1699)
    assert heard(match) == []
    match.wait(1700)
    assert heard(match) == ["-1 ring 1000"]


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
    st.sampled_from(["none", "at-once", "of-shouts"]),
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
        elif act == "wait" or match.paused_since is not None or match.result():
            match.wait(at)
        else:
            play_if_still_possible(match, int(act), at)
    assert_rebuilds(match)
    text = str(Record.of(match))
    again = Record.read(text).replay(School)
    assert list(again.log) == list(match.log)
    assert again.table.state() == match.table.state()
    assert str(Record.of(again)) == text


def play_if_still_possible(match: Match, seat: Seat, at: int) -> None:
    """The last bell may ring before the shout."""
    try:
        match.play(seat, SHOUT, at)
    except Refused:
        assert match.table.result() is not None


def test_two_deadlines_in_one_millisecond_rebuild_too() -> None:
    match = school(echo="at-once")
    match.play(0, SHOUT, 1500)
    assert heard(match) == ["-1 ring 1000", "-1 echo 1000", "0 shout 1500"]
    assert_rebuilds(match)


@pytest.mark.parametrize(("waited", "echoes"), [(False, []), (True, ["-1 echo 100"])])
def test_a_deadline_in_the_millisecond_of_the_last_move_is_in_the_record(
    waited: bool, echoes: list[str]
) -> None:
    """No ms has passed since, but the clock has moved, or not yet."""
    match = school(echo="of-shouts")
    match.play(0, SHOUT, 100)
    if waited:
        match.wait(100)
    assert heard(match) == ["0 shout 100", *echoes]
    again = Record.read(str(Record.of(match))).replay(School)
    assert again.table.state() == match.table.state()
    assert again.acts == match.acts


@pytest.mark.parametrize(
    "line",
    [
        Line(100, 0, "ring"),
        Line(100, 0, "sing"),
        Line(100, CLOCK, "ring"),
        Line(1000, CLOCK, "ring"),
        Line(-1, None, WAIT),
        Line(5000, 0, "shout"),
        Line(100, 0, "take-back"),
    ],
)
def test_a_line_that_cannot_have_happened_is_a_mistake(line: Line) -> None:
    match = school()
    with pytest.raises(Mistake):
        match.repeat(line)
    assert log(match) == []


def test_lines_of_a_pause_repeat() -> None:
    match = school()
    match.repeat(Line(100, None, PAUSE))
    assert match.paused_since == 100
    match.repeat(Line(300, None, GO_ON))
    assert match.paused_since is None
    assert match.lost == 200


def test_a_line_that_waits_lets_time_pass_and_is_not_logged() -> None:
    match = school()
    match.repeat(Line(1200, None, WAIT))
    assert (heard(match), match.at, log(match)) == (["-1 ring 1000"], 1200, [])


# The log


def test_a_log_reads_like_a_list() -> None:
    match = school()
    for at in (10, 20, 30):
        match.play(at // 10 % 2, SHOUT, at)
    lines = [Line(10, 1, "shout"), Line(20, 0, "shout"), Line(30, 1, "shout")]
    assert list(match.log) == lines
    assert [match.log[place] for place in (0, 2, -1, -3)] == [
        lines[place] for place in (0, 2, -1, -3)
    ]
    assert len(match.log) == 3
    for place in (3, -4):
        with pytest.raises(IndexError):
            match.log[place]


def test_a_log_keeps_large_times_and_every_kind_of_line() -> None:
    log = Log({0: "shout"})
    log.add(2**40, 1, 0)
    log.add_word(2**40, PAUSE)
    log.add_word(2**40 + 1, GO_ON)
    log.add_word(2**40 + 2, "take-back", 1)
    assert list(log) == [
        Line(2**40, 1, "shout"),
        Line(2**40, None, PAUSE),
        Line(2**40 + 1, None, GO_ON),
        Line(2**40 + 2, 1, "take-back"),
    ]


@pytest.mark.parametrize(
    ("game", "seats"), [(name, game.players[-1]) for name, game in GAMES.items()]
)
def test_a_log_keeps_every_move_of_every_seat(game: str, seats: int) -> None:
    texts = GAMES[game].phrases(GAMES[game].agree(seats)).texts
    log = Log(texts)
    lines = [Line(seat, seat, texts[move]) for move in texts for seat in range(seats)]
    for move in texts:
        for seat in range(seats):
            log.add(seat, seat, move)
    assert list(log) == lines


def test_a_log_counts_how_often_a_move_was_made_whoever_did_and_whenever() -> None:
    log = Log({0: "shout", 1: "ring"})
    log.add(0, 0, 0)
    log.add(2**40, 1, 1)
    log.add(2**40 + 1, 1, 0)
    log.add_word(2**40 + 2, PAUSE)
    assert [log.count(0), log.count(1), log.count(0, 1), log.count(0, 3)] == [2, 1, 1, 0]


def test_a_note_says_more_of_the_last_line() -> None:
    match = school()
    match.play(0, SHOUT, 10)
    match.log.note("pressed 5")
    match.play(1, SHOUT, 20)
    assert [line.note for line in match.log] == ["pressed 5", ""]
    assert (match.log[-2].note, match.log[-1].note) == ("pressed 5", "")
    again = school()
    for line in match.log:
        again.repeat(line)
    assert list(again.log) == list(match.log)


def test_the_note_of_what_is_not_logged_belongs_to_nothing_else() -> None:
    match = school()
    match.repeat(Line(10, 0, "shout", "pressed 5"))
    match.repeat(Line(20, None, WAIT, "idle"))
    match.repeat(Line(20, None, GO_ON, "idle"))
    assert [line.note for line in match.log] == ["pressed 5"]
