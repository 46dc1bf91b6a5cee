"""A game with turns as it is played: who is asked, who hears what when, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anpfiff.bots.alarm.greedy import GreedyAlarm
from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Event, Mistake, Move, Refused, Seat
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.finale.rules import Finale
from anpfiff.play.seats import FOREVER, bot_for, bots_for
from anpfiff.play.turns import Turns

NAMES = ("greedy", "greedy", "greedy")


class Diary(Bot):
    """Notes what it is told, and moves at random."""

    def __init__(self, *sits: Any) -> None:
        super().__init__(*sits)
        self.told: list[Event] = []
        self.calls: list[str] = []

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.told += events
        self.calls.append("see")

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        self.calls.append("choose")
        return self.dice.pick(moves)


class Eager(Diary):
    def heeds(self, events: Sequence[Event]) -> bool:
        return True


def alarm(seed: int = 1) -> Match:
    return Match(Alarm, Alarm.agree(3), f"fast {seed}", NAMES)


def diaries(match: Match, kind: type[Diary] = Diary) -> dict[Seat, Diary]:
    return {seat: kind(seat, match.setup, FastDice(seat)) for seat in range(match.setup.seats)}


@pytest.mark.parametrize("kind", [Diary, Eager])
def test_everybody_hears_everything_once_and_in_order(kind: type[Diary]) -> None:
    match = alarm()
    players = diaries(match, kind)
    Turns(match, players).run()
    assert match.result() is not None
    for seat, player in players.items():
        assert player.told == match.history(seat)


def test_a_bot_hears_when_it_is_asked_and_a_person_at_once() -> None:
    match = alarm()
    patient, eager = diaries(match), diaries(match, Eager)
    players = {0: patient[0], 1: patient[1], 2: eager[2]}
    turns = Turns(match, players)
    while turns.next() != FOREVER:
        asked = turns.asked()
        before = [len(patient[seat].told) for seat in (0, 1)]
        turns.step()
        for seat in (0, 1):
            if seat != asked:
                assert len(patient[seat].told) == before[seat]
        assert eager[2].told == match.history(2)
    assert set(patient[0].calls) == {"see", "choose"}


def test_a_seat_without_a_player_is_somebody_elses() -> None:
    match = alarm()
    bots = bots_for(match)
    turns = Turns(match, {0: bots[0], 2: bots[2]})
    turns.run()
    assert match.result() is None
    assert match.table.asked == 1
    assert turns.next() == FOREVER
    with pytest.raises(Refused):
        turns.play(0, 0)
    while match.result() is None:
        turns.play(1, match.moves(1)[0])
        turns.run()


def test_in_a_secret_choice_those_who_sit_here_are_asked_though_others_are_first() -> None:
    match = Match(Finale, Finale.agree(2, {"squads": "first"}), "fast 1", ("greedy", "greedy"))
    turns = Turns(match, {1: bot_for(match, 1, "greedy")})
    assert turns.asked() == 1
    turns.run()
    assert not match.moves(1)
    assert match.moves(0)


def test_a_stand_in_knows_what_the_seat_was_told_and_gives_the_seat_back() -> None:
    match = alarm(4)
    bots = bots_for(match)
    turns = Turns(match, dict(enumerate(bots)))
    for _ in range(25):
        turns.step()
    turns.leave(1)
    assert turns.asked() in (0, 2, NOBODY)
    newcomer = Diary(1, match.setup, FastDice(1))
    turns.sit(1, newcomer)
    known = match.history(1)
    turns.run()
    assert newcomer.told[: len(known)] == known
    assert newcomer.told == match.history(1)


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_that_sits_down_late_plays_as_if_it_had_been_there(seed: int) -> None:
    match = alarm(seed)
    turns = Turns(match, dict(enumerate(bots_for(match))))
    for _ in range(10):
        turns.step()
    old = turns.players[0]
    assert isinstance(old, GreedyAlarm)
    turns.tell(0, match.view(0))
    turns.stand_in(0, "greedy")
    turns.tell(0, match.view(0))
    new = turns.players[0]
    assert isinstance(new, GreedyAlarm)
    assert new.pile == old.pile


def test_after_a_move_is_taken_back_bots_do_not_know_what_never_was() -> None:
    setup = Finale.agree(2, {"squads": "first"})
    match = Match(Finale, setup, "fast 3", ("human", "greedy"))
    turns = Turns(match, {1: bot_for(match, 1, "greedy")})
    while match.result() is None:
        turns.run()
        move = match.moves(0)[0]
        before, told = match.table.state(), match.history(1)
        question = match.question(0)
        assert question is not None
        turns.play(0, move)
        if question.code == "use" and match.table.asked == 0:
            turns.take_back(0)
            assert match.history(1) == told
            assert match.table.state() == before
            assert [line.text for line in match.log][-1] == "take-back"
            turns.run()
            turns.play(0, match.moves(0)[-1])
            return
    pytest.fail("nobody was asked to use two footballers")


def test_what_cannot_be_taken_back_leaves_everything_as_it_is() -> None:
    match = alarm()
    turns = Turns(match, {0: bots_for(match)[0]})
    turns.run()
    seat = match.table.asked
    turns.play(seat, match.moves(seat)[0])
    log = [*match.log]
    with pytest.raises(Mistake):
        turns.take_back(seat)
    assert [*match.log] == log


def test_a_bot_that_sits_down_later_has_other_dice_than_at_the_kick_off() -> None:
    """Else a match that was resumed would repeat what chance had already decided."""
    match = Match(Alarm, Alarm.agree(2), "fast 3", ("random", "random"))
    first = [bot.dice.below(1 << 30) for bot in bots_for(match)]
    play = Turns(match, dict(enumerate(bots_for(match))))
    play.step()
    again = Match(Alarm, Alarm.agree(2), "fast 3", ("random", "random"))
    for line in match.log:
        again.repeat(line)
    later = [bot.dice.below(1 << 30) for bot in bots_for(again)]
    assert later == [bot.dice.below(1 << 30) for bot in bots_for(match)]
    assert not set(first) & set(later)
