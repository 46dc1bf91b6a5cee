"""What Finale offers to choose from in the terminal, with the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import Move
from anpfiff.games.finale.cards import (
    BUILD_UP,
    COLOUR,
    FIELD,
    KEEP,
    LEAVE,
    OFF,
    READY,
    STACK,
    SWAP,
    USE,
    WHITE,
)
from anpfiff.games.finale.guide import Advice, Prospect, guide
from anpfiff.games.finale.view import FinaleView
from anpfiff.tui.finale.board import (
    COLOUR_STYLES,
    WITH_CARDS,
    action_word,
    areas,
    form_text,
    slots_legend,
)

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

LONG = 5
"""Longer lists are set in two columns."""


def offer(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    if view.question == USE:
        return offer_footballers(view, moves, speaker)
    if view.question in WITH_CARDS:
        return offer_cards(view, moves, speaker)
    if view.question == COLOUR:
        return offer_colours(view, moves, speaker)
    if len(moves) > LONG:
        return offer_many(view, moves, speaker)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, move in enumerate(moves, start=1):
        typed = Text(speaker.to_type(move), style="dim")
        grid.add_row(f"  {number}", Text(speaker.move(move)), typed, about(view, move, speaker))
    if view.question == FIELD:
        return Group(grid, Text(speaker.words("finale-squad-hint"), style="dim"))
    return grid


def offer_footballers(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    """Who can fill the slot: strength now and next, the sum of the side, exact chances."""
    found = guide(speaker.setup, view)
    advice = {USE + one.footballer: one for one in found.advice} if found else {}
    against = "" if view.asked == view.active else "-against"
    codes = ["finale-now", "finale-total", f"finale-{action_word(view.action)}{against}"]
    if view.action == BUILD_UP:
        codes.append(f"finale-goal-chance{against}")
    if len(moves) > LONG:
        return many_footballers(view, moves, advice, codes, speaker)
    grid, suggested = odds_grid(codes, speaker), best(view, moves, speaker)
    for number, move in enumerate(moves, start=1):
        name = Text(speaker.deck.label(move - USE))
        typed = Text(speaker.to_type(move), style="dim")
        figures = odds(view, advice[move], speaker)
        grid.add_row(place(number, move == suggested), name, typed, *figures)
    return grid


def many_footballers(
    view: FinaleView,
    moves: Sequence[Move],
    advice: dict[Move, Advice],
    codes: Sequence[str],
    speaker: Speaker,
) -> RenderableType:
    """The same in two columns, without the full names."""
    suggested = best(view, moves, speaker)
    cells = []
    for number, move in enumerate(moves, start=1):
        text = Text(f"{place(number, move == suggested)} {speaker.to_type(move):<15}")
        for figure, width in zip(odds(view, advice[move], speaker), (5, 3, 6, 5), strict=False):
            text.append(" " * (width - figure.cell_len)).append_text(figure)
        cells.append(text)
    titles = " · ".join(speaker.words(code) for code in codes)
    head = f"     {titles} · {speaker.words('finale-star')}"
    return Group(Text(head, style="dim"), two_columns(cells))


def odds(view: FinaleView, one: Advice, speaker: Speaker) -> list[Text]:
    chances = [one.chance, one.goal] if view.action == BUILD_UP else [one.chance]
    figures = [str(one.total), *[chance(share, speaker) for share in chances]]
    return [form_text(view, one.footballer, speaker), *map(Text, figures)]


def two_columns(cells: Sequence[Text]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    rows = (len(cells) + 1) // 2
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def odds_grid(codes: Sequence[str], speaker: Speaker) -> Grid:
    """Number, name and what to type; then figures with titles, and what the star means."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for column in range(3 + len(codes)):
        grid.add_column(justify="left" if column < 3 else "right", no_wrap=True)
    heads = ["", speaker.words("finale-star"), "", *[speaker.words(code) for code in codes]]
    grid.add_row(*[Text(head, style="dim") for head in heads])
    return grid


def place(number: int, suggested: bool) -> str:
    """The number of a choice; a star marks what `best` would take."""
    return f"{number:>3}{'*' if suggested else ' '}"


def chance(share: float, speaker: Speaker) -> str:
    return speaker.words("finale-percent", percent=100 * share)


def offer_cards(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    """The hand: slots, and how an attack by this card would go from the present line-ups."""
    found = guide(speaker.setup, view)
    prospects = {one.tactic: one for one in found.cards} if found else {}
    chances = ["finale-build", "finale-finish", "finale-goal-chance"] if prospects else []
    grid = odds_grid(["finale-slots", *chances], speaker)
    suggested = best(view, moves, speaker)
    for number, move in enumerate(moves, start=1):
        grid.add_row(
            place(number, move == suggested),
            tactic_name(view, move, speaker),
            Text(speaker.to_type(move), style="dim"),
            slots_of(view, move, speaker),
            *shares(prospects.get(move - view.question), speaker),
        )
    return Group(grid, slots_legend(speaker.words))


def shares(one: Prospect | None, speaker: Speaker) -> list[str]:
    return [] if one is None else [chance(x, speaker) for x in (one.build, one.finish, one.goal)]


def tactic_name(view: FinaleView, move: Move, speaker: Speaker) -> Text:
    tactics = speaker.deck.tactics
    if not 0 <= move - view.question < len(tactics):
        return Text(speaker.move(move))
    tactic = tactics[move - view.question]
    return Text(f"{tactic.name} {tactic.strength}", style=COLOUR_STYLES[tactic.colour])


def slots_of(view: FinaleView, move: Move, speaker: Speaker) -> str:
    tactics = speaker.deck.tactics
    card = move - view.question
    return areas(tactics[card], speaker.words) if 0 <= card < len(tactics) else ""


def offer_colours(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    """Every colour with its cards, and first the white ones that belong to all."""
    words = speaker.words
    parts: list[RenderableType] = [Text(f"     {words('finale-white-anyway')}", style="bold")]
    parts.append(two_columns(tactic_cells(WHITE, speaker)))
    for number, move in enumerate(moves, start=1):
        colour = move - COLOUR
        title = Text(f"{number:>3}  {speaker.move(move)}", style=f"bold {COLOUR_STYLES[colour]}")
        parts.append(title.append(f"   {speaker.to_type(move)}", style="dim"))
        parts.append(two_columns(tactic_cells(colour, speaker)))
    return Group(*parts, slots_legend(words))


def tactic_cells(colour: int, speaker: Speaker) -> list[Text]:
    """The cards of a colour: name, strength, slots."""
    return [
        Text(f"     {tactic.name:<14} {tactic.strength} {areas(tactic, speaker.words)}")
        for tactic in speaker.deck.tactics
        if tactic.colour == colour
    ]


def offer_many(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    """Two columns of what can be typed; a card to stack is known by its name alone."""
    width = 11 if view.question == STACK else 17
    cells = []
    for number, move in enumerate(moves, start=1):
        typed = speaker.to_type(move)
        if view.question == STACK:
            typed = typed.partition(" ")[2]
        text = Text(f"{number:>3}  {typed:<{width}} ")
        cells.append(text.append_text(about(view, move, speaker)))
    if view.question == STACK:
        return Group(two_columns(cells), slots_legend(speaker.words))
    return two_columns(cells)


def about(view: FinaleView, move: Move, speaker: Speaker) -> Text:
    """What is worth knowing of the footballer or the card that a move names."""
    deck = speaker.deck
    things = speaker.phrases.about(move).things
    if not things or things[0].kind in ("preset", "colour"):
        return Text()
    kind, card = things[0]
    if kind == "tactic":
        tactic = deck.tactics[card]
        return Text(f"{tactic.strength} {areas(tactic, speaker.words)}")
    letters = speaker.words("finale-letters")
    return Text.assemble(
        letters[deck.footballers[card].position], " ", form_text(view, card, speaker)
    )


# What to suggest


def best(view: FinaleView, moves: Sequence[Move], speaker: Speaker) -> Move | None:
    """The best chance of the moment, the strongest footballer; no changes that nobody needs."""
    if view.question in (OFF, SWAP) and len(view.mine) % 2 == 0:
        return READY if view.question == OFF else KEEP
    found = guide(speaker.setup, view)
    if found is None:
        return None
    if found.cards:
        return view.question + max(found.cards, key=lambda card: card.goal).tactic
    if found.advice:
        sign = 1 if found.seat == view.active else -1
        return USE + max(found.advice, key=lambda one: worth(one, sign)).footballer
    strengths = {view.question + one.footballer: one.strength for one in found.forms}
    pick = min if view.question == LEAVE else max
    return pick(
        [move for move in moves if move in strengths], key=strengths.__getitem__, default=None
    )


def worth(one: Advice, sign: int) -> tuple[float, int]:
    return sign * one.goal, one.turned - one.strength
