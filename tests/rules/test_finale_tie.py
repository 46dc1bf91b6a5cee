"""R48, E25 Two legs."""

from __future__ import annotations

from anpfiff.bots.driver import bots_for, drive
from anpfiff.games.finale.tie import Tie, second_leg

from anpfiff.core.match import Match
from anpfiff.games.finale.options import FinaleOptions
from anpfiff.games.finale.rules import Finale


def played(seed: int) -> Tie:
    names = ("random", "random")
    setup = Finale.agree(2, {"squads": "x", "after90": "extra-time"})
    tie = Tie(setup, (f"fast {seed}", f"fast {seed + 1}"), names)
    assert tie.result() is None
    for _ in range(2):
        match = tie.match()
        drive(match, bots_for(match))
    return tie


def options(match: Match) -> FinaleOptions:
    chosen = match.setup.options
    assert isinstance(chosen, FinaleOptions)
    return chosen


def test_R48_a_first_leg_may_end_drawn_and_the_second_one_has_a_winner() -> None:
    endings = set()
    for seed in range(0, 60, 2):
        first, second = (leg.table for leg in played(seed).legs)
        results = first.result(), second.result()
        assert results[0] is not None
        assert results[1] is not None
        assert results[0].code in ("goals", "draw")
        assert sorted(results[1].places) == [1, 2]
        endings |= {results[0].code, results[1].code}
    assert {"draw", "goals", "extra-time"} <= endings


def test_R48_the_second_leg_knows_the_goals_of_the_first() -> None:
    first, second = played(4).legs
    assert options(second).leg == "second"
    assert options(second).aggregate == first.table.view(None).goals
    assert options(first).aggregate == (0, 0)


def test_E25_the_sum_of_goals_decides() -> None:
    for seed in range(0, 40, 2):
        tie = played(seed)
        goals = [leg.table.view(None).goals for leg in tie.legs]
        total = [sum(leg[seat] for leg in goals) for seat in range(2)]
        result = tie.result()
        assert result is not None
        if result.code != "shoot-out":
            assert result.places[0 if total[0] > total[1] else 1] == 1


def test_E25_each_leg_is_a_new_match_with_a_new_choice() -> None:
    match = Match(Finale, Finale.agree(2, {"leg": "first"}), "fast 1", ("greedy", "greedy"))
    drive(match, bots_for(match))
    again = Match(Finale, second_leg(match), "fast 2", match.names)
    assert again.table.view(0).field == ((), ())
