"""What a seat has learnt beyond its view."""

from __future__ import annotations

from collections.abc import Iterable

from anpfiff.core.nouns import Event, Setup


class Memory:
    """The events a seat was told, in order.

    Kept per seat by the match, never inside the table. A game whose events are many folds them
    in a subclass; a weak bot gets a memory in which facts are missing.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events: list[Event] = []

    def see(self, events: Iterable[Event]) -> None:
        self.events += events


class NoMemory(Memory):
    """Of a game in which a seat sees all that it can know."""

    def see(self, events: Iterable[Event]) -> None:
        pass
