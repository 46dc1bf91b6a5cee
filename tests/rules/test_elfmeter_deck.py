"""The cards of Elfmeter!: ours, and what is wrong with others."""

from __future__ import annotations

from collections import Counter

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.elfmeter.cards import BLUE, YELLOW, ElfmeterDeck
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.rules.elfmeter_positions import card_of, deck, deck_text

STANDARD = ElfmeterDeck.standard()
FIELDS = set(range(1, 7))


def mistake(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        ElfmeterDeck.read(text, "mine.toml")
    assert caught.value.facts["source"] == "mine.toml"
    return caught.value


def changed(old: str, new: str) -> str:
    text = deck_text()
    assert old in text
    return text.replace(old, new)


# Ours


def test_R1_our_deck_has_24_different_cards() -> None:
    assert len({card[1:] for card in STANDARD.cards}) == 24


def test_R6_every_side_has_six_fields_and_three_corners() -> None:
    for card in STANDARD.cards:
        assert {*card.players, card.ball, *card.stops} <= {1, 2, 3, 4, 5, 6}
        assert {card.kick, card.dive} <= {0, 1, 2}


WINGS, CENTRE = {1, 3, 4, 6}, {2, 5}


def test_C13_our_attack_sides_show_one_footballer_and_the_ball_elsewhere() -> None:
    assert {len(card.players) for card in STANDARD.cards} == {1}
    played = {at: {card.ball for card in STANDARD.cards if card.players == (at,)} for at in FIELDS}
    assert played == {
        1: FIELDS - {1},
        6: FIELDS - {6},
        2: WINGS,
        5: WINGS,
        3: WINGS - {3},
        4: WINGS - {4},
    }


def test_our_ball_runs_over_the_wings() -> None:
    balls = Counter(card.ball for card in STANDARD.cards)
    assert balls == {**dict.fromkeys(WINGS, 5), **dict.fromkeys(CENTRE, 2)}


def test_our_cards_are_called_by_footballer_and_ball() -> None:
    for number, card in enumerate(STANDARD.cards):
        assert card.id == f"{card.players[0]}{card.ball}"
        assert card_of(card.id, STANDARD) == number


def test_R10_our_defence_sides_show_one_two_or_three_defenders() -> None:
    assert Counter(len(card.stops) for card in STANDARD.cards) == {1: 21, 2: 2, 3: 1}


def test_our_defenders_stand_in_the_centre() -> None:
    figures = Counter(field for card in STANDARD.cards for field in card.stops)
    assert figures == {1: 3, 2: 9, 3: 2, 4: 2, 5: 9, 6: 3}


def test_R17_our_kicks_and_dives_go_everywhere_alike() -> None:
    for corners in ([card.kick for card in STANDARD.cards], [card.dive for card in STANDARD.cards]):
        assert Counter(corners) == {0: 8, 1: 8, 2: 8}


def test_footballers_have_names_numbers_and_signs() -> None:
    card = card_of("16", STANDARD)
    assert [one.label() for one in STANDARD.attackers(YELLOW, card)] == ["▼ Frida 6"]
    assert [one.number for one in STANDARD.attackers(BLUE, card_of("65", STANDARD))] == [11]
    test_card = card_of("15")
    assert [one.number for one in deck().defenders(BLUE, test_card)] == [3, 5, 7]
    assert {len(squad) for squad in STANDARD.squads} == {11}


def test_a_label_shows_both_sides() -> None:
    assert deck().label(card_of("15")) == "15 (1→5 ▶ | 246 ▲)"


def test_the_tables_agree_with_the_faces() -> None:
    for top, card in enumerate(STANDARD.cards):
        for other, face in enumerate(STANDARD.cards):
            assert (other in STANDARD.follows[top]) == (card.ball in face.players)
            assert (other in STANDARD.stops[top]) == (card.ball in face.stops)


def test_the_cards_of_version_1_are_kept_for_its_records() -> None:
    """Their digest stands in every record of that time."""
    assert [deck.digest for deck in ElfmeterDeck.shipped()] == [STANDARD.digest, "cf5d64568181"]


# Others


def test_a_deck_of_ones_own_gives_the_moves_their_words() -> None:
    mine = ElfmeterDeck.read(changed('id = "65"', 'id = "kopfball"'), "mine.toml")
    table = Elfmeter(Elfmeter.agree(2, {}, mine), FastDice(1))
    assert table.read("play kopfball") == 26
    assert mine.digest != STANDARD.digest


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "65"', 'id = "64"', "card 24.id"),
        ('id = "65"', 'id = "6"', "card 24.id"),
        ('id = "65", players = [6]', 'id = "65", players = []', "card 24.players"),
        ('id = "65", players = [6]', 'id = "65", players = [7]', "card 24.players"),
        ('id = "65", players = [6]', 'id = "65", players = [6, 6]', "card 24.players"),
        ("players = [6], ball = 5", "players = [6], ball = 0", "card 24.ball"),
        ("players = [6], ball = 5", 'players = [6], ball = "5"', "card 24.ball"),
        ('ball = 5, kick = "left"', 'ball = 5, kick = "up"', "card 24.kick"),
        ("stops = [2, 4, 6]", "stops = [2, 4, 6, 1]", "card 3.stops"),
        ("stops = [2, 4, 6]", "stops = []", "card 3.stops"),
        ("stops = [2, 4, 6]", "stops = [2, 2]", "card 3.stops"),
        ("stops = [2, 4, 6]", "stops = [0]", "card 3.stops"),
        ('stops = [2, 4, 6], dive = "middle"', "stops = [2, 4, 6]", "card 3.dive"),
        ('stops = [2, 4, 6], dive = "middle"', 'stops = [2], dive = "left", x = 1', "card 3.x"),
        ("{ id = \"65\"", "{ id = \"extra\", players = [1], ball = 2 },\n{ id = \"65\"", "card"),
        ("name = \"Alma\"", "name = \"Bent\"", "footballer 2.name"),
        ("sign = \"♚\"", "sign = \"■\"", "footballer 2.sign"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_deck_is_named(old: str, new: str, field: str) -> None:
    found = mistake(changed(old, new))
    assert (found.code, found.facts["field"]) == ("deck-field", field)


def test_a_deck_with_too_few_cards_is_refused() -> None:
    text = deck_text()
    first = text.index('{ id = "12"')
    found = mistake(text[:first] + text[text.index('{ id = "13"') :])
    assert found.facts == {"source": "mine.toml", "field": "card", "expected": "24 × [[card]]"}


def test_R9_a_ball_that_cannot_be_played_on_is_a_dead_end() -> None:
    found = mistake(deck_text().replace("players = [5]", "players = [6]"))
    assert found.facts["expected"] == "2 × players = [… 5 …]"


def test_R10_a_ball_that_cannot_be_stopped_is_refused() -> None:
    text = deck_text().replace("stops = [3]", "stops = [1]").replace("[1, 3, 5]", "[1, 5]")
    assert mistake(text).facts["expected"] == "2 × stops = [… 3 …]"


@pytest.mark.parametrize("side", ["kick", "dive"])
def test_R17_a_corner_that_nobody_aims_at_is_refused(side: str) -> None:
    found = mistake(deck_text().replace(f'{side} = "left"', f'{side} = "right"'))
    assert found.facts["expected"] == f'{side} = "left"'


def test_a_deck_of_another_game_is_refused() -> None:
    assert mistake(changed('game = "elfmeter"', 'game = "alarm"')).code == "deck-game"
