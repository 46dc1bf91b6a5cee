"""R35–R41 Injuries, yellow and red cards."""

from __future__ import annotations

from anpfiff.core.nouns import NOBODY, Move, Seat
from anpfiff.games.finale.cards import (
    BRING,
    BRING_NOBODY,
    GOAL,
    INJURY,
    KEEPER,
    LEAVE,
    NO_SYMBOL,
    RED,
    STRIKES,
    YELLOW,
)
from anpfiff.games.finale.state import State


class Events(State):
    """One roll for every symbol that lay on top when a footballer was used."""

    __slots__ = ()

    def check(self) -> None:
        """R20, R26, R35, E9, E33 Footballer by footballer, the attacker's first; then they turn."""
        while self.checks:
            card = self.checks.pop(0)
            symbol = self.deck.footballers[card].symbols[self.turns[card]]
            if symbol != NO_SYMBOL and not self.spared(card, symbol):
                return
        for used in self.used:
            for card in used:
                if card in self.field[0] or card in self.field[1]:
                    self.turns[card] = (self.turns[card] + 1) % 4
        self.after_action()

    def spared(self, card: int, symbol: int) -> bool:
        """R36–R38 Roll for the symbol; False if a question must be answered first."""
        roll = self.roll()
        seat = self.deck.footballers[card].club
        hit = roll in STRIKES[symbol]
        if self.loud:
            facts = {"seat": seat, "footballer": card, "symbol": symbol, "roll": roll, "hit": hit}
            self.tell("risk", facts)
        if not hit:
            return True
        if symbol == YELLOW and card not in self.booked:
            self.booked.append(card)
            return True
        return self.lose(seat, card, INJURY if symbol == INJURY else RED)

    def lose(self, seat: Seat, card: int, cause: int) -> bool:
        """R36, R38, E26 He leaves the game. True if play goes on at once."""
        self.take_off(seat, card)
        if self.loud:
            self.tell("lost", {"seat": seat, "footballer": card, "cause": cause})
        if card == self.keeper[seat]:
            return self.lose_keeper(seat, cause)
        self.open_gap(seat, card)
        reserves = self.reserves(seat, keepers=False)
        if cause == RED or not reserves:
            return True
        self.put(BRING, seat)
        return False

    def bring_moves(self, seat: Seat) -> tuple[Move, ...]:
        """E32 Of choice from the bench, or nobody; never the reserve keeper."""
        reserves = self.reserves(seat, keepers=False)
        return (*[BRING + reserve for reserve in reserves], BRING_NOBODY)

    def bring(self, seat: Seat, card: int) -> None:
        """R36, E11, E32 A reserve comes on at once, head up."""
        self.bring_on(seat, card)
        self.close_gap(seat, card)
        if self.loud:
            self.tell("on", {"seat": seat, "footballer": card})
        self.check()

    def bring_nobody(self, seat: Seat, _: int) -> None:
        """E32 Not now means not at all."""
        self.check()

    def lose_keeper(self, seat: Seat, cause: int) -> bool:
        """R39, E13–E15, E35 Somebody must go in goal: a keeper, else the bench, else the field."""
        self.keeper[seat] = NOBODY
        self.lost = cause
        if not self.field[seat] and not self.bench[seat]:
            return True
        self.put(GOAL, seat)
        return False

    def goal_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R39, E13–E15 A reserve keeper; else anybody from the bench; else from the field."""
        candidates = (
            self.reserves(seat, keepers=True)
            or self.reserves(seat, keepers=False)
            or self.field[seat]
        )
        return tuple([GOAL + card for card in candidates])

    def go_in_goal(self, seat: Seat, card: int) -> None:
        """R39 He is the keeper now. E13, E15 After a red card somebody goes off for a reserve.

        E40 Whoever comes from the field is missing in his line.
        """
        reserve = card in self.bench[seat]
        if reserve:
            self.bring_on(seat, card)
            if self.lost == RED and self.position_of(card) == KEEPER:
                self.subs[seat] = max(0, self.subs[seat] - 1)
        else:
            self.open_gap(seat, card)
        self.keeper[seat] = card
        if self.loud:
            self.tell("in-goal", {"seat": seat, "footballer": card})
        if reserve and self.lost == RED and len(self.field[seat]) > 1:
            self.put(LEAVE, seat)
        else:
            self.check()

    def leave_moves(self, seat: Seat) -> tuple[Move, ...]:
        keeper = self.keeper[seat]
        return tuple([LEAVE + card for card in self.field[seat] if card != keeper])

    def leave(self, seat: Seat, card: int) -> None:
        """E13, E15 A red card costs a man; E40 so his line is short."""
        self.take_off(seat, card)
        self.open_gap(seat, card)
        if self.loud:
            self.tell("off", {"seat": seat, "footballer": card})
        self.check()
