"""R4–R11, R47 and R50: squads, line-ups and tactics, chosen in secret."""

from __future__ import annotations

import itertools

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import NOBODY, SEATS
from anpfiff.games.finale.cards import COLOURS, KEEPER, MOST_STEPS, WHITE
from anpfiff.games.finale.rules import Finale
from anpfiff.games.finale.squads import best_squad
from tests.rules.finale_positions import (
    CARDS,
    CAST,
    DECK,
    LoadedDice,
    asked,
    bench,
    choices,
    codes,
    colour_of,
    hand,
    keeper,
    names,
    opened,
    pitch,
    play,
    prepared,
    refused,
    score,
    tactics,
    told,
)

# The X team of Stollen, and the line-up of the very first game.
ELEVEN = "klauball klopper granit rempler trickster dampf fersi blitz fire trifft rumsteher"
RESERVES = "tentakel walze balla joker"
ACKER = "fauster graetsche fouler putzer metzger schwindlig graser wuehler laessig brecher abseits"
ACKER_RESERVES = "hechter ballnich talent pfosten"
PRESETS = ("A preset first", "A done", "B preset first", "B done")
CHEAP = "schranke elfer rempler joker blitz durchschuss schwalbe granit walze listig fersi"


def picks(letter: str, field: str, bench: str = "") -> list[str]:
    """Footballer by footballer."""
    return [f"{letter} field {name}" for name in field.split()] + [
        f"{letter} bench {name}" for name in bench.split()
    ]


def stacking(letter: str, cards: str) -> list[str]:
    return [f"{letter} stack {card}" for card in cards.split()]


# R4, R5 The squad


def test_R4_eleven_starters_and_four_reserves() -> None:
    table = prepared(*picks("A", ELEVEN, RESERVES), "A done", "B preset first", "B done")
    assert pitch(table, "A") == ELEVEN
    assert bench(table, "A") == RESERVES


def test_R4_exactly_fifteen() -> None:
    table = prepared(*picks("A", ELEVEN, "tentakel walze balla"))
    assert refused(table, "A done")
    play(table, "A bench joker")
    assert refused(table, "A bench elfer")
    assert refused(table, "A field elfer")
    play(table, "A done")
    assert asked(table) == "B field"


def test_R4_no_twelfth_starter() -> None:
    table = prepared(*picks("A", ELEVEN))
    assert refused(table, "A field elfer")
    assert not refused(table, "A bench elfer")


def test_R4_no_fifth_reserve() -> None:
    table = prepared(*picks("A", "", "elfer joker schwalbe rempler"))
    assert refused(table, "A bench durchschuss")
    assert not refused(table, "A field durchschuss")


def test_R4_only_of_the_own_club() -> None:
    table = prepared()
    own = {name for name in CAST if not refused(table, f"A field {name}")}
    assert own == set(CAST[:30])
    assert {name for name in CAST if not refused(table, f"B field {name}")} == set(CAST[30:])


def test_R4_nobody_twice() -> None:
    table = prepared("A field trifft")
    assert refused(table, "A field trifft")
    assert refused(table, "A bench trifft")


def test_R4_at_most_fifty_points() -> None:
    """The X team costs 50, so nobody dearer can come instead of one of them."""
    table = prepared(*picks("A", ELEVEN, "tentakel walze balla"))
    worth_one = {"joker", "elfer"}
    assert set(choices(table, "A").split()) & set(CAST) == worth_one | set(
        f"{ELEVEN} tentakel walze balla".split()
    )


def test_R4_a_choice_that_could_not_be_completed_is_not_offered() -> None:
    """26 points are spent; the cheapest eleven besides cost 1 1 2 2 2 2 2 3 3 3 3, which is 24."""
    table = prepared(*picks("A", "allhalt torbaldo ballbino fire"))
    assert not refused(table, "A field granit")
    assert refused(table, "A field dampf")
    assert refused(table, "A bench dampf")
    table = prepared(*picks("A", "torbaldo ballbino fire"))
    while "done" not in choices(table, "A").split():
        acts = [table.write(move) for move in table.moves(0)]
        play(table, "A " + next(act for act in acts if act.split()[0] in ("field", "bench")))
    cards = table.field[0] + table.bench[0]
    assert sum(DECK.footballers[card].value for card in cards) <= 50
    assert (len(table.field[0]), len(table.bench[0])) == (11, 4)


@pytest.mark.parametrize("seed", range(20))
def test_R4_every_way_of_choosing_ends_in_a_lawful_squad(seed: int) -> None:
    dice = FastDice(seed)
    table = prepared()
    while asked(table).endswith("field"):
        seat = table.asked
        acts = [
            move
            for move in table.moves(seat)
            if table.write(move).split()[0] in ("field", "bench", "done")
        ]
        table.play(seat, dice.pick(acts))
    for seat in range(2):
        starters = [DECK.footballers[card] for card in table.field[seat]]
        squad = starters + [DECK.footballers[card] for card in table.bench[seat]]
        assert (len(starters), len(squad), len(set(squad))) == (11, 15, 15)
        assert sum(card.value for card in squad) <= 50
        assert [card.position for card in starters].count(KEEPER) == 1


def least_cost(field: list[int], bench: list[int]) -> int:
    """Of Stollen's squads with these footballers in these places, the cheapest; 999: there is none.

    Footballer by footballer: he starts, sits on the bench or stays at home.
    """
    keepers = sum(DECK.footballers[card].position == KEEPER for card in field)
    spent = sum(DECK.footballers[card].value for card in field + bench)
    best = {(len(field), keepers, len(bench)): spent}
    for card, footballer in enumerate(DECK.footballers[:30]):
        if card in field or card in bench:
            continue
        is_keeper = footballer.position == KEEPER
        for (starters, goal, reserves), cost in list(best.items()):
            for key in ((starters + 1, goal + is_keeper, reserves), (starters, goal, reserves + 1)):
                if key[0] <= 11 and key[1] <= 1 and key[2] <= 4:
                    best[key] = min(best.get(key, 999), cost + footballer.value)
    return best.get((11, 1, 4), 999)


@pytest.mark.parametrize("seed", range(4))
def test_R4_whatever_can_be_completed_is_offered_and_nothing_else(seed: int) -> None:
    dice = FastDice(seed)
    budget = 40 if seed % 2 else 50
    table = prepared(budget=f"{budget}-50")
    while len(table.field[0] + table.bench[0]) < 15:
        offered = {table.write(move) for move in table.moves(0)}
        field, reserves = table.field[0], table.bench[0]
        for name in dice_sample(dice, 6):
            card = CAST.index(name)
            if card not in field + reserves:
                starts = least_cost([*field, card], reserves) <= budget
                assert (f"field {name}" in offered) == starts
                sits = least_cost(field, [*reserves, card]) <= budget
                assert (f"bench {name}" in offered) == sits
        dear = [text for text in offered if text.split()[0] in ("field", "bench")]
        dear.sort(key=lambda text: (-DECK.footballers[CAST.index(text.split()[1])].value, text))
        play(table, f"A {dear[dice.below(min(4, len(dear)))]}")


def dice_sample(dice: FastDice, count: int) -> list[str]:
    names = list(CAST[:30])
    dice.shuffle(names)
    return names[:count]


def test_R4_who_was_chosen_can_be_dropped() -> None:
    table = prepared("A field trifft", "A bench elfer", "A drop trifft", "A drop elfer")
    assert (table.field[0], table.bench[0]) == ([], [])
    assert refused(table, "A drop trifft")
    play(table, "A bench trifft")
    assert bench(table, "A") == "trifft"


def test_R4_a_full_squad_can_still_be_changed() -> None:
    table = prepared("A preset first", "A drop joker", "A bench elfer", "A done")
    assert refused(table, "A drop elfer")


def after_steps(count: int, squad: str = "A -") -> Finale:
    return Finale.position(f"{squad}\nB -\nA steps {count}\nasked AB field", DECK, LoadedDice())


def test_R4_after_many_steps_nothing_can_be_taken_back() -> None:
    table = after_steps(MOST_STEPS - 1, "A trifft")
    assert not refused(table, "A drop trifft")
    assert not refused(table, "A preset x")
    play(table, "A field elfer")
    for text in ("A drop trifft", "A preset x", "A preset best"):
        assert refused(table, text)
    assert table.why_not(0, table.read("drop trifft")).code == "no-more-steps"
    assert table.why_not(0, table.read("preset x")).code == "no-more-steps"
    assert table.why_not(0, table.read("field elfer")).code == "in-squad"
    assert not refused(table, "B preset x")


def test_R4_at_the_limit_a_completing_move_remains() -> None:
    table = after_steps(MOST_STEPS)
    dice = FastDice(1)
    for _ in range(15):
        table.play(0, dice.pick(table.moves(0)))
    assert choices(table, "A") == "done"
    play(table, "A done", "B preset x", "B done")
    assert asked(table) == "AB colour"
    assert [table.view(seat).steps for seat in (0, 1)] == [0, 0]


def test_R4_nobody_sees_how_many_steps_the_other_has_made() -> None:
    table = prepared("A field trifft", "A drop trifft")
    assert table.view(0).steps == 2
    for seat in (1, None):
        assert table.view(seat) == prepared().view(seat)


def test_R5_at_least_one_keeper() -> None:
    table = prepared(*picks("A", CHEAP.removeprefix("schranke ")))
    assert len(table.field[0]) == 10
    starters = [CAST[move] for move in table.moves(0) if move < 60]
    assert starters == ["allhalt", "klauball", "tentakel", "schranke"]


def test_R5_the_last_keeper_may_not_sit_on_the_bench_while_the_goal_is_empty() -> None:
    table = prepared(*picks("A", "", "allhalt klauball tentakel"))
    assert refused(table, "A bench schranke")
    assert not refused(table, "A field schranke")
    play(table, "A drop tentakel", "A field tentakel", "A bench schranke")
    assert bench(table, "A") == "allhalt klauball schranke"


def test_R5_the_formation_is_free() -> None:
    """1-8-1."""
    eleven = "schranke elfer balla joker blitz durchschuss fersi brutalnikov eisenfuss dampf"
    table = prepared(*picks("A", f"{eleven} schwalbe", "rempler granit walze listig"), "A done")
    assert asked(table) == "B field"


def test_E19_exactly_one_keeper_in_the_eleven() -> None:
    table = prepared("A field schranke")
    assert refused(table, "A field tentakel")
    assert not refused(table, "A bench tentakel")


def test_E20_a_second_keeper_is_not_needed() -> None:
    table = prepared(*picks("A", CHEAP, "balla eisenfuss brutalnikov trifft"), "A done")
    assert asked(table) == "B field"


def test_E20_three_keepers_may_sit_on_the_bench() -> None:
    table = prepared(*picks("A", CHEAP, "allhalt klauball tentakel"))
    play(table, "A bench brutalnikov", "A done")
    assert asked(table) == "B field"


@pytest.mark.parametrize(("budget", "allowed"), [("49-51", False), ("51-50", True)])
def test_R48_option_budget_gives_a_bonus_or_a_handicap(budget: str, allowed: bool) -> None:
    table = prepared(budget=budget)
    assert refused(table, "A preset first") != allowed
    assert refused(table, "A preset x") != allowed
    assert not refused(table, "A preset best")
    assert not refused(table, "B preset first")


def test_R48_a_squad_that_is_too_dear_is_refused_with_the_budget() -> None:
    table = prepared(budget="49-51")
    refusal = table.why_not(0, table.read("preset x"))
    assert refusal == ("preset-too-dear", "R4", {"budget": 49})


# R6 Ready made


def test_R6_the_line_ups_of_the_very_first_game() -> None:
    table = prepared(*PRESETS)
    assert (pitch(table, "A"), bench(table, "A")) == (ELEVEN, RESERVES)
    assert (pitch(table, "B"), bench(table, "B")) == (ACKER, ACKER_RESERVES)


def test_R6_the_x_team_starts_its_dearest_eleven() -> None:
    table = prepared("A preset x", "A done", "B preset x", "B done")
    assert sorted((pitch(table, "A") + " " + bench(table, "A")).split()) == sorted(
        f"{ELEVEN} {RESERVES}".split()
    )
    for seat in range(2):
        cards = DECK.footballers
        assert len(table.field[seat]) == 11
        assert [cards[card].position for card in table.field[seat]].count(KEEPER) == 1
        least = min(cards[card].value for card in table.field[seat])
        outfield = [card for card in table.bench[seat] if cards[card].position != KEEPER]
        assert max(cards[card].value for card in outfield) <= least


@pytest.mark.parametrize("squads", ["first", "x"])
def test_R6_option_squads_leaves_nothing_to_choose(squads: str) -> None:
    table = prepared(squads=squads)
    assert asked(table) == "AB colour"
    assert sum(len(side) for side in table.field + table.bench) == 30
    if squads == "first":
        assert pitch(table, "B") == ACKER


@pytest.mark.parametrize(("seat", "budget"), [(0, 50), (1, 50), (0, 40), (1, 60)])
def test_R6_no_exchange_makes_the_best_squad_better(seat: int, budget: int) -> None:
    """All four strengths count, those of starters four times."""
    squad = best_squad(DECK, seat, budget)
    assert (len(squad.field), len(squad.bench)) == (11, 4)
    cards = DECK.footballers
    cost = sum(cards[card].value for card in squad.field + squad.bench)
    assert cost <= budget
    keepers = [cards[card].position == KEEPER for card in squad.field]
    assert sum(keepers) == 1
    for card in range(30 * seat, 30 * seat + 30):
        for other in squad.field + squad.bench:
            alike = (cards[card].position == KEEPER) == (cards[other].position == KEEPER)
            if card in squad.field + squad.bench or not alike:
                continue
            dearer = cards[card].value - cards[other].value
            stronger = sum(cards[card].strengths) - sum(cards[other].strengths)
            assert cost + dearer > budget or stronger <= 0


def test_R5_the_best_squad_has_a_second_keeper() -> None:
    for seat in range(2):
        reserves = best_squad(DECK, seat, 50).bench
        assert KEEPER in [DECK.footballers[card].position for card in reserves]


def test_R6_the_best_squad_is_stronger_than_the_x_team() -> None:
    best = prepared("A preset best", "A done", "B preset best", "B done")
    first = prepared(*PRESETS)
    for seat in range(2):
        strength = [
            sum(sum(DECK.footballers[card].strengths) for card in table.field[seat])
            for table in (best, first)
        ]
        assert strength[0] > strength[1]
        cards = best.field[seat] + best.bench[seat]
        assert sum(DECK.footballers[card].value for card in cards) <= 50


# R7 Set up together


def test_R7_only_when_both_have_chosen_the_teams_are_set_up() -> None:
    table = prepared("A preset first")
    events = play(table, "A done")
    assert events == []
    assert pitch(table, "A") not in str(table.view(1))
    assert table.view(1).field == ((), ())
    events = play(table, "B preset first", "B done")
    assert codes(events) == "line-up"
    assert [names(side) for side in table.view(0).field] == [ELEVEN, ACKER]
    assert [names(side) for side in table.view(None).bench] == [RESERVES, ACKER_RESERVES]


def test_R7_the_keepers_stand_in_goal() -> None:
    table = prepared(*PRESETS)
    assert (keeper(table, "A"), keeper(table, "B")) == ("klauball", "fauster")


def test_R7_everybody_is_set_up_in_his_row_and_head_up() -> None:
    upside_down = [" ".join(reversed(names.split())) for names in (ELEVEN, RESERVES)]
    table = prepared(*picks("A", *upside_down), "A done", "B preset first", "B done")
    assert (pitch(table, "A"), bench(table, "A")) == (ELEVEN, RESERVES)
    assert set(table.turns) == {0}


STEPS = [
    [],
    ["A field trifft"],
    ["A field trifft", "A bench elfer", "A drop trifft"],
    ["A preset first"],
    ["A preset x", "A done"],
]


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(STEPS, 2)))
def test_R7_nothing_shows_of_the_others_squad_not_even_how_far_it_is(
    one: list[str], other: list[str]
) -> None:
    """B and the spectators see the same whatever A has done."""
    first, second = prepared(*one), prepared(*other)
    for seat in (1, None):
        assert first.view(seat) == second.view(seat)
    assert first.moves(1) == second.moves(1)
    assert first.view(0) != second.view(0)


def test_R7_everybody_sees_his_own_squad_while_he_chooses() -> None:
    table = prepared("A field trifft", "B field brecher", "B bench talent")
    assert [names(side) for side in table.view(0).field] == ["trifft", ""]
    assert [names(side) for side in table.view(1).field] == ["", "brecher"]
    assert [names(side) for side in table.view(1).bench] == ["", "talent"]
    assert table.view(None).field == table.view(None).bench == ((), ())


def test_R7_the_order_of_arrival_makes_no_difference() -> None:
    one = prepared("A preset first", "A done", "B preset x", "B done")
    other = prepared("B preset x", "B done", "A preset first", "A done")
    assert one.state() == other.state()


# R8 What is agreed


def test_R8_without_a_word_a_draw_is_a_draw() -> None:
    assert Finale.Options().write()["after90"] == "draw"


# R9, R10 Tactics


def test_R9_eleven_cards_three_of_them_in_hand() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    for seat in range(2):
        assert (len(table.hands[seat]), len(table.stacks[seat])) == (3, 8)
        assert table.view(seat).hands == (3, 3)
        assert table.view(seat).stacks == (8, 8)


def test_R9_the_stack_is_shuffled() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    assert isinstance(table.dice, LoadedDice)
    assert [len(stack) for stack in table.dice.shuffled] == [11, 11]
    real = Finale(Finale.agree(2, {"squads": "first"}), FastDice(1))
    real.play(0, real.read("colour red"))
    real.play(1, real.read("colour red"))
    assert real.hands[0] + real.stacks[0] != real.hands[1] + real.stacks[1]


def test_R9_the_final_card_is_not_among_them() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    for seat in range(2):
        assert CARDS.index("abpfiff") not in table.hands[seat] + table.stacks[seat]


def test_R9_the_top_three_are_drawn() -> None:
    """The loaded dice do not shuffle: the last three of the stack."""
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    assert hand(table, "A") == "kurzpass steilpass konterfalle"
    assert hand(table, "B") == "spitze hinterhalt abstauber"


def test_R9_only_the_owner_knows_his_cards() -> None:
    table = prepared(*PRESETS, "A colour purple")
    events = play(table, "B colour red")
    assert told(events, "draw") == ["draw A"] * 3 + ["draw B"] * 3
    assert told(events, "draw", seat=1)[:4] == ["draw A"] * 3 + ["draw B abstauber"]
    view = table.view(0)
    assert tactics(view.hand) == "kurzpass steilpass konterfalle"
    assert table.view(None).hand == table.view(None).stack == ()


def test_R9_the_order_of_the_own_stack_is_hidden_too() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    before = table.view(0)
    table.stacks[0].reverse()
    table.stacks[1].reverse()
    assert table.view(0) == before


def test_R10_the_white_cards_and_those_of_another_colour() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour yellow")
    for seat, colour in enumerate(["purple", "yellow"]):
        cards = tactics(table.hands[seat] + table.stacks[seat]).split()
        assert sorted(map(colour_of, cards)) == sorted(["white"] * 5 + [colour] * 6)


def test_E1_twelve_cards_are_eleven_and_the_final_card() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    cards = {*table.hands[0], *table.stacks[0]}
    assert len(cards) == 11
    assert len(cards | {DECK.final}) == 12


def test_E28_one_colour_beside_white() -> None:
    table = prepared(*PRESETS)
    assert asked(table) == "AB colour"
    assert choices(table, "A") == choices(table, "B") == "purple yellow blue red"
    assert refused(table, "A colour white")


def test_E28_both_may_choose_the_same_colour() -> None:
    table = prepared(*PRESETS, "A colour blue", "B colour blue")
    assert sorted(table.hands[0] + table.stacks[0]) == sorted(table.hands[1] + table.stacks[1])


def test_E28_the_colour_is_chosen_in_secret() -> None:
    waiting, chosen, other = (
        prepared(*PRESETS),
        prepared(*PRESETS, "A colour blue"),
        prepared(*PRESETS, "A colour red"),
    )
    assert waiting.view(1) == chosen.view(1) == other.view(1)
    assert waiting.view(None) == chosen.view(None)
    assert chosen.view(0).mine != other.view(0).mine
    assert chosen.view(0).waiting


def test_E28_nobody_is_told_the_colour_afterwards() -> None:
    """With A's cards equally many, B sees the same whichever colour A has."""
    one = prepared(*PRESETS, "A colour blue", "B colour red")
    other = prepared(*PRESETS, "A colour yellow", "B colour red")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


def test_E28_a_choice_is_a_choice() -> None:
    table = prepared(*PRESETS, "A colour blue")
    assert refused(table, "A colour red")


# R11, R50 Kick-off


def test_R11_nil_nil_and_the_first_period() -> None:
    table = prepared(*PRESETS, "A colour purple", "B colour red")
    assert score(table) == "0-0"
    assert table.view(None).period == 1
    assert asked(table) == "AB play"
    assert opened(table) == "none none"


def test_R50_tactics_are_chosen_with_both_line_ups_in_view() -> None:
    table = prepared(*PRESETS)
    view = table.view(0)
    assert asked(table) == "AB colour"
    assert [names(side) for side in view.field] == [ELEVEN, ACKER]
    assert view.period == 0
    assert view.hands == view.stacks == (0, 0)


# R47 Free choice of tactics

FREE = "sturmlauf brechstange visier libero freiebahn flanke doppelpass solo kurzpass spitze riegel"


def free(*script: str) -> Finale:
    return prepared(*PRESETS, *script, tactics="free")


def test_R47_two_5_two_4_two_3_four_2_and_one_1() -> None:
    table = free(*stacking("A", "sturmlauf allemann"))
    assert refused(table, "A stack brechstange")
    play(table, *stacking("A", "visier libero"))
    assert refused(table, "A stack dreizack")
    play(table, *stacking("A", "flanke eckball"))
    assert refused(table, "A stack freiebahn")
    play(table, *stacking("A", "solo spitze kette dreieck"))
    assert refused(table, "A stack kurzpass")
    assert choices(table, "A") == "konterfalle riegel ballbesitz abstauber"
    play(table, "A stack riegel")
    assert asked(table) == "B stack"


def test_R47_no_card_twice() -> None:
    assert refused(free("A stack sturmlauf"), "A stack sturmlauf")


def test_R47_white_may_be_left_out() -> None:
    cards = "brechstange allemann hohebaelle libero flanke eckball kette dreieck spitze kurzpass"
    table = free(*stacking("A", f"{cards} riegel"))
    assert asked(table) == "B stack"


def test_R47_you_fix_the_order_and_the_three_cards_in_hand() -> None:
    table = free(*stacking("A", FREE), *stacking("B", FREE))
    assert hand(table, "A") == "sturmlauf visier brechstange"
    assert tactics(reversed(table.stacks[0])) == " ".join(FREE.split()[3:])
    assert isinstance(table.dice, LoadedDice)
    assert table.dice.shuffled == []
    play(table, "A play visier", "B play visier", "duel 2 1")
    assert hand(table, "A") == "sturmlauf brechstange libero"


def test_R47_you_know_your_order_and_the_other_does_not() -> None:
    table = free(*stacking("A", FREE), *stacking("B", FREE))
    assert tactics(reversed(table.view(0).stack)) == " ".join(FREE.split()[3:])
    before = table.view(1), table.view(None)
    table.stacks[0].reverse()
    assert (table.view(1), table.view(None)) == before
    for period in (1, 6):
        table.period = period
        assert table.view(0).stack == tuple(table.stacks[0])


def test_R47_nothing_shows_of_the_others_choice_not_even_how_far_it_is() -> None:
    tables = [free(*stacking("A", " ".join(FREE.split()[:count]))) for count in range(12)]
    assert all(table.view(1) == tables[0].view(1) for table in tables)
    assert all(table.view(None) == tables[0].view(None) for table in tables)
    assert tactics(tables[2].view(0).mine) == "sturmlauf brechstange"


def test_E27_two_cards_of_strength_1_with_the_final_card() -> None:
    table = free()
    assert refused(table, "A stack abpfiff")
    play(table, *stacking("A", FREE), *stacking("B", FREE))
    cards = [*table.hands[0], *table.stacks[0], DECK.final]
    assert len(cards) == 12
    assert [DECK.tactics[card].strength for card in cards].count(1) == 2


def test_a_spectator_is_asked_nothing_and_nobody_is_named_in_secret() -> None:
    table = prepared("A field trifft")
    assert table.view(None).asked == NOBODY
    assert table.view(None).mine == ()
    assert not table.view(None).waiting
    assert [table.view(seat).waiting for seat in range(len(SEATS[:2]))] == [False, False]


def test_E28_whoever_imagines_thinks_of_every_colour_that_the_other_may_have_chosen() -> None:
    """Until a card is seen, each of them is possible."""
    match = Match(Finale, Finale.agree(2, {"squads": "first"}), "fast 1")
    for seat, colour in ((0, "blue"), (1, "red")):
        match.play(seat, match.table.read(f"colour {colour}"))
    view, memory = match.view(0), match.memories[0]
    imagined = set()
    for number in range(200):
        table = Finale.imagine(match.setup, view, memory, FastDice(number))
        colours = {table.deck.tactics[card].colour for card in table.hands[1] + table.stacks[1]}
        imagined |= {COLOURS[colour] for colour in colours if colour != WHITE}
    assert imagined == {colour for colour in COLOURS if colour != COLOURS[WHITE]}
