"""Mistakes, events and seats as they pass between a table and everybody else."""

from __future__ import annotations

import pickle

import pytest

from anpfiff.core.deck import Deck
from anpfiff.core.memory import Memory, NoMemory
from anpfiff.core.nouns import (
    CLOCK,
    Event,
    Mistake,
    Refusal,
    Refused,
    Setup,
    plain,
    read_seat,
    seat_letter,
)
from anpfiff.core.options import Options


def test_a_mistake_is_a_code_and_facts() -> None:
    mistake = Mistake("time-backwards", at=3, now=5)
    assert (mistake.code, mistake.facts) == ("time-backwards", {"at": 3, "now": 5})
    assert str(mistake) == "time-backwards (at=3, now=5)"
    assert str(Mistake("paused")) == "paused"


def test_a_refused_move_is_a_mistake_with_its_rule() -> None:
    refused = Refused(Refusal("not-in-hand", "R19", {"card": 3}))
    assert isinstance(refused, Mistake)
    assert (refused.code, refused.facts) == ("not-in-hand", {"rule": "R19", "card": 3})
    assert refused.refusal == ("not-in-hand", "R19", {"card": 3})


@pytest.mark.parametrize(
    "mistake",
    [
        Mistake("paused"),
        Mistake("time-backwards", at=3, now=5),
        Refused(Refusal("not-in-hand", "R19", {"card": 3})),
        Mistake("record-move", line=9, cause=Refused(Refusal("over", "R21"))),
    ],
    ids=str,
)
def test_a_mistake_survives_the_way_home_from_another_process(mistake: Mistake) -> None:
    returned = pickle.loads(pickle.dumps(mistake))
    assert type(returned) is type(mistake)
    assert (returned.code, str(returned)) == (mistake.code, str(mistake))


def test_a_public_event_is_told_to_everybody() -> None:
    event = Event("roll", {"seat": 0})
    assert event.told(0) == event.told(3) == event.told(None) == event


def test_a_secret_is_told_to_those_it_concerns_and_leaves_no_trace_for_the_others() -> None:
    event = Event("steal", {"seat": 0, "victim": 2}, (0, 2), {"card": 5})
    full = Event("steal", {"seat": 0, "victim": 2, "card": 5})
    assert event.told(0) == event.told(2) == full
    assert event.told(1) == event.told(None) == Event("steal", {"seat": 0, "victim": 2})
    assert event.facts == {"seat": 0, "victim": 2}


def test_a_memory_is_what_was_told_in_order() -> None:
    setup = Setup(2, Options(), Deck("none", ""))
    memory = Memory(setup)
    one, other = Event("roll", {"seat": 0}), Event("roll", {"seat": 1})
    memory.see([one])
    memory.see([other, one])
    assert (memory.setup, memory.events) == (setup, [one, other, one])


def test_where_all_is_seen_nothing_is_remembered() -> None:
    memory = NoMemory(Setup(2, Options(), Deck("none", "")))
    memory.see([Event("roll", {"seat": 0})])
    assert memory.events == []


@pytest.mark.parametrize("seat", [CLOCK, *range(8)])
def test_a_seat_written_reads_back(seat: int) -> None:
    assert read_seat(seat_letter(seat), 8) == seat
    assert read_seat(seat_letter(seat).lower(), 8) == seat


@pytest.mark.parametrize("text", ["", "D", "AB", "ABC", "1", "Clock", " A", "ß"])
def test_what_is_no_seat_at_this_table_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_seat(text, 3)
    assert (caught.value.code, caught.value.facts) == (
        "seat-unknown",
        {"text": text, "seats": "A B C"},
    )


def test_plain_text_is_one_line_that_no_terminal_obeys() -> None:
    assert plain("Jürgen 5\u00a0%") == "Jürgen 5\u00a0%"
    assert plain("a\r\nb\tc\u2028d") == "a  b c d"
    assert plain("\x1b[31m\x07\x9b\u202e") == "?[31m???"
