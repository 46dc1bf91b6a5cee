"""Races of Rot gegen Weiß played by text.

    table = rotweiss('''
        A       r5 / r2 r9! / - | r3 r4
        B       w9 / w6
        middle  r1
        goals   w10!
    ''')
    events = play(table, "A lay 2", "wait 1500", "B turn 1")

Positions are written as in anpfiff/games/rotweiss/notation.py. All cards of one footballer are
equal here: who is wanted on them, `GRAPH` says.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import SEATS, Event, Seat
from anpfiff.games.rotweiss.cards import SIDES, RotWeissDeck
from anpfiff.games.rotweiss.notation import words_of
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.games.rotweiss.view import EMPTY
from tests.rules.notation import act, wait

GRAPH = {
    1: ([2, 3], [9], 6),
    2: ([5], [9, 10], 5),
    3: ([6], [10, 11], 5),
    4: ([5, 6], [8], 4),
    5: ([7, 9], [7], 5),
    6: ([4, 10], [5], 5),
    7: ([9], [4, 6], 4),
    8: ([11], [2, 3], 3),
    9: ([10, 11], [1], 5),
    10: ([8, 9], [2], 5),
    11: ([10], [1, 3], 5),
}
"""By number, alike in both teams: who gets a pass, who tackles, how many such cards there are."""
GOALS = {9: 3, 10: 3, 11: 2}


def deck_text(
    graph: dict[int, tuple[list[int], list[int], int]] = GRAPH, goals: dict[int, int] = GOALS
) -> str:
    """A deck as TOML, line by line."""
    lines = ['game = "rotweiss"', 'name = "test"']
    for side, team in enumerate(SIDES):
        for number in range(1, 12):
            sign = "abcdefghijkABCDEFGHIJK"[11 * side + number - 1]
            lines += ["[[footballer]]", f'team = "{team}"', f"number = {number}"]
            lines += [f'name = "{team.title()} {number}"', f'sign = "{sign}"', 'colour = "blue"']
    for number, (passes, tackles, copies) in graph.items():
        lines += ["[[card]]", 'team = "both"', f"number = {number}"]
        lines += [f"passes = {passes}", f"tackles = {tackles}", f"copies = {copies}"]
    for number, copies in goals.items():
        lines += ["[[goal]]", 'team = "both"', f"number = {number}", f"copies = {copies}"]
    return "\n".join(lines) + "\n"


DECK = RotWeissDeck.read(deck_text(), "positions")
NAMES = words_of(DECK)


class StillDice(Dice):
    """Dice that leave every stack as it is, and remember what they were to shuffle."""

    def __init__(self) -> None:
        self.shuffled: list[str] = []

    def shuffle(self, items: MutableSequence[Any]) -> None:
        self.shuffled.append(names(items))

    def copy(self) -> StillDice:
        return StillDice()


# Positions


def rotweiss(text: str, **options: str) -> RotWeiss:
    """A table in this position; the signal was given."""
    settings = " ".join(f"{name}={value}" for name, value in options.items())
    return RotWeiss.position(f"{text}\noptions {settings}", DECK, StillDice(), loud=True)


def dealt(seats: int, **options: str) -> RotWeiss:
    """A table of its own dealing, before the first signal."""
    return RotWeiss(RotWeiss.agree(seats, options, DECK), StillDice())


def cards_of(words: Sequence[str]) -> list[int]:
    return [NAMES.index(word) for word in words]


# Play


def play(table: RotWeiss, *texts: str) -> list[str]:
    """Make moves, `A lay 2`, and let time pass, `wait 1500`; what happened, in words."""
    table.take_events()
    for text in texts:
        who, _, what = text.partition(" ")
        if who == "wait":
            wait(table, int(what))
        else:
            act(table, text)
    return told(table.take_events())


# What lies where, in words


def names(cards: Iterable[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def row(table: RotWeiss, letter: str) -> str:
    """The piles of a seat as they are written in positions."""
    return " / ".join(names(pile) or "-" for pile in table.piles[SEATS.index(letter)])


def hand(table: RotWeiss, letter: str) -> str:
    return names(table.hands[SEATS.index(letter)])


def middle(table: RotWeiss) -> str:
    return names(table.middle)


def shown(table: RotWeiss, seat: Seat | None = None) -> str:
    """The card on top of the middle, as a seat or a spectator sees it."""
    top = table.view(seat).top
    return "-" if top == EMPTY else NAMES[top]


def moves(table: RotWeiss, letter: str) -> list[str]:
    return [table.write(move) for move in table.moves(SEATS.index(letter))]


def waits(table: RotWeiss) -> bool:
    """For the signal."""
    return bool(table.ready)


def told(events: Iterable[Event]) -> list[str]:
    """The events in words; all are public."""
    assert not any(event.only or event.secret for event in events)
    return [
        " ".join([event.code, *(word_for(fact, value) for fact, value in event.facts.items())])
        for event in events
    ]


def word_for(fact: str, value: Any) -> str:
    if fact in ("seat", "faster"):
        return SEATS[int(value)]
    if fact == "card":
        return "-" if value == EMPTY else NAMES[int(value)]
    if fact == "place":
        return str(value + 1)
    if fact == "goals":
        return ":".join(map(str, value))
    if fact in ("hands", "places"):
        return " ".join(map(str, value))
    return str(value)
