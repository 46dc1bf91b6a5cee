"""Good input made bad: records, saves, decks, options, positions, command lines, typed moves.

`python -m tests.fuzz.spoiling [-n 100000] [--seed 1]` tries so many, and prints each that ends in
anything but a Mistake. The suite tries some hundreds, always the same.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import click

from anpfiff.cli.commands import commands
from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play import saves
from anpfiff.tui.speaker import replayed
from anpfiff.words import Words

RECORDS = [
    path.read_text("utf-8")
    for path in sorted((Path(__file__).parents[1] / "matches" / "records").glob("*.txt"))
]
DECKS = {name: game.Deck.standard_file.read_text("utf-8") for name, game in GAMES.items()}
LINES = (
    "games", "rules alarm", "cards finale purple", "cards elfmeter", "replay nowhere.txt",
    "play alarm --seats human,random --seed 1", "play --resume", "play finale --lang de",
    "sim alarm -n 1 --seats random,random --set die=free", "sim elfmeter -n 1 --seed 3",
    "ladder alarm -n 2 --bots random,greedy", "--lang de games", "--version", "sim --help",
)  # fmt: skip
TYPED = (
    [
        "1\n",
        "2\n",
        "3\n",
        "draw\n",
        "search\n",
        "discard tilda\n",
        "?\n",
        "rules\n",
        "take greta\n",
    ],
    ["1\n", "2\n", "done\n", "field allhalt\n", "bench klauball\n", "drop allhalt\n", "?\n", "9\n"],
)
"""What is typed in Fußball-Alarm, and in Finale."""
TOKENS = (
    "", " ", "\n", "\0", "\x1b[31m", "\u202e", "ß", "💥", "-", "--", "=", "@", ";", "A", "clock",
    "-1", "0", "1", "7", "99", "4294967296", "9" * 30, "9" * 400, "1e999", "nan", "true", "[", "]",
    "{", "}", '"', "'''", "pause", "wait", "take-back", "seat", "seed fast 1", "options", "x" * 300,
)  # fmt: skip
MATCHES = 9
LONGEST = 30_000
"""Characters: what is spoilt again and again must not grow for ever."""


def spoilt(text: str, others: list[str], dice: Dice) -> str:
    """The text after a few accidents."""
    for _ in range(1 + dice.below(4)):
        place = dice.below(len(text) + 1)
        end = min(len(text), place + dice.below(1 + dice.pick((1, 5, 40, 400))))
        piece = text[place:end]
        other = dice.pick(others)
        start = dice.below(len(other) + 1)
        replacements = (
            "", piece * 2, piece[::-1], dice.pick(TOKENS), chr(dice.below(0x250)),
            other[start : start + 60], piece.upper(),
        )  # fmt: skip
        text = text[:place] + dice.pick(replacements) + text[end:]
    return text[:LONGEST]


def try_record(dice: Dice) -> None:
    record = Record.read(spoilt(dice.pick(RECORDS), RECORDS, dice))
    if record.game in GAMES:
        replayed(record, None, Words("en"))


def try_deck(dice: Dice) -> None:
    name = dice.pick([*DECKS])
    GAMES[name].Deck.read(spoilt(DECKS[name], [*DECKS.values()], dice), "deck.toml")


def try_options(dice: Dice) -> None:
    game = GAMES[dice.pick([*GAMES])]
    seats = dice.pick(game.players) if dice.below(8) else dice.below(10)
    texts = game.Options().write()
    chosen = {
        (name if dice.below(8) else spoilt(name, [*texts], dice)): spoilt(
            texts[name], [*TOKENS], dice
        )
        for name in texts
        if not dice.below(3)
    }
    game.agree(seats, chosen)


def try_position(dice: Dice) -> None:
    game = GAMES[dice.pick([*GAMES])]
    table = game(game.agree(game.players[0]), FastDice(dice.below(99)))
    game.position(spoilt(str(table), RECORDS, dice))


def try_command(dice: Dice) -> None:
    line = spoilt(dice.pick(LINES), [*LINES], dice)
    arguments = line.replace("\0", "").split(" ")  # No system hands over a zero byte.
    if not goes_on(arguments):
        command(arguments, "")


def goes_on(arguments: list[str]) -> bool:
    """For long: watching does, and many matches, which are what is meant if nothing is said."""
    if not {"sim", "ladder"} & {*arguments}:
        return "watch" in arguments
    said = arguments[arguments.index("-n") + 1 :] if "-n" in arguments else []
    return not said or (said[0].isdigit() and int(said[0]) > MATCHES)


def command(arguments: list[str], typed: str) -> None:
    """With a home of its own, where it may save.

    Nothing at all starts a server, and ends: where that would keep its tables lies a file.
    """
    with (
        TemporaryDirectory() as folder,
        patch.dict(os.environ, {"XDG_CONFIG_HOME": folder}),
        patch("sys.stdin", io.StringIO(typed)),
        redirect_stdout(io.StringIO()),
        redirect_stderr(io.StringIO()),
    ):
        (Path(folder) / "anpfiff").mkdir()
        (Path(folder) / "anpfiff" / "server").touch()
        commands(Words("en")).main(arguments, prog_name="anpfiff", standalone_mode=False)


def try_typed(dice: Dice) -> None:
    """Moves at a table, some of which can be made."""
    number = dice.below(len(TYPED))
    text = spoilt("".join(dice.pick(TYPED[number]) for _ in range(30)), TYPED[number], dice)
    seed = str(dice.below(9))
    command(["play", ("alarm", "finale")[number], "--seed", seed], text)


def try_save(dice: Dice) -> None:
    """A save that was damaged is read or refused, and a match goes on in it."""
    text = spoilt('# --lang "de"\n' + dice.pick(RECORDS), RECORDS, dice)
    with TemporaryDirectory() as folder, patch.dict(os.environ, {"XDG_CONFIG_HOME": folder}):
        saves.saves().mkdir(parents=True)
        file = saves.saves() / "alarm-20260101-120000-1.txt"
        file.write_bytes(text.encode(errors="replace"))
        save, data = saves.take(file)
        try:
            whole = saves.whole_lines(data).decode()
            record = Record.read(whole)
            if record.game not in GAMES:
                return  # Asked before, whoever replays.
            match = replayed(record, None, Words("en"))
            save.go_on(match, whole, saves.Wishes())
            save.keep(match)
        finally:
            save.close()
        again = Record.read(file.read_text("utf-8"))
        assert replayed(again, None, Words("en")).at == match.at


KINDS: dict[str, Callable[[Dice], None]] = {
    "record": try_record,
    "deck": try_deck,
    "options": try_options,
    "position": try_position,
    "command": try_command,
    "typed": try_typed,
    "save": try_save,
}
SHARES = {
    "record": 25,
    "deck": 20,
    "options": 20,
    "position": 15,
    "command": 14,
    "save": 5,
    "typed": 1,
}
"""In per cent. What is typed is seldom tried: a case is thirty lines at a table that is drawn."""


class Case(NamedTuple):
    kind: str
    seed: int

    def run(self) -> str:
        """What came of it; anything but a Mistake or a usage error is raised."""
        try:
            KINDS[self.kind](FastDice(self.seed))
        except Mistake as mistake:
            Words("en").mistake(mistake)  # It can be said, too.
            return mistake.code
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            return "usage"
        return "fine"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    kinds = [kind for kind, share in SHARES.items() for _ in range(share)]
    worst = 0
    for number in range(arguments.cases):
        case = Case(kinds[number % len(kinds)], arguments.seed * 1_000_000 + number)
        try:
            found[f"{case.kind}: {case.run()}"] += 1
        except Exception:
            worst = 1
            print(case, traceback.format_exc(), sep="\n", flush=True)
    for outcome, count in found.most_common():
        print(f"{count:7} {outcome}")
    sys.exit(worst)


if __name__ == "__main__":
    main()
