"""Commands for many matches: who wins, and how often."""

from __future__ import annotations

from collections.abc import Sequence

from anpfiff.cli.reading import (
    find_game,
    only_bots,
    read_bots,
    read_deck,
    read_number,
    read_settings,
)
from anpfiff.core.nouns import Mistake
from anpfiff.words import Words


def sim(
    words: Words,
    game: str,
    matches: str,
    seats: str | None,
    seed: str,
    settings: Sequence[str],
    deck: str | None,
    rtt: str | None,
    jitter: str,
    loss: str,
    order: str,
    liar: str,
    as_json: bool,
    jobs: str,
) -> None:
    from anpfiff.bots import USUAL_BOT
    from anpfiff.core.dice import read_fast_seed
    from anpfiff.sim.lines import read_net
    from anpfiff.sim.run import Plan
    from anpfiff.tui.play import read_specs
    from anpfiff.tui.report import simulate

    chosen = find_game(game)
    specs = read_specs(game, seats or ",".join([USUAL_BOT] * chosen.players[0]))
    only_bots(specs)
    setup = chosen.agree(len(specs), read_settings(settings), read_deck(chosen, deck))
    count = read_number("-n", matches, 1, 1_000_000_000)
    net = None
    if rtt is not None or (jitter, loss, order, liar) != ("0", "0", "landing", ""):
        if not chosen.races:
            raise Mistake("rtt-race", game=game)
        net = read_net(chosen.sides_of(setup), rtt or "0", jitter, loss, order, liar)
    plan = Plan(game, setup, specs, count, read_fast_seed(seed), net)
    simulate(plan, read_number("--jobs", jobs, 1, 256), words, as_json=as_json)


def ladder(
    words: Words,
    game: str,
    matches: str,
    bots: str | None,
    players: str,
    seer: bool,
    seed: str,
    settings: Sequence[str],
    deck: str | None,
    as_json: bool,
    jobs: str,
) -> None:
    from anpfiff.core.dice import read_fast_seed
    from anpfiff.sim.ladder import Entrant, Ladder, seer_for, teams_of, usual_bots
    from anpfiff.tui.ladder import climb

    chosen = find_game(game)
    names = read_bots(game, bots) if bots is not None else usual_bots(game)
    entrants = [Entrant(name, name) for name in names]
    if seer:
        entrants.append(seer_for(game))
    seats = read_number("--players", players, 2, chosen.players[-1])
    setup = chosen.agree(seats, read_settings(settings), read_deck(chosen, deck))
    teams_of(game, setup)
    count = read_number("-n", matches, 1, 1_000_000_000)
    plan = Ladder(game, setup, tuple(entrants), count + count % 2, read_fast_seed(seed))
    climb(plan, read_number("--jobs", jobs, 1, 256), words, as_json=as_json)
