"""Bad input is a Mistake that can be said in words, never anything worse."""

from __future__ import annotations

import pytest

from tests.fuzz.spoiling import KINDS, Case

CASES = {
    "record": 300,
    "deck": 150,
    "options": 400,
    "position": 200,
    "command": 60,
    "typed": 20,
    "save": 40,
}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_spoilt_is_refused_in_words_or_fine(kind: str) -> None:
    outcomes = {Case(kind, number).run() for number in range(CASES[kind])}
    # What is typed at a table is answered there: a match comes to its end, or to that of the text.
    assert len(outcomes) > (1 if kind == "typed" else 3), "these accidents are too harmless"
