"""The games that the terminal can show, found by their names: `tui/<game>.py`, or a folder."""

from functools import cache
from importlib import import_module

from anpfiff.tui.face import Face, Looks, RaceFace


@cache
def looks(game: str) -> Looks:
    face: Looks = import_module(f"anpfiff.tui.{game}").FACE
    return face


def face_of(game: str) -> Face:
    """Of a game with turns."""
    face = looks(game)
    assert isinstance(face, Face)
    return face


def race_face_of(game: str) -> RaceFace | None:
    """Of a game without turns; None for the others."""
    face = looks(game)
    return face if isinstance(face, RaceFace) else None
