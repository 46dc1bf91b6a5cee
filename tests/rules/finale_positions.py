"""Positions of Finale as text, and matches played by text.

    table = finale('''
        A        klauball granit dampf blitz/1 fire trifft/2
        A hand   sturmlauf solo
        score    1-0
    ''')
    events = play(table, "A play sturmlauf", "B play solo", "A use dampf", "rolls 3 0")

The language is that of games/finale/notation.py, but here most can be left out. Without a word
about a side, its pitch is held by the four who risk nothing (they have no symbols):

    A  schranke elfer joker schwalbe          3253 2212 2122 2323   (keeper, D, M, S)
    B  greifhin ballermann talent streuer     4243 3211 2131 1414

its hand is three white cards (sturmlauf visier doppelpass), and its stack the white ones that are
not in hand. So few are left because the others were lost, and in every line somebody may stand in
for them (E40) unless `A gaps` says otherwise. `then` is a rule that follows at once: `changes` (the
substitutions of the period), `full-time` or `shoot-out`.

The footballers are the real ones. The tactics cards have slots of their own (see TACTICS), so that
tuning the real cards leaves every test as it is.

`play` makes moves. After a move comes the luck it meets, in the order of the game: `rolls 3 0` (of
the attacker and the defender in a contest), `risks 2` (for a symbol), `duel 2 1` (of A and B, who
begins) and `shot 3 0` (shooter and keeper). It must happen exactly so, and nothing else may be
rolled; `...` at the end means that the rest does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import Lines
from anpfiff.core.nouns import NOBODY, SEATS, Event, Seat
from anpfiff.games.finale.cards import COLOURS, SYMBOLS, WHITE, FinaleDeck
from anpfiff.games.finale.notation import OF_A_SIDE
from anpfiff.games.finale.rules import Finale

TACTICS = """
white  5  sturmlauf    MS v DDM    S v DK
white  4  visier       KDM v MMS   S v DK
white  3  freiebahn                MS v DK
white  2  doppelpass   MM v DM     MS v DK
white  2  solo         ?M v DM     ^ v K
white  1  abpfiff      DM v MS     S v K
purple 5  brechstange  DS v DDM    S v DK
purple 4  hohebaelle   DM v DM     S v DK
purple 3  freistoss                M? v DK
purple 2  kurzpass     MM v MM     S? v DK
purple 2  steilpass    MS v DD     ^ v K
purple 1  konterfalle  DMS v DMM   S v K
yellow 5  allemann     DD v DDM    D v DK
yellow 4  libero       DD v MS     ? v DK
yellow 3  eckball                  DD v DK
yellow 2  vorstoss     DD v MS     ^ v K
yellow 2  kette        DDD v MMS   D? v DK
yellow 1  riegel       DDD v MSS   D v K
blue   5  pressing     MM v DMM    M v DK
blue   4  regisseur    MM v DM     ? v DK
blue   3  fernschuss               MM v DK
blue   2  dreieck      MMM v DMM   M? v DK
blue   2  nachruecker  MM v DM     ^ v K
blue   1  ballbesitz   MMM v DMM   M v K
red    5  dauerdruck   SS v DDD    S v DK
red    4  dreizack     MS v DD     S v DK
red    3  flanke                   SS v DK
red    2  spitze       SS v DD     ^ v K
red    2  hinterhalt   MS v DM     S? v DK
red    1  abstauber    SS v DD     S v K
"""
"""Colour, strength, name; who builds up v who defends (or nothing), who shoots v who defends."""


def tactic_line(line: str) -> str:
    """A line of TACTICS as a line of deck.toml."""
    colour, strength, name, *slots = line.replace(" v ", " ").split()
    half = [f'"{slot}"' for slot in ["", "", *slots][-4:]]
    return (
        f'  {{ id = "{name}", name = "{name.title()}", colour = "{colour}", strength = {strength}, '
        f"build = [{half[0]}, {half[1]}], finish = [{half[2]}, {half[3]}] }},"
    )


DECK_TEXT = "\n".join([
    FinaleDeck.standard_file.read_text("utf-8").partition("tactics = [")[0],
    "tactics = [", *map(tactic_line, TACTICS.strip().splitlines()), "]\n",
])  # fmt: skip
DECK = FinaleDeck.read(DECK_TEXT, "tests")
CAST = tuple(card.id for card in DECK.footballers)
CARDS = tuple(card.id for card in DECK.tactics)
PLAIN = {
    "A": "schranke elfer joker schwalbe", "B": "greifhin ballermann talent streuer",
    "A hand": "sturmlauf visier doppelpass", "B hand": "sturmlauf visier doppelpass",
    "A gaps": "DDDDDMMMMMSSSSS", "B gaps": "DDDDDMMMMMSSSSS",
}  # fmt: skip
THEN: dict[str, Callable[[Finale], None]] = {
    "changes": lambda table: table.start_period(table.period),
    "full-time": Finale.full_time,
    "shoot-out": Finale.start_shoot_out,
}
ROLLS = {"contest": "rolls", "duel": "duel", "shot": "shot"}

Item = TypeVar("Item")


class LoadedDice(Dice):
    """Dice that roll what a test has put into them, and leave every stack as it is."""

    def __init__(self) -> None:
        self.script: list[int] = []
        self.rest: Dice | None = None
        self.offered: list[tuple[Any, ...]] = []
        self.shuffled: list[tuple[Any, ...]] = []

    def load(self, chances: Iterable[str]) -> None:
        for chance in chances:
            if chance == "...":
                self.rest = FastDice(0)
            else:
                self.script += map(int, chance.split()[1:])

    def below(self, n: int) -> int:
        return n - 1

    def pick(self, items: Sequence[Item]) -> Item:
        self.offered.append(tuple(items))
        if self.script:
            value: Any = self.script.pop(0)
            assert value in items, f"{value} is not among {items}"
            return items[items.index(value)]
        assert self.rest, "a roll that was not foretold"
        return self.rest.pick(items)

    def shuffle(self, items: Any) -> None:
        self.shuffled.append(tuple(items))

    def copy(self) -> LoadedDice:
        dice = LoadedDice()
        dice.script = self.script[:]
        dice.rest = self.rest
        return dice


# Positions


def by_name(text: str) -> dict[str, str]:
    """The lines of a position: `A bench tentakel` is `tentakel` under "A bench"."""
    return {name: line.text for name, line in Lines(text, OF_A_SIDE).left.items()}


def with_lines(text: str, lines: str) -> str:
    """The text with these lines added, or in place of its own."""
    named = {**by_name(text), **by_name(lines)}
    return "\n".join(f"{name} {words}" for name, words in named.items())


def finale(text: str = "", deck: FinaleDeck = DECK, /, **options: str) -> Finale:
    """A table in this position."""
    lines = {**PLAIN, **by_name(text)}
    for letter in "AB":
        hand = lines[f"{letter} hand"].split()
        white = [word for word in tactics(DECK.family(WHITE)).split() if word not in hand]
        lines.setdefault(f"{letter} stack", " ".join(white))
    lines["options"] = " ".join(f"{name}={value}" for name, value in options.items())
    then = lines.pop("then", "")
    text = "\n".join(f"{name} {words}" for name, words in lines.items())
    table = Finale.position(text, deck, LoadedDice(), loud=True)
    if then:
        THEN[then](table)
    return table


def prepared(*script: str, **options: str) -> Finale:
    """A table from the very beginning, after these moves."""
    table = Finale(Finale.agree(2, options, DECK), LoadedDice())
    play(table, *script)
    return table


# Play


def play(table: Finale, *script: str) -> list[Event]:
    """Make legal moves, with this luck, and hand back what happened."""
    dice = table.dice
    assert isinstance(dice, LoadedDice)
    events: list[Event] = []
    table.take_events()
    for number, text in enumerate(script):
        if text[0] not in "AB":
            continue
        chances = luck_after(script[number + 1 :])
        seat, move = read(table, text)
        assert move in table.moves(seat), f"{text}: not among {asked(table)} {choices(table)}"
        dice.load(chances)
        table.play(seat, move)
        happened = table.take_events()
        assert not dice.script, f"never rolled after {text}: {dice.script}"
        if "..." not in chances:
            assert luck_of(happened) == chances
        events += happened
        dice.rest = None
    return events


def luck_after(script: Sequence[str]) -> list[str]:
    chances: list[str] = []
    for text in script:
        if text[0] in "AB":
            break
        chances.append(text)
    return chances


def luck_of(events: Iterable[Event]) -> list[str]:
    luck = []
    for event in events:
        if event.code in ROLLS:
            luck.append(f"{ROLLS[event.code]} {' '.join(map(str, event.facts['rolls']))}")
        elif event.code == "risk":
            luck.append(f"risks {event.facts['roll']}")
    return luck


def read(table: Finale, text: str) -> tuple[Seat, int]:
    letter, _, move = text.partition(" ")
    return SEATS.index(letter), table.read(move)


def refused(table: Finale, text: str) -> bool:
    """Whether a move is not allowed; asking why changes nothing."""
    seat, move = read(table, text)
    if move in table.moves(seat):
        return False
    before = table.state()
    table.why_not(seat, move)
    assert table.state() == before
    return True


# What lies where, in words


def names(cards: Iterable[int]) -> str:
    return " ".join("nobody" if card == NOBODY else CAST[card] for card in cards)


def tactics(cards: Iterable[int]) -> str:
    return " ".join("none" if card == NOBODY else CARDS[card] for card in cards)


def pitch(table: Finale, letter: str) -> str:
    """In the order of the roster: keeper, defence, midfield, attack."""
    seat = SEATS.index(letter)
    return names(table.view(seat).field[seat])


def bench(table: Finale, letter: str) -> str:
    seat = SEATS.index(letter)
    return names(table.view(seat).bench[seat])


def keeper(table: Finale, letter: str) -> str:
    return names([table.view(None).keeper[SEATS.index(letter)]])


def hand(table: Finale, letter: str) -> str:
    return tactics(table.view(SEATS.index(letter)).hand)


def opened(table: Finale) -> str:
    return tactics(table.view(None).open)


def turned(table: Finale, *cast: str) -> str:
    """How often they have been turned: `1 0`."""
    return " ".join(str(table.view(None).turns[CAST.index(name)]) for name in cast)


def booked(table: Finale) -> str:
    return names(table.view(None).booked)


def score(table: Finale) -> str:
    return "{}-{}".format(*table.view(None).goals)


def asked(table: Finale) -> str:
    """Who is asked what: `A use`, `AB play` (both in secret), or `nobody`."""
    letters = "".join(SEATS[seat] for seat in range(2) if table.moves(seat))
    return f"{letters} {table.write(table.topic).split()[0]}" if letters else "nobody"


def choices(table: Finale, letter: str = "") -> str:
    """What somebody can do, without the act: `klopper granit`."""
    seat = SEATS.index(letter) if letter else table.asked
    texts = [table.write(move) for move in table.moves(seat)]
    return " ".join(text.split()[-1] for text in texts)


def ending(table: Finale) -> str:
    """The places and why: `1 2 goals R43` says that A has won."""
    result = table.result()
    if result is None:
        return "goes on"
    return f"{result.places[0]} {result.places[1]} {result.code} {result.rule}"


def codes(events: Iterable[Event]) -> str:
    return " ".join(event.code for event in events)


def told(events: Iterable[Event], *wanted: str, seat: Seat | None = None) -> list[str]:
    """The events in words (those with these codes), as a seat or a spectator learns them."""
    return [
        " ".join([event.code, *(word_for(*fact) for fact in event.told(seat).facts.items())])
        for event in events
        if event.code in wanted or not wanted
    ]


def word_for(fact: str, value: Any) -> str:
    if fact == "seat":
        return SEATS[int(value)]
    if fact in ("footballer", "keeper", "off", "on"):
        return names([value])
    if fact == "tactic":
        return tactics([value])
    if fact == "tactics":
        return tactics(value)
    if fact in ("symbol", "cause"):
        return SYMBOLS[value]
    if fact == "action":
        return ("", "build-up", "finish")[value]
    if fact in ("goals", "sums", "rolls"):
        return f"{value[0]}-{value[1]}"
    return str(value)


def sums(events: Iterable[Event]) -> list[str]:
    """Every contest as `build-up A 6-5`."""
    return [
        f"{word_for('action', event.facts['action'])} {SEATS[event.facts['seat']]} "
        f"{word_for('sums', event.facts['sums'])}"
        for event in events
        if event.code == "contest"
    ]


def colour_of(card: str) -> str:
    return COLOURS[DECK.tactics[CARDS.index(card)].colour]
