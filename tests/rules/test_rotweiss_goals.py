"""R18–R22: goals, what follows them, the end, and the ball out of play."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import SEATS
from anpfiff.games.rotweiss.cards import RED, WHITE, RotWeissDeck
from tests.rules.notation import refused
from tests.rules.rotweiss_positions import (
    DECK,
    StillDice,
    hand,
    middle,
    moves,
    names,
    play,
    rotweiss,
    row,
    shown,
    waits,
)

A_CAN_SCORE = """
    A       r9! / r4 / r6 | r7 r8
    B       w2 / w3 / w4 | w5
    C       r3 / - / -
    D       w6 w6 w6 / w7 / w8 | w11
    middle  w9 r1 r2 r5
"""
RED_NEEDS_ONE = """
    A       r10! / r4 / r5 | r7
    B       w10! / w5 / w4 | w1
    middle  w7 r6
    goals   2 r9! 2 r10! 3 w9! w11!
"""
ALL_WANTED_LIE_IN_THE_MIDDLE = """
    A       r2 / r4 / -
    B       w4 / w4 / w6 w8 | w1 w6
    middle  r5 w10 w9 r1
"""
SOMEBODY_IS_LEFT = """
    A       r2 / r4 / - | r5 r8
    B       w4 / w4 / w6
    middle  r1
"""


# R18, R19 The goal


@pytest.mark.parametrize("deck", [DECK, RotWeissDeck.standard()], ids=["test", "standard"])
def test_R18_each_team_has_eight_goal_cards(deck: RotWeissDeck) -> None:
    for side in (RED, WHITE):
        assert sum(card in deck.goals for card in deck.packs[side]) == 8


def test_R18_a_goal_card_that_fits_is_a_goal() -> None:
    table = rotweiss(A_CAN_SCORE)
    assert play(table, "A lay 1") == ["pass A 1 r9!", "goal A r9! 1:0", "deal 4 5 4 6 0"]
    assert table.view(None).goals == (1, 0)


def test_R18_a_goal_card_that_does_not_fit_is_none() -> None:
    table = rotweiss("""
        A       r10! / r4 / r6 | r7
        B       w9! / w3 / w4 | w7
        middle  r5
    """)
    events = play(table, "A lay 1", "B lay 1")
    assert events == ["back A 1 r10! R15", "back B 1 w9! R15"]
    assert table.view(None).goals == (0, 0)


def test_R18_a_footballer_who_is_wanted_need_not_score() -> None:
    table = rotweiss("""
        A       r9 / r4 / r6 | r10
        B       w2 / w3 / w4 | w7
        middle  r5
    """)
    assert play(table, "A lay 1") == ["pass A 1 r9"]


def test_R19_the_goal_card_lies_aside_for_all_to_see() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    for seat in (0, 1, 2, 3, None):
        red, white = table.view(seat).aside
        assert (names(red), names(white)) == ("r9!", "")


def test_R19_it_is_out_of_the_game() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    cards = " ".join([middle(table), *(hand(table, letter) for letter in "ABCD")])
    assert "r9!" not in cards.split()


def test_B6_a_goal_card_may_also_win_the_ball() -> None:
    table = rotweiss("""
        A       r2 / r4 / r6 | r7
        B       w9! / w3 / w4 | w7
        middle  r1
    """)
    events = play(table, "B lay 1")
    assert events[:2] == ["tackle B 1 w9!", "goal B w9! 0:1"]


# R20 The next attack


def test_R20_the_middle_goes_back_by_colour() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    assert middle(table) == ""
    assert shown(table) == "-"
    for seat, letter in enumerate("ABCD"):
        colours = {name[0] for name in hand(table, letter).split()}
        assert colours == {"rw"[table.sides[seat]]}


def test_R20_everybody_takes_all_cards_up_and_shuffles() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    assert [row(table, letter) for letter in "ABCD"] == ["- / - / -"] * 4
    stacks = [hand(table, letter) for letter in "ABCD"]
    assert stacks == ["r7 r8 r4 r6", "w5 w2 w3 w4 w9", "r3 r1 r2 r5", "w11 w6 w6 w6 w7 w8"]
    assert isinstance(table.dice, StillDice)
    assert table.dice.shuffled[-4:] == stacks


def test_R20_the_next_attack_starts_exactly_as_before() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1", "wait 4999")
    assert waits(table)
    assert play(table, "wait 1") == ["signal"]
    for letter in "ABCD":
        assert moves(table, letter) == ["turn 1"]
    play(table, "C turn 1", "C turn 2", "A turn 1", "A turn 2", "A turn 3")
    assert refused(table, "A lay 1") == ("no-ball", "R12")
    assert play(table, "C turn 3") == ["turn C 3 r1", "kick-off C 3 r1"]
    assert middle(table) == "r1"


def test_B5_what_comes_back_makes_the_stacks_about_equal() -> None:
    """A held 4 and C 1 of the red cards, three came back; B held 4 and D 6 white, one came."""
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    assert table.view(None).hands == (4, 5, 4, 6)


def test_B5_of_equal_stacks_the_first_seat_gets_the_next_card() -> None:
    table = rotweiss("""
        A       r9! / - / -
        B       w2 / w3 / w4
        C       - / - / -
        D       w7
        middle  r1 r2 r5
    """)
    play(table, "A lay 1")
    assert (hand(table, "A"), hand(table, "C")) == ("r1 r5", "r2")


def test_B17_a_countdown_comes_before_every_attack() -> None:
    table = rotweiss(A_CAN_SCORE, break_ms="3000")
    play(table, "wait 500", "A lay 1")
    assert table.view(None).until == 3500
    assert play(table, "wait 3000") == ["signal"]


def test_B17_and_after_a_ball_out_of_play() -> None:
    table = rotweiss(ALL_WANTED_LIE_IN_THE_MIDDLE, break_ms="3000")
    play(table, "A lay 1")
    assert play(table, "wait 3000") == ["signal"]


def test_B18_a_card_that_comes_after_the_goal_stays_with_its_owner() -> None:
    table = rotweiss(A_CAN_SCORE)
    play(table, "A lay 1")
    for letter in "ABCD":
        assert refused(table, f"{letter} lay 1") == ("wait-for-signal", "B17")
        assert refused(table, f"{letter} turn 1") == ("wait-for-signal", "B17")
    assert not table.live()


def test_B18_whoever_is_gathering_when_a_goal_falls_lays_no_row() -> None:
    table = rotweiss("""
        A       r9! / r4 / r6 | r7 r8
        B       w2 / w3 / w4
        middle  r5
    """)
    play(table, "B gather", "wait 500", "A lay 1")
    assert table.view(None).busy == (-1, -1)
    assert play(table, "wait 4999") == []
    assert row(table, "B") == "- / - / -"


# R21 The end


def test_R21_a_team_with_five_goals_wins() -> None:
    table = rotweiss(RED_NEEDS_ONE)
    events = play(table, "A lay 1")
    assert events == ["pass A 1 r10!", "goal A r10! 5:4", "end goals 5:4 1 2"]
    result = table.result()
    assert result is not None
    assert (result.points, result.places) == ((1.0, 0.0), (1, 2))
    assert (result.code, result.rule) == ("goals", "R21")
    assert table.view(1).result == result


def test_R21_four_are_not_enough() -> None:
    table = rotweiss("""
        A       r10! / r4 / r5 | r7
        B       w10! / w5 / w4 | w1
        middle  w7 r6
        goals   r9! 2 r10! 3 w9! w11!
    """)
    play(table, "A lay 1")
    assert table.view(None).goals == (4, 4)
    assert table.result() is None


@pytest.mark.parametrize(
    ("seats", "points", "places"),
    [
        (3, (0.5, 0.0, 0.5), (1, 3, 1)),
        (4, (0.5, 0.0, 0.5, 0.0), (1, 3, 1, 3)),
        (5, (1 / 3, 0.0, 1 / 3, 0.0, 1 / 3), (1, 4, 1, 4, 1)),
    ],
)
def test_R21_the_team_wins_together(
    seats: int, points: tuple[float, ...], places: tuple[int, ...]
) -> None:
    others = [f"{letter} | " for letter in SEATS[1:seats]]
    lines = ["A r10! / r4", *others, "middle r6", "goals 3 r9! r10!"]
    table = rotweiss("\n".join(lines))
    play(table, "A lay 1")
    result = table.result()
    assert result is not None
    assert (result.points, result.places) == (points, places)


def test_R21_then_nobody_can_do_anything() -> None:
    table = rotweiss(RED_NEEDS_ONE)
    play(table, "A lay 1")
    assert moves(table, "A") == moves(table, "B") == []
    assert table.deadline() is None
    assert not table.live()
    assert refused(table, "B lay 1") == ("over", "R21")


# R22 Out of play


def test_R22_if_nobody_can_go_on_all_but_the_top_card_go_back() -> None:
    table = rotweiss(ALL_WANTED_LIE_IN_THE_MIDDLE)
    assert play(table, "A lay 1") == ["pass A 1 r2", "out r2 R22", "deal 3 8 1"]
    assert middle(table) == shown(table) == "r2"
    assert (hand(table, "A"), hand(table, "B")) == ("r4 r5 r1", "w1 w6 w4 w4 w6 w8 w10 w9")


def test_B15_everybody_shuffles_all_cards_and_lays_a_new_row() -> None:
    table = rotweiss(ALL_WANTED_LIE_IN_THE_MIDDLE)
    play(table, "A lay 1")
    assert [row(table, letter) for letter in "AB"] == ["- / - / -"] * 2
    assert isinstance(table.dice, StillDice)
    assert table.dice.shuffled[-2:] == [hand(table, "A"), hand(table, "B")]
    play(table, "wait 5000")
    assert moves(table, "A") == moves(table, "B") == ["turn 1"]


def test_B15_the_attack_goes_on_from_the_same_card_without_a_kick_off() -> None:
    table = rotweiss("""
        A       r2 / r4 / -
        B       w4 / w7 / w8
        middle  r5 r1
    """)
    events = play(table, "A lay 1", "wait 5000", "A turn 1", "A turn 2", "A turn 3", "A lay 2")
    assert events[1] == "out r2 R22"
    assert events[-4:] == ["turn A 1 r1", "turn A 2 r5", "turn A 3 r4", "pass A 2 r5"]
    assert middle(table) == "r2 r5"


@pytest.mark.parametrize(
    "text",
    [
        "A r2 / r4 / - | r5 r8 \n B w4 / w4 / w6 \n middle r1",
        "A r2 / r5 r4 / - \n B w4 / w4 / w6 \n middle r1",
        "A r2 / r4 / - \n B w4 / w4 / w6 | w10 w3 \n middle r1",
        "A r2 / r4 / - \n B w4 / w9! w4 / w6 \n middle r1",
    ],
    ids=["in the stack", "covered", "in a stack of the others", "a covered goal card"],
)
def test_B10_while_a_card_fits_somewhere_the_ball_is_in_play(text: str) -> None:
    table = rotweiss(text)
    assert play(table, "A lay 1") == ["pass A 1 r2"]
    assert not waits(table)


def test_B10_it_happens_by_itself() -> None:
    table = rotweiss(ALL_WANTED_LIE_IN_THE_MIDDLE)
    assert "out" not in moves(table, "A")
    assert refused(table, "A out") == ("no-vote", "B10")
    assert "out r2 R22" in play(table, "A lay 1")


@pytest.mark.parametrize("deck", [DECK, RotWeissDeck.standard()], ids=["test", "standard"])
def test_B10_no_card_alone_in_the_middle_is_out_of_play(deck: RotWeissDeck) -> None:
    """Whoever is wanted has three normal cards, so the game can always go on after R12 and R22."""
    for top, card in enumerate(deck.cards):
        if not card.goal:
            normal = [kind for kind in deck.fits[top] if not deck.cards[kind].goal]
            assert sum(deck.copies[kind] - (kind == top) for kind in normal) >= 2


def test_B10_option_vote_lets_all_together_put_the_ball_out() -> None:
    table = rotweiss(SOMEBODY_IS_LEFT, vote="yes")
    assert "out" in moves(table, "A")
    assert play(table, "A out") == ["vote A"]
    assert table.view(None).votes == (True, False)
    assert refused(table, "A out") == ("voted", "B10")
    assert play(table, "B out") == ["vote B", "out r1 B10", "deal 4 3 1"]
    assert table.view(None).votes == (False, False)
    assert shown(table) == "r1"


def test_B10_the_next_card_that_fits_ends_the_vote() -> None:
    table = rotweiss(SOMEBODY_IS_LEFT, vote="yes")
    play(table, "A out", "A lay 1")
    assert table.view(None).votes == (False, False)
    table = rotweiss(SOMEBODY_IS_LEFT, vote="yes")
    play(table, "B out", "A lay 2")
    assert table.view(None).votes == (False, True)


def test_B10_a_vote_on_a_copy_is_no_vote_on_the_table() -> None:
    table = rotweiss(SOMEBODY_IS_LEFT, vote="yes")
    play(table.copy(), "A out")
    assert table.view(None).votes == (False, False)


def test_B10_nobody_votes_before_the_kick_off_or_before_the_row_lies() -> None:
    table = rotweiss("A r2 / r3 / r4 | r5 \n B w2 / w3 | w4 w5", vote="yes")
    assert refused(table, "A out") == ("no-ball", "R12")
    assert refused(table, "B out") == ("row-first", "R6")


def test_B18_a_card_that_comes_after_the_ball_was_out_stays_with_its_owner() -> None:
    table = rotweiss(SOMEBODY_IS_LEFT, vote="yes")
    play(table, "A out", "B out")
    assert refused(table, "A lay 1") == ("wait-for-signal", "B17")
    assert middle(table) == "r1"
