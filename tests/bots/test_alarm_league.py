"""The leagues of Fußball-Alarm: who forgets, who overlooks, who tries out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from anpfiff.bots import find_bot
from anpfiff.bots.alarm.league import LEVELS, AlarmLeague, Judgement
from anpfiff.bots.alarm.odds import collect, expected
from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Event
from anpfiff.games import GAMES
from anpfiff.games.alarm.cards import DRAW, PLAY_ON, SEARCH, WHISTLE
from anpfiff.games.alarm.rules import Alarm
from anpfiff.sim.ladder import Entrant, Ladder, Standings, parts
from tests.rules.positions import alarm

QUIET = """
    A     5 any
    B     5 any
    turn  A question
"""
PERFECT = Judgement(recall=1000, overlook=0, values=1000, whistle=1000, iterations=0)


def player(**changes: int) -> AlarmLeague:
    return AlarmLeague(0, Alarm.agree(2), FastDice(3), PERFECT._replace(**changes))


def chosen(table: Any, bot: AlarmLeague) -> str:
    text: str = table.write(bot.choose(table.view(0), table.moves(0), table.copy))
    return text


def test_a_good_memory_knows_what_lies_under_the_top() -> None:
    events = [
        Event("pile", {"top": 0}),
        *[Event("discard", {"card": n, "seat": 1}) for n in (1, 2)],
    ]
    view = alarm(QUIET).view(0)
    good, bad = player(), player(recall=0)
    good.see(view, events, 0)
    bad.see(view, events, 0)
    assert good.pile == [0, 1, 2]
    assert bad.pile == [0]


def test_somebody_who_forgets_is_not_confused_by_what_he_takes() -> None:
    bot = player(recall=0)
    table = alarm(QUIET)
    bot.see(table.view(0), [Event("search", {"seat": 0, "cards": (1, 2, 3)})], 0)
    bot.see(table.view(0), [Event("take", {"seat": 0, "card": 2, "top": 3})], 0)
    assert bot.pile == []


def test_overlooking_a_card_breaks_up_a_pair_now_and_then() -> None:
    table = alarm("A 2 tilda 2 bruno 2 greta\nB 5 any")
    keen, dull = player(), player(overlook=1000)
    assert len({chosen(table, keen) for _ in range(30)}) == 1
    assert len({chosen(table, dull) for _ in range(30)}) > 1


def test_whoever_looks_at_values_keeps_the_footballers_not_fouled_yet() -> None:
    table = alarm("""
        A     2 tilda bruno greta hanno kalle
        B     5 any
        row   kalle
    """)
    assert chosen(table, player()) == "discard kalle"


@pytest.mark.parametrize(("whistle", "answer"), [(1000, WHISTLE), (0, PLAY_ON)])
def test_the_whistle_can_be_forgotten(whistle: int, answer: int) -> None:
    table = alarm("""
        A     4 any
        B     5 any
        turn  B
    """)
    bot = player(whistle=whistle)
    assert bot.choose(table.view(0), table.moves(0), table.copy) == answer


def test_quick_players_keep_sets_and_search_for_a_third() -> None:
    table = alarm("""
        A     tilda tilda bruno greta kalle
        B     5 any
        pile  hanno fritz tilda hanno fritz hanno fritz
        turn  A question
    """)
    assert collect(table, 0, table.moves(0), FastDice(1)) == SEARCH
    table = alarm("""
        A     tilda tilda bruno greta kalle
        B     5 any
        pile  hanno fritz bruno hanno fritz hanno fritz
        turn  A question
    """)
    assert collect(table, 0, table.moves(0), FastDice(1)) == DRAW
    table = alarm("A 3 tilda 2 bruno greta\nB 5 any")
    assert table.write(collect(table, 0, table.moves(0), FastDice(1))) == "discard greta"


def test_a_whim_may_be_any_move() -> None:
    table = alarm("A 4 tilda 2 bruno\nB 5 any")
    assert chosen(table, player()) == "discard bruno"
    child = player(whim=700)
    assert {chosen(table, child) for _ in range(30)} == {"discard bruno", "discard tilda"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expectations_are_shares_and_favour_the_larger_set(seats: int) -> None:
    others = "\n".join(f"{seat} 2 fritz hanno kalle greta" for seat in "BCD"[: seats - 1])
    shares = []
    for hand in ("2 tilda bruno greta kalle", "3 tilda bruno greta", "4 tilda bruno"):
        table = alarm(f"A {hand}\n{others}\nturn A question")
        odds = expected(table)
        assert sum(odds) == pytest.approx(1)
        shares.append(odds[0])
    assert shares == sorted(shares)


def test_the_levels_rise() -> None:
    for lower, upper in pairwise(LEVELS.values()):
        assert lower.recall <= upper.recall
        assert lower.overlook >= upper.overlook
        assert lower.values <= upper.values
        assert lower.whistle <= upper.whistle
        assert lower.iterations <= upper.iterations
        assert lower.whim >= upper.whim


def climbed(names: list[str], matches: int) -> Standings:
    game = GAMES["alarm"]
    entrants = tuple(Entrant(name, name) for name in names)
    standings = Standings(Ladder("alarm", game.agree(2), entrants, matches, 3))
    for part in parts(standings.ladder):
        standings.add(part)
    return standings


def test_each_league_beats_the_one_below() -> None:
    """A small sample, the same every time; `make ladder` plays the large one."""
    standings = climbed(list(LEVELS)[:4], 400)
    for upper, lower in standings.steps():
        assert standings.against(upper, lower) > 220


def test_children_win_now_and_then_and_more_often_than_chance() -> None:
    standings = climbed(["kreisliga", "bambini", "random"], 400)
    assert 0.1 < standings.against(1, 0) / 400 < 0.35
    assert standings.against(1, 2) > 210


def test_the_best_beats_the_weakest() -> None:
    assert climbed(["weltklasse", "bambini"], 20).against(0, 1) > 11


def test_the_best_one_searches() -> None:
    table = alarm("""
        A     4 tilda bruno
        B     4 greta hanno
        pile  bruno greta tilda kalle hanno fritz greta
        turn  A question
    """)
    bot = find_bot("alarm", "weltklasse")(0, table.setup, FastDice(1))
    assert bot.choose(table.view(0), table.moves(0), table.copy) == SEARCH
