"""R1–R7 and R12: teams, deal, rows and kick-off, and what can be agreed on before."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.games.rotweiss.cards import RED, WHITE, RotWeissDeck
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.rules.notation import refused
from tests.rules.rotweiss_positions import (
    DECK,
    NAMES,
    StillDice,
    dealt,
    hand,
    middle,
    moves,
    names,
    play,
    rotweiss,
    row,
    shown,
    told,
    waits,
)

SEAT_COUNTS = pytest.mark.parametrize("seats", range(2, 9))
SHARES = {
    2: [60, 60],
    3: [30, 60, 30],
    4: [30, 30, 30, 30],
    5: [20, 30, 20, 30, 20],
    6: [20, 20, 20, 20, 20, 20],
    7: [15, 20, 15, 20, 15, 20, 15],
    8: [15, 15, 15, 15, 15, 15, 15, 15],
}
ROWS = {
    2: [3, 3],
    3: [2, 4, 2],
    4: [3, 3, 3, 3],
    5: [2, 3, 2, 3, 2],
    6: [3, 3, 3, 3, 3, 3],
    7: [2, 3, 2, 3, 2, 3, 2],
    8: [3, 3, 3, 3, 3, 3, 3, 3],
}


@pytest.mark.parametrize("deck", [DECK, RotWeissDeck.standard()], ids=["test", "standard"])
def test_R1_there_are_sixty_red_and_sixty_white_cards(deck: RotWeissDeck) -> None:
    assert [len(pack) for pack in deck.packs] == [60, 60]
    for side in (RED, WHITE):
        assert {deck.cards[card].side for card in deck.packs[side]} == {side}
    assert sum(deck.copies) == 120


@SEAT_COUNTS
def test_R1_all_cards_are_dealt(seats: int) -> None:
    table = RotWeiss(RotWeiss.agree(seats), FastDice(seats))
    cards = Counter(card for hand in table.hands for card in hand)
    assert cards == Counter([*table.deck.packs[RED], *table.deck.packs[WHITE]])
    assert not any(pile for row in table.piles for pile in row)
    assert table.view(None).height == 0


@SEAT_COUNTS
def test_R2_teams_are_equal_or_differ_by_one(seats: int) -> None:
    sides = RotWeiss.sides_of(RotWeiss.agree(seats))
    assert len(sides) == seats
    assert sides.count(RED) - sides.count(WHITE) == seats % 2


def test_R2_every_other_seat_belongs_together() -> None:
    table = dealt(8)
    assert RotWeiss.sides_of(table.setup) == table.sides == (RED, WHITE) * 4
    assert table.team(RED) == [0, 2, 4, 6]


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_R2_nobody_plays_alone_and_nine_are_too_many(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        RotWeiss.agree(seats)
    assert caught.value.code == "seats-count"
    assert caught.value.facts == {"game": "rotweiss", "seats": seats, "least": 2, "most": 8}


@SEAT_COUNTS
def test_R3_everybody_gets_cards_of_the_own_colour(seats: int) -> None:
    table = RotWeiss(RotWeiss.agree(seats), FastDice(1))
    for seat, cards in enumerate(table.hands):
        assert {table.deck.cards[card].side for card in cards} == {table.sides[seat]}


@SEAT_COUNTS
def test_R4_the_shares_are_as_equal_as_can_be(seats: int) -> None:
    table = dealt(seats)
    assert list(table.view(None).hands) == SHARES[seats]
    sizes = " ".join(map(str, SHARES[seats]))
    assert told(table.take_events()) == [f"deal {sizes} 0"]


@SEAT_COUNTS
def test_R4_each_team_shuffles_its_cards(seats: int) -> None:
    dice = dealt(seats).dice
    assert isinstance(dice, StillDice)
    assert dice.shuffled == [names(DECK.packs[RED]), names(DECK.packs[WHITE])]


def test_R4_real_dice_never_deal_alike() -> None:
    setup = RotWeiss.agree(4)
    assert len({tuple(RotWeiss(setup, FastDice(seed)).hands[0]) for seed in range(30)}) == 30
    assert RotWeiss(setup, FastDice(7)).state() == RotWeiss(setup, FastDice(7)).state()


@SEAT_COUNTS
def test_R5_the_stack_is_face_down_for_its_owner_too(seats: int) -> None:
    table = dealt(seats)
    seen = [repr(table.view(seat)) for seat in (*range(seats), None)]
    for stack in table.hands:
        stack.reverse()
    assert [repr(table.view(seat)) for seat in (*range(seats), None)] == seen


def test_R5_a_card_is_told_to_nobody_before_it_is_turned_up() -> None:
    events = dealt(2).take_events()
    assert [event.code for event in events] == ["deal"]
    assert not any(event.secret for event in events)


@SEAT_COUNTS
def test_R6_the_signal_starts_everybody_at_the_same_moment(seats: int) -> None:
    table = dealt(seats)
    for letter in SEATS[:seats]:
        assert moves(table, letter) == ["ready"]
        assert refused(table, f"{letter} turn 1") == ("wait-for-signal", "B17")
    assert play(table, "wait 5000") == ["signal"]
    for letter in SEATS[:seats]:
        assert moves(table, letter) == ["turn 1"]


@SEAT_COUNTS
def test_R6_R7_how_long_the_rows_are(seats: int) -> None:
    table = dealt(seats)
    play(table, "wait 5000")
    for seat, width in enumerate(ROWS[seats]):
        letter = SEATS[seat]
        for place in range(1, width + 1):
            assert moves(table, letter) == [f"turn {place}"]
            play(table, f"{letter} turn {place}")
        assert f"turn {width}" in moves(table, letter)
        assert f"turn {width + 1}" not in moves(table, letter)
        assert table.view(None).laid[seat] == width


def test_R6_three_cards_lie_side_by_side() -> None:
    table = rotweiss("""
        A  | r5 r4 r3 r2
        B  | w2
    """)
    events = play(table, "A turn 1", "A turn 2", "A turn 3")
    assert events == ["turn A 1 r2", "turn A 2 r3", "turn A 3 r4"]
    assert row(table, "A") == "r2 / r3 / r4"
    assert hand(table, "A") == "r5"


def test_R6_the_row_comes_first() -> None:
    table = rotweiss("""
        A       r2 / r3 | r4 r5
        B       w9 / w2 / w5
        middle  r1
    """)
    assert moves(table, "A") == ["turn 3"]
    for text in ("A turn 1", "A lay 1", "A gather"):
        assert refused(table, text) == ("row-first", "R6")
    assert table.why_not(0, table.read("turn 1")).facts == {"place": 3}


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_R6_even_tables_have_no_fourth_place(seats: int) -> None:
    text = "\n".join(["A r2 / r3 / r4 | r5", *(f"{letter} | " for letter in SEATS[1:seats])])
    table = rotweiss(text)
    assert refused(table, "A turn 4") == ("no-such-place", "R6")
    assert table.why_not(0, table.read("lay 4")).facts == {"width": 3}


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_R7_the_larger_team_has_two_places_each(seats: int) -> None:
    table = dealt(seats)
    assert [table.width(seat) for seat in table.team(RED)] == [2] * (seats // 2 + 1)
    text = "\n".join(["A r2 / r3 | r5", *(f"{letter} | " for letter in SEATS[1:seats])])
    assert refused(rotweiss(text), "A turn 3") == ("no-such-place", "R7")


@pytest.mark.parametrize("larger", ["red", "white"])
def test_B4_three_have_rows_of_two_four_and_two(larger: str) -> None:
    table = dealt(3, larger=larger)
    assert [len(tops) for tops in table.view(None).tops] == [2, 4, 2]


# R12 Kick-off


def test_R12_the_first_goalkeeper_goes_to_the_middle_at_once() -> None:
    table = rotweiss("""
        A  r2 / r3 / r4 | r5 r1
        B  w9 / w2 / w5 | w1 w6
    """)
    events = play(table, "B turn 2", "A turn 3")
    assert events == ["turn B 2 w6", "turn A 3 r1", "kick-off A 3 r1"]
    assert middle(table) == "r1"
    assert row(table, "A") == "r2 / r3 / r4"


@pytest.mark.parametrize(("letter", "keeper"), [("A", "r1"), ("B", "w1")])
def test_R12_it_can_be_the_goalkeeper_of_either_team(letter: str, keeper: str) -> None:
    table = rotweiss("""
        A  r2 / r3 / r4 | r5 r1
        B  w9 / w2 / w5 | w6 w1
    """)
    play(table, f"{letter} turn 1")
    assert middle(table) == shown(table) == keeper


def test_R12_before_that_nothing_can_be_laid_in_the_middle() -> None:
    table = rotweiss("""
        A  r2 / r3 / r4 | r5
        B  w9 / w2 / w5 | w1
    """)
    assert moves(table, "A") == ["turn 1", "turn 2", "turn 3"]
    assert refused(table, "A lay 1") == ("no-ball", "R12")
    play(table, "B turn 1")
    assert moves(table, "A") == ["turn 1", "turn 2", "turn 3", "lay 1", "lay 2", "lay 3"]


@pytest.mark.parametrize("deck", [DECK, RotWeissDeck.standard()], ids=["test", "standard"])
def test_R12_goalkeepers_have_the_number_one(deck: RotWeissDeck) -> None:
    keepers = [deck.cards[card] for card in deck.keepers]
    assert {card.side for card in keepers} == {RED, WHITE}
    assert {(card.number, card.goal) for card in keepers} == {(1, False)}


def test_B9_in_the_row_his_place_is_left_open() -> None:
    table = rotweiss("""
        A  r2 | r5 r4 r1
        B  w9 / w2 / w5 | w6
    """)
    events = play(table, "A turn 2")
    assert events == ["turn A 2 r1", "kick-off A 2 r1"]
    assert row(table, "A") == "r2 / - / -"
    assert moves(table, "A") == ["turn 3"]


def test_B9_the_row_is_laid_by_moves_and_not_by_the_table() -> None:
    table = dealt(4)
    play(table, "wait 5000")
    assert not any(pile for row in table.piles for pile in row)
    assert table.view(None).laid == (0, 0, 0, 0)


def test_B9_later_goalkeepers_are_cards_like_all_others() -> None:
    table = rotweiss("""
        A       r2 / r3 / r4 | r5 r1
        B       w9 / w2 / w5 | w6 w1
        middle  r1
    """)
    assert play(table, "A turn 1", "B turn 2") == ["turn A 1 r1", "turn B 2 w1"]
    assert middle(table) == "r1"
    assert row(table, "A") == "r2 r1 / r3 / r4"


def test_B9_a_goalkeeper_in_the_row_after_gathering_kicks_off_too() -> None:
    table = rotweiss("""
        A  r5 / r1 / r4
        B  w9 / w2 / w5 | w6
    """)
    events = play(table, "A gather", "wait 1500")
    assert events[:2] == ["gather A", "free A"]
    assert events[2:] == ["turn A 1 r4", "turn A 2 r1", "kick-off A 2 r1", "turn A 3 r5"]
    assert row(table, "A") == "r4 / - / r5"


def test_B11_the_kick_off_is_no_shot() -> None:
    table = rotweiss("""
        A  r2 / r3 / r4 | r5 r1
        B  w9 / w2 / w5 | w6
    """)
    play(table, "A turn 1")
    assert table.view(None).goals == (0, 0)
    assert not waits(table)


# What can be agreed on


def test_B12_the_colour_of_the_larger_team_is_free() -> None:
    for seats in range(2, 9):
        red, white = dealt(seats), dealt(seats, larger="white")
        assert red.sides == tuple(1 - side for side in white.sides)
        assert white.sides == RotWeiss.sides_of(white.setup)
        assert white.sides[0] == WHITE
        assert red.view(None).hands == white.view(None).hands
    assert {NAMES[card][0] for card in dealt(3, larger="white").hands[0]} == {"w"}


def test_B17_a_common_countdown_gives_the_signal() -> None:
    table = dealt(3)
    assert table.view(None).until == 5000
    assert play(table, "wait 4999") == []
    assert play(table, "wait 1") == ["signal"]
    assert table.view(None).until == -1


def test_B17_option_break_ms_sets_the_countdown() -> None:
    assert dealt(2, break_ms="1000").deadline() == 1000
    assert dealt(2, break_ms="60000").deadline() == 60_000


def test_B17_it_is_cut_short_when_all_are_ready() -> None:
    table = dealt(2)
    assert play(table, "wait 200", "A ready") == ["ready A"]
    assert table.view(1).ready == (True, False)
    assert moves(table, "A") == []
    assert refused(table, "A ready") == ("wait-for-signal", "B17")
    assert play(table, "B ready", "wait 999") == ["ready B"]
    assert play(table, "wait 1") == ["signal"]
    assert refused(table, "A ready") == ("in-play", "B17")


def test_B17_R6_R8_what_everybody_is_asked() -> None:
    table = dealt(2)
    assert [table.question(seat) for seat in (0, 1, None)] == [("ready", {}), ("ready", {}), None]
    play(table, "A ready")
    assert [table.question(seat) for seat in (0, 1)] == [None, ("ready", {})]
    play(table, "wait 5000", "A turn 1")
    assert [table.question(seat) for seat in (0, 1)] == [
        ("row", {"place": 1}),
        ("row", {"place": 0}),
    ]
    play(table, "A turn 2", "A turn 3")
    assert table.question(0) == ("play", {})


def test_B8_B14_B19_nobody_is_asked_who_can_do_nothing() -> None:
    table = rotweiss(
        """
        A       r4 / r3 / r5 | r7
        B       -
        C       r6 / r6 / r6
        D       w2 / w3 / w4 | w9
        middle  r1
        """,
        lock_ms="700",
    )
    assert table.question(1) is None
    assert table.question(2) == table.question(3) == ("play", {})
    play(table, "A lay 1", "C gather")
    assert [table.question(seat) for seat in (0, 1, 2)] == [None] * 3
    play(table, "wait 1500")
    assert table.question(0) == table.question(2) == ("play", {})


def test_R21_after_the_end_nobody_is_asked() -> None:
    table = rotweiss("A r2 / r3 / r4\nB w2 / w3 / w4\ngoals 3 r9! 2 r10!")
    assert [table.question(seat) for seat in (0, 1, None)] == [None] * 3


@pytest.mark.parametrize(
    ("option", "text", "rule"),
    [
        ("larger", "blue", "B12"),
        ("gather_ms", "10001", "B19"),
        ("gather_ms", "soon", "B19"),
        ("lock_ms", "-1", "B8"),
        ("lock_ms", "5001", "B8"),
        ("wrong", "no", "B8"),
        ("hand_ms", "2001", "B20"),
        ("late_ms", "5001", "B21"),
        ("still_ms", "600001", "B22"),
        ("break_ms", "999", "B17"),
        ("break_ms", "60001", "B17"),
        ("vote", "maybe", "B10"),
    ],
)
def test_every_option_has_bounds(option: str, text: str, rule: str) -> None:
    """B8, B10, B12, B17, B19–B22"""
    with pytest.raises(Mistake) as caught:
        RotWeiss.agree(2, {option: text})
    assert caught.value.code == "option-value"
    assert (caught.value.facts["option"], caught.value.facts["rule"]) == (option, rule)


def test_B8_B10_B12_B17_B19_B20_B21_B22_what_holds_if_nobody_says() -> None:
    usual = {
        "larger": "red",
        "gather_ms": "1500",
        "hand_ms": "300",
        "lock_ms": "600",
        "wrong": "growing",
        "late_ms": "600",
        "still_ms": "60000",
        "break_ms": "5000",
        "vote": "no",
    }
    assert usual.items() <= RotWeiss.agree(2).options.write().items()
