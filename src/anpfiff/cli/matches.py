"""Commands for one match: play it, watch it, see it again."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click

from anpfiff.cli.reading import (
    decoded,
    find_game,
    only_bots,
    read_bytes,
    read_deck,
    read_seconds,
    read_settings,
    read_text,
    rule_page,
)
from anpfiff.core.nouns import Mistake
from anpfiff.words import LANGUAGES, Words

if TYPE_CHECKING:
    from anpfiff.core.match import Match
    from anpfiff.core.nouns import Setup
    from anpfiff.core.table import Table
    from anpfiff.play.saves import Save, Wishes


def play(
    words: Words,
    game: str | None,
    seats: str | None,
    settings: Sequence[str],
    deck: str | None,
    seed: str | None,
    resume: str | None,
    rewind: bool,
    record: str | None,
    pace: str,
) -> int | None:
    """Ask what was not said, then play, and as often again as somebody likes."""
    from anpfiff.play.saves import Save, Wishes
    from anpfiff.tui import wizard

    seconds = read_seconds("--pace", pace)
    lang = click.get_current_context().obj
    if game is None and resume is None:
        usual = words.language
        words, game, save_file = wizard.ask_what(words)
        resume = str(save_file) if save_file else None
        lang = lang if words.language == usual else words.language
        seats = seats if save_file or seats else wizard.ask_seats(words, game)
    wishes = Wishes(lang, record and os.path.abspath(record))
    if resume is not None:
        match, save = saved_match(words, game or None, resume, deck, wishes, rewind=rewind)
        wishes = save.wishes
        words = words.in_language(wishes.lang) if wishes.lang in LANGUAGES else words
        title = words(f"{match.game.name}-title")
        click.echo(words("play-resumed", title=title, file=resume or str(save.file)))
    else:
        match = new_match(game or "", seats, settings, deck, seed)
        save = Save.new(match.game.name, wishes)
    check_terminal(match)
    return play_on(words, match, save, seed, seconds)


def check_terminal(match: Match) -> None:
    """Races and hidden hands need one."""
    from rich.console import Console

    from anpfiff.play.names import people_in
    from anpfiff.tui import live

    console = Console()
    if match.game.races:
        live.check(match, console)
    elif len(people_in(match)) > 1 and not console.is_terminal:
        raise Mistake("need-terminal", why="people")


def play_on(words: Words, match: Match, save: Save, seed: str | None, seconds: float) -> int | None:
    """To the end, then the second leg, or the same once more."""
    from anpfiff.play.saves import Save

    wishes = save.wishes
    for number in count(2):
        try:
            play_once(words, match, save, seconds)
        except (KeyboardInterrupt, Mistake) as stop:
            return stopped(words, match, save, stop)
        keep_all(words, match, save)
        following = next_match(words, match, seed)
        if following is None:
            return None
        match = following
        save = Save.new(match.game.name, wishes.numbered(number))
    return None


def play_once(words: Words, match: Match, save: Save, seconds: float) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    from anpfiff.tui import live
    from anpfiff.tui import play as table
    from anpfiff.tui.keyboard import rest
    from anpfiff.tui.screen import Pace

    console = Console()
    if match.game.races:
        live.play(match, words, console, save)
        return
    page = rule_page(match.game.name, words.language)
    rules = Markdown(page) if console.is_terminal else page
    watched = console.is_terminal and sys.stdin.isatty()
    pace = Pace(seconds if watched else 0, rest)
    table.play(match, words, console, save, lambda: rules, pace)


def keep_all(words: Words, match: Match, save: Save) -> None:
    """A match that is over: where it was asked for, and among those that can be seen again."""
    from anpfiff.core.record import Record
    from anpfiff.play.saves import keep_record

    if save.wishes.record is not None:
        keep(words, match, Path(save.wishes.record))
    with suppress(Mistake):
        keep_record(match.game.name, Record.of(match).closed())
        if save.wishes.record is None:
            click.echo(words("play-kept"))
    save.remove()


def next_match(words: Words, match: Match, seed: str | None) -> Match | None:
    """The second leg, or the same once more if somebody is there who wants it."""
    from anpfiff.tui import wizard

    setup = match.sequel()
    if setup is not None:
        click.echo(words("play-next-leg"))
        return dealt(match.game, setup, match.names, seed, leg=2)
    if sys.stdin.isatty() and sys.stdout.isatty() and wizard.ask_again(words):
        return dealt(match.game, match.setup, match.names, None)
    return None


def keep(words: Words, match: Match, file: Path) -> None:
    """Write the finished match; if that fails, print it rather than lose it."""
    from anpfiff.core.record import Record
    from anpfiff.play.saves import write_whole

    text = Record.of(match).closed()
    try:
        write_whole(file, text)
    except Mistake:
        click.echo(text)
        raise
    click.echo(words("play-recorded", file=shlex.quote(str(file))))


def stopped(words: Words, match: Match, save: Save, stop: BaseException) -> int:
    """Ctrl-C or the end of the input: the match is kept, or it is said why it cannot be."""
    click.echo()
    if match.acts and not save.begun:
        save.keep(match)
    save.close()
    if save.begun:
        code = "play-saved-race" if match.game.races else "play-saved"
        click.echo(words(code, file=str(save.file)))
    else:
        click.echo(words("play-not-saved"))
    if isinstance(stop, Mistake):
        raise stop
    return 0


def new_match(
    game: str, seats: str | None, settings: Sequence[str], deck: str | None, seed: str | None
) -> Match:
    """Whoever does not say who plays meets the usual bots."""
    from anpfiff.bots import USUAL_BOT
    from anpfiff.tui.play import read_specs
    from anpfiff.tui.wizard import usual_seats

    chosen = find_game(game)
    if seats is None:
        seats = ",".join(["human", *[USUAL_BOT] * (usual_seats(game) - 1)])
    specs = read_specs(chosen.name, seats)
    setup = chosen.agree(len(specs), read_settings(settings), read_deck(chosen, deck))
    return dealt(chosen, setup, specs, seed)


def dealt(
    game: type[Table], setup: Setup, names: Sequence[str], seed: str | None, leg: int = 1
) -> Match:
    """Sealed, unless a number was given; a second leg gets other cards from the same number."""
    import secrets

    from anpfiff.core.dice import derived, read_fast_seed
    from anpfiff.core.match import Match
    from anpfiff.core.seal import sealed
    from anpfiff.play.names import is_person

    if seed is not None:
        number = read_fast_seed(seed)
        return Match(game, setup, f"fast {number if leg == 1 else derived(number, leg)}", names)
    nonce = secrets.token_hex(32)
    nonces = [nonce if is_person(name) else "" for name in names]
    key, seal = sealed(game.name, secrets.token_hex(32), nonces)
    match = Match(game, setup, key, names)
    match.seal = seal
    return match


def saved_match(
    words: Words,
    game: str | None,
    resume: str,
    deck: str | None,
    wishes: Wishes,
    *,
    rewind: bool,
) -> tuple[Match, Save]:
    """A match to go on with, and where it is saved: somebody's own record is only read."""
    from anpfiff.bots import find_bot
    from anpfiff.core.record import Record
    from anpfiff.play import saves
    from anpfiff.play.names import is_person
    from anpfiff.tui.speaker import replayed

    file = saved_file(game, resume)
    save, data = saves.take(file) if saves.is_ours(file) else (None, read_bytes(str(file)))
    whole = saves.whole_lines(data)
    if whole != data:
        click.echo(words("play-torn", file=str(file)))
    text = decoded(whole, str(file))
    record = Record.read(text)
    chosen = find_game(record.game)
    if game not in (None, record.game):
        raise Mistake("record-game", found=record.game, wanted=game)
    own_deck = read_deck(chosen, deck)
    match = replayed(record, own_deck, words)
    if rewind:
        text, at = saves.until_last_signal(text, record, record.start(chosen, own_deck))
        match = replayed(Record.read(text), own_deck, words)
        match.wait(at)
    for name in match.names:
        if not is_person(name):
            find_bot(chosen.name, name)
    if save is None:
        return match, saves.Save.new(chosen.name, wishes)
    if saves.locks is None:
        click.echo(words("play-no-locks"))
    save.go_on(match, text, wishes)
    return match, save


def saved_file(game: str | None, resume: str) -> Path:
    """The file that is named, or the last save, of the game if one is named."""
    from anpfiff.play.saves import newest_save

    if game is not None:
        find_game(game)
    file = Path(resume) if resume else newest_save(game)
    if file is None:
        raise Mistake("no-save", game=game or "alarm")
    return file


def watch(
    words: Words,
    game: str,
    seats: str | None,
    speed: str | None,
    settings: Sequence[str],
    deck: str | None,
    seed: str | None,
    record: str | None,
) -> None:
    from rich.console import Console

    from anpfiff.bots import USUAL_BOT
    from anpfiff.tui import live
    from anpfiff.tui.wizard import usual_seats

    pace = live.read_speed(speed or "1")
    find_game(game)
    seats = seats or ",".join([USUAL_BOT] * usual_seats(game))
    only_bots(seats.split(","))
    match = new_match(game, seats, settings, deck, seed)
    live.watch(match, words, Console(), pace)
    if record is not None:
        keep(words, match, Path(record))


def replay(
    words: Words, file: str | None, step: bool, as_text: bool, speed: str | None, deck: str | None
) -> None:
    """A file, or one of the last matches; on a terminal with table and cards."""
    from anpfiff.core.record import Record
    from anpfiff.tui import live, wizard
    from anpfiff.tui.report import show_replay
    from anpfiff.tui.speaker import replayed

    pace = live.read_speed(speed or "1")
    record = Record.read(read_text(file or str(wizard.ask_record(words))))
    game = find_game(record.game)
    own_deck = read_deck(game, deck)
    if sys.stdout.isatty() and sys.stdin.isatty() and not (step or as_text):
        played = replayed(record, own_deck, words)
        live.see_again(record, record.start(game, own_deck), words, pace, played)
    else:
        show_replay(record, own_deck, words, step=step)
