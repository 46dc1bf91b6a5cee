"""What one roll costs in plain Python: our generator, and those it was chosen over.

`python -m bench.dice`. All give a number below n by multiplying and shifting, or by Python's own
means; docs/decisions/dice.md says what they are good for.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from operator import truediv
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

from anpfiff.core.dice import MASK, Dice, FastDice, SealedDice
from bench.run import RESULTS, conditions

ROUNDS = 25
TIMES = 5_000


class Pcg(FastDice):
    """PCG XSH-RS 64/32."""

    __slots__ = ()

    def below(self, n: int) -> int:
        old = self.state
        self.state = old * 6364136223846793005 + 1442695040888963407 & MASK
        return (((old ^ old >> 22) >> 22 + (old >> 61)) & 0xFFFFFFFF) * n >> 32


class Mwc(FastDice):
    """MWC64X."""

    __slots__ = ()

    def below(self, n: int) -> int:
        low = self.state & 0xFFFFFFFF
        high = self.state >> 32
        self.state = low * 4294883355 + high
        return (low ^ high) * n >> 32


class SplitMix(FastDice):
    """SplitMix64."""

    __slots__ = ()

    def below(self, n: int) -> int:
        self.state = mixed = self.state + 0x9E3779B97F4A7C15 & MASK
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return (mixed ^ mixed >> 31) * n >> 64


class Wyrand(FastDice):
    """wyrand."""

    __slots__ = ()

    def below(self, n: int) -> int:
        self.state = state = self.state + 0xA0761D6478BD642F & MASK
        product = state * (state ^ 0xE7037ED1A0B428DB)
        return ((product >> 64 ^ product) & MASK) * n >> 64


class Mersenne(Dice):
    """random.Random: 2.5 kB of state, and a float instead of whole numbers."""

    __slots__ = ("random", "source")

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)
        self.random = self.source.random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def copy(self) -> Mersenne:
        dice = Mersenne(0)
        dice.source.setstate(self.source.getstate())
        return dice


CONTESTANTS: dict[str, Callable[[int], Dice]] = {
    "MCG, as used": FastDice,
    "MWC64X": Mwc,
    "wyrand": Wyrand,
    "PCG XSH-RS 64/32": Pcg,
    "SplitMix64": SplitMix,
    "random.Random": Mersenne,
    "SealedDice": lambda seed: SealedDice(seed.to_bytes(32, "big")),
}


def cost(act: Callable[[], object]) -> float:
    """Nanoseconds, with the loop around it."""
    start = process_time()
    for _ in range(TIMES):
        act()
    return (process_time() - start) / TIMES * 1e9


def main() -> None:
    rolls: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    copies: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for seed in range(ROUNDS):
        for name, make in CONTESTANTS.items():
            dice = make(seed)
            rolls[name].append(cost(partial(dice.below, 6)))
            copies[name].append(cost(dice.copy))
    ours = rolls["MCG, as used"]
    rows = [
        {
            "name": name,
            "roll": round(median(rolls[name])),
            "ratio": round(median(map(truediv, rolls[name], ours)), 2),
            "copy": round(median(copies[name])),
        }
        for name in CONTESTANTS
    ]
    report = {**conditions(), "rounds": ROUNDS, "times": TIMES, "nanoseconds": rows}
    (RESULTS / "dice.json").write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    table = Table("generator", "roll", "times ours", "copy", title="Nanoseconds in plain Python")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
