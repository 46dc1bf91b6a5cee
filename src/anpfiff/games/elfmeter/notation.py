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
which `chosen A 13` says that A has made his choice. `ready -` says that both wait for the signal,
`ready B` that B is ready for it. With no kick-off card in the middle (`middle -`) the match is
over.

Times are in ms: it is 0 unless `now 4200` stands there, and `until 6700` is when the wait, the
breath or the choice ends; left out, it has just begun. `options referee=strict` stands there if not
all are as usual.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import gt
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import NEVER, NOBODY, SEATS, Mistake, Seat
from anpfiff.games.elfmeter.cards import CARDS, CHAIN, KICK_OFFS, ElfmeterDeck
from anpfiff.games.positions import NONE, NOW, OPTIONS, Lines, changed, page

if TYPE_CHECKING:
    from anpfiff.games.elfmeter.rules import Elfmeter

BAR = "|"
NO_GOALS = [0, 0]


def placed(
    cls: type[Elfmeter],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Elfmeter:
    """A table in this position."""
    lines = Lines(
        text, OPTIONS, NOW, "until", "attack", "kick-offs", "goals", "middle", "ready", "chosen"
    )
    if not set(lines.letters) <= set("AB"):
        raise Mistake("position-seats")
    table = cls.__new__(cls)
    setup = cls.agree(2, lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    table.now = lines.number(NOW, 0)
    lay_attack(table, lines)
    for seat in range(2):
        lay_stack(table, seat, lines)
    lay_kick_offs(table, lines)
    go_on(table, lines)
    table.loud = loud
    return table


def written(table: Elfmeter) -> str:
    """The inverse of `placed`."""
    left, goals, middle = table.kick_offs, table.goals, table.middle
    whose = NONE if middle == NOBODY else SEATS[middle]
    ready = [SEATS[seat] for seat, said in enumerate(table.ready) if said] or [NONE]
    chosen = [(seat, card) for seat, card in enumerate(table.chosen) if card >= 0]
    return page(
        [
            (OPTIONS, changed(table.options)),
            (NOW, [str(table.now)] if table.now else []),
            ("until", [] if table.until == NEVER else [str(table.until)]),
            *((SEATS[seat], stack_words(table, seat)) for seat in range(2)),
            ("attack", [SEATS[table.attacker], *words_for(table.attack, table.deck)]),
            ("kick-offs", [] if left == usual_kick_offs(middle) else list(map(str, left))),
            ("goals", [] if goals == NO_GOALS else list(map(str, goals))),
            ("middle", [] if middle == table.attacker else [whose]),
            ("ready", ready if table.ready else []),
            *(("chosen", [SEATS[seat], *words_for([card], table.deck)]) for seat, card in chosen),
        ]
    )


# Cards


def cards_of(words: Iterable[str], deck: ElfmeterDeck) -> list[int]:
    """ValueError if these are not different cards of the deck."""
    ids = [card.id for card in deck.cards]
    cards = [ids.index(word) for word in words if word != NONE]
    if len(set(cards)) != len(cards):
        raise ValueError
    return cards


def words_for(cards: Iterable[int], deck: ElfmeterDeck) -> list[str]:
    return [deck.cards[card].id for card in cards]


def lay_attack(table: Elfmeter, lines: Lines) -> None:
    expected = f"SEAT [CARD …] (≤ {CHAIN})"
    letter, *words = lines.words("attack", "A") or [""]
    table.attacker = lines.seat("attack", letter, 2, expected)
    try:
        table.attack = cards_of(words, table.deck)
    except ValueError:
        raise lines.wrong("attack", expected) from None
    if len(table.attack) > CHAIN:
        raise lines.wrong("attack", expected)


def lay_stack(table: Elfmeter, seat: Seat, lines: Lines) -> None:
    """A stack, and what was spent of it."""
    letter, expected = SEATS[seat], "CARD … [| CARD …]"
    attack = table.attack if seat == table.attacker else []
    held, _, late = " ".join(lines.words(letter)).partition(BAR)
    try:
        stack, last = cards_of(held.split(), table.deck), cards_of(late.split(), table.deck)
    except ValueError:
        raise lines.wrong(letter, expected) from None
    if letter not in lines:
        stack = all_but(attack)
    last += [card for card in attack if card not in last]
    if not set(stack).isdisjoint(last):
        raise lines.wrong(letter, expected)
    table.stacks[seat] = stack
    table.spent[seat] = all_but([*stack, *last]) + last


def stack_words(table: Elfmeter, seat: Seat) -> list[str]:
    stack, spent = table.stacks[seat], table.spent[seat]
    attack = table.attack if seat == table.attacker else []
    words = words_for(stack, table.deck) or [NONE]
    if spent != all_but([*stack, *attack]) + attack:
        words += [BAR, *words_for(spent, table.deck)]
    return words


def all_but(cards: Sequence[int]) -> list[int]:
    return [card for card in range(CARDS) if card not in cards]


def lay_kick_offs(table: Elfmeter, lines: Lines) -> None:
    """C17 All twelve are somewhere."""
    letter = " ".join(lines.words("middle", SEATS[table.attacker]))
    table.middle = NOBODY if letter == NONE else lines.seat("middle", letter, 2, "SEAT")
    most = usual_kick_offs(table.middle)
    table.kick_offs = lines.numbers("kick-offs", most, "NUMBER NUMBER")
    table.goals = lines.numbers("goals", NO_GOALS, "NUMBER NUMBER")
    if any(map(gt, table.kick_offs, most)):
        raise lines.wrong("kick-offs", f"0–{most[0]} 0–{most[1]}")
    table.removed = sum(most) - sum(table.kick_offs) - sum(table.goals)
    if table.removed < 0:
        raise lines.wrong("goals", f"Σ ≤ {sum(most) - sum(table.kick_offs)}")


def usual_kick_offs(middle: Seat) -> list[int]:
    """R7 All but the one in the middle."""
    return [KICK_OFFS - (seat == middle) for seat in range(2)]


# What happens now


def go_on(table: Elfmeter, lines: Lines) -> None:
    """Up to the attempt, the penalty, the wait before either, or the end."""
    if table.middle == NOBODY:
        end(table, lines)
    else:
        check_cards(table, lines)
        if "ready" in lines:
            wait(table, lines)
        elif len(table.attack) == CHAIN:
            table.take_penalty()
        elif table.stuck():
            table.wait_until(table.now + table.options.breath_ms)
    if "chosen" in lines:
        choose(table, lines)
    until = lines.number("until", table.until)
    if until != table.until:
        if table.until == NEVER or until < table.now:
            raise lines.wrong("until", f"MS ≥ {table.now}")
        table.wait_until(until)


def end(table: Elfmeter, lines: Lines) -> None:
    """R20, R21 All have their cards back, and the attacker has no kick-off card to lay."""
    if table.kick_offs[table.attacker] or any(table.spent) or "ready" in lines:
        raise lines.wrong("middle", "SEAT")
    table.finish()


def check_cards(table: Elfmeter, lines: Lines) -> None:
    """R14, R15 Three cards lie there only if they follow each other; C3 with a strict referee, all.

    R12 Nobody waits with one or two. R23, C5 Without cards there is no attack and no penalty.
    """
    attack, follows = table.attack, table.deck.follows
    chain = len(attack) == CHAIN
    checked = chain or table.options.referee == "strict"
    if checked and any(second not in follows[first] for first, second in pairwise(attack)):
        raise lines.wrong("attack", "SEAT CARD … (R9)")
    if attack and not chain and "ready" in lines:
        raise lines.wrong("attack", f"SEAT [{CHAIN} × CARD]")
    for seat in range(2):
        if not table.stacks[seat] and (chain or seat == table.attacker):
            raise lines.wrong(SEATS[seat], "CARD …")


def wait(table: Elfmeter, lines: Lines) -> None:
    table.wait_for_signal(table.options.ready_ms)
    for word in lines.words("ready"):
        if word != NONE:
            table.say_ready(lines.seat("ready", word, 2, "[A] [B]"))


def choose(table: Elfmeter, lines: Lines) -> None:
    """R16 One of them: when both have chosen, the cards are shown."""
    expected = "SEAT CARD"
    letter, *words = lines.words("chosen") or [""]
    seat = lines.seat("chosen", letter, 2, expected)
    cards = [table.deck.cards[card].id for card in table.stacks[seat]]
    if not table.secret or len(words) != 1 or words[0] not in cards:
        raise lines.wrong("chosen", expected)
    table.choose(seat, table.stacks[seat][cards.index(words[0])])
