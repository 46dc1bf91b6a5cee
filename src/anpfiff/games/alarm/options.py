"""What a table of Fußball-Alarm may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.core.options import Choice, Kind, Options, Starter, option


class Faces(Kind):
    """How many faces of the die show a card, a question mark, a bolt."""

    expected = "2-2-2, 3-2-1, … (1–9)"

    def read(self, text: str, seats: int) -> tuple[int, int, int]:
        card, question, bolt = map(list("123456789").index, text.split("-"))
        return card + 1, question + 1, bolt + 1

    def write(self, value: tuple[int, int, int]) -> str:
        return "-".join(map(str, value))


@dataclass(frozen=True)
class AlarmOptions(Options):
    die: tuple[int, int, int] = option((2, 2, 2), "R11", Faces())
    start: Seat = option(NOBODY, "A16", Starter())
    whistle: str = option("may", "A1", Choice("may", "must"))
    reshuffle: str = option("at-once", "A6", Choice("at-once", "when-needed"))
