"""The lines between players and server in a simulation: how long they are, and who lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import CLOCK, Mistake, Seat, read_seat

ORDERS = ("landing", "press", "arrival")
PING = "ping"
AGAIN_MS = 200
"""So much later comes what was lost and is sent once more."""
LONGEST_MS = 5_000
MOST_LOSS = 50


class Net(NamedTuple):
    """What the lines are like."""

    trips: tuple[int, ...]
    """By seat: ms there and back,"""
    jitter: int = 0
    """up to so many ms more each way,"""
    loss: float = 0
    """and so many of a hundred messages are sent twice."""
    order: str = "landing"
    """What counts: when a card lands on its player's own time; when he has pressed, however late he

    saw what he answers; or when that has arrived.
    """
    liars: tuple[tuple[Seat, int | str], ...] = ()
    """By how many ms they say they have pressed earlier; "ping": as early as they may, and they

    answer pulses late.
    """


class Wire:
    """One line, both ways: nothing overtakes what was sent before it."""

    def __init__(self, net: Net, seat: Seat, dice: Dice) -> None:
        self.net = net
        self.dice = dice
        there = net.trips[seat] // 2
        self.ways = there, net.trips[seat] - there
        self.last = [0, 0]

    def travel(self, at: int, way: int) -> int:
        """When it comes."""
        net, ms = self.net, self.ways[way]
        if net.jitter:
            ms += self.dice.below(net.jitter + 1)
        if net.loss and self.dice.below(10_000) < 100 * net.loss:
            ms += AGAIN_MS
        self.last[way] = at = max(self.last[way], at + ms)
        return at


def read_net(sides: Sequence[int], rtt: str, jitter: str, loss: str, order: str, liars: str) -> Net:
    """What somebody has typed. `sides` is by seat."""
    if order not in ORDERS:
        raise Mistake("rtt-order", text=order, known=", ".join(ORDERS))
    return Net(
        read_trips(sides, rtt),
        round(read_part("--jitter", jitter, LONGEST_MS)),
        read_part("--loss", loss, MOST_LOSS),
        order,
        tuple(read_liar(text, len(sides)) for text in liars.split(",") if text),
    )


def read_trips(sides: Sequence[int], text: str) -> tuple[int, ...]:
    """One for all, one for each seat, or one for each side."""
    trips = [round(read_part("--rtt", part, LONGEST_MS)) for part in text.split(",")]
    if len(trips) == len(sides):
        return tuple(trips)
    if len(trips) == 1:
        return (*trips,) * len(sides)
    if len(trips) != len({*sides}):
        raise Mistake("rtt-count", found=len(trips), seats=len(sides), sides=len({*sides}))
    order = sorted({*sides}, key=list(sides).index)
    return tuple(trips[order.index(side)] for side in sides)


def read_part(name: str, text: str, most: int) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= most:
        raise Mistake("number", name=name, text=text, least=0, most=most)
    return number


def read_liar(text: str, seats: int) -> tuple[Seat, int | str]:
    letter, _, lie = text.partition(":")
    try:
        seat = read_seat(letter, seats)
    except Mistake:
        seat = CLOCK
    if seat == CLOCK or not (lie == PING or (lie.isascii() and lie.isdigit() and len(lie) < 6)):
        raise Mistake("rtt-liar", text=text)
    return seat, lie if lie == PING else int(lie)
