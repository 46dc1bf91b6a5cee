"""Facts become names, cards and the word for whoever reads it."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import Event, Seat
from anpfiff.games import GAMES
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words


def speaker(game: str, language: str = "en") -> Speaker:
    return Speaker(Words(language), game, GAMES[game].agree(2), ["Ada", "Ben"])


BOOK = Event("book", {"seat": 0, "place": 0, "card": 0, "victim": 1})


@pytest.mark.parametrize(
    ("me", "language", "text"),
    [
        (None, "en", "Ada shows Ben the yellow card!"),
        (0, "en", "You show Ben the yellow card!"),
        (1, "en", "Ada shows you the yellow card: all your cards are shuffled!"),
        (1, "de", "Ada zeigt dir die Gelbe Karte: Alle deine Karten werden gemischt!"),
    ],
)
def test_an_event_speaks_to_each_whom_it_is_about(
    me: Seat | None, language: str, text: str
) -> None:
    assert speaker("rotblau", language).event(BOOK, me) == text


def test_what_belongs_to_no_game_needs_no_declaration_of_one() -> None:
    said = speaker("alarm")
    said.kinds = {}
    back = Event("take-back", {"seat": 1})
    assert said.event(back, 1) == "You take your move back."
    assert said.event(back, 0) == "Ben takes the move back."


def test_several_seats_are_several_names() -> None:
    said = speaker("alarm")
    said.kinds = {"winners": tuple[Seat, ...]}
    spoken = said.fact("winners", (1, 0), 0)
    assert spoken == {"winners": "Ben, you", "winners1": "Ben", "winners2": "you"}
