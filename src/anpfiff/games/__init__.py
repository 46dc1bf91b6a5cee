"""The games, by their one-word names."""

from anpfiff.core.table import Table
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.finale.rules import Finale
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotweiss.rules import RotWeiss

GAMES: dict[str, type[Table]] = {
    game.name: game for game in (Alarm, RotWeiss, Elfmeter, RotBlau, Finale)
}
