"""The match file: text that people can read and type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from anpfiff.core.deck import Deck
from anpfiff.core.dice import dice_from
from anpfiff.core.log import GO_ON, PAUSE, WAIT, Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, SEATS, Mistake, Result, plain, read_seat, seat_letter
from anpfiff.core.seal import UNSEALED, Seal
from anpfiff.core.table import Table

FORMAT = 3
"""Format 2 had no closing line and knew no secrets; format 1 wrote the clock's lines and knew
neither notes nor seals. Both are still read.
"""
CLOSED = 3
"""Since this format matches that are over have a closing line."""
DIGITS = 12
"""Of a time in ms: nobody plays for thirty years."""
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
    seal: Seal = UNSEALED
    """What the seed was made of."""
    digest: str = ""
    """The closing line, as it was read."""
    format: int = FORMAT

    @classmethod
    def of(cls, match: Match) -> Record:
        deck = match.setup.deck
        result = match.table.result()
        return cls(
            match.game.name,
            match.setup.version,
            match.setup.options.write(),
            (deck.name, deck.digest),
            match.names,
            match.seed,
            (*match.log, *last_wait(match)),
            (),
            write_result(result) if result else "",
            match.seal,
        )

    def __str__(self) -> str:
        result = [f"result {self.result}"] if self.result else []
        return self.head() + "".join(f"{line}\n" for line in [*map(write_line, self.log), *result])

    def closed(self) -> str:
        """With a closing line, by which it shows whether anything was changed later."""
        text = str(self)
        return f"{text}digest {digest_of(text.encode())}\n"

    def head(self) -> str:
        """All that is known before the first move."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        secret, commitment, nonces = self.seal
        lines = [
            f"anpfiff record {FORMAT}",
            f"game {self.game} {self.version}",
            f"options {options}".rstrip(),
            f"deck {self.deck[0]} {self.deck[1]}",
            *[f"seat {SEATS[seat]} {name}".rstrip() for seat, name in enumerate(self.names)],
            f"seed {self.seed}",
            *([f"secret {plain(secret)}"] if secret else []),
            *([f"commitment {plain(commitment)}"] if commitment else []),
            *[f"nonce {SEATS[seat]} {plain(nonce)}" for seat, nonce in enumerate(nonces) if nonce],
            "",
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """A damaged or foreign record is a Mistake that names the line."""
        return Reader(text).record()

    def start(self, game: type[Table], deck: Deck | None = None) -> Match:
        """The match before its first move, by the rules and with the cards of its time."""
        if self.game != game.name:
            raise Mistake("record-game", found=self.game, wanted=game.name)
        if self.version not in game.versions():
            known = ", ".join(map(str, game.versions()))
            raise Mistake("record-rules", game=self.game, found=self.version, known=known)
        setup = game.agree(
            len(self.names), self.options, deck or self.shipped_deck(game), self.version
        )
        if self.deck != (setup.deck.name, setup.deck.digest):
            raise Mistake(
                "record-deck",
                deck=" ".join(self.deck),
                found=f"{setup.deck.name} {setup.deck.digest}",
            )
        match = Match(game, setup, self.seed, self.names)
        match.seal = self.seal
        return match

    def shipped_deck(self, game: type[Table]) -> Deck | None:
        """The cards it was played with, if they come with the game."""
        for deck in game.Deck.shipped():
            if (deck.name, deck.digest) == self.deck:
                return deck
        return None

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

    def starts(self, word: str) -> bool:
        """Whether this line begins with the word."""
        return self.peek().partition(" ")[0] == word

    def take(self, word: str, expected: str) -> str:
        """What follows the word that this line must begin with."""
        first, _, rest = self.peek().partition(" ")
        if first != word:
            raise self.wrong(expected)
        self.place += 1
        return rest.strip()

    def number(self, text: str, expected: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
            self.place -= 1
            raise self.wrong(expected)
        return int(text)

    def record(self) -> Record:
        if not self.peek().startswith("anpfiff record "):
            raise Mistake("record-foreign")
        found = self.take("anpfiff", "").removeprefix("record ")
        written = self.number(found, f"anpfiff record {FORMAT}")
        if written not in range(1, FORMAT + 1):
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
        seal = self.seal(len(names))
        log, numbers = self.log(len(names))
        result = self.take("result", "") if self.starts("result") else ""
        closing = self.take("digest", "") if self.starts("digest") else ""
        if self.peek():
            raise self.wrong("–")
        return Record(
            game, number, options, (deck, digest), names, seed, log, numbers, result,
            seal, closing, written,
        )  # fmt: skip

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
            names.append(plain(name))
        if not names:
            raise self.wrong("seat A …")
        return tuple(names)

    def seal(self, seats: int) -> Seal:
        secret = self.take("secret", "") if self.starts("secret") else ""
        commitment = self.take("commitment", "") if self.starts("commitment") else ""
        return Seal(secret, commitment, self.nonces(seats))

    def nonces(self, seats: int) -> tuple[str, ...]:
        """What each seat added to the seed; none, or one that may be empty for each."""
        nonces = [""] * seats
        while self.starts("nonce"):
            letter, _, nonce = self.take("nonce", "").partition(" ")
            try:
                seat = read_seat(letter, seats)
            except Mistake:
                seat = CLOCK
            if seat == CLOCK or nonces[seat] or not nonce.strip():
                self.place -= 1
                raise self.wrong("nonce SEAT HEX")
            nonces[seat] = nonce.strip()
        return tuple(nonces) if any(nonces) else ()

    def log(self, seats: int) -> tuple[tuple[Line, ...], tuple[int, ...]]:
        lines: list[Line] = []
        numbers: list[int] = []
        while self.peek() and not (self.starts("result") or self.starts("digest")):
            numbers.append(self.lines[self.place][0])
            lines.append(self.line(seats))
            self.place += 1
        return tuple(lines), tuple(numbers)

    def line(self, seats: int) -> Line:
        expected = "[@MS] SEAT MOVE [; NOTE]"
        text, _, note = [plain(part).strip() for part in self.peek().partition(";")]
        at = 0
        if text.startswith("@"):
            time, _, text = text[1:].partition(" ")
            self.place += 1
            at = self.number(time, expected)
            self.place -= 1
        if text in (PAUSE, GO_ON, WAIT):
            return Line(at, None, text, note)
        letter, _, move = text.partition(" ")
        try:
            seat = read_seat(letter, seats)
        except Mistake:
            raise self.wrong(expected) from None
        if seat == CLOCK:  # Format 1: its deadlines follow from what the others did.
            return Line(at, None, WAIT)
        return Line(at, seat, " ".join(move.lower().split()), note)


def write_line(line: Line) -> str:
    time = f"@{line.at} " if line.at else ""
    seat = "" if line.seat is None else f"{seat_letter(line.seat)} "
    note = f" ; {line.note}" if line.note else ""
    return f"{time}{seat}{line.text}{note}"


WRITTEN = re.compile(r"(?:@(\d{1,15}) )?([A-P]) ([^;]+?)(?: ; (.+))?", re.ASCII)


def read_line(text: str, seats: int) -> Line:
    """The inverse of `write_line`, without the patience that people's own records need."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        return Reader(text).line(seats)
    at, letter, move, note = found.groups()
    return Line(int(at or 0), read_seat(letter, seats), move, note or "")


def digest_of(data: bytes) -> str:
    """Of all before the closing line: `head -n -1 FILE | sha256sum`."""
    return sha256(data).hexdigest()


def last_wait(match: Match) -> list[Line]:
    """How long the match has gone on after the last line, if it has: deadlines may have passed."""
    waited = match.at > match.log.end() or match.ticked
    return [Line(match.at, None, WAIT)] if waited else []


def write_result(result: Result) -> str:
    return " ".join([result.code, result.rule, *map(str, result.places)])
