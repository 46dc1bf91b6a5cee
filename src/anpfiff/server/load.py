"""`anpfiff load`: many tables of people who press whatever they may, over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from ipaddress import ip_address
from time import monotonic

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.server.client import Client

WATCHERS = 2
"""Beside the two who play, so that every table has four connections."""


@dataclass
class Load:
    """How much was done, and how long answers took."""

    moves: int = 0
    refused: int = 0
    matches: int = 0
    times: list[float] = field(default_factory=list)
    """In ms, from a request to its answer."""

    def quantile(self, share: float) -> float:
        times = sorted(self.times)
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def check_here(host: str) -> None:
    """This machine only, unless somebody says that the other one is his."""
    try:
        here = host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here:
        raise Mistake("load-elsewhere", host=host)


async def load(link: str, game: str, tables: int, seconds: float) -> Load:
    """So many tables at once, for so long, or why one of them cannot be played at."""
    found = Load()
    end = monotonic() + seconds
    try:
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(play_at_a_table(link, game, number, end, found))
    except ExceptionGroup as failures:
        raise failures.exceptions[0] from None
    return found


async def play_at_a_table(link: str, game: str, number: int, end: float, found: Load) -> None:
    host, guest, *watchers = (Client(link, f"{number}-{place}") for place in range(2 + WATCHERS))
    async with AsyncExitStack() as stack:
        for one in (host, guest, *watchers):
            await stack.enter_async_context(one.connected())
            await one.arrive(link)
        code = await host.create(game, "open", "open", help=1)
        await guest.enter(code)
        for watcher in watchers:
            await watcher.enter(code, watch=True)
        await asyncio.gather(host.ask("ready"), guest.ask("ready"))
        players = [act_until(one, end, found, place) for place, one in enumerate((host, guest))]
        await asyncio.gather(*players)
        await host.ask("close")


async def act_until(client: Client, end: float, found: Load, place: int) -> None:
    """Whatever is offered, one after the other; after the end, again."""
    dice = FastDice(client.guest)
    while (left := end - monotonic()) > 0:
        offered = client.moves() if client.room.get("phase") == "playing" else []
        if offered:
            seat, move = dice.pick(offered)
            began = monotonic()
            answer = await client.act(seat, move)
            found.times.append(1000 * (monotonic() - began))
            found.moves += answer["is"] == "done"
            found.refused += answer["is"] == "refused"
            continue
        if client.room.get("phase") == "over":
            what = {"what": "rematch"}
            if place == 0:
                found.matches += 1
                await client.ask("propose", **what)
            elif client.room.get("proposals"):
                await client.ask("consent", agree=True, **what)
        try:
            await asyncio.wait_for(client.news(), left)
        except TimeoutError:
            return
