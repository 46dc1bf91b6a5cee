"""`python -m bench.races`: how fast the races run in simulated time, and where the time goes.

People of level 2 in every seat, on one core; nothing is taken past the view. A timed move is
somebody's act or the clock's. All contestants take short turns; the figures are medians. Beside
them: the same tables played at random without time, events and views.
"""

from __future__ import annotations

import cProfile
import json
import pstats
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table as Grid

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for
from anpfiff.sim.course import race
from bench.run import RESULTS, conditions

ROUNDS, SECONDS = 20, 0.2
CONTESTANTS = [("rotweiss", 2), ("rotweiss", 4), ("rotweiss", 8), ("elfmeter", 2), ("rotblau", 2),
               ("rotblau", 4)]  # fmt: skip
PARTS = {"games": "rules and views", "bots": "people", "core": "match and dice", "play": "clock",
         "sim": "counting"}  # fmt: skip


def main() -> None:
    seeds = count(1)
    rounds: dict[str, list[dict[str, float]]] = {}
    for _ in range(ROUNDS):
        for name, seats in CONTESTANTS:
            figures = {**timed(GAMES[name], seats, seeds), **untimed(GAMES[name], seats, seeds)}
            rounds.setdefault(f"{name} {seats}", []).append(figures)
    medians = {
        name: {key: round(median(each[key] for each in figures), 1) for key in figures[0]}
        for name, figures in rounds.items()
    }
    shares = {f"{name} {seats}": parts(GAMES[name], seats) for name, seats in CONTESTANTS}
    report = {**conditions(), "rounds": ROUNDS, "seconds": SECONDS, "medians": medians,
              "share of the time": shares}  # fmt: skip
    (RESULTS / "races.json").write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    show(medians, shares)


def timed(game: type[Table], seats: int, seeds: Iterator[int]) -> dict[str, float]:
    moves = matches = 0
    begun, end = process_time(), perf_counter() + SECONDS
    while perf_counter() < end:
        moves += play_one(game, seats, next(seeds))
        matches += 1
    spent = process_time() - begun
    return {"timed moves/s": moves / spent, "timed matches/s": matches / spent}


def play_one(game: type[Table], seats: int, seed: int) -> int:
    match = Match(game, game.agree(seats), f"fast {seed}", ["reflex"] * seats)
    race(match, bots_for(match))
    return match.acts


def untimed(game: type[Table], seats: int, seeds: Iterator[int]) -> dict[str, float]:
    decisions = matches = 0
    setup = game.agree(seats)
    begun, end = process_time(), perf_counter() + SECONDS
    while perf_counter() < end:
        seed = next(seeds)
        decisions += game(setup, FastDice(seed), loud=False).playout(FastDice(seed + 1))
        matches += 1
    spent = process_time() - begun
    return {"random decisions/s": decisions / spent, "random matches/s": matches / spent}


def parts(game: type[Table], seats: int) -> dict[str, float]:
    """What share of a timed match each part of the program takes, by profile."""
    profile = cProfile.Profile()
    with profile:
        for seed in range(1, 6):
            play_one(game, seats, seed)
    spent = dict.fromkeys([*PARTS, "python"], 0.0)
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        places = [part for part in Path(file).parts if part in PARTS]
        spent[places[-1] if places else "python"] += own
    total = sum(spent.values())
    return {part: round(own / total, 2) for part, own in spent.items()}


def show(medians: dict[str, dict[str, float]], shares: dict[str, dict[str, float]]) -> None:
    first = next(iter(medians.values()))
    grid = Grid("game, seats", *first, title="Races on one core", title_justify="left")
    for name, figures in medians.items():
        grid.add_row(name, *[f"{figure:,.0f}" for figure in figures.values()])
    console = Console()
    console.print(grid)
    grid = Grid("share of the time", *PARTS.values(), "built-in functions")
    for name, spent in shares.items():
        grid.add_row(name, *[f"{share:.0%}" for share in spent.values()])
    console.print(grid)


if __name__ == "__main__":
    main()
