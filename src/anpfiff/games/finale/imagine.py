"""Tables that fit what a manager of Finale sees and remembers.

Everything on the pitch is open. Hidden are the other's tactics cards and every secret choice that
is being made. The other is imagined not to have chosen yet; of his cards those he showed are known,
the colour is any that fits them, and the rest is dealt at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import NOBODY, Event, Seat, Setup
from anpfiff.games.finale.cards import (
    COLOUR,
    COLOURS,
    FREE_MIX,
    OFF,
    PERIODS,
    PLAY,
    SHOOT,
    STACK,
    WHITE,
    FinaleDeck,
)

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale
    from anpfiff.games.finale.view import FinaleView


def imagined(
    cls: type[Finale], setup: Setup, view: FinaleView, memory: Memory, dice: Dice
) -> Finale:
    table = cls.__new__(cls)
    table.prepare(setup, FastDice(dice.below(1 << 32)), loud=False)
    table.lay_out()
    copy_open(table, view)
    if view.period:
        deal_tactics(table, view, memory.events, dice)
    table.outcome = view.result
    if view.result is None:
        ask_again(table, view)
    return table


def copy_open(table: Finale, view: FinaleView) -> None:
    """What both see."""
    table.period = view.period
    table.goals = list(view.goals)
    table.field = [list(side) for side in view.field]
    table.bench = [list(side) for side in view.bench]
    table.keeper = list(view.keeper)
    table.turns = list(view.turns)
    table.booked = list(view.booked)
    table.subs = list(view.subs)
    table.open = list(view.open)
    table.attacker, table.attacks, table.active = view.attacker, view.attacks, view.active
    table.counter, table.countered, table.action = view.counter, view.countered, view.action
    table.slots = [list(side) for side in view.slots]
    table.used = [list(side) for side in view.used]
    table.built = [list(side) for side in view.built]
    table.checks = list(view.checks)
    table.lost = view.lost
    table.gaps = [list(side) for side in view.gaps]
    table.shots = [list(side) for side in view.shots]
    table.scored = [list(side) for side in view.scored]
    table.starter = view.starter


def deal_tactics(table: Finale, view: FinaleView, events: Sequence[Event], dice: Dice) -> None:
    """The own cards are known, their order is not (but R47); the other's are guessed."""
    for seat in range(2):
        if seat == view.seat:
            stack = list(view.stack)
            if table.options.tactics != "free" or view.period > PERIODS:
                dice.shuffle(stack)
            table.hands[seat], table.stacks[seat] = list(view.hand), stack
            continue
        hidden = unseen(table.deck, view, shown(events, seat), table.options.tactics, dice)
        dice.shuffle(hidden)
        size = view.hands[seat]
        table.hands[seat] = sorted(hidden[:size])
        table.stacks[seat] = hidden[size : size + view.stacks[seat]]


def shown(events: Sequence[Event], seat: Seat) -> list[int]:
    """The cards that a seat has shown since it got its present stack."""
    cards: list[int] = []
    for event in events:
        if event.code == "period" and event.facts["period"] == PERIODS + 1:
            cards = []
        elif event.code == "reveal":
            cards.append(event.facts["tactics"][seat])
        elif event.code == "lay" and event.facts["seat"] == seat:
            cards.append(event.facts["tactic"])
    return cards


def unseen(
    deck: FinaleDeck, view: FinaleView, seen: list[int], tactics: str, dice: Dice
) -> list[int]:
    """Cards of a deck that fits those seen, without them."""
    if view.period > PERIODS:
        cards = deck.family(WHITE)
    elif tactics == "free":
        cards = free_deck(deck, seen, dice)
    else:
        known = {deck.tactics[card].colour for card in seen} - {WHITE}
        colour = known.pop() if known else 1 + dice.below(len(COLOURS) - 1)
        cards = deck.family(WHITE) + deck.family(colour)
    return [card for card in cards if card not in seen]


def free_deck(deck: FinaleDeck, seen: list[int], dice: Dice) -> list[int]:
    """R47 Eleven cards of the prescribed strengths, those seen among them."""
    left = list(FREE_MIX)
    cards = [card for card in seen if card != deck.final]
    for card in cards:
        left.remove(deck.tactics[card].strength)
    for strength in left:
        cards.append(
            dice.pick(
                [
                    number
                    for number, card in enumerate(deck.tactics)
                    if card.strength == strength and number not in cards and number != deck.final
                ]
            )
        )
    return cards


def ask_again(table: Finale, view: FinaleView) -> None:
    """The question of the moment. In a secret choice the other is at its beginning."""
    if view.asked != NOBODY:
        table.put(view.question, view.asked)
        return
    seat = view.seat
    if seat is not None:
        table.topic = view.question
        table.steps[seat] = view.steps
        restore_choice(table, seat, view.mine)
    table.put_to_both(view.question)
    if seat is not None and view.waiting:
        table.answered(seat)


def restore_choice(table: Finale, seat: Seat, mine: Sequence[int]) -> None:
    if table.topic == COLOUR:
        table.colour[seat] = mine[0]
    elif table.topic == PLAY:
        table.open[seat] = mine[0]
    elif table.topic == STACK:
        table.stacks[seat] = list(mine)
    elif table.topic == OFF:
        table.swaps[seat] = list(mine)
    elif table.topic == SHOOT:
        table.shooters[seat] = list(mine)
