"""Bots of outsiders: loaded by `module:Class`, and guarded, so that none stops a match.

A bot that fails forfeits the decision: chance makes it, and a line in the log says why. The guard
is against mistakes, not against malice: the bot runs in a process of its own (`apart.py`), but with
all rights of whoever started it.
"""

from __future__ import annotations

import importlib
import inspect
import logging
import operator
import os
import sys
import weakref
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread, current_thread
from time import perf_counter
from typing import Any

from anpfiff.bots.bot import Imagine, Intention, Maker, RandomBot, RandomRacer
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import SEATS, Event, Mistake, Move, Seat, Setup
from anpfiff.core.table import Table

LIMIT_S = 2.0
"""So long a call may take,"""
RACE_LIMIT = 0.1
"""and in a race, where everybody waits for it, this part of that."""
WASTE_S = 5.0
"""If calls that fail have taken so long, the bot is not asked again in this match."""
MOST_CALLS = 30_000
"""So often a bot is asked in one match; far more than any match needs that gets on."""
LATEST_MS = 3_600_000
"""Nobody plans further ahead than an hour."""
PATIENCE_MS = 60_000
"""Who waits so long while nothing changes is moved on: two who wait would wait for ever."""
MOST_OVERDUE = 3
"""So many calls of a bot may still run from earlier matches; then it is not asked any more."""
MOST_LINES = 5
"""So often the same failure of a bot is told in all matches of a process."""
LONGEST_TEXT = 120
GONE = {
    "setup": "a bot gets it as Bot(seat, setup, dice)",
    "now": "a bot gets it in see(view, events, at)",
}
"""What views had in an earlier version, and where it is found instead."""

TOO_LATE = "imagine is for the decision that it was given for"

log = logging.getLogger("anpfiff.bots")
lines: Counter[tuple[str, str]] = Counter()
"""By bot and failure: how often it was told."""
threads: weakref.WeakSet[Thread] = weakref.WeakSet()
"""In which bots are called."""
overdue: defaultdict[str, list[Thread]] = defaultdict(list)
"""By bot: threads whose last call did not come back in time."""


# Finding the class


def is_name(text: str) -> bool:
    """Whether it is written `module:Class`."""
    module, colon, kind = text.partition(":")
    return bool(colon) and kind.isidentifier() and all(map(str.isidentifier, module.split(".")))


def load(name: str, *, races: bool) -> Maker:
    """Whoever makes guarded bots of this class, or a Mistake that says what is wrong with it."""
    return partial(RacerGuard if races else Guard, name=name, kind=hosted(name, races))


def hosted(name: str, races: bool) -> Any:
    """The class, in a process of its own."""
    from anpfiff.bots.apart import Hosted

    return Hosted(name, races)


def find_class(name: str) -> type:
    module_name, _, class_name = name.partition(":")
    module = find_module(name, module_name)
    kind = getattr(module, class_name, None)
    if kind is None:
        known = [key for key, value in vars(module).items() if can_choose(value)]
        raise Mistake(
            "bot-class-missing", bot=name, module=module_name, text=class_name,
            known=", ".join(known) or "–",
        )  # fmt: skip
    if not can_choose(kind):
        raise Mistake("bot-class-wrong", bot=name)
    if is_older(kind):
        raise Mistake("bot-older", bot=name)
    return kind  # type: ignore[no-any-return]


def can_choose(kind: object) -> bool:
    return isinstance(kind, type) and callable(getattr(kind, "choose", None))


def is_older(kind: type) -> bool:
    """Whether it wants a seat and dice only: so bots were made before they got the setup."""
    try:
        signature = inspect.signature(kind)
    except Exception:  # Not every class says what it wants.
        return False
    return takes(signature, 2) and not takes(signature, 3)


def takes(signature: inspect.Signature, number: int) -> bool:
    try:
        signature.bind(*range(number))
    except TypeError:
        return False
    return True


def find_module(name: str, module: str) -> object:
    """Import it, from the current folder first, as `python -m` does."""
    try:
        folder = os.getcwd()
        if folder not in sys.path:
            sys.path.insert(0, folder)
        importlib.invalidate_caches()
        with redirect_stdout(sys.stderr):
            return importlib.import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing and f"{module}.".startswith(f"{missing}."):
            raise Mistake("bot-module-missing", bot=name, module=missing) from None
        raise Mistake("bot-module-fails", bot=name, module=module, detail=told(error)) from None


# Calls that may fail or never come back


class Failure(Exception):
    """Why a call came to nothing: its kind, and a few words."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(kind, text)
        self.kind = kind
        self.text = text


Call = Callable[[], Any]


class Printed:
    """Standard output, but what bots print goes to standard error: figures stay figures."""

    def __init__(self, output: Any) -> None:
        self.output = output

    def write(self, text: str) -> int:
        aside = current_thread() in threads
        return int((sys.stderr if aside else self.output).write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.output, name)


class Aside:
    """A thread for the calls of one bot; it ends when nobody needs it any more."""

    def __init__(self, name: str, limit: Callable[[], float]) -> None:
        self.name = name
        self.limit = limit
        self.wasted = 0.0
        """How long calls took that came to nothing."""
        self.calls: SimpleQueue[Call | None] = SimpleQueue()
        self.answers: SimpleQueue[tuple[Any, Failure | None]] = SimpleQueue()
        self.busy = False
        self.thread = Thread(
            target=serve, args=(self.calls, self.answers), name=f"bot {name}", daemon=True
        )
        threads.add(self.thread)
        if not isinstance(sys.stdout, Printed):
            sys.stdout = Printed(sys.stdout)
        self.thread.start()
        weakref.finalize(self, self.calls.put, None).atexit = False

    def do(self, call: Call) -> Any:
        """What the call gives, or a Failure."""
        if self.busy:
            try:
                self.answers.get_nowait()
            except Empty:
                raise Failure("busy", "is still at it") from None
        self.busy = True
        self.calls.put(call)
        began, limit = perf_counter(), self.limit()
        try:
            value, failure = self.answers.get(timeout=limit)
        except Empty:
            self.wasted += limit
            overdue[self.name].append(self.thread)
            raise Failure("late", f"took longer than {limit:g} s") from None
        self.busy = False
        if failure is not None:
            self.wasted += perf_counter() - began
            raise failure
        return value


def serve(
    calls: SimpleQueue[Call | None], answers: SimpleQueue[tuple[Any, Failure | None]]
) -> None:
    while (call := calls.get()) is not None:
        answers.put(attempt(call))
        del call


def attempt(call: Call) -> tuple[Any, Failure | None]:
    try:
        return call(), None
    except Failure as failure:
        return None, failure.with_traceback(None)
    except BaseException as error:
        return None, Failure("raised", f"raised {told(error)}")


def told(error: BaseException) -> str:
    """The error in one line."""
    try:
        text = " ".join(str(error).split())[:LONGEST_TEXT] + reminder(error)
    except BaseException:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def reminder(error: BaseException) -> str:
    """For bots that were written for an earlier version."""
    if isinstance(error, AttributeError) and error.name in GONE and is_view(error.obj):
        return f" (views have no {error.name} any more: {GONE[error.name]})"
    return ""


def is_view(thing: object) -> bool:
    """Views have no class in common, but all are made of fields, and say whose they are."""
    kind = type(thing)
    return kind.__module__.startswith("anpfiff.games.") and "seat" in getattr(kind, "_fields", ())


def shown(value: object) -> str:
    """The value in a few signs."""
    try:
        text = " ".join(repr(value).split())
    except BaseException:
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_TEXT // 2 else f"{text[: LONGEST_TEXT // 2]}…"


class Lent:
    """`imagine` for one decision: a call that runs on after its time gets no more tables."""

    def __init__(self, imagine: Imagine) -> None:
        self.imagine: Imagine | None = imagine
        self.lock = Lock()

    def __call__(self) -> Table:
        with self.lock:
            if self.imagine is None:
                raise RuntimeError(TOO_LATE)
            return self.imagine()

    def handed(self) -> Any:
        """For another process: what the seat knows, with dice of its own; None: too late."""
        with self.lock:
            return self.imagine and self.imagine.handed()  # type: ignore[attr-defined]

    def take_back(self) -> None:
        with self.lock:
            self.imagine = None


# What sits in the seat


class Guard:
    """An outsider's bot; where it fails, chance decides."""

    imagines = True
    eager = False
    """Whether it hears at once what happened, if it does not say that it heeds it or not,"""
    unsaid = "it hears that when it is asked"
    """and what that means for it."""

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, *, name: str, kind: type) -> None:
        self.seat = seat
        self.setup = setup
        self.name = name
        self.forfeits = 0
        """How many decisions it left to chance,"""
        self.failures: Counter[str] = Counter()
        """and what went wrong how often."""
        self.asked = 0
        self.at = 0
        self.sees = callable(getattr(kind, "see", None))
        self.heeding = callable(getattr(kind, "heeds", None))
        self.chance: Any = self.fallback(FastDice(dice.copy().below(1 << 62)))
        self.bot: Any = None
        running = [thread for thread in overdue[name] if thread.is_alive()]
        if len(running) >= MOST_OVERDUE:
            failure = Failure("overdue", "still runs in earlier matches")
            self.note(kind.__name__, failure, "all its moves are made at random")
            return
        self.aside = Aside(name, self.limit)
        try:
            self.bot = self.aside.do(partial(kind, seat, setup, dice))
        except Failure as failure:
            self.note(kind.__name__, failure, "all its moves are made at random")

    def fallback(self, dice: Dice) -> Any:
        return RandomBot(self.seat, self.setup, dice)

    @staticmethod
    def limit() -> float:
        return LIMIT_S

    def heeds(self, events: Sequence[Event]) -> bool:
        if self.heeding and self.bot is not None:
            try:
                return bool(self.aside.do(partial(heeded, self.bot, own(events))))
            except Failure as failure:
                self.note("heeds", failure, self.unsaid)
        return self.eager

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        self.at = at
        if self.sees and self.bot is not None:
            try:
                self.aside.do(partial(seen, self.bot, view, own(events), at))
            except Failure as failure:
                self.note("see", failure, "it missed that")

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Any:
        self.asked += 1
        if self.bot is not None:
            lent = Lent(imagine)
            call = partial(answered, self.read, self.bot, view, tuple(moves), lent)
            try:
                if self.aside.wasted > WASTE_S:
                    raise Failure("hopeless", f"has failed for {WASTE_S:g} s in this match")
                if self.asked > MOST_CALLS:
                    raise Failure("endless", f"was asked {MOST_CALLS} times in this match")
                return self.aside.do(call)
            except Failure as failure:
                self.note("choose", failure, "a random move is made instead")
            finally:
                lent.take_back()
        self.forfeits += 1
        return self.chance.choose(view, moves, imagine)

    @staticmethod
    def read(answer: object, moves: Sequence[Move]) -> Any:
        return read_move(answer, moves)

    def note(self, what: str, failure: Failure, instead: str) -> None:
        """Count it; tell it once a match, and not in every one of a thousand matches."""
        kind = f"{what} {failure.kind}"
        self.failures[kind] += 1
        if self.failures[kind] > 1 or lines[self.name, kind] >= MOST_LINES:
            return
        lines[self.name, kind] += 1
        time = f", {self.at / 1000:.3f} s" if self.at else ""
        last = " (from now on this is only counted)" if lines[self.name, kind] == MOST_LINES else ""
        log.warning(
            "%s in seat %s, decision %d%s: %s %s; %s%s",
            self.name, SEATS[self.seat], self.asked, time, what, failure.text, instead, last,
        )  # fmt: skip


class RacerGuard(Guard):
    """The same in a game without turns."""

    eager = True
    unsaid = "it is asked"

    def __init__(self, seat: Seat, setup: Setup, dice: Dice, *, name: str, kind: type) -> None:
        super().__init__(seat, setup, dice, name=name, kind=kind)
        self.pending = False
        """Whether it has said when it will act: else it is asked at any rate."""
        self.waits_until: int | None = None

    def fallback(self, dice: Dice) -> Any:
        return RandomRacer(self.seat, self.setup, dice)

    @staticmethod
    def limit() -> float:
        return RACE_LIMIT * LIMIT_S

    def heeds(self, events: Sequence[Event]) -> bool:
        acted = any(event.facts.get("seat") == self.seat for event in events)
        return acted or not self.pending or super().heeds(events)

    def see(self, view: Any, events: Sequence[Event], at: int) -> None:
        if self.waits_until is not None and at >= self.waits_until:
            self.forfeits += 1
            failure = Failure(
                "idle", f"waited for {PATIENCE_MS // 1000} s in which nothing changed"
            )
            self.note("choose", failure, "a random move was made")
        self.waits_until = None
        self.pending = False
        super().see(view, events, at)

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention:
        self.pending = True
        intention: Intention | None = super().choose(view, moves, imagine)
        if intention is not None:
            return intention
        self.waits_until = self.at + PATIENCE_MS
        return PATIENCE_MS, self.chance.choose(view, moves, imagine)[1]

    @staticmethod
    def read(answer: object, moves: Sequence[Move]) -> Intention | None:
        if answer is None:
            return None
        if not isinstance(answer, tuple | list) or len(answer) != 2:
            raise Failure("nonsense", f"answered {shown(answer)} instead of (after_ms, move)")
        ms = whole(answer[0])
        if ms is None or not 0 <= ms <= LATEST_MS:
            raise Failure("nonsense", f"answered {shown(answer)}, and that is no time in ms")
        return ms, read_move(answer[1], moves)


def own(events: Sequence[Event]) -> list[Event]:
    """Facts are shared by all seats; these may be spoilt."""
    return [Event(event.code, dict(event.facts)) for event in events]


Read = Callable[[object, Sequence[Move]], Any]


def answered(read: Read, bot: Any, view: Any, moves: Sequence[Move], imagine: Imagine) -> Any:
    """The answer is read aside, too: its methods may be the outsider's."""
    return read(bot.choose(view, moves, imagine), moves)


def seen(bot: Any, view: Any, events: Sequence[Event], at: int) -> None:
    bot.see(view, events, at)


def heeded(bot: Any, events: Sequence[Event]) -> bool:
    return bool(bot.heeds(events))


def read_move(answer: object, moves: Sequence[Move]) -> Move:
    move = whole(answer)
    if move is None:
        raise Failure("nonsense", f"answered {shown(answer)}, and that is no move")
    if move not in moves:
        raise Failure("illegal", f"answered {shown(move)}, and that is not one of its moves")
    return move


def whole(value: object) -> int | None:
    """A whole number, NumPy's included; True is none."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return int(operator.index(value))
