"""A race as it is played: who acts when, how long a hand takes, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pytest

from anpfiff.bots import outside
from anpfiff.bots.reflex import LEAGUES
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import READY, Event, Mistake, Refused, Seat
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.games.rotweiss.cards import GATHER, TURN
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.seats import FOREVER, bot_for, bots_for
from anpfiff.play.timed import TimedPlay
from tests.play.test_carry import Quick

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
    play.advance(due + 300)
    assert codes(match.told(1, place)) == ["signal", "turn"]


def test_a_press_comes_after_all_that_happened_before_it() -> None:
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
    while not match.forgotten or match.table.ready:  # type: ignore[attr-defined]
        play.step()
    assert match.result() is None
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


# Whole matches


RACES = [game for game in GAMES.values() if game.races]
RACE_IDS = [game.name for game in RACES]


def finish(play: TimedPlay) -> Match:
    while play.match.result() is None:
        play.step()
    return play.match


def raced(game: type[Table], seats: int, *bots: str, seed: int = 1) -> Match:
    names = [bots[seat % len(bots)] for seat in range(seats)]
    match = Match(game, game.agree(seats), f"fast {seed}", names)
    return finish(TimedPlay(match, dict(enumerate(bots_for(match)))))


def shortest(match: Match) -> int:
    """The least time between two landings of one seat."""
    again, least = match.again(0), FOREVER
    last: dict[Seat | None, int] = {}
    for line in match.log:
        again.wait(line.at)
        if again.table.carried(again.table.read(line.text)):
            least = min(least, line.at - last.get(line.seat, -FOREVER))
            last[line.seat] = line.at
        again.repeat(line)
    return least


@pytest.mark.parametrize("game", RACES, ids=RACE_IDS)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_no_two_landings_of_a_seat_are_closer_than_a_hand(game: type[Table], seats: str) -> None:
    for league in LEAGUES:
        for seed in range(3):
            match = raced(game, game.players[0 if seats == "fewest" else -1], league, seed=seed)
            assert shortest(match) >= 300


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of outsiders: they answer whatever they like. A process of its own takes longer."""
    monkeypatch.setattr(outside, "hosted", lambda name, races: Quick)
    monkeypatch.setattr(outside, "LIMIT_S", 600)


@pytest.mark.parametrize("game", RACES, ids=RACE_IDS)
def test_nobody_is_quicker_because_he_says_so(game: type[Table], guests: None) -> None:
    """`(0, move)`, always: not closer than a hand either, and no match for anybody who looks."""
    match = raced(game, 2, "guests:Quick", "weltklasse")
    assert shortest(match) == 300
    result = match.result()
    assert result is not None
    assert result.points[1] > result.points[0]


@pytest.mark.parametrize("game", RACES, ids=RACE_IDS)
def test_nobody_is_quicker_because_he_presses_every_key(game: type[Table]) -> None:
    match = hammered(game, seed=1)
    assert shortest(match) == 300
    again = Record.read(str(Record.of(match))).replay(game)
    assert again.table.state() == match.table.state()


def hammered(game: type[Table], seed: int) -> Match:
    """Somebody presses any key every 40 ms, against a bot."""
    match = Match(game, game.agree(2), f"fast {seed}", ("human", "kreisliga"))
    play = racing(match, 1)
    keys = [move for move in game.phrases(match.setup).texts if move]
    dice, at = FastDice(seed), 0
    while match.result() is None:
        at += 40
        with suppress(Mistake):
            play.press(0, dice.pick(keys), at)
    return match


@pytest.mark.parametrize("game", RACES, ids=RACE_IDS)
def test_equal_seeds_are_equal_races_to_the_millisecond(game: type[Table]) -> None:
    seats = game.players[-1]
    first, second, other = (raced(game, seats, *LEAGUES, seed=seed) for seed in (3, 3, 4))
    assert list(first.log) == list(second.log)
    assert list(first.log) != list(other.log)
    assert list(hammered(game, 5).log) == list(hammered(game, 5).log)


class Listener(Quick):
    """Notes what it is told."""

    heard: list[Event]

    def see(self, view: object, events: Sequence[Event], at: int) -> None:
        self.heard = [*getattr(self, "heard", []), *events]


def test_racers_are_told_what_their_seat_may_know_and_no_more() -> None:
    """A rule that has a secret: what breath it is, only its owner learns."""
    match = rotweiss()
    racers = {seat: Listener(seat, match.setup, FastDice(seat)) for seat in range(2)}
    play = TimedPlay(match, racers)
    match.events.append(Event("whisper", {"seat": 0}, (0,), {"card": 7}))
    play.spread()
    for seat, racer in racers.items():
        told = [event for event in racer.heard if event.code == "whisper"]
        assert [event.facts for event in told] == [{"seat": 0, **({"card": 7} if not seat else {})}]
        assert not told[0].secret
