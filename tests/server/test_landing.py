"""Races over the network: when a card lands whose player sits far away. The clock is handed in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.landing import SENT, SLACK_MS, Claim, read_claim
from anpfiff.server import messages as m
from tests.server.hall import Client, Hall

HAND_MS = 300


class Afar(Client):
    """Sees and is heard late: every way takes half of his round trip."""

    trip_s = 0.0

    def beat(self) -> None:
        """The server sends a pulse, and hears the answer when that has come back."""
        self.hall.lobby.send_pulses()
        self.hall.pump()
        pulse = msgspec.json.decode(self.frames[-1])
        assert pulse["is"] == "pulse"
        self.hall.advance(self.trip_s)
        self.hall.lobby.hear_beat(self.number, m.Beat(pulse["n"]))

    def press(self, move: str, ms: int, seen: int | None = None) -> dict[str, Any]:
        """A key so many ms after the last message was drawn; it is time for that to arrive."""
        texts = {text: int(number) for number, (text, _) in self.deal["moves"].items()}
        seat = self.you["seats"][0]
        seen = self.shown[seat]["n"] if seen is None else seen
        return self.ask("act", seat=seat, move=texts[move], seen=seen, ms=ms)


def kicked_off(hall: Hall, trip_s: float, **facts: Any) -> Afar:
    """Ida against a child, the signal just given: now everybody opens his first card."""
    ida = Afar(hall, "Ida")
    ida.create("rotweiss", "open", "bambini", **facts)
    ida.trip_s = trip_s
    for _ in range(4):
        ida.beat()
        hall.advance(1)
    ida.ask("ready")
    while ida.shown[0]["view"][11]:
        hall.next()
    return ida


def landings(hall: Hall) -> list[tuple[int, str, Claim | None]]:
    (room,) = hall.lobby.rooms.values()
    assert room.playing is not None
    log = room.playing.match.log
    return [(line.at, line.text, read_claim(line.note)) for line in log if line.seat == 0]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "anpfiff.db")


def test_a_card_lands_a_hand_after_it_was_pressed_whoever_sits_how_far_away(hall: Hall) -> None:
    ida = kicked_off(hall, 0.2)
    signal = ida.shown[0]["at"]
    hall.advance(0.2 + 0.05)
    assert ida.press("turn 1", 50) == {}, "on its way"
    assert not landings(hall)
    hall.advance(0.099)
    assert not landings(hall)
    hall.advance(0.002)
    ((at, text, claim),) = landings(hall)
    assert (at, text) == (signal + 50 + HAND_MS, "turn 1")
    assert claim == Claim(signal + 50, signal + 250, 200 + SLACK_MS)
    assert ida.answers[ida.id]["is"] == "done"


def test_a_card_never_lands_before_it_has_arrived(hall: Hall) -> None:
    ida = kicked_off(hall, 0.42)
    signal = ida.shown[0]["at"]
    hall.advance(0.42 + 0.05)
    ida.press("turn 1", 50)
    ((at, _, claim),) = landings(hall)
    assert at == signal + 470
    assert claim == Claim(signal + 470 - HAND_MS, signal + 470, HAND_MS)
    notices = [frame for frame in map(msgspec.json.decode, ida.frames) if frame["is"] == "notice"]
    assert notices == [{"is": "notice", "code": "line-slow", "facts": {"ms": 120}}]


@pytest.mark.parametrize(
    ("ms", "seen", "press"),
    [
        (0, None, 450 - 100 - SLACK_MS),
        (2**53 - 1, None, 450),
        (0, 2**53 - 1, 450),
        (0, 0, 450),
    ],
)
def test_no_claim_gains_more_than_the_slack(
    hall: Hall, ms: int, seen: int | None, press: int
) -> None:
    ida = kicked_off(hall, 0.1)
    signal = ida.shown[0]["at"]
    hall.advance(0.45)
    ida.press("turn 1", ms, seen)
    hall.advance(0.3)
    ((at, _, claim),) = landings(hall)
    assert claim == Claim(signal + press, signal + 450, 100 + SLACK_MS)
    assert at == signal + press + HAND_MS


def test_who_never_answers_a_pulse_is_not_believed(hall: Hall) -> None:
    ida = Afar(hall, "Ida")
    ida.create("rotweiss", "open", "bambini")
    ida.ask("ready")
    while ida.shown[0]["view"][11]:
        hall.next()
    signal = ida.shown[0]["at"]
    hall.advance(0.25)
    ida.press("turn 1", 50)
    hall.advance(0.3)
    ((at, _, claim),) = landings(hall)
    assert (at, claim) == (signal + 250 + HAND_MS, Claim(signal + 250, signal + 250, 0))


def test_a_pulse_is_sent_again_when_it_was_answered_or_is_lost_and_only_in_races(
    hall: Hall,
) -> None:
    ida, otto = Afar(hall, "Ida"), Afar(hall, "Otto")
    ida.create("rotweiss", "open", "open")
    otto.create("alarm", "open", "open")

    def pulses(client: Afar) -> list[int]:
        heard = map(msgspec.json.decode, client.frames)
        return [message["n"] for message in heard if message["is"] == "pulse"]

    for _ in range(3):
        hall.lobby.send_pulses()
        hall.pump()
    assert (pulses(ida), pulses(otto)) == ([1], [])
    distance = hall.lobby.connections[ida.number].distance
    hall.lobby.hear_beat(ida.number, m.Beat(7))
    assert not distance.trips, "it answers nothing"
    hall.advance(6)
    hall.lobby.send_pulses()
    hall.pump()
    assert pulses(ida) == [1, 2]
    hall.advance(0.07)
    hall.lobby.hear_beat(ida.number, m.Beat(1))
    hall.lobby.hear_beat(ida.number, m.Beat(2))
    hall.lobby.hear_beat(ida.number, m.Beat(2))
    assert [*distance.trips] == [70]


def test_where_time_passes_more_slowly_lines_are_as_long_as_ever(hall: Hall) -> None:
    """At tempo 2 a hand takes twice as long, and 200 ms are 100 of the table."""
    ida = kicked_off(hall, 0.2, tempo=2)
    signal = ida.shown[0]["at"]
    hall.advance(0.3)
    ida.press("turn 1", 100)
    hall.advance(0.5)
    ((at, _, claim),) = landings(hall)
    assert claim == Claim(signal + 50, signal + 150, 100 + SLACK_MS // 2)
    assert at == signal + 50 + HAND_MS


def test_who_comes_back_has_seen_nothing_before_he_was_shown_it_again(hall: Hall) -> None:
    ida = kicked_off(hall, 0.2)
    before = hall.lobby.connections[ida.number].distance
    hall.advance(1)
    ida.drop()
    ida.connect()
    distance = hall.lobby.connections[ida.number].distance
    assert distance is not before
    assert distance.sent == {(0, ida.shown[0]["n"]): round(hall.clock.now * 1000)}


def test_time_that_stood_still_is_nobodys_gain(hall: Hall) -> None:
    """Whoever pressed before a pause has pressed when it went on."""
    ida = kicked_off(hall, 0.2)
    hall.advance(0.15)
    ida.ask("propose", what="pause")
    hall.advance(3)
    ida.ask("propose", what="go-on")
    gone_on = hall.clock.now
    hall.advance(0.1)
    ida.press("turn 1", 50)
    hall.advance(0.4)
    ((at, _, claim),) = landings(hall)
    assert claim is not None
    assert claim.arrival - claim.press == round((hall.clock.now - 0.4 - gone_on) * 1000) == 100
    assert at == claim.press + HAND_MS


def test_of_all_that_was_sent_little_is_remembered(hall: Hall) -> None:
    ida = kicked_off(hall, 0.02)
    for _ in range(200):
        if not hall.next():
            break
    assert len(hall.lobby.connections[ida.number].distance.sent) <= SENT


def test_what_was_noted_is_on_disk_and_in_the_record(hall: Hall) -> None:
    ida = kicked_off(hall, 0.1)
    hall.advance(0.15)
    ida.press("turn 1", 50)
    hall.advance(0.5)
    before = landings(hall)
    assert before[0][2] is not None
    hall.restart()
    ida.ask("enter", code=ida.code)
    assert landings(hall) == before
    ida.ask("resign", seat=0)
    record = ida.ask("download")["facts"]["record"]
    log = Record.read(record).replay(GAMES["rotweiss"]).log
    assert next(line for line in log if line.seat == 0).note == str(before[0][2])
