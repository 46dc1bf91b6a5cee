"""Rot gegen Weiß through a real browser: whole matches, keys, fingers, several people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anpfiff.games.rotweiss.view import RotWeissView
from tests.web.visit import Hall, Visit

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
SHIFTS = """() => {
  window.shifts = 0;
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts += entry.value;
      const nodes = entry.sources.map(({ node }) => node?.parentElement ?? node);
      window.moved.push(...nodes.map((node) => node?.outerHTML?.slice(0, 160)));
    }
  }).observe({ type: "layout-shift" });
}"""
OUTSIDE = """() => [...document.querySelectorAll("main button, main li, main [role=img]")]
  .map((node) => [node.getBoundingClientRect(), node.getAttribute("aria-label") ?? node.innerText])
  .filter(([box]) => box.width && (box.left < -1 || box.top < -1
    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .map(([box, name]) => `${name}: ${box.left} ${box.top} ${box.right} ${box.bottom}`)"""


def view(visit: Visit) -> RotWeissView:
    return RotWeissView(*visit.shown()[-1]["view"])


def acts(visit: Visit, seat: int = 0) -> list[tuple[str, Any]]:
    """What was pressed, as the server was told it: act and place."""
    moves = visit.last("deal")["moves"]
    pressed = [one["move"] for one in visit.sent if one["do"] == "act" and one["seat"] == seat]
    abouts = [moves[str(move)][1] for move in pressed]
    return [(act, dict(things).get("place")) for act, things in abouts]


def over(visit: Visit) -> bool:
    return bool(visit.last("room")["phase"] == "over")


def wait_for_signal(visit: Visit) -> None:
    visit.wait_until(lambda: bool(visit.shown()) and not view(visit).ready)


def lay_the_row(visit: Visit, go_on: Callable[[], None]) -> None:
    """Once more until all three cards lie there: a press may be too early."""

    def is_laid() -> bool:
        go_on()
        return view(visit).laid[0] == 3

    visit.wait_until(is_laid)


def press_until_told(visit: Visit, key: str, act: tuple[str, int], seat: int = 0) -> None:
    """The page sends nothing while a goal is cheered, and the browser tells late what was sent."""

    def is_told() -> bool:
        visit.page.keyboard.press(key)
        return acts(visit, seat)[-1:] == [act]

    visit.wait_until(is_told)


def play(visit: Visit, keys: str) -> None:
    """Any key, until the match is over; the page may draw in between."""
    while not over(visit):
        for key in keys:
            visit.page.keyboard.press(key)
        visit.wait_for_frame()


def test_a_whole_match_against_bots_and_nothing_moves_that_should_not(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("rotweiss")
    ida.wait_for_match()
    wait_for_signal(ida)
    ida.page.evaluate(SHIFTS)
    play(ida, " 1 2 3")
    result, goals = view(ida).result, view(ida).goals
    assert result is not None
    assert max(goals) == 5
    red, white = goals
    board = ida.page.get_by_role("img", name=ida.say("rotweiss-page-score", red=red, white=white))
    assert board.count() == 1
    winner = "red" if red > white else "white"
    ida.see(f"rotweiss-page-{winner}-wins", red=red, white=white)
    moved = ida.page.evaluate("window.moved.slice(0, 5)")
    assert (ida.page.evaluate("window.shifts"), moved) == (0, [])
    match = ida.last("deal")["match"]
    ida.press("page-rematch")
    ida.wait_until(lambda: ida.last("deal")["match"] > match)


def test_two_browsers_at_one_table_and_a_third_watches(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("rotweiss", "friends")
    otto = hall.visit(f"/table/{code}", language="de", **PHONE)
    otto.press("page-ready")
    otto.see("page-ready-waiting")
    ida.press("page-ready")
    for visit in (ida, otto):
        visit.wait_for_match()
    eve = hall.visit(f"/table/{code}")
    eve.wait_for_match()
    everybody = (ida, otto, eve)
    for visit in everybody:
        wait_for_signal(visit)
    while view(ida).top < 0:
        for visit in (ida, otto):
            visit.page.keyboard.press(" ")
    last = ida.shown()[-1]["n"]
    for visit in everybody:
        visit.wait_until(lambda visit=visit: visit.shown()[-1]["n"] >= last)  # type: ignore[misc]
        visit.page.locator(".ball svg").first.wait_for()
    assert [view(visit).seat for visit in everybody] == [0, 1, None]
    lay = eve.page.get_by_role("button", name=eve.say("rotweiss-do-lay", place=1))
    assert lay.count() == 0
    assert not any(one["do"] == "act" for one in eve.sent)


def test_by_keys_alone_and_other_keys_if_one_likes(hall: Hall) -> None:
    ida = hall.visit()
    keyboard = ida.page.keyboard
    ida.page.get_by_role("button", name=ida.say("rotweiss-title")).first.focus()
    keyboard.press("Enter")
    for code in ("page-way-bots", "page-kick-off"):
        ida.page.get_by_role("button", name=ida.say(code)).first.focus()
        keyboard.press("Enter")
    ida.wait_for_match()
    ida.page.get_by_role("button", name=ida.say("race-page-keys")).focus()
    keyboard.press("Enter")
    sheet = ida.page.get_by_role("dialog")
    sheet.get_by_role("button", name=ida.say("race-page-key-lay", place=1)).focus()
    keyboard.press("Enter")
    ida.see("race-page-key-press")
    keyboard.press("x")
    sheet.get_by_role("button", name=f"{ida.say('race-page-key-lay', place=1)}: x").wait_for()
    keyboard.press("Escape")
    sheet.wait_for(state="detached")
    # The focus is back on the button that opened the sheet: Space would press that.
    ida.page.evaluate("document.activeElement.blur()")
    wait_for_signal(ida)
    lay_the_row(ida, lambda: keyboard.press(" "))
    press_until_told(ida, "x", ("lay", 0))
    press_until_told(ida, "w", ("turn", 1))
    ida.page.reload()
    ida.wait_for_match()
    badge = ida.page.locator("kbd", has_text="x")
    badge.first.wait_for()


def test_two_people_at_one_keyboard(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("rotweiss", "screen")
    ida.wait_for_match()
    wait_for_signal(ida)
    press_until_told(ida, "e", ("turn", 2), 0)
    assert acts(ida, 1) == []
    press_until_told(ida, "o", ("turn", 2), 1)
    assert {*acts(ida, 0)} == {("turn", 2)}

    def have_both_laid() -> bool:
        """As often as bots score meanwhile."""
        for key in (" ", "Enter"):
            ida.page.keyboard.press(key)
        return all(view(ida).laid)

    ida.wait_until(have_both_laid)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024), (1280, 800)])
def test_eight_seats_have_room_on_every_screen(hall: Hall, size: tuple[int, int]) -> None:
    width, height = size
    ida = hall.visit(viewport={"width": width, "height": height}, has_touch=True)
    ida.page.get_by_role("button", name=ida.say("rotweiss-title")).first.click()
    ida.press("page-way-bots")
    more = ida.page.get_by_role("button", name=ida.say("page-more"))
    for _ in range(8):
        if more.last.get_attribute("aria-disabled") is None:
            more.last.click()
    ida.press("page-kick-off")
    ida.wait_for_match()
    assert len(ida.last("deal")["names"]) == 8
    wait_for_signal(ida)
    assert ida.page.evaluate(OUTSIDE) == []
    assert ida.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_finger_is_enough(hall: Hall) -> None:
    ida = hall.visit(**PHONE)
    ida.begin("rotweiss")
    ida.wait_for_match()
    wait_for_signal(ida)
    go_on = ida.page.get_by_role("button", name=ida.say("page-go-on"))
    lay_the_row(ida, go_on.tap)
    ida.page.get_by_role("button", name=ida.say("rotweiss-do-turn", place=2)).tap()
    assert acts(ida)[-1] == ("turn", 1)
    ida.page.locator("section button").first.tap()
    assert acts(ida)[-1] == ("lay", 0)


def test_a_card_is_pulled_from_the_stack_onto_a_place(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("rotweiss")
    ida.wait_for_match()
    wait_for_signal(ida)
    mouse = ida.page.mouse
    stack = ida.page.get_by_role("img", name=ida.say("race-stack", count=view(ida).hands[0]))
    box = stack.bounding_box()
    place = ida.page.locator("section button").first.bounding_box()
    assert box is not None
    assert place is not None
    mouse.move(box["x"] + 30, box["y"] + 40)
    mouse.down()
    assert acts(ida) == []
    mouse.move(place["x"] + 20, place["y"] + 30, steps=4)
    mouse.up()
    ida.wait_until(lambda: acts(ida) == [("turn", 0)])


def test_reload_in_mid_match_shows_the_same_row(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("rotweiss")
    ida.wait_for_match()
    wait_for_signal(ida)
    lay_the_row(ida, lambda: ida.page.keyboard.press(" "))
    before = len(ida.heard)
    ida.page.keyboard.press("1")
    ida.page.reload()
    ida.wait_for_match()
    ida.wait_until(lambda: any(one["is"] == "shown" for one in ida.heard[before:]))
    assert view(ida).seat == 0
    assert ida.page.locator("section button").count() >= 6
    play(ida, " 123")
    ida.see("page-rematch")


NOTES = """() => {
  window.notes = [];
  window.rings = [];
  window.moved = [];
  new MutationObserver(() => {
    for (const note of document.querySelectorAll(".note:not([data-seen])")) {
      note.dataset.seen = "yes";
      window.notes.push(note.textContent.trim());
    }
    for (const ring of document.querySelectorAll(".flying .ring:not([data-seen])")) {
      ring.dataset.seen = "yes";
      window.rings.push(ring.closest(".flying").getBoundingClientRect().bottom);
    }
    for (const motion of document.getAnimations()) {
      const changed = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      if (motion.effect.target?.closest(".flying, .pile, .ball"))
        window.moved.push(...changed.filter((name) => /transform|translate|scale/.test(name)));
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes at cards, rings that fill above carried cards and how low they are, and whatever moves."""
BOTH = """([first, second]) => {
  for (const key of [first, second])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
KEYS = ("123", "789")
MOST_TRIES = 500


def fitting(visit: Visit, seat: int) -> list[int]:
    """The places whose cards fit, as the table helps to see."""
    shown = [one for one in visit.shown() if one["seat"] == seat][-1]
    moves = visit.last("deal")["moves"]
    abouts = [moves[str(move)][1] for move in shown["fits"] or []]
    return [dict(things)["place"] for act, things in abouts if act == "lay"]


def two_with_help(visit: Visit) -> None:
    """Nobody but two people at one screen, who are shown what fits."""
    visit.page.get_by_role("button", name=visit.say("rotweiss-title")).first.click()
    visit.press("page-way-screen")
    fewer = visit.page.get_by_role("button", name=visit.say("page-fewer")).last
    while fewer.get_attribute("aria-disabled") is None:
        fewer.click()
    visit.page.get_by_text(visit.say("page-fold")).click()
    visit.page.get_by_label(visit.say("page-help")).select_option("1")
    visit.press("page-kick-off")
    visit.wait_for_match()
    wait_for_signal(visit)


def happened(visit: Visit, code: str) -> list[dict[str, Any]]:
    return [facts for one in visit.shown() for told, facts, *_ in one["events"] if told == code]


def press_at_once(visit: Visit) -> None:
    """Both lay what fits in the same moment; until both can, they open cards."""
    wait_for_signal(visit)
    visit.wait_until(lambda: max(view(visit).busy) < 0)
    places = [fitting(visit, seat) for seat in (0, 1)]
    if view(visit).top >= 0 and all(places):
        visit.page.evaluate(BOTH, [KEYS[seat][places[seat][0]] for seat in (0, 1)])
    elif view(visit).top < 0 and any(places):
        seat = 0 if places[0] else 1
        visit.page.keyboard.press(KEYS[seat][places[seat][0]])
    else:
        visit.page.evaluate(BOTH, [" ", "Enter"])
    visit.page.evaluate("() => new Promise((done) => setTimeout(done, 0))")


def is_answered(visit: Visit) -> bool:
    answered = {one["id"] for one in visit.heard if "id" in one}
    return all(one["id"] in answered for one in visit.sent if one["do"] == "act")


def lose_a_race(visit: Visit) -> dict[str, Any]:
    """Until one of two who press in the same moment is late, and is told so at the card."""
    visit.page.evaluate(NOTES)
    for _ in range(MOST_TRIES):
        if happened(visit, "late"):
            break
        press_at_once(visit)
        visit.wait_until(lambda: is_answered(visit))
    late = happened(visit, "late")[0]
    name = visit.last("deal")["names"][late["faster"]]
    why = visit.say("race-page-faster", name=name, ms=late["ms"])
    visit.page.wait_for_function("(why) => window.notes.includes(why)", arg=why)
    return late


def test_who_loses_the_race_sees_who_was_faster_and_has_the_card_back(hall: Hall) -> None:
    ida = hall.visit()
    two_with_help(ida)
    late = lose_a_race(ida)
    ida.page.wait_for_function("() => !document.querySelector('.flying')")
    assert view(ida).tops[late["seat"]][late["place"]] == late["card"]
    row = ida.page.get_by_role("region", name=ida.last("deal")["names"][late["seat"]])
    laid = row.locator(".pile").nth(late["place"]).get_by_role("button").first
    assert laid.locator("svg").count() > 0


def test_without_motion_a_ring_fills_above_the_card_and_nothing_travels(hall: Hall) -> None:
    ida = hall.visit(reduced_motion="reduce")
    two_with_help(ida)
    lose_a_race(ida)
    row = ida.page.locator("section.row").first.bounding_box()
    rings = ida.page.evaluate("window.rings")
    assert row is not None
    assert rings
    assert all(bottom > row["y"] for bottom in rings)
    assert ida.page.evaluate("window.moved") == []
