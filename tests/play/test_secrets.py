"""What bots are given tells them nothing that their seat may not know."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from types import FunctionType, ModuleType
from typing import Any

import pytest

from anpfiff.bots.bot import Bot, Imagine, Intention, Racer
from anpfiff.core.dice import FastDice, SealedDice, derived, scramble
from anpfiff.core.match import Match
from anpfiff.core.nouns import Move
from anpfiff.games import GAMES
from anpfiff.play.seats import IMAGINING, LOTS, bot_for, dice_for
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns

SEEDS = [f"sealed {number:064x}" for number in range(20)] + ["fast 1", "fast 2"]
VECTOR = [798, 897, 179]
MULTIPLIER = 0xF1357AEA2E62A9C5
MASK = (1 << 64) - 1


def unmixed(number: int) -> int:
    """What SplitMix64's finisher made this of: it can be undone."""
    number = undone(number, 31) * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    number = undone(number, 27) * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return (undone(number, 30) - 0x9E3779B97F4A7C15) & MASK


def undone(number: int, shift: int) -> int:
    found = number
    for _ in range(64 // shift + 1):
        found = number ^ (found >> shift)
    return found


def seeds_of(dice: FastDice) -> list[int]:
    """All that these dice can have been made from, before and after one throw."""
    states = [dice.state, dice.state * pow(MULTIPLIER, -1, 1 << 64) & MASK]
    return [unmixed(state ^ low) for state in states for low in (0, 1)]


def attack(dice: FastDice, numbers: Sequence[int]) -> set[int]:
    """What `derived(seed, *numbers)` can have been made from."""
    found = set(seeds_of(dice))
    for number in reversed(numbers):
        found = {unmixed(seed) ^ scramble(number) for seed in found}
    return found


def test_dice_from_derived_seeds_give_those_away() -> None:
    """The attack works where there is something to find."""
    assert 1234 in attack(FastDice(derived(1234, 1, 0)), (1, 0))


@pytest.mark.parametrize("seed", SEEDS)
def test_dice_tell_neither_of_the_table_s_nor_of_anybody_else_s(seed: str) -> None:
    game = GAMES["alarm"]
    match = Match(game, game.agree(2), seed, ("random", "random"))
    mine = bot_for(match, 1, "random").dice
    known = attack(mine, (1, 0)) | set(seeds_of(mine))
    others = {FastDice(derived(found, 0, 0)).state for found in known}
    tables = {FastDice(found).state for found in known}
    assert bot_for(match, 0, "random").dice.state not in others | tables
    real: Any = match.table.dice
    assert isinstance(real, SealedDice) or real.state not in others | tables
    assert isinstance(real, FastDice) or int.from_bytes(real.key[-8:], "big") not in known


def test_nobody_shares_dice() -> None:
    game = GAMES["rotweiss"]
    match = Match(game, game.agree(8), "fast 1")
    numbers = [*range(8), *range(IMAGINING, IMAGINING + 8), LOTS]
    states = {dice_for(match, number, acts).place() for number in numbers for acts in (0, 1, 12)}
    assert len(states) == 3 * len(numbers)


def test_the_numbers_of_a_bot_are_the_same_for_ever() -> None:
    game = GAMES["alarm"]
    match = Match(game, game.agree(2), "fast 7")
    dice = dice_for(match, 1, 0)
    assert [dice.below(1000) for _ in range(3)] == VECTOR


class Digger(Bot):
    """Looks for what it should not get."""

    imagines = True
    forbidden: Any = None

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        reached(imagine, self.forbidden)
        assert imagine().view(self.seat) == view
        return self.dice.pick(moves)


class FastDigger(Racer):
    imagines = True
    forbidden: Any = None

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        reached(imagine, self.forbidden)
        assert imagine().view(self.seat) == view
        return 500 + self.dice.below(500), self.dice.pick(moves)


def reached(start: object, match: Match) -> None:
    """Neither the match, nor its table, nor the dice of that can be reached."""
    found, seen = [start], {id(start)}
    while found:
        thing = found.pop()
        assert thing is not match
        assert thing is not match.table
        assert thing is not match.table.dice
        if isinstance(thing, type | ModuleType):
            continue
        # A function reaches all of its module; what it was given to keep is in its closure.
        inner = thing.__closure__ if isinstance(thing, FunctionType) else thing
        for inside in gc.get_referents(inner):
            if id(inside) not in seen:
                seen.add(id(inside))
                found.append(inside)


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_imagine_with_does_not_lead_to_the_table(game: str) -> None:
    match = Match(GAMES[game], GAMES[game].agree(2), "fast 3", ("random", "random"))
    kind: Any = FastDigger if match.game.races else Digger
    diggers = {seat: kind(seat, match.setup, FastDice(seat)) for seat in range(2)}
    for digger in diggers.values():
        digger.forbidden = match
    play: Any = (TimedPlay if match.game.races else Turns)(match, diggers)
    for _ in range(40):
        if match.result() is None:
            play.step()


def test_who_does_not_say_that_he_imagines_cannot() -> None:
    game = GAMES["alarm"]
    match = Match(game, game.agree(2), "fast 3", ("random", "random"))
    mute = type("Mute", (Digger,), {"imagines": False, "forbidden": match})
    turns = Turns(match, {seat: mute(seat, match.setup, FastDice(seat)) for seat in range(2)})
    with pytest.raises(RuntimeError):
        turns.step()
