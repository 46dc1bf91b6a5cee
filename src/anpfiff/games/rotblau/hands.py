"""The cards of Rot gegen Blau on their way round: dealt, turned over, laid out, taken up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from anpfiff.core.nouns import Move, Seat, Setup
from anpfiff.core.race import Race
from anpfiff.games.rotblau.cards import (
    BLUE,
    BOOK,
    MOST_PLAYERS,
    PLACES,
    PLAY,
    RED,
    TOP,
    TURN,
    UNDER,
    RotBlauDeck,
)
from anpfiff.games.rotblau.options import RotBlauOptions, sides_of
from anpfiff.games.rotblau.view import EMPTY


@cache
def acts(shown: int, yellow: int, foes: tuple[Seat, ...], *, turn: bool) -> tuple[Move, ...]:
    """R8, R9 Turn, or play any card that shows (a bit for each place).

    R22, D16 A yellow card can also be laid before any opponent.
    """
    places = range(UNDER + 1)
    plays = [PLAY + place for place in places if shown & 1 << place]
    books = [
        BOOK + MOST_PLAYERS * place + foe for place in places if yellow & 1 << place for foe in foes
    ]
    return (*([TURN] if turn else []), *plays, *books)


ALL = [acts((1 << width) - 1 | 1 << TOP, 0, (), turn=True) for width in range(PLACES + 1)]
"""By width: what hands can do nearly always, with no gap and no yellow card."""


class Hands(Race):
    """Teams and rounds, and what a player does with his own cards."""

    fields = (
        *Race.fields,
        "options",
        "deck",
        "sides",
        "foes",
        "hands",
        "displays",
        "piles",
        "paired",
        "middle",
        "scored",
        "booked",
    )
    options: RotBlauOptions
    signal_rule = "R7"
    busy_rule = "D28"
    hand_rule = "D29"
    carries = range(TURN, BOOK + MOST_PLAYERS * (UNDER + 1))

    def deal(self) -> None:
        self.lay_out()
        self.new_round()

    def lay_out(self) -> None:
        options, deck = self.setup.options, self.setup.deck
        assert isinstance(options, RotBlauOptions)
        assert isinstance(deck, RotBlauDeck)
        self.options = options
        self.deck = deck
        seats = range(self.seats)
        self.sides = self.sides_of(self.setup)
        self.foes = tuple(
            [tuple([foe for foe in seats if self.sides[foe] != side]) for side in self.sides]
        )
        self.hands: list[list[int]] = [[] for _ in seats]
        self.displays: list[list[int]] = [[EMPTY] * self.width(seat) for seat in seats]
        self.piles: list[list[int]] = [[] for _ in seats]
        self.paired = [False] * self.seats
        self.middle: list[int] = []
        self.scored: list[list[int]] = [[], []]
        self.booked = [0] * self.seats
        self.set_clocks()

    # Teams and rounds

    @classmethod
    def sides_of(cls, setup: Setup) -> tuple[int, ...]:
        return sides_of(setup)

    def team(self, side: int) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.sides[seat] == side]

    def width(self, seat: Seat) -> int:
        """R4 Alone in the team: four cards in the display; R5 in a pair two each.

        D32 Where it is agreed so, a pair against one has only one each: that evens it out.
        """
        if len(self.team(self.sides[seat])) == 1:
            return PLACES
        return 1 if self.seats == 3 and self.options.even == "yes" else 2

    def new_round(self) -> None:
        """R3, R16, R23 Each team takes all its cards, shuffles and deals; R5, D18 evenly.

        R7 All start together on a signal.
        """
        self.middle = []
        self.booked = [0] * self.seats
        self.paired = [False] * self.seats
        for side in (RED, BLUE):
            cards = self.card_set(side)
            self.dice.shuffle(cards)
            team = self.team(side)
            for number, seat in enumerate(team):
                self.hands[seat] = cards[number :: len(team)]
                self.piles[seat] = []
        for seat in range(self.seats):
            self.set_out(seat)
        self.wait_for_signal(self.options.break_ms)

    def card_set(self, side: int) -> list[int]:
        """R3, R17, D17 One yellow card is in the set, and one more for each goal conceded.

        R16 Goal cards that have scored stay out.
        """
        cards = list(self.deck.packs[side])
        for card in self.scored[side]:
            cards.remove(card)
        return cards + [self.deck.yellow[side]] * (1 + len(self.scored[1 - side]))

    def set_out(self, seat: Seat) -> None:
        """R4–R6 Lay the display; a 4, an action or a yellow card goes back into the deck.

        D4 It is shuffled in, or put under the deck.
        """
        hand, display = self.hands[seat], self.displays[seat]
        back: list[int] = []
        for place in range(len(display)):
            while (card := hand.pop()) in self.deck.barred:
                back.append(card)
                under = self.options.setup == "under"
                hand.insert(0 if under else self.dice.below(len(hand) + 1), card)
            display[place] = card
        if self.loud:
            facts = {"seat": seat, "cards": tuple(display), "back": tuple(back), "hand": len(hand)}
            self.tell("deal", {**facts, "setup": self.options.setup})

    def look_for_stalemate(self) -> None:
        """R24, D22 If nothing outside the middle can ever be laid on it, the round is void (D2)."""
        if not self.middle:
            return
        for seat in range(self.seats):
            if self.has_hope(seat):
                return
        self.make_void("R24")

    def make_void(self, rule: str) -> None:
        """R24, D2 Nobody scores; the round is started anew."""
        if self.loud:
            card = self.middle[-1] if self.middle else EMPTY
            self.tell("void", {"card": card, "rule": rule})
        self.new_round()

    def patience(self) -> int:
        return self.options.still_ms

    def nothing_happens(self) -> None:
        """D31 Nobody turns or lays a card: the round is void."""
        self.make_void("D31")

    def has_hope(self, seat: Seat) -> bool:
        """D22 A card of this seat fits, covered ones included.

        D3, D21 An action card that may only be turned up is stuck if all cards are in the display.
        """
        hand, pile, top = self.hands[seat], self.piles[seat], self.middle[-1]
        fits = self.deck.fits[top]
        if not fits.isdisjoint(hand) or not fits.isdisjoint(pile):
            return True
        if not hand and not pile and self.only_turned():
            fits = self.deck.answers[top]
        return not fits.isdisjoint(self.displays[seat])

    def only_turned(self) -> bool:
        """D3"""
        return self.options.action == "turned"

    # The hands

    def acts(self, seat: Seat) -> Sequence[Move]:
        """R9, R22 What shows can be laid; R8, D21 there may be nothing to turn over.

        D9 Of two cards turned together the lower one, too, where that was agreed.
        """
        pile, display, lower = self.piles[seat], self.displays[seat], self.lower(seat)
        own_yellow = self.deck.yellow[self.sides[seat]]
        usual = EMPTY not in display and own_yellow not in display
        if usual and pile and pile[-1] != own_yellow and lower not in self.deck.special:
            return ALL[len(display)]
        shown = sum([1 << place for place, card in enumerate(display) if card != EMPTY])
        yellow = sum([1 << place for place, card in enumerate(display) if card == own_yellow])
        if pile:
            shown |= 1 << TOP
            if pile[-1] == own_yellow:
                yellow |= 1 << TOP
        if lower in self.deck.special:
            shown |= 1 << UNDER
            if lower == own_yellow:
                yellow |= 1 << UNDER
        return acts(shown, yellow, self.foes[seat], turn=bool(pile or self.hands[seat]))

    def turn(self, seat: Seat) -> None:
        """R8 Turn over two cards together, D14 or the last one, onto the discard pile.

        D9 Only the upper one shows, unless it was agreed that both do. R11, D6, D20 With the hand
        deck used up this takes up all.
        """
        self.stir()
        hand, pile = self.hands[seat], self.piles[seat]
        if not hand:
            self.gather(seat)
            return
        count = min(2, len(hand))
        for _ in range(count):
            pile.append(hand.pop())
        if self.loud:
            self.tell("turn", {"seat": seat, "card": pile[-1], "count": count})
        self.paired[seat] = count == 2 and self.options.pair == "yes"
        if self.paired[seat] and self.loud:
            self.tell("lower", {"seat": seat, "place": UNDER, "card": pile[-2]})
        if self.options.refill == "discard":
            self.fill_from_pile(seat)
            self.look_for_stalemate()

    def card_at(self, seat: Seat, place: int) -> int:
        if place < TOP:
            return self.displays[seat][place]
        return self.piles[seat][-1] if place == TOP else self.lower(seat)

    def lower(self, seat: Seat) -> int:
        """D9 The lower one of two cards turned together, while it lies there and shows."""
        return self.piles[seat][-2] if self.paired[seat] else EMPTY

    def lift(self, seat: Seat, place: int) -> None:
        """A card leaves the player."""
        if place < TOP:
            self.displays[seat][place] = EMPTY
        else:
            del self.piles[seat][-1 if place == TOP else -2]
            self.paired[seat] = False

    def close_gap(self, seat: Seat, place: int) -> None:
        """R10, D1, D10 Whatever left the display, the hand deck fills the gap, D15 if it can."""
        if place >= TOP:
            if place == TOP:
                self.uncover(seat)
        elif self.options.refill == "discard":
            self.fill_from_pile(seat)
        elif self.hands[seat]:
            card = self.displays[seat][place] = self.hands[seat].pop()
            if self.loud:
                self.tell("refill", {"seat": seat, "place": place, "card": card, "of": "hand"})

    def fill_from_pile(self, seat: Seat) -> None:
        """D1, D25 The other reading: gaps are filled from the discard pile, as soon as it can."""
        display, pile = self.displays[seat], self.piles[seat]
        while pile and EMPTY in display:
            place = display.index(EMPTY)
            card = display[place] = pile.pop()
            self.paired[seat] = False
            if self.loud:
                self.tell("refill", {"seat": seat, "place": place, "card": card, "of": "discard"})
            self.uncover(seat)

    def uncover(self, seat: Seat) -> None:
        """R9, D9 The next card of the discard pile shows now."""
        if self.loud and self.piles[seat]:
            self.tell("uncover", {"seat": seat, "card": self.piles[seat][-1]})

    def gather(self, seat: Seat) -> None:
        """R11 Take up display and discard pile, shuffle, and lay a new display when that is done.

        D28 It takes a while.
        """
        self.take_up(seat)
        if self.loud:
            self.tell("gather", {"seat": seat})
        self.occupy(seat, self.options.gather_ms)

    def take_up(self, seat: Seat) -> None:
        """R11, R22, D8 All cards before the player go to the hand deck and are shuffled."""
        hand, display = self.hands[seat], self.displays[seat]
        hand += self.piles[seat]
        hand += [card for card in display if card != EMPTY]
        self.dice.shuffle(hand)
        self.piles[seat] = []
        self.paired[seat] = False
        self.displays[seat] = [EMPTY] * len(display)

    def hands_free(self, seat: Seat) -> None:
        """R11, R22, D8 A new display of the usual size, D21 as far as the cards reach.

        D11 Whatever cards these are. Hands that were only locked have a card before them and leave
        it there.
        """
        if not self.is_bare(seat):
            if self.loud:
                self.tell("free", {"seat": seat})
            return
        hand, display = self.hands[seat], self.displays[seat]
        for place in range(min(len(hand), len(display))):
            display[place] = hand.pop()
        if self.loud:
            cards = tuple([card for card in display if card != EMPTY])
            self.tell("display", {"seat": seat, "cards": cards})
        self.look_for_stalemate()

    def is_bare(self, seat: Seat) -> bool:
        """Nothing lies before the player."""
        display = self.displays[seat]
        return not self.piles[seat] and display.count(EMPTY) == len(display)
