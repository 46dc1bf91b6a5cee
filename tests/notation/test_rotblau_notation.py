"""Positions of Rot gegen Blau as text."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.core.nouns import NEVER
from anpfiff.games.rotblau.cards import SYMBOLS, RotBlauDeck
from anpfiff.games.rotblau.notation import SYMBOL_LETTERS, words_of
from anpfiff.games.rotblau.rules import RotBlau
from tests.notation.reading import deck_reads_back, example, mistake_in, reads_back, wrong_line
from tests.rules.rotblau_positions import DECK, standard_parts, written

STANDARD = RotBlauDeck.standard()
WORDS = words_of(STANDARD)
EXAMPLE = example(RotBlau)
BARE = "A _ _ _ _\nB _ _ _ _"
LINES = "A | B | options | goals | booked | middle | pair | now"


def many_actions() -> RotBlauDeck:
    """No two of the four action cards of a team are alike."""
    parts = standard_parts()
    parts["counterplay"] = [
        {"team": "red", "numbers": [number], "copies": 1} for number in (4, 5, 6)
    ] + [{"team": "blue", "numbers": [7], "copies": 1}]
    parts["goal-kick"] = [
        {"team": "red", "symbols": [SYMBOLS[0]], "copies": 1},
        *({"team": "blue", "symbols": [symbol], "copies": 1} for symbol in SYMBOLS[1:4]),
    ]
    return RotBlauDeck.read(written(parts), "tests")


@pytest.mark.parametrize("deck", [DECK, many_actions()], ids=["tests", "actions"])
def test_positions_with_another_deck_read_back(deck: RotBlauDeck) -> None:
    deck_reads_back(RotBlau, deck)


def test_what_the_example_says() -> None:
    table = RotBlau.position(EXAMPLE)
    assert [WORDS[card] for card in table.displays[0][:2]] == ["r2-4w", "r5-8o"]
    assert table.displays[0][2:] == [-1, -1]
    assert [WORDS[card] for card in table.hands[0][-2:]] == ["r7-8c", "r1-2o"]
    assert [WORDS[card] for card in table.piles[1]] == ["b1-2o", "b6-10f"]
    assert (table.goals(), table.booked) == ((1, 1), [0, 1])
    assert (table.now, table.busy, table.deadline()) == (12400, [13000, NEVER], 13000)


def test_what_else_a_team_has_lies_under_its_hand_decks() -> None:
    """Of red's two yellow cards one lies before B, and a goal card of each team is aside."""
    table = RotBlau.position(EXAMPLE)
    red = Counter([*table.hands[0], *table.displays[0], *table.piles[0], *table.scored[0]])
    assert red[STANDARD.yellow[0]] == 1
    assert sum(red.values()) - red[-1] == 68 + 4 + 1
    blue = [*table.hands[1], *table.displays[1], *table.piles[1], *table.scored[1]]
    assert len(blue) + len(table.middle) == 68 + 4 + 2


def test_partners_share_it_card_by_card() -> None:
    table = RotBlau.position("A _ _ | | r1-2o\nB _ _ _ _\nC _ _\nmiddle r4-7w")
    assert [len(hand) for hand in table.hands] == [37, 73, 35]
    table = RotBlau.position("A _ _ | | r1-2o only\nB _ _ _ _\nC _ _\nmiddle r4-7w")
    assert [len(hand) for hand in table.hands] == [1, 73, 71]
    assert "only" not in reads_back(table)


def test_or_it_is_left_out() -> None:
    table = RotBlau.position("A r5-8o _ _ _ | | r1-2o only\nB _ _ _ _ | | only\nmiddle r4-7w")
    assert [len(hand) for hand in table.hands] == [1, 0]
    assert str(table).splitlines() == (
        ["A       r5-8o _ _ _ | | r1-2o only", "B       _ _ _ _ | | only", "middle  r4-7w"]
    )
    reads_back(table)


def test_three_goals_are_the_end() -> None:
    table = RotBlau.position(f"{BARE}\ngoals 2 b9! r9! b10!\nnow 900", loud=True)
    result = table.result()
    assert result is not None
    assert result.points == (0.0, 1.0)
    assert table.now == 900
    assert table.take_events() == []
    assert len(table.hands[0]) == 68 + 4 + 3 - 1
    reads_back(table)


@pytest.mark.parametrize("deck", [STANDARD, DECK, many_actions()])
def test_every_kind_has_a_word_of_its_own(deck: RotBlauDeck) -> None:
    words = words_of(deck)
    assert len(set(words)) == len(words) == len(deck.cards)
    for word, card in zip(words, deck.cards, strict=True):
        assert word.isascii()
        assert word.startswith("rb"[card.side])


def test_action_cards_are_letters() -> None:
    actions = [word for word in words_of(many_actions()) if word[1:].isalpha()]
    assert actions == ["rC", "rD", "rE", "rK", "rY", "bC", "bK", "bL", "bM", "bY"]
    assert [word for word in WORDS if word[1:].isalpha()] == (
        ["rC", "rK", "rL", "rY", "bC", "bK", "bL", "bY"]
    )
    assert len(set(SYMBOL_LETTERS)) == len(SYMBOL_LETTERS) == len(SYMBOLS)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("A _ _ _\nB _ _ _ _", "A _ _ _", "… … … … | … | …"),
        (f"{BARE}\nC _ _", "A _ _ _ _", "… … | … | …"),
        ("A _ _ _ _ | | |\nB _ _ _ _", "A _ _ _ _ | | |", "… … … … | … | …"),
        ("A _ _ _ _ | _\nB _ _ _ _", "A _ _ _ _ | _", "r1-2o | … | rY"),
        ("A _ _ _ _ | only\nB _ _ _ _", "A _ _ _ _ | only", "r1-2o | … | rY"),
        ("A _ _ _ b1-2o\nB _ _ _ _", "A _ _ _ b1-2o", "r1-2o | … | rY"),
        ("A _ _ _ r5-6\nB _ _ _ _", "A _ _ _ r5-6", "r5-6b | r5-6f"),
        ("A _ _ _ 2\nB _ _ _ _", "A _ _ _ 2", "2 × …"),
        ("A rY rY _ _\nB _ _ _ _", "A rY rY _ _", "≤ 0 × rY"),
        (f"{BARE}\nmiddle rY", "middle rY", "r1-2o | … | bL"),
        (f"{BARE}\nmiddle r9!", "middle r9!", "r1-2o | … | bL"),
        (f"{BARE}\ngoals r9! 3 r10!", "goals r9! 3 r10!", "≤ 3 : 2"),
        (f"{BARE}\ngoals 3 r9! 3 b9!", "goals 3 r9! 3 b9!", "≤ 3 : 2"),
        (f"{BARE}\nbooked A=0", "booked A=0", "1–3"),
        (f"{BARE}\nbooked C=1", "booked C=1", "A | B"),
        (f"{BARE}\nbooked A=2", "booked A=2", "≤ 1 × bY"),
        (f"{BARE}\nbooked B=3\ngoals b9!", "booked B=3", "≤ 2 × rY"),
        (f"{BARE}\npair A", "pair A", "pair=yes, … | 2 × … (D9)"),
        (f"{BARE}\noptions pair=yes\npair B", "pair B", "pair=yes, … | 2 × … (D9)"),
        (f"{BARE}\noptions pair=yes\npair C", "pair C", "A | B"),
        (f"{BARE}\naside r9!", "aside r9!", LINES),
        (f"{BARE}\ngoals 3 r9!\nbusy A=1", "busy A=1", LINES),
    ],
)
def test_wrong_lines_are_clear_mistakes(text: str, line: str, expected: str) -> None:
    found, wanted = wrong_line(RotBlau, text)
    assert found == line
    assert wanted.startswith(expected)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-seats"),
        ("A _ _ _ _\nC _ _", "position-seats"),
        ("A _ _ _ _", "seats-count"),
        ("A _ _\nB _ _\nC _ _\nD _ _\nE _ _", "seats-count"),
    ],
)
def test_so_are_wrong_tables(text: str, code: str) -> None:
    assert mistake_in(RotBlau, text).code == code
