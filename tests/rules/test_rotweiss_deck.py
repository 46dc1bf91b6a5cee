"""Decks of one's own for Rot gegen Weiß: whatever is wrong with one is named by file and field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.rotweiss.cards import RED, WHITE, RotWeissDeck
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.rules.rotweiss_positions import DECK, GOALS, GRAPH, deck_text

TEXT = deck_text()
TWO = "number = 2\npasses = [5]\ntackles = [9, 10]\ncopies = 5\n"
"""The second card of the deck, and"""
GOAL = 'team = "both"\nnumber = 9\ncopies = 3\n'
"""its first goal card."""


def mistake(text: str) -> tuple[str, str]:
    """Which field is wrong, and what was expected there."""
    with pytest.raises(Mistake) as caught:
        RotWeissDeck.read(text, "mine.toml")
    assert (caught.value.code, caught.value.facts["source"]) == ("deck-field", "mine.toml")
    return caught.value.facts["field"], caught.value.facts["expected"]


def changed(old: str, new: str, entry: str = TWO) -> str:
    assert TEXT.count(entry) == 1
    assert entry.count(old) == 1
    return TEXT.replace(entry, entry.replace(old, new))


def test_R1_the_standard_deck_reads() -> None:
    deck = RotWeissDeck.standard()
    assert (deck.game, deck.name, len(deck.digest)) == ("rotweiss", "standard", 12)
    assert RotWeissDeck.standard() is deck


def test_R1_both_teams_of_the_standard_deck_have_the_same_cards() -> None:
    deck = RotWeissDeck.standard()
    teams = [
        {card[1:]: deck.copies[kind] for kind, card in enumerate(deck.cards) if card.side == side}
        for side in (RED, WHITE)
    ]
    assert teams[RED] == teams[WHITE]


def test_R14_equal_cards_are_one_kind_whatever_the_order_of_their_corners() -> None:
    split = TEXT.replace(
        TWO,
        TWO.replace("copies = 5", "copies = 2")
        + '[[card]]\nteam = "both"\n'
        + TWO.replace("9, 10", "10, 9").replace("copies = 5", "copies = 3"),
    )
    deck = RotWeissDeck.read(split, "mine.toml")
    assert deck.cards == DECK.cards
    assert deck.copies == DECK.copies
    assert deck.digest != DECK.digest


def test_R14_a_card_may_be_of_one_team_only() -> None:
    text = TEXT.replace(
        'team = "both"\n' + TWO,
        f'team = "red"\n{TWO}[[card]]\nteam = "white"\n{TWO}'.replace("[5]", "[6]", 1),
    )
    deck = RotWeissDeck.read(text, "mine.toml")
    twos = [card.passes for card in deck.cards if card.number == 2]
    assert twos == [(6,), (5,)]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("copies = 5", "", "card 2.copies 1–60"),
        ("copies = 5", "copies = 0", "card 2.copies 1–60"),
        ("copies = 5", "copies = 61", "card 2.copies 1–60"),
        ("number = 2", "number = 12", "card 2.number 1–11"),
        ("number = 2", "number = 0", "card 2.number 1–11"),
        ("passes = [5]", "", "card 2.passes 1–2 × 1–11"),
        ("passes = [5]", "passes = []", "card 2.passes 1–2 × 1–11"),
        ("passes = [5]", "passes = 5", "card 2.passes 1–2 × 1–11"),
        ("passes = [5]", "passes = [5, 6, 7]", "card 2.passes 1–2 × 1–11"),
        ("passes = [5]", "passes = [12]", "card 2.passes 1 × 1–11"),
        ("passes = [5]", 'passes = ["5"]', "card 2.passes 1 × 1–11"),
        ("passes = [5]", "passes = [5, 5]", "card 2.passes ≠"),
        ("passes = [5]", "passes = [5, 2]", "card 2.passes ≠ 2"),
        ("tackles = [9, 10]", "", "card 2.tackles 1–2 × 1–11"),
        ("tackles = [9, 10]", "tackles = [9, 9]", "card 2.tackles ≠"),
        ("tackles = [9, 10]", "tackles = [9, 10]\nfoul = true", "card 2.foul –"),
        ("copies = 5", "copies = 4", "card 60 × [[card]] + [[goal]]"),
        ("copies = 5", "copies = 6", "card 60 × [[card]] + [[goal]]"),
    ],
)
def test_R14_a_damaged_card_is_named(old: str, new: str, expected: str) -> None:
    assert " ".join(mistake(changed(old, new))) == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('team = "both"', 'team = "blue"', "goal 1.team red | white | both"),
        ('team = "both"', "", "goal 1.team red | white | both"),
        ("copies = 3", "copies = 3\npasses = [2]", "goal 1.passes –"),
        ("copies = 3", "copies = 2", "card 60 × [[card]] + [[goal]]"),
        ('team = "both"', 'team = "red"', "card 60 × [[card]] + [[goal]]"),
    ],
)
def test_R18_a_damaged_goal_card_is_named(old: str, new: str, expected: str) -> None:
    assert " ".join(mistake(changed(old, new, GOAL))) == expected


def test_R18_each_team_must_have_eight_goal_cards() -> None:
    text = deck_text({**GRAPH, 2: ([5], [9, 10], 6)}, {**GOALS, 9: 2})
    assert mistake(text) == ("goal", "8 × [[goal]]")


@pytest.mark.parametrize("name", ["card", "goal"])
@pytest.mark.parametrize("value", ["[]", "7", "[1, 2]", '"none"'])
def test_R1_cards_must_be_a_list_of_tables(name: str, value: str) -> None:
    head, *entries = TEXT.split(f"[[{name}]]\n")
    assert entries
    rest = "".join(entries).partition("[[goal]]")[2] if name == "card" else ""
    lines = head.replace('name = "test"\n', f'name = "test"\n{name} = {value}\n')
    text = lines + (f"[[goal]]{rest}" if rest else "")
    field, expected = mistake(text)
    assert field == name
    assert expected in (f"[[{name}]]", f"1–120 × [[{name}]]")


def test_R1_a_list_that_is_too_long_is_named() -> None:
    text = TEXT + '[[goal]]\nteam = "red"\nnumber = 9\ncopies = 1\n' * 118
    assert mistake(text) == ("goal", "1–120 × [[goal]]")


def test_R12_each_team_needs_a_goalkeeper() -> None:
    graph = {number: card for number, card in GRAPH.items() if number != 1}
    graph[9] = ([10, 11], [2], 5)
    graph[11] = ([10], [3], 11)
    assert mistake(deck_text(graph)) == ("card", "number = 1")


def test_R12_a_goal_card_of_the_goalkeeper_does_not_kick_off() -> None:
    deck = RotWeissDeck.read(deck_text(GRAPH, {9: 3, 10: 3, 1: 2}), "mine.toml")
    goal = next(kind for kind, card in enumerate(deck.cards) if card.goal and card.number == 1)
    assert goal not in deck.keepers
    table = RotWeiss(RotWeiss.agree(2, {}, deck), FastDice(1))
    table.now = table.due
    table.time_passes()
    table.hands[0].append(goal)
    table.play(0, table.read("turn 1"))
    assert table.middle == []


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ({4: ([5, 6], [7], 4), 10: ([8, 9], [2], 6)}, "3 × red 8"),
        ({4: ([5, 6], [8], 4), 10: ([9], [2], 6)}, "3 × white 8"),
    ],
    ids=["for a pass", "for a tackle"],
)
def test_R19_whoever_is_wanted_has_three_cards_that_never_leave(
    others: dict[int, tuple[list[int], list[int], int]], expected: str
) -> None:
    """R22 Else a top card could want somebody whom no ball out of play brings back."""
    text = deck_text({**GRAPH, 8: ([11], [2, 3], 2), **others})
    assert mistake(text) == ("card", expected)


def test_R2_the_footballers_are_read_as_in_the_other_game_of_teams() -> None:
    assert mistake(TEXT.replace('name = "Red 2"', 'name = "Red 1"')) == ("footballer 2.name", "≠")


def test_R1_a_deck_of_another_game_is_not_for_this_one() -> None:
    with pytest.raises(Mistake) as caught:
        RotWeissDeck.read(TEXT.replace('"rotweiss"', '"rotblau"'), "mine.toml")
    assert caught.value.code == "deck-game"
    assert mistake(TEXT.replace('name = "test"', 'name = "test"\nauthor = "me"')) == ("author", "–")


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_R1_a_deck_with_a_hole_is_a_deck_or_a_mistake(start: int, length: int) -> None:
    try:
        deck = RotWeissDeck.read(TEXT[:start] + TEXT[start + length :], "mine.toml")
    except Mistake:
        return
    assert [len(pack) for pack in deck.packs] == [60, 60]
