"""Moves, questions and refusals of Finale."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.nouns import About, Question, Refusal, Thing
from anpfiff.games.finale.cards import BUILD_UP, COLOURS
from anpfiff.games.finale.rules import Finale
from tests.rules.finale_positions import CARDS, CAST, DECK, finale, prepared, read, with_lines

ATTACK = """
    A       klauball granit dampf blitz trifft/2
    A bench tentakel walze joker
    A open  dreizack
    A slots MS
    B       fauster fouler putzer
    B bench pfosten
    B open  doppelpass
    attack  A 1
    action  A build-up
"""
NO_KEEPER = with_lines(ATTACK, "B fouler putzer\nlost red\nasked B goal")
CHANGES = "A klauball granit dampf\nA bench tentakel walze\nasked AB off\nperiod 2\nB bench pfosten"
SHOOT_OUT = "asked AB shoot\nA shooters joker"


def footballer(name: str) -> int:
    return CAST.index(name)


def tactic(name: str) -> int:
    return CARDS.index(name)


def test_R12_what_a_move_is_about() -> None:
    phrases = Finale.phrases(Finale.agree(2, {}, DECK))
    for text, about in (
        ("use elfer", About("use", (Thing("card", footballer("elfer")),))),
        ("play solo", About("play", (Thing("tactic", tactic("solo")),))),
        ("colour red", About("colour", (Thing("colour", COLOURS.index("red")),))),
        ("preset x", About("preset", (Thing("preset", 1),))),
        ("nobody", About("nobody")),
    ):
        assert phrases.about(phrases.read(text)) == about


# Questions


@pytest.mark.parametrize(
    ("text", "letter", "code", "facts"),
    [
        ("", "A", "play", {}),
        ("", "B", "play", {}),
        (CHANGES, "A", "off", {}),
        (f"{CHANGES}\nA swaps dampf", "A", "on", {"footballer": footballer("dampf")}),
        (f"{CHANGES}\nA swaps dampf walze", "A", "off", {}),
        (f"{ATTACK}\nasked A use", "A", "use", {"slot": "midfield", "action": BUILD_UP}),
        (f"{ATTACK}\nasked B bring", "B", "bring", {}),
        (NO_KEEPER, "B", "goal", {}),
        (f"{ATTACK}\nasked A leave", "A", "leave", {}),
        (f"{ATTACK}\nasked A lay", "A", "lay", {}),
        (f"{ATTACK}\nasked B swap", "B", "swap", {}),
        (SHOOT_OUT, "A", "shoot", {"number": 2}),
        (SHOOT_OUT, "B", "shoot", {"number": 1}),
    ],
)
def test_R12_whoever_can_act_is_asked_for_it(
    text: str, letter: str, code: str, facts: dict[str, Any]
) -> None:
    table = finale(text)
    assert table.question("AB".index(letter)) == Question(code, facts)


def test_R4_R9_R47_so_it_is_in_the_preparation() -> None:
    table = prepared()
    assert table.question(0) == table.question(1) == Question("squad")
    assert prepared(squads="x").question(1) == Question("colour")
    table = prepared("A stack solo", "A stack visier", squads="x", tactics="free")
    assert table.question(0) == Question("stack", {"number": 3})
    assert table.question(1) == Question("stack", {"number": 1})


def test_R17_nobody_else_is_asked_for_anything() -> None:
    table = finale(f"{ATTACK}\nasked A use")
    assert table.question(1) is None
    assert table.question(None) is None
    over = finale("score 1-0\nperiod 6\nthen full-time")
    assert over.question(0) is None


# Refusals


@pytest.mark.parametrize(
    ("text", "move", "refusal"),
    [
        ("", "A play abpfiff", ("final-stays", "R34", {"tactic": tactic("abpfiff")})),
        ("", "A play solo", ("not-in-hand", "R12", {"tactic": tactic("solo")})),
        ("", "A use elfer", ("choose-card", "R12")),
        ("A open visier\nasked B play", "A play visier", ("chosen-already", "R12")),
        (CHANGES, "A on walze", ("off-first", "R42")),
        (CHANGES, "A off walze", ("not-on-field", "R42", {"footballer": footballer("walze")})),
        (CHANGES, "A off putzer", (
            "not-your-footballer", "R1", {"footballer": footballer("putzer")},
        )),
        (with_lines(CHANGES, "A subs 0\nasked B off"), "A off dampf", ("chosen-already", "R42")),
        (f"{CHANGES}\nA swaps dampf", "A on tentakel", (
            "keeper-not-in-field", "R42", {"footballer": footballer("tentakel")},
        )),
        (f"{ATTACK}\nasked A use", "B use fouler", ("other-is-on", "R17", {"seat": 0})),
        (f"{ATTACK}\nasked A use", "A use granit", (
            "wrong-position", "R16", {"footballer": footballer("granit"), "slot": "midfield"},
        )),
        (f"{ATTACK}\nA used trifft\nasked A use", "A use trifft", (
            "used-already", "E34", {"footballer": footballer("trifft")},
        )),
        (f"{ATTACK}\nasked A leave", "A leave klauball", (
            "keeper-stays", "E13", {"footballer": footballer("klauball")},
        )),
        (NO_KEEPER, "B goal fouler", ("bench-first", "R39", {"footballer": footballer("fouler")})),
        (SHOOT_OUT, "A shoot joker", (
            "shoots-already", "R45", {"footballer": footballer("joker")},
        )),
        (SHOOT_OUT, "A shoot schranke", (
            "keeper-does-not-shoot", "R45", {"footballer": footballer("schranke")},
        )),
        ("score 1-0\nperiod 6\nthen full-time", "A play solo", ("over", "R43")),
    ],
)  # fmt: skip
def test_R12_what_cannot_be_done_is_explained(
    text: str, move: str, refusal: tuple[str, str, dict[str, Any]]
) -> None:
    table = finale(text)
    seat, number = read(table, move)
    assert number not in table.moves(seat)
    assert table.why_not(seat, number) == Refusal(*refusal)


def test_R4_R5_why_a_squad_is_not_one() -> None:
    table = prepared("A field allhalt", "A bench joker")
    for text, refusal in (
        ("done", Refusal("squad-incomplete", "R4", {"starters": 1, "reserves": 1})),
        ("field joker", Refusal("in-squad", "R4", {"footballer": footballer("joker")})),
        ("drop dampf", Refusal("not-in-squad", "R4", {"footballer": footballer("dampf")})),
        ("field klauball", Refusal("one-keeper", "E19", {"keeper": footballer("allhalt")})),
    ):
        assert table.why_not(0, table.read(text)) == refusal


def test_R4_who_is_too_dear_leaves_too_little_for_the_places_still_open() -> None:
    table = prepared("A field torbaldo", "A field ballbino", "A field fire", "A field allhalt")
    facts = {"footballer": footballer("niedurch"), "value": 5, "left": 24, "open": 10}
    assert table.why_not(0, table.read("field niedurch")) == Refusal("over-budget", "R4", facts)
