"""R15–R18 Football alarm: the foul, the theft and the whistle."""

from __future__ import annotations

import pytest

from tests.rules.notation import refused
from tests.rules.positions import (
    LoadedDice,
    alarm,
    asked,
    choices,
    ending,
    hand,
    holder,
    names,
    pile,
    places,
    play,
    told,
)

C_ENDS_HIS_TURN = """
    A     tilda tilda bruno greta fritz
    B     2 lotte 3 hanno
    C     5 any kalle
    pile  bruno greta tilda
"""
A_MAY_FOUL = """
    A     tilda tilda bruno greta fritz
    B     2 lotte 3 hanno
    C     5 any
    pile  bruno greta tilda
    row   kalle
    turn  A bolt
"""
A_HAS_FOULED_B = """
    A     tilda tilda bruno greta fritz
    B     lotte 3 hanno
    C     5 any
    row   kalle
    turn  A
"""


# R15, R16 The alarm card


def test_R15_with_a_bolt_the_player_on_turn_commits_a_foul() -> None:
    table = alarm(C_ENDS_HIS_TURN)
    play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert asked(table) == "A victim"


def test_R15_the_alarm_is_the_business_of_the_whole_table() -> None:
    events = play(alarm(C_ENDS_HIS_TURN), "C discard kalle", "rolls bolt", "opens greta")
    for letter in "ABC-":
        assert told(events, letter)[-2:] == ["roll A bolt", "alarm A greta 1"]


def test_R16_the_first_foul_opens_the_left_end_of_the_row() -> None:
    table = alarm(C_ENDS_HIS_TURN)
    assert table.view(None).row == ()
    play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert names(table.view(None).row) == "greta"


def test_R16_each_later_foul_opens_the_next_card_to_the_right() -> None:
    table = alarm(C_ENDS_HIS_TURN + "row kalle tilda")
    events = play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert names(table.view(1).row) == "kalle tilda greta"
    assert told(events, "B")[-1] == "alarm A greta 3"


def test_R16_what_is_open_remains_open() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    play(table, "A discard lotte")
    play(table, "B whistle", "draws kalle")
    assert names(table.view(2).row) == "kalle"


def test_R16_no_card_is_opened_twice() -> None:
    table = alarm(C_ENDS_HIS_TURN + "row kalle tilda bruno fritz lotte")
    play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert names(table.covered) == "hanno"


def test_A10_the_left_end_of_the_row_is_the_same_for_everybody() -> None:
    table = alarm(A_MAY_FOUL)
    assert {table.view(seat).row for seat in (0, 1, 2, None)} == {(6,)}


# R17 The heavy foul


def test_R17_the_foul_is_heavy_while_the_yellow_card_lies_beside_the_draw_pile() -> None:
    table = alarm(C_ENDS_HIS_TURN)
    play(table, "C discard kalle", "rolls bolt")
    assert asked(table) == "A victim"


@pytest.mark.parametrize("booked", ["B", "C"])
def test_R17_the_foul_is_heavy_while_another_player_is_booked(booked: str) -> None:
    table = alarm(C_ENDS_HIS_TURN + f"yellow {booked}")
    play(table, "C discard kalle", "rolls bolt")
    assert asked(table) == "A victim"


def test_R17_1_you_pick_a_victim_among_your_opponents() -> None:
    table = alarm(A_MAY_FOUL)
    assert choices(table) == ["foul b", "foul c"]
    play(table, "A foul C")
    assert [hand.size for hand in table.hands] == [6, 5, 4]


def test_R17_1_of_four_players_three_can_be_the_victim() -> None:
    table = alarm("A 5 any\nB 5 any\nC 5 any\nD 5 any\nrow kalle\nturn C bolt")
    assert choices(table) == ["foul a", "foul b", "foul d"]


def test_R17_1_nobody_fouls_himself() -> None:
    assert refused(alarm(A_MAY_FOUL), "A foul A") == ("foul-yourself", "R17.1")


@pytest.mark.parametrize("text", ["foul D", "draw", "search", "discard tilda", "take bruno"])
def test_R17_1_the_foul_needs_a_victim_at_the_table(text: str) -> None:
    assert refused(alarm(A_MAY_FOUL), f"A {text}") == ("choose-victim", "R17.1")


def test_R17_2_the_victims_hand_is_offered_face_down() -> None:
    """Any of the five cards may be the one, and nobody chooses."""
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals hanno")
    assert isinstance(table.dice, LoadedDice)
    assert names(table.dice.offered[-1]) == "lotte lotte hanno hanno hanno"


def test_R17_3_you_pull_one_card_out_of_it_and_keep_it() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz lotte"
    assert hand(table, "B") == "lotte hanno hanno hanno"


def test_R17_3_then_you_discard_one_card() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    assert asked(table) == "A discard"
    play(table, "A discard bruno")
    assert hand(table, "A") == "tilda tilda greta fritz lotte"
    assert pile(table) == "bruno greta tilda bruno"


def test_R17_3_the_stolen_card_may_be_discarded() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    play(table, "A discard lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz"


def test_R17_3_thief_and_victim_know_the_stolen_card_and_nobody_else() -> None:
    events = play(alarm(A_MAY_FOUL), "A foul B", "steals lotte")
    assert told(events, "A") == told(events, "B") == ["steal A B lotte"]
    assert told(events, "C") == told(events, "-") == ["steal A B"]


def test_R17_4_the_fouled_player_may_whistle() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    play(table, "A discard lotte")
    assert asked(table) == "B whistle"
    assert choices(table) == ["whistle", "play-on"]
    events = play(table, "B whistle", "draws kalle")
    assert holder(table.yellow) == holder(table.view(2).yellow) == "A"
    assert told(events, "C")[0] == "whistle B A"


@pytest.mark.parametrize("booked", ["nobody", "B", "C"])
def test_R17_4_the_yellow_card_comes_from_wherever_it_is(booked: str) -> None:
    position = A_HAS_FOULED_B + ("" if booked == "nobody" else f"yellow {booked}")
    table = alarm(position)
    assert holder(table.yellow) == booked
    play(table, "B whistle")
    assert holder(table.yellow) == "A"


@pytest.mark.parametrize("letter", ["A", "C"])
@pytest.mark.parametrize("text", ["whistle", "play-on"])
def test_R17_4_only_the_fouled_player_whistles(letter: str, text: str) -> None:
    table = alarm(A_HAS_FOULED_B)
    assert refused(table, f"{letter} {text}") == ("not-fouled", "R17.4")


@pytest.mark.parametrize("text", ["draw", "discard hanno", "take kalle", "foul A", "search"])
def test_R17_4_the_fouled_player_decides_about_nothing_but_the_whistle(text: str) -> None:
    assert refused(alarm(A_HAS_FOULED_B), f"B {text}") == ("whistle-or-not", "R17.4")


@pytest.mark.parametrize("answer", ["whistle", "play-on"])
def test_R17_5_the_victim_draws_up_to_five(answer: str) -> None:
    table = alarm(A_HAS_FOULED_B)
    left = len(table.stock)
    play(table, f"B {answer}", "draws kalle")
    assert hand(table, "B") == "lotte hanno hanno hanno kalle"
    assert len(table.stock) == left - 1


def test_R17_5_only_the_victim_is_told_the_new_card() -> None:
    events = play(alarm(A_HAS_FOULED_B), "B whistle", "draws kalle")
    assert told(events, "B")[1] == "draw B kalle"
    assert told(events, "A")[1] == told(events, "C")[1] == told(events, "-")[1] == "draw B"


def test_R17_6_the_yellow_card_stays_while_others_foul_unbooked() -> None:
    table = alarm(A_HAS_FOULED_B + "yellow C")
    play(table, "B play-on")
    assert holder(table.yellow) == "C"


def test_R17_6_the_yellow_card_leaves_you_when_somebody_else_is_booked() -> None:
    table = alarm(A_HAS_FOULED_B + "yellow C")
    play(table, "B whistle")
    assert holder(table.yellow) == "A"


def test_R17_6_a_turn_without_a_foul_does_not_move_the_yellow_card() -> None:
    table = alarm("""
        A       5 any
        B       5 any
        yellow  A
        turn    A question
    """)
    play(table, "A draw", "draws kalle")
    play(table, "A discard kalle", "rolls card", "draws hanno")
    play(table, "B discard hanno")
    assert holder(table.yellow) == "A"


# R18 The simple foul

A_IS_BOOKED = C_ENDS_HIS_TURN + "row tilda\nyellow A"


def test_R18_a_booked_player_fouls_nobody() -> None:
    table = alarm(A_IS_BOOKED)
    play(table, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    assert asked(table) == "A discard"
    assert [hand.size for hand in table.hands] == [6, 5, 5]
    assert refused(table, "A foul B") == ("must-discard", "R19")


def test_R18_the_alarm_card_is_opened_all_the_same() -> None:
    table = alarm(A_IS_BOOKED)
    play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert names(table.view(None).row) == "tilda greta"


def test_R18_the_new_card_comes_from_the_draw_pile() -> None:
    table = alarm(A_IS_BOOKED)
    left = len(table.stock)
    events = play(table, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    assert hand(table, "A") == "tilda tilda bruno greta fritz hanno"
    assert len(table.stock) == left - 1
    assert told(events, "A")[-1] == "draw A hanno"
    assert told(events, "B")[-1] == "draw A"


def test_R18_you_discard_one_card_and_nobody_whistles() -> None:
    table = alarm(A_IS_BOOKED)
    play(table, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    play(table, "A discard tilda", "rolls question")
    assert hand(table, "A") == "tilda bruno greta fritz hanno"
    assert asked(table) == "B draw-or-search"


def test_R18_you_stay_booked() -> None:
    table = alarm(A_IS_BOOKED)
    play(table, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    play(table, "A discard tilda")
    assert holder(table.yellow) == "A"


def test_R19_only_a_heavy_foul_has_an_epilogue() -> None:
    heavy = alarm(A_MAY_FOUL)
    play(heavy, "A foul B", "steals lotte")
    play(heavy, "A discard lotte")
    assert asked(heavy) == "B whistle"
    simple = alarm(A_IS_BOOKED)
    play(simple, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    play(simple, "A discard hanno")
    assert asked(simple) == "B draw-or-search"


# Readings


def test_A1_the_victim_need_not_whistle() -> None:
    table = alarm(A_HAS_FOULED_B)
    events = play(table, "B play-on")
    assert holder(table.yellow) == "nobody"
    assert told(events, "-")[0] == "play-on B A"


def test_A1_option_whistle_must_books_every_heavy_foul_and_asks_nobody() -> None:
    table = alarm(A_MAY_FOUL, whistle="must")
    play(table, "A foul B", "steals lotte")
    events = play(table, "A discard lotte", "draws kalle", "rolls question")
    assert told(events, "C") == (["discard A lotte", "whistle B A", "draw B", "roll B question"])
    assert holder(table.yellow) == "A"
    assert hand(table, "B") == "lotte hanno hanno hanno kalle"
    assert asked(table) == "B draw-or-search"


def test_A1_option_whistle_must_changes_no_simple_foul() -> None:
    table = alarm(A_IS_BOOKED, whistle="must")
    play(table, "C discard kalle", "rolls bolt", "opens greta", "draws hanno")
    events = play(table, "A discard hanno")
    assert told(events, "-") == ["discard A hanno", "roll B question"]


def test_A2_a_victim_who_does_not_whistle_draws_too() -> None:
    table = alarm(A_HAS_FOULED_B)
    play(table, "B play-on", "draws kalle")
    assert hand(table, "B") == "lotte hanno hanno hanno kalle"


def test_A8_there_is_no_foul_with_the_seventh_alarm_card() -> None:
    table = alarm(C_ENDS_HIS_TURN + "row kalle tilda bruno fritz lotte hanno")
    events = play(table, "C discard kalle", "rolls bolt", "opens greta")
    assert asked(table) == "nobody"
    assert [hand.size for hand in table.hands] == [5, 5, 5]
    assert holder(table.yellow) == "nobody"
    assert [event.split()[0] for event in told(events, "-")] == ["discard", "roll", "alarm", "end"]


def test_A12_of_two_players_the_victim_is_always_the_other() -> None:
    table = alarm("""
        A  tilda tilda bruno greta fritz
        B  2 lotte 3 hanno kalle
    """)
    play(table, "B discard kalle", "rolls bolt", "opens greta", "steals lotte")
    assert asked(table) == "A discard"
    assert hand(table, "A") == "tilda tilda bruno greta fritz lotte"
    play(table, "A discard tilda")
    assert asked(table) == "B whistle"


def test_A12_between_two_the_yellow_card_goes_back_and_forth() -> None:
    table = alarm("""
        A       5 any
        B       4 any
        yellow  B
        turn    A
    """)
    play(table, "B whistle", "draws kalle", "rolls bolt", "opens tilda", "steals tilda")
    assert holder(table.yellow) == "A"
    play(table, "B discard tilda")
    play(table, "A whistle")
    assert holder(table.yellow) == "B"


def test_A13_each_card_of_the_victim_is_equally_likely_to_be_pulled() -> None:
    table = alarm("""
        A     5 any
        B     4 kalle lotte
        C     5 any
        row   kalle
        turn  A bolt
    """)
    play(table, "A foul B", "steals kalle")
    assert isinstance(table.dice, LoadedDice)
    assert names(table.dice.offered[-1]) == "lotte kalle kalle kalle kalle"


def test_A13_the_victim_is_not_asked_whether_to_shuffle() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B")
    assert asked(table) == "A discard"


def test_A14_the_order_of_a_heavy_foul() -> None:
    table = alarm(C_ENDS_HIS_TURN)
    events = play(table, "C discard kalle", "rolls bolt", "opens greta")
    events += play(table, "A foul B", "steals lotte")
    events += play(table, "A discard bruno")
    events += play(table, "B whistle", "draws kalle", "rolls question")
    assert told(events, "B") == [
        "discard C kalle",
        "roll A bolt",
        "alarm A greta 1",
        "steal A B lotte",
        "discard A bruno",
        "whistle B A",
        "draw B kalle",
        "roll B question",
    ]


def test_A14_five_equal_by_the_theft_end_the_match_before_the_discard() -> None:
    table = alarm("""
        A     4 lotte bruno
        B     2 lotte 3 hanno
        C     5 any
        row   kalle
        turn  A bolt
    """)
    play(table, "A foul B", "steals lotte")
    assert ending(table) == "five R21"
    assert places(table) == "1 2 3"
    assert hand(table, "B") == "lotte hanno hanno hanno"


@pytest.mark.parametrize("letter", ["A", "C"])
def test_A14_everybody_waits_for_the_whistle(letter: str) -> None:
    table = alarm(A_HAS_FOULED_B)
    assert refused(table, f"{letter} draw") == ("wait-for-whistle", "A14")
    assert table.why_not(0, table.read("draw")).facts == {"seat": 1}


def test_A14_the_victim_does_not_whistle_before_the_thief_has_discarded() -> None:
    table = alarm(A_MAY_FOUL)
    play(table, "A foul B", "steals lotte")
    assert table.moves(1) == ()
    assert refused(table, "B whistle") == ("whistle-later", "A14")
    assert refused(table, "B play-on") == ("whistle-later", "A14")
    assert refused(table, "B draw") == ("not-your-turn", "R11")
    assert refused(table, "C whistle") == ("not-fouled", "R17.4")


def test_A14_after_the_epilogue_the_thiefs_neighbour_is_on() -> None:
    table = alarm("""
        A     5 any
        B     5 any
        C     4 any
        row   kalle
        turn  A
    """)
    play(table, "C play-on")
    assert asked(table) == "B draw-or-search"
