"""Impatient, careless and unlucky people: whatever they do, the page stays whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from anpfiff.games import GAMES
from tests.web.test_rotweiss import wait_for_signal
from tests.web.visit import Hall, Visit

LONG = "Ännchen Österreicher-Übermäßig-Größenwahn"[:40]
WIDE = "document.documentElement.scrollWidth <= innerWidth"
OWN = GAMES["alarm"].Deck.standard_file.read_text("utf-8")


def creations(visit: Visit) -> list[dict[str, Any]]:
    return [request for request in visit.sent if request["do"] == "create"]


def open_sheet(visit: Visit, game: str = "alarm", way: str = "bots") -> None:
    visit.page.get_by_role("button", name=visit.say(f"{game}-title")).first.click()
    visit.press(f"page-way-{way}")
    visit.page.get_by_text(visit.say("page-fold")).click()


def test_a_double_click_on_the_kick_off_makes_one_table(hall: Hall) -> None:
    ida = hall.visit()
    open_sheet(ida)
    ida.page.get_by_role("button", name=ida.say("page-kick-off")).dblclick()
    ida.wait_for_match()
    assert len(creations(ida)) == 1


def test_any_key_may_be_hammered_before_and_in_a_match(hall: Hall) -> None:
    ida = hall.visit()
    ida.see("page-way-bots")
    for key in ("Enter", "Escape", " ", "Tab", "1", "x", "F6", "ArrowDown", "Backspace") * 3:
        ida.page.keyboard.press(key)
    ida.go("/")
    ida.begin("rotweiss")
    ida.wait_for_match()
    wait_for_signal(ida)
    for key in " 1q2w3e4r789uiop0ga,.-#+" * 3:
        ida.page.keyboard.press(key)
    ida.press("page-menu")
    ida.see("page-leave")


def test_the_back_button_leads_out_and_forward_into_the_match_again(hall: Hall) -> None:
    ida = hall.visit()
    code = ida.begin("alarm")
    ida.wait_for_match()
    ida.page.go_back()
    ida.see("page-way-bots")
    ida.page.go_forward()
    ida.wait_for_match()
    assert ida.last("room")["code"] == code
    assert ida.shown()[-1]["seat"] == 0


def test_an_address_that_is_none_of_ours_says_so_and_leads_back(hall: Hall) -> None:
    ida = hall.visit("/tabel/abc")
    ida.see("page-gone-nowhere")
    ida.press("page-go-back")
    ida.see("page-way-bots")
    ida.complaints.clear()  # The browser notes that the address was not found.


def test_a_part_that_cannot_be_fetched_can_be_fetched_again(hall: Hall) -> None:
    ida = hall.visit()
    open_sheet(ida)
    ida.page.route("**/assets/Table*.js", lambda route: route.abort())
    ida.press("page-kick-off")
    ida.see("page-gone-unloaded")
    ida.page.unroute("**/assets/Table*.js")
    ida.press("page-gone-reload")
    ida.wait_for_match()
    ida.complaints.clear()  # That it was not fetched.


def test_the_longest_names_fit_on_the_smallest_phone(hall: Hall) -> None:
    ida = hall.visit(viewport={"width": 320, "height": 568})
    ida.wait_until(lambda: any(message["is"] == "welcome" for message in ida.heard))
    ida.press("page-you-are", name=ida.last("welcome")["name"])
    ida.page.get_by_label(ida.say("page-name")).fill(LONG)
    ida.press("page-save")
    ida.see("page-you-are", name=LONG)
    assert ida.page.evaluate(WIDE)
    code = ida.begin("alarm", "friends")
    ida.see("page-gathering")
    assert ida.page.evaluate(WIDE)
    otto = hall.visit(f"/table/{code}")
    for visit in (otto, ida):
        visit.press("page-ready")
    for visit in (otto, ida):
        visit.wait_for_match()
    assert ida.last("deal")["names"][0] == LONG
    assert otto.page.evaluate(WIDE)


def choose(visit: Visit, file: Path) -> None:
    with visit.page.expect_file_chooser() as chooser:
        visit.page.get_by_label(visit.say("page-deck")).click()
    chooser.value.set_files(file)


def test_cards_of_ones_own(hall: Hall, tmp_path: Path) -> None:
    own = tmp_path / "eigene.toml"
    name = "Zoë Überlandstraßenbahnerin"
    own.write_text(OWN.replace("Tilda Tatze", name).replace('"standard"', '"eigene"'), "utf-8")
    ida = hall.visit()
    open_sheet(ida)
    choose(ida, own)
    ida.press("page-kick-off")
    ida.wait_for_match()
    names = [one[1] for one in ida.last("deal")["setup"][2]["footballers"]]
    assert names[0] == name


def test_cards_that_are_none_are_refused_in_words(hall: Hall, tmp_path: Path) -> None:
    """One file that gets better, chosen again and again."""
    ida = hall.visit()
    open_sheet(ida)
    own = tmp_path / "own.toml"
    alert = ida.page.get_by_role("alert")
    for text, reason in (
        ("game = ", "TOML"),
        (GAMES["rotweiss"].Deck.standard_file.read_text("utf-8"), "rotweiss"),
        ("#" * 30_000, "24"),
    ):
        own.write_text(text, "utf-8")
        choose(ida, own)
        if reason != "24":
            ida.press("page-kick-off")
        alert.filter(has_text=reason).wait_for()
    pattern = ida.page.request.get(f"http://127.0.0.1:{hall.machine.port}/decks/alarm.toml")
    own.write_text(pattern.text(), "utf-8")
    choose(ida, own)
    ida.press("page-kick-off")
    ida.wait_for_match()
