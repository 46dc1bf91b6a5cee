"""What both games of team against team look like: one team filled and left, the other outlined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from anpfiff.core.nouns import NEVER, Move, Seat
from anpfiff.games.footballers import Footballer
from anpfiff.tui.drawing import DASHED, HEAVY, LIGHT, Block, beside, block, box, centred
from anpfiff.tui.face import Scene

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

MARKS = ("●", "○")
STYLES = {
    "red": "#ff5f5f",
    "yellow": "#ffd75f",
    "green": "#87d75f",
    "blue": "#5fafff",
    "magenta": "#ff87ff",
    "cyan": "#5fd7d7",
    "white": "#eeeeee",
}
"""Of teams and footballers. Not the terminal's own: red and magenta must differ everywhere."""
FRAMES = (HEAVY, LIGHT)
WANTED = 4
"""So many have room beside the card in the middle."""
UP, DOWN = "▲", "▼"
"""To the middle, and to the own places."""
CARRIED, WAITS = "»", "…"
"""What a hand is doing, and what it does next."""
SIDE = 24
"""Columns beside the card in the middle."""


def two_columns(scene: Scene, player: Callable[[Seat, int], Block]) -> Block:
    """The others, each below the own team's mark."""
    half = (scene.width - 2) // 2
    columns: list[Block] = [[], []]
    for seat in range(scene.speaker.setup.seats):
        if seat != scene.view.seat:
            columns[scene.speaker.sides[seat]] += player(seat, half)
    return beside([lines or block([""], half) for lines in columns], 2)


def title(scene: Scene, seat: Seat, side: str, count: int, *, locked: bool) -> Text:
    """Who it is, what is left of the stack, and what keeps him from playing."""
    words, speaker = scene.speaker.words, scene.speaker
    mark = MARKS[speaker.sides[seat]]
    return Text.assemble(
        (f"{mark} ", STYLES[side]),
        (speaker.names[seat], "bold"),
        (f"  {words('race-stack', count=count)}  ", "dim"),
        state(scene, seat, locked=locked),
        line_of(scene, seat),
    )


def line_of(scene: Scene, seat: Seat) -> Text:
    """How long his way to the table is."""
    ms = scene.lines[seat] if scene.lines else 0
    return Text(f"  {scene.speaker.words('race-line', ms=ms)}" if ms else "", style="dim")


def state(scene: Scene, seat: Seat, *, locked: bool) -> Text:
    view, words = scene.view, scene.speaker.words
    if view.busy[seat] != NEVER:
        return Text(words("race-is-locked" if locked else "race-busy"), style="italic yellow")
    if view.ready and view.ready[seat]:
        return Text(words("race-is-ready"), style="green")
    return Text()


def middle(
    scene: Scene, sides: Sequence[str], card: Sequence[Text | str], owner: int | None,
    wanted: Sequence[Sequence[Text]], coming: Text | None,
) -> Block:  # fmt: skip
    """The card on top, large, framed by its team; on either side what that team looks for.

    The card in the person's hand is seen coming.
    """
    words = scene.speaker.words
    wide = scene.width - 2 * SIDE - 2
    frame, style = (DASHED, "dim") if owner is None else (FRAMES[owner], STYLES[sides[owner]])
    columns = []
    for side, align in enumerate(("right", "left")):
        head = Text(f"{MARKS[side]} {words(f'race-wants-{sides[side]}')}")
        head.stylize(f"bold {STYLES[sides[side]]}")
        above = [Text()] if len(wanted[side]) < WANTED else []
        columns.append(block([*above, head, *wanted[side]], SIDE, 5, align))
    if coming is not None:
        card = [*card[:-1], Text.assemble(f"{CARRIED} ", coming, f" {CARRIED}")]
    return beside([columns[0], box(centred(card, wide - 2), wide, frame, style), columns[1]])


def ball(scene: Scene, sides: Sequence[str], side: int) -> Text:
    """Who has it."""
    text = f"{MARKS[side]} {scene.speaker.words(f'race-ball-{sides[side]}')}"
    return Text(text, style=STYLES[sides[side]])


def key(text: str) -> Text:
    """A key as a key cap."""
    return Text(f" {text} ", style="bold reverse")


def cap(scene: Scene, text: str, move: Move) -> Text:
    """A key that does this: one sees that it is being done, or waits for its turn, or cannot."""
    mark, style = doing(scene, move)
    return Text(f" {text}{mark or ' '}", style=style)


def doing(scene: Scene, move: Move) -> tuple[str, str]:
    """How far the person has got with a move: a sign, and the style of its key."""
    if scene.hands.carried == move:
        return CARRIED, f"bold reverse {STYLES['green']}"
    if scene.hands.ahead == move:
        return WAITS, f"bold reverse {STYLES['yellow']}"
    busy = scene.view.busy[scene.view.seat] != NEVER
    return "", "dim" if busy else "bold reverse"


def lifted(lines: Sequence[Text | str], width: int) -> Block:
    """The card that has just left its place in the hand."""
    faded = [Text(str(line), style="dim") for line in lines]
    return box(faded, width, DASHED, "dim", UP)


def large(one: Footballer) -> Text:
    return Text(f"{one.sign} {one.number} {one.name.upper()}", style=f"bold {colour(one)}")


def colour(one: Footballer) -> str:
    return STYLES[one.colour]


def score_line(sides: Sequence[str], goals: Sequence[int], speaker: Speaker) -> Text:
    words, (first, second) = speaker.words, sides
    return Text.assemble(
        (f"{MARKS[0]} {words(f'race-{first}')} {goals[0]}", f"bold {STYLES[first]}"),
        " : ",
        (f"{goals[1]} {words(f'race-{second}')} {MARKS[1]}", f"bold {STYLES[second]}"),
    )
