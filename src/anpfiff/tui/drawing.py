"""Blocks of text side by side: what boards of races are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

Block = list[Text]
"""Lines of the same width."""

HEAVY = "┏━┓┃┗━┛"
LIGHT = "╭─╮│╰─╯"
DASHED = "┌╌┐╎└╌┘"
TIED = re.compile("(?<=[\u2190-\u27bf]) (?=\\w)|(?<=\\d) (?=×)|(?<=×) ")
TIE = "\ue000"
"""In place of a space at which no line ends; Rich would break any that Unicode has."""
AIRY = 34
"""Lines of a terminal from which there is room between blocks."""


def fit(line: Text | str, width: int, align: str = "left") -> Text:
    """Exactly so many cells: cut, or filled up."""
    text = Text(line) if isinstance(line, str) else line.copy()
    text.truncate(width, overflow="ellipsis")
    free = width - text.cell_len
    before = {"left": 0, "centre": free // 2, "right": free}[align]
    return Text.assemble(" " * before, text, " " * (free - before))


def wrapped(line: Text | str, console: Console, width: int) -> list[Text]:
    """Lines that fit; the sign of a footballer stays with the name."""
    text = Text(line) if isinstance(line, str) else line.copy()
    text.plain = TIED.sub(TIE, text.plain)
    lines = text.wrap(console, max(1, width))
    for part in lines:
        part.plain = part.plain.replace(TIE, " ")
    return [*lines]


def tied(text: Text | str, style: str = "") -> Text:
    """What belongs together: no line ends in it."""
    whole = Text(text, style=style) if isinstance(text, str) else text.copy()
    whole.plain = whole.plain.replace(" ", TIE)
    return whole


class Flowing(NamedTuple):
    """A text in as many lines as it takes, none of which ends in what is tied."""

    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from wrapped(self.text, console, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def block(lines: Sequence[Text | str], width: int, height: int = 0, align: str = "left") -> Block:
    """Lines of one width, empty ones added below."""
    fitted = [fit(line, width, align) for line in lines]
    return fitted + [Text(" " * width)] * (height - len(fitted))


def box(
    lines: Sequence[Text | str], width: int, frame: str = LIGHT, style: str = "", title: str = ""
) -> Block:
    """Lines in a frame; width includes it."""
    inner = width - 2
    head = f" {title} " if title else ""
    top = frame[0] + head + frame[1] * (inner - len(head)) + frame[2]
    sides = [
        Text.assemble((frame[3], style), fit(line, inner), (frame[3], style)) for line in lines
    ]
    bottom = frame[4] + frame[5] * inner + frame[6]
    return [Text(top, style=style), *sides, Text(bottom, style=style)]


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks in a row, the shorter ones filled up below."""
    height = max(map(len, blocks), default=0)
    filled = [
        lines + [Text(" " * (lines[0].cell_len if lines else 0))] * (height - len(lines))
        for lines in blocks
    ]
    return [Text(" " * gap).join(row) for row in zip(*filled, strict=True)]


def centred(lines: Sequence[Text | str], width: int) -> Block:
    return [fit(line, width, "centre") for line in lines]


def stacked(blocks: Sequence[Block], *, airy: bool) -> Text:
    """Blocks one below the other, as one text."""
    between = Text("\n\n" if airy else "\n", no_wrap=True, end="")
    return between.join([Text("\n").join(lines) for lines in blocks])


def clock(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def exact(ms: int) -> str:
    return f"{clock(ms)}.{ms % 1000:03}"
