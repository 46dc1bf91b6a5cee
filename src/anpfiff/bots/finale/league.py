"""Managers of Finale in five leagues: the better, the more they see, remember and plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import permutations

from anpfiff.bots.bot import Imagine
from anpfiff.bots.finale.greedy import PURPLE_PLAN, Manager, planned_squad, towards
from anpfiff.bots.finale.levels import LEVELS, Judgement
from anpfiff.bots.finale.odds import (
    Pitch,
    Wear,
    lead_of,
    periods_left,
    selections,
    time_left,
    win_chance,
)
from anpfiff.bots.finale.squad import solved_squad
from anpfiff.bots.finale.tactics import Exchange, best_reply, equilibrium, likely_cards
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, Move, Seat, Setup
from anpfiff.games.finale.cards import (
    BRING_NOBODY,
    BUILD_UP,
    COLOUR,
    FIELD,
    FINISH,
    KEEP,
    LAY,
    LEAVE,
    OFF,
    ON,
    PLAY,
    READY,
    SHOOT,
    SHOTS,
    STACK,
    STAY,
    SWAP,
    USE,
)
from anpfiff.games.finale.guide import bonus, success
from anpfiff.games.finale.squads import Squad
from anpfiff.games.finale.view import FinaleView

ATTACKS = 1.9
"""Attacks and counters of both sides in a period."""
USES = 0.45
"""How often a footballer is used in one of them."""
TIRED = 0.9
"""Further attacks, against the first one."""
SWAP_GAIN = 0.02
"""By how many goals the cards to come must be better than the one put away."""
STACKING = (5, 2, 4, 2, 3, 5, 2, 4, 3, 2, 1)
"""R47 In which order it likes the strengths."""


class LeagueManager(Manager):
    """Weighs goals, strength that is left for later and risks, as well as it can."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, judgement: Judgement) -> None:
        super().__init__(seat, setup, dice)
        self.judgement = judgement
        self.plan = dice.pick(judgement.plans) if judgement.plans else None

    def get_ready(self) -> None:
        """It takes half a second, once; that belongs to sitting down, not to a decision."""
        if self.plan is not None:
            import_module("scipy.optimize")

    def ponders(self, view: FinaleView) -> bool:
        """What is solved, with SciPy: a squad, or a mix of cards."""
        solves_card = view.question == PLAY and self.judgement.mixes
        return solves_card or (view.question == FIELD and self.plan is not None)

    def note(self, card: int) -> None:
        """As far as it remembers."""
        if self.happens(self.judgement.remember):
            super().note(card)

    def happens(self, chance: int) -> bool:
        return chance > 0 and self.dice.below(1000) < chance

    def thought_of(self, options: Sequence[int]) -> list[int]:
        """Those that it does not overlook; at least one."""
        found = [one for one in options if not self.happens(self.judgement.overlook)]
        return found or [self.dice.pick(options)]

    def counted(self, lead: int) -> int:
        """A sum as it counts it."""
        if self.happens(self.judgement.miscount):
            return lead + self.dice.pick((-2, -1, 1, 2))
        return lead

    def choose(self, view: FinaleView, moves: Sequence[Move], imagine: Imagine) -> Move:
        if len(moves) == 1:
            return moves[0]
        if view.question != FIELD and self.happens(self.judgement.whim):
            return self.dice.pick(moves)
        return ANSWERS.get(view.question, LeagueManager.replace)(self, view, moves)

    # Squad and colour

    def choose_squad(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        return towards(self.squad(view), view, self.seat)

    def squad(self, view: FinaleView) -> Squad:
        deck, budget = self.deck, self.options.budget[self.seat]
        if self.plan is None:
            return planned_squad(deck, self.seat, PURPLE_PLAN, budget)
        return solved_squad(deck, self.seat, self.plan, budget)

    def choose_colour(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """The plan's, if the squad was chosen for it."""
        if self.plan is None or self.options.squads != "choose":
            return COLOUR + PURPLE_PLAN.colour
        return COLOUR + self.plan.colour

    def choose_stack(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R47 Strong and weak by turns, of each strength the card that suits the team best."""
        pitch = Pitch(self.setup, view)
        wanted = STACKING[len(view.mine)]
        cards = [move - STACK for move in moves]
        fitting = [card for card in cards if pitch.tactics[card].strength == wanted] or cards
        return STACK + max(
            self.thought_of(fitting), key=lambda card: pitch.chance(self.seat, card).goal
        )

    # What things are worth

    def value(self, view: FinaleView, goals: int) -> float:
        """Of a difference of so many goals; in goals."""
        if not self.judgement.stakes:
            return float(goals)
        left, lead = time_left(self.setup, view), lead_of(self.setup, view, self.seat)
        steep = win_chance(1, left) - win_chance(0, left)
        return (win_chance(lead + goals, left) - win_chance(lead, left)) / steep

    def wear(self, view: FinaleView, pitch: Pitch) -> Wear:
        """What uses cost; at the end of the match nothing."""
        ahead = periods_left(self.setup, view) + (view.question == OFF)
        attacks = view.attacks + ATTACKS * ahead
        slope = (self.value(view, 1) - self.value(view, -1)) / 2
        judgement = self.judgement
        return Wear(pitch, USES * attacks, judgement.freshness * slope, judgement.caution)

    # Tactics cards

    def exchange(self, view: FinaleView, likely: dict[int, float]) -> Exchange:
        return Exchange(
            Pitch(self.setup, view), self.seat, likely, lambda goals: self.value(view, goals), TIRED
        )

    def kept(self, view: FinaleView, card: int) -> float:
        """What the card may still be good for."""
        left = min(1.0, periods_left(self.setup, view) / 2)
        return self.judgement.saves * left * self.deck.tactics[card].strength

    def choose_card(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R12 The best attack, the best reply, or a mix that the other cannot see through."""
        hand = self.thought_of(view.hand)
        if not self.judgement.reads:
            return PLAY + self.most_promising(view, hand)
        likely = likely_cards(self.setup, view, self.seat, self.shown)
        exchange = self.exchange(view, likely)
        payoffs = [
            [exchange.worth(mine, theirs) - self.kept(view, mine) for theirs in likely]
            for mine in hand
        ]
        shares = list(likely.values())
        if self.judgement.mixes:
            cards = max(1, view.hands[1 - self.seat])
            limits = [min(1.0, cards * share) for share in shares]
            return PLAY + self.drawn(hand, equilibrium(payoffs, limits))
        replies = best_reply(payoffs, shares)
        return PLAY + hand[replies.index(max(replies))]

    def drawn(self, cards: Sequence[int], shares: Sequence[float]) -> int:
        """One by lot, as often as its share says."""
        left = self.dice.below(1 << 20) / (1 << 20)
        for card, share in zip(cards, shares, strict=True):
            left -= share
            if left < 0:
                return card
        return cards[-1]

    def most_promising(self, view: FinaleView, cards: Sequence[int]) -> int:
        """The best attack, never mind the other."""
        pitch = Pitch(self.setup, view)

        def worth(card: int) -> float:
            strength = pitch.tactics[card].strength
            return strength * pitch.chance(self.seat, card).goal - self.kept(view, card)

        return max(cards, key=worth)

    def choose_next(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R27 The best chance of a goal, but strong cards are better kept for a reveal."""
        pitch = Pitch(self.setup, view)
        danger = 0.0 if view.countered or not self.judgement.foresight else 1.0
        counter = view.open[1 - self.seat]

        def worth(card: int) -> float:
            chance = pitch.chance(self.seat, card)
            lead = pitch.tactics[card].strength - pitch.tactics[counter].strength
            against = pitch.chance(1 - self.seat, counter, max(0, lead)).goal
            gain = chance.goal * self.value(view, 1)
            loss = danger * (1 - chance.build) * against * self.value(view, -1)
            return gain + loss - self.kept(view, card)

        return LAY + max(self.thought_of(view.hand), key=worth)

    def choose_swap(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R28 Put the card away that is worth least, if those to come are better and enough."""
        needed = periods_left(self.setup, view) * 1.5 + 0.5
        if not self.judgement.exchanges or len(view.hand) + len(view.stack) - 1 < needed:
            return KEEP
        likely = likely_cards(self.setup, view, self.seat, self.shown)
        exchange = self.exchange(view, likely)

        def worth(card: int) -> float:
            return sum(exchange.worth(card, other) * share for other, share in likely.items())

        worst = min(view.hand, key=worth)
        to_come = sum(map(worth, view.stack)) / len(view.stack)
        return SWAP + worst if to_come > worth(worst) + SWAP_GAIN else KEEP

    # Footballers

    def choose_footballer(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """The first of the choice of footballers that is worth most."""
        pitch = Pitch(self.setup, view)
        wear = self.wear(view, pitch)
        cost = {
            card: wear.turning(card) - wear.risk(self.seat, card) for card in view.field[self.seat]
        }
        action = Action(self, view, pitch)
        options = list(selections(self.setup, view, self.seat))
        firsts = set(self.thought_of(sorted({cards[0] for cards in options})))
        best, chosen = float("-inf"), NOBODY
        for cards in options:
            if cards[0] in firsts:
                worth = action.worth(cards) + sum([cost[card] for card in cards])
                if worth > best:
                    best, chosen = worth, cards[0]
        return USE + chosen

    def change(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R42 Whoever has the better sides to come, if the change pays."""
        wear = self.wear(view, Pitch(self.setup, view))
        if READY not in moves:
            cards = [move - ON for move in moves if move != STAY]
            return ON + max(self.suiting(view.mine[-1], cards) or cards, key=wear.form)
        bench = [card for card in view.bench[self.seat] if card not in view.mine]
        best, chosen = self.judgement.changes, READY
        for off in [move - OFF for move in moves if move != READY]:
            for card in self.suiting(off, bench):
                gain = wear.form(card) - wear.form(off)
                if gain > best:
                    best, chosen = gain, OFF + off
        return chosen

    def suiting(self, off: int, reserves: Sequence[int]) -> list[int]:
        """E40 Who comes on for somebody plays in the same line, or a slot of it may stay empty."""
        line = self.deck.footballers[off].position
        return [card for card in reserves if self.deck.footballers[card].position == line]

    def replace(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R36, R39, E13 The best comes on or goes in goal; the weakest leaves."""
        wear = self.wear(view, Pitch(self.setup, view))
        question = view.question
        cards = [move - question for move in moves if move != BRING_NOBODY]

        def form(card: int) -> tuple[float, int]:
            return wear.form(card), wear.pitch.strength(card)

        if question == LEAVE:
            return LEAVE + min(self.thought_of(cards), key=form)
        return question + max(self.thought_of(cards), key=form)

    def choose_shooter(self, view: FinaleView, moves: Sequence[Move]) -> Move:
        """R45 The five strongest, in the order that beats the keeper's sides most often."""
        pitch = Pitch(self.setup, view)
        cards = self.thought_of([move - SHOOT for move in moves])
        first = {card: pitch.footballers[card].strengths[0] for card in cards}
        cards.sort(key=lambda card: (-first[card], card))
        keeper = view.keeper[1 - self.seat]
        if view.starter != NOBODY or keeper == NOBODY or not self.judgement.foresight:
            return SHOOT + cards[0]
        sides = pitch.footballers[keeper].strengths
        shot = len(view.mine)
        best = cards[: SHOTS - shot]

        def goals(order: Sequence[int]) -> float:
            return sum(
                success(first[card] - sides[(shot + at) % 4], FINISH, pitch.faces)
                for at, card in enumerate(order)
            )

        return SHOOT + max(permutations(best), key=goals)[0]


ANSWERS: dict[int, Callable[[LeagueManager, FinaleView, Sequence[Move]], Move]] = {
    FIELD: LeagueManager.choose_squad,
    COLOUR: LeagueManager.choose_colour,
    STACK: LeagueManager.choose_stack,
    PLAY: LeagueManager.choose_card,
    LAY: LeagueManager.choose_next,
    SWAP: LeagueManager.choose_swap,
    USE: LeagueManager.choose_footballer,
    OFF: LeagueManager.change,
    SHOOT: LeagueManager.choose_shooter,
}
"""By question; all others ask who replaces somebody."""


class Action:
    """The action that footballers are chosen for, and what a choice would bring."""

    def __init__(self, manager: LeagueManager, view: FinaleView, pitch: Pitch) -> None:
        self.view = view
        self.pitch = pitch
        self.manager = manager
        self.seat = manager.seat
        self.attacking = view.active == self.seat
        other = 1 - self.seat
        used = view.used[other]
        if self.attacking:
            built = view.built[other]
            self.against, self.built = pitch.best(other, view.slots[other], built, turn=0)
        else:
            self.against = sum([pitch.strength(card) for card in used])
            self.built = list(used)
        self.before = sum([pitch.strength(card) for card in view.used[self.seat]])
        foresight = manager.judgement.foresight
        self.counter = pitch.counter(view) if foresight else 0.0
        self.scored = manager.value(view, 1)
        self.conceded = -manager.value(view, -1)
        self.bonus = bonus(manager.deck, view)

    def worth(self, cards: tuple[int, ...]) -> float:
        total = self.before + sum([self.pitch.strength(card) for card in cards])
        lead = total - self.against if self.attacking else self.against - total
        lead = self.manager.counted(lead + self.bonus)
        chance = success(lead, self.view.action, self.pitch.faces)
        goal = chance * self.finish(cards)
        counter = (1 - chance) * self.counter
        if self.attacking:
            return goal * self.scored - counter * self.conceded
        return counter * self.scored - goal * self.conceded

    def finish(self, cards: tuple[int, ...]) -> float:
        """The chance of the finish that follows a build-up."""
        view = self.view
        if view.action != BUILD_UP:
            return 1.0
        if not self.manager.judgement.foresight:
            return 0.5
        mine = (*view.used[self.seat], *cards)
        built = (mine, self.built) if self.attacking else (self.built, mine)
        return self.pitch.finish(view.active, view.open[view.active], built)


LEAGUES = {name: partial(LeagueManager, judgement=level) for name, level in LEVELS.items()}
"""The weakest first."""
