"""A person at the keyboard, as a player of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from anpfiff.bots.bot import Imagine
from anpfiff.core.nouns import Event, Mistake, Move, Seat
from anpfiff.core.table import Table
from anpfiff.tui.speaker import Speaker

ROOM_FOR_TABLE = 16
Board = Callable[[Any, Speaker], RenderableType]


class Screen:
    """One terminal that several people may share: then it is cleared whenever it changes hands."""

    def __init__(self, console: Console, speaker: Speaker, shared: bool) -> None:
        self.console = console
        self.speaker = speaker
        self.shared = shared
        self.owner: Seat | None = None

    def hand_to(self, seat: Seat) -> None:
        """Nobody but this seat's person is to see what comes next."""
        if not self.shared or self.owner == seat:
            return
        name = self.speaker.names[seat]
        if self.owner is not None:
            self.read(self.speaker.words("play-watched"))
        self.console.clear()
        self.read(self.speaker.words("play-hand-over", name=name))
        self.console.clear()
        self.owner = seat

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), highlight=False)

    def say_latest(self, lines: Sequence[str]) -> None:
        """As many of the last lines as leave room for the table: nothing scrolls out of sight."""
        room = max(5, self.console.height - ROOM_FOR_TABLE)
        if len(lines) > room:
            self.say("…", "dim")
        for line in lines[-room:]:
            self.say(line)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ", style="bold"))
        except EOFError:
            raise Mistake("input-closed") from None


class Person:
    """Shows the seat's view and events, and asks until a move is understood and allowed."""

    def __init__(
        self,
        seat: Seat,
        table: Table,
        board: Board,
        screen: Screen,
        rules: Callable[[], None],
        before: Callable[[], None],
    ) -> None:
        self.seat = seat
        self.table = table
        self.board = board
        self.screen = screen
        self.speaker = screen.speaker
        self.rules = rules
        self.before = before
        self.recap: list[str] = []

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        told = [self.speaker.event(event, self.seat) for event in events]
        if self.screen.shared:
            self.recap += told
        else:
            self.screen.say_latest(told)

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        self.before()
        self.screen.hand_to(self.seat)
        if self.recap:
            self.screen.say(self.speaker.words("play-recap"), "dim")
            self.screen.say_latest(self.recap)
            self.recap.clear()
        self.screen.console.print(self.board(view, self.speaker))
        self.offer(view, moves)
        while True:
            move = self.ask(view, moves)
            if move is not None:
                return move

    def offer(self, view: Any, moves: Sequence[Move]) -> None:
        code = f"{self.speaker.game}-ask-{view.question}"
        self.screen.say(self.speaker.words(code), "bold")
        for number, move in enumerate(moves, start=1):
            line = Text(f"  {number}  {self.speaker.move(move)}")
            line.append(f"   {self.table.write(move)}", style="dim")
            self.screen.console.print(line, highlight=False)

    def ask(self, view: Any, moves: Sequence[Move]) -> Move | None:
        """One line of input: a move, or None if it was something else."""
        words = self.speaker.words
        text = self.screen.read(words("play-prompt", name=self.speaker.names[self.seat])).strip()
        if not text:
            return None
        if text == "?":
            self.screen.say(words(f"{self.speaker.game}-help-{view.question}"))
            self.screen.say(words("play-hint"))
            self.offer(view, moves)
            return None
        if text.lower() == "rules":
            self.rules()
            return None
        try:
            move = self.understand(text, moves)
        except Mistake as mistake:
            self.screen.say(words.mistake(mistake), "red")
            return None
        if move not in moves:
            self.screen.say(self.speaker.refusal(self.table.why_not(self.seat, move)), "red")
            return None
        return move

    def understand(self, text: str, moves: Sequence[Move]) -> Move:
        """A number of the list, a whole move, or as much of one as leaves no doubt."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(moves):
            return moves[int(text) - 1]
        short = text.lower()
        fitting = [
            move
            for move in moves
            if any(word.startswith(short) for word in (self.table.write(move), self.thing(move)))
        ]
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1 and not any(self.table.write(move) == short for move in fitting):
            known = ", ".join(map(self.table.write, fitting))
            raise Mistake("move-doubtful", text=text, known=known)
        return self.table.read(text)

    def thing(self, move: Move) -> str:
        return self.table.write(move).partition(" ")[2] or "-"
