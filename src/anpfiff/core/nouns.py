"""The plain values that pass between a table and everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

if TYPE_CHECKING:
    from anpfiff.core.deck import Deck
    from anpfiff.core.options import Options

Seat = Annotated[int, "seat"]
Card = Annotated[int, "card"]
"""Its number in the deck."""
Move = int

CLOCK: Seat = -1
"""The seat that acts when a deadline passes."""
NOBODY: Seat = -2
NEVER = -1
"""A deadline that is not set."""
NOTHING: tuple[Move, ...] = ()
TICK: Move = 0
"""CLOCK's only move in a race: whatever is due now happens."""
READY: Move = 1
"""In a race: the seat is ready for the signal."""
SEATS = "ABCDEFGH"
"""In every text seats are letters, so that no one wonders whether they count from 0 or 1."""


SPACES = "\u00a0\u202f"
"""Where a line must not be broken."""

fill = tuple.__new__
"""A named tuple from all its fields, for what is made at every move: its class costs twice that."""


class Mistake(ValueError):
    """Bad input, as a code and facts. Clients put it into words; nothing has been changed."""

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return mistake_again, (self.code, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


def mistake_again(code: str, facts: dict[str, Any]) -> Mistake:
    """Exceptions are pickled by their positional arguments, and facts have names."""
    return Mistake(code, **facts)


class Refusal(NamedTuple):
    """Why a move cannot be made: a code to translate, and the rule that says so."""

    code: str
    rule: str
    facts: dict[str, Any] = {}


class Refused(Mistake):
    """A move that the rules do not allow. The table is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, rule=refusal.rule, **refusal.facts)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal,)


NO_SECRET: dict[str, Any] = {}
"""Of most events everybody learns everything."""


class Event(NamedTuple):
    """Something that happened: public facts, and more of them `only` for some seats."""

    code: str
    facts: dict[str, Any]
    only: tuple[Seat, ...] = ()
    secret: dict[str, Any] = NO_SECRET

    def told(self, seat: Seat | None) -> Event:
        """The event as this seat (or a spectator, None) learns it."""
        if not self.secret:
            return self
        facts = {**self.facts, **self.secret} if seat in self.only else self.facts
        return fill(Event, (self.code, facts, (), NO_SECRET))


class Told(NamedTuple):
    """What a game says in codes and facts: who translates it learns here what to expect."""

    facts: Mapping[str, Any]
    """By name: the type of a fact, wherever it is told. Seats and cards say that they are such."""
    events: Mapping[str, str]
    """By code: the names of its facts; behind "|" those of the half that only some seats learn."""
    questions: Mapping[str, str]
    """By code: the names of its facts."""
    revealing: frozenset[str]
    """Events by which a rule shows what was hidden: what led to one cannot be taken back."""


class Question(NamedTuple):
    """What a seat is asked now."""

    code: str
    facts: dict[str, Any] = {}


class Thing(NamedTuple):
    """What a move is about: a card, a place, a seat, …, by its number."""

    kind: str
    number: int


class About(NamedTuple):
    """What a move does, and to what: enough to offer it without knowing the rules."""

    act: str
    things: tuple[Thing, ...] = ()


class Result(NamedTuple):
    """How a match ended: points (a win is 1, shared among all winners), places, and why."""

    points: tuple[float, ...]
    places: tuple[int, ...]
    code: str
    rule: str


class Setup(NamedTuple):
    """What was agreed before the deal: public, and told once."""

    seats: int
    options: Options
    deck: Deck
    version: int = 1
    """Of the rules that it is played by."""


def seat_letter(seat: Seat) -> str:
    return "clock" if seat == CLOCK else SEATS[seat]


def read_seat(text: str, seats: int) -> Seat:
    """The inverse of `seat_letter`."""
    if text == "clock":
        return CLOCK
    seat = SEATS[:seats].find(text.upper()) if len(text) == 1 else -1
    if seat < 0:
        raise Mistake("seat-unknown", text=text, seats=" ".join(SEATS[:seats]))
    return seat


def plain(text: str) -> str:
    """The text on one line, without signs that a terminal would obey instead of showing them."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in SPACES else " " if sign.isspace() else "?"
        for sign in text
    )
