"""Writes web/src/words/sentences.json: what the terminal says, for the page to say the same.

`python -m tests.sentences` writes it anew; with --check it changes nothing and fails if the file is
out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from anpfiff.core.match import Match
from anpfiff.core.nouns import Seat
from anpfiff.games import GAMES
from anpfiff.play.reels import live
from anpfiff.play.seats import FOREVER
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "words" / "sentences.json"
BOTS = {"alarm": ["kreisliga"] * 3, "rotweiss": ["bambini"] * 4}
NAMES = ["Ida", "Otto", "Eve", "Uli"]
STEPS = 400


def sentences() -> dict[str, Any]:
    return {game: of_game(game) for game in BOTS}


def of_game(name: str) -> dict[str, Any]:
    game, bots = GAMES[name], BOTS[name]
    setup = game.agree(len(bots))
    match = Match(game, setup, "fast 2006", bots)
    phrases = game.phrases(setup)
    names = NAMES[: len(bots)]
    speakers = {language: Speaker(Words(language), name, setup, names) for language in LANGUAGES}
    said = [*once(events(match, speakers)), *moves(match, speakers), *refusals(match, speakers)]
    deal = {
        "names": names,
        "setup": setup,
        "moves": {move: (text, phrases.about(move)) for move, text in phrases.texts.items()},
    }
    return {"deal": deal, "said": said}


def events(match: Match, speakers: dict[str, Speaker]) -> Iterator[dict[str, Any]]:
    """As every seat was told them, and a spectator."""
    reel = live(match)
    place = 0
    for _ in range(STEPS):
        for me in (*range(match.setup.seats), None):
            for event in match.told(me, place):
                spoken = {name: one.event(event, me) for name, one in speakers.items()}
                yield {"event": [event.code, event.facts], "me": me, **spoken}
            question = match.question(me)
            if question is not None:
                spoken = {name: one.question(question) for name, one in speakers.items()}
                yield {"question": question, "me": me, **spoken}
        place = match.place
        if reel.next() == FOREVER:
            return
        reel.step()


def once(said: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Of every kind of sentence one: it matters whether it is about the reader."""
    seen = set()
    for one in said:
        code, facts = one.get("event") or one["question"]
        roles = tuple(name for name, fact in facts.items() if fact == one["me"])
        kind = (code, roles, tuple(facts), facts.get("face"), facts.get("code"))
        if kind not in seen:
            seen.add(kind)
            yield one


def moves(match: Match, speakers: dict[str, Speaker]) -> Iterator[dict[str, Any]]:
    acts = set()
    phrases = match.game.phrases(match.setup)
    for move in phrases.texts:
        if (act := phrases.about(move).act) not in acts:
            acts.add(act)
            yield {"move": move, **{name: one.move(move) for name, one in speakers.items()}}


def refusals(match: Match, speakers: dict[str, Speaker]) -> Iterator[dict[str, Any]]:
    """What is refused to the first seat now."""
    seat: Seat = 0
    seen = set()
    for move in match.game.phrases(match.setup).texts:
        if move in match.moves(seat):
            continue
        refusal = match.refusal(seat, move)
        if refusal.code not in seen:
            seen.add(refusal.code)
            spoken = {name: one.refusal(refusal) for name, one in speakers.items()}
            yield {"refusal": {"code": refusal.code, "facts": refusal.facts},
                   "rule": f"{match.game.name} {refusal.rule}", **spoken}  # fmt: skip


def main() -> int:
    new = msgspec.json.format(msgspec.json.encode(sentences())).decode() + "\n"
    if FILE.exists() and FILE.read_text("utf-8") == new:
        return 0
    if "--check" in sys.argv[1:]:
        name = FILE.relative_to(ROOT)
        print(f"{name} is out of date: run `make fix` and commit it", file=sys.stderr)
        return 1
    FILE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
