"""Positions of Fußball-Alarm as text."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.games.alarm import notation
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm
from tests.laws.laws import walk
from tests.laws.oracles import oracle_of
from tests.notation.trips import expected, mistake, reads_back, spoilt

SETTINGS = oracle_of(Alarm).settings
QUESTION = """
    A       tilda tilda bruno greta fritz
    B       hanno hanno lotte kalle kalle
    C       5 any
    pile    lotte hanno bruno
    turn    A question
"""


def placed_again(text: str) -> str:
    return reads_back(Alarm.position(text))


def ending(text: str) -> str:
    result = Alarm.position(text).result()
    assert result is not None, "it goes on"
    reads_back(Alarm.position(text))
    return f"{result.code} {result.rule} {result.places}"


# There and back


@pytest.mark.parametrize("seats", Alarm.players)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_position_of_a_match_reads_back(setting: dict[str, str], seats: int) -> None:
    for seed in range(4):
        for step in walk(Alarm, setting, seats, seed):
            reads_back(step.table)


def test_the_time_is_part_of_it() -> None:
    match = Match(Alarm, Alarm.agree(3, {"start": "A"}), "fast 1")
    match.play(0, match.table.moves(0)[0], 4200)
    assert "\nnow        4200\n" in f"\n{reads_back(match.table)}\n"


def test_a_match_goes_on_alike() -> None:
    table = Alarm(Alarm.agree(3), FastDice(5))
    again = Alarm.position(str(table), dice=table.dice.copy())
    assert table.playout(FastDice(6)) == again.playout(FastDice(6))
    assert table.state() == again.state()


def test_a_deck_of_ones_own_has_its_own_words() -> None:
    """Even those that mean something else here."""
    text = AlarmDeck.standard_file.read_text("utf-8")
    deck = AlarmDeck.read(text.replace('"tilda"', '"any"').replace('"bruno"', '"99"'), "mine")
    for seed in range(3):
        reads_back(Alarm(Alarm.agree(2, {}, deck), FastDice(seed)))
    table = Alarm.position("A 2 any 3 99\nB 5 kalle\nturn A", deck)
    assert table.hands[0].cards == (0, 0, 1, 1, 1)


def test_the_example_can_be_read() -> None:
    lines = (notation.__doc__ or "").splitlines()
    assert placed_again("\n".join(line for line in lines if line.startswith("    "))) == (
        "A          2 tilda bruno greta fritz\n"
        "B          fritz 2 lotte 2 hanno kalle\n"
        "pile       bruno greta tilda\n"
        "row        kalle\n"
        "yellow     A"
    )


# What lies where, and what follows from it


def test_it_is_quiet_and_has_dice_of_its_own_unless_the_caller_says_otherwise() -> None:
    table = Alarm.position(QUESTION)
    assert isinstance(table.dice, FastDice)
    assert table.dice.state == FastDice(0).state
    table.play(0, table.read("search"))
    assert table.take_events() == []
    dice = FastDice(7)
    table = Alarm.position(QUESTION, dice=dice, loud=True)
    assert table.dice is dice
    assert table.take_events() == []
    table.play(0, table.read("search"))
    assert [event.code for event in table.take_events()] == ["search"]


def test_all_cards_are_somewhere() -> None:
    texts = [QUESTION, f"{QUESTION}\nstock 3 fritz", f"{QUESTION}\nstock -"]
    for table in map(Alarm.position, texts):
        cards = [*table.stock, *table.pile, *(card for hand in table.hands for card in hand.cards)]
        assert sorted(cards) == [kind for kind in range(7) for _ in range(7)]


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
    assert reads_back(table).endswith(line.replace("turn", "turn      "))


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


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("fritz\n", "fritz fred\n", "A [1–7] CARD …"),
        ("fritz\n", "fritz 2\n", "A [1–7] CARD …"),
        ("fritz\n", "2 3 fritz\n", "A [1–7] CARD …"),
        ("fritz\n", "0 fritz\n", "A [1–7] CARD …"),
        ("fritz\n", "10 fritz\n", "A [1–7] CARD …"),
        ("fritz\n", "8 fritz\n", "A [1–7] CARD …"),
        ("tilda tilda", "6 tilda\nrow", "A 5 × CARD"),
        ("fritz\n", "2 fritz\nD 6 any\n", "A 5 × CARD"),
        ("fritz\n", "3 fritz\n", "A 5 × CARD"),
        ("bruno greta fritz", "", "A 5 × CARD"),
        ("pile    lotte hanno bruno", "pile -\nstock 9 any 9 any 9 any 9 any", "stock ≤ 34 any"),
        ("lotte hanno bruno", "lotte", "pile ≥ 2 × CARD"),
        ("lotte hanno bruno", "3 hanno 3 hanno", "pile [1–7] CARD …"),
        ("turn    A question", "", "turn SEAT [question | search | bolt]"),
        ("A question", "D question", "turn SEAT [question | search | bolt]"),
        ("A question", "A", "turn SEAT [question | search | bolt]"),
        ("A question", "A question mark", "turn SEAT [question | search | bolt]"),
        ("A question", "", "turn SEAT [question | search | bolt]"),
        ("greta fritz\n", "greta\n", "turn SEAT [question | search | bolt]"),
        ("fritz\n", "fritz lotte\nyellow B C\n", "yellow SEAT"),
        ("fritz\n", "fritz\nrow kalle any\n", "row CARD …"),
        ("fritz\n", "fritz\nrow kalle kalle\n", "row CARD … (≠)"),
        ("fritz\n", "fritz\nnow soon\n", "now MS"),
        ("fritz\n", "fritz\nnow\n", "now MS"),
        ("fritz\n", "fritz\nnow 9999999999999999\n", "now MS"),
        ("fritz\n", "fritz\noptions die\n", "options NAME=VALUE …"),
        ("fritz\n", "fritz\noptions start=A start=B\n", "options NAME=VALUE …"),
        ("fritz\n", "fritz\nA 5 any\n", "1 × A"),
        ("pile", "heap", "A | B | options | now | pile | stock | row | yellow | turn"),
    ],
)
def test_a_mistake_says_what_was_expected(old: str, new: str, wanted: str) -> None:
    text = QUESTION.replace(old, new, 1)
    assert text != QUESTION
    assert expected(Alarm, text)[1] == wanted


def test_a_mistake_names_the_line() -> None:
    text = QUESTION.replace("bruno greta fritz", "bruno greta fred")
    assert expected(Alarm, text)[0] == "A       tilda tilda bruno greta fred"
    line, _ = expected(Alarm, f"heap {'tilda ' * 99}")
    assert line == f"heap {'tilda ' * 99}"[:60]


def test_a_full_row_leaves_nobody_with_six_cards() -> None:
    row = "tilda bruno greta fritz lotte hanno kalle"
    assert expected(Alarm, f"A 5 any\nB 6 any\nrow {row}")[1] == "row ≤ 6 × CARD"


@pytest.mark.parametrize("letters", ["", "A", "B", "AC", "BC", "ABD", "ABCDE", "ABCDEFGH"])
def test_the_seats_must_add_up(letters: str) -> None:
    text = "\n".join(f"{letter} 5 any" for letter in letters)
    with pytest.raises(Mistake) as caught:
        Alarm.position(f"{text}\nturn A question")
    assert (caught.value.code, caught.value.facts) == ("position-seats", {})


@pytest.mark.parametrize(
    ("words", "code"), [("height=7", "option-unknown"), ("start=D", "option-value")]
)
def test_options_are_checked_as_everywhere(words: str, code: str) -> None:
    found = mistake(Alarm, f"{QUESTION}\noptions {words}")
    assert found is not None
    assert found.code == code


def test_spoilt_positions_are_mistakes_or_can_be_played() -> None:
    texts = [
        str(step.table)
        for seats, setting in zip((2, 3, 4, 2, 3), SETTINGS, strict=True)
        for step in walk(Alarm, setting, seats, 1)
    ]
    dice = FastDice(1)
    found = [mistake(Alarm, spoilt(dice.pick(texts), dice)) for _ in range(3000)]
    assert 100 < found.count(None) < 2000
