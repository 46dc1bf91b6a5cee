"""What lies on the table in Finale."""

from __future__ import annotations

from typing import Self

from anpfiff.core.nouns import NOBODY, Move, Seat
from anpfiff.core.table import Table
from anpfiff.games.finale.cards import FOOTBALLERS, KEEPER, NO_SYMBOL, FinaleDeck
from anpfiff.games.finale.options import FinaleOptions


class State(Table):
    """Everything on the table and the hands that move it; the chapters of the rules build on it."""

    Options = FinaleOptions
    Deck = FinaleDeck
    __slots__ = fields = (
        "deck", "options", "faces", "field", "bench", "keeper", "turns", "booked", "colour",
        "hands", "stacks", "open", "goals", "subs", "swaps", "period", "topic",
        "attacker", "attacks", "active", "counter", "countered", "action", "slots", "used",
        "built", "success", "checks", "lost", "gaps", "shooters", "shots", "scored", "starter",
        "steps",
    )  # fmt: skip

    def lay_out(self) -> None:
        deck, options = self.setup.deck, self.setup.options
        assert isinstance(deck, FinaleDeck)
        assert isinstance(options, FinaleOptions)
        self.deck = deck
        self.options = options
        self.faces = options.die
        self.field: list[list[int]] = [[], []]
        self.bench: list[list[int]] = [[], []]
        self.keeper = [NOBODY, NOBODY]
        self.turns = [0] * FOOTBALLERS
        self.booked: list[int] = []
        self.colour = [NOBODY, NOBODY]
        self.hands: list[list[int]] = [[], []]
        self.stacks: list[list[int]] = [[], []]
        self.open = [NOBODY, NOBODY]
        self.goals = [0, 0]
        self.subs = [3, 3]
        self.swaps: list[list[int]] = [[], []]
        self.period = 0
        self.topic = NOBODY
        self.attacker = NOBODY
        self.attacks = 0
        self.active = NOBODY
        self.counter = False
        self.countered = False
        self.action = 0
        self.slots: list[list[int]] = [[], []]
        self.used: list[list[int]] = [[], []]
        self.built: list[list[int]] = [[], []]
        self.success = False
        self.checks: list[int] = []
        self.lost = NO_SYMBOL
        self.gaps: list[list[int]] = [[], []]
        self.shooters: list[list[int]] = [[], []]
        self.shots: list[list[int]] = [[], []]
        self.scored: list[list[bool]] = [[], []]
        self.starter = NOBODY
        self.steps = [0, 0]

    def copy(self) -> Self:
        table = self.twin(type(self).__new__(type(self)))
        table.deck = self.deck
        table.options = self.options
        table.faces = self.faces
        table.field = [self.field[0][:], self.field[1][:]]
        table.bench = [self.bench[0][:], self.bench[1][:]]
        table.keeper = self.keeper[:]
        table.turns = self.turns[:]
        table.booked = self.booked[:]
        table.colour = self.colour[:]
        table.hands = [self.hands[0][:], self.hands[1][:]]
        table.stacks = [self.stacks[0][:], self.stacks[1][:]]
        table.open = self.open[:]
        table.goals = self.goals[:]
        table.subs = self.subs[:]
        table.swaps = [self.swaps[0][:], self.swaps[1][:]]
        table.period = self.period
        table.topic = self.topic
        table.attacker = self.attacker
        table.attacks = self.attacks
        table.active = self.active
        table.counter = self.counter
        table.countered = self.countered
        table.action = self.action
        table.slots = [self.slots[0][:], self.slots[1][:]]
        table.used = [self.used[0][:], self.used[1][:]]
        table.built = [self.built[0][:], self.built[1][:]]
        table.success = self.success
        table.checks = self.checks[:]
        table.lost = self.lost
        table.gaps = [self.gaps[0][:], self.gaps[1][:]]
        table.shooters = [self.shooters[0][:], self.shooters[1][:]]
        table.shots = [self.shots[0][:], self.shots[1][:]]
        table.scored = [self.scored[0][:], self.scored[1][:]]
        table.starter = self.starter
        table.steps = self.steps[:]
        return table

    def position_of(self, card: int) -> int:
        return self.deck.footballers[card].position

    def reserves(self, seat: Seat, *, keepers: bool) -> list[int]:
        return [card for card in self.bench[seat] if (self.position_of(card) == KEEPER) == keepers]

    def take_off(self, seat: Seat, card: int) -> None:
        self.field[seat].remove(card)
        if card in self.checks:
            self.checks.remove(card)

    def bring_on(self, seat: Seat, card: int) -> None:
        """R36, R42 Head up."""
        self.bench[seat].remove(card)
        self.field[seat].append(card)
        self.field[seat].sort()
        self.turns[card] = 0

    def open_gap(self, seat: Seat, card: int) -> None:
        """E40 His line is shorter than it was lined up, and the manager did not choose so."""
        self.gaps[seat].append(self.position_of(card))
        self.gaps[seat].sort()

    def close_gap(self, seat: Seat, card: int) -> None:
        """E40 Whoever comes on makes good a loss of his line, if there is one."""
        position = self.position_of(card)
        if position in self.gaps[seat]:
            self.gaps[seat].remove(position)

    def duel(self, code: str) -> Seat:
        """R15, R45 Both roll, again while equal; the higher one begins."""
        while True:
            rolls = (self.roll(), self.roll())
            if self.loud:
                self.tell("duel", {"code": code, "rolls": rolls})
            if rolls[0] != rolls[1]:
                return 0 if rolls[0] > rolls[1] else 1

    def roll(self) -> int:
        return self.dice.pick(self.faces)

    # Questions

    def put(self, question: Move, seat: Seat) -> None:
        """Ask one seat. What it can answer follows from what lies on the table."""
        self.topic = question
        self.ask(seat, self.answers(question, seat))

    def put_to_both(self, question: Move) -> bool:
        """Ask both in secret; False if neither has anything to choose."""
        self.topic = question
        moves = [self.answers(question, seat) for seat in range(2)]
        if any(moves):
            self.ask_all(moves)
        return any(moves)

    def put_again(self, seat: Seat) -> None:
        """The seat's secret choice takes a further step."""
        self.steps[seat] += 1
        self.ask_more(seat, self.answers(self.topic, seat))

    def answered(self, seat: Seat) -> bool:
        done = super().answered(seat)
        if done:
            self.steps = [0, 0]
        return done

    def answers(self, question: Move, seat: Seat) -> tuple[Move, ...]:
        raise NotImplementedError

    # What the chapters ask of each other

    def start_period(self, number: int) -> None:
        raise NotImplementedError

    def attack(self) -> None:
        raise NotImplementedError

    def after_action(self) -> None:
        raise NotImplementedError

    def end_attack(self) -> None:
        raise NotImplementedError

    def full_time(self) -> None:
        raise NotImplementedError
