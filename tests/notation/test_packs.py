"""Cards as words: how many of each, and no more than there are."""

from __future__ import annotations

import pytest

from anpfiff.core.notation import Line
from anpfiff.core.nouns import Mistake
from anpfiff.games.packs import Pack

LINE = Line("A", "")


def pack() -> Pack:
    return Pack(["ana", "ben", "99"], [3, 1, 12], [0, 1, 1])


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", []),
        ("ana", [0]),
        ("2 ana ben ana", [0, 0, 1, 0]),
        ("99 99 ana", [2, 2, 0]),
        ("12 99", [2] * 12),
    ],
)
def test_a_number_that_is_no_card_says_how_many(text: str, cards: list[int]) -> None:
    whole = pack()
    assert whole.take(LINE, text.split(), whole.own(0) + whole.own(1)) == cards
    assert [whole.left[card] + cards.count(card) for card in range(3)] == [3, 1, 12]
    assert pack().take(LINE, whole.named(cards).split(), range(3)) == cards


def test_equal_cards_in_a_row_are_counted() -> None:
    assert pack().named([0, 0, 1, 0, 2]) == "2 ana ben ana 99"


def test_with_one_of_each_nothing_is_counted() -> None:
    single = Pack(["12", "13"], [1, 1])
    assert single.take(LINE, ["13", "12"], single.own()) == [1, 0]
    assert single.rest() == []
    for words in (["1", "12"], ["2"]):
        with pytest.raises(Mistake):
            Pack(["12", "13"], [1, 1]).take(LINE, words, [0, 1])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4 ana", "≤ 3 × ana"),
        ("ben ana ben", "≤ 0 × ben"),
        ("0 ana", "1–99"),
        ("100 ana", "1–99"),
        ("² ana", "1–99"),
        ("ana 2", "2 × …"),
        ("2 3 ana", "ana | … | 99"),
        ("an", "ana"),
        ("eva", "ana | … | 99"),
    ],
)
def test_what_is_wrong_is_said(text: str, expected: str) -> None:
    with pytest.raises(Mistake) as caught:
        pack().take(LINE, text.split(), range(3))
    assert caught.value.facts["expected"] == expected


def test_the_rest_of_a_team_is_what_lies_nowhere() -> None:
    whole = pack()
    whole.take(LINE, ["2", "ana", "99"], range(3))
    assert whole.rest(0) == [0]
    assert whole.rest(1) == [1] + [2] * 11
