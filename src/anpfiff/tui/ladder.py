"""What a ladder looks like in the terminal."""

from __future__ import annotations

import json
import time
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from anpfiff import __version__
from anpfiff.sim.ladder import Ladder, Standings, parts
from anpfiff.sim.run import interval, quantile
from anpfiff.tui.report import at_work
from anpfiff.words import Words

NS_PER_MS = 1_000_000
COLUMNS = 7
"""So many columns of the cross table fit 80 characters beside the names."""
CHEAT = "*"
"""Marks a bot that sees what it may not."""


def climb(ladder: Ladder, jobs: int, words: Words, *, as_json: bool) -> None:
    """Play the ladder with a progress bar on a terminal, then print what came out."""
    started = time.perf_counter()
    standings = Standings(ladder)
    with at_work(jobs, ladder.matches * len(ladder.pairs()), words) as (executor, advance):
        for part in parts(ladder, executor):
            standings.add(part)
            advance(len(part.scores))
    figures = report(standings, time.perf_counter() - started, jobs)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print_report(figures, words)


def report(standings: Standings, seconds: float, jobs: int) -> dict[str, Any]:
    """All figures; what takes time (seconds, thinking) differs from run to run."""
    ladder = standings.ladder
    return {
        "game": ladder.game,
        "version": __version__,
        "players": ladder.setup.seats,
        "matches": ladder.matches,
        "bots": rows(standings),
        "pairs": [
            pair(standings, one, other)
            for one in range(len(ladder.entrants))
            for other in range(len(ladder.entrants))
            if one != other
        ],
        "steps": [pair(standings, upper, lower) for upper, lower in standings.steps()],
        "seed": ladder.seed,
        "options": ladder.setup.options.write(),
        "deck": f"{ladder.setup.deck.name} {ladder.setup.deck.digest}",
        "seconds": seconds,
        "jobs": jobs,
    }


def rows(standings: Standings) -> list[dict[str, Any]]:
    found = []
    ratings = standings.ratings()
    for number, entrant in enumerate(standings.ladder.entrants):
        rating, thoughts = ratings[number], standings.thoughts[number]
        found.append({
            "bot": entrant.name,
            **({"cheats": True, "plays": entrant.bot} if entrant.cheats else {}),
            **share(*standings.overall(number)),
            "mu": rating.mu,
            "sigma": rating.sigma,
            "ordinal": rating.ordinal(),
            "decisions": thoughts.total(),
            "forfeits": standings.forfeits[number],
            "thinking": {
                "median_ms": quantile(thoughts, 0.5) / NS_PER_MS,
                "p99_ms": quantile(thoughts, 0.99) / NS_PER_MS,
            },
        })  # fmt: skip
    return found


def share(wins: float, matches: int) -> dict[str, Any]:
    low, high = interval(wins, matches)
    return {"matches": matches, "wins": wins, "score": wins / matches, "low": low, "high": high}


def pair(standings: Standings, one: int, other: int) -> dict[str, Any]:
    entrants = standings.ladder.entrants
    wins = standings.against(one, other)
    return {
        "bot": entrants[one].name,
        "against": entrants[other].name,
        **share(wins, standings.ladder.matches),
    }


def print_report(figures: dict[str, Any], words: Words) -> None:
    """Who cheats first, then the best."""
    console = Console()
    best_first = sorted(figures["bots"], key=lambda row: ("cheats" not in row, -row["score"]))
    marks = {row["bot"]: CHEAT if row.get("cheats") else "" for row in best_first}
    title = words(
        "ladder-title", game=words(f"{figures['game']}-title"), matches=figures["matches"],
        players=figures["players"], seed=str(figures["seed"]),
    )  # fmt: skip
    console.print(Text(title, style="bold"), highlight=False)
    for first in range(0, len(marks), COLUMNS):
        console.print(cross_table(figures, marks, words, range(first, first + COLUMNS)))
    console.print(bot_table(best_first, marks, words))
    for line in notes(figures, words):
        console.print(Text(line), highlight=False)


def percent(share: float, words: Words) -> str:
    return words("sim-percent", percent=100 * share)


def span(figure: dict[str, Any], words: Words) -> str:
    low, high = (words("ladder-round", number=100 * figure[end]) for end in ("low", "high"))
    return f"{low}–{high}"


def cross_table(
    figures: dict[str, Any], marks: dict[str, str], words: Words, columns: range
) -> Grid:
    """Row against column, as chess players do: the columns are the numbers of the rows."""
    others = list(marks)[columns.start : columns.stop]
    cells = {(found["bot"], found["against"]): found for found in figures["pairs"]}
    grid = Grid(show_lines=True)
    grid.add_column(words("ladder-against"), overflow="fold")
    for number in range(len(others)):
        grid.add_column(str(columns.start + number + 1), justify="right", no_wrap=True)
    for number, (one, mark) in enumerate(marks.items(), start=1):
        row = [Text(f"{number} {one}{mark}")]
        for other in others:
            if one == other:
                row.append(Text("–", style="dim"))
            else:
                found = cells[one, other]
                row.append(
                    Text(
                        f"{words('ladder-one', number=100 * found['score'])}\n{span(found, words)}"
                    )
                )
        grid.add_row(*row)
    return grid


def bot_table(rows: list[dict[str, Any]], marks: dict[str, str], words: Words) -> Grid:
    grid = Grid()
    for code in ("bot", "score", "interval", "rating", "decisions", "median", "p99"):
        justify: JustifyMethod = "left" if code == "bot" else "right"
        grid.add_column(
            words(f"ladder-{code}"), justify=justify, no_wrap=code != "bot", overflow="fold"
        )
    for row in rows:
        grid.add_row(
            Text(f"{row['bot']}{marks[row['bot']]}"),
            percent(row["score"], words),
            span(row, words),
            words("ladder-mu", mu=row["mu"], sigma=row["sigma"]),
            words("sim-number", number=row["decisions"]),
            words("ladder-ms", ms=row["thinking"]["median_ms"]),
            words("ladder-ms", ms=row["thinking"]["p99_ms"]),
        )
    return grid


def notes(figures: dict[str, Any], words: Words) -> list[str]:
    steps = ", ".join(
        words("ladder-step", upper=step["bot"], lower=step["against"],
              score=percent(step["score"], words), span=span(step, words))
        for step in figures["steps"]
    )  # fmt: skip
    broken = ", ".join(
        f"{row['bot']} {words('sim-number', number=row['forfeits'])}"
        for row in figures["bots"]
        if row["forfeits"]
    )
    seers = [row for row in figures["bots"] if row.get("cheats")]
    return [
        *([words("ladder-steps", steps=steps)] if steps else []),
        *([words("sim-forfeits", seats=broken)] if broken else []),
        words("ladder-intervals"),
        *(words("ladder-seer", bot=row["bot"], plays=row["plays"], mark=CHEAT) for row in seers),
    ]
