"""The plain values that pass between a table and everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from anpfiff.core.deck import Deck
    from anpfiff.core.options import Options

Seat = int
Move = int

CLOCK: Seat = -1
"""The seat that acts when a deadline passes."""
NOBODY: Seat = -2
NEVER = -1
"""A deadline that is not set."""
NOTHING: tuple[Move, ...] = ()
SEATS = "ABCDEFGH"
"""In every text seats are letters, so that no one wonders whether they count from 0 or 1."""


fill = tuple.__new__
"""A named tuple from all its fields, for what is made at every move: half the price of

calling its class, which goes through a function in Python.
"""


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
        if seat in self.only:
            return Event(self.code, {**self.facts, **self.secret})
        return Event(self.code, self.facts)


class Result(NamedTuple):
    """How a match ended: points (a win is 1, shared among all winners), places, and why."""

    points: tuple[float, ...]
    places: tuple[int, ...]
    code: str
    rule: str


class Setup(NamedTuple):
    """What was agreed before the deal. Public, so every view carries it."""

    seats: int
    options: Options
    deck: Deck


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
