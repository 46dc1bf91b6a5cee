"""Bots that think for long, in processes of their own: the same moves, and nobody waits."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anpfiff.server.playing import BOT_MS, Decided, Playing, Thought
from anpfiff.server.thinkers import Thinkers, think
from tests.server.hall import Client, Hall

FOR_EVER = 600


class Breaks:
    """A bot that takes its process with it."""

    def choose(self, view: Any, moves: Any, imagine: Any) -> int:
        os._exit(3)


class Errs:
    def choose(self, view: Any, moves: Any, imagine: Any) -> int:
        raise ZeroDivisionError


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    """On a busy machine a process may need longer to start than a table would wait."""
    monkeypatch.setattr("anpfiff.server.thinkers.LONGEST_S", FOR_EVER)
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.stop()


def playing(hall: Hall, client: Client) -> Playing:
    found = hall.lobby.rooms[client.code].playing
    assert found is not None
    return found


def play(hall: Hall, game: str, *, moves: int, elsewhere: bool) -> list[str]:
    """The log of a match against a bot that thinks, here or handed out."""
    hall.lobby.elsewhere = elsewhere
    ida = hall.client("Ida")
    ida.create(game, "open", "weltklasse")
    ida.ask("ready")
    handed_out = 0
    while len(playing(hall, ida).match.log) < moves:
        for code, number, thought in hall.lobby.thoughts:
            handed_out += 1
            hall.lobby.decide(code, number, thought, think(thought.decision))
        hall.lobby.thoughts = []
        hall.pump()
        if not hall.lobby.thoughts and ida.play() is None:
            hall.next()
    assert bool(handed_out) == elsewhere
    return [f"{line.seat} {line.text}" for line in playing(hall, ida).match.log][:moves]


@pytest.mark.parametrize(("game", "moves"), [("alarm", 10), ("finale", 40)])
def test_the_same_moves_as_in_the_loop(tmp_path: Path, game: str, moves: int) -> None:
    here = play(Hall(tmp_path / "here.db"), game, moves=moves, elsewhere=False)
    there = play(Hall(tmp_path / "there.db"), game, moves=moves, elsewhere=True)
    assert sorted(here) == sorted(there) if game == "finale" else here == there


def test_the_server_itself_never_loads_what_thinkers_need() -> None:
    """SciPy is larger than all the rest of a server, and half a second long in its way."""
    loaded = subprocess.run([sys.executable, "-m", "tests.server.squads"], check=False, timeout=300)
    assert loaded.returncode == 0


def thought_of(hall: Hall) -> Thought:
    hall.lobby.elsewhere = True
    ida = hall.client("Ida")
    ida.create("alarm", "open", "weltklasse")
    ida.ask("ready")
    while not hall.lobby.thoughts:
        if ida.play() is None:
            hall.next()
    return hall.lobby.thoughts[0][2]


def test_another_process_chooses_the_same(tmp_path: Path, thinkers: Thinkers) -> None:
    decision = thought_of(Hall(tmp_path / "a.db")).decision
    decided = asyncio.run(thinkers.think(decision))
    assert decided is not None
    assert decided.move == think(decision).move


def test_a_thinker_that_takes_too_long_costs_one_decision(
    tmp_path: Path, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = thought_of(Hall(tmp_path / "a.db")).decision

    async def two() -> list[Decided | None]:
        with monkeypatch.context() as hasty:
            hasty.setattr("anpfiff.server.thinkers.LONGEST_S", 0)
            first = await thinkers.think(decision)
        return [first, await thinkers.think(decision)]

    first, second = asyncio.run(two())
    assert first is None
    assert second is not None


@pytest.mark.parametrize("bot", [Breaks(), Errs()])
def test_a_broken_thinker_costs_one_decision(
    tmp_path: Path, thinkers: Thinkers, bot: object
) -> None:
    hall = Hall(tmp_path / "a.db")
    thought = thought_of(hall)
    decision = thought.decision

    async def two() -> list[Decided | None]:
        first = await thinkers.think(decision._replace(player=bot))  # type: ignore[arg-type]
        return [first, await thinkers.think(decision)]

    first, second = asyncio.run(two())
    assert first is None
    assert second is not None
    code, number, _ = hall.lobby.thoughts[0]
    match = hall.lobby.rooms[code].playing.match  # type: ignore[union-attr]
    logged = len(match.log)
    hall.lobby.decide(code, number, thought, first)
    hall.next()
    assert len(match.log) == logged + 1
    hall.lobby.decide(code, number, thought, second)
    assert len(match.log) == logged + 1, "a thought that comes late changes nothing"


def test_how_long_a_bot_has_thought_shows_to_nobody(tmp_path: Path) -> None:
    """That would tell how much there was to think about in its hand."""
    heard = []
    for number, seconds in enumerate((0.0, 0.09, 1.1)):
        hall = Hall(tmp_path / f"{number}.db")
        thought_of(hall)
        code, match, thought = hall.lobby.thoughts.pop()
        (ida,) = hall.clients.values()
        asked_at = hall.clock.now
        hall.advance(seconds)
        hall.lobby.decide(code, match, thought, think(thought.decision))
        hall.pump()
        assert hall.next()
        heard.append((ida.frames, round(hall.clock.now - asked_at, 3)))
    assert heard[0] == heard[1] == heard[2]
    assert heard[0][1] == BOT_MS / 1000


def test_a_bot_that_thinks_for_too_long_moves_when_it_is_ready(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "a.db")
    thought_of(hall)
    code, number, thought = hall.lobby.thoughts.pop()
    (ida,) = hall.clients.values()
    logged = len(playing(hall, ida).match.log)
    hall.advance(5)
    hall.lobby.decide(code, number, thought, think(thought.decision))
    assert len(playing(hall, ida).match.log) == logged + 1


def test_nobody_moves_in_a_pause_whatever_he_has_thought_of(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "a.db")
    thought_of(hall)
    code, number, thought = hall.lobby.thoughts.pop()
    (ida,) = hall.clients.values()
    logged = len(playing(hall, ida).match.log)
    hall.advance(5)
    assert ida.ask("propose", what="pause")["is"] == "done"
    hall.lobby.decide(code, number, thought, think(thought.decision))
    assert len(playing(hall, ida).match.log) == logged
    ida.ask("propose", what="go-on")
    assert len(playing(hall, ida).match.log) == logged + 1


def test_a_thought_about_what_was_taken_back_is_no_thought_about_what_came_then(
    tmp_path: Path,
) -> None:
    hall = Hall(tmp_path / "a.db")
    thought_of(hall)
    (ida,) = hall.clients.values()
    match = playing(hall, ida).match
    while True:  # Until something can be taken back, and something else be done.
        code, number, thought = hall.lobby.thoughts.pop()
        if ida.ask("propose", what="undo", seat=0)["is"] == "done" and len(ida.moves()) > 1:
            break
        hall.lobby.decide(code, number, thought, think(thought.decision))
        while not hall.lobby.thoughts:
            if ida.play() is None:
                hall.next()
    assert match.result() is None
    ida.play()
    logged = len(match.log)
    hall.lobby.decide(code, number, thought, think(thought.decision))
    hall.advance(5)
    assert len(match.log) == logged
