"""D27 and D29–D31: hands take time, wrong cards cost some, late ones none; nothing hangs."""

from __future__ import annotations

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import Refusal, Refused
from anpfiff.games.rotblau.rules import RotBlau
from tests.rules.notation import refused
from tests.rules.rotblau_positions import (
    DECK,
    all_cards,
    choices,
    codes,
    display,
    hand,
    pile,
    play,
    rotblau,
    tick,
    told,
    top,
)

BLUE_HAS_THE_BALL = """
    middle  b4-7w
    A       r4-6w r6-11f r7-8c rY | r2-5g r2-4w
    B       b7-10b b7-8c b3-4f b1-2o
"""
FOUR_PLAY = """
    middle  b4-7w
    A       r4-6w r6-11f | r2-4w
    B       b7-10b b7-8c
    C       r4-7w r1-2o
    D       b2-4w b3-4f
"""
BEFORE_THE_KICK_OFF = """
    A  r5-6o r6-9f r2-4w r1-2o
    B  b5-6o b6-9f b2-4w b4-7w
"""


# D27 Cards on their way


def test_D27_a_card_on_its_way_when_a_goal_falls_does_not_count() -> None:
    table = rotblau("middle b10-11w\nA r5-7w r6-9f r2-4w r1-2o\nB b11! b6-9f b2-4w b1-2o")
    play(table, "B play 1")
    assert refused(table, "A play 1") == ("wait-for-signal", "R7")
    assert "r5-7w" in all_cards(table, "A")


def test_D27_nor_one_whose_owner_has_just_got_a_yellow_card() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A book 4 b")
    assert refused(table, "B play 1") == ("hands-full", "D28")
    assert "b7-10b" in all_cards(table, "B")
    assert top(table) == "b4-7w"


def test_D27_what_was_laid_before_counts() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    assert codes(play(table, "B play 1", "A book 4 b"))[:2] == ["pass", "refill"]
    assert top(table) == "b7-10b"


# D29 Hands take time


def in_play(**options: str) -> Match:
    match = Match(RotBlau, RotBlau.agree(2, options, DECK), "fast 3")
    match.wait(5000)
    return match


def tried(match: Match, seat: int, text: str, at: int) -> Refusal:
    """How the match refuses this."""
    lines = len(match.log)
    with pytest.raises(Refused) as caught:
        match.play(seat, match.table.read(text), at)
    assert len(match.log) == lines
    return caught.value.refusal


def test_D29_one_hand_lays_down_one_card_after_the_other() -> None:
    match = in_play()
    turn = match.table.read("turn")
    match.play(0, turn, 5000)
    match.play(1, turn, 5000)
    assert tried(match, 0, "turn", 5000) == ("hand-carries", "D29", {"ms": 300})
    assert tried(match, 0, "play top", 5299) == ("hand-carries", "D29", {"ms": 1})
    match.play(0, turn, 5300)


@pytest.mark.parametrize("text", ["turn", "play 1", "play top", "book 4 b"])
def test_D29_whatever_it_does(text: str) -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A turn")
    assert table.hinders(0, table.read(text)) == ("hand-carries", "D29", {"ms": 300})
    assert table.hinders(1, table.read("play 1")) is None


def test_D29_being_ready_is_said_and_not_carried() -> None:
    table = rotblau(BLUE_HAS_THE_BALL.replace("b3-4f", "b11!").replace("4-7w", "10-11w"))
    play(table, "B play 3")
    assert choices(table, "B") == ["ready"]
    assert table.hinders(1, table.read("ready")) is None


@pytest.mark.parametrize("ms", [0, 1, 2000])
def test_D29_option_hand_ms_says_how_long(ms: int) -> None:
    match = in_play(hand_ms=str(ms), late_ms="5000")
    turn = match.table.read("turn")
    match.play(0, turn, 5000)
    if ms:
        assert tried(match, 0, "turn", 5000 + ms - 1).rule == "D29"
    match.play(0, turn, 5000 + ms)


# D30 Late cards


def test_D30_a_late_card_goes_back_and_costs_nothing() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A play 1")
    assert told(play(table, "wait 599", "B play 1")) == ["late B 1 b7-10b A 599"]
    assert display(table, "B") == "b7-10b b7-8c b3-4f b1-2o"
    assert table.view(None).busy == (-1, -1)
    assert table.wrongs == [0, 0]


def test_D30_after_a_while_it_is_no_longer_late_but_wrong() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A play 1")
    assert told(play(table, "wait 600", "B play 1")) == ["back B 1 b7-10b R15"]
    assert choices(table, "B") == []


def test_D30_a_partner_can_be_faster() -> None:
    table = rotblau(FOUR_PLAY)
    play(table, "C play 1")
    assert told(play(table, "A play top")) == ["late A top r2-4w C 0"]


def test_D30_a_4_can_be_late_for_the_kick_off() -> None:
    table = rotblau("A r5-6o r4-7w r4-6w r6-9f\nB b5-6o b1-2o b2-4w b4-8b")
    play(table, "A play 2")
    assert told(play(table, "B play 4")) == ["late B 4 b4-8b A 0"]
    assert told(play(table, "A play 3")) == ["back A 3 r4-6w R14"]
    table = rotblau("A r5-6o r4-7w r4-6w r6-9f\nB b5-6o b1-2o b2-4w b4-8b")
    play(table, "A play 2")
    assert told(play(table, "B play 1")) == ["back B 1 b5-6o R15"]


def test_D30_whoever_covered_the_card_himself_is_wrong() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A play 1")
    assert told(play(table, "A play top")) == ["back A top r2-4w R14"]
    assert table.wrongs == [1, 0]


def test_D30_so_is_an_action_card_that_must_be_turned_up() -> None:
    text = BLUE_HAS_THE_BALL.replace("b7-8c", "bC")
    table = rotblau(text, action="turned")
    play(table, "A play 1")
    assert told(play(table, "B play 2")) == ["back B 2 bC D3"]


@pytest.mark.parametrize(("wait", "code"), [("wait 999", "late"), ("wait 1000", "back")])
def test_D30_option_late_ms_says_how_long(wait: str, code: str) -> None:
    table = rotblau(BLUE_HAS_THE_BALL, late_ms="1000")
    play(table, "A play 1", wait)
    assert codes(play(table, "B play 1")) == [code]


def test_D29_D30_it_is_longer_than_a_card_is_carried() -> None:
    options = RotBlau.agree(2).options.write()
    assert int(options["late_ms"]) > int(options["hand_ms"]) + 200


# D30 Wrong cards


def test_D30_a_wrong_card_goes_back_to_its_place() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    before = display(table, "A"), pile(table, "A"), hand(table, "A")[:]
    assert told(play(table, "A play 2")) == ["back A 2 r6-11f R15"]
    assert (display(table, "A"), pile(table, "A"), hand(table, "A")) == before
    assert top(table) == "b4-7w"


def test_D30_and_locks_the_hand_for_a_moment() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    table.now = 5000
    play(table, "A play 2")
    assert choices(table, "A") == []
    assert refused(table, "A turn") == ("locked", "D30")
    assert "turn" in choices(table, "B")
    assert table.deadline() == 5600
    before = display(table, "A"), pile(table, "A"), hand(table, "A")[:]
    assert told(tick(table)) == ["free A"]
    assert (display(table, "A"), pile(table, "A"), hand(table, "A")) == before
    assert "play 1" in choices(table, "A")


def locks(table: RotBlau, count: int) -> list[int]:
    """How long each of so many wrong cards of A locks the hand."""
    found = []
    for _ in range(count):
        assert codes(play(table, "A play 3")) == ["back"]
        found.append(table.busy[0] - table.now)
        play(table, f"wait {found[-1]}")
    return found


def test_D30_the_lock_doubles_while_wrong_cards_follow_one_another() -> None:
    assert locks(rotblau(BLUE_HAS_THE_BALL), 6) == [600, 1200, 2400, 4800, 9600, 9600]


@pytest.mark.parametrize("text", ["A play 1", "A book 4 b"])
def test_D30_the_first_right_card_forgets_them(text: str) -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    locks(table, 2)
    play(table, text)
    assert locks(table, 1) == [600]


def test_D30_turning_over_does_not() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    locks(table, 1)
    play(table, "A turn")
    assert locks(table, 1) == [1200]


def test_D30_with_the_next_round_all_is_forgotten() -> None:
    table = rotblau(BLUE_HAS_THE_BALL, still_ms="5000")
    locks(table, 2)
    assert table.wrongs == [2, 0]
    play(table, "wait 5000")
    assert table.wrongs == [0, 0]


def test_D30_options_lock_ms_and_wrong_say_how_long() -> None:
    assert locks(rotblau(BLUE_HAS_THE_BALL, lock_ms="900"), 2) == [900, 1800]
    assert locks(rotblau(BLUE_HAS_THE_BALL, wrong="flat"), 3) == [600] * 3
    table = rotblau(BLUE_HAS_THE_BALL, lock_ms="0")
    assert codes(play(table, "A play 3", "A play 3")) == ["back", "back"]


def test_D30_a_yellow_card_is_no_shorter_for_somebody_who_is_locked() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "B play 3", "A book 4 b")
    assert table.busy[1] - table.now == 4000
    assert codes(play(table, "wait 4000")) == ["display"]


# D31 Nothing hangs


def test_D31_if_nobody_plays_the_round_is_void() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    assert play(table, "wait 59999") == []
    events = play(table, "wait 1")
    assert told(events)[0] == "void b4-7w D31"
    assert codes(events) == ["void", "deal", "deal"]
    assert choices(table, "A") == ["ready"]
    assert table.middle == []


def test_D31_before_the_kick_off_too() -> None:
    table = rotblau(BEFORE_THE_KICK_OFF)
    assert told(play(table, "wait 60000"))[0] == "void _ D31"


def test_D31_and_again_and_again() -> None:
    table = rotblau(BEFORE_THE_KICK_OFF)
    happened = codes(play(table, "wait 190000"))
    assert happened == ["void", "deal", "deal", "signal"] * 2 + ["void", "deal", "deal"]


def test_D31_D2_it_brings_no_goal_and_no_yellow_card() -> None:
    table = rotblau(BLUE_HAS_THE_BALL, goals="1-1")
    play(table, "A book 4 b", "wait 60000")
    assert table.view(None).booked == (0, 0)
    assert [len(cards) for cards in table.view(None).scored] == [1, 1]
    assert [all_cards(table, "A").count("rY"), all_cards(table, "B").count("bY")] == [2, 2]


@pytest.mark.parametrize("text", ["A turn", "A play 1", "A book 4 b"])
def test_D31_whoever_turns_or_lays_a_card_puts_it_off(text: str) -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "wait 50000", text)
    assert "void" not in codes(play(table, "wait 59999"))
    assert codes(play(table, "wait 1"))[0] == "void"


def test_D31_a_wrong_card_does_not() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "wait 50000", "A play 3")
    assert "void" in codes(play(table, "wait 10000"))


def test_D31_whoever_only_turns_cards_does_not_keep_it_going_for_ever() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    while table.live():
        if "turn" in choices(table, "A"):
            play(table, "A turn")
        play(table, "wait 400")
    assert table.now == 2 * 60_000


def test_D31_option_still_ms_says_how_long() -> None:
    table = rotblau(BLUE_HAS_THE_BALL, still_ms="5000")
    assert codes(play(table, "wait 5000"))[0] == "void"
    table = rotblau(BLUE_HAS_THE_BALL, still_ms="0")
    assert table.deadline() is None
    assert play(table, "wait 6000000") == []
