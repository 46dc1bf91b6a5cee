"""What is believed of a press that comes from far away."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import Mistake
from anpfiff.play.landing import SENT, SLACK_MS, TRIPS, Claim, Distance, read_claim
from tests.play.test_carry import TABLE, landed, people_at, press
from tests.rules.rotweiss_positions import rotweiss

HAND_MS = 300


def measured(*trips: int) -> Distance:
    distance = Distance()
    for trip in trips:
        distance.measure(trip)
    return distance


def test_a_press_counts_from_when_its_message_was_sent() -> None:
    distance = measured(200)
    distance.sends(0, 7, 1000)
    assert distance.pressed(0, 7, 350, 1550, HAND_MS) == 1350


@pytest.mark.parametrize(
    ("seen", "ms", "pressed"),
    [
        (7, 0, 1550 - 200 - SLACK_MS),
        (7, 350 - SLACK_MS, 1350 - SLACK_MS),
        (7, 2**53 - 1, 1550),
        (8, 0, 1550),
        (0, 0, 1550),
    ],
)
def test_no_claim_is_better_than_the_line_allows(seen: int, ms: int, pressed: int) -> None:
    distance = measured(200)
    distance.sends(0, 7, 1000)
    distance.sends(1, 8, 1000)
    assert distance.pressed(0, seen, ms, 1550, HAND_MS) == pressed


def test_credit_is_what_was_measured_and_never_more_than_a_hand() -> None:
    assert Distance().credit(HAND_MS) == 0
    assert measured(40).credit(HAND_MS) == 40 + SLACK_MS
    assert measured(5000).credit(HAND_MS) == HAND_MS
    assert measured(420).excess(HAND_MS) == 120
    assert measured(300).excess(HAND_MS) == 0


def test_a_few_slow_answers_make_no_long_line_and_a_line_that_changes_is_measured_anew() -> None:
    distance = measured(*[40, 900, 41, 900, 42, 900, 43, 900])
    assert distance.credit(HAND_MS) == 41 + SLACK_MS
    for _ in range(TRIPS):
        distance.measure(120)
    assert distance.credit(HAND_MS) == 120 + SLACK_MS


def test_only_the_last_messages_are_remembered_and_one_that_is_sent_again_anew() -> None:
    distance = measured(200)
    for number in range(1, SENT + 2):
        distance.sends(None, number, number)
    assert len(distance.sent) == SENT
    assert (None, 1) not in distance.sent
    distance.sends(None, 2, 9000)
    assert distance.sent[None, 2] == 9000


def test_a_claim_is_a_note_that_reads_back_and_other_notes_are_none() -> None:
    claim = Claim(1200, 1290, 110)
    assert read_claim(str(claim)) == claim
    assert str(claim) == "press 1200 arrival 1290 credit 110"
    for note in ("", "press 1200", "press 1 arrival 2 credit -3", "press a arrival b credit c"):
        assert read_claim(note) is None


def test_a_card_lands_a_hand_after_it_was_pressed_but_not_before_that_has_arrived() -> None:
    play = people_at(rotweiss(TABLE))
    lay_1, lay_2 = (play.match.table.read(text) for text in ("lay 1", "lay 2"))
    play.press(0, lay_1, 1200, Claim(1000, 1200, 220))
    play.advance(1300)
    assert landed(play) == ["1300 A lay 1"]
    assert play.match.log[0].note == "press 1000 arrival 1200 credit 220"
    play.press(0, lay_2, 2400, Claim(2000, 2400, 300))
    assert landed(play)[-1] == "2400 A lay 2"


def test_a_hand_is_free_only_after_its_last_card_however_early_the_next_was_pressed() -> None:
    play = people_at(rotweiss(TABLE))
    lay_1, lay_2 = (play.match.table.read(text) for text in ("lay 1", "lay 2"))
    play.press(0, lay_1, 1100, Claim(1000, 1100, 120))
    play.press(0, lay_2, 1250, Claim(1150, 1250, 120))
    play.advance(1700)
    assert landed(play) == ["1300 A lay 1", "1600 A lay 2"]
    assert play.match.log[1].note == "press 1150 arrival 1250 credit 120"


def test_of_two_presses_the_one_that_arrives_last_may_land_first() -> None:
    play = people_at(rotweiss(TABLE))
    move = play.match.table.read("lay 1")
    play.press(1, move, 1050, Claim(1040, 1050, 30))
    play.press(0, move, 1200, Claim(1000, 1200, 220))
    play.advance(1400)
    assert [line[:6] for line in landed(play)] == ["1300 A", "1340 B"]


def test_what_arrives_in_the_ms_in_which_it_lands_is_level_with_what_lands_then() -> None:
    first = set()
    for seed in range(40):
        play = people_at(rotweiss(TABLE))
        play.match.seed = f"fast {seed}"
        move = play.match.table.read("lay 1")
        play.press(1, move, 1000)
        play.press(0, move, 1300, Claim(1000, 1300, 300))
        first.add(play.match.log[0].seat)
    assert first == {0, 1}


def test_what_was_pressed_before_all_hands_had_to_rest_does_not_land_after_the_signal() -> None:
    table = rotweiss(TABLE)
    play = people_at(table)
    table.ball_out("R22")
    table.wait_until(1150)
    play.spread()
    play.advance(1200)
    assert table.live()
    turn = table.read("turn 1")
    with pytest.raises(Mistake) as mistake:
        play.press(0, turn, 1200, Claim(1000, 1200, 220))
    assert mistake.value.code == "too-late"
    play.press(0, turn, 1300, Claim(1160, 1300, 220))
    press(play, 1460, "B turn 1")
    assert landed(play) == ["1460 A turn 1"]
