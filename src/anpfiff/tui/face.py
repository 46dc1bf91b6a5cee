"""What the terminal must know of a game to show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import RenderableType

from anpfiff.core.nouns import Move

if TYPE_CHECKING:
    from anpfiff.core.match import Match
    from anpfiff.tui.speaker import Speaker


class Face(NamedTuple):
    """The looks of one game. Functions of a view show what that view holds and no more."""

    board: Callable[[Any, Speaker], RenderableType]
    closing: Callable[[Match, Speaker], list[str]]
    """What is said when the match is over, best place first."""
    facts: Callable[[dict[str, Any], Any], dict[str, Any]]
    """Facts of events and refusals as words of the deck; seats, texts and numbers come anyway."""
    named: Callable[[str, str, Any], dict[str, str]]
    """What act and word of a move are about, from the deck."""
    question: Callable[[Any], tuple[str, dict[str, Any]]]
    """What is asked now, as a code with facts."""
    numbered: Callable[[Any, Sequence[Move]], Sequence[Move]] = lambda view, moves: moves
    """The moves worth a number; all can be typed."""
    offer: Callable[[Any, Sequence[Move], Speaker], RenderableType] | None = None
    """The numbered moves, if a plain list does not say enough."""
    best: Callable[[Any, Sequence[Move]], Move | None] = lambda view, moves: None
    """What `best` stands for."""
    public: Callable[[Any], bool] = lambda view: False
    """Whether the question can be answered with everybody looking on."""
    quiet: tuple[str, ...] = ()
    """Events that are worth a line only to the seat they are about."""
    height: int = 16
    """Lines that the table takes."""
