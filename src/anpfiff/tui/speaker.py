"""Puts what a table says in codes and numbers into sentences for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anpfiff.core.deck import Deck
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Event, Mistake, Move, Refusal, Refused, Seat
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.tui.faces import looks
from anpfiff.words import Words

SEAT_FACTS = ("seat", "victim", "thief")


class Speaker:
    """Knows the language, the names at the table and the cards of its deck."""

    def __init__(self, words: Words, table: Table, names: Sequence[str]) -> None:
        self.words = words
        self.table = table
        self.game = table.name
        self.face = looks(table.name)
        self.names = names

    def event(self, event: Event, me: Seat | None) -> str:
        """The event as the seat was told it; `event.told` comes first."""
        code = f"{self.game}-{event.code}"
        if me is not None and event.facts.get("victim") == me and "card" in event.facts:
            code += "-you"
        mine = "yes" if me is not None and event.facts.get("seat") == me else "no"
        return self.words(code, me=mine, **self.pair(), **self.facts(event.facts, me))

    def open_event(self, event: Event) -> str:
        """The event with its secrets, for a match that is over."""
        code = f"{self.game}-{event.code}"
        if event.secret and self.words.knows(f"{code}-open"):
            code += "-open"
        return self.words(
            code, me="no", **self.pair(), **self.facts({**event.facts, **event.secret})
        )

    def pair(self) -> dict[str, str]:
        """Games for two speak of both at once."""
        return {"a": self.names[0], "b": self.names[1]}

    def facts(self, facts: dict[str, Any], me: Seat | None = None) -> dict[str, Any]:
        """Seats become names, the reader's own "you", and cards what is printed on them."""
        spoken: dict[str, Any] = {}
        for name, value in facts.items():
            if name in SEAT_FACTS:
                spoken[name] = self.names[value] if value != me else self.words("play-you-object")
            elif isinstance(value, str | int):
                spoken[name] = value
        return {**spoken, **self.face.facts(facts, self.table.setup.deck)}

    def refusal(self, refusal: Refusal) -> str:
        """Why a move was refused, with its rule."""
        text = self.words(f"{self.game}-refused-{refusal.code}", **self.facts(refusal.facts))
        return self.words("play-refused", text=text, rule=f"{self.game} {refusal.rule}")

    def mistake(self, mistake: Mistake) -> str:
        """What was wrong with an input: not understood, or not allowed."""
        if isinstance(mistake, Refused):
            return self.refusal(mistake.refusal)
        return self.words.mistake(mistake)

    def move(self, move: Move) -> str:
        """What a move does: "Discard ▲ Tilda Tatze"."""
        act, _, thing = self.table.write(move).partition(" ")
        spoken = self.face.named(act, thing, self.table.setup.deck)
        if not spoken and len(thing) == 1:
            spoken["seat"] = self.names[SEATS.index(thing.upper())]
        return self.words(f"{self.game}-do-{act}", **spoken)


def replayed(record: Record, game: type[Table], deck: Deck | None, words: Words) -> Match:
    """The match in a record; if a move in it was refused, the reason is in words already."""
    match = record.start(game, deck)
    try:
        for _ in record.steps(match):
            pass
    except Mistake as mistake:
        if isinstance(cause := mistake.facts.get("cause"), Refused):
            reason = Speaker(words, match.table, SEATS).refusal(cause.refusal)
            raise Mistake(mistake.code, **{**mistake.facts, "cause": reason}) from None
        raise
    return match
