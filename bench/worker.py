"""A process that measures on request.

Plain and compiled rules cannot live in one process, and contestants must take turns, so each kind
has a worker that waits until it is told to run something for a while.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

Contestant = Callable[[float], "Measured"]
"""Works for so many seconds, or a little longer."""


class Measured(NamedTuple):
    """How much was done in what time of the processor: others on the machine do not count."""

    done: float
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


class Worker:
    """The other end of a worker process."""

    def __init__(self, module: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ANPFIFF_FAST": "", **environment},
        )
        assert self.process.stdin
        assert self.process.stdout
        self.requests = self.process.stdin
        self.answers = self.process.stdout
        self.contestants: list[str] = json.loads(self.answers.readline())

    def run(self, name: str, seconds: float) -> Measured:
        print(json.dumps([name, seconds]), file=self.requests, flush=True)
        return Measured(*json.loads(self.answers.readline()))

    def close(self) -> None:
        self.requests.close()
        self.process.wait()


def serve(contestants: dict[str, Contestant]) -> None:
    print(json.dumps(list(contestants)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(contestants[name](seconds)), flush=True)


if __name__ == "__main__":
    serve(importlib.import_module(sys.argv[1]).contestants())
