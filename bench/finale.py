"""`python -m bench.finale`: how fast Finale is played at random, and copied.

Plain Python on one core. All contestants take short turns; the figures are medians.
"""

from __future__ import annotations

import json
from random import random
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NOBODY
from anpfiff.games.finale.rules import Finale
from bench.run import RESULTS, conditions

ROUNDS, SECONDS = 40, 0.1
COPIES = 200


def main() -> None:
    rounds: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, figure in {**played("x"), **played("choose"), "copy µs": copied()}.items():
            rounds.setdefault(name, []).append(figure)
    medians = {name: float(f"{median(figures):.3g}") for name, figures in rounds.items()}
    report = {**conditions(), "rounds": ROUNDS, "seconds": SECONDS, "medians": medians}
    (RESULTS / "finale.json").write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    table = Table("Finale", "median")
    for name, figure in medians.items():
        table.add_row(name, f"{figure:,.3g}" if figure < 1000 else f"{figure:,.0f}")
    Console().print(table)


def played(squads: str) -> dict[str, float]:
    """Whole matches at random, the preparation included; decisions have two moves or more."""
    setup = Finale.agree(2, {"squads": squads})
    matches = decisions = 0
    begun, end = process_time(), perf_counter() + SECONDS
    while perf_counter() < end:
        decisions += play_on(Finale(setup, FastDice(int(random() * 2**32)), loud=False))
        matches += 1
    spent = process_time() - begun
    return {
        f"matches/s, squads={squads}": matches / spent,
        f"decisions/s, squads={squads}": decisions / spent,
    }


def play_on(table: Finale) -> int:
    decisions = 0
    while (seat := table.asked) != NOBODY:
        moves = table.moves(seat)
        decisions += len(moves) > 1
        table.play(seat, moves[int(random() * len(moves))])
    return decisions


def copied() -> float:
    """Microseconds for a copy in the middle of a match."""
    table = Finale(Finale.agree(2, {"squads": "x"}), FastDice(1), loud=False)
    for _ in range(25):
        table.play(table.asked, table.moves(table.asked)[0])
    begun = process_time()
    for _ in range(COPIES):
        table.copy()
    return (process_time() - begun) / COPIES * 1e6


if __name__ == "__main__":
    main()
