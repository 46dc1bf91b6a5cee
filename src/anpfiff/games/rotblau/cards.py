"""The cards of Rot gegen Blau, and its moves as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.nouns import READY, SEATS, TICK, Move
from anpfiff.core.phrases import Phrases, Things
from anpfiff.games.footballers import SHIRTS, Squads, read_squads

RED, BLUE = 0, 1
SIDES = ("red", "blue")
NORMAL, GOAL, COUNTERPLAY, GOAL_KICK, YELLOW = range(5)
SYMBOLS = ("ball", "cup", "boot", "flag", "whistle", "gloves")
"""R15"""
MARKS = "◎♆∟⚑♪☚"
"""The symbols in labels."""
TEAM_CARDS = 68
ACTION_CARDS = 4
YELLOW_CARDS = 3
"""R1"""
GOALS = 3
"""R18"""
KICKER = 4
"""R7 The number that kicks off,"""
KICKERS = 20
"""and how many cards of it a team has at most: R6 keeps them from the displays of the deal."""
MOST_PLAYERS = 4
PLACES = 4
"""R4 Nobody has a larger display."""
TOP = PLACES
"""The place of the discard pile, after those of the display,"""
UNDER = TOP + 1
"""and D9 of the lower one of two cards turned together."""

TURN: Move = READY + 1
PLAY: Move = TURN + 1
BOOK: Move = PLAY + UNDER + 1

SPOTS = Things("place", (*"1234", "top", "under"))
PHRASES = Phrases(
    (TICK, "tick"),
    (READY, "ready"),
    (TURN, "turn"),
    (PLAY, "play", SPOTS),
    (BOOK, "book", SPOTS, Things("seat", SEATS[:MOST_PLAYERS].lower())),
)


class Card(NamedTuple):
    """R14, R15 A footballer passes `to` a team-mate and loses the ball to an equal `symbol`.

    R19, R20 An action card shows the numbers or symbols that `answer` it.
    """

    side: int
    role: int
    number: int = 0
    to: int = 0
    symbol: int = -1
    answers: tuple[int, ...] = ()


@dataclass(frozen=True)
class RotBlauDeck(Deck):
    """R1, D7 Two squads and their cards. Cards are kinds: equal ones share a number."""

    game = "rotblau"
    standard_file = Path(__file__).with_name("deck.toml")

    squads: Squads = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)
    copies: tuple[int, ...] = field(repr=False)

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        squads = read_squads(fields, SIDES)
        counted = Counter({Card(side, YELLOW): YELLOW_CARDS for side in (RED, BLUE)})
        for role, key in enumerate(("card", "goal", "counterplay", "goal-kick")):
            for entry in fields.listed(key, 2 * TEAM_CARDS):
                copies = entry.whole("copies", 1, TEAM_CARDS)
                for card in read_cards(entry, role):
                    counted[card] += copies
                entry.nothing_else()
        for side in (RED, BLUE):
            team = {card: copies for card, copies in counted.items() if card.side == side}
            check_counts(fields, team)
            check_passes(fields, team)
        check_answers(fields, counted)
        kinds = sorted(counted)
        return cls(name, digest, squads, tuple(kinds), tuple(counted[card] for card in kinds))

    def label(self, card: int) -> str:
        """Footballer, pass and symbol; an action card's answers; ▮ is a yellow card."""
        side, role, number, to, symbol, answers = self.cards[card]
        if role == YELLOW:
            return "▮"
        if role == COUNTERPLAY:
            return f"» {' '.join(str(answer) for answer in answers)}"
        if role == GOAL_KICK:
            return f"» {' '.join(MARKS[answer] for answer in answers)}"
        footballer = self.squads[side][number - 1].label()
        return f"{footballer} ⊞" if role == GOAL else f"{footballer} {MARKS[symbol]}→{to}"

    def kinds(self, *roles: int) -> frozenset[int]:
        return frozenset(kind for kind, card in enumerate(self.cards) if card.role in roles)

    @cached_property
    def packs(self) -> tuple[tuple[int, ...], ...]:
        """R3 By side, all its cards but the yellow ones."""
        return tuple(
            tuple(
                kind
                for kind, card in enumerate(self.cards)
                if card.side == side and card.role != YELLOW
                for _ in range(self.copies[kind])
            )
            for side in (RED, BLUE)
        )

    @cached_property
    def yellow(self) -> tuple[int, ...]:
        """By side, its yellow card."""
        return tuple(self.cards.index(Card(side, YELLOW)) for side in (RED, BLUE))

    @cached_property
    def sides(self) -> tuple[int, ...]:
        return tuple(card.side for card in self.cards)

    @cached_property
    def goals(self) -> frozenset[int]:
        """R16"""
        return self.kinds(GOAL)

    @cached_property
    def actions(self) -> frozenset[int]:
        """R19, R20"""
        return self.kinds(COUNTERPLAY, GOAL_KICK)

    @cached_property
    def yellows(self) -> frozenset[int]:
        """R22"""
        return self.kinds(YELLOW)

    @cached_property
    def special(self) -> frozenset[int]:
        """D9 Action and yellow cards: what can be played from under another."""
        return self.actions | self.yellows

    @cached_property
    def kickers(self) -> frozenset[int]:
        """R7, D24 Any card with a 4 in its centre, of either team."""
        return frozenset(kind for kind, card in enumerate(self.cards) if card.number == KICKER)

    @cached_property
    def barred(self) -> frozenset[int]:
        """R6 What does not stay in a display before the kick-off."""
        return self.kickers | self.special

    @cached_property
    def answers(self) -> tuple[frozenset[int], ...]:
        """R14, R15, R19, R20 By card on top: all footballers that fit on it, of both teams."""
        return tuple(
            frozenset(kind for kind, card in enumerate(self.cards) if fit(top, card))
            for top in self.cards
        )

    @cached_property
    def fits(self) -> tuple[frozenset[int], ...]:
        """R19, R21 An action card fits on everything."""
        return tuple(answers | self.actions for answers in self.answers)


def fit(top: Card, card: Card) -> bool:
    """R14, D5 The team-mate of the corner fits, R15 an opponent with the same symbol.

    D13 On an action card anybody fits who shows what it asks for, but no goal card.
    """
    if card.role not in (NORMAL, GOAL):
        return False
    if top.role == NORMAL and top.side == card.side:
        return card.number == top.to
    if card.role == GOAL:
        return False
    if top.role == COUNTERPLAY:
        return card.number in top.answers
    return card.symbol == top.symbol or (top.role == GOAL_KICK and card.symbol in top.answers)


def read_cards(entry: Fields, role: int) -> Iterable[Card]:
    """A card of one team, or of both: then the blue one is the red one's mirror image."""
    team = entry.choice("team", (*SIDES, "both"))
    number = to = 0
    symbol = -1
    answers: tuple[int, ...] = ()
    if role in (NORMAL, GOAL):
        number = entry.whole("number", 1, SHIRTS)
    if role == NORMAL:
        to = entry.whole("to", 1, SHIRTS)
        symbol = entry.choice("symbol", SYMBOLS)
        if to == number:
            raise entry.wrong("to", f"≠ {number}")
    if role == GOAL and number == KICKER:
        raise entry.wrong("number", f"≠ {KICKER}")
    if role == COUNTERPLAY:
        answers = entry.several("numbers", range(1, SHIRTS + 1), 1, SHIRTS)
    if role == GOAL_KICK:
        answers = read_symbols(entry)
    sides = (RED, BLUE) if team == len(SIDES) else (team,)
    return [Card(side, role, number, to, symbol, tuple(sorted(answers))) for side in sides]


def read_symbols(entry: Fields) -> tuple[int, ...]:
    """R20 Different symbols, at least one."""
    value = entry.data.get("symbols")
    count = len(value) if isinstance(value, list) and value else 1
    symbols = entry.choices("symbols", count, SYMBOLS)
    if len(set(symbols)) != count:
        raise entry.wrong("symbols", "≠")
    return symbols


def check_counts(fields: Fields, team: Mapping[Card, int]) -> None:
    """R1, R18 So many cards, and goals enough to win; R7 somebody kicks off."""

    def count(*roles: int) -> int:
        return sum(copies for card, copies in team.items() if card.role in roles)

    if count(NORMAL, GOAL) != TEAM_CARDS:
        raise fields.wrong("card", f"{TEAM_CARDS} × [[card]] + [[goal]]")
    if count(GOAL) < GOALS:
        raise fields.wrong("goal", f"≥ {GOALS} × [[goal]]")
    if count(COUNTERPLAY, GOAL_KICK) != ACTION_CARDS:
        raise fields.wrong("counterplay", f"{ACTION_CARDS} × [[counterplay]] + [[goal-kick]]")
    kickers = sum(copies for card, copies in team.items() if card.number == KICKER)
    if not 1 <= kickers <= KICKERS:
        raise fields.wrong("card", f"1–{KICKERS} × number = {KICKER}")


def check_passes(fields: Fields, team: Mapping[Card, int]) -> None:
    """R14 Whoever is wanted can be had again after a goal, and every pass can lead to a goal."""
    normal = [card for card in team if card.role == NORMAL]
    scorers = {card.number for card in team if card.role == GOAL}
    near: set[int] = set()
    while more := {card.number for card in normal if card.to in near | scorers} - near:
        near |= more
    for card in sorted(normal):
        if card.to not in {other.number for other in normal}:
            raise fields.wrong("card", f"{SIDES[card.side]} {card.to}: ≥ 1 × [[card]]")
        if card.number not in near:
            raise fields.wrong("card", f"{SIDES[card.side]} {card.number} → … → [[goal]]")
    for number in sorted(scorers - {card.to for card in normal}):
        raise fields.wrong("goal", f"to = {number}")


def check_answers(fields: Fields, counted: Mapping[Card, int]) -> None:
    """R15, R19, R20 Each symbol of a footballer is on a card of the other team as well, and each

    team has an answer to every action card.
    """
    for top in sorted(counted):
        for side in (RED, BLUE):
            wanted = top.role in (COUNTERPLAY, GOAL_KICK)
            wanted |= top.role == NORMAL and side != top.side
            if wanted and not any(card.side == side and fit(top, card) for card in counted):
                shown = [SYMBOLS[top.symbol]] if top.role == NORMAL else list(map(str, top.answers))
                raise fields.wrong("card", f"{SIDES[side]}: {' | '.join(shown)}")
