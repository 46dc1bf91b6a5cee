"""Positions as text: what the notations of several games have in common.

A position is a handful of lines in any order. Each begins with a word that says what it is about,
a letter for a seat, and each game knows its own:

    options  lock_ms=700
    A        r5 / r2 r9! / - | r3 r4
    B        w9 / w6
    goals    -
    now      12400
    busy     A=13100

A line that could list something and says `-` lists nothing. Where much lies before a seat, its
places have lines of their own, as `A bench` and `A hand`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from anpfiff.core.nouns import NEVER, SEATS, Mistake, Seat, Setup
from anpfiff.core.race import STALEMATE, Cover, Race
from anpfiff.core.table import Table

LINE_SHOWN = 60
LATEST = 999_999_999_999
"""In ms: no match takes thirty years."""
NONE = "-"


class Line(NamedTuple):
    """What the line is about, and what it says."""

    name: str
    text: str

    def words(self) -> list[str]:
        return [] if self.text == NONE else self.text.split()

    def wrong(self, expected: str, word: str = "") -> Mistake:
        """Of a line that is too long to be shown only the word that is wrong."""
        line = f"{self.name} {self.text}".strip()
        if word and len(line) > LINE_SHOWN:
            line = f"{self.name} … {word}"
        return Mistake("position-line", line=line[:LINE_SHOWN], expected=expected)

    def number(self, word: str, least: int, most: int = LATEST) -> int:
        digits = word.isascii() and word.isdigit() and len(word) <= len(str(most))
        if not digits or not least <= int(word) <= most:
            raise self.wrong(f"≥ {least}" if most == LATEST else f"{least}–{most}", word)
        return int(word)

    def seat(self, word: str, seats: int) -> Seat:
        if word not in list(SEATS[:seats]):
            raise self.wrong(" | ".join(SEATS[:seats]), word)
        return SEATS.index(word)

    def flags(self, words: Iterable[str], seats: int) -> list[bool]:
        """By seat: whether it is named."""
        named = [self.seat(word, seats) for word in words]
        return [seat in named for seat in range(seats)]

    def pairs(self) -> dict[str, str]:
        """`A=3 B=5`, each name once."""
        found: dict[str, str] = {}
        for word in self.words():
            name, sign, value = word.partition("=")
            if not (name and sign and value) or name in found:
                raise self.wrong("…=…", word)
            found[name] = value
        return found


class Lines:
    """The lines of a text. A game takes those it knows, and none may be left.

    Names are single words, but for those that a game has beside: `A bench x` is then no line of A.
    """

    def __init__(self, text: str, two_words: Collection[str] = ()) -> None:
        self.left: dict[str, Line] = {}
        self.known: list[str] = []
        for words in map(str.split, text.splitlines()):
            if words:
                name = 2 if " ".join(words[:2]) in two_words else 1
                line = Line(" ".join(words[:name]), " ".join(words[name:]))
                if line.name in self.left:
                    raise line.wrong(f"1 × {line.name[:LINE_SHOWN]}")
                self.left[line.name] = line

    def take(self, name: str) -> Line | None:
        self.known.append(name)
        return self.left.pop(name, None)

    def seats(self) -> list[Line]:
        """A line for each seat: A is the first, and no letter is left out."""
        letters = [letter for letter in SEATS if letter in self.left]
        if not letters or letters != list(SEATS[: len(letters)]):
            raise Mistake("position-seats")
        self.known += letters
        return [self.left.pop(letter) for letter in letters]

    def options(self) -> dict[str, str]:
        line = self.take("options")
        return line.pairs() if line else {}

    def nothing_else(self) -> None:
        for line in self.left.values():
            raise line.wrong(" | ".join(self.known))


def read_now(table: Table, lines: Lines) -> None:
    """`now 700` is the time in ms; 0 if nothing is said."""
    if now := lines.take("now"):
        table.now = now.number(now.text, 0)


def read_clocks(table: Race, lines: Lines) -> None:
    """What runs in a race. After its end nothing does.

    `signal 5000 B` says when the signal comes, and who is ready; `until 5000` is any other wait of
    the whole table; `busy A=900 B=1200` says whose hands are full. `landed A=300` is when a hand
    last laid something down, and `wrongs A=2` are wrong cards that followed one another.
    """
    read_now(table, lines)
    if table.outcome is not None:
        return
    read_by_seat(table.landed, lines.take("landed"), 0, table.now)
    if signal := lines.take("signal"):
        until, *ready = signal.words() or [""]
        table.until = signal.number(until, table.now)
        table.ready = signal.flags(ready, table.seats)
    else:
        if wait := lines.take("until"):
            table.until = wait.number(wait.text, table.now)
        read_by_seat(table.busy, lines.take("busy"), table.now)
        read_by_seat(table.wrongs, lines.take("wrongs"), 1)
    table.wind()


def read_by_seat(numbers: list[int], line: Line | None, least: int, most: int = LATEST) -> None:
    """`A=900 B=1200`; the others stay as they are."""
    if line:
        for letter, word in line.pairs().items():
            numbers[line.seat(letter, len(numbers))] = line.number(word, least, most)


def read_stirring(table: Race, lines: Lines, covered: Sequence[int]) -> None:
    """What happened lately, where cards are laid on one another and somebody must do something.

    `covers B=900 A=1100` says who covered the last of these cards, and when. `stirred 1100` is when
    anybody last did something, `advanced 900` when that was in the middle, and `still 60900` when
    it is looked at again. If nothing is said, the signal was given just now.
    """
    if table.outcome is not None or table.ready:
        return
    if covers := lines.take("covers"):
        table.covers = read_covers(table, covers, covered)
    table.stirred = usual_stirring(table)
    if stirred := lines.take("stirred"):
        table.stirred = stirred.number(stirred.text, 0, table.now)
    table.advanced = usual_advance(table)
    if advanced := lines.take("advanced"):
        table.advanced = advanced.number(advanced.text, 0, max(0, table.stirred))
    table.still = latest = usual_look(table)
    if table.patience() and (still := lines.take("still")):
        table.still = still.number(still.text, table.now, latest)
    table.wind()


def read_covers(table: Race, line: Line, covered: Sequence[int]) -> tuple[Cover, ...]:
    """The uppermost was covered last; of those below, only what is lately covered is said."""
    words = line.words()
    if len(words) > len(covered):
        raise line.wrong(f"≤ {len(covered)} × …=…")
    covers: list[Cover] = []
    for word, card in zip(words, covered[len(covered) - len(words) :], strict=True):
        letter, _, ms = word.partition("=")
        seat = line.seat(letter, table.seats)
        earlier = covers[-1].at if covers else 0
        covers.append(Cover(line.number(ms, earlier, table.now), seat, card))
    return tuple(covers)


def usual_stirring(table: Race) -> int:
    """Somebody did something just now, if it matters."""
    return table.now if table.patience() else NEVER


def usual_advance(table: Race) -> int:
    """Not after anybody last did anything at all."""
    return min(usual_stirring(table), table.stirred)


def usual_look(table: Race) -> int:
    """As late as it can be."""
    patience = table.patience()
    if not patience:
        return NEVER
    return max(table.now, min(table.stirred + patience, table.advanced + STALEMATE * patience))


# Writing


def write_options(setup: Setup) -> Iterator[Line]:
    """Only what was not left as it is."""
    usual = type(setup.options)().write()
    chosen = [
        f"{name}={value}" for name, value in setup.options.write().items() if value != usual[name]
    ]
    if chosen:
        yield Line("options", " ".join(chosen))


def write_now(table: Table) -> Iterator[Line]:
    """The inverse of `read_now`."""
    if table.now:
        yield Line("now", str(table.now))


def write_clocks(table: Race) -> Iterator[Line]:
    """The inverse of `read_clocks`."""
    yield from write_now(table)
    if table.ready:
        yield Line("signal", f"{table.until} {letters(table.ready)}".strip())
    elif table.until != NEVER:
        yield Line("until", str(table.until))
    yield from write_by_seat("busy", table.busy, NEVER)
    yield from write_by_seat("landed", table.landed, NEVER)
    yield from write_by_seat("wrongs", table.wrongs, 0)


def write_by_seat(name: str, numbers: Sequence[int], usual: int) -> Iterator[Line]:
    """The inverse of `read_by_seat`."""
    words = [f"{SEATS[seat]}={number}" for seat, number in enumerate(numbers) if number != usual]
    if words:
        yield Line(name, " ".join(words))


def write_stirring(table: Race) -> Iterator[Line]:
    """The inverse of `read_stirring`."""
    if table.outcome is not None or table.ready:
        return
    if table.covers:
        yield Line("covers", " ".join(f"{SEATS[cover.seat]}={cover.at}" for cover in table.covers))
    if table.stirred != usual_stirring(table):
        yield Line("stirred", str(table.stirred))
    if table.advanced != usual_advance(table):
        yield Line("advanced", str(table.advanced))
    if table.still != usual_look(table):
        yield Line("still", str(table.still))


def letters(flags: Iterable[bool]) -> str:
    """The seats for which it is true."""
    return " ".join(SEATS[seat] for seat, flag in enumerate(flags) if flag)


def page(lines: Iterable[Line]) -> str:
    """The lines as one text, in columns."""
    every = list(lines)
    width = max(len(line.name) for line in every)
    return "\n".join(f"{line.name:{width}}  {line.text}".rstrip() for line in every)
