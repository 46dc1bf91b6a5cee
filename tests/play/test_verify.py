"""What `verify` proves, and that every forgery is named."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Refused
from anpfiff.core.race import Race
from anpfiff.core.record import Record
from anpfiff.core.seal import UNSEALED, sealed
from anpfiff.games import GAMES
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns
from anpfiff.play.verify import Finding, Verdict, verify
from anpfiff.sim.afar import race_afar
from anpfiff.sim.lines import Net

SECRET, IDA, OTTO = (f"{number:064x}" for number in (1, 2, 3))
OTHER = "e" * 64


@cache
def played(name: str) -> Match:
    """A sealed match between two bots, to the end."""
    game = GAMES[name]
    seed, seal = sealed(name, SECRET, [IDA, OTTO])
    match = Match(game, game.agree(2), seed, ("kreisliga",) * 2)
    match.seal = seal
    bots = dict(enumerate(bots_for(match)))
    if game.races:
        race = TimedPlay(match, bots)
        while match.result() is None:
            race.step()
    else:
        turns = Turns(match, bots)
        while match.result() is None:
            turns.ask(turns.asked())
    return match


def record(name: str = "alarm") -> Record:
    return Record.of(played(name))


def wrong(text: str | Record) -> list[str]:
    data = (text.closed() if isinstance(text, Record) else text).encode()
    return [finding.code for finding in verify(data).wrong]


def only(findings: list[Finding], code: str) -> Finding:
    (found,) = [finding for finding in findings if finding.code == code]
    return found


def codes(findings: list[Finding]) -> set[str]:
    return {finding.code for finding in findings}


# What is proved


@pytest.mark.parametrize("name", GAMES)
def test_a_match_as_it_was_played_proves_everything(name: str) -> None:
    verdict = verify(record(name).closed().encode())
    assert not verdict.wrong
    proved = {"digest", "seed", "dice", "replayed", "result"}
    hand = {"hand"} if GAMES[name].races else set()
    assert codes(verdict.proved) == proved | hand
    assert codes(verdict.open) == {"when", "others", "who", "know"}


def test_an_old_record_proves_less_and_says_so() -> None:
    old = str(record()._replace(seal=UNSEALED))
    verdict = verify(old.replace("anpfiff record 3", "anpfiff record 2").encode())
    assert not verdict.wrong
    assert {"digest-none", "unsealed"} <= codes(verdict.open)
    assert codes(verdict.proved) == {"replayed", "result"}


def test_a_seed_that_somebody_chose_is_called_that() -> None:
    match = Match(GAMES["alarm"], GAMES["alarm"].agree(2), "fast 1")
    assert "chosen" in codes(verify(Record.of(match).closed().encode()).open)


def test_a_match_that_was_broken_off_is_closed_without_a_result() -> None:
    half = record()._replace(result="")
    half = half._replace(log=half.log[: len(half.log) // 2])
    verdict = verify(half.closed().encode())
    assert not verdict.wrong
    assert "result-none" in codes(verdict.open)


# Forgeries, by somebody who closes the file again


def test_a_changed_byte_is_named() -> None:
    text = record().closed()
    assert wrong(text.replace("seat A kreisliga", "seat A kreisligb")) == ["digest-wrong"]


def test_a_missing_end_is_named() -> None:
    text = record().closed()
    assert wrong(text[: text.rindex("digest")]) == ["digest-missing"]
    assert wrong(text[: text.rindex("result")]) == ["digest-missing"]
    assert wrong(text + "# later\n") == ["digest-wrong"]


def test_a_replaced_nonce_is_named() -> None:
    seal = record().seal._replace(nonces=(OTHER, OTTO))
    assert wrong(record()._replace(seal=seal)) == ["dice-wrong"]
    assert wrong(record()._replace(seal=seal._replace(nonces=(OTTO, IDA)))) == ["dice-wrong"]
    assert wrong(record()._replace(seal=seal._replace(nonces=()))) == ["dice-wrong"]
    assert wrong(record()._replace(seal=seal._replace(nonces=("no", OTTO)))) == ["secret-wrong"]


def test_a_replaced_commitment_is_named_with_what_it_should_be() -> None:
    forged = record()._replace(seal=record().seal._replace(commitment=OTHER))
    finding = only(verify(forged.closed().encode()).wrong, "seed-wrong")
    assert finding.facts == {"commitment": OTHER, "found": record().seal.commitment}
    assert wrong(record()._replace(seal=record().seal._replace(commitment=""))) == ["seed-wrong"]


def test_a_replaced_seed_fits_neither_commitment_nor_dice() -> None:
    forged = record()._replace(seal=record().seal._replace(secret=OTHER))
    assert wrong(forged) == ["seed-wrong", "dice-wrong"]


def test_a_removed_seed_is_named() -> None:
    assert wrong(record()._replace(seal=record().seal._replace(secret=""))) == ["secret-wrong"]


def test_replaced_dice_are_named() -> None:
    assert "dice-wrong" in wrong(record()._replace(seed=f"sealed {OTHER}"))


@pytest.mark.parametrize("name", GAMES)
def test_a_swapped_card_is_named_with_its_line(name: str) -> None:
    """The first move that the seat could not have made instead."""
    whole = record(name)
    for place, line in enumerate(whole.log):
        match = whole._replace(log=whole.log[:place]).start(GAMES[name])
        texts = match.game.phrases(match.setup).texts
        for earlier in whole.log[:place]:
            match.repeat(earlier)
        match.wait(line.at)
        can = set(match.moves(line.seat)) if line.seat is not None else set(texts)
        if others := [text for move, text in texts.items() if move not in can]:
            break
    log = (*whole.log[:place], line._replace(text=others[0]), *whole.log[place + 1 :])
    finding = only(verify(whole._replace(log=log).closed().encode()).wrong, "replay-wrong")
    assert isinstance(finding.facts["cause"], Mistake)
    assert finding.facts["cause"].facts["text"].endswith(others[0])


def test_another_result_is_named() -> None:
    forged = record()._replace(result=f"{record().result[:-3]}2 2")
    finding = only(verify(forged.closed().encode()).wrong, "replay-wrong")
    assert finding.facts["cause"].code == "record-result"


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].races])
def test_acts_closer_than_a_hand_can_are_named(name: str) -> None:
    whole = record(name)
    places = [place for place, line in enumerate(whole.log) if is_carried(whole, line.text)]
    one, two = next(
        (one, two)
        for one, two in pairwise(places)
        if two == one + 1 and whole.log[one].seat == whole.log[two].seat
    )
    early = whole.log[two]._replace(at=whole.log[one].at + 200)
    log = (*whole.log[:two], early, *whole.log[two + 1 :])
    finding = only(verify(whole._replace(log=log).closed().encode()).wrong, "replay-wrong")
    cause = finding.facts["cause"].facts["cause"]
    assert isinstance(cause, Refused)
    assert cause.refusal.code == "hand-carries"


def is_carried(whole: Record, text: str) -> bool:
    table = whole.start(GAMES[whole.game]).table
    assert isinstance(table, Race)
    moves = {one: move for move, one in table.phrases(table.setup).texts.items()}
    return moves.get(text) in table.carries


# Landings


def landed(*notes: str) -> Verdict:
    """Each seat's first cards with notes of when they were pressed; {at} is when they landed."""
    whole = record("rotweiss")
    log, left = [], [*notes]
    for line in whole.log:
        if left and is_carried(whole, line.text):
            log.append(line._replace(note=moment(left.pop(0), line.at)))
        else:
            log.append(line)
    return verify(whole._replace(log=tuple(log)).closed().encode())


def moment(note: str, at: int) -> str:
    """`-300` is so many ms before the landing."""
    return " ".join(str(at + int(word)) if word[0] in "-+" else word for word in note.split())


@pytest.mark.parametrize(
    "note",
    [
        "press -300 arrival -300 credit 0",
        "press -300 arrival -200 credit 100",
        "press -300 arrival +0 credit 300",
        "press -400 arrival +0 credit 400",
        "press -900 arrival -900 credit 0",
    ],
    ids=["near", "far", "just in time", "too late", "waited for the hand"],
)
def test_a_card_lands_when_press_arrival_and_hand_say(note: str) -> None:
    verdict = landed(note)
    assert not verdict.wrong
    assert only(verdict.proved, "landings").facts == {"count": 1}


@pytest.mark.parametrize(
    ("note", "code"),
    [
        ("press -299 arrival -299 credit 0", "landing-wrong"),
        ("press -200 arrival -100 credit 100", "landing-wrong"),
        ("press -300 arrival +1 credit 400", "landing-wrong"),
        ("press -310 arrival -290 credit 100", "landing-wrong"),
        ("press -300 arrival -200 credit 99", "landing-credit"),
        ("press -300 arrival -301 credit 99", "landing-credit"),
        ("press -300", "landing-note"),
        ("press -300 arrival -300 credit", "landing-note"),
        ("press -300 arrival -300 credit " + "9" * 5000, "landing-note"),
        ("Grüße", "landing-note"),
    ],
)
def test_a_moved_landing_is_named_with_its_line(note: str, code: str) -> None:
    finding = only(landed(note).wrong, code)
    line = record("rotweiss").closed().splitlines()[finding.facts["line"] - 1]
    assert line.startswith("@")


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].races])
@pytest.mark.parametrize(("jitter", "loss"), [(0, 0), (40, 2)], ids=["steady", "shaky"])
def test_all_landings_over_lines_are_proved(name: str, jitter: int, loss: int) -> None:
    game = GAMES[name]
    match = Match(game, game.agree(2), "fast 7", ("regionalliga",) * 2)
    race_afar(match, bots_for(match), Net((20, 200), jitter, loss))
    verdict = verify(Record.of(match).closed().encode())
    assert not verdict.wrong
    assert only(verdict.proved, "landings").facts["count"] > 30


# Whatever is changed


@cache
def texts() -> list[bytes]:
    return [record(name).closed().encode() for name in ("alarm", "rotweiss", "finale")]


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_no_byte_can_be_changed_without_a_word(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(texts()))
    # The ends are where most words stand that mean something.
    ends = st.integers(0, min(900, len(text) - 1)) | st.integers(
        max(0, len(text) - 200), len(text) - 1
    )
    place = data.draw(ends | st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != text[place]))
    spoilt = text[:place] + bytes([byte]) + text[place + 1 :]
    with suppress(Mistake):
        assert verify(spoilt).wrong


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_nothing_can_be_cut_out_or_added_without_a_word(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(texts()))
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, min(len(text), start + 80)))
    added = data.draw(st.sampled_from([b"", b"\n", b"# \n", b" ", b"A draw\n", b"@1 pause\n"]))
    spoilt = text[:start] + added + text[end:]
    if spoilt == text:
        return
    with suppress(Mistake):
        assert verify(spoilt).wrong
