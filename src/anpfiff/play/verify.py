"""What a record proves: everything that follows from it is computed again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from anpfiff.core.deck import Deck
from anpfiff.core.log import Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import SEATS, Mistake
from anpfiff.core.record import CLOSED, Record, digest_of
from anpfiff.core.seal import Seal, is_secret, sealed_seed, seed_commitment
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.play.landing import read_claim

ReadDeck = Callable[[type[Table]], Deck | None]
CLOSING = b"digest "


class Finding(NamedTuple):
    """Something that was proved, cannot be, or is wrong: a code to translate, and facts."""

    code: str
    facts: dict[str, Any]


class Verdict:
    """All findings, in the order in which things were looked at."""

    def __init__(self) -> None:
        self.proved: list[Finding] = []
        self.open: list[Finding] = []
        self.wrong: list[Finding] = []
        self.match: Match | None = None
        """As far as it could be played again."""

    def prove(self, code: str, **facts: Any) -> None:
        self.proved.append(Finding(code, facts))

    def leave_open(self, code: str, **facts: Any) -> None:
        self.open.append(Finding(code, facts))

    def accuse(self, code: str, **facts: Any) -> None:
        self.wrong.append(Finding(code, facts))


def verify(data: bytes, read_deck: ReadDeck | None = None) -> Verdict:
    """A file that is no record at all is a Mistake; one that was spoilt is a verdict.

    `read_deck` gives the deck for a game, if it is not one that comes with it.
    """
    verdict = Verdict()
    closed = look_at_digest(data, verdict)
    try:
        record = read(data)
        game = GAMES[record.game]
        match = verdict.match = record.start(game, read_deck(game) if read_deck else None)
    except Mistake as mistake:
        if not closed:
            raise
        verdict.accuse("unreadable", cause=mistake)
        return verdict
    if not closed:
        look_at_missing_digest(record, verdict)
    look_at_seal(record, verdict)
    look_at_play(record, match, verdict)
    for code in what_stays_open(record.seal):
        verdict.leave_open(code)
    return verdict


def what_stays_open(seal: Seal) -> list[str]:
    """No record can prove it."""
    return ["when"] * bool(seal.secret) + ["others"] * any(seal.nonces) + ["who", "know"]


def read(data: bytes) -> Record:
    try:
        record = Record.read(data.decode())
    except UnicodeDecodeError:
        raise Mistake("record-not-text") from None
    if record.game not in GAMES:
        raise Mistake("game-unknown", text=record.game, known=", ".join(GAMES))
    return record


# The file


def look_at_digest(data: bytes, verdict: Verdict) -> bool:
    """Whether it has a closing line."""
    start = data.rfind(b"\n", 0, -1) + 1
    if not data.startswith(CLOSING, start):
        return False
    digest = digest_of(data[:start])
    if data[start:] == CLOSING + digest.encode() + b"\n":
        verdict.prove("digest", digest=digest)
    else:
        verdict.accuse("digest-wrong")
    return True


def look_at_missing_digest(record: Record, verdict: Verdict) -> None:
    if record.digest:
        verdict.accuse("digest-wrong")
    elif record.format >= CLOSED:
        verdict.accuse("digest-missing")
    else:
        verdict.leave_open("digest-none")


# The deal


def look_at_seal(record: Record, verdict: Verdict) -> None:
    seal = record.seal
    if not seal.secret:
        if seal.commitment or seal.nonces:
            verdict.accuse("secret-wrong", text="")
        verdict.leave_open("chosen" if record.seed.startswith("fast ") else "unsealed")
        return
    strange = [text for text in (seal.secret, *seal.nonces) if text and not is_secret(text)]
    if strange:
        verdict.accuse("secret-wrong", text=strange[0])
        return
    look_at_seed(record, seal, verdict)


def look_at_seed(record: Record, seal: Seal, verdict: Verdict) -> None:
    found = seed_commitment(seal.secret)
    if found == seal.commitment:
        verdict.prove("seed", commitment=found)
    else:
        verdict.accuse("seed-wrong", commitment=seal.commitment or "–", found=found)
    nonces = seal.nonces or ("",) * len(record.names)
    if record.seed != sealed_seed(record.game, seal.secret, nonces):
        verdict.accuse("dice-wrong")
    elif any(nonces):
        added = [called(record, seat) for seat, nonce in enumerate(nonces) if nonce]
        verdict.prove("dice", names=", ".join(added))
    else:
        verdict.prove("dice-alone")


def called(record: Record, seat: int) -> str:
    return f"{SEATS[seat]} {record.names[seat]}".strip()


# The play


def look_at_play(record: Record, match: Match, verdict: Verdict) -> None:
    """Every move again. A swapped card or a hand that was too quick is refused by the table."""
    landings = Landings(match, verdict)
    try:
        steps = record.steps(match)
        for line, number in zip(record.log, record.numbers, strict=True):
            landings.look_at(line, number)
            next(steps)
        next(steps, None)
    except Mistake as mistake:
        verdict.accuse("replay-wrong", cause=mistake)
        return
    moves = sum(line.seat is not None for line in record.log)
    verdict.prove("replayed", moves=moves, version=record.version, game=record.game)
    if record.result:
        verdict.prove("result")
    else:
        verdict.leave_open("result-none")
    if match.game.races and match.table.hand_ms():
        verdict.prove("hand", ms=match.table.hand_ms())
    if landings.right:
        verdict.prove("landings", count=landings.right)


class Landings:
    """Cards that say when they were pressed and when that arrived, just before they are played."""

    def __init__(self, match: Match, verdict: Verdict) -> None:
        self.match = match
        self.verdict = verdict
        self.right = 0

    def look_at(self, line: Line, number: int) -> None:
        if not line.note or line.seat is None or not self.match.game.races:
            return
        claim = read_claim(line.note)
        if claim is None:
            self.verdict.accuse("landing-note", line=number, text=line.note)
            return
        press, arrival, credit = claim
        hand_ms = self.match.table.hand_ms()
        free = self.match.table.hand_free(line.seat) + self.match.lost
        due = max(press + hand_ms, arrival, free if free <= line.at else 0)
        # What was pressed while the hand was on its way with something that could not land waited.
        waited = line.at > due and line.at - hand_ms >= arrival
        if line.at != due and not waited:
            self.verdict.accuse("landing-wrong", line=number, at=line.at, found=due)
        elif not arrival - credit <= press <= arrival:
            self.verdict.accuse("landing-credit", line=number, **claim._asdict())
        else:
            self.right += 1
