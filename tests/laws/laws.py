"""What must hold for every game at every step. Each law takes a step and asserts."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
import pytest

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, Event, Move, Refused, Seat
from anpfiff.core.race import Race
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.play.onlooker import Onlooker, Update
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from tests.laws.oracle import Oracle
from tests.laws.oracles import oracle_of


class BrokenLaw(AssertionError):
    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


Viewer = Seat | None


class Step(NamedTuple):
    """A match between two moves, what each seat has been told, and dice for the law's own use."""

    match: Match
    told: list[list[Event]]
    oracle: Oracle
    dice: Dice
    news: list[Event]
    """What happened in this step, untold,"""
    updates: dict[Viewer, Update | None]
    """what every viewer was sent because of it,"""
    chose: Seat | None = None
    """and who took a step of a secret choice that is not over yet."""

    @property
    def table(self) -> Table:
        return self.match.table

    def seats(self) -> range:
        return range(self.table.seats)

    def acting(self) -> list[Seat]:
        return [seat for seat in self.seats() if self.table.moves(seat)]


Law = Callable[[Step], None]


def somebody_can_act_until_it_is_over(step: Step) -> None:
    busy = bool(step.acting()) or step.table.deadline() is not None
    if step.table.result() is None:
        assert busy, "the game is not over, but nobody can do anything"
    else:
        assert not busy, "the game is over, but somebody can still act"


def the_result_adds_up(step: Step) -> None:
    result = step.table.result()
    if result is not None:
        assert abs(sum(result.points) - 1) < 1e-9
        assert len(result.points) == len(result.places) == step.table.seats
        for points, place in zip(result.points, result.places, strict=True):
            assert (points > 0) == (place == 1)
        assert result.code
        assert re.fullmatch(r"[A-Z]\d+(\.\d+)?", result.rule)


def texts_read_back(step: Step) -> None:
    for seat in step.seats():
        for move in step.table.moves(seat):
            text = step.table.write(move)
            assert step.table.read(text) == move, text
            assert step.table.read(f"  {text.upper()} ") == move, text


def the_log_rebuilds_the_match(step: Step) -> None:
    text = str(Record.of(step.match))
    again = Record.read(text).replay(step.match.game, step.match.setup.deck)
    assert str(Record.of(again)) == text
    assert again.table.state() == step.table.state(), "chance outside the dice, or hidden state"


def every_field_is_named(step: Step) -> None:
    """`copy` and `state` know every attribute (compiled tables have no __dict__ to forget)."""
    attributes = set(getattr(step.table, "__dict__", {}))
    base = {"setup", "seats", "dice", "now", "due", "asked", "choices", "tick", "secret", "loud"}
    base |= {"events", "outcome"}
    unnamed = sorted(attributes - base - set(step.table.fields))
    assert not unnamed, f"not in `fields`: {', '.join(unnamed)}"


def a_copy_is_equal_and_independent(step: Step) -> None:
    before = step.table.state()
    first, second = step.table.copy(), step.table.copy()
    assert first.state() == before
    play_on(first, FastDice(7))
    assert step.table.state() == before, "playing on a copy changed the table"
    play_on(second, FastDice(7))
    assert first.state() == second.state(), "equal copies went different ways"


def a_refused_move_changes_nothing(step: Step) -> None:
    before, log = step.table.state(), list(step.match.log)
    everything = all_moves(step.table)
    for seat in step.seats():
        legal = set(step.table.moves(seat))
        illegal = [move for move in everything if move not in legal]
        if not illegal:
            continue
        move = step.dice.pick(illegal)
        with pytest.raises(Refused) as refused:
            step.match.play(seat, move)
        refusal = refused.value.refusal
        assert refusal.code
        assert re.fullmatch(r"[A-Z]\d+(\.\d+)?", refusal.rule), refusal
        check_facts(step.table, refusal.facts)
        assert step.table.state() == before
        assert list(step.match.log) == log


def secret_choices_commute(step: Step) -> None:
    """The order of arrival makes no difference."""
    acting = step.acting()
    if len(acting) < 2 or not step.table.secret:
        return
    choice = {seat: step.dice.pick(step.table.moves(seat)) for seat in acting}
    tables = []
    for order in (acting, acting[::-1]):
        table = loud_copy(step.table)
        for seat in order:
            table.play(seat, choice[seat])
        tables.append((table.state(), table.take_events()))
    assert tables[0] == tables[1], "the order of secret choices made a difference"


def a_secret_step_shows_to_nobody_else(step: Step) -> None:
    """Not to those who choose as well, to those who have chosen, to bystanders or spectators.

    Neither what they see nor why they are refused something changes before all have chosen.
    """
    if not step.table.secret:
        return
    for seat in step.acting():
        table = loud_copy(step.table)
        others = [other for other in (*step.seats(), None) if other != seat]
        choice, before = table.secret, [said_to(table, other, []) for other in others]
        table.play(seat, step.dice.pick(table.moves(seat)))
        if table.secret is choice:
            told = table.take_events()
            after = [said_to(table, other, told) for other in others]
            assert after == before, f"somebody can see that {seat} chose"


def choosing_in_secret_sends_nothing(step: Step) -> None:
    """However many steps it takes, nobody else gets a message, not even an empty one."""
    if step.chose is None:
        return
    for viewer, update in step.updates.items():
        if viewer != step.chose:
            assert update is None, f"{viewer} is sent {update} when {step.chose} chooses"


def what_is_told_has_its_declared_shape(step: Step) -> None:
    """Every event and every question: its code is known, and so are its facts and their types."""
    told = step.table.told
    for event in step.news:
        assert event.code in told.events, f'told.py does not declare the event "{event.code}"'
        public, _, secret = told.events[event.code].partition("|")
        differs = f'"{event.code}" tells {event}, told.py declares: {told.events[event.code]}'
        assert list(event.facts) == public.split(), differs
        assert set(event.secret) == set(secret.split()), differs
        check_facts(step.table, {**event.facts, **event.secret})
    for seat in step.seats():
        question = step.table.question(seat)
        assert (question is not None) == bool(step.table.moves(seat)), question
        if question is not None:
            assert list(question.facts) == told.questions[question.code].split(), question
            check_facts(step.table, question.facts)
    assert step.table.question(None) is None


def check_facts(table: Table, facts: dict[str, object]) -> None:
    for name, value in facts.items():
        again = msgspec.convert(msgspec.to_builtins(value), table.told.facts[name], strict=True)
        assert again == value, f"{name} = {value!r}"


def moves_say_what_they_are_about(step: Step) -> None:
    """Act, kind and number agree with the text, and stand for things that are there."""
    phrases, deck = step.table.phrases(step.match.setup), step.match.setup.deck
    for seat in step.seats():
        for move in step.table.moves(seat):
            act, *words = phrases.write(move).split()
            about = phrases.about(move)
            assert about.act == act
            assert len(about.things) == len(words)
            for thing in about.things:
                assert thing.number >= 0
                if thing.kind == "seat":
                    assert thing.number in step.seats()
                if thing.kind in ("card", "tactic"):
                    assert deck.thing(thing.kind, thing.number)


def what_fits_does_not_come_back(step: Step) -> None:
    """In races, and nothing but the own sight is needed to know it."""
    if not step.table.live():
        return
    for seat, move in some_acts(step):
        table = loud_copy(step.table)
        fits = table.fits(seat, move)
        table.play(seat, move)
        back = [event for event in table.take_events() if event.code in ("back", "late", "breath")]
        assert not (fits and back), f"{table.write(move)} fits, but {back}"


TWO_MINUTES = 120_000
AGAIN = 3
"""So often all wait for the signal; what comes again then may come for ever."""


def the_clock_alone_brings_it_on(step: Step) -> None:
    """In races: if nobody does anything any more, all wait for the signal again, or it is over.

    Each time within two minutes, unless the table has agreed to be more patient.
    """
    table = step.table.copy()
    if not isinstance(table, Race) or is_patient(table):
        return
    for _ in range(AGAIN):
        begun = table.now
        while table.result() is None:
            waited, due = bool(table.ready), table.deadline()
            assert due is not None, "nobody does anything, and nothing will happen"
            assert due - begun <= TWO_MINUTES, "nobody does anything, and nothing comes of it"
            pass_time(table, due)
            if table.ready and not waited:
                break


def is_patient(table: Table) -> bool:
    """Whether the table has agreed to wait for ever, or longer than the law allows."""
    options = table.setup.options.write()
    limits = [int(options[name]) for name in ("still_ms", "attempt_ms") if name in options]
    return 0 in limits or sum(limits) >= TWO_MINUTES


def pass_time(table: Table, due: int) -> None:
    table.now = due
    table.play(CLOCK, table.moves(CLOCK)[0])


def cards_are_conserved(step: Step) -> None:
    fresh = step.match.game(step.match.setup, FastDice(1))
    assert step.oracle.census(step.table) == step.oracle.census(fresh)


def imagined_tables_fit(step: Step) -> None:
    if step.table.result() is not None:
        return
    for seat in step.seats():
        view, memory = step.table.view(seat), step.match.memories[seat]
        assert not step.oracle.contradicts(view, step.told[seat], step.table), "wrong oracle"
        state = step.dice.below(1 << 30)
        imagine = partial(step.match.game.imagine, step.match.setup, view, memory)
        table = imagine(FastDice(state), step.match.now)
        again = imagine(FastDice(state), step.match.now)
        assert table.state() == again.state(), "the same dice imagined another table"
        assert repr(table.view(seat)) == repr(view), "it shows the seat another view"
        assert list(table.moves(seat)) == list(step.table.moves(seat)), "it offers other moves"
        assert step.oracle.census(table) == step.oracle.census(step.table), "it has other cards"
        contradiction = step.oracle.contradicts(view, step.told[seat], table)
        assert not contradiction, f"imagined for seat {seat}: {contradiction}"


def nothing_leaks(step: Step) -> None:
    """Two tables that a seat cannot tell apart stay so, unless a rule reveals a difference."""
    if step.table.result() is not None:
        return
    for seat in step.seats():
        twin = loud_copy(step.table)
        for _ in range(1 + step.dice.below(4)):
            step.oracle.swap(twin, seat, step.dice)
        if step.oracle.contradicts(step.table.view(seat), step.told[seat], twin):
            continue
        assert said_to(twin, seat, []) == said_to(step.table, seat, []), f"seat {seat} sees more"
        for actor, move in some_acts(step):
            if move in twin.moves(actor):
                compare_after(step, twin, seat, actor, move)


MANY = 12


def some_acts(step: Step) -> list[tuple[Seat, Move]]:
    """All that can be done now, or some of it where everybody can do a lot."""
    acts = [(seat, move) for seat in step.acting() for move in step.table.moves(seat)]
    if len(acts) > MANY:
        step.dice.shuffle(acts)
    return acts[:MANY]


def compare_after(step: Step, twin: Table, seat: Seat, actor: Seat, move: Move) -> None:
    real, other = loud_copy(step.table), loud_copy(twin)
    told = []
    for table in (real, other):
        table.play(actor, move)
        told.append([event.told(seat) for event in table.take_events()])
    known = [[event for event in events if step.oracle.reveals(event, seat)] for events in told]
    if known[0] == known[1]:
        assert said_to(real, seat, told[0]) == said_to(other, seat, told[1]), (
            f"seat {seat} learns from {step.table.write(move)} what no rule reveals"
        )


LAWS: tuple[Law, ...] = (
    somebody_can_act_until_it_is_over,
    the_result_adds_up,
    texts_read_back,
    the_log_rebuilds_the_match,
    every_field_is_named,
    a_copy_is_equal_and_independent,
    a_refused_move_changes_nothing,
    secret_choices_commute,
    a_secret_step_shows_to_nobody_else,
    choosing_in_secret_sends_nothing,
    what_is_told_has_its_declared_shape,
    moves_say_what_they_are_about,
    what_fits_does_not_come_back,
    the_clock_alone_brings_it_on,
    cards_are_conserved,
    imagined_tables_fit,
    nothing_leaks,
)


def said_to(table: Table, viewer: Viewer, told: list[Event]) -> bytes:
    """Everything a viewer can be sent now, as bytes: events, view, question, moves, refusals."""
    sent: list[object] = [told, table.view(viewer), table.question(viewer)]
    if viewer is not None:
        everything = all_moves(table)[:: 1 + len(all_moves(table)) // 60]
        sent += [list(table.moves(viewer)), [table.why_not(viewer, move) for move in everything]]
    return repr(sent).encode()


def all_moves(table: Table) -> list[Move]:
    return list(table.phrases(table.setup).texts)


def loud_copy(table: Table) -> Table:
    copy = table.copy()
    copy.loud = True
    copy.events = []
    return copy


MOMENT = 700
"""In ms: so soon somebody does something."""


def play_on(table: Table, dice: Dice) -> None:
    """To the end at random, the clock included; long enough is far enough."""
    for _ in range(400):
        acting = [seat for seat in range(table.seats) if table.moves(seat)]
        due, at = table.deadline(), table.now + dice.below(MOMENT)
        if due is not None and (due <= at or not acting):
            pass_time(table, due)
        elif acting:
            table.now = at
            seat = dice.pick(acting)
            move = dice.pick(table.moves(seat))
            if table.hinders(seat, move) is None:
                table.play(seat, move)
        else:
            return


class Witness:
    """Everybody who looks on while a match is played, and what they have been told."""

    def __init__(self, match: Match, dice: Dice) -> None:
        self.match = match
        self.dice = dice
        seats = range(match.setup.seats)
        self.told: list[list[Event]] = [[] for _ in seats]
        self.onlookers = {viewer: Onlooker(match, viewer) for viewer in (*seats, None)}
        self.place = 0

    def step(self, chose: Seat | None = None) -> Step:
        match = self.match
        news, self.place = match.since(self.place), match.place
        updates = {viewer: onlooker.news() for viewer, onlooker in self.onlookers.items()}
        for seat, heard in enumerate(self.told):
            heard += [event.told(seat) for event in news]
        return Step(match, self.told, oracle_of(match.game), self.dice, news, updates, chose)


def walk(
    game: type[Table],
    setting: dict[str, str],
    seats: int,
    seed: int,
    silent: Collection[Seat] = (),
) -> Iterator[Step]:
    """A random match, step by step; some may never do anything."""
    dice = FastDice(seed)
    match = Match(game, game.agree(seats, setting), f"fast {seed}")
    witness = Witness(match, dice)
    chose = None
    while True:
        step = witness.step(chose)
        yield step
        if match.table.result() is not None:
            return
        chose = advance(step, silent)


def timed_walk(
    game: type[Table], setting: dict[str, str], bots: Sequence[str], seed: int
) -> Iterator[Step]:
    """A race of bots in simulated time, step by step."""
    match = Match(game, game.agree(len(bots), setting), f"fast {seed}", bots)
    play = TimedPlay(match, dict(enumerate(bots_for(match))))
    witness = Witness(match, FastDice(seed))
    yield witness.step()
    while match.table.result() is None:
        choice, choosing = match.table.secret, secret_steps(match.table)
        play.step()
        same = match.table.secret is choice
        chosen = [seat for seat in choosing if same and not match.moves(seat)]
        yield witness.step(chosen[0] if len(chosen) == 1 else None)


def secret_steps(table: Table) -> list[Seat]:
    return [seat for seat, moves in enumerate(table.secret) if moves]


def advance(step: Step, silent: Collection[Seat] = ()) -> Seat | None:
    """Time passes, and mostly somebody acts; says who has gone on with a secret choice."""
    match, table = step.match, step.table
    at, acts = match.at, match.acts
    if table.deadline() is not None:
        at += step.dice.below(MOMENT)
        match.wait(at)
    acting = [seat for seat in step.acting() if seat not in silent]
    if not acting or not (table.deadline() is None or step.dice.below(3)):
        return None
    seat = step.dice.pick(acting)
    move = step.dice.pick(table.moves(seat))
    if table.hinders(seat, move):
        match.wait(at + table.hand_free(seat) - table.now)
        return None
    alone, choice = match.acts == acts, table.secret
    match.play(seat, move, at)
    return seat if alone and choice and table.secret is choice else None


COSTLY = (
    the_log_rebuilds_the_match,
    a_copy_is_equal_and_independent,
    the_clock_alone_brings_it_on,
    imagined_tables_fit,
    nothing_leaks,
)
EVERY_STEP, LONG = 60, 300


def is_due(law: Law, number: int) -> bool:
    """In long matches the costly laws are checked at every step at first, then now and then."""
    if law not in COSTLY or number <= EVERY_STEP:
        return True
    return number % (8 if number <= LONG else 60) == 0


ENOUGH = 5000


def check(
    game: type[Table], setting: dict[str, str], seats: int, seed: int, enough: int = ENOUGH
) -> int:
    """Every law at every step of a random match."""
    steps = check_steps(walk(game, setting, seats, seed), enough)
    assert steps < ENOUGH, "the match does not end"
    return steps


def check_steps(steps: Iterable[Step], enough: int = ENOUGH) -> int:
    """Every law at every step of a match, or of its first so many; says how many there were."""
    number = 0
    for number, step in enumerate(steps, start=1):
        for law in LAWS:
            if is_due(law, number):
                try:
                    law(step)
                except BrokenLaw:
                    raise
                except (Exception, pytest.fail.Exception) as error:
                    raise BrokenLaw(law.__name__, repr(error)) from error
        if number == enough:
            break
    return number
