"""R16–R33 Attack, finish and counter."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.core.nouns import Move, Seat
from anpfiff.games.finale.cards import BUILD_UP, FINISH, POSITIONS, USE
from anpfiff.games.finale.events import Events
from anpfiff.games.finale.slots import LINES, current, next_candidates, to_fill


class Attack(Events):
    """Two actions: build-up and finish; and, once a period, the counter."""

    __slots__ = ()

    def attack(self) -> None:
        """R16, R22 The attacker's open card; without a build-up straight to the finish."""
        self.attacks -= 1
        self.counter = False
        self.begin(self.attacker)

    def begin(self, active: Seat) -> None:
        self.active = active
        self.built = [[], []]
        card = self.deck.tactics[self.open[active]]
        self.fill(BUILD_UP if card.build[0] else FINISH)

    def fill(self, action: int) -> None:
        """R16, R17, R23 First the attacker's slots, then the defender's."""
        self.action = action
        card = self.deck.tactics[self.open[self.active]]
        mine, theirs = card.build if action == BUILD_UP else card.finish
        self.used = [[], []]
        self.slots = [[], []]
        self.slots[self.active] = to_fill(self, self.active, mine)
        self.slots[1 - self.active] = to_fill(self, 1 - self.active, theirs)
        if self.loud:
            self.tell("action", {"seat": self.active, "action": action})
            self.tell_empty(self.active, mine)
            self.tell_empty(1 - self.active, theirs)
        self.ask_slot()

    def tell_empty(self, seat: Seat, half: Sequence[int]) -> None:
        """E40 Slots that nobody may fill."""
        for line in LINES:
            count = half.count(line) - self.slots[seat].count(line)
            if count:
                self.tell("empty", {"seat": seat, "slot": POSITIONS[line], "count": count})

    def ask_slot(self) -> None:
        """E34 One slot after the other; who is the only one possible is used without asking."""
        for seat in (self.active, 1 - self.active):
            slots = self.slots[seat]
            while slots:
                place, candidates = next_candidates(self, seat)
                if len(candidates) > 1:
                    self.put(USE, seat)
                    return
                del slots[place]
                if candidates:
                    self.employ(seat, candidates[0])
        self.contest()

    def use_moves(self, seat: Seat) -> tuple[Move, ...]:
        return tuple([USE + card for card in next_candidates(self, seat)[1]])

    def employ(self, seat: Seat, card: int) -> None:
        """R17 An action chip on the footballer."""
        self.used[seat].append(card)
        if self.loud:
            self.tell("use", {"seat": seat, "footballer": card})

    def use(self, seat: Seat, card: int) -> None:
        place, _ = next_candidates(self, seat)
        del self.slots[seat][place]
        self.employ(seat, card)
        self.ask_slot()

    def contest(self) -> None:
        """R18, R19, R25, R31 Strengths and dice; equal is enough to go on, not for a goal."""
        active, other = self.active, 1 - self.active
        rolls = (self.roll(), self.roll())
        mine = self.strength(active) + rolls[0] + self.bonus()
        theirs = self.strength(other) + rolls[1]
        self.success = mine >= theirs if self.action == BUILD_UP else mine > theirs
        if self.loud:
            self.tell("contest", {
                "seat": active, "action": self.action, "rolls": rolls, "sums": (mine, theirs),
                "bonus": self.bonus(), "success": self.success,
            })  # fmt: skip
        if self.success and self.action == FINISH:
            self.goals[active] += 1
            if self.loud:
                self.tell("goal", {"seat": active, "goals": tuple(self.goals)})
        self.checks = self.used[active] + self.used[other]
        self.check()

    def strength(self, seat: Seat) -> int:
        return sum([current(self, card) for card in self.used[seat]])

    def bonus(self) -> int:
        """R31, R32, E2, E4 In the build-up of a counter: by how much the attack is stronger."""
        if not self.counter or self.action != BUILD_UP:
            return 0
        tactics = self.deck.tactics
        attacking, countering = self.open[self.attacker], self.open[1 - self.attacker]
        return max(0, tactics[attacking].strength - tactics[countering].strength)

    def after_action(self) -> None:
        """R19, R29, R32 On to the finish, a counter, or the attack is over."""
        if self.action == BUILD_UP and self.success:
            self.built = self.used
            self.fill(FINISH)
        elif self.action == BUILD_UP and not self.counter and not self.countered:
            self.start_counter()
        else:
            self.end_attack()

    def start_counter(self) -> None:
        """R29, R30, E3 Once a period the defender must counter, by his own open card."""
        self.countered = True
        self.counter = True
        if self.loud:
            self.tell("counter", {"seat": 1 - self.attacker})
        self.begin(1 - self.attacker)
