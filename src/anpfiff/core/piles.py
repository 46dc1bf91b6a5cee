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
        self.more: tuple[Bag, ...] = ()
        self.less: tuple[Bag | None, ...] = ()

    def plus(self, kind: int) -> Bag:
        return (self.more or self.grow())[kind]

    def minus(self, kind: int) -> Bag:
        bag = (self.less or self.shrink())[kind]
        if bag is None:
            raise ValueError(f"no card of kind {kind} in {self}")
        return bag

    def grow(self) -> tuple[Bag, ...]:
        """Find or make the bags with one card more, one for each kind."""
        self.more = tuple([self.beside(kind, 1) for kind in range(len(self.counts))])
        return self.more

    def shrink(self) -> tuple[Bag | None, ...]:
        """Find or make the bags with one card less; None where there is no card of the kind."""
        self.less = tuple(
            [self.beside(kind, -1) if count else None for kind, count in enumerate(self.counts)]
        )
        return self.less

    def beside(self, kind: int, change: int) -> Bag:
        counts = list(self.counts)
        counts[kind] += change
        return bag_with(tuple(counts))

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
