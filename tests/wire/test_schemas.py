"""Everything that crosses between a match and a client is plain data with a type."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import msgspec
import pytest

from anpfiff.core.nouns import Setup
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.server.reading import facts_type, setup_type, view_type
from tests.laws.laws import walk
from tests.laws.oracles import oracle_of
from tests.wire.schemas import schemas

STEPS = 120
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@games
def test_schemas_can_be_made_and_name_every_field(game: type[Table]) -> None:
    made = schemas(game)
    assert json.dumps(made)
    for name, component in made["$defs"].items():
        if "prefixItems" in component:
            titles = [place.get("title") for place in component["prefixItems"]]
            assert all(titles), f"{name} has a field without a name"
            assert len(set(titles)) == len(titles)
    view = made["$defs"][view_type(game).__name__]
    assert [place["title"] for place in view["prefixItems"]] == list(view_type(game)._fields)


@games
def test_views_tell_neither_the_setup_nor_the_time(game: type[Table]) -> None:
    assert not {"setup", "now"} & set(view_type(game)._fields)


@games
def test_a_setup_travels_as_it_is(game: type[Table]) -> None:
    for seats in game.players:
        for setting in oracle_of(game).settings:
            setup = game.agree(seats, setting)
            game.phrases(setup)
            again: Any = msgspec.json.decode(msgspec.json.encode(setup), type=setup_type(game))
            assert Setup(*again) == setup
            assert game.phrases(Setup(*again)).texts == game.phrases(setup).texts


@games
def test_views_events_questions_and_offers_travel_as_they_are(game: type[Table]) -> None:
    seats = game.players[-1]
    for setting in oracle_of(game).settings:
        for step in islice(walk(game, setting, seats, 5), STEPS):
            for viewer, update in step.updates.items():
                if update is None:
                    continue
                assert travelled(update.view, view_type(game)) == update.view
                for event in update.events:
                    kind = facts_type(game, event.code, game.told.events[event.code])
                    assert travelled(event.facts, kind) == event.facts
                if update.question is not None:
                    code, facts = update.question
                    kind = facts_type(game, code, game.told.questions[code])
                    assert travelled(facts, kind) == facts
                assert viewer is not None or (update.question, update.moves) == (None, ())


def travelled(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
