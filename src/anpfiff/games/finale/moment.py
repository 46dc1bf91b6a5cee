"""Who can be asked what in a position of Finale, by whatever way it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from anpfiff.core.nouns import NOBODY, NOTHING, SEATS, Move, Seat
from anpfiff.games.finale.cards import (
    BRING,
    COLOUR,
    DONE,
    ELEVEN,
    EXTRA_PERIODS,
    FIELD,
    GOAL,
    LAY,
    LEAVE,
    NO_SYMBOL,
    OFF,
    ON,
    ON_BENCH,
    PERIODS,
    PLAY,
    READY,
    SHOOT,
    SHOTS,
    STACK,
    SWAP,
    USE,
)
from anpfiff.games.finale.slots import next_candidates

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale

PREPARING = (FIELD, COLOUR, STACK)
SECRET = (*PREPARING, OFF, PLAY, SHOOT)
"""Questions to both at once;"""
NEEDS = {USE: "slots", BRING: "bench", GOAL: "bench", LEAVE: "goal", LAY: "hand", SWAP: "stack"}
"""questions to one of them in an attack, and what he needs to answer them."""
QUESTIONS = (*SECRET, *NEEDS)


def act_of(table: Finale, question: Move) -> str:
    """What its answers begin with."""
    return table.write(question).split()[0]


def periods(question: Move) -> range:
    """When it can be asked."""
    if question in PREPARING:
        return range(1)
    if question == SHOOT:
        return range(EXTRA_PERIODS + 1, EXTRA_PERIODS + 2)
    return range(2 if question == OFF else 1, EXTRA_PERIODS + 1)


def ask(table: Finale, asked: Sequence[Seat] | None) -> tuple[str, str] | None:
    """Ask these seats the question of the table; nobody: the match is over; None: whoever can.

    If that cannot be, hands back the line that is wrong and what it should be.
    """
    if asked is None:
        asked = choosing(table)
        if not asked:
            return "asked", "A hand, B hand"
    if not asked:
        return end(table)
    return ask_in_secret(table, asked) if table.topic in SECRET else ask_one(table, asked)


def ask_in_secret(table: Finale, asked: Sequence[Seat]) -> tuple[str, str] | None:
    for seat in range(2):
        place = impossible_choice(table, seat)
        if place is not None:
            return f"{SEATS[seat]} {place}".strip(), f"{act_of(table, table.topic)} …"
    if table.topic == SHOOT and not is_level(table):
        return "asked", "A shots, B shots, starter"
    moves = [secret_moves(table, seat) if seat in asked else NOTHING for seat in range(2)]
    for seat in range(2):
        if not (moves[seat] if seat in asked else can_be_done(table, seat)):
            return "asked", f"{''.join(SEATS[other] for other in choosing(table))} …".strip()
    table.ask_all(moves)
    return None


def choosing(table: Finale) -> tuple[Seat, ...]:
    """Who can still choose in secret, unless he has said that he is done."""
    return tuple([seat for seat in range(2) if secret_moves(table, seat)])


def secret_moves(table: Finale, seat: Seat) -> tuple[Move, ...]:
    chosen = {
        COLOUR: table.colour[seat] != NOBODY,
        PLAY: table.open[seat] != NOBODY,
        SHOOT: table.starter != NOBODY and bool(table.shooters[seat]),
    }
    return NOTHING if chosen.get(table.topic) else table.answers(table.topic, seat)


def can_be_done(table: Finale, seat: Seat) -> bool:
    """Whether the other may be the only one who is asked."""
    moves = secret_moves(table, seat)
    return not moves or DONE in moves or READY in moves


def impossible_choice(table: Finale, seat: Seat) -> str | None:
    """Where lies what the seat cannot have chosen in secret; None: all of it is possible."""
    question = table.topic
    if question == PLAY and table.open[seat] not in (NOBODY, *table.hands[seat]):
        return "open"
    choices: dict[Move, tuple[tuple[str, list[int], tuple[Move, ...]], ...]] = {
        FIELD: (("", table.field[seat], (FIELD,)), ("bench", table.bench[seat], (ON_BENCH,))),
        STACK: (("stack", table.stacks[seat], (STACK,)),),
        OFF: (("swaps", table.swaps[seat], (OFF, ON)),),
        SHOOT: (("shooters", table.shooters[seat], (SHOOT,)),),
    }
    for place, chosen, acts in choices.get(question, ()):
        cards = chosen[:]
        chosen.clear()
        for number, card in enumerate(cards):
            if acts[number % len(acts)] + card not in secret_moves(table, seat):
                return place
            chosen.append(card)
    return None


def is_level(table: Finale) -> bool:
    """Whether shooters can be asked for: nobody has shot, or both as often and without a winner."""
    if table.starter == NOBODY:
        return not table.scored[0] and not table.scored[1]
    first, second = map(len, table.scored)
    return first == second >= SHOTS and table.decided() == NOBODY


def ask_one(table: Finale, asked: Sequence[Seat]) -> tuple[str, str] | None:
    """In an attack."""
    seat = asked[0]
    if len(asked) > 1 or not can_ask(table, seat):
        needs = f"{SEATS[seat]} {NEEDS[table.topic]}"
        return "asked", f"attack, action, A open, B open, {needs}"
    table.put(table.topic, seat)
    return None


def can_ask(table: Finale, seat: Seat) -> bool:
    """Whether an attack can have come to the point where this seat alone is asked."""
    attacker, active, question = table.attacker, table.active, table.topic
    if NOBODY in (attacker, active, *table.open):
        return False
    if question == LAY:
        return bool(seat == attacker and table.attacks and table.hands[seat])
    if question == SWAP:
        cards = table.hands[seat] and table.stacks[seat]
        return bool(seat != attacker and table.attacks and cards)
    if not table.action or table.counter == (active == attacker):
        return False
    if question == USE:
        first = active if table.slots[active] else 1 - active
        there = all(set(table.used[side]) <= set(table.field[side]) for side in range(2))
        asks = seat == first and there and table.slots[seat]
        return bool(asks) and len(next_candidates(table, seat)[1]) > 1
    if question == LEAVE:
        return table.keeper[seat] != NOBODY and len(table.field[seat]) > 1
    if len(table.field[seat]) == ELEVEN:
        return False
    if question == BRING:
        return bool(table.reserves(seat, keepers=False))
    anybody = table.field[seat] or table.bench[seat]
    return bool(table.keeper[seat] == NOBODY and table.lost != NO_SYMBOL and anybody)


def end(table: Finale) -> tuple[str, str] | None:
    """The result follows from the goals."""
    ended = table.copy()
    if table.topic == SHOOT:
        if table.starter != NOBODY and table.decided() != NOBODY:
            ended.shoot_out()
    elif table.topic not in (*PREPARING, OFF) and table.period in (PERIODS, EXTRA_PERIODS):
        ended.full_time()
    if ended.outcome is None:
        return "asked", "A | B | AB …"
    table.end(ended.outcome)
    return None
