"""Players of Fußball-Alarm in five leagues: the better, the more they see, remember and try out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from anpfiff.bots.alarm.greedy import GreedyAlarm
from anpfiff.bots.alarm.odds import collect, expected
from anpfiff.bots.bot import Imagine
from anpfiff.bots.search import Search
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Move, Seat, Setup
from anpfiff.games.alarm.cards import PLAY_ON, WHISTLE
from anpfiff.games.alarm.view import AlarmView


class Judgement(NamedTuple):
    """One player. Chances are in per mille."""

    recall: int
    """To remember a card under the top of the pile,"""
    overlook: int
    """to overlook one of the own cards in a decision,"""
    values: int
    """to look which footballers are worth more,"""
    whistle: int
    """and to think of the whistle."""
    iterations: int
    """How many continuations are tried out before a decision; 0: none, by feel."""
    whim: int = 0
    """The chance to do anything, because he feels like it."""


LEVELS = {
    "bambini": Judgement(0, 1000, 0, 200, 0, whim=700),
    "kreisliga": Judgement(0, 850, 0, 500, 0),
    "regionalliga": Judgement(300, 250, 500, 900, 0),
    "bundesliga": Judgement(900, 50, 900, 1000, 0),
    "weltklasse": Judgement(1000, 0, 1000, 1000, 1200),
}
NO_KIND = -1
HORIZON = 4
"""So many decisions are tried out, about a turn each; then the hands are judged."""


class AlarmLeague(GreedyAlarm):
    """Collects like greedy, as far as he sees and remembers; the best try moves out."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, judgement: Judgement) -> None:
        super().__init__(seat, setup, dice)
        self.judgement = judgement
        self.imagines = judgement.iterations > 0
        self.search = Search(collect, judgement.iterations, value=expected, horizon=HORIZON)
        self.missed = NO_KIND
        """A kind of which he has overlooked a card,"""
        self.weighs = True
        """and whether he looks at values, in this decision."""

    def ponders(self, view: AlarmView) -> bool:
        return self.imagines

    def chance(self, per_mille: int) -> bool:
        return self.dice.below(1000) < per_mille

    def see(self, view: AlarmView, events: Sequence[Event], at: int) -> None:
        """Of the cards that come to lie under others some slip his mind."""
        recall = self.judgement.recall
        for event in events:
            super().see(view, (event,), at)
            if event.code == "discard":
                if not self.chance(recall):
                    self.pile.pop()
            elif event.code == "search":
                self.pile = [kind for kind in self.pile if self.chance(recall)]

    def forget(self, card: int | None) -> None:
        if card is None or card in self.pile:
            super().forget(card)

    def choose(self, view: AlarmView, moves: Sequence[Move], imagine: Imagine) -> Move:
        judgement = self.judgement
        if len(moves) == 1:
            return moves[0]
        if judgement.whim and self.chance(judgement.whim):
            return self.dice.pick(moves)
        if judgement.iterations:
            return self.search.best(self.seat, moves, imagine, self.dice)
        if moves[0] == WHISTLE:
            return WHISTLE if self.chance(judgement.whistle) else PLAY_ON
        self.missed = self.dice.pick(view.hand) if self.chance(judgement.overlook) else NO_KIND
        self.weighs = self.chance(judgement.values)
        return super().choose(view, moves, imagine)

    def worths(self, view: AlarmView, kinds: Sequence[int]) -> list[tuple[int, int]]:
        return [
            (count - (kind == self.missed), value if self.weighs else 0)
            for kind, (count, value) in zip(kinds, super().worths(view, kinds), strict=True)
        ]


LEAGUES = {
    league: partial(AlarmLeague, judgement=judgement) for league, judgement in LEVELS.items()
}
"""By name, whoever makes such a player."""
