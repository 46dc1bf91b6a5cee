"""What impatient, clever and hostile people do at a table."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from anpfiff.core.match import Match
from anpfiff.games import GAMES
from anpfiff.play.turns import Turns
from anpfiff.server.company import GRACE_S, REMEMBERED
from anpfiff.server.hub import LARGEST
from anpfiff.server.playing import CHOICE_MS, NUDGE_MS, STRICT_MS
from tests.server.hall import Client, Hall


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "anpfiff.db")


def pair(hall: Hall, game: str = "alarm", **facts: object) -> tuple[Client, Client]:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create(game, "open", "open", **facts))
    ida.ask("ready")
    otto.ask("ready")
    assert ida.room["phase"] == "playing"
    return ida, otto


def match_of(hall: Hall, client: Client) -> Match:
    playing = hall.lobby.rooms[client.code].playing
    assert playing is not None
    return playing.match


def turn(ida: Client, otto: Client) -> tuple[Client, Client]:
    """Who is to move, and who is not."""
    return (ida, otto) if ida.moves() else (otto, ida)


# Before the kick-off


def test_a_table_with_too_few_places_does_not_begin_and_can_be_mended(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    ida.ask("arrange", seat=1, place="closed")
    assert ida.ask("ready")["code"] == "seats-count"
    assert ida.room["phase"] == "gathering"
    hall.restart()
    assert ida.room["phase"] == "gathering"
    ida.ask("arrange", seat=1, place="kreisliga")
    assert ida.ask("ready")["is"] == "done"
    assert ida.room["phase"] == "playing"


def test_closed_places_do_not_take_part(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "closed", "open", "closed", "kreisliga")
    assert ida.you["seats"] == [1]
    ida.ask("ready")
    assert ida.you["seats"] == [0]
    assert [place["kind"] for place in ida.room["places"]] == ["guest", "bot"]
    assert ida.deal["setup"][0] == 2


def test_a_place_that_cannot_be_arranged_is_not_added(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    assert ida.ask("arrange", seat=2, place="messi")["code"] == "bot-unknown"
    assert ida.ask("arrange", seat=3, place="open")["code"] == "no-such-place"
    assert len(ida.room["places"]) == 2
    assert ida.ask("arrange", seat=2, place="bambini")["is"] == "done"
    assert len(ida.room["places"]) == 3


def test_who_is_ready_for_one_table_is_not_ready_for_another(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    otto.ask("ready")
    assert otto.ask("arrange", seat=0, place="closed")["code"] == "host-only"
    ida.ask("arrange", seat=2, place="bambini")
    ida.ask("ready")
    assert ida.room["phase"] == "gathering"
    otto.ask("ready")
    assert ida.room["phase"] == "playing"


def test_the_host_lets_bots_play_and_looks_on(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "kreisliga", "bambini"))
    assert otto.ask("ready")["code"] == "no-seat"
    assert ida.ask("ready")["is"] == "done"
    hall.advance(3000)
    assert otto.room["phase"] == "over"


def test_a_deck_of_ones_own(hall: Hall) -> None:
    """The largest: it comes over the wire, to everybody, and is there after a restart."""
    text = GAMES["finale"].Deck.standard_file.read_text("utf-8")
    own = re.sub('^name = ".*"', 'name = "our-own"', text, count=1, flags=re.MULTILINE)
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("finale", "open", "open", deck=own)
    otto.enter(code)
    ida.ask("ready")
    otto.ask("ready")
    assert "our-own" in str(otto.deal["setup"])
    hall.restart()
    assert "our-own" in str(otto.deal["setup"])
    assert len(msgspec.json.encode(own)) < LARGEST


# What all must agree on


@pytest.mark.parametrize("what", ["undo", "hints", "pause"])
def test_a_line_that_was_cut_is_no_consent(hall: Hall, what: str) -> None:
    player, other = turn(*pair(hall))
    player.play()
    other.drop()
    player.ask("propose", what=what, seat=player.you["seats"][0])
    assert [asked["what"] for asked in player.room["proposals"]] == [what]
    hall.advance(GRACE_S + 1)
    if what != "undo":  # The bot has moved since.
        assert player.ask("propose", what=what)["is"] == "done"
        assert "proposals" not in player.room


def test_who_resigned_is_asked_for_the_rematch(hall: Hall) -> None:
    ida, otto = pair(hall, "elfmeter")
    otto.ask("resign", seat=1)
    ida.ask("propose", what="rematch")
    assert ida.room["phase"] == "over"
    assert otto.ask("consent", what="rematch", agree=True)["is"] == "done"
    assert ida.room["match"] == 2


def test_a_rematch_without_whoever_left(hall: Hall) -> None:
    ida, otto = pair(hall)
    otto.ask("resign", seat=1)
    otto.ask("leave")
    assert ida.ask("propose", what="rematch")["is"] == "done"
    assert ida.room["match"] == 2
    hall.advance(1)
    assert ida.room["places"][1]["stand_in"]


def test_a_rematch_with_swapped_sides(hall: Hall) -> None:
    ida, otto = pair(hall)
    otto.ask("resign", seat=1)
    ida.ask("propose", what="swap-sides")
    otto.ask("consent", what="swap-sides", agree=True)
    assert (ida.you["seats"], otto.you["seats"]) == ([1], [0])
    assert set(ida.shown) == {1}
    assert set(otto.shown) == {0}
    assert ida.deal["names"] == ["Otto", "Ida"]


def test_one_no_is_enough(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("propose", what="pause")
    otto.ask("consent", what="pause", agree=False)
    assert "proposals" not in ida.room
    assert not ida.room["paused"]
    assert otto.ask("consent", what="pause", agree=True)["code"] == "not-proposed"


def test_to_want_ones_own_move_back_is_no_consent(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("propose", what="undo", seat=0)
    assert otto.ask("propose", what="undo", seat=1)["code"] == "not-now"
    assert ida.room["proposals"][0]["agreed"] == [ida.guest]


def test_undo_gives_the_move_back(hall: Hall) -> None:
    for _ in range(20):  # Until a move reveals nothing.
        player, other = turn(*pair(hall))
        before = player.shown
        player.play()
        player.ask("propose", what="undo", seat=player.you["seats"][0])
        if other.ask("consent", what="undo", agree=True)["is"] == "done":
            seat = player.you["seats"][0]
            assert player.shown[seat]["view"] == before[seat]["view"]
            assert player.shown[seat]["moves"] == before[seat]["moves"]
            return
        player.ask("close")
        other.ask("close")
        hall.advance(60)
    raise AssertionError("nothing could be taken back")


# Gone and back


def test_resign_in_a_team_ends_the_match_when_both_have(hall: Hall) -> None:
    people = [hall.client(name) for name in ("Ida", "Otto", "Eva", "Udo")]
    code = people[0].create("rotweiss", "open", "open", "open", "open", options={})
    for one in people[1:]:
        one.enter(code)
    for one in people:
        one.ask("ready")
    sides = people[0].deal["sides"]
    first, second = (seat for seat in range(4) if sides[seat] == sides[0])
    people[first].ask("resign", seat=first)
    assert people[0].room["phase"] == "playing"
    assert people[0].room["places"][first]["stand_in"]
    assert people[first].ask("act", seat=first, move=0)["code"] == "seat-not-yours"
    people[first].drop()
    people[first].connect()
    assert people[0].room["places"][first]["stand_in"], "it stays the bot's"
    people[second].ask("resign", seat=second)
    assert people[0].room["phase"] == "over"
    assert people[0].room["resigned"] == sides[0]


def test_a_card_on_its_way_is_answered_when_the_match_ends(hall: Hall) -> None:
    ida, otto = pair(hall, "rotweiss", help=1)
    while not any(move for _, move in ida.moves()) or not ida.moves():
        hall.next()
    hall.advance(6)
    assert ida.play() == {}, "it is in the hand"
    number = ida.id
    assert ida.resend(number, "act", seat=0, move=0) == {}, "it is there already"
    otto.ask("resign", seat=1)
    assert ida.answers[number]["code"] == "no-match"
    assert ida.answered.count(number) == 1
    assert ida.resend(number, "act", seat=0, move=0)["code"] == "no-match"


def test_the_seat_comes_back_in_the_middle_of_a_race(hall: Hall) -> None:
    """Whatever the bot was about to do, it does not do it any more."""
    ida, otto = pair(hall, "rotweiss", help=1)
    otto.drop()
    hall.advance(GRACE_S + 20)
    log = match_of(hall, ida).log
    played = [line for line in log if line.seat == 1]
    assert played
    otto.connect()
    hall.advance(30)
    assert [line for line in match_of(hall, ida).log if line.seat == 1] == played
    assert otto.play() is not None


def test_who_comes_back_may_have_another_name(hall: Hall) -> None:
    ida, otto = pair(hall)
    otto.drop()
    otto.name = "Ottokar"
    otto.connect()
    assert ida.room["places"][1]["name"] == "Ottokar"
    assert otto.deal["names"] == ["Ida", "Otto"], "in the match he is who he was"
    hall.restart()
    assert otto.deal["names"] == ["Ida", "Otto"]


def test_a_code_is_typed_by_people(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open")
    assert otto.ask("enter", code=f" {code.upper()} ")["is"] == "done"


def test_the_host_goes_and_somebody_else_is_host(hall: Hall) -> None:
    ida, otto = pair(hall)
    eve = hall.client("Eve")
    eve.enter(ida.code, watch=True)
    ida.drop()
    assert otto.room["host"] == ida.guest, "she may come back"
    ida.connect()
    ida.ask("leave")
    assert otto.room["host"] == otto.guest
    assert otto.room["places"][0]["stand_in"]
    ida.enter(ida.code)
    assert ida.ask("change", chat=False)["code"] == "host-only"
    assert "stand_in" not in otto.room["places"][0]


def test_who_is_removed_in_a_match_leaves_his_place_to_a_bot(hall: Hall) -> None:
    ida, otto = pair(hall)
    ida.ask("remove", guest=otto.guest)
    assert ida.room["places"][1]["kind"] == "bot"
    hall.restart()
    assert ida.room["places"][1]["kind"] == "bot"
    while ida.room["phase"] != "over":
        ida.play()
        hall.next()
    assert ida.ask("download")["is"] == "done"
    assert otto.enter(ida.code)["code"] == "table-banned"
    assert otto.ask("download")["code"] == "no-table"
    assert ida.ask("propose", what="rematch")["is"] == "done"
    assert ida.room["match"] == 2


def test_bots_know_after_a_restart_what_they_were_told(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "greedy")
    ida.ask("ready")
    while ida.room["phase"] == "playing" and len(match_of(hall, ida).log) < 14:
        ida.play()
        hall.next()
    assert ida.room["phase"] == "playing"

    def remembered() -> object:
        playing = hall.lobby.rooms[ida.code].playing
        assert playing is not None
        assert isinstance(playing.play, Turns)
        playing.play.tell(1, playing.match.view(1))
        return [*playing.play.players[1].pile], [*playing.match.memories[1].__dict__.items()]  # type: ignore[attr-defined]

    before = remembered()
    assert before[0]  # type: ignore[index]
    hall.restart()
    assert remembered() == before


def test_a_table_after_a_day(hall: Hall) -> None:
    ida, otto = pair(hall, "rotweiss")
    hall.advance(8)
    view = ida.shown[0]["view"]
    ida.drop()
    otto.drop()
    hall.advance(86_400)
    assert hall.lobby.rooms == {}
    assert hall.lobby.next() is None
    otto.connect()
    assert not otto.room["still"]
    assert "stand_in" not in otto.room["places"][0]
    ida.connect()
    assert ida.shown[0]["view"] == view


def test_a_table_that_was_only_looked_at_leaves_the_memory(hall: Hall) -> None:
    ida, eve = hall.client("Ida"), hall.client("Eve")
    code = ida.create("alarm", "open", "open")
    eve.enter(code)
    ida.ask("remove", guest=eve.guest)
    ida.drop()
    hall.advance(400)
    assert hall.lobby.rooms == {}
    assert eve.enter(code)["code"] == "table-banned"
    hall.advance(400)
    assert hall.lobby.rooms == {}


# One screen


def test_the_hand_behind_the_curtain_is_never_sent(hall: Hall) -> None:
    """And whoever comes before it hears what happened meanwhile."""
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    ida.ask("sit", seat=1)
    ida.ask("ready")
    front, missed, heard = 0, 0, 0
    while ida.room["phase"] == "playing":
        ida.shown = {}
        ida.ask("front", seat=front)
        ida.ask("front", seat=1 - front)
        front, before = 1 - front, len(ida.events)
        ida.shown = {front: ida.shown[front]}
        ida.play()
        hall.next()
        assert set(ida.shown) == {front}
        missed += len(ida.events) - before
    front_now = ida.you["front"]
    before = len(ida.events)
    ida.ask("front", seat=1 - front_now)
    heard = len(ida.events) - before
    assert missed
    assert heard


def test_two_at_one_keyboard_see_both_hands_of_a_race(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("rotweiss", "open", "open")
    ida.ask("sit", seat=1)
    ida.ask("ready")
    hall.advance(6)
    assert set(ida.shown) == {0, 1}
    assert {seat for seat, _ in ida.moves()} == {0, 1}


# Clocks


def test_a_clock_that_is_set_later_begins_then(hall: Hall) -> None:
    ida, _ = pair(hall)
    hall.advance(10 * STRICT_MS / 1000)
    ida.ask("change", clock="strict")
    hall.advance(STRICT_MS / 1000 - 1)
    assert len(match_of(hall, ida).log) == 0
    hall.advance(2)
    assert len(match_of(hall, ida).log) == 1


def test_a_clock_goes_on_after_a_restart(hall: Hall) -> None:
    ida, otto = pair(hall, clock="strict")
    player, _ = turn(ida, otto)
    player.play()
    for _ in range(3):
        hall.next()
    begun = match_of(hall, ida).log[-1].at
    hall.advance(40)
    ida.ask("change", listed=True)
    hall.restart()
    room = hall.lobby.rooms[ida.code]
    assert room.playing is not None
    assert set(room.playing.limits().values()) == {begun + STRICT_MS}
    assert room.watch.ms() >= begun + 40_000


def test_who_picks_and_drops_for_ever_is_not_waited_for(hall: Hall) -> None:
    ida, otto = pair(hall, "finale", clock="strict")
    table = match_of(hall, ida).table
    began, squads = hall.clock.now, table.secret
    while table.secret is squads and hall.clock.now < began + 2 * CHOICE_MS / 1000:
        for one in (ida, otto):
            offered = {one.deal["moves"][str(move)][0]: move for _, move in one.moves()}
            drops = [text for text in offered if text.startswith("drop")]
            for text in drops or [*offered][:1]:
                one.ask("act", seat=one.you["seats"][0], move=offered[text])
        hall.advance(50)
    assert began + CHOICE_MS / 1000 <= hall.clock.now <= began + CHOICE_MS / 1000 + 100


def test_nobody_hears_who_still_chooses_in_secret(hall: Hall) -> None:
    """Neither that he is reminded, nor when: that would tell when he last chose something."""
    ida, otto = pair(hall, "finale", clock="gentle")
    hall.advance(20)
    otto.play()
    heard = len(ida.frames), len(otto.frames)
    hall.advance(NUDGE_MS / 1000 - 1)
    assert ida.frames[heard[0] :] == [b'{"is":"nudge","seat":0}']
    assert otto.frames[heard[1] :] == []
    hall.advance(2)
    assert otto.frames[heard[1] :] == [b'{"is":"nudge","seat":1}']


def test_a_reminder_in_a_turn_is_for_all(hall: Hall) -> None:
    ida, otto = pair(hall, clock="gentle")
    hall.advance(NUDGE_MS / 1000 + 1)
    seat = 0 if ida.moves() else 1
    for one in (ida, otto):
        assert f'{{"is":"nudge","seat":{seat}}}'.encode() in one.frames


@pytest.mark.parametrize("game", ["alarm", "finale"])
def test_a_strict_clock_plays_to_the_end(hall: Hall, game: str) -> None:
    """Through secret choices, whistles and all; the seats stay whose they are."""
    ida, _ = pair(hall, game, clock="strict", league="kreisliga")
    while ida.room["phase"] == "playing":
        assert hall.next()
        playing = hall.lobby.rooms[ida.code].playing
        assert playing is not None
        assert not playing.moved_for
        assert not playing.play.players  # type: ignore[union-attr]


def test_a_bot_that_moves_for_somebody_may_think_elsewhere(hall: Hall) -> None:
    """Whoever comes to his senses meanwhile moves himself."""
    hall.lobby.elsewhere = True
    ida, otto = pair(hall, clock="strict", league="weltklasse")
    player, _ = turn(ida, otto)
    seat = player.you["seats"][0]
    hall.advance(STRICT_MS / 1000 + 1)
    assert len(hall.lobby.thoughts) == 1
    code, number, thought = hall.lobby.thoughts[0]
    assert player.play()["is"] == "done"  # type: ignore[index]
    logged = len(match_of(hall, ida).log)
    hall.lobby.decide(code, number, thought, None)
    assert len(match_of(hall, ida).log) == logged
    playing = hall.lobby.rooms[code].playing
    assert playing is not None
    assert seat not in playing.play.players  # type: ignore[union-attr]


def test_a_bot_that_has_thought_elsewhere_gives_the_seat_back(hall: Hall) -> None:
    hall.lobby.elsewhere = True
    pair(hall, clock="strict", league="weltklasse")
    hall.advance(STRICT_MS / 1000 + 1)
    code, number, thought = hall.lobby.thoughts[0]
    hall.lobby.decide(code, number, thought, None)
    playing = hall.lobby.rooms[code].playing
    assert playing is not None
    assert len(playing.match.log) == 1
    assert not playing.play.players  # type: ignore[union-attr]


def test_tempo_is_the_pace_of_bots_and_of_clocks(hall: Hall) -> None:
    moments = {}
    for tempo in (0.5, 1, 3):
        ida = hall.client("Ida")
        hall.seeds = 1  # The same cards each time.
        ida.create("rotweiss", "open", "kreisliga", tempo=tempo)
        ida.ask("ready")
        began = hall.clock.now
        while not any(line.seat == 1 for line in match_of(hall, ida).log):
            assert hall.next()
        moments[tempo] = hall.clock.now - began
        ida.ask("close")
        hall.advance(60)
    assert moments[0.5] == pytest.approx(moments[1] / 2, rel=0.01)
    assert moments[3] == pytest.approx(moments[1] * 3, rel=0.01)


# Help


@pytest.mark.parametrize("level", [0, 1, 2])
def test_how_much_a_table_helps(hall: Hall, level: int) -> None:
    ida, otto = pair(hall, "rotweiss", **({"help": level} if level else {}))
    eve = hall.client("Eve")
    eve.enter(ida.code, watch=True)
    hall.advance(8)
    for one in (ida, otto):
        seat = one.you["seats"][0]
        assert ("fits" in one.shown[seat]) == (level > 0)
        assert {*one.shown[seat].get("fits", ())} <= {*one.shown[seat]["moves"]}
    assert "fits" not in eve.shown[None]
    assert ida.ask("hint", seat=0)["code"] == ("hint-race" if level == 2 else "hints-off")
    player, _ = turn(*pair(hall, "alarm", help=level))
    hint = player.ask("hint", seat=player.you["seats"][0])
    assert hint["is"] == ("done" if level == 2 else "refused")


# Numbers


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_names_its_rule(hall: Hall, game: str) -> None:
    ida, otto = pair(hall, game)
    _, other = turn(ida, otto)
    if GAMES[game].races:
        other, number = ida, 0
        answer = ida.ask("act", seat=0, move=number)
    else:
        answer = other.ask("act", seat=other.you["seats"][0], move=0)
    assert answer["is"] == "refused"
    assert re.fullmatch(r"[A-Z]\d+(\.\d+)?", answer["rule"])


def test_a_table_is_not_made_twice(hall: Hall) -> None:
    """The line was cut before the answer came, or the server was killed."""
    ida = hall.client("Ida")
    code = ida.create("alarm", "open", "open")
    number, table = ida.id, {"game": "alarm", "places": ["open", "open"]}
    again = ida.resend(number, "create", **table)
    assert (again["is"], again["facts"]["code"]) == ("already", code)
    ida.code = ""
    hall.restart()
    again = ida.resend(number, "create", **table)
    assert (again["is"], again["facts"]["code"]) == ("already", code)
    assert ida.room["code"] == code
    assert ida.resend(number, "create", game="finale", places=["open", "open"])["is"] == "done"
    hall.advance(600)
    assert ida.resend(number, "create", **table)["is"] == "done", "another day, another table"


def test_another_device_goes_on_with_the_numbers(hall: Hall) -> None:
    ida, otto = pair(hall)
    player, _ = turn(ida, otto)
    for _ in range(3):
        player.ask("emote", emote="goal")
    other = Client(hall, player.name, player.token, player.code)
    assert other.you["done"] == player.id
    assert player.byes == ["elsewhere"]
    other.id = other.you["done"]
    answer = other.play()
    assert answer is not None
    assert answer["is"] == "done"


def test_old_numbers_are_not_carried_out_again(hall: Hall) -> None:
    ida = hall.client("Ida")
    ida.create("alarm", "open", "open")
    ida.ask("say", text="hallo")
    number = ida.id
    assert ida.resend(number, "say", text="hallo")["is"] == "done"
    for _ in range(REMEMBERED):
        ida.ask("change", listed=True)
    said = len(ida.said)
    answer = ida.resend(number, "say", text="hallo")
    assert answer["code"] == "number-old"
    assert answer["facts"]["least"] == ida.id + 1
    assert len(ida.said) == said


# Talk


def test_whoever_is_blocked_is_not_heard_anywhere_again(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    otto.ask("mute", guest=ida.guest, block=True)
    hall.restart()
    ida.ask("say", text="hallo")
    ida.ask("emote", emote="goal")
    assert otto.said == []
    otto.ask("mute", guest=ida.guest, block=True, on=False)
    ida.ask("say", text="hallo")
    assert len(otto.said) == 1


def test_what_was_said_is_gone_when_talk_is_switched_off(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    code = ida.create("alarm", "open", "open")
    otto.enter(code, watch=True)
    assert otto.ask("say", text="hallo")["is"] == "done"
    ida.ask("change", chat=False)
    assert otto.ask("say", text="hallo")["code"] == "chat-off"
    eve = hall.client("Eve")
    eve.enter(code, watch=True)
    assert eve.said == []


def test_nobody_talks_without_end(hall: Hall) -> None:
    ida, otto = hall.client("Ida"), hall.client("Otto")
    otto.enter(ida.create("alarm", "open", "open"))
    answers = [otto.ask("say", text="!").get("code", "done") for _ in range(12)]
    assert answers == ["done"] * 10 + ["too-often"] * 2
    assert otto.ask("emote", emote="goal")["code"] == "too-often"
    assert otto.ask("ready")["is"] == "done"
    assert ida.ask("say", text="?")["is"] == "done"
    hall.advance(3)
    assert otto.ask("say", text="!")["is"] == "done"


def test_listed_tables_are_shown_and_others_are_not(hall: Hall) -> None:
    ida, otto, eve = hall.client("Ida"), hall.client("Otto"), hall.client("Eve")
    ida.create("alarm", "open", "open")
    otto.create("finale", "open", "kreisliga", listed=True)
    eve.ask("tables")
    assert b'"code":"table2"' in eve.frames[-2]
    assert b"table1" not in eve.frames[-2]
    otto.ask("change", listed=False)
    eve.ask("tables")
    assert b"table2" not in eve.frames[-2]


def test_who_may_not_come_stays_where_he_is(hall: Hall) -> None:
    ida, eve = hall.client("Ida"), hall.client("Eve")
    code = ida.create("alarm", "open", "open")
    ida.ask("mute", guest=eve.guest, block=True)
    own = eve.create("alarm", "open", "open")
    assert eve.ask("enter", code=code)["code"] == "table-banned"
    assert eve.ask("emote", emote="ouch")["is"] == "done"
    assert eve.room["code"] == own
