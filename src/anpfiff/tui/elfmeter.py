"""Elfmeter! in the terminal: yellow is filled, blue is outlined; ◉ is the ball."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anpfiff.core.nouns import NEVER, READY, Event, Mistake, Move, Seat
from anpfiff.games.elfmeter.cards import (
    ARROWS,
    BREATHLESS,
    CHAIN,
    CORNERS,
    FIELDS,
    FIRST_ATTACKER,
    FIRST_DEFENDER,
    OPEN,
    PLAY,
    SIDES,
    ElfmeterDeck,
    numbers,
)
from anpfiff.games.elfmeter.view import ElfmeterView
from anpfiff.games.footballers import Footballer
from anpfiff.tui.cards import Chapter
from anpfiff.tui.drawing import AIRY, DASHED, Block, beside, block, box, centred, fit, stacked
from anpfiff.tui.face import Hands, RaceFace, Scene
from anpfiff.tui.teams import CARRIED, MARKS, STYLES, UP, cap, key, line_of, score_line, state
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

BALL = "◉"
CELL = 5
GRID = 3 * CELL + 4
"""Columns of a card with its six fields."""
HURRY_S = 5
"""From so many seconds on one sees how long the attacker still has breath."""
THROWN = ("tackle", "back", "late", "miss")
"""Events that show a card of the defender."""


class ElfmeterHands(Hands):
    """Leafs through the own stack, and throws the card one is looking at."""

    place = 0

    def press(self, key: str, view: ElfmeterView) -> Move | None:
        steps = {"right": 1, "space": 1, "left": -1}
        if view.ready and key in ("enter", "space", "up"):
            return READY
        if key in steps:
            self.place += steps[key]
            return None if view.stack else PLAY
        if key in ("enter", "up"):
            return self.throw(view)
        if key == "b":
            return BREATHLESS
        if view.penalty and key in "123":
            return PLAY + self.corner_card(view, "123".index(key))
        raise self.unknown(key)

    def at(self, view: ElfmeterView, step: int = 0) -> int:
        """The card looked at, or one beside it; the stack goes round."""
        fan = self.fan(view)
        return fan[(self.place + step) % len(fan)]

    def fan(self, view: ElfmeterView) -> list[int]:
        """The stack without the card that has left it in the hand."""
        return [card for card in view.stack if PLAY + card != self.carried]

    def throw(self, view: ElfmeterView) -> Move:
        """The card looked at; C21 the first of an attempt blind."""
        fan = self.fan(view)
        if not fan:
            return OPEN
        self.place %= len(fan)
        return PLAY + fan[self.place]

    def corner_card(self, view: ElfmeterView, corner: int) -> int:
        """R17 The first card of the stack that goes there."""
        for card in view.stack:
            if corner_of(self.deck, view, self.seat, card) == corner:
                return card
        raise Mistake("no-corner", corner=CORNERS[corner])


# The table


def board(scene: Scene) -> Text:
    parts = [people(scene), pitch(scene)]
    if scene.view.seat is not None:
        parts.append(own_stack(scene))
    centre = [centred(part, scene.width) for part in parts]
    return stacked(centre, airy=scene.height >= AIRY)


def people(scene: Scene) -> Block:
    """Who attacks, who defends, and what both have left."""
    view, speaker = scene.view, scene.speaker
    words = speaker.words
    columns = []
    for seat in range(2):
        role = "attacks" if seat == view.attacker else "defends"
        name = Text.assemble(
            (f"{MARKS[seat]} {speaker.names[seat]} ", f"bold {STYLES[SIDES[seat]]}"),
            (words(f"elfmeter-board-{role}"), "bold reverse" if role == "attacks" else "bold"),
            "  ",
            state(scene, seat, locked=True),
            line_of(scene, seat),
        )
        left = words("elfmeter-board-left", stack=view.sizes[seat], kick_offs=view.kick_offs[seat])
        columns.append(block([name, Text(left, style="dim")], (scene.width - 2) // 2))
    return beside(columns, 2)


def pitch(scene: Scene) -> Block:
    """R8 The attack so far, and what the defender threw last; the own card is seen coming."""
    view, words = scene.view, scene.speaker.words
    attacker = view.attacker
    blocks = []
    for place in range(CHAIN):
        head = Text(words("elfmeter-board-attack-card", place=place + 1), style="dim")
        if place < len(view.attack):
            lines = attack_grid(scene.speaker.deck, attacker, view.attack[place])
            newest = place == len(view.attack) - 1
            head = Text(head.plain, style=f"bold {STYLES[SIDES[attacker]]}") if newest else head
        elif place == len(view.attack) and view.seat == attacker and is_carrying(scene):
            blocks.append(coming(scene))
            continue
        else:
            lines = box(["", "", ""], GRID, DASHED, "dim")
        blocks.append([fit(head, GRID, "centre"), *lines])
    blocks.append(last_throw(scene))
    return beside(blocks)


def is_carrying(scene: Scene) -> bool:
    return scene.hands is not None and scene.hands.carried is not None


def coming(scene: Scene) -> Block:
    """The card in the person's hand; C21 the first of an attempt nobody has seen."""
    view, deck = scene.view, scene.speaker.deck
    head = Text(f"{CARRIED} {scene.speaker.words('race-coming')} {CARRIED}", style="bold")
    if scene.hands.carried == OPEN:
        lines = box(centred(["", "?", ""], GRID - 2), GRID, DASHED)
    else:
        grid_of = attack_grid if view.seat == view.attacker else defence_grid
        lines = grid_of(deck, view.seat, scene.hands.carried - PLAY, dim=True)
    return [fit(head, GRID, "centre"), *lines]


def last_throw(scene: Scene) -> Block:
    words = scene.speaker.words
    if scene.view.seat not in (None, scene.view.attacker) and is_carrying(scene):
        return coming(scene)
    for event in reversed(scene.events):
        if event.code in ("kick-off", "signal"):
            break
        if event.code in THROWN and "card" in event.facts:
            seat = event.facts["seat"]
            style = f"bold {STYLES[SIDES[seat]]}"
            head = Text(words(f"elfmeter-board-thrown-{event.code}"), style=style)
            lines = defence_grid(scene.speaker.deck, seat, event.facts["card"])
            return [fit(head, GRID, "centre"), *lines]
    head = Text(words("elfmeter-board-defence-card"), style="dim")
    return [fit(head, GRID, "centre"), *box(["", "", ""], GRID, DASHED, "dim")]


def own_stack(scene: Scene) -> Block:
    """The card one is looking at between its neighbours; C15 nothing while the stack is covered."""
    view, words, hands = scene.view, scene.speaker.words, scene.hands
    fan = hands.fan(view)
    if not fan:
        return closed_stack(scene)
    blocks = []
    for step in (-1, 0, 1):
        card = hands.at(view, step)
        attacks = view.seat == view.attacker
        grid_of = attack_grid if attacks else defence_grid
        lines = grid_of(scene.speaker.deck, view.seat, card, dim=step != 0)
        corner = corner_of(scene.speaker.deck, view, view.seat, card)
        text = f"{ARROWS[corner]} {words(f'elfmeter-board-corner-{CORNERS[corner]}')}"
        foot = Text(text, style="bold" if view.penalty and step == 0 else "dim")
        number = (hands.place + step) % len(fan) + 1
        waits = f" {words('race-waiting')}" if PLAY + card == hands.ahead else ""
        head = Text.assemble((f"{number}/{len(fan)}", "dim"), (waits, f"bold {STYLES['yellow']}"))
        pressed = cap(scene, f"Enter {UP}", PLAY + card) if step == 0 else key("← →"[1 + step])
        feet = block([foot, pressed], GRID, align="centre")
        blocks.append([fit(head, GRID, "centre"), *lines, *feet])
    return beside(blocks, 2)


def closed_stack(scene: Scene) -> Block:
    """C21 Whoever begins an attempt throws the top card, and has not looked at it."""
    view, words = scene.view, scene.speaker.words
    feet: list[Text | str] = ["", ""]
    if may_open(view):
        feet = [Text(words("elfmeter-board-open"), style="bold"), cap(scene, f"Enter {UP}", OPEN)]
    why = words("elfmeter-board-covered" if view.sizes[view.seat] else "race-empty")
    lines = box(centred(["", why, ""], GRID - 2), GRID, DASHED, "" if may_open(view) else "dim")
    return [*block([""], GRID), *lines, *block(feet, GRID, align="centre")]


def may_open(view: ElfmeterView) -> bool:
    covered = not view.stack and not view.ready and view.result is None
    return covered and view.seat == view.attacker and not view.attack


def prompt(scene: Scene) -> str:
    """Which ball is to be found, or which corner to be chosen."""
    view, words, me = scene.view, scene.speaker.words, scene.view.seat
    if view.penalty:
        seconds = round(scene.left(view.until) + 0.499)
        if me is None or view.chosen >= 0:
            return words("elfmeter-board-penalty-wait", seconds=seconds)
        return words("elfmeter-board-penalty-choose", role=role_of(view, me), seconds=seconds)
    breath = ""
    if view.until != NEVER and scene.left(view.until) <= HURRY_S:
        breath = words("elfmeter-board-breath", seconds=round(scene.left(view.until) + 0.499))
    if me is None:
        return breath
    if not view.attack:
        role = "blind" if may_open(view) else role_of(view, me)
        return f"{words('elfmeter-board-first-card', role=role)} {breath}".strip()
    ball = scene.speaker.deck.cards[view.attack[-1]].ball
    return f"{words('elfmeter-board-find', role=role_of(view, me), field=ball)} {breath}".strip()


def role_of(view: ElfmeterView, seat: Seat) -> str:
    return "attack" if seat == view.attacker else "defence"


# Cards


def corner_of(deck: ElfmeterDeck, view: ElfmeterView, seat: Seat, card: int) -> int:
    """R17 Where the ball goes, or the keeper dives."""
    _, _, _, kick, _, dive = deck.cards[card]
    return kick if seat == view.attacker else dive


def attack_grid(deck: ElfmeterDeck, seat: Seat, card: int, *, dim: bool = False) -> Block:
    shown = deck.cards[card]
    return grid(SIDES[seat], shown.players, deck.attackers(seat, card), shown.ball, dim=dim)


def defence_grid(deck: ElfmeterDeck, seat: Seat, card: int, *, dim: bool = False) -> Block:
    return grid(SIDES[seat], deck.cards[card].stops, deck.defenders(seat, card), 0, dim=dim)


def grid(
    side: str, fields: Sequence[int], footballers: Sequence[Footballer], ball: int, *, dim: bool
) -> Block:
    """R6 Six fields: who stands where, and the ball; empty fields show their number."""
    cells = [Text(str(number), style="dim") for number in range(1, 7)]
    for field, one in zip(fields, footballers, strict=True):
        cells[field - 1] = Text(f"{one.sign} {one.number}", style=f"bold {STYLES[side]}")
    if ball:
        old = cells[ball - 1]
        mark = Text(BALL, style="bold reverse")
        cells[ball - 1] = (
            Text.assemble(old, mark) if ball in fields else Text(f" {BALL} ", "reverse")
        )
    edge = "dim" if dim else STYLES[side]
    rows = []
    for row in (cells[:3], cells[3:]):
        line = Text("│", style=edge)
        for cell in row:
            line = Text.assemble(line, fit(cell, CELL, "centre"), ("│", edge))
        rows.append(line)
    bar = "─" * CELL
    return [
        Text(f"╭{bar}┬{bar}┬{bar}╮", style=edge),
        rows[0],
        Text(f"├{bar}┼{bar}┼{bar}┤", style=edge),
        rows[1],
        Text(f"╰{bar}┴{bar}┴{bar}╯", style=edge),
    ]


# What is said


def score(view: ElfmeterView, speaker: Speaker) -> Text:
    return score_line(SIDES, view.goals, speaker)


def back(event: Event, view: ElfmeterView, speaker: Speaker) -> str:
    """Which field counted."""
    words, seat = speaker.words, event.facts["seat"]
    if view.attack:
        ball = speaker.deck.cards[view.attack[-1]].ball
        text = words("elfmeter-board-wrong-field", role=role_of(view, seat), field=ball)
    else:
        text = words("elfmeter-board-no-attack")
    return words("play-refused", text=text, rule=f"elfmeter {event.facts['rule']}")


def closing(view: ElfmeterView, speaker: Speaker) -> list[str]:
    return [score(view, speaker).plain]


def facts(told: Mapping[str, Any], deck: ElfmeterDeck) -> dict[str, Any]:
    """Of cards the side that counts."""
    spoken: dict[str, Any] = {}
    if "dive" in told:
        shot, save = deck.cards[told["card"]], deck.cards[told["dive"]]
        spoken |= {"card": CORNERS[shot.kick], "dive": CORNERS[save.dive]}
    elif "card" in told:
        spoken["card"] = spoken_card(told, deck)
    return spoken


def spoken_card(told: Mapping[str, Any], deck: ElfmeterDeck) -> str:
    """R8 An attack card has its place in the attempt, R10 a defence card stops or does not."""
    card = deck.cards[told["card"]]
    if "place" in told or told.get("rule") == "R9":
        return f"{card.id} ({numbers(card.players)}→{card.ball})"
    if told.get("rule", "R10") in ("R10", "C23") and "seat" in told:
        return f"{card.id} ({numbers(card.stops)})"
    return deck.label(told["card"])


# The cards in lists


def cards(deck: ElfmeterDeck, words: Words) -> list[Chapter]:
    """R6 Both sides of the cards that both colours have; then who is drawn on them."""
    names = ("card", "players", "ball", "kick", "stops", "dive")
    heads = [words(f"elfmeter-cards-{name}") for name in names]
    corners = [words("elfmeter-corner", corner=corner) for corner in CORNERS]
    rows = [
        [
            card.id, numbers(card.players), str(card.ball), corners[card.kick],
            " ".join(map(str, card.stops)), corners[card.dive],
        ]
        for card in deck.cards
    ]  # fmt: skip
    both = Chapter("cards", words("elfmeter-cards-both"), heads, rows, words("elfmeter-cards-note"))
    return [both, *[team(deck, words, side) for side in range(len(SIDES))]]


def team(deck: ElfmeterDeck, words: Words, side: int) -> Chapter:
    """The fields in which a footballer is drawn, attacking and defending."""
    heads = [words(f"elfmeter-cards-{name}") for name in ("footballer", "players", "stops")]
    rows = []
    for one in deck.squads[side]:
        fields = [one.number - first + 1 for first in (FIRST_ATTACKER, FIRST_DEFENDER)]
        shown = [str(field) if 0 < field <= FIELDS else "" for field in fields]
        rows.append([one.label(), *shown])
    word, note = SIDES[side], words("elfmeter-cards-squads")
    return Chapter(word, words(f"race-{word}").capitalize(), heads, rows, note, STYLES[word])


FACE = RaceFace(
    board,
    score,
    back,
    ElfmeterHands,
    closing,
    cards,
    told=frozenset(
        (
            "kick-off", "pass", "tackle", "goal", "out", "signal", "fault", "penalty", "shot",
            "save", "end", "lot", "miss", "back", "late", "breath",
        )
    ),
    facts=facts,
    prompt=prompt,
    counted=("pass", "tackle", "back", "late", "penalty", "goal", "save", "out"),
)  # fmt: skip
