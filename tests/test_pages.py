"""The rule pages tell the truth: what they say of cards, options and times is so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from anpfiff.core.options import Choice, Whole
from anpfiff.games import GAMES
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.elfmeter.cards import CORNERS, ElfmeterDeck
from anpfiff.games.finale.cards import INJURY, FinaleDeck
from anpfiff.games.rotblau.cards import COUNTERPLAY, GOAL, GOAL_KICK, NORMAL, RED, RotBlauDeck
from anpfiff.games.rotblau.cards import SYMBOLS as MARKED
from anpfiff.words import LANGUAGES, Words
from tests.card_pages import CARDS, KEYS, page_of, renewed
from tests.coverage import Rules, split_number

BALANCE = Path(__file__).parents[1] / "docs" / "decisions" / "races-balance.md"
RACES = [name for name, game in GAMES.items() if game.races]

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(game: str, language: str) -> str:
    return page_of(game, language).read_text("utf-8")


def flat(text: str) -> str:
    """As one line, so that it does not matter where lines end."""
    return " ".join(text.split())


def sentence(game: str, language: str, number: str) -> str:
    """All that a page says under this number."""
    _, _, after = page(game, language).partition(f"- **{number}** ")
    return flat(re.split(r"\n *- |\n\n", after)[0])


def rows(game: str, language: str, heading: str) -> list[list[str]]:
    """The table in the section of this heading."""
    section = page(game, language).partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


# Numbers, options, words


@every_language
@every_game
def test_lists_of_cards_and_keys_are_up_to_date(game: str, language: str) -> None:
    text = page(game, language)
    assert text == renewed(text, game, language), "run `make fix`"


@every_language
@pytest.mark.parametrize("game", RACES)
def test_every_race_page_has_its_cards_and_keys(game: str, language: str) -> None:
    for heading in (CARDS[language], KEYS[language]):
        assert f"## {heading}\n" in page(game, language)


@every_game
def test_every_language_has_the_same_numbers_in_the_same_order(game: str) -> None:
    numbers = [[*Rules(game, page(game, language)).sentences] for language in LANGUAGES]
    assert numbers[0] == numbers[1]


@every_language
@every_game
def test_the_first_lines_say_how_many_there_are(game: str, language: str) -> None:
    numbers = [*Rules(game, page(game, language)).sentences]
    whole = [split_number(number) for number in numbers if "." not in number]
    for letter in {stem for stem, _ in whole}:
        last = max(count for stem, count in whole if stem == letter)
        assert f"({letter}1–{letter}{last})" in page(game, language)


@every_language
@every_game
def test_the_options_are_those_of_the_game(game: str, language: str) -> None:
    heading = {"en": "Options", "de": "Optionen"}[language]
    said = {name.strip("`"): row for name, *row in rows(game, language, heading)}
    options = GAMES[game].Options
    assert {name: values.split("`")[1] for name, (values, *_) in said.items()} == options().write()
    for item in options.all():
        values, _, rule = said[item.name]
        kind = item.metadata["kind"]
        if isinstance(kind, Whole):
            assert values.endswith(f"; {kind.expected}"), item.name
        if isinstance(kind, Choice):
            assert set(re.findall("`([^`]+)`", values)) == set(kind.words), item.name
        assert item.metadata["rule"] in rules_in(game, language, rule), item.name


def rules_in(game: str, language: str, text: str) -> list[str]:
    return [*Rules(game, page(game, language)).cited_in(text)]


@every_language
@every_game
def test_whatever_is_typed_as_an_example_can_be_typed(game: str, language: str) -> None:
    """NAME, CARD and the like stand for something; the rest is meant as it is."""
    phrases = GAMES[game].phrases(GAMES[game].agree(GAMES[game].players[0]))
    things = {word.lower() for text in phrases.texts.values() for word in text.split()}
    for text in re.findall(r"`([^`\n]+)`", page(game, language)):
        first, *others = re.split(r"[\s,]+", text)
        if first in phrases.objects:
            assert {word.lower() for word in others if len(word) == 1 or word.islower()} <= things


@every_language
@every_game
def test_every_word_that_can_be_typed_is_explained(game: str, language: str) -> None:
    heading = {"en": "Words to type", "de": "Wörter zum Tippen"}[language]
    moves = " ".join(row[0] for row in rows(game, language, heading))
    table = GAMES[game]
    acts = {*table.phrases(table.agree(table.players[0])).objects} - {"tick"}
    assert acts == set(re.findall("`([a-z-]+)", moves))


# Times


def minutes_measured(game: str) -> list[float]:
    """The medians of the section that says how long matches last."""
    text = BALANCE.read_text("utf-8").partition("## How long a match lasts\n")[2]
    text = text.partition("\n## ")[0]
    title = Words("en")(f"{game}-title")
    lines = [line for line in text.splitlines() if line.startswith(f"| {title} |")]
    return [float(line.split("|")[4]) for line in lines]


@every_language
@pytest.mark.parametrize("game", RACES)
def test_matches_last_as_long_as_was_measured(game: str, language: str) -> None:
    found = minutes_measured(game)
    least, most = round(min(found)), round(max(found))
    minutes = {"en": "minutes", "de": "Minuten"}[language]
    lasting = f"{least} {minutes}" if least == most else f"{least}–{most} {minutes}"
    introduction = flat(page(game, language).split("\n\n")[1])
    for text in (introduction, Words(language)(f"{game}-about")):
        assert re.search(rf"(?<![\d–]){lasting}\b", text), text


# Fußball-Alarm


@every_language
def test_alarm_lists_its_footballers(language: str) -> None:
    heading = {"en": "Material and aim", "de": "Material und Ziel"}[language]
    deck = AlarmDeck.standard()
    assert rows("alarm", language, heading) == [
        [str(one.number), one.name, one.sign, f"`{one.id}`"] for one in deck.footballers
    ]
    assert all(f"`{one.id}`" in page("alarm", language) for one in deck.footballers)


@every_language
def test_alarm_R25_every_footballer_of_the_examples_exists(language: str) -> None:
    """In English some are several: Gretas, Fritzes."""
    names = {one.name.split()[0] for one in AlarmDeck.standard().footballers}
    example = sentence("alarm", language, "R25")
    counted = re.findall(r"(?:four|three|viermal|dreimal) ([A-Z]\w+)", example)
    assert len(counted) == 6
    for name in counted:
        assert {name, name.removesuffix("s"), name.removesuffix("es")} & names, name


# Elfmeter!


def by_count(fields: Iterable[int]) -> dict[int, list[int]]:
    """So many times: these fields."""
    counted: dict[int, list[int]] = {}
    for field, count in sorted(Counter(fields).items()):
        counted.setdefault(count, []).append(field)
    return counted


def test_elfmeter_describes_its_deck() -> None:
    """Both pages, word for word, from the cards themselves."""
    cards = ElfmeterDeck.standard().cards
    balls = by_count(card.ball for card in cards)
    passes = by_count(field for card in cards for field in card.players)
    stops = by_count(field for card in cards for field in card.stops)
    crowds = Counter(len(card.stops) for card in cards)
    assert balls == {5: [1, 3, 4, 6], 2: [2, 5]}
    assert passes == {5: [1, 6], 4: [2, 5], 3: [3, 4]}
    assert stops == {9: [2, 5], 3: [1, 6], 2: [3, 4]}
    assert crowds == {1: 21, 2: 2, 3: 1}
    for corner in range(len(CORNERS)):
        assert sum(card.kick == corner for card in cards) == 8
        assert sum(card.dive == corner for card in cards) == 8
    wings, anywhere = {1, 3, 4, 6}, {1, 2, 3, 4, 5, 6}
    for field, goals in enumerate((anywhere, wings, wings, wings, wings, anywhere), start=1):
        assert {card.ball for card in cards if field in card.players} == goals - {field}
    english, german = flat(page("elfmeter", "en")), flat(page("elfmeter", "de"))
    for said in (
        "1, 3, 4 and 6 have it on five cards each, the centre fields 2 and 5 on two each",
        "From 1 and 6 it is played to any other field (five cards each), from 2 and 5 to any wing "
        "(four each), from 3 and 4 to any other wing (three each)",
        "nine of them stand in field 2 and nine in field 5, three each in 1 and 6, two each in 3 "
        "and 4",
        "One defender is on twenty-one cards, two are on two cards, and three on one",
        "Eight kicks and eight dives go left, eight to the middle, eight right",
    ):
        assert said in english, said
    for said in (
        "In 1, 3, 4 und 6 liegt er auf je fünf Karten, in der Mitte, also 2 und 5, auf je zweien",
        "Aus 1 und 6 geht er in jedes andere Feld (je fünf Karten), aus 2 und 5 auf jeden Flügel "
        "(je vier), aus 3 und 4 auf einen anderen Flügel (je drei)",
        "neun Verteidiger in Feld 2 und neun in Feld 5, je drei in 1 und 6, je zwei in 3 und 4",
        "Einundzwanzig Karten zeigen einen Verteidiger, zwei zeigen zwei, eine zeigt drei",
        "Acht Schüsse und acht Sprünge des Torwarts gehen nach links, acht in die Mitte, acht nach "
        "rechts",
    ):
        assert said in german, said


@every_language
def test_elfmeter_R25_the_cards_of_the_example_exist_and_do_what_it_says(language: str) -> None:
    deck = ElfmeterDeck.standard()
    ids = [card.id for card in deck.cards]
    found = [
        ids.index(word) for word in re.findall("`([0-9]+)`", sentence("elfmeter", language, "R25"))
    ]
    first, second, stop, top, middle, last = found
    assert second in deck.follows[first]
    assert stop in deck.stops[second]
    assert middle in deck.follows[top]
    assert last in deck.follows[middle]


@every_language
def test_elfmeter_every_card_that_is_named_exists(language: str) -> None:
    """Numbers in tables are options."""
    ids = {card.id for card in ElfmeterDeck.standard().cards}
    lines = [line for line in page("elfmeter", language).splitlines() if line[:1] != "|"]
    named = set(re.findall("`([0-9]+)`", "\n".join(lines)))
    assert {"12", "65"} <= named <= ids


# Rot gegen Blau

NAMED_CARD = {
    "en": r"(goal card of )?(\w+) \((\d+)\)(?: with a (\w+))?"
    r"(?:(?:,| has the ball)[^.(]*?passes to (\d+))?",
    "de": r"(Torkarte von )?(\w+) \((\d+)\)(?: mit einer (\w+))?"
    r"(?:(?:,| hat den Ball)[^.(]*? zur (\d+))?",
}


@every_language
def test_rotblau_R25_every_card_of_the_examples_exists(language: str) -> None:
    deck, words = RotBlauDeck.standard(), Words(language)
    shirts = {one.name: one for squad in deck.squads for one in squad}
    symbols = {words(f"rotblau-board-symbol-{name}"): number for number, name in enumerate(MARKED)}
    found = re.findall(NAMED_CARD[language], sentence("rotblau", language, "R25"))
    assert [bool(to) for *_, to in found] == [True, True, True, False, True, True, False, False]
    assert [bool(symbol) for *_, symbol, _ in found] == [False] * 4 + [True] * 4
    for goal, name, number, symbol, to in found:
        one = shirts[name]
        assert one.number == int(number)
        assert any(
            card.side == one.side
            and card.number == one.number
            and card.role == (GOAL if goal else NORMAL)
            and (not symbol or card.symbol == symbols[symbol])
            and (not to or card.to == int(to))
            for card in deck.cards
        ), f"{name} {symbol} {to}"


ACTION_CARDS = {
    "en": "two are counterplay (4, 5, 6, 7) and two are goal kicks, one with ball, boot and "
    "whistle and one with cup, flag and gloves",
    "de": "sind zwei Konterspiel (4, 5, 6, 7) und zwei Abschlag, einer mit Ball, Schuh und Pfeife "
    "und einer mit Pokal, Fahne und Handschuhen",
}


@every_language
def test_rotblau_describes_its_action_cards(language: str) -> None:
    deck = RotBlauDeck.standard()
    answers = {
        role: sorted(
            [*deck.cards[kind].answers] for kind in deck.packs[RED] if deck.cards[kind].role == role
        )
        for role in (COUNTERPLAY, GOAL_KICK)
    }
    ball, cup, boot, flag, whistle, gloves = range(len(MARKED))
    assert answers[COUNTERPLAY] == [[4, 5, 6, 7]] * 2
    assert answers[GOAL_KICK] == [[ball, boot, whistle], [cup, flag, gloves]]
    assert ACTION_CARDS[language] in flat(page("rotblau", language))


# Finale


@every_language
def test_finale_R6_names_the_benches_and_line_ups_of_the_first_game(language: str) -> None:
    deck, said = FinaleDeck.standard(), sentence("finale", language, "R6")
    assert {one.name for one in deck.footballers if one.name in said} == {
        one.name for one in deck.footballers if one.x == "bench"
    }
    for seat, name in enumerate(deck.clubs):
        team = [one for one in deck.footballers if one.club == seat]
        assert sum(one.value for one in team if one.x) == 50
        rows = Counter(one.position for one in team if one.x == "field")
        line_up = "-".join(str(rows[position]) for position in (1, 2, 3))
        assert re.search(rf"{name.split()[1]}[^.]*? {line_up}", said)


@every_language
def test_finale_R49_the_footballer_of_the_example_has_a_red_cross(language: str) -> None:
    said = sentence("finale", language, "R49")
    (one,) = [one for one in FinaleDeck.standard().footballers if one.name in said]
    assert INJURY in one.symbols
