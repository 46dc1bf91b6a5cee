"""Positions of Rot gegen Weiß as text."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import NEVER
from anpfiff.games.rotweiss.cards import RotWeissDeck
from anpfiff.games.rotweiss.notation import words_of
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.notation.reading import deck_reads_back, example, mistake_in, reads_back, wrong_line
from tests.rules.rotweiss_positions import DECK

STANDARD = RotWeissDeck.standard()
LINES = "A | B | options | middle | goals"


def test_positions_with_another_deck_read_back() -> None:
    deck_reads_back(RotWeiss, DECK)


def test_what_the_example_says() -> None:
    table = RotWeiss.position(example(RotWeiss))
    words = words_of(STANDARD)
    assert [[words[card] for card in pile] for pile in table.piles[0]] == (
        [["r5a"], ["r2c", "r9!"], []]
    )
    assert [words[card] for card in table.hands[0]] == ["r3b", "r4a"]
    assert (table.laid, table.goals(), table.votes) == ([3, 2], (1, 2), [False, True])
    assert (table.now, table.busy, table.deadline()) == (12400, [13100, NEVER], 13100)
    assert (table.landed, table.wrongs) == ([12400, 12200], [1, 0])
    assert (table.stirred, table.advanced, table.still) == (12200, 12200, 72200)
    written = [line.strip() for line in example(RotWeiss).splitlines()]
    assert reads_back(table).splitlines() == ["options  lock_ms=700 vote=yes", *written[1:]]


def test_nothing_need_be_said() -> None:
    table = RotWeiss.position("A\nB")
    assert str(table) == "A\nB"
    assert table.live()
    assert table.deadline() == table.options.still_ms
    assert not table.loud


COVERED = "A r5a\nB w9d\nmiddle r1c w9a r1a w9b\nnow 900"


def test_who_covered_the_last_cards_and_when() -> None:
    table = RotWeiss.position(f"{COVERED}\ncovers A=500 B=900")
    words = words_of(STANDARD)
    assert [(cover.at, cover.seat, words[cover.card]) for cover in table.covers] == (
        [(500, 0, "w9a"), (900, 1, "r1a")]
    )
    assert "covers  A=500 B=900" in reads_back(table)
    assert RotWeiss.position(f"{COVERED}\ncovers -").covers == ()


def test_how_long_nothing_has_happened() -> None:
    table = RotWeiss.position("A\nB\nnow 90000\nstirred 50000\nadvanced 100")
    assert (table.stirred, table.advanced, table.deadline()) == (50_000, 100, 110_000)
    assert "advanced  100" in reads_back(table)
    table = RotWeiss.position("A\nB\nnow 90000\nadvanced 100\nstill 120000")
    assert (table.stirred, table.deadline()) == (90_000, 120_000)
    reads_back(table)
    for text in ("stirred 100", "stirred 100\nadvanced 0"):
        reads_back(RotWeiss.position(f"A\nB\nnow 200\n{text}\noptions still_ms=0"))


def test_whoever_has_waited_too_long_waits_no_longer() -> None:
    table = RotWeiss.position("A\nB\nnow 90000\nstirred 100")
    assert table.deadline() == 90_000
    reads_back(table)


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
        (f"{COVERED}\ncovers A=1 B=1 A=1 B=1", "covers A=1 B=1 A=1 B=1", "≤ 3 × …=…"),
        (f"{COVERED}\ncovers A=500 B=499", "covers A=500 B=499", "500–900"),
        (f"{COVERED}\ncovers A=901", "covers A=901", "0–900"),
        (f"{COVERED}\ncovers A", "covers A", "0–900"),
        (f"{COVERED}\ncovers C=1", "covers C=1", "A | B"),
        ("A\nB\ncovers A=0", "covers A=0", "≤ 0 × …=…"),
        (f"{COVERED}\nlanded A=901", "landed A=901", "0–900"),
        (f"{COVERED}\nwrongs A=0", "wrongs A=0", "≥ 1"),
        (f"{COVERED}\nstirred 901", "stirred 901", "0–900"),
        (f"{COVERED}\nstirred 800\nadvanced 801", "advanced 801", "0–800"),
        (f"{COVERED}\nstill 899", "still 899", "900–60900"),
        (f"{COVERED}\nstill 60901", "still 60901", "900–60900"),
        ("A\nB\nnow 9\noptions still_ms=0\nadvanced 5", "advanced 5", "0–0"),
        ("A\nB\noptions still_ms=0\nstill 9", "still 9", LINES),
        ("A\nB\nsignal 5000\nwrongs A=1", "wrongs A=1", LINES),
        ("A\nB\nsignal 5000\nstirred 0", "stirred 0", LINES),
    ],
)
def test_wrong_lines_are_clear_mistakes(text: str, line: str, expected: str) -> None:
    found, wanted = wrong_line(RotWeiss, text)
    assert found == line
    assert wanted.startswith(expected)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-seats"),
        ("middle r1a", "position-seats"),
        ("A\nC", "position-seats"),
        ("A", "seats-count"),
    ],
)
def test_so_are_wrong_tables(text: str, code: str) -> None:
    assert mistake_in(RotWeiss, text).code == code
