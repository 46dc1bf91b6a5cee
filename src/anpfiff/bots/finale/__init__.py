"""Bots for Finale."""

from anpfiff.bots.bot import Makers, RandomBot
from anpfiff.bots.finale.greedy import GreedyFinale
from anpfiff.bots.finale.league import LEAGUES

BOTS: Makers = {"random": RandomBot, "greedy": GreedyFinale, **LEAGUES}
