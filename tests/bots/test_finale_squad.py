"""The best squad is the best: nothing else is worth more."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest

from anpfiff.bots.finale.greedy import PLANS, Plan, planned_squad
from anpfiff.bots.finale.levels import LEVELS
from anpfiff.bots.finale.squad import Blueprint, maximised, solved_squad, squad_worth
from anpfiff.core.dice import FastDice
from anpfiff.games.finale.cards import (
    ATTACK,
    BENCH,
    DEFENCE,
    ELEVEN,
    KEEPER,
    MIDFIELD,
    FinaleDeck,
    Footballer,
)
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.squads import Squad, club, cost

ALL_PLANS = sorted({plan for level in LEVELS.values() for plan in level.plans})
EPSILON = 1e-6


def standard() -> FinaleDeck:
    deck = Finale.agree(2).deck
    assert isinstance(deck, FinaleDeck)
    return deck


def clubs(deck: FinaleDeck, seat: int) -> dict[int, Footballer]:
    return {card: deck.footballers[card] for card in club(seat)}


def tried_out(
    roster: dict[int, Footballer], plan: Blueprint, budget: int, bench: int
) -> float | None:
    """The worth of the best squad, by looking at every one."""
    best = None
    for field in combinations(roster, sum(plan.formation)):
        positions = [roster[card].position for card in field]
        if tuple(positions.count(position) for position in range(4)) != plan.formation:
            continue
        rest = [card for card in roster if card not in field]
        for reserves in combinations(rest, bench):
            squad = Squad(field, reserves)
            keepers = sum(roster[card].position == KEEPER for card in reserves)
            points = sum(roster[card].value for card in (*field, *reserves))
            if points <= budget and keepers >= plan.second_keeper:
                found = squad_worth(roster, plan, squad)
                best = found if best is None else max(best, found)
    return best


def any_plan(dice: FastDice, formation: tuple[int, ...]) -> Blueprint:
    def weights() -> tuple[float, ...]:
        return tuple(dice.below(20) / 10 for _ in range(4))

    return Blueprint(1, formation, weights(), weights(), weights(), weights(), dice.below(2))


@pytest.mark.parametrize("seed", range(30))
def test_it_finds_what_trying_everything_finds(seed: int) -> None:
    dice = FastDice(seed)
    everybody = list(clubs(standard(), seed % 2).items())
    dice.shuffle(everybody)
    roster = dict(everybody[:11])
    plan = any_plan(dice, (1, 1 + dice.below(2), 2, dice.below(2)))
    budget = 12 + dice.below(10)
    best = tried_out(roster, plan, budget, 2)
    squad = maximised(roster, plan, budget, 2)
    assert (squad is None) == (best is None)
    if squad is not None and best is not None:
        assert sum(roster[card].value for card in (*squad.field, *squad.bench)) <= budget
        assert squad_worth(roster, plan, squad) == pytest.approx(best, abs=EPSILON)


def objective(plan: Plan) -> Blueprint:
    """What `planned_squad` maximises: its bench is fixed beforehand and counts nothing."""
    weights = tuple(float(weight) for weight in plan.weights)
    return Blueprint(plan.colour, plan.formation, weights, (0.0,) * 4)


@pytest.mark.parametrize("plan", PLANS[1:])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("budget", [40, 50, 60])
def test_it_is_never_worse_than_the_dynamic_programme(plan: Plan, seat: int, budget: int) -> None:
    deck = standard()
    roster, aim = clubs(deck, seat), objective(plan)
    planned = planned_squad(deck, seat, plan, budget)
    positions = [roster[card].position for card in planned.field]
    if tuple(positions.count(position) for position in range(4)) == plan.formation:
        solved = solved_squad(deck, seat, aim, budget)
        assert squad_worth(roster, aim, solved) >= squad_worth(roster, aim, planned) - EPSILON


@pytest.mark.parametrize("plan", ALL_PLANS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("budget", range(40, 61, 4))
def test_squads_of_the_leagues_can_be_chosen(plan: Blueprint, seat: int, budget: int) -> None:
    deck = standard()
    squad = solved_squad(deck, seat, plan, budget)
    assert cost(deck, squad) <= budget
    assert (len(squad.field), len(squad.bench)) == (ELEVEN, BENCH)
    assert len({*squad.field, *squad.bench}) == ELEVEN + BENCH
    assert all(deck.footballers[card].club == seat for card in (*squad.field, *squad.bench))
    assert [deck.footballers[card].position for card in squad.field].count(KEEPER) == 1


@pytest.mark.parametrize("plan", [plan for level in ("bundesliga", "weltklasse")
                                  for plan in LEVELS[level].plans])  # fmt: skip
@pytest.mark.parametrize("seat", [0, 1])
def test_the_best_field_a_team_that_a_fan_would_recognise(plan: Blueprint, seat: int) -> None:
    """3–5 defenders, 2–6 midfielders, 1–4 strikers, and two keepers in the squad."""
    deck = standard()
    squad = solved_squad(deck, seat, plan, 50)
    rows = [deck.footballers[card].position for card in squad.field]
    assert rows.count(DEFENCE) in range(3, 6)
    assert rows.count(MIDFIELD) in range(2, 7)
    assert rows.count(ATTACK) in range(1, 5)
    everybody = [deck.footballers[card].position for card in (*squad.field, *squad.bench)]
    assert everybody.count(KEEPER) >= 2


def test_a_budget_that_pays_for_nobody_gives_no_squad() -> None:
    roster = clubs(standard(), 0)
    assert maximised(roster, Blueprint(1, (1, 4, 4, 2)), 10, BENCH) is None


def test_scipy_is_not_loaded_with_the_bots() -> None:
    """It takes longer to load than the whole program to start."""
    code = "import sys, anpfiff.bots, anpfiff.bots.finale.league; sys.exit('scipy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
