"""Two tiny games, complete: what a game has to write, and a place to begin reading.

`Penalty` is a secret choice in two steps, `Snap` a race with a clock. A real game has the same
parts in files of their own: cards, options, view, told, rules, imagine, notation.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from anpfiff.core.deck import Deck, Fields
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import (
    CLOCK,
    NEVER,
    Card,
    Move,
    Question,
    Refusal,
    Result,
    Seat,
    Setup,
    Told,
)
from anpfiff.core.options import Options
from anpfiff.core.phrases import Phrases, Things
from anpfiff.core.table import Table


@dataclass(frozen=True)
class NoOptions(Options):
    pass


@dataclass(frozen=True)
class NoDeck(Deck):
    game = "none"

    standard_file = Path(__file__).with_name("empty-deck.toml")

    @classmethod
    def build(cls, name: str, digest: str, fields: Fields) -> Self:
        return cls(name, digest)


CORNERS = (0, 1, 2)
HEIGHTS = (3, 4)


class PenaltyView(NamedTuple):
    """All that a seat may see: what it chose itself, but nothing of the other's choice."""

    seat: Seat | None
    goals: tuple[int, int]
    mine: tuple[Move, ...]
    result: Result | None


class Penalty(Table):
    """T1 Both choose a corner and then a height in secret.

    T2 A scores if B guessed wrong, else B. T3 First to three.
    """

    name = "penalty"
    players = range(2, 3)
    Options = NoOptions
    Deck = NoDeck
    told = Told(
        facts={"chosen": tuple[tuple[int, ...], ...], "goals": tuple[int, ...]},
        events={"shot": "chosen goals"},
        questions={"corner": "", "height": ""},
        revealing=frozenset(("shot",)),
    )
    fields = ("goals", "chosen")

    def deal(self) -> None:
        self.goals = [0, 0]
        self.start()

    def start(self) -> None:
        self.chosen: list[tuple[Move, ...]] = [(), ()]
        self.ask_all([CORNERS, CORNERS])

    def play(self, seat: Seat, move: Move) -> None:
        self.chosen[seat] = (*self.chosen[seat], move)
        if move in CORNERS:
            self.ask_more(seat, HEIGHTS)
        elif self.answered(seat):
            self.shoot()

    def shoot(self) -> None:
        scorer = 0 if self.chosen[0] != self.chosen[1] else 1
        self.goals[scorer] += 1
        self.tell("shot", {"chosen": tuple(self.chosen), "goals": tuple(self.goals)})
        if self.goals[scorer] == 3:
            points = (1.0, 0.0) if scorer == 0 else (0.0, 1.0)
            self.end(Result(points, (1, 2) if scorer == 0 else (2, 1), "three", "T3"))
        else:
            self.start()

    def view(self, seat: Seat | None) -> PenaltyView:
        mine = () if seat is None else self.chosen[seat]
        return PenaltyView(seat, (self.goals[0], self.goals[1]), mine, self.outcome)

    def question(self, seat: Seat | None) -> Question | None:
        if seat is None or not self.moves(seat):
            return None
        return Question("height" if self.chosen[seat] else "corner")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("no-such-corner", "T1")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("chosen-already", "T1")

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        corners, heights = Things("corner", ("left", "middle", "right")), ("low", "high")
        return Phrases((0, "kick", corners), (3, "aim", Things("height", heights)))

    @classmethod
    def imagine(
        cls, setup: Setup, view: PenaltyView, memory: Memory, dice: Dice, now: int = 0
    ) -> Self:
        """Whether the other has chosen is not known, so he has not yet."""
        table = cls.__new__(cls)
        table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
        table.goals = list(view.goals)
        table.outcome = view.result
        if view.result is None:
            table.start()
            for move in view.mine:
                table.play(view.seat or 0, move)
        return table

    def copy(self) -> Self:
        table = self.twin(type(self).__new__(type(self)))
        table.goals = self.goals[:]
        table.chosen = self.chosen[:]
        return table


SLAP, TURN = 0, 1
PACE, LOCK = 1000, 1500


class SnapView(NamedTuple):
    """Everybody sees the same. Times are in no view: a view that changes by the clock tells."""

    seat: Seat | None
    shown: tuple[int, ...]
    left: int
    points: tuple[int, ...]
    locked: tuple[bool, ...]
    taken: bool
    result: Result | None


class Snap(Table):
    """T4 Every second the clock turns up a card.

    T5 If it equals the one before, the first to slap gets a point. T6 A wrong slap locks the hand
    for a while. T7 The last card ends the game.
    """

    name = "snap"
    players = range(2, 5)
    Options = NoOptions
    Deck = NoDeck
    told = Told(
        facts={"seat": Seat, "card": Card},
        events={"turn": "card", "point": "seat", "slip": "seat"},
        questions={"slap": ""},
        revealing=frozenset(),
    )
    fields = ("stack", "shown", "points", "locks", "next_turn", "taken")

    def deal(self) -> None:
        self.stack = [card for card in range(3) for _ in range(4)]
        self.dice.shuffle(self.stack)
        self.shown: list[int] = []
        self.points = [0] * self.seats
        self.locks = [NEVER] * self.seats
        self.next_turn = PACE
        self.taken = False
        self.wind()

    def wind(self) -> None:
        self.wake(min([self.next_turn, *(lock for lock in self.locks if lock != NEVER)]), TURN)

    def live(self) -> bool:
        return self.outcome is None

    def fits(self, seat: Seat, move: Move) -> bool:
        return len(self.shown) > 1 and self.shown[-1] == self.shown[-2] and not self.taken

    def other_moves(self, seat: Seat) -> Any:
        if seat == CLOCK:
            return super().other_moves(CLOCK)
        free = self.outcome is None and self.locks[seat] == NEVER
        return (SLAP,) if free else ()

    def play(self, seat: Seat, move: Move) -> None:
        if seat == CLOCK:
            self.tick_over()
        elif self.fits(seat, move):
            self.points[seat] += 1
            self.taken = True
            self.tell("point", {"seat": seat})
        else:
            self.locks[seat] = self.now + LOCK
            self.tell("slip", {"seat": seat})
        if self.outcome is None:
            self.wind()

    def tick_over(self) -> None:
        self.locks = [NEVER if lock == self.now else lock for lock in self.locks]
        if self.next_turn == self.now:
            self.shown.append(self.stack.pop())
            self.taken = False
            self.next_turn += PACE
            self.tell("turn", {"card": self.shown[-1]})
            if not self.stack:
                self.finish()

    def finish(self) -> None:
        best = max(self.points)
        share = 1 / self.points.count(best)
        ranking = sorted(self.points, reverse=True)
        places = tuple(1 + ranking.index(points) for points in self.points)
        self.end(Result(tuple(share * (place == 1) for place in places), places, "empty", "T7"))

    def view(self, seat: Seat | None) -> SnapView:
        locked = tuple(lock != NEVER for lock in self.locks)
        shown, points = tuple(self.shown), tuple(self.points)
        left = len(self.stack)
        return SnapView(seat, shown, left, points, locked, self.taken, self.outcome)

    def question(self, seat: Seat | None) -> Question | None:
        return Question("slap") if seat is not None and self.moves(seat) else None

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("clock-turns", "T4")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("locked", "T6")

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return Phrases((SLAP, "slap"), (TURN, "turn"))

    @classmethod
    def imagine(
        cls, setup: Setup, view: SnapView, memory: Memory, dice: Dice, now: int = 0
    ) -> Self:
        table = cls.__new__(cls)
        table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
        stack = [card for card in range(3) for _ in range(4 - view.shown.count(card))]
        dice.shuffle(stack)
        table.stack, table.shown = stack, list(view.shown)
        table.points, table.taken = list(view.points), view.taken
        table.now = 0
        table.locks = [LOCK if locked else NEVER for locked in view.locked]
        table.next_turn = PACE
        table.outcome = view.result
        if view.result is None:
            table.wind()
        return table

    def copy(self) -> Self:
        table = self.twin(type(self).__new__(type(self)))
        table.stack = self.stack[:]
        table.shown = self.shown[:]
        table.points = self.points[:]
        table.locks = self.locks[:]
        table.next_turn = self.next_turn
        table.taken = self.taken
        return table
