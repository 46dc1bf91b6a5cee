"""A match seen again: table and cards, from whichever seat one likes once it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic

from textual.binding import Binding
from textual.events import Key

from anpfiff.core.nouns import SEATS, Event, Seat
from anpfiff.play.photo import Photo
from anpfiff.play.reels import Reel
from anpfiff.tui.app import WIDEST, WatchApp
from anpfiff.tui.photo import strip
from anpfiff.tui.source import LocalSource
from anpfiff.tui.speaker import Speaker

MARGIN = 4
"""Columns left and right of what happened."""


class OpenSource(LocalSource):
    """Of a match that is over: one seat's view, and all that happened with its secrets."""

    def events(self) -> list[Event]:
        return self.match.since(self.place)


class ReplayApp(WatchApp):
    """Of a match that is over every card may be seen, of another one only what everybody saw."""

    BINDINGS = [Binding("tab", "change_seat", show=False, priority=True)]

    def __init__(
        self,
        reel: Reel,
        speaker: Speaker,
        speed: float,
        seat: Seat,
        *,
        finished: bool,
        photos: Mapping[tuple[int, Seat], Photo] = {},
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(reel, speaker, speed, clock)
        self.photos = photos
        if finished and self.race is None:
            self.turn_to(OpenSource(reel.match, seat), speaker)

    def extra(self) -> str:
        if self.seat is None:
            return super().extra()
        name = self.speaker.full_name(self.seat)
        seen = self.words("replay-seat", seat=SEATS[self.seat], name=name)
        return f"{super().extra()}   {seen}"

    def keys(self) -> str:
        return self.words("race-keys-watch" if self.seat is None else "replay-keys")

    def action_change_seat(self) -> None:
        if self.seat is not None:
            self.source.seat = (self.seat + 1) % self.speaker.setup.seats
            self.draw()

    def on_key(self, event: Key) -> None:
        if event.key != "tab":
            super().on_key(event)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        """Of cards that were too late, how they came in."""
        super().tell(events, everything=everything)
        for event in events:
            if event.code == "late":
                photo = self.photos[self.source.at(), event.facts["seat"]]
                self.news += strip(photo, self.speaker, min(self.size.width, WIDEST) - MARGIN)

    def sentence(self, event: Event) -> str:
        return super().sentence(event) if self.seat is None else self.speaker.open_event(event)
