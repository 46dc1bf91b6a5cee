"""What all who play must agree on."""

from __future__ import annotations

from typing import Any

from anpfiff.core.nouns import Mistake
from anpfiff.server import messages as m
from anpfiff.server.company import Visitor
from anpfiff.server.evening import Evening


class Agreement(Evening):
    """Somebody proposes something; it is done as soon as all agree."""

    def propose(self, visitor: Visitor, request: m.Propose) -> dict[str, Any]:
        if visitor.guest not in self.players():
            raise Mistake("no-seat")
        self.check_proposal(visitor, request)
        if request.what == "undo" and self.chooses_in_secret():
            self.in_play().take_back(request.seat, self.watch.ms())
            return {}
        self.commit_if(visitor, request)
        _, _, agreed = self.proposals.setdefault(request.what, (visitor.guest, request.seat, set()))
        agreed.add(visitor.guest)
        self.changed = True
        self.carry_out(request.what)
        return {}

    def check_proposal(self, visitor: Visitor, request: m.Propose) -> None:
        what, phase = request.what, self.frame.phase
        wanted = "over" if what == "rematch" else "playing"
        if what == "swap-sides":
            wanted = "over" if phase == "over" else "gathering"
        if phase != wanted or self.is_sealing():
            raise Mistake("not-now", what=what)
        if what in ("pause", "go-on") and self.frame.paused == (what == "pause"):
            raise Mistake("not-now", what=what)
        if what == "undo":
            self.own_place(visitor, request.seat)
            if self.game.races:
                raise Mistake("take-back-race")
            if what in self.proposals and self.proposals[what][1] != request.seat:
                raise Mistake("not-now", what=what)  # To want one's own back is no consent.
        if what == "hints" and self.game.races:
            raise Mistake("hint-race")

    def chooses_in_secret(self) -> bool:
        """What somebody takes back then concerns nobody else, and nobody may learn of it."""
        return bool(self.in_play().match.table.secret)

    def consent(self, visitor: Visitor, request: m.Consent) -> dict[str, Any]:
        if request.what not in self.proposals or visitor.guest not in self.players():
            raise Mistake("not-proposed", what=request.what)
        self.changed = True
        if not request.agree:
            del self.proposals[request.what]
            return {}
        self.commit_if(visitor, request)
        self.proposals[request.what][2].add(visitor.guest)
        self.carry_out(request.what)
        return {}

    def commit_if(self, visitor: Visitor, request: m.Propose | m.Consent) -> None:
        """Where it is about another match."""
        if self.frame.phase == "over":
            self.commit(visitor.guest, request.commitment)

    def withdraw(self, guest: int) -> None:
        """What he has proposed is not proposed any more."""
        self.proposals = {
            what: asked for what, asked in self.proposals.items() if asked[0] != guest
        }

    def carry_out(self, what: m.Proposal) -> None:
        """If all who play agree."""
        _, seat, agreed = self.proposals[what]
        if not agreed >= self.are_asked():
            return
        del self.proposals[what]
        if what in ("pause", "go-on"):
            self.frame.paused = what == "pause"
        elif what == "hints":
            self.frame.hints = True
        elif what == "undo":
            if self.chooses_in_secret():  # It was proposed before.
                raise Mistake("not-now", what=what)
            self.in_play().take_back(seat, self.watch.ms())
        else:
            if what == "swap-sides":
                self.move_on(1)
            if self.frame.phase == "over":
                self.frame.swapped = what == "swap-sides"
                self.seal(agreed)
