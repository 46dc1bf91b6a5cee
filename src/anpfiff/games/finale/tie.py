"""R48 A cup tie: home and away leg, decided by the sum of goals."""

from __future__ import annotations

from anpfiff.core.match import Match
from anpfiff.core.nouns import Result, Setup
from anpfiff.games.finale.rules import Finale


class Tie:
    """E25 Two matches with new squads and tactics; only the second one must have a winner."""

    def __init__(self, setup: Setup, seeds: tuple[str, str], names: tuple[str, ...] = ()) -> None:
        self.seeds = seeds
        self.names = names
        self.legs = [Match(Finale, first_leg(setup), seeds[0], names)]

    def match(self) -> Match:
        """The leg to play now; the second one begins when the first is over."""
        if len(self.legs) == 1 and self.legs[0].table.result() is not None:
            setup = second_leg(self.legs[0])
            self.legs.append(Match(Finale, setup, self.seeds[1], self.names))
        return self.legs[-1]

    def result(self) -> Result | None:
        return self.legs[1].table.result() if len(self.legs) == 2 else None


def first_leg(setup: Setup) -> Setup:
    """R48 The first leg may end drawn."""
    return with_options(setup, leg="first", aggregate="0-0")


def second_leg(first: Match) -> Setup:
    """R48, E25 The second leg knows the goals of the first."""
    goals = first.table.view(None).goals
    return with_options(first.setup, leg="second", aggregate=f"{goals[0]}-{goals[1]}")


def with_options(setup: Setup, **changes: str) -> Setup:
    options = {**setup.options.write(), **changes}
    return Finale.agree(setup.seats, options, setup.deck)
