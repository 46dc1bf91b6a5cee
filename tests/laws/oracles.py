"""What each game's laws need to know of it, written from its rule page and not from its code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat
from anpfiff.core.piles import bag_of
from anpfiff.core.table import Table
from tests.laws import oracles_elfmeter, oracles_rotblau, oracles_rotweiss
from tests.laws.oracle import Oracle
from tests.tables import CORNERS, HEIGHTS


def alarm_census(table: Any) -> Counter[Any]:
    cards = Counter(("footballer", card) for card in [*table.stock, *table.pile])
    for hand in table.hands:
        cards.update(("footballer", card) for card in hand.cards)
    cards.update(("alarm", card) for card in [*table.row, *table.covered])
    return cards


def alarm_swap(table: Any, seat: Seat, dice: Dice) -> None:
    """Two cards out of other hands, the stock and the covered part of the pile.

    Not those a choice is being made from: then other moves would be possible, and that may show.
    """
    question = table.question()
    places: list[tuple[Any, int]] = [(table.stock, place) for place in range(len(table.stock))]
    if question != "take":
        places += [(table.pile, place) for place in range(len(table.pile) - 1)]
    hands = [list(hand.cards) for hand in table.hands]
    for other, hand in enumerate(hands):
        if other != seat and (other != table.asked or question != "discard"):
            places += [(hand, place) for place in range(len(hand))]
    (one, i), (two, j) = dice.pick(places), dice.pick(places)
    one[i], two[j] = two[j], one[i]
    table.hands = [bag_of(7, hand) for hand in hands]


def alarm_reveals(event: Event, seat: Seat) -> bool:
    facts = event.facts
    if event.code in ("hand", "draw", "search"):
        return bool(facts["seat"] == seat)
    if event.code == "steal":
        return seat in (facts["seat"], facts["victim"])
    # R7, R20 the top of a new pile, A5 after a search, R16 the fouled footballer, R21, R22 the end
    return event.code in ("pile", "take", "reshuffle", "alarm", "end")


def alarm_contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """Cards seen to go to a hand and not seen to leave it; the pile as far as it is known."""
    held: list[Counter[int]] = [Counter() for _ in view.hands]
    pile: list[Any] = []
    for event in events:
        follow_pile(event, view.seat, pile, held)
        if event.code == "discard":
            held[event.facts["seat"]] -= Counter([event.facts["card"]])
        elif event.code == "steal":
            follow_theft(event.facts, view.seat, held)
    if view.result is None and any(hand.most == 5 for hand in table.hands):
        return "somebody would have won"
    for seat, known in enumerate(held):
        if seat != view.seat and known - Counter(table.hands[seat].cards):
            return f"seat {seat} must hold {dict(known)}"
    for place, card in enumerate(pile):
        if card is not None and table.pile[place] != card:
            return f"card {place} of the pile must be {card}"
    return ""


def follow_pile(event: Event, me: Seat, pile: list[Any], held: list[Counter[int]]) -> None:
    facts = event.facts
    if event.code in ("pile", "reshuffle"):
        pile[:] = [None] * 6 + [facts["top"]]
    elif event.code == "search" and facts["seat"] == me:
        pile[:] = facts["cards"]
    elif event.code == "discard":
        pile.append(facts["card"])
    elif event.code == "take" and facts["seat"] == me:
        pile.remove(facts["card"])
    elif event.code == "take" and facts["top"] != pile[-1]:
        held[facts["seat"]][pile.pop()] += 1
        pile[-1] = facts["top"]
    elif event.code == "take":
        pile[:] = [None] * (len(pile) - 2) + [facts["top"]]


def follow_theft(facts: dict[str, Any], me: Seat, held: list[Counter[int]]) -> None:
    if facts["victim"] == me:
        held[facts["seat"]][facts["card"]] += 1
    elif facts["seat"] == me:
        held[facts["victim"]] -= Counter([facts["card"]])
    else:
        held[facts["victim"]].clear()


def finale_census(table: Any) -> Counter[Any]:
    """Nobody is in two places, and nobody comes back who has left."""
    squads = [card for side in (*table.field, *table.bench) for card in side]
    tactics = [(seat, card) for seat in range(2) for card in table.hands[seat] + table.stacks[seat]]
    for cards in (squads, tactics):
        assert len(cards) == len(set(cards))
    assert all(keeper == -2 or keeper in squads for keeper in table.keeper)
    return Counter()


def finale_swap(table: Any, seat: Seat, dice: Dice) -> None:
    """The order of the stacks, and what the other holds: not while he chooses among it."""
    other = 1 - seat
    if not table.period:
        return
    if table.options.tactics != "free" or table.period > 6:
        dice.shuffle(table.stacks[seat])
        dice.shuffle(table.stacks[other])
    hand, stack = table.hands[other], table.stacks[other]
    choosing = table.asked == other or bool(table.secret and table.secret[other])
    if hand and stack and not choosing:
        i, j = dice.below(len(hand)), dice.below(len(stack))
        if hand[i] != table.open[other]:
            hand[i], stack[j] = stack[j], hand[i]
            hand.sort()


def finale_reveals(event: Event, seat: Seat) -> bool:
    # R7, R12 and R42 show what was secret; a card drawn or put away is the owner's secret.
    if event.code in ("draw", "swap"):
        return bool(event.facts["seat"] == seat)
    return event.code in ("line-up", "reveal", "substitution", "lay")


def finale_contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    """A card shown since the present stack was made is neither in hand nor in the stack."""
    for seat in range(2):
        shown: list[int] = []
        for event in events:
            if event.code == "period" and event.facts["period"] == 7:
                shown = []
            elif event.code == "reveal":
                shown.append(event.facts["tactics"][seat])
            elif event.code == "lay" and event.facts["seat"] == seat:
                shown.append(event.facts["tactic"])
        if set(shown) & {*table.hands[seat], *table.stacks[seat]}:
            return f"seat {seat} has shown {shown}"
    return ""


def penalty_census(table: Any) -> Counter[Any]:
    return Counter()


def penalty_swap(table: Any, seat: Seat, dice: Dice) -> None:
    other = table.chosen[1 - seat]
    table.chosen[1 - seat] = tuple(dice.pick(CORNERS if move < 3 else HEIGHTS) for move in other)


def snap_census(table: Any) -> Counter[Any]:
    return Counter([*table.stack, *table.shown])


def snap_swap(table: Any, seat: Seat, dice: Dice) -> None:
    dice.shuffle(table.stack)


def no_contradiction(view: Any, events: Sequence[Event], table: Any) -> str:
    return ""


def snap_contradicts(view: Any, events: Sequence[Event], table: Any) -> str:
    turned = [event.facts["card"] for event in events if event.code == "turn"]
    return "" if turned == table.shown else "the cards turned up differ"


ORACLES: dict[str, Oracle] = {
    "alarm": Oracle(
        alarm_census,
        alarm_swap,
        alarm_reveals,
        alarm_contradicts,
        (
            {},
            {"whistle": "must"},
            {"reshuffle": "when-needed"},
            {"die": "4-4-1", "start": "B"},
            {"die": "1-8-1"},
        ),
    ),
    "finale": Oracle(
        finale_census,
        finale_swap,
        finale_reveals,
        finale_contradicts,
        (
            {"squads": "first"},
            {"squads": "x", "after90": "extra-time"},
            {"squads": "first", "after90": "extra-time", "die": "0-0-0-3-3-3"},
            {"squads": "x", "tactics": "free", "leg": "second", "aggregate": "1-1"},
            {},
        ),
    ),
    "rotweiss": oracles_rotweiss.ORACLE,
    "elfmeter": oracles_elfmeter.ORACLE,
    "rotblau": oracles_rotblau.ORACLE,
    "penalty": Oracle(
        penalty_census, penalty_swap, lambda event, seat: event.code == "shot", no_contradiction
    ),
    "snap": Oracle(
        snap_census, snap_swap, lambda event, seat: event.code == "turn", snap_contradicts
    ),
}


def oracle_of(game: type[Table]) -> Oracle:
    return ORACLES[game.name]
