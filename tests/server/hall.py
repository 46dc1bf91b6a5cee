"""A server without sockets, and with a clock that jumps to whatever comes next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from anpfiff.core.dice import FastDice
from anpfiff.server import messages as m
from anpfiff.server.lobby import Letter, Lobby
from anpfiff.server.store import Store


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Hall:
    """Everything is written before it is sent, as the server does it."""

    def __init__(self, file: Path, *, sealed: bool = False) -> None:
        self.file = file
        self.sealed = sealed
        self.clock = Clock()
        self.clients: dict[int, Client] = {}
        self.connections = 0
        self.letters: list[Letter] = []
        self.is_sending = False
        self.tokens = 0
        self.seeds = 0
        self.codes = 0
        self.overhear: Callable[[bytes], None] = lambda _: None
        """Who wants to know what is sent to the server."""
        self.start()

    def start(self) -> None:
        self.store = Store(self.file)
        self.lobby = Lobby(
            self.store,
            self.clock,
            self.clock,
            token=self.new_token,
            code=self.new_code,
            seed=self.new_seed,
        )

    def new_token(self) -> str:
        self.tokens += 1
        return f"token {self.tokens}"

    def new_code(self) -> str:
        self.codes += 1
        return f"table{self.codes}"

    def new_seed(self) -> str:
        self.seeds += 1
        return f"sealed {self.seeds:064x}" if self.sealed else f"fast {self.seeds}"

    def restart(self) -> None:
        """As after kill -9: nothing is left but the disk."""
        self.store.reader.close()
        clients, self.clients = [*self.clients.values()], {}
        self.start()
        for client in clients:
            client.connect()

    def client(self, name: str) -> Client:
        return Client(self, name)

    def pump(self) -> None:
        """Write, then send."""
        writes, letters = self.lobby.drain()
        if writes:
            self.store.reader.execute("BEGIN")
            for statement, values in writes:
                self.store.reader.execute(statement, values)
            self.store.reader.execute("COMMIT")
        self.letters += letters
        if not self.is_sending:  # Whoever answers what he hears is heard after all of it.
            self.is_sending = True
            self.send()
            self.is_sending = False

    def send(self) -> None:
        while self.letters:
            letter = self.letters.pop(0)
            if (client := self.clients.get(letter.connection)) is not None:
                client.hear(msgspec.json.encode(letter.message))
                if letter.bye:
                    client.drop()

    def advance(self, seconds: float) -> None:
        """Let so much time pass."""
        end = self.clock.now + seconds
        while (due := self.lobby.next()) is not None and due <= end:
            self.clock.now = max(self.clock.now, due)
            self.lobby.tick()
            self.pump()
        self.clock.now = end

    def next(self) -> bool:
        """Jump to whatever happens next; False: nothing will."""
        due = self.lobby.next()
        if due is None:
            return False
        self.clock.now = max(self.clock.now, due)
        self.lobby.tick()
        self.pump()
        return True


decoder = msgspec.json.Decoder(type=m.AnyRequest)


class Client:
    """Knows no rules: it keeps what it was sent, and plays any of the moves it was offered."""

    def __init__(self, hall: Hall, name: str, token: str = "", code: str = "") -> None:
        """Somebody new, or somebody who comes back to a table."""
        self.hall = hall
        self.name = name
        self.token = token
        self.code = code
        self.id = 0
        self.dice = FastDice(len(name))
        self.frames: list[bytes] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.answered: list[int] = []
        """The numbers of all answers, in order."""
        self.connect()

    def connect(self) -> None:
        self.hall.connections += 1
        self.number = self.hall.connections
        self.hall.clients[self.number] = self
        self.hall.lobby.connect(self.number)
        self.shown: dict[int | None, dict[str, Any]] = {}
        self.room: dict[str, Any] = {}
        self.deal: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.guest = 0
        self.numbers: list[int] = []
        self.events: list[list[Any]] = []
        self.said: list[dict[str, Any]] = []
        self.byes: list[str] = []
        self.ask("hello", token=self.token, name=self.name)
        if self.code:
            self.ask("enter", code=self.code)

    def drop(self) -> None:
        """The line is cut."""
        self.hall.clients.pop(self.number, None)
        self.hall.lobby.disconnect(self.number)
        self.hall.pump()

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Send a request; its answer, or nothing if that comes later."""
        self.id += 1
        return self.resend(self.id, do, **facts)

    def resend(self, number: int, do: str, **facts: Any) -> dict[str, Any]:
        text = msgspec.json.encode({"do": do, "id": number, **facts})
        self.hall.overhear(text)
        self.hall.lobby.receive(self.number, decoder.decode(text))
        self.hall.pump()
        return self.answers.get(number, {})

    def create(self, game: str, *places: str, **facts: Any) -> str:
        answer = self.ask("create", game=game, places=places, **facts)
        assert answer["is"] == "done", answer
        self.code = answer["facts"]["code"]
        return self.code

    def enter(self, code: str, *, watch: bool = False) -> dict[str, Any]:
        answer = self.ask("enter", code=code, watch=watch)
        if answer["is"] == "done":
            self.code = code
        return answer

    def hear(self, frame: bytes) -> None:
        self.frames.append(frame)
        message = msgspec.json.decode(frame)
        kind = message["is"]
        if kind in ("done", "refused", "already"):
            self.answers[message["id"]] = message
            self.answered.append(message["id"])
        elif kind == "welcome":
            self.guest = message["guest"]
            self.token = message.get("token", self.token)
        elif kind == "room":
            self.room = message
        elif kind == "you":
            self.you = message
        elif kind == "deal":
            self.deal = message
            self.shown = {}
        elif kind == "shown":
            self.shown[message["seat"]] = message
            self.numbers.append(message["n"])
            self.events += message["events"]
        elif kind == "said":
            self.said.append(message)
        elif kind == "bye":
            self.byes.append(message["code"])

    def moves(self) -> list[tuple[int, int]]:
        """Every seat and move that is offered."""
        return [
            (seat, move)
            for seat, shown in self.shown.items()
            if seat is not None
            for move in shown.get("moves", ())
        ]

    def play(self) -> dict[str, Any] | None:
        """Any move, of those that fit if it is told so; None if none is offered."""
        offered = self.moves()
        fitting = [
            (seat, move) for seat, move in offered if move in self.shown[seat].get("fits", [move])
        ]
        if not offered:
            return None
        offered = fitting or offered
        seat, move = self.dice.pick(offered)
        return self.ask("act", seat=seat, move=move, seen=self.numbers[-1])
