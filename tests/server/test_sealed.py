"""Sealed deals at a table: who can choose nothing, what is known when, and what a kill leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from anpfiff.core.record import Record
from anpfiff.core.seal import nonce_commitment, sealed_seed, seed_commitment
from anpfiff.play.verify import verify
from anpfiff.server.sealing import SHOW_S
from anpfiff.server.shares import Shares
from tests.server.hall import Client, Hall


class Sharer(Client):
    """Takes part in the deals as every client of ours does; it may be told to keep its nonce."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.shares = Shares()
        self.holds_back = False
        self.sealed: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        super().__init__(hall, name)

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        return super().ask(do, **self.shares.added(do, facts))

    def hear(self, frame: bytes) -> None:
        super().hear(frame)
        message = msgspec.json.decode(frame)
        if message["is"] == "sealed":
            self.sealed.append(message)
            nonce = self.shares.answer(message)
            if nonce and not self.holds_back:
                self.ask("reveal", nonce=nonce)
        elif message["is"] == "notice":
            self.notices.append(message)

    def record(self) -> Record:
        answer = self.ask("download")
        return Record.read(answer["facts"]["record"])


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "anpfiff.db", sealed=True)


def pair(hall: Hall, game: str = "alarm") -> tuple[Sharer, Sharer]:
    ida, otto = Sharer(hall, "Ida"), Sharer(hall, "Otto")
    otto.enter(ida.create(game, "open", "open"))
    return ida, otto


def secret(number: int) -> str:
    return f"{number:064x}"


def test_the_match_begins_when_all_nonces_are_shown(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    assert not ida.sealed
    otto.holds_back = True
    otto.ask("ready")
    commitments = [nonce_commitment(one.shares.nonce) for one in (ida, otto)]
    assert (
        ida.sealed
        == otto.sealed
        == [{"is": "sealed", "commitment": seed_commitment(secret(1)), "commitments": commitments}]
    )
    assert ida.room["phase"] == "gathering"
    assert not ida.deal
    otto.ask("reveal", nonce=otto.shares.nonce)
    assert ida.room["phase"] == "playing"
    assert ida.deal["commitment"] == seed_commitment(secret(1))


def test_the_record_tells_all_and_proves_it(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    ida.ask("resign", seat=0)
    record = ida.record()
    nonces = (ida.shares.nonce, otto.shares.nonce)
    assert record.seal == (secret(1), seed_commitment(secret(1)), nonces)
    assert record.seed == sealed_seed("alarm", secret(1), nonces)
    verdict = verify(ida.ask("download")["facts"]["record"].encode())
    assert not verdict.wrong
    assert [finding.facts for finding in verdict.proved if finding.code == "dice"] == [
        {"names": "A Ida, B Otto"}
    ]


def test_the_seed_is_nobody_s_before_the_end(hall: Hall) -> None:
    ida, otto = pair(hall)
    watcher = Sharer(hall, "Eve")
    watcher.enter(ida.code, watch=True)
    ida.ask("ready")
    otto.ask("ready")
    for _ in range(5):
        ida.play()
        otto.play()
    seed = hall.lobby.rooms[ida.code].seed.removeprefix("sealed ")
    said = b"".join(ida.frames + otto.frames + watcher.frames)
    assert secret(1).encode() not in said
    assert seed.encode() not in said
    for one in (ida, otto):  # Nor is a nonce told to the others.
        assert one.shares.nonce.encode() not in said


@pytest.mark.parametrize("nonce", ["00" * 32, "another's"])
def test_only_the_nonce_that_was_committed_to_counts(hall: Hall, nonce: str) -> None:
    ida, otto = pair(hall)
    ida.holds_back = otto.holds_back = True
    ida.ask("ready")
    otto.ask("ready")
    answer = otto.ask("reveal", nonce=ida.shares.nonce if nonce == "another's" else nonce)
    assert (answer["is"], answer["code"]) == ("refused", "nonce-wrong")
    assert ida.room["phase"] == "gathering"


def test_nobody_is_asked_for_a_nonce_before_all_are_ready_or_after_the_kick_off(
    hall: Hall,
) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    assert ida.ask("reveal", nonce="00" * 32)["code"] == "nonce-not-now"
    otto.ask("ready")
    assert ida.ask("reveal", nonce=ida.shares.nonce)["code"] == "nonce-not-now"


def test_a_commitment_stands_once_the_others_have_shown_theirs(hall: Hall) -> None:
    ida, otto = pair(hall)
    otto.holds_back = True
    ida.ask("ready")
    otto.ask("ready")
    before = hall.lobby.rooms[ida.code].frame.places[1].commitment
    super(Sharer, otto).ask("ready", commitment=nonce_commitment("11" * 32))
    assert hall.lobby.rooms[ida.code].frame.places[1].commitment == before
    assert otto.ask("reveal", nonce="11" * 32)["code"] == "nonce-wrong"


@pytest.mark.parametrize("way", ["silent", "cut", "leaves", "rises", "is removed"])
def test_who_does_not_show_his_nonce_wins_nothing(hall: Hall, way: str) -> None:
    """The deal is made anew, with another seed: what he knew of the first is worth nothing."""
    ida, otto = pair(hall)
    otto.holds_back = True
    ida.ask("ready")
    otto.ask("ready")
    if way == "leaves":
        otto.ask("leave")
    elif way == "rises":
        otto.ask("rise", seat=1)
    elif way == "is removed":
        ida.ask("remove", guest=otto.guest)
    else:
        if way == "cut":
            otto.drop()
        hall.advance(SHOW_S - 1)
        assert not ida.notices
        hall.advance(2)
    assert (ida.notices[0]["code"], ida.notices[0]["facts"]) == ("deal-anew", {"names": "Otto"})
    assert ida.room["phase"] == "gathering"
    assert not any(place.get("ready") for place in ida.room["places"])
    frame = hall.lobby.rooms[ida.code].frame
    assert (frame.next_seed, frame.match) == ("", 0)
    if way == "silent":
        otto.holds_back = False
        ida.ask("ready")
        otto.ask("ready")
        assert ida.sealed[1]["commitment"] == seed_commitment(secret(2))
        assert not {*ida.sealed[0]["commitments"]} & {*ida.sealed[1]["commitments"]}
        assert ida.room["phase"] == "playing"


def test_a_kill_in_between_loses_nothing_and_draws_nothing_again(hall: Hall) -> None:
    ida, otto = pair(hall)
    otto.holds_back = True
    ida.ask("ready")
    otto.ask("ready")
    hall.restart()
    assert ida.sealed[-1] == ida.sealed[0] == otto.sealed[-1]
    otto.ask("reveal", nonce=otto.shares.nonce)
    assert ida.room["phase"] == "playing"
    assert hall.seeds == 1
    hall.restart()
    ida.ask("resign", seat=0)
    assert ida.record().seal.nonces == (ida.shares.nonce, otto.shares.nonce)
    assert not verify(ida.ask("download")["facts"]["record"].encode()).wrong


def test_a_rematch_is_sealed_anew_and_the_last_record_is_still_there(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    ida.ask("resign", seat=0)
    first = ida.record()
    otto.holds_back = True
    ida.ask("propose", what="rematch")
    otto.ask("consent", what="rematch", agree=True)
    assert ida.record() == first
    assert ida.ask("propose", what="swap-sides")["code"] == "not-now"
    otto.ask("reveal", nonce=otto.shares.nonce)
    assert ida.room["match"] == 2
    ida.ask("resign", seat=0)
    second = ida.record()
    assert second.seal.secret == secret(2)
    assert not {*first.seal.nonces} & {*second.seal.nonces}


def test_swapped_sides_bring_their_nonces_along(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    ida.ask("resign", seat=0)
    ida.ask("propose", what="swap-sides")
    otto.ask("consent", what="swap-sides", agree=True)
    assert ida.room["match"] == 2
    ida.ask("resign", seat=1)
    assert ida.record().seal.nonces == (otto.shares.nonce, ida.shares.nonce)


def test_who_has_gone_for_good_is_not_waited_for_in_a_rematch(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    ida.ask("resign", seat=0)
    otto.ask("propose", what="rematch")
    otto.ask("leave")
    ida.ask("propose", what="rematch")
    assert ida.room["match"] == 2
    ida.ask("resign", seat=0)
    assert ida.record().seal.nonces == (ida.shares.nonce, "")


def test_clients_without_nonces_play_all_the_same(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    ida.ask("ready")
    otto.ask("ready")
    assert ida.deal["commitment"] == seed_commitment(secret(1))
    ida.ask("resign", seat=0)
    verdict = verify(ida.ask("download")["facts"]["record"].encode())
    assert not verdict.wrong
    assert "dice-alone" in [finding.code for finding in verdict.proved]


def test_one_who_adds_something_is_enough(hall: Hall) -> None:
    ida, otto = Sharer(hall, "Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    ida.ask("ready")
    otto.ask("ready")
    assert ida.room["phase"] == "playing"
    ida.ask("resign", seat=0)
    assert ida.record().seal.nonces == (ida.shares.nonce, "")


def test_two_at_one_screen_add_one_nonce(hall: Hall) -> None:
    ida = Sharer(hall, "Ida")
    ida.create("alarm", "open", "open", "closed")
    ida.ask("sit", seat=1, name="Uwe")
    ida.ask("ready")
    assert ida.room["phase"] == "playing"
    ida.ask("resign", seat=0)
    assert ida.record().seal.nonces == (ida.shares.nonce,) * 2


def test_a_table_that_is_closed_in_the_middle_reveals(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    answer = ida.ask("close")
    told = [
        message for frame in otto.frames if (message := msgspec.json.decode(frame))["is"] == "bye"
    ]
    assert told[0]["record"] == answer["facts"]["record"]
    verdict = verify(told[0]["record"].encode())
    assert not verdict.wrong
    assert {"seed", "dice", "replayed"} <= {finding.code for finding in verdict.proved}


def test_a_table_that_is_closed_before_the_kick_off_reveals_nothing(hall: Hall) -> None:
    ida, otto = pair(hall)
    assert "facts" not in ida.ask("close")
    assert b'"record"' not in b"".join(otto.frames)


def test_no_nonce_is_shown_for_two_deals() -> None:
    """Else a server could ask, look, choose another seed, and ask again."""
    shares = Shares()
    mine = shares.added("ready", {})["commitment"]
    first = {"is": "sealed", "commitment": "one", "commitments": [mine, ""]}
    nonce = shares.answer(first)
    assert nonce_commitment(nonce) == mine
    assert shares.answer(dict(first)) == nonce
    assert shares.answer({**first, "commitment": "two"}) == ""
    assert shares.answer({**first, "commitments": [mine, mine]}) == ""


def test_only_who_agrees_to_a_kick_off_commits() -> None:
    shares = Shares()
    assert shares.added("act", {"seat": 0}) == {"seat": 0}
    assert shares.added("propose", {"what": "pause"}) == {"what": "pause"}
    for what in ("rematch", "swap-sides"):
        assert "commitment" in shares.added("consent", {"what": what})


@pytest.mark.parametrize("game", ["rotweiss", "elfmeter", "rotblau"])
def test_a_race_at_a_table_proves_its_landings(hall: Hall, game: str) -> None:
    ida, otto = pair(hall, game)
    ida.ask("ready")
    otto.ask("ready")
    for _ in range(120):
        ida.play()
        hall.advance(0.05)
        otto.play()
        hall.next()
    ida.ask("resign", seat=0)
    verdict = verify(ida.ask("download")["facts"]["record"].encode())
    assert not verdict.wrong
    landings = [finding for finding in verdict.proved if finding.code == "landings"]
    assert landings[0].facts["count"] > 20


def test_swapped_sides_are_swapped_back_if_the_deal_does_not_come_off(hall: Hall) -> None:
    """And whatever happens to the places, the record of the last match says who sat where."""
    ida, otto = pair(hall)
    ida.ask("ready")
    otto.ask("ready")
    otto.ask("resign", seat=1)
    record = ida.ask("download")["facts"]["record"]
    otto.holds_back = True
    ida.ask("propose", what="swap-sides")
    otto.ask("consent", what="swap-sides", agree=True)
    assert (ida.you["seats"], otto.you["seats"]) == ([1], [0])
    hall.restart()
    assert ida.ask("download")["facts"]["record"] == record
    hall.advance(SHOW_S + 1)
    assert (ida.you["seats"], otto.you["seats"]) == ([0], [1])
    otto.holds_back = False
    ida.ask("propose", what="rematch")
    otto.ask("consent", what="rematch", agree=True)
    assert ida.deal["names"] == ["Ida", "Otto"]
