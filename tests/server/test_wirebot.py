"""The bot of docs/bots.md, as it is printed there: it knows no rules and plays all five games."""

from __future__ import annotations

import ast
import asyncio
import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anpfiff.games import GAMES
from anpfiff.server.client import Client
from tests.server.machine import Machine

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
(SCRIPT,) = [
    block
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    if "WireBot" in block
]


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    machine = Machine(tmp_path_factory.mktemp("wirebot"))
    yield machine
    machine.kill()


def test_it_is_short_and_knows_nothing_of_anpfiff() -> None:
    assert len(SCRIPT.splitlines()) < 150
    imported = {
        name.name.partition(".")[0]
        for node in ast.walk(ast.parse(SCRIPT))
        if isinstance(node, ast.Import)
        for name in node.names
    } | {
        str(node.module).partition(".")[0]
        for node in ast.walk(ast.parse(SCRIPT))
        if isinstance(node, ast.ImportFrom)
    }
    assert imported == {"asyncio", "json", "random", "sys", "websockets"}


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_match_against_a_bot_of_the_server(machine: Machine, game: str) -> None:
    script: dict[str, Any] = {"__name__": "wirebot"}
    exec(compile(SCRIPT, str(PAGE), "exec"), script)
    random.seed(game)
    drawn = io.StringIO()

    async def journey() -> Any:
        host = Client(machine.link, "Ida")
        async with host.connected():
            league = "weltklasse" if GAMES[game].races else "kreisliga"
            code = await host.create(game, league, "open", help=1)
            await host.ask("rise", seat=1)
            bot = await script["play"](machine.link, code, pace=0, show=drawn)
            record = await host.ask("download")
            assert record["is"] == "done", "who looked on can have it"
            await host.ask("close")
            return bot

    bot = asyncio.run(asyncio.wait_for(journey(), 600))
    assert bot.deal["game"] == game
    assert not bot.waiting, "every request has its answer"
    texts = {text for text, _ in bot.deal["moves"].values()}
    offered = re.findall(r"^ *\d+ (.+)$", drawn.getvalue(), re.MULTILINE)
    assert offered
    assert set(offered) <= texts
