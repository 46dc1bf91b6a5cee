"""Bots of outsiders: found by name, and harmless when they break."""

from __future__ import annotations

import itertools
import logging
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event as Signal
from types import ModuleType
from typing import Any

import pytest

from anpfiff.bots import apart, find_bot, outside
from anpfiff.bots.bot import RandomBot, RandomRacer
from anpfiff.bots.outside import (
    Failure,
    Guard,
    Lent,
    RacerGuard,
    find_class,
    shown,
    told,
    whole,
)
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for
from anpfiff.sim.run import Plan, Tally, play_through, tallies

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
Choose = Callable[[Sequence[int]], Any]
SETUP = GAMES["alarm"].agree(2)
LIMIT_S = outside.LIMIT_S


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is kept for a whole process: nothing of another test.

    Whoever is not late on purpose has as much time as a busy machine takes.
    """
    monkeypatch.setattr(outside, "LIMIT_S", 600)
    monkeypatch.setattr(apart, "IMPORT_S", 600)
    outside.lines.clear()
    outside.overdue.clear()
    yield
    outside.lines.clear()
    outside.overdue.clear()
    for process in list(apart.processes):
        process.end()
    apart.idle.clear()
    apart.known.clear()


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Put classes into a module `guests` of this process: the guard treats them all alike."""

    def into_module(**kinds: object) -> None:
        module = ModuleType("guests")
        vars(module).update(kinds)
        monkeypatch.setitem(sys.modules, "guests", module)
        monkeypatch.setattr(outside, "hosted", lambda name, races: find_class(name))

    return into_module


def deal(game: str, *bots: str, seed: int = 5) -> Match:
    return Match(GAMES[game], GAMES[game].agree(len(bots)), f"fast {seed}", bots)


def play(match: Match, bots: list[Any] | None = None) -> list[Any]:
    bots = bots or bots_for(match)
    play_through(match, bots)
    assert match.result() is not None
    return bots


def choosing(choose: Choose) -> type:
    class Guest:
        def __init__(self, seat: int, setup: Any, dice: Any) -> None:
            self.seat, self.setup, self.dice = seat, setup, dice

        def choose(self, view: Any, moves: Sequence[int], imagine: Any) -> Any:
            return choose(moves)

    return Guest


def raising(error: BaseException) -> Choose:
    def choose(moves: Sequence[int]) -> Any:
        raise error

    return choose


def deeper(moves: Sequence[int]) -> Any:
    return deeper(moves)


class Nasty:
    """Whatever is done with it fails."""

    def __repr__(self) -> str:
        raise SystemExit

    def __index__(self) -> int:
        raise KeyError("no number")


BROKEN: dict[str, Choose] = {
    "an error": raising(ZeroDivisionError("division by zero")),
    "an error without words": raising(AssertionError()),
    "an exit": raising(SystemExit(3)),
    "an interrupt of its own": raising(KeyboardInterrupt()),
    "a recursion": deeper,
    "an illegal move": lambda moves: 10_000,
    "a negative move": lambda moves: -1,
    "a text": lambda moves: "7",
    "True": lambda moves: True,
    "a class": lambda moves: Nasty,
    "a nasty thing": lambda moves: Nasty(),
}
BROKEN_TURN: dict[str, Choose] = {
    **BROKEN,
    "None": lambda moves: None,
    "a float": lambda moves: float(moves[0]),
    "a tuple": lambda moves: (100, moves[0]),
}
BROKEN_RACE: dict[str, Choose] = {
    **BROKEN,
    "no time": lambda moves: moves[0],
    "three things": lambda moves: (100, moves[0], 1),
    "a negative time": lambda moves: (-1, moves[0]),
    "an absurd time": lambda moves: (10**30, moves[0]),
    "a float time": lambda moves: (float("inf"), moves[0]),
    "a text time": lambda moves: ("100", moves[0]),
    "True as time": lambda moves: (True, moves[0]),
    "an illegal move in time": lambda moves: (100, 10_000),
    "no move in time": lambda moves: (100, None),
    "a nasty time": lambda moves: (Nasty(), moves[0]),
}
CASES = [*(("alarm", name) for name in BROKEN_TURN), *(("elfmeter", name) for name in BROKEN_RACE)]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_broken_bot_forfeits_every_decision_and_says_so_once(
    game: str, name: str, offer: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    broken = BROKEN_RACE if GAMES[game].races else BROKEN_TURN
    offer(Broken=choosing(broken[name]))
    match = deal(game, "guests:Broken", "random")
    guard = play(match)[0]
    assert guard.forfeits == guard.asked == guard.failures.total() > 0
    (line,) = caplog.messages
    assert line.startswith("guests:Broken in seat A, decision 1: choose ")
    assert line.endswith("; a random move is made instead")
    assert "\n" not in line
    assert caplog.records[0].name == "anpfiff.bots"
    assert caplog.records[0].levelno == logging.WARNING
    assert caplog.records[0].exc_info is None


@pytest.mark.parametrize(("game", "broken"), [("alarm", BROKEN_TURN), ("elfmeter", BROKEN_RACE)])
def test_chance_plays_the_same_however_a_bot_breaks(
    game: str, broken: dict[str, Choose], offer: Callable[..., None]
) -> None:
    logs = []
    for name in ("an error", "a text", "an illegal move"):
        offer(Broken=choosing(broken[name]))
        match = deal(game, "guests:Broken", "random")
        play(match)
        logs.append(list(match.log))
    assert logs[0] == logs[1] == logs[2]


@pytest.mark.parametrize("game", ["alarm", "elfmeter"])
def test_a_bot_that_never_comes_back_loses_its_decisions_at_once(
    game: str,
    offer: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    release = Signal()
    offer(Stuck=choosing(lambda moves: release.wait() and moves[0]))
    match = deal(game, "guests:Stuck", "random")
    bots = bots_for(match)
    monkeypatch.setattr(outside, "LIMIT_S", 0.01)
    try:
        guard = play(match, bots)[0]
    finally:
        release.set()
    assert guard.forfeits == guard.asked > 1
    assert guard.failures == {"choose late": 1, "choose busy": guard.asked - 1}
    assert [line.split("choose ")[1] for line in caplog.messages] == [
        f"took longer than {guard.limit():g} s; a random move is made instead",
        "is still at it; a random move is made instead",
    ]


@pytest.mark.parametrize("method", ["__init__", "see", "heeds"])
def test_no_method_may_take_for_ever(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    release = Signal()

    def stuck(self: object, *rest: object) -> None:
        release.wait()

    kind = type("Stuck", (choosing(lambda moves: (100, moves[0])),), {method: stuck})
    usual = outside.LIMIT_S
    try:
        monkeypatch.setattr(outside, "LIMIT_S", 0.01 if method == "__init__" else usual)
        guard = RacerGuard(0, SETUP, FastDice(1), name="guests:Stuck", kind=kind)
        if method == "heeds":
            guard.choose(None, (3,), GAMES["alarm"])
        monkeypatch.setattr(outside, "LIMIT_S", 0.01)
        if method == "heeds":
            assert guard.heeds([])
        guard.see(None, [], 0)
        assert guard.choose(None, (3,), GAMES["alarm"])[1] == 3
        assert guard.forfeits == 1
        assert f"{'Stuck' if method == '__init__' else method} late" in guard.failures
    finally:
        release.set()


def test_a_match_leaves_no_thread_behind(offer: Callable[..., None]) -> None:
    offer(Mine=choosing(lambda moves: moves[0]))
    threads = [guard.aside.thread for guard in play(deal("alarm", "guests:Mine", "guests:Mine"))]
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


def test_a_late_answer_is_thrown_away_and_then_the_bot_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    release = Signal()
    answers = iter([3, 4])

    def choose(moves: Sequence[int]) -> int:
        release.wait()
        return next(answers)

    guard = Guard(0, SETUP, FastDice(1), name="guests:Slow", kind=choosing(choose))
    with monkeypatch.context() as patch:
        patch.setattr(outside, "LIMIT_S", 0.01)
        guard.choose(None, (3, 4), GAMES["alarm"])
    assert guard.forfeits == 1
    release.set()
    late = guard.aside.answers.get(timeout=600)
    assert late == (3, None)
    guard.aside.answers.put(late)
    assert guard.choose(None, (3, 4), GAMES["alarm"]) == 4
    assert guard.forfeits == 1


def test_after_its_time_a_bot_gets_no_more_tables() -> None:
    kept: list[Any] = []

    class Keeper:
        def __init__(self, seat: int, setup: Any, dice: Any) -> None:
            pass

        def choose(self, view: Any, moves: Sequence[int], imagine: Any) -> int:
            kept.append(imagine)
            assert imagine() == "a table"
            return moves[0]

    guard = Guard(0, SETUP, FastDice(1), name="guests:Keeper", kind=Keeper)
    assert guard.choose(None, (3,), lambda: "a table") == 3  # type: ignore[arg-type,return-value]
    assert isinstance(kept[0], Lent)
    with pytest.raises(RuntimeError):
        kept[0]()


def test_bots_that_hang_in_match_after_match_are_not_asked_any_more(
    offer: Callable[..., None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    release = Signal()
    offer(Stuck=choosing(lambda moves: release.wait() and moves[0]))
    try:
        for _ in range(outside.MOST_OVERDUE):
            guard = find_bot("alarm", "guests:Stuck")(0, SETUP, FastDice(1))
            with monkeypatch.context() as patch:
                patch.setattr(outside, "LIMIT_S", 0.01)
                guard.choose(None, (3,), GAMES["alarm"])
            assert guard.failures == {"choose late": 1}
        guard = find_bot("alarm", "guests:Stuck")(0, SETUP, FastDice(1))
        assert guard.choose(None, (3,), GAMES["alarm"]) == 3
        assert guard.forfeits == 1
        assert "still runs in earlier matches" in caplog.messages[-1]
    finally:
        release.set()


@pytest.mark.parametrize("game", ["alarm", "elfmeter"])
@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(1), RecursionError()])
def test_a_bot_that_cannot_be_made(
    game: str,
    error: BaseException,
    offer: Callable[..., None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Unmade:
        def __init__(self, seat: int, setup: Any, dice: Any) -> None:
            raise error

        def choose(self, view: Any, moves: Sequence[int], imagine: Any) -> int:
            raise AssertionError("nobody should ask")

    offer(Unmade=Unmade)
    guard = play(deal(game, "random", "guests:Unmade"))[1]
    assert guard.forfeits == guard.asked > 0
    (line,) = caplog.messages
    assert line.startswith("guests:Unmade in seat B, decision 0: Unmade raised ")
    assert line.endswith("all its moves are made at random")


@pytest.mark.parametrize("game", ["alarm", "elfmeter"])
def test_a_bot_that_cannot_see_still_chooses(
    game: str, offer: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    races = GAMES[game].races

    dice = FastDice(1)

    def choose(moves: Sequence[int]) -> Any:
        return (500, dice.pick(moves)) if races else moves[-1]

    class Blind(choosing(choose)):  # type: ignore[misc]
        def see(self, view: Any, events: Any, at: int) -> None:
            raise SystemExit("blind")

        def heeds(self, events: Any) -> bool:
            raise RecursionError

    offer(Blind=Blind)
    guard = play(deal(game, "guests:Blind", "random"))[0]
    assert guard.forfeits == 0
    assert guard.failures["see raised"] > 1
    assert guard.failures["heeds raised"] > 1
    assert len(caplog.messages) == 2
    assert "see raised SystemExit: blind; it missed that" in caplog.text


@pytest.mark.parametrize("game", ["alarm", "elfmeter"])
def test_a_bot_that_was_written_for_other_views_is_told_so(
    game: str, offer: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    class Older(choosing(lambda moves: None)):  # type: ignore[misc]
        def see(self, view: Any, events: Any, at: int) -> None:
            assert view.now == at

        def choose(self, view: Any, moves: Sequence[int], imagine: Any) -> Any:
            return view.setup.seats

    offer(Older=Older)
    guard = play(deal(game, "guests:Older", "random"))[0]
    assert guard.forfeits == guard.asked > 0
    see, choose = caplog.messages
    assert see.endswith(
        "has no attribute 'now' (views have no now any more: "
        "a bot gets it in see(view, events, at)); it missed that"
    )
    assert choose.endswith(
        "has no attribute 'setup' (views have no setup any more: "
        "a bot gets it as Bot(seat, setup, dice)); a random move is made instead"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["setup", "now"])
def test_what_views_have_no_more_is_the_same_in_every_game(game: str, name: str) -> None:
    view = GAMES[game](GAMES[game].agree(2), FastDice(1)).view(0)
    with pytest.raises(AttributeError) as error:
        getattr(view, name)
    assert f"views have no {name} any more" in told(error.value)


def test_what_something_else_lacks_has_nothing_to_do_with_views() -> None:
    view = GAMES["alarm"](SETUP, FastDice(1)).view(0)
    for thing, name in ((object(), "setup"), (SETUP, "now"), (view, "hands_up")):
        with pytest.raises(AttributeError) as error:
            getattr(thing, name)
        assert "any more" not in told(error.value)
    assert told(AttributeError("no", name=["setup"], obj=view)) == "AttributeError"  # type: ignore[arg-type]


def test_a_bot_gets_the_setup_of_its_match(offer: Callable[..., None]) -> None:
    made: list[Any] = []

    class Mine(choosing(lambda moves: moves[0])):  # type: ignore[misc]
        def __init__(self, *given: Any) -> None:
            made.append(given)

    offer(Mine=Mine)
    match = deal("alarm", "random", "guests:Mine")
    play(match)
    ((seat, setup, dice),) = made
    assert (seat, setup) == (1, match.setup)
    assert isinstance(dice, FastDice)


class Listener(choosing(lambda moves: moves[0])):  # type: ignore[misc]
    """Notes what it is told, and whenever it is asked."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.notes: list[Any] = []

    def see(self, view: Any, events: Any, at: int) -> None:
        assert events
        self.notes.append([event.code for event in events])

    def choose(self, view: Any, moves: Sequence[int], imagine: Any) -> Any:
        self.notes.append("asked")
        return moves[0]


class Eager(Listener):
    def heeds(self, events: Any) -> bool:
        return True


class Picky(Listener):
    """Wants to hear at once of cards that are laid down."""

    def heeds(self, events: Any) -> bool:
        return any(event.code == "discard" for event in events)


@pytest.mark.parametrize("kind", [Listener, Eager, Picky])
def test_in_games_with_turns_a_bot_hears_what_happened_when_it_is_asked_or_at_once(
    kind: type, offer: Callable[..., None]
) -> None:
    offer(Kind=kind)
    match = deal("alarm", "random", "guests:Kind", "random")
    guard = play(match)[1]
    assert guard.failures == {}
    notes = guard.bot.notes
    heard = [note for note in notes if note != "asked"]
    assert [*itertools.chain(*heard)] == [event.code for event in match.history(1)]
    twice = [pair for pair in itertools.pairwise(notes) if "asked" not in pair]
    if kind is Listener:  # Only before it is asked, and at the end.
        assert not twice
    else:
        assert len(twice) > 5
        assert all(codes.count("discard") <= 1 for codes in heard)


def test_whoever_does_not_say_what_it_heeds() -> None:
    guards = [
        kind(0, SETUP, FastDice(1), name="guests:Kind", kind=Listener)
        for kind in (Guard, RacerGuard)
    ]
    events = [Event("discard", {"seat": 1, "card": 3})]
    assert [guard.heeds(events) for guard in guards] == [False, True]


def test_what_a_bot_does_to_its_events_stays_with_it(offer: Callable[..., None]) -> None:
    class Vandal(choosing(lambda moves: moves[0])):  # type: ignore[misc]
        def see(self, view: Any, events: Any, at: int) -> None:
            for event in events:
                event.facts.clear()

    class Polite(choosing(lambda moves: moves[0])):  # type: ignore[misc]
        pass

    offer(Vandal=Vandal, Polite=Polite)
    logs = []
    for name in ("guests:Vandal", "guests:Polite"):
        match = deal("alarm", name, "greedy", "greedy")
        assert play(match)[0].failures == {}
        logs.append(list(match.log))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("heeds", [True, False])
def test_racers_who_wait_for_each_other_are_moved_on(
    heeds: bool, offer: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    class Waiting(choosing(lambda moves: None)):  # type: ignore[misc]
        def heeds(self, events: Any) -> bool:
            return heeds

    offer(Waiting=Waiting)
    names = ("guests:Waiting", "guests:Waiting")
    patient = GAMES["elfmeter"].agree(2, {"attempt_ms": "0"})
    guards = play(Match(GAMES["elfmeter"], patient, "fast 5", names))
    assert all(guard.failures["choose idle"] == guard.forfeits > 0 for guard in guards)
    assert "waited for 60 s in which nothing changed; a random move was made" in caplog.text


def test_where_the_rules_do_not_wait_for_anybody_racers_may(offer: Callable[..., None]) -> None:
    """Elfmeter! goes on without them."""
    offer(Waiting=choosing(lambda moves: None))
    guards = play(deal("elfmeter", "guests:Waiting", "guests:Waiting"))
    assert [guard.forfeits for guard in guards] == [0, 0]


@pytest.mark.parametrize("game", ["rotweiss", "rotblau"])
def test_a_racer_who_gets_nowhere_is_stopped(
    game: str, offer: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At no time at all it does the same again and again: time itself would stand still."""
    monkeypatch.setattr(outside, "MOST_CALLS", 500)
    offer(Zero=choosing(lambda moves: (0, moves[-1])))
    guard = play(deal(game, "guests:Zero", "random"))[0]
    assert guard.forfeits == guard.failures["choose endless"] == guard.asked - 500 > 0


def test_what_goes_wrong_in_every_match_is_not_told_in_every_match(
    offer: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    offer(Broken=choosing(BROKEN["an error"]))
    plan = Plan("alarm", GAMES["alarm"].agree(2), ("random", "guests:Broken"), 9, 1)
    tally = Tally()
    for part in tallies(plan):
        tally.merge(part)
    assert tally.matches == 9
    assert set(tally.forfeits) == {1}
    assert tally.forfeits[1] > 9
    assert len(caplog.messages) == outside.MOST_LINES
    assert caplog.messages[-1].endswith("(from now on this is only counted)")


def test_bots_of_our_own_are_not_guarded() -> None:
    assert type(bots_for(deal("alarm", "random", "random"))[0]) is RandomBot
    racers = bots_for(deal("elfmeter", "random", "reflex:2"))
    assert type(racers[0]) is RandomRacer
    assert not isinstance(racers[1], Guard)


def test_a_good_bot_plays_what_it_chooses(offer: Callable[..., None]) -> None:
    """Guarded or not, the same class with the same dice makes the same moves."""

    class Mine(RandomBot):
        pass

    class MyRacer(RandomRacer):
        pass

    offer(Mine=Mine, MyRacer=MyRacer)
    for game, name in (("alarm", "guests:Mine"), ("elfmeter", "guests:MyRacer")):
        guarded, plain = deal(game, name, "random"), deal(game, "random", "random")
        guard = play(guarded)[0]
        assert isinstance(guard, RacerGuard if GAMES[game].races else Guard)
        play(plain)
        assert list(guarded.log) == list(plain.log)
        assert guard.forfeits == 0
        assert guarded.names == (name, "random")


def test_numbers_of_other_libraries_are_numbers() -> None:
    import numpy

    assert whole(numpy.int64(7)) == 7
    assert type(whole(numpy.int64(7))) is int
    assert whole(numpy.float64(7)) is None
    assert whole(True) is None


def test_long_and_nasty_things_are_told_in_one_short_line() -> None:
    assert told(ValueError("one\ntwo")) == "ValueError: one two"
    assert len(told(ValueError("x" * 999))) < 150
    assert len(shown("x" * 999)) < 80
    assert shown(Nasty()) == "a Nasty"
    assert Failure("a", "b").text == "b"


# Finding them


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def making(parameters: str) -> str:
    """The text of a bot that is made from these."""
    return f"""
class Bot:
    def __init__(self, {parameters}): ...

    def choose(self, view, moves, imagine):
        return moves[0]
"""


@pytest.mark.parametrize(
    ("name", "source", "code", "facts"),
    [
        ("nowhere:Bot", "", "bot-module-missing", {"module": "nowhere"}),
        ("nowhere.deep:Bot", "", "bot-module-missing", {"module": "nowhere"}),
        ("strange.deep:Bot", "", "bot-module-missing", {"module": "strange.deep"}),
        ("strange:Bot", "import nothing_at_all", "bot-module-fails",
         {"detail": "ModuleNotFoundError: No module named 'nothing_at_all'"}),
        ("strange:Bot", "1 / 0", "bot-module-fails",
         {"detail": "ZeroDivisionError: division by zero"}),
        ("strange:Bot", "raise SystemExit(1)", "bot-module-fails", {"detail": "SystemExit: 1"}),
        ("strange:Bot", "class Bot:", "bot-module-fails", {"module": "strange"}),
        ("strange:Bot", "class Bott:\n    def choose(self): ...", "bot-class-missing",
         {"known": "Bott", "text": "Bot"}),
        ("strange:Bot", "x = 1", "bot-class-missing", {"known": "–"}),
        ("strange:Bot", "class Bot: pass", "bot-class-wrong", {"bot": "strange:Bot"}),
        ("strange:Bot", "def Bot(seat, dice): ...", "bot-class-wrong", {}),
        ("strange:Bot", "class Bot: choose = 1", "bot-class-wrong", {}),
        ("strange:Bot", making("seat, dice"), "bot-older", {"bot": "strange:Bot"}),
        ("strange:Bot", making("seat, dice, *, depth=3"), "bot-older", {}),
        ("reflex:9", "", "bot-unknown", {"bot": "reflex:9"}),
        (":Bot", "", "bot-unknown", {}),
        ("strange:", "", "bot-unknown", {}),
        ("strange:Bot:Bot", "", "bot-unknown", {}),
        ("../strange:Bot", "", "bot-unknown", {}),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_found(
    folder: Path, name: str, source: str, code: str, facts: dict[str, str]
) -> None:
    (folder / "strange.py").write_text(source, "utf-8")
    for game in ("alarm", "rotweiss"):
        with pytest.raises(Mistake) as mistake:
            find_bot(game, name)
        assert mistake.value.code == code
        assert facts.items() <= mistake.value.facts.items()
        assert "\n" not in str(mistake.value.facts.get("detail"))


@pytest.mark.parametrize(
    "parameters",
    ["seat, setup, dice", "seat, setup, dice, depth=3", "*all", "seat, setup=None, dice=None"],
)
def test_whatever_can_be_made_from_seat_setup_and_dice_is_no_older_bot(
    folder: Path, parameters: str
) -> None:
    (folder / "strange.py").write_text(making(parameters), "utf-8")
    assert play(deal("alarm", "strange:Bot", "random"))[0].failures == {}


def test_a_class_that_does_not_say_how_it_is_made_is_tried(folder: Path) -> None:
    source = making("seat, setup, dice") + "\n    __signature__ = 'secret'"
    (folder / "strange.py").write_text(source, "utf-8")
    assert play(deal("alarm", "strange:Bot", "random"))[0].failures == {}


def test_known_names_win(folder: Path) -> None:
    (folder / "reflex.py").write_text("raise SystemExit", "utf-8")
    setup = GAMES["elfmeter"].agree(2)
    assert not isinstance(find_bot("elfmeter", "reflex:2")(0, setup, FastDice(1)), Guard)


def test_a_bot_in_a_package_of_the_current_folder(folder: Path) -> None:
    (folder / "club").mkdir()
    (folder / "club" / "first.py").write_text(
        "from anpfiff.bots.bot import RandomBot\nclass Bot(RandomBot): ...", "utf-8"
    )
    assert play(deal("alarm", "club.first:Bot", "random"))[0].forfeits == 0


# The page


def blocks() -> list[str]:
    part = PAGE.read_text("utf-8").partition("## Write your own bot")[2].partition("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", part, re.DOTALL)


def test_the_examples_of_the_page_work(folder: Path) -> None:
    """The very text of docs/bots.md."""
    turns, races = blocks()
    assert len([line for line in turns.splitlines() if line.strip()]) <= 10
    (folder / "mybot.py").write_text(turns, "utf-8")
    (folder / "myracer.py").write_text(races, "utf-8")
    wins = 0.0
    for seed in range(6):
        match = deal("alarm", "mybot:Dreamer", "random", seed=seed)
        assert play(match)[0].forfeits == 0
        result = match.result()
        assert result is not None
        wins += result.points[0]
    assert wins > 3
    for game in ("rotweiss", "elfmeter", "rotblau"):
        assert play(deal(game, "myracer:Steady", "reflex:4"))[0].forfeits == 0


def test_what_a_bot_prints_does_not_come_between_the_figures(
    offer: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    offer(Chatty=choosing(lambda moves: print("chatter") or moves[0]))
    play(deal("alarm", "guests:Chatty", "random"))
    print("figures")
    said = capsys.readouterr()
    assert said.out == "figures\n"
    assert "chatter" in said.err


def test_a_bot_that_wastes_time_is_not_asked_again(
    offer: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(Slow=choosing(raising(ValueError("no"))))
    match = deal("elfmeter", "guests:Slow", "random")
    bots = bots_for(match)
    monkeypatch.setattr(outside, "WASTE_S", 0.0)
    guard = play(match, bots)[0]
    assert guard.forfeits == guard.asked
    assert guard.failures == {"choose raised": 1, "choose hopeless": guard.asked - 1}


def test_the_page_says_what_the_guard_says() -> None:
    page = PAGE.read_text("utf-8")
    assert (outside.RACE_LIMIT, outside.WASTE_S) == (0.1, 5)
    assert "a fifth of a second in a race" in page
    assert "five seconds" in page
    assert f"{outside.MOST_CALLS:,} times" in page
    assert (LIMIT_S, outside.PATIENCE_MS, outside.MOST_LINES) == (2, 60_000, 5)
    for said in ("two seconds", "waits a minute", "five\ntimes"):
        assert said in page
