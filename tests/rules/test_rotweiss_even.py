"""B23: odd tables as printed, or evened out."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import SEATS
from anpfiff.games.rotweiss.cards import RED, WHITE
from tests.rules.notation import refused
from tests.rules.rotweiss_positions import dealt, moves, play, rotweiss

ODD = pytest.mark.parametrize("seats", [3, 5, 7])
EMPTY_HANDED = """
    A       r2
    B       w9 / w2 / w5 / w6
    C       r3
    middle  r1
"""


@ODD
def test_B23_unless_it_is_agreed_the_rows_are_as_printed(seats: int) -> None:
    assert [dealt(seats).width(seat) for seat in range(seats)] == (
        [dealt(seats, even="no").width(seat) for seat in range(seats)]
    )
    assert dealt(seats).width(0) == 2


@ODD
@pytest.mark.parametrize("larger", ["red", "white"])
def test_B23_the_larger_team_has_rows_of_one_and_the_smaller_of_four(
    seats: int, larger: str
) -> None:
    table = dealt(seats, even="yes", larger=larger)
    many, few = (RED, WHITE) if larger == "red" else (WHITE, RED)
    assert [table.width(seat) for seat in table.team(many)] == [1] * (seats // 2 + 1)
    assert [table.width(seat) for seat in table.team(few)] == [4] * (seats // 2)
    assert [len(tops) for tops in table.view(None).tops] == [
        1 + 3 * (seat % 2) for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_B23_even_tables_are_even_already(seats: int) -> None:
    table = dealt(seats, even="yes")
    assert [table.width(seat) for seat in range(seats)] == [3] * seats
    assert [table.gathering(seat) for seat in range(seats)] == [1500] * seats


def test_B23_a_row_of_one_is_laid_with_one_card() -> None:
    table = rotweiss("A | r5 r4\nB | w2\nC | r3", even="yes")
    assert moves(table, "A") == ["turn 1"]
    assert play(table, "A turn 1", "A turn 1") == ["turn A 1 r4", "turn A 1 r5"]
    assert refused(table, "A turn 2") == ("no-such-place", "B23")
    assert table.why_not(0, table.read("lay 2")).facts == {"width": 1}


def test_B23_four_places_are_four_moves() -> None:
    table = rotweiss("A | r5\nB w2 / w3 / w4 / w5 | w6\nC | r3\nmiddle r1", even="yes")
    assert moves(table, "B") == [
        f"{act} {place}" for act in ("turn", "lay") for place in (1, 2, 3, 4)
    ]


def test_B23_two_against_one_need_three_times_as_long_to_gather() -> None:
    table = rotweiss(EMPTY_HANDED, even="yes")
    assert play(table, "A gather", "wait 4499") == ["gather A"]
    assert play(table, "wait 1") == ["free A", "turn A 1 r2"]
    assert play(table, "B gather", "wait 1500")[:2] == ["gather B", "free B"]


def test_B23_the_option_says_how_long_three_times_are() -> None:
    table = rotweiss(EMPTY_HANDED, even="yes", gather_ms="500")
    assert play(table, "A gather", "wait 1500")[:2] == ["gather A", "free A"]


def test_B23_as_printed_all_gather_alike() -> None:
    table = rotweiss(EMPTY_HANDED.replace("A       r2", "A       r2 / r4"))
    assert play(table, "A gather", "wait 1500")[:2] == ["gather A", "free A"]


@pytest.mark.parametrize("seats", [5, 7])
def test_B23_with_five_or_seven_the_rows_are_enough(seats: int) -> None:
    table = dealt(seats, even="yes")
    assert [table.gathering(seat) for seat in range(seats)] == [1500] * seats


def test_B23_the_position_of_an_even_table_reads_back() -> None:
    table = rotweiss(EMPTY_HANDED, even="yes")
    assert "even=yes" in str(table)
    letters = [line.split()[0] for line in str(table).splitlines() if line[0] in SEATS]
    assert letters == ["A", "B", "C"]
    again = type(table).position(str(table), table.deck)
    assert again.view(None) == table.view(None)


def test_B23_who_has_one_pile_is_told_of_his_vote_and_not_of_places() -> None:
    table = rotweiss("A r5 | r4\nB w2 / w3 / w4 / w5 | w6\nC r3\nmiddle r1", even="yes", vote="yes")
    play(table, "A out")
    assert refused(table, "A out") == ("voted", "B10")
    assert refused(table, "A lay 2") == ("no-such-place", "B23")
