"""Every part of the kit in every state, as it was drawn when somebody last looked at it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.gallery import (
    FOLDER,
    PARTS,
    THEMES,
    address,
    difference,
    pictures,
    read,
    wait_until_drawn,
)
from tests.web.visit import Hall

FAR = 6
"""Steps of 15 in the colour of a cell: two builds of Chromium were seen to differ by up to 5."""
CLIPPED = """() => [...document.querySelectorAll("section.show *")].filter((node) => {
  const style = getComputedStyle(node);
  const printed = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  return printed && style.textOverflow !== "ellipsis" && !node.closest(".heard, svg")
    && style.display !== "inline" && node.scrollWidth > node.clientWidth + 1;
}).map((node) => node.outerHTML.slice(0, 120))"""
EMPTY = """() => [...document.querySelectorAll("section.show .cards > *")].filter((node) => {
  const { width, height } = node.getBoundingClientRect();
  return !width || !height;
}).map((node) => node.outerHTML.slice(0, 120))"""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("part", PARTS)
def test_looks_as_it_did(hall: Hall, part: str, theme: str) -> None:
    """If it is meant to look otherwise now: python -m tests.web.gallery."""
    ida = hall.visit(address(part, theme))
    wait_until_drawn(ida.page)
    blank = ida.page.context.new_page()
    before, now = read(FOLDER / f"{part}-{theme}.txt"), pictures(ida.page, blank)
    assert list(now) == list(before)
    far = {heading: difference(before[heading], now[heading]) for heading in now}
    assert [f"{heading}: {steps}" for heading, steps in far.items() if steps > FAR] == []


def test_a_missing_part_is_noticed(hall: Hall) -> None:
    ida = hall.visit(address("parts", "light"))
    wait_until_drawn(ida.page)
    ida.page.evaluate(
        "document.querySelectorAll('section.show .cards > :nth-child(2)')"
        ".forEach((node) => (node.style.visibility = 'hidden'))"
    )
    blank = ida.page.context.new_page()
    before, now = read(FOLDER / "parts-light.txt"), pictures(ida.page, blank)
    assert sum(difference(before[heading], now[heading]) > FAR for heading in now) >= len(now) // 2


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("part", PARTS)
def test_all_is_drawn_and_no_words_are_cut_off(
    hall: Hall, part: str, settings: dict[str, Any]
) -> None:
    ida = hall.visit(address(part, "light"), **settings)
    wait_until_drawn(ida.page)
    assert ida.page.evaluate(EMPTY) == []
    assert ida.page.evaluate(CLIPPED) == []


def test_words_that_are_cut_off_are_noticed(hall: Hall) -> None:
    ida = hall.visit(address("parts", "light"))
    wait_until_drawn(ida.page)
    ida.page.evaluate("document.querySelector('section.show button.shout').style.width = '20px'")
    assert len(ida.page.evaluate(CLIPPED)) == 1
