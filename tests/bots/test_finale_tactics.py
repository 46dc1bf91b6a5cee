"""Odds, stakes and mixed strategies of the better managers of Finale."""

from __future__ import annotations

import pytest

from anpfiff.bots.finale.odds import Pitch, more_uses, selections, struck, win_chance
from anpfiff.bots.finale.tactics import best_reply, equilibrium, likely_cards
from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import Setup
from anpfiff.games.finale.cards import (
    COLOURS,
    FREE_MIX,
    INJURY,
    PERIODS,
    RED,
    USE,
    WHITE,
    YELLOW,
    FinaleDeck,
)
from anpfiff.games.finale.guide import prospect
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.view import FinaleView

DIE = (0, 1, 1, 2, 2, 3)


def deck() -> FinaleDeck:
    found = Finale.agree(2).deck
    assert isinstance(found, FinaleDeck)
    return found


def positions(number: int, **options: str) -> list[Finale]:
    """Tables of random matches, whenever somebody is to act in a period."""
    tables: list[Finale] = []
    for seed in range(number):
        dice = FastDice(seed)
        table = Finale(Finale.agree(2, {"squads": "x", **options}), dice)
        while table.asked >= 0:
            if table.period:
                tables.append(table.copy())
            table.play(table.asked, dice.pick(table.moves(table.asked)))
    return tables


def matrix(dice: FastDice, rows: int, columns: int) -> list[list[float]]:
    return [[dice.below(2001) / 1000 - 1 for _ in range(columns)] for _ in range(rows)]


# Equilibrium


@pytest.mark.parametrize("seed", range(40))
def test_nobody_can_exploit_the_mix(seed: int) -> None:
    """What the best reply to either side's mix gains is the same: the value of the game."""
    dice = FastDice(seed)
    payoffs = matrix(dice, 1 + dice.below(4), 1 + dice.below(16))
    turned = [[-row[column] for row in payoffs] for column in range(len(payoffs[0]))]
    mine, theirs = equilibrium(payoffs), equilibrium(turned)
    assert sum(mine) == pytest.approx(1)
    assert sum(theirs) == pytest.approx(1)
    secured = min(-worth for worth in best_reply(turned, mine))
    allowed = max(best_reply(payoffs, theirs))
    assert abs(allowed - secured) <= 1e-6


@pytest.mark.parametrize("seed", range(40))
def test_limits_of_the_other_only_help(seed: int) -> None:
    """No other mix secures more against cards that the other may not hold."""
    dice = FastDice(seed)
    rows, columns = 3, 4 + dice.below(10)
    payoffs = matrix(dice, rows, columns)
    limits = [3 / columns] * columns

    def secured(mix: list[float]) -> float:
        """He plays what hurts most, as often as he can."""
        worth = sorted(
            sum(share * row[column] for share, row in zip(mix, payoffs, strict=True))
            for column in range(columns)
        )
        left, total = 1.0, 0.0
        for one in worth:
            often = min(left, limits[0])
            total += often * one
            left -= often
        return total

    best = secured(equilibrium(payoffs, limits))
    assert best >= secured(equilibrium(payoffs)) - 1e-6
    for _ in range(50):
        mix = [dice.below(1000) + 1.0 for _ in range(rows)]
        assert best >= secured([share / sum(mix) for share in mix]) - 1e-6


def test_rock_paper_scissors() -> None:
    mix = equilibrium([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert mix == pytest.approx([1 / 3] * 3)


def test_limits_that_add_up_to_one_leave_no_choice() -> None:
    """Rounding must not make the programme unbounded."""
    assert sum(equilibrium([[1.0, 0.0], [0.0, 0.5]], [1 / 3, 2 / 3 - 1e-12])) == pytest.approx(1)
    assert sum(equilibrium([[1.0, 0.0], [0.0, 0.5]], [0.1, 0.1])) == pytest.approx(1)


# Odds


def test_the_quick_count_agrees_with_the_guide() -> None:
    """For teams of seven or more, where a chip need not be used twice."""
    compared = 0
    for table in positions(12):
        view = table.view(0)._replace(used=((), ()), built=((), ()))
        if min(map(len, view.field)) < 7 or -1 in view.keeper:
            continue
        pitch = Pitch(table.setup, view)
        for seat in range(2):
            for card in range(0, 30, 7):
                quick, exact = pitch.chance(seat, card), prospect(table.setup, view, seat, card)
                assert quick.lead == exact.lead
                assert quick.finish == exact.finish
                assert quick.goal == exact.goal
                compared += 1
    assert compared > 1000


def test_selections_are_all_that_can_be_used() -> None:
    """Played out slot by slot, every selection is legal, and they begin with every legal move."""
    tried = 0
    for table in positions(3):
        if table.topic != USE or table.asked < 0:
            continue
        seat = table.asked
        choices = list(selections(table.setup, table.view(seat), seat))
        assert len({frozenset(cards) for cards in choices}) == len(choices)
        firsts = {card for cards in choices for card in cards}
        assert {move - USE for move in table.moves(seat)} <= firsts
        for cards in choices[:4]:
            copy = table.copy()
            for place, card in enumerate(cards):
                used = set(copy.used[seat])
                if card in used or not used >= set(cards[:place]) or copy.asked != seat:
                    break
                assert USE + card in copy.moves(seat)
                copy.play(seat, USE + card)
            tried += 1
    assert tried > 100


def test_a_lead_is_worth_more_the_less_time_is_left() -> None:
    assert win_chance(0, 3) == pytest.approx(0.5)
    assert win_chance(2, 1) > win_chance(1, 1) > win_chance(1, 5) > 0.5
    assert win_chance(-1, 2) == pytest.approx(1 - win_chance(1, 2), abs=1e-3)
    assert (win_chance(1, 0), win_chance(0, 0), win_chance(-1, 0)) == (1.0, 0.5, 0.0)


def test_how_often_a_symbol_strikes() -> None:
    chances = [struck(symbol, DIE) for symbol in (YELLOW, INJURY, RED)]
    assert chances == pytest.approx([1 / 2, 1 / 3, 1 / 6])


def test_nobody_is_used_again_after_the_end() -> None:
    assert set(more_uses(0.0)) == {0.0}
    assert list(more_uses(3.0)) == sorted(more_uses(3.0), reverse=True)


# The other's cards


def first_period(**options: str) -> tuple[Setup, FinaleView]:
    table = next(table for table in positions(1, **options) if table.period == 1)
    return table.setup, table.view(0)


def test_any_colour_is_likely_until_one_is_shown() -> None:
    cards = deck()
    setup, view = first_period()
    unknown = likely_cards(setup, view, 0, [])
    assert sum(unknown.values()) == pytest.approx(1)
    assert len(unknown) == 29
    blue = cards.family(COLOURS.index("blue"))
    known = likely_cards(setup, view, 0, blue[:1])
    assert set(known) == {*cards.family(WHITE), *blue[1:]}


def test_without_a_hand_only_the_final_card_is_left() -> None:
    setup, view = first_period()
    assert likely_cards(setup, view._replace(hands=(3, 0)), 0, []) == {deck().final: 1.0}


def test_in_extra_time_all_cards_are_white() -> None:
    setup, view = first_period()
    late = view._replace(period=PERIODS + 1)
    assert set(likely_cards(setup, late, 0, [])) == set(deck().family(WHITE))


def test_free_cards_keep_to_the_prescribed_strengths() -> None:
    cards = deck()
    fives = [number for number, card in enumerate(cards.tactics) if card.strength == 5]
    likely = likely_cards(*first_period(tactics="free"), 0, fives[:2])
    assert not set(likely) & set(fives)
    fours = sum(share for card, share in likely.items() if cards.tactics[card].strength == 4)
    assert fours == pytest.approx(FREE_MIX.count(4) / (len(FREE_MIX) - 2))
