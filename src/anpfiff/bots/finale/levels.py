"""How good the managers of the five leagues are."""

from __future__ import annotations

from typing import NamedTuple

from anpfiff.bots.finale.squad import Blueprint
from anpfiff.games.finale.cards import COLOURS


class Judgement(NamedTuple):
    """How well a manager sees, remembers and plans. Chances are in per mille."""

    plans: tuple[Blueprint, ...]
    """Squads that it likes, one by lot; none: the beginners' team (R6)."""
    remember: int
    """Chance to remember a card that the other has shown."""
    overlook: int
    """Chance not to think of a footballer or a card."""
    miscount: int
    """Chance to be a point or two out in a sum."""
    freshness: float
    """What a point of strength in one later action counts, in goals; 0: lives for the moment."""
    caution: float
    """How much the cost of a symbol counts; 1 is what it costs, 0 does not look at symbols."""
    foresight: bool
    """Thinks of the finish while it builds up, and of the counter."""
    stakes: bool
    """Counts in chances to win, not in goals: dares more when behind."""
    reads: bool
    """Thinks of the cards that the other may play, not only of the own attack."""
    mixes: bool
    """Draws a card by lot so that nobody can see through it, instead of the best on average."""
    saves: float
    """What a point of a card's strength is worth later, in goals."""
    exchanges: bool
    """R28 Puts weak cards away while it defends."""
    changes: float
    """R42 By how many goals a change must pay; a large number: never changes."""
    whim: int = 0
    """Chance to do anything, because it feels like it; squads are chosen in earnest."""


PURPLE, YELLOW, BLUE, RED = range(1, len(COLOURS))
DECENT_BENCH = (0.4,) * 4
EARLY = (1.6, 1.2, 0.8, 0.6)
"""The sides of a card that are sure to be used count more."""
CAREFUL = (0.0, 0.5, 0.35, 0.75)
"""What symbols cost, in points of strength."""
EVEN = (1.0,) * 4
TEXTBOOK = (
    Blueprint(PURPLE, (1, 4, 4, 2), bench=DECENT_BENCH),
    Blueprint(YELLOW, (1, 5, 3, 2), bench=DECENT_BENCH),
    Blueprint(BLUE, (1, 3, 5, 2), bench=DECENT_BENCH),
)
"""A line for the colour of the cards, and a bench that could play."""
CAUTIOUS = (
    Blueprint(PURPLE, (1, 4, 4, 2), EVEN, DECENT_BENCH, EARLY, CAREFUL, second_keeper=1),
    Blueprint(BLUE, (1, 3, 5, 2), EVEN, DECENT_BENCH, EARLY, CAREFUL, second_keeper=1),
    Blueprint(YELLOW, (1, 5, 3, 2), EVEN, DECENT_BENCH, EARLY, CAREFUL, second_keeper=1),
)
"""The same, but early sides count more, and symbols are shunned."""
WELL_TRIED = (
    Blueprint(PURPLE, (1, 5, 4, 1), EVEN, DECENT_BENCH, EARLY, CAREFUL, second_keeper=1),
    Blueprint(PURPLE, (1, 4, 5, 1), EVEN, DECENT_BENCH, EARLY, CAREFUL, second_keeper=1),
)
"""The formations that did best (docs/decisions/finale-balance.md)."""
NEVER = 99.0
LEVELS: dict[str, Judgement] = {
    "bambini": Judgement(
        plans=(),
        remember=0,
        overlook=400,
        miscount=500,
        freshness=0.0,
        caution=0.0,
        foresight=False,
        stakes=False,
        reads=False,
        mixes=False,
        saves=0.0,
        exchanges=False,
        changes=NEVER,
        whim=700,
    ),
    "kreisliga": Judgement(
        plans=(),
        remember=0,
        overlook=80,
        miscount=150,
        freshness=0.0,
        caution=0.0,
        foresight=False,
        stakes=False,
        reads=False,
        mixes=False,
        saves=0.0,
        exchanges=False,
        changes=NEVER,
    ),
    "regionalliga": Judgement(
        plans=TEXTBOOK,
        remember=500,
        overlook=100,
        miscount=120,
        freshness=0.02,
        caution=0.5,
        foresight=False,
        stakes=False,
        reads=True,
        mixes=False,
        saves=0.0,
        exchanges=False,
        changes=0.3,
    ),
    "bundesliga": Judgement(
        plans=CAUTIOUS,
        remember=800,
        overlook=70,
        miscount=100,
        freshness=0.05,
        caution=1.0,
        foresight=True,
        stakes=False,
        reads=True,
        mixes=False,
        saves=0.02,
        exchanges=False,
        changes=0.2,
    ),
    "weltklasse": Judgement(
        plans=WELL_TRIED,
        remember=1000,
        overlook=0,
        miscount=0,
        freshness=0.06,
        caution=1.0,
        foresight=True,
        stakes=True,
        reads=True,
        mixes=True,
        saves=0.02,
        exchanges=True,
        changes=0.0,
    ),
}
