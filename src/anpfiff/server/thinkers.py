"""Bots that think for long do so in processes of their own: no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from importlib import import_module

from anpfiff.bots.workers import end_with_parent
from anpfiff.play.seats import Imagination
from anpfiff.play.turns import Decision
from anpfiff.server.logs import note_fault
from anpfiff.server.playing import Decided

LONGEST_S = 10.0
"""So long a decision may take; then somebody quick decides."""
TURN_S = 60.0
"""So long it may wait for its turn, or for the process to begin, which takes a while."""


def think(decision: Decision) -> Decided:
    """In another process: the same choice as in this one."""
    player, view, moves, imagine = decision
    move = player.choose(view, moves, imagine)
    return Decided(move, player, imagine.dice if isinstance(imagine, Imagination) else None)


def be_there() -> None:
    """In another process, when it is free."""


def warm_up() -> None:
    """What takes half a second to load is loaded before anybody waits for it."""
    import_module("scipy.optimize")


def begin_work() -> None:
    end_with_parent()
    warm_up()


class Thinkers:
    """A few processes that are there for all tables. One that breaks costs one decision."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        # Forked from a process with threads, a child may hang: it starts afresh.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=begin_work)

    async def think(self, decision: Decision) -> Decided | None:
        """What the bot chooses; None if it broke or took too long."""
        pool = self.pool
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(loop.run_in_executor(pool, be_there), TURN_S)
            return await asyncio.wait_for(loop.run_in_executor(pool, think, decision), LONGEST_S)
        except (BrokenExecutor, TimeoutError) as error:
            note_fault("thinker-lost", error, logging.WARNING)
            if pool is self.pool:
                self.pool = self.new_pool()
                self.end(pool)
        except Exception as error:  # A bot that errs costs its decision, not the server.
            note_fault("thinker-erred", error)
        return None

    def end(self, pool: ProcessPoolExecutor) -> None:
        """What still thinks in it is given up."""
        processes = [*(pool._processes or {}).values()]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def stop(self) -> None:
        self.end(self.pool)
