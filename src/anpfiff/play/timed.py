"""A race as it is being played: what happens next, and when, on whole milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anpfiff.bots.bot import Imagine, Racer
from anpfiff.core.match import Match
from anpfiff.core.nouns import NEVER, READY, Event, Mistake, Move, Refusal, Refused, Seat
from anpfiff.play.landing import Claim
from anpfiff.play.seats import (
    FOREVER,
    IMAGINING,
    LOTS,
    Imagination,
    bot_for,
    dice_for,
    imagines,
    past,
    unimagined,
)


class TimedPlay:
    """A match and the racers in its seats; a seat without one is somebody else's.

    Every seat has at most one intention. The earliest is carried out, then all racers whom the
    change concerns are asked again. Of several in the same millisecond the lot decides: nobody is
    first because of the seat he sits in. Intentions are in table time, which a pause does not use
    up.

    Hands take time: what somebody presses is carried for `hand_ms` and lands then; the table sees
    and judges it only then. What is being carried cannot be recalled. One press ahead waits, the
    latest. What cannot land any more goes back at once. The times of racers contain their hands,
    but are never shorter. Who presses far away has a claim to an earlier moment (`landing.py`).
    """

    def __init__(self, match: Match, racers: Mapping[Seat, Racer]) -> None:
        self.match = match
        self.racers: dict[Seat, Racer] = {}
        self.dice = [
            dice_for(match, IMAGINING + seat, match.acts) for seat in range(match.setup.seats)
        ]
        """By seat, for what it imagines."""
        self.times = [FOREVER] * match.setup.seats
        self.moves: list[Move] = [0] * match.setup.seats
        self.offers: list[Sequence[Move]] = [()] * match.setup.seats
        """By seat: from which moves it chose,"""
        self.offered = [-1] * match.setup.seats
        """and how many acts there had been."""
        self.ahead: dict[Seat, Move] = {}
        """What somebody has pressed whose hand is on the way,"""
        self.claims: dict[Seat, Claim | None] = {}
        """when what it carries was pressed, if that was far away,"""
        self.claims_ahead: dict[Seat, Claim | None] = {}
        """and what was pressed ahead,"""
        self.refusals: dict[Seat, Refusal] = {}
        """and why what he pressed could not be done when its time came, until he is told."""
        self.able = [0] * match.setup.seats
        """By seat that is not a racer's: since when it can lay cards; FOREVER: it cannot."""
        self.counted = self.others = 0
        """How many lines of the log were looked at, and how many of them lay no card."""
        self.heard = match.place
        """How much of what happened the racers know,"""
        self.news: list[Event] = []
        """and what was the last of it."""
        for seat, racer in racers.items():
            self.sit(seat, racer)

    # Who plays

    def sit(self, seat: Seat, racer: Racer) -> None:
        """Somebody takes the seat, knowing all that it was told, and what its hands were at."""
        self.spread()
        self.forget(seat)
        self.racers[seat] = racer
        self.ask(seat, past(self.match, seat))

    def leave(self, seat: Seat) -> None:
        """The seat is somebody else's from now on; what its hands were at is dropped."""
        self.racers.pop(seat, None)
        self.forget(seat)
        self.times[seat] = FOREVER
        self.able[seat] = 0

    def forget(self, seat: Seat) -> None:
        """What the seat's last owner had pressed ahead, and was not told, concerns nobody."""
        self.ahead.pop(seat, None)
        self.claims.pop(seat, None)
        self.refusals.pop(seat, None)

    def stand_in(self, seat: Seat, bot: str) -> None:
        """A bot of this name plays for whoever is gone, until `leave` or `sit`."""
        self.sit(seat, bot_for(self.match, seat, bot))

    # What happens

    def next(self) -> int:
        """When something happens next if nobody else acts; FOREVER: nothing will."""
        match = self.match
        if match.paused_since is not None:
            return FOREVER
        earliest = min(self.times)
        due = match.table.due
        if due != NEVER and due < earliest:
            earliest = due
        return earliest if earliest == FOREVER else earliest + match.lost

    def step(self) -> None:
        """Let it happen, and ask those again whom it concerns. Deadlines come first."""
        match, times = self.match, self.times
        at, due = min(times), match.table.due
        if NEVER != due <= at:
            match.wait(due + match.lost)
        elif at == FOREVER:
            raise Mistake("nobody-acts", at=match.at)
        else:
            seat = times.index(at) if times.count(at) == 1 else self.one_of(at)
            times[seat] = FOREVER
            unchanged = self.offered[seat] == match.acts
            offer = self.offers[seat] if unchanged else None
            claim = self.claims.pop(seat, None)
            try:
                match.play(seat, self.moves[seat], at + match.lost, offer)
                if claim is not None:
                    match.log.note(str(claim))
            except Refused as refused:
                if seat in self.racers:
                    self.ask(seat, [])
                else:
                    self.refusals[seat] = refused.refusal
            if seat in self.ahead:
                self.pick_up_next(seat)
        self.spread()

    def one_of(self, at: int) -> Seat:
        """A dead heat: the seed and how many cards were laid decide, whoever arrived first."""
        tied = [seat for seat, time in enumerate(self.times) if time == at]
        if len(tied) == 1:
            return tied[0]
        log = self.match.log
        self.others += log.count(READY, self.counted)
        self.counted = len(log)
        return dice_for(self.match, LOTS, self.counted - self.others).pick(tied)

    def advance(self, at: int) -> None:
        """Let everything happen that happens until then."""
        while self.next() <= at:
            self.step()

    def press(self, seat: Seat, move: Move, at: int, claim: Claim | None = None) -> None:
        """Somebody acts who is not one of the racers. What his hands cannot do is refused."""
        self.advance(at - 1)
        self.hear(seat, move, at, claim)
        self.advance(at)

    def hear(self, seat: Seat, move: Move, at: int, claim: Claim | None = None) -> None:
        """The same, when everything before has happened: what lands now may be level with it."""
        match = self.match
        match.wait(at)
        self.spread()
        if match.paused_since is not None:
            raise Mistake("paused")
        carried = match.table.carried(move)
        if carried and self.carrying(seat) is not None:
            self.ahead[seat], self.claims_ahead[seat] = move, claim
            return
        since = match.now
        if carried and claim is not None:
            since = claim.press - match.lost
            if since < self.able[seat] and move in match.moves(seat):
                raise Mistake("too-late")  # All hands had to rest since then.
        self.pick_up(seat, move, since, claim)

    def carrying(self, seat: Seat) -> Move | None:
        """What is on its way in the hand of somebody who is not one of the racers."""
        waits = seat not in self.racers and self.times[seat] != FOREVER
        return self.moves[seat] if waits else None

    def pick_up(self, seat: Seat, move: Move, since: int, claim: Claim | None) -> None:
        """The hand has set out at `since`, if it can do this at all. Nothing lands in the past."""
        match, table = self.match, self.match.table
        if move not in match.moves(seat):
            raise Refused(match.refusal(seat, move))
        if table.carried(move):
            self.moves[seat] = move
            self.times[seat] = max(since + table.hand_ms(), match.now, table.hand_free(seat))
            self.offered[seat] = -1
            self.claims[seat] = claim
        else:
            # A shout needs no hand: it does not disturb what is being carried.
            match.play(seat, move, match.at)
            self.spread()

    def pick_up_next(self, seat: Seat) -> None:
        """The hand is free for what was pressed meanwhile, if that can still be done."""
        move, claim = self.ahead.pop(seat), self.claims_ahead.pop(seat)
        try:
            self.pick_up(seat, move, self.match.now, claim)
        except Refused as refused:
            self.refusals[seat] = refused.refusal

    def let_go(self) -> None:
        """What has become impossible on its way goes back now, and all that waits behind it.

        It must not land in the next attack, however soon that begins.
        """
        match, rests, able = self.match, self.match.table.rests, self.able
        for seat, time in enumerate(self.times):
            if seat in self.racers:
                continue
            if rests(seat):
                able[seat] = FOREVER
            elif able[seat] == FOREVER:
                able[seat] = match.now
            if time != FOREVER and self.moves[seat] not in match.moves(seat):
                self.times[seat] = FOREVER
                self.ahead.pop(seat, None)
                self.claims.pop(seat, None)
                self.refusals[seat] = match.refusal(seat, self.moves[seat])

    def pause(self, at: int) -> None:
        self.advance(at)
        self.match.pause(at)
        self.spread()

    # What is heard

    def spread(self) -> None:
        """Ask those again whom the news concern; a secret choice is no news to anybody."""
        match = self.match
        self.news = news = match.events[self.heard - match.forgotten :]
        if not news:
            return
        self.heard += len(news)
        secret = False
        for event in news:
            if event.secret:
                secret = True
        for seat, racer in self.racers.items():
            heard = [event.told(seat) for event in news] if secret else news
            if racer.heeds(heard):
                self.ask(seat, heard)
        if len(self.racers) < len(self.times):
            self.let_go()

    def ask(self, seat: Seat, heard: Sequence[Event]) -> None:
        table, racer = self.match.table, self.racers[seat]
        view = table.view(seat)
        racer.see(view, heard, table.now)
        moves = table.moves(seat)
        intention = None
        if moves:
            imagine: Imagine = unimagined
            if imagines(racer):
                imagine = Imagination(self.match, seat, view, self.dice[seat])
            intention = racer.choose(view, moves, imagine)
        if intention is None:
            self.times[seat] = FOREVER
        else:
            after, move = intention
            self.times[seat] = self.earliest(seat, move, table.now + after)
            self.moves[seat] = move
            self.offers[seat] = moves
            self.offered[seat] = self.match.acts

    def earliest(self, seat: Seat, move: Move, time: int) -> int:
        """When a hand that sets out now can land at the earliest; one on its way goes on."""
        table = self.match.table
        if not table.carried(move):
            return time
        lands = table.now + table.hand_ms()
        if self.moves[seat] == move:
            lands = min(lands, self.times[seat])
        return max(time, lands, table.hand_free(seat))
