"""Positions of Finale as text: what it has beside what all notations do (see test_round_trip)."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.notation import LINE_SHOWN
from anpfiff.core.nouns import NOBODY, Mistake
from anpfiff.games.finale.cards import FinaleDeck
from anpfiff.games.finale.moment import QUESTIONS, act_of
from anpfiff.games.finale.rules import Finale
from tests.laws.laws import play_on, walk
from tests.notation.reading import (
    check_mistake,
    deck_reads_back,
    example,
    mistake_in,
    reads_back,
    wrong_line,
)
from tests.rules.finale_positions import CAST, DECK, DECK_TEXT, by_name, with_lines

SETTINGS: list[dict[str, str]] = [
    {},
    {"squads": "first", "keeper": "injury-only", "budget": "50-55"},
    {"squads": "x", "after90": "extra-time", "die": "0-0-0-3-3-3"},
    {
        "tactics": "free",
        "squads": "x",
        "leg": "second",
        "aggregate": "1-1",
        "after90": "extra-time",
    },
    {"leg": "first", "after90": "extra-time", "budget": "45-60", "die": "2-2-2-2-2-3"},
]

ATTACK = """
    A          klauball granit rempler dampf blitz/1 fire trifft/2
    A bench    tentakel walze joker
    A hand     sturmlauf solo
    A stack    freiebahn visier
    A open     dreizack
    A slots    MS
    B          fauster/2 fouler! putzer laessig abseits
    B bench    pfosten
    B hand     libero
    B open     doppelpass
    score      1-0
    period     3
    attack     A 1
    action     A build-up
    asked      A use
"""
SHOOT_OUT = """
    A          schranke granit elfer blitz joker rumsteher schwalbe
    A shooters elfer granit
    B          greifhin wadel ballermann laessig talent pfosten streuer
    B shooters talent
    score      2-2
    asked      AB shoot
"""
CHANGES = """
    A          klauball granit rempler dampf
    A bench    tentakel walze joker
    A hand     solo
    A swaps    granit walze dampf
    B          fauster fouler putzer
    B bench    pfosten
    B swaps    fouler pfosten
    asked      A off
"""
SQUADS = """
    A          allhalt torbaldo
    A bench    joker
    B          -
    asked      AB field
"""
TEXTS = [ATTACK, SHOOT_OUT, CHANGES, SQUADS]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_match_reads_back(setting: dict[str, str], seed: int) -> None:
    for step in walk(Finale, setting, 2, seed):
        reads_back(step.table)


@pytest.mark.parametrize("setting", SETTINGS[1:4], ids=str)
def test_imagined_tables_read_back(setting: dict[str, str]) -> None:
    for number, step in enumerate(walk(Finale, setting, 2, 3)):
        if number % 4 == 0 and step.table.result() is None:
            setup, memories, dice = step.match.setup, step.match.memories, FastDice(number)
            for seat in range(2):
                view = step.table.view(seat)
                reads_back(Finale.imagine(setup, view, memories[seat], dice))


def test_another_deck_has_its_own_cards() -> None:
    reads_back(Finale.position(ATTACK, DECK))
    deck_reads_back(Finale, DECK)


def test_a_footballer_may_be_called_like_a_place() -> None:
    """`A bench …` is about the bench, `A bench/0 …` about him."""
    text = DECK_TEXT.replace('"granit"', '"bench"').replace('"rempler"', '"goal"')
    deck = FinaleDeck.read(text, "mine.toml")
    table = Finale.position("A goal/0 bench/1\nA hand solo\nB -", deck)
    assert reads_back(table).splitlines()[0].split() == ["A", "bench/1", "goal/0"]
    assert table.bench == [[], []]
    assert table.keeper == [NOBODY, NOBODY]
    deck_reads_back(Finale, deck)


def test_the_example_is_written_alike() -> None:
    table = Finale.position(example(Finale))
    assert str(table) == "\n".join(line.strip() for line in example(Finale).splitlines())
    assert table.view(None).goals == (1, 0)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_by_hand_are_written_alike(text: str) -> None:
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    written = [" ".join(line.split()) for line in str(Finale.position(text)).splitlines()]
    assert sorted(written) == sorted(lines)


def test_order_and_spaces_do_not_matter() -> None:
    lines = [" ".join(line.split()) for line in ATTACK.splitlines()]
    assert str(Finale.position("\n\n".join(reversed(lines)))) == str(Finale.position(ATTACK))


def test_a_stroke_is_nobody_and_nothing() -> None:
    text = "A elfer\nB -\nA hand solo"
    places = ("A bench", "A gone", "A goal", "A stack", "A open", "A slots", "A used", "A built")
    strokes = "\n".join(f"{name} -" for name in (*places, "B hand", "checks", "booked"))
    assert str(Finale.position(f"{text}\n{strokes}")) == str(Finale.position(text))


def test_bookings_keep_their_order() -> None:
    table = Finale.position(
        "A klauball! blitz!\nA gone dampf!\nA hand solo\nB -\nbooked blitz dampf"
    )
    assert [CAST[card] for card in table.booked] == ["blitz", "dampf", "klauball"]
    reads_back(table)


@pytest.mark.parametrize(
    ("lines", "question", "choices"),
    [
        ("A gone niedurch/1\nlost injury\nasked B bring", "B bring", "pfosten nobody"),
        ("B fouler putzer\nlost red\nasked B goal", "B goal", "pfosten"),
        ("B fouler abseits\nB goal abseits\nlost red\nasked B leave", "B leave", "fouler"),
        ("asked A lay", "A lay", "sturmlauf solo"),
        ("B stack visier\nasked B swap", "B swap", "keep libero"),
    ],
)
def test_every_question_of_an_attack(lines: str, question: str, choices: str) -> None:
    table = Finale.position(with_lines(ATTACK, lines))
    letter, act = question.split()
    moves = table.moves("AB".index(letter))
    assert act_of(table, table.topic) == act
    assert " ".join(table.write(move).split()[-1] for move in moves) == choices
    reads_back(table)


def test_every_question_has_a_word() -> None:
    table = Finale.position(ATTACK)
    assert len({act_of(table, question) for question in QUESTIONS}) == len(QUESTIONS) == 12


@pytest.mark.parametrize(
    ("lines", "result"),
    [
        ("score 2-1\nperiod 6\nasked nobody use", "1 2 goals"),
        ("score 1-1\nperiod 6\nasked nobody play", "1 1 draw"),
        ("score 0-1\nperiod 8\nasked nobody goal\noptions after90=extra-time", "2 1 extra-time"),
        (
            "asked nobody shoot\nstarter B\nA shots elfer+ elfer+ elfer+\n"
            "B shots nobody- nobody- nobody-",
            "1 2 shoot-out",
        ),
    ],
)
def test_the_result_follows_from_the_goals(lines: str, result: str) -> None:
    table = Finale.position(f"A schranke elfer\nB -\n{lines}")
    outcome = table.result()
    assert outcome is not None
    assert f"{outcome.places[0]} {outcome.places[1]} {outcome.code}" == result
    reads_back(table)


# Nonsense


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-seats"),
        ("\n \n", "position-seats"),
        ("B fauster\nscore 1-0", "position-seats"),
        ("A bench joker", "position-seats"),
        ("A klauball", "seats-count"),
        ("A -\nB -\nC -", "seats-count"),
    ],
)
def test_both_sides_must_be_there(text: str, code: str) -> None:
    assert mistake_in(Finale, text).code == code


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A schranke/4", "… | …/1 | …!"),
        ("A schranke!/1", "… | …/1 | …!"),
        ("A schr", "schranke"),
        ("A fauster", "allhalt | … | schwalbe"),
        ("A joker joker", "≤ 0 × joker"),
        (
            "A klopper granit rempler dampf blitz fire walze elfer joker trifft fersi listig",
            "≤ 11",
        ),
        ("A bench elfer walze", "≤ 0 × elfer"),
        ("A bench allhalt klauball tentakel listig walze", "≤ 4 × …"),
        ("A goal joker", "schranke | … | elfer"),
        ("A goal elfer schranke", "≤ 1 × …"),
        ("A hand solo visier freiebahn sturmlauf", "≤ 3 × …"),
        ("A hand ballbino", "sturmlauf | … | abstauber"),
        ("A stack solo", "≤ 0 × solo"),
        ("A open visier", "play …"),
        ("A colour white", "purple | yellow | blue | red"),
        ("A subs 4", "0–3"),
        ("A slots DX", "KDMS?^"),
        ("A swaps elfer", "A | B | options | asked"),
        ("A shots elfer+", "A | B | options | asked"),
        ("checks elfer", "≤ 0 × …"),
        ("booked elfer", "≤ 0 × …"),
        ("score 1:0", "1-0"),
        ("score", "1-0"),
        ("period 9", "1–8"),
        ("period ²", "1–8"),
        ("now soon", "≥ 0"),
        ("attack A 5", "A 0–4 [counter | countered]"),
        ("action kick", "A build-up | finish [success]"),
        ("lost yellow", "injury | red"),
        ("asked A kick", "A | B | AB | nobody  field | colour | off | play"),
        ("asked AB stack", "A | B | AB | nobody  field | colour | off | play"),
        ("asked A play", "AB …"),
        ("asked AB use", "attack, action, A open, B open, A slots"),
        ("asked A use", "attack, action, A open, B open, A slots"),
        ("asked nobody play", "A | B | AB …"),
        ("referee dampf", "A | B | options | asked"),
        ("x" * 100, "A | B | options | asked"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(line: str, expected: str) -> None:
    text = with_lines("A schranke elfer\nB greifhin\nA hand solo\nB hand solo", line)
    shown, wanted = wrong_line(Finale, text)
    assert shown == line[:LINE_SHOWN]
    assert wanted.startswith(expected)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{SQUADS}\nA hand solo", "A hand solo"),
        (SQUADS.replace("torbaldo", "klauball"), "A allhalt klauball"),
        (SQUADS.replace("torbaldo", "torbaldo!"), "A allhalt torbaldo!"),
        (SQUADS.replace("torbaldo", "torbaldo/1"), "A allhalt torbaldo/1"),
        (f"{SQUADS}\nA colour red", "A colour red"),
        (f"{SQUADS}\nA stack solo\noptions tactics=free", "A stack solo"),
        (SQUADS.replace("AB", "A"), "asked A field"),
        (CHANGES.replace("granit walze dampf", "granit tentakel"), "A swaps granit tentakel"),
        (CHANGES.replace("asked      A", "asked      B"), "asked B off"),
        (SHOOT_OUT.replace("shooters talent", "shooters greifhin"), "B shooters greifhin"),
        (SHOOT_OUT.replace("asked      AB", "asked      A"), "asked A shoot"),
        (f"{SHOOT_OUT}\nstarter A\nA shots elfer+", "A shooters elfer granit"),
        (ATTACK.replace("attack     A 1", "attack     B 1"), "asked A use"),
        (ATTACK.replace("slots    MS", "slots    K"), "asked A use"),
        (with_lines(ATTACK, "A used klopper"), "asked A use"),
        ("A -\nB -", "asked"),
        ("A klauball allhalt\nB -\nA hand solo", "A klauball allhalt"),
        ("A klauball joker\nA goal joker\nB -\nA hand solo", "A klauball joker"),
        ("A -\nB -\nA -", "A -"),
    ],
)
def test_positions_that_cannot_be(text: str, line: str) -> None:
    assert wrong_line(Finale, text)[0] == line


def mutated(text: str, lines: list[str], dice: Dice) -> str:
    """A line lost or from elsewhere, a word moved, or another letter."""
    changed = text.splitlines()
    place = dice.below(len(changed))
    words = changed[place].split()
    kind = dice.below(4)
    if kind == 0:
        del changed[place]
    elif kind == 1:
        other = dice.pick(lines)
        changed = [*without(changed, *by_name(other)), other]
    elif kind == 2:
        words.insert(dice.below(len(words)), dice.pick(dice.pick(lines).split()))
        changed[place] = " ".join(words)
    else:
        at = dice.below(len(changed[place]))
        letter = dice.pick("ab/!+-=19 ?^é")
        changed[place] = changed[place][:at] + letter + changed[place][at + dice.below(2) :]
    return "\n".join(changed)


def without(lines: list[str], name: str) -> list[str]:
    return [line for line in lines if not line.startswith(f"{name}  ")]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_text_it_is_a_mistake_or_a_match_that_can_be_played(seed: int) -> None:
    dice = FastDice(seed)
    steps = [str(step.table) for step in walk(Finale, SETTINGS[seed], 2, seed)]
    texts = [*steps, *map(str, map(Finale.position, TEXTS))]
    lines = sorted({line for text in texts for line in text.splitlines()})
    played = 0
    for _ in range(500):
        text = dice.pick(texts)
        for _ in range(1 + dice.below(2)):
            text = mutated(text, lines, dice) or "A"
        try:
            table = Finale.position(text)
        except Mistake as mistake:
            check_mistake(mistake)
            continue
        reads_back(table)
        play_on(table, dice)
        played += 1
    assert played > 50
