"""The table of Fußball-Alarm in the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import NOBODY, SEATS
from anpfiff.games.alarm.cards import KINDS, AlarmDeck
from anpfiff.games.alarm.rules import AlarmView
from anpfiff.tui.face import Face

if TYPE_CHECKING:
    from anpfiff.core.match import Match
    from anpfiff.tui.speaker import Speaker

CARD_FACTS = ("card", "top")


def board(view: AlarmView, speaker: Speaker) -> RenderableType:
    """What the seat sees: the row, the piles, the others, the own hand."""
    words = speaker.words
    deck = view.setup.deck
    assert isinstance(deck, AlarmDeck)
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(words("alarm-row"), row(view, deck))
    yellow = words("alarm-nobody") if view.yellow == NOBODY else speaker.names[view.yellow]
    piles = Text.assemble(
        words("alarm-stock", count=view.stock),
        "   ",
        words("alarm-height", count=view.height),
        " ",
        card(deck, view.top),
        "   ",
        (words("alarm-yellow"), "black on yellow"),
        f" {yellow}",
    )
    parts: list[RenderableType] = [grid, piles, people(view, speaker)]
    if view.hand:
        hand = Grid.grid(padding=(0, 2))
        hand.add_row(words("alarm-your-hand"), cards(deck, view.hand))
        parts.append(hand)
    return Panel(Group(*parts), title=words("game-alarm-title"), title_align="left")


def card(deck: AlarmDeck, kind: int) -> Text:
    footballer = deck.footballers[kind]
    first = footballer.name.split()[0]
    return Text(f" {footballer.sign} {first} ", style=f"bold reverse {footballer.colour}")


def cards(deck: AlarmDeck, kinds: tuple[int, ...]) -> Text:
    return Text(" ").join(card(deck, kind) for kind in kinds)


def row(view: AlarmView, deck: AlarmDeck) -> Text:
    covered = [Text(" ? ", style="dim reverse")] * (KINDS - len(view.row))
    return Text(" ").join([*(card(deck, kind) for kind in view.row), *covered])


def people(view: AlarmView, speaker: Speaker) -> Text:
    line = Text()
    for seat, size in enumerate(view.hands):
        mark = "▶" if seat == view.turn else " "
        style = "bold" if seat == view.turn else ""
        count = speaker.words("alarm-cards", count=size)
        line.append(f"{mark}{SEATS[seat]} {speaker.names[seat]}: {count}   ", style=style)
    return line


def closing(match: Match, speaker: Speaker) -> list[str]:
    """The final hands, best place first."""
    result = match.table.result()
    assert result is not None
    lines = []
    hands = match.table.view(None).revealed
    for seat in sorted(range(match.setup.seats), key=result.places.__getitem__):
        held = ", ".join(
            f"{count} × {match.setup.deck.label(card)}"
            for card, count in Counter(hands[seat]).most_common()
        )
        lines.append(f"{result.places[seat]}. {speaker.names[seat]}: {held}")
    return lines


def facts(told: dict[str, Any], deck: AlarmDeck) -> dict[str, Any]:
    """Cards become what is printed on them."""
    spoken: dict[str, Any] = {
        name: deck.label(value) for name, value in told.items() if name in CARD_FACTS
    }
    if "cards" in told:
        spoken["cards"] = ", ".join(map(deck.label, told["cards"]))
    return spoken


def named(act: str, word: str, deck: AlarmDeck) -> dict[str, str]:
    return {"card": deck.label(deck.find(word))} if len(word) > 1 else {}


def question(view: AlarmView) -> tuple[str, dict[str, Any]]:
    return view.question, {}


FACE = Face(board, closing, facts, named, question)
