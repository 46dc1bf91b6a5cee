"""A table over the network on the whole terminal: before the kick-off, in play, and after it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widgets import Input, Static

from anpfiff.core.nouns import Mistake, Move
from anpfiff.server.reading import refused
from anpfiff.tui.app import STILL_PLAYING_MS, TableApp, name_of
from anpfiff.tui.face import offered
from anpfiff.tui.gathering import places, waiting
from anpfiff.tui.listening import ListeningApp
from anpfiff.tui.orders import ORDERS, orders, read
from anpfiff.tui.teams import MARKS
from anpfiff.tui.wire import Facts

BEST = "best"
ROOMY = 27
"""With fewer lines the keys are left to the help."""


class JoinApp(ListeningApp):
    """One guest at one table: what he sees there, and what his keys and words do."""

    BINDINGS = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]
    CSS = (
        TableApp.CSS
        + """
    #upper { height: auto; max-height: 85%; layer: table; scrollbar-size-vertical: 1; }
    #offer { height: auto; text-wrap: wrap; }
    #prompt { height: auto; text-wrap: wrap; }
    .turns #prompt { content-align: left middle; padding: 0 2; }
    #message { min-height: 0; }
    #line { layer: table; display: none; }
    #page { layer: help; width: auto; max-width: 78; height: auto; max-height: 100%; display: none;
            border: heavy $accent; background: $surface; padding: 0 2; scrollbar-size-vertical: 1; }
    #page #help { layer: table; display: block; max-width: 71; border: none; padding: 0; }
    """
    )

    aside: RenderableType | None = None
    """What the help shows beside its text."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="upper", can_focus=False):
            for name in ("board", "prompt", "offer"):
                yield Static(id=name)
        for name in ("message", "news"):
            yield Static(id=name)
        yield Input(id="line", compact=True)
        for name in ("keys", "goal"):
            yield Static(id=name)
        with VerticalScroll(id="page", can_focus=False):
            yield Static(id="help")

    # What is seen

    def draw(self) -> None:
        if not all(self.query(f"#{name}") for name in ("offer", "line", "keys", "goal", "help")):
            return
        super().draw()
        page = self.query_one("#page")
        page.display = bool(self.help) and not self.is_too_small()
        if self.help and self.aside is not None:
            self.query_one("#help", Static).update(Group(Text(self.help), Text(), self.aside))
        self.query_one("#keys").display = self.race is not None or self.size.height >= ROOMY
        self.show_line()
        if self.match is not None and self.match.shown:
            self.match.was_drawn(self.stopwatch.clock())

    def show_table(self) -> None:
        super().show_table()
        self.show("offer", self.offer())

    def show_too_small(self) -> None:
        super().show_too_small()
        self.show("offer", Text())

    def show_line(self) -> None:
        line = self.query_one("#line", Input)
        wanted = self.wants_line()
        if line.display != wanted:
            line.display = wanted
            line.placeholder = self.words("join-line")
            if wanted:
                line.focus()
            else:
                self.set_focus(None)

    def wants_line(self) -> bool:
        """Always, but not while keys are moves."""
        if self.race is None or self.is_typing or self.phase() == "gathering":
            return True
        return self.phase() == "over" and self.stopwatch.ms() > self.over_since + STILL_PLAYING_MS

    def head(self) -> Text:
        if self.source.view() is None:
            title = self.words(f"{self.speaker.game}-title")
            return Text(f" {title}   {self.extra()}", style="bold reverse")
        return super().head()

    def extra(self) -> str:
        watching = self.room["watching"]
        parts = [self.room["code"]]
        if self.seat is not None:
            mark = f"{MARKS[self.speaker.sides[self.seat]]} = " if self.race is not None else ""
            parts.append(f"{mark}{self.speaker.names[self.seat]}")
            if ms := self.lines()[self.seat]:
                parts.append(self.words("race-line", ms=ms))
        if watching:
            parts.append(self.words("join-watching", count=watching))
        return " · ".join(parts)

    def board(self) -> RenderableType:
        if self.source.view() is None:
            return Group(
                Text(), places(self.room, self.line.guest, self.words), Text(),
                Text(f"  {self.words('join-link', link=self.link)}"), Text(),
            )  # fmt: skip
        return super().board()

    def prompt(self) -> str:
        retry = self.line.retry_in()
        if retry is not None:
            return self.words("join-cut", seconds=ceil(retry))
        if self.phase() == "gathering":
            return waiting(self.room, self.line.guest, self.words)
        if self.phase() == "over":
            return self.words("join-over", plays="no" if self.seat is None else "yes")
        if self.room["paused"]:
            return self.words("join-is-paused", plays="no" if self.seat is None else "yes")
        if self.room["still"]:
            return self.words("join-still")
        if self.source.view() is None:
            return ""
        return super().prompt() if self.race is not None else self.turn()

    def turn(self) -> str:
        """What one is asked, or that others are."""
        assert self.match is not None
        if not self.match.moves() or self.seat is None:
            return self.words("join-others")
        return self.asked()

    def offer(self) -> RenderableType:
        """The moves, with numbers, in a game with turns."""
        match, face = self.match, self.face
        if match is None or face is None or self.phase() != "playing" or not match.moves():
            return Text()
        return offered(face, match.view(), match.moves(), self.speaker)

    def keys(self) -> str:
        if self.wants_line():
            return self.words("join-keys")
        if self.fingers is None:
            return self.words("join-keys-watch")
        keys = self.words(f"{self.speaker.game}-keys")
        more = self.words("join-keys-race", keys=keys)
        return more if len(more) <= self.size.width - 2 else keys

    # What is typed

    def action_scroll(self, pages: int) -> None:
        where = self.query_one("#page" if self.help else "#upper", VerticalScroll)
        (where.scroll_page_down if pages > 0 else where.scroll_page_up)(animate=False)

    def on_key(self, event: Key) -> None:
        """In a race keys are moves; otherwise they are letters, and only a few come here."""
        key = name_of(event)
        self.take_in()
        pressed = min(event.time, self.stopwatch.clock())
        if key == "escape" or (self.help and key in ("enter", "space", "?")):
            self.help, self.aside, self.is_typing = "", None, False
        elif self.wants_line():
            return
        elif key in ("/", "tab"):
            self.start_typing()
        elif key == "?":
            self.explain_all()
        elif key == "q" and self.fingers is None:
            self.action_leave()
        elif self.phase() == "playing":
            self.race_key(key, pressed)
        event.stop()
        self.draw()

    def race_key(self, key: str, pressed: float) -> None:
        paused = self.room["paused"]
        try:
            if self.fingers is None:
                raise Mistake("no-key", key=key)
            if key == "p" or (key == "enter" and paused):
                self.order("goon" if paused else "pause", "")
            elif paused:
                raise Mistake("paused")
            else:
                at = self.stopwatch.ms(pressed)
                self.finger(key, at, lambda move: self.press(move, pressed))
        except Mistake as mistake:
            self.say(self.words.mistake(mistake))

    def start_typing(self) -> None:
        self.is_typing = True
        line = self.query_one("#line", Input)
        line.value = "/"
        line.cursor_position = 1

    def press(self, move: Move, at: float) -> None:
        assert self.match is not None
        if self.is_cut():
            raise Mistake("line-cut")
        self.match.press(move, at)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text, event.input.value = event.value.strip().strip(",;").strip(), ""
        self.is_typing = False
        self.take_in()
        try:
            self.read(text)
        except Mistake as mistake:
            self.typed.planned.clear()
            self.say(self.speaker.mistake(mistake))
        self.draw()

    def read(self, text: str) -> None:
        """A word of the table, else a move. Behind a stroke it is never a move."""
        word, rest = read(text)
        word = self.speaker.vocabulary.read(word)
        plays = self.phase() == "playing" and self.race is None
        if self.help and not text:
            self.help, self.aside = "", None
        elif not text:
            if self.phase() == "gathering":
                self.order("ready", "")
        elif text == "?":
            self.explain_all()
        elif text.startswith("/") or not plays or self.is_order(word):
            self.order(word, rest)
        else:
            self.move(self.speaker.vocabulary.read(text))

    def is_order(self, word: str) -> bool:
        return word in ORDERS and word not in self.speaker.phrases.objects

    def move(self, text: str) -> None:
        match, face = self.match, self.face
        assert match is not None
        assert face is not None
        if not match.moves() or self.seat is None:
            raise Mistake("not-your-turn")
        view, moves = match.view(), match.moves()
        if text == BEST and (best := face.best(view, moves, self.speaker)) is not None:
            self.press(best, self.stopwatch.clock())
            return
        move = self.typed.first_of(text, moves, face.numbered(view, moves))
        self.press(move, self.stopwatch.clock())

    def order(self, word: str, rest: str) -> None:
        if word == "help":
            self.explain_all()
            return
        if self.is_cut():
            raise Mistake("line-cut")
        for order in orders(word, rest, self.room, self.line.you):
            self.line.request(self.answered(word), order.do, **order.facts)

    def answered(self, word: str) -> Callable[[Facts], None]:
        def answered(answer: Facts) -> None:
            if answer["is"] == "refused":
                self.say(self.speaker.mistake(refused(answer)))
            elif word == "leave":
                self.has_left = True
                self.exit()
            elif word == "hint":
                self.say(self.speaker.advice(answer["facts"]["move"]))

        return answered

    def explain_all(self) -> None:
        """What is asked, what every key does, and all words."""
        game, parts = self.speaker.game, []
        self.aside = None
        question = self.source.question()
        if self.race is not None:
            parts.append(self.words(f"{game}-help"))
        elif question is not None and self.face is not None and self.match is not None:
            view = self.match.view()
            facts = self.face.help_facts(view, self.speaker)
            parts.append(self.words(f"{game}-help-{question.code}", **facts))
            self.aside = self.face.aside(view, self.speaker)
        parts += [self.words("join-help"), self.words("join-more", game=game)]
        self.help = "\n\n".join(parts)
