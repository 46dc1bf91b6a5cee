"""Matches of Rot gegen Blau played by text.

    table = rotblau('''
        middle  b4-7w
        A       r6-9f r5-6o _ _ | r1-2o r4-6w | r7-8c
        B       b7-10b b2-4w b3-7w b8-5c
    ''')
    events = play(table, "A play top")

Positions are written as in anpfiff/games/rotblau/notation.py. The deck is one for tests alone, so
that the standard deck can be tuned. `rK` is the goal kick with ball, boot and whistle, `rL` the one
with cup, flag and gloves.

The dice never change an order: what is shuffled stays as it was gathered, and what R6 puts back
goes to the bottom.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import CLOCK, SEATS, TICK, Event
from anpfiff.games.rotblau.cards import SPOTS, SYMBOLS, RotBlauDeck
from anpfiff.games.rotblau.notation import SYMBOL_LETTERS, words_of
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotblau.view import EMPTY
from tests.rules.notation import act, wait

PASSES = {
    1: "2o 3c 4b 6f",
    2: "4w 5g 6o 3c 7b",
    3: "4f 7w 8g 2o 5c",
    4: "5o 6w 7w 8b 6f 7g",
    5: "6o 9g 10w 8b 9f 7w",
    6: "7g 10o 9f 8c 5b 11f",
    7: "8c 11w 10b 9o 6g 10f",
    8: "5c 11w 9o 10g 7b 11f",
    9: "10w 11o 10c 8g 11b",
    10: "9f 11w 9c 11f 7o 6b",
    11: "9g 10w 10o 9c 5f",
}
FOOTBALLERS = RotBlauDeck.standard_file.read_text("utf-8").partition("card = [")[0]
ACTIONS = {
    "goal": [
        {"team": "both", "number": number, "copies": n} for number, n in ((9, 3), (10, 3), (11, 2))
    ],
    "counterplay": [{"team": "both", "numbers": [4, 5, 6, 7], "copies": 2}],
    "goal-kick": [
        {"team": "both", "symbols": ["ball", "boot", "whistle"], "copies": 1},
        {"team": "both", "symbols": ["cup", "flag", "gloves"], "copies": 1},
    ],
}


def standard_parts() -> dict[str, list[dict[str, Any]]]:
    """The cards of the deck for tests, to be changed and written."""
    cards = [
        {
            "team": "both",
            "number": number,
            "to": int(word[:-1]),
            "symbol": SYMBOLS[SYMBOL_LETTERS.index(word[-1])],
            "copies": 1,
        }
        for number, words in PASSES.items()
        for word in words.split()
    ]
    return {"card": cards, **{key: [dict(item) for item in ACTIONS[key]] for key in ACTIONS}}


def written(parts: dict[str, list[dict[str, Any]]]) -> str:
    """As TOML; a Python list or text of ours is one of TOML as well."""
    lines = [FOOTBALLERS.replace('"standard"', '"tests"')]
    for key, items in parts.items():
        for item in items:
            lines += [f"[[{key}]]", *(f"{name} = {value!r}" for name, value in item.items())]
    return "\n".join(lines)


DECK = RotBlauDeck.read(written(standard_parts()), "tests")


WORDS = words_of(DECK)


def word(card: int) -> str:
    """The inverse of `card_of`."""
    return "_" if card == EMPTY else WORDS[card]


def card_of(text: str) -> int:
    return EMPTY if text == "_" else WORDS.index(text)


def words(cards: Iterable[int]) -> str:
    return " ".join(map(word, cards))


class StillDice(Dice):
    """Nothing is ever shuffled; they remember what should have been."""

    def __init__(self) -> None:
        self.offered: list[tuple[Any, ...]] = []

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: Any) -> None:
        self.offered.append(tuple(items))

    def copy(self) -> StillDice:
        return self


# Positions


def rotblau(text: str, goals: str = "0-0", **options: str) -> RotBlau:
    """A table in this position; `goals` are red's and blue's."""
    red, blue = map(int, goals.split("-"))
    scored = ["r9!", "r10!", "r11!"][:red] + ["b9!", "b10!", "b11!"][:blue]
    settings = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [text, f"goals {' '.join(scored)}", f"options {settings}"]
    return RotBlau.position("\n".join(lines), DECK, StillDice(), loud=True)


# Play


def play(table: RotBlau, *texts: str) -> list[Event]:
    """Make moves, `A play 2`, let time pass, `wait 1500`, and hand back what happened."""
    table.take_events()
    for text in texts:
        who, _, what = text.partition(" ")
        if who == "wait":
            wait(table, int(what))
        else:
            act(table, text)
    return table.take_events()


def tick(table: RotBlau) -> list[Event]:
    """Let the next deadline pass."""
    table.take_events()
    table.now = table.due
    table.play(CLOCK, TICK)
    return table.take_events()


def shuffled(table: RotBlau) -> list[tuple[Any, ...]]:
    """What has been shuffled so far."""
    assert isinstance(table.dice, StillDice)
    return table.dice.offered


# What lies where, in words


def display(table: RotBlau, letter: str) -> str:
    return words(table.displays[SEATS.index(letter)])


def pile(table: RotBlau, letter: str) -> str:
    return words(table.piles[SEATS.index(letter)])


def hand(table: RotBlau, letter: str) -> list[int]:
    return table.hands[SEATS.index(letter)]


def top(table: RotBlau) -> str:
    return words(table.middle[-1:])


def choices(table: RotBlau, letter: str) -> list[str]:
    return [table.write(move) for move in table.moves(SEATS.index(letter))]


def all_cards(table: RotBlau, letter: str) -> list[str]:
    """All cards of a seat, in order."""
    seat = SEATS.index(letter)
    cards = [*table.hands[seat], *table.piles[seat], *table.displays[seat]]
    return sorted(word(card) for card in cards if card != EMPTY)


def told(events: Iterable[Event]) -> list[str]:
    return [
        " ".join([event.code, *(fact_word(*fact) for fact in event.facts.items())])
        for event in events
    ]


def codes(events: Iterable[Event]) -> list[str]:
    return [event.code for event in events]


def fact_word(fact: str, value: Any) -> str:
    if fact in ("seat", "victim", "faster"):
        return SEATS[int(value)]
    if fact == "card":
        return word(value)
    if fact in ("cards", "back"):
        return words(value)
    if fact == "place":
        return SPOTS.words[int(value)]
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)
