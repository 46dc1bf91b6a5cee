"""What does not looking pay? Keys pressed blindly against bots that look.

`python -m bench.abuse [-n 200] [--jobs 2]` prints, for every race, how often somebody wins who
presses every key in turn on a fixed beat and never looks at a card. Limits that must hold are
beside the figures; the exit status says whether all do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import cycle, repeat
from typing import NamedTuple

from anpfiff.core.dice import derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Move, Seat
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.cards import PLAY as THROW
from anpfiff.play.seats import bot_for
from anpfiff.play.timed import TimedPlay

LEAGUES = {"kreisliga": 35, "regionalliga": 15, "weltklasse": 3}
"""In per cent: how often a blind presser may win against them."""
BEATS = (250, 125, 33)
"""In ms: 4, 8 and 30 keys a second."""
THROWS = (250, 400, 600)
THROWER_LIMIT = 45
LATEST_MS = 3_600_000
"""Nobody presses keys for longer than an hour."""


class Cell(NamedTuple):
    """One figure of the table."""

    game: str
    seats: int
    beat: int
    against: str
    limit: int

    @property
    def title(self) -> str:
        return f"{self.game:9} {self.seats} seats  every {self.beat:4} ms  {self.against:13}"


def cells() -> Iterator[Cell]:
    for game in ("rotweiss", "rotblau"):
        for seats in (2, 4):
            for beat in BEATS:
                for league, limit in LEAGUES.items():
                    yield Cell(game, seats, beat, league, limit)
    for beat in THROWS:
        yield Cell("elfmeter", 2, beat, "regionalliga", THROWER_LIMIT)


def play(cell: Cell, number: int) -> float:
    """The share of a win that the blind side gets in match `number`; sides change every time."""
    game = GAMES[cell.game]
    setup = game.agree(cell.seats)
    blind = number % 2
    names = [cell.against] * cell.seats
    match = Match(game, setup, f"fast {derived(2026, number)}", names)
    pressers = [seat for seat, side in enumerate(game.sides_of(setup)) if side == blind]
    racers = {seat: bot_for(match, seat, cell.against) for seat in range(cell.seats)}
    if cell.game == "elfmeter":
        throw_blindly(match, TimedPlay(match, racers), pressers[0], cell.beat)
    else:
        others = {seat: racer for seat, racer in racers.items() if seat not in pressers}
        press_blindly(match, TimedPlay(match, others), pressers, cell.beat)
    result = match.result()
    return sum(result.points[seat] for seat in pressers) if result else 0.5


def press_blindly(match: Match, play: TimedPlay, seats: Sequence[Seat], beat: int) -> None:
    """Every act of the game in turn, looking at nothing."""
    every = [move for move in match.game.phrases(match.setup).texts if move]
    keys = {seat: cycle(every) for seat in seats}
    for at in range(beat, LATEST_MS, beat):
        for seat in seats:
            press(play, seat, next(keys[seat]), at)
        if match.result() is not None:
            return


def throw_blindly(match: Match, play: TimedPlay, seat: Seat, beat: int) -> None:
    """A defender who throws his top card on a beat; he attacks and shoots like the others."""
    bot = play.racers[seat]
    for at in range(beat, LATEST_MS, beat):
        play.advance(at)
        if match.result() is not None:
            return
        view = match.view(seat)
        defends = view.attacker != seat and view.stack and not view.penalty
        if defends and seat in play.racers:
            play.leave(seat)
        elif not defends and seat not in play.racers:
            play.sit(seat, bot)
        if defends:
            press(play, seat, THROW + view.stack[0], at)


def press(play: TimedPlay, seat: Seat, move: Move, at: int) -> None:
    """Whoever does not look does not read why it was refused either."""
    with suppress(Mistake):
        play.press(seat, move, at)


def measure(cell: Cell, matches: int, executor: ProcessPoolExecutor) -> float:
    shares = executor.map(play, repeat(cell, matches), range(matches), chunksize=10)
    return 100 * sum(shares) / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a game")
    arguments = parser.parse_args()
    kept = True
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for cell in cells():
            if arguments.only in ("", cell.game):
                share = measure(cell, arguments.matches, executor)
                kept &= share <= cell.limit
                verdict = "" if share <= cell.limit else "  TOO OFTEN"
                print(f"{cell.title} {share:5.1f} % (≤ {cell.limit} %){verdict}", flush=True)
    sys.exit(not kept)


if __name__ == "__main__":
    main()
