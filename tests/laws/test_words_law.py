"""Whatever happens in a match can be said, in every language and to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import Any, get_args, get_origin

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Question, Seat
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.tui.speaker import kind_of
from anpfiff.words import LANGUAGES
from tests.laws.laws import Step, timed_walk, walk
from tests.laws.oracles import oracle_of, tables_of
from tests.laws.saying import Saying
from tests.words.messages import cases, entries

TABLES = tables_of(GAMES.values())
TURNS = [table for table in TABLES if not table[0].races]
RACES = [table for table in TABLES if table[0].races]
RACE_STEPS = 150
"""A race played at random takes thousands."""
TAKEN_BACK = 7
"""Every so many steps somebody asks for his last move back."""


def every(tables: list[tuple[type[Table], int, dict[str, str]]]) -> pytest.MarkDecorator:
    names = [f"{game.name}-{seats}-{setting}" for game, seats, setting in tables]
    return pytest.mark.parametrize(("game", "seats", "setting"), tables, ids=names)


def say_everything(steps: Iterable[Step]) -> list[Saying]:
    sayings: list[Saying] = []
    for step in steps:
        sayings = sayings or [Saying(step.match, language) for language in LANGUAGES]
        for saying in sayings:
            saying.step(step)
    for saying in sayings:
        saying.nothing_was_unknown()
    return sayings


@pytest.mark.parametrize("seed", [1, 2])
@every(TURNS)
def test_all_of_a_match_can_be_said(
    game: type[Table], seats: int, setting: dict[str, str], seed: int
) -> None:
    say_everything(walk(game, setting, seats, seed))


@every(RACES)
def test_all_of_a_random_race_can_be_said(
    game: type[Table], seats: int, setting: dict[str, str]
) -> None:
    say_everything(islice(walk(game, setting, seats, 1), RACE_STEPS))


@every(RACES)
def test_all_of_a_race_in_simulated_time_can_be_said(
    game: type[Table], seats: int, setting: dict[str, str]
) -> None:
    """People of all levels at one table, from the first signal to the last goal."""
    bots = [f"reflex:{1 + seat % 4}" for seat in range(seats)]
    say_everything(timed_walk(game, setting, bots, seats))


def taking_back(steps: Iterable[Step]) -> Iterator[Step]:
    """Now and then somebody wants a move back, and hears why not if it is too late."""
    for number, step in enumerate(steps):
        yield step
        if number % TAKEN_BACK == 0:
            for language, seat in product(LANGUAGES, step.seats()):
                try:
                    step.match.take_back(seat)
                except Mistake as mistake:
                    Saying(step.match, language).mistake(mistake)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if not game.races])
def test_moves_that_are_taken_back_can_be_said(game: type[Table]) -> None:
    steps = walk(game, oracle_of(game).settings[0], game.players[-1], 3)
    for saying in say_everything(taking_back(steps)):
        assert saying.counts["take-back"]


# What a game declares, whether random matches come across it or not


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_declares_can_be_said(game: str, language: str) -> None:
    kind = GAMES[game]
    saying = Saying(Match(kind, kind.agree(kind.players[0]), "fast 1"), language)
    for code, names in kind.told.events.items():
        public, _, secret = names.partition("|")
        for facts in made_up(kind, f"{game}-{code}", names.replace("|", ""), language):
            told = {name: facts[name] for name in public.split()}
            more = {name: facts[name] for name in secret.split()}
            saying.event(Event(code, told, seats_in(kind, told), more), explain=False)
    for code, names in kind.told.questions.items():
        for facts in made_up(kind, f"{game}-ask-{code}", names, language):
            saying.question(Question(code, facts))
    for move in saying.speaker.phrases.texts:
        saying.move(move)
    saying.nothing_was_unknown()


def seats_in(game: type[Table], facts: dict[str, Any]) -> tuple[Seat, ...]:
    """Whom it is about: they learn the secret half."""
    return tuple(facts[name] for name in facts if kind_of(game.told.facts[name]) == "seat")


def made_up(game: type[Table], code: str, names: str, language: str) -> Iterator[dict[str, Any]]:
    """Facts of the declared types, for every case that the message distinguishes."""
    values = []
    for name in names.split():
        declared = game.told.facts[name]
        if kind_of(declared) == "seat":
            values.append([0, 1])
        elif declared is str:
            values.append(sorted(cases(entries(language)[code], name)) or ["R1"])
        else:
            values.append([False, True] if declared is bool else [made_up_value(declared)])
    for chosen in product(*values):
        yield dict(zip(names.split(), chosen, strict=True))


def made_up_value(declared: Any) -> Any:
    if get_origin(declared) is tuple:
        return (made_up_value(get_args(declared)[0]),) * 2
    return 0 if kind_of(declared) else 1
