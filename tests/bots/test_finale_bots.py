"""Greedy plays Finale from its view and from what it was told, and plays it sensibly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anpfiff.bots.bot import Bot, RandomBot
from anpfiff.bots.finale.greedy import PLANS, GreedyFinale, Plan, planned_squad
from anpfiff.core.dice import FastDice, derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Move, Setup
from anpfiff.games.finale.cards import (
    BENCH,
    BRING,
    ELEVEN,
    GOAL,
    KEEP,
    KEEPER,
    LEAVE,
    OFF,
    READY,
    SHOOT,
    SWAP,
    USE,
    FinaleDeck,
)
from anpfiff.games.finale.guide import guide
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.squads import cost
from anpfiff.games.finale.view import FinaleView
from anpfiff.play.turns import Turns

LONG = Finale.agree(2, {"after90": "extra-time"})


def played(kinds: Sequence[type[Bot]], seed: int, **options: str) -> Match:
    match = Match(Finale, Finale.agree(2, options), f"fast {seed}")
    bots = {
        seat: kind(seat, match.setup, FastDice(derived(seed, seat)))
        for seat, kind in enumerate(kinds)
    }
    Turns(match, bots).run()
    return match


def standard() -> FinaleDeck:
    deck = Finale.agree(2).deck
    assert isinstance(deck, FinaleDeck)
    return deck


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"squads": "first"},
        {"squads": "x", "after90": "extra-time"},
        {"tactics": "free"},
        {"budget": "40-60"},
        {"die": "0-0-0-3-3-3", "keeper": "injury-only"},
    ],
)
def test_it_plays_every_variant_to_the_end(options: dict[str, str]) -> None:
    for seed in range(2):
        match = played((GreedyFinale, GreedyFinale), seed, **options)
        assert match.result() is not None


def test_the_same_seed_gives_the_same_match() -> None:
    first, again = (list(played((GreedyFinale, GreedyFinale), 3).log) for _ in range(2))
    assert first == again


def test_it_beats_random() -> None:
    """Measured over 1,000 matches in docs/decisions/finale-balance.md; here a short check."""
    won = lost = 0
    for seed in range(24):
        seat = seed % 2
        kinds = (RandomBot, GreedyFinale) if seat else (GreedyFinale, RandomBot)
        result = played(kinds, seed).result()
        assert result is not None
        won += result.places[seat] < result.places[1 - seat]
        lost += result.places[seat] > result.places[1 - seat]
    assert won > 4 * lost


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("budget", [40, 50, 60])
def test_R4_R5_planned_squads_can_be_chosen(plan: Plan, seat: int, budget: int) -> None:
    deck = standard()
    squad = planned_squad(deck, seat, plan, budget)
    assert cost(deck, squad) <= budget
    assert (len(squad.field), len(squad.bench)) == (ELEVEN, BENCH)
    assert len({*squad.field, *squad.bench}) == ELEVEN + BENCH
    assert all(deck.footballers[card].club == seat for card in (*squad.field, *squad.bench))
    assert [deck.footballers[card].position for card in squad.field].count(KEEPER) == 1


def test_a_plan_gets_its_formation_its_squad_and_its_colour() -> None:
    deck = standard()
    for plan in PLANS[1:]:
        squad = planned_squad(deck, 0, plan, 50)
        positions = [deck.footballers[card].position for card in squad.field]
        assert tuple(positions.count(position) for position in range(4)) == plan.formation
        match = Match(Finale, Finale.agree(2), "fast 1")
        bots = [GreedyFinale(seat, match.setup, FastDice(seat), plan) for seat in range(2)]
        Turns(match, dict(enumerate(bots))).run()
        assert match.table.state()["colour"] == repr([plan.colour] * 2)
        line_up = match.memories[0].events[0].facts
        assert tuple(line_up["field"][0]) == squad.field


class Watched(GreedyFinale):
    """Notes what was asked and chosen."""

    def __init__(self, seat: int, setup: Setup, dice: FastDice) -> None:
        super().__init__(seat, setup, dice, PLANS[0])
        self.choices: list[tuple[FinaleView, Sequence[Move], Move]] = []

    def choose(self, view: FinaleView, moves: Sequence[Move], imagine: Any) -> Move:
        move = super().choose(view, moves, imagine)
        assert move in moves
        self.choices.append((view, moves, move))
        return move


@pytest.fixture(scope="module")
def choices() -> list[tuple[FinaleView, Sequence[Move], Move]]:
    seen = []
    for seed in range(20):
        match = Match(Finale, LONG, f"fast {seed}")
        bots = [Watched(seat, match.setup, FastDice(derived(seed, seat))) for seat in range(2)]
        Turns(match, dict(enumerate(bots))).run()
        seen += bots[0].choices + bots[1].choices
    return [choice for choice in seen if len(choice[1]) > 1]


Choices = list[tuple[FinaleView, Sequence[Move], Move]]


def test_a_lost_cause_costs_no_risk(choices: Choices) -> None:
    """Where all footballers have the same chance it never takes a symbol it could avoid."""
    tried = 0
    for view, _, move in choices:
        help_now = guide(LONG, view)
        if view.question != USE or help_now is None:
            continue
        advice = {one.footballer: one for one in help_now.advice}
        used = advice[move - USE]
        for one in advice.values():
            sign = 1 if view.asked == view.active else -1
            no_worse = sign * (one.goal - used.goal) >= 0
            fresher = one.turned - one.strength >= used.turned - used.strength
            assert not (no_worse and fresher and one.symbol == 0 != used.symbol)
        tried += 1
    assert tried > 200


def test_the_strongest_comes_on_goes_in_goal_and_shoots(choices: Choices) -> None:
    asked = set()
    for view, moves, move in choices:
        question = view.question
        if question not in (BRING, GOAL, SHOOT, LEAVE):
            continue
        help_now = guide(LONG, view)
        assert help_now is not None
        strengths = {one.footballer: one.strength for one in help_now.forms}
        open_to = [strengths[one - question] for one in moves if one - question in strengths]
        extreme = min(open_to) if question == LEAVE else max(open_to)
        assert strengths[move - question] == extreme
        asked.add(question)
    assert {BRING, SHOOT} <= asked


def test_it_keeps_its_cards_and_changes_only_late(choices: Choices) -> None:
    changed = 0
    for view, _, move in choices:
        if view.question == SWAP:
            assert move == KEEP
        if view.question == OFF and view.period < 5:
            assert move == READY
        changed += view.question == OFF and move != READY
    assert changed > 0


def test_it_can_take_over_at_any_moment() -> None:
    """Whatever somebody else has begun, its choice is among the moves."""
    for seed in range(6):
        dice = FastDice(seed)
        table = Finale(LONG, dice)
        while table.asked >= 0:
            seat, moves = table.asked, table.moves(table.asked)
            bot = GreedyFinale(seat, LONG, FastDice(seed))
            assert bot.choose(table.view(seat), moves, table.copy) in moves
            table.play(seat, moves[dice.below(len(moves))])
