"""Tables that fit what a seat of Elfmeter! sees.

Both colours have the same 24 cards, and what was played lies open, so everybody knows which cards
are left in each stack. Hidden are the order of a stack, which is dealt by the dice, and whether
the other has chosen for the penalty, and what: in an imagined table he has not yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import NOTHING, Setup
from anpfiff.games.elfmeter.cards import CARDS, PLAY

if TYPE_CHECKING:
    from anpfiff.games.elfmeter.rules import Elfmeter
    from anpfiff.games.elfmeter.view import ElfmeterView


def imagined(
    cls: type[Elfmeter], setup: Setup, view: ElfmeterView, dice: Dice, now: int
) -> Elfmeter:
    table = cls.__new__(cls)
    table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    table.now = now
    table.stacks = [
        list(view.stack) if view.stack and seat == view.seat else left_over(spent, dice)
        for seat, spent in enumerate(view.spent)
    ]
    table.spent = [list(spent) for spent in view.spent]
    table.attack = list(view.attack)
    table.attacker = view.attacker
    table.kick_offs = list(view.kick_offs)
    table.middle = view.middle
    table.goals = list(view.goals)
    table.removed = view.removed
    table.busy = list(view.busy)
    table.ready = list(view.ready)
    table.outcome = view.result
    if view.penalty:
        ask_for_penalty(table, view)
    table.wait_until(view.until)
    return table


def left_over(spent: tuple[int, ...], dice: Dice) -> list[int]:
    """R20, C14 All cards of a colour that were not played in this round, in any order."""
    cards = [card for card in range(CARDS) if card not in spent]
    dice.shuffle(cards)
    return cards


def ask_for_penalty(table: Elfmeter, view: ElfmeterView) -> None:
    """R16 Whoever has chosen is not asked again."""
    moves = [tuple([PLAY + card for card in stack]) for stack in table.stacks]
    if view.seat is not None and view.chosen >= 0:
        table.chosen[view.seat] = view.chosen
        moves[view.seat] = NOTHING
    table.ask_all(moves)
