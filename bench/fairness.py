"""Does the quicker player win, or the quicker line? Tables for docs/fairness.md.

`python -m bench.fairness [-n 2000] [--jobs 1] [--games rotweiss,…]` lets equal players race over
lines of different lengths, in different orders, with jitter, loss and liars, and writes what the
side of seat A wins to bench/results/fairness.json after every cell; cells that are there already
with as many matches are not played again. The exit status says whether every limit holds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from anpfiff.games import GAMES
from anpfiff.sim.lines import read_net
from anpfiff.sim.run import Plan, Tally, interval, tallies

RESULTS = Path(__file__).parent / "results" / "fairness.json"
TABLES = (("rotweiss", 2), ("elfmeter", 2), ("rotblau", 2), ("rotweiss", 4), ("rotblau", 4))
LEAGUE = "regionalliga"
SEED = 2026
EVEN = 50.0
LATER_MS = 300
"""So much longer than `hand_ms` is `late_ms` by default."""


class Cell(NamedTuple):
    """Lines, and what must come out: the share in per cent, or what a liar may gain in points."""

    name: str
    rtt: str
    jitter: str = "0"
    loss: str = "0"
    order: str = "landing"
    liar: str = ""
    hand_ms: int = 300
    within: float | None = None
    """So far from an even share at most."""
    gains: float | None = None
    """So many points more than without the lie at most."""


HONEST = Cell("20 v 200, landing", "20,200", within=2.5)
CELLS = (
    HONEST,
    Cell("20 v 200, arrival", "20,200", order="arrival"),
    Cell("20 v 200, press", "20,200", order="press"),
    Cell("20 v 200, landing, jitter 15, loss 1 %", "20,200", "15", "1", within=3),
    Cell("20 v 200, A claims the earliest press", "20,200", liar="A:99999", gains=3),
    Cell("20 v 200, B claims the earliest press", "20,200", liar="B:99999", gains=3),
    Cell("20 v 200, A answers pulses late", "20,200", liar="A:ping"),
    Cell("20 v 400, landing", "20,400"),
    Cell("20 v 400, landing, hand_ms 400", "20,400", hand_ms=400),
    Cell("20 v 400, landing, hand_ms 500", "20,400", hand_ms=500),
)


def plan_for(cell: Cell, game: str, seats: int, matches: int) -> Plan:
    table, options = GAMES[game], {"hand_ms": str(cell.hand_ms)}
    if game != "elfmeter":  # Whoever cannot be late is wrong.
        options["late_ms"] = str(cell.hand_ms + LATER_MS)
    setup = table.agree(seats, options)
    sides = table.sides_of(setup)
    net = read_net(sides, cell.rtt, cell.jitter, cell.loss, cell.order, cell.liar)
    return Plan(game, setup, (LEAGUE,) * seats, matches, SEED, net)


def measure(plan: Plan, executor: Executor | None) -> dict[str, Any]:
    """What the side of seat A wins, in per cent, and the longest that a press has waited."""
    tally = Tally()
    for part in tallies(plan, executor):
        tally.merge(part)
    sides = GAMES[plan.game].sides_of(plan.setup)
    wins = sum(tally.wins(seat) for seat, side in enumerate(sides) if side == sides[0])
    low, high = interval(wins, tally.matches)
    return {
        "matches": tally.matches,
        "share": round(100 * wins / tally.matches, 2),
        "low": round(100 * low, 2),
        "high": round(100 * high, 2),
        "longest_wait": tally.waited,
    }


def run(
    cells: dict[str, Any], matches: int, games: list[str], executor: Executor | None
) -> Iterator[bool]:
    """Every cell for every table, the important ones first; whether its limits hold."""
    for cell in CELLS:
        for game, seats in TABLES:
            if game not in games:
                continue
            table = f"{game} {seats}"
            found = cells.setdefault(cell.name, {})
            if found.get(table, {}).get("matches", 0) < matches:
                found[table] = measure(plan_for(cell, game, seats, matches), executor)
                RESULTS.write_text(json.dumps({"seed": SEED, "cells": cells}, indent=2) + "\n")
            honest = cells[HONEST.name][table]["share"]
            yield report(cell, table, found[table], honest)


def report(cell: Cell, table: str, found: dict[str, Any], honest: float) -> bool:
    share, wait = found["share"], found["longest_wait"]
    kept: bool = wait <= cell.hand_ms
    if cell.within is not None:
        kept = kept and abs(share - EVEN) <= cell.within
    if cell.gains is not None:
        gained = share - honest if cell.liar.startswith("A") else honest - share
        kept = kept and gained <= cell.gains
    words = f"{share:5.1f} %  ({found['low']:.1f} – {found['high']:.1f})  waits {wait:3} ms"
    print(f"{cell.name:40} {table:10} {words}  {'' if kept else 'LIMIT BROKEN'}", flush=True)
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", default="rotweiss,elfmeter,rotblau")
    wanted = parser.parse_args()
    cells = json.loads(RESULTS.read_text())["cells"] if RESULTS.exists() else {}
    pool = ProcessPoolExecutor(wanted.jobs) if wanted.jobs > 1 else nullcontext(None)
    with pool as executor:
        kept = [*run(cells, wanted.n, wanted.games.split(","), executor)]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
