"""The table of Finale in the terminal: squads, pitch, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.games.finale.cards import (
    ATTACK,
    BENCH,
    BRING,
    BUILD_UP,
    COLOUR,
    ELEVEN,
    FIELD,
    GOAL,
    INJURY,
    KEEPER,
    LAY,
    LEAVE,
    NO_SYMBOL,
    PERIODS,
    PLAY,
    RED,
    SHOOT,
    STACK,
    SWAP,
    USE,
    YELLOW,
    FinaleDeck,
    Tactic,
)
from anpfiff.games.finale.guide import bonus, form
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.squads import Squad, club, cost
from anpfiff.games.finale.view import FinaleView
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

PUBLIC = (USE, BRING, GOAL, LEAVE)
"""Nothing hidden is needed to answer these."""
WITH_CARDS = (PLAY, LAY, SWAP)
SYMBOL_MARKS = {
    NO_SYMBOL: (" ", ""), INJURY: ("+", "red"), YELLOW: ("y", "yellow"), RED: ("r", "bold red"),
}  # fmt: skip
COLOUR_STYLES = ("", "magenta", "yellow", "blue", "red")
POSITION_STYLES = ("white", "yellow", "blue", "red")
HALF = 39
"""Columns of one side."""


def board(view: FinaleView, speaker: Speaker) -> RenderableType:
    """What the view holds: squad lists while squads are chosen, then the pitch."""
    if view.question == FIELD and view.result is None:
        return squad_board(view, speaker)
    if view.question == COLOUR and view.seat is not None:
        # All cards of all colours need the room; who plays was just told.
        return Group()
    if view.question == STACK and view.seat is not None:
        return Group(header(view, speaker), cards_line(view, "finale-stacked", view.mine, speaker))
    parts: list[RenderableType] = [header(view, speaker), status(view, speaker)]
    sides = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        sides.add_column(width=HALF)
    sides.add_row(*[side(view, seat, speaker) for seat in range(2)])
    parts.append(sides)
    opened = [open_card(view, seat, speaker) for seat in range(2) if view.open[seat] != NOBODY]
    parts += opened
    if opened and view.question not in WITH_CARDS:
        parts.append(slots_legend(speaker.words))
    if view.hand and view.question not in (*WITH_CARDS, USE, SHOOT):
        hand = cards_line(view, "finale-hand", view.hand, speaker)
        count = speaker.words("finale-stack", count=len(view.stack))
        parts.append(hand.append(count, style="dim"))
    return Group(*parts)


# The squads


def squad_board(view: FinaleView, speaker: Speaker) -> RenderableType:
    """R4 Thirty footballers in three columns, and what the squad costs so far."""
    words, deck = speaker.words, speaker.deck
    seat = view.seat or 0
    columns: list[list[int]] = [[], [], []]
    for card in club(seat):
        columns[max(0, deck.footballers[card].position - 1)].append(card)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for row in range(max(map(len, columns))):
        grid.add_row(
            *[
                squad_cell(view, column[row], speaker) if row < len(column) else ""
                for column in columns
            ]
        )
    title = words("finale-squad-title", club=deck.clubs[seat])
    legend = Text(words("finale-squad-legend"), style="dim")
    return Group(
        Rule(Text(title, style="bold"), align="left"),
        grid,
        legend,
        squad_status(view, speaker, seat),
    )


def squad_status(view: FinaleView, speaker: Speaker, seat: Seat) -> Text:
    deck, options = speaker.deck, options_of(speaker.setup)
    field, bench = view.field[seat], view.bench[seat]
    spent = cost(deck, Squad(field, bench))
    return Text(
        speaker.words(
            "finale-squad-status", field=len(field), eleven=ELEVEN, bench=len(bench),
            reserves=BENCH, formation=formation(deck, field), spent=spent,
            left=options.budget[seat] - spent,
        )
    )  # fmt: skip


def squad_cell(view: FinaleView, card: int, speaker: Speaker) -> Text:
    """●D langstollen 4 5y3y3 2: on the field, defence, value, strengths and risks."""
    footballer = speaker.deck.footballers[card]
    chosen = card in (*view.field[0], *view.field[1])
    reserve = card in (*view.bench[0], *view.bench[1])
    mark = "●" if chosen else "○" if reserve else " "
    text = Text.assemble((mark, "bold green"))
    letter = speaker.words("finale-letters")[footballer.position]
    text.append(f"{letter} ", style=POSITION_STYLES[footballer.position])
    style = "bold" if chosen or reserve else ""
    text.append(f"{footballer.id[:11]:<11}{footballer.value:>2} ", style=style)
    for strength, symbol in zip(footballer.strengths, footballer.symbols, strict=True):
        text.append_text(strength_text(strength, symbol))
    return text


def formation(deck: FinaleDeck, field: Sequence[int]) -> str:
    """3-4-3, without the keeper."""
    positions = [deck.footballers[card].position for card in field]
    return "-".join(str(positions.count(row)) for row in range(1, ATTACK + 1))


def strength_text(strength: int, symbol: int) -> Text:
    mark, style = SYMBOL_MARKS[symbol]
    return Text.assemble(str(strength), (mark, style))


# The pitch


def header(view: FinaleView, speaker: Speaker) -> RenderableType:
    deck = speaker.deck
    score = f"{deck.clubs[0]} {view.goals[0]} : {view.goals[1]} {deck.clubs[1]}"
    code = "finale-minute" if 0 < view.period <= PERIODS + 2 else "finale-before"
    if view.period > PERIODS + 2:
        code = "finale-penalties"
        score = f"{deck.clubs[0]} {sum(view.scored[0])} : {sum(view.scored[1])} {deck.clubs[1]}"
    when = speaker.words(code, minute=15 * view.period)
    return Rule(Text(f"{score} · {when}", style="bold"), align="left")


def status(view: FinaleView, speaker: Speaker) -> Text:
    """Whose action it is, what is still to come, and the strengths chosen so far."""
    words, deck = speaker.words, speaker.deck
    if view.question not in (*PUBLIC, LAY, SWAP):
        return Text(words("finale-status-calm"), style="dim")
    if view.question in (LAY, SWAP):
        return Text(
            words("finale-status-next", club=deck.clubs[view.attacker], attacks=view.attacks)
        )
    sums = [sum([form(deck, view, card).strength for card in used]) for used in view.used]
    return Text(
        words(
            "finale-status-action", club=deck.clubs[view.active],
            counter="yes" if view.counter else "no", action=action_word(view.action),
            bonus=bonus(deck, view), attacks=view.attacks, sum1=sums[0], sum2=sums[1],
        )
    )  # fmt: skip


def in_force(view: FinaleView) -> Seat:
    """Whose card decides who takes part."""
    return view.active if view.question in PUBLIC else NOBODY


def action_word(action: int) -> str:
    return "build" if action == BUILD_UP else "finish"


def side(view: FinaleView, seat: Seat, speaker: Speaker) -> RenderableType:
    """One team: its rows from the keeper forwards; the bench unless only the field matters."""
    words, deck = speaker.words, speaker.deck
    mark = "▶ " if seat == in_force(view) else ""
    title = f"{mark}{deck.clubs[seat]} · {speaker.names[seat]}"[: HALF - 9]
    subs = words("finale-subs", count=view.subs[seat])
    lines = [Text.assemble((title, "bold"), (f" {subs}", "dim"))]
    letters = words("finale-letters")
    for row, style in enumerate(POSITION_STYLES):
        team = [card for card in view.field[seat] if row_of(deck, view, seat, card) == row]
        lines += pack(letters[row], style, [cell(view, card, speaker) for card in team])
    if view.question not in (USE, STACK):
        bench = [cell(view, card, speaker) for card in view.bench[seat]]
        lines += pack(words("finale-bench"), "dim", bench)
    return Group(*lines)


def row_of(deck: FinaleDeck, view: FinaleView, seat: Seat, card: int) -> int:
    """R39 Whoever stands in goal is drawn there."""
    return KEEPER if card == view.keeper[seat] else deck.footballers[card].position


def pack(label: str, style: str, cells: Sequence[Text]) -> list[Text]:
    """Cells in lines of half the screen, behind their label."""
    lines = [Text.assemble((f"{label} ", style))]
    indent = len(label) + 1
    for cell_text in cells:
        if lines[-1].cell_len + cell_text.cell_len > HALF:
            lines.append(Text(" " * indent))
        lines[-1].append_text(cell_text)
        lines[-1].append(" ")
    return lines


def cell(view: FinaleView, card: int, speaker: Speaker) -> Text:
    """klopper 4+›1: strength and risk now, strength after a turn; chips and bookings before."""
    footballer = speaker.deck.footballers[card]
    chip = "‼" if used_in_finish(view, card) else "!" if has_chip(view, card) else ""
    text = Text.assemble((chip, "bold reverse"))
    if card in view.booked:
        text.append("▪", style="yellow")
    text.append(f"{footballer.id} ", style="bold" if chip else "")
    return text.append_text(form_text(view, card, speaker))


def form_text(view: FinaleView, card: int, speaker: Speaker) -> Text:
    """4+›1"""
    shown = form(speaker.deck, view, card)
    mark, style = SYMBOL_MARKS[shown.symbol]
    return Text.assemble(
        (str(shown.strength), "bold"), (mark.strip(), style), (f"›{shown.turned}", "dim")
    )


def has_chip(view: FinaleView, card: int) -> bool:
    return any(card in chips for chips in (*view.used, *view.built))


def used_in_finish(view: FinaleView, card: int) -> bool:
    return view.action != BUILD_UP and any(card in used for used in view.used)


def open_card(view: FinaleView, seat: Seat, speaker: Speaker) -> Text:
    deck = speaker.deck
    tactic = deck.tactics[view.open[seat]]
    mark = "▶ " if seat == in_force(view) else "  "
    text = Text.assemble((f"{mark}{speaker.words('finale-open', club=deck.clubs[seat])} ", "dim"))
    text.append(f"{tactic.name} {tactic.strength}", style=f"bold {COLOUR_STYLES[tactic.colour]}")
    text.append(f"  {areas(tactic, speaker.words)}")
    return text


def areas(tactic: Tactic, words: Words) -> str:
    """The slots, build-up and finish: "MS:DDM → S:DK"."""
    build, finish = slots(tactic.build, words), slots(tactic.finish, words)
    return words("finale-areas", build=build, finish=finish)


def slots(area: tuple[tuple[int, ...], tuple[int, ...]], words: Words) -> str:
    """R3 Attacker and defender: "MS:DDM"; a card may have no build-up."""
    letters = words("finale-letters")
    return ":".join("".join(letters[slot] for slot in half) for half in area) if area[0] else "–"


def slots_legend(words: Words) -> Text:
    return Text(words("finale-slots-legend"), style="dim")


def cards_line(view: FinaleView, code: str, cards: Sequence[int], speaker: Speaker) -> Text:
    text = Text.assemble((f"{speaker.words(code)} ", "dim"))
    for card in cards:
        tactic = speaker.deck.tactics[card]
        text.append(f"{tactic.name} {tactic.strength}  ", style=COLOUR_STYLES[tactic.colour])
    return text
