"""A match at a table of the server: what happens when, and whose request that answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from anpfiff.core.dice import Dice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, Mistake, Move, Refused, Seat, fill
from anpfiff.core.record import last_wait, write_line
from anpfiff.play.landing import Claim
from anpfiff.play.photo import Photo, closest, photos
from anpfiff.play.seats import FOREVER, bot_for, past, unimagined
from anpfiff.play.timed import TimedPlay
from anpfiff.play.turns import Decision, Turns

BOT_MS = 1200
"""How long a bot's decision takes in a game with turns: one can follow, and it tells nothing.

Who thinks elsewhere does so meanwhile: how long that took would tell of his hand.
"""
NUDGE_MS = 45_000
"""So long somebody may think before a gentle clock reminds him, and again,"""
STRICT_MS = 60_000
"""and before a strict one lets a bot move for him."""
CHOICE_MS = 600_000
"""So long a secret choice of many steps may take under a strict clock, whatever is changed."""
QUICK = "kreisliga"
"""Decides where somebody who thinks for long cannot."""


class Ticket(NamedTuple):
    """Whose request it is, and its number."""

    guest: int
    id: int


class Thought(NamedTuple):
    """A decision that takes long: the seat, how many acts there had been, and what it is about."""

    seat: Seat
    acts: int
    decision: Decision


class Written(NamedTuple):
    """A line of the log for the disk, and which request it answers, if one."""

    place: int
    text: str
    ticket: Ticket | None


class Decided(NamedTuple):
    """What came of a thought: the move, the bot as it is now, and the dice it imagined with."""

    move: Move
    player: Any
    dice: Dice | None


class Outcome(NamedTuple):
    """A thought that came back; None: nothing came of it."""

    decided: Decided | None


class Playing:
    """The table's time is handed in; nothing here knows a clock, a socket or a disk."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, str],
        clock: str = "off",
        league: str = "",
        asked_at: int = 0,
        *,
        elsewhere: bool = False,
    ) -> None:
        """Whoever is to move has been asked since `asked_at`.

        `elsewhere`: decisions that take long are handed out, and come back by `decide`.
        """
        self.match = match
        self.clock = clock
        self.league = league
        self.elsewhere = elsewhere
        self.thoughts: list[Thought] = []
        """What is to be thought about elsewhere,"""
        self.thinking: Thought | None = None
        """and which of it the match waits for,"""
        self.thought: Outcome | None = None
        """and what came of that, until it is time to move."""
        self.play: TimedPlay | Turns = (
            TimedPlay(match, {}) if self.races else Turns(match, {}, elsewhere=elsewhere)
        )
        self.carried: dict[Seat, Ticket] = {}
        """What is on its way in somebody's hand,"""
        self.ahead: dict[Seat, Ticket] = {}
        """and what he has pressed meanwhile."""
        self.answers: list[tuple[Ticket, Mistake | None]] = []
        """Requests that are settled now; None: done."""
        self.nudges: list[Seat] = []
        self.tickets: dict[int, Ticket] = {}
        """By line of the log that is not on disk yet."""
        self.settled = self.stored = len(match.log)
        self.bot_due = FOREVER
        self.asked_since: dict[Seat, int] = {}
        """By seat that a person plays: since when it is asked, in a game with turns."""
        self.choice: Any = None
        """What all choose in secret, if they do,"""
        self.choosing_since = 0
        """and since when."""
        self.moved_for: dict[Seat, tuple[int, Any]] = {}
        """By seat that a bot moves for just now: how many acts there had been, and the choice."""
        for seat, bot in bots.items():
            self.play.stand_in(seat, bot)
        self.wind()
        self.asked_since = dict.fromkeys(self.asked_since, asked_at)
        self.choosing_since = asked_at

    @property
    def races(self) -> bool:
        return self.match.game.races

    @cached_property
    def photos(self) -> list[Photo]:
        """The closest finishes of a match that is over: it is played again to find them, once."""
        return closest(photos(self.match).values())

    # Who plays

    def stand_in(self, seat: Seat, bot: str) -> None:
        self.drop(seat, Mistake("seat-not-yours"))
        self.moved_for.pop(seat, None)
        self.play.stand_in(seat, bot)
        self.wind()

    def take_seat(self, seat: Seat) -> None:
        """A person plays here from now on."""
        self.moved_for.pop(seat, None)
        self.play.leave(seat)
        self.wind()

    def drop(self, seat: Seat, why: Mistake) -> None:
        """What somebody had in hand falls back, and he is told why."""
        for waiting in (self.carried, self.ahead):
            if ticket := waiting.pop(seat, None):
                self.answers.append((ticket, why))

    def drop_all(self) -> None:
        """The match ends while cards are on their way."""
        for seat in range(self.match.setup.seats):
            self.drop(seat, Mistake("no-match"))

    def set_clock(self, clock: str, at: int) -> None:
        """Another clock begins now: nobody is late by it already."""
        self.clock = clock
        self.asked_since = dict.fromkeys(self.asked_since, at)
        self.choosing_since = at

    # What happens

    def next(self) -> int:
        """When something happens next if nobody acts; FOREVER: nothing will."""
        if self.match.result() is not None:
            return FOREVER
        if isinstance(self.play, TimedPlay):
            return self.play.next()
        thinks = self.thinking is not None and self.thought is None
        bot_due = FOREVER if thinks else self.bot_due
        if self.clock == "off":
            return bot_due
        return min(bot_due, *self.limits().values(), FOREVER)

    def advance(self, at: int) -> None:
        """Let everything happen that happens until then."""
        play = self.play
        if isinstance(play, TimedPlay):
            play.advance(at)
            if play.refusals or len(self.match.log) > self.settled:
                self.settle(play)
            return
        while (due := self.next()) <= at:
            self.match.wait(due)
            if self.bot_due <= due:
                self.let_bots_move(play)
            else:
                self.remind(play, due)
            self.wind()

    def act(
        self, seat: Seat, move: Move, at: int, ticket: Ticket, claim: Claim | None = None
    ) -> None:
        """Somebody moves; the answer comes now or when the card lands. A Mistake is one."""
        if isinstance(self.play, TimedPlay):
            self.press(self.play, seat, move, at, ticket, claim)
        else:
            self.advance(at)
            place = len(self.match.log)
            self.play.play(seat, move, at)
            self.tickets[place] = ticket
            self.answers.append((ticket, None))
            self.asked_since.pop(seat, None)
            if self.moved_for.pop(seat, None):
                self.play.leave(seat)
            self.wind()

    def press(
        self,
        play: TimedPlay,
        seat: Seat,
        move: Move,
        at: int,
        ticket: Ticket,
        claim: Claim | None,
    ) -> None:
        self.advance(at - 1)  # What lands now may be level with this.
        place, busy = len(self.match.log), play.carrying(seat) is not None
        carried = self.match.table.carried(move)
        play.hear(seat, move, at, claim)
        if not carried:
            self.tickets[place] = ticket
            self.answers.append((ticket, None))
        elif busy:
            if replaced := self.ahead.get(seat):
                self.answers.append((replaced, Mistake("replaced")))
            self.ahead[seat] = ticket
        else:
            self.carried[seat] = ticket
        self.advance(at)

    def settle(self, play: TimedPlay) -> None:
        """Answer those whose cards have landed, or have gone back."""
        log = self.match.log
        for place in range(self.settled, len(log)):
            seat = log.seat(place)
            if place not in self.tickets and seat in self.carried:
                ticket = self.tickets[place] = self.next_ticket(seat)
                self.answers.append((ticket, None))
        self.settled = len(log)
        for seat in [*play.refusals]:
            refused = Refused(play.refusals.pop(seat))
            while seat in self.carried and (play.carrying(seat) is None or seat in self.ahead):
                self.answers.append((self.next_ticket(seat), refused))
                if play.carrying(seat) is not None:
                    break

    def next_ticket(self, seat: Seat) -> Ticket:
        """What was in the hand; what was pressed ahead is in it now."""
        ticket = self.carried.pop(seat)
        if seat in self.ahead:
            self.carried[seat] = self.ahead.pop(seat)
        return ticket

    def take_back(self, seat: Seat, at: int) -> None:
        """Undo; who is asked may think again."""
        self.advance(at)
        if isinstance(self.play, TimedPlay):
            self.match.take_back(seat, at)  # Says why not.
        else:
            self.play.take_back(seat, at)
        if self.choice:  # Nobody else may learn of it, not even by his clock.
            self.choice = self.match.table.secret
            self.asked_since.pop(seat, None)
        else:
            self.asked_since = {}
            self.bot_due = FOREVER
        self.wind()

    # Games with turns

    def wind(self) -> None:
        """Look who is asked: bots after a while, in secret choices at once."""
        play, match = self.play, self.match
        if isinstance(play, TimedPlay):
            return
        self.give_back(play)
        if self.thinking is not None and self.thinking.acts != match.acts:
            self.stop_thinking()
        while match.table.secret and (seat := play.asked()) != NOBODY and self.asks(play, seat):
            self.give_back(play)
        if match.table.secret is not self.choice:
            self.choice, self.choosing_since = match.table.secret, match.at
        if (seat := play.asked()) == NOBODY:
            self.bot_due = FOREVER
        elif self.bot_due == FOREVER:
            self.bot_due = match.at + (0 if match.table.secret else BOT_MS)
            self.ponders(play, seat)
        asked = {
            seat: self.asked_since.get(seat, match.at)
            for seat in (range(match.setup.seats) if match.table.secret else [match.table.asked])
            if seat not in play.players and match.moves(seat)
        }
        self.asked_since = asked

    def let_bots_move(self, play: Turns) -> None:
        """As many decisions as it takes until something is told."""
        place = self.match.place
        self.bot_due = FOREVER
        if self.thought is not None:
            self.carry_out_thought(play, self.thought.decided)
        while self.match.place == place and (seat := play.asked()) != NOBODY:
            if not self.asks(play, seat):
                break
        self.wind()

    def asks(self, play: Turns, seat: Seat) -> bool:
        """Let the bot decide; False: it will, elsewhere, and the match waits."""
        if self.thinking is not None or self.ponders(play, seat):
            return False
        play.ask(seat)
        return True

    def ponders(self, play: Turns, seat: Seat) -> bool:
        """Whether the bot thinks elsewhere; then it begins, if nobody does already."""
        ponders = getattr(play.players[seat], "ponders", None)
        if not self.elsewhere or ponders is None or not ponders(self.match.view(seat)):
            return False
        if self.thinking is None:
            self.thinking = Thought(seat, self.match.acts, play.decision(seat))
            self.thoughts.append(self.thinking)
        return True

    def decide(self, thought: Thought, decided: Decided | None, at: int) -> None:
        """What was thought of elsewhere, for when it is time; None: nothing came of it."""
        if thought is not self.thinking or isinstance(self.play, TimedPlay):
            return
        if thought.seat in self.play.players:
            self.thought = Outcome(decided)
            self.bot_due = max(self.bot_due, at)
        else:
            self.stop_thinking()
            self.wind()

    def stop_thinking(self) -> None:
        self.thinking = self.thought = None
        self.bot_due = FOREVER

    def carry_out_thought(self, play: Turns, decided: Decided | None) -> None:
        """If nothing came of it, somebody quick decides."""
        thought, match = self.thinking, self.match
        self.stop_thinking()
        if thought is None or thought.seat not in play.players:
            return
        seat, (_, view, moves, _) = thought.seat, thought.decision
        if decided is None:
            move = bot_for(match, seat, QUICK).choose(view, moves, unimagined)
        else:
            move, play.players[seat] = decided.move, decided.player
            if decided.dice is not None:
                play.dice[seat] = decided.dice
        play.decide(seat, move, moves)

    def limits(self) -> dict[Seat, int]:
        """By seat that a person plays: when its clock strikes."""
        if self.clock == "off":
            return {}
        if self.clock == "gentle":
            return {seat: since + NUDGE_MS for seat, since in self.asked_since.items()}
        latest = self.choosing_since + CHOICE_MS if self.match.table.secret else FOREVER
        return {seat: min(since + STRICT_MS, latest) for seat, since in self.asked_since.items()}

    def remind(self, play: Turns, due: int) -> None:
        for seat, limit in self.limits().items():
            if limit > due or seat not in self.asked_since:
                continue
            if self.clock == "gentle":
                self.nudges.append(seat)
                self.asked_since[seat] = due
            else:
                self.move_for(play, seat)

    def move_for(self, play: Turns, seat: Seat) -> None:
        """A bot decides; what is chosen in secret it completes. Then the seat is given back."""
        self.moved_for[seat] = self.match.acts, self.match.table.secret
        play.stand_in(seat, self.league)
        del self.asked_since[seat]
        if not self.asks(play, seat):
            self.bot_due = self.match.at
        self.wind()

    def give_back(self, play: Turns) -> None:
        """The seats for which a bot has moved."""
        for seat, (acts, choice) in [*self.moved_for.items()]:
            match = self.match
            goes_on = choice and match.table.secret is choice and match.moves(seat)
            if acts != match.acts and not goes_on:
                del self.moved_for[seat]
                play.leave(seat)

    def hint(self, seat: Seat) -> Move:
        """What a bot of the table's league would do."""
        match = self.match
        moves = match.moves(seat)
        if self.races:
            raise Mistake("hint-race")
        if not moves:
            raise Refused(match.refusal(seat, 0))
        view, bot = match.view(seat), bot_for(match, seat, self.league)
        if bot.ponders(view):
            bot = bot_for(match, seat, QUICK)
        bot.see(view, past(match, seat), match.at)
        move: Move = bot.choose(view, moves, unimagined)
        return move

    # What goes to disk

    def lines(self) -> Iterator[Written]:
        """What was logged since this was last asked for."""
        log = self.match.log
        for place in range(self.stored, len(log)):
            yield fill(Written, (place, write_line(log[place]), self.tickets.pop(place, None)))
        self.stored = len(log)

    def waited(self) -> bool:
        """Whether time has passed since the last line that the lines do not tell."""
        return bool(last_wait(self.match))
