"""Blocks of text side by side: what boards of races are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]
"""Lines of the same width."""

HEAVY = "┏━┓┃┗━┛"
LIGHT = "╭─╮│╰─╯"
DASHED = "┌╌┐╎└╌┘"
AIRY = 34
"""Lines of a terminal from which there is room between blocks."""


def fit(line: Text | str, width: int, align: str = "left") -> Text:
    """Exactly so many cells: cut, or filled up."""
    text = Text(line) if isinstance(line, str) else line.copy()
    text.truncate(width, overflow="ellipsis")
    free = width - text.cell_len
    before = {"left": 0, "centre": free // 2, "right": free}[align]
    return Text.assemble(" " * before, text, " " * (free - before))


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
