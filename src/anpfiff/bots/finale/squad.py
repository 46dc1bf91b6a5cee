"""The best squad of Finale for the points, by integer programming."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from anpfiff.core.nouns import Seat
from anpfiff.games.finale.cards import BENCH, BEST, KEEPER, POSITIONS, FinaleDeck, Footballer
from anpfiff.games.finale.squads import Squad, club, preset_squad


class Blueprint(NamedTuple):
    """What a manager wants of a squad; `worth` says how much each footballer adds to it."""

    colour: int
    """R10 The tactics cards it is built for, beside the white ones."""
    formation: tuple[int, ...]
    """How many start as keeper, in defence, midfield and attack."""
    starters: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)
    """What a point of strength is worth in each position."""
    bench: tuple[float, ...] = (0.2, 0.2, 0.2, 0.2)
    """The same for a reserve, who plays less."""
    sides: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)
    """R2 How much each side of the card counts: the first ones are used more often."""
    risks: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    """What a starter's symbol costs: none, injury, yellow, red."""
    second_keeper: int = 0
    """R5 How many keepers must sit on the bench."""


def worth(plan: Blueprint, footballer: Footballer, *, starts: bool) -> float:
    """Strength, side by side, in his position; less the risk if he starts."""
    weighted = zip(plan.sides, footballer.strengths, strict=True)
    strength = sum(weight * side for weight, side in weighted)
    if not starts:
        return plan.bench[footballer.position] * strength
    risk = sum(plan.risks[symbol] for symbol in footballer.symbols)
    return plan.starters[footballer.position] * strength - risk


def squad_worth(roster: Mapping[int, Footballer], plan: Blueprint, squad: Squad) -> float:
    """The objective."""
    starters = sum(worth(plan, roster[card], starts=True) for card in squad.field)
    return starters + sum(worth(plan, roster[card], starts=False) for card in squad.bench)


@cache
def solved_squad(deck: FinaleDeck, seat: Seat, plan: Blueprint, budget: int) -> Squad:
    """The squad of the plan that is worth most; a budget too small for it gets one ready made."""
    roster = {card: deck.footballers[card] for card in club(seat)}
    return maximised(roster, plan, budget, BENCH) or preset_squad(deck, seat, BEST, budget)


def maximised(
    roster: Mapping[int, Footballer], plan: Blueprint, budget: int, bench: int
) -> Squad | None:
    """The squad with the greatest `squad_worth`, exactly; None if none can be had.

    Two yes-or-no unknowns for every footballer: starts, sits on the bench. Maximise the sum of
    `worth` such that nobody does both (R4), the starters of each position are as many as the
    formation says (so eleven with one keeper: R4, E19), `bench` sit on the bench (R4), at least
    as many keepers among them as wanted (R5), and all values together are within the budget (R4).

    HiGHS solves it by branch and bound. SciPy is loaded only when somebody needs it: that takes
    longer than the solution.
    """
    from scipy.optimize import Bounds, LinearConstraint, milp

    footballers = list(roster.values())
    number = len(footballers)
    values = [one.value for one in footballers]
    nobody = [0] * number
    rows = [
        [int(one.position == position) for one in footballers] + nobody
        for position in range(len(POSITIONS))
    ]
    keepers = [int(one.position == KEEPER) for one in footballers]
    rows += [nobody + [1] * number, nobody + keepers, values + values]
    low = [*plan.formation, bench, plan.second_keeper, 0]
    high = [*plan.formation, bench, bench, budget]
    once = [[int(place % number == at) for place in range(2 * number)] for at in range(number)]
    found = milp(
        [-worth(plan, one, starts=starts) for starts in (True, False) for one in footballers],
        integrality=1,
        bounds=Bounds(0, 1),
        constraints=[LinearConstraint(rows, low, high), LinearConstraint(once, 0, 1)],
        options={"mip_rel_gap": 0},
    )
    if not found.success:
        return None
    taken = [share > 0.5 for share in found.x]
    return Squad(
        tuple(card for card, yes in zip(roster, taken[:number], strict=True) if yes),
        tuple(card for card, yes in zip(roster, taken[number:], strict=True) if yes),
    )
