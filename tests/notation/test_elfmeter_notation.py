"""Positions of Elfmeter! as text."""

from __future__ import annotations

from itertools import islice

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NOBODY, Mistake
from anpfiff.games.elfmeter import notation
from anpfiff.games.elfmeter.cards import ElfmeterDeck
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.laws.laws import timed_walk, walk
from tests.laws.oracles import oracle_of
from tests.notation.trips import expected, mistake, reads_back, spoilt

SETTINGS = oracle_of(Elfmeter).settings
BOTS = ["reflex:2", "reflex:4"]
STANDARD = ElfmeterDeck.standard()


def names(cards: list[int]) -> str:
    return " ".join(STANDARD.cards[card].id for card in cards)


# There and back


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_position_of_a_match_in_time_reads_back(setting: dict[str, str]) -> None:
    for seed in range(2):
        for step in timed_walk(Elfmeter, setting, BOTS, seed):
            reads_back(step.table)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_position_of_a_random_match_reads_back(setting: dict[str, str]) -> None:
    texts = [
        reads_back(step.table)
        for seed in range(3)
        for step in islice(walk(Elfmeter, setting, 2, seed), 1000)
    ]
    seen = " ".join(texts).split()
    assert {"chosen", "ready", "until", "goals", "middle", "|"} <= set(seen)


def test_a_match_goes_on_alike() -> None:
    table = Elfmeter(Elfmeter.agree(2), FastDice(5))
    again = Elfmeter.position(str(table), dice=table.dice.copy())
    assert table.playout(FastDice(6)) == again.playout(FastDice(6))
    assert table.state() == again.state()


def test_a_deck_of_ones_own_has_its_own_words() -> None:
    text = ElfmeterDeck.standard_file.read_text("utf-8")
    deck = ElfmeterDeck.read(text.replace('id = "65"', 'id = "kopfball"'), "mine.toml")
    table = Elfmeter.position("attack B 26 kopfball", deck)
    assert table.attack == [deck.find("26"), deck.find("kopfball")]
    assert "attack     B 26 kopfball" in reads_back(table)


def test_the_example_can_be_read() -> None:
    lines = (notation.__doc__ or "").splitlines()
    table = Elfmeter.position("\n".join(line for line in lines if line.startswith("    ")))
    assert names(table.stacks[0]) == "12 26 65 13"
    assert names(table.spent[1]).endswith("65 12 64")
    assert (table.goals, table.kick_offs, table.removed) == ([1, 0], [4, 6], 0)
    assert reads_back(table).splitlines()[-3:] == [
        "attack     A 16 62",
        "kick-offs  4 6",
        "goals      1 0",
    ]


# What lies where, and what follows from it


def test_it_is_quiet_and_has_dice_of_its_own_unless_the_caller_says_otherwise() -> None:
    table = Elfmeter.position("attack A")
    assert isinstance(table.dice, FastDice)
    assert table.dice.state == FastDice(0).state
    table.play(0, table.read("play 12"))
    assert table.take_events() == []
    dice = FastDice(7)
    table = Elfmeter.position("attack A 12 26 65\nchosen A 13", dice=dice, loud=True)
    assert table.dice is dice
    assert table.take_events() == []
    table.play(1, table.read("play 12"))
    assert "shot" in [event.code for event in table.take_events()]


def test_without_a_word_everybody_has_all_cards() -> None:
    table = Elfmeter.position("")
    assert table.stacks == [list(range(24)), list(range(24))]
    assert (table.attacker, table.middle, table.kick_offs) == (0, 0, [5, 6])
    assert table.live()
    reads_back(table)


def test_what_was_spent_last_comes_last() -> None:
    table = Elfmeter.position("A 12 13 | 65 26\nB - | 12\nattack A 15 65")
    assert names(table.spent[0]).endswith("62 64 65 26 15")
    assert len(table.stacks[0] + table.spent[0]) == 24
    assert table.stacks[1] == []
    assert names(table.spent[1]).endswith("65 12")
    reads_back(table)


def test_three_cards_in_the_attack_are_a_penalty() -> None:
    table = Elfmeter.position("attack A 12 26 65\nnow 500")
    assert (table.view(0).penalty, table.deadline()) == (True, 10_500)
    reads_back(table)


def test_a_choice_that_was_made_is_not_asked_for_again() -> None:
    table = Elfmeter.position("attack A 12 26 65\nchosen B 13")
    played = Elfmeter.position("attack A 12 26 65")
    played.play(1, played.read("play 13"))
    assert table.state() == played.state()
    assert reads_back(table).endswith("chosen     B 13")


def test_both_wait_for_the_signal() -> None:
    table = Elfmeter.position("ready -\nnow 300")
    assert (table.ready, table.deadline()) == ([False, False], 2800)
    assert Elfmeter.position("ready B\nnow 300").ready == [False, True]
    assert Elfmeter.position("ready A B\nnow 300").deadline() == 1300
    assert Elfmeter.position("ready A B\nnow 300\nuntil 900").deadline() == 900


def test_an_attacker_without_a_card_that_follows_holds_on_for_a_while() -> None:
    table = Elfmeter.position("attack A 12\nA 35 51\nnow 300")
    assert table.deadline() == 5300
    assert Elfmeter.position("attack A 12\nA 35 51\nuntil 40").deadline() == 40
    assert Elfmeter.position("attack A 12\nA 26 51").deadline() is None


def test_without_a_kick_off_card_in_the_middle_it_is_over() -> None:
    table = Elfmeter.position("middle -\nattack B\nkick-offs 2 0\ngoals 3 4\nnow 9000")
    result = table.result()
    assert result is not None
    assert (result.code, result.places, table.removed) == ("goals", (2, 1), 3)
    assert (table.middle, table.deadline()) == (NOBODY, None)
    reads_back(table)


# Nonsense

STACK = "CARD … [| CARD …]"
ATTACK = "attack SEAT [CARD …] (≤ 3)"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("A 12 14", f"A {STACK}"),
        ("A 12 12", f"A {STACK}"),
        ("A 12 | 13 | 15", f"A {STACK}"),
        ("A 12 | 13 13", f"A {STACK}"),
        ("B 12 | 12", f"B {STACK}"),
        ("A 12\nattack A 12", f"A {STACK}"),
        ("attack", ATTACK),
        ("attack 12", ATTACK),
        ("attack C", ATTACK),
        ("attack A 99", ATTACK),
        ("attack A 12 12", ATTACK),
        ("attack A 12 26 65 51", ATTACK),
        ("attack A 12 26 51", "attack SEAT CARD … (R9)"),
        ("attack A 12 35\noptions referee=strict", "attack SEAT CARD … (R9)"),
        ("attack A 12 26\nready -", "attack SEAT [3 × CARD]"),
        ("attack A\nA -", "A CARD …"),
        ("attack A 12 26 65\nB -", "B CARD …"),
        ("kick-offs 5", "kick-offs NUMBER NUMBER"),
        ("kick-offs 5 x", "kick-offs NUMBER NUMBER"),
        ("kick-offs 5 -1", "kick-offs NUMBER NUMBER"),
        ("kick-offs 6 6", "kick-offs 0–5 0–6"),
        ("goals 1 0", "goals Σ ≤ 0"),
        ("goals 3 4\nkick-offs 2 3", "goals Σ ≤ 6"),
        ("middle", "middle SEAT"),
        ("middle A B", "middle SEAT"),
        ("middle -", "middle SEAT"),
        ("middle -\nattack A 12\nkick-offs 0 6", "middle SEAT"),
        ("middle -\nready -\nkick-offs 0 6", "middle SEAT"),
        ("ready C", "ready [A] [B]"),
        ("ready now", "ready [A] [B]"),
        ("chosen A 12", "chosen SEAT CARD"),
        ("attack A 12 26 65\nchosen A 12", "chosen SEAT CARD"),
        ("attack A 12 26 65\nchosen A", "chosen SEAT CARD"),
        ("attack A 12 26 65\nchosen", "chosen SEAT CARD"),
        ("attack A 12 26 65\nready -\nchosen A 13", "chosen SEAT CARD"),
        ("attack A 12 26 65\nchosen A 13\nchosen B 13", "1 × chosen"),
        ("now -5", "now MS"),
        ("until 5", "until MS ≥ 0"),
        ("ready -\nnow 50\nuntil 49", "until MS ≥ 50"),
        ("ready -\nuntil later", "until MS"),
        ("options referee", "options NAME=VALUE …"),
    ],
)
def test_a_mistake_says_what_was_expected(text: str, wanted: str) -> None:
    assert expected(Elfmeter, text)[1] == wanted


@pytest.mark.parametrize("text", ["C 12", "A 12\nC 13", "H"])
def test_there_are_two_seats(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        Elfmeter.position(text)
    assert (caught.value.code, caught.value.facts) == ("position-seats", {})


def test_spoilt_positions_are_mistakes_or_can_be_played() -> None:
    texts = [
        str(step.table)
        for setting in SETTINGS
        for step in islice(walk(Elfmeter, setting, 2, 1), 500)
    ]
    dice = FastDice(1)
    found = [mistake(Elfmeter, spoilt(dice.pick(texts), dice)) for _ in range(2000)]
    assert 100 < found.count(None) < 1500
