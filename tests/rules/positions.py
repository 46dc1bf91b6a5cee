"""Positions of Fußball-Alarm as text, and matches played by text.

    table = alarm('''
        A       tilda tilda bruno greta fritz
        B       5 any kalle
        pile    bruno greta tilda
        row     kalle
        yellow  A
    ''')
    events = play(table, "B discard kalle", "rolls card", "draws hanno")

A letter stands for the seat and the hand in it. On the pile and in the stock the top card comes
last, in the row the card opened first comes first. `4 greta` is four cards, `any` is a card that
does not matter. All 49 cards are somewhere: what is not named lies in the stock, or at the bottom
of the pile if the stock is spelt out; without a word about either, seven lie on the pile.

The question of the moment follows from the hands. Whoever holds six cards must discard, and
whoever holds four has been fouled: by the one with six, or, if nobody has six, by the one whose
`turn` it is, and decides about the whistle. If all hold five, `turn A question` and `turn A bolt`
ask A what to do or whom to foul.

`play` makes one move. After the move comes what chance brings, in this order: `rolls FACE`,
`opens CARD` (of the row), `draws CARD`, `steals CARD`, `turns-up` and the seven cards of a new
pile. It must happen so; chance that is left out at the end is a question mark, the top card of
the stock and the first card of a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import NOBODY, SEATS, Event, Seat
from anpfiff.core.piles import bag_of
from anpfiff.games.alarm.cards import (
    ALARMS,
    BOLT,
    CARD,
    COPIES,
    DRAW_OR_SEARCH,
    FACES,
    HAND,
    KINDS,
    PILE,
    QUESTION,
    VICTIMS,
    WHISTLE_OR_NOT,
    AlarmDeck,
)
from anpfiff.games.alarm.rules import Alarm

CAST = tuple(footballer.id for footballer in AlarmDeck.standard().footballers)
ANY = -1

Item = TypeVar("Item")


class Chance(NamedTuple):
    act: str
    value: int


class LoadedDice(Dice):
    """Dice that bring what a test has put into them, and remember what they chose from."""

    def __init__(self, chances: Iterable[str] = ()) -> None:
        self.script: list[Chance] = []
        self.offered: list[tuple[Any, ...]] = []
        self.load(chances)

    def load(self, chances: Iterable[str]) -> None:
        for chance in chances:
            act, *words = chance.split()
            if act == "rolls":
                values = [FACES.index(word) for word in words]
            elif act == "lot":
                values = [SEATS.index(word) for word in words]
            else:
                values = cards_of(words)
            self.script += [Chance(act, value) for value in values]

    def next(self, acts: Sequence[str], otherwise: Any) -> Any:
        if self.script and self.script[0].act in acts:
            return self.script.pop(0).value
        return otherwise

    def below(self, n: int) -> int:
        self.offered.append(tuple(range(n)))
        number: int = self.next(["lot"], 0)
        return number

    def pick(self, items: Sequence[Item]) -> Item:
        """A hand that is offered to a thief has five cards; no die here has five faces."""
        self.offered.append(tuple(items))
        if len(items) == HAND:
            wanted = self.next(["steals"], items[0])
        else:
            wanted = self.next(["rolls"], QUESTION)
        assert wanted in items, f"{wanted} is not among {items}"
        return items[items.index(wanted)]

    def draw(self, cards: list[int]) -> int:
        """Of equal cards the uppermost, as a hand would draw it."""
        self.offered.append(tuple(cards))
        card: int = self.next(["draws", "opens", "turns-up"], cards[-1])
        assert card in cards, f"{CAST[card]} is not among {names(cards)}"
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        return card

    def copy(self) -> LoadedDice:
        dice = LoadedDice()
        dice.script = self.script[:]
        return dice


# Positions


def alarm(text: str, **options: str) -> Alarm:
    """A table in this position."""
    lines = lines_of(text)
    given, rest = cards_given(lines)
    table = Alarm.__new__(Alarm)
    table.prepare(Alarm.agree(seats_of(lines), options), LoadedDice(), loud=True)
    table.lay_out()
    table.hands = [bag_of(KINDS, given[letter]) for letter in SEATS[: table.seats]]
    table.row = cards_of(lines.get("row", []))
    table.covered = [card for card in ALARMS if card not in table.row]
    if "yellow" in lines:
        table.yellow = SEATS.index(lines["yellow"][0])
    if "stock" in lines:
        table.stock = given["stock"]
        table.pile = rest + given.get("pile", [])
    else:
        table.pile = given["pile"] if "pile" in given else [rest.pop(0) for _ in range(PILE)]
        table.stock = rest
    ask_what_follows(table, lines.get("turn", []))
    return table


def dealt(text: str, *chances: str, **options: str) -> Alarm:
    """A table that deals these hands and this pile; then come the lot and the first roll."""
    lines = lines_of(text)
    given, rest = cards_given(lines)
    pile = given.get("pile") or [rest.pop(0) for _ in range(PILE)]
    hands = [given[letter] for letter in SEATS[: seats_of(lines)]]
    dice = LoadedDice([f"draws {names(hand)}" for hand in hands])
    dice.load([f"turns-up {names(pile)}", *chances])
    return Alarm(Alarm.agree(len(hands), options), dice)


def lines_of(text: str) -> dict[str, list[str]]:
    lines = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
    strange = set(lines) - set("ABCD") - {"pile", "stock", "row", "yellow", "turn"}
    assert not strange, f"no position has {strange}"
    return lines


def seats_of(lines: Iterable[str]) -> int:
    return sum(word in SEATS for word in lines)


def cards_given(lines: dict[str, list[str]]) -> tuple[dict[str, list[int]], list[int]]:
    """The cards of each place, and those that lie nowhere yet, well mixed."""
    given = {
        place: cards_of(words)
        for place, words in lines.items()
        if place in SEATS or place in ("pile", "stock")
    }
    rest = [card for _ in range(COPIES) for card in range(KINDS)]
    for cards in given.values():
        for card in cards:
            if card != ANY:
                rest.remove(card)
    for place, cards in given.items():
        given[place] = [rest.pop(0) if card == ANY else card for card in cards]
    return given, rest


def cards_of(words: Sequence[str]) -> list[int]:
    cards: list[int] = []
    count = 1
    for word in words:
        if word.isdigit():
            count = int(word)
        else:
            cards += [ANY if word == "any" else CAST.index(word)] * count
            count = 1
    return cards


def ask_what_follows(table: Alarm, turn: Sequence[str]) -> None:
    sizes = [hand.size for hand in table.hands]
    table.face = FACES.index(turn[1]) if len(turn) > 1 else CARD
    if HAND - 1 in sizes:
        table.victim = sizes.index(HAND - 1)
        table.face = BOLT
    if HAND + 1 in sizes:
        table.turn = sizes.index(HAND + 1)
        table.ask(table.turn, table.hands[table.turn].kinds)
        return
    table.turn = SEATS.index(turn[0])
    if table.victim != NOBODY:
        table.ask(table.victim, WHISTLE_OR_NOT)
    elif table.face == QUESTION:
        table.ask(table.turn, DRAW_OR_SEARCH)
    else:
        table.ask(table.turn, VICTIMS[table.seats][table.turn])


# Play


def play(table: Alarm, text: str, *chances: str) -> list[Event]:
    """Make a legal move, with this luck, and hand back what happened."""
    letter, _, move_text = text.partition(" ")
    seat = SEATS.index(letter)
    move = table.read(move_text)
    assert move in table.moves(seat), f"{text}: {table.why_not(seat, move)}"
    dice = table.dice
    assert isinstance(dice, LoadedDice)
    dice.load(chances)
    table.take_events()
    table.play(seat, move)
    events = table.take_events()
    assert luck_of(events, chances) == [shortened(chance) for chance in chances]
    assert not dice.script, f"never happened: {dice.script}"
    return events


def luck_of(events: Iterable[Event], chances: Sequence[str]) -> list[str]:
    """As much of the luck in the events as was foretold; new piles only if foretold."""
    acts = {
        "roll": ("rolls", "face"),
        "alarm": ("opens", "card"),
        "draw": ("draws", "card"),
        "steal": ("steals", "card"),
    }
    if "turns-up" in " ".join(chances):
        acts["reshuffle"] = ("turns-up", "top")
    luck = []
    for event in events:
        if event.code in acts:
            act, fact = acts[event.code]
            luck.append(f"{act} {word_for(fact, {**event.facts, **event.secret}[fact])}")
    return luck[: len(chances)]


def shortened(chance: str) -> str:
    """Of a new pile everybody learns the top card only."""
    act, *words = chance.split()
    return f"{act} {words[-1]}"


# What lies where, in words


def names(cards: Iterable[int]) -> str:
    return " ".join(CAST[card] for card in cards)


def hand(table: Alarm, letter: str) -> str:
    """In the order of the cast."""
    return names(table.hands[SEATS.index(letter)].cards)


def pile(table: Alarm) -> str:
    return names(table.pile)


def asked(table: Alarm) -> str:
    """Who is asked what: `A discard`, `B whistle`, or `nobody`."""
    view = table.view(None)
    return "nobody" if view.asked == NOBODY else f"{SEATS[view.asked]} {view.question}"


def choices(table: Alarm) -> list[str]:
    return [table.write(move) for move in table.moves(table.asked)]


def holder(seat: Seat) -> str:
    """Whose yellow card: a letter, or `nobody`."""
    return "nobody" if seat == NOBODY else SEATS[seat]


def places(table: Alarm) -> str:
    """The place of every seat: `2 1 3` says that B has won."""
    result = table.result()
    assert result is not None, "the match goes on"
    return " ".join(map(str, result.places))


def ending(table: Alarm) -> str:
    """Why the match is over, and by which rule."""
    result = table.result()
    return f"{result.code} {result.rule}" if result else "goes on"


def told(events: Iterable[Event], letter: str) -> list[str]:
    """The events in words, as the seat learns them; `-` is a spectator."""
    seat = None if letter == "-" else SEATS.index(letter)
    return [
        " ".join([event.code, *(word_for(fact, value) for fact, value in event.facts.items())])
        for event in (event.told(seat) for event in events)
    ]


def word_for(fact: str, value: Any) -> str:
    if fact in ("seat", "victim", "thief"):
        return SEATS[int(value)]
    if fact in ("card", "top"):
        return CAST[int(value)]
    if fact == "cards":
        return names(value)
    if fact == "hands":
        return " / ".join(map(names, value))
    if fact == "places":
        return " ".join(map(str, value))
    return str(value)
