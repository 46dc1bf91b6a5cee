"""Tables without sockets and without waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from anpfiff.core.record import Record
from anpfiff.games import GAMES
from tests.server.hall import Client, Hall

LONGEST = 20_000


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "anpfiff.db")


def play_on(hall: Hall, *clients: Client, until: str = "over", most: int = LONGEST) -> None:
    """Everybody plays what he is offered, and time jumps when nobody can."""
    for _ in range(most):
        if all(client.room["phase"] == until for client in clients):
            return
        for client in clients:
            client.play()
        hall.next()
    raise AssertionError(f"still {clients[0].room['phase']}: {clients[0].shown}")


@pytest.mark.parametrize("game", GAMES)
def test_two_clients_who_know_no_rules_play_each_other(hall: Hall, game: str) -> None:
    ida, otto, eve = hall.client("Ida"), hall.client("Otto"), hall.client("Eve")
    code = ida.create(game, "open", "open", help=1)
    assert otto.enter(code)["is"] == "done"
    assert eve.enter(code, watch=True)["is"] == "done"
    assert ida.room["phase"] == "gathering"
    ida.ask("ready")
    assert not ida.deal
    otto.ask("ready")
    assert ida.room["phase"] == otto.room["phase"] == eve.room["phase"] == "playing"
    play_on(hall, ida, otto)
    for client in (ida, otto):
        assert sorted(client.answered) == list(range(1, client.id + 1)), "one answer to each"
    assert eve.shown[None]["view"] is not None
    assert ida.numbers == list(range(1, len(ida.numbers) + 1))
    record = eve.ask("download")["facts"]["record"]
    match = Record.read(record).replay(GAMES[game])
    assert match.result() is not None


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_a_bot(hall: Hall, game: str) -> None:
    ida = hall.client("Ida")
    ida.create(game, "open", "kreisliga", help=1)
    ida.ask("ready")
    play_on(hall, ida)


# Nothing is lost


@pytest.mark.parametrize("game", GAMES)
def test_after_a_crash_everything_comes_back(hall: Hall, game: str) -> None:
    """kill -9 at several moments: seats, cards and clocks are where they were."""
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create(game, "open", "open", help=1)
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    for _ in range(4):
        for _ in range(2 if game == "alarm" else 12):
            ida.play()
            otto.play()
            hall.next()
        before = [client.shown for client in (ida, otto)]
        events = len(hall.lobby.rooms[code].playing.match.log)  # type: ignore[union-attr]
        hall.restart()
        for client, shown in zip((ida, otto), before, strict=True):
            assert client.room["phase"] == "playing"
            assert {seat: view["view"] for seat, view in client.shown.items()} == {
                seat: view["view"] for seat, view in shown.items()
            }
        assert len(hall.lobby.rooms[code].playing.match.log) == events  # type: ignore[union-attr]
    play_on(hall, ida, otto)


def test_what_was_done_is_not_done_again(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    player = ida if ida.moves() else otto
    (seat, move), *_ = player.moves()
    assert player.ask("act", seat=seat, move=move)["is"] == "done"
    number = player.id
    logged = len(hall.lobby.rooms[code].playing.match.log)  # type: ignore[union-attr]
    assert player.resend(number, "act", seat=seat, move=move)["is"] == "done"
    hall.restart()
    assert player.resend(number, "act", seat=seat, move=move)["is"] == "already"
    assert len(hall.lobby.rooms[code].playing.match.log) == logged  # type: ignore[union-attr]


# Who is where


def test_a_newer_connection_closes_the_older(hall: Hall) -> None:
    ida = hall.client("Ida")
    code = ida.create("alarm", "open", "kreisliga")
    older = ida.number
    twin = hall.client("Ida")
    hall.clients.pop(twin.number)
    twin.token = ida.token
    twin.connect()
    assert twin.guest == ida.guest
    twin.enter(code)
    assert ida.byes == ["elsewhere"]
    assert older not in hall.clients
    assert twin.you["seats"] == [0]


def test_after_a_while_a_bot_stands_in_and_gives_the_seat_back(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("rotweiss", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    otto.drop()
    assert ida.room["places"][1]["away"]
    hall.advance(59)
    assert "stand_in" not in ida.room["places"][1]
    hall.advance(2)
    assert ida.room["places"][1]["stand_in"]
    hall.advance(30)
    log = hall.lobby.rooms[code].playing.match.log  # type: ignore[union-attr]
    assert any(line.seat == 1 for line in log)
    otto.connect()
    assert "stand_in" not in ida.room["places"][1]
    assert otto.moves() or otto.shown


def test_a_table_at_which_nobody_is_stands_still(hall: Hall) -> None:
    ida = hall.client("Ida")
    code = ida.create("rotweiss", "open", "kreisliga")
    ida.ask("ready")
    hall.advance(10)
    ida.drop()
    at = hall.lobby.rooms[code].watch.ms()
    hall.advance(400)
    assert code not in hall.lobby.rooms, "a table that nobody is at leaves the memory"
    ida.connect()
    assert hall.lobby.rooms[code].playing.match.at == at  # type: ignore[union-attr]


def test_a_pause_needs_everybody(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("rotweiss", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    ida.ask("propose", what="pause")
    assert not ida.room["paused"]
    assert otto.room["proposals"][0]["what"] == "pause"
    otto.ask("consent", what="pause", agree=True)
    assert ida.room["paused"]
    seat, move = 0, 1
    assert ida.ask("act", seat=seat, move=move)["code"] == "paused"
    at = hall.lobby.rooms[code].playing.match.at  # type: ignore[union-attr]
    hall.advance(100)
    assert hall.lobby.rooms[code].playing.match.at == at  # type: ignore[union-attr]
    otto.ask("propose", what="go-on")
    ida.ask("consent", what="go-on", agree=True)
    assert not ida.room["paused"]


def test_hidden_hands_at_one_screen_are_shown_one_at_a_time(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    assert ida.ask("sit", seat=1)["is"] == "done"
    ida.ask("ready")
    assert set(ida.shown) == {0}
    ida.ask("front", seat=1)
    assert set(ida.shown) == {0, 1}
    seen = len(ida.numbers)
    ida.shown = {}
    for _ in range(3):
        ida.play()
    assert set(ida.shown) <= {1}
    assert seen


def test_what_was_missed_behind_the_curtain_is_told_to_that_seat_alone(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    ida.ask("sit", seat=1)
    ida.ask("ready")
    seen: dict[int, list[str]] = {0: [], 1: []}
    for turn in range(6):
        front = turn % 2
        ida.shown = {}
        ida.ask("front", seat=front)
        told = ida.shown[front]["events"] if ida.shown else []
        assert all("cards" not in facts or facts["seat"] == front for _, facts, *_ in told)
        assert all("card" in facts or code != "steal" for code, facts, *_ in told)
        assert all(
            "card" not in facts
            for code, facts, *_ in told
            if code == "draw" and facts["seat"] != front
        )
        seen[front] += [code for code, *_ in told]
        for _ in range(3):
            ida.play()
    assert "discard" in seen[0]
    assert "discard" in seen[1]


def test_the_host_sends_somebody_away(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open", "open")
    otto.enter(code)
    assert otto.ask("remove", guest=ida.guest)["code"] == "host-only"
    assert ida.ask("remove", guest=otto.guest)["is"] == "done"
    assert otto.byes == ["removed"]
    assert otto.ask("ready")["code"] == "no-table"
    assert otto.enter(code)["code"] == "table-banned"


def test_who_resigns_has_lost(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("elfmeter", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    assert otto.ask("resign", seat=0)["code"] == "seat-not-yours"
    otto.ask("resign", seat=1)
    assert ida.room["phase"] == "over"
    assert ida.room["resigned"] == 1
    ida.ask("propose", what="rematch")
    otto.ask("consent", what="rematch", agree=True)
    assert ida.room["phase"] == "playing"
    assert ida.room["match"] == 2


def test_a_strict_clock_lets_a_bot_move(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open", clock="strict")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    match = hall.lobby.rooms[code].playing.match  # type: ignore[union-attr]
    hall.advance(59)
    assert len(match.log) == 0
    hall.advance(62)
    assert len(match.log) >= 1


def test_undo_when_the_other_agrees_and_hints(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "kreisliga")
    ida.ask("ready")
    assert ida.ask("hint", seat=0)["code"] == "hints-off"
    ida.ask("propose", what="hints")
    while not ida.moves():
        hall.next()
    hint = ida.ask("hint", seat=0)
    assert hint["facts"]["move"] in [move for _, move in ida.moves()]


def test_chat_can_be_switched_off_and_people_muted(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    otto.ask("say", text="  hallo \x1b[31m rot ")
    assert ida.said[-1]["text"] == "hallo [31m rot"
    ida.ask("mute", guest=otto.guest)
    otto.ask("say", text="noch da?")
    assert len(ida.said) == 1
    ida.ask("change", chat=False)
    assert otto.ask("say", text="hm")["code"] == "chat-off"
    assert otto.ask("emote", emote="goal")["is"] == "done"


def test_nonsense_is_refused_in_words(hall: Hall) -> None:
    ida = hall.client("Ida")
    assert ida.ask("ready")["code"] == "no-table"
    assert ida.ask("enter", code="nowhere")["code"] == "table-unknown"
    assert ida.ask("create", game="chess", places=["open"])["code"] == "game-unknown"
    assert ida.ask("create", game="alarm", places=["open"])["code"] == "seats-count"
    assert ida.ask("create", game="alarm", places=["open", "messi"])["code"] == "bot-unknown"
    assert ida.ask("create", game="alarm", places=["open", "open"], deck="x")["code"] == "deck-toml"
    ida.create("alarm", "open", "kreisliga")
    assert ida.ask("act", seat=0, move=0)["code"] == "no-match"
    ida.ask("ready")
    assert ida.ask("act", seat=0, move=99)["code"] == "move-number"
    assert ida.ask("act", seat=1, move=0)["code"] == "seat-not-yours"
    assert ida.ask("act", seat=5, move=0)["code"] == "no-such-place"
    assert ida.ask("download")["code"] == "record-running"
