"""Every language says everything, and nothing is written that nobody says."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from anpfiff.bots import LEAGUES
from anpfiff.core.nouns import Mistake, Seat
from anpfiff.core.options import Choice
from anpfiff.games import GAMES
from anpfiff.server.messages import EmoteWord, TurnClock
from anpfiff.tui.speaker import ANY_GAME
from anpfiff.words import LANGUAGES, LONGEST, Words, choose_language
from tests.words.codes import WEB, is_said, mistakes, page_patterns, refusals, wanted
from tests.words.messages import cases, entries, variables

FAMILIES = re.compile(rf"({'|'.join(GAMES)})-(option|ask|help|do|refused|ending|count)-.*")
"""Messages that are asked for by what a game declares, and by nothing else."""

ON_THE_PAGE = [game for game in GAMES if (WEB / "games" / game).is_dir()]
"""Games that have a table in the browser."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def messages(language: str) -> dict[str, frozenset[str]]:
    """Message by message, which variables it uses."""
    return {code: variables(language, code) for code in entries(language)}


@every_language
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@every_language
def test_every_mistake_in_the_code_has_words_that_need_no_other_facts(language: str) -> None:
    found = list(mistakes())
    assert len(found) > 30
    for mistake in found:
        assert f"mistake-{mistake.code}" in entries(language)
        assert variables(language, f"mistake-{mistake.code}") <= mistake.facts | {"program"}


@every_language
@every_game
def test_refusals_need_no_other_facts_than_they_are_given(game: str, language: str) -> None:
    found = list(refusals(GAMES[game]))
    assert len(found) > 5
    for reason in found:
        assert variables(language, f"{game}-refused-{reason.code}") <= reason.facts, reason


@every_language
@every_game
def test_events_speak_to_whoever_they_are_about(game: str, language: str) -> None:
    """`$me` is the name of the fact that is the reader's seat, or no."""
    told = GAMES[game].told
    for code, facts in told.events.items():
        seats = {name for name in facts.replace("|", "").split() if told.facts[name] == Seat}
        assert cases(entries(language)[f"{game}-{code}"], "me") <= seats | {"no"}


def test_nothing_is_written_that_nobody_says() -> None:
    needed = {f"mistake-{mistake.code}" for mistake in mistakes()}
    needed |= {f"play-{code}" for code in ANY_GAME}
    for name, game in GAMES.items():
        secret = [code for code, facts in game.told.events.items() if "|" in facts]
        needed |= wanted(game, "en") | {f"{name}-{code}-open" for code in secret}
        needed |= {f"{name}-drawn", f"{name}-typed"}
    for code in entries("en"):
        family = FAMILIES.fullmatch(code) or code.startswith("mistake-")
        assert code in needed or (not family and is_said(code)), code


def test_a_language_is_chosen_by_name_then_by_locale() -> None:
    assert choose_language("de", {"LANG": "en_GB.UTF-8"}) == "de"
    assert choose_language(None, {"LANG": "de_AT.UTF-8"}) == "de"
    assert choose_language(None, {"LC_ALL": "de_DE", "LANG": "en_GB"}) == "de"
    assert choose_language(None, {"LANG": "fr_FR.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "C"}) == "en"
    assert choose_language(None, {}) == "en"
    with pytest.raises(Mistake) as mistake:
        choose_language("xx", {})
    assert mistake.value.code == "language-unknown"


def test_numbers_follow_the_language() -> None:
    facts = {"moves": 1234567, "seconds": 1.5, "speed": 1000.0}
    assert Words("en")("sim-speed", **facts) == "1,234,567 moves in 1.5 s: 1,000 moves/s"
    assert Words("de")("sim-speed", **facts) == "1.234.567 Züge in 1,5 s: 1.000 Züge/s"


def test_a_mistake_inside_a_mistake_is_put_into_words_first() -> None:
    inner = Mistake("paused")
    text = Words("en").mistake(Mistake("record-move", line=7, text="A draw", cause=inner))
    assert text == 'Line 7, "A draw": The match is paused.'


@every_language
def test_facts_are_clipped_and_harmless(language: str) -> None:
    text = Words(language).mistake(Mistake("file-missing", file="x" * 100_000 + "\x1b[2J"))
    assert len(text) < LONGEST + 100
    assert "…" in text
    cause = Mistake("file-missing", file="\x1b[2J\n")
    text = Words(language).mistake(Mistake("record-move", line=7, text="A", cause=cause))
    assert "?[2J" in text
    assert text.isprintable()


def test_no_list_that_a_game_makes_is_clipped() -> None:
    for game in GAMES.values():
        objects = game.phrases(game.agree(game.players[0])).objects
        assert max(len(", ".join(words)) for words in objects.values()) <= LONGEST


def test_the_page_asks_for_nothing_that_is_not_written() -> None:
    asked = [text for text in page_patterns() if text.startswith(r"page\-")]
    assert len(asked) > 50
    for text in asked:
        assert any(re.fullmatch(text, code) for code in entries("en")), text


def test_the_page_has_words_for_all_that_it_offers() -> None:
    codes = {f"page-line-{game}" for game in GAMES}
    for part in ("league", "league-line"):
        codes |= {f"page-{part}-{league}" for league in LEAGUES}
    for part, words in (("emote", EmoteWord), ("clock", TurnClock)):
        codes |= {f"page-{part}-{word}" for word in get_args(words)}
    for game in ON_THE_PAGE:
        kinds = [item.metadata["kind"] for item in GAMES[game].Options.all()]
        choices = [kind.words for kind in kinds if isinstance(kind, Choice)]
        codes |= {f"page-value-{word}" for words in choices for word in words}
    assert codes <= entries("en").keys()


@every_language
def test_every_line_of_keys_fits_the_screen(language: str) -> None:
    codes = [code for code in entries(language) if "-page-" not in code]
    lines = [code for code in codes if re.search("-keys(-|$)", code)]
    assert len(lines) == len([game for game in GAMES.values() if game.races]) + 5
    for code in lines:
        assert len(Words(language)(code, keys="")) <= 78, code
