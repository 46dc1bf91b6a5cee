"""R8–R11 and R13–R17: what hands do while the ball is in play."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.games.rotweiss.cards import PHRASES, RotWeissDeck
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.rules.notation import fitting, refused, sent_back, unfit, wait
from tests.rules.rotweiss_positions import (
    DECK,
    NAMES,
    StillDice,
    hand,
    middle,
    moves,
    play,
    rotweiss,
    row,
    shown,
)

RED_KICKED_OFF = """
    A       r2 / r3 / r4 | r7 r6 r5
    B       w9 / w2 / w5 | w10 w7 w6
    middle  r1
"""
A_HAS_NO_STACK = """
    A       r4 / r5 r6 / r2
    B       w9 / w2 / w5 | w10 w7 w6
    middle  r1
"""


# R8–R10 Two things to do


def test_R8_a_further_card_goes_onto_any_pile_as_often_as_you_like() -> None:
    table = rotweiss(RED_KICKED_OFF)
    events = play(table, "A turn 3", "A turn 1", "A turn 3")
    assert events == ["turn A 3 r5", "turn A 1 r6", "turn A 3 r7"]
    assert row(table, "A") == "r2 r6 / r3 / r4 r5 r7"
    assert hand(table, "A") == ""


def test_R8_a_card_that_fits_takes_the_ball_and_the_attack_goes_on() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert play(table, "A lay 1", "A turn 1", "A lay 1") == [
        "pass A 1 r2",
        "turn A 1 r5",
        "pass A 1 r5",
    ]
    assert middle(table) == "r1 r2 r5"


def test_R8_both_are_possible_at_any_time() -> None:
    table = rotweiss(RED_KICKED_OFF)
    both = ["turn 1", "turn 2", "turn 3", "lay 1", "lay 2", "lay 3"]
    assert moves(table, "A") == moves(table, "B") == both
    play(table, "A turn 1")
    assert moves(table, "A") == moves(table, "B") == both


def test_R9_only_the_uppermost_card_of_an_own_pile_goes_to_the_middle() -> None:
    table = rotweiss("""
        A       r2 r4 / r3 / r6 | r5
        B       w9 / w2 / w5 | w10
        middle  r1
    """)
    assert play(table, "A lay 1") == ["back A 1 r4 R15"]
    play(table, "wait 600", "A lay 2")
    assert middle(table) == "r1 r3"


def test_R9_no_card_goes_there_straight_from_the_hand() -> None:
    table = rotweiss("""
        A       r4 / - / r6 | r2
        B       w9 / w2 / w5 | w10
        middle  r1
    """)
    assert moves(table, "A") == ["turn 1", "turn 2", "turn 3", "lay 1", "lay 3"]
    assert refused(table, "A lay 2") == ("place-empty", "R9")


def test_R10_B16_every_move_moves_one_card_or_gathers_them_all() -> None:
    table = RotWeiss(RotWeiss.agree(4, {"gather_ms": "0"}), FastDice(3))
    dice = FastDice(4)
    for _ in range(300):
        acting = [seat for seat in range(4) if table.moves(seat)]
        if not acting or table.ready:
            table.now = table.due
            table.time_passes()
            continue
        seat = dice.pick(acting)
        move = dice.pick(table.moves(seat))
        before = [len(pile) for pile in table.piles[seat]]
        table.take_events()
        table.play(seat, move)
        codes = [event.code for event in table.take_events()]
        if "deal" not in codes and "gather" not in codes:
            after = [len(pile) for pile in table.piles[seat]]
            assert sum(abs(x - y) for x, y in zip(before, after, strict=True)) <= 1


def test_B16_no_move_is_about_several_cards() -> None:
    assert set(PHRASES.objects) == {"tick", "ready", "turn", "lay", "gather", "out"}
    assert list(PHRASES.objects["turn"]) == list(PHRASES.objects["lay"]) == list("1234")
    for move in PHRASES.texts:
        assert len(PHRASES.about(move).things) <= 1
    assert PHRASES.about(PHRASES.read("lay 2")) == ("lay", (("place", 1),))


def test_B13_no_card_goes_from_one_own_pile_to_another() -> None:
    """Turning up takes from the hand, laying brings to the middle, and there is nothing else."""
    table = rotweiss(A_HAS_NO_STACK)
    assert moves(table, "A") == ["lay 1", "lay 2", "lay 3", "gather"]
    assert refused(table, "A turn 1") == ("stack-empty", "R11")


# R11 The stack is used up


def test_R11_all_own_cards_are_taken_up_and_shuffled() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    assert play(table, "A gather") == ["gather A"]
    assert row(table, "A") == "- / - / -"
    assert hand(table, "A") == "r4 r5 r6 r2"
    assert isinstance(table.dice, StillDice)
    assert table.dice.shuffled == ["r4 r5 r6 r2"]


def test_R11_then_the_player_goes_on() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    events = play(table, "A gather", "wait 1500", "A lay 1", "A turn 1")
    assert events[-2:] == ["pass A 1 r2", "turn A 1 r4"]
    assert row(table, "A") == "r4 / r6 / r5"
    assert hand(table, "A") == ""


def test_B2_gathering_needs_an_empty_stack() -> None:
    table = rotweiss(RED_KICKED_OFF)
    assert refused(table, "A gather") == ("stack-left", "B2")
    assert table.why_not(0, table.read("gather")).facts == {"left": 3}
    play(table, "A turn 1", "A turn 1", "A turn 1")
    assert "gather" in moves(table, "A")


def test_B2_the_player_says_when_and_may_still_play_from_the_piles() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    assert play(table, "wait 50000") == []
    assert play(table, "A lay 3") == ["pass A 3 r2"]
    assert moves(table, "A") == ["lay 1", "lay 2", "gather"]


def test_B3_after_gathering_the_row_lies_at_once() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    events = play(table, "A gather", "wait 1500")
    assert events == ["gather A", "free A", "turn A 1 r2", "turn A 2 r6", "turn A 3 r5"]
    assert row(table, "A") == "r2 / r6 / r5"
    assert hand(table, "A") == "r4"


def test_B19_gathering_takes_a_while_in_which_the_hands_are_full() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    play(table, "A gather")
    assert moves(table, "A") == []
    assert table.view(None).busy == (1500, -1)
    assert refused(table, "A turn 1") == ("hands-full", "B19")
    assert play(table, "wait 1499") == []
    assert play(table, "wait 1")[:2] == ["free A", "turn A 1 r2"]
    assert table.view(None).busy == (-1, -1)


@pytest.mark.parametrize("ms", [0, 1, 10_000])
def test_B19_option_gather_ms_says_how_long(ms: int) -> None:
    table = rotweiss(A_HAS_NO_STACK, gather_ms=str(ms))
    play(table, "A gather")
    if ms:
        play(table, f"wait {ms - 1}")
        assert row(table, "A") == "- / - / -"
        play(table, "wait 1")
    assert row(table, "A") == "r2 / r6 / r5"


def test_B19_meanwhile_the_others_play_on() -> None:
    table = rotweiss(A_HAS_NO_STACK)
    assert play(table, "A gather", "B lay 1") == ["gather A", "tackle B 1 w9"]


def test_B14_with_few_cards_the_other_places_stay_open() -> None:
    table = rotweiss("""
        A       r4 / - / r2
        B       w9 / w2 / w5 | w10
        middle  r1
    """)
    play(table, "A gather", "wait 1500")
    assert row(table, "A") == "r2 / r4 / -"
    assert moves(table, "A") == ["lay 1", "lay 2", "gather"]
    assert refused(table, "A lay 3") == ("place-empty", "R9")


def test_B14_without_any_card_you_wait() -> None:
    table = rotweiss("""
        A       r2 / - / -
        B       w9 / w2 / w5 | w10
        C       r5 / - / -
        D       | w3
        middle  r1
    """)
    play(table, "A lay 1")
    assert moves(table, "A") == []
    assert refused(table, "A turn 1") == refused(table, "A gather") == ("no-cards", "B14")


def test_B14_without_any_card_you_may_still_vote() -> None:
    table = rotweiss(
        """
        A       - / - / -
        B       w9 / w2 / w5 | w10
        middle  r1
        """,
        vote="yes",
    )
    assert moves(table, "A") == ["out"]
    assert refused(table, "A gather") == ("no-cards", "B14")


def test_B1_an_open_place_may_be_filled_again() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "A lay 1")
    assert row(table, "A") == "- / r3 / r4"
    assert "turn 1" in moves(table, "A")
    play(table, "A turn 1")
    assert row(table, "A") == "r5 / r3 / r4"


def test_B1_an_open_place_need_not_be_filled_first() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "A lay 1", "A turn 2")
    assert row(table, "A") == "- / r3 r5 / r4"


# R13–R17 The middle


def test_R13_there_is_a_single_pile_in_the_middle() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "A lay 1", "B lay 1")
    assert middle(table) == "r1 r2 w9"
    view = table.view(None)
    assert (NAMES[view.top], view.height) == ("w9", 3)


@pytest.mark.parametrize("deck", [DECK, RotWeissDeck.standard()], ids=["test", "standard"])
def test_R14_a_card_names_one_or_two_of_each_colour_and_a_goal_card_nobody(
    deck: RotWeissDeck,
) -> None:
    for card in deck.cards:
        counts = {0} if card.goal else {1, 2}
        assert len(card.passes) in counts
        assert len(card.tackles) in counts
        assert card.number not in card.passes


def test_R14_everybody_sees_who_has_the_ball() -> None:
    table = rotweiss(RED_KICKED_OFF)
    play(table, "B lay 1")
    assert [shown(table, seat) for seat in (0, 1, None)] == ["w9", "w9", "w9"]


@pytest.mark.parametrize(
    ("top", "fitting"),
    [
        ("r1", "r2 r3 w9 w9!"),
        ("r5", "r7 r9 r9! w7"),
        ("w9", "r1 w10 w10! w11 w11!"),
        ("w3", "r10 r10! r11 r11! w6"),
        ("r9!", ""),
    ],
)
def test_R15_a_card_fits_if_it_is_named_in_its_own_colour(top: str, fitting: str) -> None:
    fits = DECK.fits[NAMES.index(top)]
    assert {NAMES[card] for card in fits} == set(fitting.split())


def test_R15_both_teams_may_go_on_and_the_first_has_the_ball() -> None:
    for letter, event in (("A", "pass A 1 r2"), ("B", "tackle B 1 w9")):
        table = rotweiss(RED_KICKED_OFF)
        assert play(table, f"{letter} lay 1") == [event]


def test_R15_a_name_in_the_other_colour_does_not_count() -> None:
    table = rotweiss("""
        A       r9 / r4 / r6 | r2
        B       w2 / w3 / w5 | w9
        middle  r1
    """)
    assert play(table, "A lay 1", "B lay 1") == ["back A 1 r9 R15", "back B 1 w2 R15"]
    assert play(table, "wait 600", "B lay 2") == ["free A", "free B", "back B 2 w3 R15"]


def test_R16_there_are_no_turns() -> None:
    table = rotweiss("""
        A       r2 / r5 / r7 | r9
        B       w1 / w2 / w5 | w9
        C       r11 / r3 / r4 | r10
        D       w3 / w4 / w6 | w10
        middle  r1
    """)
    assert all(moves(table, letter) for letter in "ABCD")
    assert table.live()
    play(table, "A lay 1", "A lay 2", "A lay 3", "D turn 1", "C turn 1")
    assert middle(table) == "r1 r2 r5 r7"
    assert all(moves(table, letter) for letter in "ABCD")


def test_R17_every_card_has_a_name_to_shout() -> None:
    for deck in (DECK, RotWeissDeck.standard()):
        for kind, card in enumerate(deck.cards):
            name = deck.squads[card.side][card.number - 1].name
            assert name in deck.label(kind)
            assert str(card.number) in deck.label(kind)
        names = [one.name for squad in deck.squads for one in squad]
        assert len(set(names)) == 22


# What fits


def test_B7_what_fits_is_what_would_stay_if_it_landed_now() -> None:
    table = rotweiss("""
        A       r2 / r4 / r4 | r7
        B       w9 / w2 / w5 | w10
        C       r3 / r9! / r6 | r5
        D       w2 w9 w5 / w3 / w4 | w9
        middle  r1
    """)
    assert fitting(table, "ABCD", "lay") == ["A lay 1", "B lay 1", "C lay 1"]
    play(table, "B lay 1")
    assert fitting(table, "ABCD", "lay") == []


def test_R18_a_goal_card_fits_where_its_footballer_does() -> None:
    table = rotweiss("""
        A       r9! / r9 / r10!
        B       w9! / w7 / w4 | w2
        middle  r5
    """)
    assert fitting(table, "AB", "lay") == ["A lay 1", "A lay 2", "B lay 2"]


def test_R8_R15_what_does_not_fit_is_what_goes_back() -> None:
    table = RotWeiss(RotWeiss.agree(5, {"vote": "yes", "lock_ms": "0"}), FastDice(3))
    dice, seen = FastDice(4), set()
    play(table, "wait 5000")
    for _ in range(400):
        assert unfit(table) == sent_back(table)
        seen |= set(unfit(table).values())
        if acting := [seat for seat in range(5) if table.moves(seat)]:
            seat = dice.pick(acting)
            table.play(seat, dice.pick(table.moves(seat)))
        wait(table, 300)
    assert seen == {True, False}
