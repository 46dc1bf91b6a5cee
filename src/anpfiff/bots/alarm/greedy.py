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
        if view.question == "draw-or-search":
            wanted = max(range(KINDS), key=lambda kind: self.worth(view, kind))
            return SEARCH if wanted in (*self.pile, view.top) else DRAW
        if view.question == "discard":
            return min(moves, key=lambda move: self.worth(view, move - DISCARD))
        if view.question == "take":
            return max(moves, key=lambda move: self.worth(view, move - TAKE))
        if view.question == "victim":
            return self.victim(view, moves)
        return WHISTLE

    def worth(self, view: AlarmView, kind: int) -> tuple[int, int]:
        """How many it holds, then how valuable they would be if the row ended now."""
        value = view.row.index(kind) if kind in view.row else KINDS
        return view.hand.count(kind), value

    def victim(self, view: AlarmView, moves: Sequence[Move]) -> Move:
        """The booked player cannot hit back; else anybody."""
        if view.yellow != NOBODY and FOUL + view.yellow in moves:
            return FOUL + view.yellow
        return self.dice.pick(moves)
