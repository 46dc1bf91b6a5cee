"""The cards of Fußball-Alarm, and its moves as numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.nouns import SEATS, Move
from anpfiff.core.phrases import Phrases, Things

KINDS = 7
COPIES = 7
"""R2 49 footballer cards; seven equal shares of seven footballers."""
HAND = 5
FIVE = 5
PILE = 7

FOOTBALLERS = tuple(kind for kind in range(KINDS) for _ in range(COPIES))
ALARMS = tuple(range(KINDS))

DISCARD: Move = 0
TAKE: Move = DISCARD + KINDS
DRAW: Move = TAKE + KINDS
SEARCH: Move = DRAW + 1
FOUL: Move = SEARCH + 1
WHISTLE: Move = FOUL + 4
PLAY_ON: Move = WHISTLE + 1

CARD, QUESTION, BOLT = 0, 1, 2
"""R12, R13, R15 What the die can show."""
FACES = ("card", "question", "bolt")

COLOURS = ("red", "yellow", "green", "blue", "magenta", "cyan", "white")

TAKES = [
    tuple(TAKE + kind for kind in range(KINDS) if kinds & 1 << kind) for kinds in range(1 << KINDS)
]
"""By the `bits` of the searched pile. A discard is the number of its kind: hands have no need."""
DRAW_OR_SEARCH = (DRAW, SEARCH)
WHISTLE_OR_NOT = (WHISTLE, PLAY_ON)
VICTIMS = [
    [tuple(FOUL + victim for victim in range(seats) if victim != thief) for thief in range(seats)]
    for seats in range(5)
]
"""By seats and thief: R17.1."""


class Footballer(NamedTuple):
    id: str
    name: str
    number: int
    sign: str
    colour: str


@dataclass(frozen=True)
class AlarmDeck(Deck):
    """Seven footballers; the rules fix how many cards there are of each."""

    game = "alarm"
    standard_file = Path(__file__).with_name("deck.toml")

    footballers: tuple[Footballer, ...] = field(repr=False)

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        footballers: list[Footballer] = []
        for entry in fields.tables("footballer", KINDS):
            footballer = Footballer(
                entry.word("id"),
                entry.text("name"),
                entry.whole("number", 1, 99),
                entry.text("sign"),
                entry.text("colour"),
            )
            if footballer.colour not in COLOURS:
                raise entry.wrong("colour", " | ".join(COLOURS))
            if len(footballer.sign) != 1:
                raise entry.wrong("sign", "1 ×")
            for name_of_field in ("id", "name", "sign"):
                value = getattr(footballer, name_of_field)
                if value in [getattr(other, name_of_field) for other in footballers]:
                    raise entry.wrong(name_of_field, "≠")
            entry.nothing_else()
            footballers.append(footballer)
        return cls(name, digest, tuple(footballers))

    @cached_property
    def phrases(self) -> Phrases:
        footballers = Things("card", [footballer.id for footballer in self.footballers])
        return Phrases(
            (DISCARD, "discard", footballers),
            (TAKE, "take", footballers),
            (DRAW, "draw"),
            (SEARCH, "search"),
            (FOUL, "foul", Things("seat", SEATS[:4].lower())),
            (WHISTLE, "whistle"),
            (PLAY_ON, "play-on"),
        )

    def label(self, card: int) -> str:
        footballer = self.footballers[card]
        return f"{footballer.sign} {footballer.name}"

    def find(self, word: str) -> int:
        return [footballer.id for footballer in self.footballers].index(word)
