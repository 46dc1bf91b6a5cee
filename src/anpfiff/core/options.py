"""What a group may play differently: every variant and every doubtful reading, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self

from anpfiff.core.nouns import NOBODY, SEATS, Mistake, Seat


class Kind:
    """What values an option takes, and how they are written."""

    expected: str

    def possible(self, seats: int) -> str:
        """What is expected at so many seats."""
        return self.expected

    def read(self, text: str, seats: int) -> Any:
        """The value; ValueError if the text is none."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        raise NotImplementedError


class Choice(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.expected = " | ".join(words)

    def read(self, text: str, seats: int) -> str:
        if text not in self.words:
            raise ValueError
        return text

    def write(self, value: str) -> str:
        return value


class Starter(Kind):
    """Who begins: a seat, or the lot decides."""

    expected = "lot | A | B | …"

    def possible(self, seats: int) -> str:
        return " | ".join(["lot", *SEATS[:seats]])

    def read(self, text: str, seats: int) -> Seat:
        return NOBODY if text == "lot" else list(SEATS[:seats]).index(text.upper())

    def write(self, value: Seat) -> str:
        return "lot" if value == NOBODY else SEATS[value]


class Whole(Kind):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.values = range(least, most + 1)
        self.expected = f"{least}–{most}"

    def read(self, text: str, seats: int) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) not in self.values:
            raise ValueError
        return int(text)

    def write(self, value: int) -> str:
        return str(value)


class Milliseconds(Whole):
    """How long something takes."""


def option(default: Any, rule: str, kind: Kind) -> Any:
    """A field of Options: its default, the rule or reading it belongs to, and its values."""
    return field(default=default, metadata={"rule": rule, "kind": kind})


@dataclass(frozen=True)
class Options:
    """A game's options. Frozen; each field cites its rule."""

    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    """By earlier version of the rules: what is meant by options that are not mentioned, where that
    was not what is usual today.
    """

    @classmethod
    def read(cls, texts: Mapping[str, str], seats: int) -> Self:
        """From `name=value` texts, as typed after --set and as written in records."""
        known = {item.name: item for item in fields(cls)}
        values = {}
        for name, text in texts.items():
            item = known.get(name)
            if item is None:
                raise Mistake("option-unknown", option=name, known=", ".join(known))
            kind: Kind = item.metadata["kind"]
            try:
                values[name] = kind.read(text, seats)
            except ValueError:
                raise Mistake(
                    "option-value",
                    option=name,
                    text=text,
                    expected=kind.possible(seats),
                    rule=item.metadata["rule"],
                ) from None
        return cls(**values)

    def check(self, seats: int) -> None:
        """A game raises a Mistake if two of its options do not go together."""

    def only_with(self, name: str, other: str) -> Mistake:
        """This option may be what it is only beside another: `throw=sloppy`."""
        text, rule = self.write()[name], self.metadata(name)["rule"]
        return Mistake("option-only-with", option=name, text=text, other=other, rule=rule)

    def too_small(self, name: str, other: str, least: int) -> Mistake:
        """This number must be larger, because of what another option is."""
        texts, metadata = self.write(), self.metadata(name)
        return Mistake(
            "option-too-small",
            option=name,
            text=texts[name],
            other=f"{other}={texts[other]}",
            expected=f"{least}–{metadata['kind'].values[-1]}",
            rule=metadata["rule"],
        )

    @classmethod
    def metadata(cls, name: str) -> Mapping[str, Any]:
        return {item.name: item.metadata for item in fields(cls)}[name]

    @classmethod
    def all(cls) -> tuple[Field[Any], ...]:
        return fields(cls)

    def write(self) -> dict[str, str]:
        """Every option as text, the defaults too: a record must not depend on later defaults."""
        return {
            item.name: item.metadata["kind"].write(getattr(self, item.name))
            for item in fields(self)
        }
