"""Says all that can be said of a match in one language, to everybody, and checks every sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from io import StringIO
from typing import Any, NamedTuple

from rich.console import Console, RenderableType

from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, Event, Mistake, Move, Question, Refusal, Seat
from anpfiff.tui.app import SMALLEST, WIDEST
from anpfiff.tui.ending import winner
from anpfiff.tui.face import Face, Hands, RaceFace, Scene
from anpfiff.tui.faces import looks
from anpfiff.tui.speaker import Speaker, kind_of
from anpfiff.words import Words
from tests.laws.laws import Step, Viewer, all_moves
from tests.words.messages import put_in, variables

NAMES = ("Anouk", "Bjarne", "Caoimhe", "Dmytro", "Eszter", "Fjodor", "Ghazal", "Hyacinth")
"""That nobody on a card is called."""
YOU = {"en": "you|your", "de": "du|dich|dir|dein|deine|deinen|deinem|deiner"}
"""How a sentence speaks to its reader."""
SIZES = (SMALLEST, (100, 30), (WIDEST, 45))
KEYS = (*"1234567890abcdefghijklmnopqrstuvwxyz?", "space", "enter", "left", "right", "up", "down")
RULE = "rule"
"""The one code that is said as it is: the number of a rule."""
ALWAYS, SOMETIMES = 4, 100
"""The first so many sentences of a kind are said in a match, and later one in so many."""
LOOKS = 1
"""The same for all screens, which take longest."""
REFUSALS = 6
"""Moves that somebody tries at each step."""
LATEST = 60
"""Events that a table may show."""


class Said(NamedTuple):
    code: str
    facts: dict[str, Any]


class Ear(Words):
    """Words that remember which messages were asked for, and with which facts."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: list[Said] = []

    def __call__(self, code: str, /, **facts: Any) -> str:
        self.said.append(Said(code, facts))
        return super().__call__(code, **facts)


class Saying:
    """One match in one language. What is missing or wrong in a sentence is an AssertionError."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.game = match.game.name
        self.ear = Ear(language)
        self.names = NAMES[: match.setup.seats]
        self.speaker = Speaker(self.ear, self.game, match.setup, self.names)
        self.face = looks(self.game)
        self.kinds = match.game.told.facts
        self.counts: Counter[str] = Counter()
        self.given: dict[str, set[str]] = {}
        """By message: all facts that it was ever given."""
        self.fingers: dict[Seat, Hands] = {}
        self.looks = 0

    def step(self, step: Step) -> None:
        """What happened, what is asked, what can be done and what not, and how it looks."""
        for event in step.news:
            self.event(event)
        questions = [question for seat in step.acting() if (question := self.match.question(seat))]
        for question in questions:
            self.question(question)
        if questions:
            for move in self.match.moves(step.dice.pick(step.acting())):
                self.move(move)
        seat = step.dice.pick(step.seats())
        for move in not_allowed(step, seat):
            self.refusal(self.match.refusal(seat, move))
        if self.is_due("look " + " ".join(sorted({code for code, _ in questions})), LOOKS):
            self.look(step)
        if self.match.result() is not None:
            self.end()

    def is_due(self, code: str, always: int = ALWAYS) -> bool:
        count = self.counts[code]
        self.counts[code] += 1
        return count < always or count % SOMETIMES == 0

    # What the speaker says

    def event(self, event: Event, *, explain: bool = True) -> None:
        """To everybody as it was told, and with its secrets; a card that went back is explained."""
        if not self.is_due(event.code):
            return
        for viewer in (*range(self.match.setup.seats), None):
            told = event.told(viewer)
            self.check(partial(self.speaker.event, told, viewer), told.facts, viewer)
        self.check(partial(self.speaker.open_event, event), {**event.facts, **event.secret})
        if explain and event.code == "back" and isinstance(self.face, RaceFace):
            seat = event.facts["seat"]
            complete(self.face.back(event.told(seat), self.match.view(seat), self.speaker))

    def help_facts(self) -> dict[str, Any]:
        if isinstance(self.face, Face):
            return self.face.help_facts(self.match.view(0), self.speaker)
        return {}

    def question(self, question: Question) -> None:
        """And what explains it."""
        if self.is_due(f"ask-{question.code}"):
            self.check(partial(self.speaker.question, question), question.facts)
            code = "help" if self.match.game.races else f"help-{question.code}"
            complete(self.ear(f"{self.game}-{code}", **self.help_facts()))

    def move(self, move: Move) -> None:
        """The word that is typed is not put into a sentence: it is a number, or no language's."""
        about = self.speaker.phrases.about(move)
        if not self.is_due(f"do-{about.act}"):
            return
        text, said = self.check(partial(self.speaker.move, move), {})
        words = self.speaker.phrases.write(move).split()[1:]
        for thing, word in zip(about.things, words, strict=True):
            if thing.kind == "seat":
                here = thing.number < len(self.names)
                assert (self.names[thing.number] if here else word.upper()) in text, text
            elif thing.kind in put_in(self.ear.language, said.code, said.facts):
                spoken = said.facts[thing.kind]
                assert spoken != word or word.isdigit(), f"{said.code} says {word}"

    def refusal(self, refusal: Refusal) -> None:
        if self.is_due(f"refused-{refusal.code}"):
            text, _ = self.check(partial(self.speaker.refusal, refusal), refusal.facts)
            assert f"{self.game} {refusal.rule}" in text

    def mistake(self, mistake: Mistake) -> None:
        complete(self.speaker.mistake(mistake))

    def check(
        self, speak: Callable[[], str], facts: Mapping[str, Any], me: Viewer = None
    ) -> tuple[str, Said]:
        """Seats and cards are named, codes are not said, and nobody is left out."""
        self.ear.said.clear()
        text = speak()
        complete(text)
        # The last is the sentence itself, or only what is put around one of the game's.
        own = [said for said in self.ear.said if said.code.startswith(f"{self.game}-")]
        said = (own or self.ear.said)[-1]
        self.given.setdefault(said.code, set()).update(said.facts)
        for name in set(put_in(self.ear.language, said.code, said.facts)) & set(facts):
            if kind_of(self.declared(name)):
                assert isinstance(said.facts[name], str), f"{said.code} says a number for {name}"
            elif self.declared(name) in (str, bool):
                assert name == RULE, f"{said.code} says {facts[name]}, which is a code"
        for name in variables(self.ear.language, said.code) & set(facts):
            if kind_of(self.declared(name)) == "seat":
                assert self.is_named(facts[name], text, me), f"{said.code}, {name}: {text}"
        return text, said

    def declared(self, name: str) -> Any:
        return self.kinds.get(name, Seat if name == "seat" else int)

    def is_named(self, seat: Seat, text: str, me: Viewer) -> bool:
        assert 0 <= seat < len(self.names)
        if seat == me:
            return re.search(rf"\b({YOU[self.ear.language]})\b", text, re.IGNORECASE) is not None
        return self.names[seat] in text

    def nothing_was_unknown(self) -> None:
        """No message wants a fact, in any of its cases, that nobody ever gives it."""
        for code, given in self.given.items():
            unknown = variables(self.ear.language, code) - given
            assert not unknown, f"{code} wants {', '.join(unknown)}"

    # What the terminal shows

    def look(self, step: Step) -> None:
        """Everybody's screen, one size after another; in a race a key was pressed before."""
        size = SIZES[self.looks % len(SIZES)]
        self.looks += 1
        for viewer in (*step.seats(), None):
            if isinstance(self.face, Face):
                self.turn(self.face, viewer, size[0])
            elif isinstance(self.face, RaceFace):
                if viewer is not None:
                    self.press(self.face, viewer, step.dice.pick(KEYS))
                self.race(self.face, viewer, size)

    def turn(self, face: Face, viewer: Viewer, width: int) -> None:
        """The table, and what is offered to whoever is asked."""
        view = self.match.view(viewer)
        complete(printed(face.board(view, self.speaker), width))
        moves = [] if viewer is None else self.match.moves(viewer)
        if moves:
            numbered = face.numbered(view, moves)
            assert set(numbered) <= set(moves)
            assert face.best(view, moves, self.speaker) in (None, *moves)
            if face.offer is not None:
                complete(printed(face.offer(view, numbered, self.speaker), width))
            if (aside := face.aside(view, self.speaker)) is not None:
                complete(printed(aside, width))
            if face.public(view):
                complete(printed(face.board(self.match.view(None), self.speaker), width))

    def race(self, face: RaceFace, viewer: Viewer, size: tuple[int, int]) -> None:
        """The table, and what stands above and below it."""
        view, hands = self.match.view(viewer), None
        if viewer is not None:
            hands = self.fingers[viewer]
        told = self.match.told(viewer, self.match.place - LATEST)
        scene = Scene(view, self.speaker, hands, *size, self.match.now, told)
        complete(face.board(scene).plain)
        complete(face.score(view, self.speaker).plain)
        busy = viewer is not None and view.busy[viewer] != NEVER
        if view.result is None and not view.ready and not busy:
            complete(face.prompt(scene))

    def press(self, face: RaceFace, seat: Seat, key: str) -> None:
        hands = self.fingers.setdefault(seat, face.hands(seat, self.match.setup))
        try:
            move = hands.press(key, self.match.view(seat))
        except Mistake as mistake:
            self.mistake(mistake)
        else:
            if move is not None and move not in self.match.moves(seat):
                self.refusal(self.match.refusal(seat, move))

    def end(self) -> None:
        result = self.match.result()
        assert result is not None
        complete(self.ear(f"{self.game}-ending-{result.code}"))
        lines: Sequence[str] = self.face.closing(self.match.view(None), self.speaker)
        winners = [
            winner(self.speaker, result, me) for me in (None, *range(self.match.setup.seats))
        ]
        for line in (*lines, *winners):
            complete(line)


def complete(text: str) -> None:
    """Nothing was left as it is written in the files or in the code."""
    assert not re.search(r"[{}]|\$\w|\b(None|True|False)\b", text), text


def printed(content: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, height=50)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def not_allowed(step: Step, seat: Seat) -> list[Move]:
    """Some of what the seat cannot do now."""
    moves, legal = all_moves(step.table), step.table.moves(seat)
    tried = [step.dice.pick(moves) for _ in range(REFUSALS)]
    return [move for move in tried if move not in legal]
