"""The command line: `anpfiff play | watch | sim | ladder | replay | rules | join | serve | …`.

Everything slow is imported where it is used, so that every command starts at once.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from anpfiff import __version__
from anpfiff.core.nouns import Mistake
from anpfiff.words import LANGUAGES, Words, choose_language

if TYPE_CHECKING:
    from anpfiff.core.deck import Deck
    from anpfiff.core.match import Match
    from anpfiff.core.table import Table
    from anpfiff.play.saves import Save, Wishes

WRONG_INPUT = 2
INTERRUPTED = 130
PORT = 2006
LARGEST = 4_000_000
"""In bytes; the longest race is a tenth of that."""
SLOWEST = 10
"""Seconds for which anything that happens in a game with turns stays."""
PAGES = Path(__file__).parent / "rules"
CHECKOUT_PAGES = Path(__file__).parents[2] / "docs" / "rules"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and turn every mistake into one line and exit status 2."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    has_output = sys.stdout is not None
    open_streams()
    words = Words("en", called_as())
    try:
        wanted = wanted_language(arguments)
        words = words.in_language(choose_language(wanted, os.environ))
        if not has_output:
            raise Mistake("output-closed")
        status = commands(words).main(
            arguments, prog_name=words.program, standalone_mode=False, obj=wanted
        )
        sys.stdout.flush()
    except Mistake as mistake:
        fail(words.mistake(mistake))
    except click.UsageError as error:
        fail(words.mistake(usage_mistake(error)))
    except (click.Abort, KeyboardInterrupt):
        end(INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (`anpfiff rules alarm | head`); nothing is left to say.
        end(0)
    except OSError as error:
        detail = error.strerror or str(error)
        fail(words.mistake(Mistake("output-fails", detail=detail)))
    end(status if isinstance(status, int) else 0)


def called_as() -> str:
    """What to type to start us again: our name if the shell finds us by it, else the way to us."""
    import shutil

    program = Path(sys.argv[0])
    found = shutil.which(program.name)
    if program.name != "anpfiff" or (found and os.path.samefile(found, program)):
        return "anpfiff"
    way = os.path.relpath(program)
    if way.startswith(os.pardir):
        way = str(program)
    return shlex.quote(way if os.sep in way else os.path.join(os.curdir, way))


def open_streams() -> None:
    """Whoever closed one of the three hears nothing; the next file must not take its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        # Undecodable input and unprintable signs become "?", never a traceback.
        getattr(sys, name).reconfigure(errors="replace")


def fail(line: str) -> None:
    with suppress(OSError):
        print(f"anpfiff: {line}", file=sys.stderr, flush=True)
    end(WRONG_INPUT)


def end(status: int) -> None:
    """What cannot be written is dropped: else the exit would try again, and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    sys.exit(status)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """--lang is needed before anything can be said, help included."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def usage_mistake(error: click.UsageError) -> Mistake:
    command = f"{error.ctx.command_path if error.ctx else 'anpfiff'} --help"
    if isinstance(error, click.NoSuchOption):
        return Mistake("usage-no-option", text=error.option_name, help=command)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else "?"
        return Mistake("usage-missing", name=name, help=command)
    return Mistake("usage-other", detail=error.format_message(), help=command)


class Help:
    """Help pages with headings from the word files."""

    words: Words

    def format_usage(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(context))  # type: ignore[attr-defined]
        formatter.write_usage(context.command_path, pieces, f"{self.words('cli-usage')}: ")

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        records = [parameter.get_help_record(context) for parameter in self.get_params(context)]  # type: ignore[attr-defined]
        with formatter.section(self.words("cli-options")):
            formatter.write_dl([record for record in records if record])
        if isinstance(self, click.Group):
            with formatter.section(self.words("cli-commands")):
                formatter.write_dl(
                    [(name, command.short_help or "") for name, command in self.commands.items()]
                )


class Command(Help, click.Command):
    def __init__(self, words: Words, name: str, **settings: Any) -> None:
        self.words = words
        about = words(f"help-{name}")
        super().__init__(name, help=about, short_help=about, add_help_option=False, **settings)
        self.params += [language_option(words), help_option(words)]


class Group(Help, click.Group):
    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(
            "anpfiff",
            help=words("cli-about"),
            add_help_option=False,
            invoke_without_command=True,
            callback=self.play_alone,
        )
        version = click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False,
            callback=show_version, help=words("help-version"),
        )  # fmt: skip
        self.params += [language_option(words), version, help_option(words)]
        self.subcommand_metavar = words("cli-subcommand")
        self.options_metavar = words("cli-arguments")

    def play_alone(self) -> None:
        """Nothing was said: the browser is where people begin."""
        if click.get_current_context().invoked_subcommand is None:
            home(self.words)

    def resolve_command(self, context: click.Context, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise Mistake("usage-no-command", text=args[0], known=", ".join(self.commands))
        return super().resolve_command(context, args)


def language_option(words: Words) -> click.Option:
    help_text = words("help-lang", known=", ".join(LANGUAGES))
    return click.Option(["--lang"], expose_value=False, metavar="LANG", help=help_text)


def help_option(words: Words) -> click.Option:
    def show(context: click.Context, parameter: click.Parameter, value: bool) -> None:
        if value:
            click.echo(context.get_help())
            context.exit()

    return click.Option(
        ["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show,
        help=words("help-help"),
    )  # fmt: skip


def show_version(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"anpfiff {__version__}")
        context.exit()


def commands(words: Words) -> click.Group:
    """The commands, described in the language of the words."""

    def option(*names: str, **settings: Any) -> click.Option:
        settings["help"] = words(settings.pop("about"))
        return click.Option(list(names), **settings)

    game = click.Argument(["game"], metavar="GAME")
    some_game = click.Argument(["game"], metavar="[GAME]", required=False)
    setting = option("--set", "settings", multiple=True, metavar="NAME=VALUE", about="help-set")
    deck = option("--deck", metavar="FILE", about="help-deck")
    group = Group(words)

    def add(name: str, run: Any, parameters: list[click.Parameter]) -> None:
        def callback(**values: Any) -> int | None:
            return run(words, **values)  # type: ignore[no-any-return]

        group.add_command(Command(words, name, params=parameters, callback=callback))

    add("games", games, [])
    add("play", play, [
        some_game,
        option("--seats", metavar="WHO,WHO,…", about="help-seats"),
        setting,
        deck,
        option("--seed", metavar="NUMBER", about="help-seed"),
        option("--resume", is_flag=False, flag_value="", metavar="[FILE]", about="help-resume"),
        option("--rewind", is_flag=True, about="help-rewind"),
        option("--record", metavar="FILE", about="help-record"),
        option("--pace", default="0.7", metavar="SECONDS", about="help-pace"),
    ])  # fmt: skip
    speed = option("--speed", metavar="NUMBER", about="help-speed")
    add("watch", watch, [
        game,
        option("--seats", metavar="BOT,BOT,…", about="help-sim-seats"),
        speed,
        setting,
        deck,
        option("--seed", metavar="NUMBER", about="help-seed"),
        option("--record", metavar="FILE", about="help-record"),
    ])  # fmt: skip
    add("sim", sim, [
        game,
        option("-n", "--matches", default="1000", metavar="NUMBER", about="help-matches"),
        option("--seats", metavar="BOT,BOT,…", about="help-sim-seats"),
        option("--seed", default="1", metavar="NUMBER", about="help-sim-seed"),
        setting,
        deck,
        option("--json", "as_json", is_flag=True, about="help-json"),
        option("--jobs", default="1", metavar="NUMBER", about="help-jobs"),
    ])  # fmt: skip
    add("ladder", ladder, [
        game,
        option("-n", "--matches", default="200", metavar="NUMBER", about="help-ladder-matches"),
        option("--bots", metavar="BOT,BOT,…", about="help-ladder-bots"),
        option("--players", default="2", metavar="NUMBER", about="help-ladder-players"),
        option("--seer", is_flag=True, about="help-ladder-seer"),
        option("--seed", default="1", metavar="NUMBER", about="help-sim-seed"),
        setting,
        deck,
        option("--json", "as_json", is_flag=True, about="help-json"),
        option("--jobs", default="1", metavar="NUMBER", about="help-jobs"),
    ])  # fmt: skip
    add("replay", replay, [
        click.Argument(["file"], metavar="[FILE]", required=False),
        option("--step", is_flag=True, about="help-step"),
        option("--text", "as_text", is_flag=True, about="help-text"),
        speed,
        deck,
    ])  # fmt: skip
    add("rules", rules, [game])
    add("join", join, [
        click.Argument(["link"], metavar="[LINK]", required=False),
        option("--name", default="", metavar="NAME", about="help-join-name"),
        option("--watch", is_flag=True, about="help-join-watch"),
        option("--create", metavar="GAME", about="help-join-create"),
        option("--seats", metavar="PLACE,PLACE,…", about="help-join-seats"),
        setting,
        deck,
    ])  # fmt: skip
    add("load", load, [
        click.Argument(["link"], metavar="LINK"),
        option("--game", default="alarm", metavar="GAME", about="help-load-game"),
        option("--tables", default="10", metavar="NUMBER", about="help-load-tables"),
        option("--seconds", default="10", metavar="NUMBER", about="help-load-seconds"),
        option("--anywhere", is_flag=True, about="help-load-anywhere"),
    ])  # fmt: skip
    add("serve", serve, [
        option("--port", default=str(PORT), metavar="NUMBER", about="help-port"),
        option("--data", metavar="FOLDER", about="help-data"),
        option("--open", "is_open", is_flag=True, about="help-open"),
        option("--metrics", metavar="PORT", about="help-metrics"),
        option("--forget", default="90", metavar="DAYS", about="help-forget"),
        option("--imprint", metavar="URL", about="help-imprint"),
        option("--privacy", metavar="URL", about="help-privacy"),
    ])  # fmt: skip
    copy = click.Argument(["file"], metavar="FILE")
    add("backup", backup, [copy, option("--data", metavar="FOLDER", about="help-data")])
    add("restore", restore, [copy, option("--data", metavar="FOLDER", about="help-data")])
    add("cards", cards, [game, click.Argument(["what"], metavar="[WHAT]", required=False), deck])
    return group


# What the commands share


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
        raise Mistake("number", name=name, text=text, least=0, most=SLOWEST)
    return seconds


def rule_page(game: str, language: str) -> str:
    """The page of an installed package, or of a checkout."""
    folder = PAGES if PAGES.is_dir() else CHECKOUT_PAGES
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (folder / name).read_text("utf-8")


# The commands


def games(words: Words) -> None:
    from anpfiff.bots import bots_of
    from anpfiff.games import GAMES

    for name, game in GAMES.items():
        ends = sorted({game.players[0], game.players[-1]})
        players = words("games-players", players="–".join(map(str, ends)))
        click.echo(f"{name}   {words(f'{name}-title')} · {players}")
        click.echo(f"    {words(f'{name}-about')}")
        click.echo(f"    {words('games-bots', bots=', '.join(bots_of(name)))}")
        click.echo(f"    {words('games-set')}")
        defaults = game.Options().write()
        for item in game.Options.all():
            expected = item.metadata["kind"].expected
            about = words(f"{name}-option-{item.name}")
            rule = item.metadata["rule"]
            click.echo(f"      {item.name}={defaults[item.name]}  [{expected}]  {about} ({rule})")


def rules(words: Words, game: str) -> None:
    page = rule_page(find_game(game).name, words.language)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    else:
        click.echo(page)


def cards(words: Words, game: str, what: str | None, deck: str | None) -> None:
    from rich.console import Console

    from anpfiff.tui.cards import some_of, tables
    from anpfiff.tui.faces import looks

    chosen = find_game(game)
    chapters = looks(chosen.name).cards(read_deck(chosen, deck) or chosen.Deck.standard(), words)
    Console().print(tables(some_of(chapters, what)))


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
    from anpfiff.play.saves import keep_record

    if save.wishes.record is not None:
        keep(words, match, Path(save.wishes.record))
    with suppress(Mistake):
        keep_record(match)
        if save.wishes.record is None:
            click.echo(words("play-kept"))
    save.remove()


def next_match(words: Words, match: Match, seed: str | None) -> Match | None:
    """The second leg, or the same once more if somebody is there who wants it."""
    from anpfiff.core.match import Match
    from anpfiff.tui import wizard

    setup = match.sequel()
    if setup is not None:
        click.echo(words("play-next-leg"))
        return Match(match.game, setup, new_seed(seed, leg=2), match.names)
    if sys.stdin.isatty() and sys.stdout.isatty() and wizard.ask_again(words):
        return Match(match.game, match.setup, new_seed(None), match.names)
    return None


def keep(words: Words, match: Match, file: Path) -> None:
    """Write the finished match; if that fails, print it rather than lose it."""
    from anpfiff.core.record import Record
    from anpfiff.play.saves import write_whole

    text = str(Record.of(match))
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
    from anpfiff.core.match import Match
    from anpfiff.tui.play import read_specs
    from anpfiff.tui.wizard import usual_seats

    chosen = find_game(game)
    if seats is None:
        seats = ",".join(["human", *[USUAL_BOT] * (usual_seats(game) - 1)])
    specs = read_specs(chosen.name, seats)
    setup = chosen.agree(len(specs), read_settings(settings), read_deck(chosen, deck))
    return Match(chosen, setup, new_seed(seed), specs)


def new_seed(seed: str | None, leg: int = 1) -> str:
    """Sealed, unless a number was given; a second leg gets other cards from the same number."""
    import secrets

    from anpfiff.core.dice import derived, read_fast_seed

    if seed is None:
        return f"sealed {secrets.token_hex(32)}"
    number = read_fast_seed(seed)
    return f"fast {number if leg == 1 else derived(number, leg)}"


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


def sim(
    words: Words,
    game: str,
    matches: str,
    seats: str | None,
    seed: str,
    settings: Sequence[str],
    deck: str | None,
    as_json: bool,
    jobs: str,
) -> None:
    from anpfiff.bots import USUAL_BOT
    from anpfiff.core.dice import read_fast_seed
    from anpfiff.sim.run import Plan
    from anpfiff.tui.play import read_specs
    from anpfiff.tui.report import simulate

    chosen = find_game(game)
    specs = read_specs(game, seats or ",".join([USUAL_BOT] * chosen.players[0]))
    only_bots(specs)
    setup = chosen.agree(len(specs), read_settings(settings), read_deck(chosen, deck))
    count = read_number("-n", matches, 1, 1_000_000_000)
    plan = Plan(game, setup, specs, count, read_fast_seed(seed))
    simulate(plan, read_number("--jobs", jobs, 1, 256), words, as_json=as_json)


def ladder(
    words: Words,
    game: str,
    matches: str,
    bots: str | None,
    players: str,
    seer: bool,
    seed: str,
    settings: Sequence[str],
    deck: str | None,
    as_json: bool,
    jobs: str,
) -> None:
    from anpfiff.core.dice import read_fast_seed
    from anpfiff.sim.ladder import Entrant, Ladder, seer_for, teams_of, usual_bots
    from anpfiff.tui.ladder import climb

    chosen = find_game(game)
    names = read_bots(game, bots) if bots is not None else usual_bots(game)
    entrants = [Entrant(name, name) for name in names]
    if seer:
        entrants.append(seer_for(game))
    seats = read_number("--players", players, 2, chosen.players[-1])
    setup = chosen.agree(seats, read_settings(settings), read_deck(chosen, deck))
    teams_of(game, setup)
    count = read_number("-n", matches, 1, 1_000_000_000)
    plan = Ladder(game, setup, tuple(entrants), count + count % 2, read_fast_seed(seed))
    climb(plan, read_number("--jobs", jobs, 1, 256), words, as_json=as_json)


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


def only_bots(specs: Sequence[str]) -> None:
    from anpfiff.play.names import is_person

    for spec in specs:
        if is_person(spec.strip()):
            raise Mistake("watch-people", text=spec.strip())


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
        finished = replayed(record, own_deck, words).result() is not None
        match = record.start(game, own_deck)
        live.see_again(record, match, words, pace, finished=finished)
    else:
        show_replay(record, own_deck, words, step=step)


def server_folder(data: str | None) -> Path:
    return Path(data) if data else Path(click.get_app_dir("anpfiff")) / "server"


def home(words: Words) -> None:
    """A server for this machine alone, and the browser at its start page."""
    from anpfiff.server.address import LOOPBACK, Address, listen
    from anpfiff.server.folder import running
    from anpfiff.server.page import is_built
    from anpfiff.server.serve import serve as run

    folder = server_folder(None)
    if link := running(folder):
        click.echo(words("home-running", link=link))
        show_page(words, link)
        return
    try:
        listener = listen(Address(LOOPBACK, PORT))
    except Mistake:
        listener = listen(Address(LOOPBACK, 0))
    link = Address(LOOPBACK, listener.getsockname()[1]).link()

    def begin() -> None:
        click.echo(words("home-here", link=link))
        click.echo(words("serve-stop"))
        if is_built():
            show_page(words, link)
        else:
            click.echo(words("serve-no-page"))

    run(listener, folder, started=begin, may_share=True)


def show_page(words: Words, link: str) -> None:
    """Without a display a browser would take the terminal, or nothing would happen."""
    import webbrowser

    names = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_display = sys.platform in ("win32", "darwin") or any(map(os.environ.get, names))
    if not (has_display and webbrowser.open(link)):
        click.echo(words("home-no-display", link=link))


def serve(
    words: Words,
    port: str,
    data: str | None,
    is_open: bool,
    metrics: str | None,
    forget: str,
    imprint: str | None,
    privacy: str | None,
) -> None:
    """Others in the network can come only if that was said."""
    import segno

    from anpfiff.server.address import EVERYWHERE, LOOPBACK, Address, listen
    from anpfiff.server.logs import write_logs
    from anpfiff.server.page import is_built
    from anpfiff.server.serve import read_link
    from anpfiff.server.serve import serve as run

    address = Address(EVERYWHERE if is_open else LOOPBACK, read_number("--port", port, 1, 65535))
    metrics_port = read_number("--metrics", metrics, 1, 65535) if metrics else 0
    forget_days = read_number("--forget", forget, 1, 36500)
    pages = (("imprint", imprint), ("privacy", privacy))
    links = {name: read_link(f"--{name}", text) for name, text in pages if text is not None}

    def say_where() -> None:
        click.echo(words("serve-open" if is_open else "serve-here", link=address.link()))
        if is_open:
            click.echo(words("serve-open-means"))
            segno.make(address.link()).terminal(compact=True)
        if not is_built():
            click.echo(words("serve-no-page"))
        click.echo(words("serve-stop"))

    write_logs()
    run(
        listen(address), server_folder(data), metrics_port, started=say_where, links=links,
        forget_days=forget_days,
    )  # fmt: skip


def join(
    words: Words,
    link: str | None,
    name: str,
    watch: bool,
    create: str | None,
    seats: str | None,
    settings: Sequence[str],
    deck: str | None,
) -> None:
    from rich.console import Console

    from anpfiff.tui import coming
    from anpfiff.tui.wizard import usual_seats

    if link is None and create is None:
        raise Mistake("usage-missing", name="LINK", help="anpfiff join --help")
    target = coming.read_link(link or coming.HERE)
    new = None
    if create is not None:
        if target.code or watch:
            raise Mistake("join-both")
        game = find_game(create)
        places = coming.read_places(seats, usual_seats(game.name))
        new = coming.NewTable(
            game.name, places, read_settings(settings), read_text(deck) if deck else ""
        )
    elif seats or settings or deck:
        raise Mistake("create-missing", option="--seats" if seats else "--set / --deck")
    console = Console()
    coming.check_terminal(console)
    coming.join(words, console, target, coming.read_name(name), new, watch=watch)


def load(words: Words, link: str, game: str, tables: str, seconds: str, anywhere: bool) -> None:
    """How much a server bears, without harming anybody else's by mistake."""
    import asyncio

    from anpfiff.server.load import load as run
    from anpfiff.server.load import socket_link

    find_game(game)
    number = read_number("--tables", tables, 1, 500)
    length = read_number("--seconds", seconds, 1, 600)
    try:
        found = asyncio.run(run(socket_link(link, anywhere=anywhere), game, number, length))
    except* OSError as errors:
        detail = str(errors.exceptions[0])
        raise Mistake("server-gone", link=link, detail=detail) from None
    click.echo(
        words(
            "load-done",
            moves=found.moves,
            rate=round(found.moves / length, 1),
            refused=found.refused,
            matches=found.matches,
            half=round(found.quantile(0.5), 1),
            most=round(found.quantile(0.99), 1),
        )
    )


def backup(words: Words, file: str, data: str | None) -> None:
    from anpfiff.server.folder import back_up

    back_up(server_folder(data), Path(file))
    click.echo(words("backup-done", file=file))


def restore(words: Words, file: str, data: str | None) -> None:
    from anpfiff.server.folder import restore as put_back

    before = put_back(server_folder(data), Path(file))
    click.echo(words("restore-done", file=file))
    if before is not None:
        click.echo(words("restore-before", file=str(before)))
