"""R16–R33, R40 and E34: build-up, finish, counter, and who fills a slot."""

from __future__ import annotations

import pytest

from anpfiff.games.finale.cards import FinaleDeck
from anpfiff.games.finale.guide import guide
from tests.rules.finale_positions import (
    DECK_TEXT,
    asked,
    choices,
    codes,
    finale,
    names,
    pitch,
    play,
    refused,
    score,
    sums,
    told,
    turned,
)

# hohebaelle (4): DM v DM, S v DK. abstauber (1): SS v DD, S v K. So A attacks three times.
# elfer 2 + joker 2 v a defender + talent 2; then a striker 2 v a defender + greifhin 4.
LONG_BALLS = """
    A       schranke elfer joker rumsteher schwalbe
    B       greifhin fense wadel ballermann talent streuer
    A hand  hohebaelle sturmlauf dreizack
    B hand  abstauber
"""
KICK_OFF = ("A play hohebaelle", "B play abstauber")
BUILT = (*KICK_OFF, "B use ballermann", "rolls 3 0")

# The same cards. niedurch 4 or elfer 2 + joker 2 v ballermann 3 + talent 2; in the counter
# abseits 3 + streuer 1 + bonus 3 v niedurch 4 + elfer 2.
COUNTER = """
    A       schranke niedurch elfer joker schwalbe
    B       greifhin ballermann talent abseits streuer
    A hand  hohebaelle sturmlauf dreizack
    B hand  abstauber
"""
FAILED = (*KICK_OFF, "A use elfer", "rolls 0 0")
COUNTERED = (*FAILED, "B use abseits", "A use niedurch")


# R16, R17 Who plays


def test_R16_the_attackers_card_says_who_plays_for_both() -> None:
    """dreizack: a midfielder and a striker v two defenders. A's own card does not count."""
    table = finale("""
        A       schranke niedurch granit elfer joker schwalbe
        B       greifhin ballermann laessig talent abseits streuer
        A hand  solo
        B hand  dreizack
    """)
    play(table, "A play solo", "B play dreizack")
    assert (asked(table), choices(table)) == ("B use", "laessig talent")
    play(table, "B use talent")
    assert (asked(table), choices(table)) == ("B use", "abseits streuer")
    play(table, "B use streuer")
    assert (asked(table), choices(table)) == ("A use", "niedurch granit elfer")
    play(table, "A use niedurch")
    assert (asked(table), choices(table)) == ("A use", "granit elfer")


def test_R16_a_question_mark_is_anybody_but_the_keeper() -> None:
    """solo: ? and M v D and M. The only midfielder is needed as such."""
    table = finale("A schranke granit elfer joker schwalbe\nA hand solo\nB hand abstauber")
    play(table, "A play solo", "B play abstauber")
    assert (asked(table), choices(table)) == ("A use", "granit elfer schwalbe")
    assert refused(table, "A use schranke")


def test_R17_the_attacker_marks_his_footballers_first() -> None:
    table = finale("""
        A       schranke niedurch elfer joker schwalbe
        B       greifhin fense ballermann talent streuer
        A hand  hohebaelle
        B hand  abstauber
    """)
    play(table, *KICK_OFF)
    assert asked(table) == "A use"
    assert refused(table, "B use fense")
    play(table, "A use elfer")
    assert asked(table) == "B use"
    assert refused(table, "A use niedurch")


def test_R17_so_the_defender_can_react() -> None:
    table = finale(LONG_BALLS)
    play(table, *KICK_OFF)
    assert asked(table) == "B use"
    for seat in (0, 1, None):
        assert names(table.view(seat).used[0]) == "elfer joker"


def test_R17_who_is_the_only_one_possible_is_used_without_asking() -> None:
    events = play(finale(LONG_BALLS), *KICK_OFF)
    assert told(events, "use") == ["use A elfer", "use A joker"]


# R18, R19 The build-up


def test_R18_each_adds_strengths_and_die() -> None:
    """elfer 2 + joker 2 + 3 v ballermann 3 + talent 2 + 1."""
    events = play(finale(LONG_BALLS), *KICK_OFF, "B use ballermann", "rolls 3 1")
    assert told(events, "contest") == ["contest A build-up 3-1 7-6 0 True"]


def test_R18_the_strength_on_top_counts() -> None:
    """elfer, turned twice, has 1; wadel, turned three times, 4; talent, turned twice, 3."""
    table = finale("""
        A       schranke elfer/2 joker rumsteher schwalbe
        B       greifhin wadel/3 talent/2 streuer
        A hand  hohebaelle sturmlauf
        B hand  abstauber
    """)
    events = play(table, *KICK_OFF, "rolls 3 0", "...")
    assert sums(events)[0] == "build-up A 6-7"


@pytest.mark.parametrize("rolls", ["rolls 3 0", "rolls 2 1", "rolls 1 0", "rolls 3 2"])
def test_R19_equal_or_higher_goes_on_to_the_finish(rolls: str) -> None:
    """4 v 5: with 1 and 0 both have 5."""
    events = play(finale(LONG_BALLS), *KICK_OFF, "B use ballermann", rolls)
    assert told(events, "action") == ["action A build-up", "action A finish"]


@pytest.mark.parametrize("rolls", ["rolls 0 0", "rolls 1 1", "rolls 0 3", "rolls 2 2"])
def test_R19_lower_has_failed(rolls: str) -> None:
    events = play(finale(LONG_BALLS), *KICK_OFF, "B use ballermann", rolls, "...")
    assert told(events, "action")[:2] == ["action A build-up", "action B build-up"]
    assert told(events, "counter") == ["counter B"]


def test_R19_the_finish_must_follow() -> None:
    """Nobody is asked whether he wants to shoot."""
    table = finale("""
        A       schranke elfer joker schwalbe
        B       greifhin wadel ballermann talent
        A hand  hohebaelle sturmlauf
        B hand  abstauber
    """)
    events = play(table, *BUILT, "rolls 0 0")
    assert sums(events) == ["build-up A 7-5", "finish A 2-5"]


# R20–R22 Turning, and cards without a build-up

FAUSTER = """
    A hand  flanke
    A       schranke elfer joker rumsteher schwalbe
    B       fauster/1 ballermann talent streuer
    B hand  abstauber
"""
FAUSTER_SHOT = ("A play flanke", "B play abstauber", "A use schwalbe")


def test_R20_symbols_are_rolled_for_after_the_action() -> None:
    events = play(finale(FAUSTER), *FAUSTER_SHOT, "rolls 0 0", "risks 3")
    assert codes(events).index("contest") < codes(events).index("risk")


def test_R20_every_symbol_is_rolled_for_before_turning() -> None:
    """He risks an injury at his second strength and nothing at the third."""
    table = finale(FAUSTER)
    events = play(table, *FAUSTER_SHOT, "rolls 0 0", "risks 3")
    assert told(events, "risk") == ["risk B fauster injury 3 False"]
    assert turned(table, "fauster") == "2"


def test_R20_a_symbol_that_comes_up_by_turning_waits_for_the_next_use() -> None:
    table = finale(FAUSTER.replace("fauster/1", "fauster"))
    events = play(table, *FAUSTER_SHOT, "rolls 0 0")
    assert told(events, "risk") == []
    assert turned(table, "fauster") == "1"


def test_R21_every_used_footballer_is_turned() -> None:
    table = finale(LONG_BALLS)
    play(table, *BUILT)
    assert turned(table, "elfer", "joker", "ballermann", "talent") == "1 1 1 1"
    assert turned(table, "schranke", "schwalbe", "greifhin", "wadel", "streuer") == "0 0 0 0 0"


def test_R21_after_the_fourth_strength_comes_the_first() -> None:
    table = finale(LONG_BALLS.replace("elfer", "elfer/3"))
    play(table, *BUILT)
    assert turned(table, "elfer") == "0"


def test_R22_without_a_build_up_straight_to_the_finish() -> None:
    """flanke: SS v DK. rumsteher 2 + schwalbe 2 v ballermann 3 + greifhin 4."""
    table = finale(FAUSTER.replace("fauster/1", "greifhin"))
    events = play(table, *FAUSTER_SHOT, "rolls 3 0")
    assert told(events, "action") == ["action A finish"]
    assert sums(events) == ["finish A 7-7"]


# R23–R26 The finish


def test_R23_both_choose_again_by_the_lower_area_the_attacker_first() -> None:
    table = finale(LONG_BALLS)
    play(table, *BUILT)
    assert (asked(table), choices(table)) == ("A use", "rumsteher schwalbe")
    play(table, "A use schwalbe")
    assert (asked(table), choices(table)) == ("B use", "fense wadel")
    events = play(table, "B use wadel", "rolls 1 2")
    assert sums(events) == ["finish A 3-7"]


def test_R24_who_was_used_in_the_build_up_may_not_be_used_again() -> None:
    table = finale(LONG_BALLS)
    play(table, *BUILT, "A use schwalbe")
    assert refused(table, "B use ballermann")
    assert names(table.view(None).built[1]) == "ballermann talent"


# spitze (2): SS v DD, then one of these strikers v the keeper.
ARROW = """
    A       schranke elfer joker fire trifft rumsteher
    B       greifhin wadel ballermann streuer
    A hand  spitze
    B hand  abstauber
"""
ARROW_BUILD_UP = (
    "A play spitze", "B play abstauber", "A use fire", "A use trifft", "B use wadel",
)  # fmt: skip


def test_R24_where_an_arrow_leads_one_of_them_must_be_used_again() -> None:
    table = finale(ARROW)
    play(table, *ARROW_BUILD_UP, "rolls 3 0")
    assert (asked(table), choices(table)) == ("A use", "fire trifft")
    assert refused(table, "A use rumsteher")
    events = play(table, "A use fire", "rolls 0 0")
    assert told(events, "use") == ["use A fire", "use B greifhin"]


def test_E18_by_the_arrow_he_uses_his_new_strength() -> None:
    """trifft has 2 in the build-up and 5 in the finish."""
    table = finale(ARROW)
    events = play(table, *ARROW_BUILD_UP, "rolls 0 0")
    events += play(table, "A use trifft", "rolls 0 1", "risks 0")
    assert sums(events) == ["build-up A 6-4", "finish A 5-5"]
    assert turned(table, "trifft", "fire") == "2 1"


def test_E17_an_arrow_of_the_attacker_is_not_one_of_the_defender() -> None:
    """A card of one's own: the arrow is in the defender's half."""
    old = 'strength = 4, build = ["MS", "DD"], finish = ["S", "DK"]'
    new = 'strength = 4, build = ["MS", "DD"], finish = ["S", "^K"]'
    assert DECK_TEXT.count(old) == 1
    deck = FinaleDeck.read(DECK_TEXT.replace(old, new), "mine.toml")
    position = """
        A       schranke elfer joker rumsteher schwalbe
        B       greifhin fense wadel ballermann
        A hand  dreizack
        B hand  abstauber
    """
    script = ("A play dreizack", "B play abstauber", "A use rumsteher", "B use fense")
    table = finale(position, deck)
    play(table, *script, "B use wadel", "rolls 3 0")
    assert (asked(table), choices(table)) == ("B use", "fense wadel")
    events = play(table, "B use wadel", "rolls 0 0", "risks 0")
    assert told(events, "use") == ["use B wadel", "use B greifhin"]
    events = play(finale(position), *script, "B use wadel", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[-3:] == ["use A schwalbe", "use B greifhin", "use B ballermann"]


FINISH = (*BUILT, "A use rumsteher", "B use wadel")


@pytest.mark.parametrize(("rolls", "after"), [("3 0", "1-0"), ("2 0", "1-0"), ("3 1", "1-0")])
def test_R25_higher_is_a_goal(rolls: str, after: str) -> None:
    """rumsteher, turned once, has 4; wadel 1 + greifhin 4."""
    table = finale(LONG_BALLS.replace("rumsteher", "rumsteher/1"))
    events = play(table, *FINISH, f"rolls {rolls}", "risks 1")
    assert told(events, "goal") == ["goal A 1-0"]
    assert score(table) == after


@pytest.mark.parametrize("rolls", ["1 0", "2 1", "3 2"])
def test_R25_equal_is_no_goal(rolls: str) -> None:
    table = finale(LONG_BALLS.replace("rumsteher", "rumsteher/1"))
    events = play(table, *FINISH, f"rolls {rolls}", "risks 1")
    assert sums(events)[-1] == f"finish A {4 + int(rolls[0])}-{5 + int(rolls[2])}"
    assert score(table) == "0-0"


def test_R25_lower_is_no_goal() -> None:
    table = finale(LONG_BALLS)
    play(table, *FINISH, "rolls 0 3")
    assert score(table) == "0-0"


def test_R26_symbols_and_turning_after_the_finish_too() -> None:
    table = finale(LONG_BALLS.replace("rumsteher", "rumsteher/1"))
    events = play(table, *FINISH, "rolls 0 0", "risks 1")
    assert told(events, "risk") == ["risk A rumsteher injury 1 False"]
    assert turned(table, "rumsteher", "greifhin", "wadel") == "2 1 1"
    assert turned(table, "elfer", "ballermann") == "1 1"


def test_R26_a_failed_finish_gives_no_counter() -> None:
    table = finale(LONG_BALLS)
    events = play(table, *FINISH, "rolls 0 0")
    assert "counter" not in codes(events)
    assert asked(table) == "A lay"


def test_R26_chips_are_removed() -> None:
    table = finale(LONG_BALLS)
    play(table, *FINISH, "rolls 0 0")
    assert table.view(None).used == table.view(None).built == ((), ())


def test_E16_chips_are_off_after_a_failed_build_up_without_counter() -> None:
    """B has countered; A's next build-up (dreizack: MS v DD) fails, too."""
    table = finale(COUNTER)
    play(table, *COUNTERED, "rolls 0 3")
    play(table, "A lay dreizack", "B keep", "B use talent", "rolls 0 3")
    assert table.view(None).used == table.view(None).built == ((), ())
    assert asked(table) == "A lay"
    events = play(table, "A lay sturmlauf", "B keep")
    assert told(events, "use")[:2] == ["use A joker", "use A schwalbe"]


# R29–R33 The counter


def test_R29_a_failed_build_up_brings_a_counter_by_the_defenders_own_card() -> None:
    events = play(finale(COUNTER), *COUNTERED, "rolls 0 3")
    assert sums(events) == ["build-up A 4-5", "build-up B 7-9"]
    assert told(events, "use")[-4:] == [
        "use B abseits", "use B streuer", "use A niedurch", "use A elfer",
    ]  # fmt: skip


def test_R29_once_a_period() -> None:
    table = finale(COUNTER)
    play(table, *COUNTERED, "rolls 0 3")
    events = play(table, "A lay dreizack", "B keep", "B use talent", "rolls 0 3")
    assert sums(events) == ["build-up A 3-6"]
    assert "counter" not in codes(events)


def test_R29_in_the_next_period_again() -> None:
    """Two periods with one attack each."""
    table = finale(COUNTER.replace("abstauber", "flanke dreizack"))
    script = ("A use elfer", "rolls 0 0", "B use abseits", "A use niedurch", "rolls 0 0")
    events = play(table, "A play hohebaelle", "B play flanke", *script)
    assert told(events, "counter") == ["counter B"]
    assert table.view(None).period == 2
    play(table, "A play sturmlauf", "B play dreizack")
    assert not table.view(None).countered
    events = play(table, "B use abseits", "rolls 0 3")
    assert told(events, "counter") == ["counter B"]


def test_R30_all_chips_are_removed_first() -> None:
    """elfer was used in the build-up and is used again."""
    events = play(finale(COUNTER), *COUNTERED, "rolls 0 3")
    assert told(events, "use").count("use A elfer") == 2


def test_R30_the_counter_player_has_the_left_half_and_marks_first() -> None:
    table = finale(COUNTER)
    play(table, *FAILED)
    assert (asked(table), choices(table)) == ("B use", "abseits streuer")
    assert table.view(None).counter
    play(table, "B use abseits")
    assert (asked(table), choices(table)) == ("A use", "niedurch elfer")


def test_R31_the_counter_bonus_is_the_difference_of_the_open_cards() -> None:
    """4 v 1: abseits 3 + streuer 1 + bonus 3 v niedurch 4 + elfer 2."""
    events = play(finale(COUNTER), *COUNTERED, "rolls 0 3")
    assert told(events, "contest")[1] == "contest B build-up 0-3 7-9 3 False"


def test_R31_the_bonus_may_decide() -> None:
    events = play(finale(COUNTER), *COUNTERED, "rolls 1 2")
    assert sums(events)[1] == "build-up B 8-8"
    assert told(events, "action")[-1] == "action B finish"


COUNTER_SHOT = (*COUNTERED, "rolls 0 0", "B use talent")


def test_R32_on_success_he_plays_his_finish_without_bonus() -> None:
    """talent, turned once, has 1; schranke 3."""
    events = play(finale(COUNTER), *COUNTER_SHOT, "rolls 3 0")
    assert told(events, "contest")[-1] == "contest B finish 3-0 4-3 0 True"


def test_R32_success_there_is_a_goal() -> None:
    table = finale(COUNTER)
    events = play(table, *COUNTER_SHOT, "rolls 3 0")
    assert told(events, "goal") == ["goal B 0-1"]
    assert score(table) == "0-1"


def test_R32_equal_is_no_goal_in_a_counter_either() -> None:
    table = finale(COUNTER)
    play(table, *COUNTER_SHOT, "rolls 2 0")
    assert score(table) == "0-0"


def test_R32_symbols_and_turning_as_usual() -> None:
    """ballermann and talent defended before the counter, then talent shoots."""
    table = finale(COUNTER.replace("abseits", "abseits/2"))
    script = (*COUNTERED, "rolls 0 0", "risks 0", "B use talent", "rolls 0 0")
    events = play(table, *script)
    assert told(events, "risk") == ["risk B abseits injury 0 False"]
    assert turned(table, "abseits", "streuer", "niedurch", "elfer", "joker") == "3 1 1 2 1"
    assert turned(table, "talent", "ballermann", "schranke") == "2 1 1"


def test_R32_a_failed_counter_build_up_ends_it() -> None:
    table = finale(COUNTER)
    events = play(table, *COUNTERED, "rolls 0 3")
    assert told(events, "action") == ["action A build-up", "action B build-up"]
    assert asked(table) == "A lay"
    assert not table.view(None).counter


def test_R33_the_original_attacker_goes_on_with_his_attacks() -> None:
    table = finale(COUNTER)
    play(table, *COUNTER_SHOT, "rolls 3 0")
    view = table.view(None)
    assert (asked(table), view.attacker, view.attacks) == ("A lay", 0, 2)
    play(table, "A lay sturmlauf", "B keep")
    assert table.view(None).active == 0


def test_R33_no_second_counter_in_that_period() -> None:
    table = finale(COUNTER)
    play(table, *COUNTER_SHOT, "rolls 3 0")
    events = play(table, "A lay dreizack", "B keep", "B use abseits", "rolls 0 3")
    assert sums(events)[0].startswith("build-up A")
    assert "counter" not in codes(events)
    assert asked(table) == "A lay"


# E2–E5, R49

# brechstange (5): DS v DDM, S v DK. spitze (2): SS v DD, ^ v K. So A attacks three times.
FIVE_AGAINST_TWO = """
    A       schranke niedurch elfer joker rumsteher schwalbe
    B       greifhin wadel ballermann talent abseits streuer
    A hand  brechstange konterfalle steilpass
    B hand  spitze
"""
FIRST_ATTACK = (
    "A play brechstange", "B play spitze", "A use elfer", "A use rumsteher", "B use wadel",
)  # fmt: skip


def bonus_of_the_counter(*script: str) -> int:
    events = play(finale(FIVE_AGAINST_TWO), *script)
    contests = [event for event in events if event.code == "contest" and event.facts["seat"] == 1]
    return int(contests[0].facts["bonus"])


COUNTER_BY_SPITZE = ("B use abseits", "A use niedurch", "rolls 0 3")


def test_R49_a_counter_at_5_v_2_has_a_bonus_of_3() -> None:
    assert bonus_of_the_counter(*FIRST_ATTACK, "rolls 0 3", *COUNTER_BY_SPITZE) == 3


def test_R49_fauster_is_rolled_for_and_only_then_turned() -> None:
    """At his second strength (5) on our cards."""
    table = finale(FAUSTER)
    events = play(table, *FAUSTER_SHOT, "rolls 0 0", "risks 2")
    assert told(events, "risk", "lost") == ["risk B fauster injury 2 True", "lost B fauster injury"]
    assert asked(table) == "B goal"


def test_R49_2_v_4_acker_attacks_twice_by_its_own_card() -> None:
    """visier: keeper, defender and midfielder build up v MMS."""
    table = finale("A hand solo\nB hand visier\nB greifhin ballermann talent streuer")
    events = play(table, "A play solo", "B play visier", "...")
    assert told(events, "attacker") == ["attacker B 2"]
    assert told(events, "use")[:3] == ["use B greifhin", "use B ballermann", "use B talent"]


SECOND_ATTACK = (*FIRST_ATTACK, "rolls 3 0", "B use streuer", "rolls 0 3")


def test_E2_after_a_later_attack_the_current_open_card_counts() -> None:
    """steilpass is a 2 like spitze."""
    script = (*SECOND_ATTACK, "A lay steilpass", "B keep", "A use schwalbe", "B use wadel")
    assert bonus_of_the_counter(*script, "rolls 0 3", "risks 0", *COUNTER_BY_SPITZE) == 0


def test_E2_the_bonus_is_never_negative() -> None:
    """konterfalle (DMS v DMM) is a 1, spitze a 2."""
    script = (*SECOND_ATTACK, "A lay konterfalle", "B keep", "A use elfer", "A use schwalbe")
    defence = ("B use ballermann", "B use streuer", "rolls 0 3")
    assert bonus_of_the_counter(*script, *defence, *COUNTER_BY_SPITZE) == 0


def test_E3_the_defender_cannot_decline_the_counter() -> None:
    table = finale(COUNTER)
    play(table, *FAILED)
    assert asked(table) == "B use"
    assert choices(table) == "abseits streuer"


# flanke (3): no build-up, SS v DK.
COUNTER_WITHOUT_BUILD_UP = """
    A       schranke niedurch elfer joker schwalbe
    B       greifhin ballermann talent abseits streuer
    A hand  hohebaelle sturmlauf dreizack
    B hand  flanke
"""


def test_E4_a_counter_card_without_build_up_goes_straight_to_the_finish_without_bonus() -> None:
    table = finale(COUNTER_WITHOUT_BUILD_UP)
    play(table, "A play hohebaelle", "B play flanke", "A use elfer", "rolls 0 0")
    events = play(table, "B use abseits", "A use niedurch", "rolls 3 0")
    assert told(events, "contest") == ["contest B finish 3-0 7-7 0 False"]
    assert score(table) == "0-0"


def test_E5_an_attack_without_build_up_that_fails_gives_no_counter() -> None:
    table = finale(FAUSTER.replace("fauster/1", "greifhin"))
    events = play(table, *FAUSTER_SHOT, "rolls 0 3")
    assert sums(events) == ["finish A 4-10"]
    assert "counter" not in codes(events)
    assert asked(table) == "A lay"


def test_E5_the_counter_of_the_period_is_still_to_come() -> None:
    table = finale(FAUSTER.replace("fauster/1", "greifhin").replace("flanke", "flanke dreizack"))
    play(table, *FAUSTER_SHOT, "rolls 0 3")
    events = play(table, "A lay dreizack", "B keep", "A use schwalbe", "B use talent", "rolls 0 3")
    assert told(events, "counter") == ["counter B"]


# E34, E7, E8 Who fills a slot


def test_E34_1_right_position_without_chip() -> None:
    table = finale(LONG_BALLS)
    play(table, *BUILT, "A use schwalbe")
    assert (asked(table), choices(table)) == ("B use", "fense wadel")


def test_E34_2_another_outfielder_without_chip() -> None:
    """hohebaelle: the midfielder is needed as such, so one of the strikers defends."""
    table = finale(LONG_BALLS.replace("elfer ", ""))
    play(table, *KICK_OFF)
    assert (asked(table), choices(table)) == ("A use", "rumsteher schwalbe")


def test_E34_2_before_the_right_one_with_a_chip() -> None:
    """schwalbe built up; in the finish elfer shoots."""
    table = finale("A hand sturmlauf\nB hand abstauber")
    events = play(table, "A play sturmlauf", "B play abstauber", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[:2] == ["use A joker", "use A schwalbe"]
    assert told(events, "use")[-3] == "use A elfer"


def test_E34_3_the_keeper_without_chip() -> None:
    table = finale("A schranke joker\nA hand hohebaelle\nB hand abstauber")
    events = play(table, *KICK_OFF, "rolls 3 3")
    assert told(events, "use")[:2] == ["use A joker", "use A schranke"]
    assert sums(events) == ["build-up A 8-8"]


def test_E34_3_but_not_if_a_keeper_slot_needs_him() -> None:
    """visier: KDM; the defender's place stays empty."""
    table = finale("A schranke joker\nA hand visier\nB hand abstauber")
    events = play(table, "A play visier", "B play abstauber", "rolls 1 0", "...")
    assert told(events, "use")[:2] == ["use A schranke", "use A joker"]
    assert sums(events)[0] == "build-up A 6-6"


def test_E34_3_before_the_right_one_with_a_chip() -> None:
    """joker and schwalbe built up; the keeper shoots."""
    table = finale("A schranke joker schwalbe\nA hand sturmlauf\nB hand abstauber")
    events = play(table, "A play sturmlauf", "B play abstauber", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[-3] == "use A schranke"


def test_E34_4_the_right_one_with_a_chip() -> None:
    """sturmlauf: DDM, then DK; talent has a chip, too, but is no defender."""
    table = finale("B greifhin wadel ballermann talent\nA hand sturmlauf\nB hand abstauber")
    play(table, "A play sturmlauf", "B play abstauber", "B use wadel", "rolls 3 0")
    assert (asked(table), choices(table)) == ("B use", "wadel ballermann")


def test_E34_5_anybody_with_a_chip() -> None:
    """visier: keeper, defender and midfielder built up, there is no striker."""
    table = finale("""
        A       schranke elfer joker
        B       greifhin ballermann laessig/1 talent streuer
        A hand  visier
        B hand  abstauber
    """)
    play(table, "A play visier", "B play abstauber", "B use talent", "rolls 3 0")
    assert (asked(table), choices(table)) == ("A use", "schranke elfer joker")


def test_E34_6_nobody_is_left_for_the_slot() -> None:
    """hohebaelle: schranke 3 for two."""
    table = finale("A schranke\nA hand hohebaelle\nB hand abstauber")
    events = play(table, *KICK_OFF, "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[0] == "use A schranke"
    assert sums(events)[0] == "build-up A 6-5"
    assert told(events, "use").count("use A schranke") == 2  # (4), (5): he shoots as well


def test_E34_one_footballer_fills_one_slot() -> None:
    """doppelpass: MM with one midfielder."""
    table = finale("A hand doppelpass\nB hand abstauber")
    play(table, "A play doppelpass", "B play abstauber")
    assert (asked(table), choices(table)) == ("A use", "elfer schwalbe")
    assert names(table.view(None).used[0]) == "joker"


def test_E34_position_slots_before_question_marks() -> None:
    """hinterhalt: MS v DM, S? v DK; the only fresh striker is needed as such."""
    table = finale("""
        A       schranke elfer joker rumsteher schwalbe
        B       greifhin wadel ballermann talent streuer
        A hand  hinterhalt
        B hand  abstauber
    """)
    play(table, "A play hinterhalt", "B play abstauber", "A use rumsteher")
    events = play(table, "B use wadel", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[2:4] == ["use A schwalbe", "use A elfer"]


def test_E34_a_question_mark_never_takes_the_keeper() -> None:
    """solo: ? stays empty."""
    table = finale("A schranke joker\nA hand solo\nB hand abstauber")
    events = play(table, "A play solo", "B play abstauber", "rolls 0 3", "...")
    assert told(events, "use")[:2] == ["use A joker", "use B ballermann"]
    assert sums(events)[0] == "build-up A 2-8"


def test_E34_a_question_mark_takes_outfielders_with_a_chip_before_nobody() -> None:
    """kurzpass: MM v MM, S? v DK; the keeper shoots as a striker, one of the others beside him."""
    table = finale("""
        A       schranke balla/1 joker
        B       greifhin ballermann laessig/1 talent
        A hand  kurzpass
        B hand  abstauber
    """)
    play(table, "A play kurzpass", "B play abstauber", "A use joker", "B use talent", "rolls 3 0")
    assert names(table.view(None).used[0]) == "schranke"
    assert (asked(table), choices(table)) == ("A use", "joker balla")


def test_E7_too_few_of_a_position_others_step_in() -> None:
    """dauerdruck: SS v DDD with one striker."""
    table = finale("A hand dauerdruck\nB hand abstauber")
    play(table, "A play dauerdruck", "B play abstauber")
    assert names(table.view(None).used[0]) == "schwalbe"
    assert (asked(table), choices(table)) == ("A use", "elfer joker")


def test_E7_the_keeper_is_the_last() -> None:
    table = finale("A schranke schwalbe\nA hand dauerdruck\nB hand abstauber")
    events = play(table, "A play dauerdruck", "B play abstauber")
    assert told(events, "use") == ["use A schwalbe", "use A schranke", "use B ballermann"]


def test_E7_if_still_short_they_play_with_fewer() -> None:
    table = finale("A schwalbe\nA hand dauerdruck\nB hand abstauber")
    events = play(
        table, "A play dauerdruck", "B play abstauber", "B use talent", "rolls 3 0", "..."
    )
    assert sums(events)[0] == "build-up A 5-6"


def test_E8_a_stand_in_has_a_chip_only_if_nobody_else_is_left() -> None:
    """There is no striker; niedurch has not been used."""
    table = finale("A schranke niedurch elfer joker\nA hand hohebaelle\nB hand abstauber")
    events = play(table, *KICK_OFF, "A use elfer", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[-3] == "use A niedurch"


# E40 When somebody may stand in

# dauerdruck (5): SS v DDD, then S v DK. A has one striker, B one defender.
PRESSURE = """
    A       schranke elfer joker schwalbe
    B       greifhin ballermann talent streuer
    A hand  dauerdruck
    B hand  abstauber
    A gaps  -
    B gaps  -
"""
ALL_OUT = ("A play dauerdruck", "B play abstauber")


def test_E40_a_slot_for_a_line_that_lost_nobody_stays_empty() -> None:
    """schwalbe 2 + 3 v ballermann 3 + 2."""
    events = play(finale(PRESSURE), *ALL_OUT, "rolls 3 2", "...")
    assert told(events, "use")[:2] == ["use A schwalbe", "use B ballermann"]
    assert told(events, "empty")[:2] == ["empty A attack 1", "empty B defence 2"]
    assert sums(events)[0] == "build-up A 5-5"


def test_E7_too_few_from_the_start_the_slot_stays_empty() -> None:
    """In the finish there is no striker without a chip."""
    events = play(finale(PRESSURE), *ALL_OUT, "rolls 3 2", "rolls 3 0")
    assert told(events, "empty")[2:] == ["empty A attack 1", "empty B defence 1"]
    assert sums(events)[1] == "finish A 3-4"


@pytest.mark.parametrize("gaps", ["S", "SS", "DMS"])
def test_E40_a_loss_of_that_line_excuses_a_slot(gaps: str) -> None:
    table = finale(PRESSURE.replace("A gaps  -", f"A gaps {gaps}"))
    events = play(table, *ALL_OUT)
    assert told(events, "empty") == ["empty B defence 2"]
    assert (asked(table), choices(table)) == ("A use", "elfer joker")


@pytest.mark.parametrize("gaps", ["D", "M", "DDMM"])
def test_E40_losses_of_other_lines_do_not(gaps: str) -> None:
    events = play(finale(PRESSURE.replace("A gaps  -", f"A gaps {gaps}")), *ALL_OUT, "...")
    assert told(events, "empty")[0] == "empty A attack 1"


def test_E40_one_loss_excuses_one_slot_at_a_time() -> None:
    """DDD with one defender and one loss: one of the others stands in, one slot stays empty."""
    table = finale(PRESSURE.replace("B gaps  -", "B gaps D"))
    events = play(table, *ALL_OUT)
    assert told(events, "empty") == ["empty A attack 1", "empty B defence 1"]
    assert (asked(table), choices(table)) == ("B use", "talent streuer")
    events = play(table, "B use talent", "rolls 3 0", "...")
    assert told(events, "use")[0] == "use B talent"
    assert sums(events)[0] == "build-up A 5-5"


def test_E40_and_again_in_the_finish() -> None:
    """ballermann and talent have chips; streuer stands in."""
    table = finale(PRESSURE.replace("B gaps  -", "B gaps D"))
    play(table, *ALL_OUT)
    events = play(table, "B use talent", "rolls 3 0", "rolls 0 0")
    assert told(events, "use")[-2:] == ["use B greifhin", "use B streuer"]


def test_E40_keeper_slots_and_question_marks_are_not_concerned() -> None:
    """visier: KDM v MMS without a keeper; solo: ?M."""
    lines = "\nA gaps -\nB gaps -"
    table = finale("A elfer joker schwalbe\nA hand visier\nB hand abstauber" + lines)
    events = play(table, "A play visier", "B play abstauber", "...")
    assert told(events, "use")[:3] == ["use A elfer", "use A joker", "use A schwalbe"]
    table = finale("A schranke elfer joker schwalbe\nA hand solo\nB hand abstauber" + lines)
    play(table, "A play solo", "B play abstauber")
    assert (asked(table), choices(table)) == ("A use", "elfer schwalbe")


def test_E40_option_standin_anybody() -> None:
    table = finale(PRESSURE, standin="anybody")
    play(table, *ALL_OUT)
    assert (asked(table), choices(table)) == ("A use", "elfer joker")


def test_E40_the_guide_knows_it() -> None:
    """In the hand, too: dauerdruck builds up 2 v 3."""
    table = finale(PRESSURE)
    found = guide(table.setup, table.view(0))
    assert found is not None
    assert [card.lead for card in found.cards] == [-1]
    found = guide(finale(PRESSURE, standin="anybody").setup, table.view(0))
    assert found is not None
    assert [card.lead for card in found.cards] == [2 + 2 - 3 - 2 - 1]


# R40 Somebody whom the card demands has left

# spitze: SS v DD, ^ v K. trifft and rumsteher risk an injury at their second strengths, 5 and 4.
HURT = """
    A       schranke elfer joker fire trifft/1 rumsteher/1
    B       greifhin wadel ballermann streuer
    A hand  spitze
    B hand  abstauber
"""
HURT_BUILD_UP = (
    "A play spitze", "B play abstauber", "A use trifft", "A use rumsteher", "B use wadel",
)  # fmt: skip


def test_R40_if_one_of_them_has_left_it_is_the_other() -> None:
    table = finale(HURT)
    events = play(table, *HURT_BUILD_UP, "rolls 0 0", "risks 2", "risks 0", "rolls 0 0")
    assert pitch(table, "A") == "schranke elfer joker fire rumsteher"
    assert told(events, "use")[-2:] == ["use A rumsteher", "use B greifhin"]


def test_R40_if_they_have_left_one_of_the_same_colour_steps_in() -> None:
    table = finale(HURT)
    events = play(table, *HURT_BUILD_UP, "rolls 0 0", "risks 2", "risks 2", "rolls 0 0")
    assert told(events, "use")[-2:] == ["use A fire", "use B greifhin"]


def test_R40_if_there_is_none_another_footballer() -> None:
    table = finale(HURT.replace("fire ", ""))
    play(table, *HURT_BUILD_UP[:3], "B use wadel", "rolls 0 0", "risks 2", "risks 2")
    assert (asked(table), choices(table)) == ("A use", "elfer joker")


def test_R40_the_reserve_who_has_come_on_may_be_the_one() -> None:
    table = finale(HURT.replace("fire ", "") + "A bench schwalbe balla")
    play(table, *HURT_BUILD_UP[:3], "B use wadel", "rolls 0 0", "risks 2")
    events = play(table, "A bring schwalbe", "risks 2", "A nobody", "rolls 0 0")
    assert told(events, "use")[:1] == ["use A schwalbe"]


def test_R40_with_nobody_but_the_keeper_he_is_the_one() -> None:
    table = finale(HURT.replace("elfer joker fire ", ""))
    script = (*HURT_BUILD_UP[:3], "B use wadel", "rolls 0 0", "risks 2", "risks 2", "rolls 0 0")
    assert told(play(table, *script), "use")[-2:] == ["use A schranke", "use B greifhin"]


# solo (2): ?M v DM, then one of these two v the keeper. balla and granit risk an injury.
BOTH_HURT = """
    A       schranke granit elfer balla joker schwalbe
    B       greifhin ballermann talent
    A hand  solo
    B hand  abstauber
"""
SOLO = (
    "A play solo", "B play abstauber", "A use balla", "A use granit",
    "rolls 3 0", "risks 2", "risks 2",
)  # fmt: skip


def test_R40_an_arrow_whose_carriers_have_left_accepts_either_of_their_colours() -> None:
    table = finale(BOTH_HURT)
    play(table, *SOLO)
    assert (asked(table), choices(table)) == ("A use", "elfer joker")
    assert refused(table, "A use schwalbe")


def test_E40_option_standin_anybody_looks_at_the_first_of_them_only() -> None:
    """As matches of version 1 do."""
    events = play(finale(BOTH_HURT, standin="anybody"), *SOLO, "rolls 0 0")
    assert told(events, "use")[-2:] == ["use A joker", "use B greifhin"]
