"""Positions of Fußball-Alarm as text."""

from __future__ import annotations

import pytest

from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm
from tests.notation.reading import deck_reads_back, example, mistake_in, reads_back, wrong_line

QUESTION = """
    A       tilda tilda bruno greta fritz
    B       hanno hanno lotte kalle kalle
    C       5 any
    pile    lotte hanno bruno
    turn    A question
"""


def ending(text: str) -> str:
    result = Alarm.position(text).result()
    assert result is not None, "it goes on"
    reads_back(Alarm.position(text))
    return f"{result.code} {result.rule} {result.places}"


def test_a_deck_of_ones_own_has_its_own_words() -> None:
    """Even those that mean something else here."""
    text = AlarmDeck.standard_file.read_text("utf-8")
    deck = AlarmDeck.read(text.replace('"tilda"', '"any"').replace('"bruno"', '"99"'), "mine")
    deck_reads_back(Alarm, deck)
    table = Alarm.position("A 2 any 3 99\nB 5 kalle\nturn A", deck)
    assert table.hands[0].cards == (0, 0, 1, 1, 1)


def test_what_the_example_says() -> None:
    assert str(Alarm.position(example(Alarm))) == (
        "A       2 tilda bruno greta fritz\n"
        "B       fritz 2 lotte 2 hanno kalle\n"
        "pile    bruno greta tilda\n"
        "row     kalle\n"
        "yellow  A"
    )


# What lies where, and what follows from it


def test_all_cards_are_somewhere() -> None:
    texts = [QUESTION, f"{QUESTION}\nstock 3 fritz", f"{QUESTION}\nstock -"]
    for table in map(Alarm.position, texts):
        cards = [*table.stock, *table.pile, *(card for hand in table.hands for card in hand.cards)]
        assert sorted(cards) == [kind for kind in range(7) for _ in range(7)]


def test_cards_that_nobody_names_lie_where_they_always_did() -> None:
    """Seven on the pile, one kind after the other: a position is the same table every time."""
    table = Alarm.position("A 3 tilda 2 bruno\nB 5 kalle\nturn A")
    assert "pile  greta fritz lotte hanno greta fritz lotte" in str(table)


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("turn A question", "draw-or-search"),
        ("turn A search", "take"),
        ("turn A bolt", "victim"),
    ],
)
def test_with_five_cards_each_the_turn_says_what_is_asked(line: str, question: str) -> None:
    table = Alarm.position(QUESTION.replace("turn    A question", line))
    assert (table.view(None).question, table.asked) == (question, 0)
    assert reads_back(table).endswith(line.replace("turn", "turn "))


@pytest.mark.parametrize(("words", "face"), [("", 0), ("card", 0), ("question", 1), ("bolt", 2)])
def test_with_six_cards_it_says_what_the_die_shows(words: str, face: int) -> None:
    table = Alarm.position(f"A 5 any\nB 6 any\nturn B {words}")
    assert (table.view(None).question, table.asked, table.face) == ("discard", 1, face)
    reads_back(table)


def test_whoever_holds_four_has_been_fouled() -> None:
    table = Alarm.position("A 5 any\nB 6 any\nC 4 any")
    assert (table.turn, table.victim, table.face, table.asked) == (1, 2, 2, 1)
    table = Alarm.position("A 5 any\nB 5 any\nC 4 any\nturn B")
    assert (table.turn, table.victim, table.face, table.asked) == (1, 2, 2, 2)


def test_when_it_is_over_follows_from_hands_and_row() -> None:
    assert ending("A 5 kalle\nB 5 any\nturn A") == "five A7 (1, 2)"
    assert ending("A 5 any\nB 5 kalle lotte") == "five R21 (2, 1)"
    assert ending("A 5 any\nB 5 kalle\nrow greta\nturn A bolt") == "five R21 (2, 1)"
    row = "tilda bruno greta fritz lotte hanno kalle"
    assert ending(f"A 3 tilda 2 kalle\nB 3 bruno 2 greta\nrow {row}\nturn A bolt") == (
        "row R22 (2, 1)"
    )


# Nonsense

TURN = "A | B | … [question | search | bolt]"
CARDS = "tilda | … | any"


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("fritz\n", "fritz fred\n", CARDS),
        ("fritz\n", "fritz fr\n", "fritz"),
        ("fritz\n", "fritz 2\n", "2 × …"),
        ("fritz\n", "2 3 fritz\n", CARDS),
        ("fritz\n", "0 fritz\n", "1–99"),
        ("fritz\n", "8 fritz\n", "≤ 7 × fritz"),
        ("tilda tilda", "6 tilda\nrow", "5 × …"),
        ("fritz\n", "2 fritz\nD 6 any\n", "5 × …"),
        ("fritz\n", "3 fritz\n", "5 × …"),
        ("bruno greta fritz", "", "5 × …"),
        ("tilda tilda bruno greta fritz", "-", "5 × …"),
        ("pile    lotte hanno bruno", "pile -\nstock 36 any", "≤ 34 × any"),
        ("lotte hanno bruno", "lotte", "≥ 2 × …"),
        ("lotte hanno bruno", "-", "≥ 2 × …"),
        ("pile    lotte hanno bruno", "stock 34 any", "≥ 2 × …"),
        ("lotte hanno bruno", "3 hanno 3 hanno", "≤ 2 × hanno"),
        ("turn    A question", "", TURN),
        ("A question", "D question", "A | B | C"),
        ("A question", "A", TURN),
        ("A question", "A question mark", TURN),
        ("A question", "", TURN),
        ("greta fritz\n", "greta\n", TURN),
        ("fritz\n", "fritz lotte\nyellow B C\n", "A | B | C"),
        ("fritz\n", "fritz\nrow kalle any\n", "tilda | … | kalle"),
        ("fritz\n", "fritz\nrow kalle kalle\n", "≤ 0 × kalle"),
        ("fritz\n", "fritz\nnow soon\n", "≥ 0"),
        ("fritz\n", "fritz\nA 5 any\n", "1 × A"),
        ("pile", "heap", "A | B | C | options | pile | stock | row | yellow | turn | now"),
        (
            "fritz\n",
            "fritz\nsignal 5000\n",
            "A | B | C | options | pile | stock | row | yellow | turn | now",
        ),
    ],
)
def test_a_mistake_says_what_was_expected(old: str, new: str, wanted: str) -> None:
    text = QUESTION.replace(old, new, 1)
    assert text != QUESTION
    assert wrong_line(Alarm, text)[1] == wanted


def test_a_mistake_names_the_line() -> None:
    text = QUESTION.replace("bruno greta fritz", "bruno greta fred")
    assert wrong_line(Alarm, text)[0] == "A tilda tilda bruno greta fred"
    text = QUESTION.replace("turn    A question", "")
    assert wrong_line(Alarm, text)[0] == "turn"


def test_a_full_row_leaves_nobody_with_six_cards() -> None:
    row = "tilda bruno greta fritz lotte hanno kalle"
    assert wrong_line(Alarm, f"A 5 any\nB 6 any\nrow {row}")[1] == "≤ 6 × …"


@pytest.mark.parametrize(
    ("letters", "code"),
    [
        ("", "position-seats"),
        ("B", "position-seats"),
        ("AC", "position-seats"),
        ("BC", "position-seats"),
        ("ABD", "position-seats"),
        ("A", "seats-count"),
        ("ABCDE", "seats-count"),
        ("ABCDEFGH", "seats-count"),
    ],
)
def test_the_seats_must_add_up(letters: str, code: str) -> None:
    text = "\n".join(f"{letter} 5 any" for letter in letters)
    assert mistake_in(Alarm, f"{text}\nturn A question").code == code
