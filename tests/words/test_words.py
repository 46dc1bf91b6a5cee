"""Every language says everything, and everything that codes can ask for is said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from anpfiff.core.nouns import Mistake, Seat
from anpfiff.games import GAMES
from anpfiff.words import FOLDER, LANGUAGES, Words, choose_language

SOURCE = Path(__file__).parents[2] / "src" / "anpfiff"


@cache
def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, set[str]]:
    """Message by message, which variables it uses."""
    return {
        code: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        for code, entry in entries(language).items()
    }


def chooses_by(selector: ast.BaseNode, variable: str) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name == variable


def variants(node: ast.BaseNode, variable: str) -> set[str]:
    """The cases that a message distinguishes by the variable."""
    found: set[str] = set()
    if isinstance(node, ast.SelectExpression) and chooses_by(node.selector, variable):
        keys = [variant.key for variant in node.variants]
        found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variants(child, variable)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_in_the_code_has_words(language: str) -> None:
    codes = set()
    for file in SOURCE.rglob("*.py"):
        codes |= set(re.findall(r'Mistake\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    assert len(codes) > 30
    known = messages(language)
    assert {code for code in codes if f"mistake-{code}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_refusal_question_and_act_of_a_game_has_words(game: str, language: str) -> None:
    kind = GAMES[game]
    setup = kind.agree(kind.players[0])
    files = sorted((SOURCE / "games" / game).glob("*.py"))
    if kind.races:
        files.append(SOURCE / "core" / "race.py")
    source = "".join(file.read_text("utf-8") for file in files)
    wanted = {f"{game}-refused-{code}" for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
    assert len(wanted) > 5
    wanted |= {f"{game}-{code}" for code in kind.told.events}
    wanted |= {f"{game}-ask-{code}" for code in kind.told.questions}
    wanted |= {f"{game}-do-{act}" for act in kind.phrases(setup).objects}
    wanted |= {f"{game}-option-{item.name}" for item in kind.Options.all()}
    wanted |= {f"{game}-title", f"{game}-about"}
    wanted |= {f"{game}-keys", f"{game}-help"} if kind.races else set()
    if not kind.races:
        wanted |= {f"{game}-help-{code}" for code in kind.told.questions}
    assert wanted - set(messages(language)) == set()
    assert setup.deck.label(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_events_speak_to_whoever_they_are_about(game: str, language: str) -> None:
    """`$me` is the name of the fact that is the reader's seat, or no."""
    told = GAMES[game].told
    for code, facts in told.events.items():
        seats = {name for name in facts.replace("|", "").split() if told.facts[name] == Seat}
        assert variants(entries(language)[f"{game}-{code}"], "me") <= seats | {"no"}


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
