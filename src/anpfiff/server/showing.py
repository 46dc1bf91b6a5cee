"""What everybody at a table is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from anpfiff.core.nouns import Seat
from anpfiff.play.onlooker import Onlooker, Update
from anpfiff.server import messages as m
from anpfiff.server.company import Clock, Company, Visitor
from anpfiff.server.frame import Frame

RECENT = 5
"""So many of the last events of a race stay in memory: the fewer objects, the shorter the stops."""


class Screen(Onlooker):
    """What everybody who looks from one seat, or from none, is shown: numbered for all of them."""

    number = 0

    def message(self, update: Update, fits: tuple[int, ...] | None, at: int = 0) -> m.Shown:
        """As of when it happened; who comes later is told how late it is."""
        return m.Shown(
            self.number, self.seat, max(at, self.match.table.now), *update, fits,
        )  # fmt: skip


class Showing(Company):
    """Whole views, one for all who look from the same seat, when something has changed in it."""

    def __init__(
        self,
        frame: Frame,
        clock: Clock,
        new_seed: Callable[[], str],
        *,
        elsewhere: bool = False,
    ) -> None:
        super().__init__(frame, clock, new_seed, elsewhere=elsewhere)
        self.screens: dict[Seat | None, Screen] = {}
        self.audience: dict[Seat | None, list[int]] | None = None
        """By screen: which guests look at it; None: that may have changed."""
        self.shown_at = (0, 0)
        """How many acts and events there were when they were last looked at."""

    def show(self) -> None:
        """Every screen that somebody looks at, if it has changed."""
        assert self.playing is not None
        match = self.playing.match
        if self.shown_at == (match.acts, match.place):
            return
        self.shown_at = (match.acts, match.place)
        now = self.clock_ms()
        screens = self.screens
        if self.audience is None:
            self.audience = self.who_looks()
            for seat in screens.keys() - self.audience.keys():
                if not self.waits_behind_the_curtain(seat):
                    del screens[seat]
        for seat, guests in self.audience.items():
            screen = screens.get(seat)
            if screen is not None and (update := screen.news()) is not None:
                screen.number += 1
                message = screen.message(update, self.fits(seat, update))
                for guest in guests:
                    self.send_shown(guest, message, now)
        if self.game.races and len(match.events) > 2 * RECENT:
            match.forget(RECENT)  # All who look know it now, and racers hear everything at once.

    def send_shown(self, guest: int, message: m.Shown, now: int) -> None:
        """In a race it counts when somebody was sent what he answers."""
        self.letters.append((guest, message))
        if self.game.races:
            self.visitors[guest].distance.sends(message.seat, message.n, now)

    def who_looks(self) -> dict[Seat | None, list[int]]:
        audience: dict[Seat | None, list[int]] = {}
        for visitor in self.visitors.values():
            if visitor.there:
                for seat in self.sees(visitor):
                    audience.setdefault(seat, []).append(visitor.guest)
        return audience

    def fits(self, seat: Seat | None, update: Update) -> tuple[int, ...] | None:
        """What the table helps with, if it does."""
        if not self.frame.help or seat is None or self.playing is None:
            return None
        if not self.game.races:
            return update.moves
        fits = self.playing.match.table.fits
        return tuple([move for move in update.moves if fits(seat, move)])

    def sees(self, visitor: Visitor) -> Sequence[Seat | None]:
        """Which seats' screens he looks at: with hidden hands, one of his own at a time."""
        seats = self.seats_of(visitor.guest)
        if not seats or self.playing is None:
            return (None,)
        if self.game.races:
            return seats
        return [visitor.front if visitor.front in seats else seats[0]]

    def send_match(self, visitor: Visitor) -> None:
        """What a match is about, once; then how it stands."""
        assert self.playing is not None
        match = self.playing.match
        phrases = self.game.phrases(match.setup)
        moves = {move: (text, phrases.about(move)) for move, text in phrases.texts.items()}
        self.send(
            visitor.guest,
            m.Deal(
                self.frame.match, self.frame.game, match.setup, self.game.sides_of(match.setup),
                match.names, moves, match.table.hand_ms(), match.seal.commitment,
            ),
        )  # fmt: skip
        self.show_whole(visitor)

    def show_whole(self, visitor: Visitor) -> None:
        """How things stand, without what led there. All others are told first what is new."""
        assert self.playing is not None
        self.show()
        seen = self.sees(visitor)
        for seat in {*seen, *self.seats_of(visitor.guest)} - self.screens.keys():
            screen = self.screens[seat] = Screen(self.playing.match, seat)
            screen.place = self.playing.match.place
            screen.number = 1
            screen.news()
        for seat in seen:
            screen = self.screens[seat]
            update = screen.news()
            if update is None:
                update = Update([], *screen.shown)
            else:  # It was behind the curtain.
                screen.number += 1
            message = screen.message(update, self.fits(seat, update), self.watch.ms())
            self.send_shown(visitor.guest, message, self.clock_ms())

    def waits_behind_the_curtain(self, seat: Seat | None) -> bool:
        """Whoever comes before it hears then what happened meanwhile."""
        visitor = None if seat is None else self.visitors.get(self.frame.places[seat].guest)
        return visitor is not None and visitor.there

    def you(self, guest: int) -> m.You:
        visitor = self.visitors[guest]
        seats = tuple(self.seats_of(guest))
        front = visitor.front if visitor.front in seats else (seats[0] if seats else -1)
        return m.You(seats, front, visitor.last_id)

    def shown(self) -> m.Room:
        frame = self.frame
        proposals = tuple(
            m.Asked(what, by, seat, tuple(sorted(agreed)))
            for what, (by, seat, agreed) in self.proposals.items()
        )
        watching = sum(
            visitor.there and not self.seats_of(visitor.guest) for visitor in self.visitors.values()
        )
        return m.Room(
            frame.code, frame.game, frame.phase, frame.host,
            tuple(self.place_shown(seat) for seat in range(len(frame.places))), watching,
            frame.listed, frame.chat, frame.clock, frame.tempo, frame.help, frame.hints,
            frame.league, frame.paused, self.is_on() and not self.somebody_plays(), frame.match,
            proposals, frame.resigned,
        )  # fmt: skip

    def show_lines(self) -> None:
        """Somebody's line has become longer or shorter: that is nothing to keep."""
        self.send_all(self.shown())

    def place_shown(self, seat: Seat) -> m.PlaceShown:
        place = self.frame.places[seat]
        visitor = self.visitors.get(place.guest)
        away = bool(place.guest) and not (visitor and visitor.there)
        line = visitor.distance.shown if visitor and visitor.there else 0
        return m.PlaceShown(
            place.kind, place.name, place.league, place.guest, place.ready, away,
            seat in self.stand_ins, place.resigned, line,
        )  # fmt: skip
