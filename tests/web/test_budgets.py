"""What the page weighs and how quick it is. Sizes have limits; times are measured and printed."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import pytest

from anpfiff.server.page import FOLDER
from tests.server.machine import Machine
from tests.web.visit import Hall, Visit

GAMES = ("alarm", "rotweiss")
SCRIPTS = 90_000
"""Bytes of JavaScript from the start page to the first table, compressed."""
FONTS = 60_000
PRESSES = 15
FRAMES = 180
SEATS = 8
WATCH = """
window.shift = 0;
window.answer = 0;
window.slow = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.hadRecentInput) window.answer += entry.value;
    else window.shift += entry.value;
}).observe({ type: "layout-shift" });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.name === "pointerdown") window.slow.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
new MutationObserver((_, watch) => {
  if (!document.querySelector("main.table button")) return;
  window.firstCard = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
FRAME = "() => new Promise((done) => requestAnimationFrame(done))"
TARGET = """(press) => {
  const buttons = [...document.querySelectorAll("main.table button")];
  const target = buttons[press % buttons.length] ?? document.querySelector("main.table");
  const { x, y, width, height } = target.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
RATE = """(frames) => new Promise((done) => {
  const since = performance.now();
  let left = frames;
  const count = () => --left ? requestAnimationFrame(count)
    : done(frames * 1000 / (performance.now() - since));
  requestAnimationFrame(count);
})"""

Print = Callable[[str, object], None]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """At the speed that people play at."""
    machine = Machine(tmp_path, speed=1)
    yield machine
    machine.kill()


@pytest.mark.parametrize("game", GAMES)
def test_weight_up_to_the_first_table(hall: Hall, game: str, record_property: Print) -> None:
    ida = hall.visit()
    loaded: set[str] = set()
    ida.page.on("response", lambda response: loaded.add(urlsplit(response.url).path))
    ida.page.reload()
    ida.begin(game)
    ida.wait_for_match()
    weights = {".js": 0, ".woff2": 0, ".css": 0, ".ftl": 0}
    for path in loaded:
        file = FOLDER / path.removeprefix("/")
        if file.suffix in weights:
            body = file.read_bytes()
            weights[file.suffix] += len(body if file.suffix == ".woff2" else gzip.compress(body))
    js, fonts, css, words = (weight / 1000 for weight in weights.values())
    record_property(
        "figure",
        f"{game}: JavaScript {js:.1f} kB, styles {css:.1f} kB, words {words:.1f} kB compressed,"
        f" fonts {fonts:.1f} kB",
    )
    assert 0 < weights[".js"] <= SCRIPTS
    assert 0 < weights[".woff2"] <= FONTS


def press_all_over(visit: Visit) -> None:
    """What lies on the table, one after the other, whether it fits or not; else the table."""
    for press in range(PRESSES):
        x, y = visit.page.evaluate(TARGET, press)
        visit.page.mouse.move(x, y)
        visit.page.mouse.down()
        visit.page.mouse.up()
        visit.page.evaluate(FRAME)


@pytest.mark.parametrize("game", GAMES)
def test_quickness_and_rest(hall: Hall, game: str, record_property: Print) -> None:
    """Nothing on the table moves aside for something else, unless somebody has just pressed it."""
    ida = hall.visit()
    ida.begin(game)
    ida.wait_for_match()
    ida.page.add_init_script(WATCH)
    ida.page.reload()
    ida.wait_for_match()
    ida.page.locator("main.table button").first.wait_for()
    ida.page.evaluate("document.fonts.ready.then(() => (window.shift = 0))")
    press_all_over(ida)
    ida.page.evaluate(RATE, FRAMES)
    first, slow, shift, answer = ida.page.evaluate(
        "[window.firstCard, window.slow, window.shift, window.answer]"
    )
    # What takes less than 16 ms is not noted.
    paints = sorted([*slow, *[16.0] * (PRESSES - len(slow))])
    record_property(
        "figure",
        f"{game}: first card {first:.0f} ms after the address, press to paint {median(paints):.0f}"
        f" ms (median of {PRESSES}), layout shift {shift:.4f} ({answer:.4f} in answer to presses)",
    )
    drawn = ida.page.locator("main.table pre").count() == 0
    assert shift == 0 or not drawn


def test_frames_of_a_race_with_eight_seats(hall: Hall, record_property: Print) -> None:
    ida = hall.visit()
    ida.page.get_by_role("button", name=ida.say("rotweiss-title")).first.click()
    ida.press("page-way-bots")
    more = ida.page.get_by_role("button", name=ida.say("page-more"))
    while more.is_enabled():
        more.click()
    ida.press("page-kick-off")
    ida.wait_for_match()
    rate = ida.page.evaluate(RATE, FRAMES)
    record_property("figure", f"rotweiss with {SEATS} seats: {rate:.1f} frames a second")
    assert len(ida.last("deal")["names"]) == SEATS
