"""R22–R24: yellow cards, and rounds that lead nowhere."""

from __future__ import annotations

import pytest

from anpfiff.core.nouns import NEVER
from tests.rules.notation import refused
from tests.rules.rotblau_positions import (
    all_cards,
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
    words,
)

A_HAS_A_YELLOW_CARD = """
    middle  b4-7w
    A       r4-6w r6-11f r7-8c r1-2o | r2-4w rY
    B       b1-2o b7-8c b3-4f b10-11w | b2-4w b2-5g | b5-6o
"""
FOUR_PLAY = """
    middle  b4-7w
    A       rY r6-11f | r2-4w
    B       b1-2o b7-8c
    C       r1-2o r2-5g
    D       b2-4w b3-4f | b6-7g
"""
NOTHING_FITS = """
    middle  b4-7w
    A       r5-7w r6-9f r2-5g r1-2o | {pile} | only
    B       b5-6o b6-9f _ _ | | only
"""


# R22 The yellow card


def test_R22_it_is_laid_before_an_opponent() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    assert told(play(table, "A book top b"))[:2] == ["book A top rY B", "uncover A r2-4w"]
    assert table.view(None).booked == (0, 1)
    assert pile(table, "A") == "r2-4w"


def test_R22_he_stops_and_shuffles_all_his_cards_into_the_hand_deck() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    before = all_cards(table, "B")
    play(table, "A book top b")
    assert choices(table, "B") == []
    assert refused(table, "B play 2") == ("hands-full", "D28")
    assert display(table, "B") == "_ _ _ _"
    assert pile(table, "B") == ""
    assert [sorted(words(cards).split()) for cards in shuffled(table)] == [before]


def test_R22_then_he_lays_a_new_display_and_plays_on() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    before = all_cards(table, "B")
    play(table, "A book top b")
    assert codes(tick(table)) == ["display"]
    assert "_" not in display(table, "B")
    assert all_cards(table, "B") == before
    assert "turn" in choices(table, "B")


def test_R22_a_yellow_card_does_not_go_to_the_middle() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    assert told(play(table, "A play top")) == ["back A top rY R22"]


def test_R22_only_a_yellow_card_books() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    assert refused(table, "A book 1 b") == ("no-yellow", "R22")
    assert refused(table, "B book top a") == ("no-yellow", "R22")


def test_R22_before_the_kick_off_as_well() -> None:
    """D12 An action card needs a pile in the middle, a yellow card does not."""
    table = rotblau("A rY r6-11f r7-8c r1-2o\nB b1-2o b7-8c b3-4f b10-11w")
    assert told(play(table, "A book 1 b"))[0] == "book A 1 rY B"


def test_D23_nobody_must_play_it() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    assert {"turn", "play 1"} <= set(choices(table, "A"))


def test_D8_the_new_display_is_as_large_as_usual() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    play(table, "A book top b")
    tick(table)
    assert len(table.displays[1]) == 4
    table = rotblau(FOUR_PLAY)
    play(table, "A book 1 d")
    tick(table)
    assert len(table.displays[3]) == 2
    assert pile(table, "D") == ""


def test_D16_any_opponent_may_be_booked() -> None:
    table = rotblau(FOUR_PLAY)
    assert [text for text in choices(table, "A") if text.startswith("book")] == (
        ["book 1 b", "book 1 d"]
    )
    for text in ("A book 1 a", "A book 1 c"):
        assert refused(table, text) == ("no-opponent", "R22")
    before = display(table, "B")
    play(table, "A book 1 d")
    assert display(table, "D") == "_ _"
    assert display(table, "B") == before


def test_D16_somebody_alone_chooses_between_two() -> None:
    table = rotblau("""
        middle  b4-7w
        A       r5-6o r6-11f
        B       b1-2o b7-8c bY b2-4w
        C       r1-2o r2-5g
    """)
    assert [text for text in choices(table, "B") if text.startswith("book")] == (
        ["book 3 a", "book 3 c"]
    )


def test_D17_it_stays_before_him_until_the_round_is_over() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    play(table, "A book top b")
    tick(table)
    play(table, "A play 1", "A play 2")
    assert table.booked == [0, 1]
    assert "rY" not in all_cards(table, "A") + all_cards(table, "B")


@pytest.mark.parametrize(("options", "ms"), [({}, 4000), ({"yellow_ms": "900"}, 900)])
def test_D28_a_yellow_card_takes_a_while(options: dict[str, str], ms: int) -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD, **options)
    table.now = 10_000
    play(table, "A book top b")
    assert table.deadline() == 10_000 + ms


def test_D28_or_no_time_at_all() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD, yellow_ms="0")
    assert codes(play(table, "A book top b")) == ["book", "uncover", "display"]
    assert table.busy == [NEVER, NEVER]


def test_D26_each_yellow_card_interrupts_anew() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD.replace("r1-2o |", "rY |"), goals="0-1")
    play(table, "A book top b")
    table.now = 3000
    play(table, "A book 4 b")
    assert table.view(None).booked == (0, 2)
    assert table.deadline() == 7000
    assert len(shuffled(table)) == 2


def test_D28_a_yellow_card_never_shortens_the_wait() -> None:
    table = rotblau(
        A_HAS_A_YELLOW_CARD.replace("| b5-6o", "| only"), gather_ms="9000", yellow_ms="100"
    )
    play(table, "B turn", "A book top b")
    assert table.deadline() == 9000


def test_D27_cards_of_the_victim_are_in_the_shuffle() -> None:
    table = rotblau(A_HAS_A_YELLOW_CARD)
    play(table, "A book top b")
    assert refused(table, "B play top") == ("hands-full", "D28")


def test_R23_after_a_goal_played_yellow_cards_return_to_their_own_set() -> None:
    table = rotblau("""
        middle  b4-7w r5-10w
        A       r10! rY r7-8c r1-2o
        B       b1-2o b7-8c b3-4f b10-11w
    """)
    play(table, "A book 2 b", "A play 1")
    assert table.booked == [0, 0]
    assert all_cards(table, "A").count("rY") == 1
    assert all_cards(table, "B").count("bY") == 2


# R24 Nobody can play


def test_R24_if_nobody_can_lay_a_card_a_new_round_begins() -> None:
    table = rotblau(NOTHING_FITS.format(pile="r3-4f"))
    events = play(table, "A play 1")
    assert codes(events) == ["tackle", "void", "deal", "deal"]
    assert table.middle == []
    assert choices(table, "A") == ["ready"]


def test_D2_a_void_round_brings_no_goal_and_no_yellow_card() -> None:
    table = rotblau(NOTHING_FITS.format(pile="r3-4f"), goals="1-0")
    play(table, "A play 1")
    assert [len(cards) for cards in table.scored] == [1, 0]
    assert all_cards(table, "A").count("rY") == 1
    assert all_cards(table, "B").count("bY") == 2


@pytest.mark.parametrize("saving", ["r7-8c", "r7-8c r3-4f", "rC r3-4f", "rK"])
def test_D22_a_covered_card_that_fits_or_an_action_card_keeps_the_round_alive(saving: str) -> None:
    table = rotblau(NOTHING_FITS.format(pile=saving))
    assert codes(play(table, "A play 1")) == ["tackle"]


def test_D22_so_does_one_in_a_hand_deck() -> None:
    table = rotblau(NOTHING_FITS.format(pile="r3-4f").replace("| only\n    B", "| rL only\n    B"))
    assert "void" not in codes(play(table, "A play 1"))


def test_D22_and_one_of_the_opponents() -> None:
    table = rotblau(NOTHING_FITS.format(pile="r3-4f").replace("b5-6o b6-9f _", "b5-6o b2-4w _"))
    assert "void" not in codes(play(table, "A play 1"))


def test_D22_a_yellow_card_does_not_and_it_returns_to_its_set() -> None:
    table = rotblau(NOTHING_FITS.format(pile="r3-4f rY") + "booked A=1")
    assert "void" in codes(play(table, "A play 1"))
    assert table.booked == [0, 0]
    assert all_cards(table, "A").count("rY") == all_cards(table, "B").count("bY") == 1


def test_D22_an_action_card_stuck_in_the_display_is_lost_if_it_must_be_turned_up() -> None:
    text = """
        middle  b4-7w
        A       r5-7w rC r2-5g r1-2o | {pile} | only
        B       b5-6o b6-9f _ _ | | only
    """
    table = rotblau(text.format(pile="rY"), action="turned")
    assert codes(play(table, "A play 1")) == ["tackle"]
    assert codes(play(table, "A book top b")) == ["book", "void", "deal", "deal"]
    table = rotblau(text.format(pile=""), action="turned")
    assert "void" in codes(play(table, "A play 1"))
    table = rotblau(text.format(pile=""))
    assert "void" not in codes(play(table, "A play 1"))


def test_D22_it_may_get_stuck_when_a_display_is_laid() -> None:
    table = rotblau(
        """
        middle  b4-7w
        A       rC _ _ _ | r1-2o | only
        B       b5-6o b6-9f _ _ | | only
        """,
        action="turned",
    )
    assert codes(play(table, "A turn")) == ["gather"]
    assert codes(tick(table)) == ["display", "void", "deal", "deal"]
    assert hand(table, "A")
    assert table.busy == [NEVER, NEVER]


def test_D22_or_when_a_card_turned_up_fills_the_last_gap() -> None:
    """D25 With `refill=discard` the discard pile gives up its last card for it."""
    table = rotblau(
        """
        middle  b4-7w
        A       rC _ _ _ | | r1-2o only
        B       b5-6o b6-9f _ _ | | only
        """,
        action="turned",
        refill="discard",
    )
    assert codes(play(table, "A turn")) == ["turn", "refill", "void", "deal", "deal"]


def test_D22_before_the_kick_off_no_round_is_void() -> None:
    table = rotblau("A r5-6o _ _ _ | | only\nB b5-6o b6-9f _ _ | bY | only")
    assert codes(play(table, "B book top a")) == ["book"]
