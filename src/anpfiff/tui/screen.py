"""One terminal for games with turns: the table above, what happened below it, then the question."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from anpfiff.core.nouns import Event, Mistake, Seat
from anpfiff.tui.drawing import wrapped
from anpfiff.tui.faces import face_of
from anpfiff.tui.speaker import Speaker

if TYPE_CHECKING:
    from anpfiff.tui.person import Person

GOAL = "goal"
GOAL_SECONDS = 2.0
LEAST_LOG = 1
"""Lines below the table, however much is asked."""
RULED = 5
"""From so many on there is room for a line above them."""

Lines = list[list[Segment]]


class Picture(NamedTuple):
    """All that is on the screen at once."""

    board: RenderableType
    log: Sequence[str]
    """All that has happened; the last lines are shown, and"""
    fresh: int = 0
    """so many of them are new."""
    question: str = ""
    offer: RenderableType = ""


class Pace(NamedTuple):
    """How fast things happen that nobody has to answer."""

    seconds: float
    """So long each of them is seen before the next; 0: all at once."""
    rest: Callable[[float], bool]
    """Lets time pass; True: a key was pressed."""

    def skipped(self, event: Event) -> bool:
        """Whether somebody does not want to wait; goals stay a little longer."""
        return self.rest(max(self.seconds, GOAL_SECONDS if event.code == GOAL else 0))


AT_ONCE = Pace(0, lambda seconds: True)


class Screen:
    """Prints one thing after the other: into a pipe or a file.

    Several people may share it: then it is cleared whenever it changes hands.
    """

    def __init__(self, console: Console, speaker: Speaker, *, shared: bool) -> None:
        self.console = console
        self.speaker = speaker
        self.words = speaker.words
        self.face = face_of(speaker.game)
        self.shared = shared
        self.owner: Seat | None = None
        """Who alone may look at it now; None: everybody."""
        self.people: list[Person] = []

    @contextmanager
    def opened(self, intro: Sequence[str]) -> Iterator[None]:
        for line in intro:
            self.say(line, "dim")
        yield

    def hand_to(self, seat: Seat) -> None:
        """Nobody but this seat's person is to see what comes next."""
        if not self.shared or self.owner == seat:
            return
        name = self.speaker.names[seat]
        if self.owner is not None:
            self.read(self.words("play-watched"))
        self.console.clear()
        self.read(self.words("play-hand-over", name=name))
        self.console.clear()
        self.owner = seat

    def show_to_all(self) -> None:
        """What comes next everybody may see: only what lies there now must go."""
        if self.shared and self.owner is not None:
            self.console.clear()
            self.owner = None

    def say(self, text: str, style: str = "") -> None:
        for line in wrapped(Text(text, style=style), self.console, self.console.width):
            self.console.print(line, highlight=False)

    def happened(self, picture: Picture) -> None:
        """Something is new, and nobody has to answer yet."""
        for line in picture.log[len(picture.log) - picture.fresh :]:
            self.say(line)

    def ask(self, picture: Picture, note: str, prompt: str, *, again: bool) -> str:
        """The question, unless it stands there already; below it what was wrong; the answer."""
        if not again:
            self.console.print(picture.board)
            self.say(picture.question, "bold")
            self.console.print(picture.offer, highlight=False)
        if note:
            self.say(note, "red")
        return self.read(prompt)

    def page(self, content: RenderableType, *, from_the_end: bool = False) -> None:
        """Something longer to read."""
        self.console.print(content, highlight=False)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ", style="bold"))
        except EOFError:
            raise Mistake("input-closed") from None


class FullScreen(Screen):
    """A terminal, drawn anew each time: nothing scrolls out of sight, nothing is cut off unsaid."""

    redraw: Callable[[], None] | None = None
    """Draws again what somebody is looking at while he thinks."""

    @contextmanager
    def opened(self, intro: Sequence[str]) -> Iterator[None]:
        """On the other screen, so that no hand stays to scroll back to."""
        with self.console.screen(hide_cursor=False), self.follows_size():
            yield

    @contextmanager
    def follows_size(self) -> Iterator[None]:
        if not hasattr(signal, "SIGWINCH"):
            yield
            return
        before = signal.signal(signal.SIGWINCH, lambda *_: self.redraw and self.redraw())
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def happened(self, picture: Picture) -> None:
        self.draw(picture, "")

    def ask(self, picture: Picture, note: str, prompt: str, *, again: bool) -> str:
        def draw() -> None:
            self.draw(picture, note)
            self.console.print(Text(f"{prompt} ", style="bold"), end="")

        if note and not self.fits(picture, note) and self.fits(picture, ""):
            self.page(Text(note, style="red"))
            note = ""
        self.draw(picture, note)
        self.redraw = draw
        try:
            return self.read(prompt)
        finally:
            self.redraw = None

    def draw(self, picture: Picture, note: str) -> None:
        """The table, as much of the log as there is room for, and the question at the bottom."""
        board = self.lines(picture.board)
        below = self.lines(self.below(picture, note))
        width, height = self.console.size
        room = height - 1 - len(board) - len(below)
        self.console.clear()
        if not self.fits(picture, note):
            lines = self.face.lines
            if width >= self.face.columns:
                lines = max(lines, len(board) + len(below) + LEAST_LOG + 1)
            self.say(self.words("play-small", columns=self.face.columns, lines=lines))
            self.say(note, "red")
            return
        self.put(board)
        if room >= RULED:
            self.put(self.lines(Rule(style="dim")))
            room -= 1
        log = self.log_lines(picture)[-room:] if room else []
        self.put(log)
        self.console.print("\n" * (room - len(log)), end="")
        self.put(below)

    def fits(self, picture: Picture, note: str) -> bool:
        """Beside a note the log can be missed for a moment."""
        taken = len(self.lines(picture.board)) + len(self.lines(self.below(picture, note))) + 1
        width, height = self.console.size
        return width >= self.face.columns and taken + (0 if note else LEAST_LOG) <= height

    def below(self, picture: Picture, note: str) -> RenderableType:
        parts: list[RenderableType] = []
        if picture.question:
            parts += [Text(picture.question, style="bold"), picture.offer]
        if note:
            parts.append(Text(note, style="red"))
        return Group(*parts)

    def log_lines(self, picture: Picture) -> Lines:
        """What is new is bright; long lines are wrapped, never cut."""
        old = len(picture.log) - picture.fresh
        seen = self.console.height
        lines: Lines = []
        for number, line in [*enumerate(picture.log)][-seen:]:
            text = Text(line, style="dim" if number < old else "")
            lines += self.lines(Group(*wrapped(text, self.console, self.console.width)))
        return lines

    def lines(self, content: RenderableType) -> Lines:
        return self.console.render_lines(content, self.console.options, pad=False)

    def put(self, lines: Lines) -> None:
        for line in lines:
            for text, style, control in Segment.simplify(line):
                if not control:
                    self.console.print(Text(text, style=style or ""), end="", soft_wrap=True)
            self.console.print()

    def page(self, content: RenderableType, *, from_the_end: bool = False) -> None:
        """Page by page; Enter turns over, and anything else goes back to the table."""
        lines = self.lines(content)
        room = max(1, self.console.height - 2)
        pages = [lines[place : place + room] for place in range(0, len(lines), room)] or [[]]
        order = [*enumerate(pages, start=1)]
        for number, page in reversed(order) if from_the_end else order:
            self.console.clear()
            self.put(page)
            last = number == (1 if from_the_end else len(pages))
            code = "play-page-last" if last else "play-page"
            if self.read(self.words(code, page=number, pages=len(pages))).strip():
                return
