"""The cards of Finale in lists: thirty tactics by colour, and both clubs."""

from __future__ import annotations

from rich.console import RenderableType

from anpfiff.core.nouns import Seat
from anpfiff.games.finale.cards import (
    COLOUR,
    COLOURS,
    LAY,
    PLAY,
    POSITIONS,
    STACK,
    SWAP,
    FinaleDeck,
    Footballer,
    Tactic,
)
from anpfiff.games.finale.squads import club
from anpfiff.games.finale.view import FinaleView
from anpfiff.tui.cards import Chapter, tables
from anpfiff.tui.finale.board import COLOUR_STYLES, SYMBOL_MARKS, slots
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words

ABOUT_TACTICS = (COLOUR, STACK, PLAY, LAY, SWAP)
"""Questions that are easier to answer with all tactics cards in sight."""


def cards(deck: FinaleDeck, words: Words) -> list[Chapter]:
    return [*tactics(deck, words), *[team(deck, words, seat) for seat in range(2)]]


def aside(view: FinaleView, speaker: Speaker) -> RenderableType | None:
    """What `?` shows: all tactics cards, where cards are chosen."""
    if view.question in ABOUT_TACTICS:
        return tables(tactics(speaker.deck, speaker.words))
    return None


def tactics(deck: FinaleDeck, words: Words) -> list[Chapter]:
    """R3 What every card needs and how strong it is, a chapter for each colour."""
    heads = [words(f"finale-cards-{name}") for name in ("type", "tactic", "strength")]
    heads += [words("finale-build"), words("finale-finish")]
    translated = any(meaning(tactic, words) for tactic in deck.tactics)
    if translated:
        heads.insert(2, words("finale-cards-meaning"))
    chapters = []
    for colour, word in enumerate(COLOURS):
        rows = [tactic_row(one, words, translated) for one in deck.tactics if one.colour == colour]
        title = words("finale-colour", colour=word)
        note = words("finale-cards-tactics")
        chapters.append(Chapter(word, title, heads, rows, note, COLOUR_STYLES[colour]))
    return chapters


def tactic_row(tactic: Tactic, words: Words, translated: bool) -> list[str]:
    names = [tactic.id, tactic.name, *([meaning(tactic, words)] if translated else [])]
    return [*names, str(tactic.strength), slots(tactic.build, words), slots(tactic.finish, words)]


def meaning(tactic: Tactic, words: Words) -> str:
    """The German name in the reader's language, where it is another and the card is ours."""
    return words("finale-meaning", tactic=tactic.id)


def team(deck: FinaleDeck, words: Words, seat: Seat) -> Chapter:
    """R2 Position, points, and the four strengths with what they risk."""
    heads = [words(f"finale-cards-{name}") for name in ("type", "name", "position", "points")]
    heads += [words("finale-cards-strengths"), "X"]
    rows = [footballer_row(deck.footballers[card], words) for card in club(seat)]
    title = deck.clubs[seat]
    return Chapter(title.split()[-1].lower(), title, heads, rows, words("finale-cards-clubs"))


def footballer_row(one: Footballer, words: Words) -> list[str]:
    strengths = " ".join(
        f"{strength}{SYMBOL_MARKS[symbol][0].strip()}"
        for strength, symbol in zip(one.strengths, one.symbols, strict=True)
    )
    position = words("finale-position", position=POSITIONS[one.position])
    return [one.id, one.name, position, str(one.value), strengths, "X" if one.x else ""]
