"""What an oracle is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from anpfiff.core.dice import Dice
from anpfiff.core.nouns import Event, Seat


class Oracle(NamedTuple):
    """What hides where.

    `census` counts every card; `swap` exchanges two things that the seat cannot see, but not those
    that somebody is choosing among, which would change what can be done (whether the seat can know
    them, `contradicts` says, which checks a table against what the seat saw for certain);
    `reveals` says whether a rule itself makes hidden cards known to the seat by this event.
    """

    census: Callable[[Any], Counter[Any]]
    swap: Callable[[Any, Seat, Dice], None]
    reveals: Callable[[Event, Seat], bool]
    contradicts: Callable[[Any, Sequence[Event], Any], str]
    settings: Sequence[dict[str, str]] = ({},)
