"""Options are read from texts, written as texts, and say what is wrong with a text."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.nouns import NOBODY, Mistake, Seat
from anpfiff.core.options import Choice, Options, Starter, option


@dataclass(frozen=True)
class KickOff(Options):
    ball: str = option("leather", "R1", Choice("leather", "rubber"))
    start: Seat = option(NOBODY, "R2", Starter())


def mistake(texts: dict[str, str], seats: int = 3) -> Mistake:
    with pytest.raises(Mistake) as caught:
        KickOff.read(texts, seats)
    return caught.value


def test_what_is_not_said_keeps_its_default() -> None:
    assert KickOff.read({}, 3) == KickOff("leather", NOBODY)
    assert KickOff.read({"ball": "rubber"}, 3) == KickOff("rubber", NOBODY)


def test_defaults_are_written_too() -> None:
    assert KickOff().write() == {"ball": "leather", "start": "lot"}


@given(st.sampled_from(["leather", "rubber"]), st.sampled_from([NOBODY, *range(8)]))
def test_what_is_written_reads_back(ball: str, start: Seat) -> None:
    options = KickOff(ball, start)
    assert KickOff.read(options.write(), 8) == options


def test_an_unknown_option_is_told_the_known_ones() -> None:
    error = mistake({"bal": "rubber"})
    assert (error.code, error.facts) == (
        "option-unknown",
        {"option": "bal", "known": "ball, start"},
    )


def test_a_wrong_value_is_told_what_is_expected_and_where_it_belongs() -> None:
    error = mistake({"ball": "wood"})
    assert (error.code, error.facts) == (
        "option-value",
        {"option": "ball", "text": "wood", "expected": "leather | rubber", "rule": "R1"},
    )


@pytest.mark.parametrize("text", ["", " ", "D", "d", "AB", "BC", "ABC", "1", "lots", "LOT", "-"])
def test_only_a_seat_at_the_table_or_the_lot_begins(text: str) -> None:
    error = mistake({"start": text})
    assert (error.code, error.facts["option"], error.facts["text"]) == (
        "option-value",
        "start",
        text,
    )


@given(st.text())
def test_any_other_text_is_a_mistake_and_nothing_worse(text: str) -> None:
    """Whatever reads as a seat is one letter, which may be small."""
    try:
        options = KickOff.read({"start": text}, 3)
    except Mistake:
        return
    assert text == "lot" or "ABC"[options.start] == text.upper()


def test_options_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        KickOff().ball = "rubber"  # type: ignore[misc]


def test_every_option_cites_its_rule() -> None:
    assert {item.name: item.metadata["rule"] for item in KickOff.all()} == {
        "ball": "R1",
        "start": "R2",
    }
