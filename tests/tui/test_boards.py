"""What the boards of the races show: all that is open, nothing that is covered, in 80 columns."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from anpfiff.bots.bot import RandomRacer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS
from anpfiff.tui.face import Scene
from anpfiff.tui.faces import RACES as FACES
from anpfiff.tui.reels import Live
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words
from tests.tui.stage import RACES

TABLES = [(game, seats) for game in RACES for seats in RACES[game].players]
MOST_LINES = 16
"""Of 24: the rest is for score, messages, news and keys."""


def drawn(match: Match, speaker: Speaker, seat: int | None, width: int, height: int) -> str:
    face = FACES[match.game.name]
    hands = None if seat is None else face.hands(seat)
    table = match.table
    scene = Scene(table.view(seat), speaker, hands, width, height, table.now)
    face.prompt(scene)
    return face.board(scene).plain


def at_any_time(game: str, seats: int) -> list[Match]:
    """The same match, early, later and late."""
    found = []
    for steps in (1, 40, 150, 400):
        names = tuple(f"random {SEATS[seat]}" for seat in range(seats))
        match = Match(RACES[game], RACES[game].agree(seats), "fast 1", names)
        play = Live(match, {seat: RandomRacer(seat, FastDice(seat)) for seat in range(seats)})
        for _ in range(steps):
            if match.table.result() is None:
                play.step()
        found.append(match)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_board_fits(game: str, seats: int, language: str) -> None:
    for match in at_any_time(game, seats):
        speaker = Speaker(Words(language), match.table, match.names)
        for seat in (None, 0, seats - 1):
            for width, height in ((80, 24), (100, 30), (110, 45)):
                lines = drawn(match, speaker, seat, width, height).split("\n")
                assert max(map(cell_len, lines)) <= width
                if height == 24:
                    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_boards_are_drawn_from_views_alone(game: str, seats: int) -> None:
    """Another table behind the speaker changes nothing."""
    for match in at_any_time(game, seats):
        other = Match(match.game, match.setup, "fast 99", match.names)
        for seat in (None, 0):
            speakers = [
                Speaker(Words("en"), table, match.names) for table in (match.table, other.table)
            ]
            first, second = [drawn(match, speaker, seat, 80, 24) for speaker in speakers]
            assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RACES)
def test_the_line_of_keys_and_the_help_fit(game: str, language: str) -> None:
    words = Words(language)
    assert cell_len(words(f"race-keys-{game}")) <= 78
    assert cell_len(words("race-keys-watch")) <= 78
    page = words(f"race-help-{game}").split("\n")
    assert max(map(cell_len, page)) <= 72
    assert len(page) <= 16


def test_both_teams_are_told_apart_without_colour() -> None:
    match = at_any_time("rotweiss", 4)[-1]
    match.table.middle = [0]  # type: ignore[attr-defined]
    speaker = Speaker(Words("en"), match.table, match.names)
    lines = drawn(match, speaker, None, 80, 24).split("\n")
    wants = next(line for line in lines if "RED WANTS" in line)
    assert wants.index("● RED") < wants.index("○ WHITE")
    assert any("┏" in line for line in lines)


def test_the_own_stack_of_elfmeter_is_covered_until_the_signal() -> None:
    names = ("A", "B")
    match = Match(RACES["elfmeter"], RACES["elfmeter"].agree(2), "fast 1", names)
    speaker = Speaker(Words("en"), match.table, names)
    assert "stack covered" in drawn(match, speaker, 0, 80, 24)
    match.wait(60_000)
    assert "1/24" in drawn(match, speaker, 0, 80, 24)
    assert "1/24" not in drawn(match, speaker, None, 80, 24)


def hands_of(game: str, view: Any, keys: list[str]) -> list[Any]:
    hands = FACES[game].hands(0)
    return [hands.press(key, view) for key in keys]


def test_a_yellow_card_asks_before_whom_if_there_are_two() -> None:
    for seats, presses in ((2, ["y"]), (4, ["y", "d"])):
        table: Any = RACES["rotblau"](RACES["rotblau"].agree(seats), FastDice(1))
        table.displays[0][1] = table.deck.yellow[0]
        *_, move = hands_of("rotblau", table.view(0), presses)
        assert table.write(move) == ("book 2 b" if seats == 2 else "book 2 d")


def test_a_penalty_corner_is_chosen_by_number() -> None:
    table: Any = RACES["elfmeter"](RACES["elfmeter"].agree(2, {"start": "A"}), FastDice(1))
    table.ready = []
    table.take_penalty()
    for corner, key in enumerate("123"):
        (move,) = hands_of("elfmeter", table.view(0), [key])
        card = table.deck.find(table.write(move).removeprefix("play "))
        assert table.deck.cards[card].kick == corner
