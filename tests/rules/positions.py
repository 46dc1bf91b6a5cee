"""Matches of Fußball-Alarm played by text.

    table = alarm('''
        A       tilda tilda bruno greta fritz
        B       5 any kalle
    ''')
    events = play(table, "B discard kalle", "rolls card", "draws hanno")

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
from anpfiff.games.alarm.cards import FACES, HAND, QUESTION, AlarmDeck
from anpfiff.games.alarm.rules import Alarm

CAST = tuple(footballer.id for footballer in AlarmDeck.standard().footballers)

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
                values = [CAST.index(word) for word in words]
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
    words = [f"{name}={value}" for name, value in options.items()]
    return Alarm.position(f"{text}\noptions {' '.join(words)}", dice=LoadedDice(), loud=True)


def dealt(text: str, *chances: str, **options: str) -> Alarm:
    """A table that deals these hands and this pile; then come the lot and the first roll."""
    wanted = alarm(f"{text}\nturn A question")
    dice = LoadedDice([f"draws {names(hand.cards)}" for hand in wanted.hands])
    dice.load([f"turns-up {names(wanted.pile)}", *chances])
    return Alarm(Alarm.agree(wanted.seats, options), dice)


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
