"""The command line: `anpfiff play | watch | sim | ladder | replay | rules | games`.

Everything slow is imported where it is used, so that every command starts at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
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

WRONG_INPUT = 2
PAGES = Path(__file__).parent / "rules"
CHECKOUT_PAGES = Path(__file__).parents[2] / "docs" / "rules"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and turn every mistake into one line and exit status 2."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Undecodable input and unprintable signs become "?", never a traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    words = Words("en")
    try:
        words = Words(choose_language(wanted_language(arguments), os.environ))
        status = commands(words).main(arguments, prog_name="anpfiff", standalone_mode=False)
    except Mistake as mistake:
        fail(words.mistake(mistake))
    except click.UsageError as error:
        fail(words.mistake(usage_mistake(error)))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone (`anpfiff rules alarm | head`); nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def fail(line: str) -> None:
    print(f"anpfiff: {line}", file=sys.stderr)
    sys.exit(WRONG_INPUT)


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
            callback=self.show_help_alone,
        )
        version = click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False,
            callback=show_version, help=words("help-version"),
        )  # fmt: skip
        self.params += [language_option(words), version, help_option(words)]
        self.subcommand_metavar = words("cli-subcommand")
        self.options_metavar = words("cli-arguments")

    def show_help_alone(self) -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

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
        option("--record", metavar="FILE", about="help-record"),
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
        click.Argument(["file"], metavar="FILE"),
        option("--step", is_flag=True, about="help-step"),
        option("--text", "as_text", is_flag=True, about="help-text"),
        speed,
        deck,
    ])  # fmt: skip
    add("rules", rules, [game])
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
    try:
        return Path(file).read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("file-missing", file=file) from None
    except UnicodeDecodeError:
        raise Mistake("file-not-text", file=file) from None
    except OSError as error:
        raise Mistake("file-unreadable", file=file, detail=error.strerror or str(error)) from None


def read_deck(game: type[Table], file: str | None) -> Deck | None:
    return None if file is None else game.Deck.read(read_text(file), file)


def read_number(name: str, text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise Mistake("number", name=name, text=text, least=least, most=most)


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


def play(
    words: Words,
    game: str | None,
    seats: str | None,
    settings: Sequence[str],
    deck: str | None,
    seed: str | None,
    resume: str | None,
    record: str | None,
) -> int | None:
    from rich.console import Console

    from anpfiff.core.match import Match
    from anpfiff.play import saves
    from anpfiff.tui import live
    from anpfiff.tui import play as table

    console = Console()
    if resume is not None:
        match, save = saved_match(words, game, resume, deck)
        title = words(f"{match.game.name}-title")
        console.print(words("play-resumed", title=title, file=str(save)), highlight=False)
    else:
        match = new_match(words, game, seats, settings, deck, seed)
        save = saves.new_save(match.game.name)
    if match.game.races:
        live.check(match, console)
    elif sum(map(table.is_person, match.names)) > 1 and not console.is_terminal:
        raise Mistake("need-terminal", why="people")
    while True:
        try:
            if match.game.races:
                live.play(match, words, console, save)
            else:
                table.play(match, words, console, save, show_rules(words, match.game.name))
        except (KeyboardInterrupt, Mistake) as stop:
            return stopped(words, match, save, stop)
        if record is not None:
            keep(words, match, Path(record))
        setup = match.sequel()
        if setup is None:
            return None
        click.echo(words("play-next-leg"))
        record = record and str(Path(record).with_stem(f"{Path(record).stem}-2"))
        match = Match(match.game, setup, new_seed(seed, leg=2), match.names)
        save = saves.new_save(match.game.name)


def show_rules(words: Words, game: str) -> Callable[[], None]:
    return lambda: rules(words, game)


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
    click.echo(words("play-recorded", file=str(file)))


def stopped(words: Words, match: Match, save: Path, stop: BaseException) -> int:
    """Ctrl-C or the end of the input: the match is kept."""
    from anpfiff.play.saves import saves

    click.echo()
    if save.exists():
        code = "play-saved" if save.parent == saves() else "play-saved-elsewhere"
        click.echo(words(code, file=str(save)))
    else:
        click.echo(words("play-not-saved"))
    if isinstance(stop, Mistake):
        raise stop
    return 0


def new_match(
    words: Words,
    game: str | None,
    seats: str | None,
    settings: Sequence[str],
    deck: str | None,
    seed: str | None,
) -> Match:
    from anpfiff.bots import USUAL_BOT
    from anpfiff.core.match import Match
    from anpfiff.tui import wizard
    from anpfiff.tui.play import read_specs

    chosen = find_game(game or wizard.ask_game(words))
    if seats is None:
        others = wizard.usual_seats(game) - 1 if game else wizard.ask_opponents(words, chosen.name)
        bot = USUAL_BOT if game else wizard.ask_league(words)
        seats = ",".join(["human", *[bot] * others])
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
    words: Words, game: str | None, resume: str, deck: str | None
) -> tuple[Match, Path]:
    from anpfiff.bots import find_bot
    from anpfiff.core.record import Record
    from anpfiff.play.saves import newest_save
    from anpfiff.tui.play import is_person
    from anpfiff.tui.speaker import replayed

    file = Path(resume) if resume else newest_save(game)
    if file is None:
        raise Mistake("no-save", game=game or "alarm")
    record = Record.read(read_text(str(file)))
    chosen = find_game(record.game)
    match = replayed(record, read_deck(chosen, deck), words)
    for name in match.names:
        if not is_person(name):
            find_bot(chosen.name, name)
    return match, file


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
    match = new_match(words, game, seats, settings, deck, seed)
    live.watch(match, words, Console(), pace)
    if record is not None:
        keep(words, match, Path(record))


def only_bots(specs: Sequence[str]) -> None:
    from anpfiff.tui.play import is_person

    for spec in specs:
        if is_person(spec.strip()):
            raise Mistake("watch-people", text=spec.strip())


def replay(
    words: Words, file: str, step: bool, as_text: bool, speed: str | None, deck: str | None
) -> None:
    from anpfiff.core.record import Record
    from anpfiff.tui import live
    from anpfiff.tui.report import show_replay
    from anpfiff.tui.speaker import replayed

    pace = live.read_speed(speed or "1")
    record = Record.read(read_text(file))
    game = find_game(record.game)
    own_deck = read_deck(game, deck)
    if game.races and sys.stdout.isatty() and not (step or as_text):
        replayed(record, own_deck, words)
        live.see_again(record, record.start(game, own_deck), words, pace)
    else:
        show_replay(record, own_deck, words, step=step)
