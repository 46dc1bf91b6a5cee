"""What runs by itself: a race against bots, bots to watch, a record to see again.

Textual is imported where an app starts; it takes half a second.
"""

from __future__ import annotations

import sys

from rich.console import Console

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import Record
from anpfiff.play.names import people_in
from anpfiff.play.photo import photos
from anpfiff.play.reels import Again, AgainInTurns, Reel, live
from anpfiff.play.saves import Save
from anpfiff.play.seats import FOREVER, bot_for
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.drawing import exact
from anpfiff.tui.names import speaker_for
from anpfiff.tui.play import show_end
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words

SLOWEST, FASTEST = 0.25, 16.0
SYNC_MS = 450
"""With what `app.py` waits until it saves this is less than a second."""


def check(match: Match, console: Console) -> None:
    """A race is for one person: there is one keyboard. It needs a terminal at both ends."""
    people = people_in(match)
    if not people:
        raise Mistake("nobody-plays", game=match.game.name)
    if len(people) > 1:
        raise Mistake("one-keyboard", people=len(people))
    if not (console.is_terminal and sys.stdin.isatty()):
        raise Mistake("need-terminal", why="race")


def play(match: Match, words: Words, console: Console, save: Save) -> None:
    """One person against bots, in real time. Leaving saves the match, resting."""
    from anpfiff.tui.app import PlayApp
    from anpfiff.tui.hold import warnings_held

    synced = 0

    def autosave() -> None:
        """A match that cannot be saved can still be played. A disk may be slow: it is not asked
        to be sure more than twice a second.
        """
        nonlocal synced
        try:
            save.keep(match)
            if match.at >= synced + SYNC_MS or match.paused_since is not None:
                synced = match.at
                save.sync()
        except Mistake as mistake:
            app.say(words.mistake(mistake))

    (seat,) = people_in(match)
    others = [other for other in range(match.setup.seats) if other != seat]
    speaker = speaker_for(match, words)
    with warnings_held():
        racers = {other: bot_for(match, other, match.names[other]) for other in others}
        play = TimedPlay(match, racers)
        app = PlayApp(play, speaker, seat, autosave)
        if match.result() is None:
            app.run()
    if match.result() is None:
        save.keep(match)
        save.sync()
        raise KeyboardInterrupt
    show_end(match, speaker, console, seat)


def watch(match: Match, words: Words, console: Console, speed: float) -> None:
    """Bots play; on a terminal in time, into a pipe at once."""
    from anpfiff.tui.hold import warnings_held

    speaker = speaker_for(match, words, watching=True)
    if console.is_terminal:
        with warnings_held():
            show(live(match), speaker, speed)
    else:
        print_all(live(match), speaker)
    if match.result() is not None:
        show_end(match, speaker, console)


def see_again(record: Record, match: Match, words: Words, speed: float, played: Match) -> None:
    """The match has just started, and is played as its record says; `played` is how it ended."""
    from anpfiff.tui.replay import ReplayApp

    speaker = speaker_for(match, words, watching=True)
    reel = Again(record, match) if match.game.races else AgainInTurns(record, match)
    seat = next(iter(people_in(match)), 0)
    finished = played.result() is not None
    ReplayApp(reel, speaker, speed, seat, finished=finished, photos=photos(played)).run()
    if finished and match.result() is not None:
        show_end(match, speaker, Console())


def show(reel: Reel, speaker: Speaker, speed: float) -> None:
    from anpfiff.tui.app import WatchApp

    WatchApp(reel, speaker, speed).run()


def print_all(reel: Reel, speaker: Speaker) -> None:
    """A line for everything that happens, with its time."""
    match, place = reel.match, 0
    while True:
        time = f"{exact(match.now)}  " if match.game.races else ""
        for event in match.told(None, place):
            print(f"{time}{speaker.event(event, None)}")
        place = match.place
        if reel.next() == FOREVER:
            return
        reel.step()


def read_speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not SLOWEST <= speed <= FASTEST:
        raise Mistake("speed", text=text, least=f"{SLOWEST:g}", most=f"{FASTEST:g}")
    return speed
