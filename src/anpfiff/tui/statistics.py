"""What is counted when a match is over."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.match import Match
from anpfiff.tui.drawing import clock
from anpfiff.tui.speaker import Speaker

WIDEST_NAME = 14


def statistics(match: Match, speaker: Speaker) -> RenderableType:
    """Seat by seat how often what happened, and how long it took."""
    words, seats = speaker.words, range(match.setup.seats)
    counts = Counter((event.code, event.facts.get("seat")) for event in match.again().since(0))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for column in range(len(seats) + 1):
        grid.add_column(justify="right" if column else "left")
    names = [Text(speaker.names[seat][:WIDEST_NAME], style="bold") for seat in seats]
    grid.add_row("", *names)
    for code in speaker.face.counted:
        figures = [str(counts[code, seat]) for seat in seats]
        grid.add_row(words(f"{speaker.game}-count-{code}"), *figures)
    length = words("play-length", moves=match.acts)
    if match.game.races:
        length = words("race-length", time=clock(match.now))
    return Group("", grid, Text(length, style="dim"))
