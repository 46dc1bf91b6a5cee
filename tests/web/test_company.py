"""Several people: by link, watching, at one screen; and nobody learns what is not his."""

from __future__ import annotations

import re
from typing import Any

from anpfiff.games.alarm.view import AlarmView
from tests.web.visit import Hall, Visit

PRIVATE = ("card", "cards")
OPEN = ("discard", "alarm", "end")
"""Events of Fußball-Alarm that show a card to everybody."""


def leaks(heard: list[dict[str, Any]], seat: int | None) -> list[Any]:
    """What a seat of Fußball-Alarm, or a spectator, was told and must not know."""
    found: list[Any] = []
    for message in heard:
        if message["is"] != "shown":
            continue
        view = AlarmView(*message["view"])
        if view.seat != seat or (seat is None and view.hand):
            found.append(view)
        if view.result is None and (view.revealed or view.best):
            found.append(view)
        for code, facts, *untold in message["events"]:
            concerned = seat is not None and seat in (facts.get("seat"), facts.get("victim"))
            told = [name for name in PRIVATE if name in facts and code not in OPEN]
            if any(untold) or (told and not concerned):
                found.append((code, facts, untold))
    return found


def test_a_planted_leak_is_caught() -> None:
    view = list(
        AlarmView(0, 0, "discard", 0, 0, -2, -2, (), 9, 9, 0, (1,), (1, 1), (), (), (), None)
    )
    clean = {"is": "shown", "view": view, "events": [["draw", {"seat": 1}, [], {}]]}
    assert leaks([clean], 0) == []
    assert leaks([{**clean, "events": [["draw", {"seat": 1, "card": 3}, [], {}]]}], 0)
    assert leaks([{**clean, "events": [["draw", {"seat": 1}, [1], {"card": 3}]]}], 0)
    assert leaks([clean], 1)
    assert leaks([clean], None)


def two_at_a_table(hall: Hall, die: str = "2-2-2") -> tuple[Visit, Visit, str]:
    ida = hall.visit()
    ida.page.get_by_role("button", name=ida.say("alarm-title")).first.click()
    ida.press("page-way-friends")
    ida.page.get_by_text(ida.say("page-fold")).click()
    ida.page.get_by_label(re.compile(re.escape(ida.say("alarm-option-die")))).fill(die)
    ida.press("page-make-table")
    ida.page.wait_for_url("**/table/*")
    code = ida.page.url.rpartition("/")[2]
    otto = hall.visit(f"/table/{code}", language="de")
    otto.press("page-ready")
    otto.see("page-ready-waiting")
    ida.press("page-ready")
    for visit in (ida, otto):
        visit.wait_for_match()
    return ida, otto, code


def test_friends_come_by_link_and_a_third_watches(hall: Hall) -> None:
    ida, otto, code = two_at_a_table(hall)
    eve = hall.visit(f"/table/{code}")
    eve.wait_for_match()
    assert (ida.shown()[-1]["seat"], otto.shown()[-1]["seat"], eve.shown()[-1]["seat"]) == (
        0, 1, None,
    )  # fmt: skip
    for seat, visit in ((0, ida), (1, otto), (None, eve)):
        assert leaks(visit.heard, seat) == []


def test_the_link_is_there_for_phones(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("rotweiss", "friends")
    ida.see("page-gathering")
    origin = f"http://127.0.0.1:{hall.machine.port}"
    ida.page.get_by_text(f"{origin}/table/{code}").wait_for()
    answer = ida.page.request.get(f"{origin}/qr.svg?link={origin}/table/{code}")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<path" in answer.text()
    assert ida.page.request.get(f"{origin}/qr.svg?link=javascript:alert(1)").status == 404


def test_proposals_need_everybody(hall: Hall) -> None:
    ida, otto, _ = two_at_a_table(hall)
    ida.press("page-menu")
    ida.press("page-pause")
    otto.see("page-asks", name=ida.last("welcome")["name"], what="pause")
    assert not otto.last("room")["paused"]
    otto.press("page-agree")
    for visit in (ida, otto):
        visit.see("page-paused")
    otto.page.get_by_role("button", name=otto.say("page-go-on"), exact=True).click()
    ida.press("page-agree")
    ida.wait_until(lambda: not ida.last("room")["paused"])


def test_people_talk_and_who_is_sent_away_is_told(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("alarm", "friends")
    otto = hall.visit(f"/table/{code}", language="de")
    otto.see("page-gathering")
    otto.wait_until(lambda: any(one["is"] == "welcome" for one in otto.heard))
    ida.press("page-remove", name=otto.last("welcome")["name"])
    otto.see("page-gone-removed")


def test_at_one_screen_a_curtain_hides_every_hand(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm", "screen")
    ida.see("page-curtain")
    assert ida.page.get_by_role("button", name=ida.say("page-menu")).count() == 0
    asked = AlarmView(*ida.shown()[-1]["view"]).asked
    ida.page.get_by_role("button", name=ida.say("page-curtain-up", name="")).click()
    ida.wait_for_match()
    ida.wait_until(lambda: ida.last("you")["front"] == asked)
    assert ida.shown()[-1]["seat"] == asked


def test_listed_tables_can_be_joined(hall: Hall) -> None:
    ida = hall.visit()
    ida.page.get_by_role("button", name=ida.say("rotweiss-title")).first.click()
    ida.press("page-way-friends")
    ida.page.get_by_text(ida.say("page-fold")).click()
    ida.page.get_by_label(ida.say("page-listed")).check()
    ida.press("page-make-table")
    ida.see("page-gathering")
    otto = hall.visit("/tables")
    otto.press("page-join")
    otto.see("page-gathering")
    assert otto.last("room")["places"][1]["kind"] == "guest"


FROM_A_TERMINAL = """() => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const ask = (id, request) => socket.send(JSON.stringify({ id, ...request }));
  socket.onopen = () => {
    ask(1, { do: "hello", name: "Otto" });
    ask(2, { do: "create", game: "finale", places: ["open", "open"] });
  };
  socket.onmessage = ({ data }) => {
    for (const message of JSON.parse(data)) {
      if (message.is === "room") window.places = message.places.map((place) => place.kind);
      if (message.is === "done" && message.id === 2) done(message.facts.code);
    }
  };
})"""
"""Makes a table of a game that has none in the browser, and sits at it."""


def test_who_must_play_in_the_terminal_does_not_keep_the_place_that_he_needs_there(
    hall: Hall,
) -> None:
    otto = hall.visit()
    code = otto.page.evaluate(FROM_A_TERMINAL)
    ida = hall.visit(f"/table/{code}")
    ida.see("page-gone-terminal")
    ida.wait_until(lambda: bool(ida.last("done")) and ida.sent[-1]["do"] == "leave")
    otto.wait_until(lambda: bool(otto.page.evaluate("places[1] === 'open'")))
    ida.see("page-gone-terminal")
