"""A table and the log that made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anpfiff.core.dice import dice_from
from anpfiff.core.log import GO_ON, PAUSE, TAKE_BACK, WAIT, WORDS, Line, Log
from anpfiff.core.memory import Memory
from anpfiff.core.nouns import (
    CLOCK,
    NEVER,
    Event,
    Mistake,
    Move,
    Question,
    Refusal,
    Refused,
    Result,
    Seat,
    Setup,
    plain,
)
from anpfiff.core.seal import UNSEALED
from anpfiff.core.table import Table

KEPT = 100
"""So many of the last events can surely still be read; a reader who is later looks at the view."""
MOST_TAKEN_BACK = 100
"""By one seat in one match; each is played from the kick-off again."""


class Match:
    """Plays moves, logs them, and tells every seat what it may know.

    Game, setup, seed and log rebuild the match exactly, so nothing else is ever stored.
    """

    def __init__(
        self,
        game: type[Table],
        setup: Setup,
        seed: str,
        names: Sequence[str] = (),
        *,
        loud: bool = True,
        forgetful: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seal = UNSEALED
        """What the seed was made of."""
        self.names = tuple(plain(" ".join(name.split())) for name in names) or ("",) * setup.seats
        if len(self.names) != setup.seats:
            raise Mistake("names-count", names=len(self.names), seats=setup.seats)
        self.table = game(setup, dice_from(seed), loud=loud)
        self.log = Log(game.phrases(setup).texts)
        self.acts = 0
        """How many moves were made, the clock's too."""
        self.ticked = False
        """Whether the clock has moved since the last line of the log."""
        self.taken_back: set[int] = set()
        """Which lines of the log do not count any more."""
        self.at = 0
        self.lost = 0
        """How many ms of it were pauses."""
        self.paused_since: int | None = None
        self.events: list[Event] = self.table.events
        """The last that the table told, secrets included."""
        self.most_events = 2 * KEPT if forgetful else 0
        self.forgotten = 0
        """How many events came before those."""
        self.recalled = 0
        """How many events the memories were told."""
        self.minds: list[Memory] = []
        """By seat, from when one is first asked for."""

    # What everybody uses

    def view(self, seat: Seat | None) -> Any:
        """All that the seat (or a spectator, None) may see now."""
        return self.table.view(seat)

    def question(self, seat: Seat | None) -> Question | None:
        return self.table.question(seat)

    def moves(self, seat: Seat) -> Sequence[Move]:
        return self.table.moves(seat)

    def result(self) -> Result | None:
        return self.table.outcome

    def sequel(self) -> Setup | None:
        """What is played next, if this was a part of something larger."""
        return self.table.sequel()

    @property
    def now(self) -> int:
        """Table time, which pauses do not use up."""
        return self.table.now

    def refusal(self, seat: Seat, move: Move) -> Refusal:
        """Why the seat cannot do this now."""
        return self.table.why_not(seat, move)

    @property
    def place(self) -> int:
        """How many events there were: where a reader who knows all of them goes on."""
        return self.forgotten + len(self.events)

    def since(self, place: int) -> list[Event]:
        """What happened from this place on, untold: clients get `event.told(seat)`."""
        return self.events[max(0, place - self.forgotten) :]

    def told(self, seat: Seat | None, place: int) -> list[Event]:
        """The same as the seat, or a spectator, learns it."""
        events = self.events[max(0, place - self.forgotten) :]
        for number, event in enumerate(events):
            if event.secret:
                events[number] = event.told(seat)
        return events

    # What is done

    def play(
        self, seat: Seat, move: Move, at: int | None = None, moves: Sequence[Move] | None = None
    ) -> None:
        """Let every deadline up to `at` pass, then make the move.

        Whoever knows what the seat can do then may say so, and it is not looked up again.
        """
        if at is not None or self.table.due != NEVER:
            self.wait(self.at if at is None else at)
        if self.paused_since is not None:
            raise Mistake("paused")
        if seat == CLOCK or move not in (self.table.moves(seat) if moves is None else moves):
            raise Refused(self.table.why_not(seat, move))
        if self.game.races and (refusal := self.table.hinders(seat, move)) is not None:
            raise Refused(refusal)
        self.log.add(self.at, seat, move)
        self.ticked = False
        self.make(seat, move)

    def wait(self, at: int) -> None:
        """Let time pass: CLOCK plays every deadline up to `at`."""
        if at < self.at:
            raise Mistake("time-backwards", at=at, now=self.at)
        if self.paused_since is None:
            table, now = self.table, at - self.lost
            while NEVER != table.due <= now:
                self.tick()
            table.now = now
        self.at = at

    def tick(self) -> None:
        table = self.table
        table.now = table.due
        self.at = table.now + self.lost
        self.ticked = True
        self.make(CLOCK, table.moves(CLOCK)[0])

    def make(self, seat: Seat, move: Move) -> None:
        self.acts += 1
        self.table.play(seat, move)
        if len(self.events) > self.most_events > 0:
            self.forget()

    def pause(self, at: int) -> None:
        """Stop the clock. Deadlines wait, and nobody can move."""
        self.wait(at)
        if self.paused_since is None:
            self.paused_since = at
            self.jot(PAUSE)

    def go_on(self, at: int) -> None:
        self.wait(at)
        if self.paused_since is not None:
            self.lost += at - self.paused_since
            self.paused_since = None
            self.jot(GO_ON)

    def jot(self, word: str, seat: Seat | None = None) -> None:
        """Log what is no move of the game."""
        self.log.add_word(self.at, word, seat)
        self.ticked = False

    def repeat(self, line: Line) -> None:
        """Do again what a line of a log says."""
        logged = len(self.log)
        if line.seat is None:
            {PAUSE: self.pause, GO_ON: self.go_on, WAIT: self.wait}[line.text](line.at)
        elif line.text == TAKE_BACK:
            self.take_back(line.seat, line.at)
        else:
            self.play(line.seat, self.table.read(line.text), line.at)
        if line.note and len(self.log) > logged:
            self.log.note(line.note)

    # What was

    def forget(self, kept: int = KEPT) -> None:
        """Keep the last events only. Memories that are in use are told first."""
        if self.recalled:
            self.recall()
        older = max(0, len(self.events) - kept)
        del self.events[:older]
        self.forgotten += older

    @property
    def memories(self) -> list[Memory]:
        """By seat, what it has learnt. Told only now: most of it nobody ever wants to recall."""
        if not self.minds:
            self.minds = [self.game.Memory(self.setup) for _ in range(self.setup.seats)]
        if self.recalled != self.place:
            self.recall()
        return self.minds

    def recall(self) -> None:
        missed = self.recalled < self.forgotten
        fresh = self.again().events[self.recalled :] if missed else self.since(self.recalled)
        self.recalled = self.place
        for seat, memory in enumerate(self.minds):
            memory.see([event.told(seat) for event in fresh])

    def history(self, seat: Seat | None) -> list[Event]:
        """All that the seat was told and that still counts, from the first deal on."""
        return self.again().told(seat, 0)

    def again(self, lines: int | None = None) -> Match:
        """The match as it came to be, or its first so many lines; it remembers everything."""
        match = Match(self.game, self.setup, self.seed, self.names, forgetful=False)
        for place in range(len(self.log) if lines is None else lines):
            line = self.log[place]
            if place in self.taken_back:
                match.wait(line.at)
            else:
                match.repeat(line)
        # What is due in this very millisecond has happened only if somebody has waited for it.
        if lines is None and (match.at < self.at or self.ticked):
            match.wait(self.at)
        return match

    # What is taken back

    def take_back(self, seat: Seat, at: int | None = None) -> None:
        """Undo the seat's last move, in a game with turns, until something hidden was revealed.

        That is: since then no dice were used, no rule showed what was covered, and nobody else has
        answered. What others choose in secret meanwhile does not count, and they learn nothing.
        """
        self.wait(self.at if at is None else at)
        if self.game.races:
            raise Mistake("take-back-race")
        # By seat: how often others have changed their minds in secret must not show.
        own = [place for place in self.taken_back if self.log.seat(place) == seat]
        if len(own) >= 2 * MOST_TAKEN_BACK:
            raise Mistake("take-back-often", most=MOST_TAKEN_BACK)
        place = self.last_move(seat)
        before = self.again(place)
        secret = bool(before.table.secret)
        self.check_hidden(before, place)
        self.jot(TAKE_BACK, seat)
        self.taken_back |= {place, len(self.log) - 1}
        self.resume(self.again())
        if not secret:
            self.events.append(Event("take-back", {"seat": seat}))
            self.recalled = self.place

    def last_move(self, seat: Seat) -> int:
        """The line of the seat's last move that counts."""
        for place in range(len(self.log) - 1, -1, -1):
            line = self.log[place]
            if place not in self.taken_back and line.seat == seat and line.text not in WORDS:
                return place
        raise Mistake("take-back-nothing")

    def check_hidden(self, match: Match, place: int) -> None:
        """Play this line again and all after it, and see whether it can still be taken back."""
        table, told = match.table, match.place
        dice, choice = table.dice.place(), table.secret
        for later in range(place, len(self.log)):
            line = self.log[later]
            if later in self.taken_back or line.text in WORDS:
                continue
            # In a secret choice the others may go on choosing, until all have and it shows; else
            # nobody may have answered, and whether somebody did in secret must not show.
            if later > place and not choice:
                raise Mistake("take-back-answered")
            match.repeat(line)
            if table.dice.place() != dice or (choice and table.secret is not choice):
                raise Mistake("take-back-revealed")
            if any(self.reveals(event) for event in match.since(told)):
                raise Mistake("take-back-revealed")
            if table.secret and not choice:
                raise Mistake("take-back-answered")

    def reveals(self, event: Event) -> bool:
        return bool(event.secret) or event.code in self.game.told.revealing

    def resume(self, match: Match) -> None:
        """Go on from this match; readers keep their places in what they were told."""
        told = [match.told(seat, 0) for seat in range(self.setup.seats)]
        self.table, self.acts = match.table, match.acts
        self.table.events = self.events
        self.minds = [self.game.Memory(self.setup) for _ in told]
        for memory, events in zip(self.minds, told, strict=True):
            memory.see(events)
        self.recalled = self.place
