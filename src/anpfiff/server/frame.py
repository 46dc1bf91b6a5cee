"""What is kept of a table on disk beside the lines of its match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from anpfiff.bots import bots_of
from anpfiff.core.deck import Deck
from anpfiff.core.nouns import Mistake, Setup
from anpfiff.core.seal import UNSEALED, Seal
from anpfiff.games import GAMES
from anpfiff.play.names import free_names
from anpfiff.server.messages import Phase, PlaceKind, TurnClock

NOT_PLAYING = frozenset(("open", "closed"))


class Place(Struct, omit_defaults=True):
    """One place at the table and who has it."""

    kind: PlaceKind = "open"
    league: str = ""
    guest: int = 0
    name: str = ""
    ready: bool = False
    resigned: bool = False
    commitment: str = ""
    nonce: str = ""
    """Of the match that is about to begin."""


class Frame(Struct, omit_defaults=True):
    """All that is agreed at a table and who sits where. Its match follows from seed and lines."""

    code: str
    game: str
    host: int
    places: list[Place]
    options: dict[str, str] = {}
    deck: str = ""
    phase: Phase = "gathering"
    listed: bool = False
    chat: bool = True
    tempo: float = 1.0
    help: int = 0
    clock: TurnClock = "off"
    league: str = "regionalliga"
    hints: bool = False
    paused: bool = False
    match: int = 0
    """How many matches were begun."""
    names: list[str] = []
    """By seat, as they were at the kick-off: places change, and what the record says does not."""
    swapped: bool = False
    """For a match that is about to begin everybody has moved on by one place."""
    seal: Seal = UNSEALED
    """Of this match: what its seed was made of."""
    next_seed: str = ""
    """Of the next match, while people show their nonces for it."""
    resigned: int = -1
    banned: list[int] = []
    made_by: str = ""
    """The request that has made it, hashed,"""
    made_at: float = 0
    """and when."""


def agree(frame: Frame) -> Setup:
    """The setup that the frame describes, or a Mistake that says what is wrong with it."""
    game = GAMES[frame.game]
    deck: Deck | None = game.Deck.read(frame.deck, "deck") if frame.deck else None
    seats = sum(place.kind != "closed" for place in frame.places)
    return game.agree(seats, frame.options, deck)


def arrange(place: Place, word: str, game: str) -> None:
    """Make the place what the host wants: open, closed, or the league of a bot."""
    vacate(place)
    if word in NOT_PLAYING:
        place.kind = "open" if word == "open" else "closed"
    else:
        known = [name for name in bots_of(game) if ":" not in name]
        if word not in known:
            raise Mistake("bot-unknown", bot=word, game=game, known=", ".join(known))
        place.kind, place.league = "bot", word


def name_bots(code: str, places: Sequence[Place]) -> None:
    """Bots have names, at other tables others; nobody at a table has the same."""
    free = free_names({place.name for place in places})
    first = sum(map(ord, code)) % len(free)
    names = iter(free[first:] + free[:first])
    for place in places:
        if place.kind == "bot" and not place.name:
            place.name = next(names)


def vacate(place: Place) -> None:
    place.kind, place.league, place.guest, place.name = "open", "", 0, ""
    place.ready = place.resigned = False
    place.commitment = place.nonce = ""
