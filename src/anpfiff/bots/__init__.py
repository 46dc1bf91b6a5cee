"""Bots choose a move from what their seat may know."""

from anpfiff.bots.alarm import GreedyAlarm
from anpfiff.bots.bot import Bot, RandomBot
from anpfiff.bots.finale import GreedyFinale
from anpfiff.core.nouns import Mistake

BOTS: dict[str, dict[str, type[Bot]]] = {
    "alarm": {"random": RandomBot, "greedy": GreedyAlarm},
    "finale": {"random": RandomBot, "greedy": GreedyFinale},
}
"""By game and name."""


def find_bot(game: str, name: str) -> type[Bot]:
    bots = BOTS[game]
    if name not in bots:
        raise Mistake("bot-unknown", bot=name, game=game, known=", ".join(bots))
    return bots[name]
