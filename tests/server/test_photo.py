"""Two people at the far ends of lines want the same place: who is first, and what both are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from anpfiff.games.rotweiss.view import RotWeissView
from anpfiff.play.landing import SLACK_MS, TRIPS
from anpfiff.server import messages as m
from tests.server.hall import Hall
from tests.server.test_landing import HAND_MS, Afar

FAR_MS, NEAR_MS = 200, 20


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "anpfiff.db")


def sit_down(hall: Hall) -> tuple[Afar, Afar]:
    """Ida far away, Otto next door, the signal just given; the table shows what fits."""
    ida, otto = Afar(hall, "Ida"), Afar(hall, "Otto")
    code = ida.create("rotweiss", "open", "open", help=1, options={"still_ms": "600000"})
    otto.enter(code)
    ida.trip_s, otto.trip_s = FAR_MS / 1000, NEAR_MS / 1000
    beat(hall, otto, ida)
    for client in (ida, otto):
        client.ask("ready")
    while view(ida).ready:
        hall.next()
    return ida, otto


def beat(hall: Hall, *clients: Afar) -> None:
    """A pulse for everybody; those next door answer first."""
    hall.lobby.send_pulses()
    hall.pump()
    sent = hall.clock.now
    for client in clients:
        hall.advance(sent + client.trip_s - hall.clock.now)
        number = hall.lobby.connections[client.number].pulse
        hall.lobby.hear_beat(client.number, m.Beat(number))
    hall.pump()


def view(client: Afar) -> RotWeissView:
    return RotWeissView(*client.shown[client.you["seats"][0]]["view"])


def fitting(client: Afar) -> list[str]:
    seat = client.you["seats"][0]
    texts = [client.deal["moves"][str(move)][0] for move in client.shown[seat].get("fits", ())]
    return [text for text in texts if text.startswith("lay")]


def go_on(client: Afar) -> str:
    """Open the next card, or gather."""
    seat, now = client.you["seats"][0], view(client)
    if not now.hands[seat]:
        return "gather"
    heights = now.heights[seat]
    return f"turn {1 + (now.laid[seat] if now.laid[seat] < 3 else heights.index(min(heights)))}"


def press_at(client: Afar, move: str, at: int) -> None:
    """At this ms of the clock, on his own time; the way here and back has passed since then."""
    seat = client.you["seats"][0]
    distance = client.hall.lobby.connections[client.number].distance
    client.press(move, at - distance.sent[seat, client.shown[seat]["n"]])


def contest(hall: Hall, ida: Afar, otto: Afar) -> list[Any]:
    """Until both have a card for the middle: Otto's is heard first, but Ida has pressed before."""
    for _ in range(400):
        if fitting(ida) and fitting(otto):
            told = len(otto.events)
            now = round(hall.clock.now * 1000)
            hall.advance(0.140)
            press_at(otto, fitting(otto)[0], now + 120)
            hall.advance(0.110)
            press_at(ida, fitting(ida)[0], now + 50)
            hall.advance(2)
            late = [event[1] for event in otto.events[told:] if event[0] == "late"]
            if late:
                return late
        for client in (ida, otto):
            if not fitting(client):
                client.press(go_on(client), 0)
        hall.advance(0.5)
    raise AssertionError("they never wanted the same place")


def test_who_pressed_first_is_first_and_both_are_told_by_how_much(hall: Hall) -> None:
    ida, otto = sit_down(hall)
    (late,) = contest(hall, ida, otto)
    assert (late["faster"], late["seat"], late["ms"]) == (0, 1, 70)
    assert late in [event[1] for event in ida.events if event[0] == "late"]
    assert ida.ask("download")["code"] == "record-running"
    otto.ask("resign", seat=1)
    photos = [client.ask("download")["facts"]["photos"] for client in (ida, otto)]
    assert photos[0] == photos[1]
    (first, second, hand_ms) = photos[0][0]
    assert hand_ms == HAND_MS
    assert (first[0], second[0], second[1]) == (0, 1, late["card"])
    assert second[2] - first[2] == 70
    for (_, _, at, (press, arrival, credit)), trip in ((first, FAR_MS), (second, NEAR_MS)):
        assert (at - press, arrival - press, credit) == (HAND_MS, trip, trip + SLACK_MS)


def test_a_table_that_comes_from_disk_has_the_same_photos(hall: Hall) -> None:
    ida, otto = sit_down(hall)
    contest(hall, ida, otto)
    otto.ask("resign", seat=1)
    before = ida.ask("download")["facts"]["photos"]
    assert before
    hall.restart()
    assert ida.ask("download")["facts"]["photos"] == before


def lines(client: Afar) -> list[int]:
    return [place.get("line", 0) for place in client.room["places"]]


def test_everybody_sees_everybodys_line_as_it_was_measured(hall: Hall) -> None:
    ida, otto = sit_down(hall)
    assert lines(ida) == lines(otto) == [FAR_MS, NEAR_MS]
    otto.drop()
    assert lines(ida) == [FAR_MS, 0]


def test_a_line_that_trembles_is_no_news_and_one_that_changes_is(hall: Hall) -> None:
    ida, otto = sit_down(hall)

    def rooms() -> int:
        return sum(msgspec.json.decode(frame)["is"] == "room" for frame in otto.frames)

    before = rooms()
    for trip_s in [0.205] * TRIPS + [0.191] * TRIPS + [0.209] * TRIPS:
        ida.trip_s = trip_s
        beat(hall, otto, ida)
    assert (rooms(), lines(otto)[0]) == (before, FAR_MS)
    ida.trip_s = 0.085
    for _ in range(TRIPS):
        beat(hall, otto, ida)
    assert (rooms(), lines(otto)[0]) == (before + 1, 90)
