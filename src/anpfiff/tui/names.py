"""The names and leagues at a table in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.bots import LEAGUES
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS
from anpfiff.play.names import HUMAN, is_person, names_of
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words


def speaker_for(match: Match, words: Words, *, watching: bool = False) -> Speaker:
    """Whoever plays alone and has no name is "You", unless somebody else is watching."""
    names = [
        name or words("play-person", seat=SEATS[seat]) for seat, name in enumerate(names_of(match))
    ]
    if not watching and sum(map(is_person, match.names)) == 1 and HUMAN in match.names:
        names[match.names.index(HUMAN)] = words("play-you")
    leagues = ["" if is_person(spec) else league(spec, words) for spec in match.names]
    return Speaker(words, match.game.name, match.setup, names, leagues)


def league(spec: str, words: Words) -> str:
    """How strong a bot is: its league by name, another bot as it was asked for."""
    return words("play-league-name", bot=spec) if spec in LEAGUES else spec


def leagues(words: Words) -> Sequence[str]:
    return [league(name, words) for name in LEAGUES]
