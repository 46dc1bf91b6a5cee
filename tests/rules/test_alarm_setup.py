"""R1–R10 What lies on the table before the first turn, and A16 who has it."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.games.alarm.cards import FACES, AlarmDeck
from anpfiff.games.alarm.rules import Alarm
from tests.rules.notation import refused
from tests.rules.positions import (
    CAST,
    LoadedDice,
    alarm,
    asked,
    choices,
    dealt,
    ending,
    hand,
    holder,
    names,
    pile,
    places,
    play,
    told,
)

SEAT_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def any_deal(seats: int, *chances: str, **options: str) -> Alarm:
    return dealt("\n".join(f"{letter} 5 any" for letter in SEATS[:seats]), *chances, **options)


@SEAT_COUNTS
def test_R1_two_three_or_four_play(seats: int) -> None:
    assert any_deal(seats).seats == seats
    assert Alarm.sides_of(Alarm.agree(seats)) == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_R1_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        Alarm.agree(seats)
    assert caught.value.code == "seats-count"
    assert caught.value.facts == {"game": "alarm", "seats": seats, "least": 2, "most": 4}


@SEAT_COUNTS
def test_R2_there_are_seven_cards_of_each_of_seven_footballers(seats: int) -> None:
    table = any_deal(seats)
    cards = [*table.stock, *table.pile, *(card for hand in table.hands for card in hand.cards)]
    assert Counter(cards) == dict.fromkeys(range(7), 7)
    assert len(cards) == 49


def test_R2_every_footballer_has_one_alarm_card() -> None:
    assert sorted(any_deal(2).covered) == list(range(7))


def test_R2_the_cast_is_the_one_of_the_rule_page() -> None:
    footballers = AlarmDeck.standard().footballers
    assert [(one.number, one.name, one.sign, one.id) for one in footballers] == [
        (1, "Tilda Tatze", "▲", "tilda"),
        (4, "Bruno Block", "■", "bruno"),
        (5, "Greta Grätsche", "◆", "greta"),
        (7, "Fritz Flanke", "●", "fritz"),
        (9, "Lotte Lupfer", "★", "lotte"),
        (10, "Hanno Hacke", "✚", "hanno"),
        (11, "Kalle Konter", "▼", "kalle"),
    ]


def test_R3_four_cards_of_an_early_casualty_beat_three_of_anybody_else() -> None:
    table = alarm("""
        A    4 tilda bruno
        B    3 kalle lotte hanno lotte
        row  tilda bruno greta fritz lotte hanno
    """)
    play(table, "B discard lotte", "rolls bolt", "opens kalle")
    assert places(table) == "1 2"


def test_R3_of_equally_large_sets_the_footballer_fouled_later_is_worth_more() -> None:
    table = alarm("""
        A    3 tilda bruno greta
        B    3 kalle lotte hanno lotte
        row  tilda bruno greta fritz lotte hanno
    """)
    play(table, "B discard lotte", "rolls bolt", "opens kalle")
    assert places(table) == "2 1"


@SEAT_COUNTS
def test_R4_alarm_cards_and_yellow_card_are_kept_apart(seats: int) -> None:
    table = any_deal(seats)
    in_play = len(table.stock) + len(table.pile) + sum(hand.size for hand in table.hands)
    assert in_play == 49
    assert len(table.covered) == 7
    assert holder(table.yellow) == "nobody"


@SEAT_COUNTS
def test_R5_everybody_is_dealt_five(seats: int) -> None:
    table = any_deal(seats)
    assert [hand.size for hand in table.hands] == [5] * seats


@SEAT_COUNTS
def test_R5_the_cards_are_shuffled(seats: int) -> None:
    """Every card comes from all that are left, so each of them is equally likely."""
    table = any_deal(seats)
    assert isinstance(table.dice, LoadedDice)
    dealt_from = table.dice.offered[: 5 * seats + 7]
    assert [len(cards) for cards in dealt_from] == list(range(49, 42 - 5 * seats, -1))


def test_R5_nobody_else_is_told_your_hand() -> None:
    events = dealt("""
        A  tilda bruno greta fritz lotte
        B  2 hanno 3 kalle
    """).take_events()
    assert told(events, "A")[:2] == ["hand A tilda bruno greta fritz lotte", "hand B"]
    assert told(events, "B")[:2] == ["hand A", "hand B hanno hanno kalle kalle kalle"]
    assert told(events, "-")[:2] == ["hand A", "hand B"]


def test_R5_nobody_else_sees_your_hand() -> None:
    table = dealt("""
        A  tilda bruno greta fritz lotte
        B  2 hanno 3 kalle
        C  5 any
    """)
    view = table.view(1)
    assert names(view.hand) == "hanno hanno kalle kalle kalle"
    assert view.hands == (5, 5, 5)
    assert table.view(None).hand == ()


@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 27), (4, 22)])
def test_R6_what_is_not_dealt_is_the_draw_pile(seats: int, left: int) -> None:
    table = any_deal(seats)
    assert table.view(None).stock == len(table.stock) == left


@SEAT_COUNTS
def test_R7_seven_cards_start_the_discard_pile(seats: int) -> None:
    table = any_deal(seats)
    assert table.view(None).height == len(table.pile) == 7


def test_R7_only_the_uppermost_card_of_the_pile_can_be_seen() -> None:
    table = dealt("""
        A     5 any
        B     5 any
        pile  tilda bruno greta fritz lotte hanno kalle
    """)
    for seat in (0, 1, None):
        view = table.view(seat)
        assert CAST[view.top] == "kalle"
        assert view.searched == ()
    assert pile(table) == "tilda bruno greta fritz lotte hanno kalle"
    assert "pile kalle" in told(table.take_events(), "-")


def test_R8_at_first_nobody_is_booked() -> None:
    table = any_deal(3)
    assert holder(table.yellow) == "nobody"
    assert holder(table.view(None).yellow) == "nobody"


def test_R9_the_alarm_cards_lie_face_down() -> None:
    table = any_deal(3)
    assert table.row == []
    for seat in (0, 1, 2, None):
        assert table.view(seat).row == ()


def test_R9_no_player_knows_who_is_where() -> None:
    """The opened card is any of those still covered, each equally likely."""
    table = alarm("""
        A    5 any kalle
        B    5 any
        C    5 any
        row  greta kalle
    """)
    play(table, "A discard kalle", "rolls bolt", "opens tilda")
    assert isinstance(table.dice, LoadedDice)
    assert names(sorted(table.dice.offered[-1])) == "tilda bruno fritz lotte hanno"


@SEAT_COUNTS
def test_R10_there_is_one_die_for_everybody(seats: int) -> None:
    table = any_deal(seats, start="A")
    for turn in range(seats):
        letter = SEATS[turn]
        play(table, f"{letter} draw")
        play(table, f"{letter} {choices(table)[0]}", "rolls question")
        assert isinstance(table.dice, LoadedDice)
        faces = [FACES[face] for face in table.dice.offered[-1]]
        assert faces == ["card", "card", "question", "question", "bolt", "bolt"]


@SEAT_COUNTS
def test_A16_the_lot_decides_who_begins(seats: int) -> None:
    for letter in SEATS[:seats]:
        table = any_deal(seats, f"lot {letter}")
        assert asked(table) == f"{letter} draw-or-search"
        assert isinstance(table.dice, LoadedDice)
        assert tuple(range(seats)) in table.dice.offered


@SEAT_COUNTS
def test_A16_a_seat_can_be_named_instead(seats: int) -> None:
    for letter in SEATS[:seats]:
        table = any_deal(seats, start=letter)
        assert asked(table) == f"{letter} draw-or-search"
        assert isinstance(table.dice, LoadedDice)
        assert tuple(range(seats)) not in table.dice.offered


@SEAT_COUNTS
def test_A16_real_dice_let_everybody_begin_now_and_then(seats: int) -> None:
    setup = Alarm.agree(seats)
    begins = {Alarm(setup, FastDice(seed)).turn for seed in range(60)}
    assert begins == set(range(seats))


def test_A7_five_equal_in_the_deal_win_at_once() -> None:
    table = dealt("""
        A  5 any
        B  5 greta
        C  4 kalle lotte
    """)
    assert ending(table) == "five A7"
    assert asked(table) == "nobody"
    assert places(table) == "3 1 2"
    events = told(table.take_events(), "-")
    assert not any(event.startswith("roll") for event in events)
    assert events[-1].startswith("end five")


def test_A7_after_five_equal_in_the_deal_nobody_moves() -> None:
    table = dealt("""
        A  5 any
        B  5 greta
    """)
    assert refused(table, "A draw") == ("over", "A7")
    assert refused(table, "B discard greta") == ("over", "A7")


def test_A7_two_players_dealt_five_equal_share_the_victory() -> None:
    table = dealt("""
        A  5 kalle
        B  3 tilda 2 bruno
        C  5 greta
    """)
    result = table.result()
    assert result is not None
    assert result.places == (1, 3, 1)
    assert result.points == (0.5, 0.0, 0.5)
    assert (result.code, result.rule) == ("five", "A7")


def test_R5_the_deal_with_real_dice_is_never_the_same() -> None:
    setup = Alarm.agree(2, {"start": "A"})
    hands = [Alarm(setup, FastDice(seed)).hands[1].cards for seed in range(50)]
    assert len(set(hands)) > 40


def test_R4_R10_the_same_seed_deals_the_same() -> None:
    setup = Alarm.agree(4)
    assert Alarm(setup, FastDice(7)).state() == Alarm(setup, FastDice(7)).state()
    assert hand(Alarm(setup, FastDice(7)), "A") != hand(Alarm(setup, FastDice(8)), "A")
