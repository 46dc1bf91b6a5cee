"""Through a real browser: from the start page to a table, and what goes wrong on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.visit import Hall

GAMES = ("alarm", "rotweiss")
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


@pytest.mark.parametrize("game", GAMES)
def test_three_presses_from_the_start_page_to_the_first_card(hall: Hall, game: str) -> None:
    ida = hall.visit()
    ida.begin(game)
    ida.wait_for_match()
    assert ida.last("deal")["game"] == game
    assert ida.shown()[0]["seat"] == 0
    assert [request["do"] for request in ida.sent[:3]] == ["hello", "create", "ready"]


def test_a_name_is_offered_and_can_be_changed(hall: Hall) -> None:
    ida = hall.visit()
    offered = ida.last("welcome")["name"] if ida.heard else ""
    ida.wait_until(lambda: any(message["is"] == "welcome" for message in ida.heard))
    offered = ida.last("welcome")["name"]
    assert offered in ida.say("page-nicknames").split(", ")
    ida.press("page-you-are", name=offered)
    ida.page.get_by_label(ida.say("page-name")).fill("Ida")
    ida.press("page-save")
    ida.see("page-you-are", name="Ida")
    ida.begin("alarm")
    ida.wait_for_match()
    assert ida.last("deal")["names"][0] == "Ida"


def test_every_option_is_there_with_its_rule_and_reaches_the_table(hall: Hall) -> None:
    ida = hall.visit()
    ida.page.get_by_role("button", name=ida.say("alarm-title")).first.click()
    ida.press("page-way-bots")
    ida.page.get_by_text(ida.say("page-fold")).click()
    sheet = ida.page.get_by_role("dialog")
    for option, rule in (("die", "R11"), ("start", "A16"), ("reshuffle", "A6")):
        assert ida.say(f"alarm-option-{option}") in sheet.inner_text()
        assert sheet.get_by_role("link", name=rule, exact=True).count() == 1
    label = re.compile(re.escape(ida.say("alarm-option-whistle")))
    sheet.get_by_label(label).select_option("must")
    ida.press("page-kick-off")
    ida.wait_for_match()
    assert ida.last("deal")["setup"][1]["whistle"] == "must"


def test_reload_in_mid_match_comes_back_to_the_same_seat(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("alarm")
    ida.wait_for_match()
    guest, before = ida.last("welcome")["guest"], len(ida.heard)
    ida.page.reload()
    ida.wait_for_match()
    again = ida.heard[before:]
    assert next(one for one in again if one["is"] == "welcome")["guest"] == guest
    assert next(one for one in again if one["is"] == "shown")["seat"] == 0
    assert ida.last("room")["code"] == code


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_comes_back_without_a_reload(hall: Hall, game: str) -> None:
    ida = hall.visit()
    ida.begin(game)
    ida.wait_for_match()
    ida.page.evaluate("window.marker = 1")
    hall.machine.kill()
    ida.see("page-try-now")
    before = len(ida.heard)
    hall.machine.start()
    ida.wait_until(lambda: any(one["is"] == "shown" for one in ida.heard[before:]))
    ida.page.get_by_text(ida.say("page-try-now")).wait_for(state="detached")
    ida.wait_for_match()
    assert ida.page.evaluate("window.marker") == 1


def test_the_language_is_the_browsers_can_be_switched_and_is_kept(hall: Hall) -> None:
    ida = hall.visit(language="de")
    ida.see("page-way-bots")
    assert ida.page.locator("html").get_attribute("lang") == "de"
    ida.press("page-language")
    ida.page.get_by_role("button", name="Against bots").wait_for()
    ida.page.reload()
    ida.page.get_by_role("button", name="Against bots").wait_for()
    assert ida.page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("settings", [PHONE, TELEVISION], ids=["phone", "television"])
def test_the_start_page_needs_no_scrolling(hall: Hall, settings: dict[str, Any]) -> None:
    ida = hall.visit(**settings)
    ida.see("page-way-friends")
    size = "[document.documentElement.scrollWidth, innerWidth]"
    width, most = ida.page.evaluate(size)
    assert width <= most
    ticket = ida.page.get_by_role("button", name=ida.say("page-way-friends")).bounding_box()
    assert ticket is not None
    assert ticket["y"] + ticket["height"] <= ida.page.evaluate("innerHeight")


def test_games_without_a_table_show_what_to_type(hall: Hall) -> None:
    ida = hall.visit()
    ida.page.get_by_role("button", name=ida.say("finale-title")).first.click()
    ida.see("page-in-terminal", command="anpfiff play finale")


def test_an_old_link_says_so_and_leads_back(hall: Hall) -> None:
    ida = hall.visit("/table/zzzzzzzz")
    ida.see("page-gone-table-unknown")
    ida.press("page-go-back")
    ida.see("page-way-bots")


def test_a_second_window_takes_over_and_the_first_can_take_it_back(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("alarm")
    ida.wait_for_match()
    second = ida.page.context.new_page()
    second.goto(f"http://127.0.0.1:{hall.machine.port}/table/{code}")
    ida.see("page-gone-elsewhere")
    second.get_by_role("button", name=ida.say("page-menu")).wait_for()
    ida.press("page-gone-take-over")
    ida.wait_for_match()


def test_rules_have_an_anchor_for_every_number(hall: Hall) -> None:
    ida = hall.visit("/rules/alarm#R13", language="de")
    rule = ida.page.locator("#R13")
    rule.wait_for()
    assert "R13" in rule.inner_text()
    assert ida.page.locator("li.marked").count() == 1
    assert ida.page.locator("li.rule").count() > 30
