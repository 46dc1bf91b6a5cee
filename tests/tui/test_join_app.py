"""The terminal at a table over the network: no sockets, and a clock that is moved by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from anpfiff.core.nouns import NEVER
from anpfiff.games import GAMES
from anpfiff.server.reading import reader_of
from anpfiff.tui.faces import face_of
from anpfiff.tui.orders import ORDERS
from anpfiff.words import Words
from tests.server.hall import Hall
from tests.tui.hall_stage import LINK, HallStage
from tests.tui.stage import RACES, until

TURNS = [name for name, game in GAMES.items() if not game.races]
STEPS = 400


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches that are over are kept, but not among somebody's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "anpfiff" / "records"


# What was told is what there is


@pytest.mark.parametrize("game", GAMES)
def test_views_events_and_questions_are_read_as_they_were_made(tmp_path: Path, game: str) -> None:
    hall = Hall(tmp_path / "anpfiff.db")
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create(game, "open", "open", help=1))
    ida.ask("ready")
    otto.ask("ready")
    room = hall.lobby.rooms[ida.code]
    assert room.playing is not None
    match, reader = room.playing.match, reader_of(game)
    place, ida.events = match.place, []
    assert reader.setup(ida.deal["setup"]) == match.setup
    for _ in range(STEPS):
        shown = ida.shown[0]
        assert reader.view(shown["view"]) == match.view(0)
        assert reader.question(shown.get("question")) == match.question(0)
        told = [reader.event(event) for event in ida.events]
        assert told == match.told(0, place)
        place, ida.events = match.place, []
        for client in (ida, otto):
            client.play()
        hall.next()
    assert place > 10


# Before the kick-off


def test_before_the_kick_off_one_sees_who_is_there_and_how_others_come(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        assert stage.shown("prompt") == "Enter: I am ready · waiting for Ida, Otto"
        assert LINK in stage.shown_board()
        stage.otto.ask("ready")
        stage.app.beat()
        assert "Otto is ready." in stage.news()[-1]
        stage.type("")
        assert stage.ida.room["phase"] == "playing"
        assert "Otto" in stage.shown_board()

    stage.act(play)


def test_the_host_fills_open_places_with_bots(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.otto.ask("leave")
        stage.app.beat()
        assert stage.news()[-1] == "· Otto leaves."
        assert "/bots" in stage.shown("prompt")
        stage.type("bots weltliga")
        assert 'There is no bot "weltliga"' in stage.shown("message")
        stage.type("/bots bundesliga")
        bot = stage.ida.room["places"][1]
        assert stage.news()[-1] == f"· {bot['name']} takes place B."
        assert bot["league"] == "bundesliga"
        assert "Bundesliga" in stage.shown_board()
        stage.type("place B open")
        stage.type("bots")
        assert stage.ida.room["places"][1]["league"] == stage.ida.room["league"]

    stage.act(play)


def test_words_are_understood_with_and_without_a_stroke_unless_they_are_moves() -> None:
    acts = {name: set(GAMES[name].phrases(GAMES[name].agree(2)).objects) for name in TURNS}
    assert acts["finale"] & {*ORDERS} == {"leave", "swap", "ready", "goal"}
    assert acts["alarm"] & {*ORDERS} == set()


# Games with turns


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TURNS)
def test_a_whole_match_with_turns(tmp_path: Path, game: str, language: str) -> None:
    stage = HallStage(tmp_path, game, language=language)

    def play() -> None:
        stage.otto.ask("leave")
        stage.type("bots kreisliga")
        stage.type("")
        for _ in range(2000):
            if stage.ida.room["phase"] == "over":
                break
            if moves := stage.ida.shown[0].get("moves"):
                best = face_of(game).best(stage.view(), moves, stage.app.speaker)
                text = stage.app.speaker.phrases.write(stage.otto.dice.pick(moves))
                stage.type(text if best is None else "best")
            else:
                stage.hall.next()
                stage.app.beat()
        assert stage.ida.room["phase"] == "over"
        closing = [line for line in stage.news() if line.startswith("2. ")]
        assert len(closing) == 1 or game == "finale"
        first = [seat for seat, rank in enumerate(stage.view().result.places) if rank == 1]
        code = "play-you-win" if first == [0] else "play-winner"
        if len(first) == 1:
            bot = stage.ida.room["places"][1]["name"]
            assert Words(language)(code, names=bot, count=1) in stage.news()
        assert stage.shown("prompt") == Words(language)("join-over", plays="yes")

    stage.act(play)


def test_what_is_asked_stands_there_with_its_numbers(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.until_asked()
        stage.requests.clear()
        moves = stage.ida.shown[0]["moves"]
        assert stage.shown("prompt") == stage.app.asked() != ""
        lines = stage.shown("offer").splitlines()
        assert len(lines) == len(moves)
        assert lines[0].startswith("  1  ")
        stage.type("discard nobody")
        assert 'after "discard" comes one of' in stage.shown("message")
        stage.type("search")
        assert "(alarm " in stage.shown("message")
        assert len(stage.asked("act")) == 1
        while stage.ida.shown[0].get("moves"):
            stage.type("1")
        assert stage.shown("offer") == ""
        assert stage.shown("prompt") == "It is somebody else's turn."
        before = len(stage.asked("act"))
        stage.type("1")
        assert stage.shown("message") == "It is not your turn."
        assert len(stage.asked("act")) == before

    stage.act(play)


def test_several_moves_in_a_line_are_made_one_after_the_other(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "finale")

    def play() -> None:
        stage.kick_off()
        phrases = GAMES["finale"].phrases(GAMES["finale"].agree(2))
        offered = [phrases.write(move) for move in stage.ida.shown[0]["moves"]]
        picks = [text for text in offered if text.startswith("field ")][5:20:5]
        stage.type(", ".join(picks))
        stage.app.beat()
        stage.app.beat()
        assert [phrases.write(request["move"]) for request in stage.asked("act")] == picks
        stage.type(f"{picks[0]}, done")
        stage.app.beat()
        assert len(stage.asked("act")) == 4
        assert "(finale " in stage.shown("message")

    stage.act(play)


def test_a_question_mark_explains_and_enter_closes_it(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.type("?")
        assert "/say TEXT" in stage.shown("help")
        stage.type("")
        assert stage.shown("help") == ""

    stage.act(play)


# What all must agree on


def test_pause_undo_and_rematch_by_agreement(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.type("pause")
        assert "You propose a pause; all must agree." in stage.news()[-1]
        stage.otto.ask("consent", what="pause", agree=False)
        stage.app.beat()
        assert stage.news()[-1] == "· No pause."
        stage.otto.ask("propose", what="pause")
        stage.app.beat()
        assert stage.news()[-1] == "· Otto proposes a pause: /yes or /no"
        stage.type("/yes")
        assert stage.shown("prompt").startswith("Paused.")
        stage.type("goon")
        stage.otto.ask("consent", what="go-on", agree=True)
        stage.app.beat()
        assert stage.news()[-1] == "· The match goes on."
        stage.type("resign")
        assert "Otto wins: the other side has given up." in stage.news()
        stage.type("rematch")
        stage.otto.ask("consent", what="rematch", agree=True)
        stage.app.beat()
        assert stage.ida.room["match"] == 2
        assert stage.app.match is not None
        assert stage.app.match.match == 2
        stage.until_asked()
        assert stage.shown("offer") != ""

    stage.act(play)


def test_a_move_is_not_taken_back_if_the_others_do_not_agree(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.until_asked()
        stage.type("1")
        stage.type("undo")
        assert stage.news()[-1].startswith("· You propose to take the last move back")
        stage.otto.ask("consent", what="undo", agree=False)
        stage.app.beat()
        assert stage.news()[-1] == "· The move is not taken back."

    stage.act(play)


def test_a_step_of_a_secret_choice_is_taken_back_without_asking(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "finale")

    def play() -> None:
        stage.kick_off()
        before = stage.view()
        stage.type("best")
        assert stage.view() != before
        heard = len(stage.otto.frames)
        stage.type("undo")
        assert stage.view() == before
        assert len(stage.otto.frames) == heard

    stage.act(play)


def test_a_proposal_that_nobody_made_cannot_be_agreed_to(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.type("/yes")
        assert stage.shown("message") == "Nobody has proposed that."
        stage.type("/dance")
        assert 'There is no word "dance"' in stage.shown("message")
        stage.type("/say")
        assert stage.shown("message") == '"say" needs more: say TEXT'

    stage.act(play)


def test_what_others_say_and_do_is_heard(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.type("say Hello, Otto")
        assert stage.news()[-1] == "· Ida: Hello, Otto"
        stage.otto.ask("emote", emote="well-played")
        stage.app.beat()
        assert stage.news()[-1] == "· Otto: Well played!"
        stage.otto.drop()
        stage.app.beat()
        assert stage.news()[-1] == "· Otto is gone for now."
        stage.after(61)
        assert "· A bot plays for Otto." in stage.news()
        stage.otto.connect()
        stage.app.beat()
        assert {"· Otto is back.", "· Otto plays again."} <= {*stage.news()}

    stage.act(play)


# Races


@pytest.mark.parametrize("game", RACES)
def test_a_race_counts_down_and_begins(tmp_path: Path, game: str) -> None:
    stage = HallStage(tmp_path, game)

    def play() -> None:
        stage.kick_off()
        stage.after(0)
        assert "Signal in 5 s · Enter: I am ready" in stage.shown("prompt")
        stage.after(1.1)
        assert "Signal in 4 s" in stage.shown("prompt")
        stage.press("enter")
        stage.after(0)
        assert "You are ready." in stage.shown("prompt")
        stage.after(4)
        assert "0:05" in stage.shown("head")
        stage.after(2)
        assert "0:07" in stage.shown("head")
        assert "Off you go!" in stage.news()[-1]

    stage.act(play)


def test_the_tempo_of_the_table_is_the_tempo_of_its_clock(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss", tempo=2)

    def play() -> None:
        stage.kick_off()
        stage.after(2)
        assert "Signal in 4 s" in stage.shown("prompt")
        stage.after(18.01)
        assert "0:10" in stage.shown("head")

    stage.act(play)


def begun(stage: HallStage) -> None:
    stage.kick_off()
    stage.after(5.001)
    assert "Lay your row" in stage.shown("prompt")


def test_a_key_says_what_was_seen_and_how_long_before(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        begun(stage)
        seen = stage.ida.shown[0]["n"]
        stage.after(0.25)
        stage.press("q")
        (act,) = stage.asked("act")
        assert (act["seen"], act["ms"]) == (seen, 250)

    stage.act(play)


def test_a_key_that_had_to_wait_answers_what_was_drawn_before_it(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        begun(stage)
        seen = stage.ida.shown[0]["n"]
        stage.after(0.25)
        pressed = stage.hall.clock.now
        stage.otto.ask("act", seat=1, move=stage.otto.shown[1]["moves"][0])
        stage.after(0.4)
        assert stage.ida.shown[0]["n"] == seen + 1
        stage.press_at("q", pressed)
        (act,) = stage.asked("act")[1:]
        assert (act["seen"], act["ms"]) == (seen, 250)

    stage.act(play)


def test_the_own_card_is_on_its_way_at_once_and_lands_when_the_server_says_so(
    tmp_path: Path,
) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        begun(stage)
        assert "»" not in stage.shown("board")
        stage.press("q")
        assert "q ▼»" in stage.shown("board")
        stage.press("w")
        stage.after(0.25)
        assert stage.ida.shown[0]["view"] is not None
        assert "q ▼»" in stage.shown("board")
        stage.after(0.1)
        assert "w ▼»" in stage.shown("board")
        stage.after(0.3)
        assert "»" not in stage.shown("board")
        assert stage.view().laid[0] == 2

    stage.act(play)


def test_a_wrong_card_locks_the_hand_and_the_lock_counts_down(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss", options={"lock_ms": "2000"})

    def play() -> None:
        begun(stage)
        while stage.view().top < 0:
            stage.press("space")
            stage.after(0.35)
        for key in "123":
            if stage.view().busy[0] == NEVER:
                stage.press(key)
                stage.after(0.301)
        assert "your hand is locked for 2.0 s" in stage.shown("prompt")
        stage.after(0.5)
        assert "your hand is locked for 1.5 s" in stage.shown("prompt")
        stage.press("1")
        stage.after(0)
        assert stage.app.flashes()
        stage.after(1.6)
        assert "locked" not in stage.shown("prompt")

    stage.act(play)


def test_in_a_race_a_stroke_begins_a_line(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    async def play(pilot: Pilot[None]) -> None:
        begun(stage)
        await pilot.press("/")
        await until(pilot, lambda: stage.app.focused is not None)
        await pilot.press(*"say", "space", *"tor", "enter")
        await until(pilot, lambda: bool(stage.asked("say")))
        assert stage.asked("say")[0]["text"] == "tor"
        await until(pilot, lambda: stage.app.focused is None)
        assert not stage.asked("act")

    stage.act_in_time(play)


def test_a_race_is_paused_by_agreement_and_time_stands_still(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        begun(stage)
        stage.press("p")
        stage.otto.ask("consent", what="pause", agree=True)
        stage.after(30)
        assert "0:05" in stage.shown("head")
        assert stage.shown("prompt").startswith("Paused.")
        stage.press("q")
        assert stage.shown("message") == "The match is paused."
        stage.press("enter")
        stage.otto.ask("consent", what="go-on", agree=True)
        stage.after(0)
        stage.after(2)
        assert "0:07" in stage.shown("head")

    stage.act(play)


def test_giving_up_a_race_ends_it_and_says_who_won(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotblau")

    def play() -> None:
        stage.kick_off()
        stage.after(6)
        stage.otto.ask("resign", seat=1)
        stage.after(0)
        assert "Ida wins: the other side has given up." in stage.shown("help")
        stage.press("enter")
        assert stage.shown("help") == ""
        assert not stage.app.wants_line()
        stage.after(2)
        assert stage.app.wants_line()

    stage.act(play)


# Spectators


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_sees_what_everybody_may_see(tmp_path: Path, game: str) -> None:
    stage = HallStage(tmp_path, game, watch=True, help=1)

    def play() -> None:
        stage.kick_off()
        for _ in range(12):
            stage.otto.play()
            stage.hall.next()
            stage.app.beat()
        room = stage.hall.lobby.rooms[stage.otto.code]
        assert room.playing is not None
        assert stage.app.source.view() == room.playing.match.view(None)
        assert stage.news() or game == "finale"
        assert stage.shown("offer") == ""
        assert stage.app.hands() is None
        if GAMES[game].races:
            stage.press("1")
            assert "The key 1 does nothing here" in stage.shown("message")
        else:
            stage.type("1")
            assert stage.shown("message") == "It is not your turn."

    stage.act(play)


# The line


def test_a_line_that_is_cut_is_said_so_and_time_does_not_run(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "rotweiss")

    def play() -> None:
        begun(stage)
        stage.ida.cut = 2.2
        stage.after(0)
        assert stage.shown("prompt") == "The line is cut: trying again in 3 s"
        stage.press("q")
        assert stage.shown("message") == "The line is cut; wait until it is mended."
        assert not stage.asked("act")
        stage.after(5)
        assert "0:05" in stage.shown("head")
        stage.ida.cut = None
        stage.ida.drop()
        stage.ida.connect()
        stage.after(0)
        assert "0:10" in stage.shown("head")
        stage.press("q")
        assert stage.asked("act")[-1]["seen"] == stage.ida.shown[0]["n"]
        assert [line for line in stage.news() if "Off you go" in line] == [stage.news()[-1]]

    stage.act(play)


def test_who_is_sent_away_leaves_the_screen(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm", watch=True)

    async def play(pilot: Pilot[None]) -> None:
        stage.otto.ask("remove", guest=stage.ida.guest)
        stage.app.beat()
        await until(pilot, lambda: stage.app.return_code is not None)
        assert stage.ida.bye == "removed"

    stage.act_in_time(play)


def test_leaving_gives_the_place_up(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")

    def play() -> None:
        stage.kick_off()
        stage.type("/leave")
        assert stage.app.has_left
        assert stage.otto.room["places"][0]["stand_in"]

    stage.act(play)


def test_all_notices_have_words(tmp_path: Path) -> None:
    stage = HallStage(tmp_path, "alarm")
    notices: list[dict[str, Any]] = [
        {"is": "notice", "code": code} for code in ("cannot-save", "saving-again", "server-fault")
    ]

    def play() -> None:
        said = []
        for notice in notices:
            stage.app.take(notice)
            said.append(stage.app.message)
        assert len(set(said)) == 3
        stage.kick_off()
        stage.app.take({"is": "nudge", "seat": 1})
        assert stage.app.message == said[-1]
        stage.app.take({"is": "nudge", "seat": 0})
        assert stage.app.message == "The others are waiting for you."

    stage.act(play)


# The deal


@pytest.mark.parametrize("told", ["the same", "another"])
def test_the_deal_is_checked_with_what_was_said_before_the_kick_off(
    tmp_path: Path, told: str
) -> None:
    stage = HallStage(tmp_path, "alarm")
    stage.hall.sealed = True

    def play() -> None:
        stage.kick_off()
        assert stage.app.match is not None
        commitment = stage.app.match.commitment
        assert f"· {stage.app.words('join-sealed', commitment=commitment)}" in stage.news()
        if told == "another":
            stage.app.match.commitment = commitment[::-1]
        stage.otto.ask("resign", seat=1)
        stage.app.beat()
        code = "join-deal-right" if told == "the same" else "join-deal-wrong"
        assert f"· {stage.app.words(code)}" in stage.news()

    stage.act(play)


@pytest.mark.parametrize("text", ["", "anything", "anpfiff record 3\ngame ../../gone 1\n"])
def test_what_is_no_record_is_not_kept_and_proves_nothing(
    tmp_path: Path, records: Path, text: str
) -> None:
    stage = HallStage(tmp_path, "alarm")
    stage.hall.sealed = True

    def play() -> None:
        stage.kick_off()
        stage.app.check_deal({"is": "done", "facts": {"record": text}})
        assert f"· {stage.app.words('join-deal-wrong')}" in stage.news()
        assert not stage.app.has_kept
        assert not records.exists()

    stage.act(play)
