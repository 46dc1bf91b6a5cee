"""Imagined tables of Rot gegen Weiß: what was seen stays where it is, the rest is dealt fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NEVER
from anpfiff.games.rotweiss.cards import GATHER, RotWeissDeck
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.laws.oracles import oracle_of
from tests.rules.rotweiss_positions import DECK

ORACLE = oracle_of(RotWeiss)
QUICK = {"hand_ms": "0", "lock_ms": "0"}
"""Hands are not what this is about."""


def walk(deck: RotWeissDeck, seats: int, seed: int, steps: int, every: int) -> Iterator[Match]:
    """A random match, every so many steps."""
    dice = FastDice(seed)
    setup = RotWeiss.agree(seats, {"vote": "yes", **QUICK}, deck)
    match = Match(RotWeiss, setup, f"fast {seed}", forgetful=False)
    for step in range(steps):
        if match.table.result() is not None:
            return
        if step % every == 0:
            yield match
        match.wait(match.at + dice.below(300))
        acting = [seat for seat in range(seats) if match.table.moves(seat)]
        if acting:
            seat = dice.pick(acting)
            match.play(seat, dice.pick(match.table.moves(seat)))


def imagine(match: Match, seat: int | None, memory: Memory, seed: int) -> RotWeiss:
    table = match.table
    assert isinstance(table, RotWeiss)
    imagined = RotWeiss.imagine(match.setup, table.view(seat), memory, FastDice(seed), match.now)
    assert imagined.view(seat) == table.view(seat)
    assert ORACLE.census(imagined) == ORACLE.census(table)
    view = table.view(None)
    clocks = [until for until in (view.until, *view.busy) if until != NEVER]
    assert not clocks or imagined.deadline() == min(clocks) == table.deadline()
    for player in range(table.seats):
        assert imagined.moves(player) == table.moves(player)
    return imagined


def test_R5_equal_cards_leave_doubts_but_no_contradictions() -> None:
    """In this deck nobody can tell from which deal one of five equal cards came."""
    for seats in (2, 5, 6):
        for match in walk(DECK, seats, seats, 1500, 25):
            view, events = match.table.view(0), match.told(0, 0)
            assert not ORACLE.contradicts(view, events, match.table)
            table = imagine(match, 0, match.memories[0], match.at)
            assert not ORACLE.contradicts(view, events, table)


def test_R5_a_memory_that_folds_events_and_one_that_keeps_them_imagine_alike() -> None:
    for match in walk(RotWeissDeck.standard(), 4, 3, 1200, 40):
        once = Memory(match.setup)
        once.see(match.told(2, 0))
        assert not match.memories[2].events
        first = imagine(match, 2, match.memories[2], 5)
        assert first.state() == imagine(match, 2, once, 5).state()


@pytest.mark.parametrize("keep", [0, 1, 2, 5])
def test_R5_whoever_remembers_little_still_imagines_what_shows(keep: int) -> None:
    """Every so many events are forgotten; 0: all."""
    for match in walk(RotWeissDeck.standard(), 3, 8, 900, 30):
        memory = Memory(match.setup)
        if keep:
            events = match.told(1, 0)
            memory.see([event for place, event in enumerate(events) if place % 6 < keep])
        imagine(match, 1, memory, match.at)


def test_R5_a_spectator_can_imagine_too() -> None:
    for match in walk(RotWeissDeck.standard(), 2, 9, 300, 50):
        imagine(match, None, match.memories[0], 1)


def test_R4_every_way_to_deal_is_equally_likely() -> None:
    match = Match(RotWeiss, RotWeiss.agree(4), "fast 1")
    first: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for seed in range(600):
        table = imagine(match, 0, match.memories[0], seed)
        first.update(table.hands[0])
        tops[table.hands[2][-1]] += 1
    deck = RotWeissDeck.standard()
    for card in deck.packs[0]:
        assert abs(first[card] / deck.copies[card] - 300) < 70
    assert len(tops) == len(set(deck.packs[0]))


def test_R11_what_was_taken_up_again_is_known_to_be_in_the_hand() -> None:
    match = Match(RotWeiss, RotWeiss.agree(4, QUICK), "fast 2")
    match.wait(5000)
    table = match.table
    assert isinstance(table, RotWeiss)
    while GATHER not in table.moves(0):
        match.play(0, table.moves(0)[0])
    cards = sorted(card for pile in table.piles[0] for card in pile)
    match.play(0, GATHER)
    for seed in range(20):
        assert sorted(imagine(match, 3, match.memories[3], seed).hands[0]) == cards
    orders = {tuple(imagine(match, 3, match.memories[3], seed).hands[0]) for seed in range(20)}
    assert len(orders) == 20


def test_B5_after_a_goal_only_the_numbers_are_known() -> None:
    """Everybody imagines that each got as many cards of the middle as he did get."""
    for match in walk(RotWeissDeck.standard(), 6, 4, 4000, 1):
        if match.table.view(None).goals != (0, 0):
            break
    hands = [imagine(match, 0, match.memories[0], seed).hands for seed in range(40)]
    assert match.table.view(None).ready
    assert {tuple(map(len, some)) for some in hands} == {match.table.view(None).hands}
    assert len({tuple(sorted(some[0])) for some in hands}) > 1


def test_R21_a_finished_match_is_imagined_as_it_ended() -> None:
    for seed in range(3):
        dice = FastDice(seed)
        match = Match(RotWeiss, RotWeiss.agree(2, QUICK), f"fast {seed}")
        while match.table.result() is None:
            match.wait(match.at + 200)
            for seat in (0, 1):
                if moves := match.table.moves(seat):
                    match.play(seat, dice.pick(moves))
        table = imagine(match, 0, match.memories[0], 1)
        assert table.result() == match.table.result()
        assert table.state()["middle"] == match.table.state()["middle"]
