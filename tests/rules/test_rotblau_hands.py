"""R8–R11 and what belongs to them: turning over, playing, filling gaps, taking up."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import NEVER
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotblau.view import EMPTY
from tests.rules.notation import refused
from tests.rules.rotblau_positions import (
    all_cards,
    card_of,
    choices,
    codes,
    display,
    hand,
    pile,
    play,
    rotblau,
    shuffled,
    tick,
    told,
    top,
    words,
)

BEFORE_THE_KICK_OFF = """
    A  r5-6o r6-9f r2-4w r1-2o | r3-4f | r7-8c r8-9o r9-10w
    B  b5-6o b6-9f b2-4w b1-2o
"""
BLUE_HAS_THE_BALL = """
    middle  b4-7w
    A       r5-7w r6-9f r2-4w r1-2o | r3-4f r3-7w | r7-8c r8-9o r9-10w
    B       b5-6o b6-9f b2-4w b1-2o | | b7-8c
"""
A_HAS_TURNED_ALL = """
    middle  b4-7w
    A       r5-7w r6-9f _ r1-2o | r3-4f r8-9o r3-7w | only
    B       b5-6o b6-9f b2-4w b1-2o
"""


# R8 Turning over


def test_R8_two_cards_are_turned_over_together() -> None:
    table = rotblau(BEFORE_THE_KICK_OFF)
    left = len(hand(table, "A"))
    events = play(table, "A turn")
    assert pile(table, "A") == "r3-4f r9-10w r8-9o"
    assert len(hand(table, "A")) == left - 2
    assert told(events) == ["turn A r8-9o 2"]


def test_D9_the_lower_one_is_not_known_before_it_is_uncovered() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    play(table, "A turn")
    assert table.view(0).tops[0] == card_of("r8-9o")
    play(table, "A turn")
    table = rotblau("""
        middle  b4-7w
        A       r5-6o r6-9f r2-4w r1-2o | | r7-11w r3-7w r9-10w
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A turn")
    assert told(play(table, "A play top")) == ["tackle A top r3-7w", "uncover A r9-10w"]


@pytest.mark.parametrize("lower", ["rC", "rY"])
def test_D9_nor_can_it_be_played_be_it_an_action_or_a_yellow_card(lower: str) -> None:
    table = rotblau(f"""
        middle  b4-7w
        A       r5-6o r6-9f r2-4w r1-2o | | r3-8g {lower}
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A turn")
    assert not any(text.startswith("book") for text in choices(table, "A"))
    assert told(play(table, "A play top")) == ["back A top r3-8g R15"]


PAIR = """
    middle  b4-7w
    A       r5-6o r6-9f r2-4w r1-2o | | r9-10w r8-9o {upper} {lower}
    B       b5-6o b6-9f b2-4w b1-2o
"""


def turned_pair(lower: str, upper: str) -> RotBlau:
    """A has just turned over these two."""
    table = rotblau(PAIR.format(lower=lower, upper=upper), pair="yes")
    assert told(play(table, "A turn")) == [f"turn A {upper} 2", f"lower A under {lower}"]
    return table


def test_D9_with_the_option_pair_both_show() -> None:
    table = turned_pair("r6-10o", "r3-7w")
    for seat in (0, 1, None):
        assert table.view(seat).lowers == (card_of("r6-10o"), EMPTY)


def test_D9_option_pair_an_action_card_is_played_from_under_the_other() -> None:
    table = turned_pair("rC", "r3-8g")
    assert "play under" in choices(table, "A")
    assert told(play(table, "A play under")) == ["action A under rC"]
    assert (table.view(0).tops[0], table.view(0).lowers[0]) == (card_of("r3-8g"), EMPTY)
    assert refused(table, "A play under") == ("covered", "D9")


def test_D9_option_pair_a_yellow_card_is_laid_from_under_the_other() -> None:
    table = turned_pair("rY", "r3-8g")
    assert told(play(table, "A play under")) == ["back A under rY R22"]
    play(table, "wait 600")
    assert told(play(table, "A book under b")) == ["book A under rY B"]
    assert table.piles[0] == [card_of("r3-8g")]


def test_D9_option_pair_a_footballer_waits_until_he_is_uncovered() -> None:
    table = turned_pair("r6-10o", "r3-7w")
    assert "play under" not in choices(table, "A")
    assert refused(table, "A play under") == ("covered", "D9")
    assert refused(table, "A book under b") == ("no-yellow", "R22")
    assert told(play(table, "A play top")) == ["tackle A top r3-7w", "uncover A r6-10o"]
    assert table.view(0).lowers == (EMPTY, EMPTY)


def test_D9_option_pair_with_the_next_two_it_is_covered_again() -> None:
    table = turned_pair("rC", "r3-8g")
    assert told(play(table, "A turn")) == ["turn A r9-10w 2", "lower A under r8-9o"]
    assert refused(table, "A play under") == ("covered", "D9")


def test_D9_D3_option_pair_a_lower_action_card_was_turned_up() -> None:
    table = rotblau(PAIR.format(lower="rC", upper="r3-8g"), pair="yes", action="turned")
    play(table, "A turn")
    assert told(play(table, "A play under")) == ["action A under rC"]


def test_D9_D25_option_pair_a_gap_takes_the_upper_one() -> None:
    table = rotblau(
        """
        middle  b4-7w
        A       r5-6o r6-9f _ r1-2o | | r3-7w rC
        B       b5-6o b6-9f b2-4w b1-2o
    """,
        pair="yes",
        refill="discard",
    )
    assert told(play(table, "A turn")) == [
        *("turn A r3-7w 2", "lower A under rC", "refill A 3 r3-7w discard", "uncover A rC")
    ]
    assert refused(table, "A play under") == ("covered", "D9")


def test_D9_D14_option_pair_one_card_is_no_pair() -> None:
    table = rotblau(
        """
        middle  b4-7w
        A       r5-6o r6-9f r2-4w r1-2o | rC | r3-7w only
        B       b5-6o b6-9f b2-4w b1-2o
    """,
        pair="yes",
    )
    assert told(play(table, "A turn")) == ["turn A r3-7w 1"]
    assert refused(table, "A play under") == ("covered", "D9")


def test_D14_a_single_card_is_turned_alone() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-6o r6-9f r2-4w r1-2o | | rC r3-8g rK only
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A turn")
    assert told(play(table, "A turn")) == ["turn A rC 1"]
    assert pile(table, "A") == "rK r3-8g rC"


# R9, R10 Playing


def test_R9_any_card_of_the_display_and_the_top_of_the_pile_can_be_played() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    assert choices(table, "A") == ["turn", "play 1", "play 2", "play 3", "play 4", "play top"]
    assert choices(table, "B") == ["turn", "play 1", "play 2", "play 3", "play 4"]
    assert refused(table, "B play top") == ("pile-empty", "R9")
    play(table, "A play top")
    assert top(table) == "r3-7w"
    assert pile(table, "A") == "r3-4f"


def test_R9_an_open_place_has_no_card_to_play() -> None:
    table = rotblau(A_HAS_TURNED_ALL)
    assert refused(table, "A play 3") == ("place-empty", "R9")


def test_R9_a_pair_has_two_places_each() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-6o r6-9f
        B       b5-6o b6-9f b2-4w b1-2o
        C       r1-2o r2-4w
    """)
    assert refused(table, "A play 3") == ("no-such-place", "R5")
    assert refused(table, "C book 4 b") == ("no-such-place", "R5")


def test_R10_the_hand_deck_fills_the_gap() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    events = play(table, "A play 1")
    assert told(events) == ["tackle A 1 r5-7w", "refill A 1 r9-10w hand"]
    assert display(table, "A") == "r9-10w r6-9f r2-4w r1-2o"
    assert pile(table, "A") == "r3-4f r3-7w"


def test_R10_after_a_card_of_the_pile_nothing_is_filled() -> None:
    table = rotblau(BLUE_HAS_THE_BALL)
    left = len(hand(table, "A"))
    play(table, "A play top")
    assert len(hand(table, "A")) == left


def test_D1_the_option_fills_it_from_the_discard_pile() -> None:
    table = rotblau(BLUE_HAS_THE_BALL, refill="discard")
    events = play(table, "A play 1")
    assert told(events) == ["tackle A 1 r5-7w", "refill A 1 r3-7w discard", "uncover A r3-4f"]
    assert display(table, "A") == "r3-7w r6-9f r2-4w r1-2o"


def test_D25_with_an_empty_discard_pile_the_gap_waits() -> None:
    table = rotblau(
        """
        middle  b4-7w
        A       r5-7w r6-9f r2-4w _ | | r7-8c r8-9o r9-10w r3-4f
        B       b5-6o b6-9f b2-4w b1-2o
        """,
        refill="discard",
    )
    play(table, "A play 1")
    assert display(table, "A") == "_ r6-9f r2-4w _"
    events = play(table, "A turn")
    assert codes(events) == ["turn", "refill", "uncover", "refill"]
    assert display(table, "A") == "r9-10w r6-9f r2-4w r3-4f"
    assert pile(table, "A") == ""


def test_D10_a_yellow_card_that_fills_a_gap_can_be_played_from_there() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-7w r6-9f r2-4w r1-2o | | r3-4f rY
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A play 1")
    assert display(table, "A").split()[0] == "rY"
    assert "book 1 b" in choices(table, "A")
    play(table, "A book 1 b")
    assert display(table, "A").split()[0] == "r3-4f"


def test_D10_the_gap_of_an_action_card_is_filled_too() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-7w rC r2-4w r1-2o | | r3-4f
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A play 2")
    assert display(table, "A") == "r5-7w r3-4f r2-4w r1-2o"


def test_D15_without_a_hand_deck_the_gap_stays() -> None:
    table = rotblau(A_HAS_TURNED_ALL)
    assert told(play(table, "A play 1")) == ["tackle A 1 r5-7w"]
    assert display(table, "A") == "_ r6-9f _ r1-2o"


# R11 Taking up


def test_R11_with_the_hand_deck_used_up_everything_is_taken_up() -> None:
    table = rotblau(A_HAS_TURNED_ALL)
    before = all_cards(table, "A")
    assert told(play(table, "A turn")) == ["gather A"]
    assert display(table, "A") == "_ _ _ _"
    assert pile(table, "A") == ""
    assert all_cards(table, "A") == before
    assert codes(tick(table)) == ["display"]
    assert "_" not in display(table, "A")
    assert len(hand(table, "A")) == 2
    assert all_cards(table, "A") == before


def test_R11_it_is_shuffled() -> None:
    table = rotblau(A_HAS_TURNED_ALL)
    before = all_cards(table, "A")
    play(table, "A turn")
    assert [sorted(words(cards).split()) for cards in shuffled(table)] == [before]


def test_R11_a_pair_lays_two_cards() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-7w r6-9f | r3-4f r8-9o r3-7w | only
        B       b5-6o b6-9f b2-4w b1-2o
        C       r1-2o r2-4w
    """)
    play(table, "A turn")
    tick(table)
    assert len(table.displays[0]) == 2
    assert len(hand(table, "A")) == 3


def test_D6_used_up_means_turned_over_not_played() -> None:
    table = rotblau(A_HAS_TURNED_ALL.replace("| only", "| r8-10g only"))
    assert codes(play(table, "A turn")) == ["turn"]
    assert codes(play(table, "A turn")) == ["gather"]


def test_D20_it_does_not_happen_by_itself_and_what_shows_can_be_played_before() -> None:
    table = rotblau(A_HAS_TURNED_ALL)
    assert choices(table, "A") == ["turn", "play 1", "play 2", "play 4", "play top"]
    assert told(play(table, "A play top")) == ["tackle A top r3-7w", "uncover A r8-9o"]


def test_D11_a_new_display_may_show_anything() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r4-6w rC rY r1-2o | r3-4f | only
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A turn")
    tick(table)
    assert {"rC", "rY", "r4-6w"} <= set(display(table, "A").split())


def test_D11_a_refill_may_be_anything() -> None:
    table = rotblau(BLUE_HAS_THE_BALL.replace("r9-10w", "r4-6w"))
    play(table, "A play 1")
    assert display(table, "A").split()[0] == "r4-6w"


def test_D21_fewer_cards_than_places_are_laid_as_far_as_they_reach() -> None:
    table = rotblau("""
        middle  b4-7w
        A       _ _ _ r1-2o | r3-4f | only
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    play(table, "A turn")
    tick(table)
    assert display(table, "A").split().count("_") == 2
    assert hand(table, "A") == []


def test_D21_if_all_cards_lie_in_the_display_there_is_nothing_to_take_up() -> None:
    table = rotblau("""
        middle  b4-7w
        A       _ r6-9f _ r1-2o | | only
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    assert choices(table, "A") == ["play 2", "play 4"]
    assert refused(table, "A turn") == ("nothing-to-turn", "D21")


def test_D21_without_any_card_you_wait() -> None:
    table = rotblau("""
        middle  b4-7w
        A       _ _ _ _ | | only
        B       b5-6o b6-9f b2-4w b1-2o
    """)
    assert choices(table, "A") == []
    assert refused(table, "A turn") == ("no-cards", "D21")


@pytest.mark.parametrize(("options", "ms"), [({}, 1500), ({"gather_ms": "700"}, 700)])
def test_D28_taking_up_takes_a_while(options: dict[str, str], ms: int) -> None:
    table = rotblau(A_HAS_TURNED_ALL, **options)
    table.now = 10_000
    play(table, "A turn")
    assert table.deadline() == 10_000 + ms
    assert choices(table, "A") == []
    assert refused(table, "A turn") == ("hands-full", "D28")
    assert "turn" in choices(table, "B")
    tick(table)
    assert "turn" in choices(table, "A")
    assert table.busy == [NEVER, NEVER]


def test_D28_or_no_time_at_all() -> None:
    table = rotblau(A_HAS_TURNED_ALL, gather_ms="0")
    assert codes(play(table, "A turn")) == ["gather", "display"]
    assert table.busy == [NEVER, NEVER]
