"""Which formation is best in Finale? Each against the best that `weltklasse` knows.

`python -m bench.formations [-n 200] [--jobs 2] [purple 7-2-1 yellow 5-3-2 …]` lets managers with
the judgement of `weltklasse` play each other, one with a squad solved for the colour and formation
(defence, midfield, attack), one with white, purple and 5-4-1. Both choose their reserves alike. Of
the formations that no fan would recognise none may score more than half; the exit status says so.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from anpfiff.bots.finale.league import LeagueManager
from anpfiff.bots.finale.levels import LEVELS, WELL_TRIED
from anpfiff.core.dice import derived
from anpfiff.core.match import Match
from anpfiff.games.finale.cards import COLOURS
from anpfiff.games.finale.rules import Finale
from anpfiff.play.seats import dice_for
from anpfiff.sim.run import play_through

BEST = WELL_TRIED[0]
BOUNDS = (range(3, 6), range(2, 7), range(1, 5))
"""How many a fan expects in defence, midfield and attack."""
USUAL = (
    *("purple 4-5-1", "purple 4-4-2", "purple 3-4-3", "purple 3-5-2", "purple 5-3-2"),
    *("yellow 5-3-2", "blue 3-5-2", "red 3-4-3"),
)
OUTSIDE = ("purple 7-2-1", "purple 6-3-1", "purple 6-2-2", "yellow 7-2-1", "purple 0-10-0")


class Line(NamedTuple):
    """A colour and who starts in defence, midfield and attack."""

    colour: int
    rows: tuple[int, ...]

    @classmethod
    def read(cls, text: str) -> Line:
        colour, _, formation = text.partition(" ")
        if colour not in COLOURS[1:] or not re.fullmatch(r"\d+-\d+-\d+", formation):
            raise ValueError(text)
        return cls(COLOURS.index(colour), tuple(map(int, formation.split("-"))))

    def is_usual(self) -> bool:
        return all(number in allowed for number, allowed in zip(self.rows, BOUNDS, strict=True))

    def __str__(self) -> str:
        return f"{COLOURS[self.colour]} {'-'.join(map(str, self.rows))}"


def played(line: Line, number: int) -> float:
    """What the line scored in match `number`; every two have the same dice, with swapped seats."""
    seat, judgement = number % 2, LEVELS["weltklasse"]
    match = Match(Finale, Finale.agree(2), f"fast {derived(2026, number // 2)}")
    plans = [BEST, BEST]
    plans[seat] = BEST._replace(colour=line.colour, formation=(1, *line.rows))
    managers = [
        LeagueManager(
            place, match.setup, dice_for(match, place, 0), judgement._replace(plans=(plan,))
        )
        for place, plan in enumerate(plans)
    ]
    play_through(match, managers)
    result = match.result()
    assert result is not None
    return result.points[seat]


def report(line: Line, shares: Sequence[float]) -> bool:
    score = 100 * sum(shares) / len(shares)
    bound = "" if line.is_usual() else f" (≤ 50){'  TOO MUCH' if score > 50 else ''}"
    print(f"{line!s:14} {score:5.1f} of {len(shares)}{bound}", flush=True)
    return not bound or score <= 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("line", nargs="*", help="a colour and a formation: purple 7-2-1")
    arguments = parser.parse_args()
    words = iter(arguments.line)
    chosen = [f"{colour} {formation}" for colour, formation in zip(words, words, strict=True)]
    kept = True
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for line in map(Line.read, chosen or (*USUAL, *OUTSIDE)):
            shares = executor.map(partial(played, line), range(arguments.matches), chunksize=10)
            kept = report(line, [*shares]) and kept
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
