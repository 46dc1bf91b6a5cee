"""What a person at a table over the network can want beside moves: words, and what they ask for."""

from __future__ import annotations

from typing import Any, NamedTuple

from anpfiff.core.nouns import SEATS, Mistake, read_seat
from anpfiff.tui.wire import Facts

PROPOSALS = {
    "pause": "pause",
    "goon": "go-on",
    "undo": "undo",
    "hints": "hints",
    "rematch": "rematch",
    "swap": "swap-sides",
}
"""By word: what is proposed, or agreed to if somebody else has proposed it."""
EMOTES = ("goal", "well-played", "ouch", "hurry", "thanks", "oops", "again", "bye")
ORDERS = (
    "ready", "say", *PROPOSALS, "yes", "no", "hint", "resign", "leave", "sit", "rise", "place",
    "bots", "help", *EMOTES,
)  # fmt: skip
"""All words; behind a stroke they are never moves."""


class Order(NamedTuple):
    """A request to the server."""

    do: str
    facts: dict[str, Any]


def read(text: str) -> tuple[str, str]:
    """The word, and what follows it."""
    word, _, rest = text.strip().lstrip("/").strip().partition(" ")
    return word.lower(), rest.strip()


def orders(word: str, rest: str, room: Facts, you: Facts) -> list[Order]:
    """What the word asks for; nonsense is a Mistake. `help` asks for nothing here."""
    if word not in ORDERS:
        raise Mistake("order-unknown", text=word, known=" ".join(f"/{one}" for one in ORDERS))
    if word in PROPOSALS:
        return [Order("propose", {"what": PROPOSALS[word], "seat": max(0, you["front"])})]
    if word in EMOTES:
        return [Order("emote", {"emote": word})]
    if word == "say":
        if not rest:
            raise Mistake("order-more", word="say", expected="TEXT")
        return [Order("say", {"text": rest[:200]})]
    if word in ("yes", "no"):
        return [consent(room, agree=word == "yes")]
    if word in ("resign", "hint", "rise"):
        if not you["seats"]:
            raise Mistake("no-seat")
        return [Order(word, {"seat": you["front"]})]
    if word in ("sit", "place", "bots"):
        return arrange(word, rest, room)
    return [Order(word, {})]


def consent(room: Facts, *, agree: bool) -> Order:
    """Whatever was proposed last."""
    proposals = room.get("proposals", ())
    if not proposals:
        raise Mistake("not-proposed")
    return Order("consent", {"what": proposals[-1]["what"], "agree": agree})


def arrange(word: str, rest: str, room: Facts) -> list[Order]:
    """Before the kick-off: who sits where."""
    seats = min(len(room["places"]) + 1, len(SEATS))
    if word == "sit":
        return [Order("sit", {"seat": read_seat(rest, seats)})]
    if word == "place":
        letter, _, place = rest.partition(" ")
        if not place:
            raise Mistake("order-more", word="place", expected="B open | closed | LEAGUE")
        return [Order("arrange", {"seat": read_seat(letter, seats), "place": place.strip()})]
    league = rest or room["league"]
    return [
        Order("arrange", {"seat": seat, "place": league})
        for seat, place in enumerate(room["places"])
        if place["kind"] == "open"
    ]
