"""What one sees of a hand: the card it carries, the key that waits, the lock, what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from rich.text import Text

from anpfiff.bots.bot import Imagine, Intention, Racer
from anpfiff.core.nouns import Move
from anpfiff.core.table import Table
from anpfiff.games.elfmeter.cards import OPEN
from anpfiff.games.rotweiss.cards import LAY
from tests.play.test_carry import attempt
from tests.rules.rotblau_positions import rotblau
from tests.rules.rotweiss_positions import rotweiss
from tests.tui.stage import Sleeper, Stage, act, match_at

TABLE = """
    A       r2 / r5 / r3 | r4 r6 r7 r8
    B       w9 / w10 / w6 | w3 w4 w5
    middle  r1
"""
GOAL = "A r2 / r5 / r3 | r4 r6\nB w9! / w10 / w6 | w3 w4\nmiddle r1"


class Layer(Racer):
    """Lays its first card after half a second, and nothing else."""

    def choose(self, view: Any, moves: Sequence[Move], imagine: Imagine) -> Intention | None:
        return (500, LAY) if LAY in moves and view.height == 1 else None


def stage_at(table: Table, racer: type[Racer] = Sleeper, language: str = "en") -> Stage:
    stage = Stage(table.name, table.seats, racer, language, match=match_at(table))
    stage.app.help = ""
    return stage


def own(stage: Stage, line: int) -> str:
    """A line of the own row from below: 1 has the keys, 6 the upper edges."""
    return stage.shown("board").split("\n")[-line]


def middle(stage: Stage) -> str:
    (line,) = [line for line in stage.shown("board").split("\n") if "»" in line and "▲" not in line]
    return line


def flashes(stage: Stage) -> bool:
    prompt = stage.app.drawn["prompt"]
    assert isinstance(prompt, Text)
    return [span.style for span in prompt.spans] == ["reverse"]


def test_a_carried_card_is_lifted_and_seen_coming_at_once() -> None:
    stage = stage_at(rotweiss(TABLE))

    def play() -> None:
        stage.press("enter", "1")
        assert "» b2 Red 2 »" in middle(stage)
        assert own(stage, 6).split()[:2] == ["┌", "▲"]
        assert "1 ▲»" in own(stage, 1)
        stage.after(0.29)
        assert stage.table.middle == stage.table.middle[:1]
        stage.after(0.01)
        assert len(stage.table.middle) == 2
        assert "»" not in stage.shown("board")
        assert "open" in own(stage, 4)

    act(stage.app, play)


def test_a_card_turned_up_is_seen_coming_to_its_place() -> None:
    stage = stage_at(rotweiss(TABLE))

    def play() -> None:
        stage.press("enter", "w")
        assert own(stage, 6).count("┏ ▼ ") == 1
        assert "w ▼»" in own(stage, 1)
        stage.after(0.3)
        assert "▼ " not in own(stage, 6)
        assert "RED 8" in own(stage, 4)

    act(stage.app, play)


def test_the_next_key_is_seen_waiting_and_the_latest_counts() -> None:
    stage = stage_at(rotweiss(TABLE))

    def play() -> None:
        stage.press("enter", "1", "3")
        assert "3 ▲…" in own(stage, 1)
        stage.press("2")
        assert "3 ▲…" not in own(stage, 1)
        assert "2 ▲…" in own(stage, 1)
        stage.after(0.3)
        assert "2 ▲»" in own(stage, 1)
        stage.after(0.3)
        assert [line.text for line in stage.match.log if line.seat == 0] == ["lay 1", "lay 2"]

    act(stage.app, play)


def test_space_goes_on_from_what_the_hand_is_doing() -> None:
    """Pressed twice it lays two cards of the row, not the same one again."""
    stage = Stage()

    def play() -> None:
        stage.kick_off()
        stage.press("space", "space")
        assert "q ▼»" in own(stage, 1)
        assert "w ▼…" in own(stage, 1)
        stage.after(0.6)
        assert [line.text for line in stage.match.log if line.seat == 0] == ["turn 1", "turn 2"]
        assert stage.shown("message") == ""

    act(stage.app, play)


def test_space_gathers_when_the_last_card_is_on_its_way() -> None:
    stage = stage_at(rotweiss("A r2 / r5 / r3 | r4\nB w9 / w10 / w6\nmiddle r1"))

    def play() -> None:
        stage.press("enter", "space", "space")
        stage.after(0.6)
        assert [line.text for line in stage.match.log if line.seat == 0] == ["turn 1", "gather"]
        assert "Your hands are full for 1.5 s" in stage.shown("prompt")

    act(stage.app, play)


def test_a_wrong_card_says_that_nobody_asked_for_it_and_the_lock_counts_down() -> None:
    stage = stage_at(rotweiss(TABLE))

    def play() -> None:
        stage.press("enter", "2")
        stage.after(0.3)
        assert "Nobody asked for e Red 5 5. Your team may lay: b Red 2 2," in stage.shown("message")
        assert "(rotweiss R15)" in " ".join(stage.shown("message").split())
        assert stage.shown("prompt") == "Wrong card: your hand is locked for 0.6 s"
        stage.after(0.4)
        assert stage.shown("prompt") == "Wrong card: your hand is locked for 0.2 s"
        assert not flashes(stage)
        stage.press("1")
        assert flashes(stage), "a key in vain is answered by the prompt"
        assert "Nobody asked for" in stage.shown("message"), "and the reason can still be read"
        stage.after(0.2)
        assert not flashes(stage)
        assert "locked" not in stage.shown("prompt")
        stage.press("1")
        stage.after(0.3)
        assert len(stage.table.middle) == 2

    act(stage.app, play)


def test_a_late_card_says_who_was_faster_and_costs_nothing() -> None:
    stage = stage_at(rotweiss(TABLE), Layer)

    def play() -> None:
        stage.press("enter")
        stage.after(0.4)
        stage.press("1")
        stage.after(0.3)
        assert stage.shown("message") == "Manfred was 200 ms faster: b Red 2 2 goes back to you."
        assert "Manfred was 200 ms faster" in stage.shown("news")
        assert "locked" not in stage.shown("prompt")

    act(stage.app, play)


def test_what_could_not_be_done_when_its_turn_came_is_said() -> None:
    stage = stage_at(rotweiss(TABLE))

    def play() -> None:
        stage.press("enter", "1", "g")
        assert stage.shown("message") == ""
        stage.after(0.3)
        assert "You may gather when your stack is empty" in stage.shown("message")
        assert stage.play.refusals == {}

    act(stage.app, play)


def test_a_key_held_down_does_not_lift_what_lies_below() -> None:
    """Nobody can have meant that card, which nobody sees yet. Turning may be repeated."""
    stage = stage_at(rotweiss("A r7 r2 / r5 / r3 | r4 r6\nB w9 / w10 / w6 | w3\nmiddle r1"))

    def play() -> None:
        stage.press("enter", "1", "1", "1")
        assert stage.app.hands().ahead is None
        stage.after(0.6)
        stage.press("q", "q")
        stage.after(0.6)
        texts = [line.text for line in stage.match.log if line.seat == 0]
        assert texts == ["lay 1", "turn 1", "turn 1"]

    act(stage.app, play)


def test_a_card_that_was_on_its_way_when_play_stopped_is_explained() -> None:
    stage = stage_at(rotweiss(GOAL), Layer)

    def play() -> None:
        stage.press("enter")
        stage.after(0.4)
        stage.press("1")
        assert "»" in stage.shown("board")
        stage.after(0.1)
        assert "Too late: play was stopped before your card landed" in stage.shown("message")
        assert "»" not in stage.shown("board")

    act(stage.app, play)


def test_a_message_can_be_read_whatever_is_pressed() -> None:
    stage = stage_at(rotweiss(TABLE), Layer)

    def play() -> None:
        stage.press("enter")
        stage.after(0.4)
        stage.press("1")
        for _ in range(8):
            stage.after(0.1)
            stage.press("q")
        assert "ms faster" in stage.shown("message")
        stage.after(1)
        stage.press("q")
        assert stage.shown("message") == ""

    act(stage.app, play)


def test_the_lock_of_others_is_seen() -> None:
    table = rotweiss(f"{TABLE}\nbusy B=900")
    stage = stage_at(table)

    def play() -> None:
        stage.press("enter")
        assert "Manfred  stack 3  locked" in stage.shown("board")
        stage.after(0.9)
        assert "locked" not in stage.shown("board")

    act(stage.app, play)


# Rot gegen Blau


def test_the_display_and_the_discard_pile_lift_their_cards() -> None:
    table = rotblau(
        "A r7-8c r5-6o r2-4w r3-4f | r1-2o r6-7g | r1-4b r5-9g r1-3c only\n"
        "B b7-8c b2-4w b3-4f b1-2o\nmiddle r4-7w"
    )
    stage = stage_at(table)

    def play() -> None:
        stage.press("enter", "1", "space")
        assert "» ♠7 Grit♆ »" in middle(stage)
        assert own(stage, 6).split()[:2] == ["┌", "▲"]
        assert "1 ▲»" in own(stage, 1)
        assert "space…" in own(stage, 1)
        stage.after(0.3)
        assert "space»" in own(stage, 1)
        assert "discard ▼" in own(stage, 6)
        stage.after(0.3)
        stage.press("t")
        assert "t ▲»" in own(stage, 1)
        stage.after(0.3)
        assert "Nobody asked for" in stage.shown("message")
        assert "locked for 0.6 s" in stage.shown("prompt")

    act(stage.app, play)


def test_a_yellow_card_is_lifted_too() -> None:
    table = rotblau("A rY r5-6o r2-4w r3-4f\nB b7-8c b2-4w b3-4f b1-2o\nmiddle r4-7w")
    stage = stage_at(table)

    def play() -> None:
        stage.press("enter", "y")
        assert own(stage, 6).split()[:2] == ["┌", "▲"]
        assert "gathers" not in stage.shown("board")
        stage.after(0.3)
        assert "Manfred" in stage.shown("board")
        assert "gathers" in stage.shown("board")

    act(stage.app, play)


def test_D9_what_can_be_played_from_under_the_top_card_is_said_and_has_a_key() -> None:
    table = rotblau(
        "A r7-8c r5-6o r2-4w r3-4f | rC r6-7g\nB b7-8c b2-4w b3-4f b1-2o\nmiddle b4-7w\npair A",
        pair="yes",
    )
    stage = stage_at(table)

    def play() -> None:
        stage.press("enter")
        assert stage.shown("prompt") == "Under your top card lies » 4 5 6 7: u"
        stage.press("u")
        assert "COUNTER" in middle(stage)
        stage.after(0.3)
        assert "COUNTER" in stage.shown("board")
        assert "lies" not in stage.shown("prompt")

    act(stage.app, play)


def test_D9_a_yellow_card_under_the_top_card_is_found_by_its_key() -> None:
    table = rotblau(
        "A r7-8c r5-6o r2-4w r3-4f | rY r6-7g\nB b7-8c b2-4w b3-4f b1-2o\nmiddle b4-7w\npair A",
        pair="yes",
    )
    stage = stage_at(table)

    def play() -> None:
        stage.press("enter")
        assert "You have a yellow card: y" in stage.shown("prompt")
        stage.press("y")
        stage.after(0.3)
        assert "gathers" in stage.shown("board")

    act(stage.app, play)


# Elfmeter!


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        ("en", "You attack: Enter throws your top card, blind"),
        ("de", "Du greifst an: Enter wirft blind deine oberste Karte"),
    ],
)
def test_an_attempt_begins_blind_with_enter(language: str, prompt: str) -> None:
    stage = Stage("elfmeter", language=language, settings={"start": "A"})

    def play() -> None:
        stage.kick_off()
        assert stage.shown("prompt") == prompt
        stage.after(0.4)
        stage.press("enter")
        assert stage.app.hands().carried == OPEN
        assert "»" in stage.shown("board")
        assert "?" in stage.shown("board")
        stage.after(0.3)
        assert stage.match.log[-1].text == "open"
        assert "1/23" in stage.shown("board")

    act(stage.app, play)


def test_whoever_wants_to_leaf_before_the_first_ball_is_told_what_to_do() -> None:
    for start, says in (("A", "throw your top card, blind"), ("B", "covered until the first ball")):
        stage = Stage("elfmeter", settings={"start": start})

        def play(stage: Stage = stage, says: str = says) -> None:
            stage.kick_off()
            stage.press("right")
            assert says in stage.shown("message")
            assert "(elfmeter C21)" in stage.shown("message")

        act(stage.app, play)


def test_a_thrown_card_leaves_the_fan_at_once_and_the_next_one_is_looked_at() -> None:
    stage = stage_at(attempt("A 12 26 65 13\nB 24 35\nattack A 31"))

    def play() -> None:
        stage.press("enter", "enter")
        assert "1/3" in stage.shown("board")
        assert "on its way" in stage.shown("board")
        stage.press("enter")
        assert "1/3 waits" in stage.shown("board")
        assert "Enter ▲…" in stage.shown("board")
        stage.after(0.3)
        assert "1/2" in stage.shown("board")
        stage.after(0.3)
        assert [line.text for line in stage.match.log if line.seat == 0] == ["play 12", "play 26"]

    act(stage.app, play)


def test_a_wrong_defence_card_is_spent_and_locks() -> None:
    stage = stage_at(attempt("A 24 35\nB 12 26 65 13\nattack B 31"))

    def play() -> None:
        stage.press("enter", "right", "enter")
        assert "on its way" in stage.shown("board")
        stage.after(0.3)
        assert "No defender of that card stands in field 1" in stage.shown("message")
        assert "did not stop it" in stage.shown("board")
        assert stage.shown("prompt") == "Wrong card: your hand is locked for 0.6 s"
        assert "locked" in stage.shown("board")
        stage.after(0.6)
        assert "locked" not in stage.shown("board")

    act(stage.app, play)


def test_an_untrue_breathless_is_explained() -> None:
    stage = stage_at(attempt("A 12 26 65 13\nB 24 35\nattack A 31"))

    def play() -> None:
        stage.press("enter", "enter", "b")
        assert "not out of breath" in stage.shown("message")
        assert "(elfmeter C4)" in stage.shown("message")
        assert "on its way" in stage.shown("board"), "it disturbs nothing"

    act(stage.app, play)


def test_how_long_the_breath_lasts_is_seen_when_it_ends_soon() -> None:
    stage = stage_at(attempt("A 12 26 65 13\nB 24 35\nattack A 31"))

    def play() -> None:
        stage.press("enter")
        assert stage.shown("prompt") == "Find a footballer in field 1"
        stage.after(16)
        assert stage.shown("prompt").endswith("The attacker is out of breath in 4 s")
        stage.after(4)
        assert "You have waited too long and are out of breath" in stage.shown("message")
        assert "(elfmeter C22)" in stage.shown("message")

    act(stage.app, play)
