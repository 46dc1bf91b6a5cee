"""What runs by itself: a race against bots, bots to watch, a record to see again.

Textual is imported where an app starts; it takes half a second.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake, Seat
from anpfiff.core.record import Record
from anpfiff.play.reels import Again, Reel, live
from anpfiff.play.saves import write_whole
from anpfiff.play.seats import FOREVER, bot_for
from anpfiff.play.timed import TimedPlay
from anpfiff.tui.drawing import exact
from anpfiff.tui.play import is_person, names_for_players, spoken_names, winner
from anpfiff.tui.speaker import Speaker
from anpfiff.words import Words

SLOWEST, FASTEST = 0.25, 16.0


def people_in(match: Match) -> list[Seat]:
    return [seat for seat, spec in enumerate(match.names) if is_person(spec)]


def check(match: Match, console: Console) -> None:
    """A race is for one person: there is one keyboard. It needs a terminal at both ends."""
    people = people_in(match)
    if not people:
        raise Mistake("nobody-plays", game=match.game.name)
    if len(people) > 1:
        raise Mistake("one-keyboard", people=len(people))
    if not (console.is_terminal and sys.stdin.isatty()):
        raise Mistake("need-terminal", why="race")


def play(match: Match, words: Words, console: Console, save: Path) -> None:
    """One person against bots, in real time. Leaving saves the match, resting."""
    from anpfiff.tui.app import PlayApp
    from anpfiff.tui.hold import warnings_held

    def autosave() -> None:
        """A match that cannot be saved can still be played."""
        try:
            write_whole(save, str(Record.of(match)))
        except Mistake as mistake:
            app.say(words.mistake(mistake))

    (seat,) = people_in(match)
    others = [other for other in range(match.setup.seats) if other != seat]
    speaker = Speaker(words, match.game.name, match.setup, names_for_players(match.names, words))
    with warnings_held():
        racers = {other: bot_for(match, other, match.names[other]) for other in others}
        play = TimedPlay(match, racers)
        app = PlayApp(play, speaker, seat, autosave)
        app.run()
    if match.result() is None:
        write_whole(save, str(Record.of(match)))
        raise KeyboardInterrupt
    show_end(match, speaker, console)
    with suppress(OSError):
        save.unlink()


def show_end(match: Match, speaker: Speaker, console: Console) -> None:
    for line in speaker.face.closing(match.view(None), speaker):
        console.print(Text(line), highlight=False)
    console.print(Text(winner(match, speaker), style="bold green"), highlight=False)


def watch(match: Match, words: Words, console: Console, speed: float) -> None:
    """Bots play; on a terminal in time, into a pipe at once."""
    from anpfiff.tui.hold import warnings_held

    speaker = Speaker(words, match.game.name, match.setup, spoken_names(match.names))
    if console.is_terminal:
        with warnings_held():
            show(live(match), speaker, speed)
    else:
        print_all(live(match), speaker)
    if match.result() is not None:
        show_end(match, speaker, console)


def see_again(record: Record, match: Match, words: Words, speed: float) -> None:
    """The match has just started, and is played as its record says."""
    speaker = Speaker(words, record.game, match.setup, spoken_names(record.names))
    show(Again(record, match), speaker, speed)


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
