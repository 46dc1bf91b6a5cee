"""Finale in the terminal."""

from anpfiff.tui.finale.face import FACE

__all__ = ["FACE"]
