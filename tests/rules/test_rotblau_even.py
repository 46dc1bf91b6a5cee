"""D32: three players as printed, or evened out."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.games.rotblau.rules import RotBlau
from tests.rules.notation import refused
from tests.rules.rotblau_positions import choices, display, play, rotblau, told

ONE_EACH = """
    middle  b4-7w
    A       r5-7w | | r9-10w r3-4f
    B       b5-6o b6-9f b2-4w b1-2o
    C       r1-2o
"""


def widths(seats: int, **options: str) -> list[int]:
    table = RotBlau(RotBlau.agree(seats, options), FastDice(1))
    assert all(-1 not in display for display in table.displays)
    return [len(display) for display in table.view(None).displays]


def test_D32_unless_it_is_agreed_the_displays_are_as_printed() -> None:
    assert widths(3) == widths(3, even="no") == [2, 4, 2]


@pytest.mark.parametrize("larger", ["red", "blue"])
def test_D32_a_pair_against_one_has_one_card_each(larger: str) -> None:
    assert widths(3, even="yes", larger=larger) == [1, 4, 1]


@pytest.mark.parametrize(("seats", "width"), [(2, 4), (4, 2)])
def test_D32_even_tables_are_even_already(seats: int, width: int) -> None:
    assert widths(seats, even="yes") == [width] * seats


def test_D32_one_place_and_the_discard_pile() -> None:
    table = rotblau(ONE_EACH, even="yes")
    assert choices(table, "A") == ["turn", "play 1"]
    assert refused(table, "A play 2") == ("no-such-place", "D32")
    assert table.why_not(0, table.read("play 3")).facts == {"width": 1}
    assert told(play(table, "A turn", "A play 1"))[0] == "turn A r9-10w 2"


def test_D32_a_new_display_is_as_large_as_the_first() -> None:
    table = rotblau(
        "middle b4-7w\nA r5-7w | r3-4f r9-10w | only\nB b5-6o b6-9f b2-4w b1-2o\nC r1-2o",
        even="yes",
    )
    play(table, "A turn", "wait 1500")
    assert len(display(table, "A").split()) == 1
    assert len(table.hands[0]) == 2
