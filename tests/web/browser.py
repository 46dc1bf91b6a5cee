"""Which Chromium the journeys go through: one of this machine, else one from a package.

`python -m tests.web.browser` fetches the latter if it is needed, and says what it found.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from hatch_build import Tools, tools_of_index, tools_of_machine

FOLDER = Path(__file__).parents[2] / "build" / "browser"
PACKAGE = "@sparticuz/chromium@153.0.0"
"""A build for Linux in a package; it needs no installation, and brings its libraries."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
UNPACK = """
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
const { default: chromium } = await import("@sparticuz/chromium");
const path = await chromium.executablePath();
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? "" }));
"""


class Found(NamedTuple):
    path: str
    libraries: str = ""
    """Where the libraries are that it brings along."""

    def environment(self) -> dict[str, str]:
        if not self.libraries:
            return dict(os.environ)
        return {**os.environ, "LD_LIBRARY_PATH": self.libraries}


def find() -> Found | None:
    for name in (os.environ.get("ANPFIFF_BROWSER", ""), *NAMES):
        if name and (path := shutil.which(name)):
            return Found(path)
    noted = FOLDER / "found.json"
    if noted.exists():
        found = Found(**json.loads(noted.read_text("utf-8")))
        return found if Path(found.path).exists() else None
    return None


def fetch(tools: Tools) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true, "type": "module"}', "utf-8")
    (FOLDER / "unpack.js").write_text(UNPACK, "utf-8")
    install = [*tools.npm, "install", "--silent", "--no-audit", "--no-fund", PACKAGE]
    subprocess.run(install, cwd=FOLDER, check=True)
    unpacked = subprocess.run(
        [tools.node, "unpack.js"], cwd=FOLDER, check=True, capture_output=True, text=True
    )
    (FOLDER / "found.json").write_text(unpacked.stdout, "utf-8")


@contextmanager
def launch(found: Found) -> Iterator[Browser]:
    before = children(os.getpid())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            env={**found.environment()},
            # A container has no other user and little shared memory.
            args=["--no-sandbox", "--disable-dev-shm-usage"],
        )
        drivers = children(os.getpid()) - before
        try:
            yield browser
        finally:
            # Asked to close, a browser that is stuck would be waited for without end.
            for driver in drivers:
                for started in children(driver):
                    os.kill(started, signal.SIGKILL)
            browser.close()


def children(parent: int) -> set[int]:
    """Which processes it has started; where there is no /proc, none are known."""
    found: set[int] = set()
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _, _, facts = file.read_text("utf-8", "replace").rpartition(") ")
            if int(facts.split()[1]) == parent:
                found.add(int(file.parent.name))
    return found


def main() -> int:
    """Whatever goes wrong here only means that the journeys are skipped."""
    tools = tools_of_machine() or tools_of_index()
    if find() is None and tools is not None and sys.platform == "linux":
        print("there is no Chromium here: fetching one from a package …")
        try:
            fetch(tools)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"that failed: {error}")
    if find() is None:
        print("skipped: the journeys through a browser, there is no Chromium here")
    return 0


if __name__ == "__main__":
    sys.exit(main())
