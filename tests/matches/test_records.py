"""Recorded matches are replayed to the letter: a rule that changes by accident shows here."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from anpfiff.core.log import WAIT
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import Record, read_line, write_line
from anpfiff.games import GAMES

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))
RACES = [name for name, game in GAMES.items() if game.races]


EVERY = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
OF_VERSION_1 = [
    file
    for file in FILES
    if (record := Record.read(file.read_text("utf-8"))).version == 1
    and GAMES[record.game].version > 1
]
EARLIER = pytest.mark.parametrize("file", OF_VERSION_1, ids=lambda file: file.stem)


def read(file: Path) -> Record:
    return Record.read(file.read_text("utf-8"))


def body(file: Path) -> list[str]:
    """Without the comments."""
    return [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]


def is_clock(line: str) -> bool:
    return line.partition(" ")[2].startswith("clock ")


def in_format_3(lines: list[str]) -> list[str]:
    """Format 2 had no closing line, and format 1 wrote the clock's lines, too."""
    if lines[0] == "anpfiff record 3":
        return lines[:-1]
    if lines[0] == "anpfiff record 2":
        return ["anpfiff record 3", *lines[1:]]
    assert lines[0] == "anpfiff record 1"
    *rest, last, result = lines[1:]
    end = f"{last.partition(' ')[0]} {WAIT}" if is_clock(last) else last
    return ["anpfiff record 3", *(line for line in rest if not is_clock(line)), end, result]


def with_all_options(lines: list[str], match: Match) -> list[str]:
    """What is written again also mentions the options that there are by now."""
    now = match.setup.options.write()
    [place] = [place for place, line in enumerate(lines) if line.startswith("options")]
    then = dict(pair.split("=") for pair in lines[place].split()[1:])
    assert {name: now[name] for name in then} == then
    options = " ".join(f"{name}={value}" for name, value in now.items())
    return [*lines[:place], f"options {options}".rstrip(), *lines[place + 1 :]]


@EVERY
def test_a_record_replays_to_the_letter(file: Path) -> None:
    record = read(file)
    assert record.result
    again = record.replay(GAMES[record.game])
    lines = str(Record.of(again)).splitlines()
    assert lines == with_all_options(in_format_3(body(file)), again)


@EVERY
def test_what_is_written_again_replays_to_the_letter(file: Path) -> None:
    record = read(file)
    text = str(Record.of(record.replay(GAMES[record.game])))
    assert str(Record.of(Record.read(text).replay(GAMES[record.game]))) == text


@EVERY
def test_the_clock_strikes_when_it_struck(file: Path) -> None:
    """Of format 1: its lines are not read as moves, but each was one, and at that moment."""
    record = read(file)
    match = record.start(GAMES[record.game])
    old = body(file)[0] == "anpfiff record 1"
    for line in record.log:
        if line.text == WAIT:
            assert not old or line.at in (match.at, match.table.due + match.lost)
            match.repeat(line)
        else:
            acts = match.acts
            match.repeat(line)
            assert not old or match.acts == acts + (line.seat is not None)
    moves = [line for line in record.log if line.seat is not None or line.text == WAIT]
    assert match.acts == len(moves) if old else match.acts >= len(moves)


def test_every_game_has_recorded_matches() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} == set(GAMES)


def test_games_of_version_2_have_records_of_both_versions() -> None:
    counted = Counter((record.game, record.version) for record in map(read, FILES))
    for name, game in GAMES.items():
        if game.version > 1:
            assert counted[name, 1] >= 3
            assert counted[name, 2] >= 2


def test_what_was_new_in_version_2_is_what_version_1_is_told_apart_by() -> None:
    for game in RACES:
        assert {"hand_ms", "wrong"} <= set(GAMES[game].Options.earlier[1])
    assert set(GAMES["finale"].Options.earlier[1]) == {"standin"}


@EARLIER
def test_what_a_record_does_not_mention_is_as_it_was_in_its_version(file: Path) -> None:
    record = read(file)
    match = record.start(GAMES[record.game])
    earlier = GAMES[record.game].Options.earlier[1]
    assert set(earlier) - set(record.options)
    assert {**match.setup.options.write(), **earlier, **record.options} == (
        match.setup.options.write()
    )
    assert (match.setup.deck.name, match.setup.deck.digest) == record.deck


@EARLIER
def test_a_match_that_goes_on_stays_one_of_its_version(file: Path) -> None:
    """Left in the middle, saved, and resumed."""
    record = read(file)
    game = GAMES[record.game]
    half = record._replace(log=record.log[: len(record.log) // 2], result="")
    saved = str(Record.of(half.replay(game)))
    assert f"\ngame {record.game} 1\n" in saved
    match = Record.read(saved).replay(game)
    assert match.again().setup is match.setup
    for line in record.log[len(half.log) :]:
        match.repeat(line)
    assert Record.of(match).result == record.result
    assert Record.of(match).version == 1


@EARLIER
def test_the_same_moves_are_not_a_match_of_today(file: Path) -> None:
    """Which is why versions are told apart: with no options mentioned, other rules hold now."""
    record = read(file)
    game = GAMES[record.game]
    today = record._replace(version=game.version, options={}).start(game)
    assert today.setup.options == game.Options()
    assert today.setup.options != record._replace(options={}).start(game).setup.options


@EVERY
def test_lines_are_read_from_disk_as_they_were_written(file: Path) -> None:
    record = read(file)
    for place, line in enumerate(record.log):
        noted = line._replace(note="press 1 arrival 20 credit 3") if place % 2 else line
        assert read_line(write_line(noted), len(record.names)) == noted


@pytest.mark.parametrize("text", ["", "@", "@1", "@x A draw", "@99999999999999999 A draw"])
def test_what_no_line_is_read_from_disk_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake):
        read_line(text, 2)
