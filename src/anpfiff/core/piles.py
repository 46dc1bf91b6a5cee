"""Cards as numbers."""

from __future__ import annotations

from collections.abc import Iterable


class Bag:
    """A handful of cards of which only the kinds count: immutable, one object per content.

    Adding and removing lead from bag to bag along links that are made on first use, so a hand
    knows its size, its counts and its kinds without counting, and copies cost nothing.
    """

    __slots__ = ("cards", "counts", "kinds", "less", "more", "most", "size")

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.kinds = tuple(kind for kind, count in enumerate(counts) if count)
        self.cards = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
        self.size = len(self.cards)
        self.most = max(counts)
        self.more: list[Bag | None] = [None] * len(counts)
        self.less: list[Bag | None] = [None] * len(counts)

    def plus(self, kind: int) -> Bag:
        return self.more[kind] or self.link(kind, 1)

    def minus(self, kind: int) -> Bag:
        return self.less[kind] or self.link(kind, -1)

    def link(self, kind: int, change: int) -> Bag:
        """Find or make the neighbour, and remember the way there."""
        counts = list(self.counts)
        counts[kind] += change
        if counts[kind] < 0:
            raise ValueError(f"no card of kind {kind} in {self}")
        bag = bag_with(tuple(counts))
        (self.more if change > 0 else self.less)[kind] = bag
        return bag

    def __repr__(self) -> str:
        return f"Bag{self.cards}"

    def __reduce__(self) -> tuple[object, ...]:
        return bag_of, (len(self.counts), self.cards)


BAGS: dict[tuple[int, ...], Bag] = {}


def bag_of(kinds: int, cards: Iterable[int] = ()) -> Bag:
    """The bag of these cards, out of so many kinds."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return bag_with(tuple(counts))


def bag_with(counts: tuple[int, ...]) -> Bag:
    """The one bag with so many of each kind."""
    bag = BAGS.get(counts)
    if bag is None:
        bag = BAGS[counts] = Bag(counts)
    return bag


def bits(cards: list[int]) -> int:
    """The kinds among these cards, a bit for each."""
    kinds = 0
    for card in cards:
        kinds |= 1 << card
    return kinds
