"""Options are read from texts, written as texts, and say what is wrong with a text."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core.nouns import NOBODY, Mistake, Seat
from anpfiff.core.options import Choice, Options, Starter, Whole, option
from anpfiff.games import GAMES


@dataclass(frozen=True)
class KickOff(Options):
    ball: str = option("leather", "R1", Choice("leather", "rubber"))
    start: Seat = option(NOBODY, "R2", Starter())
    grip: int = option(5, "R3", Whole(0, 9))

    def check(self, seats: int) -> None:
        if self.ball != "rubber" and self.grip != KickOff.grip:
            raise self.only_with("grip", "ball=rubber")


def mistake(texts: dict[str, str], seats: int = 3) -> Mistake:
    with pytest.raises(Mistake) as caught:
        KickOff.read(texts, seats)
    return caught.value


def test_what_is_not_said_keeps_its_default() -> None:
    assert KickOff.read({}, 3) == KickOff("leather", NOBODY)
    assert KickOff.read({"ball": "rubber"}, 3) == KickOff("rubber", NOBODY)


def test_defaults_are_written_too() -> None:
    assert KickOff().write() == {"ball": "leather", "start": "lot", "grip": "5"}


@given(st.sampled_from(["leather", "rubber"]), st.sampled_from([NOBODY, *range(8)]))
def test_what_is_written_reads_back(ball: str, start: Seat) -> None:
    options = KickOff(ball, start)
    assert KickOff.read(options.write(), 8) == options


def test_an_unknown_option_is_told_the_known_ones() -> None:
    error = mistake({"bal": "rubber"})
    assert (error.code, error.facts) == (
        "option-unknown",
        {"option": "bal", "known": "ball, start, grip"},
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


@pytest.mark.parametrize(("seats", "possible"), [(2, "lot | A | B"), (3, "lot | A | B | C")])
def test_who_begins_is_one_of_those_who_are_there(seats: int, possible: str) -> None:
    assert mistake({"start": "D"}, seats).facts["expected"] == possible


@pytest.mark.parametrize("text", ["", "10", "-1", "+1", "1.0", "²", "1" * 99])
def test_a_number_is_within_its_bounds(text: str) -> None:
    assert mistake({"grip": text}).facts == {
        "option": "grip", "text": text, "expected": "0–9", "rule": "R3",
    }  # fmt: skip


NUMBERS = [
    (game.name, item.name, item.metadata["kind"])
    for game in GAMES.values()
    for item in game.Options.all()
    if isinstance(item.metadata["kind"], Whole)
]


@pytest.mark.parametrize(("game", "name", "kind"), NUMBERS, ids=[name for _, name, _ in NUMBERS])
def test_both_ends_of_every_number_are_allowed_and_nothing_beyond(
    game: str, name: str, kind: Whole
) -> None:
    """What is allowed is what is promised."""
    least, most = map(int, kind.expected.split("–"))
    seats = GAMES[game].players[0]
    for number in (least, most):
        assert kind.read(str(number), seats) == number
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError):  # noqa: PT011, it says nothing else
            kind.read(str(number), seats)


def test_what_counts_only_beside_another_option_says_which() -> None:
    with pytest.raises(Mistake) as caught:
        KickOff.read({"grip": "7"}, 3).check(3)
    assert (caught.value.code, caught.value.facts) == (
        "option-only-with",
        {"option": "grip", "text": "7", "other": "ball=rubber", "rule": "R3"},
    )
    KickOff.read({"grip": "7", "ball": "rubber"}, 3).check(3)
    KickOff.read({}, 3).check(3)


@pytest.mark.parametrize(("game", "rule"), [("rotweiss", "B21"), ("rotblau", "D30")])
def test_a_race_that_was_lost_is_never_wrong_however_slow_hands_are(game: str, rule: str) -> None:
    """B21, D30 A card may be late for longer than a hand carries it, and somebody looks."""
    table = GAMES[game]
    for hand, late in ((300, 500), (500, 600), (1, 0)):
        with pytest.raises(Mistake) as caught:
            table.agree(2, {"hand_ms": str(hand), "late_ms": str(late)})
        assert caught.value.code == "option-too-small"
        assert caught.value.facts == {
            "option": "late_ms",
            "text": str(late),
            "other": f"hand_ms={hand}",
            "expected": f"{hand + 201}–5000",
            "rule": rule,
        }
    for hand, late in ((300, 501), (2000, 2201), (0, 0)):
        table.agree(2, {"hand_ms": str(hand), "late_ms": str(late)})


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
        "grip": "R3",
    }
