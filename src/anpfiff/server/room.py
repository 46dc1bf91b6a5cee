"""One table: who sits there, what they agree on, and what each of them is sent.

No sockets, no disk, no clock of its own: requests come in, messages and writes go out, and the
clock is handed in.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from anpfiff.core.match import KEPT
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import Record, read_line
from anpfiff.play.landing import Claim, Distance
from anpfiff.play.seats import FOREVER
from anpfiff.server import messages as m
from anpfiff.server.agreement import Agreement
from anpfiff.server.company import GRACE_S, Clock, Visitor, clean
from anpfiff.server.evening import refused
from anpfiff.server.frame import Frame, Place, agree, arrange, name_bots, vacate
from anpfiff.server.playing import Decided, Thought, Ticket, Written
from anpfiff.server.sealing import SHOW_S

ROUNDING_S = 1e-6
"""A timer must not strike before its millisecond has begun, however seconds are rounded."""


class Room(Agreement):
    """What happens at one table: its company, what they are shown, their evening, and requests."""

    # From disk

    @classmethod
    def again(
        cls,
        frame: Frame,
        clock: Clock,
        new_seed: Callable[[], str],
        seed: str,
        lines: Iterable[Written],
        at: int,
        *,
        elsewhere: bool = False,
    ) -> Room:
        """The table as it was when the server went down."""
        room = cls(frame, clock, new_seed, elsewhere=elsewhere)
        room.seed = seed
        room.changed = False
        room.sealed_since = clock()
        room.noted = frame.match
        if frame.phase != "gathering":
            match = room.new_match(forgetful=False)
            seats = match.setup.seats
            for line in lines:
                match.repeat(read_line(line.text, seats))
                if line.ticket:
                    room.has_acted(line.ticket)
            asked_at = match.at
            if at > match.at:
                match.wait(at)
            room.begin(match, asked_at)
            match.most_events = 2 * KEPT  # Bots have heard all of it.
            if len(match.events) > KEPT:
                match.forget()
        for place in frame.places:
            if place.kind == "guest" and place.guest not in room.visitors:
                room.visitors[place.guest] = room.visitor(place.guest, place.name, there=False)
        return room

    # What the lobby asks

    def due(self) -> float | None:
        """When something happens if nobody sends anything, in seconds of the clock."""
        times = [
            visitor.since + GRACE_S
            for visitor in self.visitors.values()
            if not visitor.there and self.waits_for(visitor)
        ]
        if self.is_sealing() and not self.empty():
            times.append(self.sealed_since + SHOW_S)
        playing, watch = self.playing, self.watch
        if playing is not None and watch.running and (at := playing.next()) != FOREVER:
            times.append(watch.since + max(0, at - watch.at) / 1000 / watch.speed + ROUNDING_S)
        return min(times, default=None)

    def waits_for(self, visitor: Visitor) -> bool:
        """Whether he is gone from a match that others play, and no bot stands in yet."""
        seats = self.seats_of(visitor.guest)
        return self.is_on() and self.watch.running and not self.stand_ins.issuperset(seats)

    def tick(self) -> None:
        """Let happen what is due."""
        now = self.clock()
        if self.is_sealing() and self.sealed_since + SHOW_S <= now:
            self.break_seal(*[place.name for place in self.missing()])
        for visitor in self.visitors.values():
            late = not visitor.there and visitor.since + GRACE_S <= now
            if late and self.waits_for(visitor):
                self.send_bots_in(visitor)
        self.settle()

    def decide(self, thought: Thought, decided: Decided | None) -> None:
        """What a bot has thought of in another process."""
        if self.playing is not None and self.is_on():
            self.playing.decide(thought, decided, self.watch.ms())
            self.settle()

    # Coming and going

    def enter(
        self,
        guest: int,
        name: str,
        *,
        watch: bool = False,
        muted: Iterable[int] = (),
        distance: Distance | None = None,
    ) -> None:
        """Somebody comes, or comes back; whom he has muted everywhere he does not hear here.

        `distance` is measured by whoever knows his connection.
        """
        if guest in self.frame.banned:
            raise Mistake("table-banned")
        visitor = self.visitors.get(guest)
        if visitor is None:
            visitor = self.visitors[guest] = self.visitor(guest, name)
        before, visitor.name = visitor.name, name
        visitor.there, visitor.since = True, self.clock()
        visitor.muted.update(muted)
        visitor.distance, visitor.told_slow = distance or Distance(), False
        if self.frame.phase == "gathering" and not watch and not self.seats_of(guest):
            self.take_open_place(guest, name)
        for seat in self.seats_of(guest):  # Others at the same screen keep their own names.
            if self.frame.places[seat].name == before:
                self.frame.places[seat].name = name
        self.take_seats_back(guest)
        self.changed = True
        self.send(guest, self.you(guest))
        if self.playing is not None:
            self.send_match(visitor)
        if self.is_sealing():
            self.send(guest, self.sealed_message())
            if self.seats_of(guest):  # Who was cut off has time enough to show his nonce.
                self.sealed_since = self.clock()
        for said in self.talk:
            self.pass_on(visitor, said)
        self.settle()

    def gone(self, guest: int) -> None:
        """His connection is lost; he may come back."""
        visitor = self.visitors.get(guest)
        if visitor is None or not visitor.there:
            return
        visitor.there, visitor.since = False, self.clock()
        self.changed = True
        if not self.seats_of(guest):
            del self.visitors[guest]
        self.settle()

    def leave(self, guest: int) -> None:
        """He goes for good; in a match a bot plays on for him until he comes back."""
        visitor = self.visitors.get(guest)
        if visitor is None:
            return
        if self.seats_of(guest):
            self.break_seal(visitor.name)
        if self.frame.phase == "gathering":
            for place in self.frame.places:
                if place.guest == guest:
                    vacate(place)
        visitor.there, visitor.since = False, self.clock() - GRACE_S  # Nobody waits for him.
        if self.is_on():
            self.send_bots_in(visitor)
        if not self.seats_of(guest):
            del self.visitors[guest]
        self.withdraw(guest)
        self.pass_host_on(guest)
        self.changed = True
        self.settle()

    # Requests

    def handle(self, guest: int, request: m.Request) -> None:
        """Carry out a request; every one gets exactly one answer, some later.

        It comes after all that the request has changed: whoever has it knows how things stand.
        """
        visitor = self.visitors[guest]
        if request.id <= visitor.last_id and self.is_known(visitor, request.id):
            return
        if request.id <= visitor.forgotten:
            self.send(guest, refused(request.id, Mistake("number-old", least=visitor.last_id + 1)))
            return
        visitor.last_id = max(visitor.last_id, request.id)
        answer: m.Done | m.Refused | None = None
        try:
            facts = HANDLERS[type(request)](self, visitor, request)
        except Mistake as mistake:
            answer = refused(request.id, mistake)
        else:
            if facts is not None:
                answer = m.Done(request.id, facts)
        self.settle()
        if answer is not None:
            self.answer(guest, answer)

    def is_known(self, visitor: Visitor, id_: int) -> bool:
        """Whether this was asked before: then it is answered again, or will be."""
        if id_ in visitor.answers:
            self.send(visitor.guest, visitor.answers[id_])
        elif id_ in self.acted.get(visitor.guest, ()):
            self.send(visitor.guest, m.Already(id_))
        else:
            return self.is_pending(Ticket(visitor.guest, id_))
        return True

    def has_acted(self, ticket: Ticket) -> None:
        if ticket.guest not in self.acted:
            self.acted[ticket.guest] = array("q")
        self.acted[ticket.guest].append(ticket.id)

    def is_pending(self, ticket: Ticket) -> bool:
        playing = self.playing
        return playing is not None and (
            ticket in playing.carried.values() or ticket in playing.ahead.values()
        )

    def sit(self, visitor: Visitor, request: m.Sit) -> dict[str, Any]:
        place = self.place(request.seat)
        self.before_kick_off()
        if place.guest != visitor.guest:
            if place.kind != "open":
                raise Mistake("place-taken", seat=request.seat)
            name = clean(request.name) or visitor.name
            place.kind, place.guest, place.name = "guest", visitor.guest, name
            self.changed = True
            self.send(visitor.guest, self.you(visitor.guest))
        return {}

    def rise(self, visitor: Visitor, request: m.Rise) -> dict[str, Any]:
        self.before_kick_off()
        vacate(self.own_place(visitor, request.seat))
        self.break_seal(visitor.name)
        self.changed = True
        self.send(visitor.guest, self.you(visitor.guest))
        return {}

    def arrange(self, visitor: Visitor, request: m.Arrange) -> dict[str, Any]:
        self.host_only(visitor)
        self.before_kick_off()
        places = self.frame.places
        is_new = request.seat == len(places) and request.seat < self.game.players[-1]
        place = Place("closed") if is_new else self.place(request.seat)
        if place.guest and place.guest != visitor.guest:
            raise Mistake("place-taken", seat=request.seat)
        arrange(place, request.place, self.frame.game)
        self.break_seal(visitor.name)
        if is_new:
            places.append(place)
        for other in places:
            other.ready = False
        name_bots(self.frame.code, self.frame.places)
        self.changed = True
        self.send(visitor.guest, self.you(visitor.guest))
        return {}

    def ready(self, visitor: Visitor, request: m.Ready) -> dict[str, Any]:
        """The match begins when nobody is missing any more; at a table of bots the host says so."""
        self.before_kick_off()
        seats = self.seats_of(visitor.guest)
        if not seats and (self.players() or visitor.guest != self.frame.host):
            raise Mistake("no-seat")
        agree(self.frame)
        for seat in seats:
            self.frame.places[seat].ready = True
        self.commit(visitor.guest, request.commitment)
        self.changed = True
        kinds = [place.kind for place in self.frame.places]
        ready = all(place.ready for place in self.frame.places if place.guest)
        if ready and "open" not in kinds and not self.is_sealing():
            self.seal(self.players())
        return {}

    def reveal(self, visitor: Visitor, request: m.Reveal) -> dict[str, Any]:
        """The match begins with the last nonce."""
        self.show_nonce(visitor, request.nonce)
        if not self.missing():
            self.kick_off()
        return {}

    def act(self, visitor: Visitor, request: m.Act) -> None:
        """The answer comes when the move is made."""
        self.own_place(visitor, request.seat)
        playing = self.in_play()
        if not self.watch.running:
            raise Mistake("paused")
        if request.move not in self.game.phrases(playing.match.setup).texts:
            raise Mistake("move-number", move=request.move)
        ticket, at = Ticket(visitor.guest, request.id), self.watch.ms()
        claim = self.claim(visitor, request, at) if self.game.races else None
        playing.act(request.seat, request.move, at, ticket, claim)

    def claim(self, visitor: Visitor, request: m.Act, at: int) -> Claim:
        """When he has pressed, as far as his line allows it; who is too far away is told so.

        Lines are measured in ms of the clock, which are shorter or longer than those of the table.
        """
        distance, watch, now = visitor.distance, self.watch, self.clock_ms()
        most = round(self.in_play().match.table.hand_ms() / watch.speed)
        if (excess := distance.excess(most)) and not visitor.told_slow:
            visitor.told_slow = True
            self.send(visitor.guest, m.Notice("line-slow", {"ms": excess}))
        early = now - distance.pressed(request.seat, request.seen, request.ms, now, most)
        press = max(at - round(early * watch.speed), watch.at)  # Not before time went on.
        return Claim(press, at, round(distance.credit(most) * watch.speed))

    def bring_to_front(self, visitor: Visitor, request: m.Front) -> dict[str, Any]:
        self.own_place(visitor, request.seat)
        if visitor.front != request.seat:
            visitor.front = request.seat
            self.audience = None
            self.send(visitor.guest, self.you(visitor.guest))
            if self.playing is not None:
                self.show_whole(visitor)
        return {}

    def resign(self, visitor: Visitor, request: m.Resign) -> dict[str, Any]:
        """A bot plays on; when a side of two has nobody left, the other has won."""
        place = self.own_place(visitor, request.seat)
        playing = self.in_play()
        place.resigned = True
        self.stand_ins.add(request.seat)
        playing.stand_in(request.seat, self.frame.league)
        sides = self.game.sides_of(playing.match.setup)
        people = {
            side: [p for p, at in zip(self.frame.places, sides, strict=True) if at == side]
            for side in sides
        }
        lost = sides[request.seat]
        given_up = all(p.resigned for p in people[lost] if p.guest)
        if len(people) == 2 and given_up:
            self.frame.resigned = lost
            self.end_match()
        self.changed = True
        return {}

    def hint(self, visitor: Visitor, request: m.Hint) -> dict[str, Any]:
        self.own_place(visitor, request.seat)
        playing = self.in_play()
        if not self.frame.hints and self.frame.help < 2:
            raise Mistake("hints-off")
        return {"move": playing.hint(request.seat)}

    def remove(self, visitor: Visitor, request: m.Remove) -> dict[str, Any]:
        self.host_only(visitor)
        if request.guest == visitor.guest or request.guest not in self.visitors:
            raise Mistake("guest-unknown", guest=request.guest)
        self.frame.banned.append(request.guest)
        self.send(request.guest, m.Bye("removed"))
        self.leave(request.guest)
        for place in self.frame.places:
            if place.guest == request.guest:
                place.kind, place.league, place.guest = "bot", self.frame.league, 0
                place.name = ""
        name_bots(self.frame.code, self.frame.places)
        self.visitors.pop(request.guest, None)
        self.stand_ins = {seat for seat in self.stand_ins if self.frame.places[seat].guest}
        self.changed = True
        return {}

    def change(self, visitor: Visitor, request: m.Change) -> dict[str, Any]:
        self.host_only(visitor)
        frame = self.frame
        frame.listed = frame.listed if request.listed is None else request.listed
        if request.chat is not None:
            frame.chat = request.chat
            self.talk.clear()
        if request.clock is not None and request.clock != frame.clock:
            frame.clock = request.clock
            if self.playing is not None:
                self.playing.set_clock(request.clock, self.watch.ms())
        if request.tempo is not None:
            frame.tempo = request.tempo
            self.watch.set(speed=1 / frame.tempo)
        self.changed = True
        return {}

    def close(self, visitor: Visitor, request: m.Close) -> dict[str, Any]:
        self.host_only(visitor)
        self.closed = True
        record = self.record() if self.is_on() else ""
        for other in self.visitors.values():
            if other is not visitor and other.there:
                self.send(other.guest, m.Bye("closed", record))
        return {"record": record} if record else {}

    def download(self, visitor: Visitor, request: m.Download) -> dict[str, Any]:
        """Nobody has the record of a running match."""
        if self.playing is None or self.frame.phase != "over":
            raise Mistake("record-running")
        return {"record": self.record(), "photos": self.playing.photos}

    def record(self) -> str:
        """It tells everything: only for matches that are over."""
        assert self.playing is not None
        return Record.of(self.playing.match).closed()


HANDLERS: dict[type[m.Request], Callable[[Room, Visitor, Any], dict[str, Any] | None]] = {
    m.Sit: Room.sit,
    m.Rise: Room.rise,
    m.Arrange: Room.arrange,
    m.Ready: Room.ready,
    m.Reveal: Room.reveal,
    m.Act: Room.act,
    m.Front: Room.bring_to_front,
    m.Propose: Room.propose,
    m.Consent: Room.consent,
    m.Resign: Room.resign,
    m.Hint: Room.hint,
    m.Say: Room.say,
    m.Emote: Room.emote,
    m.Mute: Room.mute,
    m.Remove: Room.remove,
    m.Change: Room.change,
    m.Close: Room.close,
    m.Download: Room.download,
}
