"""axe-core has nothing to say against any page in any state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.machine import Machine
from tests.web.alarm import Seat
from tests.web.axe import in_every_look, violations
from tests.web.gallery import PARTS, THEMES, address, wait_until_drawn
from tests.web.test_alarm import look, until
from tests.web.visit import Hall, Visit

GAMES = ("alarm", "rotweiss")
WAYS = ("bots", "screen", "friends")
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """At the speed that people play at: a race twenty times as fast leaves axe-core no time."""
    machine = Machine(tmp_path, speed=1)
    yield machine
    machine.kill()


def test_planted_faults_are_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(
        "<html lang=en><title>x</title><main><h1>x</h1><button></button>"
        "<p style='color: #999; background: #fff'>pale</p></main>"
    )
    found = violations(page)
    page.close()
    assert [line.split(" · ")[0] for line in found] == ["button-name", "color-contrast"]


def sheet(visit: Visit, game: str, way: str) -> None:
    visit.page.get_by_role("button", name=visit.say(f"{game}-title")).first.click()
    visit.press(f"page-way-{way}")
    visit.page.get_by_text(visit.say("page-fold")).click()


@pytest.mark.parametrize("game", GAMES)
def test_start_and_setup(hall: Hall, game: str) -> None:
    ida = hall.visit(**CALM)
    ida.see("page-way-bots")
    found = in_every_look(ida.page, "start")
    for way in WAYS:
        sheet(ida, game, way)
        found += in_every_look(ida.page, f"setup {way}")
        ida.press("page-close")
    assert found == []


def test_what_else_the_start_page_shows(hall: Hall) -> None:
    ida = hall.visit(**CALM)
    ida.wait_until(lambda: any(message["is"] == "welcome" for message in ida.heard))
    ida.press("page-you-are", name=ida.last("welcome")["name"])
    found = in_every_look(ida.page, "name")
    ida.press("page-close")
    ida.page.get_by_role("button", name=ida.say("finale-title")).first.click()
    ida.see("page-in-terminal", command="anpfiff play finale")
    found += in_every_look(ida.page, "only in the terminal")
    assert found == []


def test_gathering_and_listed_tables(hall: Hall) -> None:
    otto = hall.visit("/tables", **CALM)
    otto.see("page-tables-none")
    found = in_every_look(otto.page, "no tables")
    ida = hall.visit(**CALM)
    sheet(ida, "alarm", "friends")
    ida.page.get_by_label(ida.say("page-listed")).check()
    ida.press("page-make-table")
    ida.see("page-gathering")
    otto.page.reload()
    otto.page.get_by_role("button", name=otto.say("page-join")).wait_for()
    found += in_every_look(otto.page, "listed tables")
    otto.press("page-join")
    otto.see("page-gathering")
    found += in_every_look(otto.page, "gathering, guest")
    found += in_every_look(ida.page, "gathering, host")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_table(hall: Hall, game: str) -> None:
    ida = hall.visit(**CALM)
    ida.begin(game)
    ida.wait_for_match()
    found = in_every_look(ida.page, "playing")
    ida.press("page-rules-beside")
    ida.page.locator("#R1").wait_for()
    found += in_every_look(ida.page, "rules beside")
    ida.press("page-rules-beside")
    ida.press("page-menu")
    found += in_every_look(ida.page, "menu")
    ida.press("page-pause")
    ida.see("page-paused")
    found += in_every_look(ida.page, "paused")
    ida.press("page-go-on")
    ida.press("page-menu")
    ida.press("page-resign")
    ida.press("page-resign-sure")
    ida.page.get_by_role("button", name=ida.say("page-rematch")).wait_for()
    found += in_every_look(ida.page, "over")
    assert found == []


@pytest.mark.parametrize(("question", "die"), [("victim", "1-1-9"), ("take", "1-9-1")])
def test_questions_of_alarm_that_are_answered_on_the_table(
    hall: Hall, question: str, die: str
) -> None:
    ida = hall.visit(**CALM)
    sheet(ida, "alarm", "bots")
    ida.page.get_by_label(re.compile(re.escape(ida.say("alarm-option-die")))).fill(die)
    ida.press("page-kick-off")
    ida.wait_for_match()
    seat = Seat(ida)
    until(seat, question)
    look(seat)
    assert in_every_look(ida.page, question) == []


def test_company_at_a_table(hall: Hall) -> None:
    ida = hall.visit(**CALM)
    code = ida.begin("alarm", "friends")
    otto = hall.visit(f"/table/{code}", **CALM)
    for visit in (otto, ida):
        visit.press("page-ready")
    for visit in (otto, ida):
        visit.wait_for_match()
    eve = hall.visit(f"/table/{code}", **CALM)
    eve.wait_for_match()
    found = in_every_look(eve.page, "watching")
    ida.press("page-menu")
    ida.press("page-pause")
    otto.see("page-asks", name=ida.last("welcome")["name"], what="pause")
    found += in_every_look(otto.page, "proposal")
    otto.page.get_by_role("button", name=otto.say("page-talk")).first.click()
    found += in_every_look(otto.page, "talk")
    assert found == []


def test_curtain(hall: Hall) -> None:
    ida = hall.visit(**CALM)
    ida.begin("alarm", "screen")
    ida.see("page-curtain")
    assert in_every_look(ida.page, "curtain") == []


@pytest.mark.parametrize(
    ("address", "when"),
    [
        ("/rules/alarm", lambda visit: visit.page.locator("#R1").wait_for()),
        ("/rules/rotweiss#R15", lambda visit: visit.page.locator("li.marked").wait_for()),
        ("/table/zzzzzzzz", lambda visit: visit.see("page-gone-table-unknown")),
    ],
    ids=["rules", "a rule", "gone"],
)
def test_page(hall: Hall, address: str, when: Callable[[Visit], None]) -> None:
    ida = hall.visit(address, **CALM)
    when(ida)
    assert in_every_look(ida.page, address) == []


def test_lost(hall: Hall) -> None:
    ida = hall.visit(**CALM)
    ida.see("page-way-bots")
    hall.machine.kill()
    ida.see("page-try-now")
    found = in_every_look(ida.page, "lost")
    hall.machine.start()
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("part", PARTS)
def test_gallery(hall: Hall, part: str, theme: str) -> None:
    ida = hall.visit(address(part, theme), **CALM)
    wait_until_drawn(ida.page)
    assert violations(ida.page) == []
