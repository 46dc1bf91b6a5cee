"""The cards in positions: words for them, and no more than there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from anpfiff.core.notation import Line

MOST = 99
EXAMPLES = 6


class Pack:
    """The cards of a deck that lie nowhere yet; where there are no teams, all are of one side."""

    def __init__(
        self, words: Sequence[str], copies: Sequence[int], sides: Sequence[int] = ()
    ) -> None:
        self.words = words
        self.kinds = {word: kind for kind, word in enumerate(words)}
        self.left = list(copies)
        self.counted = max(copies) > 1
        self.sides = sides or [0] * len(words)

    def own(self, side: int = 0) -> list[int]:
        """The kinds of a team."""
        return [kind for kind, other in enumerate(self.sides) if other == side]

    def rest(self, side: int = 0) -> list[int]:
        """What a team has left."""
        return [kind for kind in self.own(side) for _ in range(self.left[kind])]

    def named(self, cards: Iterable[int]) -> str:
        """The inverse of `take`."""
        words: list[str] = []
        for card, run in groupby(cards):
            count = len(list(run))
            words += [self.words[card]] if count == 1 else [str(count), self.words[card]]
        return " ".join(words)

    def take(self, line: Line, words: Iterable[str], among: Collection[int]) -> list[int]:
        """`r5 3 w9!` are four cards. Only those among these kinds belong there.

        Cards may be called by numbers; those are no counts, and where there is only one of each
        there are none.
        """
        cards: list[int] = []
        count = ""
        for word in words:
            if self.counted and word.isdigit() and not count and word not in self.kinds:
                count = word
                continue
            card = self.find(line, word, among)
            number = line.number(count, 1, MOST) if count else 1
            if number > self.left[card]:
                raise line.wrong(f"≤ {self.left[card]} × {word}", word)
            self.left[card] -= number
            cards += [card] * number
            count = ""
        if count:
            raise line.wrong(f"{count[:2]} × …", count)
        return cards

    def find(self, line: Line, word: str, among: Collection[int]) -> int:
        card = self.kinds.get(word, -1)
        if card in among:
            return card
        every = [self.words[kind] for kind in sorted(among)]
        near = [other for other in every if other.startswith(word)]
        if near:
            raise line.wrong(" | ".join(near[:EXAMPLES]), word)
        raise line.wrong(f"{every[0]} | … | {every[-1]}" if every else "–", word)

    def take_goals(self, line: Line | None, goals: Collection[int], most: int) -> list[list[int]]:
        """By side the goal cards that have scored. Not both can have as many as win."""
        scored: list[list[int]] = [[], []]
        if line:
            for card in self.take(line, line.words(), goals):
                scored[self.sides[card]].append(card)
            fewer, more = sorted(map(len, scored))
            if more > most or fewer == most:
                raise line.wrong(f"≤ {most} : {most - 1}")
        return scored
