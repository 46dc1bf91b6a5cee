"""A photo finish in the terminal: two cards on one time axis, or a line that tells of them."""

from __future__ import annotations

from rich.text import Text

from anpfiff.play.photo import Landing, Photo
from anpfiff.tui.drawing import exact, fit
from anpfiff.tui.speaker import Speaker
from anpfiff.tui.teams import MARKS

WHO = 26
"""Columns for who laid what,"""
WHEN = 10
"""and for when it landed."""
PRESSED, HEARD, CARRIED, LANDED = "◉┊━▶"


def strip(photo: Photo, speaker: Speaker, width: int) -> list[Text]:
    """Both cards one below the other: pressed, carried, landed."""
    rows = [
        Text.assemble(
            fit(f"{MARKS[speaker.sides[one.seat]]} {who(one, speaker)}", WHO),
            track(one, photo, width - WHO - WHEN),
            f" {when}",
        )
        for one, when in ((photo.first, exact(photo.first.at)), (photo.second, f"+{photo.ms} ms"))
    ]
    if noted := claims(photo, speaker):
        key = speaker.words("replay-photo-key", pressed=PRESSED, heard=HEARD, landed=LANDED)
        rows += [Text(line) for line in (*noted, key)]
    return rows


def told(photo: Photo, speaker: Speaker) -> str:
    """The same in one line."""
    head = speaker.words(
        "replay-photo",
        first=who(photo.first, speaker),
        at=exact(photo.first.at),
        second=who(photo.second, speaker),
        ms=photo.ms,
    )
    return " · ".join([head, *claims(photo, speaker)])


def who(landing: Landing, speaker: Speaker) -> str:
    return f"{speaker.names[landing.seat]} {speaker.deck.thing('card', landing.card)}"


def track(landing: Landing, photo: Photo, width: int) -> str:
    """The way of one card, on the axis of both."""
    begin = min(min(outset(one, photo), pressed(one, photo)) for one in photo[:2])
    span = max(1, photo.second.at - begin)

    def column(at: int) -> int:
        return min(width - 1, max(0, (at - begin) * (width - 1) // span))

    signs = [" "] * width
    for place in range(column(outset(landing, photo)), column(landing.at)):
        signs[place] = CARRIED
    if landing.claim is not None:
        signs[column(landing.claim.arrival)] = HEARD
        signs[column(landing.claim.press)] = PRESSED
    signs[column(landing.at)] = LANDED
    return "".join(signs)


def outset(landing: Landing, photo: Photo) -> int:
    """When the hand has set out: not with the press, if it was not free."""
    return landing.at - photo.hand_ms


def pressed(landing: Landing, photo: Photo) -> int:
    return outset(landing, photo) if landing.claim is None else landing.claim.press


def claims(photo: Photo, speaker: Speaker) -> list[str]:
    """What the record notes of presses that came from far away."""
    return [
        speaker.words(
            "replay-photo-claim",
            name=speaker.names[one.seat],
            press=exact(one.claim.press),
            way=one.claim.arrival - one.claim.press,
            credit=one.claim.credit,
        )
        for one in photo[:2]
        if one.claim is not None
    ]
