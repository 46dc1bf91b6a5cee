"""The cards of a game in lists: for the terminal, and for the rule pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import Mistake


class Chapter(NamedTuple):
    """Cards that belong together, a row for each, or for each footballer."""

    word: str
    """What is typed for it, in every language,"""
    title: str
    """and what it is called in this one."""
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str
    """How to read the rows; chapters with the same one follow each other."""
    style: str = ""


def some_of(chapters: Sequence[Chapter], what: str | None) -> Sequence[Chapter]:
    """The chapter of this word or title; all of them if nothing was asked for."""
    if what is None:
        return chapters
    found = [one for one in chapters if what.lower() in (one.word, one.title.lower())]
    if not found:
        raise Mistake("cards-unknown", text=what, known=", ".join(map(to_type, chapters)))
    return found


def to_type(chapter: Chapter) -> str:
    """In the reader's language, if that is one word."""
    return chapter.word if " " in chapter.title else chapter.title.lower()


def tables(chapters: Sequence[Chapter]) -> RenderableType:
    """For the terminal: how to read them, then the lists."""
    parts: list[RenderableType] = []
    for note, group in groupby(chapters, lambda chapter: chapter.note):
        parts.append(Text(note, style="dim"))
        for chapter in group:
            parts += ["", table(chapter)]
        parts.append("")
    return Group(*parts)


def table(chapter: Chapter) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.title, grid.title_justify = Text(chapter.title, style=f"bold {chapter.style}"), "left"
    for _ in chapter.heads:
        grid.add_column(overflow="fold")
    grid.add_row(*[Text(head, style="dim") for head in chapter.heads])
    for first, *others in chapter.rows:
        grid.add_row(Text(first, style=chapter.style), *map(Text, others))
    return grid


def markdown(chapters: Sequence[Chapter]) -> Iterator[str]:
    """The same as lines of a rule page."""
    for note, group in groupby(chapters, lambda chapter: chapter.note):
        yield from (note, "")
        for chapter in group:
            yield from (f"### {chapter.title}", "", row(chapter.heads))
            yield row(["---"] * len(chapter.heads)).replace(" ", "")
            yield from map(row, chapter.rows)
            yield ""


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '·') for cell in cells)} |"
