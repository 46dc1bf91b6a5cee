"""Moves as texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.log import WORDS
from anpfiff.core.nouns import About, Mistake, Thing
from anpfiff.core.phrases import Phrases, Things
from anpfiff.games import GAMES

PHRASES = Phrases(
    (0, "pass", Things("mate", ("ada", "ben"))), (2, "shoot"), (3, "swap", Things("mate", ("ada",)))
)
PAIRS = Phrases((5, "give", Things("card", ("red", "blue")), Things("seat", ("a", "b", "c"))))
OWN = {"own": PHRASES, "pairs": PAIRS}
ALL = {**OWN, **{name: game.phrases(game.agree(2)) for name, game in GAMES.items()}}
EVERY = pytest.mark.parametrize("phrases", ALL.values(), ids=ALL)


def test_an_act_stands_for_one_move_or_for_one_per_word() -> None:
    assert PHRASES.texts == {0: "pass ada", 1: "pass ben", 2: "shoot", 3: "swap ada"}


def test_an_act_done_to_several_things_stands_for_one_move_per_combination() -> None:
    assert PAIRS.texts == {
        5: "give red a", 6: "give red b", 7: "give red c",
        8: "give blue a", 9: "give blue b", 10: "give blue c",
    }  # fmt: skip


@EVERY
def test_every_move_written_reads_back(phrases: Phrases) -> None:
    assert len(set(phrases.texts.values())) == len(phrases.texts)
    for move in phrases.texts:
        assert phrases.read(phrases.write(move)) == move


@EVERY
def test_no_move_reads_like_a_line_of_the_log_that_is_none(phrases: Phrases) -> None:
    assert not set(phrases.texts.values()) & set(WORDS)


def test_a_move_is_about_an_act_and_what_it_is_done_to() -> None:
    assert PHRASES.about(1) == About("pass", (Thing("mate", 1),))
    assert PHRASES.about(2) == About("shoot")
    assert PHRASES.about(3) == About("swap", (Thing("mate", 0),))
    assert PAIRS.about(9) == About("give", (Thing("card", 1), Thing("seat", 1)))


@EVERY
def test_every_move_is_about_something_of_its_own(phrases: Phrases) -> None:
    assert len({phrases.about(move) for move in phrases.texts}) == len(phrases.texts)
    for move, text in phrases.texts.items():
        assert text.split()[0] == phrases.about(move).act


@pytest.mark.parametrize("move", [-1, 4, 100])
def test_what_is_no_move_is_about_nothing(move: int) -> None:
    with pytest.raises(KeyError):
        PHRASES.about(move)


@pytest.mark.parametrize(
    ("game", "text", "about"),
    [
        ("alarm", "discard fritz", About("discard", (Thing("card", 3),))),
        ("alarm", "foul b", About("foul", (Thing("seat", 1),))),
        ("alarm", "whistle", About("whistle")),
        ("rotblau", "book 2 b", About("book", (Thing("place", 1), Thing("seat", 1)))),
        ("rotweiss", "lay 3", About("lay", (Thing("place", 2),))),
        ("finale", "colour white", About("colour", (Thing("colour", 0),))),
        ("finale", "done", About("done")),
    ],
)
def test_a_game_says_what_its_moves_are_about(game: str, text: str, about: About) -> None:
    phrases = ALL[game]
    assert phrases.about(phrases.read(text)) == about


def test_words_that_belong_together_may_not_be_torn() -> None:
    with pytest.raises(Mistake) as caught:
        PAIRS.read("give blue")
    assert caught.value.facts["known"].split(", ")[0] == "red a"


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
