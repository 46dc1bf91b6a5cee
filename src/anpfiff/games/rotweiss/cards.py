"""The cards of Rot gegen Weiß, and its moves as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.nouns import READY, TICK, Move
from anpfiff.core.phrases import Phrases, Things
from anpfiff.games.footballers import SHIRTS, Squads, read_squads

RED, WHITE = 0, 1
SIDES = ("red", "white")
TEAM_CARDS = 60
"""R1"""
GOAL_CARDS = 8
"""R18"""
GOALS = 5
"""R21"""
KEEPER = 1
"""R12 The number on a goalkeeper's shirt."""
CORNERS = 2
"""How many names of one colour a card has at most."""
KEPT = 3
"""Every wanted footballer has so many normal cards, so that no goal makes him die out."""
PLACES = 4
"""R7 Nobody has a longer row."""

TURN: Move = READY + 1
LAY: Move = TURN + PLACES
GATHER: Move = LAY + PLACES
OUT: Move = GATHER + 1

SPOTS = Things("place", "1234")
PHRASES = Phrases(
    (TICK, "tick"),
    (READY, "ready"),
    (TURN, "turn", SPOTS),
    (LAY, "lay", SPOTS),
    (GATHER, "gather"),
    (OUT, "out"),
)


class Card(NamedTuple):
    """R14 A footballer on the ball, whom he can pass to, and which opponents can take it."""

    side: int
    number: int
    passes: tuple[int, ...]
    tackles: tuple[int, ...]
    goal: bool


@dataclass(frozen=True)
class RotWeissDeck(Deck):
    """Two squads and their cards. Cards are kinds: equal ones share a number."""

    game = "rotweiss"
    standard_file = Path(__file__).with_name("deck.toml")

    squads: Squads = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)
    copies: tuple[int, ...] = field(repr=False)

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        squads = read_squads(fields, SIDES)
        counted: Counter[Card] = Counter()
        for kind in ("card", "goal"):
            for entry in fields.listed(kind, 2 * TEAM_CARDS):
                copies = entry.whole("copies", 1, TEAM_CARDS)
                for card in read_cards(entry, goal=kind == "goal"):
                    counted[card] += copies
                entry.nothing_else()
        for side in (RED, WHITE):
            check_team(fields, {card: counted[card] for card in counted if card.side == side})
        check_corners(fields, counted)
        kinds = sorted(counted)
        return cls(name, digest, squads, tuple(kinds), tuple(counted[card] for card in kinds))

    def label(self, card: int) -> str:
        """R17 The name to shout, with sign and number."""
        return self.squads[self.cards[card].side][self.cards[card].number - 1].label()

    @cached_property
    def packs(self) -> tuple[tuple[int, ...], ...]:
        """R3 By side, all its cards."""
        return tuple(
            tuple(
                kind
                for kind, card in enumerate(self.cards)
                if card.side == side
                for _ in range(self.copies[kind])
            )
            for side in (RED, WHITE)
        )

    @cached_property
    def sides(self) -> tuple[int, ...]:
        return tuple(card.side for card in self.cards)

    @cached_property
    def keepers(self) -> frozenset[int]:
        """R12 Those who can kick off: after a goal card nobody could play on."""
        return frozenset(
            kind for kind, card in enumerate(self.cards) if card.number == KEEPER and not card.goal
        )

    @cached_property
    def goals(self) -> frozenset[int]:
        """R18"""
        return frozenset(kind for kind, card in enumerate(self.cards) if card.goal)

    @cached_property
    def fits(self) -> tuple[frozenset[int], ...]:
        """R15 By card on top: all that fit on it, of both teams."""
        return tuple(
            frozenset(kind for kind, card in enumerate(self.cards) if fit(top, card))
            for top in self.cards
        )


def fit(top: Card, card: Card) -> bool:
    """R15 The footballer of the card is named in a corner of his colour on the top card."""
    return card.number in (top.passes if card.side == top.side else top.tackles)


def read_cards(entry: Fields, *, goal: bool) -> Iterable[Card]:
    """A card of one team, or of both: then the white one is the red one's mirror image."""
    team = entry.choice("team", (*SIDES, "both"))
    number = entry.whole("number", 1, SHIRTS)
    counts = range(1, CORNERS + 1)
    passes = () if goal else entry.several("passes", counts, 1, SHIRTS)
    tackles = () if goal else entry.several("tackles", counts, 1, SHIRTS)
    if number in passes:
        raise entry.wrong("passes", f"≠ {number}")
    sides = (RED, WHITE) if team == len(SIDES) else (team,)
    # Sorted: the same names in other corners make the same card.
    corners = tuple(sorted(passes)), tuple(sorted(tackles))
    return [Card(side, number, *corners, goal) for side in sides]


def check_team(fields: Fields, counted: Mapping[Card, int]) -> None:
    """R1, R12, R18 So many cards, so many of them goals, and somebody to kick off."""
    if sum(counted.values()) != TEAM_CARDS:
        raise fields.wrong("card", f"{TEAM_CARDS} × [[card]] + [[goal]]")
    if sum(counted[card] for card in counted if card.goal) != GOAL_CARDS:
        raise fields.wrong("goal", f"{GOAL_CARDS} × [[goal]]")
    if not any(card.number == KEEPER and not card.goal for card in counted):
        raise fields.wrong("card", f"number = {KEEPER}")


def check_corners(fields: Fields, counted: Mapping[Card, int]) -> None:
    """Whoever is wanted can always be had again: goal cards leave the game (R19)."""
    for top in counted:
        for side in (RED, WHITE):
            for number in top.passes if side == top.side else top.tackles:
                normal = [
                    copies
                    for card, copies in counted.items()
                    if (card.side, card.number, card.goal) == (side, number, False)
                ]
                if sum(normal) < KEPT:
                    raise fields.wrong("card", f"{KEPT} × {SIDES[side]} {number}")
