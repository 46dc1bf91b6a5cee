"""How often `anpfiff integrity` blames somebody honest: `python -m bench.integrity [-n 30]`.

Every league in every game it looks at, so many players each: two of them to a race, in
Fußball-Alarm as many matches as it takes until the memory of both can be judged.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path

from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.integrity import CHOICES, Watched, evidence, watch
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Turns
from anpfiff.sim.afar import race_afar
from anpfiff.sim.lines import Net

RESULTS = Path(__file__).parent / "results" / "integrity.json"
LEAGUES = ("bambini", "kreisliga", "regionalliga", "bundesliga", "weltklasse")
RACES = [name for name, game in GAMES.items() if game.races]
LINES = {"steady": Net((20, 200)), "shaky": Net((20, 200), 40, 2), "wild": Net((20, 200), 100, 5)}
LONGEST_EVENING = 250


def played(game: str, seed: int, league: str, net: Net | None = None) -> Record:
    table = GAMES[game]
    match = Match(table, table.agree(2), f"fast {seed}", (league, league))
    bots = bots_for(match)
    if net is not None:
        race_afar(match, bots, net)
    elif table.races:
        race = TimedPlay(match, dict(enumerate(bots)))
        while match.result() is None:
            race.step()
    else:
        turns = Turns(match, dict(enumerate(bots)))
        while match.result() is None:
            turns.ask(turns.asked())
    return Record.of(match)._replace(names=("A", "B"))


def blamed(game: str, seeds: range, league: str, net: Net | None = None) -> tuple[int, int]:
    """How many of two players, and how many there were."""
    players: defaultdict[str, Watched] = defaultdict(Watched)
    for seed in seeds:
        record = played(game, seed, league, net)
        watch(record, record.start(GAMES[game]), players)
        if game == "alarm" and all(len(one.recalls) >= CHOICES for one in players.values()):
            break
    return sum(bool([*evidence(one)]) for one in players.values()), len(players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=30, help="pairs of players for each figure")
    pairs = parser.parse_args().n
    found: dict[str, str] = {}
    for game in (*RACES, "alarm"):
        for league in LEAGUES:
            if (game, league) == ("alarm", "weltklasse"):
                continue  # It tries out so much that the matches would take hours.
            many = LONGEST_EVENING if game == "alarm" else 1
            counts = [
                blamed(game, range(pair * many, (pair + 1) * many), league) for pair in range(pairs)
            ]
            note(found, f"{game} {league}", counts)
    for name, net in LINES.items():
        counts = [
            blamed(game, range(pair, pair + 1), "regionalliga", net)
            for game in RACES
            for pair in range(pairs)
        ]
        note(found, f"lines {name}", counts)
    RESULTS.write_text(json.dumps({"pairs": pairs, "blamed": found}, indent=2) + "\n", "utf-8")


def note(found: dict[str, str], what: str, counts: list[tuple[int, int]]) -> None:
    found[what] = f"{sum(one for one, _ in counts)} of {sum(all_ for _, all_ in counts)}"
    print(what, found[what], flush=True)


if __name__ == "__main__":
    main()
