"""Positions as text: lines, seats, options and the clocks of a race."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.notation import (
    LINE_SHOWN,
    Line,
    Lines,
    page,
    read_clocks,
    write_clocks,
    write_options,
)
from anpfiff.core.nouns import NEVER, Mistake
from anpfiff.core.race import Race
from anpfiff.games.rotweiss.rules import RotWeiss


def resting(text: str) -> Race:
    """A race of two of which only the clocks are read."""
    table = RotWeiss.__new__(RotWeiss)
    table.prepare(RotWeiss.agree(2), FastDice(0), loud=False)
    table.lay_out()
    lines = Lines(text)
    read_clocks(table, lines)
    lines.nothing_else()
    return table


def facts(mistake: Mistake) -> tuple[str, str]:
    assert mistake.code == "position-line"
    return mistake.facts["line"], mistake.facts["expected"]


def test_lines_come_in_any_order_and_empty_ones_do_not_count() -> None:
    lines = Lines("\n  B   two words \n\n\tA\nmiddle x\n")
    assert lines.seats() == [Line("A", ""), Line("B", "two words")]
    assert lines.take("middle") == Line("middle", "x")
    assert lines.take("middle") is None
    lines.nothing_else()


@pytest.mark.parametrize("text", ["", " \n ", "middle x", "B", "A\nC", "b\na", "AB"])
def test_seats_begin_with_A_and_leave_no_letter_out(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        Lines(text).seats()
    assert (caught.value.code, caught.value.facts) == ("position-seats", {})


def test_a_line_may_not_be_there_twice() -> None:
    with pytest.raises(Mistake) as caught:
        Lines("A x\nA y")
    assert facts(caught.value) == ("A y", "1 × A")


def test_a_game_may_have_names_of_two_words() -> None:
    lines = Lines(
        "A bench x\nA x bench\nB\tbench\nA hand y\nbench A", ("A bench", "B bench", "A hand")
    )
    assert list(lines.left.values()) == [
        Line("A bench", "x"),
        Line("A", "x bench"),
        Line("B bench", ""),
        Line("A hand", "y"),
        Line("bench", "A"),
    ]
    assert Lines("A bench x").take("A") == Line("A", "bench x")
    with pytest.raises(Mistake) as caught:
        Lines("A bench x\nA  bench y", ("A bench",))
    assert facts(caught.value) == ("A bench y", "1 × A bench")


def test_what_is_left_is_wrong_and_the_mistake_says_what_could_be() -> None:
    lines = Lines("A\nB\nmidle x")
    lines.seats()
    lines.take("middle")
    with pytest.raises(Mistake) as caught:
        lines.nothing_else()
    assert facts(caught.value) == ("midle x", "A | B | middle")


def test_of_a_long_line_the_wrong_word_is_shown() -> None:
    line = Line("A", "word " * 40)
    assert facts(line.wrong("x", "word")) == ("A … word", "x")
    for mistake in (line.wrong("x"), line.wrong("x", "w" * 100)):
        assert len(facts(mistake)[0]) == LINE_SHOWN
    assert facts(Line("A", "r1 r2").wrong("x", "r2")) == ("A r1 r2", "x")


@pytest.mark.parametrize("word", ["", "-1", "+1", "1.0", "²", "٣", "one", "8", "1 2", "9" * 5000])
def test_numbers_have_bounds(word: str) -> None:
    assert Line("x", "").number("7", 0, 7) == 7
    with pytest.raises(Mistake) as caught:
        Line("x", word).number(word, 0, 7)
    assert facts(caught.value)[1] == "0–7"


def test_a_stroke_is_a_word_for_nothing() -> None:
    assert Line("pile", "-").words() == Line("pile", "").words() == []
    assert Line("A", "r1 - r2").words() == ["r1", "-", "r2"]
    assert Lines("A\noptions -").options() == {}


def test_seats_are_letters() -> None:
    line = Line("x", "A C")
    assert line.flags(line.words(), 3) == [True, False, True]
    for word in ("a", "D", "AB", "", "1"):
        with pytest.raises(Mistake) as caught:
            line.seat(word, 3)
        assert facts(caught.value)[1] == "A | B | C"


@pytest.mark.parametrize("text", ["A", "A=", "=1", "A=1 A=2", "A = 1"])
def test_pairs_have_a_name_and_a_value(text: str) -> None:
    assert Line("x", "A=1 B==").pairs() == {"A": "1", "B": "="}
    with pytest.raises(Mistake) as caught:
        Line("x", text).pairs()
    assert facts(caught.value) == (f"x {text}", "…=…")


def test_only_options_that_were_changed_are_written() -> None:
    assert list(write_options(RotWeiss.agree(2))) == []
    setup = RotWeiss.agree(2, {"vote": "yes", "larger": "red", "lock_ms": "700"})
    (line,) = write_options(setup)
    assert line == Line("options", "lock_ms=700 vote=yes")
    assert RotWeiss.agree(2, Lines(page([line])).options()) == setup
    assert Lines("A").options() == {}


@pytest.mark.parametrize(
    ("text", "now", "until", "busy", "ready", "due"),
    [
        ("", 0, NEVER, [NEVER, NEVER], [], NEVER),
        ("now  700", 700, NEVER, [NEVER, NEVER], [], NEVER),
        ("signal  5000", 0, 5000, [NEVER, NEVER], [False, False], 5000),
        ("now     700\nsignal  5000 B", 700, 5000, [NEVER, NEVER], [False, True], 5000),
        ("until  900\nbusy   B=800", 0, 900, [NEVER, 800], [], 800),
        ("busy  A=900 B=0", 0, NEVER, [900, 0], [], 0),
        ("now  999999999999", 999_999_999_999, NEVER, [NEVER, NEVER], [], NEVER),
        ("now     9\nlanded  A=7 B=9\nwrongs  B=3", 9, NEVER, [NEVER, NEVER], [], NEVER),
        ("now     9\nsignal  9\nlanded  B=0", 9, 9, [NEVER, NEVER], [False, False], 9),
    ],
)
def test_clocks_read_back(
    text: str, now: int, until: int, busy: list[int], ready: list[bool], due: int
) -> None:
    table = resting(text)
    assert (table.now, table.until, table.busy) == (now, until, busy)
    assert (table.ready, table.due) == (ready, due)
    lines = list(write_clocks(table))
    assert (page(lines) if lines else "") == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("now", "≥ 0"),
        ("now -1", "≥ 0"),
        ("now 1 2", "≥ 0"),
        ("now 1000000000000", "≥ 0"),
        ("now 5000\nsignal 4999", "≥ 5000"),
        ("signal", "≥ 0"),
        ("signal A 5000", "≥ 0"),
        ("signal 5000 C", "A | B"),
        ("until soon", "≥ 0"),
        ("busy A", "…=…"),
        ("busy C=900", "A | B"),
        ("now 950\nbusy A=900", "≥ 950"),
        ("signal 5000\nuntil 900", "now | landed | signal"),
        ("signal 5000\nbusy A=900", "now | landed | signal"),
        ("signal 5000\nwrongs A=1", "now | landed | signal"),
        ("now 950\nlanded A=951", "0–950"),
        ("wrongs A=0", "≥ 1"),
    ],
)
def test_wrong_clocks_are_clear_mistakes(text: str, expected: str) -> None:
    with pytest.raises(Mistake) as caught:
        resting(text)
    assert facts(caught.value)[1] == expected


def test_a_page_has_columns() -> None:
    lines = [Line("A", "x"), Line("B", ""), Line("middle", "y")]
    assert page(lines) == "A       x\nB\nmiddle  y"
