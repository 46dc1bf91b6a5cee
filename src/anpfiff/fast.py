"""One source, two speeds: Python's files as they are, or the same files compiled.

`python -m anpfiff.fast FOLDER` compiles them, and ANPFIFF_FAST=FOLDER chooses what it made. The
folder is never the one with the sources, where a compiled module would shadow an edited one, and
it is refused as soon as one of them has changed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path

RULES = (
    "anpfiff.core.dice",
    "anpfiff.core.piles",
    "anpfiff.core.table",
    "anpfiff.games.alarm.rules",
)
"""By Cython: what search plays millions of times. Each has its C types in a .pxd beside it."""
TABLES = (
    "anpfiff.core.log",
    "anpfiff.core.match",
    "anpfiff.core.record",
    "anpfiff.play.clock",
    "anpfiff.play.landing",
    "anpfiff.play.onlooker",
    "anpfiff.play.timed",
    "anpfiff.play.turns",
    "anpfiff.server.agreement",
    "anpfiff.server.company",
    "anpfiff.server.evening",
    "anpfiff.server.hub",
    "anpfiff.server.limits",
    "anpfiff.server.line",
    "anpfiff.server.lobby",
    "anpfiff.server.metrics",
    "anpfiff.server.playing",
    "anpfiff.server.room",
    "anpfiff.server.sealing",
    "anpfiff.server.showing",
    "anpfiff.server.steady",
    "anpfiff.server.store",
    "anpfiff.server.websocket",
)
"""By mypyc, from their type hints: what every move passes on its way through the server."""
GROUP = "anpfiff_tables"
"""The code of all of TABLES is in one library, from which each takes its own."""
MODULES = (*RULES, *TABLES, f"{GROUP}__mypyc")
SOURCES = Path(__file__).parent.parent
MANIFEST = "manifest.json"
ABI = EXTENSION_SUFFIXES[0]
"""Which interpreters can load a compiled module: the end of its file name says so."""


class Unusable(Exception):
    """Compiled modules that must not be used: why, and what to do."""


def use(folder: str) -> None:
    """Import the compiled modules from now on. Else say why not in one line, and exit with 2.

    An exception would end in a traceback: this runs before any command line could catch it.
    """
    try:
        files = compiled_files(Path(folder).resolve())
    except Unusable as reason:
        print(f"anpfiff: {reason}", file=sys.stderr)
        raise SystemExit(2) from None
    sys.meta_path.insert(0, Finder(files))


class Finder:
    """Finds the compiled modules, and leaves every other to those behind it."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def compiled_files(folder: Path) -> dict[str, Path]:
    """The extension file of every compiled module, if all fit the sources and this Python."""
    remedy = f"run `ANPFIFF_FAST= {sys.executable} -m anpfiff.fast {folder}`"
    try:
        facts = json.loads((folder / MANIFEST).read_text("utf-8"))
        python, abi, sources = facts["python"], facts["abi"], dict(facts["sources"])
        files = {name: folder / file for name, file in facts["modules"].items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        raise Unusable(f"nothing compiled is in {folder}: {remedy}") from None
    if abi != ABI:
        raise Unusable(f"what is compiled in {folder} is for Python {python} ({abi}): {remedy}")
    for name, digest in digests().items():
        if sources.get(name) != digest:
            raise Unusable(f"what is compiled in {folder} is older than {name}: {remedy}")
    if not all(file.is_file() for file in files.values()):
        raise Unusable(f"compiled modules are missing in {folder}: {remedy}")
    return files


def digests() -> dict[str, str]:
    """SHA-256 of all that goes into a build: mypyc relies on the types in whatever is imported."""
    package = SOURCES / "anpfiff"
    return {
        file.relative_to(SOURCES).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted([*package.rglob("*.py"), *package.rglob("*.pxd")])
    }


def stem(module: str) -> str:
    """Where a module lies among the sources and in a build, without the ending."""
    return module.replace(".", "/")


def build(folder: Path) -> None:
    """Compile into the folder. Its manifest comes last: without one, nothing there is used."""
    import os
    import shutil
    from tempfile import TemporaryDirectory

    from setuptools import Distribution

    text = manifest()
    (folder / MANIFEST).unlink(missing_ok=True)
    with TemporaryDirectory() as scratch:
        # A copy: nothing is written beside the sources, and mypy takes no installed package.
        shutil.copytree(SOURCES / "anpfiff", Path(scratch, "src", "anpfiff"))
        extensions = [*rules(Path(scratch)), *tables(Path(scratch))]
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(folder)
        command.build_temp = scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    (folder / MANIFEST).write_text(text, "utf-8")


def rules(scratch: Path) -> list[object]:
    from Cython.Build import cythonize
    from Cython.Compiler import Errors
    from setuptools import Extension

    # Otherwise it warns of every annotated class attribute, which it rightly leaves to Python.
    Errors.LEVEL = 3
    found: list[object] = cythonize(  # type: ignore[no-untyped-call]
        [Extension(module, [f"{scratch / 'src' / stem(module)}.py"]) for module in RULES],
        build_dir=str(scratch),
        quiet=True,
        language_level=3,
        compiler_directives={"annotation_typing": False},
    )
    return found


def tables(scratch: Path) -> list[object]:
    import os

    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(scratch / "src")
    options = ["--config-file=", f"--cache-dir={scratch / 'mypy'}", "--ignore-missing-imports"]
    return [
        *mypycify(
            [
                *options,
                "--explicit-package-bases",
                *[f"{scratch / 'src' / stem(module)}.py" for module in TABLES],
            ],
            group_name=GROUP,
            target_dir=str(scratch / "c"),
        )
    ]


def manifest() -> str:
    """What a build made now is made of and for."""
    import platform

    facts = {
        "python": platform.python_version(),
        "abi": ABI,
        "sources": digests(),
        "modules": {module: f"{stem(module)}{ABI}" for module in MODULES},
    }
    return json.dumps(facts, indent=2) + "\n"


def possible() -> bool:
    """Whether both compilers, one of C that knows 128-bit numbers, and Python.h are here."""
    import shlex
    import subprocess
    import sysconfig

    if not all(map(find_spec, ("Cython", "mypyc", "setuptools"))):
        return False
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    try:
        tried = subprocess.run(  # noqa: S603
            [*compiler, "-I", include, "-fsyntax-only", "-x", "c", "-"],
            input="#include <Python.h>\nunsigned __int128 number;\n",
            capture_output=True,
            text=True,
        )
    except OSError:
        return False
    return tried.returncode == 0


def main() -> None:
    import argparse

    parser = argparse.ArgumentParser(prog="python -m anpfiff.fast", description=build.__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the compiled modules go")
    parser.add_argument("--possible", action="store_true", help="exit with 1 if they cannot be")
    wanted = parser.parse_args()
    if wanted.possible:
        raise SystemExit(0 if possible() else 1)
    if wanted.folder is None:
        parser.error("say which folder")
    try:
        compiled_files(wanted.folder)
    except Unusable:
        if not possible():
            parser.exit(1, "compiling needs Cython, mypy, setuptools, GCC or Clang, and Python.h\n")
        try:
            wanted.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            parser.exit(2, f"{wanted.folder}: {error.strerror}; name another folder\n")
        build(wanted.folder)


if __name__ == "__main__":
    main()
