"""Deals that nobody can choose and everybody can check (docs/fairness.md).

Everything is hashed as a text that stands in the record, so that anybody can do it again:
`printf 'anpfiff seed 5eed…' | sha256sum`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

SECRET = re.compile(r"[0-9a-f]{64}")
"""A seed or a nonce as it is written: 256 bits."""
NONE = "-"
"""In the place of a nonce that nobody has added."""


class Seal(NamedTuple):
    """What the dice of a match were made of; all of it empty where the deal was not sealed."""

    secret: str = ""
    """The seed of whoever deals,"""
    commitment: str = ""
    """what he had published of it before the deal,"""
    nonces: tuple[str, ...] = ()
    """and by seat what each has added; empty where nothing was."""


UNSEALED = Seal()


def seed_commitment(secret: str) -> str:
    """What is published of a seed before the deal: it binds, and tells nothing."""
    return hashed(f"anpfiff seed {secret}")


def nonce_commitment(nonce: str) -> str:
    """The same for what a seat adds. The words differ, so that neither passes for the other."""
    return hashed(f"anpfiff nonce {nonce}")


def sealed_seed(game: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed of the dice: nobody who did not choose all of it can have chosen any of it."""
    parts = " ".join([secret, *[nonce or NONE for nonce in nonces]])
    return f"sealed {hashed(f'anpfiff deal {game} {parts}')}"


def sealed(game: str, secret: str, nonces: Sequence[str]) -> tuple[str, Seal]:
    """The seed of the dice, and what proves it."""
    seal = Seal(secret, seed_commitment(secret), tuple(nonces) if any(nonces) else ())
    return sealed_seed(game, secret, nonces), seal


def is_secret(text: str) -> bool:
    return SECRET.fullmatch(text) is not None


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
