"""Plain `anpfiff`: a server for this machine, the browser at its page, and a door for phones."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from anpfiff.server.address import LOOPBACK, own_address
from anpfiff.server.client import Client

COMMAND = [sys.executable, "-c", "from anpfiff.cli import main; main()"]
FOR_EVER = 600
"""Seconds after which a program that says nothing is lost."""


@contextmanager
def home(folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Nobody looks at this machine, so no browser is opened."""
    known = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
    known |= {"XDG_CONFIG_HOME": str(folder), "LC_ALL": "C.UTF-8", **environment}
    known.setdefault("BROWSER", "")
    process = subprocess.Popen(
        COMMAND, env=known, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=FOR_EVER)


def link_in(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found is not None, line
    return found[0]


def fetch(link: str) -> tuple[int, str]:
    with urlopen(link, timeout=FOR_EVER) as answer:
        return answer.status, answer.read().decode()


def fetch_for_ever(link: str) -> None:
    """Until nobody answers there any more."""
    while True:
        fetch(link)


def test_without_a_display_it_says_so_and_prints_the_address(tmp_path: Path) -> None:
    with home(tmp_path) as process:
        link = link_in(process)
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2)]
        assert "display" in said[1] or "not built" in said[1]
        assert '"may_share":true' in fetch(f"{link}/about")[1].replace(" ", "")


def test_a_second_one_finds_the_first(tmp_path: Path) -> None:
    with home(tmp_path) as first:
        link = link_in(first)
        with home(tmp_path) as second:
            assert link_in(second) == link
            assert second.wait(FOR_EVER) == 0


def test_the_browser_is_opened_at_the_start_page(tmp_path: Path) -> None:
    noted = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}\n', "utf-8")
    browser.chmod(0o700)
    page = Path(__file__).parents[2] / "src" / "anpfiff" / "page" / "index.html"
    if not page.exists():
        pytest.skip("the page is not built: make web")
    with home(tmp_path, BROWSER=str(browser)) as process:
        link = link_in(process)
        fetch(f"{link}/about")  # By then it was opened.
        assert noted.read_text("utf-8").strip() == link


def test_the_door_stands_open_while_the_table_does(tmp_path: Path) -> None:
    if own_address() == LOOPBACK:
        pytest.skip("this machine is in no network")
    with home(tmp_path) as process:
        link = link_in(process)
        asyncio.run(share_and_close(link))


async def share_and_close(link: str) -> None:
    host = Client(f"{link.replace('http', 'ws')}/ws", "Ida")
    async with host.connected():
        code = await host.create("alarm", "open", "open")
        shared: str = (await host.ask("share"))["facts"]["link"]
        assert own_address() in shared
        assert shared.endswith(f"/table/{code}")
        outside = shared.removesuffix(f"/table/{code}")
        await asyncio.to_thread(fetch, f"{outside}/about")
        guest = Client(f"{outside.replace('http', 'ws')}/ws", "Otto")
        async with guest.connected():
            await guest.enter(code)
            assert await refusal_of(guest, "share") == "share-off"
        assert (await host.ask("close"))["is"] == "done"
        with pytest.raises(OSError):  # noqa: PT011  Refused, or cut off while it was asked.
            await asyncio.to_thread(fetch_for_ever, f"{outside}/about")


async def refusal_of(client: Client, do: str, **facts: Any) -> str:
    return str((await client.ask(do, **facts))["code"])
