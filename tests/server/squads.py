"""A match of Finale at a server whose best bot thinks elsewhere; what did this process load?"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from anpfiff.games.finale.cards import PLAY
from tests.server.hall import Hall


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder, "a.db"))
        hall.lobby.elsewhere = True
        ida = hall.client("Ida")
        ida.create("finale", "open", "weltklasse", help=2)
        ida.ask("ready")
        asked = set()
        while PLAY not in asked:
            for code, number, thought in hall.lobby.thoughts:
                asked.add(thought.decision.view.question)
                hall.lobby.decide(code, number, thought, None)
            hall.lobby.thoughts = []
            hall.pump()
            ida.ask("hint", seat=0)
            if not hall.lobby.thoughts and ida.play() is None:
                hall.next()
        hall.store.close()
    sys.exit("scipy" in sys.modules)


if __name__ == "__main__":
    main()
