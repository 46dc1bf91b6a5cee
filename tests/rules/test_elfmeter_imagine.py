"""What a seat of Elfmeter! can imagine: everything but orders and choices is known."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.rules.elfmeter_positions import cards, elfmeter, now, play

POSITIONS = {
    "wait": "attack B\nA 12 13 15\nB 16 21 23 24\nkick-offs 3 2\ngoals 1 2\nsignal 2500",
    "attempt": "attack A 12 26\nA 13 15 16\nB 16 21 23 24",
    "locked": "attack A 12 26\nA 13 15 16\nB 16 21 23 24\nbusy B=600\nwrongs B=1",
    "unopened": "attack A\nA 13 15 16\nB 16 21 23 24",
    "penalty": "attack A 12 26 65\nA 13 15 16\nB 16 21 23 24",
}


def placed(moment: str) -> Elfmeter:
    return elfmeter(POSITIONS[moment], opening="blind")


def imagined(table: Elfmeter, seat: int | None, seed: int = 1) -> Elfmeter:
    memory = Elfmeter.Memory(table.setup)
    return Elfmeter.imagine(table.setup, table.view(seat), memory, FastDice(seed), table.now)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("moment", POSITIONS)
def test_an_imagined_table_looks_the_same(moment: str, seat: int | None) -> None:
    table = placed(moment)
    again = imagined(table, seat)
    assert again.view(seat) == table.view(seat)
    assert now(again) == now(table)
    assert again.deadline() == table.deadline()
    assert [sorted(stack) for stack in again.stacks] == [sorted(stack) for stack in table.stacks]


def test_R24_the_order_of_a_covered_stack_is_open() -> None:
    table = elfmeter("signal 2500")
    orders = {tuple(imagined(table, 0, seed).stacks[0]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_C21_so_is_that_of_both_before_the_first_card(seat: int) -> None:
    table = placed("unopened")
    orders = {tuple(imagined(table, seat, number).stacks[seat]) for number in range(40)}
    assert len(orders) > 5


def test_C15_the_own_stack_is_seen_in_order_the_other_is_not() -> None:
    table = placed("attempt")
    found = [imagined(table, 0, seed).stacks for seed in range(20)]
    assert {tuple(stacks[0]) for stacks in found} == {tuple(cards(["13", "15", "16"]))}
    assert len({tuple(stacks[1]) for stacks in found}) > 5


@pytest.mark.parametrize("who", ["A", "B"])
def test_R16_whether_the_other_has_chosen_is_not_known(who: str) -> None:
    table = placed("penalty")
    play(table, f"{who} play 16")
    seat = "AB".index(who)
    mine, theirs = imagined(table, seat), imagined(table, 1 - seat)
    assert mine.chosen[seat] == cards(["16"])[0]
    assert not mine.moves(seat)
    assert mine.moves(1 - seat)
    assert theirs.chosen == [-1, -1]
    assert theirs.moves(seat)
    play(mine, f"{'BA'[seat]} play {'21' if who == 'A' else '13'}")
    assert now(mine) == "wait"


@pytest.mark.parametrize("moment", POSITIONS)
def test_an_imagined_table_can_be_played_to_the_end(moment: str) -> None:
    table = placed(moment)
    before = table.state()
    for seat in (0, 1, None):
        again = imagined(table, seat)
        again.playout(FastDice(2))
        assert again.result() is not None
    assert table.state() == before
