"""What everybody at a table is called: people as they like, bots by names of their own."""

from __future__ import annotations

from collections.abc import Collection

from anpfiff.core.match import Match
from anpfiff.core.nouns import Seat
from anpfiff.play.seats import dice_for

HUMAN = "human"
NAMES = (
    "Kurt", "Wilma", "Rudi", "Hedwig", "Norbert", "Erna", "Jupp", "Gisela", "Manfred", "Trude",
    "Detlef", "Hilde", "Uwe", "Sigrid", "Heiko", "Elke", "Volker", "Roswitha", "Jochen", "Gudrun",
    "Klaus", "Ingrid", "Ferdi", "Margot", "Marlies",
)  # fmt: skip
"""Of bots; no footballer of our decks is called so."""
NAMING = 300
"""Apart from all other dice that are made from the seed of a match."""


def is_person(spec: str) -> bool:
    return spec == HUMAN or spec.startswith(f"{HUMAN}:")


def people_in(match: Match) -> list[Seat]:
    return [seat for seat, spec in enumerate(match.names) if is_person(spec)]


def free_names(taken: Collection[str]) -> list[str]:
    """What a bot can be called at a table where these names are taken."""
    return [name for name in NAMES if name not in taken]


def names_of(match: Match) -> list[str]:
    """By seat; people who have not said theirs have none.

    The same as often as one asks: a match may be resumed, or seen again.
    """
    given = [spec.partition(":")[2].strip() if is_person(spec) else "" for spec in match.names]
    free = free_names(given)
    dice_for(match, NAMING).shuffle(free)
    return [given[seat] if is_person(spec) else free.pop() for seat, spec in enumerate(match.names)]
