"""Plays an evening of every game in whatever tables this process has, and prints what was sent."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from anpfiff.games import GAMES
from anpfiff.server import room
from tests.server.hall import Client, Hall
from tests.server.test_room import play_on

MOVES_BEFORE = 15


def evening(game: str, file: Path) -> str:
    """A digest of every byte that two players and a spectator get.

    A move is refused, a line is cut, the server dies, a bot stands in, there is a rematch.
    """
    hall = Hall(file, sealed=True)
    ida, otto, eve = (hall.client(name) for name in ("Ida", "Otto", "Eve"))
    everybody: tuple[Client, ...] = (ida, otto, eve)
    code = ida.create(game, "open", "open", help=1, clock="gentle")
    otto.enter(code)
    eve.enter(code, watch=True)
    ida.ask("ready")
    otto.ask("ready")
    for _ in range(MOVES_BEFORE):
        ida.play()
        otto.play()
        hall.next()
    ida.ask("act", seat=1, move=1, seen=0)
    eve.ask("say", text="Oh!")
    otto.drop()
    hall.advance(90)
    otto.connect()
    hall.restart()
    play_on(hall, ida, otto)
    ida.ask("propose", what="rematch")
    otto.ask("propose", what="rematch")
    play_on(hall, ida, otto, until="playing")
    heard = hashlib.sha256()
    for client in everybody:
        for frame in client.frames:
            heard.update(frame + b"\n")
    for line in hall.store.reader.execute("SELECT * FROM every_line ORDER BY code, number, place"):
        heard.update(f"{line}\n".encode())
    return heard.hexdigest()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        digests = {game: evening(game, Path(folder, game)) for game in GAMES}
    print(json.dumps({"tables": room.__file__, "digests": digests}))
