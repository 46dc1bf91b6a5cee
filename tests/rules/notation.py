"""What the rule tests of several games say alike."""

from __future__ import annotations

from anpfiff.core.nouns import SEATS
from anpfiff.core.table import Table


def refused(table: Table, text: str) -> tuple[str, str]:
    """The code and the rule with which a move is refused; asking why changes nothing."""
    letter, _, move_text = text.partition(" ")
    seat, move = SEATS.index(letter), table.read(move_text)
    assert move not in table.moves(seat), f"{text} is allowed"
    before = table.state()
    refusal = table.why_not(seat, move)
    assert table.state() == before
    return refusal.code, refusal.rule
