"""All tables and all guests: who is where. No sockets, no threads, and the clock handed in."""

from __future__ import annotations

import hashlib
import heapq
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from anpfiff.core.nouns import Mistake, fill
from anpfiff.games import GAMES
from anpfiff.server import messages as m
from anpfiff.server import store as kept
from anpfiff.server.address import LOOPBACK
from anpfiff.server.company import Clock, clean
from anpfiff.server.door import Door
from anpfiff.server.evening import refused
from anpfiff.server.frame import Frame, Place, agree, arrange, name_bots
from anpfiff.server.guests import Connection, Guest
from anpfiff.server.limits import USUAL, Buckets, Limits, Rate
from anpfiff.server.playing import Decided, Playing, Thought
from anpfiff.server.room import Room
from anpfiff.server.store import Store, Write

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of codes: none that are taken for one another."""
CODE_LENGTH = 8
IDLE_S = 300
"""So long a table without anybody stays in memory."""
LISTED = 100
DAY_S = 86_400
FORGET_DAYS = 90
"""So long names and tables are kept that nobody has used."""
UNPLAYED_DAYS = 2
"""So long a table is kept at which no match has begun."""
RESENT_S = 120
"""So long after it was made a table is known again by the request that has made it."""
LOST_S = 5
"""So long after a pulse without an answer another is sent."""
FAULT = 1011
"""The code with which connections are closed when something of ours went wrong."""


NO_TICKET = (0, 0)
"""Of a line that answers no request."""


class Letter(NamedTuple):
    """What goes to a connection; `bye` ends it with that code."""

    connection: int
    message: m.Message
    bye: int = 0


def raise_it(error: Exception) -> None:
    raise error


class Lobby:
    """Requests come in by `receive`; `drain` hands out what is to be written and then sent."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        wall: Callable[[], float],
        token: Callable[[], str] = lambda: secrets.token_urlsafe(32),
        code: Callable[[], str] = lambda: "".join(
            secrets.choice(LETTERS) for _ in range(CODE_LENGTH)
        ),
        seed: Callable[[], str] = lambda: f"sealed {secrets.token_hex(32)}",
        limits: Limits = USUAL,
        on_fault: Callable[[Exception], None] = raise_it,
        wait_for_disk: Callable[[], bool] = lambda: True,
        *,
        elsewhere: bool = False,
    ) -> None:
        """`on_fault` hears of what went wrong at one table, if that must not concern others.

        `elsewhere`: decisions that take long are put into `thoughts` for somebody else.
        """
        self.elsewhere = elsewhere
        self.thoughts: list[tuple[str, int, Thought]] = []
        """By table and match."""
        self.store = store
        self.clock = clock
        self.wall = wall
        self.new_token = token
        self.new_code = code
        self.new_seed = seed
        self.limits = limits
        self.on_fault = on_fault
        self.wait_for_disk = wait_for_disk
        self.buckets = Buckets()
        self.guests: WeakValueDictionary[int, Guest] = WeakValueDictionary()
        """Those who are connected."""
        self.rooms: dict[str, Room] = {}
        """Those in memory; the others are on disk."""
        self.makers = store.makers()
        """By code of every table: who has made it."""
        self.aside: set[str] = set()
        """Tables that were given up in memory, and are to be read again when all is on disk."""
        self.connections: dict[int, Connection] = {}
        self.seats: dict[tuple[str, int], int] = {}
        """By table and guest: the connection."""
        self.door: Door | None = None
        """The way in from the network around, if there may be one."""
        self.last_guest = store.last_guest()
        self.letters: list[Letter] = []
        self.writes: list[Write] = []
        self.timers: list[tuple[float, str]] = []
        self.set_for: dict[str, float] = {}
        """By table: for when its timer is set."""

    # Connections

    def connect(self, number: int, address: str = "") -> None:
        self.connections[number] = Connection(number, address)

    def disconnect(self, number: int) -> None:
        connection = self.connections.pop(number, None)
        if connection is not None:
            self.part(connection)

    def part(self, connection: Connection) -> None:
        """The connection is not at its table any more; the guest may come back."""
        guest, code = connection.guest, connection.code
        connection.code = ""
        if guest is None or self.seats.get((code, guest.id)) != connection.number:
            return
        del self.seats[code, guest.id]
        if (room := self.rooms.get(code)) is not None:
            with self.guarding(room):
                room.gone(guest.id)
                self.collect(room)

    def receive(self, number: int, request: m.AnyRequest) -> None:
        """Every request is answered, whatever happens."""
        connection = self.connections[number]
        try:
            self.carry_out(connection, request)
        except Mistake as mistake:
            self.send(connection, refused(request.id, mistake))
        except Exception as error:
            self.on_fault(error)
            self.send(connection, refused(request.id, Mistake("server-fault")))
            if (room := self.rooms.get(connection.code)) is not None:
                self.set_aside(room)

    def carry_out(self, connection: Connection, request: m.AnyRequest) -> None:
        if isinstance(request, m.Hello):
            self.hello(connection, request)
        elif connection.guest is None:
            raise Mistake("hello-first")
        elif type(request) in OUTSIDE:
            OUTSIDE[type(request)](self, connection, connection.guest, request)
        elif (room := self.rooms.get(connection.code)) is None:
            raise Mistake("no-table")
        else:
            if (rate := RATES.get(type(request))) is not None:
                self.allow(rate(self.limits), connection.guest.id)
            self.pass_to_room(connection, connection.guest, room, request)

    # Faults of ours

    @contextmanager
    def guarding(self, room: Room) -> Iterator[None]:
        """What goes wrong at one table must not concern the others."""
        try:
            yield
        except Exception as error:
            self.on_fault(error)
            self.set_aside(room)

    def set_aside(self, room: Room) -> None:
        """What is on disk is right: whoever was at the table comes back, and it is read again."""
        code = room.frame.code
        self.rooms.pop(code, None)
        self.set_for.pop(code, None)
        self.aside.add(code)
        for key, number in [*self.seats.items()]:
            if key[0] == code:
                del self.seats[key]
                self.connections[number].code = ""
                self.letters.append(Letter(number, m.Notice("server-fault"), bye=FAULT))

    def send(self, connection: Connection, message: m.Message) -> None:
        self.letters.append(Letter(connection.number, message))

    # How far away everybody is

    def send_pulses(self, turn: int = 0, turns: int = 1) -> None:
        """To all whose turn it is at tables of races, unless they owe an answer to the last one."""
        now = self.clock()
        for connection in self.connections.values():
            room = self.rooms.get(connection.code)
            if connection.number % turns != turn or room is None or not room.game.races:
                continue
            if connection.pulsed is None or now - connection.pulsed > LOST_S:
                connection.pulse += 1
                connection.pulsed = now
                self.send(connection, m.Pulse(connection.pulse))

    def hear_beat(self, number: int, beat: m.Beat) -> None:
        """An answer to anything else than the last pulse measures nothing."""
        connection = self.connections[number]
        if connection.pulsed is not None and beat.n == connection.pulse:
            before = connection.distance.shown
            connection.distance.measure(round((self.clock() - connection.pulsed) * 1000))
            connection.pulsed = None
            room = self.rooms.get(connection.code)
            if room is not None and connection.distance.shown != before:
                room.show_lines()
                self.collect(room)

    def drain(self) -> tuple[list[Write], list[Letter]]:
        """What must be on disk before the letters are sent."""
        writes, letters = self.writes, self.letters
        self.writes, self.letters = [], []
        return writes, letters

    # Guests

    def hello(self, connection: Connection, request: m.Hello) -> None:
        if request.protocol != m.PROTOCOL:
            raise Mistake("protocol", found=request.protocol, wanted=m.PROTOCOL)
        if connection.guest is not None:
            raise Mistake("hello-once")
        name, token = clean(request.name), ""
        guest = self.known(request.token) if request.token else None
        if guest is None:
            self.allow(self.limits.new_guests_of_an_address, connection.address)
            token = self.new_token()
            guest = self.new_guest(name, token)
        elif name and name != guest.name:
            guest.name = name
        self.write_guest(guest)
        connection.guest = guest
        self.send(connection, m.Welcome(guest.id, guest.name, token=token))
        self.send(connection, m.Done(request.id))

    def allow(self, rate: Rate, who: object) -> None:
        """So often and no oftener."""
        if not self.buckets.take(rate, str(who), self.clock()):
            raise Mistake("too-often")

    def known(self, token: str) -> Guest | None:
        found = self.store.guest(hashed(token))
        if found is None:
            return None
        return self.guests.setdefault(found.id, Guest(found.id, found.name, {*found.blocked}))

    def blocks(self, host: int, guest: int) -> bool:
        """Whether the host does not want him at his tables; he need not be there to say so."""
        if (present := self.guests.get(host)) is not None:
            return guest in present.blocked
        kept_host = self.store.guest_numbered(host)
        return kept_host is not None and guest in kept_host.blocked

    def new_guest(self, name: str, token: str) -> Guest:
        self.last_guest += 1
        guest = Guest(self.last_guest, name or f"#{self.last_guest}")
        self.guests[guest.id] = guest
        self.writes.append((kept.NEW_GUEST, (guest.id, hashed(token), guest.name, self.wall())))
        return guest

    def write_guest(self, guest: Guest) -> None:
        blocked = msgspec.json.encode(sorted(guest.blocked)).decode()
        self.writes.append((kept.SEEN_GUEST, (guest.name, self.wall(), blocked, guest.id)))

    # Tables

    def create(self, connection: Connection, guest: Guest, request: m.Create) -> None:
        if request.game not in GAMES:
            raise Mistake("game-unknown", text=request.game, known=", ".join(GAMES))
        made_by = hashlib.sha256(msgspec.json.encode(request)).hexdigest()[:16]
        if (made := self.made_already(guest, made_by)) is not None:
            self.move_to(connection, guest, made)
            self.send(connection, m.Already(request.id, {"code": made.frame.code}))
            return
        most = self.limits.tables_of_a_guest
        if sum(maker == guest.id for maker in self.makers.values()) >= most:
            raise Mistake("tables-yours", most=most)
        if len(self.makers) >= self.limits.tables:
            raise Mistake("tables-full")
        self.allow(self.limits.new_tables_of_a_guest, guest.id)
        self.allow(self.limits.new_tables_of_an_address, connection.address)
        places = [Place() for _ in request.places]
        for place, word in zip(places, request.places, strict=True):
            arrange(place, word, request.game)
        arrange(Place(), request.league, request.game)
        while (code := self.new_code()) in self.makers:
            pass
        name_bots(code, places)
        frame = Frame(
            code, request.game, guest.id, places, dict(request.options), request.deck,
            listed=request.listed, tempo=request.tempo, help=request.help, clock=request.clock,
            league=request.league, made_by=made_by, made_at=self.wall(),
        )  # fmt: skip
        setup = agree(frame)
        frame.options = setup.options.write()
        room = self.rooms[code] = Room(frame, self.clock, self.new_seed, elsewhere=self.elsewhere)
        self.makers[code] = guest.id
        self.move_to(connection, guest, room)
        self.send(connection, m.Done(request.id, {"code": code}))

    def made_already(self, guest: Guest, made_by: str) -> Room | None:
        """The table, if its maker asks once more because the line was cut before the answer."""
        for code in [code for code, maker in self.makers.items() if maker == guest.id]:
            room = self.rooms.get(code)
            frame = room.frame if room is not None else self.store.frame(code)
            if frame is None or frame.made_by != made_by:
                continue
            if self.wall() - frame.made_at < RESENT_S:
                return self.room(code)
        return None

    def enter(self, connection: Connection, guest: Guest, request: m.Enter) -> None:
        code = request.code.strip().lower()
        if code not in self.makers:
            self.allow(self.limits.wrong_codes_of_an_address, connection.address)
            raise Mistake("table-unknown", code=code)
        self.allow(self.limits.entrances_of_a_guest, guest.id)
        room = self.room(code)
        rate, now = self.limits.wrong_codes_of_an_address, self.clock()
        if guest.id not in room.visitors and not self.buckets.has(rate, connection.address, now):
            # Else who tries codes out would know this one by the answer.
            raise Mistake("too-often")
        if guest.id in room.frame.banned or self.blocks(room.frame.host, guest.id):
            raise Mistake("table-banned")
        self.move_to(connection, guest, room, watch=request.watch)
        self.send(connection, m.Done(request.id, {"code": room.frame.code}))

    def move_to(
        self, connection: Connection, guest: Guest, room: Room, *, watch: bool = False
    ) -> None:
        """From wherever he is. A newer connection takes the place of the older."""
        code = room.frame.code
        if connection.code != code:
            self.part(connection)
        older = self.seats.get((code, guest.id))
        if older is not None and older != connection.number:
            self.letters.append(Letter(older, m.Bye("elsewhere"), bye=1000))
            self.connections[older].code = ""
        self.seats[code, guest.id] = connection.number
        connection.code = code
        room.enter(
            guest.id, guest.name, watch=watch, muted=guest.blocked, distance=connection.distance
        )
        self.collect(room)

    def leave(self, connection: Connection, guest: Guest, request: m.Leave) -> None:
        room = self.rooms.get(connection.code)
        if room is None:
            raise Mistake("no-table")
        del self.seats[connection.code, guest.id]
        connection.code = ""
        room.leave(guest.id)
        self.collect(room)
        self.send(connection, m.Done(request.id))

    def mute(self, connection: Connection, guest: Guest, request: m.Mute) -> None:
        """Who is blocked does not come to tables of one's own either."""
        if request.block:
            if request.on and len(guest.blocked) >= self.limits.blocked_by_a_guest:
                raise Mistake("blocked-enough", most=self.limits.blocked_by_a_guest)
            (guest.blocked.add if request.on else guest.blocked.discard)(request.guest)
            self.write_guest(guest)
        if (room := self.rooms.get(connection.code)) is not None:
            self.pass_to_room(connection, guest, room, request)
        else:
            self.send(connection, m.Done(request.id))

    def share(self, connection: Connection, guest: Guest, request: m.Share) -> None:
        """Whoever asks sits at this machine, so the network is his."""
        room = self.rooms.get(connection.code)
        if room is None:
            raise Mistake("no-table")
        if self.door is None or connection.address != LOOPBACK:
            raise Mistake("share-off")
        room.host_only(room.visitors[guest.id])
        if request.on:
            facts = {"link": self.door.open(connection.code)}
        else:
            self.door.close(connection.code)
            facts = {}
        self.send(connection, m.Done(request.id, facts))

    def shut_door(self, code: str) -> None:
        if self.door is not None:
            self.door.close(code)

    def list_tables(self, connection: Connection, guest: Guest, request: m.Tables) -> None:
        listed = [room for room in self.rooms.values() if room.frame.listed and not room.empty()]
        tables = []
        for room in listed[:LISTED]:
            frame = room.frame
            names = tuple(place.name or place.league for place in frame.places)
            free = sum(place.kind == "open" for place in frame.places)
            tables.append(m.TableShown(frame.code, frame.game, frame.phase, names, free))
        self.send(connection, m.TablesShown(tuple(tables)))
        self.send(connection, m.Done(request.id))

    def room(self, code: str) -> Room:
        """The table, from disk if need be."""
        if (room := self.rooms.get(code)) is not None:
            return room
        if code in self.aside and not self.wait_for_disk():
            raise Mistake("cannot-save")
        self.aside.discard(code)
        found = self.store.room(code)
        if found is None:
            raise Mistake("table-unknown", code=code)
        room = Room.again(
            found.frame, self.clock, self.new_seed, found.seed, found.lines, found.at,
            elsewhere=self.elsewhere,
        )  # fmt: skip
        self.rooms[code] = room
        self.set_timer(room)
        return room

    def pass_to_room(
        self, connection: Connection, guest: Guest, room: Room, request: m.Request
    ) -> None:
        room.handle(guest.id, request)
        self.collect(room)
        if room.closed:
            self.drop(room)

    def collect(self, room: Room) -> None:
        """What the room wants written and sent."""
        code, frame, playing, at = room.frame.code, room.frame, room.playing, 0
        if playing is not None:
            at = playing.match.at
            self.write_lines(room, playing)
            if playing.thoughts:
                self.thoughts += [(code, frame.match, thought) for thought in playing.thoughts]
                playing.thoughts.clear()
        if room.changed:
            room.changed = False
            at = max(at, room.watch.ms())  # So that clocks go on where they were.
            text = msgspec.json.encode(frame).decode()
            maker = self.makers.get(code, frame.host)
            self.writes.append((kept.SAVE_ROOM, (code, text, at, self.wall(), maker, frame.phase)))
            room.kept_at = at
        elif room.letters and at != room.kept_at and playing is not None and playing.waited():
            self.writes.append((kept.SAVE_TIME, (at, self.wall(), code)))
            room.kept_at = at
        for guest, message in room.letters:
            number = self.seats.get((code, guest))
            if number is not None:
                self.letters.append(fill(Letter, (number, message, 0)))
                if type(message) is m.Bye:
                    self.connections[number].code = ""
                    del self.seats[code, guest]
        room.letters.clear()
        self.set_timer(room)

    def write_lines(self, room: Room, playing: Playing) -> None:
        """What was logged since; before the first line of a match, its seed."""
        code, number = room.frame.code, room.frame.match
        if room.noted != number:
            room.noted = number
            self.writes.append((kept.NEW_MATCH, (code, number, room.seed)))
        for place, text, ticket in playing.lines():
            guest, request = ticket or NO_TICKET
            self.writes.append((kept.NEW_LINE, (code, number, place, text, guest, request)))
            if ticket:
                room.has_acted(ticket)

    def decide(self, code: str, number: int, thought: Thought, decided: Decided | None) -> None:
        """What came of a thought, if its table is still there and at that match."""
        room = self.rooms.get(code)
        if room is not None and room.frame.match == number:
            room.decide(thought, decided)
            self.collect(room)

    def drop(self, room: Room) -> None:
        """The table is closed for good."""
        code = room.frame.code
        self.rooms.pop(code, None)
        self.set_for.pop(code, None)
        self.shut_door(code)
        for key, number in [*self.seats.items()]:
            if key[0] == code:
                del self.seats[key]
                self.connections[number].code = ""
        self.erase(code)

    def erase(self, code: str) -> None:
        self.makers.pop(code, None)
        self.writes += [(statement, (code,)) for statement in kept.DROP_ROOM]

    def forget(self, days: int) -> tuple[int, int]:
        """Tables and guests nobody has needed for so long; those in memory are needed."""
        now = self.wall()
        old = {
            *self.store.untouched(now - days * DAY_S),
            *self.store.untouched(now - UNPLAYED_DAYS * DAY_S, "gathering"),
        } - self.rooms.keys()
        for code in old:
            self.erase(code)
        seated = self.store.seated()
        gone = [
            guest
            for guest in self.store.unseen(now - days * DAY_S)
            if guest not in seated and guest not in self.guests
        ]
        for guest in gone:
            self.writes += [(kept.FORGET_GUEST, (guest,)), (kept.BLANK_GUEST, (guest,))]
        return len(old), len(gone)

    # Time

    def races(self) -> bool:
        """Whether anybody races just now."""
        return any(room.game.races and room.watch.running for room in self.rooms.values())

    def set_timer(self, room: Room) -> None:
        due, code = room.due(), room.frame.code
        if room.empty():
            idle = self.clock() + IDLE_S
            due = idle if due is None else min(due, idle)
        if due is not None and self.set_for.get(code) != due:
            self.set_for[code] = due
            heapq.heappush(self.timers, (due, code))
        elif due is None:
            self.set_for.pop(code, None)

    def next(self) -> float | None:
        """When `tick` has something to do."""
        while self.timers:
            due, code = self.timers[0]
            if self.set_for.get(code) == due and code in self.rooms:
                return due
            heapq.heappop(self.timers)
        return None

    def tick(self) -> None:
        """Let happen at all tables what is due."""
        now, codes = self.clock(), []
        while (due := self.next()) is not None and due <= now:
            _, code = heapq.heappop(self.timers)
            del self.set_for[code]
            codes.append(code)
        for code in codes:  # Each once: a table that finds no rest must not stop the others.
            room = self.rooms[code]
            with self.guarding(room):
                self.tick_room(room, now)

    def tick_room(self, room: Room, now: float) -> None:
        room.tick()
        self.collect(room)
        code = room.frame.code
        if room.empty() and room.due() is None and idle_since(room) + IDLE_S <= now:
            del self.rooms[code]
            self.set_for.pop(code, None)
            self.shut_door(code)


def idle_since(room: Room) -> float:
    """When the last visitor went."""
    return max([visitor.since for visitor in room.visitors.values()], default=0)


def hashed(token: str) -> bytes:
    """Tokens are kept as hashes: who reads the file cannot take a seat."""
    return hashlib.sha256(token.encode()).digest()


OUTSIDE: dict[type[Any], Callable[[Lobby, Connection, Guest, Any], None]] = {
    m.Create: Lobby.create,
    m.Enter: Lobby.enter,
    m.Leave: Lobby.leave,
    m.Mute: Lobby.mute,
    m.Tables: Lobby.list_tables,
    m.Share: Lobby.share,
}
"""Requests that do not concern one table alone."""
RATES: dict[type[Any], Callable[[Limits], Rate]] = {
    m.Say: attrgetter("talk_of_a_guest"),
    m.Emote: attrgetter("talk_of_a_guest"),
    m.Download: attrgetter("records_of_a_guest"),
}
"""What a guest may not ask for as often as he likes."""
