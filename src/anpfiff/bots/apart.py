"""Outsiders' bots in processes of their own: whatever they do there, this one goes on.

Orders go there as pickles; answers come back as JSON, so that nothing in them can do anything here.
"""

from __future__ import annotations

import atexit
import json
import os
import pickle
import signal
import subprocess
import sys
import weakref
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any

from anpfiff.bots.outside import (
    TOO_LATE,
    Aside,
    Failure,
    Guard,
    Lent,
    RacerGuard,
    Read,
    answered,
    attempt,
    find_class,
    heeded,
    seen,
)
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Mistake, Move, Seat, Setup, plain
from anpfiff.core.table import Table

IMPORT_S = 20.0
"""So long it may take to import an outsider's module."""
LONGEST_CALL_S = 10
"""After so long the system ends a process whose bot has not come back, whatever it is at."""
START = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from anpfiff.bots.apart import serve
serve(*sys.argv[2:])
"""


# Here


class Packer(pickle.Pickler):
    """Writes orders; the setup, which can be large and is in all that is imagined, goes once."""

    def __init__(self, file: Any, setup: object) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_id(self, thing: object) -> str | None:
        return "setup" if thing is self.setup else None


class Process:
    """A process with an outsider's module in it. It plays one seat at a time."""

    def __init__(self, name: str, races: bool) -> None:
        self.busy = False
        self.setup: object = self
        """What is not sent again."""
        path = json.dumps(sys.path)
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", START, path, name, "races" if races else "turns"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for us.
        )
        processes.add(self)
        Thread(target=hand_on, args=(self.process.stderr,), daemon=True).start()

    def tell(self, *order: Any) -> None:
        assert self.process.stdin is not None
        try:
            Packer(self.process.stdin, self.setup).dump(order)
            self.process.stdin.flush()
        except OSError:
            raise gone() from None

    def hear(self) -> Any:
        assert self.process.stdout is not None
        try:
            return json.loads(self.process.stdout.readline())
        except ValueError:
            raise gone() from None

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()


def gone() -> Failure:
    return Failure("gone", "has ended its process, or took too long for it")


def hand_on(printed: Any) -> None:
    """What bots print goes to standard error."""
    with printed:
        for line in printed:
            print(plain(line.decode(errors="replace").rstrip("\n")), file=sys.stderr)


Key = tuple[object, ...]
processes: weakref.WeakSet[Process] = weakref.WeakSet()
idle: defaultdict[Key, list[Process]] = defaultdict(list)
"""By bot, and by who started them: processes that have nothing to do,"""
known: dict[Key, dict[str, Any]] = {}
"""and what the class is like."""


def key_of(name: str, races: bool) -> Key:
    """A copy of this process has their pipes, too, but they are not its own."""
    return os.getpid(), os.getcwd(), name, races


@atexit.register
def end_all() -> None:
    for process in list(processes):
        process.process.kill()


def begun(name: str, races: bool) -> tuple[Process, dict[str, Any]]:
    """A process that has imported the bot, and what it says of it; or a Mistake."""
    process = Process(name, races)
    try:
        said = Aside(name, lambda: IMPORT_S).do(process.hear)
    except Failure as failure:
        process.end()
        module = name.partition(":")[0]
        detail = f"it {failure.text}"
        raise Mistake("bot-module-fails", bot=name, module=module, detail=detail) from None
    if "mistake" in said:
        process.end()
        raise Mistake(said["mistake"], **said["facts"])
    return process, said


def borrowed(name: str, races: bool) -> Process:
    key = key_of(name, races)
    if idle[key]:
        return idle[key].pop()
    process, known[key] = begun(name, races)
    return process


def give_back(key: Key, processes: Sequence[Process]) -> None:
    for process in processes:
        if process.busy or process.process.poll() is not None:
            process.end()
        else:
            idle[key].append(process)


class Hosted:
    """An outsider's class, as the guard uses it: imported elsewhere, and found good."""

    def __init__(self, name: str, races: bool) -> None:
        self.name = name
        self.races = races
        # It takes longer to start a process than a bot may take to be made.
        self.spare = [borrowed(name, races)]
        self.key = key_of(name, races)
        weakref.finalize(self, give_back, self.key, self.spare)
        self.__name__ = known[self.key]["name"]
        self.see = print if known[self.key]["see"] else None
        self.heeds = print if known[self.key]["heeds"] else None

    def __call__(self, seat: Seat, setup: Setup, dice: Dice) -> Seated:
        process = self.spare.pop() if self.spare else borrowed(self.name, self.races)
        return Seated(self.key, process, seat, setup, dice)


class Seated:
    """A bot that sits in a process of its own."""

    def __init__(self, key: Key, process: Process, seat: Seat, setup: Setup, dice: Dice) -> None:
        self.process = process
        weakref.finalize(self, give_back, key, [process])
        process.setup = process
        self.ask(None, "make", seat, setup, dice)
        process.setup = setup

    def heeds(self, events: Sequence[Event]) -> Any:
        return self.ask(None, "heeds", events)

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.ask(None, "see", view, events, at)

    def choose(self, view: Any, moves: Sequence[Move], imagine: Lent) -> Any:
        return self.ask(imagine, "choose", view, moves)

    def ask(self, imagine: Lent | None, *order: Any) -> Any:
        process = self.process
        process.busy = True
        process.tell(*order)
        while (said := process.hear()) == "imagine":
            process.tell(imagine and imagine.handed())
        process.busy = False
        answer, failure = said
        if failure is not None:
            raise Failure(*failure)
        return answer


# There


class Server:
    """Does in the other process what is ordered here."""

    def __init__(self) -> None:
        # What bots print must not come between the answers, and they have nothing to read.
        self.orders = os.fdopen(os.dup(0), "rb")
        self.answers = os.fdopen(os.dup(1), "w", encoding="ascii")
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        self.setup: Any = None
        self.bot: Any = None

    def say(self, answer: Any) -> None:
        self.answers.write(f"{json.dumps(answer)}\n")
        self.answers.flush()

    def order(self) -> Any:
        return Unpacker(self.orders, self.setup).load()

    def run(self, name: str, races: bool) -> None:
        try:
            kind = find_class(name)
        except Mistake as mistake:
            self.say({"mistake": mistake.code, "facts": mistake.facts})
            return
        has = {method: callable(getattr(kind, method, None)) for method in ("see", "heeds")}
        self.say({"name": kind.__name__, **has})
        read = RacerGuard.read if races else Guard.read
        while True:
            try:
                what, *given = self.order()
            except EOFError:
                return
            limit(LONGEST_CALL_S)
            value, failure = attempt(partial(self.obey, kind, read, what, given))
            limit(0)
            self.say([value, failure and [failure.kind, failure.text]])

    def obey(self, kind: type, read: Read, what: str, given: list[Any]) -> Any:
        if what == "make":
            _, self.setup, _ = given
            self.bot = kind(*given)
        elif what == "see":
            seen(self.bot, *given)
        elif what == "heeds":
            return heeded(self.bot, *given)
        else:
            view, moves = given
            return answered(read, self.bot, view, moves, Imagining(self))
        return None


class Unpacker(pickle.Unpickler):
    """The inverse of Packer."""

    def __init__(self, file: Any, setup: object) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_load(self, name: str) -> object:
        return self.setup


class Imagining:
    """`imagine` in the other process: what the seat knows is fetched when it is first wanted."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.imagination: Any = None

    def __call__(self) -> Table:
        if self.imagination is None:
            self.server.say("imagine")
            (self.imagination,) = self.server.order()
            if self.imagination is None:
                raise RuntimeError(TOO_LATE)
        table: Table = self.imagination()
        return table


def limit(seconds: int) -> None:
    """The system keeps it, so it holds even where the interpreter does not come to its senses."""
    if hasattr(signal, "alarm"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)


def serve(name: str, kind_of_game: str) -> None:
    Server().run(name, kind_of_game == "races")
    os._exit(0)  # A thread that was left behind must not keep it alive.
