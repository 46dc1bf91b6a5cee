"""The rules of Finale. Numbers refer to docs/rules/finale.md."""

from __future__ import annotations

from collections.abc import Callable

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import Move, Question, Refusal, Seat, Setup
from anpfiff.core.phrases import Phrases
from anpfiff.games.finale.cards import (
    BRING,
    BRING_NOBODY,
    COLOUR,
    DONE,
    DROP,
    FIELD,
    GOAL,
    KEEP,
    LAY,
    LEAVE,
    MOVES,
    OFF,
    ON,
    ON_BENCH,
    PLAY,
    POSITIONS,
    PRESET,
    READY,
    SHOOT,
    STACK,
    STAY,
    SWAP,
    USE,
    deck_of,
)
from anpfiff.games.finale.ending import Ending
from anpfiff.games.finale.imagine import imagined
from anpfiff.games.finale.notation import placed, written
from anpfiff.games.finale.preparation import Preparation
from anpfiff.games.finale.refusals import explained, waiting
from anpfiff.games.finale.slots import next_candidates
from anpfiff.games.finale.told import TOLD
from anpfiff.games.finale.view import FinaleView, seen


class Finale(Preparation, Ending):
    """Finale: seat A manages SV Stollen, seat B FC Acker. A chapter of the rules is a class."""

    __slots__ = ()

    name = "finale"
    version = 2
    players = range(2, 3)
    told = TOLD

    def play(self, seat: Seat, move: Move) -> None:
        """Every act belongs to one rule."""
        act = ACT_OF[move]
        RULES[act](self, seat, move - act)

    def answers(self, question: Move, seat: Seat) -> tuple[Move, ...]:
        """What the seat can answer now, from what lies on the table."""
        return ANSWERS[question](self, seat)

    def view(self, seat: Seat | None) -> FinaleView:
        return seen(self, seat)

    def question(self, seat: Seat | None) -> Question | None:
        """What the seat is asked, in a word, and what it is about."""
        if seat is None or not self.moves(seat):
            return None
        asked_for = self.topic
        if asked_for == USE:
            slot = self.slots[seat][next_candidates(self, seat)[0]]
            return Question("use", {"slot": SLOT_WORDS[slot], "action": self.action})
        if asked_for == OFF and len(self.swaps[seat]) % 2:
            return Question("on", {"footballer": self.swaps[seat][-1]})
        if asked_for == STACK:
            return Question("stack", {"number": len(self.stacks[seat]) + 1})
        if asked_for == SHOOT:
            return Question("shoot", {"number": len(self.shooters[seat]) + 1})
        return Question(QUESTIONS[asked_for])

    def explain(self, seat: Seat, move: Move) -> Refusal:
        return explained(self, seat, move)

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        return waiting(self)

    def sequel(self) -> Setup | None:
        """R48, E25 After the first leg comes the second, which knows its goals and has a winner."""
        if self.options.leg != "first" or self.outcome is None:
            return None
        goals = f"{self.goals[0]}-{self.goals[1]}"
        second = {"leg": "second", "aggregate": goals, "after90": "extra-time"}
        options = {**self.options.write(), **second}
        return self.agree(self.seats, options, self.deck, self.setup.version)

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return deck_of(setup).phrases

    @classmethod
    def imagine(
        cls, setup: Setup, view: FinaleView, memory: Memory, dice: Dice, now: int = 0
    ) -> Finale:
        return imagined(cls, setup, view, memory, dice)

    @classmethod
    def position(
        cls, text: str, deck: AnyDeck | None = None, dice: Dice | None = None, *, loud: bool = False
    ) -> Finale:
        return placed(cls, text, deck, dice, loud=loud)

    def __str__(self) -> str:
        return written(self)


QUESTIONS = {
    FIELD: "squad", COLOUR: "colour", OFF: "off", PLAY: "play", BRING: "bring", GOAL: "goal",
    LEAVE: "leave", LAY: "lay", SWAP: "swap",
}  # fmt: skip
SLOT_WORDS = (*POSITIONS, "any", "again")

RULES: dict[Move, Callable[[Finale, Seat, int], None]] = {
    FIELD: Finale.pick_starter,
    ON_BENCH: Finale.pick_reserve,
    DROP: Finale.drop,
    PRESET: Finale.pick_preset,
    DONE: Finale.finish_squad,
    COLOUR: Finale.choose_colour,
    STACK: Finale.stack_card,
    OFF: Finale.take_off_later,
    ON: Finale.bring_on_later,
    STAY: Finale.let_stay,
    READY: Finale.finish_changes,
    PLAY: Finale.choose_card,
    USE: Finale.use,
    BRING: Finale.bring,
    BRING_NOBODY: Finale.bring_nobody,
    GOAL: Finale.go_in_goal,
    LEAVE: Finale.leave,
    LAY: Finale.lay,
    SWAP: Finale.swap,
    KEEP: Finale.keep,
    SHOOT: Finale.choose_shooter,
}

ANSWERS: dict[Move, Callable[[Finale, Seat], tuple[Move, ...]]] = {
    FIELD: Finale.squad_moves,
    COLOUR: Finale.colour_moves,
    STACK: Finale.stack_moves,
    OFF: Finale.change_moves,
    PLAY: Finale.card_moves,
    USE: Finale.use_moves,
    BRING: Finale.bring_moves,
    GOAL: Finale.goal_moves,
    LEAVE: Finale.leave_moves,
    LAY: Finale.lay_moves,
    SWAP: Finale.swap_moves,
    SHOOT: Finale.shooter_moves,
}

ACT_OF = [max(act for act in RULES if act <= move) for move in range(MOVES)]
