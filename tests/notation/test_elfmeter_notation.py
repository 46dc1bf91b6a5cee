"""Positions of Elfmeter! as text."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import NEVER, NOBODY
from anpfiff.games.elfmeter.cards import ElfmeterDeck
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.notation.reading import deck_reads_back, example, reads_back, wrong_line
from tests.rules.elfmeter_positions import deck, deck_text, names


def position(text: str) -> Elfmeter:
    """With the deck of the rule tests: the standard deck may be tuned."""
    return Elfmeter.position(text, deck())


def test_what_follows_from_the_stacks_is_not_written() -> None:
    """All cards that are named nowhere lie aside."""
    text = "A       12 13 15\nB       16 21 23 24\nattack  B\nuntil   20000"
    assert str(position(text)) == text


def test_a_deck_of_ones_own_has_its_own_words() -> None:
    mine = ElfmeterDeck.read(deck_text().replace('id = "65"', 'id = "kopfball"'), "mine.toml")
    deck_reads_back(Elfmeter, mine)
    table = Elfmeter.position("attack B 26 kopfball", mine)
    assert [mine.cards[card].id for card in table.attack] == ["26", "kopfball"]
    assert "attack  B 26 kopfball" in reads_back(table)


def test_what_the_example_says() -> None:
    table = position(example(Elfmeter))
    assert names(table.stacks[0]) == "12 26 65 13"
    assert names(table.spent[1]).endswith("65 12 64")
    assert (table.goals, table.kick_offs, table.removed) == ([1, 0], [4, 6], 0)
    assert reads_back(table).splitlines()[-4:] == [
        "attack     A 16 62",
        "kick-offs  4 6",
        "goals      1 0",
        "until      20000",
    ]


# What lies where, and what follows from it


def test_without_a_word_everybody_has_all_cards() -> None:
    table = position("")
    assert table.stacks == [list(range(24)), list(range(24))]
    assert (table.attacker, table.middle, table.kick_offs) == (0, 0, [5, 6])
    assert table.live()
    reads_back(table)


def test_what_was_spent_last_comes_last() -> None:
    table = position("A 12 13 | 65 26\nB | 12\nattack A 15 65")
    assert names(table.spent[0]).endswith("62 64 65 26 15")
    assert len(table.stacks[0] + table.spent[0]) == 24
    assert table.stacks[1] == []
    assert names(table.spent[1]).endswith("65 12")
    assert "B       | 13 15" in reads_back(table)
    assert "B       -\n" in reads_back(position("B -\nattack A 12"))


def test_three_cards_in_the_attack_are_a_penalty() -> None:
    table = position("attack A 12 26 65\nnow 500")
    assert (table.view(0).penalty, table.deadline()) == (True, 10_500)
    reads_back(table)


def test_a_choice_that_was_made_is_not_asked_for_again() -> None:
    table = position("attack A 12 26 65\nchosen B 13")
    played = position("attack A 12 26 65")
    played.play(1, played.read("play 13"))
    assert table.state() == played.state()
    assert "chosen  B 13" in reads_back(table)


def test_both_wait_for_the_signal() -> None:
    table = position("now 300\nsignal 2800")
    assert (table.ready, table.deadline(), table.live()) == ([False, False], 2800, False)
    for attack in ("attack B", "attack B 12 26 65"):
        table = position(f"{attack}\nsignal 2500 B")
        assert (table.ready, table.secret) == ([False, True], [])
        assert reads_back(table).endswith("signal  2500 B")


def test_an_attacker_without_a_card_that_follows_holds_on_for_a_while() -> None:
    table = position("attack A 12\nA 34 51\nnow 300")
    assert table.deadline() == 5300
    assert position("attack A 12\nA 34 51\nuntil 40").deadline() == 40


def test_an_attacker_with_such_a_card_has_longer() -> None:
    assert position("attack A 12\nA 26 51\nnow 300").deadline() == 20_300
    assert position("attack A\nuntil 40").deadline() == 40
    table = position("attack A 12\nA 26 51\noptions attempt_ms=0")
    assert table.deadline() is None
    reads_back(table)


def test_hands_can_be_full() -> None:
    table = position("attack A 12\nnow 300\nbusy B=900\nlanded A=100 B=300\nwrongs B=1")
    assert (table.busy, table.deadline()) == ([NEVER, 900], 900)
    assert (table.landed, table.wrongs) == ([100, 300], [0, 1])
    assert list(table.moves(1)) == []
    reads_back(table)


def test_without_a_kick_off_card_in_the_middle_it_is_over() -> None:
    table = position("middle -\nattack B\nkick-offs 2 0\ngoals 3 4\nnow 9000")
    result = table.result()
    assert result is not None
    assert (result.code, result.places, table.removed) == ("goals", (2, 1), 3)
    assert (table.middle, table.deadline()) == (NOBODY, None)
    reads_back(table)


# Nonsense

CARDS = "12 | … | 65"
LINES = "A | B | options | attack | middle | kick-offs | goals | now"
SIGNAL = f"{LINES} | landed | signal"
CLOCKS = f"{SIGNAL} | until | busy | wrongs"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("A 12 14", "A 12 14", CARDS),
        ("A 12 12", "A 12 12", "≤ 0 × 12"),
        ("A 1 12", "A 1 12", "12 | 13 | 15 | 16"),
        ("A 12 | 13 | 15", "A 12 | 13 | 15", CARDS),
        ("A - | 13", "A - | 13", CARDS),
        ("A 12 | 13 13", "A 12 | 13 13", "≤ 0 × 13"),
        ("B 12 | 12", "B 12 | 12", "≤ 0 × 12"),
        ("A 12\nattack A 12", "A 12", "≤ 0 × 12"),
        ("attack", "attack", "A | B"),
        ("attack -", "attack -", "A | B"),
        ("attack 12", "attack 12", "A | B"),
        ("attack C", "attack C", "A | B"),
        ("attack A 99", "attack A 99", CARDS),
        ("attack A 12 12", "attack A 12 12", "≤ 0 × 12"),
        ("attack A 12 26 65 51", "attack A 12 26 65 51", "≤ 3 × …"),
        ("attack A 12 26 51", "attack A 12 26 51", "… (R9)"),
        ("attack A 12 34\noptions referee=strict", "attack A 12 34", "… (R9)"),
        ("attack A 12 26\nsignal 2500", "attack A 12 26", "0 | 3 × …"),
        ("attack A\nA -", "A -", "≥ 1 × …"),
        ("attack A 12 26 65\nB -", "B -", "≥ 1 × …"),
        ("kick-offs 5", "kick-offs 5", "… …"),
        ("kick-offs 5 x", "kick-offs 5 x", "0–6"),
        ("kick-offs 5 -1", "kick-offs 5 -1", "0–6"),
        ("kick-offs 6 6", "kick-offs 6 6", "0–5"),
        ("goals 1 0", "goals 1 0", "0–0"),
        ("goals 3 4\nkick-offs 2 3", "goals 3 4", "Σ ≤ 6"),
        ("middle", "middle", "A | B"),
        ("middle A B", "middle A B", "A | B"),
        ("middle -", "middle -", "A | B"),
        ("middle -\nattack A 12\nkick-offs 0 6", "middle -", "A | B"),
        ("middle -\nsignal 2500\nkick-offs 0 6", "signal 2500", LINES),
        ("middle -\nuntil 2500\nkick-offs 0 6", "until 2500", LINES),
        ("ready B", "ready B", CLOCKS),
        ("C 12", "C 12", CLOCKS),
        ("chosen A 12", "chosen A 12", CLOCKS),
        ("attack A 12 26 65\nsignal 2500\nchosen A 13", "chosen A 13", SIGNAL),
        ("attack A 12 26 65\nA 13 15\nchosen A 12", "chosen A 12", "13 | … | 15"),
        ("attack A 12 26 65\nchosen A", "chosen A", "A 1 × …"),
        ("attack A 12 26 65\nchosen A 13 15", "chosen A 13 15", "A 1 × …"),
        ("attack A 12 26 65\nchosen", "chosen", "A | B"),
        ("attack A 12 26 65\nchosen A 13\nchosen B 13", "chosen B 13", "1 × chosen"),
        ("until 5\noptions attempt_ms=0", "until 5", "… (R16, C4, C22)"),
        ("landed A=1", "landed A=1", "0–0"),
        ("stirred 0", "stirred 0", CLOCKS),
        ("covers A=0", "covers A=0", CLOCKS),
        ("signal 2500\nuntil 5", "until 5", SIGNAL),
        ("now 50\nattack A 12\nA 34 51\nuntil 49", "until 49", "≥ 50"),
    ],
)
def test_a_mistake_says_what_was_expected(text: str, line: str, expected: str) -> None:
    assert wrong_line(Elfmeter, text, deck()) == (line, expected)
