"""Somebody at the page: a browser window with storage of its own, and all that crosses its wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from anpfiff.words import Words
from tests.server.machine import Machine

FOR_EVER_MS = 600_000
"""A browser that is silent for so long is lost, however busy the machine is."""
EXPECTED = (
    "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
)  # fmt: skip
"""What a browser complains of while there is no server, or none any more."""

FRAME = """() => new Promise((done) => {
  requestAnimationFrame(() => done(true));
  setTimeout(() => done(false), 5000);
})"""
"""Whether one is drawn: a busy machine's browser was seen to draw nothing any more."""
MOST_FRAMES = 20_000
"""So many are drawn in five minutes at the least."""


class Hall:
    """Everybody who looks at one server; whatever a page complains of is a fault."""

    def __init__(self, browser: Browser, machine: Machine) -> None:
        self.browser = browser
        self.machine = machine
        self.visits: list[Visit] = []

    def visit(self, path: str = "/", language: str = "en", **settings: Any) -> Visit:
        visit = Visit(self, language, settings)
        self.visits.append(visit)
        visit.go(path)
        return visit

    def close(self) -> None:
        for visit in self.visits:
            visit.page.context.close()
        complaints = [text for visit in self.visits for text in visit.complaints]
        assert not complaints, complaints


class Visit:
    def __init__(self, hall: Hall, language: str, settings: dict[str, Any]) -> None:
        self.hall = hall
        self.words = Words(language)
        self.port = hall.machine.port
        settings.setdefault("viewport", {"width": 1280, "height": 800})
        context = hall.browser.new_context(locale=language, **settings)
        context.set_default_timeout(FOR_EVER_MS)
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complain(said.type, said.text))
        self.page.on("websocket", self.listen)

    def complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in EXPECTED):
            self.complaints.append(text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.note(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.extend(json.loads(frame)))

    def note(self, request: dict[str, Any]) -> None:
        """Answers to pulses come in between, whenever a second is over."""
        if request["do"] != "beat":
            self.sent.append(request)

    # What is done

    def go(self, path: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.port}{path}")

    def say(self, code: str, **facts: Any) -> str:
        """As the page says it."""
        return self.words(code, **facts)

    def press(self, code: str, **facts: Any) -> None:
        """The button with these words."""
        self.page.get_by_role("button", name=self.say(code, **facts)).first.click()

    def see(self, code: str, **facts: Any) -> None:
        self.page.get_by_text(self.say(code, **facts)).first.wait_for()

    def begin(self, game: str, way: str = "bots") -> str:
        """Three presses: a poster, a ticket, the kick-off."""
        self.page.get_by_role("button", name=self.say(f"{game}-title")).first.click()
        self.press(f"page-way-{way}")
        self.press("page-make-table" if way == "friends" else "page-kick-off")
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def wait_for_match(self) -> None:
        self.page.get_by_role("button", name=self.say("page-menu")).wait_for()

    # What is known

    def shown(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["is"] == "shown"]

    def last(self, kind: str) -> dict[str, Any]:
        return [message for message in self.heard if message["is"] == kind][-1]

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Until something that was heard makes it so; frames are counted, so that nothing hangs."""
        for _ in range(MOST_FRAMES):
            if is_so():
                return
            self.wait_for_frame()
        raise AssertionError(f"still not so after {MOST_FRAMES} frames")

    def wait_for_frame(self) -> None:
        """The browser tells what has happened meanwhile. One that fell asleep is woken up."""
        if not self.page.evaluate(FRAME):
            self.page.screenshot()
