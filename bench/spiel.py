"""Card games of OpenSpiel: driven from Python, and rolled out inside its C++."""

from __future__ import annotations

from functools import partial
from random import random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import pyspiel

from bench.worker import Contestant, Measured

GAMES = ("crazy_eights", "go_fish", "leduc_poker", "hanabi")
ROOTS = 8
ROLLOUTS = 200
CHANCE = int(pyspiel.PlayerId.CHANCE)


def contestants() -> dict[str, Contestant]:
    found: dict[str, Contestant] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        found[f"python {name}"] = partial(driven, game)
        # Its search, the only way from Python to its rollouts, wants all rewards at the end.
        if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            found[f"c++ {name}"] = partial(rolled_out, [root(game) for _ in range(ROOTS)])
    return found


def driven(game: Any, seconds: float) -> Measured:
    """Whole matches, deal included, move by move."""
    decisions = 0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        decisions += play_on(game.new_initial_state())
    return Measured(decisions, process_time() - begun)


def play_on(state: Any) -> int:
    """Play at random to the end; says how many decisions (two moves or more) that took.

    About as fast as Python can drive it: no is_terminal, no random.choices.
    """
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            moves = state.legal_actions()
            count = len(moves)
            if count > 1:
                decisions += 1
                state.apply_action(moves[int(random() * count)])
            else:
                state.apply_action(moves[0])
        elif player == CHANCE:
            left = random()
            for outcome, probability in state.chance_outcomes():
                left -= probability
                if left < 0:
                    state.apply_action(outcome)
                    break
        else:
            return decisions


class Root(NamedTuple):
    """The first decision of a match, and a search that does nothing but roll out from there."""

    state: Any
    bot: Any
    decisions: float
    """Of one rollout, on average."""


def root(game: Any) -> Root:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1),
        2.0,  # How eagerly to explore: no matter with one simulation.
        1,
        100,
        False,
        1,
        False,
    )
    decisions = sum(play_on(state.clone()) for _ in range(ROLLOUTS * 5)) / (ROLLOUTS * 5)
    return Root(state, bot, decisions)


def rolled_out(roots: list[Root], seconds: float) -> Measured:
    decisions = 0.0
    begun, end = process_time(), perf_counter() + seconds
    while perf_counter() < end:
        for each in roots:
            each.bot.mcts_search(each.state)
            decisions += ROLLOUTS * each.decisions
    return Measured(decisions, process_time() - begun)
