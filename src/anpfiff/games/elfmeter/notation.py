"""Positions of Elfmeter! as text: for bug reports, puzzles and tests.

    A          12 26 65 13
    B          13 24 | 12 64
    attack     A 16 62
    kick-offs  4 6
    goals      1 0

A letter stands for the seat and its stack, the top card first; left out, it is all cards that are
not in the attack. Cards are called as in moves, `-` is none. `attack` says who attacks, and with
which cards so far. All cards that are not named are spent; those after `|` were spent last, in this
order. `kick-offs` are those not laid yet, and the one in the `middle` is the attacker's unless a
line says otherwise; what is missing has left the game.

What happens now follows from that: an attempt, or with three cards in the attack the penalty, for
which `chosen A 13` says that A has made his choice. Before either there is a line `signal 2500 B`:
when the signal comes, and who is ready. With no kick-off card in the middle (`middle -`) the match
is over.

Times are in ms: it is 0 unless `now 4200` stands there, and `until 6700` is when the attempt, the
breath or the choice ends; left out, it has just begun. `busy B=4800` is a hand that is locked,
`landed A=4100` when a hand last threw something, and `wrongs B=2` are wrong cards that followed one
another. `options referee=strict` stands there if not all are as usual.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import (
    NONE,
    Line,
    Lines,
    page,
    read_clocks,
    write_clocks,
    write_options,
)
from anpfiff.core.nouns import NEVER, NOBODY, SEATS, Seat
from anpfiff.games.elfmeter.cards import CARDS, CHAIN, KICK_OFFS
from anpfiff.games.packs import Pack

if TYPE_CHECKING:
    from anpfiff.games.elfmeter.rules import Elfmeter

BAR = "|"
NO_GOALS = [0, 0]


def pack_of(table: Elfmeter) -> Pack:
    """The cards of one colour."""
    return Pack([card.id for card in table.deck.cards], [1] * CARDS)


def own_attack(table: Elfmeter, seat: Seat) -> list[int]:
    return table.attack if seat == table.attacker else []


def usual_kick_offs(middle: Seat) -> list[int]:
    """R7 All but the one in the middle."""
    return [KICK_OFFS - (seat == middle) for seat in range(2)]


# Reading


def placed(
    cls: type[Elfmeter],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Elfmeter:
    """A table in this position; a Mistake says which line is wrong."""
    lines = Lines(text)
    stacks = [lines.take("A"), lines.take("B")]
    table = cls.__new__(cls)
    setup = cls.agree(2, lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    attack = lines.take("attack") or Line("attack", "A")
    lay_attack(table, attack)
    for seat, line in enumerate(stacks):
        lay_stack(table, seat, line)
    lay_kick_offs(table, lines)
    read_clocks(table, lines)
    if table.outcome is None:
        check_attack(table, attack)
        go_on(table)
        if table.secret and (chosen := lines.take("chosen")):
            choose(table, chosen)
    lines.nothing_else()
    table.loud = loud
    return table


def lay_attack(table: Elfmeter, line: Line) -> None:
    letter, *words = line.words() or [""]
    table.attacker = line.seat(letter, 2)
    pack = pack_of(table)
    table.attack = pack.take(line, words, pack.own())
    if len(table.attack) > CHAIN:
        raise line.wrong(f"≤ {CHAIN} × …")


def lay_stack(table: Elfmeter, seat: Seat, line: Line | None) -> None:
    """A stack, and what was spent of it: the attack is part of that.

    R23, C5 Without cards there is no attack and no penalty.
    """
    pack = pack_of(table)
    words = line.words() if line else []
    bar = words.index(BAR) if BAR in words else len(words)
    shown = line or Line(SEATS[seat], "")
    last = pack.take(shown, words[bar + 1 :], pack.own())
    more = [pack.words[card] for card in own_attack(table, seat) if card not in last]
    last += pack.take(shown, more, pack.own())
    table.stacks[seat] = pack.take(shown, words[:bar], pack.own()) if line else pack.rest()
    table.spent[seat] = (pack.rest() if line else []) + last
    if not table.stacks[seat] and (seat == table.attacker or len(table.attack) == CHAIN):
        raise shown.wrong("≥ 1 × …")


def lay_kick_offs(table: Elfmeter, lines: Lines) -> None:
    """C17 All twelve are somewhere. R20, R21 With none in the middle and none to lay, it is over.

    Then all have their cards back.
    """
    table.middle = table.attacker
    if middle := lines.take("middle"):
        table.middle = NOBODY if middle.text == NONE else middle.seat(middle.text, 2)
    most = usual_kick_offs(table.middle)
    table.kick_offs = two_numbers(lines.take("kick-offs"), most, most)
    laid = sum(most) - sum(table.kick_offs)
    goals = lines.take("goals")
    table.goals = two_numbers(goals, NO_GOALS, [laid, laid])
    table.removed = laid - sum(table.goals)
    if goals and table.removed < 0:
        raise goals.wrong(f"Σ ≤ {laid}")
    if middle and table.middle == NOBODY:
        if table.kick_offs[table.attacker] or any(table.spent):
            raise middle.wrong("A | B")
        table.finish()


def two_numbers(line: Line | None, usual: list[int], most: list[int]) -> list[int]:
    """A's and B's."""
    if line is None:
        return usual[:]
    words = line.words()
    if len(words) != 2:
        raise line.wrong("… …")
    return [line.number(word, 0, limit) for word, limit in zip(words, most, strict=True)]


def check_attack(table: Elfmeter, line: Line) -> None:
    """R14, R15 Three cards lie there only if they follow each other; C3 with a strict referee, all.

    R12 Nobody waits with one or two.
    """
    attack, follows = table.attack, table.deck.follows
    chain = len(attack) == CHAIN
    if chain or table.options.referee == "strict":
        for first, second in pairwise(attack):
            if second not in follows[first]:
                raise line.wrong("… (R9)")
    if attack and not chain and table.ready:
        raise line.wrong(f"0 | {CHAIN} × …")


# What happens now


def go_on(table: Elfmeter) -> None:
    """Up to the attempt or the penalty, unless both wait for the signal."""
    if table.ready:
        return
    until, table.until = table.until, NEVER
    if len(table.attack) == CHAIN:
        table.take_penalty()
    else:
        table.await_card()
    if until != NEVER and table.until == NEVER:
        raise Line("until", str(until)).wrong("… (R16, C4, C22)")
    if until not in (NEVER, table.until):
        table.wait_until(until)


def choose(table: Elfmeter, line: Line) -> None:
    """R16 One of them: when both have chosen, the cards are shown."""
    letter, *words = line.words() or [""]
    seat = line.seat(letter, 2)
    pack = pack_of(table)
    cards = pack.take(line, words, table.stacks[seat])
    if len(cards) != 1:
        raise line.wrong(f"{letter} 1 × …")
    table.choose(seat, cards[0])


# Writing


def written(table: Elfmeter) -> str:
    """The position as text: `placed` makes an equal table of it."""
    return page(lines_of(table))


def lines_of(table: Elfmeter) -> Iterator[Line]:
    pack = pack_of(table)
    yield from write_options(table.setup)
    for seat in range(2):
        yield Line(SEATS[seat], stack_words(table, seat))
    yield Line("attack", f"{SEATS[table.attacker]} {pack.named(table.attack)}".strip())
    if table.kick_offs != usual_kick_offs(table.middle):
        yield Line("kick-offs", " ".join(map(str, table.kick_offs)))
    if table.goals != NO_GOALS:
        yield Line("goals", " ".join(map(str, table.goals)))
    if table.middle != table.attacker:
        yield Line("middle", NONE if table.middle == NOBODY else SEATS[table.middle])
    for seat, card in enumerate(table.chosen):
        if card >= 0:
            yield Line("chosen", f"{SEATS[seat]} {pack.words[card]}")
    yield from write_clocks(table)


def stack_words(table: Elfmeter, seat: Seat) -> str:
    pack, attack = pack_of(table), own_attack(table, seat)
    stack, spent = table.stacks[seat], table.spent[seat]
    for card in [*stack, *attack]:
        pack.left[card] -= 1
    if spent == pack.rest() + attack:
        return pack.named(stack) or NONE
    return f"{pack.named(stack)} {BAR} {pack.named(spent)}".strip()
