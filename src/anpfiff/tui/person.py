"""A person at the keyboard, as a player of a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from anpfiff.bots.bot import Imagine
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move, Refused, Seat
from anpfiff.tui.faces import face_of
from anpfiff.tui.speaker import Speaker

BEST = "best"
MANY = 20
"""So many words that a list of them helps nobody."""


class Screen:
    """One terminal that several people may share: then it is cleared whenever it changes hands."""

    def __init__(self, console: Console, speaker: Speaker, shared: bool) -> None:
        self.console = console
        self.speaker = speaker
        self.face = face_of(speaker.game)
        self.shared = shared
        self.owner: Seat | None = None
        self.people: list[Person] = []

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

    def show_to_all(self) -> None:
        """What comes next everybody may see: only what lies there now must go."""
        if self.shared and self.owner is not None:
            self.console.clear()
            self.owner = None

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), highlight=False)

    def say_latest(self, lines: Sequence[str]) -> None:
        """As many of the last lines as leave room for the table: nothing scrolls out of sight."""
        room = max(5, self.console.height - self.face.height)
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
        match: Match,
        screen: Screen,
        rules: Callable[[], None],
        before: Callable[[], None],
    ) -> None:
        self.seat = seat
        self.match = match
        self.screen = screen
        self.speaker = screen.speaker
        self.phrases = screen.speaker.phrases
        self.face = screen.face
        self.rules = rules
        self.before = before
        self.recap: list[Event] = []
        self.planned: list[str] = []
        screen.people.append(self)

    def heeds(self, events: Sequence[Event]) -> bool:
        """People hear at once."""
        return True

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        if self.screen.shared:
            self.recap += events
        else:
            self.tell(events, self.seat)

    def tell(self, events: Sequence[Event], me: Seat | None) -> None:
        self.screen.say_latest(
            [
                self.speaker.event(event, me)
                for event in events
                if event.code not in self.face.quiet or event.facts["seat"] == me
            ]
        )

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        """What was typed ahead, else what is typed now."""
        wrong = ""
        if self.planned:
            text = self.planned.pop(0)
            try:
                return self.allowed(text, moves, ())
            except Mistake as mistake:
                wrong = f"{text}: {self.speaker.mistake(mistake)}"
                self.planned.clear()
        self.before()
        self.show(view)
        self.offer(view, moves)
        if wrong:
            self.screen.say(wrong, "red")
        while True:
            move = self.ask(view, moves)
            if move is not None:
                return move

    def show(self, view: Any) -> None:
        """The table, and before it what happened since this seat last saw it."""
        public = self.screen.shared and self.face.public(view)
        if public:
            self.screen.show_to_all()
        else:
            self.screen.hand_to(self.seat)
        if self.recap:
            me = None if public else self.seat
            self.screen.say(self.speaker.words("play-recap"), "dim")
            self.tell(self.recap, me)
            for person in self.screen.people if public else [self]:
                person.recap.clear()
        shown = self.match.view(None) if public else view
        self.screen.console.print(self.face.board(shown, self.speaker))

    def offer(self, view: Any, moves: Sequence[Move]) -> None:
        question = self.match.question(self.seat)
        assert question is not None
        self.screen.say(self.speaker.question(question), "bold")
        numbered = self.face.numbered(view, moves)
        if self.face.offer is not None:
            self.screen.console.print(self.face.offer(view, numbered, self.speaker))
            return
        for number, move in enumerate(numbered, start=1):
            line = Text(f"  {number}  {self.speaker.move(move)}")
            line.append(f"   {self.phrases.write(move)}", style="dim")
            self.screen.console.print(line, highlight=False)

    def ask(self, view: Any, moves: Sequence[Move]) -> Move | None:
        """One line of input: a move or several, or None if it was something else."""
        words = self.speaker.words
        text = self.screen.read(words("play-prompt", name=self.speaker.names[self.seat]))
        text = text.strip().strip(",; ")
        if not text:
            return None
        if text == "?":
            question = self.match.question(self.seat)
            assert question is not None
            self.screen.say(words(f"{self.speaker.game}-help-{question.code}"))
            self.screen.say(words("play-hint"))
            self.offer(view, moves)
            return None
        if text.lower() == "rules":
            self.rules()
            return None
        if text.lower() == BEST and (best := self.face.best(view, moves, self.speaker)) is not None:
            return best
        try:
            return self.first_of(text, moves, self.face.numbered(view, moves))
        except Mistake as mistake:
            self.screen.say(self.speaker.mistake(mistake), "red")
            return None

    def first_of(self, text: str, moves: Sequence[Move], numbered: Sequence[Move]) -> Move:
        """The first move of a line; the others are planned. A number means the list on show."""
        parts = self.parts(text)
        if len(parts) < 2 or self.is_one(text, moves):
            return self.allowed(text, moves, numbered)
        first = self.allowed(parts[0], moves, numbered)
        self.planned = [
            self.phrases.write(numbered[int(part) - 1]) if is_number(part, numbered) else part
            for part in parts[1:]
        ]
        return first

    def is_one(self, text: str, moves: Sequence[Move]) -> bool:
        try:
            self.understand(text, moves, ())
        except Mistake:
            return False
        return True

    def parts(self, text: str) -> list[str]:
        """One line as several moves: "field ada ben, bench cleo, done"."""
        objects = self.phrases.objects
        parts: list[str] = []
        act = ""
        for word in re.split(r"[\s,;]+", text.lower()):
            if word not in objects:
                parts.append(f"{act} {word}".strip())
            elif objects[word]:
                act = word
            else:
                parts.append(word)
                act = ""
        return parts

    def allowed(self, text: str, moves: Sequence[Move], numbered: Sequence[Move]) -> Move:
        move = self.understand(text, moves, numbered)
        if move not in moves:
            raise Refused(self.match.refusal(self.seat, move))
        return move

    def understand(self, text: str, moves: Sequence[Move], numbered: Sequence[Move]) -> Move:
        """A number of the list, a whole move, or as much of one as leaves no doubt."""
        if is_number(text, numbered):
            return numbered[int(text) - 1]
        short = text.lower()
        fitting = [
            move
            for move in moves
            if any(word.startswith(short) for word in (self.phrases.write(move), self.thing(move)))
        ]
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1 and not any(self.phrases.write(move) == short for move in fitting):
            known = ", ".join(map(self.phrases.write, fitting))
            raise Mistake("move-doubtful", text=text, known=known)
        try:
            return self.phrases.read(text)
        except Mistake as mistake:
            raise self.narrowed(mistake, moves) from None

    def narrowed(self, mistake: Mistake, moves: Sequence[Move]) -> Mistake:
        """Of a great many words only those that are moves now."""
        act = mistake.facts.get("act")
        known = [self.thing(move) for move in moves if self.phrases.write(move).split()[0] == act]
        if len(mistake.facts.get("known", "").split(", ")) <= MANY or not known:
            return mistake
        return Mistake(mistake.code, **{**mistake.facts, "known": ", ".join(known)})

    def thing(self, move: Move) -> str:
        return self.phrases.write(move).partition(" ")[2] or "-"


def is_number(text: str, numbered: Sequence[Move]) -> bool:
    """Whether this is a number of the list."""
    return text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(numbered)
