"""R12–R21 and R25: attack and defence, goals, action cards."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import NOTHING
from anpfiff.games.rotblau.cards import RotBlauDeck
from anpfiff.games.rotblau.notation import words_of
from anpfiff.games.rotblau.rules import RotBlau
from tests.rules.notation import refused
from tests.rules.rotblau_positions import (
    StillDice,
    all_cards,
    card_of,
    choices,
    codes,
    display,
    play,
    rotblau,
    tick,
    told,
    top,
    word,
)

BLUE_4_HAS_THE_BALL = """
    middle  b4-7w
    A       r4-6w r6-11f r7-8c r1-2o
    B       b7-10b b7-8c b3-4f b10-11w
"""
COUNTERPLAY_IS_UP = """
    middle  b4-7w rC
    A       r4-6w r3-7w r9! r6-11f
    B       b7-10b b1-2o b3-4f b10!
"""
GOAL_KICK_IS_UP = """
    middle  b4-7w rK
    A       r4-6w r6-11f r9! r5-9f
    B       b7-10b b1-2o b3-4f b10!
"""
A_SCORES = """
    middle  b4-7w r5-10w
    A       r10! r6-11f r7-8c r1-2o | r2-4w r3-4f | r2-5g
    B       b7-10b b7-8c b3-4f bY | b1-2o | b2-4w
"""


# R12, D24 The kick-off


@pytest.mark.parametrize("text", ["A play 2", "A play top", "B play 4"])
def test_D24_any_4_kicks_off_from_pile_or_display(text: str) -> None:
    table = rotblau("""
        A  r5-6o r4-7w r2-4w r6-9f | r4-6f
        B  b5-6o b1-2o b2-4w b4-7w
    """)
    assert codes(play(table, text))[0] == "kick-off"
    assert len(table.middle) == 1


def test_D24_a_4_that_comes_second_must_fit() -> None:
    table = rotblau("""
        A  r5-6o r4-7w r2-4w r6-9f
        B  b5-6o b1-2o b2-4w b4-8b
    """)
    play(table, "A play 2")
    assert told(play(table, "wait 600", "B play 4")) == ["back B 4 b4-8b R15"]


def test_R12_both_teams_play_on_one_pile() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    play(table, "A play 1", "A play 2")
    assert [word(card) for card in table.middle] == ["b4-7w", "r4-6w", "r6-11f"]
    assert table.view(None).height == 3


# R13–R15 Attack and defence


def test_R13_the_colour_on_top_says_who_attacks() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "B play 1"))[0] == "pass B 1 b7-10b"
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "A play 1"))[0] == "tackle A 1 r4-6w"
    assert told(play(table, "wait 600", "B play 1")) == ["back B 1 b7-10b R15"]


@pytest.mark.parametrize("text", ["B play 1", "B play 2"])
def test_R14_the_attackers_need_the_team_mate_of_the_corner(text: str) -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert codes(play(table, text))[0] == "pass"


def test_R14_no_other_team_mate_will_do() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "B play 3")) == ["back B 3 b3-4f R14"]


def test_R14_the_symbol_does_not_help_the_attackers() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "B play 4")) == ["back B 4 b10-11w R14"]


def test_D5_it_is_the_corner_that_counts_not_the_footballer_on_the_ball() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r4-6w r6-11f r7-8c r1-2o
        B       b4-8b b7-8c b3-4f b10-11w
    """)
    assert told(play(table, "B play 1")) == ["back B 1 b4-8b R14"]
    assert codes(play(table, "wait 600", "B play 2"))[:2] == ["free", "pass"]


def test_R15_the_defenders_need_the_symbol() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "A play 2")) == ["back A 2 r6-11f R15"]
    assert told(play(table, "wait 600", "A play 1"))[1] == "tackle A 1 r4-6w"


def test_R15_the_number_does_not_help_the_defenders() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    assert told(play(table, "A play 3")) == ["back A 3 r7-8c R15"]


def test_R15_after_it_they_attack() -> None:
    table = rotblau(BLUE_4_HAS_THE_BALL)
    play(table, "A play 1")
    assert told(play(table, "A play 2"))[0] == "pass A 2 r6-11f"
    assert told(play(table, "B play 3"))[0] == "tackle B 3 b3-4f"


# R25 The examples, with the cards of the standard deck


def example(text: str) -> RotBlau:
    return RotBlau.position(text, RotBlauDeck.standard(), StillDice(), loud=True)


def middle(table: RotBlau) -> str:
    words = words_of(table.deck)
    return " ".join(words[card] for card in table.middle)


def test_R25_a_goal() -> None:
    table = example("""
        middle  b4-7w
        A       r1-2o r1-3c r1-4b r1-6f
        B       b7-10w b10-11b b11! b1-2o
    """)
    assert codes(play(table, "B play 1"))[0] == "pass"
    assert codes(play(table, "B play 2"))[0] == "pass"
    assert middle(table) == "b4-7w b7-10w b10-11b"
    assert codes(play(table, "B play 3"))[:2] == ["pass", "goal"]
    assert table.goals() == (0, 1)


def test_R25_a_tackle() -> None:
    table = example("""
        middle  b4-7w
        A       r3-7w r7-11f r1-2o r1-3c
        B       b7-10w b2-4w b3-4f b1-2o
    """)
    assert codes(play(table, "A play 1"))[0] == "tackle"
    assert table.fits(1, table.read("play 2"))
    assert codes(play(table, "A play 2"))[0] == "pass"
    assert codes(play(table, "B play 2")) == ["late"]
    assert codes(play(table, "B play 3"))[0] == "tackle"
    assert middle(table) == "b4-7w r3-7w r7-11f b3-4f"


# R16–R18 Goals


def test_R16_a_fitting_goal_card_ends_the_round() -> None:
    table = rotblau(A_SCORES)
    events = play(table, "A play 1")
    assert codes(events) == ["pass", "goal", "deal", "deal"]
    assert choices(table, "A") == choices(table, "B") == ["ready"]
    assert codes(tick(table)) == ["signal"]


def test_R16_the_goal_card_stays_with_the_team_that_scored() -> None:
    table = rotblau(A_SCORES)
    play(table, "A play 1")
    assert table.view(1).scored == ((card_of("r10!"),), ())
    assert all_cards(table, "A").count("r10!") == 2


def test_R16_all_cards_are_dealt_anew() -> None:
    table = rotblau(A_SCORES)
    play(table, "A play 1")
    assert table.middle == []
    assert len(all_cards(table, "A")) == 72
    assert len(all_cards(table, "B")) == 74
    assert table.piles == [[], []]
    assert table.deck.barred.isdisjoint([*table.displays[0], *table.displays[1]])


def test_R16_goal_cards_stay_out_in_all_later_rounds() -> None:
    table = rotblau(A_SCORES, goals="1-1")
    play(table, "A play 1")
    assert len(all_cards(table, "A")) == 68 + 4 + 2 - 2
    assert len(all_cards(table, "B")) == 68 + 4 + 3 - 1


def test_R16_a_pair_shares_the_new_deal() -> None:
    table = rotblau("""
        middle  b4-7w r5-10w
        A       r10! r6-11f | r2-4w r3-4f
        B       b7-10b b7-8c b3-4f b1-2o
        C       r7-8c r1-2o | | r8-9o only
    """)
    play(table, "A play 1")
    assert [len(all_cards(table, letter)) for letter in "AC"] == [36, 36]


def test_D23_a_goal_card_that_does_not_fit_is_no_goal() -> None:
    table = rotblau(A_SCORES.replace("r5-10w", "r5-9g"))
    assert told(play(table, "A play 1")) == ["back A 1 r10! R14"]


def test_R15_a_goal_card_takes_no_ball() -> None:
    text = "middle b4-7w\nA r9! r10! r11! r1-2o\nB b1-2o b2-4w b3-4f b5-6o"
    table = rotblau(text, lock_ms="0")
    for place in "123":
        assert codes(play(table, f"A play {place}")) == ["back"]


def test_R17_the_team_that_did_not_score_gets_a_yellow_card() -> None:
    table = rotblau(A_SCORES)
    play(table, "A play 1")
    assert all_cards(table, "A").count("rY") == 1
    assert all_cards(table, "B").count("bY") == 2
    table = rotblau(A_SCORES, goals="1-1")
    play(table, "A play 1")
    assert all_cards(table, "A").count("rY") == 2
    assert all_cards(table, "B").count("bY") == 3


def test_R18_three_goals_win() -> None:
    table = rotblau(A_SCORES, goals="2-2")
    assert told(play(table, "A play 1"))[1:] == ["goal A r10! 3-2", "end goals 3-2 1-2"]
    result = table.result()
    assert result is not None
    assert (result.points, result.places) == ((1.0, 0.0), (1, 2))
    assert (result.code, result.rule) == ("goals", "R18")
    assert table.moves(0) == table.moves(1) == table.moves(-1) == NOTHING
    assert refused(table, "A turn") == ("over", "R18")


def test_R18_a_team_wins_together() -> None:
    table = rotblau(
        """
        middle  b4-7w r5-10w
        A       r6-11f r7-8c
        B       b7-10b b7-8c b3-4f b1-2o
        C       r10! r1-2o
        """,
        goals="2-0",
    )
    play(table, "C play 1")
    result = table.result()
    assert result is not None
    assert (result.points, result.places) == ((0.5, 0.0, 0.5), (1, 3, 1))


# R19–R21 Action cards


@pytest.mark.parametrize("on", ["b4-7w", "r5-10w", "bC", "rL"])
@pytest.mark.parametrize("action", ["rC", "rK"])
def test_R19_R20_R21_an_action_card_may_be_laid_on_anything(on: str, action: str) -> None:
    table = rotblau(f"middle b4-8b {on}\nA {action} r6-11f r7-8c r1-2o\nB b1-2o b2-4w b3-4f b5-6o")
    assert told(play(table, "A play 1"))[0] == f"action A 1 {action}"
    assert top(table) == action


def test_R19_an_action_card_may_be_turned_up_and_played() -> None:
    table = rotblau("middle b4-8b\nA r1-2o r6-11f r7-8c r2-4w | rC\nB b1-2o b2-4w b3-4f b5-6o")
    assert told(play(table, "A play top"))[0] == "action A top rC"


@pytest.mark.parametrize(("text", "letter"), [("A play 1", "r"), ("B play 1", "b")])
def test_R19_a_number_on_it_wins_the_ball_for_either_team(text: str, letter: str) -> None:
    table = rotblau(COUNTERPLAY_IS_UP)
    events = play(table, text)
    assert told(events)[0].startswith(f"answer {text[0]} 1 {letter}")
    assert table.deck.sides[table.middle[-1]] == "rb".index(letter)


def test_R19_no_other_number_does() -> None:
    table = rotblau(COUNTERPLAY_IS_UP)
    assert told(play(table, "B play 2")) == ["back B 2 b1-2o R19"]
    assert told(play(table, "A play 2")) == ["back A 2 r3-7w R19"]


@pytest.mark.parametrize("text", ["A play 1", "B play 1", "B play 2"])
def test_R20_a_symbol_on_it_wins_the_ball_for_either_team(text: str) -> None:
    table = rotblau(GOAL_KICK_IS_UP)
    assert codes(play(table, text))[0] == "answer"


def test_R20_no_other_symbol_does() -> None:
    table = rotblau(GOAL_KICK_IS_UP)
    assert told(play(table, "A play 2")) == ["back A 2 r6-11f R20"]
    assert told(play(table, "B play 3")) == ["back B 3 b3-4f R20"]


def test_R21_only_the_upper_action_card_counts() -> None:
    table = rotblau(COUNTERPLAY_IS_UP.replace("rC", "rC bL"))
    assert told(play(table, "B play 1")) == ["back B 1 b7-10b R20"]
    assert codes(play(table, "wait 600", "B play 3"))[:2] == ["free", "answer"]


def test_D13_a_goal_card_answers_no_action_card() -> None:
    for position in (COUNTERPLAY_IS_UP, GOAL_KICK_IS_UP):
        table = rotblau(position)
        assert told(play(table, "A play 3")) == ["back A 3 r9! D13"]
        assert told(play(table, "B play 4")) == ["back B 4 b10! D13"]


def test_D13_whatever_numbers_the_action_card_shows() -> None:
    deck = rotblau(COUNTERPLAY_IS_UP).deck
    for action in deck.actions:
        assert deck.goals.isdisjoint(deck.fits[action])


def test_D19_nobody_has_the_ball_under_an_action_card() -> None:
    """So the pass that lay there before counts for nothing."""
    text = "middle r5-10w rC\nA r10! r10-9f r7-8c r1-2o\nB b1-2o b2-4w b3-4f b5-6o"
    table = rotblau(text, lock_ms="0")
    assert told(play(table, "A play 1")) == ["back A 1 r10! D13"]
    assert told(play(table, "A play 2")) == ["back A 2 r10-9f R19"]
    assert codes(play(table, "A play 3"))[0] == "answer"
    assert table.view(0).scored == ((), ())


def test_D3_the_option_wants_action_cards_turned_up() -> None:
    text = "middle b4-8b\nA rC r6-11f r7-8c r2-4w | rK\nB b1-2o b2-4w b3-4f b5-6o"
    table = rotblau(text, action="turned")
    assert told(play(table, "A play 1")) == ["back A 1 rC D3"]
    assert told(play(table, "wait 600", "A play top"))[1] == "action A top rK"
    assert told(play(rotblau(text), "A play 1"))[0] == "action A 1 rC"


def test_D12_no_action_card_before_the_kick_off() -> None:
    table = rotblau("A rC r6-11f r7-8c r2-4w | rK\nB b1-2o b2-4w b3-4f b5-6o", lock_ms="0")
    assert told(play(table, "A play 1")) == ["back A 1 rC D12"]
    assert told(play(table, "A play top")) == ["back A top rK D12"]
    assert display(table, "A").startswith("rC")
