"""The cards of a game as data: a deck.toml that comes with it, or one of your own."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from anpfiff.core.nouns import Mistake

LONGEST = 100_000
"""Signs; the largest deck that comes with a game is a seventh of that."""
LONGEST_LINE = 300
"""A key of thousands of parts takes seconds to read, one of tens of thousands minutes."""


@dataclass(frozen=True)
class Deck:
    """A deck by its name and the digest of what it says; games add their cards."""

    game: ClassVar[str]
    standard_file: ClassVar[Path]

    name: str
    digest: str

    @classmethod
    @cache
    def standard(cls) -> Self:
        return cls.read(cls.standard_file.read_text("utf-8"), cls.standard_file.name)

    @classmethod
    @cache
    def shipped(cls) -> tuple[Self, ...]:
        """The standard deck, and what it was before: records name theirs by its digest."""
        older = sorted(cls.standard_file.parent.glob(f"{cls.standard_file.stem}-*.toml"))
        return (cls.standard(), *[cls.read(file.read_text("utf-8"), file.name) for file in older])

    @classmethod
    def read(cls, text: str, source: str) -> Self:
        """From TOML; a Mistake names the source and the field."""
        if len(text) > LONGEST or max(map(len, text.split("\n"))) > LONGEST_LINE:
            raise Mistake("deck-long", source=source, most=LONGEST, line=LONGEST_LINE)
        try:
            data = tomllib.loads(text)
            content = json.dumps(data, sort_keys=True, default=str)
        except (ValueError, RecursionError) as error:
            raise Mistake("deck-toml", source=source, detail=str(error)) from None
        fields = Fields(source, "", data)
        game = fields.text("game")
        if game != cls.game:
            raise Mistake("deck-game", source=source, game=game, wanted=cls.game)
        digest = hashlib.sha256(content.encode()).hexdigest()[:12]
        name = fields.word("name")
        deck = cls.build(name, digest, fields)
        fields.nothing_else()
        return deck

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        raise NotImplementedError

    def label(self, card: int) -> str:
        """What is printed on a card: proper names, in no language."""
        raise NotImplementedError

    def thing(self, kind: str, number: int) -> str:
        """The same for whatever a deck has: other kinds of cards, too."""
        return self.label(number) if number >= 0 else "–"


class Fields:
    """A TOML table read field by field: what is missing, wrong or left over is named."""

    def __init__(self, source: str, place: str, data: dict[str, Any]) -> None:
        self.source = source
        self.place = place
        self.data = dict(data)

    def wrong(self, name: str, expected: str) -> Mistake:
        place = f"{self.place}.{name}" if self.place else name
        return Mistake("deck-field", source=self.source, field=place, expected=expected)

    def take(self, name: str, kind: type, expected: str) -> Any:
        value = self.data.pop(name, None)
        if type(value) is not kind:
            raise self.wrong(name, expected)
        return value

    def text(self, name: str, *, empty: bool = False) -> str:
        """A short text for people."""
        value: str = self.take(name, str, '"…"')
        if value == "" and empty:
            return value
        if not value.strip() or len(value) > 40 or not value.isprintable():
            raise self.wrong(name, '"…" (1–40)')
        return value

    def word(self, name: str) -> str:
        """A word that can be typed: small letters, digits, hyphens; single letters are seats."""
        value = self.text(name)
        if (
            len(value) < 2
            or not value.replace("-", "a").isalnum()
            or not value.isascii()
            or value != value.lower()
        ):
            raise self.wrong(name, "a-z 0-9 - (2–40)")
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        value: int = self.take(name, int, f"{least}–{most}")
        if not least <= value <= most:
            raise self.wrong(name, f"{least}–{most}")
        return value

    def choice(self, name: str, words: Sequence[str]) -> int:
        """One of a few words, as its place among them."""
        value = self.take(name, str, " | ".join(words))
        if value not in words:
            raise self.wrong(name, " | ".join(words))
        return words.index(value)

    def items(self, name: str, count: int, kind: type, expected: str) -> list[Any]:
        value = self.take(name, list, f"{count} × {expected}")
        if len(value) != count or not all(type(item) is kind for item in value):
            raise self.wrong(name, f"{count} × {expected}")
        return list(value)

    def texts(self, name: str, count: int) -> list[str]:
        return self.items(name, count, str, '"…"')

    def numbers(self, name: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """Exactly so many whole numbers within bounds."""
        values = self.items(name, count, int, f"{least}–{most}")
        if not all(least <= value <= most for value in values):
            raise self.wrong(name, f"{count} × {least}–{most}")
        return tuple(values)

    def choices(self, name: str, count: int, words: Sequence[str]) -> tuple[int, ...]:
        """Exactly so many of a few words, as their places."""
        values = self.items(name, count, str, " | ".join(words))
        if not all(value in words for value in values):
            raise self.wrong(name, f"{count} × {' | '.join(words)}")
        return tuple(words.index(value) for value in values)

    def several(self, name: str, counts: range, least: int, most: int) -> tuple[int, ...]:
        """Different whole numbers within bounds, as many as are allowed."""
        value = self.data.get(name)
        count = len(value) if isinstance(value, list) else -1
        if count not in counts:
            raise self.wrong(name, f"{counts[0]}–{counts[-1]} × {least}–{most}")
        values = self.numbers(name, count, least, most)
        if len(set(values)) != count:
            raise self.wrong(name, "≠")
        return values

    def tables(self, name: str, count: int) -> list[Fields]:
        """Exactly so many [[name]] tables."""
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(name, f"{count} × [[{name}]]")
        return self.listed(name, count)

    def listed(self, name: str, most: int) -> list[Fields]:
        """[[name]] tables, at least one."""
        value = self.take(name, list, f"[[{name}]]")
        if not 1 <= len(value) <= most or not all(isinstance(item, dict) for item in value):
            raise self.wrong(name, f"1–{most} × [[{name}]]")
        return [
            Fields(self.source, f"{name} {number}", item)
            for number, item in enumerate(value, start=1)
        ]

    def nothing_else(self) -> None:
        for name in self.data:
            raise self.wrong(name, "–")
