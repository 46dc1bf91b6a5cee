"""R12–R15, R27, R28, R34 and R42: cards, attacks, substitutions."""

from __future__ import annotations

import pytest

from anpfiff.games.finale.cards import MOST_STEPS
from anpfiff.games.finale.rules import Finale
from tests.rules.finale_positions import (
    CARDS,
    CAST,
    asked,
    bench,
    choices,
    codes,
    finale,
    hand,
    keeper,
    names,
    opened,
    pitch,
    play,
    refused,
    tactics,
    told,
    turned,
)

# freistoss (3): no build-up, so an attack with it is one contest: joker and another one
# v a defender and the keeper. abstauber (1) SS v DD, S v K.
TWO_ATTACKS = """
    A        schranke elfer joker
    A hand   freistoss eckball sturmlauf
    A stack  visier solo
    B        greifhin ballermann
    B hand   abstauber riegel konterfalle
    B stack  doppelpass libero
"""
KICK_OFF = ("A play freistoss", "B play abstauber")


# R12, R13 The reveal


def test_R12_both_choose_a_card_in_hand() -> None:
    table = finale(TWO_ATTACKS)
    assert asked(table) == "AB play"
    assert choices(table, "A") == "sturmlauf freistoss eckball"
    assert choices(table, "B") == "konterfalle riegel abstauber"
    assert refused(table, "A play visier")


def test_R12_face_down_until_both_have_chosen() -> None:
    chosen, other, waiting = finale(TWO_ATTACKS), finale(TWO_ATTACKS), finale(TWO_ATTACKS)
    assert play(chosen, "A play freistoss") == []
    play(other, "A play sturmlauf")
    for seat in (1, None):
        assert chosen.view(seat) == other.view(seat) == waiting.view(seat)
    assert chosen.moves(1) == waiting.moves(1)
    assert tactics(chosen.view(0).mine) == "freistoss"
    assert (chosen.view(0).waiting, waiting.view(0).waiting) == (True, False)


def test_R12_a_card_laid_down_stays() -> None:
    table = finale(TWO_ATTACKS)
    play(table, "A play freistoss")
    assert refused(table, "A play sturmlauf")


def test_R12_revealed_together() -> None:
    table = finale(TWO_ATTACKS)
    events = play(table, *KICK_OFF, "rolls 0 0")
    assert told(events, "reveal") == ["reveal freistoss abstauber"]
    for seat in (0, 1, None):
        assert tactics(table.view(seat).open) == "freistoss abstauber"


def test_R12_six_periods() -> None:
    table = finale("period 5\nA hand freistoss sturmlauf\nB hand eckball visier")
    play(table, "A play freistoss", "B play eckball", "duel 1 0", "A use elfer", "rolls 0 3")
    assert table.view(None).period == 6
    assert asked(table) == "AB play"


@pytest.mark.parametrize("first", ["A", "B"])
def test_E23_it_does_not_matter_who_is_first(first: str) -> None:
    table = finale(TWO_ATTACKS)
    script = KICK_OFF if first == "A" else KICK_OFF[::-1]
    play(table, *script, "rolls 0 0")
    straight = finale(TWO_ATTACKS)
    play(straight, *KICK_OFF, "rolls 0 0")
    assert table.state() == straight.state()


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        ("sturmlauf", "abstauber", "attacker A 4"),
        ("sturmlauf", "visier", "attacker A 1"),
        ("solo", "visier", "attacker B 2"),
        ("konterfalle", "brechstange", "attacker B 4"),
        ("freiebahn", "doppelpass", "attacker A 1"),
    ],
)
def test_R13_the_higher_card_attacks_as_often_as_the_difference(
    a: str, b: str, result: str
) -> None:
    table = finale(f"A hand {a}\nB hand {b}")
    assert told(play(table, f"A play {a}", f"B play {b}", "..."), "attacker") == [result]


def test_R13_attacks_are_compulsory() -> None:
    """After the first he must lay the card for the second."""
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0")
    assert asked(table) == "A lay"
    assert choices(table) == "sturmlauf solo eckball"
    assert len(table.moves(0)) == 3


def test_R13_he_attacks_for_the_whole_period() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0")
    assert (table.view(None).attacker, table.view(None).attacks) == (0, 1)
    play(table, "A lay eckball", "B keep", "rolls 0 0")
    assert (table.view(None).period, asked(table)) == (2, "AB play")


def test_R14_both_draw_back_to_three() -> None:
    table = finale(TWO_ATTACKS)
    events = play(table, *KICK_OFF, "rolls 0 0")
    assert hand(table, "A") == "sturmlauf solo eckball"
    assert hand(table, "B") == "konterfalle libero riegel"
    assert told(events, "draw") == ["draw A", "draw B"]
    assert told(events, "draw", seat=0) == ["draw A solo", "draw B"]


def test_R14_as_long_as_the_stack_lasts() -> None:
    table = finale("A hand sturmlauf freistoss\nA stack -\nB hand visier\nB stack solo")
    play(table, "A play sturmlauf", "B play visier", "...")
    assert hand(table, "A") == "freistoss"
    assert hand(table, "B") == "solo"


# R15, E24 Equal cards

EQUAL = "A hand freistoss sturmlauf visier\nB hand eckball konterfalle brechstange"
EQUAL_KICK_OFF = ("A play freistoss", "B play eckball")


@pytest.mark.parametrize(("duel", "attacker"), [("duel 2 1", "A"), ("duel 0 3", "B")])
def test_R15_equal_strength_the_higher_roll_has_one_attack(duel: str, attacker: str) -> None:
    events = play(finale(EQUAL), *EQUAL_KICK_OFF, duel, "...")
    assert told(events, "attacker") == [f"attacker {attacker} 1"]


def test_R15_ties_are_rolled_again() -> None:
    events = play(finale(EQUAL), *EQUAL_KICK_OFF, "duel 2 2", "duel 0 0", "duel 1 3")
    assert told(events, "attacker") == ["attacker B 1"]


def test_R15_a_failed_build_up_brings_a_counter_without_bonus() -> None:
    """brechstange v sturmlauf, both 5; sturmlauf: MS v DDM."""
    table = finale("A hand brechstange visier solo\nB hand sturmlauf visier solo")
    script = ("A play brechstange", "B play sturmlauf", "duel 3 0", "rolls 0 3", "rolls 0 0", "...")
    events = play(table, *script)
    assert told(events, "counter") == ["counter B"]
    assert [event.facts["bonus"] for event in events if event.code == "contest"][:2] == [0, 0]


def test_E24_both_on_the_final_card_the_dice_decide_every_period() -> None:
    table = finale("A hand -\nA stack -\nB hand solo\nB stack -\nperiod 5\nB bench pfosten")
    play(table, "B play solo", "...")
    while table.view(None).period == 5:
        play(table, f"{'AB'[table.asked]} {table.write(table.moves(table.asked)[0])}", "...")
    events = play(table, "B ready", "duel 1 1", "duel 0 2", "...")
    assert told(events, "reveal", "attacker") == ["reveal abpfiff abpfiff", "attacker B 1"]


# R27, R28, E6, E29, E30 Further attacks


def test_R27_a_new_card_for_each_further_attack_drawn_back_at_once() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0")
    events = play(table, "A lay eckball")
    assert told(events, "lay", "draw", seat=0) == ["lay A eckball", "draw A visier"]
    assert opened(table) == "eckball abstauber"
    assert hand(table, "A") == "sturmlauf visier solo"


def test_R27_only_this_card_now_decides_the_footballers() -> None:
    """eckball: DD v DK."""
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay eckball")
    events = play(table, "B keep", "rolls 0 0")
    assert told(events, "use")[0] == "use A elfer"
    assert told(events, "action") == ["action A finish"]


def test_R28_at_each_new_attack_the_defender_may_swap_a_card() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay eckball")
    assert (asked(table), choices(table)) == ("B swap", "keep konterfalle libero riegel")
    events = play(table, "B swap riegel", "rolls 0 0")
    assert hand(table, "B") == "doppelpass konterfalle libero"
    assert told(events, "swap", "draw") == ["swap B", "draw B"]
    assert told(events, "swap", "draw", seat=1) == ["swap B riegel", "draw B doppelpass"]
    assert told(events, "swap", "draw", seat=0) == ["swap B", "draw B"]
    assert codes(events).startswith("swap draw action")


def test_R28_he_need_not() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay eckball", "B keep", "rolls 0 0")
    assert hand(table, "B") == "konterfalle libero riegel"


def test_R28_when_all_attacks_are_done_the_period_ends() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay eckball")
    events = play(table, "B keep", "rolls 0 0")
    assert told(events, "period") == ["period 2"]
    assert opened(table) == "none none"


def test_E6_not_with_an_empty_stack() -> None:
    table = finale(TWO_ATTACKS.replace("doppelpass libero", "libero"))
    play(table, *KICK_OFF, "rolls 0 0")
    events = play(table, "A lay eckball", "rolls 0 0")
    assert table.view(None).period == 2
    assert "swap" not in codes(events)


def test_E29_after_the_attacker_has_laid_and_drawn_before_footballers_are_chosen() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0")
    events = play(table, "A lay eckball")
    assert codes(events) == "lay draw"
    assert asked(table) == "B swap"


def test_E29_not_at_the_first_attack() -> None:
    table = finale(TWO_ATTACKS.replace("elfer joker", "elfer granit joker"))
    play(table, *KICK_OFF)
    assert asked(table) == "A use"


def test_E29_not_at_a_counter() -> None:
    """hohebaelle fails; B's counter begins without a word about cards."""
    table = finale("""
        A hand  hohebaelle sturmlauf
        B       greifhin ballermann talent abseits streuer
        B hand  abstauber riegel
    """)
    play(table, "A play hohebaelle", "B play abstauber", "rolls 0 0")
    assert asked(table) == "B use"


def test_E29_one_card_each_time_and_it_is_out_of_the_game() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay eckball", "B swap riegel", "rolls 0 0")
    assert CARDS.index("riegel") not in table.hands[1] + table.stacks[1]
    assert asked(table) == "AB play"


def test_E29_the_other_does_not_learn_which() -> None:
    one, other = finale(TWO_ATTACKS), finale(TWO_ATTACKS)
    script = (*KICK_OFF, "rolls 0 0", "A lay eckball")
    play(one, *script, "B swap riegel", "rolls 0 0")
    play(other, *script, "B swap konterfalle", "rolls 0 0")
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)


def test_E30_later_cards_change_neither_the_roles_nor_the_number_of_attacks() -> None:
    """sturmlauf (5) as the second of two attacks."""
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay sturmlauf", "B keep", "...")
    assert table.view(None).attacker == 0
    assert table.view(None).attacks == 0


def test_E30_a_lower_card_does_not_either() -> None:
    table = finale("""
        A       schranke elfer joker
        A hand  allemann eckball ballbesitz
        B       greifhin ballermann
        B hand  solo
        B stack -
    """)
    play(table, "A play allemann", "B play solo", "...")
    assert (asked(table), table.view(None).attacks) == ("A lay", 2)
    play(table, "A lay ballbesitz", "...")
    assert (table.view(None).attacker, table.view(None).attacks) == (0, 1)


def test_E30_the_defenders_open_card_stays() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0", "A lay sturmlauf")
    assert opened(table) == "sturmlauf abstauber"


# R34, E31 The final card


def test_R34_the_final_card_never_goes_to_hand() -> None:
    table = finale("A hand sturmlauf\nA stack -\nB hand visier")
    play(table, "A play sturmlauf", "B play visier", "...")
    assert hand(table, "A") == ""


def test_R34_who_has_played_his_last_card_uses_it_every_period() -> None:
    """abpfiff has strength 1."""
    table = finale("A hand -\nA stack -\nB hand visier freistoss solo")
    assert asked(table) == "B play"
    events = play(table, "B play visier", "...")
    assert told(events, "reveal", "attacker") == ["reveal abpfiff visier", "attacker B 3"]


def test_R34_for_counters_too() -> None:
    """abpfiff: DM v MS. B's hohebaelle fails, and A counters with the final card."""
    table = finale("A hand -\nA stack -\nB hand hohebaelle sturmlauf")
    events = play(table, "B play hohebaelle", "rolls 0 3", "...")
    assert told(events, "counter") == ["counter A"]
    uses = told(events, "use")
    assert uses[4:8] == ["use A elfer", "use A joker", "use B talent", "use B streuer"]
    assert [event.facts["bonus"] for event in events if event.code == "contest"][1] == 3


def test_R34_its_footballers() -> None:
    """A wins the dice at 1:1 and builds up with DM v MS."""
    table = finale("A hand -\nA stack -\nB hand abstauber visier")
    events = play(table, "B play abstauber", "duel 3 0", "...")
    assert told(events, "use")[:4] == [
        "use A elfer", "use A joker", "use B talent", "use B streuer",
    ]  # fmt: skip


def test_R34_everybody_sees_that_hand_and_stack_are_used_up() -> None:
    view = finale("A hand -\nA stack -").view(1)
    assert (view.hands, view.stacks) == ((0, 3), (0, 2))


def test_E31_when_the_hand_runs_out_the_remaining_attacks_use_the_final_card() -> None:
    table = finale("""
        A        schranke elfer joker
        A hand   freistoss
        A stack  -
        B        greifhin ballermann
        B hand   abstauber riegel konterfalle
        B stack  doppelpass libero
    """)
    events = play(table, *KICK_OFF, "rolls 0 0")
    assert told(events, "lay") == ["lay A abpfiff"]
    assert asked(table) == "B swap"
    events = play(table, "B keep", "...")
    assert told(events, "use")[:2] == ["use A elfer", "use A joker"]


def test_E31_while_a_hand_card_is_left_it_may_not_be_used() -> None:
    table = finale(TWO_ATTACKS)
    assert refused(table, "A play abpfiff")
    play(table, *KICK_OFF, "rolls 0 0")
    assert refused(table, "A lay abpfiff")


def test_E31_he_has_nothing_to_choose_at_the_reveal() -> None:
    table = finale("A hand -\nA stack -")
    assert table.moves(0) == ()
    assert asked(table) == "B play"
    assert table.view(0).waiting


def test_E31_he_attacks_only_by_winning_the_dice_at_1_1() -> None:
    table = finale("A hand -\nA stack -\nB hand konterfalle solo")
    events = play(table, "B play konterfalle", "duel 2 0", "...")
    assert told(events, "attacker") == ["attacker A 1"]


# R42, E36 Substitutions

CHANGES = """
    A        klauball klopper/2 granit joker trifft!
    A bench  tentakel walze balla schwalbe
    B        greifhin ballermann talent streuer
    B bench  hechter pfosten
    period   3
    then     changes
"""


def changes(text: str = CHANGES, **options: str) -> Finale:
    return finale(text, **options)


def test_R42_at_the_start_of_a_new_period_before_the_tactics_cards() -> None:
    table = changes()
    assert asked(table) == "AB off"
    play(table, "A ready", "B ready")
    assert asked(table) == "AB play"
    assert refused(table, "A off klopper")


def test_R42_off_and_on_head_up_in_his_own_row() -> None:
    table = changes()
    table.turns[CAST.index("walze")] = 3
    play(table, "A off klopper", "A on walze", "A ready")
    events = play(table, "B ready")
    assert told(events, "substitution") == ["substitution A klopper walze"]
    assert pitch(table, "A") == "klauball granit walze joker trifft"
    assert turned(table, "walze") == "0"


def test_R42_the_replaced_footballer_goes_to_the_box() -> None:
    table = changes()
    play(table, "A off klopper", "A on walze", "A ready", "B ready")
    assert bench(table, "A") == "tentakel balla schwalbe"
    assert "klopper" not in pitch(table, "A")


def test_R42_a_change_of_function_is_allowed() -> None:
    table = changes()
    play(table, "A off klopper", "A on schwalbe", "A ready", "B ready")
    assert pitch(table, "A") == "klauball granit joker trifft schwalbe"


def test_R42_the_reserve_keeper_may_not_play_in_the_field() -> None:
    table = changes()
    play(table, "A off klopper")
    assert choices(table, "A") == "walze balla schwalbe stay"


def test_R42_three_in_all() -> None:
    table = changes()
    play(table, "A off klopper", "A on walze", "A off granit", "A on balla", "A off trifft")
    play(table, "A on schwalbe")
    assert choices(table, "A") == "ready"
    play(table, "A ready", "B ready")
    assert pitch(table, "A") == "klauball walze balla joker schwalbe"
    assert table.view(None).subs == (0, 3)


def test_R42_a_fourth_is_not_possible_later_either() -> None:
    table = changes(CHANGES + "A subs 0")
    assert asked(table) == "B off"
    table = changes(CHANGES + "A subs 1")
    play(table, "A off klopper", "A on walze")
    assert choices(table, "A") == "ready"


def test_R42_empty_bench_no_substitution() -> None:
    table = changes("period 3\nthen changes\nB bench pfosten")
    assert asked(table) == "B off"
    assert asked(finale("period 3\nthen changes")) == "AB play"


def test_R42_nobody_who_has_just_come_on_goes_off_again() -> None:
    table = changes()
    play(table, "A off klopper", "A on walze")
    assert refused(table, "A off walze")
    assert refused(table, "A off klopper")


def test_R42_a_booked_footballer_takes_his_chip_with_him() -> None:
    table = changes()
    play(table, "A off trifft", "A on schwalbe", "A ready", "B ready")
    assert names(card for card in table.booked if card in table.field[0]) == ""


def test_E36_not_before_the_first_period() -> None:
    table = finale("A bench walze\nB bench pfosten\nperiod 1\nthen changes")
    assert asked(table) == "AB play"


@pytest.mark.parametrize("period", [2, 3, 4, 5, 6, 7, 8])
def test_E36_before_periods_2_to_6_and_7_and_8(period: int) -> None:
    assert asked(changes(CHANGES.replace("period   3", f"period {period}"))) == "AB off"


def test_E36_both_secretly_at_once() -> None:
    scripts = [
        (), ("A off klopper",), ("A off klopper", "A on walze"), ("A ready",),
        ("A off granit", "A on balla", "A off klopper", "A on walze", "A ready"),
    ]  # fmt: skip
    tables = []
    for script in scripts:
        tables.append(changes())
        assert play(tables[-1], *script) == []
    for seat in (1, None):
        assert all(table.view(seat) == tables[0].view(seat) for table in tables)
    assert all(table.moves(1) == tables[0].moves(1) for table in tables)
    assert names(tables[2].view(0).mine) == "klopper walze"


def test_E36_the_order_of_arrival_makes_no_difference() -> None:
    one, other = changes(), changes()
    mine, theirs = ("A off klopper", "A on walze", "A ready"), ("B off talent", "B on pfosten")
    play(one, *mine, *theirs, "B ready")
    play(other, *theirs, "B ready", *mine)
    assert one.state() == other.state()


def test_E36_several_at_a_time() -> None:
    table = changes()
    play(table, "A off klopper", "A on walze", "A off joker", "A on balla", "A ready", "B ready")
    assert pitch(table, "A") == "klauball granit walze balla trifft"
    assert table.view(None).subs == (1, 3)


def test_E36_always_one_for_one() -> None:
    """A plays with five, whatever it changes; after `off` somebody must come on."""
    table = changes()
    play(table, "A off klopper")
    assert refused(table, "A ready")
    play(table, "A on walze", "A ready", "B ready")
    assert len(table.field[0]) == 5


def test_E36_keeper_for_keeper_is_allowed_and_counts() -> None:
    table = changes()
    play(table, "A off klauball")
    assert choices(table, "A") == "tentakel stay"
    play(table, "A on tentakel", "A ready", "B ready")
    assert (pitch(table, "A"), keeper(table, "A")) == (
        "tentakel klopper granit joker trifft", "tentakel",
    )  # fmt: skip
    assert table.view(None).subs == (2, 3)


def test_E36_the_keeper_is_not_replaced_by_a_field_player() -> None:
    table = changes(CHANGES.replace("tentakel ", ""))
    assert refused(table, "A off klauball")


def test_E36_option_keeper_allows_it_after_an_injury_only() -> None:
    table = changes(keeper="injury-only")
    assert refused(table, "A off klauball")
    assert not refused(table, "A off klopper")


def test_E36_option_keeper_leaves_nothing_if_only_a_keeper_sits_on_the_bench() -> None:
    table = changes(
        CHANGES.replace("tentakel walze balla schwalbe", "tentakel"), keeper="injury-only"
    )
    assert asked(table) == "B off"


def test_E36_a_stand_in_keeper_stays_in_goal() -> None:
    table = changes("""
        A        klopper granit joker
        A goal   klopper
        A bench  walze
        period   3
        then     changes
    """)
    assert choices(table, "A") == "ready granit joker"


def test_E36_whoever_was_to_go_off_may_stay() -> None:
    table = changes()
    assert refused(table, "A stay")
    play(table, "A off klopper", "A stay")
    assert choices(table, "A") == choices(changes(), "A")
    play(table, "A off granit", "A on walze")
    assert refused(table, "A stay")
    play(table, "A ready", "B ready")
    assert pitch(table, "A") == "klauball klopper walze joker trifft"
    assert table.view(None).subs == (2, 3)


def test_E36_nobody_sees_that_somebody_was_to_go_off() -> None:
    table, calm = changes(), changes()
    assert play(table, "A off klopper", "A stay") == []
    assert [table.view(seat) for seat in (1, None)] == [calm.view(seat) for seat in (1, None)]


def test_E36_after_many_steps_it_cannot_be_taken_back() -> None:
    table = changes(CHANGES.replace("then     changes", f"asked AB off\nA steps {MOST_STEPS - 1}"))
    play(table, "A off klopper")
    assert choices(table, "A") == "walze balla schwalbe"
    assert refused(table, "A stay")
    play(table, "A on walze", "A ready", "B ready")
    assert table.view(0).steps == 0


def test_R12_a_spectator_sees_who_attacks_and_no_hidden_card() -> None:
    table = finale(TWO_ATTACKS)
    play(table, *KICK_OFF, "rolls 0 0")
    view = table.view(None)
    assert (view.attacker, view.asked, view.hand, view.stack) == (0, 0, (), ())
    assert (view.hands, view.stacks) == ((3, 3), (1, 1))


def test_R12_nobody_sees_the_cards_in_the_others_hand_and_stack() -> None:
    one = finale(TWO_ATTACKS)
    other = finale(TWO_ATTACKS.replace("riegel", "dreieck").replace("libero", "hohebaelle"))
    script = (*KICK_OFF, "rolls 0 0", "A lay eckball", "B keep", "rolls 0 0")
    play(one, *script)
    play(other, *script)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
