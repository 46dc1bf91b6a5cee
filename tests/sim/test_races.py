"""Simulated time: who acts when, and what a simulation of races counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from anpfiff.bots.bot import Imagine, Intention, Racer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move, Seat
from anpfiff.games import GAMES
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.seats import FOREVER
from anpfiff.play.timed import TimedPlay
from anpfiff.sim.course import Course, race
from anpfiff.sim.run import Plan, Tally, play_one, start, tallies
from tests.tables import PACE, SLAP, Penalty, Snap


class Slapper(Racer):
    """Slaps so many ms after every card, and notes what it was shown and asked."""

    def __init__(self, seat: Seat, after: int, *, deaf: bool = False) -> None:
        super().__init__(seat, Snap.agree(2), FastDice(seat))
        self.after = after
        self.deaf = deaf
        self.seen: list[tuple[int, str]] = []

    def heeds(self, events: Sequence[Event]) -> bool:
        return not self.deaf and any(event.code == "turn" for event in events)

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.seen += [(at, event.code) for event in events]

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        return (self.after, SLAP) if view.shown else None


def snap(*racers: Racer) -> tuple[Match, TimedPlay]:
    match = Match(Snap, Snap.agree(len(racers)), "fast 5")
    return match, TimedPlay(match, dict(enumerate(racers)))


def slaps(match: Match) -> list[tuple[int, int]]:
    return [(line.at, line.seat) for line in match.log if line.seat is not None]


def test_whoever_is_quicker_is_first() -> None:
    match, play = snap(Slapper(0, 300), Slapper(1, 200))
    for _ in range(3):
        play.step()
    assert slaps(match) == [(PACE + 200, 1), (PACE + 300, 0)]


def test_a_racer_sees_what_it_heeds_when_it_happens() -> None:
    quick, deaf = Slapper(0, 300), Slapper(1, 200, deaf=True)
    match, play = snap(quick, deaf)
    for _ in range(4):
        play.step()
    assert quick.seen[:2] == [(PACE, "turn"), (2 * PACE, "turn")]
    assert deaf.seen == []
    assert {seat for _, seat in slaps(match)} == {0}


def test_an_intention_is_replaced_when_something_changes() -> None:
    """Nobody ever gets round to slapping who needs longer than the next card."""
    match, play = snap(Slapper(0, PACE + 500), Slapper(1, FOREVER))
    while match.table.result() is None:
        play.step()
    assert slaps(match) == []


def test_the_next_thing_is_the_earliest_intention_or_deadline() -> None:
    match, play = snap(Slapper(0, 300), Slapper(1, 200))
    assert play.next() == PACE
    play.step()
    assert (match.at, play.next()) == (PACE, PACE + 200)


def test_of_two_in_the_same_millisecond_the_lot_decides() -> None:
    first = []
    for seed in range(60):
        match = Match(Snap, Snap.agree(2), f"fast {seed}")
        play = TimedPlay(match, {0: Slapper(0, 250), 1: Slapper(1, 250)})
        while not slaps(match):
            play.step()
        first.append(slaps(match)[0][1])
    assert 15 < sum(first) < 45


def test_an_intention_that_has_become_impossible_is_asked_for_again() -> None:
    """T6 A wrong slap locks the hand; the next slap intended meanwhile comes too early."""
    match, play = snap(Slapper(0, 400), Slapper(1, 600))
    while match.table.result() is None:
        play.step()
    assert len(slaps(match)) < 2 * 12


def test_somebody_else_may_sit_in_a_seat() -> None:
    match = Match(Snap, Snap.agree(2), "fast 5")
    play = TimedPlay(match, {1: Slapper(1, 200)})
    play.step()
    play.press(0, SLAP, PACE + 150)
    play.step()
    assert slaps(match) == [(PACE + 150, 0), (PACE + 200, 1)]


def test_a_race_in_which_nobody_acts_says_so() -> None:
    class Idle(Racer):
        def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> None:
            return None

    match = Match(RotWeiss, RotWeiss.agree(2, {"still_ms": "0"}), "fast 1")
    with pytest.raises(Mistake) as caught:
        race(match, [Idle(seat, match.setup, FastDice(seat)) for seat in range(2)])
    assert caught.value.code == "nobody-acts"


def test_a_course_counts_events_and_long_waits() -> None:
    course = Course()
    for at, code in ((0, "signal"), (5000, "kick-off"), (25_001, "pass"), (30_000, "turn")):
        course.follow([Event(code, {})], at)
    course.follow([Event("pass", {}), Event("goal", {})], 50_000)
    course.follow([Event("signal", {})], 99_000)
    assert course.events["pass"] == 2
    assert course.stalls == 2


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.races])
def test_races_add_up_the_same_on_many_cores(name: str) -> None:
    seats = GAMES[name].players[0]
    plan = Plan(name, GAMES[name].agree(seats), ("reflex:4",) * seats, 205, 3)
    alone, many = Tally(), Tally()
    for part in tallies(plan):
        alone.merge(part)
    with ProcessPoolExecutor(2) as executor:
        for part in tallies(plan, executor):
            many.merge(part)
    assert alone == many
    assert alone.durations.total() == alone.matches == 205
    assert alone.events["goal"] > 0


def test_a_race_takes_as_long_as_its_log_says() -> None:
    plan = Plan("rotweiss", RotWeiss.agree(2), ("reflex", "reflex"), 1, 1)
    match, course = play_one(plan, 0)
    assert course is not None
    assert match.at == match.log[-1].at
    result = match.table.result()
    assert result is not None
    assert course.events["goal"] == sum(match.table.goals())  # type: ignore[attr-defined]


def test_a_course_misses_nothing_though_a_match_keeps_only_the_last_events() -> None:
    plan = Plan("rotblau", GAMES["rotblau"].agree(2), ("reflex", "reflex"), 1, 1)
    match, course = play_one(plan, 0)
    assert course is not None
    assert match.forgotten > 0
    dealt = start(plan, 0).place
    happened = match.history(None)[dealt:]
    assert course.events == Counter([event.code for event in happened])


def test_a_secret_choice_is_no_news_to_the_others() -> None:
    """Nobody is asked again, and so delayed or warned, because another has chosen."""
    asked = []

    class Chooser(Racer):
        def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
            asked.append(self.seat)
            return 100 + 50 * self.seat, moves[0]

    match = Match(Penalty, Penalty.agree(2), "fast 1")
    play = TimedPlay(match, {seat: Chooser(seat, match.setup, FastDice(seat)) for seat in (0, 1)})
    play.step()
    assert asked == [0, 1]
