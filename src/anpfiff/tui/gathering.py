"""Who is at a table over the network, and what changes there beside the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from anpfiff.core.nouns import SEATS
from anpfiff.tui.names import league
from anpfiff.tui.wire import Facts, names_at
from anpfiff.words import Words

Change = tuple[str, dict[str, Any]]


def places(room: Facts, me: int, words: Words) -> Grid:
    """Who sits where, and who is ready."""
    grid = Grid.grid(padding=(0, 2))
    for seat, (place, name) in enumerate(zip(room["places"], names_at(room), strict=True)):
        kind = place["kind"]
        if kind in ("open", "closed"):
            name = words(f"join-place-{kind}")
        grid.add_row(
            Text(f"  {SEATS[seat]}"),
            Text(name, style="dim" if kind in ("open", "closed") else "bold"),
            Text(state(place, room, me, words)),
        )
    return grid


def state(place: Facts, room: Facts, me: int, words: Words) -> str:
    """What else there is to say of a place."""
    guest = place.get("guest", 0)
    parts = []
    if place["kind"] == "bot":
        parts += [words("join-place-bot"), league(place["league"], words)]
    if guest and guest == me:
        parts.append(words("join-place-you"))
    if guest and guest == room["host"]:
        parts.append(words("join-place-host"))
    for what in ("ready", "away", "stand_in", "resigned"):
        if place.get(what):
            parts.append(words(f"join-place-{what.replace('_', '-')}"))
    if place.get("line"):
        parts.append(words("join-place-line", ms=place["line"]))
    return ", ".join(parts)


def waiting(room: Facts, me: int, words: Words) -> str:
    """Whom the kick-off waits for, and what one can do about it."""
    named = [*zip(room["places"], names_at(room), strict=True)]
    late = [(place, name) for place, name in named if place.get("guest") and not place.get("ready")]
    if any(place["kind"] == "open" for place, _ in named):
        waits = words("join-waits-open", host="yes" if room["host"] == me else "no")
    else:
        waits = words("join-waits", names=", ".join(name for _, name in late))
    if any(place["guest"] == me for place, _ in late):
        return f"{words('join-ready-ask')} · {waits}"
    return waits


def seat_of(room: Facts, guest: int) -> str:
    """What the guest is called here."""
    for place, name in zip(room["places"], names_at(room), strict=True):
        if place.get("guest") == guest:
            return name
    return "?"


def changes(before: Facts, after: Facts, me: int) -> Iterator[Change]:
    """What everybody should hear of, as codes and facts."""
    if len(before["places"]) == len(after["places"]) and before["match"] == after["match"]:
        yield from changed_places(before, after, me)
    if before["paused"] != after["paused"]:
        yield ("join-paused" if after["paused"] else "join-goes-on"), {}
    if after["hints"] and not before["hints"]:
        yield "join-hints", {}
    if before["chat"] != after["chat"]:
        yield "join-chat", {"on": "yes" if after["chat"] else "no"}
    if before["host"] != after["host"] == me:
        yield "join-host", {}
    yield from changed_proposals(before, after, me)


def changed_places(before: Facts, after: Facts, me: int) -> Iterator[Change]:
    names = names_at(after), names_at(before)
    for seat, (old, new) in enumerate(zip(before["places"], after["places"], strict=True)):
        name, who = names[0][seat], new.get("guest", 0)
        if old.get("guest", 0) != who or old.get("league") != new.get("league"):
            if who != me and new["kind"] in ("guest", "bot"):
                yield "join-sits", {"name": name, "seat": SEATS[seat]}
            elif not who and old.get("guest", 0) not in (0, me):
                yield "join-left", {"name": names[1][seat]}
            continue
        if who == me or not who:
            continue
        for what in ("away", "stand_in", "resigned", "ready"):
            if bool(old.get(what)) != bool(new.get(what)):
                is_so = "yes" if new.get(what) else "no"
                yield f"join-{what.replace('_', '-')}", {"name": name, "on": is_so}


def changed_proposals(before: Facts, after: Facts, me: int) -> Iterator[Change]:
    """Who proposes what. What is gone was agreed on, or somebody was against it."""
    old = {asked["what"] for asked in before.get("proposals", ())}
    new = {asked["what"]: asked["by"] for asked in after.get("proposals", ())}
    for what, by in new.items():
        if what not in old:
            plays = any(place.get("guest") == me for place in after["places"])
            mine = "yes" if by == me else "no" if plays else "none"
            yield "join-proposes", {"name": seat_of(after, by), "what": what, "mine": mine}
    for what in old - new.keys():
        if not carried_out(what, before, after):
            yield "join-declined", {"what": what}


def carried_out(what: str, before: Facts, after: Facts) -> bool:
    """As far as the room shows it; that a move was taken back only the match tells."""
    if what in ("pause", "go-on"):
        return bool(after["paused"] != before["paused"])
    if what == "hints":
        return bool(after["hints"])
    places = [place.get("guest", 0) for place in before["places"]]
    moved = places != [place.get("guest", 0) for place in after["places"]]
    return bool(after["match"] != before["match"]) or (what == "swap-sides" and moved)
