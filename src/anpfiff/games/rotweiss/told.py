"""What Rot gegen Weiß tells and asks, and with which facts."""

from __future__ import annotations

from anpfiff.core.nouns import Card, Seat, Told
from anpfiff.core.race import EVENTS, QUESTIONS

TOLD = Told(
    facts={
        "seat": Seat,
        "faster": Seat,
        "card": Card,
        "place": int,
        "places": tuple[int, ...],
        "width": int,
        "hands": tuple[int, ...],
        "height": int,
        "goals": tuple[int, ...],
        "left": int,
        "ms": int,
        "rule": str,
        "code": str,
    },
    events={
        **EVENTS,
        "deal": "hands height",
        "turn": "seat place card",
        "kick-off": "seat place card",
        "pass": "seat place card",
        "tackle": "seat place card",
        "back": "seat place card rule",
        "late": "seat place card faster ms",
        "gather": "seat",
        "free": "seat",
        "vote": "seat",
        "goal": "seat card goals",
        "out": "card rule",
        "end": "code goals places",
    },
    questions={**QUESTIONS, "row": "place", "play": ""},
    revealing=frozenset(),
)
