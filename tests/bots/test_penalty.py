"""The penalty of Elfmeter! is an equilibrium, whatever corners are left."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from anpfiff.bots import find_bot
from anpfiff.bots.elfmeter.penalty import Corners, best_corners, dives, kicks, value
from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import SEATS
from anpfiff.games.elfmeter.cards import CORNERS, PLAY
from tests.rules.elfmeter_positions import deck, elfmeter

SETS = [
    frozenset(corners) for size in (1, 2, 3) for corners in combinations(range(len(CORNERS)), size)
]
PAIRS = list(product(SETS, SETS))
LEFT, MIDDLE, RIGHT = range(3)


def saved(kick: Corners, dive: Corners) -> float:
    """How many shots are saved if both choose their corners equally often."""
    return len(kick & dive) / (len(kick) * len(dive))


@pytest.mark.parametrize(("taker", "keeper"), PAIRS)
def test_nobody_can_do_better_against_it(taker: Corners, keeper: Corners) -> None:
    kick, dive = kicks(taker, keeper), dives(taker, keeper)
    assert kick <= taker
    assert dive <= keeper
    worth = value(taker, keeper)
    best_keeper = max(saved(kick, frozenset([corner])) for corner in keeper)
    assert 1 - best_keeper >= worth - 1e-9
    if taker <= keeper:
        best_taker = max(1 - saved(frozenset([corner]), dive) for corner in taker)
        assert best_taker <= worth + 1e-9
    else:
        assert worth == 1  # Nobody scores more than surely.


POSITION = """
    A       {}
    B       {}
    attack  {} 16 62 24
"""


def position(taker: str, keeper: str, attacker: str = "A") -> str:
    stacks = (taker, keeper) if attacker == "A" else (keeper, taker)
    return POSITION.format(*stacks, attacker)


@pytest.mark.parametrize("attacker", ["A", "B"])
@pytest.mark.parametrize(
    ("taker", "keeper", "kicked", "dived"),
    [
        # Kicks of 12, 26, 15: middle, left, right. Dives of 12, 13, 15: left, right, middle.
        ("12 26 15", "12 13 15", {LEFT, MIDDLE, RIGHT}, {LEFT, MIDDLE, RIGHT}),
        ("12 26 15", "12 13", {MIDDLE}, {LEFT, RIGHT}),
        ("26 15", "12 13 15", {LEFT, RIGHT}, {LEFT, RIGHT}),
        ("26", "12 13 15", {LEFT}, {LEFT}),
        ("12", "12 13", {MIDDLE}, {LEFT, RIGHT}),
    ],
)
def test_each_side_knows_what_the_other_can_show(
    taker: str, keeper: str, kicked: set[int], dived: set[int], attacker: str
) -> None:
    table = elfmeter(position(taker, keeper, attacker))
    seat = SEATS.index(attacker)
    assert set(best_corners(table.view(seat), deck())) == kicked
    assert set(best_corners(table.view(1 - seat), deck())) == dived


def shown(league: str, text: str, seat: int, times: int = 600, people: int = 1) -> Counter[int]:
    """How often the people of this league show which corner."""
    table = elfmeter(text)
    view, moves = table.view(seat), table.moves(seat)
    counted: Counter[int] = Counter()
    for number in range(people):
        person = find_bot("elfmeter", league)(seat, table.setup, FastDice(number))
        for _ in range(times):
            person.due = 0
            _, move = person.choose(view, moves, table.copy)
            card = deck().cards[move - PLAY]
            counted[card.kick if view.attacker == seat else card.dive] += 1
    return counted


FULL = position("12 26 15 13 34 35", "12 13 15 24 16 31")


@pytest.mark.parametrize("league", ["bundesliga", "weltklasse"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_upper_leagues_play_the_equilibrium(league: str, seat: int) -> None:
    counted = shown(league, FULL, seat, times=3000)
    assert all(abs(counted[corner] / 3000 - 1 / 3) < 0.03 for corner in range(3))
    open_goal = position("12 26 15", "12 13")
    assert set(shown(league, open_goal, 0)) == {MIDDLE}


def test_the_lower_leagues_have_a_favourite_corner() -> None:
    kreisliga = max(shown("kreisliga", FULL, 0).values()) / 600
    regionalliga = max(shown("regionalliga", FULL, 0).values()) / 600
    assert 0.4 < regionalliga < kreisliga - 0.05 < 0.75
    all_people = shown("kreisliga", FULL, 0, times=20, people=60)
    assert min(all_people.values()) > 250  # Not all have the same.
