"""C21–C23: how an attempt begins, how long it may take, and what a hand can do."""

from __future__ import annotations

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, Question, Refused
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.rules.elfmeter_positions import (
    attack,
    elfmeter,
    kick_offs,
    luck,
    names,
    now,
    play,
    spent,
    stack,
    told,
)
from tests.rules.notation import refused

SEATS = (0, 1, None)


def texts(table: Elfmeter, seat: int) -> list[str]:
    return [table.write(move) for move in table.moves(seat)]


# C21 The first card


def blind(text: str, **options: str) -> Elfmeter:
    return elfmeter(text, opening="blind", **options)


def test_C21_the_first_card_is_the_top_one_unseen() -> None:
    table = blind("attack A\nA 34 12 26\nB 13 15")
    assert (texts(table, 0), texts(table, 1)) == (["open"], [])
    assert told(play(table, "A open")) == ["pass A 34 1"]
    assert (attack(table), stack(table, "A"), spent(table, "A")[-2:]) == ("A 34", "12 26", "34")
    assert texts(table, 0) == ["play 12", "play 26", "breathless"]
    assert texts(table, 1) == ["play 13", "play 15"]


def test_C21_R24_before_it_nobody_sees_a_stack() -> None:
    """Whatever the order of the stacks, all views and moves are the same."""
    table = blind("attack A\nA 34 12 26\nB 13 15 16")
    other = blind("attack A\nA 26 34 12\nB 16 13 15")
    for seat in SEATS:
        assert table.view(seat).stack == ()
        assert table.view(seat).sizes == (3, 3)
        assert table.view(seat) == other.view(seat)
    assert [table.moves(seat) for seat in (0, 1)] == [other.moves(seat) for seat in (0, 1)]
    play(table, "A open")
    assert [names(table.view(seat).stack) for seat in SEATS] == ["12 26", "13 15 16", ""]


def test_C21_nobody_sees_more_when_the_signal_is_given() -> None:
    table = blind("attack A\nsignal 2500")
    before = [table.view(seat).stack for seat in SEATS]
    play(table, "clock")
    assert (now(table), [table.view(seat).stack for seat in SEATS]) == ("attempt", before)


def test_C21_who_acts_otherwise_is_told_why_not() -> None:
    table = blind("attack A\nA 34 12 26\nB 13 15")
    assert refused(table, "A play 34") == ("open-first", "C21")
    assert refused(table, "A breathless") == ("open-first", "C21")
    assert refused(table, "B play 13") == ("first-ball", "C21")
    assert refused(table, "B open") == ("first-ball", "C21")
    play(table, "A open")
    assert refused(table, "A open") == ("opened", "C21")
    assert refused(table, "B open") == ("opened", "C21")


def test_C21_without_an_attempt_there_is_nothing_to_open() -> None:
    assert refused(blind("attack A\nsignal 2500"), "A open") == ("late", "C16")
    assert refused(blind("attack A 12 26 65"), "A open") == ("opened", "C21")


def test_C21_every_attempt_begins_so() -> None:
    table = blind("attack A 12\nA 21 23 24\nB 13 16 15 34")
    play(table, "B play 13", "clock")
    assert (texts(table, 0), texts(table, 1)) == ([], ["open"])
    assert told(play(table, "B open")) == ["pass B 16 1"]


def test_C21_only_the_attacker_is_asked_before_it() -> None:
    table = blind("attack B")
    assert [table.question(seat) for seat in SEATS] == [None, Question("attack"), None]


def test_C21_a_sloppy_first_card_that_misses_is_followed_by_the_next() -> None:
    table = blind("attack A\nA 34 12 26 65\nB 13", throw="sloppy")
    luck(table, 0)
    assert told(play(table, "A open")) == ["miss A 34 R22"]
    assert (texts(table, 0), table.view(0).stack) == (["open"], ())
    assert told(play(table, "A open")) == ["pass A 12 1"]


def test_C21_option_opening_lets_both_leaf_before_it() -> None:
    table = elfmeter("attack A\nA 34 12 26\nB 13 15", opening="leaf")
    assert [names(table.view(seat).stack) for seat in SEATS] == ["34 12 26", "13 15", ""]
    assert texts(table, 0) == ["play 34", "play 12", "play 26", "breathless"]
    assert texts(table, 1) == ["play 13", "play 15"]
    assert refused(table, "A open") == ("opened", "C21")
    assert told(play(table, "A play 12")) == ["pass A 12 1"]


# C22 An attempt in which nothing happens


def test_C22_an_attacker_who_lays_nothing_is_out_of_breath() -> None:
    table = blind("attack A\nsignal 2500")
    play(table, "clock")
    assert table.deadline() == 22_500
    assert told(play(table, "clock")) == ["out A C22", "kick-off B 5"]
    assert kick_offs(table) == "5 5 / B / 0 0 / 1"
    assert (now(table), attack(table)) == ("wait", "B")


def test_C22_every_attack_card_gives_him_the_whole_time_again() -> None:
    table = elfmeter("attack A")
    play(table, "later 19999", "A play 12")
    assert table.deadline() == 39_999
    play(table, "later 10000", "A play 26")
    assert table.deadline() == 49_999
    assert told(play(table, "clock")) == ["out A C22", "kick-off B 5"]


def test_C22_nothing_else_does() -> None:
    """Neither wrong cards of the defender nor untrue words, nor what the referee sends back."""
    table = elfmeter("attack A 12", referee="strict", lock_ms="0")
    play(table, "later 5000", "B play 12", "A breathless", "A play 35")
    assert table.deadline() == 20_000
    sloppy = elfmeter("attack A 12", throw="sloppy")
    luck(sloppy, 0)
    assert told(play(sloppy, "later 5000", "A play 26")) == ["miss A 26 R22"]
    assert sloppy.deadline() == 20_000


def test_C22_until_then_the_ball_can_be_won() -> None:
    table = elfmeter("attack A 12")
    assert told(play(table, "later 19999", "B play 13")) == ["tackle B 13"]


def test_C22_C4_without_a_card_that_follows_it_takes_less() -> None:
    table = elfmeter("attack A\nA 12 35 51")
    play(table, "A play 12")
    assert told(play(table, "clock"))[0] == "out A C4"
    assert table.now == 5000
    short = elfmeter("attack A\nA 12 35 51", attempt_ms="3000")
    play(short, "A play 12", "clock")
    assert short.now == 3000


@pytest.mark.parametrize(("ms", "deadline"), [("700", 700), ("0", None)])
def test_C22_option_attempt_ms(ms: str, deadline: int | None) -> None:
    table = elfmeter("attack A 12", attempt_ms=ms)
    assert table.deadline() == deadline


# C23 Wrong throws


def test_C23_a_wrong_throw_is_spent_and_locks_the_hand() -> None:
    table = elfmeter("attack A 12\nB 12 13 15 16 21")
    assert told(play(table, "later 100", "B play 12")) == ["back B 12 R10"]
    assert (table.busy, table.deadline()) == ([NEVER, 700], 700)
    assert (texts(table, 1), table.question(1)) == ([], None)
    assert refused(table, "B play 13") == ("locked", "C23")
    assert table.view(1).busy == (NEVER, 700)
    assert names(table.view(1).stack) == stack(table, "B") == "13 15 16 21"
    assert told(play(table, "clock")) == ["free B"]
    assert told(play(table, "B play 13")) == ["tackle B 13"]


def locks(table: Elfmeter, letter: str, *cards: str) -> list[int]:
    """How long the hand is locked by each of these wrong cards."""
    found = []
    for card in cards:
        play(table, f"{letter} play {card}")
        until = table.busy["AB".index(letter)]
        found.append(until - table.now if until != NEVER else 0)
        if until != NEVER:
            play(table, "clock")
    return found


WRONG = ["12", "16", "21", "23", "24", "31"]
"""None of them stops the ball of 12."""


def test_C23_locks_grow_while_wrong_cards_follow_one_another() -> None:
    table = elfmeter("attack A 12", attempt_ms="0")
    assert locks(table, "B", *WRONG) == [600, 1200, 2400, 4800, 9600, 9600]


def test_C23_options_lock_ms_and_wrong() -> None:
    flat = elfmeter("attack A 12", attempt_ms="0", lock_ms="250", wrong="flat")
    assert locks(flat, "B", *WRONG) == [250] * 6
    growing = elfmeter("attack A 12", attempt_ms="0", lock_ms="100")
    assert locks(growing, "B", *WRONG[:3]) == [100, 200, 400]
    free = elfmeter("attack A 12", lock_ms="0")
    assert told(play(free, "B play 12", "B play 16")) == ["back B 12 R10", "back B 16 R10"]


def test_C23_option_ignored_a_wrong_throw_goes_back_to_its_place() -> None:
    table = elfmeter("attack A 12\nB 16 12 13 21 23", attempt_ms="0", ignored="back")
    spent = table.view(0).spent
    assert told(play(table, "later 100", "B play 12")) == ["back B 12 C23"]
    assert names(table.view(1).stack) == stack(table, "B") == "16 12 13 21 23"
    assert (table.view(0).spent, table.busy[1]) == (spent, 700)
    play(table, "clock")
    assert locks(table, "B", "12", "16") == [1200, 2400]
    assert told(play(table, "B play 13")) == ["tackle B 13"]
    assert "13" not in stack(table, "B")


def test_C23_C9_option_ignored_does_not_bring_back_what_misses_the_box() -> None:
    table = elfmeter("attack A 12\nB 15 12 13", throw="sloppy", ignored="back")
    luck(table, 0)
    assert told(play(table, "B play 12")) == ["miss B 12 R22"]
    assert stack(table, "B") == "15 13"


def test_C23_meanwhile_the_attack_goes_on() -> None:
    table = elfmeter("attack A 12")
    events = play(table, "B play 12", "A play 26", "A play 65")
    assert told(events)[-2:] == ["pass A 65 3", "penalty A"]


def test_C23_a_lock_ends_with_the_attempt_and_so_do_its_reasons() -> None:
    table = elfmeter("attack A 12 26")
    play(table, "B play 12", "clock", "B play 13", "A play 65")
    assert (table.busy, table.wrongs, now(table)) == ([NEVER, NEVER], [0, 0], "wait")
    play(table, "clock", "B play 16", "A play 13")
    assert now(table) == "wait"


def test_C23_a_card_beside_the_box_is_not_wrong() -> None:
    table = elfmeter("attack A 12", throw="sloppy")
    luck(table, 0)
    assert told(play(table, "B play 12")) == ["miss B 12 R22"]
    assert table.busy == [NEVER, NEVER]


def test_C23_C3_what_a_strict_referee_sends_back_locks_the_attacker() -> None:
    """26 follows 12, and forgives him."""
    table = elfmeter("attack A 12", referee="strict", attempt_ms="0")
    assert locks(table, "A", "35", "51") == [600, 1200]
    play(table, "A play 26")
    assert locks(table, "A", "35") == [600]


# C23 Hands take time


def match_in(text: str, **options: str) -> tuple[Match, Elfmeter]:
    """A match that stands in this position, played with hands."""
    table = elfmeter(text, hand_ms="300", **options)
    match = Match(Elfmeter, table.setup, "fast 1")
    match.table, match.events = table, table.events
    return match, table


def thrown(match: Match, text: str, at: int) -> None:
    letter, _, move = text.partition(" ")
    match.play("AB".index(letter), match.table.read(move), at)


def hindered(match: Match, text: str, at: int) -> tuple[str, str, int]:
    with pytest.raises(Refused) as caught:
        thrown(match, text, at)
    refusal = caught.value.refusal
    return refusal.code, refusal.rule, refusal.facts["ms"]


def test_C23_what_one_hand_throws_lands_so_far_apart() -> None:
    match, table = match_in("attack A 12")
    thrown(match, "A play 26", 1000)
    assert hindered(match, "A play 65", 1001) == ("hand-carries", "C23", 299)
    assert hindered(match, "A play 65", 1299) == ("hand-carries", "C23", 1)
    assert attack(table) == "A 12 26"
    thrown(match, "A play 65", 1300)
    assert attack(table) == "A 12 26 65"


def test_C23_every_hand_for_itself() -> None:
    match, table = match_in("attack A 12")
    thrown(match, "A play 26", 1000)
    thrown(match, "B play 15", 1001)
    assert attack(table) == "B"


def test_C23_C21_the_first_card_is_carried_too() -> None:
    match, _ = match_in("attack A\nA 12 26 65", opening="blind")
    thrown(match, "A open", 1000)
    assert hindered(match, "A play 26", 1100) == ("hand-carries", "C23", 200)


def test_C23_words_need_no_hand() -> None:
    match, table = match_in("attack A\nA 12 35 51")
    thrown(match, "A play 12", 1000)
    thrown(match, "A breathless", 1001)
    thrown(match, "A ready", 1002)
    assert table.ready == [True, False]


def test_C23_nor_does_the_choice_for_a_penalty() -> None:
    match, table = match_in("attack A 12 26", ready_ms="100")
    thrown(match, "A play 65", 1000)
    thrown(match, "A play 13", 1100)
    assert list(table.secret[0]) == []


def test_C23_option_hand_ms() -> None:
    table = elfmeter("attack A 12", hand_ms="1000")
    play(table, "later 10", "A play 26", "later 999")
    assert table.hinders(0, table.read("play 65"))
    play(table, "later 1", "A play 65")
    assert now(table) == "wait"
