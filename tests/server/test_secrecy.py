"""What a viewer may not know is not on his wire: not a byte, not a message more or less."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake, Move, Seat
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.games.finale.rules import Finale
from anpfiff.server import messages as m
from anpfiff.server.company import Visitor
from anpfiff.server.room import Room
from tests.laws.laws import loud_copy
from tests.laws.oracles import oracle_of
from tests.planted import PLANTED
from tests.server.hall import Client, Hall

decode = msgspec.json.decode
STEPS = 8
"""How often a match is stopped and looked at from all sides,"""
ACTS = 3
"""and how many ways it can go on from there."""


WORLDS = count()


class Story(NamedTuple):
    """A match that was stopped: its disk, who is there, and what was told so far."""

    file: Path
    code: str
    tokens: tuple[str, ...]
    match: Match


class World:
    """The same evening once more, with another table if need be."""

    def __init__(self, story: Story, folder: Path, table: Table) -> None:
        file = folder / f"world-{next(WORLDS)}.db"
        shutil.copy(story.file, file)
        self.hall = Hall(file)
        self.hall.tokens = len(story.tokens)
        room = self.hall.lobby.room(story.code)
        assert room.playing is not None
        match = room.playing.match
        match.table = loud_copy(table)
        match.table.events = match.events
        self.clients = [Client(self.hall, "", token, story.code) for token in story.tokens]

    def go_on(self, actor: Seat, move: Move) -> None:
        """Somebody moves, somebody errs, somebody talks, somebody comes late, a line is cut."""
        players = self.clients[:2]
        players[actor].ask("act", seat=actor, move=move)
        self.hall.next()
        players[1 - actor].ask("act", seat=actor, move=move)
        players[actor].ask("say", text="na?")
        self.ask_for_what_they_may_not_have(players)
        late = self.hall.client("late")
        late.enter(players[0].code, watch=True)
        self.clients.append(late)
        late.ask("tables")
        players[actor].drop()
        players[actor].connect()

    def ask_for_what_they_may_not_have(self, players: list[Client]) -> None:
        """Moves that are not offered, hints, the record: every refusal is a message, too."""
        for seat, player in enumerate(players):
            for move in range(0, 40, 7):
                if (seat, move) not in player.moves():
                    player.ask("act", seat=seat, move=move)
            player.ask("hint", seat=seat)
            player.ask("download")

    def counted(self) -> tuple[int, int]:
        """What operators see of it: moves and refusals."""
        moves = self.hall.store.one("SELECT count(*) FROM every_line")[0]
        return moves, sum(
            b'"is":"refused"' in frame for one in self.clients for frame in one.frames
        )

    def heard(self, viewer: Seat | None) -> list[bytes]:
        """All that this seat, or everybody who only watches, was sent."""
        if viewer is not None:
            return self.clients[viewer].frames
        return [frame for client in self.clients[2:] for frame in client.frames]


def story(game: str, folder: Path, seed: int, steps: int) -> Story | None:
    """Two play at random for so many steps while a third looks on."""
    hall = Hall(folder / f"story-{game}-{seed}-{steps}.db")
    hall.seeds = seed
    ida, otto, eve = hall.client("Ida"), hall.client("Otto"), hall.client("Eve")
    code = ida.create(game, "open", "open", listed=True, help=2, clock="gentle")
    otto.enter(code)
    eve.enter(code, watch=True)
    ida.ask("ready")
    otto.ask("ready")
    for _ in range(steps):
        ida.play()
        otto.play()
        hall.next()
    room = hall.lobby.rooms[code]
    assert room.playing is not None
    match = room.playing.match
    if match.result() is not None:
        return None
    hall.store.reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Story(hall.file, code, tuple(c.token for c in (ida, otto, eve)), match)


def pairs(told: Story, dice: FastDice) -> Iterator[tuple[Seat, Table, Table]]:
    """By viewer: the table, and one that he cannot tell from it."""
    match = told.match
    oracle = oracle_of(match.game)
    table = loud_copy(match.table)
    for seat in range(2):
        twin = loud_copy(table)
        for _ in range(1 + dice.below(4)):
            oracle.swap(twin, seat, dice)
        if not oracle.contradicts(table.view(seat), match.history(seat), twin):
            yield seat, table, twin


def check(game: str, folder: Path, seed: int) -> int:
    """How many pairs were compared."""
    dice, compared = FastDice(seed), 0
    oracle = oracle_of(GAMES[game])
    for steps in range(1, STEPS):
        told = story(game, folder, seed, steps)
        if told is None:
            break
        for viewer, table, twin in pairs(told, dice):
            acts = [(seat, move) for seat in range(2) for move in table.moves(seat)]
            dice.shuffle(acts)
            for actor, move in acts[:ACTS]:
                if move not in twin.moves(actor):
                    continue
                worlds = [World(told, folder, one) for one in (table, twin)]
                for world in worlds:
                    world.go_on(actor, move)
                known = [
                    [event for event in events_of(world, told) if oracle.reveals(event, viewer)]
                    for world in worlds
                ]
                if known[0] == known[1]:
                    for who in (viewer, None):  # Whoever only watches knows still less.
                        real, other = (world.heard(who) for world in worlds)
                        assert real == other, f"seat {who} is sent what no rule reveals"
                    assert worlds[0].counted() == worlds[1].counted()
                    compared += 1
    return compared


def events_of(world: World, told: Story) -> list[Event]:
    room = world.hall.lobby.rooms[told.code]
    assert room.playing is not None
    return [*room.playing.match.events]


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_that_a_seat_cannot_tell_apart_send_it_the_same(
    game: str, tmp_path: Path
) -> None:
    assert check(game, tmp_path, 3) > 20


@pytest.mark.parametrize("picks", [0, 1, 5])
def test_how_many_secret_steps_somebody_took_shows_to_nobody(tmp_path: Path, picks: int) -> None:
    """Another number of squad picks, and another choice: the same bytes for all others."""
    heard: list[tuple[list[bytes], list[bytes]]] = []
    for number in (0, picks):
        hall = Hall(tmp_path / f"{picks}-{len(heard)}.db")
        ida, otto, eve = hall.client("Ida"), hall.client("Otto"), hall.client("Eve")
        code = ida.create("finale", "open", "open")
        otto.enter(code)
        eve.enter(code, watch=True)
        ida.ask("ready")
        otto.ask("ready")
        for step in range(6):
            if step < number:
                assert otto.play()
            hall.advance(1)
        heard.append((ida.frames, eve.frames))
    assert heard[0] == heard[1]


@pytest.mark.parametrize("picks", [0, 1, 3])
def test_who_takes_a_secret_step_back_asks_nobody_and_shows_nothing(
    tmp_path: Path, picks: int
) -> None:
    """Whoever agreed would learn from the answer whether there was a step, and his clock when."""
    hall = Hall(tmp_path / "anpfiff.db")
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("finale", "open", "open", clock="gentle")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    hall.advance(20)
    views = [ida.shown[0]["view"]]
    for _ in range(picks):
        assert ida.play()
        views.append(ida.shown[0]["view"])
    heard = len(otto.frames)
    answer = ida.ask("propose", what="undo", seat=0)
    assert answer["is"] == ("done" if picks else "refused")
    assert ida.shown[0]["view"] == views[max(0, picks - 1)]
    assert otto.frames[heard:] == []
    assert otto.ask("consent", what="undo", agree=True)["code"] == "not-proposed"
    hall.advance(26)
    assert b"nudge" in otto.frames[-1], "his clock is his own"


def test_a_step_back_that_was_proposed_before_is_not_taken_in_a_secret_choice(
    tmp_path: Path,
) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("finale", "open", "open")
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    hall.lobby.rooms[code].proposals["undo"] = (ida.guest, 0, {ida.guest})
    ida.play()
    chosen = ida.shown[0]["view"]
    assert otto.ask("consent", what="undo", agree=True)["code"] == "not-now"
    assert ida.shown[0]["view"] == chosen


@pytest.mark.parametrize("game", ["alarm", "finale"])
def test_the_secret_half_of_an_event_goes_to_whom_it_concerns(game: str, tmp_path: Path) -> None:
    """Three at a table, if so many can be, and one who looks on, until something is secret."""
    hall = Hall(tmp_path / "anpfiff.db")
    people = [hall.client(f"Player {seat}") for seat in range(min(3, GAMES[game].players[-1]))]
    code = people[0].create(game, *["open"] * len(people))
    for one in people[1:]:
        one.enter(code)
    eve = hall.client("Eve")
    eve.enter(code, watch=True)
    for one in people:
        one.ask("ready")
    playing = hall.lobby.rooms[code].playing
    assert playing is not None
    told: list[Event] = []
    place = playing.match.place
    while not any(event.secret for event in told) and people[0].room["phase"] == "playing":
        for one in people:
            one.play()
        hall.next()
        told += playing.match.since(place)
        place = playing.match.place
    assert any(event.secret for event in told)
    for seat, one in [*enumerate(people), (None, eve)]:
        learnt = [[event.code, event.told(seat).facts] for event in told]
        assert [event[:2] for event in one.events] == decode(msgspec.json.encode(learnt))
        assert all(not any(event[2:]) for event in one.events), "nothing but what was told"


def leak_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message says how often the dice were used."""
    plain = Room.send_shown

    def send(self: Room, guest: int, message: m.Shown, now: int) -> None:
        plain(self, guest, message, now)
        if self.playing is not None:
            message.at = hash(str(self.playing.match.table)) % 1000

    monkeypatch.setattr(Room, "send_shown", send)


def leak_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message for everybody at every line of the log."""
    plain = Room.settle

    def settle(self: Room) -> None:
        plain(self)
        if self.playing is not None and len(self.playing.match.log) > self.playing.stored:
            self.send_all(m.Nudge(0))

    monkeypatch.setattr(Room, "settle", settle)


def leak_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that names what somebody else holds."""

    def act(self: Room, visitor: Visitor, request: m.Act) -> None:
        playing = self.in_play()
        if self.frame.places[request.seat].guest != visitor.guest:
            raise Mistake("seat-not-yours", cards=str(playing.match.table))
        plain(self, visitor, request)

    from anpfiff.server import room

    plain = room.HANDLERS[m.Act]
    handlers: dict[Any, Any] = room.HANDLERS
    monkeypatch.setitem(handlers, m.Act, act)


def leak_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room takes as many bytes as a hand of the other is worth."""
    plain = Room.shown

    def shown(self: Room) -> m.Room:
        room = plain(self)
        if self.playing is not None:
            room.league += " " * (hash(str(self.playing.match.table)) % 97)
        return room

    monkeypatch.setattr(Room, "shown", shown)


@PLANTED
@pytest.mark.parametrize("leak", [leak_now, leak_errors, leak_size])
def test_a_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="what no rule reveals"):
        check("alarm", tmp_path, 3)


def leak_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view with the time in it is another one whenever somebody has chosen something."""
    plain = Finale.view
    monkeypatch.setattr(Finale, "view", lambda table, seat: [plain(table, seat), table.now])


@PLANTED
@pytest.mark.parametrize("leak", [leak_frames, leak_time])
def test_what_shows_secret_steps_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        test_how_many_secret_steps_somebody_took_shows_to_nobody(tmp_path, 5)
