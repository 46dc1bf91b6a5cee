"""Sealed deals in the browser: nonces are committed to before they are shown, and checked."""

from __future__ import annotations

from anpfiff.core.record import Record
from anpfiff.core.seal import nonce_commitment
from anpfiff.play.verify import verify
from tests.web.test_company import two_at_a_table
from tests.web.visit import Hall, Visit

FORGE = """() => {
  const shares = JSON.parse(sessionStorage.getItem("anpfiff.shares"));
  shares.nonce = "e".repeat(64);
  sessionStorage.setItem("anpfiff.shares", JSON.stringify(shares));
}"""


def sent(visit: Visit, do: str) -> list[dict[str, object]]:
    return [request for request in visit.sent if request["do"] == do]


def give_up(visit: Visit) -> None:
    visit.press("page-menu")
    visit.press("page-resign")
    visit.press("page-resign-sure")


def record_of(visit: Visit) -> str:
    done = [
        message["facts"]["record"]
        for message in visit.heard
        if message["is"] == "done" and "record" in message.get("facts", {})
    ]
    text = done[-1]
    assert isinstance(text, str)
    return text


def test_two_add_to_the_deal_and_check_it(hall: Hall) -> None:
    ida, otto, _ = two_at_a_table(hall)
    for visit in (ida, otto):
        (ready,), (reveal,) = sent(visit, "ready"), sent(visit, "reveal")
        assert ready["commitment"] == nonce_commitment(str(reveal["nonce"]))
        assert ready["commitment"] in visit.last("sealed")["commitments"]
    give_up(ida)
    for visit in (ida, otto):
        visit.press("page-check-deal")
        visit.see("verify-here-own")
        visit.see("verify-here-nonces")
        visit.see("verify-here-dice")
        visit.see("verify-here-seen")
        assert visit.page.locator("li.wrong").count() == 0
    text = record_of(ida)
    assert not verify(text.encode()).wrong
    assert Record.read(text).seal.nonces == tuple(
        str(sent(visit, "reveal")[0]["nonce"]) for visit in (ida, otto)
    )


def test_a_nonce_that_is_not_one_s_own_is_named(hall: Hall) -> None:
    ida = hall.visit()
    ida.begin("alarm")
    ida.wait_for_match()
    ida.page.reload()
    ida.wait_for_match()
    give_up(ida)
    ida.press("page-check-deal")
    ida.see("verify-here-own")
    ida.page.evaluate(FORGE)
    ida.press("page-check-deal")
    ida.see("verify-here-own-wrong")


def test_a_table_that_is_closed_leaves_what_proves_its_deal(hall: Hall) -> None:
    ida, otto, _ = two_at_a_table(hall)
    ida.press("page-menu")
    ida.press("page-close-table")
    otto.see("page-gone-closed")
    with otto.page.expect_download() as download:
        otto.press("page-download")
    record = download.value.path().read_bytes()
    assert not verify(record).wrong
    assert Record.read(record.decode()).seal.nonces[1] == sent(otto, "reveal")[0]["nonce"]
