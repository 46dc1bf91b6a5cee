"""Everything that crosses the wire, as types: docs/protocol.md is made from this file.

A client sends requests, each with a number of its own that grows, and gets exactly one answer to
each: Done, Refused or Already. Everything else the server sends by itself; of that only a pulse is
answered. A frame of the client is one request, a frame of the server is a list of messages. What a
match shows travels as in `play.onlooker`: named tuples are arrays.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anpfiff.core.nouns import About, Event, Question

PROTOCOL = 1

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
RequestId = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=20)]
Secret = Annotated[str, Meta(max_length=128)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""SHA-256 of `anpfiff nonce ` and the nonce; empty: one adds nothing to the deal."""
Talk = Annotated[str, Meta(min_length=1, max_length=200)]
Tempo = Annotated[float, Meta(ge=0.25, le=3)]
"""How much slower than usual time passes at a table."""
DeckText = Annotated[str, Meta(max_length=24_000)]

PlaceKind = Literal["open", "closed", "guest", "bot"]
Phase = Literal["gathering", "playing", "over"]
TurnClock = Literal["off", "gentle", "strict"]
Proposal = Literal["pause", "go-on", "undo", "hints", "rematch", "swap-sides"]
EmoteWord = Literal["goal", "well-played", "ouch", "hurry", "thanks", "oops", "again", "bye"]


# What clients send


class Request(Struct, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """Its number is larger than that of every earlier request of this guest at this table.

    Whoever comes with another device is told by `you.done` where to go on. What is sent again with
    its number is not done again; it gets its answer once more, a move even after a restart.
    """

    id: RequestId


class Hello(Request, tag="hello"):
    """The first request of a connection. Without a token a new guest is made."""

    token: Secret = ""
    name: Name = ""
    protocol: Number = PROTOCOL


class Create(Request, tag="create"):
    """A new table; who makes it is its host, enters it and takes the first open place.

    Places by seat: `open`, `closed`, or the league of a bot, and `league` is that of bots who stand
    in. `tempo` makes everything that takes time slower (3) or quicker (0.5), bots included. `help`:
    1 tells with each view which of the moves fit; 2 gives hints as well, without asking anybody, in
    games with turns. `clock`, in these games: `gentle` reminds after 45 s, `strict` lets a bot move
    after 60 s.
    """

    game: Word
    places: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    deck: DeckText = ""
    listed: bool = False
    tempo: Tempo = 1.0
    help: Annotated[int, Meta(ge=0, le=2)] = 0
    clock: TurnClock = "off"
    league: Word = "regionalliga"


class Enter(Request, tag="enter"):
    """Come to a table: to a place if one is open and the match has not begun, unless to watch."""

    code: Code
    watch: bool = False


class Leave(Request, tag="leave"):
    """Go away from the table; before the kick-off the places become open."""


class Sit(Request, tag="sit"):
    """Take an open place, also a second one at the same screen, for somebody of another name."""

    seat: SeatNumber
    name: Name = ""


class Rise(Request, tag="rise"):
    """Give a place back before the kick-off."""

    seat: SeatNumber


class Arrange(Request, tag="arrange"):
    """The host makes a place open, closed, or a bot's; all say again that they are ready then."""

    seat: SeatNumber
    place: Word


class Ready(Request, tag="ready"):
    """When all guests are ready and no place is open, the match begins; with bots only, at once.

    Who hands in a commitment is asked for its nonce by `sealed`, before the match begins.
    """

    commitment: Commitment = ""


class Reveal(Request, tag="reveal"):
    """The nonce that belongs to one's commitment, when all commitments are known.

    Whoever does not show it in 15 s, or goes, holds all others up: all say again that they are
    ready, and the deal is made anew, with another seed and other nonces.
    """

    nonce: Nonce


class Act(Request, tag="act"):
    """A move by its number; which message was seen last, and how many ms later it was pressed.

    In a race a card lands `hand_ms` after that moment, counted from when the message was sent, but
    never before the request has arrived. `ms` is believed as far as the measured line allows.
    """

    seat: SeatNumber
    move: Number
    seen: Number = 0
    ms: Number = 0


class Front(Request, tag="front"):
    """Several seats at one screen: this one is before the curtain, and is told what it missed."""

    seat: SeatNumber


class Propose(Request, tag="propose"):
    """Done as soon as all who play agree, those included whose line was cut less than 60 s ago.

    With a rematch, or sides that are swapped after a match, comes a commitment, as with `ready`.
    While all choose in secret one's own step is taken back at once, and nobody hears of it.
    """

    what: Proposal
    seat: SeatNumber = 0
    commitment: Commitment = ""


class Consent(Request, tag="consent"):
    """Yes or no to what was proposed."""

    what: Proposal
    agree: bool
    commitment: Commitment = ""


class Resign(Request, tag="resign"):
    seat: SeatNumber


class Hint(Request, tag="hint"):
    """What a bot would do, if all have agreed to hints."""

    seat: SeatNumber


class Say(Request, tag="say"):
    text: Talk


class Emote(Request, tag="emote"):
    emote: EmoteWord


class Mute(Request, tag="mute"):
    """Hear nothing of this guest any more; `block` keeps him from tables of one's own as well."""

    guest: Number
    on: bool = True
    block: bool = False


class Remove(Request, tag="remove"):
    """The host sends somebody away, who cannot come back; in a match a bot has his place then."""

    guest: Number


class Change(Request, tag="change"):
    """The host changes what is not part of the rules."""

    listed: bool | None = None
    chat: bool | None = None
    clock: TurnClock | None = None
    tempo: Tempo | None = None


class Share(Request, tag="share"):
    """Others in the network of this machine may come to the table, or nobody new any more.

    Only the host may say so, only at the machine itself, and only if its server was started for
    that. The answer has the `link` for the others. It ends when the table is closed.
    """

    on: bool = True


class Close(Request, tag="close"):
    """The host closes the table for good."""


class Tables(Request, tag="tables"):
    """Which tables are listed."""


class Download(Request, tag="download"):
    """The record of the last match that is over, and of a race its photo finishes, closest first.

    A photo is the card that was first, the one that came too late, and how long hands carry; a card
    is its seat, its kind, when it landed, and of a press from far away when that was, when it was
    heard, and how many ms are believed at most. All in ms of table time.
    """


class Beat(Struct, forbid_unknown_fields=True, tag_field="do", tag="beat"):
    """The answer to a pulse, at once. No request: it has no number of its own and gets no answer.

    Whoever does not answer plays, too, but what he says about when he pressed is not believed.
    """

    n: Number


AnyRequest = (
    Hello | Create | Enter | Leave | Sit | Rise | Arrange | Ready | Reveal | Act | Front | Propose
    | Consent | Resign | Hint | Say | Emote | Mute | Remove | Change | Share | Close | Tables
    | Download
)  # fmt: skip
Incoming = AnyRequest | Beat


# What the server sends


class Message(Struct, tag_field="is", omit_defaults=True):
    """Something that the server says."""


class Done(Message, tag="done"):
    """It was done, and is on disk."""

    id: int
    facts: dict[str, Any] = {}


class Refused(Message, tag="refused"):
    """It was not done: a code to translate, the rule that says so if one does, and facts."""

    id: int
    code: str
    rule: str = ""
    facts: dict[str, Any] = {}


class Already(Message, tag="already"):
    """It had been done before."""

    id: int
    facts: dict[str, Any] = {}


class Welcome(Message, tag="welcome"):
    """Who one is. The token is told to new guests only; whoever has it is that guest."""

    guest: int
    name: str
    protocol: int = PROTOCOL
    token: str = ""


class PlaceShown(Struct, frozen=True, omit_defaults=True):
    """One place at the table."""

    kind: PlaceKind
    name: str = ""
    league: str = ""
    guest: int = 0
    ready: bool = False
    away: bool = False
    """His connection is gone;"""
    stand_in: bool = False
    """a bot plays for him meanwhile."""
    resigned: bool = False
    line: int = 0
    """His round trip in ms as the server measured it, about; 0: it was not measured."""


class Asked(Struct, frozen=True):
    """Somebody proposes something, and these have agreed."""

    what: Proposal
    by: int
    seat: int
    agreed: tuple[int, ...]


class Room(Message, tag="room"):
    """Everything about a table that is not part of the match; sent whole when it changes."""

    code: str
    game: str
    phase: Phase
    host: int
    places: tuple[PlaceShown, ...]
    watching: int
    listed: bool
    chat: bool
    clock: TurnClock
    tempo: float
    help: int
    hints: bool
    league: str
    paused: bool
    still: bool
    """Nobody who plays is there: time stands still."""
    match: int
    """How many matches were begun."""
    proposals: tuple[Asked, ...] = ()
    resigned: int = -1
    """The side that gave up, and thereby ended the match."""


class You(Message, tag="you"):
    """What concerns one guest alone."""

    seats: tuple[int, ...]
    front: int
    done: int
    """The number of the last request that was done at this table."""


class Sealed(Message, tag="sealed"):
    """All want to play, and nobody can change his share of the deal any more.

    `commitment` is SHA-256 of `anpfiff seed ` and the server's seed, `commitments` are those of the
    seats, empty for bots. Whose is among them answers with `reveal`, once for each nonce: never
    again with the same for other commitments.
    """

    commitment: str
    commitments: tuple[str, ...]


class Deal(Message, tag="deal"):
    """A match: sent once to everybody who comes to it. Moves by number: their text, and about what.

    `setup` is a list of seats, options, deck and version; `sides` is by seat; `commitment` is that
    to the server's seed, which the record tells when the match is over.
    """

    match: int
    game: str
    setup: Any
    sides: tuple[int, ...]
    names: tuple[str, ...]
    moves: dict[int, tuple[str, About]]
    hand_ms: int
    commitment: str = ""


class Shown(Message, tag="shown"):
    """What a seat (or a spectator, null) learns: numbered for each, with nothing left out.

    Whoever comes, or comes back, begins with the number of the last message. `at` is when, in ms of
    table time; `fits` is there if the table helps so much.
    """

    n: int
    seat: int | None
    at: int
    events: list[Event]
    view: Any
    question: Question | None = None
    moves: tuple[int, ...] = ()
    fits: tuple[int, ...] | None = None


class Said(Message, tag="said"):
    guest: int
    name: str
    text: str = ""
    emote: str = ""


class Nudge(Message, tag="nudge"):
    """The table waits for this seat; in a secret choice only that seat hears so."""

    seat: int


class TableShown(Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    open: int


class TablesShown(Message, tag="tables"):
    tables: tuple[TableShown, ...]


class Bye(Message, tag="bye"):
    """One is not at the table any more, or the connection ends: why.

    A table that is closed while a match is on leaves its record, so that the deal can be checked.
    """

    code: str
    record: str = ""


class Notice(Message, tag="notice"):
    """Something that one should know, by its code.

    `cannot-save`: the disk is full, say, and all tables stand still; `saving-again`: they go on;
    `server-fault`: the connection ends, come back to the table; `deal-anew`: `names` have not shown
    their nonces, or have changed their places meanwhile, so all say again that they are ready;
    `line-slow`: at this table one's cards land so many `ms` late, because the round trip is longer
    than a hand takes.
    """

    code: str
    facts: dict[str, Any] = {}


class Pulse(Message, tag="pulse"):
    """Once a second at the table of a race: answer with `beat` at once, so that the line is known.

    What a browser does to show something does not count: only how long the way is.
    """

    n: int


AnyMessage = (
    Done | Refused | Already | Welcome | Room | You | Sealed | Deal | Shown | Said | Nudge
    | TablesShown | Bye | Notice | Pulse
)  # fmt: skip
