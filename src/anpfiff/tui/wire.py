"""A match that a server tells: the source of a screen at a table of its own."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from anpfiff.bots import bots_of
from anpfiff.core.nouns import SEATS, Event, Mistake, Move, Question, Seat
from anpfiff.play.clock import Stopwatch
from anpfiff.server.reading import reader_of, refused
from anpfiff.server.shares import Shares

Facts = dict[str, Any]
DRAWN = 16
"""So many of the last messages a key can be an answer to."""


class Line(Protocol):
    """The way to a table: what was last heard of it, and how to ask for something."""

    guest: int
    room: Facts
    you: Facts
    shares: Shares
    bye: str
    listen: Callable[[Facts], None]

    def request(self, answered: Callable[[Facts], None], do: str, **facts: Any) -> None:
        """Ask, and hand on the answer when it comes."""

    def retry_in(self) -> float | None:
        """Seconds until it tries to come back; None: nothing is wrong."""


class Nothing:
    """Before the kick-off there is nothing to see."""

    seat: Seat | None = None

    def view(self) -> Any:
        return None

    def question(self) -> Question | None:
        return None

    def news(self) -> list[Event]:
        return []

    def at(self) -> int:
        return 0

    def hand(self) -> tuple[Move | None, Move | None]:
        return None, None


class WireSource:
    """One seat's side of one match, or a spectator's, as far as it was told."""

    def __init__(self, line: Line, deal: Facts, clock: Callable[[], float]) -> None:
        seats = line.you["seats"]
        self.line = line
        self.match: int = deal["match"]
        self.commitment: str = deal.get("commitment", "")
        """To the seed of the server."""
        self.seat: Seat | None = line.you["front"] if seats else None
        self.reader = reader_of(deal["game"])
        self.setup = self.reader.setup(deal["setup"])
        self.names = spoken(deal["names"], deal["game"])
        self.shown: Facts = {}
        self.seen: Any = None
        """The view that was last shown."""
        self.events: list[Event] = []
        self.watch = Stopwatch(clock)
        self.watch.stop()
        self.drawn: deque[tuple[int, float]] = deque(maxlen=DRAWN)
        """Which messages were drawn when."""
        self.pending: dict[int, Move] = {}
        """What was pressed and is not answered yet."""
        self.presses = 0
        self.refusals: list[tuple[Mistake, bool]] = []
        """Why what was pressed could not be done, until he is told, and whether play was on when
        it was pressed.
        """

    # What it is told

    def hear(self, shown: Facts) -> None:
        """What one learns belongs to the time that it says, and from then on time runs."""
        if shown["seat"] != self.seat:
            return
        self.shown = shown
        self.seen = self.reader.view(shown["view"])
        self.events += [self.reader.event(event) for event in shown["events"]]
        self.watch.set(shown["at"])

    def keep_time(self, room: Facts, *, connected: bool) -> None:
        """Time stands still while nobody plays, and what one cannot see does not run either."""
        runs = connected and room["phase"] == "playing" and not (room["paused"] or room["still"])
        self.watch.speed = 1 / room["tempo"]
        if runs != self.watch.running:
            (self.watch.start if runs else self.watch.stop)()

    def come_back(self) -> None:
        """Messages are numbered anew, and the next one says how things stand."""
        self.drawn.clear()

    # What a screen asks

    def view(self) -> Any:
        return self.seen

    def question(self) -> Question | None:
        return self.reader.question(self.shown.get("question"))

    def moves(self) -> Sequence[Move]:
        moves: Sequence[Move] = self.shown.get("moves", ())
        return moves

    def news(self) -> list[Event]:
        events, self.events = self.events, []
        return events

    def at(self) -> int:
        at: int = self.shown["at"]
        return at

    def now(self) -> int:
        return self.watch.ms()

    def hand(self) -> tuple[Move | None, Move | None]:
        """The own card is on its way at once, whatever the server will say."""
        moves = [*self.pending.values()]
        return moves[0] if moves else None, moves[-1] if len(moves) > 1 else None

    # What is done

    def was_drawn(self, at: float) -> None:
        """All that was shown until now stands on the screen."""
        n = self.shown["n"]
        if not self.drawn or self.drawn[-1][0] != n:
            self.drawn.append((n, at))

    def press(self, move: Move, at: float) -> None:
        """Say what was seen when the key was pressed, and how long it had been there."""
        seen, since = 0, at
        for n, drawn in self.drawn:
            if drawn <= at:
                seen, since = n, drawn
        self.presses += 1
        number = self.presses
        self.pending[number] = move
        was_live = not getattr(self.seen, "ready", ())

        def answered(answer: Facts) -> None:
            self.pending.pop(number, None)
            if answer["is"] == "refused":
                self.refusals.append((refused(answer), was_live))

        ms = int((at - since) * 1000)
        self.line.request(answered, "act", seat=self.seat, move=move, seen=seen, ms=ms)


def spoken(names: Sequence[str], game: str) -> list[str]:
    """Bots and namesakes with the letter of their seat; nobody can pass for another."""
    called, bots = Counter(names), bots_of(game)
    return [
        f"{name} {SEATS[seat]}" if called[name] > 1 or name in bots else name
        for seat, name in enumerate(names)
    ]


def names_at(room: Facts) -> list[str]:
    """Of all places; those without anybody have none."""
    names = [place.get("name") or place.get("league", "") for place in room["places"]]
    return spoken(names, room["game"])
