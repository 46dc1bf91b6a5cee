"""A browser for all journeys of a worker, and a server for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from anpfiff.server.page import is_built
from tests.server.machine import Machine
from tests.web.browser import find, launch
from tests.web.visit import Hall

QUICK = 20
"""How much faster than usual time passes on the server."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find()
    if found is None:
        pytest.skip("there is no Chromium here")
    if not is_built():
        pytest.skip("the page is not built: make web")
    with launch(found) as started:
        yield started


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, speed=QUICK)
    yield machine
    machine.kill()


@pytest.fixture
def hall(browser: Browser, machine: Machine) -> Iterator[Hall]:
    hall = Hall(browser, machine)
    yield hall
    hall.close()
