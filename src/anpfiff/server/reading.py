"""What a client was sent, as the nouns that it was made of: named tuples travel as arrays."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, NotRequired, TypedDict, get_type_hints

import msgspec

from anpfiff.core.nouns import Event, Mistake, Question, Refusal, Refused, Setup
from anpfiff.core.table import Table
from anpfiff.games import GAMES


def setup_type(game: type[Table]) -> Any:
    """The setup with the options and the deck of this very game."""
    fields = [("seats", int), ("options", game.Options), ("deck", game.Deck), ("version", int)]
    return NamedTuple("Setup", fields)


def view_type(game: type[Table]) -> Any:
    """The class of its views, as `view` declares it."""
    return get_type_hints(game.view)["return"]


def facts_type(game: type[Table], code: str, names: str) -> Any:
    """The facts of an event or a question; those that only some seats learn may be missing."""
    public, _, secret = names.partition("|")
    kinds = game.told.facts
    fields = {name: kinds[name] for name in public.split()}
    fields |= {name: NotRequired[kinds[name]] for name in secret.split()}
    return TypedDict(code.title().replace("-", ""), fields)  # type: ignore[operator]


class Reader:
    """Knows the declared types of one game."""

    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self.view_type = view_type(self.game)
        self.types: dict[str, Any] = {}

    def setup(self, sent: Any) -> Setup:
        return Setup(*msgspec.convert(sent, setup_type(self.game), str_keys=True))

    def view(self, sent: Any) -> Any:
        return msgspec.convert(sent, self.view_type, str_keys=True)

    def event(self, sent: Any) -> Event:
        """A move that was taken back belongs to no game, and its only fact is a seat."""
        code, facts, *_ = sent
        names = self.game.told.events.get(code)
        return Event(code, facts if names is None else self.facts(code, names, facts))

    def question(self, sent: Any) -> Question | None:
        if sent is None:
            return None
        code, facts = sent
        return Question(code, self.facts(f"ask-{code}", self.game.told.questions[code], facts))

    def facts(self, code: str, names: str, facts: Any) -> dict[str, Any]:
        if code not in self.types:
            self.types[code] = facts_type(self.game, code, names)
        read: dict[str, Any] = msgspec.convert(facts, self.types[code], str_keys=True)
        return read


reader_of = cache(Reader)


def refused(answer: dict[str, Any]) -> Mistake:
    """Why a request was not done; if a rule says so, with the rule."""
    code, rule = answer["code"], answer.get("rule", "")
    facts = {name: tupled(fact) for name, fact in answer.get("facts", {}).items()}
    return Refused(Refusal(code, rule, facts)) if rule else Mistake(code, **facts)


def tupled(fact: Any) -> Any:
    return tuple(map(tupled, fact)) if isinstance(fact, list) else fact
