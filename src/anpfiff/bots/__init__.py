"""Bots choose a move from what their seat may know."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from anpfiff.bots.alarm import GreedyAlarm
from anpfiff.bots.bot import RandomBot, RandomRacer
from anpfiff.bots.elfmeter import ElfmeterReflex
from anpfiff.bots.finale import GreedyFinale
from anpfiff.bots.reflex import LEVELS, Reflex
from anpfiff.bots.rotblau import RotBlauReflex
from anpfiff.bots.rotweiss import RotWeissReflex
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Mistake, Seat
from anpfiff.games import GAMES

Maker = Callable[[Seat, Dice], Any]
"""Makes a Bot, or a Racer in a game without turns."""


def racers(kind: type[Reflex]) -> dict[str, Maker]:
    """People of every level; without a number, the second."""
    levels = {f"reflex:{level}": partial(kind, level=level) for level in range(1, len(LEVELS) + 1)}
    return {"random": RandomRacer, "reflex": kind, **levels}


BOTS: Mapping[str, Mapping[str, Maker]] = {
    "alarm": {"random": RandomBot, "greedy": GreedyAlarm},
    "finale": {"random": RandomBot, "greedy": GreedyFinale},
    "rotweiss": racers(RotWeissReflex),
    "elfmeter": racers(ElfmeterReflex),
    "rotblau": racers(RotBlauReflex),
}
"""By game and name."""


def find_bot(game: str, name: str) -> Maker:
    """One of ours by its name, or an outsider's by `module:Class`."""
    bots = BOTS[game]
    if name in bots:
        return bots[name]
    if ":" in name:
        from anpfiff.bots import outside

        if outside.is_name(name):
            return outside.load(name, races=GAMES[game].races)
    raise Mistake("bot-unknown", bot=name, game=game, known=", ".join(bots))


def usual_bot(game: str) -> str:
    """Whom you meet if you do not say."""
    return "greedy" if "greedy" in BOTS[game] else "reflex"
