"""Finale in the terminal: what is asked, and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from anpfiff.core.nouns import NOBODY, Move
from anpfiff.games.finale.cards import (
    BRING,
    COLOUR,
    FIELD,
    GOAL,
    LAY,
    LEAVE,
    OFF,
    PLAY,
    POSITIONS,
    PRESET,
    SHOOT,
    STACK,
    SWAP,
    SYMBOLS,
    USE,
    FinaleDeck,
)
from anpfiff.games.finale.guide import deck_of
from anpfiff.games.finale.options import FinaleOptions
from anpfiff.games.finale.slots import next_candidates
from anpfiff.games.finale.view import FinaleView
from anpfiff.tui.face import Face
from anpfiff.tui.finale_board import (
    OF_TACTICS,
    PUBLIC,
    action_word,
    board,
    formation,
)
from anpfiff.tui.finale_offer import best, offer

if TYPE_CHECKING:
    from anpfiff.core.match import Match
    from anpfiff.tui.speaker import Speaker

QUESTIONS = {
    FIELD: "squad", COLOUR: "colour", STACK: "stack", OFF: "off", PLAY: "play", USE: "use",
    BRING: "bring", GOAL: "goal", LEAVE: "leave", LAY: "lay", SWAP: "swap", SHOOT: "shoot",
}  # fmt: skip


def question(view: FinaleView) -> tuple[str, dict[str, Any]]:
    """The question as a word, with what it is about."""
    if view.question == USE:
        slot = view.slots[view.asked][next_candidates(view, view.asked)[0]]
        word = (*POSITIONS, "any", "again")[slot]
        return "use", {"slot": word, "action": action_word(view.action)}
    if view.question == OFF and len(view.mine) % 2:
        return "on", {"footballer": deck_of(view).label(view.mine[-1])}
    if view.question in (STACK, SHOOT):
        return QUESTIONS[view.question], {"number": len(view.mine) + 1}
    return QUESTIONS[view.question], {}


def numbered(view: FinaleView, moves: Sequence[Move]) -> Sequence[Move]:
    """While squads are chosen only what needs no name; there would be fifty numbers."""
    return [move for move in moves if move >= PRESET] if view.question == FIELD else moves


def public(view: FinaleView) -> bool:
    return view.question in PUBLIC


# What is said


def closing(match: Match, speaker: Speaker) -> list[str]:
    """The final score; with two legs the sum, and the shoot-out if there was one."""
    words, view = speaker.words, match.table.view(None)
    result, options = view.result, match.setup.options
    assert isinstance(options, FinaleOptions)
    lines = []
    for seat in sorted(range(2), key=result.places.__getitem__):
        name, club_name = speaker.names[seat], deck_of(view).clubs[seat]
        goals = view.goals[seat]
        place = result.places[seat]
        parts = [words("finale-closing", place=place, name=name, club=club_name, goals=goals)]
        if any(options.aggregate):
            parts.append(words("finale-closing-total", total=goals + options.aggregate[seat]))
        if result.code == "shoot-out":
            parts.append(words("finale-closing-shoot-out", scored=sum(view.scored[seat])))
        lines.append(", ".join(parts))
    return lines


def facts(told: dict[str, Any], deck: FinaleDeck) -> dict[str, Any]:
    """Numbers become names; of pairs the first is A's or the attacker's."""
    spoken: dict[str, Any] = {}
    for name, value in told.items():
        if name in ("footballer", "off", "on", "keeper"):
            spoken[name] = deck.label(value) if value != NOBODY else "–"
        elif name == "tactic":
            spoken[name] = deck.tactic_label(value)
        elif name in ("symbol", "cause"):
            spoken[name] = SYMBOLS[value]
        elif name == "action":
            spoken[name] = action_word(value)
        elif name == "period":
            spoken["minute"] = 15 * value
        elif isinstance(value, bool):
            spoken[name] = "yes" if value else "no"
        elif isinstance(value, tuple):
            spoken |= pair_facts(name, value, deck)
    return spoken


def pair_facts(name: str, pair: tuple[Any, ...], deck: FinaleDeck) -> dict[str, Any]:
    if name == "tactics":
        pair = tuple(map(deck.tactic_label, pair))
    elif name == "field":
        pair = tuple(formation(deck, side) for side in pair)
    return {f"{name}{number}": value for number, value in enumerate(pair, start=1)}


def named(act: str, word: str, deck: FinaleDeck) -> dict[str, str]:
    if act in ("colour", "preset"):
        return {"thing": word}
    if act in OF_TACTICS:
        return {"tactic": deck.tactic_label(deck.find_tactic(word))}
    return {"footballer": deck.label(deck.find(word))} if word else {}


FACE = Face(
    board, closing, facts, named, question, numbered, offer, best, public, ("draw",), height=19
)
