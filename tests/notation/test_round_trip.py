"""Every position of every game can be written down and read back; nonsense is a Mistake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.nouns import Mistake
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from tests.laws.laws import play_on, timed_walk, walk
from tests.laws.oracles import oracle_of
from tests.notation.reading import check_mistake, example, mistake_in, reads_back

STEPS = 400
"""Of a random match: a race that nobody plays well can go on for long."""
SPOILT = 800
JUNK = (
    *("-", "_", "|", "/", "=", "A", "C", "AB", "0", "3", "9", "²", "99999999999999999999", "…"),
    *("any", "only", "options", "goals", "middle", "turn", "signal", "A=1", "r9!", "12", "a\x00"),
    *("bench", "hand", "asked", "nobody", "use", "period", "solo", "elfer/2", "elfer+"),
)
NOISE = "AB|/_-!=0129rwbY ²é\x00\t\n"


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def each_setup(games: Iterable[type[Table]]) -> pytest.MarkDecorator:
    """Every number of seats and every setting of these games."""
    cases = []
    for game in games:
        settings = oracle_of(game).settings
        for number in range(max(len(settings), len(game.players))):
            seats = game.players[number % len(game.players)]
            setting = settings[number % len(settings)]
            name = f"{game.name}-{seats}-{setting}"
            cases.append(pytest.param(game, seats, setting, id=name))
    return pytest.mark.parametrize(("game", "seats", "setting"), cases)


def fresh(game: type[Table]) -> Table:
    return game(game.agree(game.players[-1]), FastDice(5))


@each_setup(GAMES.values())
def test_every_position_of_a_random_match_reads_back(
    game: type[Table], seats: int, setting: dict[str, str]
) -> None:
    for seed in range(2):
        for step in islice(walk(game, setting, seats, seed), STEPS):
            reads_back(step.table)


@each_setup(game for game in GAMES.values() if game.races)
def test_so_does_every_position_of_a_race_in_time(
    game: type[Table], seats: int, setting: dict[str, str]
) -> None:
    bots = [f"reflex:{1 + seat % 4}" for seat in range(seats)]
    for step in timed_walk(game, setting, bots, seats):
        reads_back(step.table)
    assert step.table.result() is not None


@each_game()
def test_a_match_goes_on_alike(game: type[Table]) -> None:
    table = fresh(game)
    again = game.position(str(table), dice=table.dice.copy())
    assert table.playout(FastDice(6)) == again.playout(FastDice(6))
    assert table.state() == again.state()
    reads_back(table)


@each_game()
def test_the_time_is_part_of_it(game: type[Table]) -> None:
    table = fresh(game)
    table.now = 700
    assert "\nnow" in reads_back(table)


@each_game()
def test_dice_and_voice_are_the_callers(game: type[Table]) -> None:
    text, dice = str(fresh(game)), FastDice(7)
    table = game.position(text, dice=dice, loud=True)
    assert table.dice is dice
    assert table.loud
    assert table.take_events() == []
    quiet = game.position(text)
    assert not quiet.loud
    assert quiet.dice.below(1000) == FastDice(0).below(1000)


@each_game()
def test_the_example_is_a_position(game: type[Table]) -> None:
    table = game.position(example(game))
    reads_back(table)
    play_on(table, FastDice(1))
    reads_back(table)


@each_game()
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("height=7", "option-unknown"),
        ("{first}=maybe", "option-value"),
        ("{first}", "position-line"),
        ("=1", "position-line"),
        ("{first}=1 {first}=1", "position-line"),
    ],
)
def test_options_are_checked_as_everywhere(game: type[Table], words: str, code: str) -> None:
    first = game.Options.all()[0].name
    text = f"{fresh(game)}\noptions {words.format(first=first)}"
    assert mistake_in(game, text).code == code


@each_game()
def test_a_word_is_no_position(game: type[Table]) -> None:
    assert mistake_in(game, "nonsense").code in ("position-seats", "position-line")


@each_game()
def test_nonsense_is_a_mistake_or_a_position(game: type[Table]) -> None:
    dice = FastDice(1)
    texts = [example(game), *some_texts(game)]
    mistakes = 0
    for _ in range(SPOILT):
        text = spoilt(dice.pick(texts), dice)
        try:
            table = game.position(text)
        except Mistake as mistake:
            check_mistake(mistake)
            mistakes += 1
        else:
            reads_back(table)
            play_on(table, dice)
            reads_back(table)
    assert SPOILT // 20 < mistakes < SPOILT - SPOILT // 20


def some_texts(game: type[Table]) -> Iterator[str]:
    for number, setting in enumerate(oracle_of(game).settings):
        seats = game.players[number % len(game.players)]
        for step in islice(walk(game, setting, seats, number), 0, STEPS, 5):
            yield str(step.table)


def spoilt(text: str, dice: Dice) -> str:
    """A few characters, words or lines are lost, repeated, moved, or joined by others."""
    for _ in range(1 + dice.below(3)):
        glue = dice.pick(["", " ", "\n"])
        parts = text.split(glue) if glue else list(text)
        place, other = dice.below(len(parts) or 1), dice.below(len(parts) or 1)
        change = dice.below(4)
        if change == 0:
            del parts[place : place + 1]
        elif change == 1:
            parts.insert(other, dice.pick(JUNK) if glue else dice.pick(NOISE))
        elif parts and change == 2:
            parts.insert(other, parts[place])
        elif parts:
            parts[place], parts[other] = parts[other], parts[place]
        text = glue.join(parts)
    return text
