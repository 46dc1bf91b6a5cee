"""One guest's shares of the deals at a table: nonces that he keeps until they are asked for."""

from __future__ import annotations

import secrets
from typing import Any

from anpfiff.core.seal import Seal, nonce_commitment

Facts = dict[str, Any]
MATCHES = ("rematch", "swap-sides")
"""What can be proposed, and begins another match."""

MOST = 8
"""Of agreements that did not come to a kick-off."""


class Shares:
    """Commits, shows each nonce once, and remembers what was committed by whom."""

    def __init__(self) -> None:
        self.nonces: dict[str, str] = {}
        """By commitment: what was not shown yet."""
        self.sealed: Facts = {}
        """What the server has said of the last deal,"""
        self.nonce = ""
        """and what was added to it."""

    def added(self, do: str, facts: Facts) -> Facts:
        """A request, with a commitment if it is one that agrees to a kick-off."""
        if do == "ready" or facts.get("what") in MATCHES:
            nonce = secrets.token_hex(32)
            commitment = nonce_commitment(nonce)
            self.nonces[commitment] = nonce
            if len(self.nonces) > MOST:
                del self.nonces[next(iter(self.nonces))]
            return {**facts, "commitment": commitment}
        return facts

    def answer(self, sealed: Facts) -> str:
        """The nonce to show, if one is asked for: never one for two different deals."""
        if sealed != self.sealed:
            mine = [nonce for own, nonce in self.nonces.items() if own in sealed["commitments"]]
            self.nonces = {}
            self.sealed, self.nonce = sealed, mine[0] if mine else ""
        return self.nonce

    def fits(self, seal: Seal, commitment: str) -> bool:
        """Whether a match was dealt as it was said before: with this commitment at the kick-off."""
        if seal.commitment != commitment:
            return False
        if self.sealed.get("commitment") != commitment:
            return True  # One came later, or only watches.
        bound = [nonce_commitment(nonce) if nonce else "" for nonce in seal.nonces]
        return bound == [*self.sealed["commitments"]]
