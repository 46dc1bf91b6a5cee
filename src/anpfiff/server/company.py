"""Who is at a table, what each is sent, and what they say to one another."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from anpfiff.core.nouns import Mistake, Seat
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.clock import Stopwatch
from anpfiff.play.landing import Distance
from anpfiff.server import messages as m
from anpfiff.server.frame import Frame, Place
from anpfiff.server.playing import Playing

GRACE_S = 60
"""So long a place waits for somebody whose connection is gone; then a bot stands in."""
REMEMBERED = 64
"""So many of the last answers to a guest can be given again, and as many words of talk."""
MOST_MUTED = 200

Clock = Callable[[], float]
"""Seconds that only grow."""


@dataclass
class Visitor:
    """A guest at this table, there or gone for a while."""

    guest: int
    name: str
    there: bool = True
    since: float = 0
    """When he came or went."""
    front: Seat = -1
    """Which of several seats at one screen is before the curtain."""
    last_id: int = 0
    answers: dict[int, m.Message] = field(default_factory=dict)
    forgotten: int = 0
    """The largest number whose answer is not remembered any more."""
    muted: set[int] = field(default_factory=set)
    distance: Distance = field(default_factory=Distance)
    told_slow: bool = False
    """Whether he knows that his line is too slow for a race."""


class Company:
    """The guests of a table, those who sit at it and those who look on."""

    def __init__(
        self,
        frame: Frame,
        clock: Clock,
        new_seed: Callable[[], str],
        *,
        elsewhere: bool = False,
    ) -> None:
        self.frame = frame
        self.clock = clock
        self.new_seed = new_seed
        self.elsewhere = elsewhere
        self.game: type[Table] = GAMES[frame.game]
        self.visitors: dict[int, Visitor] = {}
        self.letters: list[tuple[int, m.Message]] = []
        """Who is sent what, in this order."""
        self.talk: deque[m.Said] = deque(maxlen=REMEMBERED)
        self.proposals: dict[m.Proposal, tuple[int, Seat, set[int]]] = {}
        """What is proposed: by whom, for which seat, and who has agreed."""
        self.stand_ins: set[Seat] = set()
        self.acted: dict[int, array[int]] = {}
        """By guest: which of his moves are on disk. Numbers, which no collector looks through."""
        self.playing: Playing | None = None
        self.watch = Stopwatch(clock, speed=1 / frame.tempo)
        self.watch.stop()
        self.seed = ""
        self.closed = False
        self.changed = True
        """Whether the frame must be written, and the room be shown to all."""
        self.kept_at = 0
        """Up to when the match is on disk,"""
        self.noted = 0
        """and which of its matches has its seed there."""

    # Who is there

    def visitor(self, guest: int, name: str, *, there: bool = True) -> Visitor:
        last_id = max(self.acted.get(guest, ()), default=0)
        return Visitor(guest, name, there=there, since=self.clock(), last_id=last_id)

    def seats_of(self, guest: int) -> list[Seat]:
        return [seat for seat, place in enumerate(self.frame.places) if place.guest == guest]

    def players(self) -> set[int]:
        """The guests who have a place; while a match is on, those who have not given up."""
        on = self.is_on()
        return {
            place.guest
            for place in self.frame.places
            if place.guest and not (on and place.resigned)
        }

    def are_asked(self) -> set[int]:
        """Who must agree: not those who have gone for good. A line that was cut is no consent."""
        latest = self.clock() - GRACE_S
        visitors = [self.visitors[guest] for guest in self.players()]
        return {one.guest for one in visitors if one.there or one.since > latest}

    def is_on(self) -> bool:
        return self.playing is not None and self.frame.phase == "playing"

    def empty(self) -> bool:
        return not [True for visitor in self.visitors.values() if visitor.there]

    def somebody_plays(self) -> bool:
        """One who plays is there; at a table of bots, anybody."""
        players = self.players()
        there = [visitor.guest for visitor in self.visitors.values() if visitor.there]
        return any(guest in players for guest in there) if players else bool(there)

    def take_open_place(self, guest: int, name: str) -> None:
        for place in self.frame.places:
            if place.kind == "open":
                place.kind, place.guest, place.name = "guest", guest, name
                return

    def pass_host_on(self, guest: int) -> None:
        if self.frame.host == guest:
            there = [visitor.guest for visitor in self.visitors.values() if visitor.there]
            seated = [other for other in there if self.seats_of(other)]
            self.frame.host = next(iter(seated or there), guest)

    # What requests need

    def place(self, seat: Seat) -> Place:
        if seat >= len(self.frame.places):
            raise Mistake("no-such-place", seat=seat)
        return self.frame.places[seat]

    def own_place(self, visitor: Visitor, seat: Seat) -> Place:
        place = self.place(seat)
        if place.guest != visitor.guest or place.resigned:
            raise Mistake("seat-not-yours")
        return place

    def host_only(self, visitor: Visitor) -> None:
        if visitor.guest != self.frame.host:
            raise Mistake("host-only")

    def before_kick_off(self) -> None:
        if self.frame.phase != "gathering":
            raise Mistake("match-begun")

    def in_play(self) -> Playing:
        if self.playing is None or self.frame.phase != "playing":
            raise Mistake("no-match")
        return self.playing

    # What is said

    def clock_ms(self) -> int:
        return round(self.clock() * 1000)

    def send(self, guest: int, message: m.Message) -> None:
        self.letters.append((guest, message))

    def send_all(self, message: m.Message) -> None:
        for visitor in self.visitors.values():
            if visitor.there:
                self.send(visitor.guest, message)

    def say(self, visitor: Visitor, request: m.Say) -> dict[str, Any]:
        if not self.frame.chat:
            raise Mistake("chat-off")
        self.talk_to_all(m.Said(visitor.guest, visitor.name, text=clean(request.text)))
        return {}

    def emote(self, visitor: Visitor, request: m.Emote) -> dict[str, Any]:
        self.talk_to_all(m.Said(visitor.guest, visitor.name, emote=request.emote))
        return {}

    def talk_to_all(self, said: m.Said) -> None:
        self.talk.append(said)
        for visitor in self.visitors.values():
            self.pass_on(visitor, said)

    def pass_on(self, visitor: Visitor, said: m.Said) -> None:
        if visitor.there and said.guest not in visitor.muted:
            self.send(visitor.guest, said)

    def mute(self, visitor: Visitor, request: m.Mute) -> dict[str, Any]:
        if request.on and len(visitor.muted) >= MOST_MUTED:
            raise Mistake("blocked-enough", most=MOST_MUTED)
        (visitor.muted.add if request.on else visitor.muted.discard)(request.guest)
        return {}


def clean(text: str) -> str:
    """What people write is text, in one line."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
