"""The numbers of both dice are fixed for ever, and they are fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import Dice, FastDice, SealedDice, derived, dice_from, scramble
from anpfiff.core.nouns import Mistake

KEY = bytes(32)
SEEDS = st.integers(0, 2**64 - 1)
SIZES = st.integers(1, 10_000)


def rolls(dice: Dice, n: int, count: int) -> list[int]:
    return [dice.below(n) for _ in range(count)]


# Vectors


@pytest.mark.parametrize(
    ("seed", "n", "numbers"),
    [
        (0, 6, [2, 2, 0, 2, 0, 2, 1, 3, 0, 5, 2, 2]),
        (0, 49, [17, 24, 8, 20, 7, 21, 14, 28, 3, 44, 21, 22]),
        (0, 1000, [366, 492, 164, 413, 147, 428, 299, 572, 77, 904, 441, 457]),
        (1, 6, [4, 2, 4, 0, 4, 2, 1, 0, 3, 5, 1, 1]),
        (1, 49, [32, 19, 40, 3, 36, 21, 8, 1, 28, 48, 15, 13]),
        (1, 1000, [670, 393, 817, 74, 754, 432, 177, 33, 576, 992, 311, 276]),
        (2**64 - 1, 6, [5, 1, 3, 3, 2, 3, 3, 0, 0, 4, 5, 5]),
        (2**64 - 1, 49, [46, 12, 29, 27, 22, 32, 26, 6, 4, 33, 44, 43]),
        (2**64 - 1, 1000, [949, 262, 595, 559, 460, 664, 531, 122, 93, 686, 908, 888]),
    ],
)
def test_fast_dice_give_these_numbers_for_ever(seed: int, n: int, numbers: list[int]) -> None:
    assert rolls(FastDice(seed), n, 12) == numbers


@pytest.mark.parametrize(
    ("n", "numbers"),
    [
        (6, [0, 3, 3, 5, 2, 1, 4, 0, 2, 1, 0, 2]),
        (49, [9, 29, 20, 31, 40, 0, 24, 7, 5, 20, 21, 1]),
        (1000, [308, 187, 593, 891, 620, 479, 618, 798, 240, 263, 752, 56]),
    ],
)
def test_sealed_dice_give_these_numbers_for_ever(n: int, numbers: list[int]) -> None:
    assert rolls(SealedDice(KEY), n, 12) == numbers


def test_a_shuffle_gives_this_order_for_ever() -> None:
    fast, sealed = list(range(10)), list(range(10))
    FastDice(7).shuffle(fast)
    SealedDice(KEY).shuffle(sealed)
    assert fast == [7, 2, 3, 1, 0, 8, 6, 9, 4, 5]
    assert sealed == [7, 6, 9, 5, 4, 2, 3, 1, 0, 8]


def test_scramble_and_derived_give_these_numbers_for_ever() -> None:
    assert [scramble(0), scramble(1)] == [16294208416658607535, 10451216379200822465]
    assert derived(7) == 7
    assert derived(7, 0) == 7259628554680249319
    assert derived(7, 1, 2) == 6476345280182596470


# Against independent arithmetic


def first_principles(seed: int) -> Iterator[int]:
    """SplitMix64's output for the seed, made odd, then multiplied again and again."""
    z = (seed + 0x9E3779B97F4A7C15) % 2**64
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) % 2**64
    state = (z ^ z >> 31) // 2 * 2 + 1
    while True:
        state = state * 0xF1357AEA2E62A9C5 % 2**64
        yield state


@given(SEEDS, st.lists(SIZES, min_size=1, max_size=30))
def test_fast_dice_are_a_product_and_a_shift(seed: int, sizes: list[int]) -> None:
    dice = FastDice(seed)
    for n, state in zip(sizes, first_principles(seed), strict=False):
        assert dice.below(n) == state * n // 2**64


def test_the_generator_of_seeds_is_splitmix64() -> None:
    """Its first output for the seed 1234567, as its authors publish it."""
    assert scramble(1234567) == 6457827717110365317


def sealed_words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for i in range(0, 32, 8):
            yield int.from_bytes(digest[i : i + 8], "big")
        block += 1


@given(st.binary(min_size=32, max_size=32), SIZES)
def test_sealed_dice_are_sha_256_of_key_and_counter(key: bytes, n: int) -> None:
    words = islice(sealed_words(key), 9)
    assert rolls(SealedDice(key), n, 9) == [word % n for word in words]


def test_sealed_dice_throw_away_what_would_favour_small_numbers() -> None:
    n = 2**63 + 1
    kept = (word for word in sealed_words(KEY) if word < n)
    assert rolls(SealedDice(KEY), n, 20) == list(islice(kept, 20))


# Fairness, with fixed seeds and so with fixed outcomes


def assert_fair(sample: Iterable[object], outcomes: Iterable[object]) -> None:
    """Chi-square: neither further from equal frequencies than chance nor nearer to them.

    The statistic has mean k and variance 2k for k degrees of freedom; four deviations are allowed.
    """
    counts = Counter(sample)
    kinds = list(outcomes)
    assert set(counts) <= set(kinds)
    expected = counts.total() / len(kinds)
    statistic = sum((counts[kind] - expected) ** 2 / expected for kind in kinds)
    freedom = len(kinds) - 1
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


DICE = pytest.mark.parametrize("dice", [FastDice(2026), SealedDice(b"\x05" * 32)], ids=type)


@DICE
@pytest.mark.parametrize("n", [2, 6, 7, 49])
def test_every_number_is_equally_likely(dice: Dice, n: int) -> None:
    assert_fair(rolls(dice.copy(), n, 20_000), range(n))


@DICE
@pytest.mark.parametrize("n", [2, 6, 7])
def test_successive_numbers_know_nothing_of_each_other(dice: Dice, n: int) -> None:
    numbers = rolls(dice.copy(), n, 40_000)
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    assert_fair(pairs, product(range(n), repeat=2))


@DICE
def test_triples_know_nothing_of_each_other(dice: Dice) -> None:
    numbers = rolls(dice.copy(), 6, 60_000)
    triples = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    assert_fair(triples, product(range(6), repeat=3))


@pytest.mark.parametrize("n", [6, 49])
@pytest.mark.parametrize("number", [1, 2, 20])
def test_neighbouring_seeds_differ_from_their_first_number_on(n: int, number: int) -> None:
    assert_fair((rolls(FastDice(seed), n, number)[-1] for seed in range(20_000)), range(n))


def test_the_first_numbers_of_neighbouring_seeds_know_nothing_of_each_other() -> None:
    first = [FastDice(seed).below(6) for seed in range(20_001)]
    assert_fair(zip(first[::2], first[1::2], strict=False), product(range(6), repeat=2))


@DICE
def test_every_order_is_equally_likely_after_a_shuffle(dice: Dice) -> None:
    mine = dice.copy()
    orders = []
    for _ in range(6000):
        items = [0, 1, 2, 3]
        mine.shuffle(items)
        orders.append(tuple(items))
    assert_fair(orders, [p for p in product(range(4), repeat=4) if len(set(p)) == 4])


# Picking, drawing, shuffling


@given(SEEDS, st.lists(st.integers(), min_size=1, max_size=60))
def test_pick_takes_the_item_that_below_names(seed: int, items: list[int]) -> None:
    for dice in (FastDice(seed), SealedDice(seed.to_bytes(32, "big"))):
        number = dice.copy().below(len(items))
        assert dice.pick(items) == items[number]


@given(SEEDS, st.lists(st.integers(0, 100), min_size=1, max_size=60))
def test_draw_removes_the_card_that_below_names(seed: int, cards: list[int]) -> None:
    for dice in (FastDice(seed), SealedDice(seed.to_bytes(32, "big"))):
        left = cards[:]
        number = dice.copy().below(len(cards))
        assert dice.draw(left) == cards[number]
        assert left == cards[:number] + cards[number + 1 :]


@given(SEEDS)
def test_below_pick_and_draw_use_up_one_number_each(seed: int) -> None:
    counting, mixed = FastDice(seed), FastDice(seed)
    rolls(counting, 5, 3)
    mixed.below(5)
    mixed.pick("abcde")
    mixed.draw([1, 2, 3])
    assert counting.below(10**6) == mixed.below(10**6)


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    FastDice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_nothing_comes_from_an_empty_stack() -> None:
    for dice in (FastDice(0), SealedDice(KEY)):
        with pytest.raises((IndexError, ZeroDivisionError)):
            dice.draw([])


@given(SEEDS, SIZES, st.integers(0, 12))
def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone(
    seed: int, n: int, used: int
) -> None:
    for dice in (FastDice(seed), SealedDice(seed.to_bytes(32, "big"))):
        rolls(dice, n, used)
        copy = dice.copy()
        numbers = rolls(copy, n, 10)
        assert rolls(dice, n, 10) == numbers


@given(SEEDS, st.integers(1, 20))
def test_every_number_that_was_used_moves_the_place(seed: int, used: int) -> None:
    for dice in (FastDice(seed), SealedDice(seed.to_bytes(32, "big"))):
        places = [dice.place()]
        for _ in range(used):
            dice.below(1)
            places.append(dice.place())
        assert len(set(places)) == used + 1
        assert dice.copy().place() == places[-1]


# Seeds


@given(SEEDS)
def test_derived_seeds_differ(seed: int) -> None:
    assert len({derived(seed, number) for number in range(200)}) == 200
    assert derived(seed, 1, 2) != derived(seed, 2, 1)
    assert derived(seed, 1, 2) == derived(derived(seed, 1), 2)


def test_derived_seeds_start_fair_dice() -> None:
    first = (FastDice(derived(7, match, 2)).below(6) for match in range(20_000))
    assert_fair(first, range(6))


@given(SEEDS)
def test_a_fast_seed_reads_as_written(seed: int) -> None:
    assert rolls(dice_from(f"fast {seed}"), 1000, 5) == rolls(FastDice(seed), 1000, 5)


@given(st.binary(min_size=32, max_size=32))
def test_a_sealed_seed_reads_as_written(key: bytes) -> None:
    assert rolls(dice_from(f"sealed {key.hex()}"), 1000, 5) == rolls(SealedDice(key), 1000, 5)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "seed-unreadable"),
        ("7", "seed-unreadable"),
        ("loaded 7", "seed-unreadable"),
        ("FAST 7", "seed-unreadable"),
        ("fast", "seed-out-of-range"),
        ("fast ", "seed-out-of-range"),
        ("fast -1", "seed-out-of-range"),
        ("fast 1.5", "seed-out-of-range"),
        ("fast 0x10", "seed-out-of-range"),
        ("fast 1_000", "seed-out-of-range"),
        ("fast ²", "seed-out-of-range"),
        ("fast ٣", "seed-out-of-range"),
        ("fast seven", "seed-out-of-range"),
        (f"fast {2**64}", "seed-out-of-range"),
        ("fast " + "9" * 5000, "seed-out-of-range"),
        ("sealed", "seed-unreadable"),
        ("sealed " + "0" * 63, "seed-unreadable"),
        ("sealed " + "0" * 65, "seed-unreadable"),
        ("sealed " + "0" * 66, "seed-unreadable"),
        ("sealed " + "g" * 64, "seed-unreadable"),
        ("sealed " + "00 " * 32, "seed-unreadable"),
    ],
)
def test_a_seed_that_is_none_is_a_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        dice_from(text)
    assert caught.value.code == code
    assert caught.value.facts["text"] in text
