"""At a table over the network everybody sees how long everybody's line is."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.match import Match
from anpfiff.tui.face import Scene
from anpfiff.tui.faces import race_face_of
from anpfiff.tui.gathering import state
from anpfiff.words import Words
from tests.tui.stage import RACES
from tests.tui.test_boards import speaker_of


@pytest.mark.parametrize("game", RACES)
def test_boards_show_the_lines_that_were_measured(game: str) -> None:
    match = Match(RACES[game], RACES[game].agree(2), "fast 1", ["Ida", "Otto"])
    face = race_face_of(game)
    assert face is not None
    scene = Scene(match.view(None), speaker_of(match), None, 80, 24, match.now)
    assert " ms" not in face.board(scene).plain
    shown = face.board(scene._replace(lines=[40, 0])).plain
    (row,) = (line for line in shown.splitlines() if " ms" in line)
    assert row.index("Ida") < row.index("40 ms")
    assert " 0 ms" not in row


@pytest.mark.parametrize(("language", "said"), [("en", "line 40 ms"), ("de", "Leitung 40 ms")])
def test_before_the_kick_off_too(language: str, said: str) -> None:
    place: dict[str, Any] = {"kind": "guest", "name": "Ida", "guest": 1, "line": 40}
    room = {"host": 2, "places": [place]}
    assert state(place, room, 3, Words(language)) == said
    assert state({**place, "line": 0}, room, 3, Words(language)) == ""
