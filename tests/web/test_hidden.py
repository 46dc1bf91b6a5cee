"""A whole match of Fußball-Alarm, two who play and one who watches: each page has what its seat may
know, and nothing else, in frames, in the document and for those who hear it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.games.alarm.view import AlarmView
from tests.web.test_company import two_at_a_table
from tests.web.visit import Hall, Visit

LOOKS = 12
"""So many times the documents are read; later every footballer has been seen by everybody."""
KEEP = """
window.WebSocket = class extends WebSocket {
  constructor(...link) {
    super(...link);
    window.line = this;
  }
};
"""
ASK = """(request) => {
  window.last = Math.max(Date.now(), (window.last ?? 0) + 1);
  window.line.send(JSON.stringify({ ...request, id: window.last }));
  return window.last;
}"""


class Page:
    """A visit whose line can be spoken on, whatever the table looks like."""

    def __init__(self, visit: Visit, seat: int | None) -> None:
        self.visit = visit
        self.seat = seat
        visit.page.add_init_script(KEEP)
        visit.page.reload()
        visit.wait_for_match()

    @property
    def view(self) -> AlarmView:
        return AlarmView(*self.visit.shown()[-1]["view"])

    def plays(self) -> bool:
        return bool(self.visit.last("room")["phase"] == "playing")

    def moves(self) -> list[int]:
        shown = self.visit.shown()[-1]
        return list(shown.get("moves", ())) if shown["seat"] == self.seat else []

    def ask(self, **request: Any) -> dict[str, Any]:
        number = self.visit.page.evaluate(ASK, request)
        answers: list[dict[str, Any]] = []

        def is_answered() -> bool:
            answers[:] = [one for one in self.visit.heard if one.get("id") == number]
            return bool(answers)

        self.visit.wait_until(is_answered)
        return answers[0]

    def told(self) -> set[int]:
        """Footballers that this page has heard of."""
        kinds: set[int] = set()
        for message in self.visit.shown():
            view = AlarmView(*message["view"])
            kinds.update(view.hand, view.row, view.searched, [view.top])
            for _, facts, *_ in message["events"]:
                kinds.update(facts.get("cards", ()))
                kinds.update(facts[name] for name in ("card", "top") if name in facts)
        return kinds

    def strangers(self) -> list[str]:
        """Footballers named in the document, or to those who hear it, that it must not know."""
        page = self.visit.page
        line = page.context.new_cdp_session(page)
        tree = json.dumps(line.send("Accessibility.getFullAXTree"), ensure_ascii=False)
        line.detach()
        read = f"{page.content()} {tree}".casefold()
        # Whatever was drawn had been heard before.
        told = self.told()
        footballers = self.visit.last("deal")["setup"][2]["footballers"]
        names = {kind: name for kind, (_, name, *_) in enumerate(footballers)}
        return [
            name
            for kind, name in names.items()
            if kind not in told and name.split()[0].casefold() in read
        ]


def played(pages: list[Page]) -> Iterator[int]:
    """By moves that are offered, until it is over."""
    players = [page for page in pages if page.seat is not None]

    def goes_on() -> bool:
        return all(page.plays() for page in players)

    count = 0
    while goes_on():
        for page in players:
            if moves := page.moves():
                page.ask(do="act", seat=page.seat, move=moves[count % len(moves)])
        # Nothing is heard unless it is waited for: the next move may not be offered yet.
        players[0].visit.wait_until(lambda: not goes_on() or any(map(Page.moves, players)))
        count += 1
        yield count


def unlike(record: str, seat: int | None, shown: list[dict[str, Any]]) -> list[Any]:
    """Views that the seat did not have at any moment of the match."""
    written = Record.read(record)
    match = written.start(GAMES["alarm"])
    had = [json.loads(msgspec.json.encode(match.view(seat)))]
    had += [json.loads(msgspec.json.encode(match.view(seat))) for _ in written.steps(match)]
    return [message["view"] for message in shown if message["view"] not in had]


def test_every_page_knows_what_its_seat_knows(hall: Hall) -> None:
    ida, otto, code = two_at_a_table(hall)
    eve = hall.visit(f"/table/{code}")
    eve.wait_for_match()
    pages = [Page(ida, 0), Page(otto, 1), Page(eve, None)]
    for count in played(pages):
        if count <= LOOKS:
            assert [page.strangers() for page in pages] == [[], [], []]
        if count == 1:
            # A planted leak: what one hears, and only hears, is found, too.
            unknown = next(kind for kind in range(7) if kind not in pages[2].told())
            name = eve.last("deal")["setup"][2]["footballers"][unknown][1]
            eve.page.evaluate("(name) => (document.body.ariaLabel = name)", name)
            assert pages[2].strangers() == [name]
            eve.page.evaluate("document.body.ariaLabel = null")
    record = pages[0].ask(do="download")["facts"]["record"]
    for page in pages:
        page.visit.wait_until(lambda page=page: page.view.result is not None)  # type: ignore[misc]
        assert unlike(record, page.seat, page.visit.shown()) == []
    # And a planted leak in a frame: Otto's view at Ida's page.
    assert unlike(record, 0, otto.shown()[:1])
