"""Moves as texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.nouns import Mistake
from anpfiff.core.phrases import Phrases
from anpfiff.games.alarm.cards import AlarmDeck

PHRASES = Phrases((0, "pass", ("ada", "ben")), (2, "shoot", ()), (3, "swap", ("ada",)))


def test_an_act_stands_for_one_move_or_for_one_per_word() -> None:
    assert PHRASES.texts == {0: "pass ada", 1: "pass ben", 2: "shoot", 3: "swap ada"}


@pytest.mark.parametrize("phrases", [PHRASES, AlarmDeck.standard().phrases], ids=["own", "alarm"])
def test_every_move_written_reads_back(phrases: Phrases) -> None:
    assert len(set(phrases.texts.values())) == len(phrases.texts)
    for move in phrases.texts:
        assert phrases.read(phrases.write(move)) == move


def test_capitals_and_spaces_do_not_matter() -> None:
    assert PHRASES.read("  Pass \t BEN\n") == 1
    assert PHRASES.read("SHOOT") == 2


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "move-unknown", {"text": "", "known": "pass, shoot, swap"}),
        (" \n", "move-unknown", {"text": "", "known": "pass, shoot, swap"}),
        ("dive", "move-unknown", {"text": "dive", "known": "pass, shoot, swap"}),
        ("ada pass", "move-unknown", {"text": "ada pass", "known": "pass, shoot, swap"}),
        ("pass", "move-object", {"text": "pass", "act": "pass", "known": "ada, ben"}),
        ("pass cem", "move-object", {"text": "pass cem", "act": "pass", "known": "ada, ben"}),
        ("swap ben", "move-object", {"text": "swap ben", "act": "swap", "known": "ada"}),
        (
            "pass ada ben",
            "move-object",
            {"text": "pass ada ben", "act": "pass", "known": "ada, ben"},
        ),
        ("shoot ada", "move-alone", {"text": "shoot ada", "act": "shoot"}),
        (" Shoot  Now ", "move-alone", {"text": "Shoot  Now", "act": "shoot"}),
    ],
)
def test_nonsense_is_a_mistake_that_helps(text: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(Mistake) as caught:
        PHRASES.read(text)
    assert (caught.value.code, caught.value.facts) == (code, facts)


@given(st.text())
def test_any_text_is_a_move_or_a_mistake(text: str) -> None:
    try:
        move = PHRASES.read(text)
    except Mistake:
        return
    assert PHRASES.write(move) == " ".join(text.lower().split())


@given(st.lists(st.sampled_from(["pass", "shoot", "swap", "ada", "ben", "cem"]), max_size=3))
def test_any_words_are_a_move_or_a_mistake(words: list[str]) -> None:
    text = " ".join(words)
    if text in PHRASES.moves:
        assert PHRASES.write(PHRASES.read(text)) == text
    else:
        with pytest.raises(Mistake):
            PHRASES.read(text)
