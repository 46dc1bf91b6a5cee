"""What every game has beside its rules. Whatever a new one lacks is said in a line, with its place.

The laws (tests/laws) say whether its rules are sound; these tests only say what is not there yet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from anpfiff.bots import LEAGUES
from anpfiff.core.nouns import Told
from anpfiff.core.race import Race
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.tui.face import Face, RaceFace
from anpfiff.words import LANGUAGES
from tests.coverage import Rules
from tests.laws.oracles import has_oracle
from tests.tables import Penalty
from tests.words.codes import records_of, wanted
from tests.words.messages import entries

ROOT = Path(__file__).parents[1]
SOURCE = "src/anpfiff"
FILES = (
    *("cards.py", "options.py", "view.py", "told.py", "rules.py", "imagine.py", "notation.py"),
    "deck.toml",
)
PARTS = (
    *("name", "players", "Options", "Deck", "told"),
    *("deal", "view", "explain", "phrases", "imagine", "position", "__str__", "copy"),
)
OF_TURNS = ("play", "question", "not_asked")
OF_RACES = ("acts", "act", "question_in_play")
PEOPLE = ("reflex:1", "reflex:2", "reflex:3", "reflex:4")
"""In races the laws are checked with them."""

Check = Callable[[type[Table]], Iterator[str]]


def files(game: type[Table]) -> Iterator[str]:
    for name in FILES:
        path = f"{SOURCE}/games/{game.name}/{name}"
        if not (ROOT / path).exists():
            yield path


def parts(game: type[Table]) -> Iterator[str]:
    """What core/table.py and core/race.py leave to each game."""
    if not re.fullmatch("[a-z]+", game.name):
        yield "a name of small letters, by which all else is found"
    own = [kind for kind in game.__mro__ if kind not in (Table, Race, object)]
    for name in (*PARTS, *(OF_RACES if game.races else OF_TURNS)):
        if not any(name in vars(kind) for kind in own):
            yield f"{name} in {SOURCE}/games/{game.name}/rules.py"


def declarations(game: type[Table]) -> Iterator[str]:
    told, place = game.told, f"{SOURCE}/games/{game.name}/told.py"
    for name, codes in (("events", told.events), ("questions", told.questions)):
        if not codes:
            yield f"{name} in {place}"
        for code, facts in codes.items():
            for fact in facts.replace("|", "").split():
                if fact not in told.facts:
                    yield f'the type of "{fact}", which "{code}" tells, in {place}'
    for code in sorted(told.revealing - set(told.events)):
        yield f'the event "{code}", which is said to reveal something, in {place}'


def face(game: type[Table]) -> Iterator[str]:
    kind = RaceFace if game.races else Face
    if not isinstance(found_in(f"anpfiff.tui.{game.name}", "FACE"), kind):
        yield f"{SOURCE}/tui/{game.name}.py with FACE, a {kind.__name__}"


def bots(game: type[Table]) -> Iterator[str]:
    found: Any = found_in(f"anpfiff.bots.{game.name}", "BOTS") or {}
    missing = [bot for bot in ("random", *LEAGUES, *PEOPLE[: 4 * game.races]) if bot not in found]
    if missing:
        yield f"{', '.join(missing)} in BOTS of {SOURCE}/bots/{game.name}.py"


def found_in(module: str, name: str) -> object:
    return getattr(import_module(module), name, None) if find_spec(module) else None


def pages(game: type[Table]) -> Iterator[str]:
    """One in every language, with the same numbers."""
    numbers: dict[str, list[str]] = {}
    for language in LANGUAGES:
        path = f"docs/rules/{game.name}{'' if language == 'en' else f'.{language}'}.md"
        if not (ROOT / path).exists():
            yield path
        else:
            numbers[path] = [*Rules(game.name, (ROOT / path).read_text("utf-8")).sentences]
    everything = {number for page in numbers.values() for number in page}
    for path, there in numbers.items():
        if not there:
            yield f"numbered rules, - **R1** …, on {path}"
        for number in sorted(everything - set(there)):
            yield f"{number} on {path}"


def words(game: type[Table]) -> Iterator[str]:
    for language in LANGUAGES:
        path = f"{SOURCE}/words/{language}/{game.name}.ftl"
        missing = sorted(wanted(game, language) - set(entries(language)))
        if missing:
            yield f"{', '.join(missing)} in {path}"


def oracle(game: type[Table]) -> Iterator[str]:
    if not has_oracle(game):
        yield f"tests/laws/oracles/{game.name}.py with ORACLE"


def rule_tests(game: type[Table]) -> Iterator[str]:
    if not [*(ROOT / "tests" / "rules").glob(f"test_{game.name}_*.py")]:
        yield f"tests/rules/test_{game.name}_….py"


def records(game: type[Table]) -> Iterator[str]:
    if not records_of(game.name):
        path = f"tests/matches/records/{game.name}-….txt"
        yield f"{path}, made by: anpfiff watch {game.name} --seed 1 --record FILE"


CHECKS: tuple[Check, ...] = (
    *(files, parts, declarations, face, bots, pages, words, oracle, rule_tests, records),
)

every_check = pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])


def lacks(game: type[Table], check: Check) -> str:
    missing = [*check(game)]
    return f"{game.name} lacks {'; '.join(missing)}" if missing else ""


@every_check
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_everything(game: type[Table], check: Check) -> None:
    if line := lacks(game, check):
        pytest.fail(line, pytrace=False)


class Newcomer(Penalty):
    """A game of which there is a table, and nothing else."""

    name = "newcomer"
    told = Told({}, {"shot": "chosen"}, {}, frozenset(("save",)))


@pytest.mark.parametrize(
    ("check", "line"),
    [
        (files, "src/anpfiff/games/newcomer/deck.toml"),
        (parts, "position in src/anpfiff/games/newcomer/rules.py"),
        (declarations, 'the type of "chosen", which "shot" tells, in'),
        (declarations, "questions in src/anpfiff/games/newcomer/told.py"),
        (declarations, 'the event "save", which is said to reveal'),
        (face, "newcomer lacks src/anpfiff/tui/newcomer.py with FACE, a Face"),
        (bots, "newcomer lacks random, bambini, kreisliga, regionalliga"),
        (pages, "newcomer lacks docs/rules/newcomer.md; docs/rules/newcomer.de.md"),
        (words, "newcomer-do-aim, newcomer-do-kick"),
        (words, "newcomer-title in src/anpfiff/words/de/newcomer.ftl"),
        (oracle, "newcomer lacks tests/laws/oracles/newcomer.py with ORACLE"),
        (rule_tests, "newcomer lacks tests/rules/test_newcomer_….py"),
        (records, "anpfiff watch newcomer --seed 1 --record FILE"),
    ],
)
def test_a_new_game_is_told_in_a_line_what_it_lacks(check: Check, line: str) -> None:
    assert line in lacks(Newcomer, check)
    assert "\n" not in lacks(Newcomer, check)


@every_check
def test_a_game_of_which_nothing_is_written_yet_is_no_traceback(check: Check) -> None:
    class Idea(Race):
        name = "idea"
        players = range(2, 3)

    assert lacks(Idea, check).startswith("idea lacks ")
