"""What simulations and records look like in the terminal."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from anpfiff import __version__
from anpfiff.bots.workers import end_with_parent
from anpfiff.core.deck import Deck
from anpfiff.core.log import WAIT
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.core.record import Record, write_line
from anpfiff.games import GAMES
from anpfiff.play.photo import photos
from anpfiff.sim.lines import Net
from anpfiff.sim.run import Plan, Tally, interval, quantile, tallies
from anpfiff.tui.names import speaker_for
from anpfiff.tui.photo import told as photo_told
from anpfiff.tui.speaker import replayed
from anpfiff.words import Words

MINUTE = 60_000


def simulate(plan: Plan, jobs: int, words: Words, *, as_json: bool) -> None:
    """Play the plan with a progress bar on a terminal, then print what came out."""
    started = time.perf_counter()
    tally = Tally()
    with at_work(jobs, plan.matches, words) as (executor, advance):
        for part in tallies(plan, executor):
            tally.merge(part)
            advance(part.matches)
    seconds = time.perf_counter() - started
    figures = report(plan, tally, seconds, jobs)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print_report(figures, words)


@contextmanager
def at_work(
    jobs: int, matches: int, words: Words
) -> Iterator[tuple[Executor | None, Callable[[int], None]]]:
    """Processes that share the work, and a progress bar to advance by so many matches."""
    with ExitStack() as stack:
        executor = stack.enter_context(workers(jobs)) if jobs > 1 else None
        bar = stack.enter_context(
            Progress(
                TextColumn(words("sim-progress")),
                BarColumn(),
                TextColumn("{task.completed}/{task.total}"),
                TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
                disable=not Console(stderr=True).is_terminal,
            )
        )
        task = bar.add_task("", total=matches)
        try:
            yield executor, lambda more: bar.advance(task, more)
        except BrokenProcessPool:
            raise Mistake("worker-gone") from None
        except BaseException:
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
            raise


def workers(jobs: int) -> Executor:
    return ProcessPoolExecutor(jobs, initializer=begin_work)


def begin_work() -> None:
    """Ctrl-C ends it at once, whatever it has still to do."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def report(plan: Plan, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    seats = []
    for seat, bot in enumerate(plan.bots):
        wins = tally.wins(seat)
        low, high = interval(wins, tally.matches)
        share = wins / tally.matches
        seats.append({"seat": SEATS[seat], "bot": bot, "wins": wins, "share": share,
                      "low": low, "high": high})  # fmt: skip
    return {
        "game": plan.game,
        "version": __version__,
        "matches": tally.matches,
        "moves": tally.moves,
        "seconds": seconds,
        "moves_per_second": tally.moves / seconds,
        "wins": [tally.wins(seat) for seat in range(plan.setup.seats)],
        "seats": seats,
        "teams": teams(plan, tally),
        "length": {
            "mean": tally.moves / tally.matches,
            "median": quantile(tally.lengths, 0.5),
            "min": min(tally.lengths),
            "max": max(tally.lengths),
        },
        "endings": dict(sorted(tally.endings.items())),
        **({"time": timing(tally)} if tally.durations else {}),
        **({"lines": lines(plan.net, tally)} if plan.net is not None else {}),
        **({"forfeits": forfeits(tally)} if tally.forfeits else {}),
        "seed": plan.seed,
        "jobs": jobs,
        "options": plan.setup.options.write(),
        "deck": f"{plan.setup.deck.name} {plan.setup.deck.digest}",
    }


def teams(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """What seats win together, where more than one does."""
    sides: dict[int, list[int]] = {}
    for seat, side in enumerate(GAMES[plan.game].sides_of(plan.setup)):
        sides.setdefault(side, []).append(seat)
    if len(sides) == plan.setup.seats:
        return []
    found = []
    for _, seats in sorted(sides.items()):
        wins = sum(tally.wins(seat) for seat in seats)
        low, high = interval(wins, tally.matches)
        names = " ".join(SEATS[seat] for seat in seats)
        found.append({"seats": names, "wins": wins, "share": wins / tally.matches,
                      "low": low, "high": high})  # fmt: skip
    return found


def timing(tally: Tally) -> dict[str, Any]:
    """How a race went: minutes, cards, passes, interceptions, interruptions."""
    events = tally.events
    minutes = sum(ms * count for ms, count in tally.durations.items()) / MINUTE
    goals = events["goal"] or 1
    laid = events["kick-off"] + events["pass"] + events["tackle"]
    return {
        "mean_minutes": minutes / tally.matches,
        "median_minutes": quantile(tally.durations, 0.5) / MINUTE,
        "p5_minutes": quantile(tally.durations, 0.05) / MINUTE,
        "p95_minutes": quantile(tally.durations, 0.95) / MINUTE,
        "cards_per_minute": laid / minutes,
        "passes_per_goal": events["pass"] / goals,
        "interceptions_per_goal": events["tackle"] / goals,
        "returned_per_goal": events["back"] / goals,
        "out_per_match": (events["out"] + events["void"]) / tally.matches,
        "stalls_per_match": tally.stalls / tally.matches,
        "events": dict(sorted(events.items())),
    }


def lines(net: Net, tally: Tally) -> dict[str, Any]:
    """What the lines were like, and what they cost."""
    liars = {SEATS[seat]: lie for seat, lie in net.liars}
    return {**net._asdict(), "liars": liars, "longest_wait": tally.waited}


def forfeits(tally: Tally) -> dict[str, int]:
    return {SEATS[seat]: count for seat, count in sorted(tally.forfeits.items())}


def print_report(figures: dict[str, Any], words: Words) -> None:
    def percent(share: float) -> str:
        return words("sim-percent", percent=100 * share)

    console = Console()
    game = figures["game"]
    title = words(
        "sim-title", game=words(f"{game}-title"), matches=figures["matches"],
        seed=str(figures["seed"]),
    )  # fmt: skip
    grid = Grid(title=Text(title), title_justify="left")
    for code in ("seat", "bot", "wins", "share", "interval"):
        grid.add_column(
            words(f"sim-{code}"), justify="left" if code in ("seat", "bot") else "right"
        )
    for row in figures["seats"]:
        grid.add_row(
            row["seat"],
            row["bot"],
            words("sim-number", number=row["wins"]),
            percent(row["share"]),
            f"{percent(row['low'])} – {percent(row['high'])}",
        )
    console.print(grid)
    length = figures["length"]
    sides = [
        words("sim-team", seats=team["seats"], share=percent(team["share"]),
              low=percent(team["low"]), high=percent(team["high"]))
        for team in figures["teams"]
    ]  # fmt: skip
    say = [
        *([words("sim-teams", teams=", ".join(sides))] if sides else []),
        words(
            "sim-length", mean=length["mean"], median=length["median"],
            least=length["min"], most=length["max"],
        ),
        words("sim-endings", endings=", ".join(
            f"{words(f'{game}-ending-{code}')} {percent(count / figures['matches'])}"
            for code, count in figures["endings"].items()
        )),
        *time_lines(figures.get("time"), words),
        *line_lines(figures.get("lines"), words),
        *([words("sim-forfeits", seats=", ".join(
            f"{seat} {words('sim-number', number=count)}"
            for seat, count in figures["forfeits"].items()
        ))] if "forfeits" in figures else []),
        words(
            "sim-speed", moves=figures["moves"], seconds=figures["seconds"],
            speed=figures["moves_per_second"],
        ),
    ]  # fmt: skip
    for line in say:
        console.print(line, highlight=False)


def time_lines(time: dict[str, Any] | None, words: Words) -> list[str]:
    if time is None:
        return []
    return [
        words("sim-time", median=time["median_minutes"], low=time["p5_minutes"],
              high=time["p95_minutes"]),
        words("sim-cards", cards=time["cards_per_minute"], passes=time["passes_per_goal"],
              tackles=time["interceptions_per_goal"], back=time["returned_per_goal"]),
        words("sim-stalls", stalls=time["stalls_per_match"], out=time["out_per_match"]),
    ]  # fmt: skip


def line_lines(lines: dict[str, Any] | None, words: Words) -> list[str]:
    if lines is None:
        return []
    liars = [f"{seat}:{lie}" for seat, lie in lines["liars"].items()]
    return [
        words("sim-lines", trips=", ".join(map(str, lines["trips"])), jitter=lines["jitter"],
              loss=lines["loss"], order=lines["order"], liars=", ".join(liars) or "–"),
        words("sim-waited", ms=lines["longest_wait"]),
    ]  # fmt: skip


def show_replay(record: Record, deck: Deck | None, words: Words, *, step: bool) -> None:
    """Line by line what happened; hidden cards only if the match is over."""
    console = Console()
    played = replayed(record, deck, words)
    finished = played.result() is not None
    match = record.start(GAMES[record.game], deck)
    speaker = speaker_for(match, words, watching=True)
    finishes = photos(played)
    place = 0

    def tell() -> None:
        nonlocal place
        news, place = match.since(place), match.place
        for event in news:
            line = speaker.open_event(event) if finished else speaker.event(event.told(None), None)
            console.print(Text(f"    {line}"), highlight=False)
            if event.code == "late":
                photo = finishes[match.now, event.facts["seat"]]
                console.print(Text(f"    {photo_told(photo, speaker)}"), highlight=False)

    names = " · ".join(map(speaker.full_name, range(match.setup.seats)))
    title = words("replay-title", title=words(f"{record.game}-title"), names=names)
    console.print(Text(title, style="bold"))
    console.print(Text(words("replay-open" if finished else "replay-closed"), style="dim"))
    tell()
    steps = record.steps(match)
    for line in record.log:
        match.wait(line.at)
        tell()
        if line.text != WAIT:
            if step:
                wait_for_enter(console, words)
            console.print(Text(write_line(line), style="bold"), highlight=False)
        next(steps)
        tell()
    if not finished:
        console.print(words("replay-unfinished"), highlight=False)
        return
    for text in speaker.face.closing(match.view(None), speaker):
        console.print(Text(text), highlight=False)


def wait_for_enter(console: Console, words: Words) -> None:
    try:
        console.input(Text(words("play-more"), style="dim"))
    except EOFError:
        raise Mistake("input-closed") from None
