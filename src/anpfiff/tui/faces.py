"""The games that the terminal can show."""

from anpfiff.tui import alarm, elfmeter, finale, rotblau, rotweiss
from anpfiff.tui.face import Face, Looks, RaceFace

FACES: dict[str, Face] = {"alarm": alarm.FACE, "finale": finale.FACE}
RACES: dict[str, RaceFace] = {
    "rotweiss": rotweiss.FACE,
    "elfmeter": elfmeter.FACE,
    "rotblau": rotblau.FACE,
}


def looks(game: str) -> Looks:
    return RACES[game] if game in RACES else FACES[game]
