"""From a sofa: texts grow with the room, on every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.visit import Hall, Visit

TELEVISION = {"width": 2560, "height": 1440}
LEAST = 24
"""In px; in a window of 1280 × 800 it would be 13."""
SMALL = """(least) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement: node } = texts.currentNode;
    if (!data.trim() || node.closest(".heard, svg, script, style, option")) continue;
    const drawn = parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom;
    if (node.checkVisibility() && drawn < least) found.push(`${data.trim()}: ${drawn}`);
  }
  return found;
}"""


def start(visit: Visit) -> None:
    visit.see("page-way-bots")


def setup(visit: Visit) -> None:
    visit.press("page-way-friends")
    visit.page.get_by_text(visit.say("page-fold")).click()


def gathering(visit: Visit) -> None:
    visit.begin("rotweiss", "friends")
    visit.see("page-gathering")


def rules(visit: Visit) -> None:
    visit.go("/rules/alarm")
    visit.page.locator("#R1").wait_for()


def lost(visit: Visit) -> None:
    visit.go("/table/zzzzzzzz")
    visit.see("page-gone-table-unknown")


def alarm(visit: Visit) -> None:
    visit.begin("alarm")
    visit.wait_for_match()
    visit.page.locator(".ask h2").wait_for()


def race(visit: Visit) -> None:
    visit.begin("rotweiss")
    visit.wait_for_match()
    visit.page.locator(".plate").first.wait_for()


def curtain(visit: Visit) -> None:
    visit.begin("alarm", "screen")
    visit.see("page-curtain")


@pytest.mark.parametrize("come", [start, setup, gathering, rules, lost, alarm, race, curtain])
def test_no_text_is_too_small(hall: Hall, come: Callable[[Visit], None]) -> None:
    ida = hall.visit(viewport=TELEVISION)
    come(ida)
    assert ida.page.evaluate(SMALL, LEAST) == []
