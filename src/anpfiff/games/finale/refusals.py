"""Why a move of Finale cannot be made: explains, never decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from anpfiff.core.nouns import NOBODY, Move, Refusal, Seat
from anpfiff.games.finale.cards import (
    AGAIN,
    BENCH,
    BRING,
    BRING_NOBODY,
    COLOUR,
    DONE,
    DROP,
    ELEVEN,
    FIELD,
    FREE_MIX,
    GOAL,
    INJURY,
    KEEP,
    KEEPER,
    LAY,
    LEAVE,
    MOST_STEPS,
    OFF,
    ON,
    ON_BENCH,
    PLAY,
    POSITIONS,
    PRESET,
    READY,
    SHOOT,
    STACK,
    STAY,
    SWAP,
    USE,
)
from anpfiff.games.finale.slots import chipped, next_candidates
from anpfiff.games.finale.squads import Squad, cost

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale

ACTS = (
    FIELD, ON_BENCH, DROP, USE, OFF, ON, BRING, GOAL, LEAVE, SHOOT, PLAY, LAY, SWAP, STACK,
    COLOUR, PRESET, DONE, READY, KEEP, BRING_NOBODY, STAY,
)  # fmt: skip
OF_FOOTBALLERS = ACTS[: ACTS.index(PLAY)]
CHOSEN = {FIELD: "R7", COLOUR: "R9", STACK: "R47", OFF: "R42", PLAY: "R12", SHOOT: "R45"}
"""Questions to both at once, and the rule that says so."""
OTHER_IS_ON = {USE: "R17", LAY: "R27", SWAP: "R28", BRING: "R36", GOAL: "R39", LEAVE: "E13"}


def explained(table: Finale, seat: Seat, move: Move) -> Refusal:
    """The seat is asked for something else, or lacks what the move needs."""
    act = max(act for act in ACTS if act <= move)
    question = asked_for(table, seat)
    accepted, explain, otherwise = QUESTIONS[question]
    if act not in accepted:
        return otherwise
    card = move - act
    if act in OF_FOOTBALLERS and table.deck.footballers[card].club != seat:
        return Refusal("not-your-footballer", "R1", {"footballer": card})
    return explain(table, seat, act, card)


def waiting(table: Finale) -> Refusal:
    """The seat is asked for nothing: it has chosen already, or the other is on."""
    if table.secret or table.asked == NOBODY:
        return Refusal("chosen-already", CHOSEN[table.topic])
    return Refusal("other-is-on", OTHER_IS_ON[table.topic], {"seat": table.asked})


def asked_for(table: Finale, seat: Seat) -> Move:
    """A substitution asks twice: who goes off, and then who comes on."""
    coming_on = table.topic == OFF and len(table.swaps[seat]) % 2
    return ON if coming_on else table.topic


# Preparation


def squad(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R4–R6 Not this one, not there, or not yet done."""
    field, bench = table.field[seat], table.bench[seat]
    if act == DROP and card not in field + bench:
        return Refusal("not-in-squad", "R4", {"footballer": card})
    if act == DROP or (act == PRESET and table.steps[seat] >= MOST_STEPS):
        return Refusal("no-more-steps", "R4", {"count": MOST_STEPS})
    if act == PRESET:
        return Refusal("preset-too-dear", "R4", {"budget": table.options.budget[seat]})
    if act == DONE:
        return Refusal("squad-incomplete", "R4", {"starters": len(field), "reserves": len(bench)})
    if card in field or card in bench:
        return Refusal("in-squad", "R4", {"footballer": card})
    if act == FIELD and len(field) == ELEVEN:
        return Refusal("eleven-full", "R4")
    if act == ON_BENCH and len(bench) == BENCH:
        return Refusal("bench-full", "R4")
    return dear_or_no_keeper(table, seat, act, card)


def dear_or_no_keeper(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R4, R5, E19 There is room for him, but then no squad could be completed."""
    field, bench = table.field[seat], table.bench[seat]
    keeper = next((one for one in field if table.position_of(one) == KEEPER), NOBODY)
    if act == FIELD and table.position_of(card) == KEEPER and keeper != NOBODY:
        return Refusal("one-keeper", "E19", {"keeper": keeper})
    last_place = act == FIELD and len(field) == ELEVEN - 1
    last_keeper = act == ON_BENCH and len(bench) == BENCH - 1 and table.position_of(card) == KEEPER
    if keeper == NOBODY and table.position_of(card) != KEEPER and last_place:
        return Refusal("keeper-needed", "R5")
    spent = cost(table.deck, Squad(tuple(field), tuple(bench)))
    left = table.options.budget[seat] - spent
    value = table.deck.footballers[card].value
    if keeper == NOBODY and last_keeper and value <= left:
        return Refusal("keeper-needed", "R5")
    places = ELEVEN + BENCH - len(field) - len(bench)
    facts = {"footballer": card, "value": value, "left": left, "open": places - 1}
    return Refusal("over-budget", "R4", facts)


def colour(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    return Refusal("white-anyway", "E28")


def stack(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R47 Eleven cards of prescribed strengths, each once."""
    if card == table.deck.final:
        return Refusal("final-anyway", "R47", {"tactic": card})
    if card in table.stacks[seat]:
        return Refusal("stacked-already", "R47", {"tactic": card})
    strength = table.deck.tactics[card].strength
    facts = {"strength": strength, "count": FREE_MIX.count(strength)}
    return Refusal("enough-of-strength", "R47", facts)


# A period


def off(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R42, E36 Who cannot be taken off."""
    swaps, facts = table.swaps[seat], {"footballer": card}
    if act == ON:
        return Refusal("off-first", "R42")
    if card not in table.field[seat]:
        return Refusal("not-on-field", "R42", facts)
    if card in swaps:
        return Refusal("goes-off-already", "R42", facts)
    if len(swaps) // 2 >= table.subs[seat]:
        return Refusal("no-substitutions-left", "R42")
    if not [reserve for reserve in table.bench[seat] if reserve not in swaps]:
        return Refusal("bench-empty", "R42")
    if card != table.keeper[seat]:
        return Refusal("only-keeper-left", "R42")
    if table.options.keeper != "allowed":
        return Refusal("keeper-injury-only", "E36")
    return Refusal("keeper-for-keeper", "E36")


def on(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R42, E36 Who cannot come on for him."""
    if act == STAY:
        return Refusal("no-more-steps", "E36", {"count": MOST_STEPS})
    if card not in table.bench[seat]:
        return Refusal("not-on-bench", "R42", {"footballer": card})
    if card in table.swaps[seat]:
        return Refusal("comes-on-already", "R42", {"footballer": card})
    if table.position_of(card) == KEEPER:
        return Refusal("keeper-not-in-field", "R42", {"footballer": card})
    return Refusal("keeper-for-keeper", "E36")


def hand(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R12, R27, R28, R34 What is not in the hand."""
    if card == table.deck.final:
        return Refusal("final-stays", "R34", {"tactic": card})
    rule = {PLAY: "R12", LAY: "R27", SWAP: "R28"}[act]
    return Refusal("not-in-hand", rule, {"tactic": card})


# Attack


def use(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R16, R24, E34 Who cannot fill the next slot."""
    facts = {"footballer": card}
    if card not in table.field[seat]:
        return Refusal("not-on-field", "R16", facts)
    if card in table.used[seat]:
        return Refusal("used-already", "E34", facts)
    place, candidates = next_candidates(table, seat)
    slot = table.slots[seat][place]
    if slot == AGAIN and set(candidates) <= set(chipped(table, seat)):
        return Refusal("carried-over", "R24", facts)
    if card in table.built[seat]:
        return Refusal("has-chip", "R24", facts)
    if card == table.keeper[seat]:
        return Refusal("keeper-not-here", "R16", facts)
    if slot >= len(POSITIONS):
        return Refusal("others-first", "E34", facts)
    return Refusal("wrong-position", "R16", {**facts, "slot": POSITIONS[slot]})


# Special events


def bring(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    if card not in table.bench[seat]:
        return Refusal("not-on-bench", "R36", {"footballer": card})
    return Refusal("keeper-not-in-field", "E32", {"footballer": card})


def goal(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R39, E13–E15 A keeper before others, the bench before the field."""
    if card not in table.field[seat] and card not in table.bench[seat]:
        return Refusal("not-in-team", "R39", {"footballer": card})
    if table.reserves(seat, keepers=True):
        rule = "E14" if table.lost == INJURY else "E13"
        return Refusal("reserve-keeper-first", rule, {"footballer": card})
    return Refusal("bench-first", "R39", {"footballer": card})


def leave(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    if card == table.keeper[seat]:
        return Refusal("keeper-stays", "E13", {"footballer": card})
    return Refusal("not-on-field", "E13", {"footballer": card})


# Shoot-out


def shoot(table: Finale, seat: Seat, act: Move, card: int) -> Refusal:
    """R45, R46, E22 Who cannot be the next shooter."""
    facts = {"footballer": card}
    if card in table.shooters[seat]:
        return Refusal("shoots-already", "R45", facts)
    if card in table.pool(seat):
        return Refusal("has-shot", "R46", facts)
    if card == table.keeper[seat]:
        return Refusal("keeper-does-not-shoot", "R45", facts)
    return Refusal("not-among-shooters", "E22", facts)


Explain = Callable[["Finale", Seat, Move, int], Refusal]

QUESTIONS: dict[Move, tuple[tuple[Move, ...], Explain, Refusal]] = {
    FIELD: ((FIELD, ON_BENCH, DROP, PRESET, DONE), squad, Refusal("choose-squad", "R4")),
    COLOUR: ((COLOUR,), colour, Refusal("choose-colour", "R9")),
    STACK: ((STACK,), stack, Refusal("choose-stack", "R47")),
    OFF: ((OFF, ON), off, Refusal("choose-changes", "R42")),
    ON: ((ON, STAY), on, Refusal("choose-who-comes-on", "R42")),
    PLAY: ((PLAY,), hand, Refusal("choose-card", "R12")),
    USE: ((USE,), use, Refusal("choose-footballer", "R16")),
    BRING: ((BRING,), bring, Refusal("bring-or-nobody", "R36")),
    GOAL: ((GOAL,), goal, Refusal("must-go-in-goal", "R39")),
    LEAVE: ((LEAVE,), leave, Refusal("must-leave", "E13")),
    LAY: ((LAY,), hand, Refusal("must-lay", "R27")),
    SWAP: ((SWAP,), hand, Refusal("swap-or-keep", "R28")),
    SHOOT: ((SHOOT,), shoot, Refusal("choose-shooter", "R45")),
}
"""Question by question: the acts it is about, why one of them fails, what to say to all others."""
