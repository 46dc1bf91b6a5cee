"""Which tactics card to play in Finale: both choose at once, so it is a game of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from anpfiff.bots.finale.odds import Chance, Pitch
from anpfiff.core.nouns import Seat, Setup
from anpfiff.games.finale.cards import COLOURS, FREE_MIX, PERIODS, WHITE, FinaleDeck, deck_of
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.view import FinaleView

Matrix = Sequence[Sequence[float]]
"""What each own choice (row) is worth against each of the other's (column)."""


def equilibrium(payoffs: Matrix, limits: Sequence[float] | None = None) -> list[float]:
    """How often to choose each row so that the other, who knows this, can do least about it.

    The other mixes his columns as he likes, none more often than its limit: a card that he may
    not hold he cannot always play. A linear programme. With x the mix, he picks the cheapest
    columns up to their limits; the value of that is, by duality, the greatest t − Σ limit·s with
    t − s ≤ the payoff of x in every column, and s ≥ 0. There t is the payoff of the dearest
    column that he plays, so it lies among the payoffs.
    """
    from scipy.optimize import linprog

    rows, columns = len(payoffs), len(payoffs[0])
    if rows == 1:
        return [1.0]
    limits = limits or [1.0] * columns
    least, most = min(map(min, payoffs)), max(map(max, payoffs))
    above = []
    for column in range(columns):
        relief = [-1.0 if other == column else 0.0 for other in range(columns)]
        above.append([*[-row[column] for row in payoffs], 1.0, *relief])
    found = linprog(
        [*[0.0] * rows, -1.0, *limits],
        A_ub=above,
        b_ub=[0.0] * columns,
        A_eq=[[*[1.0] * rows, *[0.0] * (columns + 1)]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(least, most)] + [(0, None)] * columns,
    )
    shares = [max(0.0, float(share)) for share in found.x[:rows]]
    return [share / sum(shares) for share in shares]


def best_reply(payoffs: Matrix, likely: Sequence[float]) -> list[float]:
    """What each row is worth against this mix."""
    return [sum(map(float.__mul__, row, likely)) for row in payoffs]


def likely_cards(
    setup: Setup, view: FinaleView, seat: Seat, shown: Sequence[int]
) -> dict[int, float]:
    """The other's cards that are not shown yet, and how likely each is among them; sum 1."""
    deck = deck_of(setup)
    if not view.hands[1 - seat]:
        return {deck.final: 1.0}
    if view.period > PERIODS:
        weights = dict.fromkeys(deck.family(WHITE), 1.0)
    elif options_of(setup).tactics == "free":
        weights = free_cards(deck, shown)
    else:
        weights = coloured_cards(deck, shown)
    left = {card: weight for card, weight in weights.items() if card not in shown and weight > 0}
    left = left or {deck.final: 1.0}
    total = sum(left.values())
    return {card: weight / total for card, weight in left.items()}


def coloured_cards(deck: FinaleDeck, shown: Sequence[int]) -> dict[int, float]:
    """E28 White, and one other colour: known as soon as he has shown a card of it."""
    known = {deck.tactics[card].colour for card in shown} - {WHITE}
    colours = known or set(range(1, len(COLOURS)))
    weights = dict.fromkeys(deck.family(WHITE), 1.0)
    for colour in sorted(colours):
        weights |= dict.fromkeys(deck.family(colour), 1 / len(colours))
    return weights


def free_cards(deck: FinaleDeck, shown: Sequence[int]) -> dict[int, float]:
    """R47 Any cards, but so many of each strength."""
    strengths = Counter(FREE_MIX)
    strengths.subtract(deck.tactics[card].strength for card in shown if card != deck.final)
    cards = [card for colour in range(len(COLOURS)) for card in deck.family(colour)]
    open_cards = [card for card in cards if card not in shown]
    number = Counter(deck.tactics[card].strength for card in open_cards)
    return {
        card: max(0, strengths[deck.tactics[card].strength]) / number[deck.tactics[card].strength]
        for card in open_cards
    }


class Exchange:
    """What comes of two cards that are revealed together: goals, and what they are worth.

    Further attacks are expected to be as good as the other cards of the attacker on average, and
    a little worse, because the best have been used.
    """

    def __init__(
        self,
        pitch: Pitch,
        seat: Seat,
        likely: Mapping[int, float],
        value: Callable[[int], float],
        tired: float = 1.0,
    ) -> None:
        self.pitch = pitch
        self.seat = seat
        self.value = value
        """Of a goal difference in this period, from the seat's side."""
        self.chances: dict[tuple[Seat, int, int], Chance] = {}
        own = [self.chance(seat, card).goal for card in pitch.view.hand]
        other = [self.chance(1 - seat, card).goal * share for card, share in likely.items()]
        self.further = {seat: tired * sum(own) / max(1, len(own)), 1 - seat: tired * sum(other)}

    def chance(self, seat: Seat, card: int, bonus: int = 0) -> Chance:
        key = (seat, card, bonus)
        if key not in self.chances:
            self.chances[key] = self.pitch.chance(seat, card, bonus)
        return self.chances[key]

    def worth(self, mine: int, theirs: int) -> float:
        """R13, R15 If these two cards are revealed."""
        tactics = self.pitch.tactics
        lead = tactics[mine].strength - tactics[theirs].strength
        if lead > 0:
            return self.attacks(self.seat, mine, theirs, lead)
        if lead < 0:
            return self.attacks(1 - self.seat, theirs, mine, -lead)
        first = self.attacks(self.seat, mine, theirs, 1)
        return (first + self.attacks(1 - self.seat, theirs, mine, 1)) / 2

    def attacks(self, seat: Seat, card: int, other: int, number: int) -> float:
        """R27, R29 The first by this card, one counter at most; exact but for its assumptions."""
        tactics = self.pitch.tactics
        first = self.chance(seat, card)
        bonus = tactics[card].strength - tactics[other].strength
        counter = self.chance(1 - seat, other, bonus).goal * (1 - first.build)
        goal = first.goal
        spread = {1: goal, -1: counter, 0: 1 - goal - counter}
        again = self.further[seat]
        for _ in range(number - 1):
            spread = one_more(spread, again)
        sign = 1 if seat == self.seat else -1
        return sum(share * self.value(sign * goals) for goals, share in spread.items())


def one_more(spread: Mapping[int, float], goal: float) -> dict[int, float]:
    """The goals after a further attack."""
    after: dict[int, float] = {}
    for goals, share in spread.items():
        after[goals] = after.get(goals, 0.0) + share * (1 - goal)
        after[goals + 1] = after.get(goals + 1, 0.0) + share * goal
    return after
