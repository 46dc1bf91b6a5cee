"""A match with turns seen again: table and cards once it is over, else what everybody saw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.reels import MOVE_MS, AgainInTurns
from anpfiff.play.seats import FOREVER
from anpfiff.tui.drawing import TIE
from anpfiff.tui.names import speaker_for
from anpfiff.tui.replay import ReplayApp
from anpfiff.tui.source import LocalSource
from anpfiff.words import Words
from tests.tui.stage import HandClock, act, press, shown

RECORDS = Path(__file__).parents[1] / "matches" / "records"


def replayed(*, finished: bool) -> tuple[ReplayApp, HandClock]:
    record = Record.read((RECORDS / "alarm-five.txt").read_text("utf-8"))
    match = record.start(GAMES[record.game])
    clock = HandClock()
    speaker = speaker_for(match, Words("en"), watching=True)
    reel = AgainInTurns(record, match)
    return ReplayApp(reel, speaker, 1, 0, finished=finished, clock=clock), clock


def drawn(app: ReplayApp) -> str:
    """The board as it is seen."""
    board: Any = app.drawn["board"]
    with app.console.capture() as seen:
        app.console.print(board)
    return seen.get().replace(TIE, " ")


def place_of(app: ReplayApp) -> int:
    """How much of what happened was shown."""
    assert isinstance(app.source, LocalSource)
    return app.source.place


def test_every_card_is_shown_from_any_seat() -> None:
    app, clock = replayed(finished=True)

    def play() -> None:
        app.beat()
        assert "Your hand" in drawn(app)
        assert "Seat A" in shown(app, "head")
        first = drawn(app)
        app.action_change_seat()
        assert "Seat B" in shown(app, "head")
        assert drawn(app) != first
        told = place_of(app)
        clock.seconds += MOVE_MS / 1000 + 0.01
        app.beat()
        assert place_of(app) > told
        while app.reel.next() != FOREVER:
            press(app, ".")
        assert "wins!" in shown(app, "news") or "1. " in shown(app, "news")

    act(app, play)
    assert any(" draws " in line.plain and "a card" not in line.plain for line in app.news)


def test_hidden_cards_stay_hidden_while_the_match_is_not_over() -> None:
    app, _ = replayed(finished=False)

    def play() -> None:
        for _ in range(6):
            press(app, ".")
        app.action_change_seat()
        assert "Your hand" not in drawn(app)
        assert "Seat" not in shown(app, "head")

    act(app, play)
    assert not any(" draws " in line.plain and "a card" not in line.plain for line in app.news)
