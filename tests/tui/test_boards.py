"""What the boards of the races show: all that is open, nothing that is covered, in 80 columns."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from anpfiff.bots.bot import RandomRacer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, About, Thing
from anpfiff.core.table import Table
from anpfiff.games.elfmeter.cards import OPEN
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.face import Scene
from anpfiff.tui.faces import race_face_of
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words
from tests.tui.stage import RACES

TABLES = [(game, seats) for game in RACES for seats in RACES[game].players]
MOST_LINES = 16
"""Of 24: the rest is for score, messages, news and keys."""


def drawn(match: Match, speaker: Speaker, seat: int | None, width: int, height: int) -> str:
    face = race_face_of(match.game.name)
    assert face is not None
    hands = None if seat is None else face.hands(seat, match.setup)
    scene = Scene(match.view(seat), speaker, hands, width, height, match.now)
    face.prompt(scene)
    return face.board(scene).plain


def speaker_of(match: Match, language: str = "en") -> Speaker:
    return Speaker(Words(language), match.game.name, match.setup, match.names)


def at_any_time(game: str, seats: int) -> list[Match]:
    """The same match, early, later and late."""
    found = []
    for steps in (1, 40, 150, 400):
        names = tuple(f"random {SEATS[seat]}" for seat in range(seats))
        match = Match(RACES[game], RACES[game].agree(seats), "fast 1", names)
        racers = {seat: RandomRacer(seat, match.setup, FastDice(seat)) for seat in range(seats)}
        play = TimedPlay(match, racers)
        for _ in range(steps):
            if match.result() is None:
                play.step()
        found.append(match)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_board_fits(game: str, seats: int, language: str) -> None:
    for match in at_any_time(game, seats):
        speaker = speaker_of(match, language)
        for seat in (None, 0, seats - 1):
            for width, height in ((80, 24), (100, 30), (110, 45)):
                lines = drawn(match, speaker, seat, width, height).split("\n")
                assert max(map(cell_len, lines)) <= width
                if height == 24:
                    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RACES)
def test_the_line_of_keys_and_the_help_fit(game: str, language: str) -> None:
    words = Words(language)
    assert cell_len(words(f"{game}-keys")) <= 78
    assert cell_len(words("race-keys-watch")) <= 78
    page = words(f"{game}-help").split("\n")
    assert max(map(cell_len, page)) <= 72
    assert len(page) <= 16


def test_both_teams_are_told_apart_without_colour() -> None:
    match = at_any_time("rotweiss", 4)[-1]
    match.table.middle = [0]  # type: ignore[attr-defined]
    speaker = speaker_of(match)
    lines = drawn(match, speaker, None, 80, 24).split("\n")
    wants = next(line for line in lines if "RED WANTS" in line)
    assert wants.index("● RED") < wants.index("○ WHITE")
    assert any("┏" in line for line in lines)


def test_the_own_stack_of_elfmeter_is_covered_until_the_first_ball() -> None:
    """And whoever attacks is told how to begin."""
    names, setting = ("A", "B"), {"start": "A"}
    match = Match(RACES["elfmeter"], RACES["elfmeter"].agree(2, setting), "fast 1", names)
    speaker = speaker_of(match)
    assert "stack covered" in drawn(match, speaker, 0, 80, 24)
    assert "blind" not in drawn(match, speaker, 0, 80, 24)
    match.wait(5000)
    attacker, defender = (drawn(match, speaker, seat, 80, 24) for seat in (0, 1))
    assert "stack covered" in attacker
    assert "top card, blind" in attacker
    assert "Enter ▲" in attacker
    assert "stack covered" in defender
    assert "blind" not in defender
    match.play(0, OPEN, 5300)
    assert "1/23" in drawn(match, speaker, 0, 80, 24)
    assert "1/24" in drawn(match, speaker, 1, 80, 24)
    assert "1/24" not in drawn(match, speaker, None, 80, 24)


def test_where_leafing_was_agreed_the_stack_is_seen_from_the_signal_on() -> None:
    setting = {"start": "A", "opening": "leaf"}
    match = Match(RACES["elfmeter"], RACES["elfmeter"].agree(2, setting), "fast 1", ("A", "B"))
    speaker = speaker_of(match)
    match.wait(5000)
    assert "1/24" in drawn(match, speaker, 0, 80, 24)


def pressed(table: Table, *keys: str) -> About:
    """What the last of the keys does in seat A."""
    face = race_face_of(table.name)
    assert face is not None
    hands = face.hands(0, table.setup)
    *_, move = [hands.press(key, table.view(0)) for key in keys]
    assert move is not None
    return table.phrases(table.setup).about(move)


def test_a_yellow_card_asks_before_whom_if_there_are_two() -> None:
    for seats, keys, victim in ((2, "y", 1), (4, "yd", 3)):
        table: Any = RACES["rotblau"](RACES["rotblau"].agree(seats), FastDice(1))
        table.displays[0][1] = min(table.deck.yellows)
        assert pressed(table, *keys) == About("book", (Thing("place", 1), Thing("seat", victim)))


def test_a_penalty_corner_is_chosen_by_number() -> None:
    table: Any = RACES["elfmeter"](RACES["elfmeter"].agree(2, {"start": "A"}), FastDice(1))
    table.ready = []
    table.take_penalty()
    for corner, key in enumerate("123"):
        (card,) = pressed(table, key).things
        assert table.deck.cards[card.number].kick == corner
