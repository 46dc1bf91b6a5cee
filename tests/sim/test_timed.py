"""Races in simulated time."""

from __future__ import annotations

from anpfiff.bots.bot import RandomRacer
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.games.rotweiss.rules import RotWeiss
from anpfiff.play.seats import FOREVER
from anpfiff.play.timed import TimedPlay


def play() -> TimedPlay:
    setup = RotWeiss.agree(2)
    match = Match(RotWeiss, setup, "fast 1", ("random", "random"), forgetful=False)
    return TimedPlay(match, {seat: RandomRacer(seat, setup, FastDice(seat)) for seat in range(2)})


def happened(timed: TimedPlay) -> list[tuple[int, int | None, str]]:
    """By table time: pauses left out."""
    lost, since, lines = 0, 0, []
    for at, seat, text, _ in timed.match.log:
        if text == "pause":
            since = at
        elif text == "go-on":
            lost += at - since
        else:
            lines.append((at - lost, seat, text))
    return lines


def test_a_pause_shifts_every_intention() -> None:
    """With and without pauses the same things happen at the same table times."""
    straight, paused = play(), play()
    while straight.match.acts < 350:
        straight.step()
    for steps in (40, 100, 160):
        for _ in range(steps):
            paused.step()
        at, due = paused.match.at, paused.next()
        between = (at + due) // 2
        paused.match.pause(between)
        assert paused.next() == FOREVER
        paused.match.go_on(between + 77_000)
        assert paused.next() == due + 77_000
    assert paused.match.lost == 3 * 77_000
    while paused.match.acts < 350:
        paused.step()
    assert happened(paused) == happened(straight)
    assert paused.match.since(0) == straight.match.since(0)
    assert paused.match.now == straight.match.now
