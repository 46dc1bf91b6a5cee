"""Bots for Finale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, Event, Move, Seat, Setup
from anpfiff.games.finale.cards import (
    BENCH,
    BEST,
    COLOUR,
    COLOURS,
    DONE,
    DROP,
    FIELD,
    INJURY,
    KEEP,
    KEEPER,
    LAY,
    LEAVE,
    NO_SYMBOL,
    OFF,
    ON,
    ON_BENCH,
    PERIODS,
    PLAY,
    READY,
    RED,
    STAY,
    SWAP,
    USE,
    WHITE,
    X_TEAM,
    YELLOW,
    FinaleDeck,
    deck_of,
)
from anpfiff.games.finale.guide import Advice, Form, Prospect, guide, prospect, with_bonus
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.squads import Squad, club, cost, preset_squad
from anpfiff.games.finale.view import FinaleView

FRESHNESS = 0.05
"""What a point of strength that shows at the next use is worth, in goals."""
RISK = {NO_SYMBOL: 0.0, INJURY: 0.06, YELLOW: 0.04, RED: 0.08}
"""What a symbol costs on average, in goals."""
SPENT = 0.02
"""What laying a strong card costs for each point that would win attacks later, in goals."""
LATE = PERIODS - 1
"""From this period on a tired footballer will not get round to his good side again."""
CLEARLY = 2
"""By how much a reserve must be stronger to be worth a change."""


class Plan(NamedTuple):
    """A colour and the squad for it: how many start in each position, and how much they matter."""

    colour: int
    formation: tuple[int, ...] = ()
    """Keeper, defence, midfield, attack; nothing: the X team (R6)."""
    weights: tuple[int, ...] = (1, 1, 1, 1)
    reserve: int = 3
    """What a reserve may cost."""


PURPLE_PLAN = Plan(COLOURS.index("purple"))
PLANS = (
    PURPLE_PLAN,
    Plan(COLOURS.index("yellow"), (1, 5, 3, 2), (2, 3, 2, 2)),
    Plan(COLOURS.index("blue"), (1, 3, 6, 1), (2, 3, 3, 2)),
    Plan(COLOURS.index("red"), (1, 3, 4, 3), (2, 2, 2, 3), reserve=2),
)


class Manager(Bot):
    """Remembers the cards that the other has shown since he got his present stack."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice) -> None:
        super().__init__(seat, setup, dice)
        self.deck = deck_of(setup)
        self.options = options_of(setup)
        self.shown: list[int] = []

    def see(self, view: FinaleView, events: Sequence[Event], at: int) -> None:
        for event in events:
            facts = event.facts
            if event.code == "period" and facts["period"] == PERIODS + 1:
                self.shown = []
            elif event.code == "reveal":
                self.note(facts["tactics"][1 - self.seat])
            elif event.code == "lay" and facts["seat"] != self.seat:
                self.note(facts["tactic"])

    def note(self, card: int) -> None:
        self.shown.append(card)


class GreedyFinale(Manager):
    """Takes the best chance of the moment, and does not waste strength or risk on a lost one.

    It expects any of the cards that the other has not shown.
    """

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, plan: Plan | None = None) -> None:
        super().__init__(seat, setup, dice)
        self.plan = plan or dice.pick(PLANS)

    def choose(self, view: FinaleView, moves: Sequence[Move], imagine: Imagine) -> Move:
        if len(moves) == 1:
            return moves[0]
        question = view.question
        if question == FIELD:
            return self.choose_squad(view)
        if question == COLOUR:
            return COLOUR + self.colour(view)
        if question == PLAY:
            return self.choose_card(view)
        if question == SWAP:
            return KEEP
        help_now = guide(self.setup, view)
        if help_now is None:
            return self.dice.pick(moves)
        if question == USE:
            return USE + self.choose_footballer(view, help_now.advice)
        if question == LAY:
            return LAY + self.choose_next(view, help_now.cards)
        return self.change(view, moves, help_now.forms)

    def choose_squad(self, view: FinaleView) -> Move:
        budget = self.options.budget[self.seat]
        return towards(planned_squad(self.deck, self.seat, self.plan, budget), view, self.seat)

    def colour(self, view: FinaleView) -> int:
        """The plan's, if the squad was chosen for it."""
        return (self.plan if self.options.squads == "choose" else PURPLE_PLAN).colour

    # Tactics cards

    def choose_card(self, view: FinaleView) -> Move:
        """Most goals for, less those against, over all the cards that the other may play."""
        outlook = Outlook(self.setup, view, self.seat)
        others = self.possible(view)

        def worth(card: int) -> float:
            return sum(outlook.exchange(card, other) * share for other, share in others.items())

        return PLAY + max(view.hand, key=worth)

    def possible(self, view: FinaleView) -> dict[int, float]:
        """The other's cards that are not shown yet, and how likely it is that he has each."""
        deck = self.deck
        if not view.hands[1 - self.seat]:
            return {deck.final: 1.0}
        known = {deck.tactics[card].colour for card in self.shown} - {WHITE}
        colours = known or set(range(1, len(COLOURS)))
        likely = dict.fromkeys(deck.family(WHITE), 1.0)
        if view.period <= PERIODS:
            for colour in sorted(colours):
                likely |= dict.fromkeys(deck.family(colour), 1 / len(colours))
        return {card: weight for card, weight in likely.items() if card not in self.shown}

    def choose_next(self, view: FinaleView, cards: Sequence[Prospect]) -> int:
        """The best chance of a goal, but strong cards are better kept for a reveal."""
        tactics = self.deck.tactics

        def worth(card: Prospect) -> float:
            return card.goal - SPENT * tactics[card.tactic].strength

        return max(cards, key=worth).tactic

    # Footballers

    def choose_footballer(self, view: FinaleView, advice: Sequence[Advice]) -> int:
        """The best chance of a goal, or of none; then little risk, and no strength wasted."""
        sign = 1 if view.active == self.seat else -1

        def worth(one: Advice) -> float:
            fresher = FRESHNESS * (one.turned - one.strength)
            return sign * one.goal + fresher - RISK[one.symbol]

        return max(advice, key=worth).footballer

    def change(self, view: FinaleView, moves: Sequence[Move], forms: Sequence[Form]) -> Move:
        """The strongest comes on, goes in goal or shoots; the weakest leaves."""
        strengths = {one.footballer: one.strength for one in forms}
        if view.question == OFF:
            return self.substitute(view, moves, strengths)
        cards = [move - view.question for move in moves if move - view.question in strengths]
        pick = min if view.question == LEAVE else max
        best = pick(cards, key=lambda card: (strengths[card], total(self.deck, card)))
        return view.question + best

    def substitute(
        self, view: FinaleView, moves: Sequence[Move], strengths: dict[int, int]
    ) -> Move:
        """Late in the match somebody clearly fresher for the same position, if there is one."""
        positions = {card: self.deck.footballers[card].position for card in strengths}

        def fresher(off: int) -> int:
            """By how much the best reserve of his position is stronger."""
            reserves = [
                strengths[card] - strengths[off]
                for card in view.bench[self.seat]
                if card not in view.mine and positions[card] == positions[off] != KEEPER
            ]
            return max(reserves, default=0)

        def fit(on: Move) -> tuple[bool, int, int]:
            card = on - ON
            return positions[card] == positions[view.mine[-1]], strengths[card], card

        if READY not in moves:
            return max([move for move in moves if move != STAY], key=fit)
        tired = max([move - OFF for move in moves if move != READY], key=fresher, default=NOBODY)
        if view.period < LATE or tired == NOBODY or fresher(tired) < CLEARLY:
            return READY
        return OFF + tired


class Outlook:
    """What both sides may expect of the cards, from the present line-ups."""

    def __init__(self, setup: Setup, view: FinaleView, seat: Seat) -> None:
        self.setup = setup
        self.view = view
        self.seat = seat
        self.strengths = [card.strength for card in deck_of(setup).tactics]
        self.known: dict[tuple[Seat, int], Prospect] = {}
        goals = [self.prospect(seat, card).goal for card in view.hand]
        self.further = sum(goals) / len(goals)

    def prospect(self, seat: Seat, card: int) -> Prospect:
        if (seat, card) not in self.known:
            self.known[seat, card] = prospect(self.setup, self.view, seat, card)
        return self.known[seat, card]

    def exchange(self, mine: int, theirs: int) -> float:
        """R13, R15 Goals for less goals against if these two cards are revealed."""
        lead = self.strengths[mine] - self.strengths[theirs]
        if lead > 0:
            return self.attacks(self.seat, mine, theirs, lead)
        if lead < 0:
            return -self.attacks(1 - self.seat, theirs, mine, -lead)
        attacks = self.attacks(self.seat, mine, theirs, 1)
        return (attacks - self.attacks(1 - self.seat, theirs, mine, 1)) / 2

    def attacks(self, seat: Seat, card: int, other: int, number: int) -> float:
        """R27, R29 The first by this card, the others like the average; one counter at most."""
        first = self.prospect(seat, card)
        lead = self.strengths[card] - self.strengths[other]
        counter = with_bonus(self.prospect(1 - seat, other), lead, options_of(self.setup).die)
        return first.goal + (number - 1) * self.further - (1 - first.build) * counter.goal


def towards(squad: Squad, view: FinaleView, seat: Seat) -> Move:
    """Footballer by footballer; they fit the budget together, so their order is free."""
    lines = (
        (FIELD, squad.field, view.field[seat]),
        (ON_BENCH, squad.bench, view.bench[seat]),
    )
    drops = [DROP + card for _, wanted, chosen in lines for card in chosen if card not in wanted]
    picks = [act + card for act, wanted, chosen in lines for card in wanted if card not in chosen]
    return (drops + picks + [DONE])[0]


def total(deck: FinaleDeck, card: int) -> int:
    return sum(deck.footballers[card].strengths)


@cache
def planned_squad(deck: FinaleDeck, seat: Seat, plan: Plan, budget: int) -> Squad:
    """The most strength for the budget in the plan's formation, with a modest bench.

    Exact: the best for every number of starters and every sum of points, position by position.
    A budget that cannot pay for the formation gets the best squad ready made.
    """
    if not plan.formation:
        team = preset_squad(deck, seat, X_TEAM, budget)
        return team if cost(deck, team) <= budget else preset_squad(deck, seat, BEST, budget)
    bench = modest_bench(deck, seat, plan.reserve)
    best: Found = {sum(deck.footballers[card].value for card in bench): (0, ())}
    for position, number in enumerate(plan.formation):
        rows: list[Found] = [best, *[{} for _ in range(number)]]
        for card in club(seat):
            footballer = deck.footballers[card]
            if footballer.position == position and card not in bench:
                worth = plan.weights[position] * sum(footballer.strengths)
                add(rows, card, footballer.value, worth)
        best = rows[number]
    fitting = [found for spent, found in best.items() if spent <= budget]
    if not fitting:
        return preset_squad(deck, seat, BEST, budget)
    return Squad(tuple(sorted(max(fitting)[1])), bench)


Found = dict[int, tuple[int, tuple[int, ...]]]
"""By the points they cost: how much footballers are worth, and who they are."""


def add(rows: list[Found], card: int, value: int, worth: int) -> None:
    """One more footballer to choose: row n holds the best choices of n for every cost."""
    for number in reversed(range(len(rows) - 1)):
        for spent, (before, cards) in rows[number].items():
            if rows[number + 1].get(spent + value, (-1, ()))[0] < before + worth:
                rows[number + 1][spent + value] = (before + worth, (*cards, card))


def modest_bench(deck: FinaleDeck, seat: Seat, most: int) -> tuple[int, ...]:
    """R5 One reserve for every position: the strongest of those that cost no more."""
    bench = []
    for position in range(BENCH):
        cards = [card for card in club(seat) if deck.footballers[card].position == position]
        limit = max(most, min(deck.footballers[card].value for card in cards))
        modest = [card for card in cards if deck.footballers[card].value <= limit]
        bench.append(max(modest, key=lambda card: sum(deck.footballers[card].strengths)))
    return tuple(bench)
