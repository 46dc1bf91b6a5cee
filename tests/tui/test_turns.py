"""Games with turns on a screen of their own: nothing is lost, nothing is cut, nothing waits."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.names import NAMES
from anpfiff.play.saves import Save, Wishes
from anpfiff.tui.names import speaker_for
from anpfiff.tui.play import play
from anpfiff.tui.screen import GOAL_SECONDS, Pace
from anpfiff.words import LANGUAGES, Words

TURNS = [name for name, game in GAMES.items() if not game.races]
ESCAPE = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
CLEARED = "\x1b[2J"
OFFERED = re.compile(r"  \d  .*?\S   +(\S+ ?\S*) *")
SMALLEST = {"alarm": (60, 18), "finale": (80, 24)}
ENOUGH = 3000
"""Answers that no match needs; "best" is no word in Fußball-Alarm, where 1 is always a move."""


class Sitting:
    """A terminal of a given size, and somebody who types; time passes in a list."""

    def __init__(
        self, match: Match, file: Path, size: tuple[int, int] = (80, 24), language: str = "en"
    ) -> None:
        self.match = match
        self.words = Words(language)
        self.save = Save(file, Wishes())
        width, height = size
        self.shown = io.StringIO()
        self.console = Console(
            file=self.shown, force_terminal=True, color_system=None, width=width, height=height,
            legacy_windows=False, _environ={},
        )  # fmt: skip
        self.rests: list[float] = []
        self.rested_at: list[str] = []
        self.presses_at: set[int] = set()

    def rest(self, seconds: float) -> bool:
        self.rests.append(seconds)
        self.rested_at.append(self.last())
        return len(self.rests) in self.presses_at

    def play(self, answers: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
        def typed(prompt: str = "") -> str:
            answer = next(answers, None)
            if answer is None:
                raise KeyboardInterrupt
            return answer

        monkeypatch.setattr("builtins.input", typed)
        pace = Pace(0.5, self.rest)
        with suppress(KeyboardInterrupt):
            play(self.match, self.words, self.console, self.save, lambda: "R1", pace)
        self.save.remove()

    def screens(self) -> list[str]:
        """Everything that was ever seen, screen by screen."""
        return [ESCAPE.sub("", part) for part in self.shown.getvalue().split(CLEARED)]

    def last(self) -> str:
        return self.screens()[-1]


def match_of(game: str, *names: str, seed: int = 5, **settings: Any) -> Match:
    setup = GAMES[game].agree(len(names), settings)
    return Match(GAMES[game], setup, f"fast {seed}", names)


def always(*texts: str) -> Iterator[str]:
    """These, then the first or best move for ever."""
    yield from texts
    for number in range(ENOUGH):
        yield ("best", "1", "2")[number % 3]


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., Sitting]:
    def sitting(match: Match, **settings: object) -> Sitting:
        return Sitting(match, tmp_path / "save.txt", **settings)  # type: ignore[arg-type]

    return sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "names", "settings"),
    [
        ("alarm", ("human", "bundesliga", "random", "random"), {}),
        ("finale", ("human", "random"), {"after90": "extra-time"}),
        ("finale", ("human", "random"), {"tactics": "free", "squads": "first"}),
    ],
)
def test_every_question_fits_the_smallest_screen_and_nothing_is_cut(
    game: str,
    names: tuple[str, ...],
    settings: dict[str, Any],
    language: str,
    sit: Callable[..., Sitting],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    width, height = SMALLEST[game]
    match = match_of(game, *names, **settings)
    sitting = sit(match, size=(width, height), language=language)
    prepared = (
        ("preset best, done",) if settings.get("tactics") is None and game == "finale" else ()
    )
    sitting.play(always(*prepared), monkeypatch)
    assert match.result() is not None
    *screens, _ = sitting.screens()
    assert len(screens) > 50
    for screen in screens:
        lines = screen.splitlines()
        assert len(lines) <= height, screen
        assert all(len(line) <= width for line in lines), screen
        assert not re.search("Too small|Zu klein", screen), screen
        assert "%" not in [line.strip() for line in lines], "a figure has lost its sign"
        assert "…" not in screen.replace("NAME …", ""), screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tactics_are_on_the_screen_where_colours_are_chosen(
    language: str, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("finale", "human", "random", squads="first")
    sitting = sit(match, language=language)
    sitting.play(iter([]), monkeypatch)
    deck: Any = match.setup.deck
    assert [one.name for one in deck.tactics if one.name not in sitting.last()] == []


@pytest.mark.parametrize("game", TURNS)
def test_everything_that_happens_is_seen_once_and_stays_in_the_log(
    game: str, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(game, "human", "bundesliga")
    sitting = sit(match, size=(200, 40))
    sitting.play(always("preset x, done"), monkeypatch)
    heard = [event for event in match.history(0) if is_told(event.code, event.facts)]
    lines = [speaker_for(match, sitting.words).event(event, 0) for event in heard]
    seen = "\n".join(sitting.screens())
    assert [line for line in lines if line not in seen] == []


def is_told(code: str, facts: dict[str, object]) -> bool:
    return code != "draw" or facts["seat"] == 0


def test_the_log_shows_everything_page_by_page_from_the_end(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("alarm", "human", "bundesliga", "bundesliga")
    sitting = sit(match)
    sitting.play(iter([*["1"] * 8, "log", *[""] * 20]), monkeypatch)
    pages = [screen for screen in sitting.screens() if " · Enter: " in screen]
    text = "\n".join(pages)
    for event in match.history(0):
        if event.code != "hand":
            assert speaker_for(match, sitting.words).event(event, 0) in text
    assert len(pages) > 1, pages
    assert f"Page {len(pages)} of {len(pages)}" in pages[0]
    assert "Page 1 of" in pages[-1]


@pytest.mark.parametrize("width", range(60, 80, 3))
def test_in_the_log_signs_stay_with_their_names(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    match = match_of("alarm", "human", "bundesliga", "bundesliga")
    sitting = sit(match, size=(width, 24))
    sitting.play(iter([*["1"] * 8, "log", *[""] * 20]), monkeypatch)
    pages = [screen for screen in sitting.screens() if " · Enter: " in screen]
    assert pages
    assert not re.search("[\u25a0-\u27bf] *$", "\n".join(pages), re.MULTILINE)


def test_what_can_be_typed_stands_in_a_column(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(match_of("alarm", "human", "random"))
    sitting.play(iter(["1"]), monkeypatch)
    for screen in sitting.screens():
        columns = {found.start(1) for found in map(OFFERED.fullmatch, screen.splitlines()) if found}
        assert len(columns) <= 1, screen
    assert columns


def test_bots_act_at_a_pace_goals_stay_and_a_key_skips(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("finale", "human", "weltklasse", seed=5)
    sitting = sit(match)
    sitting.play(always("preset x, done"), monkeypatch)
    goals = sum(match.view(None).goals)
    assert goals > 0
    assert sitting.rests.count(GOAL_SECONDS) == goals
    assert set(sitting.rests) == {0.5, GOAL_SECONDS}
    for seconds, screen in zip(sitting.rests, sitting.rested_at, strict=True):
        assert ("GOAL!" in screen.rstrip().splitlines()[-1]) == (seconds == GOAL_SECONDS)
    hurried = sit(match_of("finale", "human", "weltklasse", seed=5))
    hurried.presses_at = set(range(ENOUGH))
    hurried.play(always("preset x, done"), monkeypatch)
    assert 0 < len(hurried.rests) < len(sitting.rests) / 2


def test_what_was_seen_before_is_not_played_again_after_resuming(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("alarm", "human", "bundesliga")
    sit(match).play(iter(["1"] * 3), monkeypatch)
    record = Record.read(str(Record.of(match)))
    again = sit(record.replay(GAMES["alarm"]))
    again.play(iter(["log"]), monkeypatch)
    assert again.rests == []
    assert "is dealt five cards" in again.last()


@pytest.mark.parametrize("size", [(60, 18), (79, 60), (80, 20)])
def test_too_small_is_said_and_nothing_is_clipped(
    size: tuple[int, int], sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(match_of("finale", "human", "random"), size=size)
    sitting.play(iter([""]), monkeypatch)
    assert "Too small: this needs 80 columns and 24 lines." in sitting.last()
    assert "klauball" not in sitting.last()


def ends(
    sit: Callable[..., Sitting],
    monkeypatch: pytest.MonkeyPatch,
    match: Match,
    *answers: str,
    language: str = "en",
) -> str:
    sitting = sit(match, language=language)
    sitting.play(iter(answers), monkeypatch)
    return re.sub(r"\s+", " ", sitting.last())


class TestOneScreenForTwo:
    PREPARED = ("", "purple", "", "", "red", "", "", "1", "", "", "1")

    def test_the_log_that_everybody_sees_hides_what_was_drawn(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("finale", "human:Anna", "human:Ben", squads="first")
        sitting = sit(match)
        sitting.play(iter([*self.PREPARED, "log", ""]), monkeypatch)
        (page,) = [screen for screen in sitting.screens() if "Page 1 of" in screen]
        assert "Revealed: Anna" in page
        assert "draw" not in page
        sitting = sit(match_of("finale", "human:Anna", "human:Ben", squads="first"))
        sitting.play(iter([*self.PREPARED[:7], "log", ""]), monkeypatch)
        (page,) = [screen for screen in sitting.screens() if "Page 1 of" in screen]
        assert page.count("You draw") == 3
        assert "Ben draws" not in page

    def test_what_both_have_seen_is_not_played_again(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("finale", "human:Anna", "human:Ben", squads="first")
        sitting = sit(match)
        sitting.play(iter([*self.PREPARED, *["1"] * 4]), monkeypatch)
        shown = [screen.rstrip().splitlines()[-1] for screen in sitting.screens() if screen.strip()]
        assert shown.count("Anna attacks 2 times.") + shown.count("Ben attacks once.") <= 1
        used = [line for line in shown if re.match("(Anna|Ben) uses ", line)]
        assert len(used) == len(set(used)) > 1


class TestTyping:
    def test_a_number_that_is_no_option_is_answered_with_those_that_are(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("finale", "human", "random")
        assert "9 is none of the numbers; there are 1 to 3." in ends(sit, monkeypatch, match, "9")
        assert match.acts == 0

    def test_german_words_for_moves_are_printed_and_understood(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("finale", "human", "random")
        shown = ends(sit, monkeypatch, match, "Feld klauball klopper, Bank joker", language="de")
        assert "Feld 2/11 (1-0-0) · Bank 1/4" in shown
        assert "vorlage erste" in shown
        shown = ends(sit, monkeypatch, match, "vorlage x, fertig", "farbe grün", language="de")
        assert "nach „farbe“ kommt eines von: weiß, lila, gelb, blau, rot." in shown
        ends(sit, monkeypatch, match, "Lila", language="de")
        assert match.log[len(match.log) - 2].text == "colour purple"

    def test_help_hint_rules_and_quit(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("alarm", "human", "random", start="A")
        assert "undo take a move back" in ends(sit, monkeypatch, match, "help")
        assert "R1 Page 1 of 1" in ends(sit, monkeypatch, match, "rules")
        hint = ends(sit, monkeypatch, match, "hint")
        typed = re.findall(r"Hint: .* \(([\w -]+)\) You>", hint)
        assert len(typed) == 1
        assert match.acts == 0
        ends(sit, monkeypatch, match, "quit", "1")
        assert match.acts == 0
        ends(sit, monkeypatch, match, typed[0])
        assert match.log[0].text == typed[0]

    def test_a_move_is_taken_back_where_the_match_allows_it(
        self, sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = match_of("finale", "human", "random", squads="first")
        shown = ends(sit, monkeypatch, match, "undo")
        assert "There is no move of yours to take back." in shown
        match = match_of("finale", "human", "random")
        shown = ends(sit, monkeypatch, match, "field klauball", "undo")
        assert "Field 0/11" in shown
        assert match.log[1].text == "take-back"
        match = match_of("alarm", "human", "random", start="A")
        shown = ends(sit, monkeypatch, match, *["1"] * 6, "undo")
        assert "Too late to take it back" in shown


class TestNames:
    def test_bots_are_called_the_same_whenever_the_match_is_seen(self) -> None:
        match = match_of("alarm", "human", "kreisliga", "weltklasse")
        speaker = speaker_for(match, Words("de"))
        assert speaker.names[0] == "Du"
        assert set(speaker.names[1:]) < set(NAMES)
        assert len(set(speaker.names)) == 3
        assert speaker.full_name(1) == f"{speaker.names[1]}, Kreisliga"
        again = Record.read(str(Record.of(match))).start(GAMES["alarm"])
        assert speaker_for(again, Words("en"), watching=True).names[1:] == speaker.names[1:]
        other = speaker_for(match_of("alarm", "human", *match.names[1:], seed=6), Words("de"))
        assert other.names != speaker.names

    def test_no_bot_is_called_like_somebody_at_the_table_or_on_a_card(self) -> None:
        decks = [game.Deck.standard_file.read_text("utf-8") for game in GAMES.values()]
        names = set(re.findall(r"\w+", "\n".join(decks)))
        assert set(NAMES) & names == set()
        for seed in range(40):
            match = match_of("alarm", "human:Kurt", "random", "random", "random", seed=seed)
            assert speaker_for(match, Words("en")).names.count("Kurt") == 1


@pytest.mark.parametrize("game", TURNS)
def test_no_word_to_type_stands_for_two_things(game: str) -> None:
    phrases = GAMES[game].phrases(GAMES[game].agree(2))
    known = {word for text in phrases.texts.values() for word in text.split()}
    commands = {"help", "rules", "log", "hint", "undo", "quit", "best"}
    for language in LANGUAGES:
        vocabulary = speaker_for(match_of(game, "human", "random"), Words(language)).vocabulary
        for word, meaning in vocabulary.meanings.items():
            assert meaning in known | commands | {""}, word
            assert word == meaning or word not in known, word
