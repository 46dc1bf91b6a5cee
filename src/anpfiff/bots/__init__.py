"""Bots choose a move from what their seat may know."""

from functools import cache
from importlib import import_module

from anpfiff.bots.bot import Maker, Makers
from anpfiff.core.nouns import Mistake
from anpfiff.games import GAMES

LEAGUES = ("bambini", "kreisliga", "regionalliga", "bundesliga", "weltklasse")
"""In every game, from the weakest, who are children, to the strongest."""
USUAL_BOT = "regionalliga"
"""Whom you meet if you do not say."""


@cache
def bots_of(game: str) -> Makers:
    """Those of a game, found by its name: `bots/<game>.py`, or a folder with several files."""
    makers: Makers = import_module(f"anpfiff.bots.{game}").BOTS
    return makers


def find_bot(game: str, name: str) -> Maker:
    """One of ours by its name, or an outsider's by `module:Class`."""
    bots = bots_of(game)
    if name in bots:
        return bots[name]
    if ":" in name:
        from anpfiff.bots import outside

        if outside.is_name(name):
            return outside.load(name, races=GAMES[game].races)
    raise Mistake("bot-unknown", bot=name, game=game, known=", ".join(bots))
