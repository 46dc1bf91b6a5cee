"""Moves are numbers to the table and short texts to everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from anpfiff.core.nouns import About, Mistake, Move, Thing


class Things(NamedTuple):
    """What an act can be done to: the kind, and a word for each, numbered from 0."""

    kind: str
    words: Sequence[str]


class Phrases:
    """The words of a game: each act stands for one move, or for one move per thing it is done to.

    `Phrases((0, "discard", Things("card", ("ada", "ben"))), (2, "draw"))` makes 0 "discard ada"
    and 2 "draw". An act that is done to several things at once has a move for every combination.
    """

    def __init__(self, *acts: tuple[Move, str, *tuple[Things, ...]]) -> None:
        self.texts: dict[Move, str] = {}
        self.abouts: dict[Move, About] = {}
        self.objects: dict[str, Sequence[str]] = {}
        for first, act, *things in acts:
            combined = [" ".join(words) for words in product(*[thing.words for thing in things])]
            self.objects[act] = combined if things else ()
            numbers = product(*[range(len(thing.words)) for thing in things])
            kinds = [thing.kind for thing in things]
            for move, (text, places) in enumerate(zip(combined, numbers, strict=True), first):
                self.texts[move] = f"{act} {text}".rstrip()
                self.abouts[move] = About(act, tuple(map(Thing, kinds, places)))
        self.moves = {text: move for move, text in self.texts.items()}

    def write(self, move: Move) -> str:
        return self.texts[move]

    def about(self, move: Move) -> About:
        return self.abouts[move]

    def read(self, text: str) -> Move:
        """The inverse of `write`; nonsense is a Mistake."""
        move = self.moves.get(text)
        if move is not None:
            return move
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
