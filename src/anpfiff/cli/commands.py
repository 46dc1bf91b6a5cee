"""Which commands there are, what can be said with each, and their help."""

from __future__ import annotations

from typing import Any

import click

from anpfiff import __version__
from anpfiff.cli.checking import integrity, verify
from anpfiff.cli.hosting import PORT, backup, home, join, load, restore, serve
from anpfiff.cli.matches import play, replay, watch
from anpfiff.cli.measuring import ladder, sim
from anpfiff.cli.reference import cards, games, rules
from anpfiff.core.nouns import Mistake
from anpfiff.words import LANGUAGES, Words


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
        option("--rtt", metavar="MS,MS,…", about="help-sim-rtt"),
        option("--jitter", default="0", metavar="MS", about="help-sim-jitter"),
        option("--loss", default="0", metavar="PERCENT", about="help-sim-loss"),
        option("--order", default="landing", metavar="ORDER", about="help-sim-order"),
        option("--liar", default="", metavar="SEAT:MS|SEAT:ping", about="help-sim-liar"),
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
    add("verify", verify, [click.Argument(["file"], metavar="RECORD"), deck])
    records = click.Argument(["files"], metavar="RECORD…", nargs=-1, required=True)
    add("integrity", integrity, [records, deck])
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
