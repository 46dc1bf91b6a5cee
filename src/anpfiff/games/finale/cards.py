"""The cards of Finale: footballers, tactics, and the moves as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.nouns import Move, Seat, Setup
from anpfiff.core.phrases import Phrases, Things

CLUB = 30
"""R1 Footballers of one club. A's are 0–29, B's 30–59."""
FOOTBALLERS = 2 * CLUB
TACTICS = 30
ELEVEN, BENCH, SQUAD = 11, 4, 15
LEAST_BUDGET = 40
"""Of all that can be agreed."""
HAND = 3
MOST_STEPS = 2000
"""R4, E36 After so many steps of one secret choice nothing can be taken back any more."""

BUILD_UP, FINISH = 1, 2
"""R16, R23 The two actions of an attack."""
PERIODS, EXTRA_PERIODS = 6, 8
SHOTS = 5
FREE_MIX = (5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 1)
"""R47 The strengths of eleven cards chosen freely."""

KEEPER, DEFENCE, MIDFIELD, ATTACK, ANY, AGAIN = range(6)
"""R2 The positions; R16 "?", any but the keeper; R24 one of the build-up again."""
POSITIONS = ("keeper", "defence", "midfield", "attack")
SLOTS = "KDMS?^"

NO_SYMBOL, INJURY, YELLOW, RED = range(4)
STRIKES: dict[int, tuple[int, ...]] = {INJURY: (2,), YELLOW: (0, 1), RED: (3,)}
"""R36–R38 By symbol: the rolls that bring it about."""
SYMBOLS = ("", "injury", "yellow", "red")

WHITE = 0
COLOURS = ("white", "purple", "yellow", "blue", "red")
FAMILY = (5, 4, 3, 2, 2, 1)
"""The strengths of the six tactics cards of one colour."""

FIELD: Move = 0
ON_BENCH: Move = FIELD + FOOTBALLERS
DROP: Move = ON_BENCH + FOOTBALLERS
USE: Move = DROP + FOOTBALLERS
OFF: Move = USE + FOOTBALLERS
ON: Move = OFF + FOOTBALLERS
BRING: Move = ON + FOOTBALLERS
GOAL: Move = BRING + FOOTBALLERS
LEAVE: Move = GOAL + FOOTBALLERS
SHOOT: Move = LEAVE + FOOTBALLERS
PLAY: Move = SHOOT + FOOTBALLERS
LAY: Move = PLAY + TACTICS
SWAP: Move = LAY + TACTICS
STACK: Move = SWAP + TACTICS
COLOUR: Move = STACK + TACTICS
PRESET: Move = COLOUR + len(COLOURS)
DONE: Move = PRESET + 3
READY: Move = DONE + 1
KEEP: Move = READY + 1
BRING_NOBODY: Move = KEEP + 1
STAY: Move = BRING_NOBODY + 1
MOVES = STAY + 1

FIRST_GAME, X_TEAM, BEST = range(3)
PRESETS = ("first", "x", "best")


TacticCard = Annotated[int, "tactic"]
"""Its number among the tactics cards of the deck."""


class Footballer(NamedTuple):
    """R2 Four (strength, symbol) pairs; a use turns the card to the next pair."""

    id: str
    name: str
    club: Seat
    position: int
    value: int
    x: str
    strengths: tuple[int, ...]
    symbols: tuple[int, ...]


class Tactic(NamedTuple):
    """R3 Strength, and the slots of attacker and defender in build-up and finish."""

    id: str
    name: str
    colour: int
    strength: int
    build: tuple[tuple[int, ...], tuple[int, ...]]
    finish: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class FinaleDeck(Deck):
    """Sixty footballers of two clubs, thirty tactics cards that both managers have."""

    game = "finale"
    standard_file = Path(__file__).with_name("deck.toml")

    clubs: tuple[str, str]
    footballers: tuple[Footballer, ...] = field(repr=False)
    tactics: tuple[Tactic, ...] = field(repr=False)

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        clubs = fields.tables("clubs", 2)
        ids = clubs[0].word("id"), clubs[1].word("id")
        names = clubs[0].text("name"), clubs[1].text("name")
        for club in clubs:
            club.nothing_else()
        footballers = read_footballers(fields, ids)
        tactics = read_tactics(fields)
        return cls(name, digest, names, footballers, tactics)

    @cached_property
    def phrases(self) -> Phrases:
        footballers = Things("card", [card.id for card in self.footballers])
        tactics = Things("tactic", [card.id for card in self.tactics])
        return Phrases(
            (FIELD, "field", footballers),
            (ON_BENCH, "bench", footballers),
            (DROP, "drop", footballers),
            (USE, "use", footballers),
            (OFF, "off", footballers),
            (ON, "on", footballers),
            (BRING, "bring", footballers),
            (GOAL, "goal", footballers),
            (LEAVE, "leave", footballers),
            (SHOOT, "shoot", footballers),
            (PLAY, "play", tactics),
            (LAY, "lay", tactics),
            (SWAP, "swap", tactics),
            (STACK, "stack", tactics),
            (COLOUR, "colour", Things("colour", COLOURS)),
            (PRESET, "preset", Things("preset", PRESETS)),
            (DONE, "done"),
            (READY, "ready"),
            (KEEP, "keep"),
            (BRING_NOBODY, "nobody"),
            (STAY, "stay"),
        )

    @property
    def final(self) -> int:
        """R9 The final card: the white one of strength 1."""
        return next(
            number
            for number, card in enumerate(self.tactics)
            if card.colour == WHITE and card.strength == 1
        )

    def family(self, colour: int) -> list[int]:
        """The cards of a colour, without the final card."""
        return [
            number
            for number, card in enumerate(self.tactics)
            if card.colour == colour and number != self.final
        ]

    def label(self, card: int) -> str:
        return self.footballers[card].name

    def tactic_label(self, card: int) -> str:
        """A tactics card as people call it: "Sturmlauf (5)"."""
        return f"{self.tactics[card].name} ({self.tactics[card].strength})"

    def thing(self, kind: str, number: int) -> str:
        return self.tactic_label(number) if kind == "tactic" else super().thing(kind, number)


def deck_of(setup: Setup) -> FinaleDeck:
    deck = setup.deck
    assert isinstance(deck, FinaleDeck)
    return deck


def read_footballers(fields: Fields, clubs: tuple[str, ...]) -> tuple[Footballer, ...]:
    found: list[Footballer] = []
    for entry in fields.tables("footballers", FOOTBALLERS):
        footballer = Footballer(
            entry.word("id"),
            entry.text("name"),
            entry.choice("club", clubs),
            entry.choice("position", POSITIONS),
            entry.whole("value", 0, 50),
            entry.text("x", empty=True),
            entry.numbers("strengths", 4, 1, 5),
            tuple(entry.choices("symbols", 4, SYMBOLS)),
        )
        if footballer.x not in ("", "field", "bench"):
            raise entry.wrong("x", '"" | field | bench')
        if footballer.id in [other.id for other in found]:
            raise entry.wrong("id", "≠")
        if footballer.club != len(found) // CLUB:
            raise entry.wrong("club", f"{CLUB} × {clubs[0]}, {CLUB} × {clubs[1]}")
        entry.nothing_else()
        found.append(footballer)
    for club in range(2):
        check_club(fields, [card for card in found if card.club == club])
    return tuple(found)


def check_club(fields: Fields, club: Sequence[Footballer]) -> None:
    """R4–R6 A squad must be possible, and the beginners' team must be one."""
    beginners = [card for card in club if card.x]
    eleven = [card for card in club if card.x == "field"]
    if len(beginners) != SQUAD or len(eleven) != ELEVEN:
        raise fields.wrong("footballers.x", f"{ELEVEN} × field, {BENCH} × bench")
    if [card.position for card in eleven].count(KEEPER) != 1:
        raise fields.wrong("footballers.x", "1 × keeper = field")
    if sum(card.value for card in beginners) > 50:
        raise fields.wrong("footballers.x", "≤ 50")
    if cheapest(club) > LEAST_BUDGET:
        raise fields.wrong("footballers.value", f"{SQUAD} × … ≤ {LEAST_BUDGET}")


def cheapest(club: Sequence[Footballer]) -> int:
    """R4, R5 What a squad with a keeper in goal costs at least."""
    keepers = sorted(card.value for card in club if card.position == KEEPER)
    outfield = sorted(card.value for card in club if card.position != KEEPER)
    starters, others = outfield[: ELEVEN - 1], sorted(keepers[1:] + outfield[ELEVEN - 1 :])
    return keepers[0] + sum(starters) + sum(others[:BENCH])


def read_tactics(fields: Fields) -> tuple[Tactic, ...]:
    found: list[Tactic] = []
    for entry in fields.tables("tactics", TACTICS):
        tactic = Tactic(
            entry.word("id"),
            entry.text("name"),
            entry.choice("colour", COLOURS),
            entry.whole("strength", 1, 5),
            read_slots(entry, "build", SLOTS[:AGAIN]),
            read_slots(entry, "finish", SLOTS),
        )
        check_tactic(entry, tactic)
        if tactic.id in [other.id for other in found]:
            raise entry.wrong("id", "≠")
        entry.nothing_else()
        found.append(tactic)
    for number, colour in enumerate(COLOURS):
        strengths = sorted((card.strength for card in found if card.colour == number), reverse=True)
        if tuple(strengths) != FAMILY:
            raise fields.wrong(f"tactics.{colour}", " ".join(map(str, FAMILY)))
    return tuple(found)


def read_slots(entry: Fields, name: str, letters: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    halves = entry.texts(name, 2)
    for half in halves:
        if len(half) > 6 or any(letter not in letters for letter in half):
            raise entry.wrong(name, f'["{letters}", "{letters}"]')
    first, second = (tuple(sorted(map(SLOTS.index, half))) for half in halves)
    return first, second


def check_tactic(entry: Fields, tactic: Tactic) -> None:
    """R22 A build-up has two sides or none; a finish has a shooter; R24 arrows start somewhere."""
    if bool(tactic.build[0]) != bool(tactic.build[1]):
        raise entry.wrong("build", '["…", "…"] | ["", ""]')
    if not tactic.finish[0]:
        raise entry.wrong("finish", '["…", …]')
    for half in range(2):
        if tactic.finish[half].count(AGAIN) > len(tactic.build[half]):
            raise entry.wrong("finish", "^ ≤ build")
