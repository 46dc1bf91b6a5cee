"""The cards that can be seen: `anpfiff cards`, and where a match asks for colours and cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from anpfiff.core.nouns import Event
from anpfiff.games import GAMES
from anpfiff.games.finale.cards import BUILD_UP, COLOURS, FinaleDeck
from anpfiff.games.finale.rules import Finale
from anpfiff.tui.cards import Chapter
from anpfiff.tui.faces import looks
from anpfiff.tui.finale.board import areas, slots
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words
from tests.cli.test_cli import home, run

__all__ = ["home"]

WIDEST = 80
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def chapters(game: str, language: str = "en") -> dict[str, Chapter]:
    deck: Any = GAMES[game].Deck.standard()
    return {one.word: one for one in looks(game).cards(deck, Words(language))}


def squeezed(text: str) -> str:
    return " ".join(text.split())


@every_language
@every_game
def test_every_game_shows_its_cards(home: dict[str, str], game: str, language: str) -> None:
    done = run(home, "--lang", language, "cards", game)
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= WIDEST
    for chapter in chapters(game, language).values():
        assert squeezed(chapter.note) in squeezed(done.stdout)
        for row in chapter.rows:
            assert squeezed(" ".join(row)) in squeezed(done.stdout)


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("alarm", {"footballers": 7}),
        ("rotweiss", {"red": 11, "white": 11}),
        ("elfmeter", {"cards": 24, "yellow": 11, "blue": 11}),
        ("rotblau", {"red": 15, "blue": 15}),
        ("finale", {**dict.fromkeys(COLOURS, 6), "stollen": 30, "acker": 30}),
    ],
)
def test_no_card_is_left_out(game: str, counts: dict[str, int]) -> None:
    assert {word: len(one.rows) for word, one in chapters(game).items()} == counts


@pytest.mark.parametrize(("game", "count"), [("rotweiss", 60), ("rotblau", 68)])
def test_all_cards_of_a_team_are_counted(game: str, count: int) -> None:
    for chapter in chapters(game).values():
        team = chapter.rows[:11]
        assert sum(int(goals or 0) + len(others.split()) for _, goals, others in team) == count


@every_language
def test_a_tactics_card_says_what_it_needs_and_how_strong_it_is(language: str) -> None:
    words = Words(language)
    listed = {row[0]: row for word in COLOURS for row in chapters("finale", language)[word].rows}
    for tactic in FinaleDeck.standard().tactics:
        strength, build, finish = listed[tactic.id][-3:]
        assert strength == str(tactic.strength)
        assert (build, finish) == (slots(tactic.build, words), slots(tactic.finish, words))
        assert build.count("–") == (not tactic.build[0])


def test_every_german_name_is_translated() -> None:
    meanings = [
        Words("en")("finale-meaning", tactic=one.id) for one in FinaleDeck.standard().tactics
    ]
    assert all(meanings)
    assert len(set(meanings)) == 30


@pytest.mark.parametrize(("language", "what"), [("en", "purple"), ("de", "purple"), ("de", "Lila")])
def test_one_colour_alone(home: dict[str, str], language: str, what: str) -> None:
    done = run(home, "--lang", language, "cards", "finale", what)
    assert "Brechstange" in done.stdout
    assert "Sturmlauf" not in done.stdout
    assert "Klauball" not in done.stdout


def test_what_there_is_not_is_said_in_a_line(home: dict[str, str]) -> None:
    done = run(home, "cards", "rotblau", "green")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'anpfiff: There are no cards "green". There are: red, blue.\n'


def test_a_deck_of_your_own_is_shown_too(home: dict[str, str], tmp_path: Any) -> None:
    text = GAMES["alarm"].Deck.standard_file.read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("Tilda Tatze", "Tilda Tiger"), "utf-8")
    done = run(home, "cards", "alarm", "--deck", str(own))
    assert "Tilda Tiger" in done.stdout


# In a match


@every_language
def test_all_thirty_are_seen_where_colours_are_chosen(home: dict[str, str], language: str) -> None:
    words = Words(language)
    done = run(home, "--lang", language, "play", "finale", "--seed", "5", typed="preset x, done\n")
    seen = squeezed(done.stdout.partition(words("finale-ask-colour"))[2])
    for tactic in FinaleDeck.standard().tactics:
        assert f"{tactic.name} {tactic.strength} {areas(tactic, words)}" in seen
    assert words("finale-do-colour", colour="purple") in seen
    assert words("finale-slots-legend") in seen


@pytest.mark.parametrize("typed", ["preset x, done\n?\n", "preset x, done\ncolour red\n?\n"])
def test_and_at_the_question_mark(home: dict[str, str], typed: str) -> None:
    done = run(home, "play", "finale", "--seed", "5", typed=typed)
    seen = squeezed(done.stdout)
    assert squeezed(Words("en")("finale-cards-tactics")) in seen
    for colour in COLOURS:
        for row in chapters("finale")[colour].rows:
            assert squeezed(" ".join(row)) in seen


def test_lists_with_a_star_say_what_it_is(home: dict[str, str]) -> None:
    typed = "preset x, done\ncolour purple\n" + "1\n" * 4
    done = run(home, "play", "finale", "--seed", "5", typed=typed)
    star = Words("en")("finale-star")
    starred = re.findall(r"^ +\d+\* ", done.stdout, re.MULTILINE)
    assert done.stdout.count(star) == len(starred) > 2


def test_R4_R48_the_help_names_the_real_budget(home: dict[str, str]) -> None:
    for seats, points in (("human,random", 52), ("random,human", 47)):
        done = run(home, "play", "finale", "--seed", "5", "--set", "budget=52-47", "--seats", seats,
                   typed="?\n")  # fmt: skip
        assert f"{points} points at most" in squeezed(done.stdout)


@pytest.mark.parametrize(
    ("bonus", "language", "text"),
    [
        (0, "en", "Build-up 9 (die 2) against 8 (die 1): it works!"),
        (3, "en", "Build-up 9 (die 2, bonus 3) against 8 (die 1): it works!"),
        (3, "de", "Aufbau 9 (Würfel 2, Bonus 3) gegen 8 (Würfel 1): gelungen!"),
    ],
)
def test_R31_the_sentence_of_a_counter_shows_its_bonus(
    bonus: int, language: str, text: str
) -> None:
    facts = {"seat": 1, "action": BUILD_UP, "rolls": (2, 1), "sums": (9, 8)}
    event = Event("contest", {**facts, "bonus": bonus, "success": True})
    speaker = Speaker(Words(language), "finale", Finale.agree(2), ["Ada", "Ben"])
    assert speaker.event(event, None) == text
