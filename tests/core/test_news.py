"""What a match tells: every reader has a place of its own, and only the last events are kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.match import KEPT, Match
from anpfiff.core.nouns import CLOCK, Event, Seat
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.core.school import SHOUT, School, random_alarm, school

# Readers, each with a place of its own


def test_every_reader_goes_on_where_it_was() -> None:
    """A quick one, a slow one and one who never looks; nobody takes anything from the others."""
    match = school()
    quick: list[Event] = []
    quick_place = slow_place = 0
    for at in range(100, 900, 100):
        match.play(at // 100 % 2, SHOUT, at)
        quick += match.told(0, quick_place)
        quick_place = match.place
        if at == 500:
            assert len(match.told(1, slow_place)) == 5
            slow_place = match.place
    assert quick == match.told(0, 0)
    assert match.told(1, slow_place) == match.told(1, 0)[5:]
    assert match.told(0, match.place) == match.since(match.place) == []
    assert match.place == 8


def test_asking_twice_gives_the_same_answer() -> None:
    match = random_alarm(1, 5)
    assert match.since(0) == match.since(0) != []
    assert match.told(2, 3) == match.told(2, 3)


def test_each_reader_is_told_what_its_seat_may_know() -> None:
    match = school()
    match.play(0, SHOUT, 100)
    short, full = Event("noise", {"seat": 0}), Event("noise", {"seat": 0, "now": 100})
    assert match.told(0, 0) == [full]
    assert match.told(1, 0) == match.told(None, 0) == [short]
    assert match.since(0) == [Event("noise", {"seat": 0}, (0,), {"now": 100})]


@given(st.integers(0, 2**64 - 1), st.integers(0, 40), st.integers(0, 60))
def test_what_is_told_is_what_happened_half_hidden(seed: int, steps: int, place: int) -> None:
    match = random_alarm(seed, steps)
    for seat in (None, 0, 1, 2):
        assert match.told(seat, place) == [event.told(seat) for event in match.since(place)]


@given(st.integers(0, 2**64 - 1))
def test_every_seat_remembers_what_it_was_told_and_no_more(seed: int) -> None:
    match = random_alarm(seed, 20)
    assert match.forgotten == 0
    for seat, memory in enumerate(match.memories):
        assert memory.events == match.told(seat, 0)


def test_a_match_that_is_not_loud_tells_nothing() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 1", loud=False)
    match.play(match.table.asked, match.moves(match.table.asked)[0])
    assert (match.place, match.since(0), match.memories[0].events) == (0, [], [])


# Only the last events are kept


def raced(
    seed: int, *, forgetful: bool = True, asking: Sequence[int] = (), acts: int = 700
) -> Match:
    """A race at random with pauses; memories are asked for after so many acts."""
    setup = RotWeiss.agree(2, {"hand_ms": "0", "lock_ms": "0"})
    match = Match(RotWeiss, setup, f"fast {seed}", forgetful=forgetful)
    dice = FastDice(seed)
    while match.acts < acts and match.result() is None:
        if match.acts % 100 == 50:
            match.pause(match.at)
            match.go_on(match.at + 777)
        acting = [seat for seat in (0, 1) if match.moves(seat)]
        if acting and dice.below(4):
            seat = dice.pick(acting)
            match.play(seat, dice.pick(match.moves(seat)), match.at + dice.below(20))
        else:
            match.wait(match.at + 100)
        if match.acts in asking:
            assert match.memories
    return match


def remembered(match: Match) -> list[str]:
    """All that the memories hold, whatever game they are of."""
    return [text_of({**vars(memory), "setup": None}) for memory in match.memories]


def text_of(value: object) -> str:
    """A text that is equal where all that lies inside is equal."""
    if isinstance(value, dict):
        return str([(text_of(key), text_of(inner)) for key, inner in value.items()])
    if isinstance(value, list | tuple):
        return str([text_of(inner) for inner in value])
    return text_of(vars(value)) if hasattr(value, "__dict__") else repr(value)


def test_a_match_keeps_the_last_events_and_counts_the_others() -> None:
    match, whole = raced(5), raced(5, forgetful=False)
    assert match.place == whole.place > 3 * KEPT
    assert (whole.forgotten, len(whole.since(0))) == (0, whole.place)
    assert match.forgotten == match.place - len(match.events) > 0
    assert KEPT <= len(match.events) <= 2 * KEPT
    for place in (match.place - 1, match.place - KEPT, match.forgotten):
        assert match.since(place) == whole.since(place)
        assert match.told(1, place) == whole.told(1, place)


def test_at_every_moment_the_last_events_can_be_read() -> None:
    match = Match(School, School.agree(2), "fast 1")
    for number in range(1, 5 * KEPT):
        match.play(0, SHOUT)
        assert match.place == number
        assert len(match.since(number - KEPT)) == min(number, KEPT)
        assert len(match.events) <= 2 * KEPT


def test_a_reader_who_comes_too_late_is_told_what_there_is() -> None:
    match = raced(5)
    assert match.since(0) == match.since(match.forgotten) == match.since(match.forgotten - 1)
    assert len(match.told(0, 0)) == len(match.events)


@pytest.mark.parametrize(
    "asking", [[700], [60], [690], range(1, 700), [150, 400]],
    ids=["at the end", "early", "late", "always", "now and then"],
)  # fmt: skip
def test_memories_are_the_same_whenever_they_are_first_asked_for(asking: Sequence[int]) -> None:
    whole = raced(5, forgetful=False)
    match = raced(5, asking=asking)
    assert match.forgotten > 0
    assert remembered(match) == remembered(whole)
    assert match.table.state() == whole.table.state()


def test_memories_asked_for_late_are_rebuilt_from_the_log() -> None:
    """In a game whose memory is all that was told, one can see that nothing is missing."""
    match = Match(School, School.agree(2), "fast 1")
    for number in range(3 * KEPT):
        match.play(number % 2, SHOUT)
    match.pause(400)
    match.go_on(1000)
    match.wait(1700)
    assert match.forgotten > 0
    assert [len(memory.events) for memory in match.memories] == [match.place] * 2
    assert match.memories[1].events[-1] == Event("noise", {"seat": CLOCK})
    match.play(0, SHOUT)
    assert match.memories[0].events[-1] == Event("noise", {"seat": 0, "now": match.now})
    assert len(match.memories[0].events) == match.place


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_history_of_a_seat_is_all_that_it_was_told(seat: Seat | None) -> None:
    whole = raced(5, forgetful=False)
    match = raced(5)
    before = match.place, match.acts, match.table.state(), list(match.log)
    assert match.history(seat) == whole.told(seat, 0)
    assert (match.place, match.acts, match.table.state(), list(match.log)) == before


def test_the_history_hides_what_the_seat_may_not_know() -> None:
    match = random_alarm(3, 30)
    hands = [event for event in match.history(1) if event.code == "hand"]
    assert [set(event.facts) for event in hands] == [{"seat"}, {"seat", "cards"}, {"seat"}]
    assert all("card" not in event.facts for event in match.history(None) if event.code == "draw")


def test_nothing_is_told_before_it_has_happened() -> None:
    """The echo is due in this millisecond, but the clock has not moved yet."""
    match = school(echo="of-shouts")
    for _ in range(3 * KEPT):
        match.play(0, SHOUT, 100)
    last = Event("noise", {"seat": 0})
    assert match.forgotten > 0
    assert match.told(1, 0)[-1] == match.history(1)[-1] == match.memories[1].events[-1] == last
    match.wait(100)
    last = Event("noise", {"seat": CLOCK})
    assert match.told(1, 0)[-1] == match.history(1)[-1] == match.memories[1].events[-1] == last
    assert match.place == len(match.history(1)) == len(match.memories[1].events) == 6 * KEPT


def test_the_history_reaches_to_this_moment() -> None:
    match = school()
    match.play(0, SHOUT, 300)
    match.wait(1000)
    assert [event.facts["seat"] for event in match.history(1)] == [0, CLOCK]
