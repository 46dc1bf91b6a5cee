"""What compiling is known to break. `make test` runs this in Python, `make test-fast` compiled."""

from __future__ import annotations

import pickle

import pytest

from anpfiff.core.dice import Dice, FastDice, SealedDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NOBODY, Seat
from anpfiff.core.piles import bag_of
from anpfiff.games.alarm.rules import Alarm


class First(Dice):
    """Dice that always show the first of what there is."""

    def below(self, n: int) -> int:
        return 0

    def copy(self) -> First:
        return self


class Jammed(First):
    def below(self, n: int) -> int:
        raise RuntimeError("jammed")


class Counted(Alarm):
    """A Python subclass with an attribute and a rule of its own."""

    def lay_out(self) -> None:
        super().lay_out()
        self.rolls = 0

    def roll(self, seat: Seat) -> None:
        self.rolls += 1
        super().roll(seat)


def muted(cls: type[Alarm], dice: Dice) -> Alarm:
    return cls(Alarm.agree(3), dice, loud=False)


def test_dice_written_in_python_are_rolled() -> None:
    dice = First()
    assert (dice.pick("ab"), dice.draw([4, 5]), dice.below(9)) == ("a", 4, 0)
    table = muted(Alarm, First())
    assert [hand.cards for hand in table.hands] == [(0,) * 5, (0, 0, 1, 1, 1), (1, 1, 1, 1, 2)]


def test_an_error_inside_a_rule_comes_out() -> None:
    with pytest.raises(RuntimeError, match="jammed"):
        muted(Alarm, Jammed())
    table = muted(Alarm, FastDice(1))
    with pytest.raises(RuntimeError, match="jammed"):
        table.playout(Jammed())
    table.dice = Jammed()
    with pytest.raises(RuntimeError, match="jammed"):
        table.playout(FastDice(1))
    with pytest.raises(IndexError):
        FastDice(1).draw([])
    with pytest.raises(ValueError, match="no card"):
        bag_of(7, [1]).minus(2)


def test_a_subclass_overrides_what_the_rules_call() -> None:
    table = muted(Counted, FastDice(1))
    assert isinstance(table, Counted)
    assert table.rolls == 1
    table.playout(FastDice(2))
    assert table.rolls > 5


def test_a_copy_of_a_subclass_is_one_too() -> None:
    assert type(muted(Counted, FastDice(1)).copy()) is Counted


def test_dice_give_the_numbers_of_whole_arithmetic() -> None:
    dice = FastDice(7)
    for n in [1, 2, 7, 49, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 62) + 3]:
        state = dice.state * 0xF1357AEA2E62A9C5 % (1 << 64)
        assert dice.below(n) == state * n // (1 << 64)
        assert dice.state == state


def test_values_survive_pickling() -> None:
    table = muted(Alarm, FastDice(1))
    view = table.view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    assert pickle.loads(pickle.dumps(table.options)) == table.options
    for dice in (FastDice(1), SealedDice(bytes(32))):
        again = pickle.loads(pickle.dumps(dice))
        assert [again.below(100) for _ in range(9)] == [dice.below(100) for _ in range(9)]
    twin = pickle.loads(pickle.dumps(table))
    assert twin.state() == table.state()
    assert twin.playout(FastDice(2)) == table.playout(FastDice(2))
    assert twin.result() == table.result()


def test_dice_say_when_they_were_used() -> None:
    for dice in (FastDice(1), SealedDice(bytes(32))):
        place = dice.place()
        assert dice.copy().place() == place
        dice.below(6)
        assert dice.place() != place


def test_a_position_written_reads_back() -> None:
    table = muted(Alarm, FastDice(1))
    assert str(Alarm.position(str(table))) == str(table)


def test_equal_bags_stay_one_object_when_pickled() -> None:
    bag = bag_of(7, [1, 1, 3])
    assert pickle.loads(pickle.dumps(bag)) is bag


def test_imagined_tables_play_on() -> None:
    setup = Alarm.agree(2)
    table = Alarm(setup, FastDice(3))
    memory = Memory(setup)
    memory.see([event.told(0) for event in table.take_events()])
    imagined = Alarm.imagine(setup, table.view(0), memory, FastDice(4))
    assert imagined.view(0) == table.view(0)
    imagined.playout(FastDice(5))
    assert imagined.asked == NOBODY
