"""A table on the whole terminal that changes by itself: races to play, matches to watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.events import Key, Resize
from textual.widgets import Static

from anpfiff.core.nouns import NEVER, Event, Mistake, Refusal, Seat
from anpfiff.play.clock import Stopwatch
from anpfiff.play.reels import Reel
from anpfiff.play.seats import FOREVER
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.drawing import clock as clock_text
from anpfiff.tui.face import Hands, RaceFace, Scene
from anpfiff.tui.faces import face_of, race_face_of
from anpfiff.tui.play import winner
from anpfiff.tui.speaker import Speaker
from anpfiff.tui.teams import MARKS

FRAMES_PER_SECOND = 25
SMALLEST = (80, 24)
WIDEST = 110
"""Columns that a board makes use of."""
MESSAGE_MS = 5000
"""How long a message stays,"""
READ_MS = 1000
"""and for how long it can surely be read, whatever keys are pressed meanwhile."""
FLASH_MS = 200
"""So long one sees that a key was pressed in vain."""
STILL_PLAYING_MS = 1500
"""So long after the end keys may still be meant for the game."""
LINES = 60
"""How many things that happened are kept."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
GO_ON_KEYS = ("enter", "space", "p", "escape", "?")


class TableApp(App[None]):
    """Draws the board, what happened last, and a line of keys; draws only what has changed."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]
    CSS = """
    Screen { layers: table help; align: center middle; }
    Static { width: 100%; height: 1; layer: table; text-wrap: nowrap; text-overflow: ellipsis; }
    #board { height: auto; content-align: center top; }
    #prompt { text-style: bold; content-align: center middle; }
    #message { color: $warning; text-style: bold; content-align: center middle;
               text-wrap: wrap; height: auto; min-height: 1; max-height: 2; }
    #news { height: 1fr; padding: 0 2; }
    #keys { color: $text-muted; padding: 0 1; }
    #help { layer: help; text-wrap: wrap; width: auto; max-width: 78; height: auto; display: none;
            border: heavy $accent; background: $surface; padding: 0 2; }
    """

    def __init__(
        self,
        reel: Reel,
        speaker: Speaker,
        seat: Seat | None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.reel = reel
        self.match = reel.match
        self.speaker = speaker
        self.words = speaker.words
        self.seat = seat
        self.stopwatch = Stopwatch(clock, self.match.at)
        self.race: RaceFace | None = race_face_of(speaker.game)
        self.place = self.match.place if len(self.match.log) else 0
        """How much of what happened was shown; of a new match the deal is news."""
        self.told: list[Event] = []
        self.news: list[Text] = []
        self.message = ""
        self.message_since = 0
        self.help = ""
        self.drawn: dict[str, RenderableType] = {}

    def compose(self) -> ComposeResult:
        for name in ("head", "board", "prompt", "message", "news", "keys", "help"):
            yield Static(id=name)

    def on_mount(self) -> None:
        self.draw()
        self.set_interval(1 / FRAMES_PER_SECOND, self.beat)

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def action_leave(self) -> None:
        self.exit()

    # Time passes

    def beat(self) -> None:
        self.advance(self.stopwatch.ms())
        self.draw()

    def advance(self, at: int) -> None:
        self.hear()
        while self.reel.next() <= at:
            self.reel.step()
            self.hear()

    def hear(self, *, everything: bool = False) -> None:
        """What has happened since the last time."""
        if self.place < self.match.place:
            events = self.match.told(self.seat, self.place)
            self.place = self.match.place
            self.tell(events, everything=everything)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        for event in events:
            if everything or self.race is None or event.code in self.race.told:
                line = self.speaker.event(event, self.seat)
                time = f"{clock_text(self.match.now)}  " if self.race else ""
                self.news.append(Text(f"{time}{line}"))
        self.told += events
        del self.news[:-LINES], self.told[:-LINES]

    def say(self, text: str) -> None:
        self.message = text
        self.message_since = self.stopwatch.ms()

    def message_is_older(self, ms: int) -> bool:
        return self.stopwatch.ms() >= self.message_since + ms

    # What is seen

    def draw(self) -> None:
        if not self.query("#board"):
            return
        self.show("head", self.head())
        self.show("board", self.board())
        self.show("prompt", Text.assemble((self.prompt(), "reverse" if self.flashes() else "")))
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        if small:
            text = self.words("race-small", columns=SMALLEST[0], lines=SMALLEST[1])
        else:
            text = "" if self.message_is_older(MESSAGE_MS) else self.message
        self.show("message", Text(text))
        self.show("news", self.latest())
        self.show("keys", Text(self.keys(), no_wrap=True, overflow="ellipsis"))
        self.show("help", Text(self.help))
        self.query_one("#help").display = bool(self.help)

    def show(self, name: str, content: RenderableType) -> None:
        """Only what has changed is drawn again."""
        if isinstance(content, Text) and self.drawn.get(name) == content:
            return
        self.drawn[name] = content
        self.query_one(f"#{name}", Static).update(content)

    def flashes(self) -> bool:
        """Whether the prompt has just been the answer to a key."""
        return False

    def head(self) -> Text:
        title = self.words(f"{self.speaker.game}-title")
        if self.race is None:
            return Text(f" {title}   {self.extra()}", style="bold reverse")
        view = self.match.view(self.seat)
        return Text.assemble(
            (f" {title}", "bold"),
            "   ",
            self.race.score(view, self.speaker),
            f"   {clock_text(self.now())}   {self.extra()}",
        )

    def extra(self) -> str:
        """What else belongs into the first line."""
        return ""

    def now(self) -> int:
        """Table time: pauses do not count."""
        match = self.match
        if match.result() is not None or match.paused_since is not None:
            return match.now
        return max(match.now, self.stopwatch.ms() - match.lost)

    def board(self) -> RenderableType:
        view = self.match.view(self.seat)
        if self.race is None:
            return face_of(self.speaker.game).board(view, self.speaker)
        return self.race.board(self.scene())

    def scene(self) -> Scene:
        view = self.match.view(self.seat)
        width = min(self.size.width, WIDEST)
        return Scene(
            view, self.speaker, self.hands(), width, self.size.height, self.now(), self.told
        )

    def hands(self) -> Hands | None:
        return None

    def prompt(self) -> str:
        """What everybody, or this person, waits for."""
        if self.race is None:
            return ""
        view = self.match.view(self.seat)
        scene = self.scene()
        if view.result is not None:
            return ""
        if view.ready:
            seconds = round(scene.left(view.until) + 0.499)
            is_ready = "none" if self.seat is None else "yes" if view.ready[self.seat] else "no"
            return self.words("race-signal-in", seconds=seconds, ready=is_ready)
        if self.seat is not None and view.busy[self.seat] != NEVER:
            code = "race-locked" if self.race.locked(view, self.seat) else "race-hands-full"
            return self.words(code, seconds=scene.left(view.busy[self.seat]))
        return self.race.prompt(scene) or self.asked()

    def asked(self) -> str:
        """The question that the person is asked."""
        question = self.match.question(self.seat)
        return self.speaker.question(question) if question else ""

    def latest(self) -> Text:
        room = max(1, self.query_one("#news").size.height)
        lines = [line.copy() for line in self.news[-room:]]
        for line in lines[:-1]:
            line.stylize("dim")
        return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)

    def keys(self) -> str:
        raise NotImplementedError


def name_of(event: Key) -> str:
    """Letters and signs as they are printed, other keys by name."""
    sign = event.character
    return sign.lower() if sign and sign.isprintable() and sign != " " else event.key


class PlayApp(TableApp):
    """One person plays a race against bots. While it is paused the keys are explained."""

    def __init__(
        self,
        play: TimedPlay,
        speaker: Speaker,
        seat: Seat,
        save: Callable[[], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(play, speaker, seat, clock)
        self.play = play
        self.save = save
        assert self.race is not None
        self.fingers = self.race.hands(seat, speaker.setup)
        self.over_since = 0
        self.flash_until = 0
        self.waiting = False
        """Whether all waited for the signal when the match was last looked at."""
        if self.match.paused_since is None:
            self.match.pause(self.match.at)
        self.help = self.explanation("race-begin")

    def hands(self) -> Hands:
        """The person's fingers, and what they are at."""
        self.fingers.carried = self.play.carrying(self.seat or 0)
        self.fingers.ahead = self.play.ahead.get(self.seat or 0)
        return self.fingers

    def keys(self) -> str:
        return self.words(f"{self.speaker.game}-keys")

    def extra(self) -> str:
        """Which side is the person's."""
        seat = self.seat or 0
        return f"{MARKS[self.speaker.sides[seat]]} = {self.speaker.names[seat]}"

    def explanation(self, title: str) -> str:
        """Why play rests, and what every key does."""
        game = self.speaker.game
        parts = (
            self.words(title),
            self.words(f"{game}-help"),
            self.words("race-more", game=game),
        )
        return "\n\n".join(parts)

    def on_key(self, event: Key) -> None:
        event.stop()
        key = name_of(event)
        # The press counts, not when its turn to be looked at came.
        at = max(self.match.at, self.stopwatch.ms(min(event.time, self.stopwatch.clock())))
        if self.match.result() is not None:
            if key in ("enter", "escape") and at > self.over_since + STILL_PLAYING_MS:
                self.exit()
        elif self.match.paused_since is not None:
            if key in GO_ON_KEYS:
                self.match.go_on(at)
                self.help = ""
        else:
            self.advance(at)
            self.press(key, at)
        self.draw()

    def press(self, key: str, at: int) -> None:
        if key in ("p", "?", "escape"):
            self.rest(at)
            return
        if self.message_is_older(READ_MS):
            self.message = ""
        try:
            move = self.hands().press(key, self.match.view(self.seat))
            if move is not None:
                self.play.press(self.seat or 0, move, at)
        except Mistake as mistake:
            # Why hands can do nothing, and for how long, is what the prompt says already.
            if self.match.view(self.seat).busy[self.seat or 0] != NEVER:
                self.flash_until = self.stopwatch.ms() + FLASH_MS
            else:
                self.say(self.speaker.mistake(mistake))
        self.hear()

    def flashes(self) -> bool:
        return self.stopwatch.ms() < self.flash_until

    def rest(self, at: int) -> None:
        self.play.pause(at)
        self.hear()
        self.help = self.explanation("race-paused")
        self.save()

    def hear(self, *, everything: bool = False) -> None:
        """Also what could not be done when its time came; what happened says more about it."""
        refusal = self.play.refusals.pop(self.seat or 0, None)
        if refusal is not None:
            self.say(self.explain(refusal))
        super().hear(everything=everything)

    def explain(self, refusal: Refusal) -> str:
        if refusal.code == "wait-for-signal":
            return self.words("race-too-late")
        return self.speaker.refusal(refusal)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        super().tell(events, everything=everything)
        view = self.match.view(self.seat)
        for event in events:
            if event.facts.get("seat") == self.seat:
                self.say_why(event)
        if view.ready and not self.waiting:
            self.save()
        self.waiting = bool(view.ready)
        if view.result is not None:
            self.help = self.ending()
            self.over_since = self.stopwatch.ms()

    def say_why(self, event: Event) -> None:
        """What went wrong for the person, with the rule that says so."""
        rule = event.facts.get("rule")
        if event.code == "back" and self.race is not None:
            self.say(self.race.back(event, self.match.view(self.seat), self.speaker))
        elif event.code == "late":
            self.say(self.speaker.event(event, self.seat))
        elif rule is not None:
            text = self.speaker.event(event, self.seat)
            self.say(self.words("play-refused", text=text, rule=f"{self.speaker.game} {rule}"))

    def ending(self) -> str:
        lines = self.speaker.face.closing(self.match.view(None), self.speaker)
        return "\n\n".join([winner(self.match, self.speaker), *lines, self.words("race-leave")])

    def action_leave(self) -> None:
        """The match is kept as it is, resting."""
        at = max(self.match.at, self.stopwatch.ms())
        self.advance(at)
        if self.match.result() is None:
            self.match.pause(at)
        self.exit()


class WatchApp(TableApp):
    """Nobody plays: the speed is the spectator's."""

    def __init__(
        self,
        reel: Reel,
        speaker: Speaker,
        speed: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(reel, speaker, None, clock)
        self.stopwatch.set(0, speed)

    def extra(self) -> str:
        state = "race-running" if self.stopwatch.running else "race-stopped"
        return self.words(state, speed=f"{self.stopwatch.speed:g}")

    def now(self) -> int:
        now = self.match.now
        return now if self.reel.next() == FOREVER else max(now, self.stopwatch.ms())

    def keys(self) -> str:
        return self.words("race-keys-watch")

    def on_key(self, event: Key) -> None:
        event.stop()
        key = name_of(event)
        if self.help:
            self.help = ""
        elif key in ("q", "escape"):
            self.exit()
        elif key == "?":
            self.help = self.words("race-help-watch")
        elif key == "space":
            (self.stopwatch.stop if self.stopwatch.running else self.stopwatch.start)()
        elif key in ("+", "=", "-"):
            self.change_speed(faster=key != "-")
        elif key == ".":
            self.single_step()
        else:
            self.say(self.words.mistake(Mistake("no-key", key=key)))
        self.draw()

    def change_speed(self, *, faster: bool) -> None:
        now = self.stopwatch.speed
        better = [speed for speed in SPEEDS if (speed > now if faster else speed < now)]
        if better:
            self.stopwatch.set(speed=min(better) if faster else max(better))

    def single_step(self) -> None:
        """The next thing happens now, and then nothing more."""
        self.stopwatch.stop()
        if self.reel.next() != FOREVER:
            self.stopwatch.at = max(self.stopwatch.at, self.reel.next())
            self.reel.step()
            self.hear(everything=True)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        super().tell(events, everything=everything)
        if self.match.result() is not None:
            lines = self.speaker.face.closing(self.match.view(None), self.speaker)
            self.message = ""
            self.news += [
                Text(line, style="bold")
                for line in [winner(self.match, self.speaker, shared=True), *lines]
            ]
