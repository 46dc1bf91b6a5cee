"""How a match ended, in sentences for one seat or for a spectator."""

from __future__ import annotations

from typing import Any

from anpfiff.core.nouns import Result, Seat
from anpfiff.games import GAMES
from anpfiff.tui.speaker import Speaker


def outcome(speaker: Speaker, view: Any, me: Seat | None) -> list[str]:
    """Who has won, and what the game says at its end; nothing before that."""
    if view is None or view.result is None:
        return []
    return [winner(speaker, view.result, me), *speaker.face.closing(view, speaker)]


def winner(speaker: Speaker, result: Result, me: Seat | None) -> str:
    """Who has won, in a sentence."""
    words, races = speaker.words, GAMES[speaker.game].races
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    if first == [me]:
        return words("play-you-win")
    if len(first) == speaker.setup.seats:
        own = f"{speaker.game}-drawn"
        if races or words.knows(own):
            return words(own if words.knows(own) else "race-drawn")
    names = ", ".join(speaker.names[seat] for seat in first)
    if races and len(first) > 1:
        return words("race-winners", names=names)
    return words("play-winner", names=names, count=len(first))


def given_up(speaker: Speaker, side: int) -> str:
    """Everybody on the other side has won."""
    names = [
        name for name, other in zip(speaker.names, speaker.sides, strict=True) if other != side
    ]
    return speaker.words("join-given-up", names=", ".join(names), count=len(names))
