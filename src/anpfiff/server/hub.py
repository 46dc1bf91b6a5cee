"""The sockets around the lobby: who is connected, what he may send, and when he is sent what.

A move is acknowledged and shown to others only after it is on disk: messages wait for the batch of
writes that they belong to, in the order in which they were made.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from time import monotonic
from time import time as wall_time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from anpfiff import __version__
from anpfiff.play.landing import PULSE_MS
from anpfiff.server import messages as m
from anpfiff.server import store as kept
from anpfiff.server.address import is_own_name
from anpfiff.server.garbage import Garbage
from anpfiff.server.limits import USUAL, Bucket, Buckets, Limits, household
from anpfiff.server.line import (
    BROKEN,
    LAST_WORDS_S,
    LISTEN,
    SHUTDOWN,
    STALLED,
    TOO_MANY,
    Line,
    encode,
    offered,
)
from anpfiff.server.lobby import FAULT, FORGET_DAYS, Letter, Lobby
from anpfiff.server.logs import note, note_fault
from anpfiff.server.metrics import Metrics
from anpfiff.server.playing import Thought
from anpfiff.server.steady import Steady
from anpfiff.server.store import Store, Writer
from anpfiff.server.thinkers import Thinkers

LARGEST = 32_768
"""Bytes of a message: a deck of one's own fits in."""
HELLO_S = 30
"""So long somebody may be connected without saying who he is."""
HEARTBEAT_S = 1.0
TURNS = 20
"""In a second; everybody's line is measured in one of them."""
CLEAN_S = 3600

decode = msgspec.json.Decoder(type=m.Incoming).decode


class Server:
    """One process, one loop: requests go through the lobby, writes through one thread."""

    def __init__(
        self,
        store: Store,
        origins: Sequence[str] = (),
        clock: Callable[[], float] = monotonic,
        wall: Callable[[], float] = wall_time,
        speed: float = 1,
        limits: Limits = USUAL,
        links: Mapping[str, str] | None = None,
        forget_days: int = FORGET_DAYS,
        thinkers: Thinkers | None = None,
        garbage: Garbage | None = None,
    ) -> None:
        """`origins` may connect beside the server's own; `links` are for the page."""
        self.store = store
        self.origins = frozenset(origins)
        self.time = Steady(clock, speed)
        self.limits = limits
        self.links = dict(links or {})
        self.forget_days = forget_days
        self.wall = wall
        self.thinkers = thinkers
        self.garbage = garbage
        self.pondering: set[asyncio.Task[None]] = set()
        self.lobby = self.new_lobby()
        self.lines: dict[int, Line] = {}
        self.addresses: Counter[str] = Counter()
        self.buckets = Buckets()
        self.connected = 0
        self.waiting: deque[tuple[int, list[Letter]]] = deque()
        """Letters by the number of the batch that must be on disk before."""
        self.timer: asyncio.TimerHandle | None = None
        self.timer_due: float | None = None
        self.heartbeat: asyncio.TimerHandle | None = None
        self.tidying: asyncio.TimerHandle | None = None
        self.clean_at = 0.0
        self.trouble = ""
        """Why nothing can be saved; while that is so, no table plays."""
        self.stopped = False
        self.requests = self.moves = 0
        self.metrics = metrics = Metrics()
        metrics.count("requests", "Requests read", lambda: self.requests)
        metrics.count("moves", "Moves written, those of bots included", lambda: self.moves)
        metrics.watch("connections", "Open connections", lambda: len(self.lines))
        metrics.watch("tables", "Tables in memory", lambda: len(self.lobby.rooms))
        metrics.watch("tables_kept", "Tables on disk", lambda: len(self.lobby.makers))
        metrics.watch("cannot_save", "1: nothing can be saved", lambda: bool(self.trouble))

    def new_lobby(self) -> Lobby:
        """It knows what is on disk."""
        return Lobby(
            self.store, self.time, self.wall, limits=self.limits, on_fault=self.on_fault,
            wait_for_disk=self.wait_for_disk, elsewhere=self.thinkers is not None,
        )  # fmt: skip

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.loop.set_exception_handler(self.on_loop_fault)
        self.writer = Writer(
            self.store, self.written, self.metrics.commit.observe, self.cannot_be_written
        )
        self.beat(self.loop.time())
        self.tidy(0)
        note("started", version=__version__, tables=len(self.lobby.makers))

    async def shut_down(self) -> None:
        """All that was queued is on disk, and the last messages are sent."""
        if self.stopped:
            return
        self.stopped = True
        for timer in (self.timer, self.heartbeat, self.tidying):
            if timer is not None:
                timer.cancel()
        if self.thinkers is not None:
            self.thinkers.stop()
        await asyncio.to_thread(self.writer.stop)
        await asyncio.sleep(0)  # What the writer has said is heard now, and delivered.
        for line in self.lines.values():
            line.say(m.Bye("shutdown"))
            line.close(SHUTDOWN)
        for _ in range(LAST_WORDS_S * 100):
            if not self.lines:
                break
            await asyncio.sleep(0.01)
        self.store.close()
        note("stopped")

    # Sockets

    async def socket(self, socket: WebSocket) -> None:
        address = household(socket.client.host if socket.client else "")
        if (status := self.turn_away(socket, address)) is not None:
            self.metrics.turned_away.inc()
            await socket.send_denial_response(PlainTextResponse("", status))
            return
        await socket.accept()
        self.connected += 1
        line = Line(self.connected, socket, address, Bucket(self.limits.messages, self.time()))
        self.lines[line.number] = line
        self.addresses[address] += 1
        self.lobby.connect(line.number, address)
        if (listen := offered(socket, LISTEN)) is not None:
            listen(partial(self.hear, line))
        try:
            await self.read(line)
        finally:
            self.hang_up(line)

    def turn_away(self, socket: WebSocket, address: str) -> int | None:
        """Why this connection is not accepted: the number of the HTTP answer."""
        if not self.is_ours(socket):
            return 403
        crowded = len(self.lines) >= self.limits.connections
        if crowded or self.addresses[address] >= self.limits.connections_of_an_address:
            return 429
        return 503 if self.stopped or self.trouble else None

    def is_ours(self, socket: WebSocket) -> bool:
        """A page of somebody else's must not play in the name of whoever looks at it.

        Nor may it give this machine another name, to be taken for a page of its own, where whoever
        sits at the machine may let others in.
        """
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        host = socket.headers.get("host", "")
        if self.lobby.door is not None and not is_own_name(host):
            return False
        with suppress(ValueError):  # Not even an address.
            return urlsplit(origin).netloc == host
        return False

    def hang_up(self, line: Line) -> None:
        del self.lines[line.number]
        self.addresses[line.address] -= 1
        if not self.addresses[line.address]:
            del self.addresses[line.address]
        if line.closing in (TOO_MANY, STALLED):
            self.metrics.dropped.inc()
        self.lobby.disconnect(line.number)
        self.flush()

    async def read(self, line: Line) -> None:
        """Until the connection ends; messages come here if nobody else listens to them."""
        while (message := await line.socket.receive())["type"] != "websocket.disconnect":
            self.hear(line, message.get("text"))

    def hear(self, line: Line, text: str | bytes | None) -> None:
        """What is too much or no text ends the connection, and so does a fault of ours."""
        now, rate = self.time(), self.limits.messages_of_an_address
        if line.closing:
            return
        if self.stopped:
            line.close(SHUTDOWN)
        elif not (line.bucket.take(now) and self.buckets.take(rate, line.address, now)):
            line.close(TOO_MANY)
        elif text is None or len(text) > LARGEST:
            self.metrics.broken.inc()
            line.close(BROKEN)
        else:
            try:
                self.take(line, text)
            except Exception as error:
                self.on_fault(error)
                line.close(FAULT)

    def take(self, line: Line, text: str | bytes) -> None:
        """A request that can be read is answered; what cannot ends the connection."""
        try:
            request = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.metrics.broken.inc()
            line.close(BROKEN)
            return
        if isinstance(request, m.Beat):
            self.lobby.hear_beat(line.number, request)
            return
        self.requests += 1
        if self.trouble:
            bye = SHUTDOWN if isinstance(request, m.Hello) else 0
            self.deliver([Letter(line.number, m.Refused(request.id, "cannot-save"), bye)])
            return
        self.lobby.receive(line.number, request)
        self.flush()

    def on_fault(self, error: Exception) -> None:
        """A fault of ours at one table: say so and go on."""
        note_fault("fault", error)
        self.metrics.faults.inc()

    def on_loop_fault(self, _: asyncio.AbstractEventLoop, facts: dict[str, Any]) -> None:
        if (error := facts.get("exception")) is not None:
            self.on_fault(error)

    # Disk before wire

    def flush(self) -> None:
        writes, letters = self.lobby.drain()
        if self.stopped:
            return
        if writes:
            for statement, _ in writes:
                self.moves += statement is kept.NEW_LINE
            self.waiting.append((self.writer.put(writes), letters))
        elif self.waiting:
            self.waiting.append((self.writer.number, letters))
        else:
            self.deliver(letters)
        self.hand_out_thoughts()
        self.set_timer()

    def hand_out_thoughts(self) -> None:
        thoughts, self.lobby.thoughts = self.lobby.thoughts, []
        for code, number, thought in thoughts:
            task = asyncio.ensure_future(self.ponder(code, number, thought))
            self.pondering.add(task)
            task.add_done_callback(self.pondering.discard)

    async def ponder(self, code: str, number: int, thought: Thought) -> None:
        assert self.thinkers is not None
        decided = await self.thinkers.think(thought.decision)
        self.lobby.decide(code, number, thought, decided)
        self.flush()

    def wait_for_disk(self) -> bool:
        return self.writer.wait()

    def written(self, number: int, error: BaseException | None) -> None:
        """Called by the writer's thread."""
        with suppress(RuntimeError):  # The loop is closed.
            self.loop.call_soon_threadsafe(self.on_written, number, str(error or ""))

    def on_written(self, number: int, trouble: str) -> None:
        letters: list[Letter] = []
        while self.waiting and self.waiting[0][0] <= number:
            letters += self.waiting.popleft()[1]
        self.deliver(letters)
        if trouble != self.trouble:
            if bool(trouble) != bool(self.trouble):
                self.tell_of_trouble(trouble)
            self.trouble = trouble
            self.set_timer()

    def cannot_be_written(self, error: Exception) -> None:
        """Called by the writer's thread."""
        with suppress(RuntimeError):  # The loop is closed.
            self.loop.call_soon_threadsafe(self.start_over, error)

    def start_over(self, error: Exception) -> None:
        """As if it had crashed and begun again: everybody comes back to what is on disk."""
        self.on_fault(error)
        self.waiting.clear()
        door, self.lobby = self.lobby.door, self.new_lobby()
        self.lobby.door = door
        self.writer.start_over()
        for line in self.lines.values():
            line.say(m.Notice("server-fault"))
            line.close(FAULT)
        self.set_timer()

    def tell_of_trouble(self, trouble: str) -> None:
        """All tables stand still, or go on; whoever is connected is told."""
        self.time.run(on=not trouble)
        code = "cannot-save" if trouble else "saving-again"
        note(code, logging.ERROR if trouble else logging.WARNING, detail=trouble)
        for line in self.lines.values():
            line.say(m.Notice(code))

    def deliver(self, letters: Sequence[Letter]) -> None:
        """Who is sent several messages gets them in one frame."""
        encoded: dict[int, bytes] = {}
        lines: dict[Line, list[bytes]] = {}
        for number, message, bye in letters:
            if type(message) is m.Refused:
                self.metrics.refused.inc()
            line = self.lines.get(number)
            if line is None:
                continue
            text = encoded.get(id(message))
            if text is None:
                try:
                    text = encoded[id(message)] = encode(message)
                except Exception as error:  # Who misses a message must come back, nobody else.
                    self.on_fault(error)
                    line.close(FAULT)
                    continue
            if line in lines:
                lines[line].append(text)
            else:
                lines[line] = [text]
            if bye:
                line.send(lines.pop(line))
                line.close(bye)
        for line, texts in lines.items():
            line.send(texts)

    # Time

    def set_timer(self) -> None:
        due = None if self.trouble or self.stopped else self.lobby.next()
        if due == self.timer_due:
            return
        self.timer_due = due
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if due is not None:
            seconds = max(0.0, due - self.time()) / self.time.speed
            whole = ceil(seconds * 1000) / 1000  # The loop rounds, and would wake up too early.
            self.timer = self.loop.call_later(whole, self.tick)

    def tick(self) -> None:
        self.timer = self.timer_due = None
        self.lobby.tick()
        self.flush()

    def beat(self, due: float) -> None:
        """Once a second: how late the loop is, who is silent or far away, what can be forgotten."""
        now = self.loop.time()
        self.metrics.lag.observe(max(0.0, now - due))
        self.heartbeat = self.loop.call_later(HEARTBEAT_S, self.beat, now + HEARTBEAT_S)
        self.drop_strangers(self.time())
        if now >= self.clean_at and not self.trouble:
            self.clean_at = now + CLEAN_S
            self.clean()

    def tidy(self, turn: int) -> None:
        """What is done for everybody once a second, a little at a time: races must not wait."""
        after = PULSE_MS / 1000 / TURNS
        self.tidying = self.loop.call_later(after, self.tidy, (turn + 1) % TURNS)
        self.lobby.send_pulses(turn, TURNS)
        self.flush()
        if self.garbage is not None:
            self.garbage.look(quiet=not self.lobby.races())

    def drop_strangers(self, now: float) -> None:
        for line in self.lines.values():
            connection = self.lobby.connections.get(line.number)
            is_stranger = connection is None or connection.guest is None
            if is_stranger and now - line.since > HELLO_S:
                line.close(TOO_MANY)

    def clean(self) -> None:
        """What nobody has needed for long is deleted."""
        tables, guests = self.lobby.forget(self.forget_days)
        if tables or guests:
            note("forgotten", tables=tables, guests=guests)
        self.flush()
