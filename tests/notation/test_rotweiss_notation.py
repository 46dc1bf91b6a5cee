"""Positions of Rot gegen Weiß as text."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NEVER
from anpfiff.games.rotweiss import notation
from anpfiff.games.rotweiss.cards import RotWeissDeck
from anpfiff.games.rotweiss.notation import words_of
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.laws.laws import play_on
from tests.notation.teams import (
    check_deck,
    check_nonsense,
    check_races,
    example,
    mistake_in,
    reads_back,
    variants,
)
from tests.rules.rotweiss_positions import DECK

STANDARD = RotWeissDeck.standard()
EXAMPLE = example(notation.__doc__)
LINES = "A | B | options | middle | goals"


@pytest.mark.parametrize(("seats", "setting"), variants(RotWeiss))
def test_every_position_of_a_race_reads_back(seats: int, setting: dict[str, str]) -> None:
    check_races(RotWeiss, seats, setting)


def test_so_does_one_with_another_deck() -> None:
    check_deck(RotWeiss, DECK)


def test_the_example_is_a_position() -> None:
    table = RotWeiss.position(EXAMPLE)
    words = words_of(STANDARD)
    assert [[words[card] for card in pile] for pile in table.piles[0]] == (
        [["r5a"], ["r2c", "r9!"], []]
    )
    assert [words[card] for card in table.hands[0]] == ["r3b", "r4a"]
    assert (table.laid, table.goals(), table.votes) == ([3, 2], (1, 2), [False, True])
    assert (table.now, table.busy, table.deadline()) == (12400, [13100, NEVER], 13100)
    assert (
        reads_back(table).split()
        == EXAMPLE.replace("2 w9!", "w9! w9!")
        .replace("vote=yes lock_ms=700", "lock_ms=700 vote=yes")
        .split()
    )


def test_nothing_need_be_said() -> None:
    table = RotWeiss.position("A\nB")
    assert str(table) == "A\nB"
    assert table.live()
    assert table.deadline() is None
    assert not table.loud


def test_dice_and_voice_are_the_callers() -> None:
    dice = FastDice(7)
    table = RotWeiss.position("A\nB", DECK, dice, loud=True)
    assert table.dice is dice
    assert table.loud
    assert table.take_events() == []
    assert RotWeiss.position("A\nB").dice.copy().below(1000) == FastDice(0).below(1000)


def test_five_goals_are_the_end() -> None:
    table = RotWeiss.position("A\nB\nC\ngoals 3 r9! 2 r10! w9!\nnow 900", loud=True)
    result = table.result()
    assert result is not None
    assert result.points == (0.5, 0.0, 0.5)
    assert table.now == 900
    assert table.take_events() == []


@pytest.mark.parametrize("deck", [STANDARD, DECK])
def test_every_kind_has_a_word_of_its_own(deck: RotWeissDeck) -> None:
    words = words_of(deck)
    assert len(set(words)) == len(words) == len(deck.cards)
    for word, card in zip(words, deck.cards, strict=True):
        assert word.isascii()
        assert word.startswith(f"{'rw'[card.side]}{card.number}")
        assert word.endswith("!") == card.goal


def test_letters_tell_kinds_of_one_number_apart() -> None:
    assert [word for word in words_of(STANDARD) if word.startswith("r5")] == (
        ["r5a", "r5b", "r5c", "r5d", "r5e"]
    )
    assert "r5" in words_of(DECK)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("A r5 | r2a\nB", "A r5 | r2a", "r5a | r5b | r5c | r5d | r5e"),
        ("A\nB r5a", "B r5a", "w1a | … | w11c"),
        ("A x\nB", "A x", "r1a | … | r11c"),
        ("A 4 r9!\nB", "A 4 r9!", "≤ 3 × r9!"),
        ("A r5a\nB\nmiddle r5a", "middle r5a", "≤ 0 × r5a"),
        ("A 0 r9!\nB", "A 0 r9!", "1–99"),
        ("A r9! 2\nB", "A r9! 2", "2 × …"),
        ("A r5a / r6a / r7a / r8a\nB", "A r5a / r6a / r7a / r8a", "… / … / …"),
        ("A r5a / / r6a\nB", "A r5a / / r6a", "… / … / …"),
        ("A r5a - / r6a\nB", "A r5a - / r6a", "r1a | … | r11c"),
        ("A | r5a | r6a\nB", "A | r5a | r6a", "r1a | … | r11c"),
        ("A\nB\nmiddle r9!", "middle r9!", "r1a | … | w11c"),
        ("A\nB\ngoals r9a", "goals r9a", "r9! | … | w11!"),
        ("A\nB\ngoals 3 r9! 3 r10!", "goals 3 r9! 3 r10!", "≤ 5 : 4"),
        (
            "A\nB\ngoals 3 r9! 2 r10! 3 w9! 2 w10!",
            "goals 3 r9! 2 r10! 3 w9! 2 w10!",
            "≤ 5 : 4",
        ),
        ("A\nB\nmiddle r1a\nvotes A", "votes A", LINES),
        ("A\nB\noptions vote=yes\nvotes A", "votes A", LINES),
        ("A\nB\ngoals 3 r9! 2 r10!\nsignal 5000", "signal 5000", f"{LINES} | now"),
    ],
)
def test_wrong_lines_are_clear_mistakes(text: str, line: str, expected: str) -> None:
    mistake = mistake_in(RotWeiss, text)
    assert mistake.code == "position-line"
    assert mistake.facts["line"] == line
    assert mistake.facts["expected"].startswith(expected)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-seats"),
        ("middle r1a", "position-seats"),
        ("A\nC", "position-seats"),
        ("A", "seats-count"),
        ("A\nB\noptions vote=maybe", "option-value"),
        ("A\nB\noptions pace=7", "option-unknown"),
    ],
)
def test_so_are_wrong_tables(text: str, code: str) -> None:
    assert mistake_in(RotWeiss, text).code == code


def test_nonsense_is_a_mistake_or_a_position() -> None:
    table = RotWeiss(RotWeiss.agree(3, {"vote": "yes"}), FastDice(1))
    dealt = str(table)
    play_on(table, FastDice(2))
    check_nonsense(RotWeiss, [EXAMPLE, dealt, str(table)], 5, 600)
