"""A move is taken back until something hidden was revealed, and nobody learns what he must not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from anpfiff.core.dice import Dice, FastDice
from anpfiff.core.log import TAKE_BACK, Line
from anpfiff.core.match import KEPT, Match
from anpfiff.core.nouns import NOBODY, Card, Event, Mistake, Move, Seat, Setup, Told
from anpfiff.core.phrases import Phrases
from anpfiff.core.record import Record
from anpfiff.core.table import Table
from anpfiff.games import GAMES
from anpfiff.games.alarm.rules import Alarm
from anpfiff.games.finale.rules import Finale
from anpfiff.games.rotweiss.rules import RotWeiss
from tests.core.school import assert_rebuilds
from tests.tables import NoDeck, NoOptions, Penalty

A, B = 0, 1


def finale(seed: int = 1, squads: str = "x") -> Match:
    return Match(Finale, Finale.agree(2, {"squads": squads}), f"fast {seed}", ("Ana", "Ben"))


def alarm(seed: int = 1, seats: int = 3) -> Match:
    return Match(Alarm, Alarm.agree(seats), f"fast {seed}")


def say(match: Match, *lines: str) -> None:
    """`B done`: the moves by text."""
    for line in lines:
        letter, _, text = line.partition(" ")
        match.play("ABC".index(letter), match.table.read(text))


def step(match: Match, dice: Dice) -> None:
    acting = [seat for seat in range(match.setup.seats) if match.moves(seat)]
    seat = dice.pick(acting)
    match.play(seat, dice.pick(match.moves(seat)))


def until(make: Callable[[int], Match], wanted: Callable[[Match], bool]) -> Match:
    """The first match that comes to such a moment when played at random, stopped there."""
    for seed in range(100):
        match, dice = make(seed), FastDice(seed)
        while match.result() is None:
            if wanted(match):
                return match
            step(match, dice)
    raise AssertionError("this never happened")


def last(match: Match) -> tuple[Seat, str]:
    """Who moved last, and what he did."""
    if not len(match.log):
        return NOBODY, ""
    line = match.log[-1]
    assert line.seat is not None
    return line.seat, line.text.split()[0]


def asked(match: Match, seat: Seat) -> str:
    question = match.question(seat)
    return question.code if question else ""


def seen(match: Match, seat: Seat | None) -> Any:
    """All that a client in this seat is sent."""
    moves = () if seat is None else tuple(match.moves(seat))
    return match.view(seat), match.question(seat), moves, match.told(seat, 0), match.place


def everything(match: Match) -> Any:
    memories = [memory.events for memory in match.memories]
    return match.table.state(), list(match.log), match.since(0), match.acts, match.at, memories


def refusal(match: Match, seat: Seat) -> str:
    """Why the seat cannot take back, and that nothing changes by trying."""
    before = everything(match)
    with pytest.raises(Mistake) as caught:
        match.take_back(seat)
    assert everything(match) == before
    return caught.value.code


def without(match: Match, place: int) -> Match:
    """The match in which this line was never played."""
    other = Match(match.game, match.setup, match.seed, match.names)
    for number, line in enumerate(match.log):
        if number != place:
            other.repeat(line)
    return other


# In the open


def has_discarded_after_a_foul(match: Match) -> bool:
    return any(asked(match, seat) == "whistle" for seat in range(3))


def test_a_discard_is_taken_back_before_the_fouled_player_answers() -> None:
    match = until(alarm, has_discarded_after_a_foul)
    thief, _ = last(match)
    before, place = without(match, len(match.log) - 1), match.place
    match.take_back(thief)
    assert match.table.state() == before.table.state()
    assert asked(match, thief) == "discard"
    assert match.log[-1] == Line(0, thief, TAKE_BACK)
    for seat in (None, 0, 1, 2):
        assert match.told(seat, place) == [Event("take-back", {"seat": thief})]


def test_it_cannot_be_taken_back_once_he_has_answered() -> None:
    match = until(alarm, has_discarded_after_a_foul)
    thief, _ = last(match)
    victim = match.table.asked
    match.play(victim, match.moves(victim)[1])
    assert refusal(match, thief) == "take-back-answered"


@pytest.mark.parametrize("act", ["draw", "search", "take", "foul", "whistle", "play-on"])
def test_what_rolled_dice_or_showed_cards_is_not_taken_back(act: str) -> None:
    match = until(alarm, lambda match: last(match)[1] == act)
    seat, _ = last(match)
    assert refusal(match, seat) == "take-back-revealed"


def test_a_discard_after_which_the_next_has_rolled_is_not_taken_back() -> None:
    match = until(
        alarm, lambda match: last(match)[1] == "discard" and match.view(0).victim == NOBODY
    )
    seat, _ = last(match)
    assert "roll" in [event.code for event in match.since(match.place - 4)]
    assert refusal(match, seat) == "take-back-revealed"
    match.play(match.table.asked, match.moves(match.table.asked)[0])
    assert refusal(match, seat) == "take-back-revealed"


def both_use(match: Match) -> bool:
    """One has used somebody, and now the other is to choose."""
    seat, act = last(match)
    return act == "use" and asked(match, 1 - seat) == "use"


def test_who_is_used_is_taken_back_before_the_other_answers() -> None:
    match = until(finale, both_use)
    seat, _ = last(match)
    before = without(match, len(match.log) - 1)
    reader, place = match.told(1 - seat, 0), match.place
    match.take_back(seat)
    assert match.table.state() == before.table.state()
    for other in (None, 0, 1):
        assert match.view(other) == before.view(other)
        assert match.question(other) == before.question(other)
    assert match.told(1 - seat, 0) == [*reader, Event("take-back", {"seat": seat})]
    assert match.place == place + 1


def test_who_is_used_is_not_taken_back_after_the_answer() -> None:
    match = until(finale, both_use)
    seat, _ = last(match)
    match.play(1 - seat, match.moves(1 - seat)[0])
    assert refusal(match, seat) == "take-back-answered"


@pytest.mark.parametrize("question", ["use", "off", "bring"])
def test_who_is_used_last_is_not_taken_back_because_dice_were_rolled(question: str) -> None:
    """Whatever is asked next, be it in secret, and whether or not that was answered."""

    def contested(match: Match) -> bool:
        rolled = "contest" in [event.code for event in match.since(match.place - 4)]
        asks = {asked(match, A), asked(match, B)} - {""}
        return rolled and last(match)[1] == "use" and asks == {question}

    match = until(finale, contested)
    seat, _ = last(match)
    assert refusal(match, seat) == "take-back-revealed"
    if question == "off":
        match.play(1 - seat, match.moves(1 - seat)[0])
        assert refusal(match, seat) == "take-back-revealed"


def test_whether_somebody_has_answered_in_secret_does_not_show() -> None:
    """Nobody comes on, and with that the period is over: now both choose their changes."""

    def period_is_over(match: Match) -> bool:
        _, act = last(match)
        codes = [event.code for event in match.since(match.place - 2)]
        return act == "nobody" and "risk" not in codes and changes(match)

    match = until(finale, period_is_over)
    seat, _ = last(match)
    assert refusal(match, seat) == "take-back-answered"
    match.play(1 - seat, match.moves(1 - seat)[0])
    assert refusal(match, seat) == "take-back-answered"


TURN, PASS = 0, 1


class Turnover(Table):
    """T1 In turn, somebody turns up the next card of a shuffled stack or passes."""

    name = "turnover"
    players = range(2, 3)
    Options = NoOptions
    Deck = NoDeck
    told = Told({"card": Card}, {"turn": "card", "pass": ""}, {"card": ""}, frozenset({"turn"}))
    fields = ("stack",)

    def deal(self) -> None:
        self.stack = [0, 1, 2, 3, 4, 5]
        self.dice.shuffle(self.stack)
        self.ask(A, (TURN, PASS))

    def play(self, seat: Seat, move: Move) -> None:
        if move == TURN:
            self.tell("turn", {"card": self.stack.pop()})
        else:
            self.tell("pass", {})
        self.ask(1 - seat, (TURN, PASS))

    @classmethod
    def phrases(cls, setup: Setup) -> Phrases:
        return Phrases((TURN, "turn"), (PASS, "pass"))


def test_what_shows_a_card_is_not_taken_back_though_no_dice_were_rolled() -> None:
    match = Match(Turnover, Turnover.agree(2), "fast 1")
    say(match, "A pass")
    match.take_back(A)
    say(match, "A turn")
    assert refusal(match, A) == "take-back-revealed"


# In secret


def test_a_pick_is_taken_back_and_the_other_notices_nothing() -> None:
    match = finale(squads="choose")
    say(match, "A field klauball", "B field greifhin", "A field granit", "B field fouler")
    mine, theirs, public = match.view(A), seen(match, B), seen(match, None)
    say(match, "A field dampf")
    match.take_back(A)
    assert match.view(A) == mine
    assert seen(match, B) == theirs
    assert seen(match, None) == public
    assert match.place == 0


def test_what_the_other_picked_meanwhile_stays() -> None:
    match = finale(squads="choose")
    say(match, "A field klauball", "B field greifhin", "B field fouler")
    theirs = seen(match, B)
    match.take_back(A)
    assert seen(match, B) == theirs
    assert match.view(A).field == ((), ())
    assert match.view(B).field[B] != ()
    assert [line.text for line in match.log][-1] == TAKE_BACK


def test_what_the_other_has_taken_back_does_not_matter() -> None:
    match = finale(squads="choose")
    say(match, "A field klauball", "B field greifhin")
    match.take_back(B)
    say(match, "B field greifhin")
    theirs = seen(match, B)
    match.take_back(A)
    assert seen(match, B) == theirs
    assert_rebuilds(match)


def test_pick_by_pick_back_to_the_beginning() -> None:
    match = finale(squads="choose")
    fresh = match.table.state()
    say(match, "A field klauball", "A field granit", "A field dampf")
    for left in (2, 1, 0):
        match.take_back(A)
        assert len(match.view(A).field[A]) == left
    assert match.table.state() == fresh
    assert refusal(match, A) == "take-back-nothing"
    assert [line.text for line in match.log][3:] == [TAKE_BACK] * 3


def test_a_squad_that_is_done_is_taken_back_while_the_other_still_chooses() -> None:
    match = finale(squads="choose")
    say(match, "A preset x", "A done", "B preset first")
    theirs = seen(match, B)
    assert match.view(A).waiting
    match.take_back(A)
    assert not match.view(A).waiting
    assert seen(match, B) == theirs
    say(match, "A preset first", "A done", "B done")
    assert asked(match, A) == asked(match, B) == "colour"
    assert_rebuilds(match)


def test_when_both_have_chosen_it_is_too_late_for_either() -> None:
    match = finale(squads="choose")
    say(match, "A preset x", "A done", "B preset first", "B done")
    assert refusal(match, A) == refusal(match, B) == "take-back-revealed"
    say(match, "A colour purple")
    match.take_back(A)
    assert refusal(match, A) == "take-back-revealed"


def changes(match: Match) -> bool:
    return asked(match, A) == asked(match, B) == "off"


@pytest.mark.parametrize("meanwhile", [0, 1], ids=["at once", "after the other's next choice"])
def test_that_nobody_was_changed_shows_too_when_both_are_ready(meanwhile: int) -> None:
    """No event says so, but both are asked for their cards."""
    match = until(finale, changes)
    say(match, "A ready", "B ready")
    assert asked(match, A) == asked(match, B) == "play"
    for _ in range(meanwhile):
        match.play(B, match.moves(B)[0])
    assert refusal(match, A) == "take-back-revealed"
    if not meanwhile:
        assert refusal(match, B) == "take-back-revealed"
    else:
        match.take_back(B)
        assert asked(match, B) == "play"


def test_changes_are_taken_back_while_the_other_still_changes() -> None:
    match = until(finale, changes)
    mine = match.view(A)
    match.play(A, match.moves(A)[1])
    say(match, "B ready")
    theirs = seen(match, B)
    match.take_back(A)
    assert match.view(A) == mine
    assert seen(match, B) == theirs


def test_a_card_that_both_have_played_is_not_taken_back() -> None:
    match = until(finale, lambda match: asked(match, A) == asked(match, B) == "play")
    match.play(A, match.moves(A)[0])
    match.play(B, match.moves(B)[0])
    assert refusal(match, A) == refusal(match, B) == "take-back-revealed"


def test_a_kick_is_taken_back_until_both_have_aimed() -> None:
    match = Match(Penalty, Penalty.agree(2), "fast 1")
    say(match, "A kick left", "B kick left", "A aim low")
    match.take_back(A)
    match.take_back(A)
    say(match, "A kick right", "A aim high", "B aim high")
    assert match.view(None).goals == (1, 0)
    assert refusal(match, A) == refusal(match, B) == "take-back-revealed"
    assert_rebuilds(match)


# What cannot be


def test_in_a_race_nothing_is_taken_back() -> None:
    match = Match(RotWeiss, RotWeiss.agree(2), "fast 1")
    say(match, "A ready")
    assert refusal(match, A) == "take-back-race"


@pytest.mark.parametrize("seat", [-2, -1, 0, 1, 2, 7])
def test_who_has_not_moved_has_nothing_to_take_back(seat: Seat) -> None:
    assert refusal(alarm(), seat) == "take-back-nothing"


def test_time_does_not_go_back_with_a_move() -> None:
    match = finale(squads="choose")
    match.play(A, match.moves(A)[0], 500)
    with pytest.raises(Mistake) as caught:
        match.take_back(A, 499)
    assert caught.value.code == "time-backwards"
    match.take_back(A, 700)
    assert (match.at, match.now, match.log[-1]) == (700, 700, Line(700, A, TAKE_BACK))


def test_somebody_who_never_makes_up_his_mind_is_stopped() -> None:
    match = Match(Penalty, Penalty.agree(2), "fast 1")
    for _ in range(100):
        say(match, "A kick left")
        match.take_back(A)
    say(match, "A kick left")
    assert refusal(match, A) == "take-back-often"
    say(match, "B kick right")
    match.take_back(B)  # He has not changed his mind yet, and learns nothing of A's.
    say(match, "A aim low", "B kick left", "B aim low")
    assert match.view(None).goals == (0, 1)


# What stays of it


def taken_back_and_played_on(seed: int) -> Match:
    """Whoever can take back does so now and then, and plays something else."""
    match, dice = finale(seed, "choose"), FastDice(seed)
    say(match, "A field klauball", "B field greifhin")
    match.take_back(A)
    say(match, "A preset x", "B field fouler", "B preset x", "A done")
    match.take_back(B)
    match.take_back(A)
    say(match, "B preset first", "A done", "B done")
    while match.result() is None:
        step(match, dice)
        if dice.below(3) == 0:
            with suppress(Mistake):
                match.take_back(dice.below(2), match.at + 10)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_a_record_with_take_backs_replays_to_the_same_state_and_text(seed: int) -> None:
    match = taken_back_and_played_on(seed)
    text = str(Record.of(match))
    assert text.count(f" {TAKE_BACK}\n") > 5
    again = Record.read(text).replay(Finale)
    assert str(Record.of(again)) == text
    assert again.table.state() == match.table.state()
    assert again.result() == match.result()
    assert again.acts == match.acts == len(match.log) - len(match.taken_back)
    assert again.place == match.place
    assert_rebuilds(match)


def test_a_record_whose_take_back_cannot_be_names_its_line() -> None:
    match = finale(squads="choose")
    say(match, "A preset x", "A done", "B preset first", "B done")
    text = str(Record.of(match)) + "A take-back\n"
    with pytest.raises(Mistake) as caught:
        Record.read(text).replay(Finale)
    assert (caught.value.code, caught.value.facts["text"]) == ("record-move", "A take-back")
    assert caught.value.facts["cause"].code == "take-back-revealed"


def test_memories_and_history_know_only_what_counts() -> None:
    """In long matches, of which not every event is kept, and in short ones."""
    matches = [taken_back_and_played_on(seed) for seed in range(5)]
    assert any(match.forgotten for match in matches)
    for match in matches:
        counted = [line for place, line in enumerate(match.log) if place not in match.taken_back]
        assert all(line.text != TAKE_BACK for line in counted)
        straight = Match(Finale, match.setup, match.seed, forgetful=False)
        for line in counted:
            straight.repeat(line)
        for seat in (A, B):
            assert match.history(seat) == straight.told(seat, 0) == match.memories[seat].events
        assert match.history(None) == straight.told(None, 0)


def test_memories_of_a_long_match_know_only_what_counts_though_nobody_asked_for_them() -> None:
    """What was taken back moves the places of all that follows."""
    match = Match(Turnover, Turnover.agree(2), "fast 1")
    say(match, "A pass")
    match.take_back(A)
    for number in range(3 * KEPT):
        say(match, f"{'AB'[number % 2]} {'turn' if number % 80 == 7 else 'pass'}")
    assert match.forgotten > KEPT
    assert match.place == 3 * KEPT + 2
    for seat in (A, B):
        assert match.memories[seat].events == match.history(seat)
        assert len(match.memories[seat].events) == 3 * KEPT


def test_readers_keep_their_places_even_late_in_a_match() -> None:
    match = until(finale, lambda match: match.forgotten > 0 and both_use(match))
    seat, _ = last(match)
    place, known = match.place, match.told(seat, match.place - KEPT)
    match.take_back(seat)
    assert match.told(seat, place - KEPT)[:-1] == known
    assert match.told(None, place) == [Event("take-back", {"seat": seat})]
    place = match.place
    match.play(seat, match.moves(seat)[0])
    assert match.told(None, place)[0].code == "use"


def test_a_pause_between_does_not_matter() -> None:
    match = until(finale, both_use)
    seat, _ = last(match)
    before = without(match, len(match.log) - 1)
    match.pause(100)
    match.go_on(5100)
    match.take_back(seat, 5200)
    before.wait(200)
    assert match.table.state() == before.table.state()
    assert (match.at, match.now, match.lost) == (5200, 200, 5000)
    assert_rebuilds(match)


def test_notes_stay_with_their_lines() -> None:
    match = finale(squads="choose")
    say(match, "A field klauball")
    match.log.note("first thought")
    match.take_back(A)
    match.log.note("second thought")
    say(match, "A field granit")
    again = Record.read(str(Record.of(match))).replay(Finale)
    assert [line.note for line in again.log] == ["first thought", "second thought", ""]


# At every step of random matches


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [
        (Penalty, {}, 20),
        (GAMES["alarm"], {}, 60),
        (GAMES["alarm"], {"whistle": "must", "reshuffle": "when-needed"}, 40),
        (GAMES["finale"], {"squads": "choose"}, 25),
        (GAMES["finale"], {"squads": "x", "after90": "extra-time"}, 70),
        (GAMES["finale"], {"squads": "first", "tactics": "free"}, 50),
    ],
    ids=["penalty", "alarm", "alarm must", "finale squads", "finale", "finale free"],
)
def test_a_move_is_undone_exactly_or_nothing_changes(
    game: type[Table], options: dict[str, str], steps: int
) -> None:
    match, dice = Match(game, game.agree(2, options), "fast 3"), FastDice(4)
    for _ in range(steps):
        if match.result() is not None:
            break
        step(match, dice)
        for seat in (A, B):
            try_to_take_back(match, seat)


def try_to_take_back(match: Match, seat: Seat) -> None:
    """On a match of its own that came to be in the same way."""
    twin = Record.read(str(Record.of(match))).replay(match.game)
    other, before = 1 - seat, everything(twin)
    secret, shown = bool(twin.table.secret), seen(twin, other)
    with suppress(Mistake):
        twin.take_back(seat)
    if not twin.taken_back:
        assert everything(twin) == before
        return
    [place] = [place for place in twin.taken_back if twin.log[place].text != TAKE_BACK]
    assert twin.log[place].seat == seat
    never = without(match, place)
    assert twin.table.state() == never.table.state()
    assert [memory.events for memory in twin.memories] == [
        memory.events for memory in never.memories
    ]
    if secret:
        assert seen(twin, other) == shown
    else:
        assert twin.told(None, match.place) == [Event("take-back", {"seat": seat})]
    assert_rebuilds(twin)
