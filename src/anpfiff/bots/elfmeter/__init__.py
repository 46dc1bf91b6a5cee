"""People who play Elfmeter!"""

from anpfiff.bots.elfmeter.people import ElfmeterLeague, ElfmeterReflex
from anpfiff.bots.reflex import racers

BOTS = racers(ElfmeterReflex, ElfmeterLeague)
