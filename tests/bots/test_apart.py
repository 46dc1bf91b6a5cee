"""Outsiders' bots in processes of their own: nothing that they do there stops a match."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from anpfiff.bots import apart, find_bot, outside
from anpfiff.core.nouns import Mistake
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for
from tests.bots.test_outside import deal, folder, fresh, play
from tests.cli.test_cli import home, run

__all__ = ["folder", "fresh", "home"]

BOT = """
import os, re, threading

class Bot:
    def __init__(self, seat, setup, dice):
        self.seat, self.dice = seat, dice
        {made}

    def choose(self, view, moves, imagine):
        {chosen}
        return moves[0]
"""
HOLDS_THE_INTERPRETER = 're.match(r"(a+)+$", "a" * 60 + "b")'
LEAVES_A_THREAD = "threading.Thread(target=threading.Event().wait, daemon=False).start()"


def bot(where: Path, made: str = "pass", chosen: str = "pass", first: str = "") -> str:
    """Its name."""
    (where / "strange.py").write_text(first + BOT.format(made=made, chosen=chosen), "utf-8")
    return "strange:Bot"


@pytest.fixture
def path(home: dict[str, str], tmp_path: Path) -> Path:
    """Where the command line finds modules."""
    home["PYTHONPATH"] = str(tmp_path)
    return tmp_path


def test_whoever_holds_the_interpreter_loses_his_decisions(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = deal("alarm", bot(folder, chosen=HOLDS_THE_INTERPRETER), "random")
    bots = bots_for(match)
    monkeypatch.setattr(outside, "LIMIT_S", 0.01)
    guard = play(match, bots)[0]
    assert guard.forfeits == guard.asked > 1
    assert guard.failures["choose late"] == 1


def test_the_system_ends_who_never_comes_back(folder: Path) -> None:
    name = bot(
        folder,
        first="from anpfiff.bots import apart\n",
        made="apart.LONGEST_CALL_S = 1",
        chosen=HOLDS_THE_INTERPRETER,
    )
    guard = play(deal("alarm", name, "random"))[0]
    assert guard.forfeits == guard.failures["choose gone"] == guard.asked


@pytest.mark.parametrize("first", ["while True: pass\n", "import os; os._exit(0)\n"])
def test_a_module_that_cannot_be_imported_is_a_mistake(
    folder: Path, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "exit" not in first:
        monkeypatch.setattr(apart, "IMPORT_S", 0.5)
    with pytest.raises(Mistake) as mistake:
        find_bot("alarm", bot(folder, first=first))
    assert mistake.value.code == "bot-module-fails"
    detail = mistake.value.facts["detail"]
    assert detail in ("it took longer than 0.5 s", f"it {apart.gone().text}")


@pytest.mark.parametrize("where", ["made", "chosen"])
def test_whoever_ends_his_process_ends_no_match(folder: Path, where: str) -> None:
    guard = play(deal("alarm", bot(folder, **{where: "os._exit(0)"}), "random"))[0]
    assert guard.forfeits == guard.asked > 0
    assert any(kind.endswith("gone") for kind in guard.failures)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("chosen", ["os._exit(0)", LEAVES_A_THREAD, "print('chatter')"])
def test_sim_comes_to_its_end(home: dict[str, str], path: Path, jobs: str, chosen: str) -> None:
    name = bot(path, chosen=chosen)
    done = run(home, "sim", "alarm", "-n", "4", "--seats", f"{name},random", "--jobs", jobs)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "chatter" not in done.stdout


@pytest.mark.parametrize(("game", "different"), [("alarm", 3), ("finale", 1)])
def test_a_bot_imagines_in_its_process_as_it_would_here(
    folder: Path, game: str, different: int
) -> None:
    """Other tables each time, and the same again from the same seed."""
    chosen = "tables = [imagine() for _ in range(3)]; "
    chosen += "assert all(table.view(self.seat) == view for table in tables); "
    chosen += f"assert len(set(map(str, tables))) >= {different}; return self.dice.pick(moves)"
    name = bot(folder, chosen=chosen)
    logs = []
    for _ in range(2):
        match = deal(game, name, "random")
        assert play(match)[0].failures == {}
        logs.append(list(match.log))
    assert logs[0] == logs[1]


def test_processes_are_used_again(folder: Path) -> None:
    name = bot(folder)
    for _ in range(3):
        play(deal("alarm", name, name))
    gc.collect()
    (processes,) = apart.idle.values()
    assert len(processes) == 2


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_of_every_game_reach_it(folder: Path, game: str) -> None:
    answer = "return 500 + self.dice.below(900), self.dice.pick(moves)"
    see = """
    def see(self, view, events, at):
        assert events is not None and view.seat == self.seat

    def heeds(self, events):
        return True
"""
    name = bot(folder, chosen=answer if GAMES[game].races else "return self.dice.pick(moves)")
    (folder / "strange.py").write_text((folder / "strange.py").read_text() + see)
    guard = play(deal(game, name, "random"))[0]
    assert guard.failures == {}
