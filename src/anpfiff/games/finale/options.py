"""What managers may agree on before a match of Finale."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import Setup
from anpfiff.core.options import Choice, Kind, Options, option


class Faces(Kind):
    """The six faces of the die."""

    expected = "0-1-1-2-2-3, … (6 × 0–3)"

    def read(self, text: str, seats: int) -> tuple[int, ...]:
        faces = tuple(list("0123").index(face) for face in text.split("-"))
        if len(faces) != 6 or len(set(faces)) == 1:
            raise ValueError
        return faces

    def write(self, value: tuple[int, ...]) -> str:
        return "-".join(map(str, value))


class Pair(Kind):
    """A number for each club."""

    def __init__(self, least: int, most: int, example: str) -> None:
        self.least = least
        self.most = most
        self.expected = f"{example} ({least}–{most})"

    def read(self, text: str, seats: int) -> tuple[int, int]:
        first, second = text.split("-")
        values = []
        for part in (first, second):
            if not (part.isascii() and part.isdigit() and len(part) < 4):
                raise ValueError
            if not self.least <= int(part) <= self.most:
                raise ValueError
            values.append(int(part))
        return values[0], values[1]

    def write(self, value: tuple[int, int]) -> str:
        return f"{value[0]}-{value[1]}"


@dataclass(frozen=True)
class FinaleOptions(Options):
    earlier = {1: {"standin": "anybody"}}
    die: tuple[int, ...] = option((0, 1, 1, 2, 2, 3), "R18", Faces())
    after90: str = option("draw", "R8", Choice("draw", "extra-time"))
    tactics: str = option("colour", "R47", Choice("colour", "free"))
    squads: str = option("choose", "R6", Choice("choose", "first", "x"))
    keeper: str = option("allowed", "E36", Choice("allowed", "injury-only"))
    budget: tuple[int, int] = option((50, 50), "R48", Pair(40, 60, "50-50"))
    leg: str = option("single", "R48", Choice("single", "first", "second"))
    aggregate: tuple[int, int] = option((0, 0), "R48", Pair(0, 99, "2-1"))
    standin: str = option("lost", "E40", Choice("lost", "anybody"))

    def check(self, seats: int) -> None:
        """R48 Only a second leg has a first one, and it must have a winner."""
        if self.leg == "second" and self.after90 != "extra-time":
            raise self.only_with("leg", "after90=extra-time")
        if self.leg != "second" and self.aggregate != FinaleOptions.aggregate:
            raise self.only_with("aggregate", "leg=second")


def options_of(setup: Setup) -> FinaleOptions:
    options = setup.options
    assert isinstance(options, FinaleOptions)
    return options
