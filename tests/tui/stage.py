"""Apps whose clock is moved by hand, so that nothing in a test takes time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from anpfiff.bots.bot import Imagine, Intention, Racer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Move
from anpfiff.core.table import Table
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.app import SMALLEST, PlayApp, TableApp, WatchApp
from anpfiff.tui.names import speaker_for
from anpfiff.words import Words

ROUNDING = 1e-5
"""In s: so much more than no time has passed, and 0.3 s are 300 ms, never 299."""
RACES: dict[str, type[Table]] = {game.name: game for game in (RotWeiss, Elfmeter, RotBlau)}
SIGNAL_S = 5
"""When the first signal comes by itself, in all of them."""


class HandClock:
    """Seconds; earlier than any real clock, which keys are stamped with."""

    def __init__(self) -> None:
        self.seconds = -1e9

    def __call__(self) -> float:
        return self.seconds


class Sleeper(Racer):
    """Does nothing, so that only the person and the clock act."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        return None


def match_at(table: Table) -> Match:
    """A match in this position, with a person in seat A."""
    names = ("human", *["random"] * (table.seats - 1))
    match = Match(type(table), table.setup, "fast 7", names)
    match.table, match.events = table, table.events
    return match


class Stage:
    """A race with a person in seat A and the same racer everywhere else."""

    def __init__(
        self,
        game: str = "rotweiss",
        seats: int = 2,
        racer: type[Racer] = Sleeper,
        language: str = "en",
        settings: Mapping[str, str] | None = None,
        match: Match | None = None,
    ) -> None:
        names = ("human", *["random"] * (seats - 1))
        setup = RACES[game].agree(seats, settings)
        self.match = match or Match(RACES[game], setup, "fast 7", names)
        self.table: Any = self.match.table
        self.clock = HandClock()
        self.saved: list[int] = []
        self.saved_at = 0
        words = Words(language)
        self.speaker = speaker_for(self.match, words)
        racers = {seat: racer(seat, setup, FastDice(seat)) for seat in range(1, seats)}
        self.play = TimedPlay(self.match, racers)
        self.app = PlayApp(self.play, self.speaker, 0, self.save, self.clock)
        self.clock.seconds += ROUNDING

    def save(self) -> None:
        self.saved.append(len(self.match.log))
        self.saved_at = self.match.at

    def after(self, seconds: float) -> None:
        """Time passes, and the app looks at its clock."""
        self.clock.seconds += seconds
        self.app.beat()

    def kick_off(self) -> None:
        """The person begins, and the countdown is over."""
        self.press("enter")
        self.after(SIGNAL_S)

    def press(self, *keys: str) -> None:
        press(self.app, *keys)

    def shown(self, name: str) -> str:
        return shown(self.app, name)


def shown(app: TableApp, name: str) -> str:
    """What stands in one part of the screen."""
    return str(app.drawn[name])


def press(app: PlayApp | WatchApp, *keys: str) -> None:
    """Keys arrive now. On Textual's own way to the app they would take as long as they like."""
    for key in keys:
        app.on_key(Key(key, key if len(key) == 1 else None))


def has_left(app: TableApp) -> bool:
    return app.return_code is not None


def act(app: TableApp, play: Callable[[], None]) -> None:
    """Run the app without a terminal while `play` presses keys and moves the clock."""

    async def at_once(pilot: Pilot[None]) -> None:
        play()

    act_in_time(app, at_once)


def act_in_time(app: TableApp, play: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    """The same for what goes through Textual, and must be waited for."""

    async def run() -> None:
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: app.query_one("#news").size.height > 0)
            await play(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """What Textual hands on arrives sooner or later; the limit is for what never does."""
    async with asyncio.timeout(600):
        while not condition():
            await pilot.pause()
