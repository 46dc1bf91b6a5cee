"""Races over lines of any length: the law of the landing, and what breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.bots.bot import Intention, RandomRacer
from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, Mistake, Seat
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.landing import SLACK_MS, Distance, read_claim
from anpfiff.play.seats import bots_for
from anpfiff.sim.afar import Afar
from anpfiff.sim.lines import PING, Net, read_net
from tests.planted import PLANTED

TABLES = [("rotweiss", 2), ("elfmeter", 2), ("rotblau", 2), ("rotweiss", 4), ("rotblau", 4)]
HAND_MS = 300
LINES: dict[int, list[tuple[int, ...]]] = {
    2: [(20, 200), (300, 0), (299, 150)],
    4: [(20, 200, 20, 200), (0, 300, 101, 299)],
}
Card = tuple[int, Seat, str]


def far_apart(game: str, seed: int, net: Net) -> Afar:
    table = GAMES[game]
    setup = table.agree(len(net.trips), {"hand_ms": str(HAND_MS)})
    match = Match(table, setup, f"fast {seed}", ["regionalliga"] * len(net.trips))
    return Afar(match, bots_for(match), net)


def finished(game: str, seed: int, *trips: int, **facts: Any) -> Afar:
    race = far_apart(game, seed, Net(trips, **facts))
    race.run()
    return race


def cards(match: Match) -> list[Card]:
    """Every card of the race: how many ms after the last signal, whose, and which.

    That somebody is ready, or what he has chosen in secret, counts when it arrives: nothing hangs
    on who was first, but the next signal may come later.
    """
    again, since, laid = match.again(0), 0, []
    for line in match.log:
        while NEVER != again.table.due <= line.at:
            waiting = bool(again.table.view(None).ready)
            again.wait(again.table.due)
            if waiting and not again.table.view(None).ready:
                since = again.at
        if again.table.live() and line.seat is not None:
            laid.append((line.at - since, line.seat, line.text))
        again.repeat(line)
    return laid


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_law_a_steady_line_no_longer_than_a_hand_changes_no_card(
    game: str, seats: int, seed: int
) -> None:
    near = cards(finished(game, seed, *[0] * seats).match)
    assert len(near) > 40
    for trips in LINES[seats]:
        race = finished(game, seed, *trips)
        assert cards(race.match) == near, trips
        assert race.course.waited <= HAND_MS


def differs(race: Afar) -> bool:
    race.run()
    seats, game = race.match.setup.seats, race.match.game.name
    return cards(race.match) != cards(finished(game, 1, *[0] * seats).match)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_law_bites_where_presses_count_when_they_arrive(game: str, seats: int) -> None:
    trips = LINES[seats][0]
    assert differs(far_apart(game, 1, Net(trips, order="arrival")))
    assert differs(far_apart(game, 1, Net(trips, order="press")))


class Stingy(Distance):
    """Believes less than the line allows."""

    def credit(self, most: int) -> int:
        return max(0, super().credit(most) - SLACK_MS - 60)


class Partial(Distance):
    """Favours whoever has it."""

    def pressed(self, *claimed: Any) -> int:
        return super().pressed(*claimed) - 30


@PLANTED
@pytest.mark.parametrize("kind", [Stingy, Partial])
def test_the_law_bites_where_credit_is_too_small_or_a_seat_is_favoured(
    kind: type[Distance],
) -> None:
    race = far_apart("rotweiss", 1, Net((20, 200)))
    race.distances[1] = kind()
    assert differs(race)


def test_a_line_slower_than_a_hand_loses_the_excess() -> None:
    race = finished("rotblau", 1, 20, 400)
    landings = [
        (line.at - claim.arrival, claim.arrival - claim.press)
        for line in race.match.log
        if line.seat == 1 and (claim := read_claim(line.note))
    ]
    assert {*landings} == {(0, HAND_MS)}
    assert race.distances[1].excess(HAND_MS) == 100


def test_whoever_claims_to_have_pressed_earlier_is_believed_as_far_as_his_line_allows() -> None:
    race = finished("rotweiss", 1, 20, 200, liars=((0, 80),))
    claims = [(line.seat, claim) for line in race.match.log if (claim := read_claim(line.note))]
    for seat, trip in enumerate((20, 200)):
        own = {claim.arrival - claim.press for whose, claim in claims if whose == seat}
        assert max(own) == trip + (SLACK_MS if seat == 0 else 0)


def test_whoever_answers_pulses_late_gains_no_more_than_a_hand() -> None:
    race = finished("rotweiss", 1, 20, 200, liars=((0, PING),))
    gained = {
        line.at - claim.arrival
        for line in race.match.log
        if line.seat == 0 and (claim := read_claim(line.note))
    }
    assert min(gained) == 0
    assert race.distances[0].credit(HAND_MS) == HAND_MS


def test_what_jitters_and_is_lost_comes_in_order_and_the_match_ends() -> None:
    race = finished("elfmeter", 4, 20, 200, jitter=15, loss=1)
    assert race.match.result() is not None
    assert race.course.waited <= HAND_MS
    assert max(race.distances[1].trips) > 200


def test_the_notes_of_a_match_are_in_its_record_and_read_back() -> None:
    match = finished("elfmeter", 1, 20, 200).match
    text = str(Record.of(match))
    again = Record.read(text).replay(GAMES["elfmeter"])
    assert [*again.log] == [*match.log]
    assert str(Record.of(again)) == text
    assert any(read_claim(line.note) for line in again.log)


class Dreamer(RandomRacer):
    imagines = True

    def choose(self, view: Any, moves: Any, imagine: Any) -> Intention:
        imagine()
        return super().choose(view, moves, imagine)


def test_who_imagines_tables_cannot_sit_far_away() -> None:
    match = far_apart("elfmeter", 1, Net((0, 0))).match
    racers = [Dreamer(seat, match.setup, match.table.dice) for seat in range(2)]
    with pytest.raises(Mistake) as mistake:
        Afar(match, racers, Net((20, 200)))
    assert mistake.value.code == "rtt-imagines"


@pytest.mark.parametrize(
    ("typed", "sides", "trips"),
    [
        ("20", (0, 1), (20, 20)),
        ("20,200", (0, 1), (20, 200)),
        ("20,200", (0, 1, 0, 1), (20, 200, 20, 200)),
        ("20,200", (1, 0, 1), (20, 200, 20)),
        ("1,2,3,4", (0, 1, 0, 1), (1, 2, 3, 4)),
    ],
)
def test_round_trips_are_for_all_for_each_seat_or_for_each_side(
    typed: str, sides: tuple[int, ...], trips: tuple[int, ...]
) -> None:
    assert read_net(sides, typed, "0", "0", "landing", "").trips == trips


def test_all_that_can_be_said_of_lines() -> None:
    net = read_net((0, 1), "20,200", "15", "0.5", "press", "A:80,B:ping")
    assert net == Net((20, 200), 15, 0.5, "press", ((0, 80), (1, PING)))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (("20,200,3", "0", "0", "landing", ""), "rtt-count"),
        (("fast", "0", "0", "landing", ""), "number"),
        (("-1", "0", "0", "landing", ""), "number"),
        (("nan", "0", "0", "landing", ""), "number"),
        (("20", "1e9", "0", "landing", ""), "number"),
        (("20", "0", "99", "landing", ""), "number"),
        (("20", "0", "0", "luck", ""), "rtt-order"),
        (("20", "0", "0", "landing", "A"), "rtt-liar"),
        (("20", "0", "0", "landing", "C:80"), "rtt-liar"),
        (("20", "0", "0", "landing", "A:-80"), "rtt-liar"),
        (("20", "0", "0", "landing", "clock:80"), "rtt-liar"),
    ],
)
def test_nonsense_about_lines_is_a_mistake(typed: tuple[str, ...], code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read_net((0, 1), *typed)
    assert mistake.value.code == code
