"""R1–R7: the material, the teams, the deal and the signal; and decks of one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, TICK, Mistake, Refused
from anpfiff.games.rotblau.cards import GOAL, MARKS, NORMAL, SYMBOLS, YELLOW, RotBlauDeck
from anpfiff.games.rotblau.rules import RotBlau
from tests.rules.notation import refused
from tests.rules.rotblau_positions import (
    DECK,
    StillDice,
    card_of,
    choices,
    codes,
    display,
    play,
    rotblau,
    standard_parts,
    tick,
    told,
    words,
    written,
)

SEEDS = range(30)
STANDARD = RotBlauDeck.standard()


def dealt(seats: int, seed: int = 1, **options: str) -> RotBlau:
    return RotBlau(RotBlau.agree(seats, options), FastDice(seed))


def own_cards(table: RotBlau, seat: int) -> list[int]:
    return [*table.displays[seat], *table.piles[seat], *table.hands[seat]]


# R1 Material


def test_R1_each_team_has_68_team_cards_4_action_cards_and_3_yellow_cards() -> None:
    for side in range(2):
        roles: Counter[int] = Counter()
        for card, copies in zip(STANDARD.cards, STANDARD.copies, strict=True):
            if card.side == side:
                roles[card.role] += copies
        assert roles[NORMAL] + roles[GOAL] == 68
        assert roles[2] + roles[3] == 4
        assert roles[YELLOW] == 3
    assert sum(STANDARD.copies) == 150


def test_R1_both_teams_have_the_same_cards() -> None:
    red, blue = (
        sorted((card[1:], copies) for card, copies in counted() if card.side == side)
        for side in range(2)
    )
    assert red == blue


def counted() -> list[tuple[Any, int]]:
    return list(zip(STANDARD.cards, STANDARD.copies, strict=True))


def test_D7_a_number_is_one_footballer_of_a_team() -> None:
    for squad in STANDARD.squads:
        assert [footballer.number for footballer in squad] == list(range(1, 12))
    everybody = [footballer for squad in STANDARD.squads for footballer in squad]
    assert len({footballer.name for footballer in everybody}) == 22
    assert len({footballer.sign for footballer in everybody}) == 22


def test_different_cards_have_different_labels_within_a_team() -> None:
    for side in range(2):
        labels = [STANDARD.label(kind) for kind, c in enumerate(STANDARD.cards) if c.side == side]
        assert len(labels) == len(set(labels))
    assert len(set(MARKS)) == len(MARKS) == len(SYMBOLS)


# R2 Teams


@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 1]), (3, [0, 1, 0]), (4, [0, 1, 0, 1])])
def test_R2_every_other_seat_is_a_team(seats: int, sides: list[int]) -> None:
    red, blue = dealt(seats), dealt(seats, larger="blue")
    assert RotBlau.sides_of(red.setup) == red.sides == tuple(sides)
    assert RotBlau.sides_of(blue.setup) == blue.sides == tuple(1 - side for side in sides)


@pytest.mark.parametrize("seats", [1, 5])
def test_R2_two_to_four_play(seats: int) -> None:
    with pytest.raises(Mistake) as mistake:
        RotBlau.agree(seats)
    assert mistake.value.code == "seats-count"


# R3–R6 The deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_each_team_has_its_own_73_cards_with_one_yellow(seats: int) -> None:
    table = dealt(seats)
    for side in range(2):
        cards = [card for seat in table.team(side) for card in own_cards(table, seat)]
        assert len(cards) == 73
        assert cards.count(table.deck.yellow[side]) == 1
        assert {table.deck.sides[card] for card in cards} == {side}


def test_R3_the_cards_are_shuffled() -> None:
    assert len({tuple(dealt(2, seed).hands[0]) for seed in SEEDS}) == len(SEEDS)


def test_R4_alone_in_the_team_you_have_all_cards_and_a_display_of_four() -> None:
    table = dealt(2)
    for seat in range(2):
        assert len(table.displays[seat]) == 4
        assert len(table.hands[seat]) == 69
        assert table.piles[seat] == []
    assert [len(row) for row in dealt(3).displays] == [2, 4, 2]


def test_R4_hand_decks_are_covered_also_from_their_owners() -> None:
    table = dealt(2)
    view = table.view(0)
    assert view.hands == (69, 69)
    assert view._replace(seat=1) == table.view(1)
    assert view._replace(seat=None) == table.view(None)


def test_R5_two_in_a_team_have_displays_of_two() -> None:
    table = dealt(4)
    assert [len(row) for row in table.displays] == [2, 2, 2, 2]
    assert [len(hand) for hand in table.hands] == [35, 35, 34, 34]


def test_D18_73_cards_are_37_and_36() -> None:
    table = dealt(4)
    assert [len(own_cards(table, seat)) for seat in range(4)] == [37, 37, 36, 36]


def test_R6_no_4_no_action_and_no_yellow_card_stays_in_the_display() -> None:
    for seed in SEEDS:
        table = dealt(2, seed)
        for shown in table.displays:
            assert table.deck.barred.isdisjoint(shown)


def test_R6_such_a_card_goes_back_into_the_own_hand_deck() -> None:
    back = 0
    for seed in SEEDS:
        table = dealt(3, seed)
        for event in table.take_events():
            assert event.code == "deal"
            seat = event.facts["seat"]
            assert set(event.facts["back"]) <= set(table.hands[seat])
            assert table.deck.barred.issuperset(event.facts["back"])
            back += len(event.facts["back"])
    assert back


class OneCardFirst(StillDice):
    """Puts a chosen card on top of red's set, and shuffles back to this place from the bottom."""

    def __init__(self, card: int, place: int = 0) -> None:
        super().__init__()
        self.card = card
        self.depth = place

    def shuffle(self, items: Any) -> None:
        if self.card in items:
            items.remove(self.card)
            items.append(self.card)

    def below(self, n: int) -> int:
        return min(self.depth, n - 1)


@pytest.mark.parametrize("text", ["r4-7w", "rC", "rK", "rL", "rY"])
def test_R6_another_card_takes_its_place(text: str) -> None:
    table = RotBlau(RotBlau.agree(2, {}, DECK), OneCardFirst(card_of(text), 5))
    red = next(event for event in table.take_events() if event.facts["seat"] == 0)
    assert words(red.facts["back"]).split()[0] == text
    assert text not in display(table, "A")
    assert card_of(text) in table.hands[0]


def test_D4_the_option_puts_it_under_the_deck() -> None:
    setup = RotBlau.agree(2, {"setup": "under"}, DECK)
    table = RotBlau(setup, OneCardFirst(card_of("r4-7w"), 5))
    back = table.take_events()[0].facts["back"]
    assert table.hands[0][: len(back)] == list(back[::-1])
    table = RotBlau(RotBlau.agree(2, {}, DECK), OneCardFirst(card_of("r4-7w"), 30))
    assert table.hands[0].index(card_of("r4-7w")) >= 30


# R7 The signal


def test_R7_all_wait_for_the_signal() -> None:
    table = dealt(3)
    assert choices(table, "A") == choices(table, "B") == ["ready"]
    assert refused(table, "A turn") == ("wait-for-signal", "R7")
    assert not table.live()
    assert table.deadline() == 5000
    assert codes(tick(table)) == ["signal"]
    assert table.live()
    for letter in "ABC":
        assert "turn" in choices(table, letter)


def test_R7_it_comes_soon_after_all_are_ready() -> None:
    table = dealt(2)
    assert told(play(table, "A ready")) == ["ready A"]
    assert refused(table, "A ready") == ("wait-for-signal", "R7")
    assert choices(table, "A") == []
    assert table.deadline() == 5000
    play(table, "B ready")
    assert table.deadline() == 1000


def test_R7_the_break_is_an_option() -> None:
    assert dealt(2, break_ms="200").deadline() == 200


def test_R7_nothing_but_a_4_starts_the_match() -> None:
    table = rotblau("A r5-6o r9! r2-4w r6-9f\nB b5-6o b1-2o b2-4w b4-7w", lock_ms="0")
    for text in ("A play 1", "A play 2", "A play 3", "B play 1"):
        assert told(play(table, text))[0].endswith("R7")
    assert told(play(table, "B play 4"))[0] == "kick-off B 4 b4-7w"


def test_R7_nobody_is_ready_in_play_and_the_clock_is_no_player() -> None:
    table = rotblau("A r5-6o r9! r2-4w r6-9f\nB b5-6o b1-2o b2-4w b4-7w")
    assert refused(table, "A ready") == ("in-play", "R7")
    assert refused(table, "A tick") == ("in-play", "R7")
    with pytest.raises(Refused):
        Match(RotBlau, table.setup, "fast 1").play(CLOCK, TICK)


# Decks of one's own


def test_a_deck_of_ones_own_is_read() -> None:
    assert DECK.name == "tests"
    assert [len(pack) for pack in DECK.packs] == [72, 72]


def changed(key: str, index: int, **values: Any) -> str:
    parts = standard_parts()
    parts[key][index] = {**parts[key][index], **values}
    return written(parts)


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        (changed("card", 0, to=12), "card 1.to", "1–11"),
        (changed("card", 0, number=0), "card 1.number", "1–11"),
        (changed("card", 0, to=1), "card 1.to", "≠ 1"),
        (changed("card", 0, symbol="moon"), "card 1.symbol", " | ".join(SYMBOLS)),
        (changed("card", 0, team="white"), "card 1.team", "red | blue | both"),
        (changed("card", 0, copies=2), "card", "68 × [[card]] + [[goal]]"),
        (changed("card", 0, team="red"), "card", "68 × [[card]] + [[goal]]"),
        (changed("card", 0, colour="red"), "card 1.colour", "–"),
        (changed("goal", 0, number=4), "goal 1.number", "≠ 4"),
        (changed("goal", 0, number=1), "goal", "to = 1"),
        (changed("counterplay", 0, copies=1), "counterplay", "4 × [[counterplay]] + [[goal-kick]]"),
        (changed("counterplay", 0, numbers=[4, 4]), "counterplay 1.numbers", "≠"),
        (changed("counterplay", 0, numbers=[]), "counterplay 1.numbers", "1–11 × 1–11"),
        (changed("goal-kick", 0, symbols=["cup", "cup"]), "goal-kick 1.symbols", "≠"),
        (changed("goal-kick", 0, symbols=[]), "goal-kick 1.symbols", "1 × " + " | ".join(SYMBOLS)),
        (changed("goal-kick", 0, symbols=3), "goal-kick 1.symbols", "1 × " + " | ".join(SYMBOLS)),
    ],
)
def test_a_bad_deck_is_a_clear_mistake(text: str, field: str, expected: str) -> None:
    with pytest.raises(Mistake) as mistake:
        RotBlauDeck.read(text, "mine.toml")
    assert mistake.value.code == "deck-field"
    assert mistake.value.facts["source"] == "mine.toml"
    assert (mistake.value.facts["field"], mistake.value.facts["expected"]) == (field, expected)


def deck_of(change: dict[int, str], goals: dict[int, int] | None = None) -> str:
    """The deck for tests with other passes for some numbers, or other goal cards."""
    parts = standard_parts()
    for card in parts["card"]:
        if card["number"] in change:
            card.update(entry(change[card["number"]], card))
    if goals:
        parts["goal"] = [{"team": "both", "number": n, "copies": c} for n, c in goals.items()]
    return written(parts)


def entry(text: str, card: dict[str, Any]) -> dict[str, Any]:
    name, _, value = text.partition("=")
    return {name: int(value) if value.isdigit() else value}


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        (deck_of({4: "number=1"}), "card", "1–20 × number = 4"),
        (deck_of({5: "number=4", 6: "number=4", 7: "number=4"}), "card", "1–20 × number = 4"),
        (deck_of({9: "number=1"}), "card", "red 9: ≥ 1 × [[card]]"),
        (deck_of({1: "to=2", 2: "to=1"}), "card", "red 1 → … → [[goal]]"),
        (deck_of({}, {9: 2}), "card", "68 × [[card]] + [[goal]]"),
    ],
)
def test_a_deck_with_dead_ends_is_a_clear_mistake(text: str, field: str, expected: str) -> None:
    with pytest.raises(Mistake) as mistake:
        RotBlauDeck.read(text, "mine.toml")
    assert (mistake.value.facts["field"], mistake.value.facts["expected"]) == (field, expected)


def test_a_deck_needs_three_goal_cards_a_team() -> None:
    parts = standard_parts()
    parts["goal"] = [{"team": "both", "number": 9, "copies": 2}]
    parts["card"][0]["copies"] = 7
    with pytest.raises(Mistake) as mistake:
        RotBlauDeck.read(written(parts), "mine.toml")
    assert mistake.value.facts["expected"] == "≥ 3 × [[goal]]"


def test_a_symbol_needs_an_answer_in_the_other_team() -> None:
    parts = standard_parts()
    parts["card"][0].update(team="red", symbol="gloves")
    for card in parts["card"][1:]:
        card["symbol"] = "ball"
    parts["card"].append({**parts["card"][0], "team": "blue", "symbol": "ball"})
    for kick in parts["goal-kick"]:
        kick["symbols"] = ["ball"]
    with pytest.raises(Mistake) as mistake:
        RotBlauDeck.read(written(parts), "mine.toml")
    assert mistake.value.facts["expected"] == "blue: gloves"
