"""What do not looking, looking too long and quick fingers pay? Three tables for the three races.

`python -m bench.abuse [-n 200] [--jobs 2]` prints how often somebody wins who presses every key in
turn on a fixed beat and never looks at a card; what it gains to look at some cards before the first
of an attempt; and what fingers gain that need no time. Limits that must hold are beside the
figures; the exit status says whether all do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from itertools import cycle, repeat
from typing import Any, NamedTuple

from anpfiff.bots.bot import Intention
from anpfiff.bots.elfmeter.people import ElfmeterLeague, longest_chain
from anpfiff.bots.reflex import LEAGUES
from anpfiff.core.dice import derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Move, Seat
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.cards import CHAIN, PLAY
from anpfiff.games.elfmeter.view import ElfmeterView
from anpfiff.play.seats import FOREVER, bot_for, dice_for
from anpfiff.play.timed import TimedPlay

RACES = ("rotweiss", "elfmeter", "rotblau")
TEAM_GAMES = ("rotweiss", "rotblau")
LIMITS = {"kreisliga": 35, "regionalliga": 15, "weltklasse": 3}
"""In per cent: how often a blind presser may win against them."""
BEATS = (250, 125, 33)
"""In ms: 4, 8 and 30 keys a second."""
THROWS = (250, 400, 600)
THROWER_LIMIT = 45
LOOKS = (4, 8, 12)
LOOKER_LIMIT = 3
"""In points, more than an equal who does not look first."""
HANDS = (200, 300, 400, 500, 600)
LATER_MS = 300
"""So much longer than `hand_ms` is `late_ms` by default."""
NO_IMAGINATION: Any = None
"""These people imagine nothing."""
LATEST_MS = 3_600_000
"""Nobody presses keys for longer than an hour."""


class Cell(NamedTuple):
    """One figure: somebody of a certain kind against people of a league."""

    game: str
    seats: int
    kind: str
    number: int
    """The beat in ms, the cards looked at, or nothing."""
    against: str
    options: tuple[tuple[str, str], ...] = ()

    def share(self, matches: int, executor: Executor) -> float:
        """In per cent, how much of the wins his side gets."""
        shares = executor.map(played, repeat(self, matches), range(matches), chunksize=10)
        return 100 * sum(shares) / matches


def played(cell: Cell, number: int) -> float:
    """The share of a win in match `number`; sides change every time."""
    game = GAMES[cell.game]
    setup = game.agree(cell.seats, options=dict(cell.options))
    side = number % 2
    seats = [seat for seat, its_side in enumerate(game.sides_of(setup)) if its_side == side]
    match = Match(game, setup, f"fast {derived(2026, number)}", [cell.against] * cell.seats)
    racers = {seat: bot_for(match, seat, cell.against) for seat in range(cell.seats)}
    KINDS[cell.kind](match, racers, seats, cell.number)
    result = match.result()
    return sum(result.points[seat] for seat in seats) if result else 0.5


def press_blindly(match: Match, racers: dict[Seat, Any], seats: list[Seat], beat: int) -> None:
    """Every act of the game in turn, looking at nothing."""
    for seat in seats:
        del racers[seat]
    play = TimedPlay(match, racers)
    every = [move for move in match.game.phrases(match.setup).texts if move]
    keys = {seat: cycle(every) for seat in seats}
    for at in range(beat, LATEST_MS, beat):
        for seat in seats:
            press(play, seat, next(keys[seat]), at)
        if match.result() is not None:
            return


def throw_blindly(match: Match, racers: dict[Seat, Any], seats: list[Seat], beat: int) -> None:
    """A defender who throws his top card on a beat; he attacks and shoots like the others."""
    play, (seat,) = TimedPlay(match, racers), seats
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
            press(play, seat, PLAY + view.stack[0], at)


def press(play: TimedPlay, seat: Seat, move: Move, at: int) -> None:
    """Whoever does not look does not read why it was refused either."""
    with suppress(Mistake):
        play.press(seat, move, at)


class Looker(ElfmeterLeague):
    """Looks at some cards before his first of an attempt, if he can, for three that follow."""

    looks = 0

    def open_attack(self, view: ElfmeterView, base: int) -> Intention:
        if not view.stack:
            return super().open_attack(view, base)
        cards = view.stack[: self.looks]
        self.keep(cards)
        first, *self.chain = longest_chain(self.deck, cards, CHAIN)
        return self.intend_after(
            base + self.takes(self.pace.flick * len(cards)), self.pace.reach, PLAY + first
        )


def look_first(match: Match, racers: dict[Seat, Any], seats: list[Seat], looks: int) -> None:
    for seat in seats:
        dice = dice_for(match, seat, match.acts)
        racers[seat] = looker = Looker(seat, match.setup, dice, LEAGUES["regionalliga"])
        looker.looks = looks
    play_out(match, racers)


class QuickFingers:
    """Sees and thinks like the racer, and presses a key at once: the hand carries the card then."""

    def __init__(self, play: TimedPlay, seat: Seat, racer: Any) -> None:
        pace = racer.pace
        racer.pace = replace(pace, reach=0, leaf=pace.scan, gather=pace.notice)
        self.play = play
        self.seat = seat
        self.racer = racer
        self.heard = 0
        self.asked = False
        """Whether the next move is known, or there is none until something happens."""
        self.at = FOREVER
        self.move: Move = 0

    def listen(self) -> None:
        """Take in what happened, and think of something when the hand is free."""
        match, seat = self.play.match, self.seat
        news, self.heard = match.told(seat, self.heard), match.place
        if self.racer.heeds(news):
            self.racer.see(match.view(seat), news, match.now)
            self.asked = False
        if self.play.refusals.pop(seat, None):
            self.asked = False
        if self.asked or self.play.carrying(seat) is not None:
            return
        self.asked, self.at = True, FOREVER
        if moves := match.moves(seat):
            intention = self.racer.choose(match.view(seat), moves, NO_IMAGINATION)
            if intention is not None:
                self.at, self.move = match.now + intention[0], intention[1]

    def press(self) -> None:
        at, self.at = self.at, FOREVER
        press(self.play, self.seat, self.move, at)


def be_quick(match: Match, racers: dict[Seat, Any], seats: list[Seat], _: int) -> None:
    """Fingers that need no time; what is seen and thought takes as long as ever."""
    people = {seat: racers.pop(seat) for seat in seats}
    play = TimedPlay(match, racers)
    fingers = [QuickFingers(play, seat, racer) for seat, racer in people.items()]
    while match.result() is None:
        for one in fingers:
            one.listen()
        first = min(fingers, key=lambda one: one.at)
        if first.at <= play.next():
            first.press()
        else:
            play.step()


def play_as_others(match: Match, racers: dict[Seat, Any], seats: list[Seat], _: int) -> None:
    play_out(match, racers)


def play_out(match: Match, racers: dict[Seat, Any]) -> None:
    play = TimedPlay(match, racers)
    while match.result() is None:
        play.step()


KINDS = {
    "presses": press_blindly,
    "throws": throw_blindly,
    "looks": look_first,
    "quick": be_quick,
    "equal": play_as_others,
}


def blind(matches: int, games: Sequence[str], executor: Executor) -> Iterator[bool]:
    """Nobody may win by pressing keys without looking."""
    cells = [
        (Cell(game, seats, "presses", beat, league), limit)
        for game in TEAM_GAMES
        for seats in (2, 4)
        for beat in BEATS
        for league, limit in LIMITS.items()
    ]
    cells += [
        (Cell("elfmeter", 2, "throws", beat, "regionalliga"), THROWER_LIMIT) for beat in THROWS
    ]
    for cell, limit in cells:
        if cell.game in games:
            share = cell.share(matches, executor)
            title = f"{cell.game:8}  {cell.seats} seats  {cell.kind} every {cell.number:3} ms"
            yield report(f"{title}  v {cell.against:12}", share, limit)


def looking(matches: int, games: Sequence[str], executor: Executor) -> Iterator[bool]:
    """C21 Nobody may gain by looking before his first card; without C21 he would."""
    if "elfmeter" not in games:
        return
    for opening, limit in (("blind", LOOKER_LIMIT), ("leaf", None)):
        options = (("opening", opening),)
        equal = Cell("elfmeter", 2, "equal", 0, "regionalliga", options).share(matches, executor)
        for looks in LOOKS:
            cell = Cell("elfmeter", 2, "looks", looks, "regionalliga", options)
            gain = cell.share(matches, executor) - equal
            yield report(f"opening={opening:5}  looks at {looks:2} cards first, gains", gain, limit)


def quick(matches: int, games: Sequence[str], executor: Executor) -> Iterator[bool]:
    """From this table `hand_ms` was chosen; it has no limit."""
    for game in games:
        for hand in HANDS:
            options: tuple[tuple[str, str], ...] = (("hand_ms", str(hand)),)
            if game in TEAM_GAMES:  # Whoever cannot be late is wrong.
                options += (("late_ms", str(hand + LATER_MS)),)
            cell = Cell(game, 2, "quick", 0, "weltklasse", options)
            title = f"{game:8}  hand_ms={hand}  quick fingers v weltklasse"
            yield report(title, cell.share(matches, executor), None)


def report(title: str, figure: float, limit: int | None) -> bool:
    kept = limit is None or figure <= limit
    bound = "" if limit is None else f" (≤ {limit}){'' if kept else '  TOO MUCH'}"
    print(f"{title} {figure:5.1f}{bound}", flush=True)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", choices=RACES, help="one game")
    arguments = parser.parse_args()
    games = (arguments.only,) if arguments.only else RACES
    kept = True
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for table in (blind, looking, quick):
            print(f"\n{table.__doc__}", flush=True)
            for holds in table(arguments.matches, games, executor):
                kept &= holds
    sys.exit(not kept)


if __name__ == "__main__":
    main()
