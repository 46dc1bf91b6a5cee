"""Everything people read, from Fluent files: a folder per language, the same messages in each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from anpfiff.core.nouns import Mistake, plain

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de")
LONGEST = 700
"""Signs of a fact in a sentence; the names of all footballers of a deck fit in."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What --lang says, else the locale, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Mistake("language-unknown", text=wanted, known=", ".join(LANGUAGES))
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Words:
    """Messages of one language: `words("code", name=value)`."""

    def __init__(self, language: str, program: str = "anpfiff") -> None:
        self.language = language
        self.program = program
        """What is typed to start us: it is said wherever a command can be typed."""

    def in_language(self, language: str) -> Words:
        return Words(language, self.program)

    def __call__(self, code: str, /, **facts: Any) -> str:
        bundle = load(self.language, code)
        message = bundle.get_message(code)
        said = {"program": self.program} | {name: sayable(fact) for name, fact in facts.items()}
        text, errors = bundle.format_pattern(message.value, said)
        if errors:
            raise KeyError(f"{code}: {errors}")
        return str(text)

    def knows(self, code: str) -> bool:
        return code in sources(self.language, topic(code))

    def mistake(self, mistake: Mistake) -> str:
        """One line for people. A mistake inside a mistake is put into words first."""
        facts = {
            name: self.mistake(value) if isinstance(value, Mistake) else value
            for name, value in mistake.facts.items()
        }
        return self(f"mistake-{mistake.code}", **facts)


def sayable(fact: Any) -> Any:
    """Facts may be what somebody typed, or stood in a file: short enough, and harmless."""
    if not isinstance(fact, str):
        return fact
    return plain(fact if len(fact) <= LONGEST else f"{fact[:LONGEST]}…")


@cache
def topic(code: str) -> str:
    """The file that a message is in: its first word if there is such a file, else cli.ftl."""
    first = code.partition("-")[0]
    return first if (FOLDER / "en" / f"{first}.ftl").exists() else "cli"


@cache
def sources(language: str, name: str) -> dict[str, str]:
    """By code: the messages of a file as they are written."""
    text = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    starts = [*MESSAGE.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def load(language: str, code: str) -> Any:
    """A bundle with this one message: reading a whole file takes longer than any command should."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(sources(language, topic(code))[code]))
    return bundle
