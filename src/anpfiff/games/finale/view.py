"""What a manager sees of Finale."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anpfiff.core.nouns import NOBODY, Result, Seat
from anpfiff.games.finale.cards import COLOUR, OFF, PERIODS, PLAY, SHOOT, STACK

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale

Pair = tuple[tuple[int, ...], tuple[int, ...]]


class FinaleView(NamedTuple):
    """Footballers and tactics are places in the deck. Both sides, A's first."""

    seat: Seat | None
    asked: Seat
    """Who is to act, if one seat alone is asked; else NOBODY."""
    period: int
    goals: tuple[int, int]
    field: Pair
    """R7 Until both have chosen, only the own side."""
    bench: Pair
    keeper: tuple[int, int]
    turns: tuple[int, ...]
    booked: tuple[int, ...]
    subs: tuple[int, int]
    hand: tuple[int, ...]
    hands: tuple[int, int]
    stack: tuple[int, ...]
    """The own cards still to come; R47 in order, the next one last, else in no order."""
    stacks: tuple[int, int]
    open: tuple[int, int]
    attacker: Seat
    attacks: int
    active: Seat
    counter: bool
    countered: bool
    action: int
    slots: Pair
    used: Pair
    built: Pair
    checks: tuple[int, ...]
    lost: int
    gaps: Pair
    """E40 The lines that are short of somebody who was lost, as often as they are."""
    question: int
    """What is asked now, as the first move of its kind: known to both."""
    shots: Pair
    scored: tuple[tuple[bool, ...], tuple[bool, ...]]
    starter: Seat
    mine: tuple[int, ...]
    """The own secret choice so far: colour, cards to stack, changes, the card, shooters."""
    steps: int
    """R4, E36 How many steps of it were made."""
    waiting: bool
    """The own secret choice is made; the other's may be, too."""
    result: Result | None


def seen(table: Finale, seat: Seat | None) -> FinaleView:
    """R7, R12, E23 Both sides of what lies open; of what is secret only the own."""
    choosing = table.keeper[0] == NOBODY and not table.period
    secret = bool(table.secret)
    stacks = table.period > 0
    return FinaleView(
        seat,
        NOBODY if secret else table.asked,
        table.period,
        (table.goals[0], table.goals[1]),
        hidden_pair(table.field, seat) if choosing else pair(table.field),
        hidden_pair(table.bench, seat) if choosing else pair(table.bench),
        (table.keeper[0], table.keeper[1]),
        tuple(table.turns),
        tuple(table.booked),
        (table.subs[0], table.subs[1]),
        () if seat is None else tuple(table.hands[seat]),
        (len(table.hands[0]), len(table.hands[1])),
        () if seat is None or not table.period else own_stack(table, seat),
        (len(table.stacks[0]), len(table.stacks[1])) if stacks else (0, 0),
        (NOBODY, NOBODY) if secret else (table.open[0], table.open[1]),
        table.attacker,
        table.attacks,
        table.active,
        table.counter,
        table.countered,
        table.action,
        pair(table.slots),
        pair(table.used),
        pair(table.built),
        tuple(table.checks),
        table.lost,
        pair(table.gaps),
        table.topic,
        pair(table.shots),
        (tuple(table.scored[0]), tuple(table.scored[1])),
        table.starter,
        () if seat is None or not secret else own_choice(table, seat),
        0 if seat is None else table.steps[seat],
        secret and seat is not None and not table.moves(seat),
        table.outcome,
    )


def pair(lists: list[list[int]]) -> Pair:
    return tuple(lists[0]), tuple(lists[1])


def hidden_pair(lists: list[list[int]], seat: Seat | None) -> Pair:
    return (
        tuple(lists[0]) if seat == 0 else (),
        tuple(lists[1]) if seat == 1 else (),
    )


def own_stack(table: Finale, seat: Seat) -> tuple[int, ...]:
    stack = table.stacks[seat]
    ordered = table.options.tactics == "free" and table.period <= PERIODS
    return tuple(stack if ordered else sorted(stack))


def own_choice(table: Finale, seat: Seat) -> tuple[int, ...]:
    """What the seat has put down so far; a squad is in `field` and `bench`."""
    if table.topic == COLOUR:
        return (table.colour[seat],)
    if table.topic == PLAY:
        return (table.open[seat],)
    choices = {STACK: table.stacks, OFF: table.swaps, SHOOT: table.shooters}
    return tuple(choices[table.topic][seat]) if table.topic in choices else ()
