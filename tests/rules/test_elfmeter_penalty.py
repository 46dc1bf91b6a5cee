"""R16–R21: the penalty, the next round and the end."""

from __future__ import annotations

import pytest

from tests.rules.elfmeter_positions import (
    attack,
    cards,
    elfmeter,
    kick_offs,
    luck,
    now,
    play,
    stack,
    told,
)
from tests.rules.notation import refused

PENALTY = "attack A 12 26 65"

# R16, R17, C10 The choice


def test_R16_both_choose_in_secret_and_show_together() -> None:
    table = elfmeter(PENALTY)
    assert told(play(table, "B play 13")) == []
    events = play(table, "A play 21")
    assert told(events)[0] == "shot A 21 13"


def test_R16_the_order_makes_no_difference() -> None:
    table, again = elfmeter(PENALTY), elfmeter(PENALTY)
    play(table, "A play 21", "B play 13")
    play(again, "B play 13", "A play 21")
    assert table.state() == again.state()


def test_R16_nobody_sees_whether_the_other_has_chosen() -> None:
    table = elfmeter(PENALTY)
    before = repr((table.view(1), table.moves(1), table.view(None)))
    play(table, "A play 21")
    assert repr((table.view(1), table.moves(1), table.view(None))) == before
    assert table.view(0).chosen == cards(["21"])[0]


def test_R16_a_choice_is_final() -> None:
    table = elfmeter(PENALTY)
    play(table, "A play 21")
    assert refused(table, "A play 23") == ("chosen", "R16")


def test_R16_a_choice_comes_from_the_own_stack() -> None:
    table = elfmeter("attack A 12 26 65\nA 21\nB 13")
    assert refused(table, "A play 12") == ("not-in-stack", "C14")
    assert refused(table, "B breathless") == ("choose-a-card", "R16")
    assert not table.live()


def test_R16_the_stacks_are_not_turned() -> None:
    """`21` kicks to the middle and dives to the right, `12` kicks to the middle, dives left."""
    table = elfmeter("attack B 12 26 65")
    assert "goal B 0-1" in told(play(table, "B play 21", "A play 12"))


def test_C10_both_may_look_through_their_stacks() -> None:
    table = elfmeter(PENALTY)
    for seat in (0, 1):
        assert table.view(seat).stack == tuple(table.stacks[seat])
        assert table.view(seat).penalty


def test_C10_after_ten_seconds_the_lot_chooses() -> None:
    table = elfmeter("attack A 12 26 65\nA 13 21 23\nB 12 13 15")
    assert table.deadline() == 10_000
    luck(table, 1, 2)
    events = play(table, "clock")
    assert told(events)[:3] == ["lot A", "lot B", "shot A 21 15"]
    assert now(table) == "wait"


def test_C10_only_for_whoever_has_not_chosen() -> None:
    table = elfmeter("attack A 12 26 65\nA 13 21 23\nB 12 13 15")
    play(table, "A play 23")
    luck(table, 0)
    assert told(play(table, "clock"))[:2] == ["lot B", "shot A 23 12"]


def test_C10_option_choice_ms() -> None:
    assert elfmeter(PENALTY, choice_ms="1500").deadline() == 1500


# R17–R19, C8 Goal or save

KICKS = {"left": "16", "middle": "13", "right": "23"}
DIVES = {"left": "12", "middle": "16", "right": "13"}


@pytest.mark.parametrize("kick", KICKS)
@pytest.mark.parametrize("dive", DIVES)
def test_R17_R18_C8_the_same_field_is_a_save_any_other_a_goal(kick: str, dive: str) -> None:
    table = elfmeter(PENALTY)
    events = play(table, f"A play {KICKS[kick]}", f"B play {DIVES[dive]}")
    saved = kick == dive
    assert told(events)[1] == ("save B" if saved else "goal A 1-0")
    assert kick_offs(table) == ("5 5 / B / 0 0 / 1" if saved else "5 5 / B / 1 0 / 0")


@pytest.mark.parametrize("dive", ["12", "16"])
def test_R19_either_way_the_round_is_over(dive: str) -> None:
    table = elfmeter(PENALTY)
    play(table, "A play 16", f"B play {dive}")
    assert (now(table), attack(table)) == ("wait", "B")


# C5 No card for the penalty


def test_C5_an_attacker_without_a_card_is_out_of_breath() -> None:
    table = elfmeter("attack A\nA 12 26 65\nB 12")
    events = play(table, "A play 12", "A play 26", "A play 65")
    assert told(events)[-2:] == ["out A C5", "kick-off B 5"]
    assert kick_offs(table) == "5 5 / B / 0 0 / 1"


def test_C5_also_if_both_have_none() -> None:
    table = elfmeter("attack A 12 26\nA 65\nB -")
    assert told(play(table, "A play 65"))[1:] == ["out A C5", "kick-off B 5"]


def test_C5_a_defender_without_a_card_leaves_the_goal_empty() -> None:
    table = elfmeter("attack A 12 26\nA 65 13\nB -")
    assert told(play(table, "A play 65"))[1:] == ["penalty A", "goal A 1-0", "kick-off B 5"]


def test_C5_on_either_side() -> None:
    table = elfmeter("attack B 12 26\nA -\nB 65 13")
    assert told(play(table, "B play 65"))[1:3] == ["penalty B", "goal B 0-1"]


def test_C5_the_three_cards_are_checked_first() -> None:
    table = elfmeter("attack A 12 35\nA 51\nB 12 13 15")
    assert told(play(table, "A play 51"))[1:] == ["fault A 2 R15"]
    assert attack(table) == "B"


# R20, C6, C7 The next round


def test_R20_everybody_gets_all_his_cards_back_and_shuffles() -> None:
    table = elfmeter("attack A 12 26 65\nA 13 21\nB 13")
    luck(table, 0)
    play(table, "A play 21", "B play 13")
    for seat in (0, 1):
        assert sorted(table.stacks[seat]) == list(range(24))
        assert table.spent[seat] == []
    assert stack(table, "A").startswith("65 ")


def test_R20_the_new_attacker_lays_his_own_kick_off_card() -> None:
    table = elfmeter("attack A 12 26 65\nkick-offs 4 3")
    play(table, "A play 13", "B play 13")
    assert kick_offs(table) == "4 2 / B / 1 0 / 4"


def test_C6_out_of_breath_gives_all_cards_back_and_the_defender_attacks() -> None:
    table = elfmeter("attack B\nB 12 26\nA 13")
    play(table, "B play 12")
    assert attack(table) == "A"
    assert [len(cards) for cards in table.stacks] == [24, 24]


def test_C7_the_roles_at_the_end_of_the_round_are_changed() -> None:
    """A laid the kick-off card, lost the ball and defended: now A lays another one."""
    table = elfmeter("attack B 12 26 65\nmiddle A")
    events = play(table, "A play 12", "B play 21")
    assert told(events)[-1] == "kick-off A 4"


# R21 The end


@pytest.mark.parametrize(
    ("goals", "left", "ending", "points", "places"),
    [
        ("2 1", "0 3", "goals R21", (1.0, 0.0), (1, 2)),
        ("1 2", "0 0", "goals R21", (0.0, 1.0), (2, 1)),
        ("2 2", "0 1", "kick-offs R21", (0.0, 1.0), (2, 1)),
        ("2 2", "0 0", "draw R21", (0.5, 0.5), (1, 1)),
    ],
)
def test_R21_who_cannot_lay_a_kick_off_card_ends_the_match(
    goals: str, left: str, ending: str, points: tuple[float, ...], places: tuple[int, ...]
) -> None:
    table = elfmeter(f"attack B 12 26 65\nmiddle B\ngoals {goals}\nkick-offs {left}")
    play(table, "A play 16", "B play 13")
    assert now(table) == ending
    result = table.result()
    assert result is not None
    assert (result.points, result.places) == (points, places)
    assert table.deadline() is None
    assert not table.moves(0)
    assert table.view(0).stack == ()


def test_R21_a_last_goal_counts_before_the_kick_off_cards() -> None:
    """B has no kick-off card to lay. 16 goes left, where 12 dives; 13 dives to the right."""
    saved, scored = [elfmeter("attack A 12 26 65\ngoals 1 1\nkick-offs 1 0") for _ in range(2)]
    events = play(saved, "A play 16", "B play 12")
    play(scored, "A play 16", "B play 13")
    assert (now(saved), now(scored)) == ("kick-offs R21", "goals R21")
    assert told(events)[-1] == "end kick-offs 1-1 1 2"


def test_R21_as_long_as_there_is_a_kick_off_card_the_match_goes_on() -> None:
    table = elfmeter("attack B 12 26 65\ngoals 0 5\nkick-offs 1 0")
    play(table, "A play 16", "B play 13")
    assert (now(table), kick_offs(table)) == ("wait", "0 0 / A / 0 5 / 6")


def test_R21_after_the_end_nothing_can_be_done() -> None:
    table = elfmeter("attack B 12 26 65\nkick-offs 0 0")
    play(table, "A play 16", "B play 13")
    assert refused(table, "A ready") == ("over", "R21")
