"""E34, E40 Who fills the slots of a tactics card: on tables and on sketches of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from anpfiff.core.nouns import Seat
from anpfiff.games.finale.cards import AGAIN, ANY, ATTACK, DEFENCE, KEEPER, MIDFIELD, FinaleDeck
from anpfiff.games.finale.options import FinaleOptions

LINES = (DEFENCE, MIDFIELD, ATTACK)


class Pitch(Protocol):
    """What lies open on the table."""

    @property
    def deck(self) -> FinaleDeck: ...
    @property
    def options(self) -> FinaleOptions: ...
    @property
    def field(self) -> Sequence[Sequence[int]]: ...
    @property
    def keeper(self) -> Sequence[int]: ...
    @property
    def turns(self) -> Sequence[int]: ...
    @property
    def slots(self) -> Sequence[Sequence[int]]: ...
    @property
    def used(self) -> Sequence[Sequence[int]]: ...
    @property
    def built(self) -> Sequence[Sequence[int]]: ...
    @property
    def gaps(self) -> Sequence[Sequence[int]]: ...


def in_order(slots: Sequence[int]) -> list[int]:
    """E34 Arrows first, then positions, "?" last."""
    return sorted(slots, key=lambda slot: (slot != AGAIN, slot))


def to_fill(pitch: Pitch, seat: Seat, half: Sequence[int]) -> list[int]:
    """E40 Of these slots those that somebody may fill, in order.

    One of a line without anybody right is kept for somebody else if the line has lost somebody, a
    slot for each loss. The others stay empty.
    """
    slots = in_order(half)
    if pitch.options.standin == "lost":
        for line in LINES:
            wanted = slots.count(line)
            if wanted:
                there = len(right_ones(pitch, seat, line)) + pitch.gaps[seat].count(line)
                for _ in range(wanted - there):
                    slots.remove(line)
    return slots


def current(pitch: Pitch, card: int) -> int:
    """R2 The strength at the top of the card."""
    return pitch.deck.footballers[card].strengths[pitch.turns[card]]


def plays_as(pitch: Pitch, seat: Seat, card: int) -> int:
    """R39, E35 Whoever stands in goal is the keeper in every respect."""
    return KEEPER if card == pitch.keeper[seat] else pitch.deck.footballers[card].position


def fresh(pitch: Pitch, seat: Seat) -> list[int]:
    """R24 Footballers without a chip."""
    used, built = pitch.used[seat], pitch.built[seat]
    return [card for card in pitch.field[seat] if card not in used and card not in built]


def chipped(pitch: Pitch, seat: Seat) -> list[int]:
    """Those of the build-up who are still there and not used again yet."""
    field, used = pitch.field[seat], pitch.used[seat]
    return [card for card in pitch.built[seat] if card in field and card not in used]


def next_candidates(pitch: Pitch, seat: Seat) -> tuple[int, list[int]]:
    """E34 The next slot to fill and who can fill it: slots with somebody right come first."""
    slots = pitch.slots[seat]
    for place, slot in enumerate(slots):
        if slot == AGAIN:
            return place, carried_over(pitch, seat)
        if slot != ANY and (found := right_ones(pitch, seat, slot)):
            return place, found
    return 0, stand_ins(pitch, seat, slots[0])


def carried_over(pitch: Pitch, seat: Seat) -> list[int]:
    """R24 One of the build-up again; R40 if they have left, one of a position of theirs."""
    carriers = pitch.built[seat] if pitch.options.standin == "lost" else pitch.built[seat][:1]
    positions = [pitch.deck.footballers[card].position for card in carriers] or [ANY]
    alike = [card for card in fresh(pitch, seat) if plays_as(pitch, seat, card) in positions]
    return chipped(pitch, seat) or alike or stand_ins(pitch, seat, positions[0])


def right_ones(pitch: Pitch, seat: Seat, slot: int) -> list[int]:
    """E34 (1) Right position, no chip."""
    return [card for card in fresh(pitch, seat) if plays_as(pitch, seat, card) == slot]


def stand_ins(pitch: Pitch, seat: Seat, slot: int) -> list[int]:
    """E34 (2)–(6), R40, E7, E8 Who steps in when nobody is right; R16 a "?" never is the keeper."""
    keeper = pitch.keeper[seat]
    without_chip = fresh(pitch, seat)
    outfield = [card for card in without_chip if card != keeper]
    if outfield:
        return outfield
    if slot != ANY and keeper in without_chip and KEEPER not in pitch.slots[seat]:
        return [keeper]
    again = chipped(pitch, seat)
    if slot == ANY:
        return [card for card in again if card != keeper]
    return [card for card in again if plays_as(pitch, seat, card) == slot] or again
