"""Photo finishes: two cards that wanted the same place, and which of them landed first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Seat
from anpfiff.play.landing import Claim, read_claim

CLOSEST = 5
"""So many of a match are worth a look."""


class Landing(NamedTuple):
    """A card and when it landed, in ms of table time."""

    seat: Seat
    card: int
    at: int
    claim: Claim | None
    """When it was pressed, in the same time; None: not far away, so nobody has noted it."""


class Photo(NamedTuple):
    """Both cards as they came in."""

    first: Landing
    second: Landing
    hand_ms: int
    """How long hands carried them."""

    @property
    def ms(self) -> int:
        """By how much the first was faster."""
        return self.second.at - self.first.at


def photos(match: Match) -> dict[tuple[int, Seat], Photo]:
    """Every card that came too late, beside the one that was faster: by when it came, and whose."""
    if not match.game.races:
        return {}
    again = Match(match.game, match.setup, match.seed, match.names)
    landings: dict[tuple[int, Seat], Landing] = {}
    found = {}
    for line in match.log:
        again.wait(line.at)  # What the clock does is nobody's card.
        place = again.place
        again.repeat(line)
        if line.seat is None:
            continue
        event = told_of(line.seat, again.since(place))
        if event is None:
            continue
        claim = read_claim(line.note)
        if claim is not None:
            claim = Claim(claim.press - again.lost, claim.arrival - again.lost, claim.credit)
        landing = Landing(line.seat, event.facts["card"], again.now, claim)
        landings[landing.at, landing.seat] = landing
        if event.code == "late":
            first = landings[landing.at - event.facts["ms"], event.facts["faster"]]
            found[landing.at, landing.seat] = Photo(first, landing, again.table.hand_ms())
    return found


def told_of(seat: Seat, events: Iterable[Event]) -> Event | None:
    """What became of the card that the seat has just laid; None: it laid none."""
    for event in events:
        if event.facts.get("seat") == seat and "card" in event.facts:
            return event
    return None


def closest(taken: Iterable[Photo]) -> list[Photo]:
    """The most exciting ones, the closest first."""
    return sorted(taken, key=lambda photo: (photo.ms, photo.second.at))[:CLOSEST]
