"""B7, B8 and B20–B22: hands take time, wrong cards cost some, late ones none; nothing hangs."""

from __future__ import annotations

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Refusal, Refused
from anpfiff.core.record import Record
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.rules.notation import refused
from tests.rules.rotweiss_positions import (
    dealt,
    hand,
    middle,
    moves,
    play,
    rotweiss,
    row,
    shown,
    waits,
)

RED_KICKED_OFF = """
    A       r2 / r3 / r4 | r7 r6 r5
    B       w9 / w2 / w5 | w10 w7 w6
    middle  r1
"""
ALL_FOUR = """
    A       r2 / r3 / r4 | r6 r5
    B       w9 / w2 / w5 | w7 w6
    C       r2 / r5 / r6 | r4
    D       w4 / w3 / w5 | w1
    middle  r1
"""


# B7 Two at once


def test_B7_of_two_cards_the_first_to_land_counts() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "B lay 1", "A lay 1") == ["tackle B 1 w9", "late A 1 r2 B 0"]
    assert middle(table) == "r1 w9"
    assert row(table, "A") == "r2 / r3 / r4"


def test_B7_the_later_card_may_fit_on_the_earlier_one() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "A lay 1", "B lay 1") == ["pass A 1 r2", "tackle B 1 w9"]


# B20 Hands take time


def in_play(**options: str) -> Match:
    match = Match(RotWeiss, RotWeiss.agree(2, options), "fast 3")
    match.wait(5000)
    return match


def tried(match: Match, seat: int, text: str, at: int) -> Refusal:
    """How the match refuses this; it changes nothing."""
    before, lines = match.table.state(), len(match.log)
    with pytest.raises(Refused) as caught:
        match.play(seat, match.table.read(text), at)
    assert {**match.table.state(), "now": before["now"]} == before
    assert len(match.log) == lines
    return caught.value.refusal


def test_B20_one_hand_lays_down_one_card_after_the_other() -> None:
    match = in_play()
    turn = [match.table.read(f"turn {place}") for place in (1, 2, 3)]
    match.play(0, turn[0], 5000)
    assert tried(match, 0, "turn 2", 5000) == ("hand-carries", "B20", {"ms": 300})
    assert tried(match, 0, "turn 2", 5299) == ("hand-carries", "B20", {"ms": 1})
    match.play(0, turn[1], 5300)
    assert tried(match, 0, "turn 3", 5301) == ("hand-carries", "B20", {"ms": 299})
    match.play(0, turn[2], 9000)


def test_B20_everybody_has_a_hand_of_his_own() -> None:
    match = in_play()
    for seat in (0, 1):
        match.play(seat, match.table.read("turn 1"), 5000)
    assert [line.seat for line in match.log] == [0, 1]


def test_B20_no_record_can_break_it() -> None:
    match = in_play()
    match.play(0, match.table.read("turn 1"), 5000)
    match.play(0, match.table.read("turn 2"), 5300)
    text = str(Record.of(match))
    assert Record.read(text).replay(RotWeiss).table.state() == match.table.state()
    with pytest.raises(Mistake, match="record-move"):
        Record.read(text.replace("5300", "5299")).replay(RotWeiss)


def test_B20_gathering_needs_the_hand_too() -> None:
    table = rotweiss("A r4 / r5 / r6 | r7\nB w9 / w2 / w5 | w10\nmiddle r1")
    play(table, "A turn 1")
    hindered = table.hinders(0, table.read("gather"))
    assert hindered == ("hand-carries", "B20", {"ms": 300})
    assert table.hinders(1, table.read("lay 1")) is None


def test_B20_nobody_carries_a_word_to_the_others() -> None:
    """Being ready and voting are said."""
    table = rotweiss(RED_KICKED_OFF, vote="yes")
    play(table, "A turn 1")
    assert table.hinders(0, table.read("out")) is None
    assert table.hinders(0, table.read("lay 1")) is not None
    table = dealt(2)
    assert table.hinders(0, table.read("ready")) is None


@pytest.mark.parametrize("ms", [0, 1, 2000])
def test_B20_option_hand_ms_says_how_long(ms: int) -> None:
    match = in_play(hand_ms=str(ms), late_ms="5000")
    match.play(0, match.table.read("turn 1"), 5000)
    if ms:
        assert tried(match, 0, "turn 2", 5000 + ms - 1) == ("hand-carries", "B20", {"ms": 1})
    match.play(0, match.table.read("turn 2"), 5000 + ms)


# B21 Late cards


def test_B21_a_late_card_goes_back_and_its_owner_hears_who_was_faster() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "B lay 1", "wait 599", "A lay 1")[-1] == "late A 1 r2 B 599"
    assert row(table, "A") == "r2 / r3 / r4"
    assert middle(table) == "r1 w9"


def test_B21_it_costs_nothing() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "B lay 1", "A lay 1")
    assert table.view(None).busy == (-1, -1)
    assert table.wrongs == [0, 0]
    assert moves(table, "A")


def test_B21_after_a_while_it_is_no_longer_late_but_wrong() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "B lay 1", "wait 600", "A lay 1")[-1] == "back A 1 r2 R15"
    assert refused(table, "A lay 1") == ("locked", "B8")


def test_B21_a_partner_can_be_faster() -> None:
    table = rotweiss(ALL_FOUR)
    assert play(table, "C lay 1", "A lay 1") == ["pass C 1 r2", "late A 1 r2 C 0"]


def test_B21_whoever_covered_the_card_himself_is_wrong() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "A lay 1", "A lay 2") == ["pass A 1 r2", "back A 2 r3 R15"]
    assert table.wrongs == [1, 0]


def test_B21_of_two_cards_covered_the_later_one_that_fits_decides() -> None:
    """A covers r1 himself; then B covers r2, on which A has the 5."""
    text = RED_KICKED_OFF.replace("r4 |", "r5 |")
    table = rotweiss(text)
    assert play(table, "A lay 1", "B lay 1", "A lay 3")[-1] == "late A 3 r5 B 300"
    table = rotweiss(text)
    assert play(table, "A lay 1", "B lay 1", "A lay 2")[-1] == "back A 2 r3 R15"


def test_B21_a_card_that_never_fitted_is_wrong_however_fast_the_others_are() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "B lay 1", "A lay 3")[-1] == "back A 3 r4 R15"


def test_B21_a_new_start_makes_nobody_late() -> None:
    """After the ball was out all rows are new, and so is what fits."""
    table = rotweiss(RED_KICKED_OFF, vote="yes", break_ms="1000", late_ms="5000")
    play(table, "B lay 1", "A out", "B out", "wait 1000")
    play(table, "A turn 1", "A turn 2", "A turn 3", "wait 600")
    assert row(table, "A") == "r1 / r4 / r3"
    assert shown(table) == "w9"
    assert play(table, "A lay 3") == ["back A 3 r3 R15"]


@pytest.mark.parametrize(("wait", "code"), [("wait 999", "late"), ("wait 1000", "back")])
def test_B21_option_late_ms_says_how_long(wait: str, code: str) -> None:
    table = rotweiss(RED_KICKED_OFF, late_ms="1000")
    play(table, "B lay 1", wait)
    assert play(table, "A lay 1")[-1].startswith(code)


def test_B21_B20_it_is_longer_than_a_card_is_carried() -> None:
    options = RotWeiss.agree(2).options.write()
    assert int(options["late_ms"]) > int(options["hand_ms"]) + 200


# B8 Wrong cards


def test_B8_a_wrong_card_goes_back_to_its_pile() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "A lay 3") == ["back A 3 r4 R15"]
    assert row(table, "A") == "r2 / r3 / r4"
    assert middle(table) == "r1"


def test_B8_and_locks_the_hand_for_a_moment() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "A lay 3")
    assert moves(table, "A") == []
    assert table.view(None).busy == (600, -1)
    assert refused(table, "A lay 1") == ("locked", "B8")
    assert play(table, "wait 599", "B turn 3") == ["turn B 3 w6"]
    assert moves(table, "A") == []
    assert play(table, "wait 1") == ["free A"]
    assert moves(table, "A")
    assert row(table, "A") == "r2 / r3 / r4"


def locks(table: RotWeiss, count: int, text: str = "A lay 3") -> list[int]:
    """How long each of so many wrong cards locks the hand."""
    found = []
    for _ in range(count):
        assert play(table, text)[-1].startswith("back")
        found.append(table.busy[0] - table.now)
        play(table, f"wait {found[-1]}")
    return found


def test_B8_the_lock_doubles_while_wrong_cards_follow_one_another() -> None:
    assert locks(rotweiss(RED_KICKED_OFF), 7) == [600, 1200, 2400, 4800, 9600, 9600, 9600]


def test_B8_the_first_right_card_forgets_them() -> None:
    table = rotweiss(RED_KICKED_OFF)
    locks(table, 3)
    assert play(table, "A lay 1") == ["pass A 1 r2"]
    assert locks(table, 2) == [600, 1200]


def test_B8_turning_up_or_being_late_does_not() -> None:
    table = rotweiss(RED_KICKED_OFF)
    locks(table, 1)
    play(table, "A turn 1")
    assert locks(table, 1) == [1200]
    play(table, "B lay 1")
    assert play(table, "A lay 2") == ["late A 2 r3 B 0"]
    assert locks(table, 1) == [2400]


def test_B8_everybody_counts_for_himself() -> None:
    table = rotweiss(RED_KICKED_OFF)
    locks(table, 2)
    assert play(table, "B lay 2") == ["back B 2 w2 R15"]
    assert table.busy[1] - table.now == 600


def test_B8_with_the_next_attack_all_is_forgotten() -> None:
    table = rotweiss(RED_KICKED_OFF, vote="yes")
    locks(table, 3)
    play(table, "A out", "B out")
    assert table.wrongs == [0, 0]


def test_B8_option_wrong_keeps_it_as_short_as_the_first() -> None:
    assert locks(rotweiss(RED_KICKED_OFF, wrong="flat"), 4) == [600] * 4


def test_B8_option_lock_ms_says_how_long_the_first_is() -> None:
    assert locks(rotweiss(RED_KICKED_OFF, lock_ms="700"), 2) == [700, 1400]
    table = rotweiss(RED_KICKED_OFF, lock_ms="0")
    assert play(table, "A lay 3", "A lay 3") == ["back A 3 r4 R15"] * 2
    assert table.view(None).busy == (-1, -1)


def test_B8_a_lock_changes_no_row_that_could_not_be_filled() -> None:
    table = rotweiss("A r4 / r5\nB w9 / w2 / w5 | w10\nmiddle r1")
    assert play(table, "A lay 1", "wait 600") == ["back A 1 r4 R15", "free A"]
    assert row(table, "A") == "r4 / r5 / -"


def test_B8_B9_the_opening_row_is_never_laid_by_itself_after_a_lock() -> None:
    table = rotweiss("""
        A       r4 | r6 r5
        B       w9 / w2 / w5 | w10
        middle  r1
        busy    A=600
    """)
    assert play(table, "wait 600") == ["free A"]
    assert row(table, "A") == "r4 / - / -"
    assert moves(table, "A") == ["turn 2"]


def test_B8_B9_a_lock_ends_with_the_attack() -> None:
    """Its end must not lay a card of the next row: that one is a race."""
    table = rotweiss(RED_KICKED_OFF, vote="yes")
    locks(table, 4)
    play(table, "A out", "A lay 3")
    assert table.busy[0] - table.now == 9600
    assert play(table, "B out")[-1].startswith("deal")
    assert play(table, "wait 30000") == ["signal"]
    assert row(table, "A") == "- / - / -"
    assert moves(table, "A") == ["turn 1"]


# B22 Nothing hangs


def test_B22_if_nobody_plays_the_ball_is_out() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "wait 59999") == []
    assert play(table, "wait 1") == ["out r1 B22", "deal 6 6 1"]
    assert waits(table)
    assert shown(table) == "r1"
    assert hand(table, "A") == "r7 r6 r5 r2 r3 r4"


def test_B22_before_the_kick_off_too() -> None:
    table = dealt(4)
    assert play(table, "wait 64999") == ["signal"]
    assert play(table, "wait 1") == ["out - B22", "deal 30 30 30 30 0"]
    assert middle(table) == ""


def test_B22_and_again_and_again() -> None:
    table = dealt(2)
    assert play(table, "wait 195000") == ["signal", "out - B22", "deal 60 60 0"] * 3


@pytest.mark.parametrize("text", ["A turn 1", "A lay 1", "B lay 1"])
def test_B22_whoever_turns_up_or_lays_a_card_puts_it_off(text: str) -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "wait 50000", text)
    assert play(table, "wait 59999") == []
    assert play(table, "wait 1")[0].startswith("out")


@pytest.mark.parametrize("text", ["A lay 3", "A out"])
def test_B22_a_wrong_card_or_a_vote_does_not(text: str) -> None:
    table = rotweiss(RED_KICKED_OFF, vote="yes")
    play(table, "wait 50000", text)
    assert "out r1 B22" in play(table, "wait 10000")


def only_turns(table: RotWeiss, letter: str) -> tuple[int, list[str]]:
    """One player opens card after card, and gathers them; when it ends, and with what."""
    for _ in range(2000):
        choices = [text for text in moves(table, letter) if not text.startswith("lay")]
        happened = play(table, f"{letter} {choices[0]}" if choices else "wait 100")
        if not table.live():
            return table.now, happened
    raise AssertionError("it goes on for ever")


def test_B22_whoever_only_turns_cards_does_not_keep_it_going_for_ever() -> None:
    table = rotweiss(RED_KICKED_OFF)
    at, happened = only_turns(table, "A")
    assert at == 2 * 60_000
    assert happened[-2:] == ["out r1 B22", "deal 6 6 1"]


def test_B22_a_card_in_the_middle_gives_them_as_long_again() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "wait 40000", "A lay 1")
    assert only_turns(table, "A")[0] == 40_000 + 2 * 60_000


def test_B22_so_does_the_kick_off() -> None:
    table = rotweiss("A r2 / r3 / r4 | r5 r6 r1\nB w9 / w2 / w5 | w10")
    play(table, "wait 40000", "A turn 1")
    assert shown(table) == "r1"
    assert only_turns(table, "A")[0] == 40_000 + 2 * 60_000


def test_B22_whoever_waits_for_the_signal_is_not_idle() -> None:
    table = dealt(2, break_ms="60000", still_ms="1000")
    assert play(table, "wait 59999") == []


def test_B22_option_still_ms_says_how_long() -> None:
    table = rotweiss(RED_KICKED_OFF, still_ms="5000")
    assert play(table, "wait 5000")[0] == "out r1 B22"
    table = rotweiss(RED_KICKED_OFF, still_ms="0")
    assert table.deadline() is None
    assert play(table, "wait 6000000") == []


def test_B22_a_pause_of_the_match_is_no_silence() -> None:
    match = in_play()
    match.pause(6000)
    match.go_on(500_000)
    match.wait(500_000 + 58_999)
    assert match.table.live()
    match.wait(500_000 + 59_000)
    assert not match.table.live()
