"""A real server in a process of its own, with a clock that runs fast, and clients that play."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from anpfiff.core.dice import FastDice
from anpfiff.server.client import Client

SERVE = """
import sys
from pathlib import Path
from anpfiff.server.logs import write_logs
from anpfiff.server.address import LOOPBACK, Address, listen
from anpfiff.server.serve import serve
write_logs()
listener = listen(Address(LOOPBACK, int(sys.argv[1])))
print(listener.getsockname()[1], flush=True)
serve(listener, Path(sys.argv[2]), speed=float(sys.argv[3]), ping_s=float(sys.argv[4]))
"""


class Machine:
    """Started, killed and started again on the same port and the same disk."""

    def __init__(self, folder: Path, speed: float = 50, ping_s: float = 20) -> None:
        self.folder = folder
        self.speed = speed
        self.ping_s = ping_s
        self.port = 0
        self.start()

    def start(self) -> None:
        arguments = [str(self.port), str(self.folder), str(self.speed), str(self.ping_s)]
        with (self.folder / "stderr").open("ab") as stderr:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, *arguments],
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    @property
    def link(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def end(self, how: int) -> int:
        os.kill(self.process.pid, how)
        status = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def complaints(self) -> str:
        """All that the server has written about itself."""
        return (self.folder / "stderr").read_text("utf-8")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)


async def play_to_the_end(client: Client, dice: FastDice, done: list[tuple[int, int, int]]) -> None:
    """Any move that fits, one after the other; what was acknowledged is noted."""
    while client.room.get("phase") != "over":
        offered = client.moves()
        if not offered or client.room.get("phase") != "playing":
            await client.news()
            continue
        seat, move = dice.pick(offered)
        answer = await client.act(seat, move)
        if answer["is"] != "refused":
            done.append((client.guest, answer["id"], move))
