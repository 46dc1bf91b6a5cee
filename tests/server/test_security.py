"""Who may connect, how much he may ask for, and what others learn of him."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from anpfiff.server.app import HEADERS
from anpfiff.server.door import Door
from anpfiff.server.hub import HELLO_S, LARGEST
from anpfiff.server.limits import USUAL, Bucket, Buckets, Limits, Rate, household
from anpfiff.server.line import TOO_MANY
from anpfiff.server.lobby import CODE_LENGTH, DAY_S, LETTERS
from anpfiff.server.logs import JsonLines
from anpfiff.server.messages import AnyRequest
from anpfiff.server.room import Room
from tests.planted import PLANTED
from tests.server.hall import Client, Hall
from tests.server.peers import Peer, fetch, guest, pair_at, running


def run(journey: Any) -> Any:
    return asyncio.run(asyncio.wait_for(journey, 600))


# Origin


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 101),
        ("http://anpfiff.example", 101),
        ("https://anpfiff.example", 101),
        ("https://club.example", 101),
        ("https://evil.example", 403),
        ("https://anpfiff.example.evil.example", 403),
        ("https://anpfiff.example:8443", 403),
        ("null", 403),
        ("", 403),
        ("http://[", 403),
    ],
)
def test_pages_of_others_cannot_connect(tmp_path: Path, origin: str | None, status: int) -> None:
    async def journey() -> None:
        async with running(tmp_path, origins=["https://club.example"]) as server:
            headers = {} if origin is None else {"origin": origin}
            peer = await Peer(server, **headers).open()
            assert peer.status == status
            if status == 403:
                assert HEADERS.items() <= peer.headers.items()
                assert server.lines == {}

    run(journey())


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("127.0.0.1:2006", True),
        ("192.168.0.7:2006", True),
        ("[::1]:2006", True),
        ("localhost:2006", True),
        ("laptop", True),
        ("laptop.local:2006", True),
        ("evil.example:2006", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example.:2006", False),
    ],
)
def test_at_home_no_page_can_give_this_machine_another_name(
    tmp_path: Path, host: str, is_own: bool
) -> None:
    """Else it could let the network in, by a name of its own that suddenly leads here."""

    async def journey() -> None:
        async with running(tmp_path) as server:
            headers = {"host": host, "origin": f"http://{host}"}
            assert (await Peer(server, **headers).open()).status == 101
            server.lobby.door = Door(0, no_way)
            assert (await Peer(server, **headers).open()).status == (101 if is_own else 403)

    run(journey())


async def no_way(listener: socket.socket) -> asyncio.Server:
    raise AssertionError


# Headers


PATHS = ("/", "/health", "/about", "/table/abc", "/nowhere", "/ws", "/%00", "/table/%3Cscript%3E")


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            for method in ("GET", "HEAD", "POST", "DELETE"):
                for path in PATHS:
                    answer = await fetch(server, path, method)
                    assert HEADERS.items() <= dict(answer.headers).items(), path
                    assert answer.status_code in (200, 404, 405, 503)
                    assert "<script>" not in answer.text

    run(journey())


def test_a_fault_shows_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("greta")

    monkeypatch.setattr("anpfiff.server.app.JSONResponse", fail)

    async def journey() -> None:
        async with running(tmp_path) as server:
            answer = await fetch(server, "/health")
            assert answer.status_code == 500
            assert answer.text == "Internal Server Error"
            assert HEADERS.items() <= dict(answer.headers).items()

    run(journey())


def test_numbers_for_operators_are_not_on_the_port_for_people(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            await pair_at(server)
            answer = await fetch(server, "/metrics")
            assert answer.status_code == 404
            assert "anpfiff_" not in answer.text
            assert (await fetch(server, "/health")).json().keys() == {"ok", "version", "tables"}

    run(journey())


def test_scripts_of_others_and_inline_ones_do_not_run() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


# Tokens


def test_tokens_are_not_on_disk(tmp_path: Path) -> None:
    async def journey() -> str:
        async with running(tmp_path) as server:
            _, ida, _ = await pair_at(server)
            return str((await ida.hear("welcome"))["token"])

    token = run(journey())
    assert len(token) >= 43
    for file in tmp_path.iterdir():
        assert token.encode() not in file.read_bytes()


def test_a_token_is_told_once_and_to_its_owner_alone(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path) as server:
            _, ida, otto = await pair_at(server)
            token = (await ida.hear("welcome"))["token"]
            again = await guest(server, "Ida", token)
            assert "token" not in await again.hear("welcome")
            assert token not in json.dumps(otto.heard)
            assert json.dumps(ida.heard).count(token) == 1

    run(journey())


def test_no_request_but_the_first_has_a_token() -> None:
    """And it is a message: nothing secret is ever part of an address."""
    with_token = [
        kind.__name__
        for kind in get_args(AnyRequest)
        if "token" in [field.name for field in msgspec.structs.fields(kind)]
    ]
    assert with_token == ["Hello"]


@PLANTED
def test_the_log_has_neither_names_nor_cards_nor_tokens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)

    def fail(room: Room, visitor: Any, request: Any) -> None:
        raise KeyError(f"{visitor.name} has greta")

    monkeypatch.setattr(Room, "check_proposal", fail)

    async def journey() -> list[str]:
        async with running(tmp_path) as server:
            code, ida, _ = await pair_at(server)
            await ida.ask("propose", what="hints")
            return [code, (await ida.hear("welcome"))["token"], "Ida", "Otto", "greta"]

    secrets = run(journey())
    lines = [JsonLines().format(record) for record in caplog.records]
    events = [json.loads(line)["event"] for line in lines]
    assert {"started", "fault", "stopped"} <= set(events)
    (fault,) = [json.loads(line) for line in lines if json.loads(line)["event"] == "fault"]
    assert fault["error"] == "KeyError"
    assert any("carry_out" in place for place in fault["where"])
    for secret in secrets:
        assert secret not in "\n".join(lines)


# How much


def test_a_bucket_fills_steadily() -> None:
    bucket = Bucket(Rate(3, 0.5), now=100)
    assert [bucket.take(100) for _ in range(5)] == [True, True, True, False, False]
    assert not bucket.take(101)
    assert bucket.take(102)
    assert not bucket.take(102)
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_buckets_that_are_full_again_are_thrown_away() -> None:
    buckets, rate = Buckets(), Rate(2, 1)
    for who in range(5000):
        buckets.take(rate, who, now=float(who))
    assert len(buckets.buckets) < 1100


def test_a_network_of_version_6_is_one_household() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("testclient") == "testclient"


def test_who_talks_too_much_is_cut_off(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path, USUAL, clock=lambda: 0.0) as server:
            eve, ida = await guest(server, "Eve"), await guest(server, "Ida")
            for number in range(USUAL.messages.at_once + 5):
                eve.say(f'{{"do":"tables","id":{number + 2}}}')
            await eve.task
            assert eve.code == TOO_MANY
            assert len(eve.answers()) == USUAL.messages.at_once
            assert (await ida.ask("tables"))["is"] == "done"

    run(journey())


def test_an_address_has_so_much_in_all(tmp_path: Path) -> None:
    limits = Limits(messages_of_an_address=Rate(50, 1), connections_of_an_address=3)

    async def journey() -> None:
        async with running(tmp_path, limits, clock=lambda: 0.0) as server:
            eves = [await guest(server, f"Eve {number}") for number in range(3)]
            assert (await Peer(server).open()).status == 429
            ida = await guest(server, "Ida", address="198.51.100.1")
            for number in range(60):
                for eve in eves:
                    eve.say(f'{{"do":"tables","id":{number + 2}}}')
            await asyncio.gather(*[eve.task for eve in eves])
            assert sum(len(eve.answers()) for eve in eves) == 50
            assert (await ida.ask("tables"))["is"] == "done"
            assert (await Peer(server).open()).status == 101, "they are gone"

    run(journey())


def test_who_makes_guests_in_a_loop_is_stopped(tmp_path: Path) -> None:
    limits = Limits(new_guests_of_an_address=Rate(20, 0.2))

    async def journey() -> None:
        async with running(tmp_path, limits, clock=lambda: 0.0) as server:
            outcomes = []
            for _ in range(30):
                peer = await Peer(server).open()
                outcomes.append((await peer.ask("hello", name="Eve")).get("code", "done"))
                token = next((heard["token"] for heard in peer.heard if "token" in heard), "")
                await peer.end()
                if len(outcomes) == 1:
                    known = token
            assert outcomes == ["done"] * 20 + ["too-often"] * 10
            await guest(server, "Eve", known)  # Who is known already may always come back.
            await guest(server, "Ida", address="198.51.100.1")
            assert server.store.last_guest() == 21

    run(journey())


def test_who_tries_codes_out_is_stopped(tmp_path: Path) -> None:
    now = [0.0]

    async def journey() -> None:
        async with running(tmp_path, USUAL, clock=lambda: now[0]) as server:
            code, ida, _ = await pair_at(server)
            token = (await ida.hear("welcome"))["token"]
            eve = await guest(server, "Eve", address="198.51.100.1")
            tries = [
                (await eve.ask("enter", code=f"guess{number}"))["code"] for number in range(45)
            ]
            assert tries == ["table-unknown"] * 40 + ["too-often"] * 5
            assert (await eve.ask("enter", code=code))["code"] == "too-often", "no answer tells"
            ida = await guest(server, "Ida", token, address="198.51.100.1")
            assert (await ida.ask("enter", code=code))["is"] == "done", "she has a place there"
            now[0] += 4
            assert (await eve.ask("enter", code=code))["is"] == "done"

    run(journey())


def test_who_is_blocked_learns_no_codes_by_trying_either(tmp_path: Path) -> None:
    async def journey() -> None:
        async with running(tmp_path, USUAL, clock=lambda: 0.0) as server:
            code, ida, _ = await pair_at(server)
            eve = await guest(server, "Eve", address="198.51.100.1")
            number = (await eve.hear("welcome"))["guest"]
            assert (await ida.ask("mute", guest=number, block=True))["is"] == "done"
            assert (await eve.ask("enter", code=code))["code"] == "table-banned"
            for guess in range(USUAL.wrong_codes_of_an_address.at_once):
                await eve.ask("enter", code=f"guess{guess}")
            assert (await eve.ask("enter", code=code))["code"] == "too-often"

    run(journey())


def test_nobody_has_whole_tables_or_records_sent_without_end(tmp_path: Path) -> None:
    """Each takes the server longer than a move, and all tables wait meanwhile."""
    hall = Hall(tmp_path / "anpfiff.db")
    eve = hall.client("Eve")
    code = eve.create("rotweiss", "open", "bambini")
    eve.ask("ready")
    eve.ask("resign", seat=0)
    entrances = [eve.ask("enter", code=code)["is"] for _ in range(35)]
    assert entrances == ["done"] * 30 + ["refused"] * 5
    records = [eve.ask("download")["is"] for _ in range(12)]
    assert records == ["done"] * 10 + ["refused"] * 2
    hall.advance(6)
    assert eve.ask("enter", code=code)["is"] == eve.ask("download")["is"] == "done"


def test_the_page_about_hosting_says_how_much_anybody_may_ask_for() -> None:
    hosting = " ".join(
        (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8").split()
    )
    limits = USUAL
    for said in (
        f"Per connection {limits.messages.a_second} messages a second"
        f" ({limits.messages.at_once} at once); {LARGEST // 1024} kB a message",
        f"Per address {limits.connections_of_an_address} connections,"
        f" {limits.messages_of_an_address.a_second} messages a second"
        f" ({limits.messages_of_an_address.at_once:,} at once)",
        f"{limits.new_guests_of_an_address.at_once} new guests at once and one every"
        f" {1 / limits.new_guests_of_an_address.a_second:g} seconds",
        f"{limits.new_tables_of_an_address.at_once} new tables at once",
        f"{limits.wrong_codes_of_an_address.at_once} wrong codes at once",
        f"Per guest {limits.tables_of_a_guest} tables"
        f" ({limits.new_tables_of_a_guest.at_once} new ones at once, then one every"
        f" {1 / limits.new_tables_of_a_guest.a_second:g} seconds)",
        f"one remark a second ({limits.talk_of_a_guest.at_once} at once)",
        f"{limits.entrances_of_a_guest.at_once} entrances at once and one a second",
        f"{limits.records_of_a_guest.at_once} records at once and one every"
        f" {1 / limits.records_of_a_guest.a_second:g} seconds",
        f"{limits.connections:,} connections and {limits.tables:,} tables in all",
        f"for {HELLO_S} seconds",
    ):
        assert said in hosting


def test_codes_are_long_enough() -> None:
    """At the rate at which one address may try, a full server hides its tables for years."""
    codes = len(LETTERS) ** CODE_LENGTH
    tries_a_year = USUAL.wrong_codes_of_an_address.a_second * 365 * DAY_S
    assert codes / USUAL.tables / tries_a_year > 20
    assert len({*LETTERS} & {*"ilo01"}) == 0


def test_who_opens_and_closes_tables_in_a_loop_is_stopped(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    eve = hall.client("Eve")
    for _ in range(10):
        eve.create("alarm", "open", "open")
        assert eve.ask("close")["is"] == "done"
    table = {"game": "alarm", "places": ["open", "open"]}
    assert eve.ask("create", **table)["code"] == "too-often"
    hall.advance(11)
    assert eve.ask("create", **table)["is"] == "done"


def test_five_tables_are_enough_for_one_also_after_a_restart(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    eve = hall.client("Eve")
    codes = [eve.create("alarm", "open", "open") for _ in range(5)]
    table = {"game": "alarm", "places": ["open", "open"]}
    assert eve.ask("create", **table)["code"] == "tables-yours"
    hall.restart()
    assert eve.ask("create", **table)["code"] == "tables-yours"
    eve.enter(codes[0])
    ida = hall.client("Ida")
    ida.enter(codes[0])
    eve.ask("leave")
    assert hall.lobby.rooms[codes[0]].frame.host == ida.guest
    hall.restart()
    assert eve.ask("create", **table)["code"] == "tables-yours", "it is still she who made it"
    eve.enter(codes[1])
    assert eve.ask("close")["is"] == "done"
    assert eve.ask("create", **table)["is"] == "done"


def test_a_blocked_guest_stays_out_also_after_a_restart(tmp_path: Path) -> None:
    """And whether or not the host is there."""
    hall = Hall(tmp_path / "anpfiff.db")
    ida, eve = hall.client("Ida"), hall.client("Eve")
    code = ida.create("alarm", "open", "open")
    ida.ask("mute", guest=eve.guest, block=True)
    ida.drop()
    assert eve.enter(code)["code"] == "table-banned"
    token = eve.token
    hall.clients.clear()
    hall.restart()
    assert Client(hall, "Eve", token).enter(code)["code"] == "table-banned"


def test_nobody_blocks_without_end(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    eve = hall.client("Eve")
    answers = [eve.ask("mute", guest=number, block=True) for number in range(205)]
    assert [answer["is"] for answer in answers] == ["done"] * 200 + ["refused"] * 5
    assert eve.ask("mute", guest=3, block=True, on=False)["is"] == "done"


def test_who_does_not_say_who_he_is_is_sent_away(tmp_path: Path) -> None:
    now = [0.0]

    async def journey() -> None:
        async with running(tmp_path, clock=lambda: now[0]) as server:
            ida, stranger = await guest(server, "Ida"), await Peer(server).open()
            for _ in range(7):
                now[0] += 5
                server.drop_strangers(server.time())
            await stranger.task
            assert stranger.code == TOO_MANY
            assert (await ida.ask("tables"))["is"] == "done"

    run(journey())


def test_hashes_are_all_the_file_has(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    ida = hall.client("Ida")
    (row,) = sqlite3.connect(hall.file).execute("SELECT * FROM guest").fetchall()
    assert ida.token not in map(str, row)
    assert len(row[1]) == 32
