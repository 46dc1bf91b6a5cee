"""Two browsers at one race, one far away: who pressed first is first, and the photo shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.photo import Photo, photos
from tests.server.machine import Machine
from tests.web.axe import in_every_look
from tests.web.slow_line import slow_line
from tests.web.test_hidden import ASK, KEEP
from tests.web.visit import Hall, Visit

FAR_MS, NEAR_MS = 200, 20
HAND_MS = 1000
"""So long that two presses by one script, one after the other, still meet on a busy machine."""
OPTIONS = {"hand_ms": str(HAND_MS), "late_ms": "5000", "lock_ms": "0", "still_ms": "600000"}
CONTESTS = 12
"""Within so many Ida is first by her own time; nearly always in the first."""
NOTES = """() => {
  window.notes = [];
  new MutationObserver(() => {
    for (const note of document.querySelectorAll(".note"))
      if (!window.notes.includes(note.textContent)) window.notes.push(note.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """Time passes as it does: lines are as long as they are."""
    machine = Machine(tmp_path, speed=1)
    yield machine
    machine.kill()


def ask(visit: Visit, **request: Any) -> dict[str, Any]:
    number = visit.page.evaluate(ASK, request)
    visit.wait_until(lambda: any(one.get("id") == number for one in visit.heard))
    return next(one for one in visit.heard if one.get("id") == number)


def come(hall: Hall, port: int, path: str = "/") -> Visit:
    visit = Visit(hall, "en", {})
    hall.visits.append(visit)
    visit.port = port
    visit.page.add_init_script(KEEP)
    visit.go(path)
    return visit


def sit_down(hall: Hall, far: int, near: int) -> tuple[Visit, Visit]:
    ida = come(hall, far)
    ida.wait_until(lambda: any(one["is"] == "welcome" for one in ida.heard))
    made = ask(ida, do="create", game="rotweiss", places=["open", "open"], options=OPTIONS, help=1)
    code = made["facts"]["code"]
    ida.go(f"/table/{code}")
    otto = come(hall, near, f"/table/{code}")
    for visit in (ida, otto):
        visit.wait_until(lambda visit=visit: min(lines(visit)) > 0)  # type: ignore[misc]
        visit.press("page-ready")
    for visit in (ida, otto):
        visit.wait_for_match()
        visit.page.evaluate(NOTES)
        visit.wait_until(lambda visit=visit: bool(seen(visit).get("moves")))  # type: ignore[misc]
    return ida, otto


def lines(visit: Visit) -> list[int]:
    rooms = [one for one in visit.heard if one["is"] == "room"]
    return [place.get("line", 0) for place in rooms[-1]["places"]] if rooms else [0]


def seen(visit: Visit) -> dict[str, Any]:
    shown = visit.shown()
    return shown[-1] if shown else {}


def fitting(visit: Visit) -> str:
    """The key of a card that fits; none: nothing."""
    moves = visit.last("deal")["moves"]
    for move in seen(visit).get("fits", ()):
        act, things = moves[str(move)][1]
        if act == "lay":
            return str(1 + dict(things)["place"])
    return ""


def is_settled(visit: Visit) -> bool:
    """Whether every press has its answer."""
    answered = {one.get("id") for one in visit.heard}
    return all(one["id"] in answered for one in visit.sent if one["do"] == "act")


def press(visits: list[Visit], keys: list[str]) -> None:
    """One after the other, as soon as all have seen the same; then all has landed."""
    last = max(seen(visit)["n"] for visit in visits)
    for visit in visits:
        visit.wait_until(lambda visit=visit: seen(visit)["n"] >= last)  # type: ignore[misc]
        visit.page.evaluate(DRAWN)
    for visit, key in zip(visits, keys, strict=True):
        visit.page.keyboard.press(key)
    for visit in visits:
        visit.wait_until(lambda visit=visit: is_settled(visit))  # type: ignore[misc]


def late(visit: Visit) -> list[dict[str, Any]]:
    return [event[1] for one in visit.shown() for event in one["events"] if event[0] == "late"]


def contest(ida: Visit, otto: Visit) -> dict[str, Any]:
    """Ida presses, then Otto does, until one of his cards came too late because of hers."""
    contests = 0
    while contests < CONTESTS:
        keys = [fitting(ida), fitting(otto)]
        if all(keys):
            contests += 1
            press([ida, otto], keys)
            for facts in late(otto):
                if facts["faster"] == 0:
                    return facts
        for visit in (ida, otto):
            if not fitting(visit):
                press([visit], [" "])
    raise AssertionError(f"Ida was never first in {CONTESTS} contests")


def check(photo: Photo, shortest: tuple[int, int]) -> None:
    """Whatever the load: lines are at least as long as they were made, and notes fit landings."""
    for landing in photo[:2]:
        claim = landing.claim
        assert claim is not None
        assert claim.press <= claim.arrival <= claim.press + claim.credit
        assert claim.arrival - claim.press >= shortest[landing.seat]
        assert landing.at >= max(claim.press + HAND_MS, claim.arrival)
    assert photo.first.at <= photo.second.at


def test_who_pressed_first_is_first_however_long_her_line(hall: Hall, machine: Machine) -> None:
    with slow_line(machine.port, FAR_MS) as far, slow_line(machine.port, NEAR_MS) as near:
        ida, otto = sit_down(hall, far, near)
        assert lines(otto)[0] >= FAR_MS
        assert lines(ida)[1] >= NEAR_MS
        facts = contest(ida, otto)
        names = ida.last("deal")["names"]
        ms = facts["ms"]
        said = otto.say("race-page-faster", name=names[0], ms=ms)
        otto.wait_until(lambda: said in otto.page.evaluate("window.notes"))
        won = ida.say("race-page-first", name=names[1], ms=ms)
        ida.wait_until(lambda: won in ida.page.evaluate("window.notes"))
        ask(otto, do="resign", seat=1)
        answer = ask(ida, do="download")
        taken = photos(Record.read(answer["facts"]["record"]).replay(GAMES["rotweiss"]))
        assert [facts["ms"] for facts in late(ida)] == [photo.ms for photo in taken.values()]
        for photo in taken.values():
            # A ms is lost to rounding on either side.
            check(photo, (FAR_MS - 2, NEAR_MS - 2))
        for visit in (ida, otto):
            visit.press("page-photos")
            visit.see("race-page-photo", first=names[0], second=names[1], ms=ms)
        assert in_every_look(ida.page, "photo finish") == []
