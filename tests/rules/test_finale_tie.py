"""R48, E25 Two legs: when the first is over, it gives the setup of the second."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.games.finale.options import options_of
from anpfiff.games.finale.rules import Finale
from anpfiff.play.seats import bots_for
from anpfiff.play.turns import Turns
from tests.rules.finale_positions import DECK, ending, finale

SECOND = {"leg": "second", "after90": "extra-time"}


def played(match: Match) -> Match:
    Turns(match, dict(enumerate(bots_for(match)))).run()
    return match


def legs(seed: int) -> tuple[Match, Match]:
    setup = Finale.agree(2, {"squads": "x", "after90": "extra-time", "leg": "first"})
    names = ("random", "random")
    first = played(Match(Finale, setup, f"fast {seed}", names))
    sequel = first.sequel()
    assert sequel is not None
    return first, played(Match(Finale, sequel, f"fast {seed + 1}", names))


def test_R48_a_first_leg_may_end_drawn_and_the_second_one_has_a_winner() -> None:
    endings = set()
    for seed in range(0, 60, 2):
        first, second = (leg.result() for leg in legs(seed))
        assert first is not None
        assert second is not None
        assert first.code in ("goals", "draw")
        assert sorted(second.places) == [1, 2]
        endings |= {first.code, second.code}
    assert {"draw", "goals", "extra-time"} <= endings


def test_R48_the_second_leg_knows_the_goals_of_the_first() -> None:
    table = finale("score 3-1\nperiod 6\nthen full-time", leg="first")
    assert ending(table) == "1 2 goals R43"
    sequel = table.sequel()
    assert sequel is not None
    assert (options_of(sequel).leg, options_of(sequel).aggregate) == ("second", (3, 1))
    assert options_of(table.setup).aggregate == (0, 0)


def test_R48_all_else_was_agreed_for_both() -> None:
    agreed = {"squads": "x", "budget": "50-55", "die": "0-0-0-3-3-3", "keeper": "injury-only"}
    table = finale("score 1-1\nperiod 6\nthen full-time", leg="first", **agreed)
    sequel = table.sequel()
    assert sequel == Finale.agree(2, {**agreed, **SECOND, "aggregate": "1-1"}, DECK)


def test_E25_the_sum_of_goals_decides() -> None:
    for seed in range(0, 40, 2):
        first, second = legs(seed)
        goals = [leg.view(None).goals for leg in (first, second)]
        total = [sum(leg[seat] for leg in goals) for seat in range(2)]
        result = second.result()
        assert result is not None
        if result.code != "shoot-out":
            assert result.places[0 if total[0] > total[1] else 1] == 1


def test_E25_each_leg_is_a_new_match_with_a_new_choice() -> None:
    names = ("greedy", "greedy")
    first = played(Match(Finale, Finale.agree(2, {"leg": "first"}), "fast 1", names))
    sequel = first.sequel()
    assert sequel is not None
    again = Match(Finale, sequel, "fast 2", names)
    assert again.view(0).field == ((), ())
    assert again.view(0).goals == (0, 0)


def test_R48_nothing_follows_until_the_first_leg_is_over() -> None:
    match = Match(Finale, Finale.agree(2, {"squads": "x", "leg": "first"}), "fast 1")
    while match.result() is None:
        assert match.sequel() is None
        match.play(match.table.asked, match.moves(match.table.asked)[0])
    assert match.sequel() is not None


@pytest.mark.parametrize("leg", ["single", "second"])
def test_R48_nothing_follows_a_single_match_or_the_second_leg(leg: str) -> None:
    options = {"squads": "x", "leg": leg, "after90": "extra-time"}
    table = Finale(Finale.agree(2, options), FastDice(1))
    table.playout(FastDice(2))
    assert table.result() is not None
    assert table.sequel() is None
