"""The ladder is fair: the same cards for all, every seat for each, and the same on any core."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import pytest

from anpfiff.bots import LEAGUES, bots_of, find_bot
from anpfiff.bots.bot import Bot, Imagine
from anpfiff.core.dice import FastDice, derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Move
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for, dice_for
from anpfiff.play.turns import Turns
from anpfiff.sim.ladder import (
    SEER,
    Entrant,
    Ladder,
    Standings,
    lend,
    parts,
    play_part,
    seer_for,
    teams_of,
    usual_bots,
)
from anpfiff.sim.run import SHARES, start


def ladder(game: str, *bots: str, matches: int = 12, seats: int = 2, seed: int = 3) -> Ladder:
    entrants = tuple(Entrant(f"{number} {bot}", bot) for number, bot in enumerate(bots))
    return Ladder(game, GAMES[game].agree(seats), entrants, matches, seed)


def climbed(plan: Ladder, executor: Any = None) -> Standings:
    standings = Standings(plan)
    for part in parts(plan, executor):
        standings.add(part)
    return standings


def figures(standings: Standings) -> Any:
    """All but the times."""
    return (
        standings.scores,
        standings.forfeits,
        [thoughts.total() for thoughts in standings.thoughts],
        [(rating.mu, rating.sigma) for rating in standings.ratings()],
    )


@pytest.mark.parametrize(
    ("game", "bots"),
    [("alarm", ["random", "greedy", "greedy"]), ("rotweiss", ["reflex:1", "reflex:4"])],
)
def test_the_same_figures_on_one_core_or_two(game: str, bots: list[str]) -> None:
    plan = ladder(game, *bots, matches=44 if game == "alarm" else 4)
    with ProcessPoolExecutor(2) as executor:
        assert figures(climbed(plan, executor)) == figures(climbed(plan))


def test_every_pair_gets_the_same_cards_twice_with_swapped_seats() -> None:
    plan = ladder("alarm", "random", "greedy", "random", seats=4)
    bouts = plan.bouts()
    assert [bout.seats for bout in bouts] == [
        (0, 1, 0, 1), (1, 0, 1, 0), (0, 2, 0, 2), (2, 0, 2, 0), (1, 2, 1, 2), (2, 1, 2, 1),
    ]  # fmt: skip
    assert [bout.plan.bots for bout in bouts[:2]] == [
        ("random", "greedy") * 2,
        ("greedy", "random") * 2,
    ]
    for number in range(plan.matches // 2):
        matches = [start(bout.plan, number) for bout in bouts]
        assert {match.seed for match in matches} == {f"fast {derived(3, number)}"}
        assert len({str(match.table.state()) for match in matches}) == 1
    assert bouts[0].plan.matches == 6


def test_a_pair_plays_no_other_matches_if_there_are_more_bots() -> None:
    two = climbed(ladder("alarm", "random", "greedy"))
    three = climbed(ladder("alarm", "random", "greedy", "random"))
    assert two.scores[0, 1] == three.scores[0, 1]


@pytest.mark.parametrize(
    ("game", "bot", "seats"),
    [("alarm", "greedy", 2), ("alarm", "random", 4), ("finale", "greedy", 2),
     ("elfmeter", "reflex:2", 2), ("rotblau", "reflex:3", 4)],
)  # fmt: skip
def test_a_bot_scores_exactly_half_against_itself(game: str, bot: str, seats: int) -> None:
    standings = climbed(ladder(game, bot, bot, matches=6, seats=seats))
    assert standings.against(0, 1) == standings.against(1, 0) == 3
    scores = standings.scores[0, 1]
    assert all(a + b == SHARES for a, b in zip(scores[::2], scores[1::2], strict=True))


def test_scores_are_symmetric_and_the_better_bot_is_on_top() -> None:
    standings = climbed(ladder("alarm", "random", "greedy", "random", matches=40))
    for one, other in standings.scores:
        assert standings.against(one, other) + standings.against(other, one) == 40
    assert standings.against(1, 0) > 30
    assert standings.overall(1) == (standings.against(1, 0) + standings.against(1, 2), 80)
    assert sum(standings.overall(one)[0] for one in range(3)) == 120
    mus = [rating.mu for rating in standings.ratings()]
    assert mus[1] == max(mus)


def test_points_go_to_the_bot_and_not_to_the_seat() -> None:
    """Swapped seats, the same winner: seen from the match, not from the table."""
    plan = ladder("alarm", "random", "greedy")
    for bout in plan.bouts():
        part = play_part(bout, 0, 3)
        for number, scored in enumerate(part.scores):
            match = start(bout.plan, number)
            Turns(match, dict(enumerate(bots_for(match)))).run()
            result = match.result()
            assert result is not None
            assert scored == round(result.points[bout.seats.index(0)] * SHARES)


def test_decisions_are_choices_between_two_moves_or_more() -> None:
    plan = ladder("alarm", "random", "random", matches=2)
    (bout, _) = plan.bouts()
    part = play_part(bout, 0, 1)
    counted = [0, 0]

    class Counting(Bot):
        def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
            counted[self.seat] += len(moves) > 1
            return self.dice.pick(moves)

    match = start(bout.plan, 0)
    dice = [dice_for(match, seat, 0) for seat in range(2)]
    Turns(match, {seat: Counting(seat, match.setup, dice[seat]) for seat in range(2)}).run()
    assert [part.thoughts[seat].total() for seat in (0, 1)] == counted


@pytest.mark.parametrize(
    ("game", "seats", "options", "teams"),
    [
        ("alarm", 2, {}, [0, 1]),
        ("alarm", 4, {}, [0, 1, 0, 1]),
        ("rotweiss", 4, {}, [0, 1, 0, 1]),
        ("rotweiss", 2, {"larger": "white"}, [0, 1]),
        ("rotweiss", 6, {}, [0, 1, 0, 1, 0, 1]),
        ("rotblau", 4, {"larger": "blue"}, [0, 1, 0, 1]),
    ],
)
def test_two_bots_sit_alternately_or_as_teams(
    game: str, seats: int, options: dict[str, str], teams: list[int]
) -> None:
    setup = GAMES[game].agree(seats, options)
    assert teams_of(game, setup) == teams
    if GAMES[game].races:
        assert len(set(zip(GAMES[game].sides_of(setup), teams, strict=True))) == 2


def test_an_odd_number_of_seats_is_refused() -> None:
    with pytest.raises(Mistake) as mistake:
        teams_of("alarm", GAMES["alarm"].agree(3))
    assert mistake.value.code == "ladder-odd"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_bots_to_compare(game: str) -> None:
    bots = usual_bots(game)
    assert len(bots) > 1
    assert set(bots) <= set(bots_of(game))


# The seer


class Looker(Bot):
    """Imagines twice and notes what the others hold; never cares."""

    imagines = True
    notes: list[tuple[Any, Any]] = []

    def see(self, view: Any, events: Any, at: int) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
        self.notes.append((hands(imagine()), hands(imagine())))
        return self.dice.pick(moves)


def hands(table: Any) -> list[list[int]]:
    return [sorted(hand.cards) for hand in table.hands]


def noted(monkeypatch: pytest.MonkeyPatch, *entrants: Entrant) -> list[tuple[Any, Any]]:
    monkeypatch.setattr(Looker, "notes", [])
    climbed(Ladder("alarm", GAMES["alarm"].agree(2), entrants, 2, 1))
    return Looker.notes


def test_on_the_ladder_the_seer_sees_and_its_model_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for league in LEAGUES:
        monkeypatch.delitem(bots_of("alarm"), league, raising=False)
    monkeypatch.setitem(bots_of("alarm"), "bundesliga", Looker)
    seer = seer_for("alarm")
    assert seer == Entrant(SEER, "bundesliga", cheats=True)
    fair = noted(monkeypatch, Entrant("bundesliga", "bundesliga"), Entrant("random", "random"))
    assert any(one != other for one, other in fair)
    open_eyed = noted(monkeypatch, Entrant("random", "random"), seer)
    assert open_eyed
    assert all(one == other for one, other in open_eyed)


def test_the_seer_sees_every_real_card_but_not_the_dice() -> None:
    match = Match(GAMES["alarm"], GAMES["alarm"].agree(2), "fast 4", ("random", "random"))
    table: Any = match.table
    seen = {0: 0, 1: 0}
    asked = {0: 0, 1: 0}

    class Spy(Bot):
        imagines = True

        def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Move:
            copies: list[Any] = [imagine(), imagine()]
            asked[self.seat] += 1
            seen[self.seat] += all(
                hands(copy) == hands(table) and sorted(copy.stock) == sorted(table.stock)
                for copy in copies
            )
            states = {copy.dice.state for copy in copies} | {table.dice.state}
            assert len(states) == 3
            before = table.state()
            for copy in copies:
                assert list(copy.moves(self.seat)) == list(moves)
                copy.playout(self.dice)
            assert table.state() == before
            return self.dice.pick(moves)

    spies = {seat: Spy(seat, match.setup, FastDice(seat)) for seat in range(2)}
    Turns(match, spies, partial(lend, frozenset({0}))).run()
    assert seen[0] == asked[0] > 0
    assert seen[1] < asked[1]


def test_a_seer_leaves_the_figures_of_the_others_alone() -> None:
    plan = ladder("alarm", "random", "greedy", matches=20)
    alone = climbed(plan)
    seer = Entrant(SEER, "greedy", cheats=True)
    watched = climbed(plan._replace(entrants=(seer, *plan.entrants)))
    assert [watched.overall(one) for one in (1, 2)] == [alone.overall(one) for one in (0, 1)]
    assert [rating.mu for rating in watched.ratings()[1:]] == [
        rating.mu for rating in alone.ratings()
    ]
    assert watched.overall(0)[1] == 40
    assert watched.ratings()[0].sigma < 8


def test_only_the_ladder_can_make_a_seer() -> None:
    for game in GAMES:
        assert SEER not in bots_of(game)
        with pytest.raises(Mistake):
            find_bot(game, SEER)


def test_there_is_no_seer_in_races() -> None:
    with pytest.raises(Mistake) as mistake:
        seer_for("rotweiss")
    assert mistake.value.code == "ladder-seer-race"


def test_steps_are_each_league_against_the_one_below() -> None:
    names = ("random", "bundesliga", "kreisliga", "weltklasse")
    entrants = tuple(Entrant(name, "random") for name in names)
    standings = Standings(Ladder("alarm", GAMES["alarm"].agree(2), entrants, 2, 1))
    assert standings.steps() == [(1, 2), (3, 1)]
