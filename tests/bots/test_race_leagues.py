"""Five leagues in every race: who thinks how, and who beats whom."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from anpfiff.bots import bots_of, find_bot
from anpfiff.bots.elfmeter.people import ElfmeterLeague, longest_chain
from anpfiff.bots.reflex import LEAGUES, LEVELS, League, Mind
from anpfiff.bots.rotblau import RotBlauLeague
from anpfiff.bots.rotweiss import RotWeissLeague, outlook
from anpfiff.core.dice import FastDice
from anpfiff.core.match import Match
from anpfiff.core.nouns import Event
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.cards import PLAY as THROW
from anpfiff.games.rotblau.cards import BOOK, MOST_PLAYERS, TOP, UNDER
from anpfiff.games.rotblau.cards import PLAY as PUT
from anpfiff.games.rotweiss.cards import LAY, TURN
from anpfiff.play.seats import bots_for
from anpfiff.play.timed import TimedPlay
from anpfiff.sim.ladder import Entrant, Ladder, Standings, parts
from tests.rules import rotblau_positions as blau
from tests.rules import rotweiss_positions as weiss
from tests.rules.elfmeter_positions import cards as elfmeter_cards
from tests.rules.elfmeter_positions import deck as elfmeter_deck
from tests.rules.elfmeter_positions import elfmeter, names

RACES = [name for name, game in GAMES.items() if game.races]
CLEVER = League(LEVELS[3], Mind(wit=1000, span=7, habit=0))
UNDER_BOOK = BOOK + MOST_PLAYERS * UNDER + 1
SIMPLE = League(LEVELS[3], Mind(wit=0, span=0, habit=0))


def asked(person: Any, table: Table, *events: Event, at: int = 0) -> tuple[int, int]:
    """What the person means to do now, and after how many ms."""
    view = table.view(person.seat)
    person.see(view, events, at)
    intention: tuple[int, int] = person.choose(view, table.moves(person.seat), table.copy)
    return intention


def happened(table: Table, *moves: str) -> list[Event]:
    """The events of these moves of seat A."""
    table.take_events()
    for move in moves:
        table.play(0, table.read(move))
    return table.take_events()


def choices(kind: Any, league: League, table: Table, seat: int = 0) -> Counter[int]:
    """The moves of 40 such people."""
    people = [kind(seat, table.setup, FastDice(number), league) for number in range(40)]
    for person in people:
        person.searched = True  # and has overlooked nothing
    return Counter(asked(person, table)[1] for person in people)


def mostly(counted: Counter[int]) -> int:
    """What nearly all do: slips happen."""
    move, times = counted.most_common(1)[0]
    assert times >= 38
    return move


# The leagues


@pytest.mark.parametrize("game", RACES)
def test_every_race_has_five_leagues(game: str) -> None:
    for name, league in LEAGUES.items():
        person = find_bot(game, name)(0, GAMES[game].agree(2), FastDice(1))
        assert (person.pace, person.mind) == league
    assert set(bots_of(game)) >= {"random", "reflex", "reflex:4", *LEAGUES}


def test_higher_leagues_are_quicker_surer_and_cleverer() -> None:
    for lower, higher in pairwise(LEAGUES.values()):
        assert higher.pace.notice < lower.pace.notice
        assert higher.pace.leaf < lower.pace.leaf
        assert higher.pace.lapse < lower.pace.lapse
        assert higher.pace.miss < lower.pace.miss
        assert higher.pace.slip < lower.pace.slip
        assert higher.pace.plan > lower.pace.plan
        assert higher.mind.habit <= lower.mind.habit
    assert LEAGUES["weltklasse"].pace.reach >= LEVELS[3].reach
    children, *grown_up = [league.mind for league in LEAGUES.values()]
    assert (children.wit, children.span) == (grown_up[0].wit, grown_up[0].span)
    for below, above in pairwise(grown_up):
        assert above.wit > below.wit
        assert above.span > below.span


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("rotweiss", 3, {}),
        ("rotweiss", 7, {"larger": "white", "lock_ms": "800", "vote": "yes"}),
        ("rotblau", 3, {"larger": "blue", "refill": "discard"}),
        ("rotblau", 2, {"action": "turned", "lock_ms": "500"}),
        ("rotblau", 4, {"pair": "yes", "yellow_ms": "1000"}),
        ("elfmeter", 2, {"referee": "strict"}),
        ("elfmeter", 2, {"ignored": "back"}),
        ("elfmeter", 2, {"throw": "sloppy", "miss_percent": "30"}),
    ],
)
def test_all_leagues_come_to_an_end(game: str, seats: int, options: dict[str, str]) -> None:
    """Also at odd tables and with other rules; nobody tries the same in vain for ever."""
    for league in LEAGUES:
        setup = GAMES[game].agree(seats, options)
        match = Match(GAMES[game], setup, "fast 5", [league] * seats)
        play = TimedPlay(match, dict(enumerate(bots_for(match))))
        for _ in range(6000):
            if match.result() is not None:
                break
            play.step()
        assert match.result() is not None


@pytest.mark.parametrize("game", RACES)
def test_each_league_beats_the_one_below(game: str) -> None:
    """A small sample; docs/decisions/reflexes.md has the large one."""
    for lower, higher in pairwise(LEAGUES):
        entrants = (Entrant(higher, higher), Entrant(lower, lower))
        ladder = Ladder(game, GAMES[game].agree(2), entrants, 40, 7)
        standings = Standings(ladder)
        for part in parts(ladder):
            standings.add(part)
        assert standings.against(0, 1) >= 24


# Rot gegen Weiß


class TestRotWeiss:
    """Red 5 passes to 7 and 9, red 7 to 9, red 9 to 10 and 11 (GRAPH of the positions)."""

    def test_a_goal_comes_first(self) -> None:
        table = weiss.rotweiss("A r9 / r9! / r7 | r2\nB w2 / w2 / w2 | w3\nmiddle r5")
        assert mostly(choices(RotWeissLeague, CLEVER, table)) == LAY + 1
        assert len(choices(RotWeissLeague, SIMPLE, table)) >= 3

    def test_else_a_card_that_a_goal_can_follow(self) -> None:
        table = weiss.rotweiss("A r7 / r9 / r10! | r2\nB w2 / w2 / w2 | w3\nmiddle r5")
        assert mostly(choices(RotWeissLeague, CLEVER, table)) == LAY + 1

    def test_the_next_card_is_in_his_hand_already(self) -> None:
        table = weiss.rotweiss("A r7 / r9 / r10! | r2\nB w2 / w2 / w2 | w3\nmiddle r5")
        person = RotWeissLeague(0, table.setup, FastDice(2), CLEVER)
        after, move = asked(person, table)
        assert move == LAY + 1
        table.now = after
        events = happened(table, "lay 2")
        after, move = asked(person, table, *events, at=table.now)
        assert move == LAY + 2
        assert after < 2 * CLEVER.pace.reach

    def test_he_knows_what_he_has_covered(self) -> None:
        table = weiss.rotweiss("A | r2 r9 r10! r2 r2\nB w2 / w2 / w2 | w3\nmiddle r5")
        person = RotWeissLeague(0, table.setup, FastDice(2), CLEVER)
        row = ["turn 1", "turn 2", "turn 3", "turn 3"]
        person.see(table.view(0), happened(table, *row), 0)
        tops = table.view(0).tops[0]
        assert weiss.names(tops) == "r2 r2 r9"
        assert weiss.names(person.remaining(tops, 2)) == "r2 r2 r10!"
        person.see(table.view(0), happened(table, "lay 3"), 0)
        assert person.piles[2] == weiss.cards_of(["r10!"])

    def test_he_does_not_cover_the_only_card_of_its_kind(self) -> None:
        table = weiss.rotweiss("A r5 / r6 / r5 | r2\nB w2 / w2 / w2 | w3\nmiddle w3")
        assert mostly(choices(RotWeissLeague, CLEVER, table)) in (TURN, TURN + 2)

    def test_nor_a_goal_card(self) -> None:
        table = weiss.rotweiss("A r9! / r5 / r6 | r2\nB w2 / w2 / w2 | w3\nmiddle w5")
        assert mostly(choices(RotWeissLeague, CLEVER, table)) != TURN

    def test_what_may_come_next_counts_most(self) -> None:
        future = outlook(weiss.DECK)
        row, top = weiss.cards_of(["r9", "r8"]), weiss.cards_of(["r2"])[0]
        nine, eight = ([card] for card in row)
        assert future.value(nine, top) > future.value(eight, top)
        assert future.value(row, top) > future.value(nine, top)


# Rot gegen Blau


class TestRotBlau:
    """Milo's successor: blue 4 has the ball, and red can take it with a whistle."""

    def test_a_footballer_before_an_action_card(self) -> None:
        table = blau.rotblau("middle b4-7w\nA rC r2-4w r1-2o r1-3c\nB b1-2o b1-3c b1-4b b1-6f")
        assert mostly(choices(RotBlauWise, CLEVER, table)) == PUT + 1

    def test_an_action_card_when_the_others_have_the_ball(self) -> None:
        table = blau.rotblau("middle b4-7w\nA rC r2-5g r1-2o r1-3c\nB b1-2o b1-3c b1-4b b1-6f")
        assert mostly(choices(RotBlauWise, CLEVER, table)) == PUT

    def test_but_not_on_the_own_ball(self) -> None:
        table = blau.rotblau("middle r4-7w\nA rC r2-5g r1-2o r1-3c\nB b1-2o b1-3c b1-4b b1-6f")
        assert PUT not in choices(RotBlauWise, CLEVER, table)

    def test_the_better_pass(self) -> None:
        """On red's 4 both 7s fit; only one of them can be followed by a goal."""
        table = blau.rotblau("middle r4-7w\nA r7-8c r7-10b r10! r1-3c\nB b1-2o b1-3c b1-4b b1-6f")
        assert mostly(choices(RotBlauWise, CLEVER, table)) == PUT + 1

    def test_a_yellow_card_for_whom_it_hurts(self) -> None:
        table = blau.rotblau("middle r4-7w\nA rY r2-5g\nB b1-2o b1-3c\nC r1-2o r1-3c\nD b2-4w b10!")
        assert mostly(choices(RotBlauWise, CLEVER, table)) == BOOK + 3
        assert set(choices(RotBlauLeague, SIMPLE, table)) == {BOOK + 1, BOOK + 3}

    def test_but_not_if_his_hands_are_full_anyway(self) -> None:
        table = blau.rotblau("middle r4-7w\nA rY r2-5g\nB b1-2o b1-3c\nC r1-2o r1-3c\nD b2-4w b10!")
        table.occupy(3, 4000)
        assert mostly(choices(RotBlauWise, CLEVER, table)) == BOOK + 1

    def test_nobody_knows_what_fills_a_gap(self) -> None:
        person = RotBlauLeague(0, GAMES["rotblau"].agree(2), FastDice(1), CLEVER)
        assert person.remaining((5, 6, 7, 8, 9), TOP) == [5, 6, 7, 8, -1]

    @pytest.mark.parametrize(("lower", "move"), [("rC", PUT + UNDER), ("rY", UNDER_BOOK)])
    def test_D9_where_pairs_show_he_plays_from_under_the_top_card(
        self, lower: str, move: int
    ) -> None:
        text = f"middle b4-7w\nA r1-2o r5-6o r6-9f r1-3c | {lower} r3-8g\nB b1-2o b2-6o b3-2o b1-3c"
        table = blau.rotblau(f"{text}\npair A", pair="yes")
        assert mostly(choices(RotBlauWise, CLEVER, table)) == move

    def test_D9_a_lower_footballer_is_no_card_to_him(self) -> None:
        text = "middle b4-7w\nA r1-2o r5-6o r6-9f r1-3c | r3-7w r3-8g\nB b1-2o b2-6o b3-2o b1-3c"
        table = blau.rotblau(f"{text}\npair A", pair="yes")
        assert PUT + UNDER not in choices(RotBlauLeague, SIMPLE, table)


class RotBlauWise(RotBlauLeague):
    """Has already thought about the ball that lies there."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.wise = self.patient = True


# Elfmeter!


class TestElfmeter:
    def test_the_longest_chain_of_a_few_cards(self) -> None:
        deck = elfmeter_deck()

        def chain(words: str, most: int) -> str:
            return names(longest_chain(deck, tuple(elfmeter_cards(words.split())), most))

        assert chain("65 13 26 12", 3) == "12 26 65"
        assert chain("65 13 26 12", 2) in ("12 26", "26 65")
        assert chain("13 43 53 23", 3) == "13"
        assert chain("13", 3) == "13"

    def test_three_cards_are_ready_before_the_first_is_laid(self) -> None:
        table = elfmeter("A 65 13 26 12 54 32\nattack A")
        person = ElfmeterLeague(0, table.setup, FastDice(1), CLEVER)
        _, move = asked(person, table, Event("signal", {}))
        assert names([move - THROW]) == "12"
        assert names(person.chain) == "26 65"

    def test_a_defender_who_waits_keeps_cards_in_mind(self) -> None:
        """16 is stopped by 34, 43 and 61; he has leafed past 34 when the ball comes."""
        quick, slow = (self.defended(span=span) for span in (7, 0))
        assert quick < 2 * (CLEVER.pace.notice + CLEVER.pace.flick + CLEVER.pace.reach)
        assert slow > 4 * CLEVER.pace.flick

    def defended(self, span: int) -> int:
        table = elfmeter("B 34 12 13 23 31 35 42 45 46 51 53 54 61\nattack A")
        league = League(CLEVER.pace, Mind(1000, span, 0))
        person = ElfmeterLeague(1, table.setup, FastDice(1), league)
        person.see(table.view(1), [Event("signal", {})], 0)
        table.attack = elfmeter_cards(["16"])
        at = 5 * CLEVER.pace.flick
        after, move = asked(person, table, Event("pass", {"seat": 0}), at=at)
        assert names([move - THROW]) == ("34" if span else "61")
        return after

    def test_the_mind_holds_the_latest_cards(self) -> None:
        setup = GAMES["elfmeter"].agree(2)
        person = ElfmeterLeague(0, setup, FastDice(1), League(LEVELS[3], Mind(1000, 3, 0)))
        person.keep((1, 2))
        person.keep((3, 1, 4))
        assert person.known == [3, 1, 4]
        person.keep((3,))
        assert person.known == [1, 4, 3]
        simple = ElfmeterLeague(0, setup, FastDice(1), SIMPLE)
        simple.keep((1, 2))
        assert simple.known == []
