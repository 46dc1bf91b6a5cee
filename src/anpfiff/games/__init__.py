"""The games, by their one-word names."""

from anpfiff.core.table import Table
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.finale.rules import Finale

GAMES: dict[str, type[Table]] = {game.name: game for game in (Alarm, Finale)}
