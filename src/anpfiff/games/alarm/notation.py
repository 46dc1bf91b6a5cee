"""Positions of Fußball-Alarm as text: for bug reports, puzzles and tests.

    A       2 tilda bruno greta fritz
    B       5 any kalle
    pile    bruno greta tilda
    row     kalle
    yellow  A

A letter stands for the seat and the hand in it. Cards are called as in moves; `4 greta` is four of
them, `any` a card that does not matter, `-` none. On the pile and in the stock the top card comes
last, in the row the card opened first comes first. All 49 cards are somewhere: what is not named
lies in the stock, in the order of the cast, or at the bottom of the pile if the stock is spelt out;
without a word about either, seven lie on the pile.

The question of the moment follows from the hands. Whoever holds six cards must discard, and
whoever holds four has been fouled: by the one with six, or, if nobody has six, by the one whose
`turn` it is, and decides about the whistle. If all hold five, `turn A question` asks A to draw or
search, `turn A search` what to take, and `turn A bolt` whom to foul; with six cards the same line
says what the die shows, if it is no card. With five equal cards in a hand, or seven in the row, the
match is over.

`options whistle=must` and `now 4200` (ms) stand there if they are not as usual.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import (
    NONE,
    Line,
    Lines,
    page,
    read_now,
    write_now,
    write_options,
)
from anpfiff.core.nouns import NOBODY, SEATS, Seat
from anpfiff.core.piles import bag_of, bits
from anpfiff.games.alarm.cards import (
    ALARMS,
    BOLT,
    CARD,
    COPIES,
    DRAW_OR_SEARCH,
    FACES,
    FIVE,
    HAND,
    KINDS,
    PILE,
    QUESTION,
    TAKES,
    VICTIMS,
    WHISTLE_OR_NOT,
    AlarmDeck,
)
from anpfiff.games.packs import Pack

if TYPE_CHECKING:
    from anpfiff.games.alarm.rules import Alarm

ANY = KINDS
"""The kind of a card that does not matter."""
SEARCH = "search"
SHOWN = {"": CARD, "card": CARD, "question": QUESTION, SEARCH: QUESTION, "bolt": BOLT}
"""What the die shows in `turn A …`."""
TURN = "A | B | … [question | search | bolt]"


def pack_of(table: Alarm, copies: int = COPIES) -> Pack:
    deck = table.setup.deck
    assert isinstance(deck, AlarmDeck)
    return Pack([footballer.id for footballer in deck.footballers], [copies] * KINDS)


# Reading


def placed(
    cls: type[Alarm],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Alarm:
    """A table in this position; a Mistake says which line is wrong."""
    lines = Lines(text)
    seats = lines.seats()
    table = cls.__new__(cls)
    setup = cls.agree(len(seats), lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    lay_cards(table, seats, lines.take("pile"), lines.take("stock"))
    lay_row(table, lines.take("row"))
    if yellow := lines.take("yellow"):
        table.yellow = yellow.seat(yellow.text, table.seats)
    take_turn(table, lines.take("turn") or Line("turn", ""))
    read_now(table, lines)
    lines.nothing_else()
    table.loud = loud
    return table


def lay_cards(table: Alarm, seats: list[Line], pile: Line | None, stock: Line | None) -> None:
    """R19, R17.5 One hand can have a card too many and one a card too few.

    R21 Nobody gets beyond five equal.
    """
    named, rest = take_cards(table, [*seats, *filter(None, (pile, stock))])
    table.hands = [bag_of(KINDS, named[line.name]) for line in seats]
    sizes = [hand.size for hand in table.hands]
    for line, hand in zip(seats, table.hands, strict=True):
        alone = hand.size == HAND or sizes.count(hand.size) == 1
        if not alone or abs(hand.size - HAND) > 1 or hand.most > FIVE:
            raise line.wrong(f"{HAND} × …")
    if stock:
        table.stock = named["stock"]
        table.pile = rest + named.get("pile", [])
    else:
        table.pile = named["pile"] if pile else [rest.pop(0) for _ in range(PILE)]
        table.stock = sorted(rest)
    least = 1 if HAND + 1 in sizes else 2  # R13 A search leaves a card there.
    if len(table.pile) < least:
        raise (pile or Line("pile", NONE)).wrong(f"≥ {least} × …")


def take_cards(table: Alarm, lines: list[Line]) -> tuple[dict[str, list[int]], list[int]]:
    """By line the cards that it names, and all others; those that do not matter are found last."""
    pack = pack_of(table)
    if "any" not in pack.kinds:  # A deck of one's own may have somebody of that name.
        pack = Pack([*pack.words, "any"], [*pack.left, KINDS * COPIES])
    named = {line.name: pack.take(line, line.words(), pack.own()) for line in lines}
    rest = [
        card for left in range(COPIES, 0, -1) for card in range(KINDS) if left <= pack.left[card]
    ]
    for line in lines:
        cards = named[line.name]
        if cards.count(ANY) > len(rest):
            raise line.wrong(f"≤ {len(rest)} × any")
        named[line.name] = [rest.pop(0) if card == ANY else card for card in cards]
    return named, rest


def lay_row(table: Alarm, line: Line | None) -> None:
    """R9 There is one alarm card of each; R22 the last one ends the match, and nobody draws."""
    if line:
        pack = pack_of(table, copies=1)
        table.row = pack.take(line, line.words(), pack.own())
        table.covered = [card for card in ALARMS if card not in table.row]
        if not table.covered and any(hand.size != HAND for hand in table.hands):
            raise line.wrong(f"≤ {KINDS - 1} × …")


# The question of the moment


def take_turn(table: Alarm, line: Line) -> None:
    sizes = [hand.size for hand in table.hands]
    turn, act = read_turn(line, table.seats)
    if HAND - 1 in sizes:
        table.victim = sizes.index(HAND - 1)
    if HAND + 1 in sizes:
        table.turn = sizes.index(HAND + 1)
        fits = turn in (NOBODY, table.turn) and act != SEARCH
    else:
        table.turn = turn
        fits = turn not in (NOBODY, table.victim)
    if table.victim != NOBODY:
        fits = fits and act in ("", "bolt")
        act = "bolt"
    if not fits:
        raise line.wrong(TURN)
    table.face = SHOWN[act]
    if not finished(table):
        ask_what_follows(table, line, act)


def read_turn(line: Line, seats: int) -> tuple[Seat, str]:
    letter, act, *more = [*line.words(), "", ""]
    if act not in SHOWN or any(more):
        raise line.wrong(TURN)
    return (line.seat(letter, seats) if letter else NOBODY), act


def finished(table: Alarm) -> bool:
    """R21 Five equal; A7 in the deal, if nobody has had a card since; R22 or all seven are open."""
    if FIVE in [hand.most for hand in table.hands]:
        dealt = not table.row and {hand.size for hand in table.hands} == {HAND}
        table.finish("five", "A7" if dealt else "R21")
    elif len(table.row) == KINDS:
        table.finish("row", "R22")
    return table.outcome is not None


def ask_what_follows(table: Alarm, line: Line, act: str) -> None:
    turn = table.turn
    if table.hands[turn].size > HAND:
        table.ask(turn, table.hands[turn].kinds)
    elif table.victim != NOBODY:
        table.ask(table.victim, WHISTLE_OR_NOT)
    elif act == "question":
        table.ask(turn, DRAW_OR_SEARCH)
    elif act == SEARCH:
        table.ask(turn, TAKES[bits(table.pile)])
    elif act == "bolt":
        table.ask(turn, VICTIMS[table.seats][turn])
    else:
        raise line.wrong(TURN)


# Writing


def written(table: Alarm) -> str:
    """The position as text: `placed` makes an equal table of it."""
    return page(lines_of(table))


def lines_of(table: Alarm) -> Iterator[Line]:
    pack = pack_of(table)
    yield from write_options(table.setup)
    for seat, hand in enumerate(table.hands):
        yield Line(SEATS[seat], pack.named(hand.cards))
    yield Line("pile", pack.named(table.pile))
    for card in [*table.pile, *(card for hand in table.hands for card in hand.cards)]:
        pack.left[card] -= 1
    if table.stock != pack.rest():
        yield Line("stock", pack.named(table.stock) or NONE)
    if table.row:
        yield Line("row", pack.named(table.row))
    if table.yellow != NOBODY:
        yield Line("yellow", SEATS[table.yellow])
    if turn := turn_words(table):
        yield Line("turn", turn)
    yield from write_now(table)


def turn_words(table: Alarm) -> str:
    """Nothing where the hands say it all."""
    letter = SEATS[table.turn]
    if table.open_question() == "take":
        return f"{letter} {SEARCH}"
    if table.face != CARD and table.victim == NOBODY:
        return f"{letter} {FACES[table.face]}"
    return "" if table.hands[table.turn].size > HAND else letter
