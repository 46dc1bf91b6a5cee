"""What axe-core finds on a page, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => [
    node.target.join(" "), node.any.map((check) => check.message).join("; "), node.html,
  ])]);
}"""
FADES = """() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))
  .then(() => undefined)"""
"""Ends when all that is moving now has come to rest."""
CONTRAST = "color-contrast"
LOOKS = 5
"""At a table somebody may always be asked something just now."""
THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")
SIZES = ((1280, 800), (360, 640))


def violations(page: Page) -> list[str]:
    """A line for each thing that is wrong, as it looks now. What fades in is not meant."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = []
    for _ in range(LOOKS):
        page.evaluate(FADES)
        found = page.evaluate(RUN)
        if {rule for rule, _ in found} != {CONTRAST}:
            break
    return [f"{rule} · {' · '.join(node)}" for rule, nodes in found for node in nodes]


def in_every_look(page: Page, state: str) -> list[str]:
    """The same in light and dark, wide and narrow."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            # What depends on size and theme is drawn by the second frame.
            page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() =>"
                " requestAnimationFrame(done)))"
            )
            found += [f"{state}, {theme}, {width}: {line}" for line in violations(page)]
    width, height = SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    return found
