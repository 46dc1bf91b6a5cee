"""People who play Elfmeter!: nobody looks before the first card, and what is wrong costs time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from anpfiff.bots.bot import Intention
from anpfiff.bots.elfmeter.people import ElfmeterLeague, ElfmeterReflex
from anpfiff.bots.reflex import LEVELS, League, Mind
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Event
from anpfiff.games.elfmeter.cards import OPEN, PLAY
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from tests.rules.elfmeter_positions import card_of, elfmeter, names, play

SURE = replace(LEVELS[3], lapse=0, miss=0, slip=0)
CLEVER = League(SURE, Mind(1000, 4, 0))
SIGNAL = Event("signal", {})


def clever(table: Elfmeter, letter: str) -> ElfmeterLeague:
    return ElfmeterLeague(SEATS.index(letter), table.setup, FastDice(1), CLEVER)


def asked(person: ElfmeterReflex, table: Elfmeter, events: list[Event]) -> Intention | None:
    seat = person.seat
    person.see(table.view(seat), events, table.now)
    moves = table.moves(seat)
    return person.choose(table.view(seat), moves, table.copy) if moves else None


def card_in(intention: Intention | None) -> str:
    assert intention is not None
    return names([intention[1] - PLAY])


# C21 The first card


@pytest.mark.parametrize("letter", "AB")
def test_C21_nobody_has_seen_a_card_before_the_first(letter: str) -> None:
    table = elfmeter("attack A\nA 12 13 26\nB 21 13 15", opening="blind")
    person = clever(table, letter)
    intention = asked(person, table, [SIGNAL])
    assert person.ahead == ()
    assert person.known == []
    if letter == "A":
        assert intention is not None
        assert intention[1] == OPEN
        assert 0.5 * SURE.reach < intention[0] < 2 * SURE.reach
    else:
        assert intention is None


def test_C21_the_attacker_must_look_at_his_first_card_and_then_leafs() -> None:
    table = elfmeter("attack A\nA 12 13 26\nB 21 13 15", opening="blind")
    person = clever(table, "A")
    asked(person, table, [SIGNAL])
    intention = asked(person, table, play(table, "later 400", "A open"))
    assert card_in(intention) == "26"
    assert intention is not None
    assert intention[0] > 0.5 * (SURE.notice + 2 * SURE.flick + SURE.reach)


def test_C21_what_he_leafs_past_from_then_on_he_keeps_in_mind() -> None:
    """12 asks for field 2: he leafs past 65 on the way to 26, whose ball 65 plays on."""
    table = elfmeter("attack A\nA 12 13 65 46 26", opening="blind")
    person = clever(table, "A")
    asked(person, table, [SIGNAL])
    after, move = asked(person, table, play(table, "later 400", "A open")) or (0, 0)
    table.now += after
    intention = asked(person, table, play(table, f"A {table.write(move)}"))
    assert card_of("65") in person.known
    assert card_in(intention) == "65"
    assert intention is not None
    assert intention[0] < 2 * (SURE.flick + SURE.reach)


def test_C21_where_leafing_was_agreed_on_his_cards_stay_ready() -> None:
    table = elfmeter("attack A\nA 65 13 26 12 54 32")
    person = clever(table, "A")
    assert card_in(asked(person, table, [SIGNAL])) == "12"
    events = play(table, "later 2000", "A play 12")
    intention = asked(person, table, events)
    assert card_in(intention) == "26"
    assert names(person.chain) == "65"
    assert intention is not None
    assert intention[0] < 2 * SURE.reach


# C23 Wrong cards


def test_C23_a_locked_defender_looks_on_when_he_is_free() -> None:
    """Only 61 stops the ball of 16. With 13 in his hand by mistake he does nothing but wait."""
    table = elfmeter("attack A 16\nB 12 13 21 61 23 24")
    person = clever(table, "B")
    assert card_in(asked(person, table, [])) == "61"
    assert asked(person, table, play(table, "later 1500", "B play 13")) is None
    leafed = list(person.known)
    events = play(table, "clock")
    assert [event.code for event in events] == ["free"]
    assert card_in(asked(person, table, events)) == "61"
    assert person.known == leafed


@pytest.mark.parametrize(("ignored", "place"), [("spent", 1), ("back", 2)])
def test_C23_after_a_wrong_card_he_goes_on_with_the_next(ignored: str, place: int) -> None:
    table = elfmeter("attack A 16\nB 12 13 21 61 23 24", ignored=ignored)
    person = ElfmeterReflex(1, table.setup, FastDice(1))
    person.place = 1
    asked(person, table, play(table, "B play 13"))
    assert (person.place, names(table.stacks[1][place:][:1])) == (place, "21")


def test_a_defender_who_overlooked_a_card_looks_again() -> None:
    table = elfmeter("attack A 16\nB 34 12 13")
    person = ElfmeterReflex(1, table.setup, FastDice(3))
    person.pace = replace(SURE, miss=500)
    seen = [asked(person, table, []) for _ in range(400)]
    found = [intention for intention in seen if intention is not None]
    assert 0.7 < len(found) / 400 < 0.8
    assert {names([move - PLAY]) for _, move in found} == {"34"}
    once = 3 * SURE.flick
    assert sum(after > once for after, _ in found) > 80


# All together


@pytest.mark.parametrize("bot", ["reflex:1", "reflex:4", "kreisliga", "weltklasse"])
def test_every_attempt_is_opened_blind_and_matches_end(bot: str) -> None:
    match = Match(Elfmeter, Elfmeter.agree(2), "fast 5", [bot] * 2)
    race = TimedPlay(match, dict(enumerate(bots_for(match))))
    told: Counter[str] = Counter()
    while match.result() is None:
        race.step()
        told.update(f"{event.code} {event.facts.get('place', '')}".strip() for event in race.news)
    moves = Counter(line.text.split()[0] for line in match.log)
    assert moves["open"] == told["pass 1"]
    assert told["pass 2"] >= told["pass 3"] > 3
    assert told["tackle"] > 3
