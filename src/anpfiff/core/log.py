"""What was done in a match, line by line."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from anpfiff.core.nouns import Move, Seat, fill, plain

PAUSE = "pause"
GO_ON = "go-on"
WAIT = "wait"
TAKE_BACK = "take-back"
WORDS = (PAUSE, GO_ON, WAIT, TAKE_BACK)
"""Lines that are not moves of the game."""
FIRST = len(WORDS)
"""Moves are numbered after them."""
NO_SEAT = 15


class Line(NamedTuple):
    """One line of the log: who did what when (ms since kick-off, pauses included).

    The note says what else is known of it: when the key was pressed, when that arrived.
    """

    at: int
    seat: Seat | None
    text: str
    note: str = ""


class Notes:
    """Texts one behind the other: every card of a race over the network has one."""

    def __init__(self) -> None:
        self.places = array("q")
        self.ends = array("q")
        """By note: which line it belongs to, and where it ends."""
        self.text = bytearray()

    def add(self, place: int, text: str) -> None:
        """Of the last line, which has none yet."""
        self.text += text.encode()
        self.places.append(place)
        self.ends.append(len(self.text))

    def of(self, place: int) -> str:
        number = bisect_left(self.places, place)
        if number == len(self.places) or self.places[number] != place:
            return ""
        start = self.ends[number - 1] if number else 0
        return self.text[start : self.ends[number]].decode()


class Log:
    """Lines kept as numbers, because a race has thousands and a server has thousands of races.

    The clock has no line: its deadlines follow from what the others did, and when.
    """

    def __init__(self, texts: Mapping[Move, str]) -> None:
        self.texts = texts
        self.numbers = array("q")
        """Each line as one number: time, seat and move."""
        self.notes = Notes()

    def add(self, at: int, seat: Seat, move: Move) -> None:
        self.numbers.append(at << 20 | seat << 16 | move + FIRST)

    def add_word(self, at: int, word: str, seat: Seat | None = None) -> None:
        """A line that is no move of the game."""
        self.add(at, NO_SEAT if seat is None else seat, WORDS.index(word) - FIRST)

    def note(self, text: str) -> None:
        """Say more of the last line."""
        self.notes.add(len(self) - 1, plain(text))

    def count(self, move: Move, since: int = 0) -> int:
        """How often it was made from this line on, whoever did."""
        return sum([number & 0xFFFF == move + FIRST for number in self.numbers[since:]])

    def end(self) -> int:
        """When the last line was; 0: there is none."""
        return self.numbers[-1] >> 20 if self.numbers else 0

    def seat(self, place: int) -> Seat | None:
        """Whose line it is."""
        seat = self.numbers[place] >> 16 & NO_SEAT
        return None if seat == NO_SEAT else seat

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, place: int) -> Line:
        number = self.numbers[place]
        seat, move = number >> 16 & NO_SEAT, number & 0xFFFF
        text = WORDS[move] if move < FIRST else self.texts[move - FIRST]
        note = self.notes.of(place % len(self.numbers)) if self.notes.places else ""
        return fill(Line, (number >> 20, None if seat == NO_SEAT else seat, text, note))

    def __iter__(self) -> Iterator[Line]:
        for place in range(len(self)):
            yield self[place]
