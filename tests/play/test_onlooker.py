"""What a client is shown, and when it is not."""

from __future__ import annotations

from anpfiff.core.match import Match
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.finale.rules import Finale
from anpfiff.play.onlooker import Onlooker


def test_news_come_once_and_a_late_spectator_gets_the_whole_view() -> None:
    match = Match(Alarm, Alarm.agree(2), "fast 1")
    early = Onlooker(match, None)
    first = early.news()
    assert first is not None
    assert [event.code for event in first.events][:2] == ["hand", "hand"]
    assert early.news() is None
    seat = match.table.asked
    match.play(seat, match.moves(seat)[0])
    second = early.news()
    assert second is not None
    assert second.view == match.view(None)
    late = Onlooker(match, None, match.place)
    arrived = late.news()
    assert arrived is not None
    assert (list(arrived.events), arrived.view) == ([], second.view)
    assert late.news() is None


def test_whoever_is_asked_is_offered_moves_and_nobody_else() -> None:
    match = Match(Alarm, Alarm.agree(3), "fast 1")
    for seat in (0, 1, 2, None):
        update = Onlooker(match, seat).news()
        assert update is not None
        asked = seat == match.table.asked
        assert (update.question is not None, bool(update.moves)) == (asked, asked)


def test_choosing_a_squad_sends_the_other_nothing() -> None:
    match = Match(Finale, Finale.agree(2), "fast 1")
    viewers = {seat: Onlooker(match, seat) for seat in (0, 1, None)}
    for viewer in viewers.values():
        assert viewer.news() is not None
    for text in ("preset x", "drop klopper", "field klopper", "done"):
        move = match.table.read(text)
        if move in match.moves(0):
            match.play(0, move)
            assert viewers[0].news() is not None
            assert viewers[1].news() is None
            assert viewers[None].news() is None
    assert not match.moves(0)
