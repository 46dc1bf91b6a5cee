"""R8, R43–R46, R48, E21, E22, E25 and E37–E39: full time, extra time, shoot-out."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.games.finale.rules import Finale
from tests.rules.finale_positions import (
    DECK,
    LoadedDice,
    asked,
    bench,
    booked,
    choices,
    codes,
    colour_of,
    ending,
    finale,
    hand,
    names,
    opened,
    pitch,
    play,
    refused,
    score,
    tactics,
    told,
    turned,
)

GOAL, MISS = "shot 3 0", "shot 0 3"


def full_time(goals: str, rest: str = "", **options: str) -> Finale:
    return finale(f"score {goals}\nperiod 6\nthen full-time\n{rest}", **options)


# R43, R8 Full time


@pytest.mark.parametrize(
    ("goals", "result"),
    [("2-1", "1 2 goals R43"), ("0-3", "2 1 goals R43"), ("0-0", "1 1 draw R43")],
)
def test_R43_most_goals_after_period_6_win_else_it_is_a_draw(goals: str, result: str) -> None:
    table = full_time(goals)
    assert ending(table) == result
    assert asked(table) == "nobody"


def test_R43_the_last_attack_of_period_6_is_played_first() -> None:
    """eckball v freistoss: one attack. elfer 2 + schwalbe 2 v ballermann 3 + greifhin 4."""
    table = finale("period 6\nA hand eckball\nB hand freistoss\nA schranke elfer schwalbe")
    events = play(table, "A play eckball", "B play freistoss", "duel 1 0", "rolls 3 0")
    assert score(table) == "0-0"
    assert ending(table) == "1 1 draw R43"
    assert codes(events).endswith("end")


def test_R43_a_win_is_one_point_a_draw_half_a_point_each() -> None:
    won, drawn = full_time("1-0").result(), full_time("1-1").result()
    assert won is not None
    assert drawn is not None
    assert (won.points, drawn.points) == ((1, 0), (0.5, 0.5))


def test_R8_extra_time_only_if_it_was_agreed() -> None:
    assert ending(full_time("1-1")) == "1 1 draw R43"
    assert ending(full_time("1-1", after90="extra-time")) == "goes on"


# R44, E21, E37 Extra time


def extra_time(rest: str = "", goals: str = "1-1", **options: str) -> Finale:
    return full_time(goals, rest, after90="extra-time", **options)


def test_R44_only_after_a_draw() -> None:
    assert ending(extra_time(goals="2-1")) == "1 2 goals R43"


def test_R44_periods_105_and_120() -> None:
    table = extra_time()
    assert table.view(None).period == 7
    play(table, "A play doppelpass", "B play solo", "duel 1 0", "...")
    while table.view(None).period == 7:
        play_on(table)
    assert table.view(None).period == 8


def play_on(table: Finale) -> None:
    """The first thing that is offered."""
    seat = table.asked
    play(table, f"{'AB'[seat]} {table.write(table.moves(seat)[0])}", "...")


def test_R44_all_white_cards_and_only_those_three_in_hand() -> None:
    table = extra_time("A hand riegel kette\nA stack libero\nB hand -\nB stack -")
    for seat in range(2):
        cards = table.hands[seat] + table.stacks[seat]
        assert (len(table.hands[seat]), len(table.stacks[seat])) == (3, 2)
        assert sorted(cards) == DECK.family(0)
        assert DECK.final not in cards


def test_R44_the_five_are_shuffled() -> None:
    table = extra_time()
    assert isinstance(table.dice, LoadedDice)
    assert [sorted(stack) for stack in table.dice.shuffled] == [DECK.family(0)] * 2


def test_R44_normal_rules() -> None:
    table = extra_time()
    assert asked(table) == "AB play"
    events = play(table, "A play freiebahn", "B play solo", "rolls 3 0")
    assert told(events, "attacker") == ["attacker A 1"]
    assert hand(table, "A").count(" ") == 2


@pytest.mark.parametrize(
    ("goals", "result"), [("3-2", "1 2 extra-time R44"), ("0-1", "2 1 extra-time R44")]
)
def test_R44_goals_in_extra_time_decide(goals: str, result: str) -> None:
    table = finale(f"score {goals}\nperiod 8\nthen full-time", after90="extra-time")
    assert ending(table) == result


def test_R44_still_drawn_a_shoot_out() -> None:
    table = finale("score 2-2\nperiod 8\nthen full-time", after90="extra-time")
    assert asked(table) == "AB shoot"


def test_E21_events_go_on() -> None:
    """granit risks an injury."""
    table = finale("""
        A       schranke granit joker schwalbe
        A hand  eckball sturmlauf
        B hand  solo visier
        period  7
        score   1-1
    """, after90="extra-time")  # fmt: skip
    events = play(table, "A play eckball", "B play solo", "A use joker", "rolls 0 0", "risks 2")
    assert told(events, "lost") == ["lost A granit injury"]


def test_E21_still_three_substitutions_in_all() -> None:
    table = extra_time("A bench walze\nA subs 1\nB bench pfosten\nB subs 0")
    assert asked(table) == "A off"
    play(table, "A off elfer", "A on walze", "A ready")
    assert table.view(None).subs == (0, 0)


def test_E37_old_hand_stack_and_open_cards_are_put_away() -> None:
    table = extra_time("A hand riegel kette libero\nA stack flanke spitze\nB hand spitze")
    shown = tactics(table.hands[0] + table.stacks[0] + table.hands[1] + table.stacks[1])
    assert {colour_of(card) for card in shown.split()} == {"white"}
    assert opened(table) == "none none"


def test_E37_somebody_on_the_final_card_gets_fresh_cards_too() -> None:
    table = extra_time("A hand -\nA stack -")
    assert asked(table) == "AB play"
    assert len(table.hands[0]) == 3


def test_E37_orientations_bookings_losses_and_the_bench_stay() -> None:
    table = extra_time("A schranke/2 elfer/1! joker\nA bench walze\nB bench pfosten")
    assert turned(table, "schranke", "elfer") == "2 1"
    assert booked(table) == "elfer"
    assert (pitch(table, "A"), bench(table, "A")) == ("schranke elfer joker", "walze")


def test_E37_five_cards_and_the_final_card_last_for_two_periods() -> None:
    """Attacking three times in the first period leaves two; the dice alone play."""
    table = extra_time("A -\nB -")
    table.hands = [[0, 1, 2], [3, 4, 5]]
    table.stacks = [[3, 4], [1, 2]]
    table.ask_cards()
    play(table, "A play sturmlauf", "B play solo", "rolls 1 0", "rolls 0 0")
    play(table, "A lay visier", "B keep", "rolls 1 0", "rolls 0 0")
    play(table, "A lay freiebahn", "B keep", "rolls 0 0")
    assert (table.view(None).period, hand(table, "A")) == (8, "doppelpass solo")


def test_E37_free_tactics_change_nothing() -> None:
    table = extra_time("A hand riegel\nA stack kette", tactics="free")
    assert sorted(table.hands[0] + table.stacks[0]) == DECK.family(0)
    assert isinstance(table.dice, LoadedDice)
    assert len(table.dice.shuffled) == 2
    before = table.view(0)
    table.stacks[0].reverse()
    assert table.view(0) == before


# R48, E25 Two legs


def second_leg(goals: str, first: str, period: int = 6) -> Finale:
    """At full time, after such a first leg."""
    options = {"leg": "second", "aggregate": first, "after90": "extra-time"}
    return finale(f"score {goals}\nperiod {period}\nthen full-time", **options)


@pytest.mark.parametrize(
    ("first", "goals", "result"),
    [
        ("2-1", "0-0", "1 2 goals R43"),
        ("2-1", "0-2", "2 1 goals R43"),
        ("2-1", "1-2", "goes on"),
        ("0-3", "3-0", "goes on"),
    ],
)
def test_E25_aggregate_only(first: str, goals: str, result: str) -> None:
    """No away goals."""
    assert ending(second_leg(goals, first)) == result


def test_E25_the_first_leg_may_end_drawn() -> None:
    assert ending(full_time("1-1")) == "1 1 draw R43"


def test_R48_extra_time_and_shoot_out_after_the_second_leg_if_undecided() -> None:
    assert ending(second_leg("1-1", "1-0")) == "1 2 goals R43"
    assert second_leg("0-1", "1-0").view(None).period == 7
    assert asked(second_leg("0-1", "1-0", period=8)) == "AB shoot"


def test_R48_option_leg_the_second_needs_a_winner() -> None:
    assert ending(second_leg("1-1", "2-2")) == "goes on"
    assert ending(second_leg("1-1", "2-1")) == "1 2 goals R43"
    assert asked(second_leg("1-1", "0-0", period=8)) == "AB shoot"


@pytest.mark.parametrize(
    ("options", "named", "other"),
    [
        ({"leg": "second"}, "leg", "after90=extra-time"),
        ({"leg": "second", "after90": "draw", "aggregate": "2-1"}, "leg", "after90=extra-time"),
        ({"aggregate": "2-1"}, "aggregate", "leg=second"),
        ({"aggregate": "2-1", "leg": "first"}, "aggregate", "leg=second"),
    ],
)
def test_R48_options_that_do_not_go_together_are_refused_by_name(
    options: dict[str, str], named: str, other: str
) -> None:
    with pytest.raises(Mistake) as caught:
        Finale.agree(2, options)
    assert caught.value.code == "option-only-with"
    assert (caught.value.facts["option"], caught.value.facts["other"]) == (named, other)
    assert Finale.agree(2, options, version=1).version == 1


def test_E25_option_leg_the_first_never_does() -> None:
    assert ending(full_time("1-1", leg="first", after90="extra-time")) == "1 1 draw R43"
    assert ending(full_time("1-0", leg="first")) == "1 2 goals R43"


def test_R48_each_leg_is_its_own_match() -> None:
    """The goals of the first leg are no goals of this one."""
    assert score(second_leg("0-1", "1-0")) == "0-1"


# R45, E22, E38 The shoot-out

# Head up: elfer 2 granit 3 blitz 5 joker 2 rumsteher 2 schwalbe 2; schranke 3253.
#          wadel 1 ballermann 3 laessig 4 talent 2 pfosten 2 streuer 1; greifhin 4243.
# With these orders everybody scores with a 3 against a 0 and misses with a 0 against a 3.
SHOOT_OUT = """
    A      schranke elfer granit/2 blitz joker rumsteher schwalbe
    B      greifhin/3 wadel ballermann laessig talent pfosten streuer
    score  2-2
    then   shoot-out
"""
A_FIVE = (
    "A shoot elfer", "A shoot granit", "A shoot joker", "A shoot schwalbe", "A shoot rumsteher",
)  # fmt: skip
B_FIVE = (
    "B shoot ballermann", "B shoot talent", "B shoot laessig", "B shoot streuer", "B shoot wadel",
)  # fmt: skip
FIVES = (*A_FIVE, *B_FIVE)


def kicks(text: str) -> list[str]:
    """`+-+` is a goal, a miss, a goal."""
    return [GOAL if sign == "+" else MISS for sign in text.replace(" ", "")]


def test_R45_five_outfielders_in_an_order_of_ones_choice() -> None:
    table = finale(SHOOT_OUT)
    assert asked(table) == "AB shoot"
    assert choices(table, "A") == "granit elfer blitz joker rumsteher schwalbe"
    play(table, *A_FIVE)
    assert choices(table, "A") == ""
    events = play(table, *B_FIVE, "duel 2 1", *kicks("+- +- +-"))
    assert [text.split()[2] for text in told(events, "shot")][::2] == ["elfer", "granit", "joker"]


def test_R45_everybody_is_told_that_it_begins() -> None:
    table = finale(SHOOT_OUT)
    assert codes(table.take_events()) == "shoot-out"
    assert (table.view(None).period, table.view(None).action) == (9, 0)


def test_R45_nobody_twice_among_the_five() -> None:
    table = finale(SHOOT_OUT)
    play(table, "A shoot elfer")
    assert refused(table, "A shoot elfer")


def test_R45_no_keeper() -> None:
    assert refused(finale(SHOOT_OUT), "A shoot schranke")


def test_R45_head_up_the_keepers_too() -> None:
    """granit had been turned twice, greifhin three times."""
    table = finale(SHOOT_OUT)
    assert turned(table, "granit", "greifhin") == "0 0"
    events = play(table, *FIVES, "duel 2 1", *kicks("+- +- +-"))
    assert told(events, "shot")[0] == "shot A elfer greifhin 3-0 5-4 True"
    assert told(events, "shot")[2] == "shot A granit greifhin 3-0 6-2 True"


@pytest.mark.parametrize(("duel", "first"), [("duel 2 1", "A"), ("duel 0 3", "B")])
def test_R45_dice_decide_who_begins_and_they_alternate(duel: str, first: str) -> None:
    events = play(finale(SHOOT_OUT), *FIVES, duel, *kicks("+- +- +-"))
    other = "B" if first == "A" else "A"
    assert [text.split()[1] for text in told(events, "shot")] == [first, other] * 3


def test_R45_goal_only_if_higher() -> None:
    """elfer 2 + 2 v greifhin 4 + 0 is equal; ballermann 3 + 1 v schranke 3 + 0 is higher."""
    table = finale(SHOOT_OUT)
    events = play(table, *FIVES, "duel 2 1", "shot 2 0", "shot 1 0", *kicks("-+ -+"))
    assert told(events, "shot")[:2] == [
        "shot A elfer greifhin 2-0 4-4 False", "shot B ballermann schranke 1-0 4-3 True",
    ]  # fmt: skip
    assert ending(table) == "2 1 shoot-out R45"


def test_R45_after_every_shot_the_keeper_who_faced_it_is_turned() -> None:
    """greifhin 4 2 4 3 4, schranke 3 2 5 3 3."""
    table = finale(SHOOT_OUT)
    events = play(table, *FIVES, "duel 2 1", *kicks("++ ++ ++ -- +-"))
    keepers = [int(text.split()[5].split("-")[1]) for text in told(events, "shot")]
    assert keepers == [4, 3, 2, 2, 4, 5, 3 + 3, 3 + 3, 4, 3 + 3]
    assert turned(table, "elfer", "ballermann") == "0 0"


def test_R45_the_score_of_the_match_stays() -> None:
    table = finale(SHOOT_OUT)
    play(table, *FIVES, "duel 2 1", *kicks("+- +- +-"))
    assert score(table) == "2-2"
    assert table.view(None).scored == ((True,) * 3, (False,) * 3)


def test_R45_events_no_longer_count() -> None:
    """granit has an injury on top, ballermann's match goes on: only shots are rolled."""
    events = play(finale(SHOOT_OUT), *FIVES, "duel 2 1", *kicks("+- +- +-"))
    assert set(codes(events).split()) == {"duel", "shot", "end"}


@pytest.mark.parametrize(
    ("duel", "shots", "result"),
    [
        ("duel 2 1", "+- +- +-", "1 2"),
        ("duel 2 1", "-+ -+ -+", "2 1"),
        ("duel 1 2", "+- +- +-", "2 1"),
        ("duel 1 2", "-+ -+ -+", "1 2"),
        ("duel 2 1", "++ +- +- -- ", "1 2"),
        ("duel 2 1", "++ +- ++ +-", "1 2"),
        ("duel 2 1", "++ -+ ++ -+", "2 1"),
        ("duel 2 1", "++ ++ ++ +- +", "1 2"),
        ("duel 2 1", "++ ++ ++ -+ -", "2 1"),
        ("duel 1 2", "++ ++ ++ +- +", "2 1"),
        ("duel 2 1", "++ ++ ++ ++ +-", "1 2"),
        ("duel 2 1", "++ ++ ++ ++ -+", "2 1"),
        ("duel 2 1", "-- -- -- -- -+", "2 1"),
    ],
)
def test_R45_it_ends_when_a_lead_cannot_be_caught_or_all_have_shot(
    duel: str, shots: str, result: str
) -> None:
    """Exactly so many shots: one more or one less would not be allowed."""
    table = finale(SHOOT_OUT)
    play(table, *FIVES, duel, *kicks(shots))
    assert ending(table) == f"{result} shoot-out R45"


def test_R45_all_1024_ways_to_shoot_five_each() -> None:
    """Decided as soon, and only if, what is left cannot change the winner."""
    for signs in map("".join, itertools.product("+-", repeat=10)):
        taken = next((count for count in range(1, 11) if settled(signs[:count])), None)
        table = finale(SHOOT_OUT)
        play(table, *FIVES, "duel 2 1", *kicks(signs[:taken]))
        assert (ending(table) != "goes on") == (taken is not None), signs


@cache
def settled(signs: str) -> bool:
    """Whether A or B wins whatever the others do."""
    left = 10 - len(signs)
    winners = set()
    for rest in itertools.product("+-", repeat=left):
        full = signs + "".join(rest)
        mine, theirs = full[::2].count("+"), full[1::2].count("+")
        winners.add((mine > theirs) - (mine < theirs))
    return len(winners) == 1 and winners != {0}


def test_E22_whoever_is_on_the_bench_does_not_shoot_if_five_are_on_the_field() -> None:
    table = finale(SHOOT_OUT + "A bench walze")
    assert refused(table, "A shoot walze")


def test_E22_exactly_five_are_enough() -> None:
    table = finale(SHOOT_OUT.replace("blitz ", "") + "A bench walze")
    assert choices(table, "A") == "granit elfer joker rumsteher schwalbe"


def test_E22_with_fewer_than_five_the_outfielders_on_the_bench_are_added() -> None:
    table = finale("A bench tentakel walze balla\nthen shoot-out")
    assert choices(table, "A") == "elfer joker schwalbe walze balla"


def test_E38_both_fix_their_order_in_secret() -> None:
    tables = [finale(SHOOT_OUT) for _ in range(6)]
    for number, table in enumerate(tables):
        assert play(table, *A_FIVE[:number]) == []
    for seat in (1, None):
        assert all(table.view(seat) == tables[0].view(seat) for table in tables)
    assert all(table.moves(1) == tables[0].moves(1) for table in tables)
    assert names(tables[2].view(0).mine) == "elfer granit"


def test_E38_ties_of_the_starting_roll_are_rolled_again() -> None:
    events = play(finale(SHOOT_OUT), *FIVES, "duel 1 1", "duel 3 3", "duel 0 1", *kicks("+- +- +-"))
    assert told(events, "shot")[0].startswith("shot B")


def test_E38_a_stand_in_is_the_keeper_and_does_not_shoot() -> None:
    table = finale(SHOOT_OUT.replace("schranke ", "") + "A goal blitz")
    assert choices(table, "A") == "granit elfer joker rumsteher schwalbe"
    events = play(table, *FIVES, "duel 1 2", *kicks("-+ -+ -+"))
    assert told(events, "shot")[0] == "shot B ballermann blitz 0-3 3-8 False"


def test_E38_with_fewer_than_five_shooters_the_list_starts_again() -> None:
    table = finale(
        SHOOT_OUT.replace("elfer granit/2 blitz joker rumsteher schwalbe", "blitz joker")
    )
    play(table, "A shoot joker", "A shoot blitz")
    assert asked(table) == "B shoot"
    events = play(table, *B_FIVE, "duel 2 1", *kicks("++ ++ ++ ++ +-"))
    shooters = [text.split()[2] for text in told(events, "shot")][::2]
    assert shooters == ["joker", "blitz", "joker", "blitz", "joker"]


def test_E38_with_no_shooter_the_keeper_shoots() -> None:
    table = finale(SHOOT_OUT.replace("elfer granit/2 blitz joker rumsteher schwalbe", ""))
    assert choices(table, "A") == "schranke"
    events = play(table, "A shoot schranke", *B_FIVE, "duel 2 1", *kicks("+- +- +-"))
    assert told(events, "shot")[0] == "shot A schranke greifhin 3-0 6-4 True"


def test_E38_with_nobody_at_all_strength_0() -> None:
    position = SHOOT_OUT.replace("schranke elfer granit/2 blitz joker rumsteher schwalbe", "-")
    table = finale(position)
    assert asked(table) == "B shoot"
    events = play(table, *B_FIVE, "duel 2 1", *kicks("-+ -+ -+"))
    assert told(events, "shot")[:2] == [
        "shot A nobody greifhin 0-3 0-7 False", "shot B ballermann nobody 3-0 6-0 True",
    ]  # fmt: skip


def test_E38_nobody_on_both_sides_the_dice_alone() -> None:
    table = finale("A -\nB -\nperiod 8\nscore 1-1", after90="extra-time")
    assert isinstance(table.dice, LoadedDice)
    table.dice.load(["duel 1 2", *kicks("-- -- -- -- -- ++ +-")])
    table.full_time()
    assert ending(table) == "2 1 shoot-out R45"


# R46, E39 Pair by pair

LEVEL = kicks("++ ++ ++ ++ ++")


def level(duel: str = "duel 2 1") -> Finale:
    table = finale(SHOOT_OUT)
    play(table, *FIVES, duel, *LEVEL)
    return table


def test_R46_still_level_the_next_shooter_is_one_who_has_not_shot() -> None:
    table = level()
    assert asked(table) == "AB shoot"
    assert (choices(table, "A"), choices(table, "B")) == ("blitz", "pfosten")


@pytest.mark.parametrize(("shots", "result"), [("+-", "1 2"), ("-+", "2 1")])
def test_R46_until_one_scores_and_the_other_misses(shots: str, result: str) -> None:
    table = level()
    play(table, "A shoot blitz", "B shoot pfosten", *kicks(shots))
    assert ending(table) == f"{result} shoot-out R45"


@pytest.mark.parametrize("shots", ["++", "--"])
def test_E39_both_score_or_both_miss_next_pair(shots: str) -> None:
    table = level()
    play(table, "A shoot blitz", "B shoot pfosten", *kicks(shots))
    assert asked(table) == "AB shoot"
    assert ending(table) == "goes on"


def test_E22_when_all_have_shot_they_start_over() -> None:
    table = level()
    play(table, "A shoot blitz", "B shoot pfosten", *kicks("++"))
    assert choices(table, "A") == "granit elfer blitz joker rumsteher schwalbe"
    events = play(table, "A shoot joker", "B shoot talent", *kicks("--"))
    assert told(events, "shot")[0].startswith("shot A joker greifhin 0-3 2-")
    assert "joker" not in choices(table, "A").split()


def test_E39_the_next_shooters_are_chosen_in_secret() -> None:
    table, other = level(), level()
    play(table, "A shoot blitz", "B shoot pfosten", *kicks("++"))
    play(other, "A shoot blitz", "B shoot pfosten", *kicks("++"))
    assert play(table, "A shoot joker") == []
    for seat in (1, None):
        assert table.view(seat) == other.view(seat)
    assert table.view(0) != other.view(0)


@pytest.mark.parametrize(("duel", "first"), [("duel 2 1", "A"), ("duel 1 2", "B")])
def test_E39_the_side_that_began_goes_on_beginning(duel: str, first: str) -> None:
    table = level(duel)
    events = play(table, "A shoot blitz", "B shoot pfosten", *kicks("++"))
    assert told(events, "shot")[0].split()[1] == first


def test_E39_the_pair_is_always_completed() -> None:
    """Two shots, although the first was a miss or a goal."""
    table = level()
    events = play(table, "A shoot blitz", "B shoot pfosten", *kicks("-+"))
    assert len(told(events, "shot")) == 2


def test_E38_the_turns_of_the_keeper_go_on() -> None:
    """greifhin has faced five, so he is at his second strength: 2."""
    table = level()
    events = play(table, "A shoot blitz", "B shoot pfosten", *kicks("++"))
    assert told(events, "shot")[0] == "shot A blitz greifhin 3-0 8-2 True"


# A whole match


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("tactics", ["colour", "free"])
def test_R41_every_match_is_played_to_its_end(seed: int, tactics: str) -> None:
    options = {"squads": "x", "after90": "extra-time", "tactics": tactics, "die": "0-1-2-2-3-3"}
    table = Finale(Finale.agree(2, options), FastDice(seed), loud=False)
    table.playout(FastDice(seed + 100))
    result = table.result()
    assert result is not None
    assert sorted(result.places) == [1, 2]
