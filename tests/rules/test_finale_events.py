"""R35–R41 and E9–E15, E26, E32, E33, E35: injuries, cards, and goals without a keeper."""

from __future__ import annotations

import pytest

from anpfiff.games.finale.rules import Finale
from tests.rules.finale_positions import (
    asked,
    bench,
    booked,
    choices,
    finale,
    keeper,
    pitch,
    play,
    refused,
    score,
    sums,
    told,
    turned,
)

# freistoss (3): no build-up, M? v DK. abstauber (1). So A attacks twice: one midfielder and another
# footballer v a defender and the keeper; whoever is not on the pitch cannot be chosen.
# Symbols on top: balla and granit injury, blitz and brutalnikov yellow, ballbino red;
# graetsche injury, putzer yellow, fouler and haudegen red, fauster/1 injury.
KICK_OFF = ("A play freistoss", "B play abstauber")


def free_kick(a: str, b: str = "greifhin ballermann", rest: str = "") -> str:
    return f"""
        A       schranke {a}
        B       {b}
        A hand  freistoss
        B hand  abstauber
        {rest}
    """


# R35, E9, E33 The order


def test_R35_one_roll_for_every_symbol_on_top() -> None:
    """joker risks nothing."""
    table = finale(free_kick("granit joker"))
    events = play(table, *KICK_OFF, "rolls 0 0", "risks 0")
    assert told(events, "risk") == ["risk A granit injury 0 False"]


def test_R35_whoever_was_not_used_risks_nothing() -> None:
    table = finale(free_kick("elfer joker", "greifhin ballermann fouler"))
    play(table, *KICK_OFF, "B use ballermann", "rolls 0 0")
    assert "fouler" in pitch(table, "B")


def test_E9_the_attacker_rolls_first() -> None:
    table = finale(free_kick("granit balla", "haudegen putzer"))
    events = play(table, *KICK_OFF, "rolls 0 0", "risks 0", "risks 1", "risks 2", "risks 2")
    assert [text.split()[1:3] for text in told(events, "risk")] == [
        ["A", "balla"], ["A", "granit"], ["B", "haudegen"], ["B", "putzer"],
    ]  # fmt: skip


def test_E9_in_a_counter_the_counter_player_is_the_attacker() -> None:
    """hohebaelle fails; abstauber: SS v DD."""
    table = finale("""
        A       schranke granit elfer joker schwalbe
        B       greifhin ballermann talent abseits/2 streuer
        A hand  hohebaelle sturmlauf
        B hand  abstauber
    """)
    play(table, "A play hohebaelle", "B play abstauber", "A use elfer", "rolls 0 0")
    events = play(table, "B use abseits", "A use granit", "rolls 0 3", "risks 0", "risks 0")
    assert [text.split()[1:3] for text in told(events, "risk")] == [
        ["B", "abseits"],
        ["A", "granit"],
    ]


def test_E33_both_may_be_hit_in_one_action_each_loss_settled_at_once() -> None:
    position = free_kick("granit balla", "greifhin graetsche", "A bench walze\nB bench metzger")
    table = finale(position)
    play(table, *KICK_OFF, "rolls 0 0", "risks 2")
    assert (asked(table), choices(table)) == ("A bring", "walze nobody")
    play(table, "A bring walze", "risks 2", "risks 2")
    assert asked(table) == "B bring"
    play(table, "B bring metzger")
    assert pitch(table, "A") == "schranke walze"
    assert pitch(table, "B") == "greifhin metzger"


def test_E33_then_those_who_are_still_there_are_turned() -> None:
    table = finale(free_kick("granit balla", "greifhin graetsche"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "risks 0", "risks 2")
    assert turned(table, "balla", "granit", "graetsche", "greifhin") == "0 1 0 1"
    assert pitch(table, "A") == "schranke granit"


def test_E10_a_loss_does_not_change_the_action_just_decided() -> None:
    """ballbino 5 + elfer 2 + 3 v 7: a goal, and a red card."""
    table = finale(free_kick("elfer ballbino"))
    play(table, *KICK_OFF, "rolls 3 0", "risks 3")
    assert score(table) == "1-0"
    assert pitch(table, "A") == "schranke elfer"


def test_E10_a_build_up_that_succeeded_goes_on_to_the_finish() -> None:
    table = finale("""
        A       schranke elfer ballbino schwalbe
        A hand  hohebaelle
        B hand  abstauber
    """)
    play_on = ("A play hohebaelle", "B play abstauber", "rolls 3 0", "risks 3", "rolls 0 0")
    events = play(table, *play_on)
    assert told(events, "lost") == ["lost A ballbino red"]
    assert sums(events)[1].startswith("finish A")


# R36 Injury


@pytest.mark.parametrize(("roll", "hurt"), [(0, False), (1, False), (2, True), (3, False)])
def test_R36_on_a_2_he_is_injured(roll: int, hurt: bool) -> None:
    table = finale(free_kick("granit joker"))
    play(table, *KICK_OFF, "rolls 0 0", f"risks {roll}")
    assert ("granit" not in pitch(table, "A")) == hurt


def test_R36_he_is_out_of_the_game() -> None:
    table = finale(free_kick("granit joker", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring walze")
    assert "granit" not in pitch(table, "A") + bench(table, "A")


def test_R36_a_reserve_may_come_on_head_up() -> None:
    table = finale(free_kick("granit joker", rest="A bench walze/2 balla"))
    events = play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring walze")
    assert told(events, "lost", "on") == ["lost A granit injury", "on A walze"]
    assert (pitch(table, "A"), bench(table, "A")) == ("schranke walze joker", "balla")
    assert turned(table, "walze") == "0"


def test_R36_the_formation_may_change() -> None:
    """A striker for a defender, in his own row."""
    table = finale(free_kick("granit joker", rest="A bench walze schwalbe"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring schwalbe")
    assert pitch(table, "A") == "schranke joker schwalbe"


def test_R36_with_an_empty_bench_nobody_comes() -> None:
    table = finale(free_kick("granit joker"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2")
    assert asked(table) == "A lay"
    assert pitch(table, "A") == "schranke joker"


def test_E11_it_does_not_count_among_the_three() -> None:
    table = finale(free_kick("granit joker", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring walze")
    assert table.view(None).subs == (3, 3)


def test_E11_it_is_possible_when_the_three_are_used_up() -> None:
    table = finale(free_kick("granit joker", rest="A bench walze\nA subs 0"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring walze")
    assert table.view(None).subs == (0, 3)


def test_E32_the_reserve_need_not_come() -> None:
    table = finale(free_kick("granit joker", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A nobody")
    assert (pitch(table, "A"), bench(table, "A")) == ("schranke joker", "walze")


def test_E32_not_now_means_not_at_all() -> None:
    """Nobody can fill his place later: changes are one for one."""
    table = finale(free_kick("granit joker", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A nobody")
    assert asked(table) == "A lay"
    assert refused(table, "A bring walze")


def test_E32_the_reserve_keeper_never_for_a_field_player() -> None:
    table = finale(free_kick("granit joker", rest="A bench tentakel walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2")
    assert choices(table) == "walze nobody"


def test_E32_with_only_a_keeper_on_the_bench_nobody_is_asked() -> None:
    table = finale(free_kick("granit joker", rest="A bench tentakel"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2")
    assert asked(table) == "A lay"


HURT_IN_THE_BUILD_UP = """
    A        schranke granit joker schwalbe
    A bench  walze rumsteher
    A hand   hohebaelle
    B hand   abstauber
"""
BUILD_UP = ("A play hohebaelle", "B play abstauber", "rolls 3 0", "risks 2")


def test_E32_the_newcomer_is_not_turned() -> None:
    table = finale(HURT_IN_THE_BUILD_UP)
    play(table, *BUILD_UP, "A bring rumsteher")
    assert turned(table, "rumsteher", "joker") == "0 1"


def test_E32_the_newcomer_may_be_used_in_the_finish_that_follows() -> None:
    table = finale(HURT_IN_THE_BUILD_UP)
    play(table, *BUILD_UP, "A bring rumsteher")
    assert (asked(table), choices(table)) == ("A use", "rumsteher schwalbe")


# R37 Yellow


@pytest.mark.parametrize(("roll", "hit"), [(0, True), (1, True), (2, False), (3, False)])
def test_R37_on_0_or_1_he_is_booked(roll: int, hit: bool) -> None:
    table = finale(free_kick("elfer blitz"))
    play(table, *KICK_OFF, "rolls 0 0", f"risks {roll}")
    assert booked(table) == ("blitz" if hit else "")
    assert pitch(table, "A") == "schranke elfer blitz"


def test_R37_everybody_sees_the_chip() -> None:
    table = finale(free_kick("elfer blitz"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 0")
    assert table.view(0).booked == table.view(1).booked == table.view(None).booked != ()


def test_R37_a_second_yellow_is_a_red() -> None:
    table = finale(free_kick("elfer blitz!"))
    events = play(table, *KICK_OFF, "rolls 0 0", "risks 1")
    assert told(events, "lost") == ["lost A blitz red"]
    assert pitch(table, "A") == "schranke elfer"


def test_R37_the_chips_of_others_do_not_count() -> None:
    table = finale(free_kick("elfer! blitz", "greifhin! ballermann"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 1")
    assert pitch(table, "A") == "schranke elfer blitz"


@pytest.mark.parametrize(("roll", "off"), [(0, True), (1, True), (2, False), (3, False)])
def test_E26_a_booked_footballer_is_sent_off_without_a_further_roll(roll: int, off: bool) -> None:
    table = finale(free_kick("elfer blitz!", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", f"risks {roll}")
    assert ("blitz" not in pitch(table, "A")) == off
    assert asked(table) == "A lay"


# R38 Red


@pytest.mark.parametrize(("roll", "off"), [(0, False), (1, False), (2, False), (3, True)])
def test_R38_on_a_3_he_is_sent_off(roll: int, off: bool) -> None:
    table = finale(free_kick("elfer ballbino"))
    play(table, *KICK_OFF, "rolls 0 0", f"risks {roll}")
    assert ("ballbino" not in pitch(table, "A")) == off


def test_R38_the_team_plays_on_with_fewer() -> None:
    table = finale(free_kick("elfer ballbino", rest="A bench walze"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 3")
    assert (pitch(table, "A"), bench(table, "A")) == ("schranke elfer", "walze")
    assert asked(table) == "A lay"


def test_R38_a_substitution_may_soften_it() -> None:
    """A midfielder comes on for another footballer."""
    table = finale("""
        A        schranke elfer walze schwalbe
        A bench  joker
        period   3
        then     changes
    """)
    play(table, "A off walze", "A on joker", "A ready")
    assert pitch(table, "A") == "schranke elfer joker schwalbe"


def test_E12_that_is_at_the_start_of_the_next_period_and_counts() -> None:
    """freistoss against eckball: a duel, one attack."""
    table = finale(
        free_kick("elfer ballbino", rest="A bench joker").replace("abstauber", "eckball")
    )
    play(table, "A play freistoss", "B play eckball", "duel 2 1", "rolls 0 0", "risks 3")
    assert table.view(None).period == 2
    assert (asked(table), choices(table)) == ("A off", "ready elfer")
    play(table, "A off elfer", "A on joker", "A ready")
    assert pitch(table, "A") == "schranke joker"
    assert table.view(None).subs == (2, 3)


# R39, E13–E15, E35 The keeper

# B's keepers: haudegen risks a red card at once, fauster/1 an injury, hechter/2 a yellow one.
SENT_OFF = (*KICK_OFF, "rolls 0 0", "risks 3")
INJURED = (*KICK_OFF, "rolls 0 0", "risks 2")


def test_E13_keeper_sent_off_the_reserve_keeper_comes_on_and_a_field_player_goes() -> None:
    table = finale(
        free_kick("elfer joker", "haudegen ballermann talent", "B bench hechter pfosten")
    )
    play(table, *SENT_OFF)
    assert (asked(table), choices(table)) == ("B goal", "hechter")
    play(table, "B goal hechter")
    assert (asked(table), choices(table)) == ("B leave", "ballermann talent")
    events = play(table, "B leave talent")
    assert told(events, "off") == ["off B talent"]
    assert (pitch(table, "B"), bench(table, "B")) == ("hechter ballermann", "pfosten")
    assert keeper(table, "B") == "hechter"


@pytest.mark.parametrize(("subs", "after"), [(3, 2), (1, 0), (0, 0)])
def test_E13_it_counts_if_any_is_left_but_is_always_allowed(subs: int, after: int) -> None:
    rest = f"B bench hechter pfosten\nB subs {subs}"
    table = finale(free_kick("elfer joker", "haudegen ballermann talent", rest))
    play(table, *SENT_OFF, "B goal hechter", "B leave talent")
    assert table.view(None).subs == (3, after)
    assert keeper(table, "B") == "hechter"


def test_E13_a_second_yellow_is_a_red_for_keepers_too() -> None:
    table = finale(free_kick("elfer joker", "hechter/2! ballermann talent", "B bench greifhin"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 0", "B goal greifhin")
    assert asked(table) == "B leave"


def test_E14_keeper_injured_one_for_one_at_once() -> None:
    table = finale(
        free_kick("elfer joker", "fauster/1 ballermann talent", "B bench hechter pfosten")
    )
    play(table, *INJURED)
    assert (asked(table), choices(table)) == ("B goal", "hechter")
    play(table, "B goal hechter")
    assert asked(table) == "A lay"
    assert (pitch(table, "B"), keeper(table, "B")) == ("hechter ballermann talent", "hechter")
    assert table.view(None).subs == (3, 3)


def test_R39_without_a_keeper_on_the_bench_a_reserve_must_go_in_goal() -> None:
    table = finale(
        free_kick("elfer joker", "fauster/1 ballermann talent", "B bench ballnich pfosten")
    )
    play(table, *INJURED)
    assert (asked(table), choices(table)) == ("B goal", "ballnich pfosten")
    play(table, "B goal pfosten")
    assert (pitch(table, "B"), keeper(table, "B")) == ("ballermann talent pfosten", "pfosten")


def test_R39_he_is_keeper_for_the_rest_of_the_game() -> None:
    """In A's second attack (freiebahn: MS v DK) he is the K."""
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent", "B bench pfosten"))
    play(table, *INJURED, "B goal pfosten")
    events = play(table, "A lay freiebahn", "B keep", "...")
    assert told(events, "use")[-2:] == ["use B pfosten", "use B ballermann"]


def test_R39_with_an_empty_bench_a_footballer_on_the_field_changes_into_goal() -> None:
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent/2"))
    play(table, *INJURED)
    assert (asked(table), choices(table)) == ("B goal", "ballermann talent")
    events = play(table, "B goal talent")
    assert told(events, "in-goal") == ["in-goal B talent"]
    assert (pitch(table, "B"), keeper(table, "B")) == ("ballermann talent", "talent")


def test_R39_his_card_is_moved_without_turning() -> None:
    """talent was not used; ballermann was, and is turned for that."""
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent/2"))
    play(table, *INJURED, "B goal talent")
    assert turned(table, "talent", "ballermann") == "2 1"


def test_E15_injury_a_reserve_one_for_one() -> None:
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent", "B bench pfosten"))
    play(table, *INJURED, "B goal pfosten")
    assert asked(table) == "A lay"
    assert pitch(table, "B") == "ballermann talent pfosten"


def test_E15_red_a_reserve_goes_in_goal_and_a_field_player_goes_off() -> None:
    table = finale(
        free_kick("elfer joker", "haudegen ballermann talent", "B bench ballnich pfosten")
    )
    play(table, *SENT_OFF)
    assert choices(table) == "ballnich pfosten"
    play(table, "B goal pfosten")
    assert (asked(table), choices(table)) == ("B leave", "ballermann talent")
    play(table, "B leave ballermann")
    assert (pitch(table, "B"), keeper(table, "B")) == ("talent pfosten", "pfosten")


@pytest.mark.parametrize("keeper_card", ["haudegen", "fauster/1"])
def test_E15_neither_counts_among_the_three(keeper_card: str) -> None:
    table = finale(free_kick("elfer joker", f"{keeper_card} ballermann talent", "B bench pfosten"))
    play(table, *(SENT_OFF if keeper_card == "haudegen" else INJURED), "B goal pfosten")
    if asked(table) == "B leave":
        play(table, "B leave talent")
    assert table.view(None).subs == (3, 3)


def test_E15_red_and_an_empty_bench_nobody_else_goes_off() -> None:
    table = finale(free_kick("elfer joker", "haudegen ballermann talent"))
    play(table, *SENT_OFF, "B goal talent")
    assert asked(table) == "A lay"
    assert pitch(table, "B") == "ballermann talent"


def test_E15_whoever_goes_off_is_not_rolled_for_any_more() -> None:
    """putzer was used and risks a yellow card, but leaves first."""
    table = finale(free_kick("elfer joker", "haudegen putzer talent", "B bench pfosten"))
    play(table, *SENT_OFF, "B goal pfosten", "B leave putzer")
    assert asked(table) == "A lay"
    assert booked(table) == ""


def test_E35_the_stand_in_is_no_question_mark() -> None:
    """libero (4): DD v MS, ? v DK. klopper stands in A's goal."""
    table = finale("""
        A       klopper elfer granit/2 joker schwalbe
        A goal  klopper
        A hand  libero
        B hand  abstauber
    """)
    play(table, "A play libero", "B play abstauber", "A use elfer", "rolls 3 0")
    assert (asked(table), choices(table)) == ("A use", "joker schwalbe")


def test_E35_the_stand_in_is_no_defender_any_more() -> None:
    table = finale("""
        A       klopper elfer granit joker schwalbe
        A goal  klopper
        A hand  hohebaelle
        B hand  abstauber
    """)
    play(table, "A play hohebaelle", "B play abstauber")
    assert (asked(table), choices(table)) == ("A use", "granit elfer")


def test_E35_he_keeps_strengths_symbols_and_yellow_chip() -> None:
    """putzer! (3, yellow) in goal."""
    table = finale(free_kick("elfer joker", "putzer! ballermann talent", "B goal putzer"))
    events = play(table, *KICK_OFF, "rolls 0 0", "risks 1")
    assert sums(events) == ["finish A 4-6"]
    assert told(events, "lost") == ["lost B putzer red"]
    assert asked(table) == "B goal"


def test_E35_lost_in_his_turn_R39_again() -> None:
    table = finale(free_kick("elfer joker", "graetsche ballermann talent", "B goal graetsche"))
    play(table, *INJURED)
    assert (asked(table), choices(table)) == ("B goal", "ballermann talent")
    play(table, "B goal talent")
    assert keeper(table, "B") == "talent"


def test_E13_even_the_last_field_player_goes_off() -> None:
    table = finale(free_kick("elfer joker", "haudegen ballermann", "B bench hechter"))
    play(table, *SENT_OFF, "B goal hechter")
    assert (asked(table), choices(table)) == ("B leave", "ballermann")
    play(table, "B leave ballermann")
    assert pitch(table, "B") == "hechter"


@pytest.mark.parametrize("reserve", ["hechter", "pfosten"])
def test_E35_if_no_field_player_is_left_to_go_off_the_substitute_still_comes_on(
    reserve: str,
) -> None:
    table = finale(free_kick("elfer joker", "haudegen", f"B bench {reserve}"))
    play(table, *SENT_OFF, f"B goal {reserve}")
    assert asked(table) == "A lay"
    assert pitch(table, "B") == keeper(table, "B") == reserve


def test_E35_nobody_left_at_all_the_team_plays_on_with_its_die_alone() -> None:
    table = finale(free_kick("elfer joker", "haudegen"))
    play(table, *SENT_OFF)
    assert (pitch(table, "B"), keeper(table, "B"), asked(table)) == ("", "nobody", "A lay")
    events = play(table, "A lay freiebahn", "B keep", "rolls 1 2", "...")
    assert sums(events)[0].endswith("-2")


def test_R41_a_team_without_footballers_finishes_the_game() -> None:
    """It even attacks: sturmlauf fails, and A counters."""
    table = finale("B -\nA hand abstauber\nB hand sturmlauf\nB stack visier freiebahn")
    events = play(table, "A play abstauber", "B play sturmlauf", "rolls 3 0", "...")
    assert sums(events)[0].startswith("build-up B 3-")
    assert table.result() is None


def test_R41_both_without_footballers() -> None:
    table = finale("A -\nB -\nA hand hohebaelle\nB hand abstauber")
    events = play(table, "A play hohebaelle", "B play abstauber", "rolls 1 1", "rolls 1 0")
    assert sums(events) == ["build-up A 1-1", "finish A 1-0"]
    assert score(table) == "1-0"


# E40 Which losses leave a gap


def gaps(table: Finale, letter: str) -> str:
    return "".join("KDMS"[line] for line in table.view(None).gaps["AB".index(letter)])


WHOLE = "A gaps -\nB gaps -\n"


def test_E40_an_injury_leaves_a_gap_in_his_line() -> None:
    table = finale(free_kick("granit joker", rest=WHOLE))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2")
    assert (gaps(table, "A"), gaps(table, "B")) == ("D", "")


def test_E40_so_does_a_red_card() -> None:
    table = finale(free_kick("elfer ballbino", rest=WHOLE))
    play(table, *KICK_OFF, "rolls 0 0", "risks 3")
    assert gaps(table, "A") == "M"


@pytest.mark.parametrize(("brings", "after"), [("walze", ""), ("schwalbe", "D"), ("", "D")])
def test_E40_a_reserve_of_the_same_line_makes_the_loss_good(brings: str, after: str) -> None:
    table = finale(free_kick("granit joker", rest=f"{WHOLE}A bench walze schwalbe"))
    move = f"A bring {brings}" if brings else "A nobody"
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", move)
    assert gaps(table, "A") == after


def test_E40_whoever_comes_on_makes_an_older_loss_of_his_line_good() -> None:
    table = finale(free_kick("granit joker", rest="A gaps SS\nB gaps -\nA bench schwalbe"))
    play(table, *KICK_OFF, "rolls 0 0", "risks 2", "A bring schwalbe")
    assert gaps(table, "A") == "DS"


def test_E40_who_goes_off_for_a_sent_off_keeper_is_missed_in_his_line() -> None:
    rest = f"{WHOLE}B bench hechter pfosten"
    table = finale(free_kick("elfer joker", "haudegen ballermann talent", rest))
    play(table, *SENT_OFF, "B goal hechter", "B leave talent")
    assert gaps(table, "B") == "M"


def test_E40_who_goes_from_the_field_into_goal_is_missed_in_his_line() -> None:
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent", WHOLE))
    play(table, *INJURED, "B goal talent")
    assert gaps(table, "B") == "M"


def test_E40_who_comes_from_the_bench_into_goal_is_missed_nowhere() -> None:
    rest = f"{WHOLE}B bench pfosten"
    table = finale(free_kick("elfer joker", "fauster/1 ballermann talent", rest))
    play(table, *INJURED, "B goal pfosten")
    assert gaps(table, "B") == ""


def test_E40_a_stand_in_keeper_who_is_lost_was_missed_before() -> None:
    """graetsche moved into goal before and is injured there; talent is the next."""
    table = finale("""
        A       schranke elfer joker schwalbe
        A hand  freistoss
        B       graetsche ballermann talent
        B goal  graetsche
        B gaps  D
        B hand  abstauber
    """)
    play(table, "A play freistoss", "B play abstauber", "A use schwalbe", "rolls 0 0", "risks 2")
    assert (asked(table), gaps(table, "B")) == ("B goal", "D")
    play(table, "B goal talent")
    assert gaps(table, "B") == "DM"


CHANGES = """
    A        klauball klopper granit joker trifft
    A bench  tentakel walze balla schwalbe
    A gaps   MS
    period   3
    then     changes
"""


@pytest.mark.parametrize(
    ("off", "on", "after"),
    [
        ("trifft", "schwalbe", "MS"),
        ("klopper", "schwalbe", "M"),
        ("trifft", "walze", "MS"),
        ("klopper", "balla", "S"),
        ("klauball", "tentakel", "MS"),
    ],
)
def test_E40_a_change_of_ones_own_excuses_nothing_and_may_make_a_loss_good(
    off: str, on: str, after: str
) -> None:
    """R38 Bringing on the type that was sent off softens it."""
    table = finale(CHANGES)
    play(table, f"A off {off}", f"A on {on}", "A ready")
    assert gaps(table, "A") == after
