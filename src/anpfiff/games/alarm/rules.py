"""The rules of Fußball-Alarm. Numbers refer to docs/rules/alarm.md."""

from __future__ import annotations

from functools import cache

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NOBODY, Move, Question, Refusal, Result, Seat, Setup, fill
from anpfiff.core.phrases import Phrases
from anpfiff.core.piles import Bag, bag_of, bits
from anpfiff.core.table import Table
from anpfiff.games.alarm.cards import (
    ALARMS,
    CARD,
    DISCARD,
    DRAW,
    DRAW_OR_SEARCH,
    FACES,
    FIVE,
    FOOTBALLERS,
    FOUL,
    HAND,
    KINDS,
    PILE,
    QUESTION,
    SEARCH,
    TAKE,
    TAKES,
    VICTIMS,
    WHISTLE,
    WHISTLE_OR_NOT,
    AlarmDeck,
)
from anpfiff.games.alarm.imagine import imagined
from anpfiff.games.alarm.notation import placed, written
from anpfiff.games.alarm.options import AlarmOptions
from anpfiff.games.alarm.told import TOLD
from anpfiff.games.alarm.view import AlarmView

EMPTY = bag_of(KINDS)


@cache
def faces(die: tuple[int, int, int]) -> tuple[int, ...]:
    """R11 What each face of the die shows."""
    return tuple(face for face, count in enumerate(die) for _ in range(count))


@cache
def ranked(places: tuple[int, ...], code: str, rule: str) -> Result:
    """R24, A11 Whoever is level at the top shares the victory."""
    share = 1 / places.count(1)
    return Result(tuple(share if place == 1 else 0.0 for place in places), places, code, rule)


class Alarm(Table):
    """Fußball-Alarm."""

    name = "alarm"
    version = 1
    players = range(2, 5)
    Options = AlarmOptions
    Deck = AlarmDeck
    told = TOLD
    fields = (
        "options",
        "faces",
        "hands",
        "stock",
        "pile",
        "row",
        "covered",
        "yellow",
        "turn",
        "victim",
        "face",
    )

    def deal(self) -> None:
        """R4–R10 Five cards each, seven on the discard pile, seven alarm cards in a row."""
        self.lay_out()
        for seat in range(self.seats):
            hand = EMPTY
            for _ in range(HAND):
                hand = hand.plus(self.dice.draw(self.stock))
            self.hands[seat] = hand
        self.turn_up_pile()
        if self.loud:
            for seat in range(self.seats):
                self.tell("hand", {"seat": seat}, (seat,), {"cards": self.hands[seat].cards})
            self.tell("pile", {"top": self.pile[-1]})
        if FIVE in [hand.most for hand in self.hands]:
            self.finish("five", "A7")
        else:
            self.roll(self.starter())

    def lay_out(self) -> None:
        """R2, R8–R10 The material: all cards face down, nobody booked."""
        options = self.setup.options
        assert isinstance(options, AlarmOptions)
        self.options = options
        self.faces = faces(options.die)
        self.hands = [EMPTY] * self.seats
        self.stock = list(FOOTBALLERS)
        self.pile: list[int] = []
        self.row: list[int] = []
        self.covered = list(ALARMS)
        self.yellow = NOBODY
        self.turn = 0
        self.victim = NOBODY
        self.face = CARD

    def turn_up_pile(self) -> None:
        """R7, R20 Seven cards of the stock make the discard pile; its top card is seen."""
        self.pile = [self.dice.draw(self.stock) for _ in range(PILE)]

    def starter(self) -> Seat:
        """R11, A16 The table says who begins; else the lot."""
        start = self.options.start
        return self.dice.below(self.seats) if start == NOBODY else start

    # The turn

    def roll(self, seat: Seat) -> None:
        """R11 A turn: the seat rolls the die and does what its symbol says."""
        self.turn = seat
        self.face = face = self.dice.pick(self.faces)
        if self.loud:
            self.tell("roll", {"seat": seat, "face": FACES[face]})
        if face == CARD:
            self.gain(self.next_card(seat))
        elif face == QUESTION:
            self.ask(seat, DRAW_OR_SEARCH)
        else:
            self.alarm()

    def play(self, seat: Seat, move: Move) -> None:
        if move < TAKE:
            self.discard(move - DISCARD)
        elif move < DRAW:
            self.take(move - TAKE)
        elif move == DRAW:
            self.gain(self.next_card(self.turn))
        elif move == SEARCH:
            self.search()
        elif move < WHISTLE:
            self.foul(move - FOUL)
        else:
            self.whistle(move == WHISTLE)

    def search(self) -> None:
        """R13b Look at all cards of the discard pile; A4 one must be taken."""
        if self.loud:
            self.tell("search", {"seat": self.turn}, (self.turn,), {"cards": tuple(self.pile)})
        self.ask(self.turn, TAKES[bits(self.pile)])

    def take(self, card: int) -> None:
        """R13b Add the chosen card to the hand; A5 the order of the others stays.

        Of several equal cards the lowest is taken, so that the others see as little as can be.
        """
        self.pile.remove(card)
        if self.loud:
            self.tell(
                "take", {"seat": self.turn, "top": self.pile[-1]}, (self.turn,), {"card": card}
            )
        self.gain(card)

    def gain(self, card: int) -> None:
        """R19 Whoever has taken a card lays one down: an old one or the new one."""
        turn = self.turn
        hand = self.hands[turn] = self.hands[turn].plus(card)
        if hand.most == FIVE:
            self.finish("five", "R21")
        else:
            if not self.stock:
                self.reshuffle_early()
            self.ask(turn, hand.kinds)

    def discard(self, card: int) -> None:
        """R12, R14, R17.3, R18, R19 Lay a card on the discard pile; then the next is on, clockwise.

        A14 Unless somebody was fouled: he whistles or not after the thief's discard.
        """
        turn = self.turn
        self.hands[turn] = self.hands[turn].minus(card)
        self.pile.append(card)
        if self.loud:
            self.tell("discard", {"seat": turn, "card": card})
        if self.victim == NOBODY:
            self.roll((turn + 1) % self.seats)
        elif self.options.whistle == "must":
            self.whistle(True)
        else:
            self.ask(self.victim, WHISTLE_OR_NOT)

    # The foul

    def alarm(self) -> None:
        """R15, R16, A10 Turn up the next alarm card of the row; it stays open.

        R9 Nobody knows which is where, so any of those still covered is as likely as the others.
        R22, A8 The seventh ends the game: no foul, no further card.
        """
        card = self.dice.draw(self.covered)
        self.row.append(card)
        if self.loud:
            self.tell("alarm", {"seat": self.turn, "card": card, "place": len(self.row)})
        if len(self.row) == KINDS:
            self.finish("row", "R22")
        elif self.yellow == self.turn:
            self.simple_foul()
        else:
            self.heavy_foul()

    def simple_foul(self) -> None:
        """R18 Booked already: draw from the stock instead of from an opponent."""
        self.gain(self.next_card(self.turn))

    def heavy_foul(self) -> None:
        """R17.1 The active player decides whom to take a card from; A12 of two, the other."""
        if self.seats == 2:
            self.foul(1 - self.turn)
        else:
            self.ask(self.turn, VICTIMS[self.seats][self.turn])

    def foul(self, victim: Seat) -> None:
        """R17.2, R17.3, A13 Take one of the victim's cards blind, each equally likely."""
        self.victim = victim
        card = self.dice.pick(self.hands[victim].cards)
        self.hands[victim] = self.hands[victim].minus(card)
        if self.loud:
            self.tell(
                "steal", {"seat": self.turn, "victim": victim}, (self.turn, victim), {"card": card}
            )
        self.gain(card)

    def whistle(self, blown: bool) -> None:
        """R17.4, R17.6, A1 The fouled player may lay the yellow card before the active player."""
        if blown:
            self.yellow = self.turn
        if self.loud:
            self.tell("whistle" if blown else "play-on", {"seat": self.victim, "thief": self.turn})
        self.refill()

    def refill(self) -> None:
        """R17.5, A2 The fouled player draws up to five, whistle or not; A7 that may win."""
        seat = self.victim
        self.victim = NOBODY
        hand = self.hands[seat] = self.hands[seat].plus(self.next_card(seat))
        if hand.most == FIVE:
            self.finish("five", "R21")
        else:
            if not self.stock:
                self.reshuffle_early()
            self.roll((self.turn + 1) % self.seats)

    # The stock

    def next_card(self, seat: Seat) -> int:
        """R6, R12, R13, A3 Draw a card from the stock, for this seat's eyes only."""
        if not self.stock:
            self.reshuffle()
        card = self.dice.draw(self.stock)
        if self.loud:
            self.tell("draw", {"seat": seat}, (seat,), {"card": card})
        return card

    def reshuffle_early(self) -> None:
        """A6 The last card has left the stock: shuffle at once, even inside a turn."""
        if self.options.reshuffle == "at-once":
            self.reshuffle()

    def reshuffle(self) -> None:
        """R20 The discard pile becomes the stock; seven of it the new discard pile."""
        self.stock = self.pile
        self.turn_up_pile()
        if self.loud:
            self.tell("reshuffle", {"top": self.pile[-1]})

    # The end

    def finish(self, code: str, rule: str) -> None:
        """R22–R25, A11, A15 Rank by size of the set, then by value; equal in both share a place."""
        standings = [self.standing(hand) for hand in self.hands]
        ranking = sorted(standings, reverse=True)
        places = tuple([1 + ranking.index(standing) for standing in standings])
        if self.loud:
            hands = tuple([hand.cards for hand in self.hands])
            self.tell("end", {"code": code, "hands": hands, "places": places})
        self.end(ranked(places, code, rule))

    def standing(self, hand: Bag) -> int:
        """R22, R23 Size of the largest set first, then its value: 43 is four of a kind, value 3."""
        return 10 * hand.most + self.value(self.best(hand))

    def best(self, hand: Bag) -> int:
        """R22, A9 The footballer that a hand counts with: of its largest sets the most valuable."""
        counts = hand.counts
        most = hand.most
        return max([kind for kind in range(KINDS) if counts[kind] == most], key=self.value)

    def value(self, kind: int) -> int:
        """R23 The later opened, the more valuable; not opened yet beats them all, alike."""
        return self.row.index(kind) if kind in self.row else KINDS

    # Seen and said

    def view(self, seat: Seat | None) -> AlarmView:
        """R5, R7, R9 Own hand, top of the pile, open alarm cards; R13b the pile while searching."""
        question = self.open_question()
        searching = question == "take" and seat == self.asked
        over = self.outcome is not None
        fields = (
            seat,
            self.asked,
            question,
            self.turn,
            self.face,
            self.victim,
            self.yellow,
            tuple(self.row),
            len(self.stock),
            len(self.pile),
            self.pile[-1],
            () if seat is None else self.hands[seat].cards,
            tuple([hand.size for hand in self.hands]),
            tuple(self.pile) if searching else (),
            tuple([hand.cards for hand in self.hands]) if over else (),
            tuple([self.best(hand) for hand in self.hands]) if over else (),
            self.outcome,
        )
        return fill(AlarmView, fields)

    def question(self, seat: Seat | None) -> Question | None:
        return Question(self.open_question()) if seat == self.asked else None

    def open_question(self) -> str:
        """What the asked seat is asked: known to all, as it would be at the table."""
        if self.asked == NOBODY:
            return ""
        first = self.choices[0]
        if first < TAKE:
            return "discard"
        if first < DRAW:
            return "take"
        if first == DRAW:
            return "draw-or-search"
        return "victim" if first < WHISTLE else "whistle"

    def explain(self, seat: Seat, move: Move) -> Refusal:
        """The seat is asked for something else, or lacks the card."""
        question = self.open_question()
        if question == "discard":
            if move < TAKE:
                return Refusal("not-in-hand", "R19", {"card": move - DISCARD})
            return Refusal("must-discard", "R19")
        if question == "take":
            if TAKE <= move < DRAW:
                return Refusal("not-in-pile", "R13", {"card": move - TAKE})
            return Refusal("must-take", "A4")
        if question == "draw-or-search":
            return Refusal("draw-or-search", "R13")
        if question == "victim":
            if move == FOUL + seat:
                return Refusal("foul-yourself", "R17.1")
            return Refusal("choose-victim", "R17.1")
        return Refusal("whistle-or-not", "R17.4")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        """R11 Others are on; R17.4 only the fouled player whistles, A14 after the discard."""
        if move in WHISTLE_OR_NOT and seat != self.victim:
            return Refusal("not-fouled", "R17.4")
        if self.victim == self.asked:
            return Refusal("wait-for-whistle", "A14", {"seat": self.victim})
        if move in WHISTLE_OR_NOT:
            return Refusal("whistle-later", "A14", {"seat": self.turn})
        return Refusal("not-your-turn", "R11", {"seat": self.turn})

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        deck = setup.deck
        assert isinstance(deck, AlarmDeck)
        return deck.phrases

    @classmethod
    def imagine(
        cls, setup: Setup, view: AlarmView, memory: Memory, dice: Dice, now: int = 0
    ) -> Alarm:
        return imagined(cls, setup, view, memory, dice)

    @classmethod
    def position(
        cls,
        text: str,
        deck: AnyDeck | None = None,
        dice: Dice | None = None,
        *,
        loud: bool = False,
    ) -> Alarm:
        return placed(cls, text, deck, dice, loud=loud)

    def __str__(self) -> str:
        return written(self)

    def copy(self) -> Alarm:
        table = self.twin(Alarm.__new__(type(self)))
        table.options = self.options
        table.faces = self.faces
        table.hands = self.hands[:]
        table.stock = self.stock[:]
        table.pile = self.pile[:]
        table.row = self.row[:]
        table.covered = self.covered[:]
        table.yellow = self.yellow
        table.turn = self.turn
        table.victim = self.victim
        table.face = self.face
        return table
