"""Writes what the rule pages say of cards and keys: from the decks, and from the terminal's words.

`python tests/card_pages.py` writes the sections of these headings anew, on every page that has
them. With --check it changes nothing and fails if a page is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from anpfiff.games import GAMES
from anpfiff.tui.cards import markdown
from anpfiff.tui.faces import looks
from anpfiff.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
CARDS = {"en": "The cards one by one", "de": "Die Karten im Einzelnen"}
KEYS = {"en": "Keys", "de": "Tasten"}
INTRODUCTIONS = {
    "en": "`anpfiff cards {game}` shows the same, and with `--deck` a deck of your own.",
    "de": "`anpfiff cards {game}` zeigt dasselbe und mit `--deck` auch eigene Karten.",
}
WIDTH = 100
"""Of a page; tables are as wide as they are."""


def page_of(game: str, language: str) -> Path:
    return PAGES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")


def card_section(game: str, words: Words) -> Iterator[str]:
    """The standard deck, list by list."""
    yield from (INTRODUCTIONS[words.language].format(game=game), "")
    for line in markdown(looks(game).cards(GAMES[game].Deck.standard(), words)):
        yield from [line] if line.startswith("|") or not line else wrap(line, WIDTH)


def key_section(game: str, words: Words) -> Iterator[str]:
    """The upper part of the help that the terminal shows in a race."""
    keys, _, _ = words(f"{game}-help").partition("\n\n")
    yield from ("```", *keys.split("\n"), "```", "")


def renewed(text: str, game: str, language: str) -> str:
    """The page with these sections written anew."""
    words = Words(language)
    for heading, section in ((CARDS, card_section), (KEYS, key_section)):
        before, title, after = text.partition(f"## {heading[language]}\n")
        if title:
            following = after.index("\n## ") + 1
            body = "\n".join(section(game, words))
            text = f"{before}{title}\n{body}\n{after[following:]}"
    return text


def main() -> int:
    outdated = 0
    for game in GAMES:
        for language in LANGUAGES:
            path = page_of(game, language)
            text = path.read_text("utf-8")
            new = renewed(text, game, language)
            if new == text:
                continue
            if "--check" in sys.argv[1:]:
                outdated += 1
                name = path.relative_to(ROOT)
                print(f"{name} is out of date: run `make fix` and commit it", file=sys.stderr)
            else:
                path.write_text(new, "utf-8")
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main())
