"""Match files: what is written replays, and what is damaged is named by its line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.dice import FastDice
from anpfiff.core.log import WAIT, Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Mistake
from anpfiff.core.options import Choice, option
from anpfiff.core.record import FORMAT, LONGEST, Record
from anpfiff.core.seal import Seal
from anpfiff.games.alarm.cards import AlarmDeck
from anpfiff.games.alarm.rules import Alarm
from tests.tables import PACE, SLAP, NoDeck, NoOptions, Penalty, Snap

DIGEST = AlarmDeck.standard().digest
HEAD = f"""\
anpfiff record 3
game alarm 1
options die=2-2-2 start=B whistle=may reshuffle=at-once
deck standard {DIGEST}
seat A Ana
seat B Ben
seed fast 7
"""


def played(seats: int, seed: str, names: tuple[str, ...] = (), steps: int = 1000) -> Match:
    """A match played at random, to its end if there are steps enough."""
    match = Match(Alarm, Alarm.agree(seats), seed, names)
    dice = FastDice(len(seed) + seats)
    for _ in range(steps):
        if match.table.asked == NOBODY:
            break
        match.play(match.table.asked, dice.pick(match.table.moves(match.table.asked)))
    return match


WHOLE = str(Record.of(played(2, "fast 7", ("Ana", "Ben"))))
LINES = WHOLE.splitlines()


def mistake(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        Record.read(text).replay(Alarm)
    return caught.value


def with_line(number: int, text: str) -> str:
    """The whole record with one line changed; lines count from 1."""
    lines = LINES[:]
    lines[number - 1] = text
    return "\n".join(lines)


# Round trips


@settings(max_examples=30)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**64 - 1).map("fast {}".format)
    | st.binary(min_size=32, max_size=32).map(lambda key: f"sealed {key.hex()}"),
    steps=st.sampled_from([0, 1, 5, 20, 1000]),
)
def test_a_match_written_replays_to_the_same_table(seats: int, seed: str, steps: int) -> None:
    match = played(seats, seed, steps=steps)
    text = str(Record.of(match))
    record = Record.read(text)
    again = record.replay(Alarm)
    assert again.table.state() == match.table.state()
    assert list(again.log) == list(match.log)
    assert str(Record.of(again)) == text
    assert str(record) == text


def test_a_record_looks_like_this() -> None:
    match = Match(Alarm, Alarm.agree(2, {"start": "B"}), "fast 7", ("Ana", "Ben"))
    assert str(Record.of(match)) == HEAD + "\n"
    assert LINES[:6] == [
        "anpfiff record 3",
        "game alarm 1",
        "options die=2-2-2 start=lot whistle=may reshuffle=at-once",
        f"deck standard {DIGEST}",
        "seat A Ana",
        "seat B Ben",
    ]
    assert LINES[7] == ""
    assert all(line[:2] in ("A ", "B ") for line in LINES[8:-1])
    assert LINES[-1].split()[0] == "result"


def test_options_that_are_not_defaults_are_kept() -> None:
    options = {"die": "3-2-1", "start": "C", "whistle": "must", "reshuffle": "when-needed"}
    match = Match(Alarm, Alarm.agree(3, options), "fast 1")
    again = Record.read(str(Record.of(match))).replay(Alarm)
    assert again.setup.options == match.setup.options
    assert again.setup.options.write() == options


@given(
    st.lists(
        st.text(st.characters(exclude_categories=["C", "Z"]), max_size=20).map(str.strip),
        min_size=2,
        max_size=4,
    )
)
def test_names_are_kept(names: list[str]) -> None:
    match = Match(Alarm, Alarm.agree(len(names)), "fast 1", names)
    assert Record.read(str(Record.of(match))).names == tuple(names)


def test_a_name_may_have_words() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 1", ["Ana de la Cruz", "# Ben"])
    assert Record.read(str(Record.of(match))).names == ("Ana de la Cruz", "# Ben")


@pytest.mark.parametrize("name", ["Ana\nseed fast 1", "Ana\u2028Ben", " Ana ", "Ana\r", "A\x1cB"])
def test_a_name_cannot_break_the_file(name: str) -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 1", [name, "Ben"])
    assert Record.read(str(Record.of(match))).names == match.names


def test_times_and_pauses_are_kept() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 7")
    match.pause(10)
    match.go_on(25)
    seat = match.table.asked
    match.play(seat, match.table.moves(seat)[0], 30)
    text = str(Record.of(match))
    assert "@10 pause\n@25 go-on\n@30 " in text
    again = Record.read(text).replay(Alarm)
    assert list(again.log) == list(match.log)
    assert (again.at, again.lost) == (30, 15)


def test_time_that_went_on_after_the_last_move_is_kept() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 7")
    seat = match.table.asked
    match.play(seat, match.moves(seat)[0], 30)
    assert WAIT not in str(Record.of(match))
    match.wait(77)
    text = str(Record.of(match))
    assert text.endswith("\n@77 wait\n")
    again = Record.read(text).replay(Alarm)
    assert (again.at, list(again.log)) == (77, list(match.log))
    assert str(Record.of(again)) == text


def test_the_latest_time_that_can_be_read_can_be_played() -> None:
    lines = [*LINES[:8], f"@999999999999 {LINES[8]}"]
    match = Record.read("\n".join(lines)).replay(Alarm)
    assert match.log[0].at == match.at == 999_999_999_999


def test_time_before_the_first_move_is_kept() -> None:
    match = Match(Snap, Snap.agree(2), "fast 1")
    match.wait(2500)
    text = str(Record.of(match))
    assert text.endswith("\n\n@2500 wait\n")
    again = Record.read(text).replay(Snap)
    assert (again.at, again.acts, again.table.state()) == (2500, 2, match.table.state())


def test_a_deadline_in_the_millisecond_of_a_pause_needs_no_line() -> None:
    match = Match(Snap, Snap.agree(2), "fast 1")
    match.pause(PACE)
    assert match.acts == 1
    assert str(Record.of(match)).endswith(f"\n\n@{PACE} pause\n")


# What else is known of a line


def noted(*notes: str) -> Match:
    match = played(2, "fast 7", steps=0)
    for note in notes:
        seat = match.table.asked
        match.play(seat, match.moves(seat)[0])
        if note:
            match.log.note(note)
    return match


@pytest.mark.parametrize("note", ["a\nB pass", "a\rb", "a\x85b", "a\u2028b", "a\x1b[2Jb"])
def test_a_note_is_one_line_whatever_is_in_it(note: str) -> None:
    match = noted("", note, "")
    again = Record.read(str(Record.of(match))).replay(Alarm)
    assert list(again.log) == list(match.log)
    assert again.log[1].note.isprintable()


def test_names_and_nonces_are_one_line_whatever_is_in_them() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 7", ("a\nseed fast 8", "\x1b[2Jb"))
    match.seal = Seal("a\nseed fast 9", "c\nd", ("e\nB pass", "f\x85g"))
    again = Record.read(str(Record.of(match))).replay(Alarm)
    assert again.names == match.names == ("a seed fast 8", "?[2Jb")
    assert again.seed == "fast 7"
    assert again.seal == Seal("a seed fast 9", "c d", ("e B pass", "f g"))


def test_names_in_a_file_are_cleaned_as_well() -> None:
    text = str(Record.of(played(2, "fast 7", steps=0)))
    name = re.sub("^seat A.*", "seat A \x1b[2J", text, flags=re.MULTILINE)
    assert Record.read(name).names[0] == "?[2J"


@pytest.mark.parametrize(
    "note", ["press=120 came=180 credit=60", "; ; ;", "# no comment", "a ; b", "Grüße, später"]
)
def test_a_note_is_kept_with_its_line(note: str) -> None:
    match = noted("", note, "")
    text = str(Record.of(match))
    assert f" ; {note}\n" in text
    again = Record.read(text).replay(Alarm)
    assert [line.note for line in again.log] == ["", note, ""]
    assert str(Record.of(again)) == text


def test_a_note_changes_nothing() -> None:
    plain, talkative = noted("", "", ""), noted("one", "two", "three")
    assert plain.table.state() == talkative.table.state()
    again = Record.read(str(Record.of(talkative))).replay(Alarm)
    assert again.table.state() == plain.table.state()


@pytest.mark.parametrize("line", ["@10 pause", "@20 go-on"])
def test_a_pause_may_have_a_note(line: str) -> None:
    text = HEAD + "\n@10 pause\n@20 go-on\n"
    text = text.replace(line, f"{line} ; tea")
    match = Record.read(text).replay(Alarm)
    assert str(Record.of(match)) == text


def test_spaces_around_a_note_do_not_matter() -> None:
    text = str(Record.of(noted("late")))
    assert Record.read(text.replace(" ; ", ";")).log == Record.read(text).log
    assert Record.read(text.replace(" ; late", "  ;   late  ")).log == Record.read(text).log
    assert Record.read(text.replace(" ; late", " ;")).log[0].note == ""


def test_a_note_alone_is_no_line() -> None:
    error = mistake(with_line(9, "; nothing"))
    assert (error.code, error.facts["line"]) == ("record-line", 9)


# What was published of the seed

SEALED = f"sealed {bytes(range(32)).hex()}"


def sealed(*seal: Any) -> Match:
    match = Match(Alarm, Alarm.agree(3), SEALED)
    match.seal = Seal(*seal)
    return match


@pytest.mark.parametrize(
    ("seal", "lines"),
    [
        (Seal(), []),
        (Seal(commitment="c0ffee"), ["commitment c0ffee"]),
        (Seal("5eed", "c0ffee", ("0a", "0b", "0c")),
         ["secret 5eed", "commitment c0ffee", "nonce A 0a", "nonce B 0b", "nonce C 0c"]),
        (Seal(nonces=("", "0b", "")), ["nonce B 0b"]),
    ],
    ids=["none", "commitment", "all", "one nonce"],
)  # fmt: skip
def test_what_the_seed_was_made_of_is_kept(seal: Seal, lines: list[str]) -> None:
    match = sealed(*seal)
    text = str(Record.of(match))
    head = text.splitlines()
    assert head[head.index(f"seed {SEALED}") + 1 :] == [*lines, ""]
    record = Record.read(text)
    assert record.seal == seal
    again = record.replay(Alarm)
    assert again.seal == seal
    assert str(Record.of(again)) == text


@pytest.mark.parametrize(
    "line",
    ["nonce", "nonce A", "nonce D 0a", "nonce clock 0a", "nonce A 0b", "nonce 0a"],
)
def test_a_damaged_nonce_is_named(line: str) -> None:
    lines = str(Record.of(sealed("5eed", "c0ffee", ("0a",)))).rstrip().splitlines()
    error = mistake("\n".join([*lines, line]))
    assert error.code == "record-line"
    assert error.facts == {"line": len(lines) + 1, "text": line, "expected": "nonce SEAT HEX"}


# The closing line


def test_a_closed_record_ends_with_the_digest_of_all_before_it() -> None:
    text = Record.of(played(2, "fast 7", ("Ana", "Ben"))).closed()
    before, _, closing = text.rpartition("digest ")
    assert before == WHOLE
    assert closing == f"{sha256(WHOLE.encode()).hexdigest()}\n"
    record = Record.read(text)
    assert record.digest == closing.strip()
    assert record.replay(Alarm).result() is not None


def test_nothing_follows_the_closing_line() -> None:
    text = Record.of(played(2, "fast 7")).closed()
    assert mistake(text + "A pass\n").code == "record-line"


# Format 1


def test_a_record_of_format_1_still_replays() -> None:
    old = WHOLE.replace("anpfiff record 3", "anpfiff record 1")
    assert str(Record.of(Record.read(old).replay(Alarm))) == WHOLE


def test_the_clock_s_lines_of_format_1_mean_that_so_much_time_has_passed() -> None:
    match = Match(Snap, Snap.agree(2), "fast 1")
    match.play(0, SLAP, 1200)
    match.wait(2900)
    text = str(Record.of(match))
    assert text.endswith("\n\n@1200 A slap\n@2900 wait\n")
    old = text.replace("record 3", "record 1").replace("@1200", "@1000 clock turn\n@1200")
    old = old.replace("@2900 wait", "@2000 clock turn\n@2700 clock turn")
    again = Record.read(old).replay(Snap)
    assert list(again.log) == list(match.log)
    assert (again.at, again.acts) == (2700, match.acts)
    again.wait(2900)
    assert again.table.state() == match.table.state()
    assert str(Record.of(again)) == text


def test_without_the_clock_s_lines_the_same_happens() -> None:
    match = Match(Snap, Snap.agree(2), "fast 1")
    match.play(0, SLAP, 3200)
    assert (match.acts, len(match.log)) == (4, 1)
    again = Record.read(str(Record.of(match))).replay(Snap)
    assert again.acts == 4
    assert again.table.state() == match.table.state()


def test_a_deck_of_ones_own_replays_with_that_deck() -> None:
    toml = AlarmDeck.standard_file.read_text("utf-8").replace("tilda", "tina")
    deck = AlarmDeck.read(toml.replace('name = "standard"', 'name = "mine"'), "mine.toml")
    match = Match(Alarm, Alarm.agree(2, {}, deck), "fast 3")
    record = Record.read(str(Record.of(match)))
    assert record.deck == ("mine", deck.digest)
    assert record.replay(Alarm, deck).table.state() == match.table.state()
    with pytest.raises(Mistake) as caught:
        record.replay(Alarm)
    assert caught.value.code == "record-deck"


def test_a_record_is_replayed_line_by_line() -> None:
    record = Record.read(WHOLE)
    match = record.start(Alarm)
    lengths = [len(match.log) for _ in record.steps(match)]
    assert lengths == list(range(1, len(record.log) + 1))


# What people and programs may add


@pytest.mark.parametrize(
    "text",
    [
        WHOLE.replace("\n", "\r\n"),
        "\ufeff" + WHOLE,
        "\n\n" + WHOLE.replace("\n", "\n\n") + "\n\n",
        WHOLE.replace("\nseed", "\n# what luck!\n   # indented\nseed"),
        "# found in the attic\n" + WHOLE,
        WHOLE.replace("\n", "  \n"),
        WHOLE.replace("\n", "\n\t"),
        WHOLE.rstrip("\n"),
        WHOLE.replace(" discard ", "   DISCARD  "),
        WHOLE.replace("\nA ", "\na ").replace("\nB ", "\nb "),
        WHOLE.replace("\nA ", "\n@0 A "),
    ],
    ids=[
        "crlf",
        "bom",
        "blank lines",
        "comments",
        "comment first",
        "spaces behind",
        "tabs before",
        "no end of line",
        "capitals",
        "small seats",
        "zero times",
    ],
)
def test_what_does_not_matter_is_tolerated(text: str) -> None:
    assert text != WHOLE
    assert str(Record.of(Record.read(text).replay(Alarm))) == WHOLE


def test_a_record_without_its_result_is_a_match_to_go_on_with() -> None:
    unfinished = "\n".join(LINES[:-2])
    match = Record.read(unfinished).replay(Alarm)
    assert match.result() is None
    match.repeat(Record.read(WHOLE).log[-1])
    assert match.result() is not None


@pytest.mark.parametrize("kept", range(8, len(LINES)))
def test_a_record_cut_off_between_moves_still_replays(kept: int) -> None:
    record = Record.read("\n".join(LINES[:kept]))
    assert len(record.replay(Alarm).log) == kept - 8


# Damage


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a comment", "hello", "anpfiff", "anpfiff record", "{}", "\x00\x01"]
)
def test_foreign_text_is_no_record(text: str) -> None:
    assert mistake(text).code == "record-foreign"


@pytest.mark.parametrize(
    ("number", "text", "expected"),
    [
        (1, "anpfiff record one", f"anpfiff record {FORMAT}"),
        (1, "anpfiff record -1", f"anpfiff record {FORMAT}"),
        (1, "anpfiff record 1 2", f"anpfiff record {FORMAT}"),
        (2, "gaem alarm 1", "game NAME VERSION"),
        (2, "game alarm", "game NAME VERSION"),
        (2, "game alarm one", "game NAME VERSION"),
        (2, "game alarm 1 2", "game NAME VERSION"),
        (2, "game alarm ²", "game NAME VERSION"),
        (3, "option die=2-2-2", "options NAME=VALUE …"),
        (3, "options die", "options NAME=VALUE …"),
        (3, "options die=2-2-2 die=2-2-2", "options NAME=VALUE …"),
        (4, "cards standard", "deck NAME DIGEST"),
        (5, "seat B Ben", "seat A …"),
        (5, "seat a Ana", "seat A …"),
        (5, "chair A Ana", "seat A …"),
        (6, "seat A Ana", "seat B …"),
        (6, "seat", "seat B …"),
        (6, "chair B Ben", "seed fast NUMBER | seed sealed HEX"),
        (7, "seed", "seed fast NUMBER | seed sealed HEX"),
        (7, "seed 7", "seed fast NUMBER | seed sealed HEX"),
        (7, "seed fast -7", "seed fast NUMBER | seed sealed HEX"),
        (7, f"seed fast {2**64}", "seed fast NUMBER | seed sealed HEX"),
        (7, "seed sealed 00", "seed fast NUMBER | seed sealed HEX"),
        (9, "C draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@ A draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@1.5 A draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@-5 A draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@5", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@1000000000000 A draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@9999999999999999 A draw", "[@MS] SEAT MOVE [; NOTE]"),
        (9, "@5 PAUSE", "[@MS] SEAT MOVE [; NOTE]"),
        (12, "E draw", "[@MS] SEAT MOVE [; NOTE]"),
    ],
)
def test_a_damaged_line_is_named_by_number_and_text(number: int, text: str, expected: str) -> None:
    error = mistake(with_line(number, text))
    assert error.code == "record-line"
    assert error.facts == {"line": number, "text": text, "expected": expected}


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    text = "# one\n\n# three\r\n" + with_line(7, "seed nought")
    assert mistake(text).facts["line"] == 10


def test_only_the_beginning_of_a_long_line_is_quoted() -> None:
    assert mistake(with_line(9, "Z" * 10_000)).facts["text"] == "Z" * 60


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (1, "game NAME VERSION"),
        (2, "options NAME=VALUE …"),
        (3, "deck NAME DIGEST"),
        (4, "seat A …"),
        (6, "seed fast NUMBER | seed sealed HEX"),
    ],
)
def test_a_record_cut_off_in_its_head_says_what_is_missing(kept: int, expected: str) -> None:
    error = mistake("\n".join(LINES[:kept]))
    assert (error.code, error.facts) == ("record-short", {"expected": expected})


@pytest.mark.parametrize("found", ["0", "4", "99"])
def test_a_newer_format_says_what_is_known(found: str) -> None:
    error = mistake(with_line(1, f"anpfiff record {found}"))
    assert (error.code, error.facts) == ("record-format", {"found": found, "known": FORMAT})


def test_other_rules_are_not_replayed() -> None:
    error = mistake(with_line(2, "game alarm 2"))
    assert (error.code, error.facts) == (
        "record-rules",
        {"game": "alarm", "found": 2, "known": "1"},
    )


# Earlier versions of the rules


@dataclass(frozen=True)
class SnapOptions(NoOptions):
    earlier = {1: {"slap": "flat"}, 2: {"slap": "fist"}}
    cards: str = option("old", "T4", Choice("old", "new"))
    slap: str = option("palm", "T5", Choice("flat", "fist", "palm"))


class Snap3(Snap):
    version = 3
    Options = SnapOptions


def snap(version: int, options: str) -> str:
    match = Match(Snap3, Snap3.agree(2), "fast 1")
    lines = str(Record.of(match)).splitlines()
    return "\n".join([lines[0], f"game snap {version}", f"options {options}", *lines[3:]])


@pytest.mark.parametrize(
    ("version", "options", "meant"),
    [
        (1, "", "cards=old slap=flat"),
        (2, "cards=new", "cards=new slap=fist"),
        (3, "cards=new", "cards=new slap=palm"),
        (1, "slap=palm", "cards=old slap=palm"),
    ],
)
def test_options_that_are_not_mentioned_are_those_of_the_version(
    version: int, options: str, meant: str
) -> None:
    match = Record.read(snap(version, options)).replay(Snap3)
    assert match.setup.version == version
    lines = str(Record.of(match)).splitlines()
    assert lines[1:3] == [f"game snap {version}", f"options {meant}"]


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_never_was_is_not_replayed(version: int) -> None:
    with pytest.raises(Mistake) as caught:
        Record.read(snap(version, "")).replay(Snap3)
    facts = {"game": "snap", "found": version, "known": "1, 2, 3"}
    assert (caught.value.code, caught.value.facts) == ("record-rules", facts)


def test_a_new_match_is_one_of_the_latest_version() -> None:
    assert Snap3.agree(2).version == 3
    assert Snap3.agree(2).options == SnapOptions("old", "palm")


def test_a_deck_of_earlier_times_is_found_by_its_name_and_digest(tmp_path: Path) -> None:
    class Cards(NoDeck):
        standard_file = tmp_path / "deck.toml"

    class Later(Snap):
        Deck = Cards

    text = NoDeck.standard_file.read_text("utf-8")
    for file, name in (("deck.toml", "today"), ("deck-1.toml", "once"), ("deck-2.toml", "then")):
        (tmp_path / file).write_text(text.replace('"standard"', f'"{name}"'), "utf-8")
    assert [deck.name for deck in Cards.shipped()] == ["today", "once", "then"]
    for deck in Cards.shipped():
        record = Record.of(Match(Later, Later.agree(2, {}, deck), "fast 1"))
        assert record.deck == (deck.name, deck.digest)
        assert Record.read(str(record)).replay(Later).setup.deck is deck
    with pytest.raises(Mistake) as caught:
        record._replace(deck=("once", "000000000000")).replay(Later)
    assert caught.value.code == "record-deck"
    assert caught.value.facts["found"].startswith("today ")


def test_another_deck_is_not_replayed() -> None:
    error = mistake(with_line(4, "deck standard 000000000000"))
    assert (error.code, error.facts) == (
        "record-deck",
        {"deck": "standard 000000000000", "found": f"standard {DIGEST}"},
    )
    assert mistake(with_line(4, f"deck other {DIGEST}")).code == "record-deck"
    assert mistake(with_line(4, "deck standard")).code == "record-deck"


def test_options_of_another_game_are_a_mistake() -> None:
    assert mistake(with_line(3, "options halves=2")).code == "option-unknown"
    assert mistake(with_line(3, "options whistle=never")).code == "option-value"


def test_too_few_and_too_many_seats_are_a_mistake() -> None:
    one = "\n".join(line for line in LINES[:8] if not line.startswith("seat B"))
    assert mistake(one).code == "seats-count"
    five = HEAD.replace("seed", "seat C Cem\nseat D Dan\nseat E Eva\nseed")
    assert mistake(five).code == "seats-count"
    assert mistake(five).facts["seats"] == 5


def test_a_ninth_seat_is_a_mistake() -> None:
    seats = "".join(f"seat {letter} x\n" for letter in "ABCDEFGHI")
    text = HEAD.replace("seat A Ana\nseat B Ben\n", seats)
    assert mistake(text).facts == {
        "line": 13,
        "text": "seat I x",
        "expected": "seed fast NUMBER | seed sealed HEX",
    }


# Moves that cannot have been made

OTHER = {"A": "B", "B": "A"}


@pytest.mark.parametrize("number", range(9, len(LINES)))
def test_an_impossible_move_names_its_line_and_its_cause(number: int) -> None:
    seat = LINES[number - 1][0]
    text = f"{OTHER[seat]} foul {seat.lower()}"
    error = mistake(with_line(number, text))
    assert (error.code, error.facts["line"], error.facts["text"]) == ("record-move", number, text)
    assert error.facts["cause"].code in ("not-your-turn", "wait-for-whistle")


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("", "move-unknown"),
        (" shoot", "move-unknown"),
        (" discard", "move-object"),
        (" discard pele", "move-object"),
        (" whistle loudly", "move-alone"),
    ],
)
def test_nonsense_in_the_log_names_its_line_and_its_cause(text: str, cause: str) -> None:
    error = mistake(with_line(11, LINES[10][0] + text))
    assert (error.code, error.facts["line"]) == ("record-move", 11)
    assert error.facts["cause"].code == cause


def test_a_move_after_the_end_is_refused() -> None:
    error = mistake("\n".join([*LINES[:-1], LINES[-2], LINES[-1]]))
    assert (error.code, error.facts["line"]) == ("record-move", len(LINES))
    assert error.facts["cause"].code == "over"


def test_time_that_runs_backwards_names_its_line() -> None:
    lines = LINES[:]
    lines[8] = "@500 " + lines[8]
    lines[9] = "@499 " + lines[9]
    error = mistake("\n".join(lines))
    assert (error.code, error.facts["line"]) == ("record-move", 10)
    assert error.facts["cause"].code == "time-backwards"


def test_the_clock_of_a_game_without_deadlines_only_lets_time_pass() -> None:
    lines = LINES[:]
    lines[7] = "@500 clock ring"
    lines[8:-1] = [f"@500 {line}" for line in lines[8:-1]]
    match = Record.read("\n".join(lines)).replay(Alarm)
    assert (match.at, match.acts, len(match.log)) == (500, len(LINES) - 9, len(LINES) - 9)


def test_a_move_in_a_pause_names_its_line() -> None:
    error = mistake(with_line(8, "pause"))
    assert (error.code, error.facts["line"]) == ("record-move", 9)
    assert error.facts["cause"].code == "paused"


def test_without_a_file_moves_are_counted() -> None:
    record = Record.of(played(2, "fast 7", steps=3))
    wrong = record._replace(log=(*record.log, Line(0, 0, "shoot")))
    with pytest.raises(Mistake) as caught:
        wrong.replay(Alarm)
    assert caught.value.facts["line"] == 4


# The result


@pytest.mark.parametrize("text", ["five R21 1 1", "row R22 1 2", "five R21 2 1 1", "won", "1 2"])
def test_a_wrong_result_is_told(text: str) -> None:
    assert f"result {text}" != LINES[-1]
    error = mistake(with_line(len(LINES), f"result {text}"))
    assert (error.code, error.facts["text"]) == ("record-result", text)


def test_an_empty_result_is_as_good_as_none() -> None:
    record = Record.read(with_line(len(LINES), "result"))
    assert record.replay(Alarm).table.result() is not None


def test_a_result_before_the_end_is_wrong() -> None:
    error = mistake("\n".join([*LINES[:-2], LINES[-1]]))
    assert error.code == "record-result"


def test_nothing_comes_after_the_result() -> None:
    error = mistake(WHOLE + "A draw\n")
    assert error.code == "record-line"
    assert error.facts == {"line": len(LINES) + 1, "text": "A draw", "expected": "–"}


# Whatever else arrives


def test_an_endless_record_is_not_read() -> None:
    assert mistake(WHOLE + "#" * LONGEST).code == "record-long"


@given(st.text(max_size=200))
def test_any_text_is_a_mistake_and_nothing_worse(text: str) -> None:
    mistake(HEAD.removesuffix("seed fast 7\n") + text + "\n?")


@given(st.integers(0, len(WHOLE) - 1), st.text(min_size=1, max_size=3))
def test_a_scratch_anywhere_leaves_a_record_or_a_mistake(place: int, scratch: str) -> None:
    text = WHOLE[:place] + scratch + WHOLE[place + len(scratch) :]
    try:
        match = Record.read(text).replay(Alarm)
    except Mistake:
        return
    assert match.log


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = Record.of(Match(Penalty, Penalty.agree(2), "fast 1"))
    with pytest.raises(Mistake) as mistake:
        record.replay(Alarm)
    assert mistake.value.code == "record-game"


def test_there_is_a_name_for_every_seat_or_none() -> None:
    with pytest.raises(Mistake) as mistake:
        Match(Alarm, Alarm.agree(3), "fast 1", ("Ana", "Ben"))
    assert mistake.value.code == "names-count"
