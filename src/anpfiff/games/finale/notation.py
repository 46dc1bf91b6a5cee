"""Positions of Finale as text, for bug reports, puzzles, pages and tests.

    options    after90=extra-time
    A          klauball granit dampf blitz/1 fire trifft/2
    A bench    tentakel walze
    A hand     sturmlauf solo
    A stack    freiebahn visier
    B          greifhin fouler! putzer laessig abseits
    B hand     doppelpass
    score      1-0
    period     3

A manages Stollen, B Acker. After the letter come the footballers on the pitch, the keeper among
them: `trifft/2` has been turned twice, `fouler!` is booked, `-` is nobody. Both these lines must be
there; whatever else is left out is as at the beginning. Further lines about a side:

    A bench    tentakel walze          whoever is on neither has left the game, or was never in it;
    A gone     dampf/1!                so that is only said of somebody who was turned or booked
    A goal     klopper                 in goal, if it is no keeper
    A subs     1                       voluntary substitutions left
    A colour   red                     the tactics chosen beside white
    A hand     sturmlauf solo
    A stack    freiebahn visier        the next one last
    A open     doppelpass              the card on the table

`asked B use` is the question: who is asked, and how the answer begins. Without it, those who have
not done so choose a tactics card (`asked AB play`). `asked nobody use`: the match is over, that was
the last question. In a secret choice only those are asked who have not finished it, and what was
chosen so far is there: the squad, `A colour`, `A stack` (in the order chosen), `A swaps dampf
fersi` (off, on, …), `A open` (it stays in the hand until both have chosen) or `A shooters`.

An attack, and what is left of the last one:

    attack     A 1 counter             A attacks, and once more later; now B counters
    action     B build-up              or `finish`; with `success` it succeeded
    A slots    DM                      still to be filled (K D M S ? ^)
    B used     wuehler abseits         they have a chip for this action,
    B built    laessig                 and they one of the build-up before
    checks     abseits klopper         their symbols are still to be rolled for
    lost       red                     how the last keeper left the game

`attack A 1 countered` says that the counter of this period is over. In the shoot-out, `starter A`
shot first, `A shooters` is the order, and of `A shots elfer+ granit-` the first was a goal.
`booked` lists everybody booked, if not in the order of the text; `now 90000` is the clock.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import NOBODY, SEATS, Mistake, Move, Seat
from anpfiff.games.finale.cards import (
    BENCH,
    COLOURS,
    ELEVEN,
    FIELD,
    FOOTBALLERS,
    HAND,
    KEEPER,
    OFF,
    PLAY,
    SHOOT,
    SLOTS,
    SQUAD,
    SYMBOLS,
    WHITE,
    FinaleDeck,
)
from anpfiff.games.finale.moment import PREPARING, QUESTIONS, act_of, ask, choosing, periods
from anpfiff.games.finale.slots import in_order
from anpfiff.games.finale.squads import club

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale

PLACES = (
    "bench", "gone", "goal", "subs", "colour", "hand", "stack", "open", "swaps", "slots", "used",
    "built", "shooters", "shots",
)  # fmt: skip
"""What lines about a side can be about, beside its pitch."""
SHARED = (
    "options", "now", "score", "period", "asked", "attack", "action", "checks", "booked", "lost",
    "starter",
)  # fmt: skip
BEFORE = ("A", "B", "bench", "colour", "stack", "options", "now", "period", "asked")
"""All that can be said of a match that is being prepared,"""
ONLY = {"swaps": OFF, "shooters": SHOOT, "shots": SHOOT, "starter": SHOOT}
"""and what can be said at one question only."""
ASKED: dict[str, tuple[Seat, ...]] = {"A": (0,), "B": (1,), "AB": (0, 1), "nobody": ()}
LETTERS = {seats: word for word, seats in ASKED.items()}
ACTIONS = ("", "build-up", "finish")
SECOND_COLOUR = "|".join(COLOURS[WHITE + 1 :])
SUBS = 3


def placed(
    cls: type[Finale],
    text: str,
    deck: AnyDeck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Finale:
    """A table in this position. Nothing has happened on it yet."""
    lines = by_name(text)
    table = cls.__new__(cls)
    setup = cls.agree(2, options_in(lines), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=loud)
    table.lay_out()
    page = Page(lines, table.deck)
    asked = place_moment(table, page)
    for seat in range(2):
        place_team(table, seat, page)
        place_tactics(table, seat, page)
        place_shooters(table, seat, page)
    place_attack(table, page)
    problem = ask(table, asked)
    if problem:
        raise page.wrong(*problem)
    return table


def by_name(text: str) -> dict[str, str]:
    """The lines of a text: `A bench tentakel` is `tentakel` under "A bench"."""
    lines: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, *words = line.split()
        if name in ("A", "B") and words and words[0] in PLACES:
            name = f"{name} {words.pop(0)}"
        if name in lines:
            raise wrong(line, f"1 × {name}")
        lines[name] = " ".join(words)
    return lines


def options_in(lines: Mapping[str, str]) -> dict[str, str]:
    line = lines.get("options", "")
    pairs = [word.partition("=") for word in line.split()]
    options = {name: value for name, sign, value in pairs if sign}
    if len(options) < len(pairs):
        raise wrong(f"options {line}", "options NAME=VALUE …")
    return options


def wrong(line: str, expected: str) -> Mistake:
    return Mistake("position-line", line=line[:60], expected=expected)


class Page:
    """The lines of a position, and what their words mean."""

    def __init__(self, lines: Mapping[str, str], deck: FinaleDeck) -> None:
        if not {"A", "B"} <= lines.keys() or lines.keys() & set(SEATS[2:]):
            raise Mistake("position-seats")
        self.lines = lines
        self.tactics = {card.id: number for number, card in enumerate(deck.tactics)}
        self.cast = {card.id: number for number, card in enumerate(deck.footballers)}
        self.clubs = [
            {word: card for word, card in self.cast.items() if card in club(seat)}
            for seat in range(2)
        ]

    def check_names(self, question: Move) -> None:
        """No line that means nothing, or nothing now."""
        known = BEFORE if question in PREPARING else ("A", "B", *PLACES, *SHARED)
        for name in self.lines:
            word = name.removeprefix("A ").removeprefix("B ")
            if word not in known or ONLY.get(word, question) != question:
                raise self.wrong(name, " | ".join(known))

    def wrong(self, name: str, expected: str) -> Mistake:
        return wrong(f"{name} {self.lines.get(name, '')}".strip(), expected)

    def words(self, name: str) -> list[str]:
        words = self.lines.get(name, "").split()
        return [] if words == ["-"] else words

    def parts(self, name: str, pattern: str, expected: str, otherwise: str = "") -> tuple[str, ...]:
        """The groups of a pattern; a line that is not there counts as `otherwise`."""
        found = re.fullmatch(pattern, self.lines.get(name, otherwise))
        if found is None:
            raise self.wrong(name, f"{name} {expected}")
        return found.groups("")

    def number(self, name: str, values: range, otherwise: int) -> int:
        expected = f"{values[0]}–{values[-1]}"
        (digits,) = self.parts(name, "([0-9]{1,15})", expected, str(otherwise))
        if int(digits) not in values:
            raise self.wrong(name, f"{name} {expected}")
        return int(digits)

    def cards(self, name: str, known: Mapping[str, int], most: int = FOOTBALLERS) -> list[int]:
        """Cards by their words, none of them twice."""
        words = self.words(name)
        if len(words) > most or len(set(words)) < len(words) or not known.keys() >= set(words):
            raise self.wrong(name, f"{name} {'CARD' if known is self.tactics else 'NAME'} …")
        return [known[word] for word in words]

    def card(self, name: str, known: Mapping[str, int]) -> int:
        return (self.cards(name, known, 1) or [NOBODY])[0]


def place_moment(table: Finale, page: Page) -> tuple[Seat, ...] | None:
    """Clock, score, period and question; hands back who is asked, if the text says so."""
    words = {act_of(table, question): question for question in QUESTIONS}
    who, what = page.parts(
        "asked",
        f"({'|'.join(ASKED)}) ({'|'.join(words)})",
        f"{' | '.join(ASKED)}  {' | '.join(words)}",
        "AB play",
    )
    table.topic = words[what]
    page.check_names(table.topic)
    values = periods(table.topic)
    table.period = page.number("period", values, values[0])
    table.now = page.number("now", range(10**15), 0)
    table.goals = list(map(int, page.parts("score", "([0-9]{1,3})-([0-9]{1,3})", "1-0", "0-0")))
    return ASKED[who] if "asked" in page.lines else None


def place_team(table: Finale, seat: Seat, page: Page) -> None:
    """Who stands where, how often they were turned, and who is booked."""
    letter, gone, named = SEATS[seat], list[int](), set[int]()
    for name, cards, most in (
        (letter, table.field[seat], ELEVEN),
        (f"{letter} bench", table.bench[seat], BENCH),
        (f"{letter} gone", gone, SQUAD),
    ):
        for word in page.words(name):
            found = re.fullmatch("([a-z0-9-]+)(?:/([0-3]))?(!?)", word)
            card = page.clubs[seat].get(found[1], NOBODY) if found else NOBODY
            if not found or card == NOBODY or card in named or len(cards) == most:
                raise page.wrong(name, f"{name} NAME NAME/1 NAME! … (≤ {most})")
            named.add(card)
            cards.append(card)
            table.turns[card] = int(found[2] or 0)
            if found[3]:
                table.booked.append(card)
    if table.topic in PREPARING and (table.booked or any(table.turns)):
        raise page.wrong(letter, f"{letter} NAME …")
    if table.topic != FIELD:
        table.field[seat].sort()
        table.bench[seat].sort()
    table.keeper[seat] = usual_keeper(table, seat)
    if f"{letter} goal" in page.lines:
        table.keeper[seat] = page.card(f"{letter} goal", page.clubs[seat])
    if table.keeper[seat] not in (NOBODY, *table.field[seat]):
        raise page.wrong(f"{letter} goal", f"{letter} goal NAME")
    if table.topic != FIELD and not set(keepers(table, seat)) <= {table.keeper[seat]}:
        raise page.wrong(letter, f"{letter} goal, ≤ 1 × keeper")


def usual_keeper(table: Finale, seat: Seat) -> int:
    """The keeper on the pitch; as long as squads are chosen, nobody stands there yet."""
    return NOBODY if table.topic == FIELD else (*keepers(table, seat), NOBODY)[0]


def keepers(table: Finale, seat: Seat) -> list[int]:
    return [card for card in table.field[seat] if table.position_of(card) == KEEPER]


def place_tactics(table: Finale, seat: Seat, page: Page) -> None:
    letter = SEATS[seat]
    table.hands[seat] = sorted(page.cards(f"{letter} hand", page.tactics, HAND))
    table.stacks[seat] = page.cards(f"{letter} stack", page.tactics)
    if not set(table.hands[seat]).isdisjoint(table.stacks[seat]):
        raise page.wrong(f"{letter} stack", f"≠ {letter} hand")
    table.open[seat] = page.card(f"{letter} open", page.tactics)
    (colour,) = page.parts(f"{letter} colour", f"({SECOND_COLOUR})?", SECOND_COLOUR)
    table.colour[seat] = COLOURS.index(colour) if colour else NOBODY
    table.subs[seat] = page.number(f"{letter} subs", range(SUBS + 1), SUBS)
    table.swaps[seat] = page.cards(f"{letter} swaps", page.clubs[seat])


def place_shooters(table: Finale, seat: Seat, page: Page) -> None:
    """Who can shoot follows from the pitch and the bench."""
    letter, pool = SEATS[seat], table.pool(seat)
    known = {word: card for word, card in page.clubs[seat].items() if card in pool}
    table.shooters[seat] = page.cards(f"{letter} shooters", known)
    known = known or {"nobody": NOBODY}
    for word in page.words(f"{letter} shots"):
        shooter, sign = word[:-1], word[-1]
        if shooter not in known or sign not in "+-":
            raise page.wrong(f"{letter} shots", f"{letter} shots NAME+ NAME- …")
        table.scored[seat].append(sign == "+")
        if pool:
            table.shots[seat].append(known[shooter])


def place_attack(table: Finale, page: Page) -> None:
    who, attacks, counter = page.parts(
        "attack", "(?:([AB]) ([0-4])( counter| countered)?)?", "A 0–4 [counter | countered]"
    )
    table.attacker, table.attacks = seat_of(who), int(attacks or 0)
    table.counter, table.countered = counter == " counter", bool(counter)
    who, action, success = page.parts(
        "action", "(?:([AB])(?: (build-up|finish))?( success)?)?", "A build-up | finish [success]"
    )
    table.active = seat_of(who)
    table.action, table.success = ACTIONS.index(action), bool(success)
    for seat, letter in enumerate("AB"):
        (slots,) = page.parts(f"{letter} slots", "([KDMS?^]{0,6})", SLOTS)
        table.slots[seat] = in_order([SLOTS.index(slot) for slot in slots])
        table.used[seat] = page.cards(f"{letter} used", page.clubs[seat])
        table.built[seat] = page.cards(f"{letter} built", page.clubs[seat])
    there = set(table.field[0] + table.field[1]) & set(table.used[0] + table.used[1])
    table.checks = page.cards("checks", page.cast)
    if not set(table.checks) <= there:
        raise page.wrong("checks", "A used, B used")
    booked = page.cards("booked", page.cast)
    table.booked = booked + [card for card in table.booked if card not in booked]
    table.lost = SYMBOLS.index(page.parts("lost", "(injury|red)?", "injury | red")[0])
    table.starter = seat_of(page.parts("starter", "([AB])?", "A | B")[0])


def seat_of(letter: str) -> Seat:
    return SEATS.index(letter) if letter else NOBODY


def written(table: Finale) -> str:
    """The position as text; `placed` is the inverse."""
    options, usual = table.options.write(), type(table.options)().write()
    changed = [f"{name}={value}" for name, value in options.items() if value != usual[name]]
    lines = {"options": " ".join(changed), **side(table, 0), **side(table, 1), **shared(table)}
    return "\n".join(
        f"{name:<10} {' '.join(words.split())}" for name, words in lines.items() if words
    )


def side(table: Finale, seat: Seat) -> dict[str, str]:
    keeper, colour, laid = table.keeper[seat], table.colour[seat], table.open[seat]
    shooters = table.shots[seat] or [NOBODY] * len(table.scored[seat])
    signs = ["+" if scored else "-" for scored in table.scored[seat]]
    words = {
        "": marked(table, table.field[seat]) or ["-"],
        "bench": marked(table, table.bench[seat]),
        "gone": marked(table, gone(table, seat)),
        "goal": names(table, [keeper]) if keeper != usual_keeper(table, seat) else [],
        "subs": [str(table.subs[seat])] if table.subs[seat] != SUBS else [],
        "colour": [COLOURS[colour]] if colour != NOBODY else [],
        "hand": tactics(table, table.hands[seat]),
        "stack": tactics(table, table.stacks[seat]),
        "open": tactics(table, [laid]) if laid != NOBODY else [],
        "swaps": names(table, table.swaps[seat]),
        "slots": ["".join(SLOTS[slot] for slot in table.slots[seat])],
        "used": names(table, table.used[seat]),
        "built": names(table, table.built[seat]),
        "shooters": names(table, table.shooters[seat]),
        "shots": list(map("".join, zip(names(table, shooters), signs, strict=True))),
    }
    return {f"{SEATS[seat]} {place}".strip(): " ".join(words[place]) for place in words}


def shared(table: Finale) -> dict[str, str]:
    attacker, active, starter = table.attacker, table.active, table.starter
    counter = "counter" if table.counter else "countered" if table.countered else ""
    success = "success" if table.success else ""
    asked = tuple([seat for seat in range(2) if table.moves(seat)])
    usual = table.topic == PLAY and asked and asked == choosing(table)
    named = [table.field[seat] + table.bench[seat] + gone(table, seat) for seat in range(2)]
    in_order_of_text = [card for card in named[0] + named[1] if card in table.booked]
    return {
        "score": "{}-{}".format(*table.goals) if any(table.goals) else "",
        "period": str(table.period) if table.period != periods(table.topic)[0] else "",
        "attack": f"{SEATS[attacker]} {table.attacks} {counter}" if attacker != NOBODY else "",
        "action": f"{SEATS[active]} {ACTIONS[table.action]} {success}" if active != NOBODY else "",
        "checks": " ".join(names(table, table.checks)),
        "booked": " ".join(names(table, table.booked)) if table.booked != in_order_of_text else "",
        "lost": SYMBOLS[table.lost],
        "starter": SEATS[starter] if starter != NOBODY else "",
        "asked": "" if usual else f"{LETTERS[asked]} {act_of(table, table.topic)}",
        "now": str(table.now) if table.now else "",
    }


def gone(table: Finale, seat: Seat) -> list[int]:
    """Who is neither on the pitch nor on the bench, but was turned or booked."""
    there = table.field[seat] + table.bench[seat]
    traces = [card for card in club(seat) if table.turns[card] or card in table.booked]
    return [card for card in traces if card not in there]


def marked(table: Finale, cards: list[int]) -> list[str]:
    turns = [f"/{table.turns[card]}" if table.turns[card] else "" for card in cards]
    chips = ["!" if card in table.booked else "" for card in cards]
    return list(map("".join, zip(names(table, cards), turns, chips, strict=True)))


def names(table: Finale, cards: list[int]) -> list[str]:
    return ["nobody" if card == NOBODY else table.deck.footballers[card].id for card in cards]


def tactics(table: Finale, cards: list[int]) -> list[str]:
    return [table.deck.tactics[card].id for card in cards]
