"""How much anybody may ask for: so much at once, and then so much a second."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

KEPT = 1000
"""So many buckets are kept at least before those are thrown away that are full again."""


class Rate(NamedTuple):
    at_once: int
    a_second: float


@dataclass(frozen=True)
class Limits:
    """A school has one address: its limits are those of a large class."""

    connections: int = 4_000
    connections_of_an_address: int = 100
    messages: Rate = Rate(120, 60)
    """Two at one keyboard who hammer on it are a nuisance to nobody but themselves."""
    messages_of_an_address: Rate = Rate(1_200, 400)
    new_guests_of_an_address: Rate = Rate(100, 0.2)
    new_tables_of_an_address: Rate = Rate(40, 0.05)
    new_tables_of_a_guest: Rate = Rate(10, 0.1)
    wrong_codes_of_an_address: Rate = Rate(40, 0.5)
    """Who tries codes out finds no table in a lifetime."""
    tables: int = 2_000
    tables_of_a_guest: int = 5
    blocked_by_a_guest: int = 200
    talk_of_a_guest: Rate = Rate(10, 1)
    """Remarks and emotes."""
    entrances_of_a_guest: Rate = Rate(30, 1)
    """Whoever comes to a table is sent all of it, 40 kB perhaps."""
    records_of_a_guest: Rate = Rate(10, 0.2)
    """To write a long one takes milliseconds, in which no table plays."""


USUAL = Limits()


class Bucket:
    """Filled steadily, emptied by whoever wants something."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = float(rate.at_once)
        self.since = now

    def fill(self, now: float) -> float:
        at_once, a_second = self.rate
        left = self.left + (now - self.since) * a_second
        self.left = left if left < at_once else at_once
        self.since = now
        return self.left

    def take(self, now: float) -> bool:
        """Whether there was something left; what is asked too often does not make it emptier."""
        if self.fill(now) < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for everybody who asks."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[Rate, Hashable], Bucket] = {}
        self.most = KEPT

    def take(self, rate: Rate, who: Hashable, now: float) -> bool:
        bucket = self.buckets.get((rate, who))
        if bucket is None:
            if len(self.buckets) > self.most:
                self.throw_away_full_ones(now)
            bucket = self.buckets[rate, who] = Bucket(rate, now)
        return bucket.take(now)

    def has(self, rate: Rate, who: Hashable, now: float) -> bool:
        """Whether there is something left to take."""
        bucket = self.buckets.get((rate, who))
        return bucket is None or bucket.fill(now) >= 1

    def throw_away_full_ones(self, now: float) -> None:
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.fill(now) < bucket.rate.at_once
        }
        self.most = max(KEPT, 2 * len(self.buckets))


def household(address: str) -> str:
    """Whoever has one address of version 6 has as many as he likes: what counts is his network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64))
