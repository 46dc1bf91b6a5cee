"""R43–R46, R48 Full time, extra time, shoot-out."""

from __future__ import annotations

from anpfiff.core.nouns import NOBODY, NOTHING, Move, Result, Seat
from anpfiff.games.finale.cards import EXTRA_PERIODS, FOOTBALLERS, PERIODS, SHOOT, SHOTS, WHITE
from anpfiff.games.finale.period import Period
from anpfiff.games.finale.slots import current


class Ending(Period):
    """Who has won, and what happens if nobody has."""

    __slots__ = ()

    def full_time(self) -> None:
        """R43–R45, R48, E25 With goals of a first leg, the sum counts."""
        first = self.options.aggregate
        total = [self.goals[seat] + first[seat] for seat in range(2)]
        if total[0] != total[1]:
            code = "goals" if self.period == PERIODS else "extra-time"
            rule = "R43" if self.period == PERIODS else "R44"
            self.finish(0 if total[0] > total[1] else 1, code, rule)
        elif not self.needs_a_winner():
            self.finish(NOBODY, "draw", "R43")
        elif self.period == PERIODS:
            self.extra_time()
        else:
            self.start_shoot_out()

    def needs_a_winner(self) -> bool:
        """R8, R48 Agreed beforehand; of two legs only the second one."""
        if self.options.leg == "single":
            return self.options.after90 == "extra-time"
        return self.options.leg == "second"

    def extra_time(self) -> None:
        """R44, E21, E37 Five white cards each, shuffled, and two more periods."""
        for seat in range(2):
            stack = self.deck.family(WHITE)
            self.dice.shuffle(stack)
            self.stacks[seat] = stack
            self.hands[seat] = []
        self.open = [NOBODY, NOBODY]
        self.start_period(PERIODS + 1)

    def start_shoot_out(self) -> None:
        """R45, E22, E38 Both choose up to five shooters and their order in secret, heads up."""
        self.turns = [0] * FOOTBALLERS
        self.action = 0
        self.period = EXTRA_PERIODS + 1
        if self.loud:
            self.tell("shoot-out", {})
        if not self.put_to_both(SHOOT):
            self.shoot_out()

    def pool(self, seat: Seat) -> list[int]:
        """E22, E38 Outfielders on the field, then from the bench if fewer than five."""
        pool = [card for card in self.field[seat] if card != self.keeper[seat]]
        if len(pool) < SHOTS:
            pool += self.reserves(seat, keepers=False)
        if not pool and self.keeper[seat] != NOBODY:
            pool = [self.keeper[seat]]
        return pool

    def shooter_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R45 Five different ones; R46, E22, E39 later one of those who have shot least often."""
        pool, shots, chosen = self.pool(seat), self.shots[seat], self.shooters[seat]
        if self.starter == NOBODY:
            if len(chosen) == min(SHOTS, len(pool)):
                return NOTHING
            return tuple([SHOOT + card for card in pool if card not in chosen])
        fewest = min([shots.count(card) for card in pool], default=0)
        return tuple([SHOOT + card for card in pool if shots.count(card) == fewest])

    def choose_shooter(self, seat: Seat, card: int) -> None:
        """R45 One after the other; R46, E39 later one for each further pair."""
        self.shooters[seat].append(card)
        if self.starter == NOBODY and self.shooter_moves(seat):
            self.put_again(seat)
        elif self.answered(seat):
            if self.starter == NOBODY:
                self.shoot_out()
            else:
                self.shoot_pair()

    def shoot_out(self) -> None:
        """R45, E38 Dice decide who begins; alternate until decided."""
        if self.starter == NOBODY:
            self.starter = self.duel("shoot-out")
        while True:
            winner = self.decided()
            if winner != NOBODY:
                self.finish(winner, "shoot-out", "R45")
                return
            first, second = len(self.scored[self.starter]), len(self.scored[1 - self.starter])
            if first == second >= SHOTS:
                self.shooters = [[], []]
                if self.put_to_both(SHOOT):
                    return
            self.shoot(self.starter if first == second else 1 - self.starter)

    def shoot(self, seat: Seat) -> None:
        """R45 Shooter and die against keeper and die; only higher is a goal; the keeper turns."""
        number = len(self.scored[seat])
        shooters = self.shooters[seat]
        shooter = NOBODY
        if shooters:
            shooter = shooters[-1 if number >= SHOTS else number % len(shooters)]
        keeper = self.keeper[1 - seat]
        rolls = (self.roll(), self.roll())
        mine = rolls[0] + (self.deck.footballers[shooter].strengths[0] if shooter != NOBODY else 0)
        theirs = rolls[1] + (current(self, keeper) if keeper != NOBODY else 0)
        self.scored[seat].append(mine > theirs)
        if keeper != NOBODY:
            self.turns[keeper] = (self.turns[keeper] + 1) % 4
        if shooter != NOBODY:
            self.shots[seat].append(shooter)
        if self.loud:
            self.tell("shot", {
                "seat": seat, "footballer": shooter, "keeper": keeper, "rolls": rolls,
                "sums": (mine, theirs), "scored": mine > theirs,
            })  # fmt: skip

    def decided(self) -> Seat:
        """R45 A lead that cannot be caught; R46, E39 after five, a pair that only one converts."""
        taken = [len(scored) for scored in self.scored]
        goals = [sum(scored) for scored in self.scored]
        if taken[0] == taken[1] >= SHOTS and goals[0] != goals[1]:
            return 0 if goals[0] > goals[1] else 1
        for seat in range(2):
            left = SHOTS - taken[1 - seat]
            if max(taken) <= SHOTS and goals[seat] > goals[1 - seat] + left:
                return seat
        return NOBODY

    def shoot_pair(self) -> None:
        """E39 The side that began goes on beginning, and the pair is always completed."""
        self.shoot(self.starter)
        self.shoot(1 - self.starter)
        self.shoot_out()

    def finish(self, winner: Seat, code: str, rule: str) -> None:
        places = (1, 1) if winner == NOBODY else (1, 2) if winner == 0 else (2, 1)
        share = 1 / places.count(1)
        points = tuple([share if place == 1 else 0.0 for place in places])
        if self.loud:
            self.tell("end", {"code": code, "goals": tuple(self.goals), "places": places})
        self.end(Result(points, places, code, rule))
