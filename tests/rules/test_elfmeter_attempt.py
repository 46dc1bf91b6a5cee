"""R8–R15 and R22–R25: from the first attack card to the penalty or to the loss of the ball."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.games.elfmeter.cards import BREATHLESS, PLAY, ElfmeterDeck
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.rules.elfmeter_positions import (
    EASY,
    LoadedDice,
    attack,
    card_of,
    deck_text,
    elfmeter,
    kick_offs,
    luck,
    now,
    play,
    spent,
    stack,
    told,
)
from tests.rules.notation import fitting, refused, sent_back, unfit

# R8–R11 Attack and defence


@pytest.mark.parametrize("card", ["12", "34", "65"])
def test_R8_C12_the_first_card_may_be_any(card: str) -> None:
    table = elfmeter("attack A", referee="strict")
    assert told(play(table, f"A play {card}")) == [f"pass A {card} 1"]
    assert attack(table) == f"A {card}"


def test_C12_the_first_ball_can_already_be_stopped() -> None:
    table = elfmeter("attack A")
    assert told(play(table, "A play 12", "B play 13")) == ["pass A 12 1", "tackle B 13"]


def test_R9_a_card_follows_with_a_footballer_where_the_ball_was() -> None:
    table = elfmeter("attack A 12", referee="strict", lock_ms="0")
    follow = [
        table.write(move) for move in table.moves(0) if move >= PLAY and table.follows(move - PLAY)
    ]
    assert follow == ["play 21", "play 23", "play 24", "play 26"]
    assert told(play(table, "A play 62")) == ["back A 62 R9"]
    assert told(play(table, "A play 26")) == ["pass A 26 2"]
    assert told(play(table, "A play 24")) == ["back A 24 R9"]
    assert told(play(table, "A play 65")) == ["pass A 65 3", "penalty A"]


@pytest.mark.parametrize("card", ["13", "26", "35", "51", "15"])
def test_R10_a_defender_in_the_field_of_the_ball_stops_it(card: str) -> None:
    """`15` shows three defenders; one of them in field 2 will do."""
    table = elfmeter("attack A 12")
    assert told(play(table, f"B play {card}")) == [f"tackle B {card}"]


@pytest.mark.parametrize("card", ["12", "42", "64", "32"])
def test_R10_any_other_card_stops_nothing(card: str) -> None:
    table = elfmeter("attack A 12")
    assert told(play(table, f"B play {card}")) == [f"back B {card} R10"]
    assert attack(table) == "A 12"


def test_R11_the_card_that_lay_there_first_counts() -> None:
    first = elfmeter("attack A 12 26")
    play(first, "B play 15", "clock")
    assert attack(first) == "B"
    other = elfmeter("attack A 12 26")
    play(other, "A play 65")
    assert refused(other, "B play 15") == ("late", "C16")


def test_R9_R10_what_fits_follows_the_ball_or_stops_it() -> None:
    table = elfmeter("attack A 12\nA 13 26 24\nB 12 13 15")
    assert fitting(table, "AB", "play") == ["A play 26", "A play 24", "B play 13", "B play 15"]
    play(table, "A play 26")
    assert fitting(table, "AB", "play") == ["B play 15"]


def test_C12_C14_before_the_first_ball_any_attack_fits_and_nothing_stops_it() -> None:
    table = elfmeter("attack B\nA 12 13\nB 12 13 65")
    assert fitting(table, "AB", "play") == ["B play 12", "B play 13", "B play 65"]


def test_R16_every_choice_for_the_penalty_fits() -> None:
    table = elfmeter("attack A 12 26 65\nA 13\nB 12 13")
    assert fitting(table, "AB", "play") == ["A play 13", "B play 12", "B play 13"]


def test_C4_a_word_of_breath_fits_if_it_is_true() -> None:
    assert not elfmeter("attack A").fits(0, BREATHLESS)
    assert not elfmeter("attack A 12\nA 26 51").fits(0, BREATHLESS)
    assert elfmeter("attack A 12\nA 35 51").fits(0, BREATHLESS)


@pytest.mark.parametrize("card", ["13", "26", "42", "65"])
def test_R9_R10_what_does_not_fit_is_what_a_strict_table_sends_back(card: str) -> None:
    table = elfmeter(f"attack A {card}\nkick-offs 2 4", referee="strict")
    back = sent_back(table)
    del back["A breathless"]
    assert {text: unfit(table)[text] for text in back} == back


# R12, R13 The ball changes sides


def test_R12_both_change_roles_and_go_on_with_what_is_left() -> None:
    table = elfmeter("attack A 12\nA 13 15 16\nB 13 21 23 24")
    play(table, "B play 13")
    assert (now(table), attack(table)) == ("wait", "B")
    assert (stack(table, "A"), stack(table, "B")) == ("13 15 16", "21 23 24")
    play(table, "clock", "B play 23")
    assert attack(table) == "B 23"


def test_C17_the_kick_off_card_stays_in_the_middle() -> None:
    table = elfmeter("attack A 12")
    play(table, "B play 13", "clock", "B play 12", "B play 26", "B play 65", "clock")
    assert kick_offs(table) == "5 6 / A / 0 0 / 0"
    events = play(table, "A play 16", "B play 21")
    assert "save A" in told(events)
    assert kick_offs(table) == "4 6 / A / 0 0 / 1"


def test_C17_the_kick_off_card_goes_to_the_scorer_of_either_colour() -> None:
    table = elfmeter("attack B 12 26 65\nmiddle A")
    play(table, "A play 12", "B play 21")
    assert kick_offs(table) == "4 6 / A / 0 1 / 0"


def test_C17_there_are_twelve_rounds_at_most() -> None:
    for seed in range(30):
        table = Elfmeter(Elfmeter.agree(2), FastDice(seed))
        table.playout(FastDice(seed + 1))
        rounds = [event for event in table.take_events() if event.code == "kick-off"]
        assert 6 <= len(rounds) <= 12


def test_R13_a_wrong_defence_card_is_ignored_and_the_attempt_goes_on() -> None:
    table = elfmeter("attack A 12 26")
    events = play(table, "B play 12", "A play 65")
    assert told(events) == ["back B 12 R10", "pass A 65 3", "penalty A"]


def test_R13_everybody_may_look_at_all_that_was_played() -> None:
    table = elfmeter("attack A")
    play(table, "A play 12", "B play 12", "A play 26")
    view = table.view(None)
    assert view.spent == (tuple(table.spent[0]), tuple(table.spent[1]))
    assert (spent(table, "A"), spent(table, "B")) == ("12 26", "12")
    assert view.attack == tuple(table.attack)


def test_C14_every_card_played_is_out_of_use_until_the_round_ends() -> None:
    table = elfmeter("attack A 12\nA 13 15 16\nB 12 13 21 23 24")
    play(table, "B play 12", "clock", "B play 13", "clock")
    assert refused(table, "B play 12") == ("not-in-stack", "C14")
    assert refused(table, "B play 13") == ("not-in-stack", "C14")
    assert refused(table, "A play 12") == ("not-in-stack", "C14")
    assert [table.why_not(1, PLAY + card).facts for card in (0, 1)] == [{"card": 0}, {"card": 1}]
    assert stack(table, "B") == "21 23 24"


def test_C14_a_card_thrown_before_there_is_a_ball_is_spent_too() -> None:
    table = elfmeter("attack A\nB 12 13")
    assert told(play(table, "B play 12")) == ["back B 12 R10"]
    assert stack(table, "B") == "13"


# R14, R15 Three cards


def test_R14_three_that_follow_make_a_penalty() -> None:
    table = elfmeter("attack A")
    events = play(table, "A play 12", "A play 26", "A play 65")
    assert told(events) == ["pass A 12 1", "pass A 26 2", "pass A 65 3", "penalty A"]
    play(table, "clock")
    assert now(table) == "penalty"


def test_R14_a_stop_in_between_starts_the_count_anew() -> None:
    table = elfmeter("attack A")
    play(table, "A play 12", "A play 26", "B play 15", "clock", "B play 12", "A play 13", "clock")
    play(table, "A play 65")
    assert attack(table) == "A 65"


def test_C1_the_third_ball_cannot_be_stopped() -> None:
    """`46` has a defender in field 4 and `42` one in field 5."""
    table = elfmeter("attack A 12 26")
    play(table, "A play 65")
    assert refused(table, "B play 42") == ("late", "C16")
    assert now(table) == "wait"


def test_C2_a_card_for_an_older_ball_stops_nothing() -> None:
    table = elfmeter("attack A 12 26")
    assert told(play(table, "B play 13")) == ["back B 13 R10"]


@pytest.mark.parametrize(("ms", "is_late"), [(0, True), (38, True), (499, True), (500, False)])
def test_R11_C14_both_are_told_by_how_much_the_pass_was_faster(ms: int, is_late: bool) -> None:
    table = elfmeter("attack A 12", hand_ms="300")
    play(table, "A play 26")
    table.now += ms
    late = [f"late B 13 R10 0 {ms}"] if is_late else ["back B 13 R10"]
    assert told(play(table, "B play 13")) == late
    assert spent(table, "B") == "13"


def test_R11_a_card_that_stops_neither_ball_is_wrong_and_not_late() -> None:
    table = elfmeter("attack A 12")
    play(table, "A play 26")
    assert told(play(table, "B play 12")) == ["back B 12 R10"]


def test_R22_after_a_throw_beside_the_box_nobody_knows_when_the_ball_came() -> None:
    table = elfmeter("attack A 12", throw="sloppy")
    luck(table, 99, 0, 99)
    assert told(play(table, "A play 26", "A play 65")) == ["pass A 26 2", "miss A 65 R22"]
    assert told(play(table, "B play 13")) == ["back B 13 R10"]


def test_C2_a_wrong_attack_card_carries_the_ball_all_the_same() -> None:
    table = elfmeter("attack A 12")
    events = play(table, "A play 35", "B play 16")
    assert told(events) == ["pass A 35 2", "tackle B 16"]


@pytest.mark.parametrize(
    ("cards", "place"), [(("12", "35", "51"), 2), (("12", "26", "51"), 3), (("12", "31", "21"), 2)]
)
def test_R15_C3_the_table_checks_the_three_cards(cards: tuple[str, ...], place: int) -> None:
    table = elfmeter("attack A")
    events = play(table, *(f"A play {card}" for card in cards))
    assert told(events)[-1] == f"fault A {place} R15"
    assert (now(table), attack(table)) == ("wait", "B")
    assert spent(table, "A") == " ".join(cards)


def test_C3_until_then_nobody_hears_that_a_card_is_wrong() -> None:
    table = elfmeter("attack A 12")
    assert told(play(table, "A play 35")) == ["pass A 35 2"]


def test_C3_a_strict_referee_sends_a_wrong_card_back_at_once() -> None:
    table = elfmeter("attack A 12\nA 26 35 65", referee="strict")
    assert told(play(table, "A play 35")) == ["back A 35 R9"]
    assert (attack(table), stack(table, "A")) == ("A 12", "26 35 65")


def test_C3_a_fault_loses_the_ball_like_a_stop() -> None:
    """Also by C4: B has the ball now, but too few cards."""
    table = elfmeter("attack A 12 35\nA 51 13\nB 12 13")
    events = play(table, "A play 51")
    assert told(events)[1:] == ["fault A 2 R15", "out B C4", "kick-off A 4"]


# C16 Too late


def test_C16_a_card_that_comes_after_the_ball_was_won_stays_in_its_stack() -> None:
    table = elfmeter("attack A 12\nA 26 65 13\nB 13 21 23 24")
    play(table, "B play 13")
    assert refused(table, "A play 26") == ("late", "C16")
    assert stack(table, "A") == "26 65 13"


def test_C16_a_late_card_is_not_taken_for_the_choice_of_a_penalty() -> None:
    table = elfmeter("attack A 12 26\nB 15 16")
    play(table, "A play 65")
    assert now(table) == "wait"
    assert refused(table, "B play 15") == ("late", "C16")
    play(table, "clock")
    assert now(table) == "penalty"
    assert stack(table, "B") == "15 16"


# R22, C9 Sloppy throws


def test_C9_by_default_every_card_lands_and_no_dice_are_needed() -> None:
    table = elfmeter("attack A")
    play(table, "A play 12", "B play 12")
    assert isinstance(table.dice, LoadedDice)
    assert table.dice.asked == []


def test_R22_C9_a_sloppy_throw_may_miss() -> None:
    table = elfmeter("attack A 12\nA 26 24 65 13\nB 13 15", throw="sloppy", miss_percent="20")
    luck(table, 19, 19, 20)
    events = play(table, "B play 13", "A play 26", "A play 24")
    assert told(events) == ["miss B 13 R22", "miss A 26 R22", "pass A 24 2"]
    assert (stack(table, "A"), stack(table, "B")) == ("65 13", "15")
    assert attack(table) == "A 12 24"


def test_R22_a_card_beside_the_box_comes_back_with_the_next_round() -> None:
    table = elfmeter("attack A\nA 13 15 16\nB 12", throw="sloppy")
    luck(table, 0)
    events = play(table, "A play 13")
    assert told(events) == ["miss A 13 R22", "out A R23", "kick-off B 5"]
    assert len(table.stacks[0]) == 24


def test_R22_a_miss_can_leave_no_card_that_follows() -> None:
    table = elfmeter("attack A 12\nA 26 35 51 53", throw="sloppy")
    luck(table, 0)
    play(table, "later 100", "A play 26")
    assert table.deadline() == 5100
    luck(table, 0)
    assert told(play(table, "later 100", "A play 35")) == ["miss A 35 R22"]
    assert table.deadline() == 5100


# R23, C4, C20 Out of breath


def test_R23_too_few_cards_end_the_round_at_once() -> None:
    table = elfmeter("attack A\nA 12 26\nkick-offs 5 6")
    events = play(table, "A play 12")
    assert told(events) == ["pass A 12 1", "out A R23", "kick-off B 5"]
    assert kick_offs(table) == "5 5 / B / 0 0 / 1"
    assert attack(table) == "B"


def test_R23_as_many_cards_as_needed_are_enough() -> None:
    table = elfmeter("attack A\nA 12 26 65")
    play(table, "A play 12", "A play 26")
    assert now(table) == "attempt"


def test_C4_with_fewer_than_three_cards_winning_the_ball_is_no_use() -> None:
    table = elfmeter("attack A 12\nB 13 15 16")
    events = play(table, "B play 13")
    assert told(events) == ["tackle B 13", "out B C4", "kick-off A 4"]


def test_C4_with_three_cards_left_it_is() -> None:
    table = elfmeter("attack A 12\nB 13 15 16 21")
    play(table, "B play 13")
    assert (now(table), attack(table)) == ("wait", "B")


def test_C4_without_a_card_that_follows_the_attacker_may_say_so() -> None:
    table = elfmeter("attack A\nA 12 35 51")
    play(table, "A play 12")
    assert table.deadline() == 5000
    assert told(play(table, "A breathless")) == ["out A C4", "kick-off B 5"]


@pytest.mark.parametrize("position", ["attack A 12\nA 26 51", "attack A\nA 12 35 51"])
def test_C4_an_untrue_word_changes_nothing_and_only_the_attacker_hears_why(position: str) -> None:
    table = elfmeter(position)
    before = table.state()
    events = play(table, "A breathless")
    assert told(events, "A") == ["breath A C4"]
    assert told(events, "B") == ["breath A"]
    assert table.state() == before


def test_C4_else_the_clock_says_so_five_seconds_later() -> None:
    table = elfmeter("attack A\nA 12 35 51")
    play(table, "later 300", "A play 12")
    assert table.deadline() == 5300
    assert told(play(table, "clock")) == ["out A C4", "kick-off B 5"]


def test_C4_option_breath_ms() -> None:
    table = elfmeter("attack A\nA 12 35 51", breath_ms="800")
    play(table, "A play 12")
    assert table.deadline() == 800


def test_C4_with_a_card_that_follows_he_is_not_out_of_breath() -> None:
    table = elfmeter("attack A\nA 12 26 51", attempt_ms="0")
    play(table, "A play 12")
    assert table.deadline() is None


def test_C4_until_then_the_defender_may_still_win_the_ball() -> None:
    table = elfmeter("attack A\nA 12 35 51")
    events = play(table, "A play 12", "later 4999", "B play 13")
    assert told(events)[-1] == "tackle B 13"
    assert table.deadline() == 4999 + 2500


def test_C4_until_then_the_attacker_may_bluff() -> None:
    """35 does not follow 12, but 51 follows 35. Every new ball is a new breath."""
    table = elfmeter("attack A\nA 12 35 51 13")
    play(table, "A play 12", "later 4000", "A play 35")
    assert (now(table), table.deadline()) == ("attempt", 24_000)
    other = elfmeter("attack A\nA 12 35 31 13")
    play(other, "A play 12", "later 4000", "A play 35")
    assert other.deadline() == 9000


def test_C4_the_defender_is_never_out_of_breath() -> None:
    assert refused(elfmeter("attack A 12"), "B breathless") == ("not-attacker", "R23")


def test_C20_a_defender_without_cards_waits() -> None:
    table = elfmeter("attack A 12\nB 12")
    play(table, "B play 12", "clock")
    assert list(table.moves(1)) == []
    assert refused(table, "B play 13") == ("no-cards", "C20")
    events = play(table, "A play 26", "A play 65")
    assert told(events)[-2:] == ["goal A 1-0", "kick-off B 5"]


def test_C20_or_until_the_attacker_is_out_of_breath() -> None:
    table = elfmeter("attack A\nA 12 35 51\nB -")
    events = play(table, "A play 12", "A breathless")
    assert told(events)[-2:] == ["out A C4", "kick-off B 5"]


def test_C13_one_of_several_footballers_in_the_right_field_will_do() -> None:
    text = deck_text().replace('id = "65", players = [6]', 'id = "65", players = [6, 2, 4]')
    deck = ElfmeterDeck.read(text, "several")
    top, card = card_of("12", deck), card_of("65", deck)
    assert card in deck.follows[top]
    assert card not in deck.follows[card_of("13", deck)]
    options = {**EASY, "start": "A", "referee": "strict"}
    table = Elfmeter(Elfmeter.agree(2, options, deck), FastDice(1))
    play(table, "clock", "A play 12")
    assert told(play(table, "A play 65")) == ["pass A 65 2"]


def test_R25_the_example_with_our_own_cards() -> None:
    """With the real deck, and hands that need time; nothing is shuffled."""
    text = "attack B\nA 12 13 26 65 21\nB 16 24 62\nsignal 2500"
    table = Elfmeter.position(text, dice=LoadedDice(), loud=True)
    events = play(table, "clock", "later 400", "B open", "later 900", "B play 62")
    events += play(table, "later 800", "A play 13", "clock", "later 400", "A open")
    events += play(table, "later 700", "A play 26", "later 700", "A play 65")
    codes = ["signal", "pass", "pass", "tackle", "signal", "pass", "pass", "pass", "penalty"]
    assert [event.code for event in events] == codes
    cards = [table.deck.cards[card].id for card in table.attack]
    assert (table.attacker, cards) == (0, ["12", "26", "65"])
