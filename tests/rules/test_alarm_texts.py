"""Words to type, refusals, options, views and events of Fußball-Alarm.

Refusals that belong to one rule are tested beside that rule.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, NOBODY, SEATS, Mistake, Refused
from anpfiff.games.alarm.options import AlarmOptions
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.alarm.view import AlarmView
from tests.rules.notation import refused
from tests.rules.positions import CAST, alarm, choices, names, play, told

A_ROLLED_A_QUESTION_MARK = """
    A      tilda tilda bruno greta fritz
    B      hanno hanno lotte kalle kalle
    C      5 any
    pile   lotte hanno bruno hanno kalle
    row    greta kalle
    yellow C
    turn   A question
"""


# Words to type


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((f"discard {name}", kind) for kind, name in enumerate(CAST)),
        *((f"take {name}", 7 + kind) for kind, name in enumerate(CAST)),
        ("draw", 14),
        ("search", 15),
        ("foul a", 16),
        ("foul b", 17),
        ("foul c", 18),
        ("foul d", 19),
        ("whistle", 20),
        ("play-on", 21),
    ],
)
def test_every_move_has_a_text_that_reads_back(text: str, number: int) -> None:
    """Also the numbers are fixed: encodings of positions count on them."""
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert table.read(text) == number
    assert table.write(number) == text
    assert table.read(f"  {text.upper().replace(' ', '   ')} ") == number


def test_what_a_move_is_about() -> None:
    phrases = Alarm.phrases(Alarm.agree(4))
    for text, about in {
        "draw": ("draw", ()),
        "take bruno": ("take", (("card", 1),)),
        "foul c": ("foul", (("seat", 2),)),
    }.items():
        assert phrases.about(phrases.read(text)) == about


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-unknown"),
        ("   ", "move-unknown"),
        ("shoot", "move-unknown"),
        ("tilda", "move-unknown"),
        ("discard", "move-object"),
        ("discard nobody", "move-object"),
        ("discard tilda bruno", "move-object"),
        ("foul e", "move-object"),
        ("foul AB", "move-object"),
        ("draw tilda", "move-alone"),
        ("whistle please", "move-alone"),
        ("play on", "move-unknown"),
    ],
)
def test_nonsense_is_a_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        alarm(A_ROLLED_A_QUESTION_MARK).read(text)
    assert caught.value.code == code


# Refusals


ASKED = {
    "draw-or-search": "A 5 any\nB 5 any\nC 5 any\nturn A question",
    "victim": "A 5 any\nB 5 any\nC 5 any\nrow kalle\nturn A bolt",
    "whistle": "A 4 any\nB 5 any\nC 5 any\nrow kalle\nturn B",
    "discard": "A 5 any kalle\nB 5 any\nC 5 any",
}


@pytest.mark.parametrize("question", ASKED)
def test_every_refusal_cites_a_rule_and_changes_nothing(question: str) -> None:
    table = alarm(ASKED[question])
    assert table.view(None).question == question
    assert [table.question(seat) for seat in (0, 1, 2, None)] == [(question, {}), None, None, None]
    before = table.state()
    for seat in (0, 1, 2, CLOCK):
        for move in range(22):
            if move not in table.moves(seat):
                refusal = table.why_not(seat, move)
                assert refusal.code
                assert re.fullmatch(r"[RA]\d+(\.\d)?", refusal.rule)
    assert table.state() == before


def test_R19_the_refusal_names_the_card_that_is_not_in_hand() -> None:
    table = alarm("A tilda tilda bruno greta fritz kalle\nB 5 any")
    refusal = table.why_not(0, table.read("discard hanno"))
    assert refusal == ("not-in-hand", "R19", {"card": CAST.index("hanno")})


def test_R13_the_refusal_names_the_card_that_is_not_in_the_pile() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    refusal = table.why_not(0, table.read("take tilda"))
    assert refusal == ("not-in-pile", "R13", {"card": CAST.index("tilda")})


def test_a_match_refuses_with_the_same_words() -> None:
    match = Match(Alarm, Alarm.agree(3, {"start": "A"}), "fast 1")
    with pytest.raises(Refused) as caught:
        match.play(1, match.table.read("draw"))
    assert (caught.value.code, caught.value.facts) == ("not-your-turn", {"rule": "R11", "seat": 0})
    with pytest.raises(Refused) as caught:
        match.play(2, match.table.read("whistle"))
    assert (caught.value.code, caught.value.facts) == ("not-fouled", {"rule": "R17.4"})


def test_R17_4_without_a_foul_nobody_whistles() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert refused(table, "B whistle") == ("not-fouled", "R17.4")
    assert refused(table, "C play-on") == ("not-fouled", "R17.4")


# Options


def test_options_and_the_rules_they_belong_to() -> None:
    assert {item.name: item.metadata["rule"] for item in AlarmOptions.all()} == {
        "die": "R11",
        "start": "A16",
        "whistle": "A1",
        "reshuffle": "A6",
    }
    assert AlarmOptions().write() == {
        "die": "2-2-2",
        "start": "lot",
        "whistle": "may",
        "reshuffle": "at-once",
    }


@given(
    die=st.tuples(*[st.integers(1, 9)] * 3),
    start=st.sampled_from([NOBODY, 0, 1, 2, 3]),
    whistle=st.sampled_from(["may", "must"]),
    reshuffle=st.sampled_from(["at-once", "when-needed"]),
)
def test_options_written_read_back(
    die: tuple[int, int, int], start: int, whistle: str, reshuffle: str
) -> None:
    options = AlarmOptions(die, start, whistle, reshuffle)
    assert AlarmOptions.read(options.write(), 4) == options


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("die", ""),
        ("die", "2-2"),
        ("die", "2-2-2-2"),
        ("die", "0-2-2"),
        ("die", "10-2-2"),
        ("die", "12-2-2"),
        ("die", "--"),
        ("die", "2--2"),
        ("die", " 2-2-2"),
        ("die", "a-b-c"),
        ("die", "²-2-2"),
        ("start", ""),
        ("start", "D"),
        ("start", "AB"),
        ("start", "youngest"),
        ("whistle", "never"),
        ("whistle", "MAY"),
        ("reshuffle", "later"),
    ],
)
def test_a_wrong_value_names_option_and_rule(name: str, text: str) -> None:
    with pytest.raises(Mistake) as caught:
        Alarm.agree(3, {name: text})
    assert caught.value.code == "option-value"
    assert caught.value.facts["option"] == name
    assert caught.value.facts["text"] == text
    assert (
        caught.value.facts["rule"]
        == {
            "die": "R11",
            "start": "A16",
            "whistle": "A1",
            "reshuffle": "A6",
        }[name]
    )


def test_a_seat_can_be_named_with_a_small_letter() -> None:
    assert AlarmOptions.read({"start": "c"}, 3).start == 2


# Views


def test_a_view_is_built_from_what_the_seat_may_see() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert table.view(1) == AlarmView(
        seat=1,
        asked=0,
        question="draw-or-search",
        turn=0,
        face=1,
        victim=NOBODY,
        yellow=2,
        row=(CAST.index("greta"), CAST.index("kalle")),
        stock=29,
        height=5,
        top=CAST.index("kalle"),
        hand=tuple(map(CAST.index, ["lotte", "hanno", "hanno", "kalle", "kalle"])),
        hands=(5, 5, 5),
        searched=(),
        revealed=(),
        best=(),
        result=None,
    )


def test_a_spectator_sees_no_hand() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    assert table.view(None) == table.view(1)._replace(seat=None, hand=())


def test_everybody_sees_who_was_fouled_and_who_decides() -> None:
    table = alarm(ASKED["whistle"])
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert (view.asked, view.victim, view.turn, view.hands) == (0, 0, 1, (4, 5, 5))


def test_R13_everybody_sees_that_somebody_searches_but_not_what() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    play(table, "A search")
    for seat in (1, 2, None):
        view = table.view(seat)
        assert (view.question, view.searched, view.height) == ("take", (), 5)
    assert names(table.view(0).searched) == "lotte hanno bruno hanno kalle"


def test_R9_the_order_of_the_covered_alarm_cards_is_in_no_view() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    other = table.copy()
    other.covered = other.covered[::-1]
    for seat in (0, 1, 2, None):
        assert table.view(seat) == other.view(seat)


def test_the_view_shows_the_result() -> None:
    table = alarm("A 4 kalle lotte\nB 5 any\nturn A question")
    play(table, "A draw", "draws kalle")
    view = table.view(1)
    assert view.result == table.result()
    assert (view.asked, view.question) == (NOBODY, "")
    assert [table.question(seat) for seat in (0, 1, None)] == [None] * 3


# Events


def test_a_muted_table_tells_nothing() -> None:
    table = Alarm(Alarm.agree(3), FastDice(3), loud=False)
    dice = FastDice(4)
    while table.asked != NOBODY:
        table.play(table.asked, dice.pick(table.moves(table.asked)))
    assert table.take_events() == []


def test_a_copy_tells_nothing() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK).copy()
    table.play(0, table.read("search"))
    assert table.take_events() == []


def test_events_are_handed_out_once() -> None:
    table = alarm(A_ROLLED_A_QUESTION_MARK)
    table.play(0, table.read("search"))
    assert len(table.take_events()) == 1
    assert table.take_events() == []


def test_what_a_seat_is_told_names_no_other_seats_secrets() -> None:
    events = play(alarm(A_ROLLED_A_QUESTION_MARK), "A search")
    told_to_b = [event.told(1) for event in events]
    assert all(not event.secret and not event.only for event in told_to_b)
    assert told(told_to_b, "A") == ["search A"]


def test_the_texts_of_the_rule_page_can_be_played() -> None:
    """The moves of a whole match, in every situation that asks for one."""
    table = alarm("""
        A     tilda tilda bruno greta fritz
        B     hanno hanno lotte kalle kalle
        C     5 any
        pile  lotte hanno bruno
        turn  A question
    """)
    play(table, "A search")
    play(table, "A TAKE Lotte")
    play(table, "A discard lotte", "rolls bolt", "opens tilda")
    play(table, "B foul C")
    play(table, f"B {choices(table)[0]}")
    play(table, "C whistle", "draws kalle", "rolls question")
    play(table, "C draw")
    assert SEATS[table.asked] == "C"
