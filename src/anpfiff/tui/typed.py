"""What a person types, in his own language, read as moves: a number of the list, one or several."""

from __future__ import annotations

import re
from collections.abc import Sequence

from anpfiff.core.nouns import Mistake, Move
from anpfiff.core.phrases import Phrases
from anpfiff.words import Words

MANY = 20
"""So many words that a list of them helps nobody."""
PAIR = re.compile(r"(\S+)=(\S*)")


class Vocabulary:
    """From `play-typed` and `<game>-typed`: "abwerfen=discard ab=". What stands for nothing is a
    filler that may be said, or not; the first of several words for the same is the one we print.
    """

    def __init__(self, words: Words, game: str) -> None:
        self.meanings: dict[str, str] = {}
        self.said: dict[str, str] = {}
        for code in ("play-typed", f"{game}-typed"):
            if words.knows(code):
                for word, meaning in PAIR.findall(words(code)):
                    self.meanings[word] = meaning
                    self.said.setdefault(meaning, word)

    def read(self, text: str) -> str:
        """As the rules write it, word by word; what is unknown stays as it is."""
        words = [self.meanings.get(word, word) for word in re.split(r"([\s,;]+)", text.lower())]
        return "".join(words).strip()

    def write(self, text: str) -> str:
        """As the reader would type it."""
        return " ".join(self.said.get(word, word) for word in text.split())


class Typed:
    """Finds the moves in lines that the vocabulary has read. Whether one is allowed others say."""

    def __init__(self, phrases: Phrases, vocabulary: Vocabulary) -> None:
        self.phrases = phrases
        self.vocabulary = vocabulary
        self.planned: list[str] = []
        """What was typed ahead, as moves that nobody has looked at yet."""

    def first_of(self, text: str, moves: Sequence[Move], numbered: Sequence[Move]) -> Move:
        """The first move of a line; the others are planned. A number means the list on show."""
        parts = self.parts(text)
        if len(parts) < 2 or self.is_one(text, moves):
            return self.understand(text, moves, numbered)
        first = self.understand(parts[0], moves, numbered)
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
        for word in re.split(r"[\s,;]+", text):
            if word not in objects:
                parts.append(f"{act} {word}".strip())
            elif objects[word]:
                act = word
            else:
                parts.append(word)
                act = ""
        return parts

    def understand(self, text: str, moves: Sequence[Move], numbered: Sequence[Move]) -> Move:
        """A number of the list, a whole move, or as much of one as leaves no doubt."""
        if is_number(text, numbered):
            return numbered[int(text) - 1]
        if text.isascii() and text.isdigit() and numbered:
            raise Mistake("move-number-off", text=text, most=len(numbered))
        write = self.phrases.write
        fitting = [
            move
            for move in moves
            if any(word.startswith(text) for word in (write(move), self.thing(move)))
        ]
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1 and not any(write(move) == text for move in fitting):
            known = ", ".join(self.vocabulary.write(write(move)) for move in fitting)
            raise Mistake("move-doubtful", text=self.vocabulary.write(text), known=known)
        try:
            return self.phrases.read(text)
        except Mistake as mistake:
            raise self.narrowed(mistake, moves) from None

    def narrowed(self, mistake: Mistake, moves: Sequence[Move]) -> Mistake:
        """In the reader's words, and of a great many only those that are moves now."""
        write = self.vocabulary.write
        act, known = mistake.facts.get("act"), mistake.facts.get("known", "").split(", ")
        now = [self.thing(move) for move in moves if self.phrases.write(move).split()[0] == act]
        if mistake.code == "move-unknown":
            known = [*dict.fromkeys(self.phrases.write(move).split()[0] for move in moves)]
        elif len(known) > MANY and now:
            known = now
        facts = {"known": ", ".join(map(write, known)), "act": write(act or "")}
        facts["text"] = write(mistake.facts["text"])
        said = {name: facts.get(name, value) for name, value in mistake.facts.items()}
        return Mistake(mistake.code, **said)

    def thing(self, move: Move) -> str:
        return self.phrases.write(move).partition(" ")[2] or "-"


def is_number(text: str, numbered: Sequence[Move]) -> bool:
    """Whether this is a number of the list."""
    return text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(numbered)
