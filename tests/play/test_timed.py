"""A race as it is played: who acts when, and who sits where."""

from __future__ import annotations

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import READY, Event, Mistake, Refused, Seat
from anpfiff.core.record import Record
from anpfiff.games.rotweiss.cards import GATHER, TURN
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.seats import FOREVER, bot_for, bots_for
from anpfiff.play.timed import TimedPlay

NAMES = ("reflex", "reflex")


def rotweiss(names: tuple[str, ...] = NAMES) -> Match:
    return Match(RotWeiss, RotWeiss.agree(len(names)), "fast 1", names)


def racing(match: Match, *seats: Seat) -> TimedPlay:
    return TimedPlay(match, {seat: bot_for(match, seat, match.names[seat]) for seat in seats})


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def test_a_deadline_that_passes_inside_a_refused_press_is_told() -> None:
    match = rotweiss()
    play, place = racing(match), match.place
    due = match.table.deadline()
    assert due is not None
    with pytest.raises(Refused):
        play.press(0, GATHER, due)
    assert codes(match.since(place)) == ["signal"]
    play.press(0, TURN, due)
    assert codes(match.told(1, place)) == ["signal", "turn"]


def test_a_press_lands_after_all_that_happened_before_it() -> None:
    match = rotweiss()
    play = racing(match, 1)
    play.press(0, READY, 3000)
    assert match.at == 3000
    with pytest.raises(Refused):
        play.press(0, READY, 3000)
    with pytest.raises(Mistake):
        play.press(0, READY, 10)


def test_nothing_lands_while_the_match_rests() -> None:
    match = rotweiss()
    play = racing(match, 1)
    play.pause(2000)
    assert play.next() == FOREVER
    with pytest.raises(Mistake) as paused:
        play.press(0, READY, 2500)
    assert paused.value.code == "paused"
    match.go_on(60_000)
    play.press(0, READY, 60_100)


def test_a_racer_leaves_and_a_stand_in_goes_on_to_the_end() -> None:
    match = rotweiss()
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    play.advance(60_000)
    play.leave(1)
    assert play.times[1] == FOREVER
    before = match.at
    play.advance(before + 5000)
    late = [line for line in match.log if line.at > before]
    assert {line.seat for line in late} <= {0}
    play.stand_in(1, "weltklasse")
    while match.result() is None:
        play.step()
    assert any(line.seat == 1 and line.at > before + 5000 for line in match.log)


def test_a_stand_in_knows_the_whole_past() -> None:
    match = rotweiss(("weltklasse", "weltklasse"))
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    play.advance(200_000)
    assert match.forgotten > 0
    old = play.racers[0]
    play.stand_in(0, "weltklasse")
    new = play.racers[0]
    shown = match.view(0).heights[0]
    for place, height in enumerate(shown):
        assert new.piles[place] == old.piles[place]  # type: ignore[attr-defined]
        assert len(new.piles[place]) == height  # type: ignore[attr-defined]


def test_the_record_of_a_race_has_no_line_of_the_clock_and_replays_exactly() -> None:
    match = rotweiss()
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    while match.result() is None:
        play.step()
    text = str(Record.of(match))
    assert "tick" not in text
    again = Record.read(text).replay(RotWeiss)
    assert again.table.state() == match.table.state()
    assert (again.at, again.acts) == (match.at, match.acts)
