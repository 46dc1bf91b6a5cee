"""Bots choose a move from what their seat may know."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from anpfiff.bots.alarm import GreedyAlarm
from anpfiff.bots.alarm_league import LEAGUES as COLLECTORS
from anpfiff.bots.bot import RandomBot, RandomRacer
from anpfiff.bots.elfmeter import ElfmeterLeague, ElfmeterReflex
from anpfiff.bots.finale import GreedyFinale
from anpfiff.bots.finale_league import LEAGUES as MANAGERS
from anpfiff.bots.reflex import LEAGUES as RACERS
from anpfiff.bots.reflex import LEVELS, Reflex
from anpfiff.bots.rotblau import RotBlauLeague, RotBlauReflex
from anpfiff.bots.rotweiss import RotWeissLeague, RotWeissReflex
from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Mistake, Seat
from anpfiff.games import GAMES

LEAGUES = ("kreisliga", "regionalliga", "bundesliga", "weltklasse")
"""In every game, from the weakest to the strongest."""
USUAL_BOT = LEAGUES[1]
"""Whom you meet if you do not say."""
Maker = Callable[[Seat, Dice], Any]
"""Makes a Bot, or a Racer in a game without turns."""


def racers(kind: type[Reflex], thinker: Callable[..., Reflex]) -> dict[str, Maker]:
    """People of every level; without a number, the second. And those of the leagues, who think."""
    levels = {f"reflex:{level}": partial(kind, level=level) for level in range(1, len(LEVELS) + 1)}
    leagues = {name: partial(thinker, league=league) for name, league in RACERS.items()}
    return {"random": RandomRacer, "reflex": kind, **levels, **leagues}


BOTS: Mapping[str, Mapping[str, Maker]] = {
    "alarm": {"random": RandomBot, "greedy": GreedyAlarm, **COLLECTORS},
    "finale": {"random": RandomBot, "greedy": GreedyFinale, **MANAGERS},
    "rotweiss": racers(RotWeissReflex, RotWeissLeague),
    "elfmeter": racers(ElfmeterReflex, ElfmeterLeague),
    "rotblau": racers(RotBlauReflex, RotBlauLeague),
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
