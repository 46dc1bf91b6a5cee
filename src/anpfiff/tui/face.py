"""What the terminal must know of a game to show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from anpfiff.core.nouns import Event, Mistake, Move, Seat, Setup
from anpfiff.tui.cards import Chapter
from anpfiff.tui.drawing import fit
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker


Closing = Callable[[Any, "Speaker"], list[str]]
Cards = Callable[[Any, Words], list[Chapter]]
"""The cards of a deck, listed."""
Facts = Callable[[Mapping[str, Any], Any], dict[str, Any]]


def no_facts(facts: Mapping[str, Any], deck: Any) -> dict[str, Any]:
    """What the declared facts say is enough."""
    return {}


class Looks(Protocol):
    """What it takes to speak of any game."""

    @property
    def closing(self) -> Closing: ...

    @property
    def cards(self) -> Cards: ...

    @property
    def facts(self) -> Facts: ...

    @property
    def counted(self) -> tuple[str, ...]: ...

    @property
    def seats(self) -> int: ...


class Face(NamedTuple):
    """The looks of one game. Functions of a view show what that view holds and no more."""

    board: Callable[[Any, Speaker], RenderableType]
    closing: Closing
    """What is said when the match is over, best place first."""
    cards: Cards
    facts: Facts = no_facts
    """Facts that are said otherwise than their types suggest, from the deck."""
    numbered: Callable[[Any, Sequence[Move]], Sequence[Move]] = lambda view, moves: moves
    """The moves worth a number; all can be typed."""
    offer: Callable[[Any, Sequence[Move], Speaker], RenderableType] | None = None
    """The numbered moves, if a plain list does not say enough."""
    best: Callable[[Any, Sequence[Move], Speaker], Move | None] = lambda view, moves, speaker: None
    """What `best` stands for."""
    public: Callable[[Any], bool] = lambda view: False
    """Whether the question can be answered with everybody looking on."""
    quiet: tuple[str, ...] = ()
    """Events that are worth a line only to the seat they are about."""
    help_facts: Callable[[Any, Speaker], dict[str, Any]] = lambda view, speaker: {}
    """What the help on a question says of this match."""
    aside: Callable[[Any, Speaker], RenderableType | None] = lambda view, speaker: None
    """What `?` shows beside the help: lists too long for every turn."""
    columns: int = 80
    """How wide a terminal must be, and"""
    lines: int = 24
    """how high, for every question to fit in."""
    counted: tuple[str, ...] = ()
    """Events that are counted when the match is over."""
    seats: int = 2
    """How many play if nobody says."""


class Hands:
    """One person's fingers in a race: keys become moves of the seat.

    A game may keep here what is nobody else's business, such as the card one is looking at.
    """

    carried: Move | None = None
    """What the hand is carrying, and"""
    ahead: Move | None = None
    """what was pressed meanwhile and comes next."""

    def __init__(self, seat: Seat, setup: Setup) -> None:
        self.seat = seat
        self.setup = setup
        self.deck: Any = setup.deck

    def press(self, key: str, view: Any) -> Move | None:
        """The move that the key stands for; None: it only changes what the person looks at."""
        raise self.unknown(key)

    def once(self, move: Move) -> Move | None:
        """A key held down too long does not lift what lies below the card in the hand."""
        return None if move == self.carried else move

    def unknown(self, key: str) -> Mistake:
        return Mistake("no-key", key=key)


class Scene(NamedTuple):
    """What a race is drawn from: a view, and how it is looked at."""

    view: Any
    speaker: Speaker
    hands: Any
    """The person's Hands, of the game's own kind; None for spectators."""
    width: int
    height: int
    now: int
    """Table time in ms; a view is only as new as the last thing that happened."""
    events: Sequence[Event] = ()
    """The last things that this seat was told."""
    lines: Sequence[int] = ()
    """At a table over the network, by seat: the round trip in ms; 0: it was not measured."""

    def left(self, until: int) -> float:
        """Seconds until then."""
        return max(0, until - self.now) / 1000


class RaceFace(NamedTuple):
    """The looks of one race, and its keys."""

    board: Callable[[Scene], Text]
    score: Callable[[Any, Speaker], Text]
    """Who leads and who has the ball, in a line."""
    back: Callable[[Event, Any, Speaker], str]
    """Why a card went back, from the view that it left unchanged."""
    hands: type[Hands]
    closing: Closing
    cards: Cards
    told: frozenset[str]
    """Events that are worth a line while everybody plays."""
    locked: Callable[[Any, Seat], bool] = lambda view, seat: True
    """Whether hands that can do nothing are locked, and not full of cards."""
    facts: Facts = no_facts
    prompt: Callable[[Scene], str] = lambda scene: ""
    """What the person, or everybody, is to do now, if it is not plain."""
    counted: tuple[str, ...] = ()
    """Events that are counted when the match is over."""
    seats: int = 2
    """How many play if nobody says."""


def offered(face: Face, view: Any, moves: Sequence[Move], speaker: Speaker) -> RenderableType:
    """The moves that are worth a number, each with the words that could be typed instead."""
    numbered = face.numbered(view, moves)
    if face.offer is not None:
        return face.offer(view, numbered, speaker)
    said = [Text(f"  {number}  {speaker.move(move)}") for number, move in enumerate(numbered, 1)]
    longest = max((line.cell_len for line in said), default=0)
    lines = [
        fit(line, longest).append(f"   {speaker.to_type(move)}", style="dim")
        for line, move in zip(said, numbered, strict=True)
    ]
    return Text("\n").join(lines)
