"""A game in play: what lies on the table, and the rules that move it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from anpfiff.core.deck import Deck as AnyDeck
from anpfiff.core.dice import Dice
from anpfiff.core.memory import Memory as AnyMemory
from anpfiff.core.nouns import (
    CLOCK,
    NEVER,
    NO_SECRET,
    NOBODY,
    NOTHING,
    Event,
    Mistake,
    Move,
    Question,
    Refusal,
    Result,
    Seat,
    Setup,
    Told,
    fill,
)
from anpfiff.core.options import Options as AnyOptions
from anpfiff.core.phrases import Phrases


class Table:
    """One subclass per game. Every rule ends by asking somebody something, or ends the game."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(0)
    Options: ClassVar[type[AnyOptions]] = AnyOptions
    Deck: ClassVar[type[AnyDeck]] = AnyDeck
    Memory: ClassVar[type[AnyMemory]] = AnyMemory
    told: ClassVar[Told] = Told({}, {}, {}, frozenset())
    races: ClassVar[bool] = False
    """Whether it is played in time: then bots are also asked when they act."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The game's own attributes: `copy` must copy each, and `state` shows them."""

    def __init__(self, setup: Setup, dice: Dice, *, loud: bool = True) -> None:
        self.prepare(setup, dice, loud=loud)
        self.deal()

    def prepare(self, setup: Setup, dice: Dice, *, loud: bool) -> None:
        """An empty table with seats around it.

        Search and simulation want it not loud: then no events are told, and nobody pays for what
        nobody hears.
        """
        self.setup = setup
        self.seats = setup.seats
        self.dice = dice
        self.now = 0
        self.due = NEVER
        self.asked = NOBODY
        self.choices = NOTHING
        self.tick: Move = 0
        self.secret: list[tuple[Move, ...]] = []
        self.loud = loud
        self.events: list[Event] = []
        self.outcome: Result | None = None

    @classmethod
    def agree(
        cls,
        seats: int,
        options: Mapping[str, str] | None = None,
        deck: AnyDeck | None = None,
        version: int | None = None,
    ) -> Setup:
        """The setup for a match, or a Mistake that says what is wrong with it.

        By an earlier version of the rules, options that are not mentioned are what they were then.
        """
        if seats not in cls.players:
            raise Mistake(
                "seats-count",
                game=cls.name,
                seats=seats,
                least=cls.players[0],
                most=cls.players[-1],
            )
        version = cls.version if version is None else version
        texts = {**cls.Options.earlier.get(version, {}), **(options or {})}
        chosen = cls.Options.read(texts, seats)
        if version == cls.version:  # What was agreed on earlier may be played as it was.
            chosen.check(seats)
        return Setup(seats, chosen, deck or cls.Deck.standard(), version)

    @classmethod
    def versions(cls) -> tuple[int, ...]:
        """Of the rules: those that can be played, the latest last."""
        return (*cls.Options.earlier, cls.version)

    # What a game writes

    def deal(self) -> None:
        raise NotImplementedError

    def play(self, seat: Seat, move: Move) -> None:
        """Hand a move that is known to be among the seat's moves to the rule that asked for it."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Any:
        """All that the seat (or a spectator, None) may see now, built from nothing."""
        raise NotImplementedError

    def explain(self, seat: Seat, move: Move) -> Refusal:
        """Why a seat that is asked for something cannot do this instead."""
        raise NotImplementedError

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        """The moves of this game as texts."""
        raise NotImplementedError

    def question(self, seat: Seat | None) -> Question | None:
        """What the seat is asked now; None: nothing."""
        raise NotImplementedError

    @classmethod
    def imagine(cls, setup: Setup, view: Any, memory: AnyMemory, dice: Dice, now: int = 0) -> Self:
        """A table that fits what the seat sees and remembers; the rest is dealt by the dice."""
        raise NotImplementedError

    @classmethod
    def position(
        cls, text: str, deck: AnyDeck | None = None, dice: Dice | None = None, *, loud: bool = False
    ) -> Self:
        """The table that a text describes; `str` is its inverse."""
        raise NotImplementedError

    # What everybody uses

    def moves(self, seat: Seat) -> Sequence[Move]:
        """What the seat can do now; empty: nothing."""
        if seat == self.asked:
            return self.choices
        return self.other_moves(seat)

    def other_moves(self, seat: Seat) -> Sequence[Move]:
        """CLOCK has a move while a deadline runs; in a secret choice several seats have moves."""
        if seat == CLOCK:
            return NOTHING if self.due == NEVER else (self.tick,)
        return self.secret[seat] if self.secret else NOTHING

    def result(self) -> Result | None:
        return self.outcome

    def deadline(self) -> int | None:
        """When CLOCK plays, in ms of table time."""
        return None if self.due == NEVER else self.due

    @classmethod
    def sides_of(cls, setup: Setup) -> tuple[int, ...]:
        """By seat: its side. Seats on one side win together."""
        return tuple(range(setup.seats))

    def live(self) -> bool:
        """True while the first to act wins."""
        return False

    def rests(self, seat: Seat) -> bool:
        """Whether the seat's hands must not carry anything now."""
        return True

    def fits(self, seat: Seat, move: Move) -> bool:
        """Whether this act, one of the seat's, would do what it is meant to, if it landed now."""
        return True

    def carried(self, move: Move) -> bool:
        """Whether a hand has to carry something for this move, which takes `hand_ms`."""
        return False

    def hand_ms(self) -> int:
        return 0

    def hand_free(self, seat: Seat) -> int:
        """When the seat's hand can lay down something again."""
        return 0

    def hinders(self, seat: Seat, move: Move) -> Refusal | None:
        """What keeps a move from being made in this moment, though it is one of the seat's."""
        return None

    def sequel(self) -> Setup | None:
        """The match that follows this one when it is over, if it is a part of something larger."""
        return None

    def write(self, move: Move) -> str:
        return self.phrases(self.setup).write(move)

    def read(self, text: str) -> Move:
        """The inverse of `write`; nonsense is a Mistake."""
        return self.phrases(self.setup).read(text)

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        """Explains a refused move; never decides."""
        if self.outcome is not None:
            return Refusal("over", self.outcome.rule)
        if not self.moves(seat):
            return self.not_asked(seat, move)
        return self.explain(seat, move)

    def not_asked(self, seat: Seat, move: Move) -> Refusal:
        """Why a seat can do nothing now."""
        return Refusal("not-asked", "", {"asked": self.asked})

    def copy(self) -> Self:
        """A muted table of its own: new containers, same cards."""
        raise NotImplementedError

    def twin(self, table: Self) -> Self:
        """Give a new table what every game has; the game's `copy` adds its own fields."""
        table.setup = self.setup
        table.seats = self.seats
        table.dice = self.dice.copy()
        table.now = self.now
        table.due = self.due
        table.asked = self.asked
        table.choices = self.choices
        table.tick = self.tick
        table.secret = self.secret[:]
        table.loud = False
        table.events = []
        table.outcome = self.outcome
        return table

    def take_events(self) -> list[Event]:
        """What happened since this was last asked."""
        events = self.events
        self.events = []
        return events

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end; says how many decisions (two moves or more) that took."""
        decisions = 0
        while self.asked != NOBODY:
            seat = self.asked
            moves = self.moves(seat)
            if len(moves) > 1:
                decisions += 1
                self.play(seat, moves[dice.below(len(moves))])
            else:
                self.play(seat, moves[0])
        return decisions

    def state(self) -> dict[str, str]:
        """Everything on the table, hidden or not, as text: for tests and for debugging."""
        names = ("now", "due", "tick", "asked", "choices", "secret", "outcome", *self.fields)
        return {name: repr(getattr(self, name)) for name in names}

    # What rules use

    def ask(self, seat: Seat, moves: tuple[Move, ...]) -> None:
        """The seat answers next."""
        self.asked = seat
        self.choices = moves

    def ask_all(self, moves: list[tuple[Move, ...]]) -> None:
        """Every seat with moves answers, in any order; nobody learns anything until all have."""
        self.secret = moves
        self.next_secret()

    def ask_more(self, seat: Seat, moves: tuple[Move, ...]) -> None:
        """The seat's secret choice takes a further step."""
        self.secret[seat] = moves
        self.next_secret()

    def answered(self, seat: Seat) -> bool:
        """Strike the seat off those asked by `ask_all`; True if it was the last."""
        self.secret[seat] = NOTHING
        return not self.next_secret()

    def next_secret(self) -> bool:
        for seat, moves in enumerate(self.secret):
            if moves:
                self.ask(seat, moves)
                return True
        self.secret = []
        self.ask(NOBODY, NOTHING)
        return False

    def wake(self, due: int, tick: Move) -> None:
        """CLOCK plays `tick` when `due` has come."""
        self.due = due
        self.tick = tick

    def tell(
        self,
        code: str,
        facts: dict[str, Any],
        only: tuple[Seat, ...] = (),
        secret: dict[str, Any] | None = None,
    ) -> None:
        """Something happened. Guarded by `if self.loud` where speed matters."""
        if self.loud:
            self.events.append(fill(Event, (code, facts, only, secret or NO_SECRET)))

    def end(self, result: Result) -> None:
        self.asked = NOBODY
        self.choices = NOTHING
        self.secret = []
        self.due = NEVER
        self.outcome = result
