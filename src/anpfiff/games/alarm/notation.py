"""Positions of Fußball-Alarm as text: for bug reports, puzzles and tests.

    A          tilda tilda bruno greta fritz
    B          5 any kalle
    pile       bruno greta tilda
    row        kalle
    yellow     A

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

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import NOBODY, SEATS, Mistake, Seat
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
from anpfiff.games.positions import NONE, NOW, OPTIONS, Lines, changed, page

if TYPE_CHECKING:
    from anpfiff.games.alarm.rules import Alarm

ANY = -1
SEARCH = "search"
SHOWN = {"": CARD, "card": CARD, "question": QUESTION, SEARCH: QUESTION, "bolt": BOLT}
"""What the die shows in `turn A …`."""
TURN = "SEAT [question | search | bolt]"


def placed(
    cls: type[Alarm],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Alarm:
    """A table in this position."""
    lines = Lines(text, OPTIONS, NOW, "pile", "stock", "row", "yellow", "turn")
    seats = len(lines.letters)
    if seats not in cls.players or lines.letters != SEATS[:seats]:
        raise Mistake("position-seats")
    table = cls.__new__(cls)
    setup = cls.agree(seats, lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    table.now = lines.number(NOW, 0)
    lay_cards(table, lines)
    lay_row(table, lines)
    if "yellow" in lines:
        letter = " ".join(lines.words("yellow"))
        table.yellow = lines.seat("yellow", letter, seats, "SEAT")
    take_turn(table, lines)
    table.loud = loud
    return table


def written(table: Alarm) -> str:
    """The inverse of `placed`."""
    deck = deck_of(table)
    left = left_over([*table.pile, *(card for hand in table.hands for card in hand.cards)])
    usual = table.stock == sorted(left)
    return page(
        [
            (OPTIONS, changed(table.options)),
            (NOW, [str(table.now)] if table.now else []),
            *((SEATS[seat], words_for(hand.cards, deck)) for seat, hand in enumerate(table.hands)),
            ("pile", words_for(table.pile, deck)),
            ("stock", [] if usual else words_for(table.stock, deck) or [NONE]),
            ("row", words_for(table.row, deck)),
            ("yellow", [] if table.yellow == NOBODY else [SEATS[table.yellow]]),
            ("turn", turn_words(table)),
        ]
    )


def deck_of(table: Alarm) -> AlarmDeck:
    deck = table.setup.deck
    assert isinstance(deck, AlarmDeck)
    return deck


# Cards


def cards_of(words: Iterable[str], deck: AlarmDeck) -> list[int]:
    """`2 tilda any`; ValueError if that names no cards. Names of cards have two letters or more."""
    cards: list[int] = []
    count = 0
    for word in words:
        if len(word) == 1 and word in "123456789" and not count:
            count = int(word)
        elif word != NONE:
            cards += [find(word, deck)] * (count or 1)
            count = 0
    if count:
        raise ValueError
    return cards


def find(word: str, deck: AlarmDeck) -> int:
    """A deck of one's own may have somebody called Any."""
    try:
        return deck.find(word)
    except ValueError:
        if word == "any":
            return ANY
        raise


def words_for(cards: Iterable[int], deck: AlarmDeck) -> list[str]:
    words: list[str] = []
    for card, run in groupby(cards):
        count = len(list(run))
        words += [str(count)] if count > 1 else []
        words.append(deck.footballers[card].id)
    return words


def left_over(cards: Iterable[int]) -> list[int]:
    """What lies nowhere yet, well mixed; ValueError if there are not so many cards of a kind."""
    rest = [card for _ in range(COPIES) for card in range(KINDS)]
    for card in cards:
        rest.remove(card)
    return rest


def lay_cards(table: Alarm, lines: Lines) -> None:
    given = cards_given(table, lines)
    rest = left_over(card for cards in given.values() for card in cards)
    table.hands = [bag_of(KINDS, given[letter]) for letter in lines.letters]
    if "stock" in lines:
        table.stock = given["stock"]
        table.pile = rest + given.get("pile", [])
    else:
        table.pile = given["pile"] if "pile" in given else [rest.pop(0) for _ in range(PILE)]
        table.stock = sorted(rest)


def cards_given(table: Alarm, lines: Lines) -> dict[str, list[int]]:
    """The cards of each place that has a line; those that do not matter are found last."""
    given: dict[str, list[int]] = {}
    named: list[int] = []
    for place in (*lines.letters, "pile", "stock"):
        if place in lines:
            try:
                given[place] = cards_of(lines.words(place), deck_of(table))
                named += [card for card in given[place] if card != ANY]
                left_over(named)
            except ValueError:
                raise lines.wrong(place, f"[1–{COPIES}] CARD …") from None
    rest = left_over(named)
    for place, cards in given.items():
        if cards.count(ANY) > len(rest):
            raise lines.wrong(place, f"≤ {len(rest)} any")
        given[place] = [rest.pop(0) if card == ANY else card for card in cards]
    return given


def lay_row(table: Alarm, lines: Lines) -> None:
    deck = deck_of(table)
    try:
        table.row = [deck.find(word) for word in lines.words("row")]
    except ValueError:
        raise lines.wrong("row", "CARD …") from None
    if len(set(table.row)) != len(table.row):
        raise lines.wrong("row", "CARD … (≠)")
    table.covered = [card for card in ALARMS if card not in table.row]


# The question of the moment


def take_turn(table: Alarm, lines: Lines) -> None:
    sizes = [hand.size for hand in table.hands]
    check_hands(table, lines, sizes)
    turn, act = read_turn(lines, table.seats)
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
        raise lines.wrong("turn", TURN)
    table.face = SHOWN[act]
    if not finished(table):
        ask_what_follows(table, lines, act)


def check_hands(table: Alarm, lines: Lines, sizes: list[int]) -> None:
    """R19, R17.5 One can have a card too many and one a card too few, until the row is full (R22).

    Nobody gets beyond five equal (R21), and a search leaves a card on the pile (R13).
    """
    for letter, hand in zip(lines.letters, table.hands, strict=True):
        alone = hand.size == HAND or sizes.count(hand.size) == 1
        if not alone or abs(hand.size - HAND) > 1 or hand.most > FIVE:
            raise lines.wrong(letter, f"{HAND} × CARD")
    if len(table.row) == KINDS and set(sizes) != {HAND}:
        raise lines.wrong("row", f"≤ {KINDS - 1} × CARD")
    least = 1 if HAND + 1 in sizes else 2
    if len(table.pile) < least:
        raise lines.wrong("pile", f"≥ {least} × CARD")


def read_turn(lines: Lines, seats: int) -> tuple[Seat, str]:
    if "turn" not in lines:
        return NOBODY, ""
    letter, act, *more = [*lines.words("turn"), "", ""]
    if act not in SHOWN or any(more):
        raise lines.wrong("turn", TURN)
    return lines.seat("turn", letter, seats, TURN), act


def finished(table: Alarm) -> bool:
    """R21 Five equal; A7 in the deal, if nobody has had a card since; R22 or all seven are open."""
    if FIVE in [hand.most for hand in table.hands]:
        dealt = not table.row and {hand.size for hand in table.hands} == {HAND}
        table.finish("five", "A7" if dealt else "R21")
    elif len(table.row) == KINDS:
        table.finish("row", "R22")
    return table.outcome is not None


def ask_what_follows(table: Alarm, lines: Lines, act: str) -> None:
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
        raise lines.wrong("turn", TURN)


def turn_words(table: Alarm) -> list[str]:
    """Nothing where the hands say it all."""
    letter = SEATS[table.turn]
    if table.open_question() == "take":
        return [letter, SEARCH]
    if table.face != CARD and table.victim == NOBODY:
        return [letter, FACES[table.face]]
    return [] if table.hands[table.turn].size > HAND else [letter]
