"""Positions of Finale as text: for bug reports, puzzles, pages and tests.

    options  after90=extra-time
    A        klauball granit dampf blitz/1 fire trifft/2
    A bench  tentakel walze
    A hand   sturmlauf solo
    A stack  freiebahn visier
    B        greifhin fouler! putzer laessig abseits
    B hand   doppelpass
    score    1-0
    period   3

A manages Stollen, B Acker. After the letter come the footballers on the pitch, the keeper among
them: `trifft/2` has been turned twice, `fouler!` is booked, `-` is nobody. Both these lines must be
there; whatever else is left out is as at the beginning. Further lines about a side:

    A bench     tentakel walze         whoever is on neither has left the game, or was never in it;
    A gone      dampf/1!               so that is only said of somebody who was turned or booked
    A goal      klopper                in goal, if it is no keeper
    A subs      1                      voluntary substitutions left
    A colour    red                    the tactics chosen beside white
    A hand      sturmlauf solo
    A stack     freiebahn visier       the next one last
    A open      doppelpass             the card on the table

`asked B use` is the question: who is asked, and how the answer begins. Without it, those who have
not done so choose a tactics card (`asked AB play`). `asked nobody use`: the match is over, that was
the last question. In a secret choice only those are asked who have not finished it, and what was
chosen so far is there: the squad, `A colour`, `A stack` (in the order chosen), `A swaps dampf
fersi` (off, on, …), `A open` (it stays in the hand until both have chosen) or `A shooters`; and
`A steps 40`, how often A has changed something.

An attack, and what is left of the last one:

    attack      A 1 counter            A attacks, and once more later; now B counters
    action      B build-up             or `finish`; with `success` it succeeded
    A slots     DM                     still to be filled (K D M S ? ^)
    B used      wuehler abseits        they have a chip for this action,
    B built     laessig                and they one of the build-up before
    checks      abseits klopper        their symbols are still to be rolled for
    lost        red                    how the last keeper left the game
    A gaps      DM                     of these lines somebody was lost and not replaced

`attack A 1 countered` says that the counter of this period is over. In the shoot-out, `starter A`
shot first, `A shooters` is the order, and of `A shots elfer+ granit-` the first was a goal.
`booked` lists those who are booked, if that was not in the order of the text; `now 90000` is the
clock.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from anpfiff.core.deck import Deck
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import NONE, Line, Lines, page, read_now, write_now, write_options
from anpfiff.core.nouns import NOBODY, SEATS, Seat
from anpfiff.games.finale.cards import (
    BENCH,
    COLOUR,
    COLOURS,
    ELEVEN,
    FIELD,
    FOOTBALLERS,
    HAND,
    KEEPER,
    MOST_STEPS,
    OFF,
    PLAY,
    SHOOT,
    SLOTS,
    SQUAD,
    STACK,
    SYMBOLS,
    TACTICS,
    WHITE,
)
from anpfiff.games.finale.moment import (
    PREPARING,
    QUESTIONS,
    SECRET,
    act_of,
    ask,
    choosing,
    periods,
)
from anpfiff.games.finale.slots import in_order
from anpfiff.games.finale.squads import club
from anpfiff.games.packs import Pack

if TYPE_CHECKING:
    from anpfiff.games.finale.rules import Finale

PLACES = (
    "bench", "gone", "goal", "subs", "colour", "hand", "stack", "open", "swaps", "slots", "used",
    "built", "gaps", "shooters", "shots", "steps",
)  # fmt: skip
"""What lines about a side can be about, beside its pitch."""
OF_A_SIDE = frozenset(f"{letter} {place}" for letter in "AB" for place in PLACES)
ASKED: dict[str, tuple[Seat, ...]] = {"A": (0,), "B": (1,), "AB": (0, 1), "nobody": ()}
LETTERS = {seats: word for word, seats in ASKED.items()}
ACTIONS = ("", "build-up", "finish")
SECOND = COLOURS[WHITE + 1 :]
"""The colours to choose from."""
SUBS = 3


def footballers_of(table: Finale) -> Pack:
    """There is one of each."""
    cast = table.deck.footballers
    return Pack([card.id for card in cast], [1] * FOOTBALLERS, [card.club for card in cast])


def tactics_of(table: Finale) -> Pack:
    """Those of one manager; the other has the same."""
    return Pack([card.id for card in table.deck.tactics], [1] * TACTICS)


# Reading


def placed(
    cls: type[Finale],
    text: str,
    deck: Deck | None = None,
    dice: Dice | None = None,
    *,
    loud: bool = False,
) -> Finale:
    """A table in this position; a Mistake says which line is wrong."""
    lines = Lines(text, OF_A_SIDE)
    said = {**lines.left}
    pitches = lines.seats()
    table = cls.__new__(cls)
    setup = cls.agree(len(pitches), lines.options(), deck)
    table.prepare(setup, FastDice(0) if dice is None else dice, loud=False)
    table.lay_out()
    asked = place_moment(table, lines)
    for seat, pitch in enumerate(pitches):
        place_team(table, seat, pitch, lines)
        place_tactics(table, seat, lines)
    if table.topic not in PREPARING:
        place_attack(table, lines)
    if table.topic == SHOOT:
        place_shots(table, lines)
    lines.nothing_else()
    if problem := ask(table, asked if "asked" in said else None):
        name, expected = problem
        raise said.get(name, Line(name, "")).wrong(expected)
    table.loud = loud
    return table


def take(lines: Lines, name: str, otherwise: str = "") -> Line:
    return lines.take(name) or Line(name, otherwise)


def parts(line: Line, text: str, pattern: str, expected: str) -> tuple[str, ...]:
    """The groups of a pattern in a word of the line, or in all that it says."""
    found = re.fullmatch(pattern, text)
    if found is None:
        raise line.wrong(expected, text)
    return found.groups("")


def cards(line: Line, pack: Pack, among: Collection[int], most: int = SQUAD) -> list[int]:
    """None of them twice."""
    most = min(most, len(among))
    if len(line.words()) > most:
        raise line.wrong(f"≤ {most} × …")
    return pack.take(line, line.words(), among)


def place_moment(table: Finale, lines: Lines) -> tuple[Seat, ...]:
    """Question, period, score and clock; hands back who is asked."""
    never = COLOUR if table.options.tactics == "free" else STACK
    words = {act_of(table, question): question for question in QUESTIONS if question != never}
    asked = take(lines, "asked", "AB play")
    pattern = f"({'|'.join(ASKED)}) ({'|'.join(words)})"
    who, what = parts(asked, asked.text, pattern, f"{' | '.join(ASKED)}  {' | '.join(words)}")
    table.topic = words[what]
    values = periods(table.topic)
    period = take(lines, "period", str(values[0]))
    table.period = period.number(period.text, values[0], values[-1])
    if table.topic not in PREPARING:
        score = take(lines, "score", "0-0")
        goals = parts(score, score.text, "([0-9]{1,3})-([0-9]{1,3})", "1-0")
        table.goals = [int(goals[0]), int(goals[1])]
    read_now(table, lines)
    return ASKED[who]


def place_team(table: Finale, seat: Seat, pitch: Line, lines: Lines) -> None:
    """Who stands where, and who in goal."""
    letter, cast = SEATS[seat], footballers_of(table)
    field = table.field[seat] = team(table, pitch, cast, seat, ELEVEN)
    bench = table.bench[seat] = team(table, take(lines, f"{letter} bench"), cast, seat, BENCH)
    if table.topic == FIELD:
        return
    field.sort()
    bench.sort()
    table.keeper[seat] = usual_keeper(table, seat)
    if table.topic not in PREPARING:
        left = SQUAD - len(field) - len(bench)
        team(table, take(lines, f"{letter} gone"), cast, seat, left)
        if goal := lines.take(f"{letter} goal"):
            table.keeper[seat] = only(cards(goal, footballers_of(table), field, 1))
    if not set(keepers(table, seat)) <= {table.keeper[seat]}:
        raise pitch.wrong(f"{letter} goal, ≤ 1 × keeper")


def team(table: Finale, line: Line, cast: Pack, seat: Seat, most: int) -> list[int]:
    """Those whom a line names; also notes who was turned and booked, before the kick-off nobody."""
    found: list[int] = []
    for word in line.words():
        name, turns, chip = parts(line, word, "([^/!]+)(?:/([0-3]))?(!?)", "… | …/1 | …!")
        (card,) = cast.take(line, [name], cast.own(seat))
        found.append(card)
        table.turns[card] = int(turns or 0)
        if chip:
            table.booked.append(card)
        if table.topic in PREPARING and (table.turns[card] or chip):
            raise line.wrong(name, word)
    if len(found) > most:
        raise line.wrong(f"≤ {most} × …")
    return found


def only(found: list[int]) -> int:
    return found[0] if found else NOBODY


def usual_keeper(table: Finale, seat: Seat) -> int:
    """The keeper on the pitch; as long as squads are chosen, nobody stands there yet."""
    return NOBODY if table.topic == FIELD else only(keepers(table, seat))


def keepers(table: Finale, seat: Seat) -> list[int]:
    return [card for card in table.field[seat] if table.position_of(card) == KEEPER]


def place_tactics(table: Finale, seat: Seat, lines: Lines) -> None:
    """Cards, and how many substitutions are left."""
    letter, every = SEATS[seat], range(TACTICS)
    if table.topic not in (FIELD, STACK):
        colour = take(lines, f"{letter} colour")
        found = parts(colour, colour.text, f"({'|'.join(SECOND)})?", " | ".join(SECOND))[0]
        table.colour[seat] = COLOURS.index(found) if found else NOBODY
    pack = tactics_of(table)
    if table.topic not in PREPARING:
        hand = take(lines, f"{letter} hand")
        table.hands[seat] = sorted(cards(hand, pack, every, HAND))
        laid = take(lines, f"{letter} open")
        table.open[seat] = only(cards(laid, tactics_of(table), every, 1))
        subs = take(lines, f"{letter} subs", str(SUBS))
        table.subs[seat] = subs.number(subs.text, 0, SUBS)
    if table.topic not in (FIELD, COLOUR):
        stack = take(lines, f"{letter} stack")
        table.stacks[seat] = cards(stack, pack, every, TACTICS)
    if table.topic in SECRET:
        steps = take(lines, f"{letter} steps", "0")
        table.steps[seat] = steps.number(steps.text, 0, 2 * MOST_STEPS)
    if table.topic == OFF:
        swaps = take(lines, f"{letter} swaps")
        table.swaps[seat] = cards(swaps, footballers_of(table), club(seat))


def place_attack(table: Finale, lines: Lines) -> None:
    attack = take(lines, "attack")
    pattern = "(?:([AB]) ([0-4])( counter| countered)?)?"
    who, attacks, counter = parts(attack, attack.text, pattern, "A 0–4 [counter | countered]")
    table.attacker, table.attacks = seat_of(who), int(attacks or 0)
    table.counter, table.countered = counter == " counter", bool(counter)
    action = take(lines, "action")
    pattern = "(?:([AB])(?: (build-up|finish))?( success)?)?"
    who, kind, success = parts(action, action.text, pattern, "A build-up | finish [success]")
    table.active = seat_of(who)
    table.action, table.success = ACTIONS.index(kind), bool(success)
    for seat in range(2):
        place_chips(table, seat, lines)
    there = {*table.field[0], *table.field[1]} & {*table.used[0], *table.used[1]}
    table.checks = cards(take(lines, "checks"), footballers_of(table), there)
    first = cards(take(lines, "booked"), footballers_of(table), table.booked, FOOTBALLERS)
    table.booked = first + [card for card in table.booked if card not in first]
    lost = take(lines, "lost")
    table.lost = SYMBOLS.index(parts(lost, lost.text, "(injury|red)?", "injury | red")[0])


def place_chips(table: Finale, seat: Seat, lines: Lines) -> None:
    letter = SEATS[seat]
    slots = take(lines, f"{letter} slots")
    found = parts(slots, slots.text, "([KDMS?^]{0,6})|-", SLOTS)[0]
    table.slots[seat] = in_order([SLOTS.index(slot) for slot in found])
    gaps = take(lines, f"{letter} gaps")
    found = parts(gaps, gaps.text, f"([DMS]{{0,{SQUAD}}})|-", "DMS")[0]
    table.gaps[seat] = in_order([SLOTS.index(slot) for slot in found])
    for place, chips in (("used", table.used), ("built", table.built)):
        chips[seat] = cards(take(lines, f"{letter} {place}"), footballers_of(table), club(seat))


def place_shots(table: Finale, lines: Lines) -> None:
    """Who can shoot follows from the pitch and the bench."""
    starter = take(lines, "starter")
    table.starter = seat_of(parts(starter, starter.text, "([AB])?", "A | B")[0])
    for seat in range(2):
        letter, pool = SEATS[seat], table.pool(seat)
        shooters = take(lines, f"{letter} shooters")
        table.shooters[seat] = cards(shooters, footballers_of(table), pool)
        shots = take(lines, f"{letter} shots")
        for word in shots.words():
            shooter, sign = parts(shots, word, "(.+)([+-])", "…+ | …-")
            if pool:
                table.shots[seat].append(footballers_of(table).find(shots, shooter, pool))
            elif shooter != "nobody":
                raise shots.wrong("nobody+ | nobody-", word)
            table.scored[seat].append(sign == "+")


def seat_of(letter: str) -> Seat:
    return SEATS.index(letter) if letter else NOBODY


# Writing


def written(table: Finale) -> str:
    """The position as text: `placed` makes an equal table of it."""
    return page(lines_of(table))


def lines_of(table: Finale) -> Iterator[Line]:
    yield from write_options(table.setup)
    for seat, letter in enumerate("AB"):
        yield Line(letter, marked(table, table.field[seat]) or NONE)
        for place, words in side(table, seat).items():
            if words:
                yield Line(f"{letter} {place}", words)
    for name, words in shared(table).items():
        if words:
            yield Line(name, words)
    yield from write_now(table)


def side(table: Finale, seat: Seat) -> dict[str, str]:
    """By place: what lies there; nothing where it is as at the beginning."""
    cast, tactics = footballers_of(table), tactics_of(table)
    keeper, colour, laid = table.keeper[seat], table.colour[seat], table.open[seat]
    slots = [SLOTS[slot] for slot in table.slots[seat]]
    return {
        "bench": marked(table, table.bench[seat]),
        "gone": marked(table, gone(table, seat)),
        "goal": cast.words[keeper] if keeper != usual_keeper(table, seat) else "",
        "subs": str(table.subs[seat]) if table.subs[seat] != SUBS else "",
        "colour": COLOURS[colour] if colour != NOBODY else "",
        "hand": tactics.named(table.hands[seat]),
        "stack": tactics.named(table.stacks[seat]),
        "open": tactics.words[laid] if laid != NOBODY else "",
        "swaps": cast.named(table.swaps[seat]),
        "slots": "".join(slots),
        "used": cast.named(table.used[seat]),
        "built": cast.named(table.built[seat]),
        "gaps": "".join([SLOTS[line] for line in table.gaps[seat]]),
        "shooters": cast.named(table.shooters[seat]),
        "shots": shots_of(table, seat),
        "steps": str(table.steps[seat]) if table.steps[seat] else "",
    }


def shared(table: Finale) -> dict[str, str]:
    """By line: what is about both sides."""
    cast, booked = footballers_of(table), table.booked
    attacker, active, starter = table.attacker, table.active, table.starter
    counter = " counter" if table.counter else " countered" if table.countered else ""
    action = f" {ACTIONS[table.action]}" if table.action else ""
    success = " success" if table.success else ""
    asked = tuple([seat for seat in range(2) if table.moves(seat)])
    usual = table.topic == PLAY and asked and asked == choosing(table)
    return {
        "score": "{}-{}".format(*table.goals) if any(table.goals) else "",
        "period": str(table.period) if table.period != periods(table.topic)[0] else "",
        "attack": f"{SEATS[attacker]} {table.attacks}{counter}" if attacker != NOBODY else "",
        "action": f"{SEATS[active]}{action}{success}" if active != NOBODY else "",
        "checks": cast.named(table.checks),
        "booked": cast.named(booked) if booked != booked_in_text(table) else "",
        "lost": SYMBOLS[table.lost],
        "starter": SEATS[starter] if starter != NOBODY else "",
        "asked": "" if usual else f"{LETTERS[asked]} {act_of(table, table.topic)}",
    }


def booked_in_text(table: Finale) -> list[int]:
    """In the order in which the text names them."""
    named = [table.field[seat] + table.bench[seat] + gone(table, seat) for seat in range(2)]
    return [card for card in named[0] + named[1] if card in table.booked]


def gone(table: Finale, seat: Seat) -> list[int]:
    """Who is neither on the pitch nor on the bench, but was turned or booked."""
    there = table.field[seat] + table.bench[seat]
    traces = [card for card in club(seat) if table.turns[card] or card in table.booked]
    return [card for card in traces if card not in there]


def marked(table: Finale, cards: list[int]) -> str:
    """With turns and chips. Whoever is called like a place is not mistaken for it: `bench/0`."""
    words = []
    for card in cards:
        name, turns = table.deck.footballers[card].id, table.turns[card]
        sign = f"/{turns}" if turns or name in PLACES else ""
        words.append(f"{name}{sign}{'!' if card in table.booked else ''}")
    return " ".join(words)


def shots_of(table: Finale, seat: Seat) -> str:
    """R45 A side without anybody shoots, too."""
    cast, scored = table.deck.footballers, table.scored[seat]
    names = [cast[card].id for card in table.shots[seat]] or ["nobody"] * len(scored)
    return " ".join(
        f"{name}{'+' if goal else '-'}" for name, goal in zip(names, scored, strict=True)
    )
