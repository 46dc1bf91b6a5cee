"""The matches that are played at a table, one after the other."""

from __future__ import annotations

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Setup
from anpfiff.core.nouns import Refused as RefusedMove
from anpfiff.play.clock import Stopwatch
from anpfiff.play.landing import Distance
from anpfiff.server import messages as m
from anpfiff.server.company import REMEMBERED, Visitor
from anpfiff.server.frame import agree
from anpfiff.server.playing import Playing
from anpfiff.server.sealing import Sealing


class Evening(Sealing):
    """From the kick-off to the end; time runs while somebody who plays is there."""

    def seal(self, agreed: set[int]) -> None:
        """All want to begin. Whoever takes part in the deal shows his nonce first."""
        self.shut(agreed)
        if self.missing():
            self.send_all(self.sealed_message())
        else:
            self.kick_off()

    def kick_off(self) -> None:
        """All are there. Closed places do not take part; a sequel follows its first leg."""
        frame = self.frame
        sequel = self.playing.match.sequel() if self.playing is not None else None
        frame.places = [place for place in frame.places if place.kind != "closed"]
        if sequel is not None:
            frame.options = sequel.options.write()
        frame.match += 1
        frame.phase, frame.paused, frame.resigned = "playing", False, -1
        frame.names = [place.name or place.league for place in frame.places]
        frame.swapped = False
        for place in frame.places:
            place.resigned = False
        self.stand_ins.clear()
        self.seed, frame.seal = self.open_seal()
        match = self.new_match()
        self.begin(match)
        self.kept_at = 0
        self.changed = True
        for visitor in self.visitors.values():
            visitor.front = -1
            if visitor.there:
                self.send(visitor.guest, self.you(visitor.guest))
                self.send_match(visitor)

    def setup(self) -> Setup:
        return agree(self.frame)

    def new_match(self, *, forgetful: bool = True) -> Match:
        frame = self.frame  # Those of earlier versions have no names of their own.
        names = frame.names or [place.name or place.league for place in frame.places]
        match = Match(self.game, self.setup(), self.seed, names, forgetful=forgetful)
        match.seal = self.frame.seal
        return match

    def begin(self, match: Match, asked_at: int = 0) -> None:
        """Whoever is to move has been asked since `asked_at`."""
        bots = {
            seat: place.league
            for seat, place in enumerate(self.frame.places)
            if place.kind == "bot"
        }
        self.playing = Playing(
            match, bots, self.frame.clock, self.frame.league, asked_at, elsewhere=self.elsewhere
        )
        for seat in self.stand_ins:
            self.playing.stand_in(seat, self.frame.league)
        for seat, place in enumerate(self.frame.places):
            if place.resigned:
                self.stand_ins.add(seat)
                self.playing.stand_in(seat, self.frame.league)
        self.watch = Stopwatch(self.clock, match.at, 1 / self.frame.tempo)
        self.watch.stop()
        self.screens = {}
        self.shown_at = (0, 0)

    def end_match(self) -> None:
        self.frame.phase = "over"
        if self.playing is not None:
            self.playing.drop_all()
        self.proposals.clear()
        self.changed = True

    def send_bots_in(self, visitor: Visitor) -> None:
        assert self.playing is not None
        for seat in self.seats_of(visitor.guest):
            if seat not in self.stand_ins:
                self.stand_ins.add(seat)
                self.playing.stand_in(seat, self.frame.league)
                self.changed = True

    def take_seats_back(self, guest: int) -> None:
        for seat in self.seats_of(guest):
            if seat in self.stand_ins and not self.frame.places[seat].resigned:
                self.stand_ins.remove(seat)
                if self.playing is not None:
                    self.playing.take_seat(seat)

    # What goes out

    def settle(self) -> None:
        """Let pass what has passed, then tell everybody what he does not know yet."""
        if self.changed:
            self.keep_time()
            self.audience = None
        playing = self.playing
        if playing is not None:
            if self.is_on() and self.watch.running:
                playing.advance(max(self.watch.ms(), playing.match.at))
            if self.is_on() and playing.match.result() is not None:
                self.end_match()
                self.keep_time()
            self.show()
            self.send_nudges(playing)
        if self.changed:
            self.send_all(self.shown())
        if playing is not None:
            self.answer_moves(playing)
        if self.changed and self.empty():
            self.put_away()

    def put_away(self) -> None:
        """Nobody is there: whoever comes is shown how things stand, not what led there.

        What he has done is remembered by the log; other answers can still be given again.
        """
        self.screens.clear()
        for visitor in self.visitors.values():
            visitor.distance = Distance()  # Whoever comes back has another line.
            acted = {*self.acted.get(visitor.guest, ())}
            visitor.answers = {
                id_: answer for id_, answer in visitor.answers.items() if id_ not in acted
            }
        if self.playing is not None:
            self.playing.match.forget(0)

    def send_nudges(self, playing: Playing) -> None:
        """Everybody hears for whom all wait; in a secret choice nobody may know who still does."""
        for seat in playing.nudges:
            if playing.match.table.secret:
                self.send(self.frame.places[seat].guest, m.Nudge(seat))
            else:
                self.send_all(m.Nudge(seat))
        playing.nudges.clear()

    def answer_moves(self, playing: Playing) -> None:
        for ticket, mistake in playing.answers:
            if mistake is None:
                self.answer(ticket.guest, m.Done(ticket.id))
            else:
                self.answer(ticket.guest, refused(ticket.id, mistake))
        playing.answers.clear()

    def answer(self, guest: int, message: m.Done | m.Refused) -> None:
        visitor = self.visitors.get(guest)
        if visitor is not None:
            visitor.answers[message.id] = message
            if len(visitor.answers) > REMEMBERED:
                oldest = next(iter(visitor.answers))
                del visitor.answers[oldest]
                visitor.forgotten = max(visitor.forgotten, oldest)
            self.send(guest, message)

    def keep_time(self) -> None:
        """Time stands still in a pause, after the end, and while nobody who plays is there."""
        runs = self.is_on() and not self.frame.paused and self.somebody_plays()
        if runs != self.watch.running:
            (self.watch.start if runs else self.watch.stop)()
            self.changed = True


def refused(id_: int, mistake: Mistake) -> m.Refused:
    if isinstance(mistake, RefusedMove):
        code, rule, facts = mistake.refusal
        return m.Refused(id_, code, rule, facts)
    return m.Refused(id_, mistake.code, "", mistake.facts)
