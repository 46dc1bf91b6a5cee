"""Positions of Finale as text: every table can be written, and read back as it was."""

from __future__ import annotations

import pytest

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.games.finale import notation
from anpfiff.games.finale.moment import QUESTIONS, act_of
from anpfiff.games.finale.rules import Finale
from tests.laws.laws import play_on, walk
from tests.rules.finale_positions import DECK

SETTINGS: list[dict[str, str]] = [
    {},
    {"squads": "first", "keeper": "injury-only", "budget": "50-55"},
    {"squads": "x", "after90": "extra-time", "die": "0-0-0-3-3-3"},
    {"tactics": "free", "squads": "x", "leg": "second", "aggregate": "1-1"},
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


def with_lines(text: str, lines: str) -> str:
    """The text with these lines added, or in place of its own."""
    named = {**notation.by_name(text), **notation.by_name(lines)}
    return "\n".join(f"{name} {words}" for name, words in named.items())


def check(table: Finale) -> None:
    """The law of positions: what is written is read back as it was."""
    text = str(table)
    again = Finale.position(text, table.setup.deck)
    assert again.state() == table.state(), text
    assert str(again) == text


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_match_reads_back(setting: dict[str, str], seed: int) -> None:
    for step in walk(Finale, setting, 2, seed):
        assert isinstance(step.table, Finale)
        check(step.table)


@pytest.mark.parametrize("setting", SETTINGS[1:4], ids=str)
def test_imagined_tables_read_back(setting: dict[str, str]) -> None:
    for number, step in enumerate(walk(Finale, setting, 2, 3)):
        if number % 4 == 0 and step.table.result() is None:
            for seat in range(2):
                dice = FastDice(number)
                check(Finale.imagine(step.table.view(seat), step.match.memories[seat], dice))


def test_the_clock_is_part_of_it() -> None:
    match = Match(Finale, Finale.agree(2, {"squads": "x"}), "fast 1")
    match.wait(90_000)
    assert isinstance(match.table, Finale)
    assert str(match.table).splitlines()[-1].split() == ["now", "90000"]
    check(match.table)


def test_another_deck_has_its_own_cards() -> None:
    table = Finale.position(ATTACK, DECK)
    assert table.setup.deck is DECK
    check(table)


def test_dice_are_the_callers() -> None:
    dice = FastDice(5)
    assert Finale.position(ATTACK, dice=dice).dice is dice
    tables = Finale.position(ATTACK), Finale.position(ATTACK)
    for table in tables:
        table.playout(FastDice(1))
    assert tables[0].state() == tables[1].state()


def test_nothing_has_happened_yet() -> None:
    table = Finale.position(ATTACK, loud=True)
    assert table.events == []
    table.play(0, table.moves(0)[0])
    assert table.events


def test_the_example_is_a_position() -> None:
    assert notation.__doc__ is not None
    example = notation.__doc__.split("\n\n")[1]
    table = Finale.position(example)
    assert str(table) == "\n".join(line.strip() for line in example.splitlines())
    assert table.view(None).goals == (1, 0)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_by_hand_are_written_alike(text: str) -> None:
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    written = [" ".join(line.split()) for line in str(Finale.position(text)).splitlines()]
    assert sorted(written) == sorted(lines)


def test_order_and_spaces_do_not_matter() -> None:
    lines = [" ".join(line.split()) for line in ATTACK.splitlines()]
    assert str(Finale.position("\n\n".join(reversed(lines)))) == str(Finale.position(ATTACK))


def test_bookings_keep_their_order() -> None:
    table = Finale.position(
        "A klauball! blitz!\nA gone dampf!\nA hand solo\nB -\nbooked blitz dampf"
    )
    assert [DECK.footballers[card].id for card in table.booked] == ["blitz", "dampf", "klauball"]
    check(table)


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
    assert act_of(table, table.question) == act
    assert " ".join(table.write(move).split()[-1] for move in moves) == choices
    check(table)


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
    check(table)


# Nonsense


def mistake(text: str) -> Mistake:
    with pytest.raises(Mistake) as found:
        Finale.position(text)
    return found.value


@pytest.mark.parametrize(
    "text", ["", "\n \n", "A klauball", "B fauster\nscore 1-0", "A -\nB -\nC -", "A bench joker"]
)
def test_both_sides_must_be_there(text: str) -> None:
    found = mistake(text)
    assert (found.code, found.facts) == ("position-seats", {})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A schranke/4", "A NAME NAME/1 NAME! … (≤ 11)"),
        ("A fauster", "A NAME NAME/1 NAME! … (≤ 11)"),
        ("A joker joker", "A NAME NAME/1 NAME! … (≤ 11)"),
        ("A bench elfer walze", "A bench NAME NAME/1 NAME! … (≤ 4)"),
        ("A bench allhalt klauball tentakel listig walze", "A bench NAME NAME/1 NAME! … (≤ 4)"),
        ("A goal joker", "A goal NAME"),
        ("A hand solo visier freiebahn sturmlauf", "A hand CARD …"),
        ("A hand ballbino", "A hand CARD …"),
        ("A stack solo", "≠ A hand"),
        ("A open visier", "play …"),
        ("A colour white", "A colour purple|yellow|blue|red"),
        ("A subs 4", "A subs 0–3"),
        ("A slots DX", "A slots KDMS?^"),
        ("A swaps elfer", "A | B | bench"),
        ("A shots elfer+", "A | B | bench"),
        ("checks elfer", "A used, B used"),
        ("score 1:0", "score 1-0"),
        ("score", "score 1-0"),
        ("period 9", "period 1–8"),
        ("period ²", "period 1–8"),
        ("now soon", "now 0–"),
        ("attack A 5", "attack A 0–4 [counter | countered]"),
        ("action kick", "action A build-up | finish [success]"),
        ("lost yellow", "lost injury | red"),
        ("asked A kick", "asked A | B | AB | nobody  field"),
        ("asked A play", "asked AB …"),
        ("asked AB use", "attack, action, A open, B open, A slots"),
        ("asked A use", "attack, action, A open, B open, A slots"),
        ("asked nobody play", "asked A | B | AB …"),
        ("options die", "options NAME=VALUE …"),
        ("options leg=first leg=second", "options NAME=VALUE …"),
        ("referee dampf", "A | B | bench"),
        ("x" * 100, "A | B | bench"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(line: str, expected: str) -> None:
    found = mistake(with_lines("A schranke elfer\nB greifhin\nA hand solo\nB hand solo", line))
    assert found.code == "position-line"
    assert found.facts["line"] == line[:60]
    assert found.facts["expected"].startswith(expected)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{SQUADS}\nA hand solo", "A hand solo"),
        (SQUADS.replace("torbaldo", "klauball"), "A allhalt klauball"),
        (SQUADS.replace("torbaldo", "torbaldo!"), "A allhalt torbaldo!"),
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
    found = mistake(text)
    assert (found.code, found.facts["line"]) == ("position-line", line)


def test_options_are_read_as_elsewhere() -> None:
    assert mistake("options luck=1\nA -\nB -").code == "option-unknown"
    assert mistake("options leg=third\nA -\nB -").code == "option-value"


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
        changed = [line for line in changed if line[:10] != other[:10]] + [other]
    elif kind == 2:
        words.insert(dice.below(len(words)), dice.pick(dice.pick(lines).split()))
        changed[place] = " ".join(words)
    else:
        at = dice.below(len(changed[place]))
        letter = dice.pick("ab/!+-=19 ?^é")
        changed[place] = changed[place][:at] + letter + changed[place][at + dice.below(2) :]
    return "\n".join(changed)


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
        except Mistake:
            continue
        check(table)
        play_on(table, dice)
        played += 1
    assert played > 50
