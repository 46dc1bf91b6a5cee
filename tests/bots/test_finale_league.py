"""Managers of five leagues: each plays every variant, and better than the one below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from anpfiff.bots import bots_of, find_bot
from anpfiff.bots.finale.league import LeagueManager
from anpfiff.bots.finale.levels import LEVELS, Judgement
from anpfiff.bots.finale.odds import Pitch
from anpfiff.core.dice import FastDice, derived
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Move, Setup
from anpfiff.games.finale.cards import (
    COLOURS,
    KEEP,
    NO_SYMBOL,
    OFF,
    ON,
    PERIODS,
    PLAY,
    READY,
    SWAP,
    USE,
    FinaleDeck,
)
from anpfiff.games.finale.guide import prospect
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.view import FinaleView
from anpfiff.play.turns import Turns

NAMES = ("bambini", "kreisliga", "regionalliga", "bundesliga", "weltklasse")
BEST = LEVELS["weltklasse"]
SETUP = Finale.agree(2)
VARIANTS: list[dict[str, str]] = [
    {},
    {"squads": "first"},
    {"squads": "x", "after90": "extra-time"},
    {"tactics": "free"},
    {"tactics": "free", "after90": "extra-time"},
    {"budget": "40-60"},
    {"budget": "60-40", "keeper": "injury-only"},
    {"die": "0-0-0-3-3-3", "after90": "extra-time"},
    {"leg": "first"},
    {"leg": "second", "aggregate": "3-1", "after90": "extra-time"},
]


class Checked(LeagueManager):
    """Makes sure that every choice can be made, and notes it."""

    def __init__(self, seat: int, setup: Setup, dice: FastDice, judgement: Judgement) -> None:
        super().__init__(seat, setup, dice, judgement)
        self.choices: list[tuple[FinaleView, Sequence[Move], Move]] = []

    def choose(self, view: FinaleView, moves: Sequence[Move], imagine: Any) -> Move:
        move = super().choose(view, moves, imagine)
        assert move in moves
        self.choices.append((view, moves, move))
        return move


def played(seed: int, judgements: Sequence[Judgement], **options: str) -> list[Checked]:
    match = Match(Finale, Finale.agree(2, options), f"fast {seed}")
    bots = [
        Checked(seat, match.setup, FastDice(derived(seed, seat)), one)
        for seat, one in enumerate(judgements)
    ]
    Turns(match, dict(enumerate(bots))).run()
    assert match.result() is not None
    return bots


def score(one: str, two: str, matches: int) -> float:
    """Of the first, seats swapped, a draw counting half."""
    points = 0.0
    for number in range(matches):
        seat = number % 2
        names = (two, one) if seat else (one, two)
        match = Match(Finale, Finale.agree(2), f"fast {number // 2}")
        bots = {
            side: find_bot("finale", name)(side, match.setup, FastDice(derived(number, side)))
            for side, name in enumerate(names)
        }
        Turns(match, bots).run()
        result = match.result()
        assert result is not None
        points += result.points[seat]
    return points / matches


def test_there_are_five_leagues() -> None:
    assert tuple(LEVELS) == NAMES
    assert set(NAMES) < set(bots_of("finale"))


@pytest.mark.parametrize("options", VARIANTS)
def test_every_league_plays_every_variant(options: dict[str, str]) -> None:
    for seed, (one, two) in enumerate(pairwise((*NAMES, NAMES[0]))):
        played(seed, (LEVELS[one], LEVELS[two]), **options)


def test_they_play_two_legs() -> None:
    setup: Setup | None = Finale.agree(2, {"leg": "first"})
    legs = 0
    while setup is not None:
        match = Match(Finale, setup, f"fast {legs}")
        bots = {seat: Checked(seat, setup, FastDice(seat), BEST) for seat in range(2)}
        Turns(match, bots).run()
        assert match.result() is not None
        setup = match.sequel()
        legs += 1
    assert legs == 2


@pytest.mark.parametrize("name", NAMES)
def test_they_can_take_over_at_any_moment(name: str) -> None:
    """Whatever somebody else has begun, the choice is among the moves."""
    for seed in range(3):
        dice = FastDice(seed)
        table = Finale(Finale.agree(2, {"after90": "extra-time"}), dice)
        while table.asked >= 0:
            seat, moves = table.asked, table.moves(table.asked)
            bot = find_bot("finale", name)(seat, table.setup, FastDice(seed))
            assert bot.choose(table.view(seat), moves, table.copy) in moves
            table.play(seat, dice.pick(moves))


@pytest.mark.parametrize(("below", "above"), list(pairwise(NAMES)))
def test_a_league_beats_the_one_below(below: str, above: str) -> None:
    """A short check on fixed seeds."""
    assert score(above, below, 30) > 0.5


# What the judgement says, they do


def shown_to(judgement: Judgement, cards: Sequence[int]) -> list[int]:
    bot = LeagueManager(0, SETUP, FastDice(1), judgement)
    view = Finale(SETUP, FastDice(1)).view(0)
    for card in cards:
        bot.see(view, [Event("reveal", {"tactics": (0, card)})], 0)
    return bot.shown


def test_they_remember_what_they_can() -> None:
    cards = list(range(20)) * 10
    assert shown_to(BEST._replace(remember=1000), cards) == cards
    assert shown_to(BEST._replace(remember=0), cards) == []
    assert 60 < len(shown_to(BEST._replace(remember=500), cards)) < 140


def test_new_cards_in_extra_time_are_not_those_of_before() -> None:
    bot = LeagueManager(0, SETUP, FastDice(1), BEST)
    view = Finale(SETUP, FastDice(1)).view(0)
    bot.see(view, [Event("reveal", {"tactics": (0, 3)})], 0)
    bot.see(view, [Event("period", {"period": PERIODS + 1})], 0)
    assert bot.shown == []


def test_they_overlook_what_they_must() -> None:
    options = list(range(100))
    keen = LeagueManager(0, SETUP, FastDice(1), BEST._replace(overlook=0))
    blind = LeagueManager(0, SETUP, FastDice(1), BEST._replace(overlook=1000))
    assert keen.thought_of(options) == options
    assert len(blind.thought_of(options)) == 1


def test_they_miscount_as_often_as_it_says() -> None:
    sure = LeagueManager(0, SETUP, FastDice(1), BEST._replace(miscount=0))
    unsure = LeagueManager(0, SETUP, FastDice(1), BEST._replace(miscount=300))
    assert {sure.counted(3) for _ in range(100)} == {3}
    wrong = sum(unsure.counted(3) != 3 for _ in range(1000))
    assert 240 < wrong < 360


Choice = tuple[FinaleView, Sequence[Move], Move]


def choices(judgement: Judgement, wanted: Callable[[Choice], bool]) -> list[Choice]:
    seen = [choice for seed in range(4) for bot in played(seed, (judgement,) * 2)
            for choice in bot.choices]  # fmt: skip
    return [choice for choice in seen if len(choice[1]) > 1 and wanted(choice)]


def symbols(found: Sequence[Choice]) -> float:
    """The share of uses with a symbol on top."""
    risky = [Pitch(SETUP, view).symbol(move - USE) != NO_SYMBOL for view, _, move in found]
    return sum(risky) / len(risky)


def test_the_cautious_use_fewer_footballers_with_symbols() -> None:
    def use(choice: Choice) -> bool:
        return choice[0].question == USE

    assert symbols(choices(BEST._replace(caution=3.0), use)) < symbols(
        choices(BEST._replace(caution=0.0), use)
    )


def test_who_never_changes_never_changes() -> None:
    def change(choice: Choice) -> bool:
        return choice[0].question == OFF and choice[2] != READY

    assert not choices(BEST._replace(changes=99.0), change)
    assert choices(BEST, change)


def test_only_who_thinks_of_it_puts_cards_away() -> None:
    def swap(choice: Choice) -> bool:
        return choice[0].question == SWAP and choice[2] != KEEP

    assert not choices(BEST._replace(exchanges=False), swap)
    assert choices(BEST, swap)


def test_behind_they_value_a_goal_more_than_ahead() -> None:
    setup = Finale.agree(2, {"squads": "x"})
    view = Finale(setup, FastDice(1)).view(0)._replace(period=5)
    behind, ahead = view._replace(goals=(0, 1)), view._replace(goals=(3, 0))
    bot = LeagueManager(0, setup, FastDice(1), BEST)
    assert bot.value(behind, 1) > 2 * bot.value(ahead, 1) > 0
    plain = LeagueManager(0, setup, FastDice(1), BEST._replace(stakes=False))
    assert plain.value(behind, 1) == plain.value(ahead, 1) == 1


def test_E40_the_bots_count_as_the_guide_does() -> None:
    """The quick sums of whole line-ups, against slot by slot: one striker, and cards for two.

    Teams with a gap may need the keeper or a chip again, which the quick sums leave out.
    """
    compared = 0
    lonely = BEST._replace(plans=(BEST.plans[0]._replace(colour=COLOURS.index("red")),))
    for view, _, _ in choices(lonely, lambda choice: choice[0].question == PLAY):
        if any(view.gaps):
            continue
        pitch, seat = Pitch(SETUP, view), view.seat
        assert seat is not None
        for card in view.hand:
            assert pitch.chance(seat, card).lead == prospect(SETUP, view, seat, card).lead
            compared += 1
    assert compared > 20


def test_E40_a_change_never_leaves_a_line_short() -> None:
    """Whoever comes on plays in the same line."""
    changed, deck = 0, FinaleDeck.standard()
    eager = BEST._replace(changes=-1.0)
    for view, _, move in choices(eager, lambda choice: bool(choice[0].question == OFF)):
        if move >= ON and len(view.mine) % 2:
            off, on = (deck.footballers[card].position for card in (view.mine[-1], move - ON))
            assert on == off
            changed += 1
    assert changed > 3
