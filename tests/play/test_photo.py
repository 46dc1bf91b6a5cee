"""Which card landed first, and by how much: found in the log of a race."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.log import GO_ON, PAUSE, Line
from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.landing import Claim
from anpfiff.play.photo import CLOSEST, Landing, Photo, closest, photos
from anpfiff.play.seats import bots_for
from anpfiff.sim.afar import race_afar
from anpfiff.sim.lines import Net

RECORDS = Path(__file__).parents[1] / "matches" / "records"
LOCKS = Photo(Landing(1, 69, 7628, None), Landing(0, 38, 7721, None), 300)
"""The only one in that record."""


def recorded(name: str) -> Record:
    return Record.read((RECORDS / f"{name}.txt").read_text("utf-8"))


def photos_of(record: Record) -> list[Photo]:
    return [*photos(record.replay(GAMES[record.game])).values()]


def test_a_card_that_came_too_late_is_shown_beside_the_one_that_was_faster() -> None:
    assert photos(recorded("rotweiss-locks").replay(GAMES["rotweiss"])) == {(7721, 0): LOCKS}
    assert LOCKS.ms == 93
    (blue,) = photos_of(recorded("rotblau-late"))
    assert (blue.ms, blue.first.seat, blue.second.seat) == (57, 1, 0)


def test_games_with_turns_have_none_and_races_without_a_late_card_neither() -> None:
    assert photos_of(recorded("alarm-five")) == []
    assert photos_of(recorded("rotweiss-duel")) == []


def test_presses_are_noted_and_pauses_are_no_time_of_the_table() -> None:
    """The same match with a pause of five seconds before the contest, and with lines noted."""
    record = recorded("rotweiss-locks")
    log: list[Line] = []
    for line in record.log:
        if line.at >= 7628 and not any(other.text == PAUSE for other in log):
            log += [Line(7500, None, PAUSE), Line(12_500, None, GO_ON)]
        at = line.at + 5000 * (line.at >= 7628)
        note = ""
        if line.at == 7628:
            note = str(Claim(12_328, 12_510, 220))
        elif line.at == 7721:
            note = str(Claim(12_421, 12_440, 40))
        log.append(Line(at, line.seat, line.text, note))
    (photo,) = photos_of(record._replace(log=tuple(log)))
    assert photo.first == LOCKS.first._replace(claim=Claim(7328, 7510, 220))
    assert photo.second == LOCKS.second._replace(claim=Claim(7421, 7440, 40))


@pytest.mark.parametrize("game", ["rotweiss", "elfmeter", "rotblau"])
def test_whoever_set_out_first_landed_first_however_long_his_line(game: str) -> None:
    """With claims the photo proves it: a hand takes as long for both, and nothing else counts."""
    setup = GAMES[game].agree(2)
    match = Match(GAMES[game], setup, "fast 3", ["regionalliga"] * 2)
    race_afar(match, bots_for(match), Net((20, 200)))
    late = [event for event in match.history(None) if event.code == "late"]
    taken = [*photos(match).values()]
    assert [photo.ms for photo in taken] == [event.facts["ms"] for event in late]
    assert taken
    for photo in taken:
        for landing in photo[:2]:
            assert landing.claim is not None
            trip = (20, 200)[landing.seat]
            assert landing.claim.arrival - landing.claim.press <= trip
            assert landing.at >= landing.claim.press + photo.hand_ms
        assert photo.first.at <= photo.second.at


def test_the_closest_come_first() -> None:
    taken = [LOCKS._replace(second=LOCKS.second._replace(at=7628 + ms)) for ms in range(90, 0, -9)]
    assert [photo.ms for photo in closest(taken)] == [9, 18, 27, 36, 45]
    assert len(closest(taken)) == CLOSEST
