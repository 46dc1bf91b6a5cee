"""Fußball-Alarm: stepped from Python, played out by itself, and copied.

The loops that play a match repeat each other: a shared one would cost a call for every move and
blur the figures. Each is a function of its own because Python tunes what is called often.
"""

from __future__ import annotations

from functools import partial
from random import random
from time import perf_counter, process_time

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NOBODY
from anpfiff.games.alarm.rules import Alarm
from bench.worker import Contestant, Measured

BATCH = 50
dice = FastDice(0)


def contestants() -> dict[str, Contestant]:
    found: dict[str, Contestant] = {}
    for seats in Alarm.players:
        found[f"muted {seats}"] = partial(muted, seats)
        found[f"muted, own dice {seats}"] = partial(muted_own_dice, seats)
        found[f"events {seats}"] = partial(events, seats)
        found[f"playout {seats}"] = partial(playout, seats)
        found[f"copy {seats}"] = partial(copy, seats)
    return found


def muted(seats: int, seconds: float) -> Measured:
    """Whole matches, deal included, move by move."""
    setup = Alarm.agree(seats)
    decisions = seed = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        seed += 1
        decisions += play_on(Alarm(setup, FastDice(seed), loud=False))
    return Measured(decisions, process_time() - begun)


def play_on(table: Alarm) -> int:
    decisions = 0
    while (seat := table.asked) != NOBODY:
        moves = table.moves(seat)
        count = len(moves)
        if count > 1:
            decisions += 1
            table.play(seat, moves[int(random() * count)])
        else:
            table.play(seat, moves[0])
    return decisions


def muted_own_dice(seats: int, seconds: float) -> Measured:
    """The same, but the moves are picked by our dice, as our bots do, not by Python's random()."""
    setup = Alarm.agree(seats)
    decisions = seed = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        seed += 1
        decisions += roll_on(Alarm(setup, FastDice(seed), loud=False))
    return Measured(decisions, process_time() - begun)


def roll_on(table: Alarm) -> int:
    decisions = 0
    while (seat := table.asked) != NOBODY:
        moves = table.moves(seat)
        if len(moves) > 1:
            decisions += 1
            table.play(seat, dice.pick(moves))
        else:
            table.play(seat, moves[0])
    return decisions


def events(seats: int, seconds: float) -> Measured:
    """As `muted`, but all that happened is told after every move."""
    setup = Alarm.agree(seats)
    decisions = seed = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        seed += 1
        decisions += tell_on(Alarm(setup, FastDice(seed)))
    return Measured(decisions, process_time() - begun)


def tell_on(table: Alarm) -> int:
    decisions = 0
    table.take_events()
    while (seat := table.asked) != NOBODY:
        moves = table.moves(seat)
        count = len(moves)
        if count > 1:
            decisions += 1
            table.play(seat, moves[int(random() * count)])
        else:
            table.play(seat, moves[0])
        table.take_events()
    return decisions


def playout(seats: int, seconds: float) -> Measured:
    """From the first decision to the end, again and again, each on a copy: as a search does."""
    root = Alarm(Alarm.agree(seats), FastDice(1), loud=False)
    decisions = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        for _ in range(BATCH):
            table = root.copy()
            table.dice = dice
            decisions += table.playout(dice)
    return Measured(decisions, process_time() - begun)


def copy(seats: int, seconds: float) -> Measured:
    """Copies of a table in the middle of a match."""
    table = Alarm(Alarm.agree(seats), FastDice(1), loud=False)
    for _ in range(10):
        table.play(table.asked, table.moves(table.asked)[0])
    copies = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        for _ in range(BATCH):
            table.copy()
        copies += BATCH
    return Measured(copies, process_time() - begun)
