"""Moves, events and refusals of Rot gegen Weiß as texts."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Event, Mistake, Refusal
from anpfiff.games.rotweiss.cards import PHRASES
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words
from tests.rules.rotweiss_positions import dealt

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Fay", "Gus", "Ole")


def played(vote: str) -> dict[str, Event]:
    """An event of each sort in a random match of eight."""
    setup = RotWeiss.agree(8, {"vote": vote, "hand_ms": "0", "lock_ms": "300", "wrong": "flat"})
    match = Match(RotWeiss, setup, "fast 1", forgetful=False)
    dice = FastDice(2)
    while match.table.result() is None and len(match.log) < 20_000:
        # Now and then nobody does anything for a minute (B22).
        match.wait(match.at + (100 if dice.below(300) else 60_000))
        for seat in range(8):
            if moves := match.table.moves(seat):
                match.play(seat, dice.pick(moves))
    return {event.code: event for event in match.since(0)}


def speaker(language: str) -> Speaker:
    return Speaker(Words(language), "rotweiss", RotWeiss.agree(8), NAMES)


def test_R16_all_that_happens_can_be_said() -> None:
    events = {**played("yes"), **played("no")}
    assert set(events) == set(RotWeiss.told.events)
    for voice in map(speaker, LANGUAGES):
        for code, event in events.items():
            assert list(event.facts) == RotWeiss.told.events[code].split(), code
            mine, theirs = (voice.event(event, me) for me in (event.facts.get("seat", 0), None))
            assert (mine != theirs) == ("seat" in event.facts), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_R21_the_score_is_said_red_first(language: str) -> None:
    event = Event("goal", {"seat": 0, "card": 1, "goals": (3, 2)})
    for me in (0, 1, None):
        assert "3:2" in speaker(language).event(event, me)


@pytest.mark.parametrize("language", LANGUAGES)
def test_B2_one_card_and_several_are_said_differently(language: str) -> None:
    one, two = (
        speaker(language).refusal(Refusal("stack-left", "B2", {"left": left})) for left in (1, 2)
    )
    assert one.replace("1", "2") != two


def test_R8_every_move_reads_back() -> None:
    for move, text in PHRASES.texts.items():
        assert PHRASES.read(text) == move
        assert PHRASES.read(f" {text.upper()} ") == move
    assert len(PHRASES.texts) == 12


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("turn", "move-object"),
        ("turn 5", "move-object"),
        ("lay 0", "move-object"),
        ("lay one", "move-object"),
        ("gather 1", "move-alone"),
        ("pass 1", "move-unknown"),
        ("", "move-unknown"),
    ],
)
def test_R8_what_is_no_move_is_a_clear_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        dealt(2).read(text)
    assert caught.value.code == code


def test_R7_no_seat_is_told_of_a_place_that_it_does_not_have() -> None:
    for seats in RotWeiss.players:
        table = dealt(seats)
        for seat in range(seats):
            table.laid[seat] = table.width(seat)
        table.ready = []
        for seat in range(seats):
            places = len([move for move in table.moves(seat) if "turn" in table.write(move)])
            assert places == table.width(seat), SEATS[seat]
