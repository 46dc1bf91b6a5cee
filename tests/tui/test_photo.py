"""Photo finishes in the terminal: on the screen of a replay, and as a line of text."""

from __future__ import annotations

import pytest

from anpfiff.core.match import Match
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play.landing import Claim
from anpfiff.play.photo import Landing, Photo, photos
from anpfiff.play.reels import Again
from anpfiff.play.seats import FOREVER
from anpfiff.tui.names import speaker_for
from anpfiff.tui.photo import strip, told
from anpfiff.tui.replay import ReplayApp
from anpfiff.tui.report import show_replay
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words
from tests.play.test_photo import LOCKS, recorded
from tests.tui.stage import HandClock, act, press

WIDTH = 76
FAR = Photo(
    Landing(1, 69, 7628, Claim(7328, 7510, 220)), Landing(0, 38, 7721, Claim(7421, 7440, 40)), 300
)


def played() -> tuple[Record, Match]:
    record = recorded("rotweiss-locks")
    return record, record.replay(GAMES["rotweiss"])


def speaker(language: str = "en") -> Speaker:
    setup = GAMES["rotweiss"].agree(2)
    return Speaker(Words(language), "rotweiss", setup, ["Ida", "Otto"])


def test_both_cards_come_in_on_one_axis() -> None:
    first, second = (line.plain for line in strip(LOCKS, speaker(), WIDTH))
    assert first.startswith("○ Otto ")
    assert second.startswith("● Ida ")
    assert (first[-8:], second[-6:]) == ("0:07.628", "+93 ms")
    assert abs(first.count("━") - second.count("━")) <= 1, "a hand takes as long for both"
    assert first.index("━") < second.index("━")
    assert first.index("▶") < second.index("▶") == WIDTH - 10 - 1
    assert max(len(first), len(second)) <= WIDTH


def test_what_is_noted_of_presses_is_drawn_and_said() -> None:
    first, second, *notes = (line.plain for line in strip(FAR, speaker(), WIDTH))
    for line in (first, second):
        assert line.index("◉") < line.index("┊") < line.index("▶")
    assert notes == [
        "Otto pressed at 0:07.328, heard 182 ms later (at most 220 ms believed)",
        "Ida pressed at 0:07.421, heard 19 ms later (at most 40 ms believed)",
        "◉ pressed   ┊ heard   ▶ landed",
    ]


def test_a_dead_heat_has_one_finish() -> None:
    level = LOCKS._replace(second=LOCKS.second._replace(at=7628))
    first, second = (line.plain for line in strip(level, speaker(), WIDTH))
    assert first.index("▶") == second.index("▶")
    assert second.endswith("+0 ms")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Photo finish: Otto △ Otis 3 at 0:07.628, Ida ♣ Hugo 8 93 ms later"),
        ("de", "Zielfoto: Otto △ Otis 3 um 0:07.628, Ida ♣ Hugo 8 93 ms später"),
    ],
)
def test_a_line_tells_the_same(language: str, line: str) -> None:
    assert told(LOCKS, speaker(language)) == line
    assert told(FAR, speaker(language)).startswith(f"{line} · Otto ")


def test_a_replay_shows_how_a_late_card_came_in() -> None:
    record, match = played()
    again = record.start(GAMES["rotweiss"])
    speaker = speaker_for(again, Words("en"), watching=True)
    app = ReplayApp(
        Again(record, again), speaker, 1, 0,
        finished=True, photos=photos(match), clock=HandClock(),
    )  # fmt: skip

    def play() -> None:
        while again.now < LOCKS.second.at and app.reel.next() != FOREVER:
            press(app, ".")
        lines = [line.plain for line in app.news[-3:]]
        assert "93 ms faster" in lines[0]
        assert lines[1].endswith(" 0:07.628")
        assert lines[2].endswith("▶ +93 ms")

    act(app, play)


def test_the_text_of_a_replay_says_so_too(capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = played()
    show_replay(record, None, Words("en"), step=False)
    text = " ".join(capsys.readouterr().out.split())
    assert text.count("Photo finish: ") == 1
    assert "at 0:07.628, " in text
    assert " 93 ms later" in text
