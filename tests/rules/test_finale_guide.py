"""The guide of Finale counts exactly: against all 36 rolls and all ways to fill the slots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.nouns import NOBODY
from anpfiff.games.finale.cards import (
    BRING,
    BUILD_UP,
    FINISH,
    LAY,
    OFF,
    PLAY,
    PRESET,
    SHOOT,
    USE,
    X_TEAM,
)
from anpfiff.games.finale.guide import bonus, guide, prospect, success, with_bonus
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.slots import current, next_candidates, to_fill
from anpfiff.games.finale.view import FinaleView

DIE = (0, 1, 1, 2, 2, 3)


def tables(question: int, options: dict[str, str], count: int) -> Iterator[Finale]:
    """Tables of random matches at the moment of a question."""
    found = 0
    for seed in range(200):
        dice = FastDice(seed)
        table = Finale(Finale.agree(2, {"squads": "first", **options}), dice)
        while table.asked != NOBODY and found < count:
            if table.topic == question:
                found += 1
                yield table.copy()
            moves = table.moves(table.asked)
            table.play(table.asked, moves[dice.below(len(moves))])
        if found == count:
            return


def fillings(table: Finale, seat: int) -> Iterator[int]:
    """The sums of every way to fill what is open, slot by slot as the rules ask."""
    if not table.slots[seat]:
        yield sum(current(table, card) for card in table.used[seat])
        return
    place, candidates = next_candidates(table, seat)
    for card in candidates or [NOBODY]:
        trial = table.copy()
        del trial.slots[seat][place]
        if card != NOBODY:
            trial.used[seat].append(card)
        yield from fillings(trial, seat)


def rolled(mine: int, theirs: int, action: int, die: tuple[int, ...] = DIE) -> float:
    """R19 Equal is enough to go on; R25 not for a goal."""
    won = 0
    for first in die:
        for second in die:
            ahead = mine + first - theirs - second
            won += ahead >= 0 if action == BUILD_UP else ahead > 0
    return won / 36


@pytest.mark.parametrize("die", [DIE, (0, 0, 0, 3, 3, 3), (0, 1, 2, 3, 3, 3)])
@pytest.mark.parametrize("action", [BUILD_UP, FINISH])
def test_R18_a_chance_is_the_share_of_the_36_rolls(action: int, die: tuple[int, ...]) -> None:
    for lead in range(-5, 6):
        assert success(lead, action, die) == rolled(7 + lead, 7, action, die)


def test_R19_R25_level_sides_go_on_as_often_as_they_do_not_score() -> None:
    """Who needs to be equal and who needs to be higher: the same rolls seen from both sides."""
    for lead in range(-4, 5):
        assert success(lead, BUILD_UP, DIE) + success(-lead, FINISH, DIE) == pytest.approx(1)
    assert success(0, BUILD_UP, DIE) == 23 / 36
    assert success(0, FINISH, DIE) == 13 / 36


@pytest.mark.parametrize("die", ["0-1-1-2-2-3", "0-0-0-3-3-3"])
def test_R17_the_attacker_gets_the_worst_of_all_replies(die: str) -> None:
    faces = tuple(map(int, die.split("-")))
    compared = 0
    for table in tables(USE, {"die": die}, 150):
        seat = table.asked
        if seat != table.active:
            continue
        view = table.view(seat)
        help_now = guide(table.setup, view)
        assert help_now is not None
        replies = set(fillings(table, 1 - seat))
        for advice in help_now.advice:
            trial = table.copy()
            place, _ = next_candidates(trial, seat)
            del trial.slots[seat][place]
            trial.used[seat].append(advice.footballer)
            assert advice.total == max(fillings(trial, seat))
            mine = advice.total + bonus(table.deck, view)
            chances = [rolled(mine, reply, table.action, faces) for reply in replies]
            assert advice.chance == min(chances)
            compared += 1
    assert compared > 50


def test_R17_the_defender_knows_the_sum_of_the_attacker() -> None:
    compared = 0
    for table in tables(USE, {}, 200):
        seat = table.asked
        if seat == table.active:
            continue
        help_now = guide(table.setup, table.view(1 - seat))
        assert help_now is not None
        assert help_now.seat == seat
        attack = table.strength(table.active) + table.bonus()
        for advice in help_now.advice:
            assert advice.chance == rolled(attack, advice.total, table.action)
            compared += 1
    assert compared > 50


def test_R31_the_bonus_of_a_counter_counts_in_its_build_up_only() -> None:
    bonuses = set()
    for table in tables(USE, {}, 400):
        assert bonus(table.deck, table.view(0)) == table.bonus()
        bonuses.add(table.bonus())
    assert len(bonuses) > 2


def test_advice_is_for_those_who_can_be_used_and_shows_their_cards() -> None:
    for table in tables(USE, {}, 60):
        help_now = guide(table.setup, table.view(None))
        assert help_now is not None
        moves = tuple(USE + advice.footballer for advice in help_now.advice)
        assert moves == table.moves(table.asked)
        for advice in help_now.advice:
            card, turn = table.deck.footballers[advice.footballer], table.turns[advice.footballer]
            assert advice.strength == card.strengths[turn]
            assert advice.turned == card.strengths[(turn + 1) % 4]
            assert advice.symbol == card.symbols[turn]
            assert advice.goal <= advice.chance


@pytest.mark.parametrize("question", [PLAY, LAY])
def test_cards_in_hand_are_judged_as_if_they_attacked_now(question: int) -> None:
    """The strongest on both sides, played out on the table itself."""
    for table in tables(question, {}, 25):
        seat = table.asked
        view = table.view(seat)
        help_now = guide(table.setup, view)
        assert help_now is not None
        assert tuple(card.tactic for card in help_now.cards) == view.hand
        for card in help_now.cards:
            assert card[2:] == played_out(table, seat, card.tactic)


def played_out(table: Finale, seat: int, tactic: int) -> tuple[float, float, float]:
    """Build-up, finish and goal from sums that the table itself works out."""
    trial = table.copy()
    trial.attacker = seat
    trial.open = [tactic, tactic]
    trial.turns = table.turns[:]
    trial.built = [[], []]
    card = table.deck.tactics[tactic]
    chances = []
    for action, halves in ((BUILD_UP, card.build), (FINISH, card.finish)):
        if not halves[0]:
            chances.append(1.0)
            continue
        trial.used, trial.slots = [[], []], [[], []]
        for side, half in ((seat, halves[0]), (1 - seat, halves[1])):
            trial.slots[side] = to_fill(trial, side, half)
            while trial.slots[side]:
                place, candidates = next_candidates(trial, side)
                del trial.slots[side][place]
                best = sorted(candidates, key=lambda one: -current(trial, one))[:1]
                trial.used[side] += best
        chances.append(rolled(trial.strength(seat), trial.strength(1 - seat), action))
        for one in trial.used[0] + trial.used[1]:
            trial.turns[one] = (trial.turns[one] + 1) % 4
        trial.built = trial.used
    return chances[0], chances[1], chances[0] * chances[1]


def test_E4_a_bonus_helps_the_build_up_and_only_where_there_is_one() -> None:
    table = next(tables(PLAY, {}, 1))
    for tactic, card in enumerate(table.deck.tactics):
        plain = prospect(table.setup, table.view(0), 0, tactic)
        helped = with_bonus(plain, 2, DIE)
        assert helped.finish == plain.finish
        if card.build[0]:
            assert plain.lead is not None
            assert helped.build == success(plain.lead + 2, BUILD_UP, DIE)
        else:
            assert helped == plain


def test_nobody_is_helped_with_cards_that_are_not_his() -> None:
    for table in tables(LAY, {}, 5):
        assert guide(table.setup, table.view(1 - table.asked)) is None
        assert guide(table.setup, table.view(None)) is None


@pytest.mark.parametrize("question", [OFF, BRING, SHOOT])
def test_for_changes_and_shots_everybody_left_is_shown(question: int) -> None:
    for table in tables(question, {"after90": "extra-time"}, 5):
        seat = table.asked
        help_now = guide(table.setup, table.view(seat))
        assert help_now is not None
        team = [*table.field[seat], *table.bench[seat]]
        assert [form.footballer for form in help_now.forms] == team
        for form in help_now.forms:
            assert form.strength == current(table, form.footballer)


def test_there_is_no_guide_to_squads_and_none_after_the_end() -> None:
    table = Finale(Finale.agree(2), FastDice(1))
    assert guide(table.setup, table.view(0)) is None
    table.play(0, PRESET + X_TEAM)
    assert guide(table.setup, table.view(0)) is None
    table.playout(FastDice(2))
    over: FinaleView = table.view(0)
    assert over.result is not None
    assert guide(table.setup, over) is None


def test_mirrored_positions_have_mirrored_chances() -> None:
    """Both clubs exchanged: every card is as good for the one as it was for the other."""
    for table in tables(PLAY, {}, 10):
        setup, view = table.setup, table.view(0)
        for tactic in range(len(table.deck.tactics)):
            exchanged = prospect(setup, mirrored(view), 0, tactic)
            assert prospect(setup, view, 1, tactic) == exchanged


def mirrored(view: FinaleView) -> FinaleView:
    """The same footballers on the other side of the pitch."""
    changes: dict[str, Any] = {
        name: (getattr(view, name)[1], getattr(view, name)[0])
        for name in ("field", "bench", "keeper", "slots", "used", "built", "gaps")
    }
    return view._replace(**changes)
