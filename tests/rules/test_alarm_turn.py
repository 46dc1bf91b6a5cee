"""R11–R14, R19 and R20: a turn without a foul, and the draw pile."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import SEATS
from anpfiff.games.alarm.cards import FACES
from anpfiff.games.alarm.rules import Alarm
from tests.rules.notation import refused
from tests.rules.positions import (
    CAST,
    LoadedDice,
    alarm,
    asked,
    choices,
    ending,
    hand,
    names,
    pile,
    play,
    told,
)

B_ENDS_HIS_TURN = """
    A     tilda tilda bruno greta fritz
    B     5 any kalle
    pile  bruno greta tilda
"""
A_ROLLED_A_QUESTION_MARK = """
    A      tilda tilda bruno greta fritz
    B      5 any
    C      5 any
    pile   lotte hanno bruno hanno kalle
    turn   A question
"""


# R11 The turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R11_turns_go_round_clockwise(seats: int) -> None:
    letters = SEATS[:seats]
    table = alarm("\n".join([*(f"{letter} 5 any" for letter in letters), "turn A question"]))
    for letter, neighbour in zip(letters, letters[1:] + "A", strict=True):
        play(table, f"{letter} draw")
        play(table, f"{letter} {choices(table)[0]}", "rolls question")
        assert asked(table) == f"{neighbour} draw-or-search"


def test_R11_in_a_turn_the_die_is_rolled_once() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    events = play(table, "B discard kalle", "rolls card", "draws hanno")
    events += play(table, "A discard hanno")
    assert [event for event in told(events, "-") if event.startswith("roll")] == (
        ["roll A card", "roll B question"]
    )


@pytest.mark.parametrize(
    ("face", "question"), [("card", "discard"), ("question", "draw-or-search"), ("bolt", "victim")]
)
def test_R11_you_do_what_the_die_shows(face: str, question: str) -> None:
    table = alarm("""
        A  5 any
        B  5 any kalle
        C  5 any
    """)
    play(table, "B discard kalle", f"rolls {face}")
    assert asked(table) == f"C {question}"
    assert FACES[table.view(None).face] == face


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("2-2-2", ["card", "card", "question", "question", "bolt", "bolt"]),
        ("3-2-1", ["card", "card", "card", "question", "question", "bolt"]),
        ("1-1-1", ["card", "question", "bolt"]),
        ("1-1-9", ["card", "question", *["bolt"] * 9]),
    ],
)
def test_R11_option_die_says_what_the_faces_show(die: str, faces: list[str]) -> None:
    table = alarm(B_ENDS_HIS_TURN, die=die)
    play(table, "B discard kalle", "rolls question")
    assert isinstance(table.dice, LoadedDice)
    assert [FACES[face] for face in table.dice.offered[-1]] == faces


def test_R11_real_dice_show_all_three_signs() -> None:
    setup = Alarm.agree(3)
    assert {Alarm(setup, FastDice(seed)).face for seed in range(40)} == {0, 1, 2}


# R12 Card


def test_R12_a_card_brings_one_card_from_the_draw_pile() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    left = len(table.stock)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz lotte"
    assert len(table.stock) == left - 1


def test_R12_after_that_you_discard_one() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    assert asked(table) == "A discard"
    play(table, "A discard bruno")
    assert hand(table, "A") == "tilda tilda greta fritz lotte"
    assert pile(table) == "bruno greta tilda kalle bruno"


def test_R12_only_you_are_told_which_card_you_drew() -> None:
    events = play(alarm(B_ENDS_HIS_TURN), "B discard kalle", "rolls card", "draws lotte")
    assert told(events, "A") == ["discard B kalle", "roll A card", "draw A lotte"]
    assert told(events, "B") == ["discard B kalle", "roll A card", "draw A"]
    assert told(events, "-") == ["discard B kalle", "roll A card", "draw A"]


def test_R12_any_card_of_the_draw_pile_is_equally_likely() -> None:
    table = alarm("""
        A      5 any
        B      5 any kalle
        stock  tilda tilda bruno lotte
    """)
    play(table, "B discard kalle", "rolls card", "draws bruno")
    assert isinstance(table.dice, LoadedDice)
    assert names(sorted(table.dice.offered[-1])) == "tilda tilda bruno lotte"


def test_A3_the_card_is_drawn_for_you() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    assert refused(table, "A draw") == ("must-discard", "R19")
    assert "discard lotte" in choices(table)


# R13 Question mark


def test_R13_a_question_mark_gives_you_the_choice() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert asked(table) == "A draw-or-search"
    assert choices(table) == ["draw", "search"]


@pytest.mark.parametrize("text", ["take lotte", "discard tilda", "foul B", "whistle", "play-on"])
def test_R13_something_else_is_no_choice(text: str) -> None:
    assert refused(alarm(A_ROLLED_A_QUESTION_MARK), f"A {text}") == ("draw-or-search", "R13")


def test_R13_you_may_draw() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    events = play(table, "A draw", "draws kalle")
    assert hand(table, "A") == "tilda tilda bruno greta fritz kalle"
    assert pile(table) == "lotte hanno bruno hanno kalle"
    assert told(events, "A") == ["draw A kalle"]
    assert told(events, "B") == told(events, "-") == ["draw A"]


def test_R13_you_may_search_the_discard_pile() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    assert asked(table) == "A take"
    assert choices(table) == ["take bruno", "take lotte", "take hanno", "take kalle"]


def test_R13_while_you_search_you_alone_read_the_whole_pile() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    events = play(table, "A search")
    assert names(table.view(0).searched) == "lotte hanno bruno hanno kalle"
    assert table.view(1).searched == table.view(2).searched == table.view(None).searched == ()
    assert told(events, "A") == ["search A lotte hanno bruno hanno kalle"]
    assert told(events, "B") == told(events, "C") == told(events, "-") == ["search A"]


def test_R13_before_and_after_the_search_you_see_the_top_card_only() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert table.view(0).searched == ()
    play(table, "A search")
    play(table, "A take bruno")
    assert table.view(0).searched == ()
    assert CAST[table.view(0).top] == "kalle"


def test_R13_exactly_one_card_becomes_yours() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    left = len(table.stock)
    play(table, "A search")
    play(table, "A take lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz lotte"
    assert asked(table) == "A discard"
    assert len(table.stock) == left


def test_R13_only_a_card_of_the_pile_can_be_taken() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    assert refused(table, "A take tilda") == ("not-in-pile", "R13")


def test_R13_only_you_are_told_which_card_you_took() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    events = play(table, "A take lotte")
    assert told(events, "A") == ["take A kalle lotte"]
    assert told(events, "B") == told(events, "-") == ["take A kalle"]


def test_R14_after_drawing_you_discard_one_card() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A draw", "draws kalle")
    assert asked(table) == "A discard"
    play(table, "A discard tilda")
    assert hand(table, "A") == "tilda bruno greta fritz kalle"
    assert pile(table) == "lotte hanno bruno hanno kalle tilda"
    assert asked(table) == "B draw-or-search"


def test_R14_after_searching_you_discard_one_card() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    play(table, "A take kalle")
    assert asked(table) == "A discard"
    play(table, "A discard tilda")
    assert hand(table, "A") == "tilda bruno greta fritz kalle"
    assert pile(table) == "lotte hanno bruno hanno tilda"
    assert asked(table) == "B draw-or-search"


@pytest.mark.parametrize("text", ["draw", "search", "discard tilda", "foul B", "whistle"])
def test_A4_whoever_searches_must_take_a_card(text: str) -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    assert refused(table, f"A {text}") == ("must-take", "A4")


def test_A4_the_card_taken_may_be_discarded_again_at_once() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    play(table, "A take lotte")
    play(table, "A discard lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz"
    assert pile(table) == "hanno bruno hanno kalle lotte"


def test_A5_the_order_of_the_searched_pile_stays() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    play(table, "A take bruno")
    assert pile(table) == "lotte hanno hanno kalle"


def test_A5_of_several_equal_cards_the_lowest_goes() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    play(table, "A take hanno")
    assert pile(table) == "lotte bruno hanno kalle"


def test_A5_the_top_card_stays_in_sight_if_an_equal_one_lies_below() -> None:
    table = alarm("""
        A     5 any
        B     5 any
        pile  kalle bruno kalle
        turn  A question
    """)
    play(table, "A search")
    events = play(table, "A take kalle")
    assert pile(table) == "bruno kalle"
    assert told(events, "B") == ["take A kalle"]


def test_A5_if_the_top_card_went_the_others_see_the_next_one() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    events = play(table, "A take kalle")
    assert CAST[table.view(1).top] == "hanno"
    assert told(events, "B") == ["take A hanno"]


# R19 The hand


def test_R19_the_card_just_gained_may_be_discarded() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    play(table, "A discard lotte")
    assert hand(table, "A") == "tilda tilda bruno greta fritz"


def test_R19_every_footballer_in_hand_may_be_discarded() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    assert choices(table) == (
        ["discard tilda", "discard bruno", "discard greta", "discard fritz", "discard lotte"]
    )


def test_R19_a_card_not_in_hand_cannot_be_discarded() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls card", "draws lotte")
    assert refused(table, "A discard hanno") == ("not-in-hand", "R19")


@pytest.mark.parametrize("text", ["draw", "search", "take bruno", "foul B", "whistle", "play-on"])
def test_R19_with_six_cards_you_must_discard(text: str) -> None:
    assert refused(alarm(B_ENDS_HIS_TURN), f"B {text}") == ("must-discard", "R19")


def test_R19_the_discard_lies_face_up_for_everybody() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    events = play(table, "B discard kalle")
    assert "discard B kalle" in told(events, "-")
    assert CAST[table.view(None).top] == "kalle"


def test_R19_back_to_five_the_die_goes_to_your_neighbour() -> None:
    table = alarm(B_ENDS_HIS_TURN)
    play(table, "B discard kalle", "rolls question")
    assert table.hands[1].size == 5
    assert asked(table) == "A draw-or-search"


# R20 The draw pile runs out


def test_R20_the_discard_pile_becomes_the_draw_pile() -> None:
    table = alarm("""
        A      5 any
        B      5 any kalle
        pile   lotte
        stock  hanno
    """)
    everything = sorted([*table.pile, table.hands[1].cards[-1]])
    play(table, "B discard kalle", "rolls card", "draws hanno")
    assert sorted(table.stock + table.pile) == everything
    assert len(table.stock) == len(everything) - 7


def test_R20_seven_cards_start_a_fresh_discard_pile() -> None:
    table = alarm("""
        A      5 any
        B      5 any kalle
        stock  hanno
    """)
    new_pile = "tilda bruno greta fritz lotte hanno tilda"
    play(table, "B discard kalle", "rolls card", "draws hanno", f"turns-up {new_pile}")
    assert pile(table) == new_pile


def test_R20_of_the_fresh_pile_only_the_uppermost_card_is_in_sight() -> None:
    table = alarm("""
        A      5 any
        B      5 any kalle
        stock  hanno
    """)
    luck = "turns-up tilda bruno greta fritz lotte hanno tilda"
    events = play(table, "B discard kalle", "rolls card", "draws hanno", luck)
    assert told(events, "A")[-1] == told(events, "-")[-1] == "reshuffle tilda"
    assert CAST[table.view(0).top] == "tilda"
    assert table.view(0).searched == ()


def test_R20_it_is_shuffled() -> None:
    """Each of the seven cards is any of those that are left, equally likely."""
    table = alarm("""
        A      5 any
        B      5 any kalle
        stock  hanno
    """)
    play(table, "B discard kalle", "rolls card", "draws hanno")
    assert isinstance(table.dice, LoadedDice)
    turned_up_from = table.dice.offered[-7:]
    assert [len(cards) for cards in turned_up_from] == [38, 37, 36, 35, 34, 33, 32]
    assert CAST.index("kalle") in turned_up_from[0]


@pytest.mark.parametrize(("seats", "left"), [(2, 31), (3, 26), (4, 21)])
def test_A6_the_last_card_of_the_stock_reshuffles_at_once(seats: int, left: int) -> None:
    """49 cards without five in each hand, the sixth, and seven on the fresh pile."""
    others = "\n".join(f"{letter} 5 any" for letter in SEATS[1:seats])
    table = alarm(f"A 5 any\n{others}\nstock kalle\nturn A question")
    play(table, "A draw", "draws kalle")
    assert asked(table) == "A discard"
    assert (table.view(None).stock, table.view(None).height) == (left, 7)


def test_A6_a_discard_still_due_goes_onto_the_fresh_pile() -> None:
    table = alarm("""
        A      tilda tilda bruno greta fritz
        B      5 any
        stock  kalle
        turn   A question
    """)
    luck = "turns-up bruno bruno greta fritz lotte hanno hanno"
    play(table, "A draw", "draws kalle", luck)
    play(table, "A discard kalle")
    assert pile(table) == "bruno bruno greta fritz lotte hanno hanno kalle"


def test_A6_after_a_victims_new_card_the_reshuffle_comes_before_the_next_roll() -> None:
    table = alarm("""
        A      5 any
        B      4 any
        stock  kalle
        turn   A
    """)
    events = play(table, "B play-on", "draws kalle")
    assert [event.split()[0] for event in told(events, "-")] == (
        ["play-on", "draw", "reshuffle", "roll"]
    )
    assert table.view(None).height == 7


@pytest.mark.parametrize("move", ["A draw", "B play-on"])
def test_A6_if_the_last_card_makes_five_equal_the_match_is_over_first(move: str) -> None:
    if move == "A draw":
        table = alarm("""
            A      4 kalle lotte
            B      5 any
            stock  kalle
            turn   A question
        """)
    else:
        table = alarm("""
            A      5 any
            B      4 kalle
            stock  kalle
            turn   A
        """)
    events = play(table, move, "draws kalle")
    assert ending(table) == "five R21"
    assert table.stock == []
    assert not any(event.startswith("reshuffle") for event in told(events, "-"))


@pytest.mark.parametrize("move", ["A search", "A draw"])
def test_A6_a_stock_with_cards_is_left_alone(move: str) -> None:
    table = alarm("""
        A      5 any
        B      5 any
        stock  kalle kalle
        turn   A question
    """)
    events = play(table, move)
    assert not any(event.startswith("reshuffle") for event in told(events, "-"))


def test_A6_option_reshuffle_when_needed_waits_until_a_card_must_be_drawn() -> None:
    table = alarm(
        """
        A      tilda tilda bruno greta fritz
        B      5 any
        stock  kalle
        turn   A question
        """,
        reshuffle="when-needed",
    )
    play(table, "A draw", "draws kalle")
    height = len(table.pile)
    assert table.view(None).stock == 0
    play(table, "A discard kalle")
    assert (len(table.pile), CAST[table.pile[-1]]) == (height + 1, "kalle")
    luck = "turns-up bruno bruno greta fritz lotte hanno kalle"
    events = play(table, "B draw", luck, "draws lotte")
    assert told(events, "B") == ["reshuffle kalle", "draw B lotte"]
    assert told(events, "A") == ["reshuffle kalle", "draw B"]
    assert pile(table) == luck.removeprefix("turns-up ")


def test_A6_option_reshuffle_when_needed_leaves_a_searched_pile_alone() -> None:
    table = alarm(
        """
        A      5 any
        B      5 any
        pile   greta
        stock
        turn   A question
        """,
        reshuffle="when-needed",
    )
    play(table, "A search")
    events = play(table, "A take greta")
    assert [event.split()[0] for event in told(events, "-")] == ["take"]


# Out of turn


@pytest.mark.parametrize("text", ["draw", "search", "take bruno", "discard tilda", "foul A"])
def test_R11_others_wait_for_their_turn(text: str) -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert table.moves(1) == ()
    assert refused(table, f"B {text}") == ("not-your-turn", "R11")
    assert table.why_not(1, table.read(text)).facts == {"seat": 0}
