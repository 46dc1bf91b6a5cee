"""What people cannot do, looked for in records: evidence, never a verdict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from anpfiff.bots.alarm.greedy import GreedyAlarm
from anpfiff.bots.reflex import LEVELS, NOISE
from anpfiff.core.dice import FastDice
from anpfiff.core.log import WORDS, Line
from anpfiff.core.match import Match
from anpfiff.core.nouns import CLOCK, NEVER, NOBODY, Move, Seat
from anpfiff.core.record import Record
from anpfiff.games.alarm.cards import KINDS, SEARCH
from anpfiff.games.alarm.rules import Alarm
from anpfiff.play.landing import read_claim

PERSON_MS = int(LEVELS[-1].notice * NOISE[0])
"""So long the quickest expert of the reflex model needs to notice a change, on his best day."""
FEW = 10
"""Fewer than that say nothing,"""
INTERVALS, CLAIMS = 30, 40
"""of intervals, of claims,"""
CHOICES = 150
"""and of choices in which one could remember something."""
QUICK_SHARE = 30
"""Of a hundred cards that nobody could have planned: so many laid quicker than a person can,"""
RIGHT_SHARE = 75
"""and of those and all wrong ones so many right: who only hammers is wrong more often."""
STEADY_MS = 12
"""Intervals that differ by no more than this are the same;"""
STEADY_SHARE = 25
"""of a hundred so many are, if a machine beats the time."""
LONGEST_MS = 3000
"""Between two cards of one stretch of play."""
EDGE_SHARE = 75
"""Of a hundred claims so many are as early as the line allows, if somebody always says so."""


class Watched:
    """All that was seen of one player."""

    def __init__(self) -> None:
        self.cards = 0
        self.reactions: list[int] = []
        """From when a card fits that nobody could foresee until the hand sets out for it, in ms;"""
        self.wrong = 0
        """how many cards did not fit;"""
        self.intervals: list[int] = []
        """between cards of his that did not only wait for his hand;"""
        self.recalls: list[tuple[bool, bool]] = []
        """whether he searched the pile, and whether what he wanted was known to be under it;"""
        self.edges: list[bool] = []
        """whether a claim was as early as his line allows."""


class Evidence(NamedTuple):
    """A code to translate, and facts."""

    code: str
    facts: dict[str, Any]


def watch(record: Record, match: Match, players: defaultdict[str, Watched]) -> None:
    """Play the record on a match that has just started, and note what its people do, by name."""
    watched = [players[name] for name in record.names]
    watcher = Racing(match, watched) if match.game.races else Turning(match, watched)
    steps = record.steps(match)
    for line in record.log:
        watcher.look_at(line)
        next(steps)
        watcher.look_after(line)
    next(steps, None)


class Turning:
    """A game with turns: what can be told there is how well somebody remembers."""

    def __init__(self, match: Match, players: Sequence[Watched]) -> None:
        self.match = match
        self.players = players
        self.place = 0
        self.minds = []
        """By seat of Fußball-Alarm: somebody who has forgotten nothing that he was told."""
        if match.game is Alarm:
            seats = range(len(players))
            self.minds = [GreedyAlarm(seat, match.setup, FastDice(0)) for seat in seats]
            self.hear()

    def look_at(self, line: Line) -> None:
        """R13 in Fußball-Alarm: to search makes sense if one knows what lies under the top card.

        Only where one kind is wanted most, and is not in sight.
        """
        table, seat = self.match.table, line.seat
        if seat is None or line.text in WORDS:
            return
        player = self.players[seat]
        player.cards += 1
        if not isinstance(table, Alarm) or SEARCH not in table.moves(seat):
            return
        view = table.view(seat)
        counts = [view.hand.count(kind) for kind in range(KINDS)]
        wanted = counts.index(max(counts))
        if counts.count(counts[wanted]) == 1 and wanted != view.top:
            searched = table.read(line.text) == SEARCH
            player.recalls.append((searched, wanted in self.minds[seat].pile))

    def look_after(self, line: Line) -> None:
        self.hear()

    def hear(self) -> None:
        for seat, mind in enumerate(self.minds):
            mind.see(self.match.view(seat), self.match.told(seat, self.place), self.match.at)
        self.place = self.match.place


class Racing:
    """A race: since when each card fits, and through whom, tells how quick somebody was."""

    def __init__(self, match: Match, players: Sequence[Watched]) -> None:
        self.match = match
        self.players = players
        self.fitting: list[dict[Move, tuple[int, Seat]]] = [{} for _ in players]
        """By seat and move: since when it fits, and whose doing that was."""
        self.last = [NEVER] * len(players)
        """By seat: when its last card has landed,"""
        self.place = [NOBODY] * len(players)
        """and from where: what lies beneath is new to everybody."""

    def look_at(self, line: Line) -> None:
        match, table = self.match, self.match.table
        while NEVER != table.due + match.lost <= line.at and match.paused_since is None:
            match.wait(table.due + match.lost)
            self.look_round(CLOCK)
        if line.seat is None or not table.live():
            return
        move = table.read(line.text)
        if table.carried(move):
            self.look_at_card(line, line.seat, move)

    def look_at_card(self, line: Line, seat: Seat, move: Move) -> None:
        player, hand_ms = self.players[seat], self.match.table.hand_ms()
        player.cards += 1
        claim = read_claim(line.note)
        if claim is not None and claim.credit:
            player.edges.append(claim.press <= claim.arrival - claim.credit)
        press = claim.press if claim is not None else line.at - hand_ms
        last, self.last[seat] = self.last[seat], line.at
        uncovered, self.place[seat] = move == self.place[seat], move
        since, doer = self.fitting[seat].pop(move, (NEVER, seat))
        if since == NEVER:
            player.wrong += 1
        elif doer not in (seat, CLOCK) or (doer == seat and uncovered):
            player.reactions.append(press - since)
        if last != NEVER and hand_ms + STEADY_MS < line.at - last < LONGEST_MS:
            player.intervals.append(line.at - last)

    def look_after(self, line: Line) -> None:
        self.look_round(CLOCK if line.seat is None else line.seat)

    def look_round(self, doer: Seat) -> None:
        """Which cards fit now that did not before."""
        table = self.match.table
        for seat, before in enumerate(self.fitting):
            fits = [
                move
                for move in (table.moves(seat) if table.live() else ())
                if table.carried(move) and table.fits(seat, move)
            ]
            now = self.match.at, doer
            self.fitting[seat] = {move: before.get(move, now) for move in fits}


# What it says


def evidence(player: Watched) -> Iterable[Evidence]:
    """What is unusual about him, with the figures."""
    quick = [ms for ms in player.reactions if ms < PERSON_MS]
    lucky = len(quick) * 100 < (len(quick) + player.wrong) * RIGHT_SHARE
    if is_much(quick, player.reactions, FEW, QUICK_SHARE) and not lucky:
        facts = {"count": len(quick), "all": len(player.reactions), "ms": PERSON_MS}
        yield Evidence("quick", facts)
    same = most_alike(player.intervals)
    if is_much(same, player.intervals, INTERVALS, STEADY_SHARE):
        middle = sorted(same)[len(same) // 2]
        yield Evidence("steady", {"count": len(same), "all": len(player.intervals), "ms": middle})
    if has_perfect_memory(player.recalls):
        yield Evidence("memory", {"count": len(player.recalls)})
    edges = [edge for edge in player.edges if edge]
    if is_much(edges, player.edges, CLAIMS, EDGE_SHARE):
        yield Evidence("edge", {"count": len(edges), "all": len(player.edges)})


def is_much(some: Sequence[object], all_: Sequence[object], least: int, share: int) -> bool:
    return len(all_) >= least and len(some) * 100 >= len(all_) * share


def most_alike(intervals: Sequence[int]) -> list[int]:
    """The most of them that lie within STEADY_MS of one another."""
    best: list[int] = []
    ordered = sorted(intervals)
    for start, least in enumerate(ordered):
        alike = [ms for ms in ordered[start : start + len(ordered)] if ms <= least + STEADY_MS]
        best = max(best, alike, key=len)
    return best


def has_perfect_memory(recalls: Sequence[tuple[bool, bool]]) -> bool:
    """Always searched for what he was told of, never for anything else, and both often enough."""
    searched = sum(search for search, _ in recalls)
    mistakes = sum(search != known for search, known in recalls)
    return len(recalls) >= CHOICES and FEW <= searched <= len(recalls) - FEW and not mistakes
