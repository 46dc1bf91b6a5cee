"""What Fußball-Alarm tells and asks, and with which facts."""

from __future__ import annotations

from anpfiff.core.nouns import Card, Seat, Told

TOLD = Told(
    facts={
        "seat": Seat,
        "victim": Seat,
        "thief": Seat,
        "card": Card,
        "top": Card,
        "cards": tuple[Card, ...],
        "hands": tuple[tuple[Card, ...], ...],
        "face": str,
        "place": int,
        "places": tuple[int, ...],
        "code": str,
    },
    events={
        "hand": "seat | cards",
        "pile": "top",
        "roll": "seat face",
        "draw": "seat | card",
        "search": "seat | cards",
        "take": "seat top | card",
        "discard": "seat card",
        "alarm": "seat card place",
        "steal": "seat victim | card",
        "whistle": "seat thief",
        "play-on": "seat thief",
        "reshuffle": "top",
        "end": "code hands places",
    },
    questions={"discard": "", "take": "", "draw-or-search": "", "victim": "", "whistle": ""},
    revealing=frozenset(("pile", "take", "reshuffle", "alarm", "end")),
)
