"""Bots for Fußball-Alarm."""

from anpfiff.bots.alarm.greedy import GreedyAlarm
from anpfiff.bots.alarm.league import LEAGUES
from anpfiff.bots.bot import Makers, RandomBot

BOTS: Makers = {"random": RandomBot, "greedy": GreedyAlarm, **LEAGUES}
