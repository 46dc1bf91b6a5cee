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

from anpfiff.core.nouns import NEVER, Event, Mistake, Move, Refusal, Seat
from anpfiff.play.clock import Stopwatch
from anpfiff.play.reels import Reel
from anpfiff.play.seats import FOREVER
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.drawing import clock as clock_text
from anpfiff.tui.drawing import wrapped
from anpfiff.tui.ending import outcome
from anpfiff.tui.face import Hands, RaceFace, Scene
from anpfiff.tui.faces import face_of, race_face_of
from anpfiff.tui.source import LocalSource, Source
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
SAVE_MS = 400
"""So often it is saved how late it is, even if nothing happens,"""
BEHIND_MS = 100
"""but not quite: keys may be on their way that were pressed before."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
GO_ON_KEYS = ("enter", "space", "p", "escape", "?")
BEGIN_KEYS = ("enter", "space")
GOAL_SECONDS = 2.0
"""So long a goal can be seen, whatever happens next and however fast."""
GUARD_MS = 400
"""So long after the signal Enter may still have meant "ready"."""


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
               text-wrap: wrap; height: auto; min-height: 1; }
    #news { height: 1fr; padding: 0 2; }
    #keys { color: $text-muted; padding: 0 1; }
    #help, #goal { layer: help; text-wrap: wrap; width: auto; max-width: 78; height: auto;
                   display: none; border: heavy $accent; background: $surface; padding: 0 2; }
    #goal { border: double $success; text-style: bold; padding: 1 4; }
    """

    def __init__(
        self,
        source: Source,
        speaker: Speaker,
        clock: Callable[[], float] = monotonic,
        at: int = 0,
    ) -> None:
        super().__init__()
        self.stopwatch = Stopwatch(clock, at)
        self.turn_to(source, speaker)
        self.message = ""
        self.message_since = 0
        self.flash_until = 0
        self.help = ""
        self.goal = ""
        self.goal_until = float("-inf")
        self.drawn: dict[str, RenderableType] = {}

    def turn_to(self, source: Source, speaker: Speaker) -> None:
        """From now on this match is shown."""
        self.source = source
        self.speaker = speaker
        self.words = speaker.words
        self.race: RaceFace | None = race_face_of(speaker.game)
        self.fingers: Hands | None = None
        if self.race is not None and self.seat is not None:
            self.fingers = self.race.hands(self.seat, speaker.setup)
        self.told: list[Event] = []
        self.news: list[Text] = [Text(line) for line in speaker.introduction()]
        self.signal_at = -GUARD_MS

    @property
    def seat(self) -> Seat | None:
        return self.source.seat

    def compose(self) -> ComposeResult:
        for name in ("head", "board", "prompt", "message", "news", "keys", "goal", "help"):
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
        self.hear()
        self.draw()

    def hear(self, *, everything: bool = False) -> None:
        """What has happened since the last time."""
        if events := self.source.news():
            self.tell(events, everything=everything)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        for event in events:
            if everything or self.race is None or event.code in self.race.told:
                line = self.sentence(event)
                time = f"{clock_text(self.source.at())}  " if self.race else ""
                self.news.append(Text(f"{time}{line}"))
                if event.code == "goal":
                    self.goal, self.goal_until = line, self.stopwatch.clock() + GOAL_SECONDS
            if event.code == "signal":
                self.signal_at = self.stopwatch.ms()
        self.told += events
        del self.news[:-LINES], self.told[:-LINES]

    def sentence(self, event: Event) -> str:
        return self.speaker.event(event, self.seat)

    def say(self, text: str) -> None:
        self.message = text
        self.message_since = self.stopwatch.ms()

    def message_is_older(self, ms: int) -> bool:
        return self.stopwatch.ms() >= self.message_since + ms

    # What is seen

    def draw(self) -> None:
        if not self.query("#board"):
            return
        small = self.is_too_small()
        (self.show_too_small if small else self.show_table)()
        self.show("help", Text(self.help))
        self.query_one("#help").display = bool(self.help) and not small
        self.show("goal", Text(self.goal))
        seen = self.stopwatch.clock() < self.goal_until and not self.help
        self.query_one("#goal").display = seen and not small

    def is_too_small(self) -> bool:
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    def show_table(self) -> None:
        self.show("head", self.head())
        self.show("board", self.board())
        self.show("prompt", Text.assemble((self.prompt(), "reverse" if self.flashes() else "")))
        message = "" if self.message_is_older(MESSAGE_MS) else self.message
        lines = wrapped(message, self.console, self.size.width)
        self.show("message", Text("\n").join(lines))
        self.show("news", self.latest())
        self.show("keys", Text(self.keys(), no_wrap=True, overflow="ellipsis"))

    def show_too_small(self) -> None:
        """Nothing else: half a table misleads."""
        for name in ("head", "prompt", "message", "news", "keys"):
            self.show(name, Text())
        self.show("board", Text(self.words("race-small", columns=SMALLEST[0], lines=SMALLEST[1])))

    def show(self, name: str, content: RenderableType) -> None:
        """Only what has changed is drawn again."""
        if isinstance(content, Text) and self.drawn.get(name) == content:
            return
        self.drawn[name] = content
        self.query_one(f"#{name}", Static).update(content)

    def flashes(self) -> bool:
        """Whether the prompt has just been the answer to a key."""
        return self.stopwatch.ms() < self.flash_until

    def head(self) -> Text:
        title = self.words(f"{self.speaker.game}-title")
        if self.race is None:
            return Text(f" {title}   {self.extra()}", style="bold reverse")
        view = self.source.view()
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
        raise NotImplementedError

    def board(self) -> RenderableType:
        if self.race is None:
            return face_of(self.speaker.game).board(self.source.view(), self.speaker)
        return self.race.board(self.scene())

    def scene(self) -> Scene:
        view = self.source.view()
        width = min(self.size.width, WIDEST)
        return Scene(
            view, self.speaker, self.hands(), width, self.size.height, self.now(), self.told,
            self.lines(),
        )  # fmt: skip

    def lines(self) -> Sequence[int]:
        """By seat, how long its line is; empty: there is no network between."""
        return ()

    def hands(self) -> Hands | None:
        """The person's fingers, and what they are at."""
        if self.fingers is not None:
            self.fingers.carried, self.fingers.ahead = self.source.hand()
        return self.fingers

    def prompt(self) -> str:
        """What everybody, or this person, waits for."""
        if self.race is None:
            return ""
        view = self.source.view()
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
        question = self.source.question()
        return self.speaker.question(question) if question else ""

    def latest(self) -> Text:
        """As much as there is room for; long lines are wrapped, never cut."""
        size = self.query_one("#news").content_size
        room = max(1, size.height)
        lines: list[Text] = []
        for line in self.news[-room:]:
            style = "" if line is self.news[-1] else "dim"
            for part in wrapped(line, self.console, size.width):
                part.stylize(style)
                lines.append(part)
        return Text("\n").join(lines[-room:])

    def keys(self) -> str:
        raise NotImplementedError

    # What fingers do in a race

    def finger(self, key: str, at: int, press: Callable[[Move], None]) -> None:
        """A key of the game: it presses something, or says why not. `at` is the stopwatch's."""
        if key == "enter" and at < self.signal_at + GUARD_MS:
            self.flash_until = self.stopwatch.ms() + FLASH_MS
            return
        hands, view = self.hands(), self.source.view()
        assert hands is not None
        if self.message_is_older(READ_MS):
            self.message = ""
        try:
            move = hands.press(key, view)
            if move is not None:
                press(move)
        except Mistake as mistake:
            self.say_mistake(mistake)

    def say_mistake(self, mistake: Mistake) -> None:
        """Why hands can do nothing, and for how long, is what the prompt says already."""
        if self.fingers is not None and self.source.view().busy[self.fingers.seat] != NEVER:
            self.flash_until = self.stopwatch.ms() + FLASH_MS
        else:
            self.say(self.speaker.mistake(mistake))

    def explain(self, refusal: Refusal) -> str:
        if refusal.code == "wait-for-signal":
            return self.words("race-too-late")
        return self.speaker.refusal(refusal)

    def say_why(self, event: Event) -> None:
        """What went wrong for the person, with the rule that says so."""
        rule = event.facts.get("rule")
        if event.code == "back" and self.race is not None:
            self.say(self.race.back(event, self.source.view(), self.speaker))
        elif event.code == "late":
            self.say(self.speaker.event(event, self.seat))
        elif rule is not None:
            text = self.speaker.event(event, self.seat)
            self.say(self.words("play-refused", text=text, rule=f"{self.speaker.game} {rule}"))


class LocalApp(TableApp):
    """A match in this program: time makes it go on."""

    def __init__(
        self, reel: Reel, source: LocalSource, speaker: Speaker, clock: Callable[[], float]
    ) -> None:
        super().__init__(source, speaker, clock, reel.match.at)
        self.reel = reel
        self.match = reel.match

    def beat(self) -> None:
        self.advance(self.stopwatch.ms())
        self.draw()

    def advance(self, at: int) -> None:
        self.hear()
        while self.reel.next() <= at:
            self.reel.step()
            self.hear()

    def now(self) -> int:
        match = self.match
        if match.result() is not None or match.paused_since is not None:
            return match.now
        return max(match.now, self.stopwatch.ms() - match.lost)


def name_of(event: Key) -> str:
    """Letters and signs as they are printed, other keys by name."""
    sign = event.character
    return sign.lower() if sign and sign.isprintable() and sign != " " else event.key


class PlayApp(LocalApp):
    """One person plays a race against bots. While it is paused the keys are explained."""

    def __init__(
        self,
        play: TimedPlay,
        speaker: Speaker,
        seat: Seat,
        save: Callable[[], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(play, LocalSource(play.match, seat, play), speaker, clock)
        self.play = play
        self.save = save
        self.over_since = 0
        self.begun = False
        """Whether the person has said that he is there."""
        if self.match.paused_since is None:
            self.match.pause(self.match.at)
        self.help = self.explanation("race-paused" if self.match.at else "race-begin")

    def hands(self) -> Hands:
        hands = super().hands()
        assert hands is not None
        return hands

    def keys(self) -> str:
        return self.words(f"{self.speaker.game}-keys")

    def extra(self) -> str:
        """Which side is the person's."""
        seat = self.seat or 0
        return f"{MARKS[self.speaker.sides[seat]]} = {self.speaker.names[seat]}"

    def beat(self) -> None:
        # Read before: drawing may take long, and what happens meanwhile is not jumped over.
        at = self.stopwatch.ms() - BEHIND_MS
        super().beat()
        runs = self.match.paused_since is None and self.match.result() is None
        if runs and at >= self.match.at + SAVE_MS:
            self.match.wait(at)
            self.save()

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
            if key in (GO_ON_KEYS if self.begun else BEGIN_KEYS):
                self.begun = True
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
        self.finger(key, at, lambda move: self.play.press(self.seat or 0, move, at))
        self.hear()

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

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        super().tell(events, everything=everything)
        view = self.match.view(self.seat)
        for event in events:
            if event.facts.get("seat") == self.seat:
                self.say_why(event)
        self.save()
        if view.result is not None:
            self.help = self.ending()
            self.over_since = self.stopwatch.ms()

    def ending(self) -> str:
        lines = outcome(self.speaker, self.match.view(None), self.seat)
        return "\n\n".join([*lines, self.words("race-leave")])

    def action_leave(self) -> None:
        """The match is kept as it is, resting."""
        at = max(self.match.at, self.stopwatch.ms())
        self.advance(at)
        if self.match.result() is None:
            self.match.pause(at)
        self.exit()


class WatchApp(LocalApp):
    """Nobody plays: the speed is the spectator's."""

    def __init__(
        self,
        reel: Reel,
        speaker: Speaker,
        speed: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(reel, LocalSource(reel.match, None), speaker, clock)
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
            lines = outcome(self.speaker, self.match.view(None), None)
            self.message = ""
            self.news += [Text(line, style="bold") for line in lines]
