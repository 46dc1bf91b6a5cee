"""The table of Fußball-Alarm in the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import NOBODY, SEATS
from anpfiff.games.alarm.cards import COPIES, KINDS, AlarmDeck
from anpfiff.games.alarm.view import AlarmView
from anpfiff.tui.cards import Chapter
from anpfiff.tui.drawing import Flowing, tied
from anpfiff.tui.face import Face
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker


def board(view: AlarmView, speaker: Speaker) -> RenderableType:
    """What the seat sees: the row, the piles, the others, the own hand."""
    words, deck = speaker.words, speaker.deck
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(words("alarm-row"), Flowing(row(view, deck)))
    yellow = words("alarm-nobody") if view.yellow == NOBODY else speaker.names[view.yellow]
    piles = Text.assemble(
        tied(words("alarm-stock", count=view.stock)),
        "   ",
        tied(words("alarm-height", count=view.height)),
        tied(" "),
        card(deck, view.top),
        "   ",
        tied(words("alarm-yellow"), "black on yellow"),
        tied(f" {yellow}"),
    )
    parts: list[RenderableType] = [grid, Flowing(piles), Flowing(people(view, speaker))]
    if view.hand:
        hand = Grid.grid(padding=(0, 2))
        hand.add_row(words("alarm-your-hand"), Flowing(faces(deck, view.hand)))
        parts.append(hand)
    return Panel(Group(*parts), title=words("alarm-title"), title_align="left")


def card(deck: AlarmDeck, kind: int) -> Text:
    footballer = deck.footballers[kind]
    first = footballer.name.split()[0]
    return tied(f" {footballer.sign} {first} ", f"bold reverse {footballer.colour}")


def faces(deck: AlarmDeck, kinds: tuple[int, ...]) -> Text:
    return Text(" ").join(card(deck, kind) for kind in kinds)


def row(view: AlarmView, deck: AlarmDeck) -> Text:
    covered = [tied(" ? ", "dim reverse")] * (KINDS - len(view.row))
    return Text(" ").join([*(card(deck, kind) for kind in view.row), *covered])


def people(view: AlarmView, speaker: Speaker) -> Text:
    line = Text()
    for seat, size in enumerate(view.hands):
        mark = "▶" if seat == view.turn else " "
        style = "bold" if seat == view.turn else ""
        count = speaker.words("alarm-cards", count=size)
        line.append_text(tied(f"{mark}{SEATS[seat]} {speaker.names[seat]}: {count}", style))
        line.append("  ")
    return line


def closing(view: AlarmView, speaker: Speaker) -> list[str]:
    """The final hands, best place first, each beginning with the set that counts."""
    result = view.result
    assert result is not None
    lines = []
    for seat in sorted(range(len(view.hands)), key=result.places.__getitem__):
        counts = Counter(view.revealed[seat])
        counted = sorted(counts, key=lambda card: (card != view.best[seat], -counts[card]))
        held = ", ".join(f"{counts[card]} × {speaker.deck.label(card)}" for card in counted)
        lines.append(f"{result.places[seat]}. {speaker.full_name(seat)}: {held}")
    return lines


def cards(deck: AlarmDeck, words: Words) -> list[Chapter]:
    """R2 Seven footballers, of each as many cards."""
    heads = [words(f"alarm-cards-{name}") for name in ("type", "name", "number", "count", "alarm")]
    rows = [
        [one.id, deck.label(card), str(one.number), str(COPIES), "1"]
        for card, one in enumerate(deck.footballers)
    ]
    title, note = words("alarm-cards-title"), words("alarm-cards-note")
    return [Chapter("footballers", title, heads, rows, note)]


FACE = Face(
    board, closing, cards, columns=60, lines=18, seats=3,
    counted=("draw", "search", "steal", "alarm", "whistle"),
)  # fmt: skip
