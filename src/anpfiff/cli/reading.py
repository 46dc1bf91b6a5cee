"""What the commands read: names, numbers, files, and who plays."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from anpfiff.core.nouns import Mistake

if TYPE_CHECKING:
    from anpfiff.core.deck import Deck
    from anpfiff.core.table import Table

LARGEST = 4_000_000
"""In bytes; the longest race is a tenth of that."""
SLOWEST = 10
"""Seconds for which anything that happens in a game with turns stays."""
PAGES = Path(__file__).parents[1] / "rules"
CHECKOUT_PAGES = Path(__file__).parents[3] / "docs" / "rules"


def find_game(name: str) -> type[Table]:
    from anpfiff.games import GAMES

    if name not in GAMES:
        raise Mistake("game-unknown", text=name, known=", ".join(GAMES))
    return GAMES[name]


def read_settings(settings: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Mistake("option-pair", text=setting)
        if name in values:
            raise Mistake("option-twice", option=name)
        values[name] = value
    return values


def read_text(file: str) -> str:
    return decoded(read_bytes(file), file)


def read_bytes(file: str) -> bytes:
    """All of a file, unless it is far larger than anything that we read, or has no end."""
    try:
        # A pipe that nobody writes to would be waited for.
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with open(handle, "rb") as stream:
            os.set_blocking(handle, True)
            data = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise Mistake("file-missing", file=file) from None
    except OSError as error:
        raise Mistake("file-unreadable", file=file, detail=error.strerror or str(error)) from None
    if len(data) > LARGEST:
        raise Mistake("file-large", file=file, most=LARGEST)
    return data


def decoded(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Mistake("file-not-text", file=file) from None


def read_deck(game: type[Table], file: str | None) -> Deck | None:
    return None if file is None else game.Deck.read(read_text(file), file)


def read_number(name: str, text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise Mistake("number", name=name, text=text, least=least, most=most)


def read_seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise Mistake("seconds", name=name, text=text, least=0, most=SLOWEST)
    return seconds


def read_bots(game: str, text: str) -> tuple[str, ...]:
    """The bots of a ladder, each once."""
    from anpfiff.tui.play import read_specs

    names = read_specs(game, text)
    only_bots(names)
    for name in names:
        if names.count(name) > 1:
            raise Mistake("ladder-twice", bot=name)
    if len(names) < 2:
        raise Mistake("ladder-few", text=text)
    return names


def only_bots(specs: Sequence[str]) -> None:
    from anpfiff.play.names import is_person

    for spec in specs:
        if is_person(spec.strip()):
            raise Mistake("watch-people", text=spec.strip())


def rule_page(game: str, language: str) -> str:
    """The page of an installed package, or of a checkout."""
    folder = PAGES if PAGES.is_dir() else CHECKOUT_PAGES
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (folder / name).read_text("utf-8")
