"""A race among racers at the far ends of lines: what a server would make of it.

Everybody sees and is heard as late as his line is long; the times, presses and claims go through
the same code as in a room of the server. Whoever has pressed cannot think better of it, so racers
without any delay play a little differently here than at one table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from anpfiff.bots.bot import Racer
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move, Seat
from anpfiff.core.race import Race
from anpfiff.play.landing import PULSE_MS, TRIPS, Claim, Distance
from anpfiff.play.seats import FOREVER, dice_for, imagines, unimagined
from anpfiff.play.timed import TimedPlay
from anpfiff.sim.course import IDLE_MS, Course, last_act
from anpfiff.sim.lines import PING, Net, Wire

LINES = 300
"""Apart from the dice of bots, what they imagine and lots; by seat, too."""
ARRIVES, LANDS, SHOWN, PRESSED = range(4)
"""What comes first of several things in the same ms: nobody presses before he has seen all."""


class Shown(NamedTuple):
    """A message to a racer: which of his presses are settled, and what his hand can carry now."""

    number: int
    view: Any
    events: Sequence[Event]
    moves: Sequence[Move]
    settled: int
    carries: range


class Press(NamedTuple):
    """A message from a racer: what a client of the server says, and when it really was."""

    number: int
    move: Move
    seen: int
    ms: int
    at: int


class Far:
    """A racer at the far end of his line. His clock goes after the server's by the way there."""

    def __init__(self, racer: Racer, wire: Wire, hand_ms: int, lie: int) -> None:
        self.racer = racer
        self.wire = wire
        self.hand_ms = hand_ms
        self.lie = lie
        self.seen = self.drawn = 0
        """The last message, and when he saw it."""
        self.carries = range(0)
        self.move: Move = 0
        self.due = FOREVER
        """When he will press, by the server's clock, if nothing changes his mind."""
        self.presses = 0
        self.carrying: Move | None = None

    def see(self, shown: Shown, at: int) -> None:
        """What is on its way cannot be recalled, but what has become impossible comes back."""
        now = at - self.wire.ways[0]
        held = self.carrying is not None
        if held and (shown.settled >= self.presses or self.carrying not in shown.moves):
            self.carrying = None
        self.seen, self.drawn, self.carries = shown.number, now, shown.carries
        if not shown.events and (not held or self.carrying is not None):
            return
        self.racer.see(shown.view, shown.events, now)
        if self.carrying is None:
            self.intend(shown, now)

    def intend(self, shown: Shown, now: int) -> None:
        """His times contain the hand."""
        self.due = FOREVER
        intention = None
        if shown.moves:
            intention = self.racer.choose(shown.view, shown.moves, unimagined)
        if intention is not None:
            after, self.move = intention
            hand_ms = self.hand_ms if self.move in self.carries else 0
            self.due = now + self.wire.ways[0] + max(0, after - hand_ms)

    def press(self, at: int) -> Press:
        self.due = FOREVER
        self.presses += 1
        if self.move in self.carries:
            self.carrying = self.move
        ms = at - self.wire.ways[0] - self.drawn
        return Press(self.presses, self.move, self.seen, max(0, ms - self.lie), at)


def race_afar(match: Match, racers: Sequence[Racer], net: Net) -> Course:
    """Play the match to its end."""
    return Afar(match, racers, net).run()


class Afar:
    """The server's half, the racers' halves, and all that is on its way between them."""

    def __init__(self, match: Match, racers: Sequence[Racer], net: Net) -> None:
        self.match = match
        self.net = net
        self.steady = not (net.jitter or net.loss)
        self.play = TimedPlay(match, {})
        self.course = Course()
        self.hand_ms = match.table.hand_ms()
        lies = dict(net.liars)
        self.slow_pulse = [self.hand_ms * (lies.get(seat) == PING) for seat in range(len(racers))]
        self.ends: list[Far] = []
        for seat, racer in enumerate(racers):
            if imagines(racer):
                raise Mistake("rtt-imagines", bot=match.names[seat])
            lie = lies.get(seat, 0)
            wire = Wire(net, seat, dice_for(match, LINES + seat))
            self.ends.append(Far(racer, wire, self.hand_ms, FOREVER if lie == PING else int(lie)))
        self.distances = [Distance() for _ in racers]
        self.numbers = [0] * len(racers)
        """By seat: how many messages it was sent,"""
        self.held: list[deque[int]] = [deque() for _ in racers]
        """which of its presses have arrived and not landed,"""
        self.settled = [0] * len(racers)
        """and which is the last that has, or never will."""
        self.heard = 0
        self.coming: list[tuple[int, int, int, Callable[..., None], tuple[Any, ...]]] = []
        self.count = 0
        self.tell()
        for seat in range(len(racers)):
            self.show(seat, [])
            self.pulse(seat, 0)

    def run(self) -> Course:
        match, play, coming = self.match, self.play, self.coming
        while match.table.outcome is None:
            at = play.next()
            if coming and coming[0][:2] < (at, LANDS):
                at, _, _, happen, facts = heappop(coming)
                happen(*facts, at)
            elif at == FOREVER:
                raise Mistake("nobody-acts", at=match.at)
            else:
                self.note_waits(at)
                play.step()
                self.tell()
                if match.ticked and at - last_act(match) > IDLE_MS:
                    raise Mistake("nobody-acts", at=match.at)
        return self.course

    def later(self, at: int, rank: int, happen: Callable[..., None], *facts: Any) -> None:
        self.count += 1
        heappush(self.coming, (at, rank, self.count, happen, facts))

    # The server's half

    def tell(self) -> None:
        """Everybody what concerns him, and whose cards have landed or gone back."""
        match = self.match
        news = match.since(self.heard)
        self.heard = match.place
        self.course.follow(news, match.at)
        secret = any(event.secret for event in news)
        for seat, end in enumerate(self.ends):
            settles = self.settle(seat)
            heard = [event.told(seat) for event in news] if secret else news
            if news and end.racer.heeds(heard):
                self.show(seat, heard)
            elif settles:
                self.show(seat, [])

    def settle(self, seat: Seat) -> bool:
        """Whether something of his has come to an end."""
        play, held = self.play, self.held[seat]
        waiting = (play.carrying(seat) is not None) + (seat in play.ahead)
        settles = len(held) > waiting
        while len(held) > waiting:
            self.settled[seat] = max(self.settled[seat], held.popleft())
        return settles

    def show(self, seat: Seat, events: Sequence[Event]) -> None:
        match, table = self.match, self.match.table
        assert isinstance(table, Race)
        self.numbers[seat] += 1
        number, at = self.numbers[seat], match.at
        self.distances[seat].sends(seat, number, at)
        carries = table.carries if table.live() else range(0)
        shown = Shown(
            number, table.view(seat), events, table.moves(seat), self.settled[seat], carries
        )
        self.later(self.ends[seat].wire.travel(at, 0), SHOWN, self.see, seat, shown)

    def hear(self, seat: Seat, press: Press, at: int) -> None:
        """What his hand cannot do is refused."""
        self.held[seat].append(press.number)
        try:
            self.play.hear(seat, press.move, at, self.claim(seat, press, at))
        except Mistake:
            self.held[seat].pop()
            self.settled[seat] = press.number
            self.show(seat, [])
        if self.match.place != self.heard:
            self.tell()

    def claim(self, seat: Seat, press: Press, at: int) -> Claim:
        distance, most = self.distances[seat], self.hand_ms
        if self.net.order == "arrival":
            return Claim(at, at, 0)
        if self.net.order == "press":
            return Claim(press.at, at, most)
        pressed = distance.pressed(seat, press.seen, press.ms, at, most)
        return Claim(pressed, at, distance.credit(most))

    def note_waits(self, at: int) -> None:
        play = self.play
        for seat, claim in play.claims.items():
            if claim is not None and play.times[seat] == at - self.match.lost:
                self.course.waited = max(self.course.waited, at - claim.arrival)

    def pulse(self, seat: Seat, at: int) -> None:
        """A line that is always the same need not be measured for ever."""
        if self.steady and len(self.distances[seat].trips) == TRIPS:
            return
        there = self.ends[seat].wire.travel(at, 0)
        self.later(there + self.slow_pulse[seat], SHOWN, self.answer_pulse, seat, at)
        self.later(at + PULSE_MS, LANDS, self.pulse, seat)

    def measure(self, seat: Seat, sent: int, at: int) -> None:
        self.distances[seat].measure(at - sent)

    # The racers' halves

    def see(self, seat: Seat, shown: Shown, at: int) -> None:
        end = self.ends[seat]
        end.see(shown, at)
        if end.due != FOREVER:
            self.later(end.due, PRESSED, self.press, seat, end.due)

    def press(self, seat: Seat, due: int, at: int) -> None:
        """Unless he has changed his mind."""
        end = self.ends[seat]
        if end.due == due:
            self.later(end.wire.travel(at, 1), ARRIVES, self.hear, seat, end.press(at))

    def answer_pulse(self, seat: Seat, sent: int, at: int) -> None:
        self.later(self.ends[seat].wire.travel(at, 1), ARRIVES, self.measure, seat, sent)
