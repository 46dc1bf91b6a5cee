"""Puts what a game says in codes and numbers into sentences for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin

from anpfiff.core.deck import Deck
from anpfiff.core.match import Match
from anpfiff.core.nouns import (
    SEATS,
    Event,
    Mistake,
    Move,
    Question,
    Refusal,
    Refused,
    Seat,
    Setup,
)
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.tui.faces import looks
from anpfiff.tui.typed import Vocabulary
from anpfiff.words import Words

ANY_GAME = ("take-back",)
"""Events that belong to no game."""
LONGEST_NAME = 40


class Speaker:
    """Knows the language, the game, what was agreed, and the names at the table."""

    def __init__(
        self,
        words: Words,
        game: str,
        setup: Setup,
        names: Sequence[str],
        leagues: Sequence[str] = (),
    ) -> None:
        self.words = words
        self.game = game
        self.setup = setup
        self.deck: Any = setup.deck
        self.names = [
            name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…" for name in names
        ]
        self.leagues = leagues
        self.face = looks(game)
        self.vocabulary = Vocabulary(words, game)
        self.kinds = GAMES[game].told.facts
        self.phrases = GAMES[game].phrases(setup)
        self.sides = GAMES[game].sides_of(setup)

    def full_name(self, seat: Seat) -> str:
        """With the league of a bot: "Kurt, Kreisliga"."""
        name, league = self.names[seat], self.leagues[seat] if self.leagues else ""
        return f"{name}, {league}" if league else name

    def introduction(self) -> list[str]:
        """Who the bots are, and how strong."""
        bots = [seat for seat, league in enumerate(self.leagues) if league]
        names = " · ".join(map(self.full_name, bots))
        return [self.words("play-with", names=names)] if bots else []

    def event(self, event: Event, me: Seat | None) -> str:
        """The event as the seat was told it; `event.told` comes first."""
        about = [
            name
            for name, value in event.facts.items()
            if me is not None and value == me and self.kind(name) == "seat"
        ]
        code = self.code(event)
        return self.words(code, me=about[0] if about else "no", **self.facts(event.facts, me))

    def open_event(self, event: Event) -> str:
        """The event with its secrets, for a match that is over."""
        code = self.code(event)
        if event.secret and self.words.knows(f"{code}-open"):
            code += "-open"
        return self.words(code, me="no", **self.facts({**event.facts, **event.secret}))

    def code(self, event: Event) -> str:
        return f"{'play' if event.code in ANY_GAME else self.game}-{event.code}"

    def question(self, question: Question) -> str:
        return self.words(f"{self.game}-ask-{question.code}", **self.facts(question.facts))

    def facts(self, facts: Mapping[str, Any], me: Seat | None = None) -> dict[str, Any]:
        """Facts as words, and everybody's name by the letter of the seat."""
        spoken: dict[str, Any] = {SEATS[seat].lower(): name for seat, name in enumerate(self.names)}
        for name, value in facts.items():
            spoken |= self.fact(name, value, me)
        return {**spoken, **self.face.facts(facts, self.deck)}

    def fact(self, name: str, value: Any, me: Seat | None) -> dict[str, Any]:
        """Seats become names, the reader's own "you", and cards what is printed on them.

        Of several numbers each gets a name of its own: rolls1, rolls2.
        """
        kind = self.kind(name)
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if not isinstance(value, tuple):
            return {name: self.thing(kind, value, me)}
        if any(isinstance(one, tuple) for one in value):
            return {}
        said = [self.thing(kind, one, me) for one in value]
        return numbered(name, said) | ({name: ", ".join(said)} if kind else {})

    def kind(self, name: str) -> str:
        """What the fact stands for. Events that belong to no game have a seat, too."""
        return kind_of(self.kinds.get(name, Seat if name == "seat" else int))

    def thing(self, kind: str, value: Any, me: Seat | None) -> Any:
        if kind == "seat":
            return self.words("play-you-object") if value == me else self.names[value]
        return self.deck.thing(kind, value) if kind else value

    def refusal(self, refusal: Refusal) -> str:
        """Why a move was refused, with its rule."""
        text = self.words(f"{self.game}-refused-{refusal.code}", **self.facts(refusal.facts))
        return self.words("play-refused", text=text, rule=f"{self.game} {refusal.rule}")

    def mistake(self, mistake: Mistake) -> str:
        """What was wrong with an input: not understood, or not allowed."""
        if isinstance(mistake, Refused):
            return self.refusal(mistake.refusal)
        return self.words.mistake(mistake)

    def to_type(self, move: Move) -> str:
        """What stands for a move in the reader's language."""
        return self.vocabulary.write(self.phrases.write(move))

    def advice(self, move: Move) -> str:
        """What a bot would do."""
        return self.words("play-advice", text=self.move(move), typed=self.to_type(move))

    def move(self, move: Move) -> str:
        """What a move does: "Discard ▲ Tilda Tatze"."""
        about = self.phrases.about(move)
        spoken = {}
        words = self.phrases.write(move).split()[1:]
        for thing, word in zip(about.things, words, strict=True):
            if thing.kind == "seat":
                here = thing.number < len(self.names)
                spoken["seat"] = self.names[thing.number] if here else word.upper()
            else:
                named = thing.kind in ("card", "tactic")
                spoken[thing.kind] = self.deck.thing(thing.kind, thing.number) if named else word
        return self.words(f"{self.game}-do-{about.act}", **spoken)


def kind_of(declared: Any) -> str:
    """What a fact of this type stands for: a seat, a card, …; nothing if it is only a number."""
    if get_origin(declared) is Annotated:
        return str(declared.__metadata__[0])
    return kind_of(get_args(declared)[0]) if get_origin(declared) is tuple else ""


def numbered(name: str, values: Sequence[Any]) -> dict[str, Any]:
    plain = [value for value in values if isinstance(value, str | int)]
    return {f"{name}{number}": value for number, value in enumerate(plain, start=1)}


def replayed(record: Record, deck: Deck | None, words: Words) -> Match:
    """The match in a record; if a move in it was refused, the reason is in words already."""
    match = record.start(GAMES[record.game], deck)
    try:
        for _ in record.steps(match):
            pass
    except Mistake as mistake:
        raise with_reason(mistake, match, words) from None
    return match


def with_reason(mistake: Mistake, match: Match, words: Words) -> Mistake:
    """If a move was refused: the same mistake with the reason in words."""
    if isinstance(cause := mistake.facts.get("cause"), Refused):
        speaker = Speaker(words, match.game.name, match.setup, SEATS)
        reason = speaker.refusal(cause.refusal)
        return Mistake(mistake.code, **{**mistake.facts, "cause": reason})
    return mistake
