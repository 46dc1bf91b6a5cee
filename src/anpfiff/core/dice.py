"""Chance from a seed: one interface, two sources.

The numbers are part of the rules: a record stores a seed, not a deal, so neither source may ever
give other numbers than today. tests/core/test_dice.py holds vectors for both.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from anpfiff.core.nouns import Mistake

MULTIPLIER = 0xF1357AEA2E62A9C5
MASK = 0xFFFFFFFFFFFFFFFF

Item = TypeVar("Item")


class Dice:
    """Chance that can be repeated."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely."""
        raise NotImplementedError

    def copy(self) -> Dice:
        """Dice that will give the same numbers as these."""
        raise NotImplementedError

    def place(self) -> object:
        """Where in their stream of numbers they are: it differs as soon as one was used."""
        raise NotImplementedError

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def draw(self, cards: list[int]) -> int:
        """The next card of a face-down stack: any of those in it, equally likely.

        Its order means nothing until a card is drawn, so nobody shuffles it and it has none.
        """
        return cards.pop(self.below(len(cards)))

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Fisher and Yates, from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class FastDice(Dice):
    """A multiplicative congruential generator modulo 2⁶⁴ of which only the high bits are used.

    Eight bytes, and the same numbers interpreted and compiled. The multiplier is Steele and
    Vigna's (2021). A plain multiplication is what Python does fastest, and this is the innermost
    loop: docs/decisions/dice.md has what others cost. `pick`, `draw` and `shuffle` repeat `below`,
    which saves a call.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = scramble(seed) | 1

    def below(self, n: int) -> int:
        self.state = state = self.state * MULTIPLIER & MASK
        return state * n >> 64

    def pick(self, items: Sequence[Item]) -> Item:
        self.state = state = self.state * MULTIPLIER & MASK
        return items[state * len(items) >> 64]

    def draw(self, cards: list[int]) -> int:
        self.state = state = self.state * MULTIPLIER & MASK
        place = state * len(cards) >> 64
        return cards.pop(place)

    def shuffle(self, items: MutableSequence[Item]) -> None:
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            state = state * MULTIPLIER & MASK
            other = state * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = state

    def place(self) -> object:
        return self.state

    def copy(self) -> FastDice:
        dice = FastDice.__new__(FastDice)
        dice.state = self.state
        return dice


class SealedDice(Dice):
    """SHA-256 of a 256-bit key and a counter: nobody without the key can foresee a card."""

    __slots__ = ("block", "key", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """Rejection sampling, so exactly uniform."""
        limit = (1 << 64) // n * n
        while True:
            if not self.words:
                self.refill()
            word = self.words.pop()
            if word < limit:
                return word % n

    def refill(self) -> None:
        digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
        self.block += 1
        self.words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]

    def place(self) -> object:
        return self.block, len(self.words)

    def copy(self) -> SealedDice:
        dice = SealedDice.__new__(SealedDice)
        dice.key = self.key
        dice.block = self.block
        dice.words = self.words[:]
        return dice


def scramble(number: int) -> int:
    """SplitMix64's finisher: neighbouring seeds start far apart."""
    number = (number + 0x9E3779B97F4A7C15) & MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def derived(seed: int, *numbers: int) -> int:
    """A seed for one of many: match 17 of a simulation, the bot in seat 2."""
    for number in numbers:
        seed = scramble(seed ^ scramble(number))
    return seed


def dice_from(text: str) -> Dice:
    """Dice from a seed as records write it: `fast 7`, or `sealed` and 64 hexadecimal digits."""
    kind, _, value = text.partition(" ")
    if kind == "fast":
        return FastDice(read_fast_seed(value))
    if kind == "sealed":
        try:
            key = bytes.fromhex(value)
        except ValueError:
            key = b""
        if len(key) == 32 and len(value) == 64:
            return SealedDice(key)
    raise Mistake("seed-unreadable", text=text)


def read_fast_seed(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= MASK:
        return int(text)
    raise Mistake("seed-out-of-range", text=text)
