"""R1–R7, R24 and the waits: what lies on the table before anybody plays a card."""

from __future__ import annotations

from itertools import product

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.log import Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, SEATS, Mistake
from anpfiff.games.elfmeter.cards import ElfmeterDeck
from anpfiff.games.elfmeter.options import ElfmeterOptions
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.rules.elfmeter_positions import (
    LoadedDice,
    attack,
    deck,
    elfmeter,
    kick_offs,
    luck,
    now,
    play,
    stack,
    told,
)
from tests.rules.notation import refused


def fresh(seed: int = 1, **options: str) -> Elfmeter:
    return Elfmeter(Elfmeter.agree(2, options), FastDice(seed))


# R1–R4 Material, deal, first attacker


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_R1_it_is_a_game_for_two(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        Elfmeter.agree(seats)
    assert caught.value.code == "seats-count"


def test_R1_there_are_24_cards_and_six_kick_off_cards_for_each_colour() -> None:
    table = fresh(start="A")
    for cards in table.stacks:
        assert sorted(cards) == list(range(24))
    assert kick_offs(table) == "5 6 / A / 0 0 / 0"


def test_R2_three_cards_and_a_converted_penalty_are_a_goal() -> None:
    table = elfmeter("attack A")
    play(table, "A play 12", "A play 26", "A play 65", "clock", "A play 13", "B play 12")
    assert kick_offs(table) == "5 5 / B / 1 0 / 0"


def test_R2_a_card_in_between_changes_the_roles() -> None:
    table = elfmeter("attack A")
    play(table, "A play 12", "B play 13")
    assert attack(table) == "B"


def test_R3_both_stacks_are_shuffled_each_for_itself() -> None:
    orders = {tuple(stack) for seed in range(5) for stack in fresh(seed).stacks}
    assert len(orders) == 10


def test_R4_both_act_at_the_same_time() -> None:
    table = elfmeter("attack A\nA 12 13\nB 12 13")
    assert [table.write(move) for move in table.moves(0)] == ["play 12", "play 13", "breathless"]
    assert [table.write(move) for move in table.moves(1)] == ["play 12", "play 13"]
    assert table.live()


def test_R4_every_round_is_about_one_kick_off_card() -> None:
    table = elfmeter("attack A 12 26 65")
    events = play(table, "A play 13", "B play 13")
    assert [line for line in told(events) if line.startswith("kick-off")] == ["kick-off B 5"]
    assert kick_offs(table) == "5 5 / B / 1 0 / 0"


@pytest.mark.parametrize("letter", "AB")
def test_C18_the_table_says_who_attacks_first(letter: str) -> None:
    assert attack(fresh(start=letter)) == letter


def test_C18_by_default_the_lot_decides() -> None:
    assert {SEATS[fresh(seed).attacker] for seed in range(20)} == {"A", "B"}


# R5–R7, R24 Before the attempt


def test_R5_the_view_says_who_holds_which_side() -> None:
    table = elfmeter("attack B")
    assert [table.view(seat).attacker for seat in (0, 1, None)] == [1, 1, 1]


def test_R6_the_goal_has_no_meaning_before_a_penalty() -> None:
    """The same corners on 12 and 64 (kick middle, dive left) stop nothing and match nothing."""
    table = elfmeter("attack A 12")
    assert told(play(table, "B play 64")) == ["back B 64 R10"]


def test_R7_the_table_lays_the_kick_off_card_of_the_attacker() -> None:
    table = fresh(start="B")
    assert told(table.take_events()) == ["kick-off B 5"]
    assert kick_offs(table) == "6 5 / B / 0 0 / 0"


@pytest.mark.parametrize("letter", "AB")
def test_R24_C15_while_both_wait_nobody_sees_a_stack(letter: str) -> None:
    table = elfmeter("signal 2500")
    seat = SEATS.index(letter)
    assert table.view(seat).stack == ()
    assert table.view(seat).sizes == (24, 24)
    play(table, "clock")
    assert table.view(seat).stack == tuple(table.stacks[seat])


def test_R24_nobody_plays_before_the_signal() -> None:
    table = elfmeter("signal 2500")
    assert refused(table, "A play 12") == ("late", "C16")
    assert refused(table, "B breathless") == ("wait-for-signal", "C11")


def test_C15_both_stacks_are_shuffled_before_every_attempt() -> None:
    table = elfmeter("attack A 12\nA 13 15 16\nB 13 21 23 24")
    luck(table, 0, 0, 0, 0)
    play(table, "B play 13")
    assert (stack(table, "A"), stack(table, "B")) == ("15 16 13", "23 24 21")


def test_C15_nobody_else_sees_a_stack_during_the_attempt() -> None:
    table = elfmeter("attack A\nA 12 13 15\nB 21 23 24")
    assert table.view(None).stack == ()
    assert repr(table.view(0)).count(repr(tuple(table.stacks[1]))) == 0
    assert table.view(0).stack == tuple(table.stacks[0])


def test_C19_cards_have_no_wrong_side() -> None:
    """The only things to do are in the phrases: nobody can turn a card."""
    assert set(deck().phrases.objects) == {"tick", "ready", "breathless", "play", "open"}


# C11 The wait


def test_C11_the_wait_lasts_two_and_a_half_seconds() -> None:
    table = elfmeter("attack A 12\nA 13 15 16")
    play(table, "B play 13")
    assert (now(table), table.deadline()) == ("wait", 2500)
    assert told(play(table, "clock")) == ["signal"]
    assert now(table) == "attempt"


def test_C11_it_is_shorter_when_both_are_ready() -> None:
    table = elfmeter("signal 2500")
    play(table, "later 200", "B ready")
    assert table.deadline() == 2500
    play(table, "later 100", "A ready")
    assert table.deadline() == 1300


def test_C11_option_ready_ms() -> None:
    table = elfmeter("attack A 12", ready_ms="700")
    play(table, "B play 13")
    assert (now(table), table.deadline()) == ("wait", 700)


def test_C11_ready_is_said_once_and_not_during_an_attempt() -> None:
    table = elfmeter("signal 2500")
    play(table, "A ready")
    assert refused(table, "A ready") == ("wait-for-signal", "C11")
    play(table, "clock")
    assert refused(table, "A ready") == ("in-play", "C11")


# What everybody is asked


def asked(table: Elfmeter) -> list[str | None]:
    """A, B and a spectator."""
    questions = [table.question(seat) for seat in (0, 1, None)]
    assert not any(question.facts for question in questions if question)
    return [question and question.code for question in questions]


def test_C11_R8_R10_R16_each_is_asked_for_what_his_hands_can_do() -> None:
    table = elfmeter("attack B\nsignal 2500")
    assert asked(table) == ["ready", "ready", None]
    play(table, "A ready")
    assert asked(table) == [None, "ready", None]
    play(table, "clock")
    assert asked(table) == ["defend", "attack", None]
    play(table, "B play 12", "B play 26", "B play 65", "clock")
    assert asked(table) == ["penalty", "penalty", None]
    play(table, "B play 13")
    assert asked(table) == ["penalty", None, None]


def test_C20_R21_who_can_do_nothing_is_not_asked() -> None:
    assert asked(elfmeter("attack A 12\nB -")) == ["attack", None, None]
    assert asked(elfmeter("attack A\nkick-offs 0 3\nmiddle -")) == [None, None, None]


def test_R1_everybody_is_a_side_of_his_own() -> None:
    assert Elfmeter.sides_of(Elfmeter.agree(2)) == (0, 1)


# Options and texts


def test_options_and_the_rules_they_belong_to() -> None:
    assert {item.name: item.metadata["rule"] for item in ElfmeterOptions.all()} == {
        "start": "C18",
        "opening": "C21",
        "referee": "C3",
        "round_ms": "R20",
        "ready_ms": "C11",
        "breath_ms": "C4",
        "attempt_ms": "C22",
        "hand_ms": "C23",
        "lock_ms": "C23",
        "wrong": "C23",
        "ignored": "C23",
        "choice_ms": "C10",
        "throw": "C9",
        "miss_percent": "C9",
    }
    assert ElfmeterOptions().write() == {
        "start": "lot",
        "opening": "blind",
        "referee": "late",
        "round_ms": "5000",
        "ready_ms": "2500",
        "breath_ms": "5000",
        "attempt_ms": "20000",
        "hand_ms": "300",
        "lock_ms": "600",
        "wrong": "growing",
        "ignored": "spent",
        "choice_ms": "10000",
        "throw": "sure",
        "miss_percent": "10",
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("start", "C"),
        ("start", ""),
        ("opening", "late"),
        ("referee", "blind"),
        ("round_ms", "99"),
        ("ready_ms", "99"),
        ("breath_ms", "-1"),
        ("attempt_ms", "600001"),
        ("hand_ms", "2001"),
        ("lock_ms", "5001"),
        ("wrong", "never"),
        ("choice_ms", "60001"),
        ("throw", "far"),
        ("miss_percent", "51"),
        ("miss_percent", "5%"),
        ("miss_percent", ""),
    ],
)
def test_a_wrong_value_names_the_option(name: str, text: str) -> None:
    with pytest.raises(Mistake) as caught:
        Elfmeter.agree(2, {name: text})
    assert (caught.value.code, caught.value.facts["option"]) == ("option-value", name)


def test_options_written_read_back() -> None:
    texts = {
        "start": "B",
        "opening": "leaf",
        "referee": "strict",
        "round_ms": "100",
        "ready_ms": "100",
        "breath_ms": "60000",
        "attempt_ms": "0",
        "hand_ms": "2000",
        "lock_ms": "5000",
        "wrong": "flat",
        "ignored": "back",
        "choice_ms": "1000",
        "throw": "sloppy",
        "miss_percent": "0",
    }
    assert ElfmeterOptions.read(texts, 2).write() == texts


def refused_option(**options: str) -> dict[str, str]:
    with pytest.raises(Mistake) as caught:
        Elfmeter.agree(2, options)
    return {"code": caught.value.code, **caught.value.facts}


def test_C18_only_two_can_start() -> None:
    assert refused_option(start="C") == {
        "code": "option-value",
        "option": "start",
        "text": "C",
        "expected": "lot | A | B",
        "rule": "C18",
    }


def test_C9_without_sloppy_throws_none_misses() -> None:
    assert refused_option(miss_percent="20") == {
        "code": "option-only-with",
        "option": "miss_percent",
        "text": "20",
        "other": "throw=sloppy",
        "rule": "C9",
    }
    assert refused_option(miss_percent="20", throw="sure")["option"] == "miss_percent"
    assert Elfmeter.agree(2, {"miss_percent": "20", "throw": "sloppy"})


def test_C9_what_a_record_says_of_it_does_not_matter() -> None:
    """It names every option, and by version 1 this one could be anything."""
    usual = ElfmeterOptions().write()
    assert Elfmeter.agree(2, usual).options == ElfmeterOptions()
    earlier = Elfmeter.agree(2, {**usual, "miss_percent": "20"}, version=1)
    assert earlier.options.write()["miss_percent"] == "20"


def test_moves_have_fixed_numbers_and_texts() -> None:
    table = fresh()
    texts = ["tick", "ready", "breathless", "play 12"]
    assert [table.write(move) for move in range(4)] == texts
    assert [table.write(move) for move in (26, 27)] == ["play 65", "open"]
    assert table.read("  PLAY   65 ") == 26


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-unknown"),
        ("play", "move-object"),
        ("play 32", "move-object"),
        ("open 12", "move-alone"),
        ("12", "move-unknown"),
    ],
)
def test_nonsense_is_a_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        fresh().read(text)
    assert caught.value.code == code


def test_every_refusal_cites_a_rule_and_changes_nothing() -> None:
    positions = [
        "signal 2500",
        "attack A",
        "attack A 12",
        "attack A 12\nbusy B=600",
        "attack A 12\nB -",
        "attack A 12 26 65\nA 13\nB 12 13",
    ]
    for position, opening in product(positions, ("blind", "leaf")):
        table = elfmeter(position, opening=opening)
        before = table.state()
        for seat in (0, 1, CLOCK):
            for move in range(28):
                if move not in table.moves(seat):
                    refusal = table.why_not(seat, move)
                    assert refusal.code
                    assert refusal.rule[0] in "RC"
        assert table.state() == before


def test_a_match_is_recorded_and_ends() -> None:
    match = Match(Elfmeter, Elfmeter.agree(2, {"start": "A"}), "fast 1")
    match.wait(5000)
    move = match.table.moves(0)[0]
    match.play(0, move, 6000)
    assert list(match.log) == [Line(6000, 0, match.table.write(move))]
    assert match.acts == 2
    table = match.table.copy()
    assert table.playout(FastDice(1)) > 10
    assert table.result() is not None


def test_loaded_dice_leave_stacks_as_they_are() -> None:
    dice = LoadedDice()
    cards = list(range(24))
    dice.shuffle(cards)
    assert cards == list(range(24))
    assert ElfmeterDeck.standard().name == "standard"
