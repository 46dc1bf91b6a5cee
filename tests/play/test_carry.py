"""Press, carry, land: how long a hand takes, what waits for it, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from anpfiff.bots.bot import Imagine, Intention, Racer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Event, Mistake, Move, Refused, Seat
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.rotweiss.cards import LAY
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.seats import FOREVER
from anpfiff.play.timed import TimedPlay
from tests.rules.elfmeter_positions import card_of, elfmeter
from tests.rules.rotblau_positions import codes, rotblau
from tests.rules.rotweiss_positions import middle, rotweiss

TABLE = """
    A       r2 / r5 / r3 | r4 r6 r7 r8
    B       w9 / w10 / w6 | w3 w4 w5
    middle  r1
"""
"""r2, r3 and w9 fit the middle; r5 and w10 follow on r2, w10 also on w9, r6 on r3."""


def attempt(text: str, **options: str) -> Elfmeter:
    """Elfmeter! as it is played: hands take time, and attempts begin blind."""
    return elfmeter(text, **{"opening": "blind", "hand_ms": "300", **options})


def people_at(table: Table, racers: Mapping[Seat, Racer] | None = None) -> TimedPlay:
    """This position, played by people and these racers."""
    match = Match(type(table), table.setup, "fast 1")
    match.table, match.events = table, table.events
    return TimedPlay(match, racers or {})


def of(play: TimedPlay) -> RotWeiss:
    table = play.match.table
    assert isinstance(table, RotWeiss)
    return table


def press(play: TimedPlay, at: int, *texts: str) -> None:
    """`A lay 2`: keys pressed at this time."""
    for text in texts:
        letter, _, move = text.partition(" ")
        play.press(SEATS.index(letter), play.match.table.read(move), at)


def landed(play: TimedPlay) -> list[str]:
    """What the log says, which knows landings only."""
    return [f"{line.at} {SEATS[line.seat or 0]} {line.text}" for line in play.match.log]


def carried(play: TimedPlay, letter: str) -> str:
    """What is in the hand of a seat, and what waits."""
    seat, write = SEATS.index(letter), play.match.table.write
    moves = (play.carrying(seat), play.ahead.get(seat))
    return " / ".join(write(move) for move in moves if move is not None)


def refused(play: TimedPlay, letter: str) -> tuple[str, str] | None:
    """Why the last thing that the seat pressed could not be done when its time came."""
    refusal = play.refusals.get(SEATS.index(letter))
    return refusal and (refusal.code, refusal.rule)


def refused_at_once(play: TimedPlay, at: int, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        press(play, at, text)
    return caught.value.refusal.code, caught.value.refusal.rule


def test_b20_a_press_lands_after_the_hand_has_carried_it() -> None:
    play = people_at(rotweiss(TABLE))
    before = play.match.view(1)
    press(play, 1000, "A lay 1")
    assert (carried(play, "A"), play.next()) == ("lay 1", 1300)
    play.advance(1299)
    assert landed(play) == []
    assert play.match.view(1) == before
    play.advance(1300)
    assert landed(play) == ["1300 A lay 1"]
    assert middle(of(play)) == "r1 r2"
    assert carried(play, "A") == ""


@pytest.mark.parametrize("ms", [0, 1, 200, 2000])
def test_b20_the_hand_takes_as_long_as_was_agreed(ms: int) -> None:
    play = people_at(rotweiss(TABLE, hand_ms=str(ms), late_ms="5000"))
    press(play, 1000, "A lay 1", "A lay 2")
    play.advance(9000)
    assert landed(play) == [f"{1000 + ms} A lay 1", f"{1000 + 2 * ms} A lay 2"]


def test_b21_a_card_is_judged_when_it_lands_not_when_it_was_pressed() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "B lay 1")
    press(play, 1010, "A lay 1")
    press(play, 1020, "B lay 2")
    play.advance(1310)
    assert codes(play.match.since(0)) == ["tackle", "late"]
    assert play.match.since(0)[-1].facts["faster"] == 1
    play.advance(1600)
    assert middle(of(play)) == "r1 w9 w10"


def test_b20_what_fits_only_when_it_lands_counts() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1")
    press(play, 1100, "B lay 2")
    play.advance(1400)
    assert middle(of(play)) == "r1 r2 w10"


def test_b20_what_is_carried_cannot_be_recalled() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 2")
    for at in range(1050, 1300, 50):
        press(play, at, "A lay 1")
        assert carried(play, "A") == "lay 2 / lay 1"
    play.advance(1300)
    assert landed(play) == ["1300 A lay 2"]
    assert codes(play.match.since(0)) == ["back"]


def test_b20_one_press_ahead_waits_and_the_latest_replaces_it() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1")
    press(play, 1100, "A lay 3")
    press(play, 1200, "A turn 2")
    press(play, 1250, "A lay 2")
    assert carried(play, "A") == "lay 1 / lay 2"
    play.advance(1300)
    assert carried(play, "A") == "lay 2"
    press(play, 1599, "A turn 1")
    play.advance(9000)
    assert landed(play) == ["1300 A lay 1", "1600 A lay 2", "1900 A turn 1"]


def test_b20_a_press_ahead_that_has_become_impossible_is_refused_when_its_turn_comes() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1")
    press(play, 1100, "A lay 1")
    assert refused(play, "A") is None
    play.advance(1300)
    assert (landed(play), carried(play, "A")) == (["1300 A lay 1"], "")
    assert refused(play, "A") == ("place-empty", "R9")
    press(play, 1310, "A lay 2")
    assert refused(play, "A") == ("place-empty", "R9"), "until he is told"
    assert carried(play, "A") == "lay 2"


def test_an_impossible_press_is_refused_at_once_and_nothing_is_carried() -> None:
    play = people_at(rotweiss(TABLE))
    assert refused_at_once(play, 1000, "A lay 4") == ("no-such-place", "R6")
    assert refused_at_once(play, 1000, "A gather") == ("stack-left", "B2")
    assert (carried(play, "A"), refused(play, "A")) == ("", None)
    press(play, 1010, "A lay 1")
    assert refused_at_once(play, 1020, "A ready") == ("in-play", "B17")
    assert refused_at_once(play, 1030, "A out") == ("no-vote", "B10")
    assert (carried(play, "A"), play.next()) == ("lay 1", 1310)


def test_b8_a_lock_refuses_what_was_pressed_ahead_and_what_is_pressed_until_it_ends() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 2")
    press(play, 1200, "A lay 1")
    play.advance(1300)
    assert (carried(play, "A"), refused(play, "A")) == ("", ("locked", "B8"))
    assert refused_at_once(play, 1899, "A lay 1") == ("locked", "B8")
    press(play, 1900, "A lay 1")
    play.advance(9000)
    assert landed(play) == ["1300 A lay 2", "2200 A lay 1"]


def test_b19_gathering_is_carried_too_and_refuses_what_was_pressed_ahead() -> None:
    play = people_at(rotweiss("A r2 / r5 / r3\nB w9 / w10 / w6 | w3\nmiddle r1"))
    press(play, 1000, "A gather")
    press(play, 1100, "A lay 1")
    play.advance(1300)
    assert (landed(play), refused(play, "A")) == (["1300 A gather"], ("hands-full", "B19"))
    assert refused_at_once(play, 2000, "A turn 1") == ("hands-full", "B19")


GOAL_TABLE = """
    A       r2 / r5 / r3 | r4 r6 r7 r8
    B       w9! / w10 / w6 | w3 w4 w5
    middle  r1
"""


def test_b18_a_goal_sends_back_what_is_on_its_way() -> None:
    play = people_at(rotweiss(GOAL_TABLE))
    press(play, 1000, "B lay 1")
    press(play, 1200, "A lay 1")
    press(play, 1250, "A lay 3")
    play.advance(1300)
    assert of(play).goals() == (0, 1)
    assert (carried(play, "A"), refused(play, "A")) == ("", ("wait-for-signal", "B17"))
    play.advance(20_000)
    assert landed(play) == ["1300 B lay 1"]


def test_b18_nothing_that_was_pressed_before_a_goal_lands_in_the_next_attack() -> None:
    """However short the break is. Own presses ahead do not outlive an own goal either."""
    table = rotblau(
        "A r9! r2-4w r3-4f r1-2o | r5-6o\nB b7-8c b2-4w b3-4f b1-2o | b5-6o\nmiddle r5-9g",
        break_ms="100",
        hand_ms="1000",
        late_ms="1500",
    )
    play = people_at(table)
    press(play, 1000, "A play 1", "A play 2")
    press(play, 1900, "B play 2")
    play.advance(2000)
    assert (table.goals(), bool(table.ready)) == ((1, 0), True)
    assert refused(play, "A") == refused(play, "B") == ("wait-for-signal", "R7")
    press(play, 2050, "A ready", "B ready")
    play.advance(10_000)
    assert landed(play) == ["2000 A play 1", "2050 A ready", "2050 B ready"]


def test_c16_a_card_on_its_way_when_the_ball_is_lost_stays_in_its_stack() -> None:
    """It does not land in the next attempt, on the other side."""
    table = attempt("A 26 65 13 54\nB 26 24 62 65\nattack A 12", ready_ms="100")
    play = people_at(table)
    press(play, 1000, "B play 26")
    press(play, 1250, "A play 26", "A play 65")
    play.advance(1300)
    assert (table.attacker, carried(play, "A"), refused(play, "A")) == (1, "", ("late", "C16"))
    play.advance(5000)
    assert landed(play) == ["1300 B play 26"]
    assert table.attack == []


def test_d27_a_yellow_card_sends_back_what_its_victim_carries() -> None:
    table = rotblau(
        "A r6-7g r5-6o r2-4w r3-4f | r5-9g\nB bY b7-10b b2-4w b8-5c | b3-4f\nmiddle b4-6f",
        yellow_ms="50",
    )
    play = people_at(table)
    press(play, 1000, "B book 1 a")
    press(play, 1200, "A play 1")
    play.advance(1300)
    assert (carried(play, "A"), refused(play, "A")) == ("", ("hands-full", "D28"))
    press(play, 1350, "A play 1")
    play.advance(5000)
    assert landed(play) == ["1300 B book 1 a", "1650 A play 1"]


def test_nothing_can_be_pressed_before_the_signal_but_ready() -> None:
    match = Match(RotWeiss, RotWeiss.agree(2), "fast 1")
    play = TimedPlay(match, {})
    assert refused_at_once(play, 1000, "A turn 1") == ("wait-for-signal", "B17")
    press(play, 1000, "A ready", "B ready")
    assert match.table.ready == [True, True]  # type: ignore[attr-defined]
    assert landed(play) == ["1000 A ready", "1000 B ready"]
    assert refused_at_once(play, 1999, "A turn 1") == ("wait-for-signal", "B17")
    press(play, 2000, "A turn 1")
    play.advance(2300)
    assert landed(play)[-1] == "2300 A turn 1"


def test_b10_a_vote_is_not_carried_and_does_not_disturb_what_is() -> None:
    play = people_at(rotweiss(TABLE, vote="yes"))
    press(play, 1000, "A lay 1", "A lay 2")
    press(play, 1100, "A out")
    assert landed(play) == ["1100 A out"]
    assert carried(play, "A") == "lay 1 / lay 2"
    play.advance(9000)
    assert landed(play)[1:] == ["1300 A lay 1", "1600 A lay 2"]


def test_c4_breathless_is_not_carried_and_does_not_disturb_what_is() -> None:
    table = attempt("A 26 65 13 54\nB 13 24\nattack A 12")
    play = people_at(table)
    press(play, 1000, "A play 26")
    press(play, 1100, "A breathless")
    assert codes(table.events) == ["breath"]
    assert carried(play, "A") == "play 26"
    play.advance(1300)
    assert landed(play) == ["1100 A breathless", "1300 A play 26"]


def test_c4_whoever_is_out_of_breath_carries_nothing_any_more() -> None:
    table = attempt("A 65 13 54\nB 13 24\nattack A 12")
    play = people_at(table)
    press(play, 1000, "A play 65", "A breathless")
    assert table.removed == 1
    assert (carried(play, "A"), refused(play, "A")) == ("", ("late", "C16"))


def test_r16_the_card_of_a_penalty_is_not_carried() -> None:
    table = attempt("A 12 13 65\nB 13 24 62\nattack A 16 62 26")
    play = people_at(table)
    press(play, 1000, "A play 13", "B play 24")
    assert landed(play) == ["1000 A play 13", "1000 B play 24"]
    assert sum(table.goals) + table.removed == 1


def test_c21_the_first_card_of_an_attempt_is_carried_and_seen_by_nobody_until_it_lands() -> None:
    table = attempt("A 12 26 65 13\nB 13 24\nattack A")
    play = people_at(table)
    press(play, 1000, "A open")
    assert refused_at_once(play, 1100, "B play 13") == ("first-ball", "C21")
    play.advance(1299)
    assert play.match.view(0).stack == play.match.view(1).stack == ()
    play.advance(1300)
    assert play.match.view(0).attack == (card_of("12"),)
    assert len(play.match.view(1).stack) == 2


def test_of_two_who_land_in_the_same_millisecond_the_lot_decides() -> None:
    first = []
    for seed in range(60):
        play = people_at(rotweiss(TABLE))
        play.match.seed = f"fast {seed}"
        press(play, 1000, "A lay 1", "B lay 1")
        play.advance(1300)
        assert {line[:4] for line in landed(play)} == {"1300"}
        first.append(play.match.log[0].seat or 0)
    assert 15 < sum(first) < 45


def test_a_pause_stops_hands_on_their_way() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1", "A lay 2")
    play.pause(1100)
    assert play.next() == FOREVER
    play.advance(50_000)
    with pytest.raises(Mistake) as paused:
        press(play, 60_000, "A lay 3")
    assert paused.value.code == "paused"
    assert carried(play, "A") == "lay 1 / lay 2"
    play.match.go_on(61_100)
    assert play.next() == 61_300
    press(play, 61_200, "A lay 3")
    play.advance(70_000)
    assert [line for line in landed(play) if "lay" in line] == ["61300 A lay 1", "61600 A lay 3"]


def test_what_was_on_its_way_is_in_no_record() -> None:
    """Whoever saves while a hand is on its way finds the card where it was."""
    match = Match(RotWeiss, RotWeiss.agree(2), "fast 1")
    play = TimedPlay(match, {})
    press(play, 5000, "A turn 1")
    play.pause(5100)
    again = Record.read(str(Record.of(match))).replay(RotWeiss)
    assert again.table.state() == match.table.state()
    assert [line.text for line in again.log] == ["pause"]


# Who sits where while a hand is on its way


def test_a_stand_in_knows_nothing_of_what_was_pressed_ahead() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1", "A lay 2")
    play.advance(1300)
    press(play, 1400, "A lay 3")
    play.stand_in(0, "weltklasse")
    assert (play.carrying(0), play.ahead, play.refusals) == (None, {}, {})
    while len(play.match.log) < 2:
        play.step()
    assert play.match.log[1].at >= 1600


def test_whoever_takes_over_a_seat_is_not_told_what_the_last_one_did_wrong() -> None:
    play = people_at(rotweiss(TABLE))
    press(play, 1000, "A lay 1", "A lay 1")
    play.advance(1300)
    assert refused(play, "A") is not None
    play.leave(0)
    assert refused(play, "A") is None


def test_whoever_takes_over_a_seat_has_its_hand() -> None:
    """A hand that has just landed is not free sooner because somebody else owns it."""
    table = rotweiss(TABLE)
    play = people_at(table, {0: Quick(0, table.setup, FastDice(1))})
    play.advance(300)
    assert landed(play) == ["300 A turn 1"]
    play.leave(0)
    play.match.wait(310)
    press(play, 310, "A lay 3")
    play.sit(0, Quick(0, table.setup, FastDice(1)))
    play.advance(610)
    assert landed(play) == ["300 A turn 1", "610 A turn 1"]


# Racers


class Quick(Racer):
    """Does the first thing it can, at once."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        return 0, moves[0]


class Hovering(Racer):
    """Has its hand over a card for ever, and lays it the moment that it fits."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        return (0 if view.height > 1 else 60_000), LAY


class Fickle(Racer):
    """Means to lay one card, and when something happens suddenly another."""

    place = 0

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        self.place = 1 - self.place
        return (340 if self.place else 0), LAY + self.place


class Steady(Racer):
    """Sticks to what it meant to do, and when."""

    due = 0

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.due, self.at = self.due or at + 400, at

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        return self.due - self.at, LAY


def racing_at(kind: type[Racer]) -> TimedPlay:
    """One of these against a person."""
    table = rotweiss(TABLE)
    return people_at(table, {1: kind(1, table.setup, FastDice(1))})


def test_the_hand_of_a_racer_takes_its_time_whatever_he_says() -> None:
    play = racing_at(Quick)
    play.advance(1000)
    assert landed(play) == ["300 B turn 1", "600 B turn 1", "900 B turn 1"]


def test_a_plan_made_long_ago_moves_no_hand() -> None:
    play = racing_at(Hovering)
    press(play, 9700, "A lay 1")
    play.advance(20_000)
    assert landed(play) == ["10000 A lay 1", "10300 B lay 1"]


def test_another_card_needs_its_own_time() -> None:
    play = racing_at(Fickle)
    press(play, 0, "A lay 1")
    play.advance(600)
    assert landed(play) == ["300 A lay 1", "600 B lay 1"]


def test_a_hand_on_its_way_goes_on() -> None:
    play = racing_at(Steady)
    press(play, 0, "A lay 1")
    play.advance(400)
    assert landed(play) == ["300 A lay 1", "400 B lay 1"]
