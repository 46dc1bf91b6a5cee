"""Search uses what a seat may know, and finds what is to be found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anpfiff.bots.alarm.odds import collect, expected
from anpfiff.bots.search import Search, Tree, grown
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Event, Move, Seat
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.seats import Imagination, bots_for
from anpfiff.play.turns import Turns
from tests.laws.oracles import oracle_of
from tests.rules.positions import alarm
from tests.tables import Penalty


def at_random(table: Any, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
    return dice.pick(moves)


@pytest.mark.parametrize("value", [None, expected])
def test_it_finds_the_card_that_wins(value: Any) -> None:
    """Four of a kind in the hand, the fifth in the pile: search, and take it."""
    table = alarm("""
        A     4 tilda bruno
        B     4 greta hanno
        pile  bruno greta tilda kalle hanno fritz greta
        turn  A question
    """)
    search = Search(collect, 60, value=value, horizon=3)
    while table.outcome is None:
        seat = table.asked
        assert seat == 0
        moves = table.moves(seat)
        table.play(seat, search.best(seat, moves, table.copy, FastDice(1)))
    assert table.outcome is not None
    assert table.outcome.points == (1.0, 0.0)


def test_secret_choices_are_not_seen_by_the_others() -> None:
    """The next goal wins, and B scores only if it guesses all that A chose: one shot in six.

    By peeking it would always win, once it has found out how.
    """
    table = Penalty(Penalty.agree(2), FastDice(1), loud=False)
    table.goals = [2, 2]
    search = Search(at_random, 0)
    trees: list[Tree] = [{}, {}]
    dice = FastDice(7)
    points = 0.0
    for _ in range(1000):
        copy = table.copy()
        copy.dice = FastDice(dice.below(1 << 32))
        points += search.try_out(copy, trees)[0]
    assert points > 700


def test_the_others_do_not_know_the_first_move() -> None:
    trees = grown((5, 6), 1, 3)
    assert trees[5][0] is trees[6][0]
    assert trees[5][2] is trees[6][2]
    assert trees[5][1] is not trees[6][1]


def test_a_seed_repeats_a_choice() -> None:
    table = GAMES["alarm"](GAMES["alarm"].agree(3), FastDice(4), loud=False)
    seat = table.asked
    choices = {
        Search(collect, 40, value=expected, horizon=4).best(
            seat, table.moves(seat), table.copy, FastDice(9)
        )
        for _ in range(3)
    }
    assert len(choices) == 1


def test_without_time_it_still_makes_a_move_and_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = GAMES["alarm"](GAMES["alarm"].agree(2), FastDice(4), loud=False)
    moves = table.moves(table.asked)
    move = Search(collect, 40, seconds=-1.0).best(table.asked, moves, table.copy, FastDice(9))
    assert move in moves
    assert "will not repeat" in caplog.text


@pytest.mark.parametrize("game", ["alarm", "finale"])
def test_it_serves_any_game_with_turns_or_secret_choices(game: str) -> None:
    """From the first question to the last, squads and tactics chosen in secret included."""
    table = GAMES[game]
    match = Match(table, table.agree(2), "fast 3", loud=True)
    dice = FastDice(5)
    asked = set()
    while match.table.asked != NOBODY:
        seat = match.table.asked
        moves, view = match.table.moves(seat), match.table.view(seat)
        move = dice.pick(moves)
        if view.question not in asked and len(moves) > 1:
            asked.add(view.question)
            imagine = Imagination(match, seat, view, FastDice(8))
            move = Search(at_random, 12).best(seat, moves, imagine, dice)
            assert move in moves
        match.play(seat, move)
    assert len(asked) > 2


class Watched:
    """A bot whose imagined tables are all looked at."""

    def __init__(self, bot: Any, oracle: Any) -> None:
        self.bot = bot
        self.oracle = oracle
        self.told: list[Event] = []
        self.looked = 0

    def heeds(self, events: Sequence[Event]) -> bool:
        return False

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.told += events
        self.bot.see(view, events, at)

    def choose(self, view: Any, moves: Sequence[Move], imagine: Any) -> Move:
        def imagined() -> Table:
            table: Table = imagine()
            assert table.view(view.seat) == view
            assert not self.oracle.contradicts(view, self.told, table)
            self.looked += 1
            return table

        move: Move = self.bot.choose(view, moves, imagined)
        return move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_never_contradicts_what_the_seat_has_seen(seats: int) -> None:
    """Cards passed to another hand, piles searched, discards: in whole matches of the best."""
    game = GAMES["alarm"]
    for seed in range(2):
        match = Match(game, game.agree(seats), f"fast {seed}", ["weltklasse"] * seats)
        bots = bots_for(match)
        for bot in bots:
            bot.search.iterations = 60
        watched = [Watched(bot, oracle_of(game)) for bot in bots]
        Turns(match, dict(enumerate(watched))).run()
        assert sum(each.looked for each in watched) > 100
