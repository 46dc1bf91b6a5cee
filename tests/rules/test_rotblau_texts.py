"""Moves as texts, the view, what fits, and imagined tables."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event, Mistake
from anpfiff.games.rotblau.cards import PHRASES
from anpfiff.games.rotblau.imagine import RotBlauMemory
from anpfiff.games.rotblau.options import RotBlauOptions
from anpfiff.games.rotblau.rules import RotBlau
from anpfiff.games.rotblau.view import EMPTY
from tests.rules.notation import fitting, sent_back, unfit, wait
from tests.rules.rotblau_positions import DECK, card_of, play, rotblau, tick

POSITION = """
    middle  b4-7w
    A       r4-6w rY r7-8c r1-2o | r2-5g r2-4w
    B       b1-2o b7-8c b3-4f b10-11w
"""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("shoot", "move-unknown"),
        ("play", "move-object"),
        ("play 5", "move-object"),
        ("book 1", "move-object"),
        ("book 1 e", "move-object"),
        ("turn 2", "move-alone"),
    ],
)
def test_nonsense_is_a_clear_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as mistake:
        rotblau(POSITION).read(text)
    assert mistake.value.code == code


def test_every_move_reads_back() -> None:
    assert RotBlau.phrases(RotBlau.agree(3, {}, DECK)) is PHRASES
    assert len(PHRASES.texts) == 3 + 6 + 24
    for move, text in PHRASES.texts.items():
        assert PHRASES.read(text.upper()) == move


def test_what_a_move_is_about() -> None:
    table = rotblau(POSITION)
    for text, about in {
        "turn": ("turn", ()),
        "play top": ("play", (("place", 4),)),
        "book 2 c": ("book", (("place", 1), ("seat", 2))),
    }.items():
        assert PHRASES.about(table.read(text)) == about


def test_R2_R7_D1_D3_D4_D28_D29_D30_D31_every_option_cites_its_rule() -> None:
    rules = {item.name: item.metadata["rule"] for item in RotBlauOptions.all()}
    rules.pop("even", None)
    assert rules == {
        "larger": "R2",
        "refill": "D1",
        "action": "D3",
        "setup": "D4",
        "pair": "D9",
        "gather_ms": "D28",
        "yellow_ms": "D28",
        "hand_ms": "D29",
        "lock_ms": "D30",
        "wrong": "D30",
        "late_ms": "D30",
        "still_ms": "D31",
        "break_ms": "R7",
    }


def test_the_view_shows_what_lies_open() -> None:
    view = rotblau(POSITION, goals="1-0").view(1)
    assert view.top == card_of("b4-7w")
    assert view.height == 1
    assert view.displays[0] == tuple(map(card_of, ["r4-6w", "rY", "r7-8c", "r1-2o"]))
    assert view.tops == (card_of("r2-4w"), EMPTY)
    assert view.heights == (2, 0)
    assert [len(cards) for cards in view.scored] == [1, 0]


# What fits, and what everybody is asked


def test_R12_what_fits_is_what_would_stay_if_it_landed_now() -> None:
    table = rotblau(POSITION.replace("r2-4w", "r2-4w | only"))
    assert fitting(table, "AB", "play") == ["A play 1", "A play top", "B play 2"]
    play(table, "A play 1")
    assert fitting(table, "AB", "play") == ["B play 4"]


def test_R7_before_the_kick_off_only_a_4_fits() -> None:
    table = rotblau("A r4-6w r1-2o rC r3-8g\nB b4-7w b7-8c b9! b8-9o")
    assert fitting(table, "AB", "play") == ["A play 1", "B play 1"]


@pytest.mark.parametrize(
    ("action", "plays"), [("anywhere", ["A play 2", "A play top"]), ("turned", ["A play top"])]
)
def test_R19_D3_an_action_card_fits_from_where_it_may_be_laid(
    action: str, plays: list[str]
) -> None:
    table = rotblau(
        "middle b4-7w\nA r1-2o rC r7-8c r3-8g | r2-5g rC\nB b1-2o b3-4f b3-7w b8-9o", action=action
    )
    assert fitting(table, "A", "play") == plays


def test_R8_R12_what_does_not_fit_is_what_goes_back() -> None:
    table = RotBlau(RotBlau.agree(3, {"lock_ms": "0"}), FastDice(3))
    dice, seen = FastDice(4), set()
    tick(table)
    for _ in range(400):
        assert unfit(table) == sent_back(table)
        seen |= set(unfit(table).values())
        if acting := [seat for seat in range(3) if table.moves(seat)]:
            seat = dice.pick(acting)
            table.play(seat, dice.pick(table.moves(seat)))
        wait(table, 300)
    assert seen == {True, False}


def test_R7_R12_what_everybody_is_asked() -> None:
    table = RotBlau(RotBlau.agree(2), FastDice(1))
    assert [table.question(seat) for seat in (0, 1, None)] == [("ready", {}), ("ready", {}), None]
    play(table, "B ready")
    assert [table.question(seat) for seat in (0, 1)] == [("ready", {}), None]
    tick(table)
    assert [table.question(seat) for seat in (0, 1, None)] == [("play", {}), ("play", {}), None]


def test_R22_D21_D30_nobody_is_asked_who_can_do_nothing() -> None:
    table = rotblau(POSITION, lock_ms="700")
    play(table, "A book 2 b", "A play 3")
    assert [table.question(seat) for seat in (0, 1)] == [None, None]
    tick(table)
    assert [table.question(seat) for seat in (0, 1)] == [("play", {}), None]
    table = rotblau("middle b4-7w\nA _ _ _ _ | | only\nB b1-2o b7-8c b3-4f b10-11w")
    assert [table.question(seat) for seat in (0, 1)] == [None, ("play", {})]
    table = rotblau(POSITION, goals="3-0")
    assert [table.question(seat) for seat in (0, 1)] == [None, None]


# Imagined tables


def after(seats: int, seed: str, *texts: str) -> Match:
    """Hands are not what this is about."""
    options = {"hand_ms": "0", "lock_ms": "0"}
    match = Match(RotBlau, RotBlau.agree(seats, options, DECK), seed)
    match.wait(6000)
    for text in texts:
        seat = "ABCD".index(text[0])
        move = match.table.read(text[2:])
        if move in match.table.moves(seat):
            match.play(seat, move)
    return match


def tables(match: Match, count: int = 40) -> list[RotBlau]:
    view, memory = match.view(0), match.memories[0]
    return [
        RotBlau.imagine(match.setup, view, memory, FastDice(seed), match.now)
        for seed in range(count)
    ]


def test_imagined_piles_keep_what_was_seen_and_vary_in_what_was_not() -> None:
    match = after(2, "fast 5", *["A turn"] * 4)
    real = match.table
    assert isinstance(real, RotBlau)
    found = tables(match)
    assert {tuple(table.piles[0][1::2]) for table in found} == {tuple(real.piles[0][1::2])}
    assert len({tuple(table.piles[0][::2]) for table in found}) > 30
    assert len({tuple(table.hands[1]) for table in found}) == len(found)


def test_in_a_pair_a_card_seen_before_the_shuffle_stays_with_its_player() -> None:
    match = after(4, "fast 6", *["A turn"] * 40)
    real = match.table
    assert isinstance(real, RotBlau)
    told = match.history(0)
    turned = [event.facts["card"] for event in told if event.code == "turn"]
    assert "gather" in [event.code for event in told]
    for table in tables(match):
        own = Counter([*table.hands[0], *table.piles[0], *table.displays[0]])
        assert set(turned) <= set(own)


def dealt(cards: str, back: str = "", hand: int = 30, setup: str = "shuffle") -> RotBlauMemory:
    """What everybody remembers after this deal to A."""
    memory = RotBlauMemory(RotBlau.agree(2, {}, DECK))
    tell(memory, "deal", cards=cards, back=back, hand=hand, setup=setup)
    return memory


def tell(memory: RotBlauMemory, code: str, **facts: Any) -> None:
    for name in ("cards", "back"):
        if name in facts:
            facts[name] = tuple(card_of(text) for text in facts[name].split())
    if "card" in facts:
        facts["card"] = card_of(facts["card"])
    memory.see([Event(code, {"seat": 0, **facts})])


def test_equal_cards_are_counted_as_long_as_they_cannot_be_the_same_one() -> None:
    memory = dealt("r9! r1-2o")
    held = memory.sights[0].held
    tell(memory, "turn", card="r9!", count=2)
    assert held[card_of("r9!")] == 2
    tell(memory, "gather")
    tell(memory, "display", cards="r9! r2-4w")
    assert held[card_of("r9!")] == 2
    tell(memory, "turn", card="r9!", count=2)
    tell(memory, "turn", card="r9!", count=2)
    assert held[card_of("r9!")] == 3


def test_a_card_that_was_laid_is_no_longer_held() -> None:
    memory = dealt("rC r1-2o")
    tell(memory, "turn", card="rC", count=2)
    tell(memory, "action", card="rC", place=0)
    assert memory.sights[0].held[card_of("rC")] == 1
    assert memory.middle == [card_of("rC")]
    tell(memory, "turn", card="r2-4w", count=2)
    assert memory.sights[0].held[card_of("rC")] == 1


def test_D4_cards_from_under_the_deck_are_known_when_they_are_turned() -> None:
    memory = dealt("r1-2o r2-4w", back="r4-6w rC", hand=4, setup="under")
    tell(memory, "turn", card="r3-8g", count=2)
    tell(memory, "turn", card="rC", count=2)
    assert memory.sights[0].pile[-2:] == [card_of("r4-6w"), card_of("rC")]
    assert memory.sights[0].held[card_of("rC")] == 1


def test_D4_what_went_under_the_deck_is_imagined_there() -> None:
    for seed in range(12):
        match = Match(RotBlau, RotBlau.agree(2, {"setup": "under"}, DECK), f"fast {seed}")
        for seat, deal in enumerate(match.told(0, 0)[:2]):
            under = list(deal.facts["back"][::-1])
            assert all(table.hands[seat][: len(under)] == under for table in tables(match, 3))


def test_a_table_can_be_imagined_with_an_empty_memory() -> None:
    texts = ["A turn", "B turn", "C turn", "A play top", "B play top", "C play top"]
    match = after(3, "fast 9", *texts * 60)
    assert isinstance(match.table, RotBlau)
    assert match.table.middle
    view = match.table.view(2)
    table = RotBlau.imagine(match.setup, view, RotBlauMemory(match.setup), FastDice(3), match.now)
    assert table.view(2) == view
    assert table.copy().state() == table.state()


def test_after_a_goal_what_was_known_is_forgotten() -> None:
    table = rotblau("middle b4-7w r5-10w\nA r10! rY r7-8c r1-2o\nB b1-2o b7-8c b3-4f b10-11w")
    memory = RotBlauMemory(table.setup)
    memory.see(play(table, "A turn", "A play 1"))
    memory.see(tick(table))
    imagined = RotBlau.imagine(table.setup, table.view(1), memory, FastDice(1), table.now)
    assert imagined.view(1) == table.view(1)
    assert memory.middle == []
    assert Counter([*imagined.hands[0], *imagined.displays[0]]) == Counter(table.card_set(0))
