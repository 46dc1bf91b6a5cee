"""R12–R15, R27, R28, R34, R42 Six periods: changes, cards, attacks."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.core.nouns import NOBODY, NOTHING, Move, Seat
from anpfiff.games.finale.attack import Attack
from anpfiff.games.finale.cards import (
    EXTRA_PERIODS,
    HAND,
    KEEP,
    KEEPER,
    LAY,
    MOST_STEPS,
    OFF,
    ON,
    PERIODS,
    PLAY,
    READY,
    STAY,
    SWAP,
)


class Period(Attack):
    """Substitutions first, then a card each; the stronger one attacks."""

    __slots__ = ()

    def start_period(self, number: int) -> None:
        """R12 Fifteen minutes. R42, E36 From the second on, substitutions come first."""
        self.period = number
        for seat in range(2):
            self.draw_up(seat)
        if self.loud:
            self.tell("period", {"period": number})
        if number == 1 or not self.put_to_both(OFF):
            self.ask_cards()

    def draw_up(self, seat: Seat) -> None:
        """R14 Up to three cards in hand, as long as the stack lasts."""
        while len(self.hands[seat]) < HAND and self.stacks[seat]:
            card = self.stacks[seat].pop()
            self.hands[seat].append(card)
            self.hands[seat].sort()
            if self.loud:
                self.tell("draw", {"seat": seat}, (seat,), {"tactic": card})

    def change_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R42, E36 Off, on, off, on …; ready when it is enough. Whoever was named may stay."""
        swaps = self.swaps[seat]
        if len(swaps) % 2:
            on = [ON + card for card in self.replacements(seat, swaps[-1], swaps[:-1])]
            return tuple(on) if self.steps[seat] >= MOST_STEPS else (*on, STAY)
        off = [OFF + card for card in self.field[seat] if self.replacements(seat, card, swaps)]
        return (READY, *off) if off or swaps else NOTHING

    def replacements(self, seat: Seat, off: int, swaps: Sequence[int]) -> list[int]:
        """E36 Keeper for keeper, outfielder for outfielder; three in all, beside those changed."""
        if off in swaps or len(swaps) // 2 >= self.subs[seat]:
            return []
        wants_keeper = off == self.keeper[seat]
        if wants_keeper and (self.options.keeper != "allowed" or self.position_of(off) != KEEPER):
            return []
        return [
            card
            for card in self.bench[seat]
            if card not in swaps and (self.position_of(card) == KEEPER) == wants_keeper
        ]

    def take_off_later(self, seat: Seat, card: int) -> None:
        """R42 In secret: who goes off, and then who comes on."""
        self.swaps[seat].append(card)
        self.put_again(seat)

    def bring_on_later(self, seat: Seat, card: int) -> None:
        self.swaps[seat].append(card)
        self.put_again(seat)

    def let_stay(self, seat: Seat, _: int) -> None:
        """E36 Taken back before somebody was named who comes on."""
        self.swaps[seat].pop()
        self.put_again(seat)

    def finish_changes(self, seat: Seat, _: int) -> None:
        if self.answered(seat):
            for side in range(2):
                self.make_swaps(side)
            self.ask_cards()

    def make_swaps(self, seat: Seat) -> None:
        """R42 The replaced footballer leaves the game; the new one comes on head up.

        E40 The line that somebody was taken from is as long as the manager wants it to be.
        """
        swaps = self.swaps[seat]
        for off, on in zip(swaps[::2], swaps[1::2], strict=True):
            self.take_off(seat, off)
            self.bring_on(seat, on)
            if off == self.keeper[seat]:
                self.keeper[seat] = on
            if self.position_of(off) != self.position_of(on):
                self.close_gap(seat, on)
            self.subs[seat] -= 1
            if self.loud:
                self.tell("substitution", {"seat": seat, "off": off, "on": on})
        self.swaps[seat] = []

    def ask_cards(self) -> None:
        """R12, E31 Both choose a card in secret; who has none plays the final card."""
        self.open = [NOBODY, NOBODY]
        if not self.put_to_both(PLAY):
            self.reveal()

    def card_moves(self, seat: Seat) -> tuple[Move, ...]:
        return tuple([PLAY + card for card in self.hands[seat]])

    def choose_card(self, seat: Seat, card: int) -> None:
        self.open[seat] = card
        if self.answered(seat):
            self.reveal()

    def reveal(self) -> None:
        """R12–R14, R34 Reveal together; the stronger card attacks, as often as it is stronger."""
        for seat in range(2):
            if self.open[seat] == NOBODY:
                self.open[seat] = self.deck.final
            else:
                self.hands[seat].remove(self.open[seat])
        strengths = [self.deck.tactics[card].strength for card in self.open]
        if self.loud:
            self.tell("reveal", {"tactics": tuple(self.open)})
        if strengths[0] == strengths[1]:
            self.attacker, self.attacks = self.duel("kick-off"), 1
        else:
            self.attacker = 0 if strengths[0] > strengths[1] else 1
            self.attacks = abs(strengths[0] - strengths[1])
        for seat in range(2):
            self.draw_up(seat)
        self.countered = False
        if self.loud:
            self.tell("attacker", {"seat": self.attacker, "attacks": self.attacks})
        self.attack()

    def end_attack(self) -> None:
        """R26, R33, E16 Chips off; then the next attack, or the period is over."""
        self.used = [[], []]
        self.built = [[], []]
        self.counter = False
        if self.attacks == 0:
            self.end_period()
        elif self.hands[self.attacker]:
            self.put(LAY, self.attacker)
        else:
            self.lay(self.attacker, self.deck.final)

    def lay_moves(self, seat: Seat) -> tuple[Move, ...]:
        return tuple([LAY + card for card in self.hands[seat]])

    def lay(self, seat: Seat, card: int) -> None:
        """R27, E30, E31 A new open card for the next attack, drawn up at once."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
        self.open[seat] = card
        if self.loud:
            self.tell("lay", {"seat": seat, "tactic": card})
        self.draw_up(seat)
        other = 1 - seat
        if self.hands[other] and self.stacks[other]:
            self.put(SWAP, other)
        else:
            self.attack()

    def swap_moves(self, seat: Seat) -> tuple[Move, ...]:
        return (KEEP, *[SWAP + card for card in self.hands[seat]])

    def swap(self, seat: Seat, card: int) -> None:
        """R28, E6, E29 The defender may put one card away for a new one."""
        self.hands[seat].remove(card)
        if self.loud:
            self.tell("swap", {"seat": seat}, (seat,), {"tactic": card})
        self.draw_up(seat)
        self.attack()

    def keep(self, seat: Seat, _: int) -> None:
        self.attack()

    def end_period(self) -> None:
        """R28, R43, R44 After six periods the match is over, or goes into extra time."""
        if self.period in (PERIODS, EXTRA_PERIODS):
            self.full_time()
        else:
            self.start_period(self.period + 1)
