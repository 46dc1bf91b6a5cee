"""Decks of one's own: whatever is wrong with one is named by file and field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm

STANDARD = AlarmDeck.standard_file.read_text("utf-8")


def mistake(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        AlarmDeck.read(text, "mine.toml")
    assert caught.value.facts["source"] == "mine.toml"
    return caught.value


def changed(old: str, new: str) -> str:
    """The standard deck with one place changed."""
    assert STANDARD.count(old) == 1
    return STANDARD.replace(old, new)


def test_the_standard_deck_reads() -> None:
    deck = AlarmDeck.standard()
    assert (deck.game, deck.name, len(deck.digest)) == ("alarm", "standard", 12)
    assert deck.footballers[3] == ("fritz", "Fritz Flanke", 7, "●", "red")
    assert AlarmDeck.standard() is deck


def test_the_same_deck_has_the_same_digest_however_it_is_laid_out() -> None:
    again = AlarmDeck.read(STANDARD.replace("\n\n", "\n\n# again\n"), "again.toml")
    assert again.digest == AlarmDeck.standard().digest
    assert again.footballers == AlarmDeck.standard().footballers


def test_two_readings_of_a_deck_are_equal() -> None:
    assert AlarmDeck.read(STANDARD, "one.toml") == AlarmDeck.read(STANDARD, "other.toml")


@pytest.mark.parametrize(
    ("old", "new"),
    [("Tilda Tatze", "Tilda Taube"), ("number = 11", "number = 12"), ('"standard"', '"other"')],
)
def test_another_deck_has_another_digest(old: str, new: str) -> None:
    assert AlarmDeck.read(changed(old, new), "x").digest != AlarmDeck.standard().digest


def test_a_deck_of_ones_own_gives_the_moves_their_words() -> None:
    deck = AlarmDeck.read(changed('id = "kalle"', 'id = "karl-2"'), "mine.toml")
    table = Alarm(Alarm.agree(2, {}, deck), FastDice(1))
    assert table.read("discard karl-2") == 6
    assert table.write(6) == "discard karl-2"


def test_what_is_said_of_a_card_is_its_label_and_a_dash_where_there_is_none() -> None:
    deck = AlarmDeck.standard()
    assert [deck.thing("card", number) for number in (-1, 0, 3)] == [
        "–", deck.label(0), deck.label(3),
    ]  # fmt: skip


def test_labels_and_words_of_cards() -> None:
    deck = AlarmDeck.standard()
    assert deck.label(3) == "● Fritz Flanke"
    assert [deck.find(one.id) for one in deck.footballers] == list(range(7))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        # Missing
        ('game = "alarm"\n', "", "game"),
        ('name = "standard"\n', "", "name"),
        ('id = "tilda"\n', "", "footballer 1.id"),
        ('name = "Bruno Block"\n', "", "footballer 2.name"),
        ("number = 5\n", "", "footballer 3.number"),
        ('sign = "●"\n', "", "footballer 4.sign"),
        ('colour = "magenta"\n', "", "footballer 5.colour"),
        # Of the wrong type
        ('game = "alarm"', "game = 5", "game"),
        ('name = "standard"', "name = ['standard']", "name"),
        ('id = "tilda"', "id = 1", "footballer 1.id"),
        ('name = "Bruno Block"', "name = true", "footballer 2.name"),
        ("number = 5\n", 'number = "5"\n', "footballer 3.number"),
        ("number = 5\n", "number = 5.0\n", "footballer 3.number"),
        ("number = 5\n", "number = true\n", "footballer 3.number"),
        ('sign = "●"', "sign = {}", "footballer 4.sign"),
        ('colour = "magenta"', "colour = 2020-01-01", "footballer 5.colour"),
        # Out of range
        ("number = 5\n", "number = 0\n", "footballer 3.number"),
        ("number = 5\n", "number = 100\n", "footballer 3.number"),
        ('name = "Bruno Block"', 'name = ""', "footballer 2.name"),
        ('name = "Bruno Block"', 'name = "  "', "footballer 2.name"),
        ('name = "Bruno Block"', f'name = "{"B" * 41}"', "footballer 2.name"),
        ('name = "Bruno Block"', 'name = "Bruno\\nBlock"', "footballer 2.name"),
        ('name = "Bruno Block"', 'name = "Bruno\\u001b[31m"', "footballer 2.name"),
        ('name = "standard"', 'name = "my deck"', "name"),
        ('id = "tilda"', 'id = "Tilda"', "footballer 1.id"),
        ('id = "tilda"', 'id = "tilda tatze"', "footballer 1.id"),
        ('id = "tilda"', 'id = "tätze"', "footballer 1.id"),
        ('id = "tilda"', 'id = ""', "footballer 1.id"),
        ('sign = "●"', 'sign = "●●"', "footballer 4.sign"),
        ('sign = "●"', 'sign = ""', "footballer 4.sign"),
        ('colour = "magenta"', 'colour = "pink"', "footballer 5.colour"),
        # Twice
        ('id = "lotte"', 'id = "tilda"', "footballer 5.id"),
        ('name = "Lotte Lupfer"', 'name = "Tilda Tatze"', "footballer 5.name"),
        ('sign = "★"', 'sign = "▲"', "footballer 5.sign"),
        # Unknown
        ('name = "standard"', 'name = "standard"\nauthor = "me"', "author"),
        ('name = "standard"', 'name = "standard"\nsince = 2020-01-01', "since"),
        ("number = 5\n", "number = 5\ncaptain = true\n", "footballer 3.captain"),
    ],
)
def test_a_damaged_field_is_named(old: str, new: str, field: str) -> None:
    error = mistake(changed(old, new))
    assert (error.code, error.facts["field"]) == ("deck-field", field)
    assert error.facts["expected"]


def entries() -> list[str]:
    """The head of the standard deck and its seven footballers."""
    return STANDARD.split("[[footballer]]")


@pytest.mark.parametrize("count", [0, 1, 6, 8])
def test_there_must_be_seven_footballers(count: int) -> None:
    head, *footballers = entries()
    text = "[[footballer]]".join([head, *(footballers * 2)[:count]])
    error = mistake(text)
    assert (error.code, error.facts["field"]) == ("deck-field", "footballer")
    assert error.facts["expected"] == "7 × [[footballer]]"


@pytest.mark.parametrize("value", ["7", '"seven"', "[1, 2, 3, 4, 5, 6, 7]", "{ id = 'tilda' }"])
def test_footballers_must_be_tables(value: str) -> None:
    error = mistake(f'game = "alarm"\nname = "mine"\nfootballer = {value}\n')
    assert (error.code, error.facts["field"]) == ("deck-field", "footballer")


def test_a_deck_of_another_game_is_not_for_this_one() -> None:
    error = mistake(changed('game = "alarm"', 'game = "finale"'))
    assert error.code == "deck-game"
    assert (error.facts["game"], error.facts["wanted"]) == ("finale", "alarm")


@pytest.mark.parametrize(
    "text", ["game = ", "[[footballer", STANDARD + '\nid = "twice"', "\x00", '"""', "= 3"]
)
def test_what_is_not_toml_is_told_where(text: str) -> None:
    error = mistake(text)
    assert error.code == "deck-toml"
    assert "line" in error.facts["detail"] or "end of document" in error.facts["detail"]


def test_brackets_without_end_are_a_mistake_too() -> None:
    assert mistake("deep = " + "[\n" * 5000).code == "deck-toml"


@pytest.mark.parametrize(
    "text",
    [
        "#" * 200_000,
        "x = 1\n" * 50_000,
        ".".join("a" * 3000) + " = 1",
        f"[{'.'.join('a' * 3000)}]",
        "x = " + "9" * 5000,
        "x = 0x" + "f" * 5000,
    ],
)
def test_a_deck_that_is_too_long_is_not_even_looked_at(text: str) -> None:
    error = mistake(f"{STANDARD}\n{text}")
    assert (error.code, error.facts["line"]) == ("deck-long", 300)


def test_a_number_that_can_be_read_but_not_written_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("anpfiff.core.deck.LONGEST_LINE", 10_000)
    assert mistake(f"{STANDARD}\nx = 0x{'f' * 9000}").code == "deck-toml"
    assert mistake(f"{STANDARD}\nx = {'9' * 9000}").code == "deck-toml"


def test_keys_of_many_parts_are_a_mistake() -> None:
    keys = "\n".join(f"{'a.' * 140}b{number} = 1" for number in range(50))
    assert mistake(f"{STANDARD}\n{keys}").code in ("deck-field", "deck-toml")


@given(st.text())
def test_any_text_is_a_mistake_and_nothing_worse(text: str) -> None:
    mistake(text)


@given(st.integers(0, len(STANDARD) - 1), st.integers(1, 40))
def test_a_deck_with_a_hole_is_a_deck_or_a_mistake(start: int, length: int) -> None:
    text = STANDARD[:start] + STANDARD[start + length :]
    try:
        deck = AlarmDeck.read(text, "mine.toml")
    except Mistake:
        return
    assert len(deck.footballers) == 7
