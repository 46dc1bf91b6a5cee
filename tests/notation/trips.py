"""What the tests of several notations do alike: there and back, and through nonsense."""

from __future__ import annotations

from typing import Any

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import Mistake
from tests.laws.laws import play_on

JUNK = ["-", "|", "=", "A", "C", "AB", "0", "9", "²", "99999999999999999999", "any", "a\x00", "…"]
CODES = {"position-line", "position-seats", "option-unknown", "option-value"}
CLIPPED = 60


def reads_back(table: Any) -> str:
    """The text of a table, which must say everything."""
    text = str(table)
    again = type(table).position(text, table.setup.deck)
    assert again.state() == table.state(), text
    assert str(again) == text
    return text


def mistake(game: Any, text: str) -> Mistake | None:
    """What is wrong with the text. If nothing is, the table reads back and can be played."""
    try:
        table = game.position(text)
    except Mistake as found:
        return well_put(found)
    reads_back(table)
    play_on(table, FastDice(1))
    return None


def well_put(found: Mistake) -> Mistake:
    assert found.code in CODES, found
    if found.code == "position-line":
        assert len(found.facts["line"]) <= CLIPPED
        assert found.facts["expected"]
    return found


def expected(game: Any, text: str) -> tuple[str, str]:
    """The line that is wrong, and what was expected."""
    found = mistake(game, text)
    assert found is not None, text
    assert found.code == "position-line", found
    return found.facts["line"], found.facts["expected"]


def spoilt(text: str, dice: Dice) -> str:
    """The text with a few words lost, repeated, moved to another line, or replaced by junk."""
    lines = [line.split() for line in text.splitlines()]
    for _ in range(1 + dice.below(3)):
        line, other = dice.pick(lines), dice.pick(lines)
        place = dice.below(len(line) + 1)
        word = line[place : place + 1]
        change = dice.below(4)
        if change == 0:
            line[place : place + 1] = []
        elif change == 1:
            line[place:place] = word
        elif change == 2:
            other[dice.below(len(other) + 1) :] = word
        else:
            line[place : place + 1] = [dice.pick(JUNK)]
    return "\n".join(" ".join(line) for line in lines)
