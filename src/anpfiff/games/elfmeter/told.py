"""What Elfmeter! tells and asks, and with which facts."""

from __future__ import annotations

from anpfiff.core.nouns import Card, Seat, Told
from anpfiff.core.race import EVENTS, QUESTIONS

TOLD = Told(
    facts={
        "seat": Seat,
        "faster": Seat,
        "card": Card,
        "dive": Card,
        "place": int,
        "places": tuple[int, ...],
        "left": int,
        "ms": int,
        "goals": tuple[int, ...],
        "rule": str,
        "code": str,
    },
    events={
        **EVENTS,
        "kick-off": "seat left",
        "pass": "seat card place",
        "tackle": "seat card",
        "back": "seat card rule",
        "late": "seat card rule faster ms",
        "miss": "seat card rule",
        "free": "seat",
        "fault": "seat place rule",
        "breath": "seat | rule",
        "out": "seat rule",
        "penalty": "seat",
        "lot": "seat",
        "shot": "seat card dive",
        "save": "seat",
        "goal": "seat goals",
        "end": "code goals places",
    },
    questions={**QUESTIONS, "attack": "", "defend": "", "penalty": ""},
    revealing=frozenset(),
)
