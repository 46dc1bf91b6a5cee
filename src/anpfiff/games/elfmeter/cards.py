"""The cards of Elfmeter!, and its moves as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.nouns import READY, TICK, Move
from anpfiff.core.phrases import Phrases, Things
from anpfiff.games.footballers import Footballer, Squads, read_squads

YELLOW, BLUE = 0, 1
SIDES = ("yellow", "blue")
CARDS = 24
"""R1 For each colour."""
KICK_OFFS = 6
"""R1 For each colour."""
FIELDS = 6
"""R6"""
DEFENDERS = range(1, 4)
"""R10"""
CHAIN = 3
"""R14 So many attack cards make a penalty."""
CORNERS = ("left", "middle", "right")
"""R17"""
ARROWS = "◀▲▶"
FIRST_ATTACKER, FIRST_DEFENDER = 6, 2
"""The shirts in field 1; the other fields follow in order."""
KEPT = 2
"""Every ball can be played on and stopped by so many cards, so that none is a dead end."""

BREATHLESS: Move = READY + 1
PLAY: Move = BREATHLESS + 1
OPEN: Move = PLAY + CARDS
"""C21 The first card of an attempt: whatever lies on top."""


class Card(NamedTuple):
    """R6 Both sides of a card. Fields count from 1; corners are places in CORNERS."""

    id: str
    players: tuple[int, ...]
    ball: int
    kick: int
    stops: tuple[int, ...]
    dive: int


@dataclass(frozen=True)
class ElfmeterDeck(Deck):
    """Two squads, and 24 cards that both of them have."""

    game = "elfmeter"
    standard_file = Path(__file__).with_name("deck.toml")

    squads: Squads = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        squads = read_squads(fields, SIDES)
        cards: list[Card] = []
        for entry in fields.tables("card", CARDS):
            card = read_card(entry)
            if card.id in [other.id for other in cards]:
                raise entry.wrong("id", "≠")
            cards.append(card)
        check_balls(fields, cards)
        check_corners(fields, cards)
        return cls(name, digest, squads, tuple(cards))

    def label(self, card: int) -> str:
        """Attack side, then defence side: where the footballers stand, the ball, the corner."""
        word, players, ball, kick, stops, dive = self.cards[card]
        attack = f"{numbers(players)}→{ball} {ARROWS[kick]}"
        return f"{word} ({attack} | {numbers(stops)} {ARROWS[dive]})"

    def attackers(self, side: int, card: int) -> list[Footballer]:
        """Who is drawn on the attack side, field by field."""
        return [self.squads[side][FIRST_ATTACKER + at - 2] for at in self.cards[card].players]

    def defenders(self, side: int, card: int) -> list[Footballer]:
        """Who is drawn on the defence side, field by field."""
        return [self.squads[side][FIRST_DEFENDER + at - 2] for at in self.cards[card].stops]

    @cached_property
    def phrases(self) -> Phrases:
        return Phrases(
            (TICK, "tick"),
            (READY, "ready"),
            (BREATHLESS, "breathless"),
            (PLAY, "play", Things("card", [card.id for card in self.cards])),
            (OPEN, "open"),
        )

    @cached_property
    def follows(self) -> tuple[frozenset[int], ...]:
        """R9 By attack card on top: all that play its ball on."""
        return tuple(
            frozenset(kind for kind, card in enumerate(self.cards) if top.ball in card.players)
            for top in self.cards
        )

    @cached_property
    def stops(self) -> tuple[frozenset[int], ...]:
        """R10 By attack card on top: all that stop its ball."""
        return tuple(
            frozenset(kind for kind, card in enumerate(self.cards) if top.ball in card.stops)
            for top in self.cards
        )


def read_card(entry: Fields) -> Card:
    """R10 One to three defenders; C13 one attacker or several."""
    card = Card(
        entry.word("id"),
        entry.several("players", range(1, FIELDS + 1), 1, FIELDS),
        entry.whole("ball", 1, FIELDS),
        entry.choice("kick", CORNERS),
        entry.several("stops", DEFENDERS, 1, FIELDS),
        entry.choice("dive", CORNERS),
    )
    entry.nothing_else()
    return card


def check_balls(fields: Fields, cards: Sequence[Card]) -> None:
    """R9, R10 No ball is a dead end, and none is safe."""
    for ball in sorted({card.ball for card in cards}):
        if sum(ball in card.players and ball != card.ball for card in cards) < KEPT:
            raise fields.wrong("card", f"{KEPT} × players = [… {ball} …]")
        if sum(ball in card.stops for card in cards) < KEPT:
            raise fields.wrong("card", f"{KEPT} × stops = [… {ball} …]")


def check_corners(fields: Fields, cards: Sequence[Card]) -> None:
    """R17 Kicks and dives go to all three corners."""
    for corner, word in enumerate(CORNERS):
        if corner not in [card.kick for card in cards]:
            raise fields.wrong("card", f'kick = "{word}"')
        if corner not in [card.dive for card in cards]:
            raise fields.wrong("card", f'dive = "{word}"')


def numbers(fields: Sequence[int]) -> str:
    return "".join(map(str, fields))
