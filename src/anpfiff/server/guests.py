"""Who is here: guests, and the connections by which they came."""

from __future__ import annotations

from dataclasses import dataclass, field

from anpfiff.play.landing import Distance


@dataclass(slots=True, weakref_slot=True)
class Guest:
    """Somebody with a token, and nothing else."""

    id: int
    name: str
    blocked: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Connection:
    """One socket: whose it is, and at which table."""

    number: int
    address: str = ""
    guest: Guest | None = None
    code: str = ""
    distance: Distance = field(default_factory=Distance)
    pulse: int = 0
    """The number of the last pulse,"""
    pulsed: float | None = None
    """and when it was sent; None: it is answered."""
