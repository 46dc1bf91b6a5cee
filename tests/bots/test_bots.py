"""Bots play from what their seat may know, and play the same from the same seed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import pytest

from anpfiff.bots import LEAGUES, bots_of, find_bot
from anpfiff.bots.bot import Imagine, RandomBot
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move
from anpfiff.games import GAMES
from anpfiff.games.alarm.cards import DISCARD, DRAW, SEARCH, TAKE, WHISTLE
from anpfiff.play.seats import Imagination, bot_for, bots_for
from anpfiff.play.turns import Turns
from anpfiff.sim.run import play_through
from tests.laws.laws import walk

# A game without bots is told so in test_new_game.py; here it must not stop everything.
WITH_BOTS = [game for game in GAMES if find_spec(f"anpfiff.bots.{game}")]
ALL = [(game, bot) for game in WITH_BOTS for bot in bots_of(game)]
TURNS = [name for name, game in GAMES.items() if not game.races]


def played(game: str, bots: Sequence[str], seed: int) -> Match:
    table = GAMES[game]
    match = Match(table, table.agree(len(bots)), f"fast {seed}", bots)
    play_through(match, bots_for(match))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_mixed_tables_play_to_the_end(game: str) -> None:
    for seats in GAMES[game].players:
        for bots in itertools.islice(itertools.product(bots_of(game), repeat=seats), 8):
            assert played(game, bots, 5).result() is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_of_all_leagues_plays_to_the_end(game: str) -> None:
    seats = GAMES[game].players[-1]
    for first in range(0, len(LEAGUES), seats):
        bots = list(itertools.islice(itertools.cycle(LEAGUES), first, first + seats))
        assert played(game, bots, 6).result() is not None


@pytest.mark.parametrize(("game", "bot"), ALL)
def test_a_seed_repeats_a_match(game: str, bot: str) -> None:
    bots = [bot] * GAMES[game].players[0]
    first, again, other = (list(played(game, bots, seed).log) for seed in (8, 8, 9))
    assert first == again
    assert first != other


@pytest.mark.parametrize(("game", "bot"), [pair for pair in ALL if pair[0] in TURNS])
def test_a_bot_cannot_tell_tables_apart_that_its_seat_cannot(game: str, bot: str) -> None:
    """The hidden cards are exchanged behind its back: it makes the same choice."""
    seats = GAMES[game].players[-1]
    compared = 0
    for seed in range(2 if bot == "weltklasse" else 6):  # The best one thinks for long.
        for step in walk(GAMES[game], {}, seats, seed):
            seat = step.table.asked
            if seat < 0:
                break
            twin = step.table.copy()
            for _ in range(3):
                step.oracle.swap(twin, seat, step.dice)
            view = step.table.view(seat)
            if step.oracle.contradicts(view, step.told[seat], twin):
                continue
            choices = []
            for table in (step.table, twin):
                player = find_bot(game, bot)(seat, step.match.setup, FastDice(seed))
                view, moves = table.view(seat), table.moves(seat)
                player.see(view, step.told[seat], 0)
                imagine = Imagination(step.match, seat, view, FastDice(seed))
                choices.append(player.choose(view, moves, imagine))
            assert choices[0] == choices[1]
            compared += 1
    assert compared > 30


def test_bots_are_shown_only_what_they_may_know() -> None:
    """What `Turns` passes on is the seat's view and all events as told to the seat, once."""

    class Spy(RandomBot):
        imagines = True

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.heard: list[Event] = []

        def see(self, view: Any, events: Sequence[Event], at: int) -> None:
            self.heard += events
            assert view.seat == self.seat
            for event in events:
                assert not event.secret
                if event.code == "draw" and event.facts["seat"] != self.seat:
                    assert "card" not in event.facts

        def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
            table = imagine()
            assert table.view(self.seat) == view
            assert list(table.moves(self.seat)) == list(moves)
            return super().choose(view, moves, imagine)

    table = GAMES["alarm"]
    for seed in range(5):
        match = Match(table, table.agree(3), f"fast {seed}", ("random",) * 3)
        spies = {seat: Spy(seat, match.setup, FastDice(seat)) for seat in range(3)}
        Turns(match, spies).run()
        assert match.result() is not None
        for seat, spy in spies.items():
            assert spy.heard == match.history(seat)


def test_an_unknown_bot_is_a_mistake_that_lists_the_known_ones() -> None:
    with pytest.raises(Mistake) as mistake:
        find_bot("alarm", "messi")
    assert mistake.value.code == "bot-unknown"
    assert "greedy" in mistake.value.facts["known"]


def test_bots_beside_the_table_have_dice_of_their_own() -> None:
    table = GAMES["alarm"]
    match = Match(table, table.agree(2), "fast 1", ("random", "random"))
    dice = [match.table.dice.copy(), *[bot_for(match, seat, "random").dice for seat in range(2)]]
    match.play(match.table.asked, match.moves(match.table.asked)[0])
    dice.append(bot_for(match, 0, "random").dice)  # Whoever comes later goes other ways, too.
    assert len({one.below(1 << 30) for one in dice}) == 4


class TestGreedyAlarm:
    """It collects what it has most of."""

    def view(self, **fields: Any) -> Any:
        table = GAMES["alarm"]
        view = table(table.agree(3, {"start": "A"}), FastDice(1)).view(0)
        return view._replace(**fields)

    def choice(self, moves: Sequence[Move], events: Sequence[Event] = (), **fields: Any) -> Move:
        bot = find_bot("alarm", "greedy")(0, GAMES["alarm"].agree(3), FastDice(1))
        view = self.view(**fields)
        bot.see(view, events, 0)
        move: Move = bot.choose(view, moves, GAMES["alarm"])
        return move

    def test_it_discards_what_it_has_least_of(self) -> None:
        hand = (0, 0, 0, 1, 1, 2)
        assert self.choice((0, 1, 2), question="discard", hand=hand, row=()) == DISCARD + 2

    def test_of_equal_sets_it_keeps_the_footballer_not_fouled_yet(self) -> None:
        hand = (0, 0, 1, 1, 2, 2)
        assert self.choice((0, 1, 2), question="discard", hand=hand, row=(1, 2)) == DISCARD + 1

    def test_it_searches_the_pile_only_for_a_card_it_wants_and_remembers(self) -> None:
        fields = {"question": "draw-or-search", "hand": (0, 0, 0, 1, 2), "top": 5, "row": ()}
        laid = [
            Event("pile", {"top": 3}),
            Event("discard", {"seat": 1, "card": 0}),
            Event("discard", {"seat": 2, "card": 5}),
        ]
        assert self.choice((DRAW, SEARCH), laid[:1] + laid[2:], **fields) == DRAW
        assert self.choice((DRAW, SEARCH), laid, **fields) == SEARCH
        gone = [*laid, Event("take", {"seat": 1, "top": 5})]
        assert self.choice((DRAW, SEARCH), gone, **fields) == DRAW

    def test_it_takes_what_it_has_most_of(self) -> None:
        moves = (TAKE, TAKE + 1, TAKE + 6)
        assert self.choice(moves, question="take", hand=(1, 1, 6, 2, 3), row=()) == TAKE + 1

    def test_it_fouls_the_booked_player_who_cannot_hit_back(self) -> None:
        assert self.choice((17, 18), question="victim", yellow=2) == 18

    def test_it_always_whistles(self) -> None:
        assert self.choice((WHISTLE, WHISTLE + 1), question="whistle") == WHISTLE
