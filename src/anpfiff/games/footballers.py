"""Footballers with shirt numbers, as both games of team against team print them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anpfiff.core.deck import Fields

SHIRTS = 11
COLOURS = ("red", "yellow", "green", "blue", "magenta", "cyan", "white")


class Footballer(NamedTuple):
    """Name, number and colour, and a sign for those who cannot tell colours apart."""

    side: int
    number: int
    name: str
    sign: str
    colour: str

    def label(self) -> str:
        return f"{self.sign} {self.name} {self.number}"


Squads = tuple[tuple[Footballer, ...], ...]
"""By side, in the order of their numbers: number 1 is the first."""


def alternate(first: int, seats: int) -> tuple[int, ...]:
    """By seat: its side, when every other one belongs to the same and A to the first."""
    return tuple([first ^ seat & 1 for seat in range(seats)])


def read_squads(fields: Fields, sides: Sequence[str]) -> Squads:
    """Eleven footballers for each side, no two alike in name or sign."""
    found: list[Footballer] = []
    for entry in fields.tables("footballer", SHIRTS * len(sides)):
        footballer = Footballer(
            entry.choice("team", sides),
            entry.whole("number", 1, SHIRTS),
            entry.text("name"),
            entry.text("sign"),
            COLOURS[entry.choice("colour", COLOURS)],
        )
        if len(footballer.sign) != 1:
            raise entry.wrong("sign", "1 ×")
        for other in found:
            if footballer[:2] == other[:2]:
                raise entry.wrong("number", "≠")
            if footballer.name == other.name:
                raise entry.wrong("name", "≠")
            if footballer.sign == other.sign:
                raise entry.wrong("sign", "≠")
        entry.nothing_else()
        found.append(footballer)
    found.sort()
    return tuple(
        tuple(footballer for footballer in found if footballer.side == side)
        for side in range(len(sides))
    )
