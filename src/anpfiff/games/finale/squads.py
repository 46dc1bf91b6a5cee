"""R4–R6 Which squads can be chosen, and squads ready made."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from anpfiff.core.nouns import Move, Seat
from anpfiff.games.finale.cards import (
    BENCH,
    BEST,
    CLUB,
    DONE,
    DROP,
    ELEVEN,
    FIELD,
    FIRST_GAME,
    KEEPER,
    ON_BENCH,
    PRESET,
    X_TEAM,
    FinaleDeck,
)

BENCH_WEIGHT = 4
"""How many times more a starter counts than a reserve in the best squad."""


class Squad(NamedTuple):
    field: tuple[int, ...]
    bench: tuple[int, ...]


def club(seat: Seat) -> range:
    return range(CLUB * seat, CLUB * (seat + 1))


def cost(deck: FinaleDeck, squad: Squad) -> int:
    return sum(deck.footballers[card].value for card in (*squad.field, *squad.bench))


def squad_moves(deck: FinaleDeck, seat: Seat, squad: Squad, budget: int) -> tuple[Move, ...]:
    """R4, R5, E19 What leaves a choice that can still be completed."""
    chosen = {*squad.field, *squad.bench}
    rest = Rest(deck, seat, squad, budget)
    moves: list[Move] = []
    for card in club(seat):
        if card in chosen:
            moves.append(DROP + card)
            continue
        footballer = deck.footballers[card]
        is_keeper = footballer.position == KEEPER
        if rest.allows(footballer.value, is_keeper, 1, 0):
            moves.append(FIELD + card)
        if rest.allows(footballer.value, is_keeper, 0, 1):
            moves.append(ON_BENCH + card)
    for preset in (FIRST_GAME, X_TEAM, BEST):
        if cost(deck, preset_squad(deck, seat, preset, budget)) <= budget:
            moves.append(PRESET + preset)
    if len(chosen) == ELEVEN + BENCH:
        moves.append(DONE)
    return tuple(moves)


class Rest:
    """What a squad still needs, what is left to choose from, and what that costs at least."""

    def __init__(self, deck: FinaleDeck, seat: Seat, squad: Squad, budget: int) -> None:
        cards = deck.footballers
        free = [card for card in by_value(deck, seat) if card not in squad.field + squad.bench]
        self.outfield = [cards[card].value for card in free if cards[card].position != KEEPER]
        self.keepers = [cards[card].value for card in free if cards[card].position == KEEPER]
        self.goal = sum(cards[card].position == KEEPER for card in squad.field)
        self.starters = ELEVEN - len(squad.field)
        self.reserves = BENCH - len(squad.bench)
        self.points = budget - cost(deck, squad)
        self.known: dict[tuple[int, bool, int], bool] = {}

    def allows(self, value: int, is_keeper: bool, starter: int, reserve: int) -> bool:
        """Whether one more of this value leaves a squad that can be completed."""
        key = (value, is_keeper, starter)
        if key not in self.known:
            self.known[key] = self.can_complete(value, is_keeper, starter, reserve)
        return self.known[key]

    def can_complete(self, value: int, is_keeper: bool, starter: int, reserve: int) -> bool:
        goal = self.goal + (is_keeper and starter)
        starters = self.starters - starter - (1 - goal)
        reserves = self.reserves - reserve
        if goal > 1 or starters < 0 or reserves < 0:
            return False
        outfield, keepers = self.outfield[:], self.keepers[:]
        (keepers if is_keeper else outfield).remove(value)
        if not goal and not keepers:
            return False
        least = value + (0 if goal else keepers.pop(0)) + sum(outfield[:starters])
        least += sum(sorted(outfield[starters : starters + reserves] + keepers)[:reserves])
        return least <= self.points


@cache
def by_value(deck: FinaleDeck, seat: Seat) -> tuple[int, ...]:
    return tuple(sorted(club(seat), key=lambda card: deck.footballers[card].value))


@cache
def preset_squad(deck: FinaleDeck, seat: Seat, preset: int, budget: int) -> Squad:
    """R6 The first-game line-up, the X team with its dearest eleven, or the best for the budget."""
    cards = deck.footballers
    if preset == BEST:
        return best_squad(deck, seat, budget)
    team = [card for card in club(seat) if cards[card].x]
    if preset == FIRST_GAME:
        field = [card for card in team if cards[card].x == "field"]
    else:
        dear = sorted(team, key=lambda card: -cards[card].value)
        goal = [card for card in dear if cards[card].position == KEEPER][:1]
        field = goal + [card for card in dear if cards[card].position != KEEPER][: ELEVEN - 1]
    return Squad(tuple(sorted(field)), tuple(sorted(card for card in team if card not in field)))


@cache
def best_squad(deck: FinaleDeck, seat: Seat, budget: int) -> Squad:
    """The most strength for the points: all four strengths summed, starters counting four times.

    Exact: the best for every number of starters and reserves and every sum of points, footballer
    by footballer; one keeper starts, and one sits on the bench if the budget allows any.
    """
    cards = deck.footballers
    best: dict[tuple[int, int, int, int], tuple[int, Squad]] = {(0, 0, 0, 0): (0, Squad((), ()))}
    for card in club(seat):
        value, strength = cards[card].value, sum(cards[card].strengths)
        is_keeper = cards[card].position == KEEPER
        for (starters, reserves, keepers, spent), (worth, squad) in list(best.items()):
            if spent + value > budget:
                continue
            options = []
            if starters < ELEVEN and not (is_keeper and keepers):
                key = (starters + 1, reserves, keepers or int(is_keeper), spent + value)
                more = Squad((*squad.field, card), squad.bench)
                options.append((key, worth + BENCH_WEIGHT * strength, more))
            if reserves < BENCH:
                key = (starters, reserves + 1, keepers, spent + value)
                more = Squad(squad.field, (*squad.bench, card))
                options.append((key, worth + strength, more))
            for key, total, larger in options:
                if key not in best or best[key][0] < total:
                    best[key] = (total, larger)
    full = [found for key, found in best.items() if key[:3] == (ELEVEN, BENCH, 1)]
    return max(full, key=lambda found: found[0])[1]
