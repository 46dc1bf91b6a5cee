"""The match file: text that people can read and type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from anpfiff.core.deck import Deck
from anpfiff.core.dice import dice_from
from anpfiff.core.match import GO_ON, PAUSE, Line, Match
from anpfiff.core.nouns import SEATS, Mistake, Result, read_seat, seat_letter
from anpfiff.core.table import Table

FORMAT = 1
LONGEST = 4_000_000
"""Characters; the longest race is a tenth of that."""


class Record(NamedTuple):
    """Game, rules version, options, deck, seats, seed and log: all it takes to play it again."""

    game: str
    version: int
    options: dict[str, str]
    deck: tuple[str, str]
    names: tuple[str, ...]
    seed: str
    log: tuple[Line, ...]
    numbers: tuple[int, ...]
    """Where each line of the log stands in the file."""
    result: str

    @classmethod
    def of(cls, match: Match) -> Record:
        deck = match.setup.deck
        result = match.table.result()
        return cls(
            match.game.name,
            match.game.version,
            match.setup.options.write(),
            (deck.name, deck.digest),
            match.names,
            match.seed,
            tuple(match.log),
            (),
            write_result(result) if result else "",
        )

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [
            f"anpfiff record {FORMAT}",
            f"game {self.game} {self.version}",
            f"options {options}".rstrip(),
            f"deck {self.deck[0]} {self.deck[1]}",
            *(f"seat {SEATS[seat]} {name}".rstrip() for seat, name in enumerate(self.names)),
            f"seed {self.seed}",
            "",
            *map(write_line, self.log),
        ]
        if self.result:
            lines.append(f"result {self.result}")
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """A damaged or foreign record is a Mistake that names the line."""
        return Reader(text).record()

    def start(self, game: type[Table], deck: Deck | None = None) -> Match:
        """The match before its first move."""
        if self.game != game.name:
            raise Mistake("record-game", found=self.game, wanted=game.name)
        if self.version != game.version:
            raise Mistake("record-rules", game=self.game, found=self.version, known=game.version)
        setup = game.agree(len(self.names), self.options, deck)
        if self.deck != (setup.deck.name, setup.deck.digest):
            raise Mistake(
                "record-deck",
                deck=" ".join(self.deck),
                found=f"{setup.deck.name} {setup.deck.digest}",
            )
        return Match(game, setup, self.seed, self.names)

    def replay(self, game: type[Table], deck: Deck | None = None) -> Match:
        """The match as it was left."""
        match = self.start(game, deck)
        for _ in self.steps(match):
            pass
        return match

    def steps(self, match: Match) -> Iterator[Line]:
        """Play the log on a match that has just started, pausing after every line."""
        for place, line in enumerate(self.log):
            try:
                match.repeat(line)
                if len(match.log) != place + 1:
                    raise Mistake("line-missing")
            except Mistake as mistake:
                number = self.numbers[place] if self.numbers else place + 1
                raise Mistake(
                    "record-move", line=number, text=write_line(line), cause=mistake
                ) from None
            yield line
        result = match.table.result()
        if self.result and self.result != (write_result(result) if result else ""):
            raise Mistake("record-result", text=self.result)


class Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise Mistake("record-long", most=LONGEST)
        numbered = enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
        self.lines = [
            (number, line.strip())
            for number, line in numbered
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.place = 0

    def wrong(self, expected: str) -> Mistake:
        if self.place >= len(self.lines):
            return Mistake("record-short", expected=expected)
        number, line = self.lines[self.place]
        return Mistake("record-line", line=number, text=line[:60], expected=expected)

    def peek(self) -> str:
        return self.lines[self.place][1] if self.place < len(self.lines) else ""

    def take(self, word: str, expected: str) -> str:
        """What follows the word that this line must begin with."""
        first, _, rest = self.peek().partition(" ")
        if first != word:
            raise self.wrong(expected)
        self.place += 1
        return rest.strip()

    def number(self, text: str, expected: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 16):
            self.place -= 1
            raise self.wrong(expected)
        return int(text)

    def record(self) -> Record:
        if not self.peek().startswith("anpfiff record "):
            raise Mistake("record-foreign")
        found = self.take("anpfiff", "").removeprefix("record ")
        if self.number(found, "anpfiff record 1") != FORMAT:
            raise Mistake("record-format", found=found, known=FORMAT)
        game, _, version = self.take("game", "game NAME VERSION").partition(" ")
        number = self.number(version, "game NAME VERSION")
        options = self.options()
        deck, _, digest = self.take("deck", "deck NAME DIGEST").partition(" ")
        names = self.names()
        seed = self.take("seed", "seed fast NUMBER | seed sealed HEX")
        try:
            dice_from(seed)
        except Mistake:
            self.place -= 1
            raise self.wrong("seed fast NUMBER | seed sealed HEX") from None
        log, numbers = self.log(len(names))
        result = self.take("result", "result …") if self.peek() else ""
        if self.peek():
            raise self.wrong("–")
        return Record(game, number, options, (deck, digest), names, seed, log, numbers, result)

    def options(self) -> dict[str, str]:
        options = {}
        for pair in self.take("options", "options NAME=VALUE …").split():
            name, equals, value = pair.partition("=")
            if not equals or name in options:
                self.place -= 1
                raise self.wrong("options NAME=VALUE …")
            options[name] = value
        return options

    def names(self) -> tuple[str, ...]:
        names: list[str] = []
        while self.peek().split(" ")[0] == "seat" and len(names) < len(SEATS):
            letter, _, name = self.take("seat", "").partition(" ")
            if letter != SEATS[len(names)]:
                self.place -= 1
                raise self.wrong(f"seat {SEATS[len(names)]} …")
            names.append(name)
        if not names:
            raise self.wrong("seat A …")
        return tuple(names)

    def log(self, seats: int) -> tuple[tuple[Line, ...], tuple[int, ...]]:
        lines: list[Line] = []
        numbers: list[int] = []
        while self.peek() and self.peek().split(" ")[0] != "result":
            numbers.append(self.lines[self.place][0])
            lines.append(self.line(seats))
            self.place += 1
        return tuple(lines), tuple(numbers)

    def line(self, seats: int) -> Line:
        expected = "[@MS] SEAT MOVE"
        text = self.peek()
        at = 0
        if text.startswith("@"):
            time, _, text = text[1:].partition(" ")
            self.place += 1
            at = self.number(time, expected)
            self.place -= 1
        if text in (PAUSE, GO_ON):
            return Line(at, None, text)
        letter, _, move = text.partition(" ")
        try:
            return Line(at, read_seat(letter, seats), " ".join(move.lower().split()))
        except Mistake:
            raise self.wrong(expected) from None


def write_line(line: Line) -> str:
    time = f"@{line.at} " if line.at else ""
    seat = "" if line.seat is None else f"{seat_letter(line.seat)} "
    return f"{time}{seat}{line.text}"


def write_result(result: Result) -> str:
    return " ".join([result.code, result.rule, *map(str, result.places)])
