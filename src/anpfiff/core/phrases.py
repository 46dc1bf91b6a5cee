"""Moves are numbers to the table and short texts to everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.core.nouns import Mistake, Move


class Phrases:
    """The words of a game: each act stands for one move, or for one move per word that follows.

    `Phrases((0, "discard", ("ada", "ben")), (2, "draw", ()))` makes 0 "discard ada", 2 "draw".
    """

    def __init__(self, *acts: tuple[Move, str, Sequence[str]]) -> None:
        self.texts: dict[Move, str] = {}
        self.objects: dict[str, Sequence[str]] = {}
        for first, act, objects in acts:
            self.objects[act] = objects
            for number, text in enumerate([f"{act} {word}" for word in objects] or [act]):
                self.texts[first + number] = text
        self.moves = {text: move for move, text in self.texts.items()}

    def write(self, move: Move) -> str:
        return self.texts[move]

    def read(self, text: str) -> Move:
        words = text.lower().split()
        move = self.moves.get(" ".join(words))
        if move is not None:
            return move
        if not words or words[0] not in self.objects:
            raise Mistake("move-unknown", text=text.strip(), known=", ".join(self.objects))
        objects = self.objects[words[0]]
        if not objects:
            raise Mistake("move-alone", text=text.strip(), act=words[0])
        raise Mistake("move-object", text=text.strip(), act=words[0], known=", ".join(objects))
