"""A person at the keyboard, as a player of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.bots.bot import Imagine
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move, Refused, Seat
from anpfiff.play.seats import bot_for, past
from anpfiff.tui.drawing import Flowing
from anpfiff.tui.face import offered
from anpfiff.tui.screen import AT_ONCE, Picture, Screen
from anpfiff.tui.typed import Typed

ADVISER = "bundesliga"
"""Who is asked for a hint: in every game the best who answers at once."""


class TakeBack(Exception):
    """Somebody wants his last move back."""

    def __init__(self, person: Person) -> None:
        self.person = person


class Person:
    """Shows the seat's view and events, and asks until a move is understood and allowed."""

    def __init__(
        self,
        seat: Seat,
        match: Match,
        screen: Screen,
        rules: Callable[[], RenderableType],
        before: Callable[[], str],
        intro: Sequence[str] = (),
    ) -> None:
        self.seat = seat
        self.match = match
        self.screen = screen
        self.speaker = screen.speaker
        self.phrases = screen.speaker.phrases
        self.face = screen.face
        self.pace = AT_ONCE
        self.rules = rules
        self.before = before
        self.intro = intro
        """What stands above all that happens."""
        self.heard: list[Event] = []
        """All that happened, and"""
        self.seen = 0
        """how much of it was shown;"""
        self.asked = 0
        """how much when this person was last asked."""
        self.hurried = False
        """Whether a key was pressed while others acted."""
        self.said: dict[Seat | None, list[str]] = {}
        """The same in words, for the seat or for everybody."""
        self.typed = Typed(self.phrases, self.speaker.vocabulary)
        self.note = ""
        """What is said below the question."""
        screen.people.append(self)

    def heeds(self, events: Sequence[Event]) -> bool:
        """People hear at once."""
        return True

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.heard += [
            event
            for event in events
            if event.code not in self.face.quiet or event.facts["seat"] == self.seat
        ]
        if not self.screen.shared:
            self.catch_up(view, self.seat)

    def catch_up(self, view: Any, me: Seat | None) -> None:
        """One thing after the other; after a key all the rest at once, until the next question."""
        while left := len(self.heard) - self.seen:
            waits = self.pace.seconds and not self.hurried
            fresh = 1 if waits else left
            self.seen += fresh
            self.screen.happened(self.picture(view, me, fresh))
            if waits:
                self.hurried = self.pace.skipped(self.heard[self.seen - 1])

    def picture(self, view: Any, me: Seat | None, fresh: int) -> Picture:
        return Picture(self.face.board(view, self.speaker), self.log(me), fresh)

    def log(self, me: Seat | None) -> list[str]:
        """All that was shown, as it is said to whoever looks."""
        said = self.said.setdefault(me, [])
        said += [self.speaker.event(event, me) for event in self.heard[len(said) : self.seen]]
        public = [
            line
            for line, event in zip(said, self.heard, strict=False)
            if me is not None or event.code not in self.face.quiet
        ]
        return [*self.intro, *public]

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        """What was typed ahead, else what is typed now."""
        if planned := self.typed.planned:
            text = planned.pop(0)
            try:
                return self.allowed(self.typed.understand(text, moves, ()), moves)
            except Mistake as mistake:
                typed = self.speaker.vocabulary.write(text)
                self.note = f"{typed}: {self.speaker.mistake(mistake)}"
                planned.clear()
        self.note = self.note or self.before()
        picture = self.question(view, moves)
        again = False
        while True:
            note, self.note = self.note, ""
            prompt = self.speaker.words("play-prompt", name=self.speaker.names[self.seat])
            text = self.screen.ask(picture, note, prompt, again=again)
            again = True
            try:
                move = self.answer(text.strip().strip(",; "), view, moves, imagine)
            except Mistake as mistake:
                self.typed.planned.clear()
                self.note = self.speaker.mistake(mistake)
            else:
                if move is not None:
                    self.asked = len(self.heard)
                    return move

    def question(self, view: Any, moves: Sequence[Move]) -> Picture:
        """The table, what happened since this person was last asked, and what can be done."""
        public = self.screen.shared and self.face.public(view)
        if public:
            self.screen.show_to_all()
        else:
            self.screen.hand_to(self.seat)
        me = None if public else self.seat
        shown = self.match.view(None) if public else view
        self.catch_up(shown, me)
        self.hurried = False
        for person in self.screen.people if public else ():
            person.seen = len(person.heard)
        asked = self.match.question(self.seat)
        assert asked is not None
        return Picture(
            self.face.board(shown, self.speaker),
            self.log(me),
            len(self.heard) - self.asked,
            self.speaker.question(asked),
            offered(self.face, view, moves, self.speaker),
        )

    # What is typed

    def answer(self, text: str, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move | None:
        """A line of input: a move or several, or None if it was something else."""
        text = self.speaker.vocabulary.read(text)
        if not text:
            return None
        if text in ("?", "help"):
            self.screen.page(self.help(view))
        elif text == "rules":
            self.screen.page(self.rules())
        elif text == "log":
            everybody = self.screen.shared and self.screen.owner != self.seat
            log = self.log(None if everybody else self.seat)
            lines = [Flowing(Text(line)) for line in log]
            self.screen.page(Group(*lines), from_the_end=True)
        elif text == "hint":
            self.note = self.hint(view, moves, imagine)
        elif text == "undo":
            raise TakeBack(self)
        elif text == "quit":
            raise KeyboardInterrupt
        elif text == "best" and (best := self.face.best(view, moves, self.speaker)) is not None:
            return best
        else:
            numbered = self.face.numbered(view, moves)
            return self.allowed(self.typed.first_of(text, moves, numbered), moves)
        return None

    def help(self, view: Any) -> RenderableType:
        """What is asked, and what can be typed."""
        question = self.match.question(self.seat)
        assert question is not None
        words, facts = self.speaker.words, self.face.help_facts(view, self.speaker)
        parts: list[RenderableType] = [
            Text(words(f"{self.speaker.game}-help-{question.code}", **facts)),
            "",
            Text(words("play-commands")),
        ]
        if (aside := self.face.aside(view, self.speaker)) is not None:
            parts += ["", aside]
        return Group(*parts)

    def hint(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> str:
        """What a good bot would do here."""
        adviser = bot_for(self.match, self.seat, ADVISER)
        adviser.see(view, past(self.match, self.seat), self.match.at)
        return self.speaker.advice(adviser.choose(view, moves, imagine))

    def allowed(self, move: Move, moves: Sequence[Move]) -> Move:
        if move not in moves:
            raise Refused(self.match.refusal(self.seat, move))
        return move
