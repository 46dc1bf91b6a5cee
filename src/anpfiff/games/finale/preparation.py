"""R4–R10, R47, R50 Squads and tactics, chosen in secret."""

from __future__ import annotations

from collections.abc import Mapping

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.nouns import Mistake, Move, Seat, Setup
from anpfiff.games.finale.cards import (
    COLOUR,
    COLOURS,
    DONE,
    DROP,
    FIELD,
    FIRST_GAME,
    FREE_MIX,
    KEEPER,
    MOST_STEPS,
    STACK,
    WHITE,
    X_TEAM,
    FinaleDeck,
)
from anpfiff.games.finale.options import FinaleOptions
from anpfiff.games.finale.squads import Squad, cost, preset_squad, squad_moves
from anpfiff.games.finale.state import State

PRESET_OF = {"first": FIRST_GAME, "x": X_TEAM}


class Preparation(State):
    """Both managers at once, in small moves; nothing shows until both are done."""

    __slots__ = ()

    @classmethod
    def agree(
        cls,
        seats: int,
        options: Mapping[str, str] | None = None,
        deck: AnyDeck | None = None,
        version: int | None = None,
    ) -> Setup:
        """R4, R6 A squad ready made must be within the budget."""
        setup = super().agree(seats, options, deck, version)
        chosen, cards = setup.options, setup.deck
        assert isinstance(chosen, FinaleOptions)
        assert isinstance(cards, FinaleDeck)
        for seat, budget in enumerate(chosen.budget):
            preset = PRESET_OF.get(chosen.squads)
            least = 0 if preset is None else cost(cards, preset_squad(cards, seat, preset, budget))
            if least > budget:
                raise Mistake(
                    "option-value",
                    option="budget",
                    text=chosen.write()["budget"],
                    expected=f"≥ {least}",
                    rule="R6",
                )
        return setup

    def deal(self) -> None:
        """R1, R11 Everything in its box, the score 0:0, then the squads."""
        self.lay_out()
        preset = PRESET_OF.get(self.options.squads)
        if preset is None:
            self.put_to_both(FIELD)
        else:
            for seat in range(2):
                self.take_preset(seat, preset)
            self.line_up()

    def squad_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R4 What leaves a squad that can be completed; after many steps, what completes it."""
        squad = Squad(tuple(self.field[seat]), tuple(self.bench[seat]))
        moves = squad_moves(self.deck, seat, squad, self.options.budget[seat])
        if self.steps[seat] < MOST_STEPS:
            return moves
        return tuple([move for move in moves if move < DROP or move == DONE])

    def take_preset(self, seat: Seat, preset: int) -> None:
        """R6 A squad ready made."""
        squad = preset_squad(self.deck, seat, preset, self.options.budget[seat])
        self.field[seat] = list(squad.field)
        self.bench[seat] = list(squad.bench)

    def pick_starter(self, seat: Seat, card: int) -> None:
        """R4 One more for the eleven."""
        self.field[seat].append(card)
        self.put_again(seat)

    def pick_reserve(self, seat: Seat, card: int) -> None:
        """R4 One more for the bench."""
        self.bench[seat].append(card)
        self.put_again(seat)

    def drop(self, seat: Seat, card: int) -> None:
        (self.field if card in self.field[seat] else self.bench)[seat].remove(card)
        self.put_again(seat)

    def pick_preset(self, seat: Seat, preset: int) -> None:
        self.take_preset(seat, preset)
        self.put_again(seat)

    def finish_squad(self, seat: Seat, _: int) -> None:
        if self.answered(seat):
            self.line_up()

    def line_up(self) -> None:
        """R7 Both have chosen: the teams are set up at once, the reserves lie open."""
        for seat in range(2):
            self.field[seat].sort()
            self.bench[seat].sort()
            keepers = [card for card in self.field[seat] if self.position_of(card) == KEEPER]
            self.keeper[seat] = keepers[0]
        if self.loud:
            self.tell("line-up", {
                "field": tuple(map(tuple, self.field)), "bench": tuple(map(tuple, self.bench)),
            })  # fmt: skip
        self.put_to_both(STACK if self.options.tactics == "free" else COLOUR)

    def colour_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R9, R10, R50, E1, E28 White and one other colour, in secret."""
        return tuple([COLOUR + colour for colour in range(1, len(COLOURS))])

    def stack_moves(self, seat: Seat) -> tuple[Move, ...]:
        """R47, E27 Two of 5, 4 and 3, four of 2, one 1; the final card comes by itself."""
        chosen = self.stacks[seat]
        left = list(FREE_MIX)
        for card in chosen:
            left.remove(self.deck.tactics[card].strength)
        return tuple(
            STACK + number
            for number, card in enumerate(self.deck.tactics)
            if card.strength in left and number not in chosen and number != self.deck.final
        )

    def choose_colour(self, seat: Seat, colour: int) -> None:
        self.colour[seat] = colour
        if self.answered(seat):
            self.shuffle_tactics()

    def stack_card(self, seat: Seat, card: int) -> None:
        """R47 The first three are the hand, the others the stack in this order."""
        self.stacks[seat].append(card)
        if len(self.stacks[seat]) < len(FREE_MIX):
            self.put_again(seat)
        elif self.answered(seat):
            for side in range(2):
                self.stacks[side].reverse()
            self.start_period(1)

    def shuffle_tactics(self) -> None:
        """R9 Only now, when both have chosen, the stacks are shuffled."""
        for seat in range(2):
            stack = self.deck.family(WHITE) + self.deck.family(self.colour[seat])
            self.dice.shuffle(stack)
            self.stacks[seat] = stack
        self.start_period(1)
