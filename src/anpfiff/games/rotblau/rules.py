"""The rules of Rot gegen Blau. Numbers refer to docs/rules/rotblau.md."""

from __future__ import annotations

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory as AnyMemory
from anpfiff.core.nouns import NEVER, Move, Question, Refusal, Seat, Setup, fill
from anpfiff.core.phrases import Phrases
from anpfiff.core.race import Cover, won
from anpfiff.games.rotblau.cards import (
    BOOK,
    COUNTERPLAY,
    GOAL,
    GOALS,
    MOST_PLAYERS,
    NORMAL,
    PHRASES,
    PLAY,
    TOP,
    TURN,
    UNDER,
    RotBlauDeck,
)
from anpfiff.games.rotblau.hands import Hands
from anpfiff.games.rotblau.imagine import RotBlauMemory, imagined
from anpfiff.games.rotblau.notation import placed, written
from anpfiff.games.rotblau.options import RotBlauOptions
from anpfiff.games.rotblau.told import TOLD
from anpfiff.games.rotblau.view import EMPTY, RotBlauView


class RotBlau(Hands):
    """Rot gegen Blau."""

    name = "rotblau"
    version = 2
    players = range(2, MOST_PLAYERS + 1)
    Options = RotBlauOptions
    Deck = RotBlauDeck
    Memory = RotBlauMemory
    told = TOLD

    def act(self, seat: Seat, move: Move) -> None:
        if move == TURN:
            self.turn(seat)
        elif move < BOOK:
            self.lay(seat, move - PLAY)
        else:
            self.book(seat, *divmod(move - BOOK, MOST_PLAYERS))

    # The ball

    def lay(self, seat: Seat, place: int) -> None:
        """R12 Lay a card on the one pile in the middle. It stays if it fits.

        R7, D24 The first one must be a 4. R19, R21 An action card fits on everything, D12 but not
        before the kick-off; D3 where it is agreed, only from the discard pile.
        """
        card, middle = self.card_at(seat, place), self.middle
        if not self.can_lie(card, place):
            self.send_back(seat, place, card)
            return
        self.lift(seat, place)
        self.advance()
        self.wrongs[seat] = 0
        self.cover(seat, middle[-1] if middle else EMPTY, self.options.late_ms)
        if self.loud:
            self.tell(self.deed(card), {"seat": seat, "place": place, "card": card})
        if card in self.deck.goals:
            self.goal(seat, card)
            return
        middle.append(card)
        self.close_gap(seat, place)
        self.look_for_stalemate()

    def can_lie(self, card: int, place: int) -> bool:
        """D3 From this place, R12 on what lies in the middle."""
        top = self.middle[-1] if self.middle else EMPTY
        return card in self.fit_on(top) and not self.stuck(card, place)

    def fit_on(self, top: int) -> frozenset[int]:
        """R7 Where nothing lies yet, any 4."""
        return self.deck.kickers if top == EMPTY else self.deck.fits[top]

    def stuck(self, card: int, place: int) -> bool:
        """D3 Where it is agreed so, an action card of the display stays where it is."""
        return place < TOP and card in self.deck.actions and self.only_turned()

    def fits(self, seat: Seat, move: Move) -> bool:
        if not PLAY <= move < BOOK:
            return True
        return self.can_lie(self.card_at(seat, move - PLAY), move - PLAY)

    def deed(self, card: int) -> str:
        """R13 The colour on top has the ball: R14 a team-mate passes it, R15 an opponent takes it.

        D19 On an action card nobody has it, and an answer wins it.
        """
        if not self.middle:
            return "kick-off"
        if card in self.deck.actions:
            return "action"
        top = self.middle[-1]
        if top in self.deck.actions:
            return "answer"
        return "pass" if self.deck.sides[card] == self.deck.sides[top] else "tackle"

    def send_back(self, seat: Seat, place: int, card: int) -> None:
        """D30 A card that does not fit goes back: late costs nothing, wrong locks the hand."""
        cover = self.covered(seat, place, card)
        if cover is None:
            if self.loud:
                rule = self.objection(card)
                self.tell("back", {"seat": seat, "place": place, "card": card, "rule": rule})
            self.lock(seat)
        elif self.loud:
            facts = {"seat": seat, "place": place, "card": card, "faster": cover.seat}
            self.tell("late", {**facts, "ms": self.now - cover.at})

    def covered(self, seat: Seat, place: int, card: int) -> Cover | None:
        """D30 Who covered what this card was meant for, and when; None, if the seat itself did."""
        for cover in reversed(self.covers):
            lately = self.now - cover.at < self.options.late_ms
            if lately and card in self.fit_on(cover.card) and not self.stuck(card, place):
                return None if cover.seat == seat else cover
        return None

    def objection(self, card: int) -> str:
        """Which rule sends this card back."""
        if card in self.deck.yellows:
            return "R22"
        if card in self.deck.actions:
            return "D3" if self.middle else "D12"
        if not self.middle:
            return "R7"
        top = self.deck.cards[self.middle[-1]]
        if top.role == NORMAL:
            return "R14" if self.deck.sides[card] == top.side else "R15"
        if self.deck.cards[card].role == GOAL:
            return "D13"
        return "R19" if top.role == COUNTERPLAY else "R20"

    def book(self, seat: Seat, place: int, victim: Seat) -> None:
        """R22, D10, D23 A yellow card for an opponent, who must stop and shuffle all his cards.

        D17 It stays before him. D26 Each one interrupts him anew, D28 never for less than what he
        had still to wait.
        """
        card = self.card_at(seat, place)
        self.lift(seat, place)
        self.stir()
        self.wrongs[seat] = 0
        self.booked[victim] += 1
        if self.loud:
            self.tell("book", {"seat": seat, "place": place, "card": card, "victim": victim})
        self.close_gap(seat, place)
        self.take_up(victim)
        rest = self.busy[victim] - self.now if self.busy[victim] != NEVER else 0
        self.occupy(victim, max(self.options.yellow_ms, rest))
        self.look_for_stalemate()

    def goal(self, seat: Seat, card: int) -> None:
        """R16, D23 A fitting goal card stays with the team that scored, and the round is over."""
        side = self.sides[seat]
        self.scored[side].append(card)
        if self.loud:
            self.tell("goal", {"seat": seat, "card": card, "goals": self.goals()})
        if len(self.scored[side]) == GOALS:
            self.win(side)
        else:
            self.new_round()

    def win(self, side: int) -> None:
        """R18 The first team with three goals wins."""
        result = won(self.sides, side, "R18")
        if self.loud:
            self.tell("end", {"code": result.code, "goals": self.goals(), "places": result.places})
        self.end(result)

    def goals(self) -> tuple[int, ...]:
        return tuple([len(cards) for cards in self.scored])

    # Seen and said

    def view(self, seat: Seat | None) -> RotBlauView:
        """R4, R5 Hand decks are covered, even from their owners; R9 of piles the top shows.

        D9 Where it was agreed so, the lower one of two cards turned together shows, too.
        """
        middle = self.middle
        red, blue = self.scored
        displays, tops, heights, lowers, hands = [], [], [], [], []
        for other, pile in enumerate(self.piles):
            displays.append(tuple(self.displays[other]))
            tops.append(pile[-1] if pile else EMPTY)
            heights.append(len(pile))
            lowers.append(self.lower(other))
            hands.append(len(self.hands[other]))
        fields = (
            seat,
            (tuple(red), tuple(blue)),
            middle[-1] if middle else EMPTY,
            len(middle),
            tuple(displays),
            tuple(tops),
            tuple(heights),
            tuple(lowers),
            tuple(hands),
            tuple(self.booked),
            self.until,
            tuple(self.busy),
            tuple(self.ready),
            self.outcome,
        )
        return fill(RotBlauView, fields)

    def question_in_play(self, seat: Seat) -> Question:
        return Question("play")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        """Impossible acts only: a card that does not fit may be laid, and goes back."""
        if self.ready:
            return Refusal("wait-for-signal", self.signal_rule)
        if move < TURN:
            return Refusal("in-play", self.signal_rule)
        if move == TURN:
            return Refusal("nothing-to-turn", "D21")
        place, victim = move - PLAY, None
        if move >= BOOK:
            place, victim = divmod(move - BOOK, MOST_PLAYERS)
        width = len(self.displays[seat])
        if width <= place < TOP:
            return Refusal("no-such-place", "D32" if width == 1 else "R5", {"width": width})
        if victim is None and place == UNDER:
            return Refusal("covered", "D9")
        if victim is None:
            return Refusal("pile-empty" if place == TOP else "place-empty", "R9")
        return Refusal("no-opponent" if victim not in self.foes[seat] else "no-yellow", "R22")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        """D30 A wrong card locks the hand; D21 somebody without a card waits, too."""
        if seat < 0 or self.ready:
            return super().not_asked(seat, move)
        if self.busy[seat] == NEVER:
            return Refusal("no-cards", "D21")
        return super().not_asked(seat, move) if self.is_bare(seat) else Refusal("locked", "D30")

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return PHRASES

    @classmethod
    def imagine(
        cls, setup: Setup, view: RotBlauView, memory: AnyMemory, dice: Dice, now: int = 0
    ) -> RotBlau:
        assert isinstance(memory, RotBlauMemory)
        return imagined(cls, setup, view, memory, dice, now)

    @classmethod
    def position(
        cls, text: str, deck: AnyDeck | None = None, dice: Dice | None = None, *, loud: bool = False
    ) -> RotBlau:
        return placed(cls, text, deck, dice, loud=loud)

    def __str__(self) -> str:
        return written(self)

    def copy(self) -> RotBlau:
        table = self.twin(RotBlau.__new__(type(self)))
        table.options = self.options
        table.deck = self.deck
        table.sides = self.sides
        table.foes = self.foes
        table.hands = [hand[:] for hand in self.hands]
        table.displays = [display[:] for display in self.displays]
        table.piles = [pile[:] for pile in self.piles]
        table.paired = self.paired[:]
        table.middle = self.middle[:]
        table.scored = [cards[:] for cards in self.scored]
        table.booked = self.booked[:]
        return table
