"""Positions as text: what the notations of several games read and write alike.

A position is a few lines. The first word of a line says what it is about: a seat (a letter), or
something on the table. The order of the lines means nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from anpfiff.core.nouns import SEATS, Mistake, Seat
from anpfiff.core.options import Options

OPTIONS, NOW, NONE = "options", "now", "-"
CLIPPED = 60
DIGITS = 15
"""Compiled tables count in 64 bits."""
WIDTH = 10


class Lines:
    """A text by the first words of its lines. Seats may have lines, and what is listed here."""

    def __init__(self, text: str, *heads: str) -> None:
        self.texts: dict[str, str] = {}
        known = [*SEATS, *heads]
        for line in filter(str.strip, text.splitlines()):
            head = line.split()[0]
            if head not in known:
                raise wrong(line, " | ".join(["A", "B", *heads]))
            if head in self.texts:
                raise wrong(line, f"1 × {head}")
            self.texts[head] = line

    def __contains__(self, head: str) -> bool:
        return head in self.texts

    @property
    def letters(self) -> str:
        """The seats that have a line."""
        return "".join(letter for letter in SEATS if letter in self.texts)

    def words(self, head: str, otherwise: str = "") -> list[str]:
        """What stands after the first word, or what is meant where the line is left out."""
        return self.texts.get(head, f"{head} {otherwise}").split()[1:]

    def wrong(self, head: str, expected: str) -> Mistake:
        return wrong(self.texts.get(head, ""), f"{head} {expected}")

    def number(self, head: str, otherwise: int) -> int:
        """Milliseconds."""
        return self.numbers(head, [otherwise], "MS")[0]

    def numbers(self, head: str, otherwise: Sequence[int], expected: str) -> list[int]:
        """As many numbers as there are otherwise."""
        if head not in self.texts:
            return list(otherwise)
        words = self.words(head)
        if len(words) != len(otherwise) or not all(map(is_number, words)):
            raise self.wrong(head, expected)
        return [int(word) for word in words]

    def seat(self, head: str, word: str, seats: int, expected: str) -> Seat:
        """The seat of this letter."""
        if len(word) != 1 or word not in SEATS[:seats]:
            raise self.wrong(head, expected)
        return SEATS.index(word)

    def options(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for word in self.words(OPTIONS):
            name, sign, value = word.partition("=")
            if not sign or name in found:
                raise self.wrong(OPTIONS, "NAME=VALUE …")
            found[name] = value
        return found


def wrong(line: str, expected: str) -> Mistake:
    return Mistake("position-line", line=line.strip()[:CLIPPED], expected=expected)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= DIGITS


def changed(options: Options) -> list[str]:
    """The options that are not as they usually are, as the line reads them."""
    usual = type(options)().write()
    return [f"{name}={text}" for name, text in options.write().items() if text != usual[name]]


def page(lines: Iterable[tuple[str, Sequence[str]]]) -> str:
    """The text of these lines. One without words is left out; NONE says that there is nothing."""
    return "\n".join(f"{head:<{WIDTH}} {' '.join(words)}" for head, words in lines if words)
