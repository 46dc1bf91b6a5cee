"""R21–R25 How a match ends and who has won."""

from __future__ import annotations

import pytest

from anpfiff.games.alarm.rules import Alarm
from tests.rules.notation import refused
from tests.rules.positions import (
    alarm,
    asked,
    dealt,
    ending,
    hand,
    holder,
    names,
    places,
    play,
    told,
)


def row_ends(position: str, row: str = "tilda bruno greta fritz lotte hanno kalle") -> Alarm:
    """The match of this position, in which somebody has to lay down a kalle, up to the end.

    The next player rolls a bolt and opens the last card of the row.
    """
    *opened, last = row.split()
    table = alarm(position + f"\nrow {' '.join(opened)}")
    play(table, f"{'ABCD'[table.asked]} discard kalle", "rolls bolt", f"opens {last}")
    return table


# R21 Five equal


def test_R21_whoever_holds_five_equal_footballers_has_won() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     5 any
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert ending(table) == "five R21"
    assert places(table) == "1 2"


def test_R21_the_match_is_over_that_very_moment() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     3 tilda greta hanno
        turn  A question
    """)
    events = play(table, "A draw", "draws kalle")
    assert asked(table) == "nobody"
    assert table.moves(0) == table.moves(1) == ()
    assert told(events, "-") == [
        "draw A",
        "end five lotte kalle kalle kalle kalle kalle / tilda tilda tilda greta hanno 1 2",
    ]


def test_R21_four_equal_are_not_enough() -> None:
    table = alarm("""
        A     3 kalle lotte bruno
        B     5 any
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert ending(table) == "goes on"


@pytest.mark.parametrize("text", ["A discard kalle", "B draw", "B whistle"])
def test_R21_when_it_is_over_nobody_moves_any_more(text: str) -> None:
    table = alarm("""
        A     4 kalle lotte
        B     5 any
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert refused(table, text) == ("over", "R21")


def test_R21_the_winner_alone_gets_the_point() -> None:
    table = alarm("""
        A     5 any
        B     4 kalle lotte
        C     5 any
        turn  B question
    """)
    play(table, "B draw", "draws kalle")
    result = table.result()
    assert result is not None
    assert result.points == (0.0, 1.0, 0.0)


# A7 Five equal in every situation; the deal is in test_alarm_setup.py


def test_A7_five_equal_among_six_cards_win_by_a_card_from_the_pile() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     5 any
        pile  kalle greta
        turn  A question
    """)
    play(table, "A search")
    play(table, "A take kalle")
    assert ending(table) == "five R21"
    assert hand(table, "A") == "lotte kalle kalle kalle kalle kalle"


def test_A7_five_equal_among_six_cards_win_by_a_card_of_the_die() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     5 any greta
    """)
    play(table, "B discard greta", "rolls card", "draws kalle")
    assert ending(table) == "five R21"
    assert places(table) == "1 2"


def test_A7_five_equal_among_six_cards_win_by_a_simple_foul() -> None:
    table = alarm("""
        A       4 kalle lotte
        B       5 any greta
        yellow  A
    """)
    play(table, "B discard greta", "rolls bolt", "opens kalle", "draws kalle")
    assert ending(table) == "five R21"


def test_A7_five_equal_win_by_a_victims_new_card() -> None:
    table = alarm("""
        A     3 lotte 2 bruno
        B     4 kalle
        C     2 lotte tilda bruno hanno
        row   kalle
        turn  A
    """)
    events = play(table, "B whistle", "draws kalle")
    assert ending(table) == "five R21"
    assert places(table) == "2 1 3"
    assert holder(table.yellow) == "A"
    assert [event.split()[0] for event in told(events, "-")] == ["whistle", "draw", "end"]


# R22 All alarm cards open


def test_R22_the_match_lasts_until_all_seven_alarm_cards_are_open() -> None:
    table = alarm("""
        A    3 kalle tilda bruno
        B    5 any kalle
        row  tilda bruno greta fritz lotte
    """)
    play(table, "B discard kalle", "rolls bolt", "opens kalle", "steals tilda")
    assert ending(table) == "goes on"
    play(table, "A discard tilda")
    play(table, "B play-on", "draws greta", "rolls bolt", "opens hanno")
    assert ending(table) == "row R22"
    assert names(table.row) == "tilda bruno greta fritz lotte kalle hanno"


@pytest.mark.parametrize("booked", ["", "yellow A"])
def test_R22_whoever_opens_the_last_one_gets_no_new_card(booked: str) -> None:
    table = row_ends(f"A 2 tilda bruno greta hanno\nB 5 any kalle\n{booked}")
    assert hand(table, "A") == "tilda tilda bruno greta hanno"
    assert table.hands[1].size == 5


def test_R22_the_largest_set_wins() -> None:
    table = row_ends("A 3 tilda bruno greta\nB 2 hanno 3 kalle lotte")
    assert places(table) == "1 2"


def test_R22_all_hands_are_shown_at_the_end() -> None:
    table = alarm("""
        A    3 tilda bruno greta
        B    2 hanno 2 lotte fritz kalle
        row  tilda bruno greta fritz lotte hanno
    """)
    events = play(table, "B discard kalle", "rolls bolt", "opens kalle")
    shown = "tilda tilda tilda bruno greta / fritz lotte lotte hanno hanno"
    assert told(events, "-")[-1] == f"end row {shown} 1 2"


def test_R22_whoever_looks_later_sees_all_hands_too() -> None:
    table = row_ends("A 3 tilda bruno greta\nB 2 hanno 3 kalle lotte")
    assert table.view(None).revealed == tuple(hand.cards for hand in table.hands)
    assert table.view(0).revealed == table.view(None).revealed


def test_R22_when_it_is_over_nobody_moves_any_more() -> None:
    table = row_ends("A 3 tilda bruno greta\nB 2 hanno 3 kalle lotte")
    assert refused(table, "A draw") == ("over", "R22")


# R23, R24 Equally large sets


@pytest.mark.parametrize("later", ["bruno", "greta", "fritz", "lotte", "hanno"])
def test_R23_the_footballer_opened_later_is_more_valuable(later: str) -> None:
    table = row_ends(f"A 3 tilda 2 kalle\nB 3 {later} 3 kalle")
    assert places(table) == "2 1"


def test_R23_the_first_card_opened_counts_least_and_the_seventh_most() -> None:
    table = row_ends(
        """
        A  3 kalle tilda greta
        B  3 tilda greta bruno
        C  3 fritz greta bruno
        D  3 lotte greta bruno kalle
        """,
        row="kalle fritz hanno greta bruno lotte tilda",
    )
    assert places(table) == "4 1 3 2"


def test_R23_value_does_not_make_up_for_size() -> None:
    table = row_ends("A 4 tilda bruno\nB 3 hanno 2 lotte kalle")
    assert places(table) == "1 2"


def test_R24_players_who_are_level_even_then_share_the_victory() -> None:
    table = row_ends("""
        A  2 tilda 2 hanno greta
        B  2 bruno 2 hanno greta
        C  2 fritz 2 hanno greta kalle
    """)
    result = table.result()
    assert result is not None
    assert result.places == (1, 1, 1)
    assert result.points == (1 / 3, 1 / 3, 1 / 3)


# R25 The examples


def test_R25_example_one_four_beat_three_whenever_greta_was_fouled() -> None:
    for row in (
        "greta tilda bruno fritz hanno lotte kalle",
        "tilda bruno fritz hanno lotte kalle greta",
    ):
        table = row_ends("A 4 greta hanno\nB 3 lotte bruno tilda\nC 3 kalle bruno tilda kalle", row)
        assert places(table).startswith("1 ")


def test_R25_example_one_ana_wins() -> None:
    table = row_ends("""
        A  4 greta hanno
        B  3 lotte bruno tilda kalle
        C  3 kalle bruno tilda
    """)
    assert places(table) == "1 3 2"


def test_R25_example_two_ben_wins_before_ana_and_cem_is_third() -> None:
    table = row_ends(
        """
        A  4 fritz greta
        B  4 hanno greta kalle
        C  3 tilda lotte bruno
        """,
        row="greta bruno fritz hanno kalle lotte tilda",
    )
    assert places(table) == "2 1 3"


# Readings


def test_A9_of_two_equally_large_sets_the_more_valuable_one_counts() -> None:
    table = row_ends("""
        A  2 tilda 2 hanno greta
        B  2 lotte 2 fritz greta kalle
    """)
    assert places(table) == "1 2"


def test_A9_everybody_sees_in_the_end_which_footballer_counts() -> None:
    table = row_ends("""
        A  2 tilda 2 hanno greta
        B  3 bruno 2 hanno kalle
    """)
    assert names(table.view(None).best) == "hanno bruno"
    assert table.view(0).best == table.view(None).best


def test_A9_a_smaller_set_never_counts() -> None:
    table = row_ends("""
        A  3 tilda 2 kalle
        B  3 bruno 2 greta kalle
    """)
    assert places(table) == "2 1"


def test_A11_tied_players_with_the_same_footballer_share_the_victory() -> None:
    table = row_ends("""
        A  3 hanno tilda bruno
        B  3 hanno bruno lotte kalle
    """)
    result = table.result()
    assert result is not None
    assert result.places == (1, 1)
    assert result.points == (0.5, 0.5)


def test_A15_the_larger_set_is_ahead_then_the_more_valuable_one() -> None:
    table = row_ends("""
        A  2 lotte tilda bruno greta
        B  3 tilda bruno greta kalle
        C  3 bruno greta lotte
        D  2 fritz tilda bruno greta
    """)
    assert places(table) == "3 2 1 4"


def test_A15_whoever_is_equal_in_both_shares_a_place() -> None:
    table = row_ends("""
        A  2 lotte tilda bruno greta
        B  4 fritz greta kalle
        C  2 lotte tilda bruno hanno
        D  2 tilda bruno greta hanno
    """)
    assert places(table) == "2 1 2 4"


def test_A15_a_footballer_not_yet_fouled_counts_more_than_any_fouled_one() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     3 greta hanno fritz
        C     3 hanno greta fritz
        row   tilda lotte greta
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert places(table) == "1 3 2"


def test_A15_all_footballers_not_yet_fouled_count_alike() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     3 tilda hanno fritz
        C     3 hanno greta fritz
        D     3 greta bruno fritz
        row   greta
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert places(table) == "1 2 2 4"


def test_A15_fouled_footballers_keep_their_order_when_five_equal_end_the_match() -> None:
    table = alarm("""
        A     4 kalle lotte
        B     3 tilda hanno fritz
        C     3 greta hanno fritz
        row   greta lotte tilda
        turn  A question
    """)
    play(table, "A draw", "draws kalle")
    assert places(table) == "1 2 3"


def test_A15_in_the_deal_only_the_size_of_the_set_tells_the_places() -> None:
    table = dealt("""
        A  3 tilda bruno greta
        B  5 kalle
        C  3 hanno bruno greta
        D  2 lotte 2 bruno greta
    """)
    assert places(table) == "2 1 2 4"


def test_A15_a_victim_robbed_to_the_end_is_ranked_with_four_cards() -> None:
    table = alarm("""
        A     4 lotte bruno
        B     3 lotte 2 hanno
        C     2 hanno tilda bruno greta
        row   kalle
        turn  A bolt
    """)
    play(table, "A foul B", "steals lotte")
    assert hand(table, "B") == "lotte lotte hanno hanno"
    assert places(table) == "1 2 2"
