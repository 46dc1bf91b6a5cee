"""Finale in the terminal: what is asked, and what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from anpfiff.core.nouns import Move
from anpfiff.games.finale.cards import (
    FIELD,
    PRESET,
    SYMBOLS,
    FinaleDeck,
)
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.view import FinaleView
from anpfiff.tui.face import Face
from anpfiff.tui.finale.board import (
    PUBLIC,
    action_word,
    board,
    formation,
)
from anpfiff.tui.finale.cards import aside, cards
from anpfiff.tui.finale.offer import best, offer

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker


def numbered(view: FinaleView, moves: Sequence[Move]) -> Sequence[Move]:
    """While squads are chosen only what needs no name; there would be fifty numbers."""
    return [move for move in moves if move >= PRESET] if view.question == FIELD else moves


def public(view: FinaleView) -> bool:
    return view.question in PUBLIC


# What is said


def help_facts(view: FinaleView, speaker: Speaker) -> dict[str, Any]:
    """R4, R48 What this seat may spend."""
    return {"budget": options_of(speaker.setup).budget[view.seat or 0]}


def closing(view: FinaleView, speaker: Speaker) -> list[str]:
    """The final score; with two legs the sum, and the shoot-out if there was one."""
    words, result, options = speaker.words, view.result, options_of(speaker.setup)
    assert result is not None
    lines = []
    for seat in sorted(range(2), key=result.places.__getitem__):
        name, club_name = speaker.full_name(seat), speaker.deck.clubs[seat]
        goals = view.goals[seat]
        place = result.places[seat]
        parts = [words("finale-closing", place=place, name=name, club=club_name, goals=goals)]
        if any(options.aggregate):
            parts.append(words("finale-closing-total", total=goals + options.aggregate[seat]))
        if result.code == "shoot-out":
            parts.append(words("finale-closing-shoot-out", scored=sum(view.scored[seat])))
        lines.append(", ".join(parts))
    return lines


def facts(told: Mapping[str, Any], deck: FinaleDeck) -> dict[str, Any]:
    """Numbers become words; of pairs the first is A's or the attacker's."""
    spoken: dict[str, Any] = {}
    for name, value in told.items():
        if name in ("symbol", "cause"):
            spoken[name] = SYMBOLS[value]
        elif name == "action":
            spoken[name] = action_word(value)
        elif name == "period":
            spoken["minute"] = 15 * value
        elif name == "field":
            spoken["field1"], spoken["field2"] = (formation(deck, side) for side in value)
    return spoken


FACE = Face(
    board, closing, cards, facts, numbered, offer, best, public, ("draw",), help_facts, aside,
    counted=("action", "counter", "goal", "substitution"),
)  # fmt: skip
