"""When a card lands that was pressed far away: on the time of whoever pressed it.

Whoever sits far away sees everything later and is heard later. A press therefore says which message
was on the screen and how many ms later the key went down, and the card lands `hand_ms` after that
moment of the table, but never before the press has arrived. While the whole round trip is shorter
than `hand_ms`, every card lands when it would have landed without a network. What is said of a
press is believed as far as the round trips that were measured allow.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from anpfiff.core.nouns import Seat

PULSE_MS = 1000
"""So often a round trip is measured,"""
TRIPS = 20
"""so many of the last are kept,"""
LOW = 4
"""and what counts is the longest of the shortest quarter: a line is as long as when it is free."""
SLACK_MS = 20
"""So much longer than that an answer may take without being doubted."""
SENT = 64
"""So many of the last messages somebody may answer."""

CLAIM = re.compile(r"press (\d{1,12}) arrival (\d{1,12}) credit (\d{1,12})", re.ASCII)


STEP_MS = 10
"""A line is shown in such steps, and anew only when it has changed by more: it always trembles."""


class Claim(NamedTuple):
    """A press as it is believed, in ms of the match."""

    press: int
    """When the key went down, on the time of whoever pressed it,"""
    arrival: int
    """when that was heard,"""
    credit: int
    """and how much earlier than that it may have been at most."""

    def __str__(self) -> str:
        return f"press {self.press} arrival {self.arrival} credit {self.credit}"


def read_claim(note: str) -> Claim | None:
    """What a line of the log notes of its press; None: nothing."""
    found = CLAIM.fullmatch(note)
    return Claim(*map(int, found.groups())) if found else None


class Distance:
    """How far away somebody is: when he was sent what, and how long it takes to hear from him.

    In ms of a clock that everybody's line is measured by.
    """

    def __init__(self) -> None:
        self.sent: dict[tuple[Seat | None, int], int] = {}
        """By seat and number of the message."""
        self.trips: list[int] = []
        self.trip = 0
        """What his round trip is, as far as it was measured,"""
        self.shown = 0
        """and how it is shown to all; 0: it was not measured."""

    def sends(self, seat: Seat | None, number: int, at: int) -> None:
        """Who comes back is sent the same number again: what counts is when he saw it."""
        sent = self.sent
        sent.pop((seat, number), None)
        sent[seat, number] = at
        if len(sent) > SENT:
            del sent[next(iter(sent))]

    def measure(self, ms: int) -> None:
        self.trips = [*self.trips, ms][-TRIPS:]
        self.trip = sorted(self.trips)[(len(self.trips) - 1) // LOW]
        if not self.shown or not self.shown - 2 * STEP_MS < self.trip <= self.shown + STEP_MS:
            self.shown = max(1, -(-self.trip // STEP_MS)) * STEP_MS

    def credit(self, most: int) -> int:
        """How much earlier than it arrives something may have been pressed; unmeasured, nothing."""
        return min(self.trip + SLACK_MS, most) if self.trips else 0

    def excess(self, most: int) -> int:
        """By how much his line is too slow."""
        return max(0, self.trip - most)

    def pressed(self, seat: Seat, seen: int, ms: int, arrival: int, most: int) -> int:
        """When something was pressed that is said to follow this message by so many ms.

        Not before the line allows, and not after it has arrived. Who answers what he was not sent,
        or what is long past, has pressed when that arrives.
        """
        sent = self.sent.get((seat, seen))
        if sent is None:
            return arrival
        return min(arrival, max(sent + ms, arrival - self.credit(most)))
