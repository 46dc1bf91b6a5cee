"""Bags: hands of which only the kinds count."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.piles import Bag, bag_of, bag_with, bits

KINDS = 7
CARDS = st.lists(st.integers(0, KINDS - 1), max_size=12)


def test_a_bag_knows_its_cards() -> None:
    bag = bag_of(7, [4, 0, 4, 6, 4])
    assert bag.cards == (0, 4, 4, 4, 6)
    assert bag.counts == (1, 0, 0, 0, 3, 0, 1)
    assert bag.kinds == (0, 4, 6)
    assert bag.size == 5
    assert bag.most == 3
    assert repr(bag) == "Bag(0, 4, 4, 4, 6)"


def test_an_empty_bag_holds_nothing() -> None:
    bag = bag_of(7)
    assert (bag.cards, bag.kinds, bag.size, bag.most) == ((), (), 0, 0)
    assert bag.counts == (0,) * 7


@given(CARDS)
def test_a_bag_counts_like_a_counter(cards: list[int]) -> None:
    bag = bag_of(KINDS, cards)
    counter = Counter(cards)
    assert bag.counts == tuple(counter[kind] for kind in range(KINDS))
    assert bag.kinds == tuple(sorted(counter))
    assert bag.cards == tuple(sorted(cards))
    assert bag.size == len(cards)
    assert bag.most == max(counter.values(), default=0)


@given(CARDS.flatmap(lambda cards: st.tuples(st.just(cards), st.permutations(cards))))
def test_equal_contents_are_one_object(orders: tuple[list[int], list[int]]) -> None:
    one, other = orders
    assert bag_of(KINDS, one) is bag_of(KINDS, other)


@given(CARDS)
def test_plus_leads_to_the_bag_with_one_more(cards: list[int]) -> None:
    bag = bag_of(KINDS)
    for number, card in enumerate(cards, start=1):
        bag = bag.plus(card)
        assert bag is bag_of(KINDS, cards[:number])


@given(CARDS, st.integers(0, KINDS - 1))
def test_minus_undoes_plus(cards: list[int], kind: int) -> None:
    bag = bag_of(KINDS, cards)
    assert bag.plus(kind).minus(kind) is bag
    if kind in cards:
        assert bag.minus(kind).plus(kind) is bag


@given(CARDS, st.integers(0, KINDS - 1))
def test_a_bag_never_changes(cards: list[int], kind: int) -> None:
    bag = bag_of(KINDS, cards)
    before = (bag.cards, bag.counts, bag.kinds, bag.size, bag.most)
    bag.plus(kind).plus(kind).minus(kind)
    assert (bag.cards, bag.counts, bag.kinds, bag.size, bag.most) == before


@given(CARDS, st.integers(0, KINDS - 1))
def test_what_is_not_in_the_bag_cannot_be_taken_out(cards: list[int], kind: int) -> None:
    bag = bag_of(KINDS, [card for card in cards if card != kind])
    for _ in range(2):
        with pytest.raises(ValueError, match=f"no card of kind {kind}"):
            bag.minus(kind)


def test_bags_of_other_numbers_of_kinds_are_other_bags() -> None:
    assert bag_of(3, [1]) is not bag_of(4, [1])
    assert bag_of(3, [1]) is bag_with((0, 1, 0))


@given(CARDS)
def test_a_pickled_bag_comes_back_as_the_same_object(cards: list[int]) -> None:
    bag = bag_of(KINDS, cards)
    returned: Bag = pickle.loads(pickle.dumps(bag))
    assert returned is bag
    assert copy.copy(bag) is bag
    assert copy.deepcopy(bag) is bag


@given(CARDS)
def test_bits_say_which_kinds_there_are(cards: list[int]) -> None:
    assert bits(cards) == sum(2**kind for kind in set(cards))
