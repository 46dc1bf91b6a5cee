"""Bots for Fußball-Alarm."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, Event, Move, Seat, Setup
from anpfiff.games.alarm.cards import DISCARD, DRAW, FOUL, KINDS, SEARCH, TAKE, WHISTLE
from anpfiff.games.alarm.view import AlarmView


class GreedyAlarm(Bot):
    """Collects what it has most of, prefers footballers not fouled yet, and remembers the pile.

    It knows every card that it saw on the pile until somebody else searches: then it trusts its
    memory only for kinds of which it saw more than one.
    """

    def __init__(self, seat: Seat, setup: Setup, dice: Dice) -> None:
        super().__init__(seat, setup, dice)
        self.pile: list[int] = []

    def see(self, view: AlarmView, events: Sequence[Event], at: int) -> None:
        for event in events:
            facts = event.facts
            if event.code in ("pile", "reshuffle"):
                self.pile = [facts["top"]]
            elif event.code == "discard":
                self.pile.append(facts["card"])
            elif event.code == "search" and "cards" in facts:
                self.pile = list(facts["cards"])
            elif event.code == "take":
                self.forget(facts.get("card"))

    def forget(self, card: int | None) -> None:
        if card is None:
            self.pile = [kind for kind in set(self.pile) for _ in range(self.pile.count(kind) - 1)]
        else:
            self.pile.remove(card)

    def choose(self, view: AlarmView, moves: Sequence[Move], imagine: Imagine) -> Move:
        question = view.question
        if question == "discard":
            worths = self.worths(view, [move - DISCARD for move in moves])
            return moves[worths.index(min(worths))]
        if question == "take":
            worths = self.worths(view, [move - TAKE for move in moves])
            return moves[worths.index(max(worths))]
        if question == "draw-or-search":
            worths = self.worths(view, range(KINDS))
            wanted = worths.index(max(worths))
            return SEARCH if wanted in (*self.pile, view.top) else DRAW
        return self.victim(view, moves) if question == "victim" else WHISTLE

    def worths(self, view: AlarmView, kinds: Sequence[int]) -> list[tuple[int, int]]:
        """How many it holds of each, then how valuable they would be if the row ended now."""
        hand, row = view.hand, view.row
        return [(hand.count(kind), row.index(kind) if kind in row else KINDS) for kind in kinds]

    def victim(self, view: AlarmView, moves: Sequence[Move]) -> Move:
        """The booked player cannot hit back; else anybody."""
        if view.yellow != NOBODY and FOUL + view.yellow in moves:
            return FOUL + view.yellow
        return self.dice.pick(moves)
