"""What the rule tests of several games say alike."""

from __future__ import annotations

from anpfiff.core.nouns import CLOCK, SEATS, Move, Seat
from anpfiff.core.table import Table


def wait(table: Table, ms: int) -> None:
    """Let so much time pass, and every deadline in it."""
    until = table.now + ms
    while (due := table.deadline()) is not None and due <= until:
        table.now = due
        table.play(CLOCK, table.moves(CLOCK)[0])
    table.now = until


def act(table: Table, text: str) -> None:
    """`A lay 2`, as soon as the hand is free; everything else must allow it."""
    letter, _, move_text = text.partition(" ")
    seat, move = SEATS.index(letter), table.read(move_text)
    wait_for_hand(table, seat, move)
    assert move in table.moves(seat), f"{text}: {table.why_not(seat, move)}"
    table.play(seat, move)


def wait_for_hand(table: Table, seat: Seat, move: Move) -> None:
    hindered = table.hinders(seat, move)
    if hindered:
        wait(table, hindered.facts["ms"])


def refused(table: Table, text: str) -> tuple[str, str]:
    """The code and the rule with which a move is refused; asking why changes nothing."""
    letter, _, move_text = text.partition(" ")
    seat, move = SEATS.index(letter), table.read(move_text)
    assert move not in table.moves(seat), f"{text} is allowed"
    before = table.state()
    refusal = table.why_not(seat, move)
    assert table.state() == before
    return refusal.code, refusal.rule


def fitting(table: Table, letters: str, act: str) -> list[str]:
    """Which of these acts would do what they are meant to, if they landed now: `A lay 1`."""
    return [
        f"{letter} {table.write(move)}"
        for seat, letter in enumerate(letters)
        for move in table.moves(seat)
        if table.write(move).startswith(f"{act} ") and table.fits(seat, move)
    ]


def sent_back(table: Table) -> dict[str, bool]:
    """Of all that can be done now, whether a card goes back; the table is left as it is."""
    found = {}
    for seat in range(table.seats):
        for move in table.moves(seat):
            after = table.copy()
            after.loud = True
            after.play(seat, move)
            codes = [event.code for event in after.take_events()]
            found[f"{SEATS[seat]} {table.write(move)}"] = not {"back", "late"}.isdisjoint(codes)
    return found


def unfit(table: Table) -> dict[str, bool]:
    """The same as `fits` foresees it."""
    return {
        f"{SEATS[seat]} {table.write(move)}": not table.fits(seat, move)
        for seat in range(table.seats)
        for move in table.moves(seat)
    }
