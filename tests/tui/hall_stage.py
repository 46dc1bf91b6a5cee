"""A table of a server without sockets, with a person's app at one place; one clock for both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input

from anpfiff.server.reading import reader_of
from anpfiff.server.shares import Shares
from anpfiff.tui.join import JoinApp
from anpfiff.words import Words
from tests.server.hall import Client, Hall
from tests.tui.stage import until

LINK = "http://127.0.0.1:2006/table/table1"


class Caller(Client):
    """A connection to the hall as the app wants it."""

    bye = ""
    cut: float | None = None

    def __init__(self, hall: Hall, name: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.listen: Callable[[dict[str, Any]], None] = self.heard.append
        self.shares = Shares()
        self.callbacks: dict[int, Callable[[dict[str, Any]], None]] = {}
        super().__init__(hall, name)

    def hear(self, frame: bytes) -> None:
        super().hear(frame)
        message = msgspec.json.decode(frame)
        is_answer = message["is"] in ("done", "refused", "already")
        if is_answer and (answered := self.callbacks.pop(message["id"], None)) is not None:
            answered(message)
        self.bye = self.byes[-1] if self.byes else ""
        self.listen(message)

    def request(self, answered: Callable[[dict[str, Any]], None], do: str, **facts: Any) -> None:
        self.callbacks[self.id + 1] = answered
        self.ask(do, **facts)

    def retry_in(self) -> float | None:
        return self.cut


class HallStage:
    """Ida has the app, Otto is a client who knows no rules."""

    def __init__(
        self,
        folder: Path,
        game: str,
        *,
        watch: bool = False,
        language: str = "en",
        **facts: Any,
    ) -> None:
        self.hall = Hall(folder / "anpfiff.db")
        self.requests: list[dict[str, Any]] = []
        self.hall.overhear = lambda text: self.requests.append(msgspec.json.decode(text))
        self.otto = self.hall.client("Otto")
        self.ida = Caller(self.hall, "Ida")
        if watch:
            self.otto.create(game, "open", "kreisliga", **facts)
            self.ida.enter(self.otto.code, watch=True)
        else:
            self.ida.create(game, "open", "open", **facts)
            self.otto.enter(self.ida.code)
        clock = self.hall.clock
        self.app = JoinApp(self.ida, self.ida.heard, LINK, Words(language), clock)

    def kick_off(self) -> None:
        self.otto.ask("ready")
        if self.ida.you["seats"]:
            self.type("")

    def until_asked(self) -> None:
        """The others play until it is Ida's turn."""
        while not self.ida.shown[0].get("moves"):
            self.otto.play()
            self.hall.next()
        self.app.beat()

    def type(self, text: str) -> None:
        """A line, and Enter. On Textual's own way it would take as long as it likes."""
        line = self.app.query_one("#line", Input)
        line.value = text
        self.app.on_input_submitted(Input.Submitted(line, text))
        self.app.beat()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.press_at(key, self.hall.clock.now)

    def press_at(self, key: str, seconds: float) -> None:
        """It was pressed then, and its turn to be looked at comes now."""
        event = Key(key, key if len(key) == 1 else None)
        event.time = seconds
        self.app.on_key(event)

    def after(self, seconds: float) -> None:
        """Time passes at the table, then the app looks at its clock."""
        end = self.hall.clock.now + seconds
        self.app.beat()
        while (due := self.hall.lobby.next()) is not None and due <= end:
            self.hall.next()
            self.app.beat()
        self.hall.clock.now = end
        self.app.beat()

    def shown(self, name: str) -> str:
        return str(self.app.drawn[name])

    def view(self) -> Any:
        """What Ida sees, as the server has told it."""
        return reader_of(self.app.speaker.game).view(self.ida.shown[0]["view"])

    def shown_board(self) -> str:
        """In a game with turns a board is no plain text."""
        lines = StringIO()
        Console(width=100, file=lines).print(self.app.drawn["board"])
        return lines.getvalue()

    def news(self) -> list[str]:
        return [str(line) for line in self.app.news]

    def asked(self, do: str) -> list[dict[str, Any]]:
        return [request for request in self.requests if request["do"] == do]

    def act(self, play: Callable[[], None]) -> None:
        """Run the app without a terminal."""

        async def at_once(pilot: Pilot[None]) -> None:
            play()

        self.act_in_time(at_once)

    def act_in_time(self, play: Callable[[Pilot[None]], Awaitable[None]]) -> None:
        async def run() -> None:
            async with self.app.run_test(size=(100, 30)) as pilot:
                await until(pilot, lambda: self.app.query_one("#news").size.height > 0)
                self.app.beat()
                await play(pilot)

        asyncio.run(run())
