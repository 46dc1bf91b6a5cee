"""Somebody at a table of Fußball-Alarm: what is drawn there, and what should be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anpfiff.games.alarm.view import AlarmView
from tests.web.visit import Visit

DRAWN = """() => {
  const heard = (where) =>
    [...document.querySelectorAll(where)].map((node) => node.textContent.trim());
  const label = (where) =>
    [...document.querySelectorAll(where)].map((node) => node.getAttribute("aria-label"));
  return {
    hand: heard(".own .slot button .heard"),
    others: label(".other .hand"),
    backs: document.querySelectorAll(".other .slot").length,
    piles: heard(".thing > button > .heard"),
    row: label(".row [role=listitem] svg[role=img]"),
    yellow: label(".yellow svg").length,
    flying: document.querySelectorAll(".flying").length,
    question: heard(".table > [role=status]"),
  };
}"""
IS_DRAWN = f"(known) => JSON.stringify(({DRAWN})()) === known"
FACES = """(names) => [...document.querySelectorAll(".other .slot, .flying")]
  .map((node) => node.textContent).filter((text) => names.some((name) => text.includes(name)))"""
WATCH = """
  window.thefts = [];
  new MutationObserver(() => {
    for (const arm of document.querySelectorAll(".flying .arm:not([data-seen])")) {
      arm.dataset.seen = "yes";
      window.thefts.push(arm.closest(".flying").textContent.trim());
    }
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes what is printed on every card that an arm reaches for."""
SHORT = {
    "draw": "alarm-page-draw",
    "search": "alarm-page-look",
    "whistle": "alarm-page-whistle",
    "play-on": "alarm-page-play-on",
}
"""What stands on buttons where there is little room."""


class Seat:
    """Whoever plays in a window: by what was heard there, and by nothing else."""

    def __init__(self, visit: Visit, *, phone: bool = False) -> None:
        self.visit = visit
        self.phone = phone

    @property
    def view(self) -> AlarmView:
        return AlarmView(*self.visit.shown()[-1]["view"])

    @property
    def question(self) -> str:
        asked = self.visit.shown()[-1].get("question")
        return asked[0] if asked else ""

    @property
    def over(self) -> bool:
        return bool(self.visit.last("room")["phase"] == "over")

    @property
    def names(self) -> list[str]:
        return [str(name) for name in self.visit.last("deal")["names"]]

    def label(self, kind: int) -> str:
        _, name, _, sign, _ = self.visit.last("deal")["setup"][2]["footballers"][kind]
        return f"{sign} {name}"

    def first_names(self) -> list[str]:
        footballers = self.visit.last("deal")["setup"][2]["footballers"]
        return [name.split()[0].upper() for _, name, *_ in footballers]

    def about(self, move: int) -> tuple[str, dict[str, int]]:
        _, (act, things) = self.visit.last("deal")["moves"][str(move)]
        return act, dict(things)

    def best(self) -> int:
        """Of what is offered: keep equal footballers, and let others whistle."""
        have = Counter(self.view.hand)

        def worth(move: int) -> int:
            act, things = self.about(move)
            if act == "discard":
                return -have[things["card"]]
            return have[things["card"]] if act == "take" else 0

        moves: list[int] = self.visit.shown()[-1]["moves"]
        return max(moves, key=worth)

    def words(self, move: int) -> str:
        """How the page names the move."""
        act, things = self.about(move)
        say = self.visit.say
        if act in SHORT and (self.phone or act == "whistle"):
            return say(SHORT[act])
        facts: dict[str, Any] = {}
        if "seat" in things:
            facts["seat"] = self.names[things["seat"]]
        if "card" in things:
            facts["card"] = self.label(things["card"])
        return say(f"alarm-do-{act}", **facts)

    def known(self) -> dict[str, Any]:
        """What must be drawn, in the order of `DRAWN`."""
        view, say = self.view, self.visit.say
        seats, me = len(view.hands), view.seat
        start = -1 if me is None else me
        around = [(start + 1 + i) % seats for i in range(seats - (me is not None))]
        places = len(self.visit.last("deal")["setup"][2]["footballers"])
        cards = [self.label(kind) for kind in view.hand]
        if self.question == "discard":
            cards = [say("alarm-do-discard", card=card) for card in cards]
        return {
            "hand": cards,
            "others": [
                f"{self.names[seat]}: {say('alarm-cards', count=view.hands[seat])}"
                for seat in around
            ],
            "backs": sum(view.hands[seat] for seat in around),
            "piles": [
                say("alarm-stock", count=view.stock),
                say("alarm-page-top", count=view.height, card=self.label(view.top)),
            ],
            "row": [
                say("alarm-page-fouled", card=self.label(view.row[place]), place=place + 1)
                if place < len(view.row)
                else say("alarm-page-covered", place=place + 1)
                for place in range(places)
            ],
            "yellow": 1,
            "flying": 0,
            "question": [say(f"alarm-ask-{self.question}") if self.question else ""],
        }
