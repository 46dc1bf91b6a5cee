"""What anybody sees of Elfmeter!"""

from __future__ import annotations

from typing import NamedTuple

from anpfiff.core.nouns import Result, Seat


class ElfmeterView(NamedTuple):
    """Cards are places in the deck. What is in or beside the box lies open for all (R13)."""

    seat: Seat | None
    attacker: Seat
    """R5, C19 He holds the attack sides up, the other the defence sides."""
    kick_offs: tuple[int, ...]
    """By seat: those not laid yet."""
    middle: Seat
    """Whose kick-off card the round is about."""
    goals: tuple[int, ...]
    removed: int
    """R18, R23 How many kick-off cards have left the game."""
    attack: tuple[int, ...]
    """The attack cards of this attempt."""
    spent: tuple[tuple[int, ...], ...]
    """By seat: all cards played in this round, those of the attempt too."""
    sizes: tuple[int, ...]
    """By seat: how many cards are left in the stack."""
    stack: tuple[int, ...]
    """The own stack in order; C15 empty while it is covered."""
    penalty: bool
    chosen: int
    """The own choice for the penalty."""
    until: int
    busy: tuple[int, ...]
    ready: tuple[bool, ...]
    result: Result | None
