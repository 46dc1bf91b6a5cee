"""How the dice of a match are made: nobody can choose them, and everybody can check them.

Who agrees to a kick-off hands in a commitment to a nonce of his own. When all have agreed the
server shows them together with the commitment to its seed, and from then on nothing can be chosen
any more: everybody shows his nonce, and the match begins (docs/fairness.md).
"""

from __future__ import annotations

from anpfiff.core.nouns import Mistake
from anpfiff.core.seal import UNSEALED, Seal, nonce_commitment, sealed, seed_commitment
from anpfiff.server import messages as m
from anpfiff.server.company import Visitor
from anpfiff.server.frame import Place
from anpfiff.server.showing import Showing

SHOW_S = 15
"""So long the others wait for a nonce; then the deal is made anew."""
SEALED = "sealed "


class Sealing(Showing):
    """From the agreement of all to the kick-off."""

    sealed_since = 0.0
    """When the commitments were shown."""

    def is_sealing(self) -> bool:
        return bool(self.frame.next_seed)

    def commit(self, guest: int, commitment: str) -> None:
        """One nonce for all his seats. Once the commitments are shown, they stand."""
        if not self.is_sealing():
            for seat in self.seats_of(guest):
                self.frame.places[seat].commitment = commitment

    def shut(self, agreed: set[int]) -> None:
        """No commitment can be changed from now on; those of people who are not asked are void."""
        self.frame.next_seed = self.new_seed()
        self.sealed_since = self.clock()
        self.proposals.clear()
        self.changed = True
        for place in self.frame.places:
            place.nonce = ""
            if place.guest not in agreed or not self.frame.next_seed.startswith(SEALED):
                place.commitment = ""

    def missing(self) -> list[Place]:
        """Whose nonces are still to be shown."""
        return [place for place in self.frame.places if place.commitment and not place.nonce]

    def sealed_message(self) -> m.Sealed:
        secret = self.frame.next_seed.removeprefix(SEALED)
        commitments = [place.commitment for place in self.frame.places if place.kind != "closed"]
        return m.Sealed(seed_commitment(secret), tuple(commitments))

    def show_nonce(self, visitor: Visitor, nonce: str) -> None:
        own = [self.frame.places[seat] for seat in self.seats_of(visitor.guest)]
        if not self.is_sealing() or not any(place.commitment for place in own):
            raise Mistake("nonce-not-now")
        if any(place.commitment != nonce_commitment(nonce) for place in own):
            raise Mistake("nonce-wrong")
        for place in own:
            place.nonce = nonce
        self.changed = True

    def open_seal(self) -> tuple[str, Seal]:
        """The seed of the dice, and what they were made of."""
        seed, self.frame.next_seed = self.frame.next_seed, ""
        nonces = [place.nonce for place in self.frame.places]
        self.forget_shares()
        if not seed.startswith(SEALED):
            return seed, UNSEALED
        return sealed(self.frame.game, seed.removeprefix(SEALED), nonces)

    def break_seal(self, *names: str) -> None:
        """Made anew, with another seed and other nonces: who was in the way has won nothing.

        But all know his name.
        """
        if self.is_sealing():
            self.frame.next_seed = ""
            self.forget_shares()
            if self.frame.swapped:
                self.frame.swapped = False
                self.move_on(-1)
            for place in self.frame.places:
                place.ready = False
            self.changed = True
            self.send_all(m.Notice("deal-anew", {"names": ", ".join(dict.fromkeys(names))}))

    def move_on(self, by: int) -> None:
        """Everybody, by so many places."""
        places = self.frame.places
        self.frame.places = places[-by:] + places[:-by]
        for visitor in self.visitors.values():
            self.send(visitor.guest, self.you(visitor.guest))

    def forget_shares(self) -> None:
        for place in self.frame.places:
            place.commitment = place.nonce = ""
