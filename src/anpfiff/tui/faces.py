"""The games that the terminal can show."""

from anpfiff.tui import alarm, finale
from anpfiff.tui.face import Face

FACES: dict[str, Face] = {"alarm": alarm.FACE, "finale": finale.FACE}
