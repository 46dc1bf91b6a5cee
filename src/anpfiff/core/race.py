"""Games without turns: everybody acts at once, and the first fitting card counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import (
    CLOCK,
    NEVER,
    NOTHING,
    READY,
    TICK,
    Move,
    Question,
    Refusal,
    Result,
    Seat,
)
from anpfiff.core.table import Table

JUST_READY = (READY,)
EVENTS = {"ready": "seat", "signal": ""}
"""What every race tells,"""
QUESTIONS = {"ready": ""}
"""and what it asks while all wait for the signal."""
SIGNAL_MS = 1000
"""From the moment when all are ready to the signal."""
STALEMATE = 2
"""So many times as long as nothing at all may happen, nothing may happen in the middle."""
MOMENT = 1000
"""In ms: in a random match, how long somebody looks on who can do nothing."""
SIGHT_MS = 200
"""By more than that a card may be late for longer than a hand carries it: eyes take time, too."""
DOUBLINGS = 4
"""So often a lock is doubled while wrong cards follow one another."""


class Cover(NamedTuple):
    """A card in the middle was covered: when, by whom, and which card it was."""

    at: int
    seat: Seat
    card: int


@cache
def won(sides: tuple[int, ...], winner: int, rule: str) -> Result:
    """A team has scored its last goal, and wins together."""
    winners = sides.count(winner)
    points = tuple(1 / winners if side == winner else 0.0 for side in sides)
    places = tuple(1 if side == winner else 1 + winners for side in sides)
    return Result(points, places, "goals", rule)


class Race(Table):
    """`moves` lists every act of a seat's hands, fitting or not; a card is judged when it lands.

    Deadlines are of three kinds, each ended by CLOCK: one that the whole table waits for, one for
    each seat whose hands are full, and one for the case that nobody does anything any more.
    """

    races = True
    fields: ClassVar[tuple[str, ...]] = (
        "until", "busy", "ready", "landed", "wrongs", "covers", "stirred", "advanced", "still",
    )  # fmt: skip
    signal_rule = ""
    """Which rule of the game says that all start on a common signal,"""
    busy_rule = ""
    """which says that gathering takes a while,"""
    hand_rule = ""
    """and which that a hand carries one card at a time."""
    carries: ClassVar[range] = range(0)
    """The moves for which a hand carries a card."""

    options: Any
    """Every race has `hand_ms`, `lock_ms` and `wrong` among its options."""

    until: int
    """When the whole table's wait ends; NEVER: it does not wait."""
    busy: list[int]
    """By seat: until when its hands are full; NEVER: they are free."""
    ready: list[bool]
    """By seat, while all wait for the signal; empty once it was given."""
    landed: list[int]
    """By seat: when its hand last laid something down; NEVER: not yet."""
    wrongs: list[int]
    """By seat: how many wrong cards have followed one another."""
    covers: tuple[Cover, ...]
    """What was covered in the middle so lately that a card for it may still be on its way."""
    stirred: int
    """When anybody last did something at all,"""
    advanced: int
    """when somebody last laid a card in the middle, and"""
    still: int
    """when it is next looked at how long ago that was; NEVER: nobody does."""

    # What a game writes

    def acts(self, seat: Seat) -> Sequence[Move]:
        """What the seat's hands can do while the ball is in play."""
        raise NotImplementedError

    def act(self, seat: Seat, move: Move) -> None:
        raise NotImplementedError

    def start(self) -> None:
        """The signal was given."""

    def hands_free(self, seat: Seat) -> None:
        """The seat has gathered its cards, or is no longer locked."""

    def time_up(self) -> None:
        """The whole table's wait is over, and it was not for the signal."""

    def patience(self) -> int:
        """How many ms nothing may happen; 0: for ever."""
        return 0

    def nothing_happens(self) -> None:
        """Nobody has stirred for so long."""

    def question_in_play(self, seat: Seat) -> Question:
        """What the seat's hands are to do, now that they can do something."""
        raise NotImplementedError

    # What everybody uses

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat < 0:
            return self.other_moves(seat)
        if self.outcome is not None or self.busy[seat] != NEVER:
            return NOTHING
        if self.ready:
            return NOTHING if self.ready[seat] else JUST_READY
        return self.secret[seat] if self.secret else self.acts(seat)

    def question(self, seat: Seat | None) -> Question | None:
        if seat is None or not self.moves(seat):
            return None
        return Question("ready") if self.ready else self.question_in_play(seat)

    def live(self) -> bool:
        return self.outcome is None and not self.ready and not self.secret

    def rests(self, seat: Seat) -> bool:
        """All hands do between the whistles, and those that are full."""
        stopped = self.ready or self.secret or self.outcome is not None
        return bool(stopped) or self.busy[seat] != NEVER

    def play(self, seat: Seat, move: Move) -> None:
        if seat == CLOCK:
            self.time_passes()
        elif move == READY:
            self.say_ready(seat)
        else:
            if move in self.carries and not self.secret:
                self.landed[seat] = self.now
            self.act(seat, move)

    def carried(self, move: Move) -> bool:
        """Whether a hand has to carry something for this move."""
        return move in self.carries and not self.ready and not self.secret

    def hand_ms(self) -> int:
        ms: int = self.options.hand_ms
        return ms

    def hand_free(self, seat: Seat) -> int:
        landed = self.landed[seat]
        return 0 if landed == NEVER else landed + self.hand_ms()

    def hinders(self, seat: Seat, move: Move) -> Refusal | None:
        """Hands take time: what one seat lays down lands at least so long apart."""
        left = self.hand_free(seat) - self.now
        if left <= 0 or not self.carried(move):
            return None
        return Refusal("hand-carries", self.hand_rule, {"ms": left})

    def playout(self, dice: Dice) -> int:
        """Somebody acts as soon as his hand is free; the clock comes when it is due.

        Whoever can do nothing is passed over: then a moment passes.
        """
        decisions = 0
        while self.outcome is None:
            seat = dice.below(self.seats)
            moves = self.moves(seat)
            at = max(self.now, self.hand_free(seat)) if moves else self.now + MOMENT
            if NEVER != self.due <= at:
                self.now = self.due
                self.time_passes()
                continue
            self.now = at
            if moves:
                decisions += len(moves) > 1
                self.play(seat, dice.pick(moves))
        return decisions

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        if seat < 0 or self.ready:
            return Refusal("wait-for-signal", self.signal_rule)
        return Refusal("hands-full", self.busy_rule)

    # What rules use

    def set_clocks(self) -> None:
        """Before the first deal: nobody waits for anything."""
        self.until = NEVER
        self.busy = [NEVER] * self.seats
        self.ready = []
        self.landed = [NEVER] * self.seats
        self.rest()

    def rest(self) -> None:
        """What happened in the last attack is over: nobody is late, wrong or idle any more."""
        self.wrongs = [0] * self.seats
        self.covers = ()
        self.stirred = self.advanced = self.still = NEVER

    def wait_for_signal(self, ms: int) -> None:
        """All hands rest. The signal comes after so long, or soon after all said they are ready."""
        self.ready = [False] * self.seats
        self.busy = [NEVER] * self.seats
        self.rest()
        self.wait_until(self.now + ms)

    def say_ready(self, seat: Seat) -> None:
        self.ready[seat] = True
        if self.loud:
            self.tell("ready", {"seat": seat})
        if all(self.ready):
            self.wait_until(min(self.until, self.now + SIGNAL_MS))

    def wait_until(self, until: int) -> None:
        self.until = until
        self.wind()

    def occupy(self, seat: Seat, ms: int) -> None:
        """The seat's hands are full for so long."""
        if ms:
            self.busy[seat] = self.now + ms
            self.wind()
        else:
            self.hands_free(seat)

    def stir(self) -> None:
        """Somebody has done something, though not in the middle."""
        self.stirred = self.now

    def advance(self) -> None:
        """Somebody has laid a card in the middle."""
        self.stirred = self.advanced = self.now

    def cover(self, seat: Seat, card: int, ms: int) -> None:
        """This card of the middle is covered; remember it as long as one may be late for it."""
        recent = [cover for cover in self.covers if self.now - cover.at < ms]
        self.covers = (*recent, Cover(self.now, seat, card))

    def lock(self, seat: Seat) -> None:
        """A wrong card locks the hand, the longer the more of them follow one another."""
        ms = self.options.lock_ms
        if self.options.wrong == "growing":
            ms <<= min(self.wrongs[seat], DOUBLINGS)
        self.wrongs[seat] += 1
        if ms:
            self.occupy(seat, ms)

    def wind(self) -> None:
        """Set the clock to the earliest deadline."""
        due = self.until
        if self.still != NEVER and (due == NEVER or self.still < due):
            due = self.still
        for until in self.busy:
            if until != NEVER and (due == NEVER or until < due):
                due = until
        self.due = due
        self.tick = TICK

    def time_passes(self) -> None:
        for seat in range(self.seats):
            if self.busy[seat] == self.now:
                self.busy[seat] = NEVER
                self.hands_free(seat)
        if self.until == self.now:
            self.until = NEVER
            if self.ready:
                self.ready = []
                if self.loud:
                    self.tell("signal", {})
                self.begin()
                self.start()
            else:
                self.time_up()
        if self.still == self.now:
            self.look_who_stirs()
        if self.outcome is None:
            self.wind()

    def begin(self) -> None:
        """From now on somebody must do something now and then."""
        if self.patience():
            self.advance()
            self.still = self.now + self.patience()

    def look_who_stirs(self) -> None:
        """One deadline that is put off is cheaper than one for every card.

        Whoever keeps turning cards while those that are wanted stay buried must not go on for ever
        either.
        """
        patience = self.patience()
        self.still = min(self.stirred + patience, self.advanced + STALEMATE * patience)
        if self.still <= self.now:
            self.still = NEVER
            self.nothing_happens()

    def end(self, result: Result) -> None:
        self.set_clocks()
        super().end(result)

    def twin(self, table: Self) -> Self:
        super().twin(table)
        table.until = self.until
        table.busy = self.busy[:]
        table.ready = self.ready[:]
        table.landed = self.landed[:]
        table.wrongs = self.wrongs[:]
        table.covers = self.covers
        table.stirred = self.stirred
        table.advanced = self.advanced
        table.still = self.still
        return table
