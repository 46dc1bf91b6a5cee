"""R1–R3, R6 and R10: the cards of Finale, and decks that are damaged."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.finale.cards import (
    AGAIN,
    ANY,
    ATTACK,
    COLOURS,
    DEFENCE,
    EXTRA_PERIODS,
    INJURY,
    KEEPER,
    LEAST_BUDGET,
    MIDFIELD,
    NO_SYMBOL,
    PERIODS,
    RED,
    WHITE,
    YELLOW,
    FinaleDeck,
    Footballer,
    Tactic,
    cheapest,
)
from anpfiff.games.finale.options import FinaleOptions
from anpfiff.games.finale.rules import Finale
from tests.rules.finale_positions import CARDS, CAST, DECK, DECK_TEXT, finale

REAL = FinaleDeck.standard()
CLUBS = [REAL.footballers[:30], REAL.footballers[30:]]

clubs = pytest.mark.parametrize("club", CLUBS, ids=["stollen", "acker"])
colours = pytest.mark.parametrize("colour", range(5), ids=COLOURS)


def total(card: Footballer) -> int:
    """What the four strengths of a footballer of this position and value add up to."""
    if card.position == KEEPER:
        return card.value + 11
    if card.position == ATTACK:
        return card.value + 8
    return 17 if card.value == 7 else 2 * card.value + 5


def formation(cards: list[Footballer]) -> str:
    count = Counter(card.position for card in cards)
    assert count[KEEPER] == 1
    return f"{count[DEFENCE]}-{count[MIDFIELD]}-{count[ATTACK]}"


def family(colour: int) -> list[Tactic]:
    return [card for card in REAL.tactics if card.colour == colour]


# R1, R2 Footballers


def test_R1_sixty_footballers_of_two_clubs() -> None:
    assert REAL.clubs == ("SV Stollen", "FC Acker")
    assert [card.club for card in REAL.footballers] == [0] * 30 + [1] * 30
    assert len(set(CAST)) == 60


def test_R1_six_periods_and_two_more() -> None:
    assert (PERIODS, EXTRA_PERIODS) == (6, 8)


def test_R1_both_managers_have_the_same_thirty_tactics_cards() -> None:
    assert len(REAL.tactics) == 30
    table = finale("A hand dreizack\nB hand dreizack")
    assert table.hands[0] == table.hands[1]


@clubs
def test_R2_positions_four_eight_twelve_six(club: tuple[Footballer, ...]) -> None:
    count = Counter(card.position for card in club)
    assert [count[position] for position in (KEEPER, DEFENCE, MIDFIELD, ATTACK)] == [4, 8, 12, 6]


@pytest.mark.parametrize("card", REAL.footballers, ids=CAST)
def test_R2_four_strengths_from_1_to_5_that_add_up(card: Footballer) -> None:
    assert len(card.strengths) == len(card.symbols) == 4
    assert all(1 <= strength <= 5 for strength in card.strengths)
    assert sum(card.strengths) == total(card)


@clubs
def test_R2_a_club_is_worth_108_and_as_strong_as_365(club: tuple[Footballer, ...]) -> None:
    assert sum(card.value for card in club) == 108
    assert sum(sum(card.strengths) for card in club) == 365


def test_R2_the_clubs_mirror_each_other() -> None:
    pairs = [sorted((card.position, card.value, total(card)) for card in club) for club in CLUBS]
    assert pairs[0] == pairs[1]


@pytest.mark.parametrize("card", REAL.footballers, ids=CAST)
def test_R2_symbols_sit_on_the_highest_strengths(card: Footballer) -> None:
    places = [place for place, symbol in enumerate(card.symbols) if symbol != NO_SYMBOL]
    by_strength = sorted(range(4), key=lambda place: (-card.strengths[place], place))
    assert places == sorted(by_strength[: len(places)])
    if {*card.symbols} >= {YELLOW, INJURY}:
        assert [card.symbols[place] for place in by_strength[:2]] == [YELLOW, INJURY]


@pytest.mark.parametrize(
    ("club", "risks"), [(0, [9, 8, 5, 3, 1, 4]), (1, [9, 8, 4, 4, 1, 4])], ids=["stollen", "acker"]
)
def test_R2_how_many_risk_what(club: int, risks: list[int]) -> None:
    count = Counter(tuple(sorted(filter(None, card.symbols))) for card in CLUBS[club])
    kinds = [(INJURY,), (RED,), (YELLOW, YELLOW), (YELLOW,), (INJURY, YELLOW), ()]
    assert [count[kind] for kind in kinds] == risks


# R6 Beginners


@clubs
def test_R6_the_x_team_has_fifteen_and_costs_fifty(club: tuple[Footballer, ...]) -> None:
    team = [card for card in club if card.x]
    assert len(team) == 15
    assert sum(card.value for card in team) == 50
    count = Counter(card.position for card in team)
    assert [count[position] for position in (KEEPER, DEFENCE, MIDFIELD, ATTACK)] == [2, 4, 6, 3]


@pytest.mark.parametrize(
    ("club", "shape", "bench"),
    [(0, "3-4-3", "tentakel walze balla joker"), (1, "4-4-2", "hechter ballnich talent pfosten")],
    ids=["stollen", "acker"],
)
def test_R6_the_very_first_line_ups(club: int, shape: str, bench: str) -> None:
    assert formation([card for card in CLUBS[club] if card.x == "field"]) == shape
    assert " ".join(card.id for card in CLUBS[club] if card.x == "bench") == bench


# R3, R10 Tactics


@colours
def test_R3_every_colour_has_5_4_3_2_2_1(colour: int) -> None:
    assert [card.strength for card in family(colour)] == [5, 4, 3, 2, 2, 1]


def test_R9_the_final_card_is_the_white_1() -> None:
    final = REAL.tactics[REAL.final]
    assert (final.colour, final.strength, final.id) == (WHITE, 1, "abpfiff")
    assert REAL.final not in REAL.family(WHITE)
    assert len(REAL.family(WHITE)) == 5


def test_R10_the_other_colours_have_six_cards_beside_the_final_card() -> None:
    assert [len(REAL.family(colour)) for colour in range(1, 5)] == [6] * 4


def test_R3_the_white_4_is_built_up_by_keeper_defender_and_midfielder() -> None:
    four = next(card for card in family(WHITE) if card.strength == 4)
    assert four.build[0] == (KEEPER, DEFENCE, MIDFIELD)


@colours
def test_R22_one_card_of_a_colour_has_no_build_up(colour: int) -> None:
    assert [card.build for card in family(colour)].count(((), ())) == 1


@colours
def test_R24_one_card_of_a_colour_has_an_arrow(colour: int) -> None:
    arrows = [card for card in family(colour) if AGAIN in card.finish[0] + card.finish[1]]
    assert len(arrows) == 1
    assert arrows[0].build[0]


@pytest.mark.parametrize("card", REAL.tactics, ids=[card.id for card in REAL.tactics])
def test_R3_both_halves_of_both_areas(card: Tactic) -> None:
    if card.build[0]:
        assert all(2 <= len(half) <= 4 for half in card.build)
    assert all(1 <= len(half) <= 3 for half in card.finish)
    assert card.finish[1].count(KEEPER) == 1
    assert KEEPER not in card.finish[0]


def test_the_cards_of_the_tests_have_the_names_and_strengths_of_the_real_ones() -> None:
    assert [card[:4:3] for card in DECK.tactics] == [card[:4:3] for card in REAL.tactics]
    assert tuple(card.id for card in REAL.footballers) == CAST
    assert tuple(card.id for card in REAL.tactics) == CARDS


@pytest.mark.parametrize(
    ("colour", "position"), [("yellow", DEFENCE), ("blue", MIDFIELD), ("red", ATTACK)]
)
def test_R3_yellow_blue_and_red_use_their_own_line(colour: str, position: int) -> None:
    slots = Counter(
        slot
        for card in family(COLOURS.index(colour))
        for slot in card.build[0] + card.finish[0]
        if slot not in (ANY, AGAIN)
    )
    assert slots.most_common(1)[0][0] == position
    assert slots[position] > slots.total() / 2


def test_R18_the_die_shows_0_to_3() -> None:
    assert FinaleOptions().die == (0, 1, 1, 2, 2, 3)


@pytest.mark.parametrize("text", ["0-1-2", "0-1-1-2-2-4", "1-1-1-1-1-1", "x", "0-1-1-2-2-3-3"])
def test_R18_a_die_has_six_faces_that_differ(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        FinaleOptions.read({"die": text}, 2)
    assert (caught.value.code, caught.value.facts["rule"]) == ("option-value", "R18")


def test_options_are_written_as_they_are_read() -> None:
    options = FinaleOptions.read(
        {"die": "0-0-1-2-3-3", "budget": "45-60", "aggregate": "0-3", "after90": "extra-time"}, 2
    )
    assert FinaleOptions.read(options.write(), 2) == options
    assert options.budget == (45, 60)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("budget", "50"),
        ("budget", "39-50"),
        ("budget", "50-61"),
        ("budget", "a-b"),
        ("aggregate", "1-2-3"),
        ("aggregate", "-1-2"),
        ("aggregate", "100-0"),
        ("aggregate", "0-²"),
        ("after90", "penalties"),
        ("tactics", "white"),
        ("squads", "y"),
        ("keeper", "never"),
    ],
)
def test_options_that_make_no_sense_are_refused(name: str, text: str) -> None:
    with pytest.raises(Mistake) as caught:
        FinaleOptions.read({name: text}, 2)
    assert caught.value.code == "option-value"
    assert caught.value.facts["option"] == name


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_R1_two_play(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        Finale.agree(seats)
    assert caught.value.code == "seats-count"


# Damaged decks


def changed(old: str, new: str) -> str:
    assert DECK_TEXT.count(old) == 1, f"{old} is there {DECK_TEXT.count(old)} times"
    return DECK_TEXT.replace(old, new)


def line(word: str) -> str:
    """The line of a card."""
    (found,) = [line for line in DECK_TEXT.splitlines() if f'id = "{word}", ' in line]
    return found


def card_changed(word: str, old: str, new: str) -> str:
    before = line(word)
    assert before.count(old) == 1, f"{old} is there {before.count(old)} times"
    return changed(before, before.replace(old, new))


def wrong_field(text: str) -> str:
    with pytest.raises(Mistake) as caught:
        FinaleDeck.read(text, "mine.toml")
    assert caught.value.code == "deck-field"
    assert caught.value.facts["source"] == "mine.toml"
    return str(caught.value.facts["field"])


@pytest.mark.parametrize(
    ("word", "old", "new", "field"),
    [
        # Footballers: missing
        ("allhalt", 'id = "allhalt", ', "id = 5, ", "footballers 1.id"),
        ("allhalt", 'name = "Ernst Allhalt", ', "", "footballers 1.name"),
        ("klauball", 'club = "stollen", ', "", "footballers 2.club"),
        ("tentakel", 'position = "keeper", ', "", "footballers 3.position"),
        ("schranke", "value = 2, ", "", "footballers 4.value"),
        ("niedurch", 'x = "", ', "", "footballers 5.x"),
        ("klopper", "strengths = [4, 1, 4, 4], ", "", "footballers 6.strengths"),
        ("streuer", ', symbols = ["", "", "", ""]', "", "footballers 60.symbols"),
        # Footballers: wrong
        ("klauball", '"klauball"', '"allhalt"', "footballers 2.id"),
        ("klauball", '"klauball"', '"Klauball"', "footballers 2.id"),
        ("klauball", '"klauball"', '"k"', "footballers 2.id"),
        ("klauball", '"Bernd Klauball"', '" "', "footballers 2.name"),
        ("schwalbe", '"stollen"', '"acker"', "footballers 30.club"),
        ("haudegen", '"acker"', '"stollen"', "footballers 31.club"),
        ("haudegen", '"acker"', '"bayern"', "footballers 31.club"),
        ("haudegen", '"keeper"', '"goalie"', "footballers 31.position"),
        ("haudegen", "value = 5", "value = -1", "footballers 31.value"),
        ("haudegen", "value = 5", "value = true", "footballers 31.value"),
        ("haudegen", 'x = ""', 'x = "stand"', "footballers 31.x"),
        ("haudegen", "[5, 4, 3, 4]", "[5, 4, 3]", "footballers 31.strengths"),
        ("haudegen", "[5, 4, 3, 4]", "[5, 4, 3, 6]", "footballers 31.strengths"),
        ("haudegen", "[5, 4, 3, 4]", "[5, 4, 3, 0]", "footballers 31.strengths"),
        ("haudegen", "[5, 4, 3, 4]", '[5, 4, 3, "4"]', "footballers 31.strengths"),
        ("haudegen", '["red", "", "", ""]', '["red", "", ""]', "footballers 31.symbols"),
        ("haudegen", '"red"', '"green"', "footballers 31.symbols"),
        ("haudegen", "value = 5", "value = 5, foot = 2", "footballers 31.foot"),
        # Beginners
        ("allhalt", 'x = ""', 'x = "bench"', "footballers.x"),
        ("tentakel", 'x = "bench"', 'x = ""', "footballers.x"),
        ("klauball", 'position = "keeper"', 'position = "defence"', "footballers.x"),
        ("granit", 'position = "defence"', 'position = "keeper"', "footballers.x"),
        ("granit", "value = 3", "value = 4", "footballers.x"),
        # Tactics: missing
        ("sturmlauf", 'id = "sturmlauf"', "id = 1", "tactics 1.id"),
        ("sturmlauf", 'name = "Sturmlauf", ', "", "tactics 1.name"),
        ("visier", 'colour = "white", ', "", "tactics 2.colour"),
        ("visier", "strength = 4, ", "", "tactics 2.strength"),
        ("visier", 'build = ["KDM", "MMS"], ', "", "tactics 2.build"),
        ("abstauber", ', finish = ["S", "K"]', "", "tactics 30.finish"),
        # Tactics: wrong
        ("visier", '"visier"', '"sturmlauf"', "tactics 2.id"),
        ("visier", '"white"', '"green"', "tactics 2.colour"),
        ("visier", "strength = 4", "strength = 6", "tactics 2.strength"),
        ("visier", '"KDM"', '"KDX"', "tactics 2.build"),
        ("visier", '"KDM"', '"kdm"', "tactics 2.build"),
        ("visier", '"KDM"', '"KD^"', "tactics 2.build"),
        ("visier", '"KDM"', '"KDMMMSS"', "tactics 2.build"),
        ("visier", '"KDM"', '""', "tactics 2.build"),
        ("visier", '"MMS"', '""', "tactics 2.build"),
        ("visier", '["KDM", "MMS"]', '["KDM"]', "tactics 2.build"),
        ("visier", '["S", "DK"]', '["S", "DK", "M"]', "tactics 2.finish"),
        ("visier", '["S", "DK"]', '["S", "DX"]', "tactics 2.finish"),
        ("visier", '["S", "DK"]', '["", "DK"]', "tactics 2.finish"),
        ("freiebahn", '"MS"', '"^"', "tactics 3.finish"),
        ("freiebahn", '"DK"', '"^K"', "tactics 3.finish"),
        ("spitze", '"^"', '"^^^"', "tactics 28.finish"),
        ("visier", "strength = 4", "strength = 4, goals = 2", "tactics 2.goals"),
        ("visier", "strength = 4", "strength = 5", "tactics.white"),
        ("spitze", "strength = 2", "strength = 1", "tactics.red"),
        ("spitze", '"red"', '"blue"', "tactics.blue"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_card_is_named(word: str, old: str, new: str, field: str) -> None:
    assert wrong_field(card_changed(word, old, new)) == field


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (changed(f"{line('streuer')}\n", ""), "footballers"),
        (changed(f"{line('abstauber')}\n", ""), "tactics"),
        (changed('  { id = "acker", name = "FC Acker" },\n', ""), "clubs"),
        (changed('"FC Acker"', '""'), "clubs 2.name"),
        (changed('{ id = "acker"', '{ id = "Acker"'), "clubs 2.id"),
        (changed('"FC Acker"', '"FC Acker", town = "Au"'), "clubs 2.town"),
        (changed('name = "standard"', 'name = "standard"\nball = 1'), "ball"),
        (changed('name = "standard"\n', ""), "name"),
    ],
)
def test_what_is_wrong_with_a_deck_is_named(text: str, field: str) -> None:
    assert wrong_field(text) == field


def test_R4_some_squad_fits_whatever_budget_is_agreed() -> None:
    """Beginners for fifty points, and nobody else who is cheaper."""
    dear = re.sub(r'value = \d+, x = ""', 'value = 50, x = ""', DECK_TEXT)
    assert wrong_field(dear) == "footballers.value"
    (budget,) = [item for item in FinaleOptions.all() if item.name == "budget"]
    assert budget.metadata["kind"].least == LEAST_BUDGET
    for seat, club in enumerate(CLUBS):
        table = Finale(Finale.agree(2, {"budget": "40-40"}), FastDice(1))
        assert cheapest(club) <= LEAST_BUDGET
        assert table.moves(seat)


def test_the_clubs_come_one_after_the_other() -> None:
    first, second = line("schwalbe"), line("haudegen")
    swapped = DECK_TEXT.replace(first, "@").replace(second, first).replace("@", second)
    assert wrong_field(swapped) == "footballers 30.club"


def test_a_deck_of_ones_own_gives_the_moves_their_words() -> None:
    deck = FinaleDeck.read(card_changed("trifft", '"trifft"', '"trifft-2"'), "mine.toml")
    table = finale("", deck)
    assert table.write(table.read("use trifft-2")) == "use trifft-2"
    (trifft,) = deck.phrases.about(table.read("use trifft-2")).things
    assert trifft.number == CAST.index("trifft")
    assert deck.thing(trifft.kind, trifft.number) == "Alexander Trifft"
