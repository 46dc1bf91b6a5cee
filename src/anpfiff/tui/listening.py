"""What a server says of a table, taken in by an app that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from rich.text import Text

from anpfiff.core.nouns import Event, Mistake, Refused
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.saves import keep_record
from anpfiff.play.verify import verify
from anpfiff.tui.app import TableApp
from anpfiff.tui.ending import given_up, outcome
from anpfiff.tui.face import Face
from anpfiff.tui.faces import face_of
from anpfiff.tui.gathering import changes
from anpfiff.tui.speaker import Speaker
from anpfiff.tui.typed import Typed
from anpfiff.tui.wire import Facts, Line, Nothing, WireSource
from anpfiff.words import Words


class ListeningApp(TableApp):
    """Follows one table from before the kick-off to after the end, through cut lines as well."""

    def __init__(
        self,
        line: Line,
        heard: list[Facts],
        link: str,
        words: Words,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`heard` is what was said until now."""
        self.line = line
        self.link = link
        self.room = next(message for message in heard if message["is"] == "room")
        game = GAMES[self.room["game"]]
        before = Speaker(words, game.name, game.agree(game.players[0]), ())
        super().__init__(Nothing(), before, clock)
        self.match: WireSource | None = None
        """The match that is being shown; None before the first kick-off."""
        self.typed = Typed(before.phrases, before.vocabulary)
        self.inbox = heard
        self.is_woken = False
        self.is_typing = False
        """In a race: whether keys are letters."""
        self.over_since = 0
        self.has_left = self.has_kept = False
        self.was_shown = False
        """Whether the match went on since the room last changed."""
        line.listen = self.listen

    def listen(self, message: Facts) -> None:
        """Drawn as soon as the screen has time, not only at the next beat."""
        self.inbox.append(message)
        if not self.is_woken and self.is_running:
            self.is_woken = True
            self.call_later(self.beat)

    def beat(self) -> None:
        self.is_woken = False
        self.take_in()
        self.draw()

    def take_in(self) -> None:
        inbox, self.inbox[:] = [*self.inbox], ()
        for message in inbox:
            self.take(message)
        if self.match is not None:
            self.look_at_answers(self.match)
            self.match.keep_time(self.room, connected=not self.is_cut())
            self.play_on(self.match)
        if self.line.bye:
            self.exit()

    def take(self, message: Facts) -> None:
        kind = message["is"]
        if kind == "deal":
            self.begin(message)
        elif kind == "shown" and self.match is not None:
            self.match.hear(message)
            self.was_shown = True
            self.hear()
        elif kind == "room":
            self.look_round(message)
        elif kind == "said":
            self.overhear(message)
        elif kind == "nudge":
            self.nudge(message["seat"])
        elif kind == "notice":
            self.say(self.words(f"join-notice-{message['code']}", **message.get("facts", {})))

    def begin(self, deal: Facts) -> None:
        """A new match, or the one that was being played when the line was cut."""
        if self.match is not None and self.match.match == deal["match"]:
            self.match.come_back()
            return
        self.match = source = WireSource(self.line, deal, self.stopwatch.clock)
        news = self.news
        self.turn_to(source, Speaker(self.words, deal["game"], source.setup, source.names))
        self.news = [*news, *self.news]
        self.typed = Typed(self.speaker.phrases, self.speaker.vocabulary)
        self.help, self.is_typing = "", False
        self.screen.set_class(self.race is None, "turns")
        if source.commitment:
            self.news.append(aside(self.words("join-sealed", commitment=source.commitment)))

    def look_round(self, room: Facts) -> None:
        before, self.room = self.room, room
        for code, facts in changes(before, room, self.line.guest):
            is_undone = facts.get("what") == "undo" and self.was_shown
            if not (code == "join-declined" and is_undone):
                self.note(self.words(code, **facts))
        self.was_shown = False
        if room["phase"] == "over" and before["phase"] == "playing":
            self.end()

    def lines(self) -> list[int]:
        return [place.get("line", 0) for place in self.room["places"]]

    def overhear(self, said: Facts) -> None:
        text = said.get("text") or self.words(f"join-emote-{said['emote']}")
        self.note(self.words("join-said", name=said["name"], text=text))

    def nudge(self, seat: int) -> None:
        if seat == self.seat:
            self.say(self.words("join-nudge"))

    def note(self, text: str) -> None:
        """Something beside the match stands among what happened; who races would not see it."""
        self.news.append(aside(text))
        if self.race is not None:
            self.say(text)

    def tell(self, events: Sequence[Event], *, everything: bool) -> None:
        """In games with turns everything is worth a line, unless it is only its own seat's."""
        quiet = self.face.quiet if self.face is not None else ()
        shown = [
            event
            for event in events
            if event.code not in quiet or event.facts.get("seat") == self.seat
        ]
        super().tell(shown, everything=everything)
        if self.fingers is not None:
            for event in events:
                if event.facts.get("seat") == self.seat:
                    self.say_why(event)

    @property
    def face(self) -> Face | None:
        """Of a game with turns."""
        return None if self.race is not None else face_of(self.speaker.game)

    def look_at_answers(self, match: WireSource) -> None:
        refusals, match.refusals = match.refusals, []
        for mistake, was_live in refusals:
            self.typed.planned.clear()
            if isinstance(mistake, Refused) and was_live and mistake.code == "wait-for-signal":
                self.say(self.explain(mistake.refusal))
            elif mistake.code != "replaced":
                self.say_mistake(mistake)

    def end(self) -> None:
        self.over_since = self.stopwatch.ms()
        lines = self.ending()
        self.news += [Text(line, style="bold") for line in lines]
        self.typed.planned.clear()
        if self.race is not None:
            self.help = "\n\n".join([*lines, self.words("join-over-help")])
        if self.match is not None and self.match.commitment:
            self.line.request(self.check_deal, "download")

    def keep(self, record: str) -> None:
        """Among the matches that can be seen again, if it is one and there is room for it."""
        with suppress(Mistake):
            Record.read(record)  # A server may send anything.
            keep_record(self.speaker.game, record)
            self.has_kept = True

    def check_deal(self, answer: Facts) -> None:
        """With what was said before the kick-off; the cards follow by the rules."""
        if answer["is"] == "done" and self.match is not None:
            text = answer["facts"]["record"]
            self.keep(text)
            commitment, right = self.match.commitment, False
            with suppress(Mistake):
                seal = Record.read(text).seal
                right = self.line.shares.fits(seal, commitment) and not verify(text.encode()).wrong
            self.note(self.words("join-deal-right" if right else "join-deal-wrong"))

    def ending(self) -> list[str]:
        """The result, as far as there is one: giving up ends a match, too."""
        side = self.room.get("resigned", -1)
        if side >= 0:
            return [given_up(self.speaker, side)]
        return outcome(self.speaker, self.source.view(), self.seat)

    def phase(self) -> str:
        phase: str = self.room["phase"]
        return phase

    def is_cut(self) -> bool:
        return self.line.retry_in() is not None

    def now(self) -> int:
        return self.match.now() if self.match is not None else 0

    def play_on(self, match: WireSource) -> None:
        """What was typed ahead, as soon as it is asked for."""
        if match.pending or not self.typed.planned or not match.moves() or self.is_cut():
            return
        text = self.typed.planned.pop(0)
        try:
            move = self.typed.understand(text, match.moves(), ())
            match.press(move, self.stopwatch.clock())
        except Mistake as mistake:
            self.typed.planned.clear()
            typed = self.speaker.vocabulary.write(text)
            self.say(f"{typed}: {self.speaker.mistake(mistake)}")


def aside(text: str) -> Text:
    """What is no part of the match."""
    return Text(f"· {text}", style="italic")
