"""What Rot gegen Blau tells and asks, and with which facts."""

from __future__ import annotations

from anpfiff.core.nouns import Card, Seat, Told
from anpfiff.core.race import EVENTS, QUESTIONS

LAID = dict.fromkeys(("kick-off", "pass", "tackle", "action", "answer"), "seat place card")
"""By what a card does in the middle."""

TOLD = Told(
    facts={
        "seat": Seat,
        "victim": Seat,
        "faster": Seat,
        "card": Card,
        "cards": tuple[Card, ...],
        "back": tuple[Card, ...],
        "place": int,
        "places": tuple[int, ...],
        "width": int,
        "hand": int,
        "count": int,
        "ms": int,
        "setup": str,
        "of": str,
        "goals": tuple[int, ...],
        "rule": str,
        "code": str,
    },
    events={
        **EVENTS,
        "deal": "seat cards back hand setup",
        "turn": "seat card count",
        **LAID,
        "back": "seat place card rule",
        "late": "seat place card faster ms",
        "refill": "seat place card of",
        "lower": "seat place card",
        "uncover": "seat card",
        "gather": "seat",
        "display": "seat cards",
        "free": "seat",
        "book": "seat place card victim",
        "goal": "seat card goals",
        "void": "card rule",
        "end": "code goals places",
    },
    questions={**QUESTIONS, "play": ""},
    revealing=frozenset(),
)
