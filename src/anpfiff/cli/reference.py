"""Commands that tell what there is: games, rules, cards."""

from __future__ import annotations

import sys

import click

from anpfiff.cli.reading import find_game, read_deck, rule_page
from anpfiff.words import Words


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
