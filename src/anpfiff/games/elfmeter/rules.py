"""The rules of Elfmeter! Numbers refer to docs/rules/elfmeter.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory as AnyMemory
from anpfiff.core.memory import NoMemory
from anpfiff.core.nouns import (
    NEVER,
    NOBODY,
    NOTHING,
    Move,
    Question,
    Refusal,
    Result,
    Seat,
    Setup,
    fill,
)
from anpfiff.core.phrases import Phrases
from anpfiff.core.race import SIGHT_MS, Race
from anpfiff.games.elfmeter.cards import (
    BREATHLESS,
    CARDS,
    CHAIN,
    KICK_OFFS,
    OPEN,
    PLAY,
    ElfmeterDeck,
)
from anpfiff.games.elfmeter.imagine import imagined
from anpfiff.games.elfmeter.notation import placed, written
from anpfiff.games.elfmeter.options import ElfmeterOptions
from anpfiff.games.elfmeter.told import TOLD
from anpfiff.games.elfmeter.view import ElfmeterView

NO_CARD = -1
JUST_OPEN = (OPEN,)
DRAW = Result((0.5, 0.5), (1, 1), "draw", "R21")


@cache
def won(winner: Seat, code: str) -> Result:
    """R21 The winner has the whole point."""
    points, places = ((1.0, 0.0), (1, 2)) if winner == 0 else ((0.0, 1.0), (2, 1))
    return Result(points, places, code, "R21")


class Elfmeter(Race):
    """Elfmeter! A card is a place in the deck; both colours have the same cards."""

    name = "elfmeter"
    version = 2
    players = range(2, 3)
    Options = ElfmeterOptions
    Deck = ElfmeterDeck
    Memory = NoMemory
    told = TOLD
    fields = (
        *Race.fields,
        "options",
        "deck",
        "stacks",
        "spent",
        "attack",
        "attacker",
        "kick_offs",
        "middle",
        "goals",
        "removed",
        "chosen",
    )
    options: ElfmeterOptions
    signal_rule = "C11"
    hand_rule = "C23"
    carries = range(PLAY, OPEN + 1)

    def deal(self) -> None:
        """R3 24 cards and six kick-off cards for each; R4, C18 somebody attacks first."""
        self.lay_out()
        first = self.options.start
        self.new_round(self.dice.below(2) if first == NOBODY else first)

    def lay_out(self) -> None:
        """R1 The material."""
        options, deck = self.setup.options, self.setup.deck
        assert isinstance(options, ElfmeterOptions)
        assert isinstance(deck, ElfmeterDeck)
        self.options = options
        self.deck = deck
        self.stacks = [list(range(CARDS)), list(range(CARDS))]
        self.spent: list[list[int]] = [[], []]
        self.attack: list[int] = []
        self.attacker = 0
        self.kick_offs = [KICK_OFFS, KICK_OFFS]
        self.middle = NOBODY
        self.goals = [0, 0]
        self.removed = 0
        self.chosen = [NO_CARD, NO_CARD]
        self.set_clocks()

    # Rounds

    def new_round(self, attacker: Seat) -> None:
        """R20, C6 All cards go back. R7 The attacker lays a kick-off card; R21 or cannot."""
        for stack, spent in zip(self.stacks, self.spent, strict=True):
            stack += spent
            spent.clear()
        self.attacker = attacker
        if not self.kick_offs[attacker]:
            self.finish()
            return
        self.kick_offs[attacker] -= 1
        self.middle = attacker
        if self.loud:
            self.tell("kick-off", {"seat": attacker, "left": self.kick_offs[attacker]})
        self.cover_stacks(self.options.round_ms)

    def cover_stacks(self, ms: int) -> None:
        """R12, R20, C11 Wait until both are ready. R24, C15 Nobody sees his stack until then."""
        for stack in self.stacks:
            self.dice.shuffle(stack)
        self.wait_for_signal(ms)

    def start(self) -> None:
        """R8 The attempt begins; C16 or the penalty, if three cards lie there already."""
        if len(self.attack) == CHAIN:
            self.take_penalty()
        else:
            self.await_card()

    def await_card(self, *, further: bool = True) -> None:
        """C22 The attacker may think, but not for ever; C4 without a card that follows, less.

        The time begins anew only when the attempt has gone further.
        """
        limits = [self.now + self.options.attempt_ms] if self.options.attempt_ms else []
        if self.stuck():
            limits.append(self.now + self.options.breath_ms)
        if self.until != NEVER and not further:
            limits.append(self.until)
        until = min(limits, default=NEVER)
        if until != self.until:
            self.wait_until(until)

    def unopened(self) -> bool:
        """C21, R24 Until the first card of an attempt lies there nobody looks at his stack."""
        return self.options.opening == "blind" and not self.attack and not self.secret

    def change_possession(self) -> None:
        """R12 The roles change, C17 the kick-off card stays; C4 three cards are needed."""
        self.attacker = 1 - self.attacker
        self.attack = []
        if self.enough_cards():
            self.cover_stacks(self.options.ready_ms)
        else:
            self.out_of_breath("C4")

    def out_of_breath(self, rule: str) -> None:
        """R23, C6 The kick-off card leaves the game, and the opponent attacks."""
        if self.loud:
            self.tell("out", {"seat": self.attacker, "rule": rule})
        self.remove_kick_off()

    def remove_kick_off(self) -> None:
        """R18, R23, C17 The card in the middle leaves the game, whoever laid it."""
        self.removed += 1
        self.end_round()

    def end_round(self) -> None:
        """R19, R20, C7 Whoever attacked last defends now."""
        self.middle = NOBODY
        self.attack = []
        self.new_round(1 - self.attacker)

    def finish(self) -> None:
        """R21 More goals win, then more kick-off cards left."""
        goals, left = self.goals, self.kick_offs
        if goals[0] != goals[1]:
            result = won(int(goals[1] > goals[0]), "goals")
        elif left[0] != left[1]:
            result = won(int(left[1] > left[0]), "kick-offs")
        else:
            result = DRAW
        if self.loud:
            facts = {"code": result.code, "goals": tuple(goals), "places": result.places}
            self.tell("end", facts)
        self.end(result)

    # The attempt

    def acts(self, seat: Seat) -> Sequence[Move]:
        """R8, R10 Any card of the stack, fitting or not; C4 the attacker may say that none fits.

        C21 An attempt begins with the top card, blind.
        """
        if self.unopened():
            return JUST_OPEN if seat == self.attacker else NOTHING
        plays = [PLAY + card for card in self.stacks[seat]]
        if seat == self.attacker:
            plays.append(BREATHLESS)
        return plays

    def act(self, seat: Seat, move: Move) -> None:
        if self.secret:
            self.choose(seat, move - PLAY)
        elif move == BREATHLESS:
            self.say_breathless(seat)
        elif move == OPEN:
            self.throw(seat, self.stacks[seat][0])
        else:
            self.throw(seat, move - PLAY)

    def throw(self, seat: Seat, card: int) -> None:
        if self.options.throw == "sloppy" and self.missed():
            self.miss(seat, card)
        elif seat == self.attacker:
            self.lay_attack(seat, card)
        else:
            self.throw_in(seat, card)

    def missed(self) -> bool:
        """C9 So many of a hundred sloppy throws land beside the box."""
        return self.dice.below(100) < self.options.miss_percent

    def miss(self, seat: Seat, card: int) -> None:
        """R22 A card beside the box is out of use until the round is over."""
        self.spend(seat, card)
        if self.loud:
            self.tell("miss", {"seat": seat, "card": card, "rule": "R22"})
        if seat == self.attacker:
            self.catch_breath(further=False)

    def spend(self, seat: Seat, card: int) -> None:
        """C14 What is played stays in or beside the box."""
        self.stacks[seat].remove(card)
        self.spent[seat].append(card)

    def fits(self, seat: Seat, move: Move) -> bool:
        """R9 An attack card follows the last ball, R10 a defence card stops it; C4 nothing does."""
        if self.secret or move == OPEN:
            return True
        if move == BREATHLESS:
            return self.stuck()
        if seat == self.attacker:
            return not self.attack or self.follows(move - PLAY)
        return bool(self.attack) and move - PLAY in self.deck.stops[self.attack[-1]]

    def lay_attack(self, seat: Seat, card: int) -> None:
        """R8, C12 The first card may be any.

        C3 Later ones are not checked yet, unless the referee is strict; C23 then a wrong one locks.
        """
        attack = self.attack
        if self.options.referee == "strict" and attack and not self.follows(card):
            if self.loud:
                self.tell("back", {"seat": seat, "card": card, "rule": "R9"})
            self.lock(seat)
            return
        self.wrongs[seat] = 0
        self.spend(seat, card)
        attack.append(card)
        if self.loud:
            self.tell("pass", {"seat": seat, "card": card, "place": len(attack)})
        if len(attack) == CHAIN:
            self.check_chain()
        else:
            self.catch_breath(further=True)

    def follows(self, card: int) -> bool:
        """R9, C13 It shows a footballer in the field of the last ball."""
        return card in self.deck.follows[self.attack[-1]]

    def throw_in(self, seat: Seat, card: int) -> None:
        """R10, C2 A defence card that stops the latest ball wins it; R13 else it is ignored."""
        attack = self.attack
        if attack and card in self.deck.stops[attack[-1]]:
            self.spend(seat, card)
            if self.loud:
                self.tell("tackle", {"seat": seat, "card": card})
            self.change_possession()
        else:
            self.ignore(seat, card)

    def ignore(self, seat: Seat, card: int) -> None:
        """C14 An ignored card is spent, C23 or goes back where that was agreed; it locks the hand.

        What goes back keeps its place in the stack.
        """
        back = self.options.ignored == "back"
        if not back:
            self.spend(seat, card)
        if self.loud:
            facts = {"seat": seat, "card": card, "rule": "C23" if back else "R10"}
            if (ms := self.late_by(card)) is None:
                self.tell("back", facts)
            else:
                self.tell("late", {**facts, "faster": self.attacker, "ms": ms})
        self.lock(seat)

    def late_by(self, card: int) -> int | None:
        """R11 How much earlier the ball was played on that this card would have stopped.

        None: it never would have, or that is long ago, or the attacker has thrown something beside
        the box (R22) or taken it back (C3) since.
        """
        attack, attacker = self.attack, self.attacker
        if len(attack) < 2 or card not in self.deck.stops[attack[-2]]:
            return None
        landed = self.landed[attacker]
        if self.wrongs[attacker] or self.spent[attacker][-1] != attack[-1] or landed == NEVER:
            return None
        ms = self.now - landed
        return ms if ms < self.options.hand_ms + SIGHT_MS else None

    def hands_free(self, seat: Seat) -> None:
        """C23 The hand is no longer locked."""
        if self.loud:
            self.tell("free", {"seat": seat})

    def enough_cards(self) -> bool:
        return len(self.stacks[self.attacker]) >= CHAIN - len(self.attack)

    def stuck(self) -> bool:
        """C4 A ball lies there, and no card of the attacker plays it on."""
        attack = self.attack
        return bool(attack) and self.deck.follows[attack[-1]].isdisjoint(self.stacks[self.attacker])

    def catch_breath(self, *, further: bool) -> None:
        """R23, C4 Too few cards: out of breath at once; none that follows: some seconds later."""
        if not self.enough_cards():
            self.out_of_breath("R23")
        else:
            self.await_card(further=further)

    def say_breathless(self, seat: Seat) -> None:
        """C4 It counts only if it is true."""
        if self.stuck():
            self.out_of_breath("C4")
        elif self.loud:
            self.tell("breath", {"seat": seat}, (seat,), {"rule": "C4"})

    def time_up(self) -> None:
        """C4 No breath left, C22 no card for too long; C10 or the lot chooses for the others."""
        if not self.secret:
            self.out_of_breath("C4" if self.stuck() else "C22")
            return
        for seat, moves in enumerate(self.secret):
            if moves:
                if self.loud:
                    self.tell("lot", {"seat": seat})
                self.choose(seat, self.dice.pick(self.stacks[seat]))

    # The penalty

    def check_chain(self) -> None:
        """R14, C1 Three cards end the attempt; R15 they must follow each other."""
        first, second, third = self.attack
        follows = self.deck.follows
        if second not in follows[first] or third not in follows[second]:
            if self.loud:
                place = 2 if second not in follows[first] else 3
                self.tell("fault", {"seat": self.attacker, "place": place, "rule": "R15"})
            self.change_possession()
        else:
            self.award_penalty()

    def award_penalty(self) -> None:
        """R14, C5 Without a card an attacker is out of breath, and a goal is empty."""
        attacker = self.attacker
        if not self.stacks[attacker]:
            self.out_of_breath("C5")
            return
        if self.loud:
            self.tell("penalty", {"seat": attacker})
        if self.stacks[1 - attacker]:
            self.cover_stacks(self.options.ready_ms)
        else:
            self.score(attacker)

    def take_penalty(self) -> None:
        """R16 Both choose a card in secret; C10 they may look, but not for ever."""
        self.ask_all([tuple([PLAY + card for card in stack]) for stack in self.stacks])
        self.wait_until(self.now + self.options.choice_ms)

    def choose(self, seat: Seat, card: int) -> None:
        """R16 The cards are shown together."""
        self.chosen[seat] = card
        if self.answered(seat):
            self.ask(NOBODY, NOTHING)
            self.shoot()

    def shoot(self) -> None:
        """R17, R18, C8 The same corner is a save, any other a goal."""
        attacker = self.attacker
        shot, save = self.chosen[attacker], self.chosen[1 - attacker]
        self.chosen = [NO_CARD, NO_CARD]
        if self.loud:
            self.tell("shot", {"seat": attacker, "card": shot, "dive": save})
        if self.deck.cards[shot].kick != self.deck.cards[save].dive:
            self.score(attacker)
        else:
            if self.loud:
                self.tell("save", {"seat": 1 - attacker})
            self.remove_kick_off()

    def score(self, attacker: Seat) -> None:
        """R18, C17 The kick-off card becomes a goal, whoever laid it."""
        self.goals[attacker] += 1
        if self.loud:
            self.tell("goal", {"seat": attacker, "goals": tuple(self.goals)})
        self.end_round()

    # Seen and said

    def view(self, seat: Seat | None) -> ElfmeterView:
        """R13 All that was played lies open; C15 the own stack only while it is held."""
        stacks, spent = self.stacks, self.spent
        covered = self.ready or self.outcome is not None or self.unopened()
        fields = (
            seat,
            self.attacker,
            tuple(self.kick_offs),
            self.middle,
            tuple(self.goals),
            self.removed,
            tuple(self.attack),
            (tuple(spent[0]), tuple(spent[1])),
            (len(stacks[0]), len(stacks[1])),
            () if seat is None or covered else tuple(stacks[seat]),
            bool(self.secret),
            NO_CARD if seat is None else self.chosen[seat],
            self.until,
            tuple(self.busy),
            tuple(self.ready),
            self.outcome,
        )
        return fill(ElfmeterView, fields)

    def question_in_play(self, seat: Seat) -> Question:
        """R16 A penalty asks both; R8, R10 else one attacks and the other defends."""
        if self.secret:
            return Question("penalty")
        return Question("attack" if seat == self.attacker else "defend")

    def explain(self, seat: Seat, move: Move) -> Refusal:
        """Impossible acts only: a card that does not fit may be thrown."""
        if seat < 0 or self.ready:
            return self.wait_first(move)
        if move < BREATHLESS:
            return Refusal("in-play", self.signal_rule)
        if self.unopened():
            return Refusal("open-first", "C21")
        if move == OPEN:
            return Refusal("opened", "C21")
        if move >= PLAY:
            return Refusal("not-in-stack", "C14", {"card": move - PLAY})
        return Refusal("choose-a-card", "R16") if self.secret else Refusal("not-attacker", "R23")

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        """R16 One choice is enough; C20 without cards there is nothing to throw."""
        if seat < 0 or self.ready:
            return self.wait_first(move)
        if self.secret:
            return Refusal("chosen", "R16")
        if self.busy[seat] != NEVER:
            return Refusal("locked", "C23")
        return Refusal("first-ball", "C21") if self.unopened() else Refusal("no-cards", "C20")

    def wait_first(self, move: Move) -> Refusal:
        """C16 A card that comes too late stays in its stack."""
        if move >= PLAY:
            return Refusal("late", "C16")
        return Refusal("wait-for-signal", self.signal_rule)

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        deck = setup.deck
        assert isinstance(deck, ElfmeterDeck)
        return deck.phrases

    @classmethod
    def imagine(
        cls, setup: Setup, view: ElfmeterView, memory: AnyMemory, dice: Dice, now: int = 0
    ) -> Elfmeter:
        return imagined(cls, setup, view, dice, now)

    @classmethod
    def position(
        cls,
        text: str,
        deck: AnyDeck | None = None,
        dice: Dice | None = None,
        *,
        loud: bool = False,
    ) -> Elfmeter:
        return placed(cls, text, deck, dice, loud=loud)

    def __str__(self) -> str:
        return written(self)

    def copy(self) -> Elfmeter:
        table = self.twin(Elfmeter.__new__(type(self)))
        table.options = self.options
        table.deck = self.deck
        table.stacks = [stack[:] for stack in self.stacks]
        table.spent = [spent[:] for spent in self.spent]
        table.attack = self.attack[:]
        table.attacker = self.attacker
        table.kick_offs = self.kick_offs[:]
        table.middle = self.middle
        table.goals = self.goals[:]
        table.removed = self.removed
        table.chosen = self.chosen[:]
        return table
