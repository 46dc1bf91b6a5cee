"""Matches of Elfmeter! played by text.

    table = elfmeter('''
        A          12 26 65 13
        B          13 24
        attack     A 16 62
    ''')
    events = play(table, "A play 26", "B play 13", "clock")

In `play`, `clock` lets time pass up to the next deadline, and `later 800` lets it pass by 800 ms.
Nothing is ever really shuffled, no throw misses and every lot falls on the last of those it can
fall on, unless `luck(table, 3, 0)` says what the dice bring instead. Hands need no time and any
card opens an attempt, unless a test is about these rules and says so (see EASY).

The deck has cards of its own (see DEFENCE), so that tuning the real ones leaves every test as it
is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import CLOCK, NOBODY, SEATS, TICK, Event
from anpfiff.games.elfmeter.cards import CORNERS, ElfmeterDeck
from anpfiff.games.elfmeter.rules import Elfmeter

DEFENCE = """
    12 m 3 l     13 m 2 r     15 r 246 m   16 l 5 m
    21 m 1 r     23 r 3 m     24 r 5 l     26 l 2 m
    31 m 5 r     32 r 16 r    34 l 6 m     35 r 2 l
    42 l 135 l   43 l 6 r     45 m 1 m     46 r 34 r
    51 l 2 l     53 l 4 l     54 r 3 r     56 m 4 m
    61 r 6 l     62 m 5 m     64 m 1 l     65 l 4 r
"""
"""Card `12`: footballer in field 1, ball in field 2; kick, defenders, dive."""
EASY = {"opening": "leaf", "hand_ms": "0"}
"""What is not the subject of most tests."""


class LoadedDice(Dice):
    """Dice that bring what a test has put into them, else the highest number they can."""

    def __init__(self) -> None:
        self.script: list[int] = []
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.script.pop(0) if self.script else n - 1

    def copy(self) -> LoadedDice:
        dice = LoadedDice()
        dice.script = self.script[:]
        return dice


# Positions


def deck_text() -> str:
    """The deck of these tests: our footballers, and the cards of DEFENCE."""
    standard = ElfmeterDeck.standard_file.read_text("utf-8")
    words = DEFENCE.split()
    rows = []
    for word, kick, stops, dive in zip(*[words[start::4] for start in range(4)], strict=True):
        corners = {corner[0]: corner for corner in CORNERS}
        rows.append(
            f'{{ id = "{word}", players = [{word[0]}], ball = {word[1]}, '
            f'kick = "{corners[kick]}", stops = [{", ".join(stops)}], dive = "{corners[dive]}" }},'
        )
    return standard[: standard.index("card = [")] + "card = [\n" + "\n".join(rows) + "\n]\n"


@cache
def deck() -> ElfmeterDeck:
    return ElfmeterDeck.read(deck_text(), "positions")


def elfmeter(text: str = "", **options: str) -> Elfmeter:
    """A table in this position."""
    words = [f"{name}={value}" for name, value in {**EASY, **options}.items()]
    text = f"{text}\noptions {' '.join(words)}"
    return Elfmeter.position(text, deck(), LoadedDice(), loud=True)


def luck(table: Elfmeter, *numbers: int) -> None:
    dice = table.dice
    assert isinstance(dice, LoadedDice)
    dice.script += numbers


# Play


def play(table: Elfmeter, *texts: str) -> list[Event]:
    """Make legal moves, or let time pass, and hand back what happened."""
    table.take_events()
    for text in texts:
        word, _, rest = text.partition(" ")
        if word == "clock":
            assert table.due >= table.now, "no deadline runs"
            table.now = table.due
            table.play(CLOCK, TICK)
        elif word == "later":
            table.now += int(rest)
            assert table.due < 0 or table.now < table.due, f"the clock comes first: {table.due}"
        else:
            move = table.read(rest)
            seat = SEATS.index(word)
            assert move in table.moves(seat), f"{text}: {table.why_not(seat, move)}"
            assert table.hinders(seat, move) is None, f"{text}: the hand is not free"
            table.play(seat, move)
    return table.take_events()


# What lies where, in words


def card_of(word: str, of: ElfmeterDeck | None = None) -> int:
    return [card.id for card in (of or deck()).cards].index(word)


def cards(words: Iterable[str]) -> list[int]:
    return [card_of(word) for word in words]


def names(numbers: Iterable[int]) -> str:
    return " ".join(deck().cards[card].id for card in numbers)


def stack(table: Elfmeter, letter: str) -> str:
    return names(table.stacks[SEATS.index(letter)])


def spent(table: Elfmeter, letter: str) -> str:
    return names(table.spent[SEATS.index(letter)])


def attack(table: Elfmeter) -> str:
    """Who attacks, and the cards of the attempt."""
    return f"{SEATS[table.attacker]} {names(table.attack)}".strip()


def kick_offs(table: Elfmeter) -> str:
    """Not laid yet, in the middle, turned into goals, out of the game: `5 6 / A / 0 0 / 0`."""
    middle = "-" if table.middle == NOBODY else SEATS[table.middle]
    left, goals = (f"{one} {two}" for one, two in (table.kick_offs, table.goals))
    return f"{left} / {middle} / {goals} / {table.removed}"


def now(table: Elfmeter) -> str:
    if table.outcome is not None:
        return f"{table.outcome.code} {table.outcome.rule}"
    if table.ready:
        return "wait"
    return "penalty" if table.secret else "attempt"


def told(events: Iterable[Event], letter: str = "-") -> list[str]:
    """The events in words, as the seat learns them; `-` is a spectator."""
    seat = None if letter == "-" else SEATS.index(letter)
    return [
        " ".join([event.code, *(word_for(fact, value) for fact, value in event.facts.items())])
        for event in (event.told(seat) for event in events)
    ]


def word_for(fact: str, value: Any) -> str:
    if fact == "seat":
        return SEATS[int(value)]
    if fact in ("card", "dive"):
        return names([value])
    if fact == "goals":
        return "-".join(map(str, value))
    if fact == "places":
        return " ".join(map(str, value))
    return str(value)
