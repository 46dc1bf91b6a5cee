"""Positions of Rot gegen Blau as text.

    options  refill=discard lock_ms=700
    A        r2-4w r5-8o _ _ | | r7-8c r1-2o
    B        b7-10w b2-3c b3-7w b8-5b | b1-2o b6-10f
    middle   b4-7w
    goals    r10! b9!
    booked   B=1
    now      12400
    busy     A=13000

A letter stands for a seat: its display, its discard pile and its hand deck. `_` is a gap in the
display; of pile, deck and middle the top card comes last. Under the cards named in the hand decks
of a team lies what else it has, unless all of them end with the word `only`: then that is left
out. Without a middle it is before the kick-off.

`r4-7w` is red's 4 who passes to 7 and shows a whistle (o ball, c cup, b boot, f flag, w whistle,
g gloves). `r10!` is a goal card, `rY` a yellow card, `rC` counterplay and `rK` a goal kick; where
a deck has several kinds of those, the next ones are `rD` and `rL`, and so on. `2 r10!` are two.

`pair A` says that the two upper cards of A's discard pile were turned together, which matters with
the option `pair=yes` only.

`goals` are the goal cards that have scored; three of a team end the match. `booked` says how many
yellow cards of the others lie before a seat. Before the signal there is a line `signal 5000 A`:
when it comes, and who is ready. `now` is the time, all in ms, and `busy` says until when hands are
full.

What happened lately can be said, too: `landed` is when a hand last laid something down, `wrongs`
are wrong cards that followed one another, and `covers` says who covered the last cards of the
middle, and when. `stirred` is when anybody last did something, `advanced` when that was in the
middle, and `still` when it is looked at again. The rest is as usual if nothing is said: the signal
was given just now.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import (
    Line,
    Lines,
    page,
    read_clocks,
    read_stirring,
    write_clocks,
    write_options,
    write_stirring,
)
from anpfiff.core.nouns import SEATS, Seat
from anpfiff.games.packs import Pack
from anpfiff.games.rotblau.cards import (
    BLUE,
    COUNTERPLAY,
    GOAL,
    GOAL_KICK,
    GOALS,
    NORMAL,
    RED,
    SIDES,
    YELLOW,
    YELLOW_CARDS,
    RotBlauDeck,
)
from anpfiff.games.rotblau.view import EMPTY

if TYPE_CHECKING:
    from anpfiff.games.rotblau.rules import RotBlau

SYMBOL_LETTERS = "ocbfwg"
"""In the order of the symbols."""
ACTION_LETTERS = {COUNTERPLAY: "CDEF", GOAL_KICK: "KLMN"}
"""A team has four action cards, so there are not more kinds of either."""
GAP = "_"
ONLY = "only"


@cache
def words_of(deck: RotBlauDeck) -> tuple[str, ...]:
    """By kind."""
    words: list[str] = []
    for kind, card in enumerate(deck.cards):
        colour = SIDES[card.side][0]
        if card.role == NORMAL:
            word = f"{colour}{card.number}-{card.to}{SYMBOL_LETTERS[card.symbol]}"
        elif card.role == GOAL:
            word = f"{colour}{card.number}!"
        elif card.role == YELLOW:
            word = f"{colour}Y"
        else:
            earlier = [other[:2] for other in deck.cards[:kind]].count(card[:2])
            word = colour + ACTION_LETTERS[card.role][earlier]
        words.append(word)
    return tuple(words)


def pack_of(table: RotBlau) -> Pack:
    """The cards of this round that lie nowhere: of the yellow ones most are not in it."""
    deck = table.deck
    pack = Pack(words_of(deck), deck.copies, deck.sides)
    for side in (RED, BLUE):
        conceded = len(table.scored[1 - side])
        laid = sum([table.booked[foe] for foe in table.team(1 - side)])
        pack.left[deck.yellow[side]] = min(1 + conceded, YELLOW_CARDS) - laid
    for cards in (table.middle, *table.scored, *table.hands, *table.piles, *table.displays):
        for card in cards:
            if card != EMPTY:
                pack.left[card] -= 1
    return pack


# Reading


def placed(
    cls: type[RotBlau],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> RotBlau:
    """A table in this position; a Mistake says which line is wrong."""
    lines = Lines(text)
    seats = lines.seats()
    table = cls.__new__(cls)
    setup = cls.agree(len(seats), lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    count_goals(table, lines)
    count_booked(table, lines)
    pack = pack_of(table)
    if middle := lines.take("middle"):
        allowed = table.deck.kinds(NORMAL, COUNTERPLAY, GOAL_KICK)
        table.middle = pack.take(middle, middle.words(), allowed)
    more = [lay_cards(table, seat, line, pack) for seat, line in enumerate(seats)]
    lay_rest(table, more, pack)
    read_pairs(table, lines)
    read_clocks(table, lines)
    # The kick-off covers nothing, and somebody may still be late for it.
    read_stirring(table, lines, [EMPTY, *table.middle][:-1])
    lines.nothing_else()
    table.loud = loud
    return table


def count_goals(table: RotBlau, lines: Lines) -> None:
    table.scored = pack_of(table).take_goals(lines.take("goals"), table.deck.goals, GOALS)
    for side, cards in enumerate(table.scored):
        if len(cards) == GOALS:
            table.win(side)


def count_booked(table: RotBlau, lines: Lines) -> None:
    """Nobody has laid more yellow cards than the team had."""
    line = lines.take("booked")
    if line:
        for letter, count in line.pairs().items():
            seat = line.seat(letter, table.seats)
            table.booked[seat] = line.number(count, 1, YELLOW_CARDS)
        left = pack_of(table).left
        for side, yellow in enumerate(table.deck.yellow):
            if left[yellow] < 0:
                raise line.wrong(f"≤ {1 + len(table.scored[1 - side])} × {SIDES[side][0]}Y")


def lay_cards(table: RotBlau, seat: Seat, line: Line, pack: Pack) -> bool:
    """Says whether there may be more in the hand deck than was named."""
    parts = [part.split() for part in line.text.split("|")]
    display, pile, hand = [*parts, [], []][:3]
    own, width = pack.own(table.sides[seat]), table.width(seat)
    if len(parts) > 3 or len(display) != width:
        raise line.wrong(f"{' '.join('…' * width)} | … | …")
    table.displays[seat] = [
        EMPTY if word == GAP else pack.take(line, [word], own)[0] for word in display
    ]
    table.piles[seat] = pack.take(line, pile, own)
    only = hand[-1:] == [ONLY]
    table.hands[seat] = pack.take(line, hand[:-1] if only else hand, own)
    return not only


def read_pairs(table: RotBlau, lines: Lines) -> None:
    """D9 Whose upper two cards were turned together."""
    if line := lines.take("pair"):
        for letter in line.words():
            seat = line.seat(letter, table.seats)
            if table.options.pair == "no" or len(table.piles[seat]) < 2:
                raise line.wrong("pair=yes, … | 2 × … (D9)")
            table.paired[seat] = True


def lay_rest(table: RotBlau, more: list[bool], pack: Pack) -> None:
    """What else a team has lies under its hand decks, card by card in turn."""
    for side in (RED, BLUE):
        rest = pack.rest(side)
        hands = [table.hands[seat] for seat in table.team(side) if more[seat]]
        for number, hand in enumerate(hands):
            hand[:0] = rest[number :: len(hands)]


# Writing


def written(table: RotBlau) -> str:
    """The position as text: `placed` makes an equal table of it."""
    return page(lines_of(table))


def lines_of(table: RotBlau) -> Iterator[Line]:
    pack = pack_of(table)
    yield from write_options(table.setup)
    for seat in range(table.seats):
        display = [GAP if card == EMPTY else pack.words[card] for card in table.displays[seat]]
        pile, hand = pack.named(table.piles[seat]), pack.named(table.hands[seat])
        only = ONLY if pack.rest(table.sides[seat]) else ""
        text = f"{' '.join(display)} | {pile} | {hand} {only}".rstrip(" |")
        yield Line(SEATS[seat], " ".join(text.split()))
    paired = [SEATS[seat] for seat, shows in enumerate(table.paired) if shows]
    if paired:
        yield Line("pair", " ".join(paired))
    if table.middle:
        yield Line("middle", pack.named(table.middle))
    if any(table.scored):
        yield Line("goals", pack.named([card for cards in table.scored for card in cards]))
    booked = [f"{SEATS[seat]}={count}" for seat, count in enumerate(table.booked) if count]
    if booked:
        yield Line("booked", " ".join(booked))
    yield from write_clocks(table)
    yield from write_stirring(table)
