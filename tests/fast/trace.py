"""Plays the same matches in whatever rules this process has, and prints what came of each."""

from __future__ import annotations

import hashlib
import json
from random import Random

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NOBODY
from anpfiff.games.alarm import rules
from anpfiff.games.alarm.rules import Alarm

MATCHES = 1000
VARIANTS: list[dict[str, str]] = [
    {},
    {"whistle": "must"},
    {"reshuffle": "when-needed", "die": "1-3-2"},
    {"start": "B", "die": "2-1-5"},
]


def trace(seed: int) -> str:
    """A digest of all that happened and of all that lay on the table, move by move."""
    chance = Random(seed)
    setup = Alarm.agree(2 + seed % 3, VARIANTS[seed // 3 % len(VARIANTS)])
    table = Alarm(setup, FastDice(seed))
    heard = hashlib.sha256(f"{table.take_events()} {table.state()}".encode())
    while (seat := table.asked) != NOBODY:
        if chance.random() < 0.1:
            rollout = table.copy()
            heard.update(f"{rollout.playout(FastDice(seed))} {rollout.state()}".encode())
        move = chance.choice(table.moves(seat))
        table.play(seat, move)
        heard.update(f"{seat} {table.write(move)} {table.take_events()}".encode())
        heard.update(f"{table.state()} {table.view(seat)} {table.view(None)}".encode())
        heard.update(f"{table.question(seat)} {table}".encode())
    return heard.hexdigest()


if __name__ == "__main__":
    digests = [trace(seed) for seed in range(MATCHES)]
    print(json.dumps({"rules": rules.__file__, "digests": digests}))
