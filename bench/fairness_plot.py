"""The picture of docs/fairness.md: `python -m bench.fairness_plot` draws what was found."""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib as mpl

from bench.fairness import CELLS, EVEN, HONEST, RESULTS, TABLES

PICTURE = Path(__file__).parents[1] / "docs" / "fairness.svg"
MARKS = "osD^v"
COLOURS = ("#b4261a", "#1f9a76", "#1b4e96", "#e0776c", "#6f9bd8")
TITLES = {"rotweiss": "Rot gegen Weiß", "elfmeter": "Elfmeter!", "rotblau": "Rot gegen Blau"}
APART = 0.13
"""Of a row: so far the games are drawn above one another."""


def main() -> None:
    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "anpfiff", "font.size": 9})
    from matplotlib import pyplot

    cells = json.loads(RESULTS.read_text("utf-8"))["cells"]
    rows = [cell for cell in CELLS if cell.name in cells]
    figure, axes = pyplot.subplots(figsize=(8, 0.62 * len(rows) + 1), layout="constrained")
    assert HONEST.within is not None
    axes.axvspan(EVEN - HONEST.within, EVEN + HONEST.within, color="#e9e4d8", zorder=0)
    axes.axvline(EVEN, color="#9a9384", linewidth=0.8)
    for place, (game, seats) in enumerate(TABLES):
        table = f"{game} {seats}"
        found = [(row, cells[cell.name].get(table)) for row, cell in enumerate(rows)]
        known = [(row, one) for row, one in found if one is not None]
        shares = [one["share"] for _, one in known]
        errors = [
            [one["share"] - one["low"] for _, one in known],
            [one["high"] - one["share"] for _, one in known],
        ]
        heights = [row + APART * (place - len(TABLES) // 2) for row, _ in known]
        axes.errorbar(
            shares, heights, xerr=errors, fmt=MARKS[place], color=COLOURS[place], markersize=4,
            linewidth=0.9, label=f"{TITLES[game]}, {seats} seats",
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [cell.name for cell in rows])
    axes.set_xlabel("matches won by the side with 20 ms, in per cent (95 % intervals)")
    axes.set_ylim(len(rows) - 0.5, -0.5)
    figure.legend(loc="outside upper center", ncols=3, frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
