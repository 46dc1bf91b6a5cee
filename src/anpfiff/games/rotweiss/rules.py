"""The rules of Rot gegen Weiß. Numbers refer to docs/rules/rotweiss.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory as AnyMemory
from anpfiff.core.nouns import NEVER, Move, Question, Refusal, Seat, Setup, fill
from anpfiff.core.phrases import Phrases
from anpfiff.core.race import Cover, Race, won
from anpfiff.games.rotweiss.cards import (
    GATHER,
    GOALS,
    LAY,
    OUT,
    PHRASES,
    PLACES,
    RED,
    TURN,
    WHITE,
    RotWeissDeck,
)
from anpfiff.games.rotweiss.imagine import RotWeissMemory, imagined
from anpfiff.games.rotweiss.notation import placed, written
from anpfiff.games.rotweiss.options import LONGER, ROWS, RotWeissOptions, sides_of
from anpfiff.games.rotweiss.told import TOLD
from anpfiff.games.rotweiss.view import EMPTY, RotWeissView

NO_CARDS = Refusal("no-cards", "B14")


@cache
def acts(shown: tuple[bool, ...], *, stack: bool, ball: bool) -> tuple[Move, ...]:
    """R8 Turn up onto any place, lay any card that shows; R12 not before the ball is in play.

    B2 Gather only when the hand is empty.
    """
    turns = [TURN + place for place in range(len(shown)) if stack]
    lays = [LAY + place for place, card in enumerate(shown) if ball and card]
    return (*turns, *lays, *([GATHER] if any(shown) and not stack else []))


ROW = [(TURN + place,) for place in range(PLACES)]
"""By place: laying the row, there is nothing else to do."""
ALL = [acts((True,) * width, stack=True, ball=True) for width in range(PLACES + 1)]
"""By width: what hands can do nearly always, with a full row, a stack and the ball in play."""


class RotWeiss(Race):
    """Rot gegen Weiß."""

    name = "rotweiss"
    version = 2
    players = range(2, 9)
    Options = RotWeissOptions
    Deck = RotWeissDeck
    Memory = RotWeissMemory
    told = TOLD
    fields = (
        *Race.fields,
        "options",
        "deck",
        "sides",
        "hands",
        "piles",
        "tops",
        "heights",
        "middle",
        "aside",
        "laid",
        "votes",
    )
    options: RotWeissOptions
    signal_rule = "B17"
    busy_rule = "B19"
    hand_rule = "B20"
    carries = range(TURN, OUT)

    def deal(self) -> None:
        """R3–R5 Each team's cards, shuffled and dealt about evenly, face down in one hand."""
        self.lay_out()
        for side in (RED, WHITE):
            self.share(side, list(self.deck.packs[side]))
        self.get_ready()

    def lay_out(self) -> None:
        options, deck = self.setup.options, self.setup.deck
        assert isinstance(options, RotWeissOptions)
        assert isinstance(deck, RotWeissDeck)
        self.options = options
        self.deck = deck
        self.sides = self.sides_of(self.setup)
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.piles: list[list[list[int]]] = [
            [[] for _ in range(self.width(seat))] for seat in range(self.seats)
        ]
        self.tops: list[tuple[int, ...]] = [()] * self.seats
        self.heights: list[tuple[int, ...]] = [()] * self.seats
        for seat in range(self.seats):
            self.show(seat)
        self.middle: list[int] = []
        self.aside: list[tuple[int, ...]] = [(), ()]
        self.laid = [0] * self.seats
        self.votes = [False] * self.seats
        self.set_clocks()

    # Teams

    @classmethod
    def sides_of(cls, setup: Setup) -> tuple[int, ...]:
        return sides_of(setup)

    def team(self, side: int) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.sides[seat] == side]

    def width(self, seat: Seat) -> int:
        """R6 Three cards side by side; R7, B4, B23 at odd tables other numbers."""
        if self.seats % 2 == 0:
            return 3
        larger, smaller = ROWS[self.options.even][self.seats]
        return larger if self.outnumbers(seat) else smaller

    def outnumbers(self, seat: Seat) -> bool:
        """Whether the seat is one of the larger team."""
        return 2 * len(self.team(self.sides[seat])) > self.seats

    def row_rule(self) -> str:
        """Which rule says how many places somebody has."""
        if self.seats % 2 == 0:
            return "R6"
        return "R7" if self.options.even == "no" else "B23"

    def share(self, side: int, cards: list[int]) -> None:
        """R4, B5 Deal these cards so that the stacks of the team become about equal."""
        self.dice.shuffle(cards)
        team = self.team(side)
        for card in cards:
            poorest = min(team, key=self.holding)
            self.hands[poorest].append(card)

    def holding(self, seat: Seat) -> int:
        return len(self.hands[seat])

    # The hands

    def acts(self, seat: Seat) -> Sequence[Move]:
        """R6 First the row, place by place; R8 then as often as he likes; B10 a vote, if agreed."""
        hand, tops, laid = self.hands[seat], self.tops[seat], self.laid[seat]
        if hand and laid < len(tops):
            return ROW[laid]
        if hand and self.middle and EMPTY not in tops:
            found = ALL[len(tops)]
        else:
            shown = tuple([card != EMPTY for card in tops])
            found = acts(shown, stack=bool(hand), ball=bool(self.middle))
        if self.options.vote == "yes" and self.middle and not self.votes[seat]:
            return (*found, OUT)
        return found

    def act(self, seat: Seat, move: Move) -> None:
        """R10, B16 One card at a time; R16, B7 whoever acts first, without turns."""
        if move < LAY:
            self.turn_up(seat, move - TURN)
        elif move < GATHER:
            self.lay(seat, move - LAY)
        elif move == GATHER:
            self.gather(seat)
        else:
            self.vote(seat)

    def show(self, seat: Seat) -> None:
        """What lies open before the seat has changed; all look at it more often than it does."""
        piles = self.piles[seat]
        self.tops[seat] = tuple([pile[-1] if pile else EMPTY for pile in piles])
        self.heights[seat] = tuple(map(len, piles))

    def show_place(self, seat: Seat, place: int) -> None:
        """The same, if only one pile has changed."""
        pile, tops, heights = self.piles[seat][place], [*self.tops[seat]], [*self.heights[seat]]
        tops[place] = pile[-1] if pile else EMPTY
        heights[place] = len(pile)
        self.tops[seat] = tuple(tops)
        self.heights[seat] = tuple(heights)

    def turn_up(self, seat: Seat, place: int) -> None:
        """R8a Lay the next card of the hand on one of the own places; B13 there it stays."""
        self.stir()
        card = self.hands[seat].pop()
        self.piles[seat][place].append(card)
        self.show_place(seat, place)
        if self.laid[seat] < len(self.piles[seat]):
            self.laid[seat] += 1
        if self.loud:
            self.tell("turn", {"seat": seat, "place": place, "card": card})
        if not self.middle and card in self.deck.keepers:
            self.kick_off(seat, place)

    def kick_off(self, seat: Seat, place: int) -> None:
        """R12, B9, B11 The first goalkeeper turned up goes to the middle by himself.

        B1 His place is open then. All that he wants is still outside the middle, so the ball is
        not out (B10).
        """
        card = self.piles[seat][place].pop()
        self.show_place(seat, place)
        self.advance()
        self.middle.append(card)
        if self.loud:
            self.tell("kick-off", {"seat": seat, "place": place, "card": card})

    def fits(self, seat: Seat, move: Move) -> bool:
        """R15 A card that is laid now stays. All other acts do what they are meant to."""
        if not LAY <= move < GATHER:
            return True
        return bool(self.middle) and self.tops[seat][move - LAY] in self.deck.fits[self.middle[-1]]

    def lay(self, seat: Seat, place: int) -> None:
        """R8b, R9 Lay the top card of an own place on the one pile in the middle (R13).

        R15 It fits if its footballer is named there in his colour. B7, B8 Else it goes back.
        """
        pile = self.piles[seat][place]
        card, top = pile[-1], self.middle[-1]
        if card not in self.deck.fits[top]:
            self.send_back(seat, place, card)
            return
        pile.pop()
        self.show_place(seat, place)
        self.advance()
        self.wrongs[seat] = 0
        self.cover(seat, top, self.options.late_ms)
        self.votes = [False] * self.seats
        sides = self.deck.sides
        if self.loud:
            code = "pass" if sides[card] == sides[top] else "tackle"
            self.tell(code, {"seat": seat, "place": place, "card": card})
        if card in self.deck.goals:
            self.goal(seat, card)
        else:
            self.middle.append(card)
            self.look_for_ball_out()

    def send_back(self, seat: Seat, place: int, card: int) -> None:
        """B21 A card that fitted a moment ago is late and costs nothing; B8 any other is wrong."""
        cover = self.covered(seat, card)
        if cover is None:
            if self.loud:
                self.tell("back", {"seat": seat, "place": place, "card": card, "rule": "R15"})
            self.lock(seat)
        elif self.loud:
            facts = {"seat": seat, "place": place, "card": card, "faster": cover.seat}
            self.tell("late", {**facts, "ms": self.now - cover.at})

    def covered(self, seat: Seat, card: int) -> Cover | None:
        """B21 Who covered what this card was meant for, and when; None, if the seat itself did."""
        for cover in reversed(self.covers):
            lately = self.now - cover.at < self.options.late_ms
            if lately and card in self.deck.fits[cover.card]:
                return None if cover.seat == seat else cover
        return None

    def gather(self, seat: Seat) -> None:
        """R11, B2 The hand is empty: take up all own cards and shuffle; B19 that takes a while."""
        self.take_up(seat)
        self.dice.shuffle(self.hands[seat])
        if self.loud:
            self.tell("gather", {"seat": seat})
        self.occupy(seat, self.gathering(seat))

    def gathering(self, seat: Seat) -> int:
        """B19 So many ms; B23 two against one need longer, where that is to be evened out."""
        ms = self.options.gather_ms
        even = self.options.even == "yes" and self.seats == 3
        return LONGER * ms if even and self.outnumbers(seat) else ms

    def take_up(self, seat: Seat) -> None:
        """R11, R20 All own cards go to the hand."""
        hand = self.hands[seat]
        for pile in self.piles[seat]:
            hand += pile
            pile.clear()
        self.show(seat)
        self.laid[seat] = 0

    def hands_free(self, seat: Seat) -> None:
        """B8, B19 The seat can play again; B3 cards picked up lie in a row, B14 if they reach.

        B9 A row that was begun by hand is a race, and is never finished for anybody.
        """
        if self.loud:
            self.tell("free", {"seat": seat})
        if self.laid[seat] == 0:
            while self.hands[seat] and self.laid[seat] < len(self.piles[seat]):
                self.turn_up(seat, self.laid[seat])

    # Goals and interruptions

    def goal(self, seat: Seat, card: int) -> None:
        """R18, R19, B6 A fitting goal card scores, and stays aside; R21 five win."""
        side = self.sides[seat]
        self.aside[side] += (card,)
        goals = self.goals()
        if self.loud:
            self.tell("goal", {"seat": seat, "card": card, "goals": goals})
        if goals[side] == GOALS:
            self.win(side)
        else:
            cards, self.middle = self.middle, []
            self.bring_back(cards)

    def win(self, side: int) -> None:
        """R21 The team with five goals wins."""
        result = won(self.sides, side, "R21")
        if self.loud:
            self.tell("end", {"code": result.code, "goals": self.goals(), "places": result.places})
        self.end(result)

    def goals(self) -> tuple[int, ...]:
        red, white = self.aside
        return len(red), len(white)

    def look_for_ball_out(self) -> None:
        """R22, B10 No card of either team outside the middle fits, covered ones included."""
        fits = self.deck.fits[self.middle[-1]]
        for hand, piles in zip(self.hands, self.piles, strict=True):
            if not fits.isdisjoint(hand):
                return
            for pile in piles:
                if not fits.isdisjoint(pile):
                    return
        self.ball_out("R22")

    def patience(self) -> int:
        return self.options.still_ms

    def nothing_happens(self) -> None:
        """B22 Nobody turns up or lays a card: the ball is out, before the kick-off, too."""
        self.ball_out("B22")

    def vote(self, seat: Seat) -> None:
        """B10 Where the table allows it, all together can put the ball out of play."""
        self.votes[seat] = True
        if self.loud:
            self.tell("vote", {"seat": seat})
        if all(self.votes):
            self.ball_out("B10")

    def ball_out(self, rule: str) -> None:
        """R22, B15 All but the top card go back; everybody lays his row anew over the same card."""
        if self.loud:
            card = self.middle[-1] if self.middle else EMPTY
            self.tell("out", {"card": card, "rule": rule})
        self.votes = [False] * self.seats
        cards, self.middle = self.middle[:-1], self.middle[-1:]
        self.bring_back(cards)

    def bring_back(self, cards: list[int]) -> None:
        """R20, R22 Sort by back and give back to the teams; everybody takes all his cards up."""
        for seat in range(self.seats):
            self.take_up(seat)
        for side in (RED, WHITE):
            self.share(side, [card for card in cards if self.deck.sides[card] == side])
        for hand in self.hands:
            self.dice.shuffle(hand)
        self.get_ready()

    def get_ready(self) -> None:
        """B17 All hold their stacks and wait for the signal; B18 until then no card counts."""
        if self.loud:
            hands = tuple([len(hand) for hand in self.hands])
            self.tell("deal", {"hands": hands, "height": len(self.middle)})
        self.wait_for_signal(self.options.break_ms)

    # Seen and said

    def view(self, seat: Seat | None) -> RotWeissView:
        """R5 Hands are covered, also from their owners; R8 of a pile only the top card shows."""
        red, white = self.aside
        fields = (
            seat,
            (len(red), len(white)),
            (red, white),
            self.middle[-1] if self.middle else EMPTY,
            len(self.middle),
            tuple(self.tops),
            tuple(self.heights),
            tuple(map(len, self.hands)),
            tuple(self.laid),
            self.until,
            tuple(self.busy),
            tuple(self.ready),
            tuple(self.votes),
            self.outcome,
        )
        return fill(RotWeissView, fields)

    def question_in_play(self, seat: Seat) -> Question:
        """R6 The row comes first, place by place."""
        laid = self.laid[seat]
        if self.hands[seat] and laid < len(self.tops[seat]):
            return Question("row", {"place": laid})
        return Question("play")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        """Impossible acts only: a card that does not fit may be laid, and goes back."""
        hand, piles, laid = self.hands[seat], self.piles[seat], self.laid[seat]
        if self.ready:
            return Refusal("wait-for-signal", self.signal_rule)
        if move < TURN:
            return Refusal("in-play", self.signal_rule)
        if move == OUT and self.options.vote == "no":
            return Refusal("no-vote", "B10")
        if hand and laid < len(piles):
            return Refusal("row-first", "R6", {"place": laid + 1})
        if move < GATHER and (move - TURN) % PLACES >= len(piles):
            return Refusal("no-such-place", self.row_rule(), {"width": len(piles)})
        if move < LAY:
            return Refusal("stack-empty", "R11")
        if move == GATHER:
            return Refusal("stack-left", "B2", {"left": len(hand)}) if hand else NO_CARDS
        if not self.middle:
            return Refusal("no-ball", "R12")
        return Refusal("voted", "B10") if move == OUT else Refusal("place-empty", "R9")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        """B8 A card went back, and the hand with it; B14 somebody without a card waits, too."""
        if seat < 0 or self.ready:
            return super().not_asked(seat, move)
        if self.busy[seat] == NEVER:
            return NO_CARDS
        return Refusal("locked", "B8") if any(self.piles[seat]) else super().not_asked(seat, move)

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return PHRASES

    @classmethod
    def imagine(
        cls, setup: Setup, view: RotWeissView, memory: AnyMemory, dice: Dice, now: int = 0
    ) -> RotWeiss:
        return imagined(cls, setup, view, memory, dice, now)

    @classmethod
    def position(
        cls, text: str, deck: AnyDeck | None = None, dice: Dice | None = None, *, loud: bool = False
    ) -> RotWeiss:
        return placed(cls, text, deck, dice, loud=loud)

    def __str__(self) -> str:
        return written(self)

    def copy(self) -> RotWeiss:
        table = self.twin(RotWeiss.__new__(type(self)))
        table.options = self.options
        table.deck = self.deck
        table.sides = self.sides
        table.hands = [hand[:] for hand in self.hands]
        table.piles = [[pile[:] for pile in row] for row in self.piles]
        table.tops = self.tops[:]
        table.heights = self.heights[:]
        table.middle = self.middle[:]
        table.aside = self.aside[:]
        table.laid = self.laid[:]
        table.votes = self.votes[:]
        return table
