"""Finale in the terminal: preparation, a whole match, slips, and two people at one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anpfiff.core.dice import FastDice
from anpfiff.games.finale.cards import DONE, MOVES
from anpfiff.games.finale.rules import Finale
from anpfiff.tui.speaker import Speaker
from anpfiff.words import LANGUAGES, Words
from tests.cli.test_cli import Terminal, home, run, saves

__all__ = ["home"]

PREPARED = "preset x, done\ncolour purple\n"
WIDEST = 80


class TestPlay:
    def test_a_whole_match_by_numbers(self, home: dict[str, str], tmp_path: Path) -> None:
        record = tmp_path / "match.txt"
        done = run(home, "play", "finale", "--seed", "5", "--record", str(record),
                   typed=PREPARED + "1\n" * 600)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Full time:" in done.stdout
        assert re.search(r"^1\. .* \((SV Stollen|FC Acker)\): \d", done.stdout, re.MULTILINE)
        assert saves(home) == []
        again = run(home, "replay", str(record))
        assert again.returncode == 0, again.stderr
        assert "so every card is shown" in again.stdout
        assert "Player A draws " in again.stdout
        assert run(home, "--lang", "de", "replay", str(record)).returncode == 0

    def test_a_whole_match_by_best(self, home: dict[str, str]) -> None:
        done = run(home, "play", "finale", "--seed", "5", "--set", "after90=extra-time",
                   typed="preset best, done\ncolour red\n" + "best\n" * 600)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "is not a move" not in done.stdout

    def test_free_tactics(self, home: dict[str, str]) -> None:
        done = run(home, "play", "finale", "--seed", "5", "--set", "tactics=free", "--seats",
                   "human,random", "--set", "squads=first", typed="1\n" * 600)  # fmt: skip
        assert done.returncode == 0, done.stderr

    def test_the_second_leg_follows_the_first(self, home: dict[str, str], tmp_path: Path) -> None:
        record = tmp_path / "tie.txt"
        done = run(home, "play", "finale", "--seed", "5", "--set", "leg=first", "--set",
                   "tactics=free", "--set", "squads=first", "--seats", "human,random",
                   "--record", str(record), typed="1\n" * 1200)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("The second leg follows.") == 1
        assert " leg=first " in record.read_text("utf-8")
        second = tmp_path / "tie-2.txt"
        assert " leg=second " in second.read_text("utf-8")
        assert run(home, "replay", str(second)).returncode == 0
        assert saves(home) == []

    def test_every_line_fits_eighty_columns(self, home: dict[str, str]) -> None:
        for language in ("en", "de"):
            done = run(home, "--lang", language, "play", "finale", "--seed", "6",
                       typed=PREPARED + "best\n" * 600)  # fmt: skip
            assert done.returncode == 0, done.stderr
            prompts = [line.rpartition("> ")[2] for line in done.stdout.splitlines()]
            assert [line for line in prompts if len(line) > WIDEST] == []
            assert "…" not in done.stdout.replace(" …", "")

    def test_in_german(self, home: dict[str, str]) -> None:
        done = run(home, "--lang", "de", "play", "finale", "--seed", "5",
                   typed=PREPARED + "?\n" + "1\n" * 600)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Beide Mannschaften stehen" in done.stdout
        assert "Welche Karte spielst du?" in done.stdout
        assert "Abpfiff:" in done.stdout

    def test_names_are_picked_many_in_one_line(self, home: dict[str, str]) -> None:
        typed = "field klauball klopper granit, trickster; bench joker tentakel\n"
        done = run(home, "play", "finale", "--seed", "5", typed=typed)
        assert "Field 4/11 (2-1-0) · bench 2/4 · 20 points spent, 30 left" in done.stdout
        assert done.stdout.count("Who is in your squad?") == 2

    def test_the_first_refused_move_of_a_line_stops_it(self, home: dict[str, str]) -> None:
        typed = "field klauball, allhalt, klopper\n"
        done = run(home, "play", "finale", "--seed", "5", typed=typed)
        said = " ".join(done.stdout.split())
        assert "field allhalt: One keeper is enough on the field: Bernd Klauball" in said
        assert "(finale E19)" in said
        assert "Field 1/11" in said
        assert "Field 2/11" not in said

    @pytest.mark.parametrize(
        ("typed", "says"),
        [
            ("what", '"what" is not a move'),
            ("field messi", '"field messi" is not complete or not known'),
            ("field fauster", "Sven Fauster plays for the other club. (finale R1)"),
            ("done", "0 of 11 on the field, 0 of 4 on the bench. (finale R4)"),
            ("drop joker", "Simon Joker is not in your squad. (finale R4)"),
            ("use joker", "You are choosing your squad"),
            ("preset x, field joker", "Simon Joker is in your squad already. (finale R4)"),
            ("preset x, drop joker, bench ballbino", "Ballbino costs 7 of the 1 points left"),
            ("preset x, done, colour white", "White is in your stack anyway"),
            ("?", "50 points at most"),
            ("klauball", '"klauball" could mean: field klauball, bench klauball'),
            ("99", "99 is none of the numbers; there are 1 to 3."),
            ("preset x, done,", "Both teams line up"),
            (", ;", "Who is in your squad?"),
        ],
    )
    def test_slips_are_explained(self, home: dict[str, str], typed: str, says: str) -> None:
        done = run(home, "play", "finale", "--seed", "5", typed=f"{typed}\n")
        assert says in " ".join(done.stdout.split())
        assert "Traceback" not in done.stderr

    def test_footballers_are_offered_with_their_odds(self, home: dict[str, str]) -> None:
        done = run(home, "play", "finale", "--seed", "5", typed=PREPARED + "1\n" * 20)
        assert re.search(r"use \w+ +\d[+yr]?›\d +\d+ +\d+%", done.stdout)
        assert re.search(r"play \w+ .*→.* +\d+% +\d+% +\d+%", done.stdout)

    def test_the_end_of_the_input_in_the_preparation_keeps_the_choice(
        self, home: dict[str, str]
    ) -> None:
        run(home, "play", "finale", "--seed", "5", typed="field klauball klopper\n")
        (save,) = saves(home)
        assert "A field klopper" in save.read_text("utf-8")
        again = run(home, "play", "--resume", typed="drop klopper\n")
        assert "Going on with Finale" in again.stdout
        assert "Field 2/11" in again.stdout
        assert "Field 1/11" in again.stdout


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_question_is_asked_and_explained(self, language: str) -> None:
        words = Words(language)
        for code in Finale.told.questions:
            assert words.knows(f"finale-ask-{code}")
            assert words.knows(f"finale-help-{code}")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_ending_has_a_name(self, language: str) -> None:
        for code in ("goals", "draw", "extra-time", "shoot-out"):
            assert Words(language).knows(f"finale-ending-{code}")

    def test_options_can_be_typed_back(self, home: dict[str, str]) -> None:
        listed = run(home, "games").stdout.partition("\nfinale ")[2]
        settings = re.findall(r"^ {6}(\w+=\S+)", listed, re.MULTILINE)[:8]
        chosen = [word for setting in settings for word in ("--set", setting)]
        done = run(home, "sim", "finale", "-n", "2", "--seats", "random,random", *chosen)
        assert done.returncode == 0, done.stderr


class TestRefusals:
    """Every move that is refused anywhere in a match is explained by a rule that the page has."""

    @pytest.mark.parametrize("seed", range(4))
    def test_are_explained_in_both_languages(self, seed: int) -> None:
        page = (Path(__file__).parents[2] / "docs" / "rules" / "finale.md").read_text("utf-8")
        settings = [
            {"after90": "extra-time"},
            {"tactics": "free"},
            {"keeper": "injury-only", "squads": "x"},
            {"leg": "second", "squads": "first", "after90": "extra-time"},
        ][seed]
        table = Finale(Finale.agree(2, settings), FastDice(seed))
        speakers = [
            Speaker(Words(language), "finale", table.setup, ("Anna", "Ben"))
            for language in LANGUAGES
        ]
        dice = FastDice(seed + 100)
        known = set()
        while table.result() is None:
            for seat in range(2):
                for move in set(range(0, MOVES, 1 + dice.below(6))) - set(table.moves(seat)):
                    refusal = table.why_not(seat, move)
                    if refusal[:2] not in known:
                        known.add(refusal[:2])
                        assert f"**{refusal.rule}**" in page
                        for speaker in speakers:
                            assert f"(finale {refusal.rule})" in speaker.refusal(refusal)
            moves = table.moves(table.asked)
            ready = [move for move in moves if move == DONE and dice.below(4) == 0]
            table.play(table.asked, ready[0] if ready else dice.pick(moves))
        assert len(known) > 10


class TestTerminal:
    def test_ctrl_c_in_the_preparation_saves(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "play", "finale", "--pace", "0", "--seed", "5")
        terminal.expect("You>")
        terminal.type("preset x\n")
        terminal.expect("Field 11/11")
        terminal.expect("You>")
        terminal.interrupt()
        terminal.expect("Saved in")
        assert terminal.exit_status() == 0
        done = run(home, "play", "--resume", typed="done\ncolour purple\n" + "1\n" * 600)
        assert done.returncode == 0, done.stderr

    def test_two_people_hide_squads_and_hands_and_seldom_change_seats(
        self, home: dict[str, str]
    ) -> None:
        terminal = Terminal(home, "play", "finale", "--pace", "0", "--seed", "5",
                            "--seats", "human:Anna,human:Ben")  # fmt: skip
        terminal.expect("Give Anna the screen and press Enter")
        terminal.type("\n")
        terminal.expect("Anna>")
        terminal.type("preset x, done\n")
        change_hands(terminal, "Ben")
        ben = terminal.expect("Ben>")
        assert "Field 0/11" in ben
        assert "klauball" not in ben
        terminal.type("preset first, done\n")
        change_hands(terminal, "Anna")
        terminal.expect("Anna>")
        terminal.type("colour purple\n")
        change_hands(terminal, "Ben")
        terminal.expect("Ben>")
        terminal.type("colour red\n")
        change_hands(terminal, "Anna")
        assert "% " in terminal.expect("Anna>")
        terminal.type("1\n")
        change_hands(terminal, "Ben")
        terminal.expect("Ben>")
        terminal.type("1\n")
        after = terminal.expect(r"(Anna|Ben)>")
        assert "Revealed:" in after
        assert "Who plays" in after
        assert "press Enter" not in after, "footballers are chosen openly"
        assert re.search(r"\x1b\[2J|\x1b\[H", after), "Ben's hand stayed on the screen"
        assert "Your hand" not in after.rpartition("\x1b[H")[2]
        assert not re.search(r"You draw|Anna draws|Ben draws", after)
        terminal.interrupt()
        terminal.expect("--resume")
        terminal.exit_status()


def change_hands(terminal: Terminal, name: str) -> None:
    terminal.expect("seen enough")
    terminal.type("\n")
    between = terminal.expect(f"Give {name} the screen")
    assert "›" not in between
    terminal.type("\n")
