"""Positions of Rot gegen Weiß as text.

    options  vote=yes lock_ms=700
    A        r5a / r2c r9! / - | r3b r4a
    B        w9d / w6a
    middle   r1c
    goals    r11! 2 w9!
    votes    B
    now      12400
    busy     A=13100
    landed   A=12400 B=12200
    wrongs   A=1
    stirred  12200

A letter stands for a seat: its row place by place, `-` for an open place, and its hand after `|`.
Everywhere the uppermost card comes last. A row that is shorter than it should be is still being
laid; `A | r3b` has not begun. Cards that are not named are not there.

`r5` is a card of the red number 5, and `w9!` a goal card of the white number 9; `3 r5` are three.
Where a deck has several kinds of one number, letters tell them apart, in the order of those they
pass to and then of those who tackle them: `r5a`, `r5b`.

`goals` are the goal cards that have scored; five of a team end the match. `votes` says who wants
the ball out of play. Before the signal there is a line `signal 5000 A`: when it comes, and who is
ready. `now` is the time, all in ms, and `busy` says until when hands are full.

What happened lately can be said, too: `landed` is when a hand last laid something down, `wrongs`
are wrong cards that followed one another, and `covers` says who covered the last cards of the
middle, and when. `stirred` is when anybody last did something, `advanced` when that was in the
middle, and `still` when it is looked at again. The rest is as usual if nothing is said: the signal
was given just now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from string import ascii_letters
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import (
    Line,
    Lines,
    letters,
    page,
    read_clocks,
    read_stirring,
    write_clocks,
    write_options,
    write_stirring,
)
from anpfiff.core.nouns import SEATS, Seat
from anpfiff.games.packs import Pack
from anpfiff.games.rotweiss.cards import GOALS, SIDES, RotWeissDeck

if TYPE_CHECKING:
    from anpfiff.games.rotweiss.rules import RotWeiss


@cache
def words_of(deck: RotWeissDeck) -> tuple[str, ...]:
    """By kind. No number has more kinds than there are letters: a team has 52 normal cards."""
    words = [f"{SIDES[card.side][0]}{card.number}{'!' * card.goal}" for card in deck.cards]
    kinds = Counter(words)
    used: Counter[str] = Counter()
    for kind, word in enumerate(words):
        if kinds[word] > 1:
            words[kind] += ascii_letters[used[word]]
            used[word] += 1
    return tuple(words)


def pack_of(table: RotWeiss) -> Pack:
    return Pack(words_of(table.deck), table.deck.copies, table.deck.sides)


# Reading


def placed(
    cls: type[RotWeiss],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> RotWeiss:
    """A table in this position; a Mistake says which line is wrong."""
    lines = Lines(text)
    seats = lines.seats()
    table = cls.__new__(cls)
    setup = cls.agree(len(seats), lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    pack = pack_of(table)
    for seat, line in enumerate(seats):
        lay_cards(table, seat, line, pack)
    if middle := lines.take("middle"):
        normal = frozenset(range(len(table.deck.cards))) - table.deck.goals
        table.middle = pack.take(middle, middle.words(), normal)
    count_goals(table, lines, pack)
    if table.options.vote == "yes" and table.middle and (votes := lines.take("votes")):
        table.votes = votes.flags(votes.words(), table.seats)
    read_clocks(table, lines)
    read_stirring(table, lines, table.middle[:-1])
    lines.nothing_else()
    table.loud = loud
    return table


def lay_cards(table: RotWeiss, seat: Seat, line: Line, pack: Pack) -> None:
    own, width = pack.own(table.sides[seat]), table.width(seat)
    row, _, hand = line.text.partition("|")
    piles = [pile.split() for pile in row.split("/")] if row.strip() else []
    if len(piles) > width or not all(piles):
        raise line.wrong(" / ".join("…" * width))
    for place, words in enumerate(piles):
        table.piles[seat][place] = [] if words == ["-"] else pack.take(line, words, own)
    table.laid[seat] = len(piles)
    table.hands[seat] = pack.take(line, hand.split(), own)
    table.show(seat)


def count_goals(table: RotWeiss, lines: Lines, pack: Pack) -> None:
    scored = pack.take_goals(lines.take("goals"), table.deck.goals, GOALS)
    table.aside = [tuple(cards) for cards in scored]
    for side, cards in enumerate(scored):
        if len(cards) == GOALS:
            table.win(side)


# Writing


def written(table: RotWeiss) -> str:
    """The position as text: `placed` makes an equal table of it."""
    return page(lines_of(table))


def lines_of(table: RotWeiss) -> Iterator[Line]:
    pack = pack_of(table)
    yield from write_options(table.setup)
    for seat in range(table.seats):
        laid = table.piles[seat][: table.laid[seat]]
        row = " / ".join([pack.named(pile) or "-" for pile in laid])
        hand = f"| {pack.named(table.hands[seat])}" if table.hands[seat] else ""
        yield Line(SEATS[seat], f"{row} {hand}".strip())
    if table.middle:
        yield Line("middle", pack.named(table.middle))
    if any(table.aside):
        yield Line("goals", pack.named([card for cards in table.aside for card in cards]))
    if any(table.votes):
        yield Line("votes", letters(table.votes))
    yield from write_clocks(table)
    yield from write_stirring(table)
