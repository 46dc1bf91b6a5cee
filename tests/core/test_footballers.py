"""Footballers with shirt numbers: eleven for each side, and no two alike."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.deck import Fields
from anpfiff.core.nouns import Mistake
from anpfiff.games.footballers import COLOURS, SHIRTS, Footballer, Squads, read_squads

SIDES = ("home", "away")
SIGNS = "abcdefghijkABCDEFGHIJK"


def entries() -> list[dict[str, Any]]:
    return [
        {
            "team": SIDES[place // SHIRTS],
            "number": place % SHIRTS + 1,
            "name": f"Name {place}",
            "sign": SIGNS[place],
            "colour": COLOURS[place % len(COLOURS)],
        }
        for place in range(2 * SHIRTS)
    ]


def squads(footballers: Any) -> Squads:
    return read_squads(Fields("mine.toml", "", {"footballer": footballers}), SIDES)


def mistake(footballers: Any) -> str:
    """The field that is wrong, and what was expected."""
    with pytest.raises(Mistake) as caught:
        squads(footballers)
    assert (caught.value.code, caught.value.facts["source"]) == ("deck-field", "mine.toml")
    return f"{caught.value.facts['field']} {caught.value.facts['expected']}"


def test_both_squads_come_in_the_order_of_their_numbers() -> None:
    found = squads(entries()[::-1])
    assert [[one.number for one in squad] for squad in found] == [list(range(1, 12))] * 2
    assert [{one.side for one in squad} for squad in found] == [{0}, {1}]
    assert found[1][3] == Footballer(1, 4, "Name 14", "D", COLOURS[0])
    assert found == squads(entries())


def test_a_label_says_sign_name_and_number() -> None:
    assert squads(entries())[0][6].label() == "g Name 6 7"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("team", "guest", "footballer 3.team home | away"),
        ("team", None, "footballer 3.team home | away"),
        ("number", 0, "footballer 3.number 1–11"),
        ("number", 12, "footballer 3.number 1–11"),
        ("number", "3", "footballer 3.number 1–11"),
        ("number", 2, "footballer 3.number ≠"),
        ("name", "", 'footballer 3.name "…" (1–40)'),
        ("name", 7, 'footballer 3.name "…"'),
        ("name", "Name 1", "footballer 3.name ≠"),
        ("sign", "", 'footballer 3.sign "…" (1–40)'),
        ("sign", "cc", "footballer 3.sign 1 ×"),
        ("sign", "a", "footballer 3.sign ≠"),
        ("colour", "pink", f"footballer 3.colour {' | '.join(COLOURS)}"),
        ("captain", True, "footballer 3.captain –"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: Any, expected: str) -> None:
    footballers = entries()
    footballers[2][field] = value
    assert mistake(footballers) == expected


@pytest.mark.parametrize("field", ["team", "number", "name", "sign", "colour"])
def test_a_missing_field_is_named(field: str) -> None:
    footballers = entries()
    del footballers[21][field]
    assert mistake(footballers).startswith(f"footballer 22.{field} ")


def test_the_same_number_is_fine_in_the_other_team_but_no_name_or_sign() -> None:
    for field in ("name", "sign"):
        footballers = entries()
        footballers[20][field] = footballers[0][field]
        assert mistake(footballers) == f"footballer 21.{field} ≠"


@pytest.mark.parametrize(
    "value",
    [[], entries()[:1], entries()[:21], [*entries(), entries()[0]], [1] * 22, "none", None],
    ids=["none", "one", "one too few", "one too many", "numbers", "text", "nothing"],
)
def test_there_must_be_eleven_for_each_side(value: Any) -> None:
    found = mistake(value)
    assert found.startswith("footballer ")
    assert found.endswith("[[footballer]]")
