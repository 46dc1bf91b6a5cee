"""Fußball-Alarm in a real browser: what is drawn is what is so, and nobody sees more."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.web.alarm import FACES, IS_DRAWN, WATCH, Seat
from tests.web.test_company import leaks, two_at_a_table
from tests.web.test_sealed import give_up
from tests.web.visit import Hall, Visit

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def look(seat: Seat) -> None:
    """Once all has been shown, the table is drawn as it is known; and nobody's cards are."""
    page = seat.visit.page
    known = json.dumps(seat.known(), separators=(",", ":"), ensure_ascii=False)
    seat.visit.wait_until(lambda: bool(page.evaluate(IS_DRAWN, known)))
    assert page.evaluate(FACES, seat.first_names()) == []


def wait_for_question(seat: Seat) -> bool:
    """Until the seat is asked; false if the match is over first."""
    seat.visit.wait_until(lambda: seat.over or bool(seat.question))
    return not seat.over


def answer(seat: Seat) -> None:
    """Press what is best, where it lies, and wait for the server to take it."""
    n = len(seat.visit.shown())
    found = seat.visit.page.get_by_role("button", name=seat.words(seat.best())).first
    box = found.bounding_box()
    assert box is not None
    # The cards of a fan lie askew and cover each other from the right; a pointer lifts one.
    seat.visit.page.mouse.move(0, 0)
    found.click(position={"x": box["width"] * 0.3, "y": box["height"] * 0.5})
    seat.visit.wait_until(lambda: len(seat.visit.shown()) > n)


HIDE = "Object.defineProperty(document, 'visibilityState', { value: 'hidden' })"
"""A page that nobody looks at shows how things stand, without what led there."""


def play_to_the_end(seat: Seat, answer: Callable[[Seat], None], *, watched: int) -> None:
    """The first answers with all that is to be seen, then without."""
    answers = 0
    while wait_for_question(seat):
        look(seat)
        answer(seat)
        answers += 1
        if answers == watched:
            seat.visit.page.evaluate(HIDE)


def follow_quickly(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('anpfiff.quick', 'on')")
    visit.page.reload()


def is_over(seat: Seat) -> None:
    """Who has won, with what, and all hands open."""
    page, view = seat.visit.page, seat.view
    assert view.result is not None
    page.locator(".best").first.wait_for()
    tags = page.locator(".best").all_inner_texts()
    assert len(tags) == len(view.hands)
    hand = view.revealed[view.result[1].index(1)]
    most = max(hand.count(kind) for kind in hand)
    assert any(tag.startswith(f"1. {most} × ") for tag in tags)
    assert page.locator(".other .slot").count() == sum(
        size for other, size in enumerate(view.hands) if other != view.seat
    )
    seat.visit.press("page-rematch")
    seat.visit.wait_until(lambda: not seat.over)
    page.locator(".best").first.wait_for(state="detached")


@pytest.mark.parametrize(
    ("language", "settings"),
    [("en", {}), ("de", {**PHONE, "reduced_motion": "reduce"})],
    ids=["mouse", "phone-still"],
)
def test_a_whole_match(hall: Hall, language: str, settings: dict[str, Any]) -> None:
    ida = hall.visit(language=language, **settings)
    follow_quickly(ida)
    ida.begin("alarm")
    ida.wait_for_match()
    seat = Seat(ida, phone=language == "de")
    play_to_the_end(seat, answer, watched=3)
    is_over(seat)
    assert leaks(ida.heard, 0) == []


def by_key(seat: Seat, *, search: bool = False) -> None:
    """Before the question is drawn a digit means something else."""
    look(seat)
    act, things = seat.about(seat.best())
    view, n = seat.view, len(seat.visit.shown())
    assert view.seat is not None
    if act == "foul":
        key = str((things["seat"] - view.seat) % len(view.hands))
    elif act == "take":
        key = str(sorted(set(view.searched)).index(things["card"]) + 1)
    elif act == "discard":
        key = str(view.hand.index(things["card"]) + 1)
    else:
        key = {"draw": "d", "search": "s", "whistle": "w", "play-on": "p"}[act]
        key = "s" if search and act == "draw" else key
    seat.visit.page.keyboard.press(key)
    seat.visit.wait_until(lambda: len(seat.visit.shown()) > n)


def test_a_whole_match_by_keys(hall: Hall) -> None:
    ida = hall.visit(language="de")
    follow_quickly(ida)
    ida.begin("alarm")
    ida.wait_for_match()
    seat = Seat(ida)
    play_to_the_end(seat, by_key, watched=1)
    is_over(seat)


def test_a_card_is_discarded_by_tab_and_enter(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    ida.page.evaluate(HIDE)
    seat = Seat(ida)
    while wait_for_question(seat) and seat.question != "discard":
        by_key(seat)
    look(seat)
    before = seat.view.hand
    while not ida.page.evaluate("document.activeElement.closest('.own') !== null"):
        ida.page.keyboard.press("Tab")
    ida.page.keyboard.press("Enter")
    ida.wait_until(lambda: seat.over or seat.view.hand != before)


LED = "() => document.activeElement.closest('.own, .other, .ask, li') !== null"


def test_the_focus_is_led_to_what_is_asked(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    ida.page.evaluate(HIDE)
    seat, page = Seat(ida), ida.page
    for asked in range(4):
        if wait_for_question(seat):
            look(seat)
            if asked:
                page.wait_for_function(LED)
            page.evaluate("document.activeElement.blur()")
            by_key(seat)


def test_what_is_skipped_leaves_no_wrong_picture(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    seat, page = Seat(ida), ida.page
    for _ in range(3):
        if not wait_for_question(seat):
            break
        look(seat)
        answer(seat)
        page.keyboard.press("f")
        page.keyboard.press("f")
    assert page.evaluate("localStorage.getItem('anpfiff.quick')") == "off"
    page.keyboard.press("f")
    assert page.evaluate("localStorage.getItem('anpfiff.quick')") == "on"


def test_a_theft_is_seen_by_thief_and_victim_and_by_others_as_a_back(hall: Hall) -> None:
    ida, otto, code = two_at_a_table(hall, die="1-1-9")
    eve = hall.visit(f"/table/{code}")
    eve.wait_for_match()
    visits = (ida, otto, eve)
    for visit in visits:
        visit.page.evaluate(WATCH)
    seats = [Seat(ida), Seat(otto)]

    def stolen(visit: Visit) -> list[dict[str, int]]:
        return [
            facts
            for shown in visit.shown()
            for code, facts, *_ in shown["events"]
            if code == "steal"
        ]

    while not stolen(ida) and not seats[0].over:
        ida.wait_until(lambda: any(seat.question for seat in seats) or seats[0].over)
        for seat in seats:
            seat.visit.page.evaluate("0")
            if seat.question and not seat.over:
                answer(seat)
    assert stolen(ida)
    for visit in visits:
        while not stolen(visit):
            visit.page.evaluate("0")
        visit.page.wait_for_function("() => window.thefts.length > 0")
    name = seats[0].first_names()[stolen(ida)[0]["card"]]
    assert [name in visit.page.evaluate("window.thefts[0]") for visit in visits] == [
        True, True, False,
    ]  # fmt: skip
    for number, visit in ((0, ida), (1, otto), (None, eve)):
        assert leaks(visit.heard, number) == []


def next_asked(seats: list[Seat]) -> Seat:
    seats[0].visit.wait_until(lambda: any(seat.question for seat in seats))
    return next(seat for seat in seats if seat.question)


def until(seat: Seat, question: str) -> None:
    """Answer by keys whatever else is asked; nobody waits for what leads there."""
    seat.visit.page.evaluate(HIDE)
    while wait_for_question(seat) and seat.question != question:
        by_key(seat, search=question == "take")
    assert seat.question == question


def test_a_rule_named_in_a_question_opens_beside_the_table(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    until(Seat(ida), "discard")
    question = ida.page.locator(".ask")
    question.get_by_role("button", name=ida.say("page-rule", rule="R19"), exact=True).click()
    beside = ida.page.get_by_role("complementary", name=ida.say("page-rules-beside"))
    beside.get_by_role("heading", name=ida.say("page-rule", rule="R19")).wait_for()
    beside.locator("li.marked#R19").wait_for()


ANNOUNCED = """() => {
  window.announced = 0;
  new MutationObserver(() => {
    window.announced += document.querySelectorAll(".ask [aria-disabled]").length;
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes whether the whistle is promised for later."""


@pytest.mark.parametrize("key", ["w", "p"], ids=["blown", "not blown"])
def test_a_whistle_is_not_announced_again_when_it_was_asked_about(hall: Hall, key: str) -> None:
    """Nor while it is seen to be blown: what is drawn is still how things stood before."""
    ida, otto, _ = two_at_a_table(hall, die="1-1-9")
    seats = [Seat(ida), Seat(otto)]
    while (victim := next_asked(seats)).question != "whistle":
        by_key(victim)
    look(victim)
    page = victim.visit.page
    page.evaluate(ANNOUNCED)
    n = len(victim.visit.shown())
    page.keyboard.press(key)
    victim.visit.wait_until(lambda: len(victim.visit.shown()) > n)
    next_asked(seats)
    look(victim)
    assert page.evaluate("window.announced") == 0


AFTER_MS = 1900
"""What comes after a match is there by then, unless it waits."""
HOLD = """() => {
  window.held = [];
  window.animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = window.animate.apply(this, how);
    one.pause();
    window.held.push(one);
    return one;
  };
}"""
"""What flies from now on hangs in the air: the browser moves it by a clock that nobody can stop."""
LET_GO = """() => {
  Element.prototype.animate = window.animate;
  for (const one of window.held) one.play();
}"""


def test_what_comes_after_the_match_waits_for_what_is_still_to_be_seen(hall: Hall) -> None:
    seats = [Seat(visit) for visit in two_at_a_table(hall)[:2]]
    while (ida := next_asked(seats)).question != "discard":
        by_key(ida)
    look(ida)
    otto = seats[1 - seats.index(ida)].visit
    page = ida.visit.page
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    page.evaluate(HOLD)
    n = len(ida.visit.shown())
    page.keyboard.press("1")
    otto.wait_until(lambda: len(ida.visit.shown()) > n)
    with page.expect_response(lambda response: "/After" in response.url):
        give_up(otto)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.clock.run_for(AFTER_MS)
    rematch = page.get_by_role("button", name=ida.visit.say("page-rematch"))
    assert rematch.count() == 0
    page.evaluate(LET_GO)
    page.clock.resume()
    rematch.wait_for()
    ida.visit.see("page-gave-up", count=1, names=otto.last("welcome")["name"])


def test_a_card_drawn_for_the_wrong_eyes_would_be_noticed(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    seat = Seat(ida)
    assert wait_for_question(seat)
    look(seat)
    plant = "(name) => (document.querySelector('.other .slot').append(name))"
    ida.page.evaluate(plant, seat.first_names()[0])
    assert ida.page.evaluate(FACES, seat.first_names()) != []


def test_after_a_reload_in_mid_match_the_table_is_as_it_was(hall: Hall) -> None:
    ida = hall.visit()
    follow_quickly(ida)
    ida.begin("alarm")
    ida.wait_for_match()
    seat = Seat(ida)
    for _ in range(2):
        assert wait_for_question(seat)
        look(seat)
        answer(seat)
    assert wait_for_question(seat)
    before = len(ida.shown())
    ida.page.reload()
    ida.wait_until(lambda: len(ida.shown()) > before)
    look(seat)


def test_behind_the_curtain_nothing_is_left_of_anybody(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm", "screen")
    ida.page.evaluate(HIDE)
    seat, page = Seat(ida), ida.page
    told = 0
    for _ in range(5):
        page.get_by_role("dialog", name=ida.say("page-curtain")).wait_for()
        assert page.locator(".own, .other, .row").count() == 0
        text = page.locator("body").inner_text().upper()
        assert not any(name in text for name in seat.first_names())
        before = len(ida.heard)
        page.get_by_role("button", name=ida.say("page-curtain-up", name="")).click()
        page.locator(".own").wait_for()
        front = ida.last("you")["front"]
        after = [one for one in ida.heard[before:] if one["is"] == "shown"]
        assert {one["seat"] for one in after} <= {front}
        told += len(after[0]["events"]) if after else 0
        if page.locator(".missed").count():
            ida.press("alarm-page-missed-on")
        while seat.question and not seat.over:
            look(seat)
            answer(seat)
        if seat.over:
            break
        ida.press("page-hand-over-now")
    assert told
    for number, message in enumerate(ida.heard):
        if message["is"] == "shown":
            front = next(one for one in reversed(ida.heard[:number]) if one["is"] == "you")["front"]
            assert leaks([message], front) == []
