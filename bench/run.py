"""`make bench`: decisions a second on one core, beside OpenSpiel.

A decision is a seat with at least two moves; forced moves and chance run uncounted, on both sides.
All contestants take short turns, each followed by a turn of the peer it is compared with, and the
ratio is the median of the ratios of such pairs: a machine that is busy elsewhere slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from operator import truediv
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.worker import Worker

RESULTS = Path(__file__).with_name("results")

PEERS = 5
"""Rounds in which the fastest peers are found."""

Entry = tuple[str, str]
"""Which rules, and what is done with them."""
Rates = dict[Entry, list[float]]
"""One for each round."""


class Row(NamedTuple):
    """A contestant's decisions (or copies) a second, and how many times its peer's that is."""

    rules: str
    name: str
    median: int
    least: int
    most: int
    ratio: float | None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.04, help="for each turn")
    parser.add_argument("--name", default="alarm", help="of the results file")
    wanted = parser.parse_args()
    arena = Arena(wanted.seconds)
    rows = arena.rows(wanted.rounds)
    arena.close()
    report = {
        **conditions(),
        "rounds": wanted.rounds,
        "seconds": wanted.seconds,
        "peers": {way: name for way, (_, name) in arena.peers.items()},
        "a second": [row._asdict() for row in rows],
    }
    (RESULTS / f"{wanted.name}.json").write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    show(rows, arena.peers)


class Arena:
    """The workers, and whom to measure against: OpenSpiel's fastest, from Python and in C++."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.workers = {
            "plain": Worker("bench.alarm"),
            "compiled": Worker("bench.alarm", ANPFIFF_FAST="build/fast"),
            "openspiel": Worker("bench.spiel"),
        }
        self.entries = [
            (rules, name) for rules, worker in self.workers.items() for name in worker.contestants
        ]
        self.peers = {way: self.fastest(way) for way in ("python", "c++")}

    def rate(self, entry: Entry) -> float:
        rules, name = entry
        return self.workers[rules].run(name, self.seconds).rate

    def fastest(self, way: str) -> Entry:
        rivals = [entry for entry in self.entries if entry[1].startswith(f"{way} ")]
        rates: Rates = {entry: [] for entry in rivals}
        for _ in range(PEERS):
            for entry in rivals:
                rates[entry].append(self.rate(entry))
        return max(rivals, key=lambda entry: median(rates[entry]))

    def peer(self, entry: Entry) -> Entry:
        inside = entry[1].startswith(("playout", "c++"))
        return self.peers["c++" if inside else "python"]

    def rows(self, rounds: int) -> list[Row]:
        rates: Rates = {entry: [] for entry in self.entries}
        theirs: Rates = {entry: [] for entry in self.entries}
        for _ in range(rounds):
            for entry in self.entries:
                rates[entry].append(self.rate(entry))
                theirs[entry].append(self.rate(self.peer(entry)))
        return [row(entry, rates[entry], theirs[entry]) for entry in self.entries]

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def row(entry: Entry, rates: list[float], theirs: list[float]) -> Row:
    ratio = round(median(map(truediv, rates, theirs)), 2)
    compared = None if entry[1].startswith("copy") else ratio
    return Row(*entry, round(median(rates)), round(min(rates)), round(max(rates)), compared)


def conditions() -> dict[str, object]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "cython": version("cython"),
        "open_spiel": version("open_spiel"),
    }


def show(rows: list[Row], peers: dict[str, Entry]) -> None:
    table = Table(*Row._fields, title="Decisions a second on one core", title_justify="left")
    for column in table.columns[2:]:
        column.justify = "right"
    for each in rows:
        rates = each.median, each.least, each.most
        if each.name.startswith("copy"):
            texts = [f"{1e6 / rate:.2f} µs" for rate in rates]
        else:
            texts = [f"{rate:,}" for rate in rates]
        table.add_row(each.rules, each.name, *texts, str(each.ratio or ""))
    console = Console()
    console.print(table)
    console.print(f"Ratios are to {peers['python'][1]}; of playouts, to {peers['c++'][1]}.")
    console.print(
        "hanabi is not rolled out in C++: OpenSpiel's search wants all rewards at the end."
    )


if __name__ == "__main__":
    main()
