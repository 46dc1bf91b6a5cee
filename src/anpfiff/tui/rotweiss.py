"""Rot gegen Weiß in the terminal. Red is filled, heavy and left; white is outlined and right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from anpfiff.core.nouns import READY, SEATS, Event, Move, Seat
from anpfiff.games.footballers import Footballer
from anpfiff.games.rotweiss.cards import (
    GATHER,
    KEEPER,
    LAY,
    OUT,
    RED,
    SIDES,
    TURN,
    WHITE,
    RotWeissDeck,
)
from anpfiff.games.rotweiss.view import EMPTY, RotWeissView
from anpfiff.tui import teams
from anpfiff.tui.cards import Chapter
from anpfiff.tui.drawing import AIRY, DASHED, Block, beside, block, box, centred, stacked
from anpfiff.tui.face import Hands, RaceFace, Scene
from anpfiff.tui.teams import DOWN, FRAMES, MARKS, STYLES, UP, cap, colour, large
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

LAY_KEYS = "1234"
TURN_KEYS = "qwer"
CARD = 16
"""Columns of a card of the own row."""
STACK = 13
ROOMY = 30
"""Lines from which everybody gets two."""


class RotWeissHands(Hands):
    """Digits lay a top card in the middle, the letters below them turn onto that place."""

    def press(self, key: str, view: RotWeissView) -> Move | None:
        if key in LAY_KEYS:
            return self.once(LAY + LAY_KEYS.index(key))
        if key in TURN_KEYS:
            return TURN + TURN_KEYS.index(key)
        if key == "space":
            return self.next_move(view)
        moves = {"enter": READY, "g": GATHER, "o": OUT}
        if key not in moves:
            raise self.unknown(key)
        return moves[key]

    def next_move(self, view: RotWeissView) -> Move:
        """Whatever goes on: lay the row, fill the lowest place, gather when nothing is left.

        As it will be when the hand is free again.
        """
        if view.ready:
            return READY
        left, laid, heights = (
            view.hands[self.seat],
            view.laid[self.seat],
            [*view.heights[self.seat]],
        )
        carried = -1 if self.carried is None else self.carried
        if TURN <= carried < LAY:
            left, laid = left - 1, laid + 1
            heights[carried - TURN] += 1
        elif LAY <= carried < GATHER:
            heights[carried - LAY] -= 1
        if left <= 0:
            return GATHER
        return TURN + (laid if laid < len(heights) else heights.index(min(heights)))


# The table


def board(scene: Scene) -> Text:
    me = scene.view.seat
    roomy = scene.height >= ROOMY or scene.speaker.setup.seats <= (8 if me is None else 4)

    def others(seat: Seat, width: int) -> Block:
        return (player if roomy else player_in_a_line)(scene, seat, width)

    parts = [teams.two_columns(scene, others), middle(scene)]
    if me is not None:
        parts.append(own_row(scene, me))
    return stacked(parts, airy=scene.height >= AIRY)


def player(scene: Scene, seat: Seat, width: int) -> Block:
    """One of the others: who, what is left, and below it what shows."""
    view, side = scene.view, SIDES[scene.speaker.sides[seat]]
    cards = Text("  ").join([small(scene.speaker.deck, card) for card in view.tops[seat]])
    name = teams.title(scene, seat, side, view.hands[seat], locked=locked(view, seat))
    return block([name, Text.assemble("  ", cards)], width)


def player_in_a_line(scene: Scene, seat: Seat, width: int) -> Block:
    view, side = scene.view, scene.speaker.sides[seat]
    cards = Text("  ").join([small(scene.speaker.deck, card) for card in view.tops[seat]])
    mark = (MARKS[side], STYLES[SIDES[side]])
    doing = teams.state(scene, seat, locked=locked(view, seat)) or cards
    count = (f"  {view.hands[seat]}", "dim")
    return block([Text.assemble(mark, (f"{SEATS[seat]} ", "bold"), doing, count)], width)


def middle(scene: Scene) -> Block:
    """The card on top, and whom each team may lay on it."""
    view, words = scene.view, scene.speaker.words
    deck = scene.speaker.deck
    if view.top == EMPTY:
        wanted = [[large(deck.squads[side][KEEPER - 1])] for side in (RED, WHITE)]
        lines = ["", words("race-no-ball"), words("rotweiss-board-first-keeper")]
        return teams.middle(scene, SIDES, lines, None, wanted, None)
    wanted = [[large(one) for one in wanted_of(deck, view.top, side)] for side in (RED, WHITE)]
    side = deck.cards[view.top].side
    height = Text(words("race-height", count=view.height), style="dim")
    card = [large(footballer(deck, view.top)), teams.ball(scene, SIDES, side), height]
    return teams.middle(scene, SIDES, card, side, wanted, coming(scene))


def coming(scene: Scene) -> Text | None:
    """The card that the person carries to the middle."""
    view, hands = scene.view, scene.hands
    if hands is None or hands.carried not in range(LAY, GATHER):
        return None
    return small(scene.speaker.deck, view.tops[view.seat][hands.carried - LAY])


def own_row(scene: Scene, me: Seat) -> Block:
    """The own places, each with its keys, and the stack."""
    view, words = scene.view, scene.speaker.words
    blocks = []
    for place in range(len(view.tops[me])):
        count = (f" {view.heights[me][place]}", "dim")
        lay = cap(scene, f"{LAY_KEYS[place]} {UP}", LAY + place)
        turn = cap(scene, f"{TURN_KEYS[place]} {DOWN}", TURN + place)
        keys = Text.assemble(lay, " ", turn, count)
        blocks.append([*own_card(scene, me, place), *block([keys], CARD, align="centre")])
    left = view.hands[me]
    inside = centred(["", words("race-stack", count=left) if left else words("race-empty"), ""], 11)
    space = cap(scene, words("race-space" if left else "rotweiss-board-gather"), GATHER)
    stack = [*box(inside, STACK, DASHED), *block([space], STACK, align="centre")]
    return centred(beside([*blocks, stack]), scene.width)


def own_card(scene: Scene, me: Seat, place: int) -> Block:
    """What lies on a place, unless it is in the hand, and whether another card comes to it."""
    side, card, words = scene.speaker.sides[me], scene.view.tops[me][place], scene.speaker.words
    head = DOWN if scene.hands.carried == TURN + place else ""
    if card == EMPTY:
        return box(centred(["", words("race-open"), ""], CARD - 2), CARD, DASHED, "dim", head)
    shown = face_lines(scene.speaker.deck, card, words)
    if scene.hands.carried == LAY + place:
        return teams.lifted(shown, CARD)
    return box(shown, CARD, FRAMES[side], STYLES[SIDES[side]], head)


# Cards


def small(deck: RotWeissDeck, card: int) -> Text:
    """Sign, number and name in a few columns."""
    if card == EMPTY:
        return Text("·  ", style="dim")
    one = footballer(deck, card)
    goal = "!" if deck.cards[card].goal else ""
    return Text(f"{one.sign}{one.number} {one.name}{goal}", style=colour(one))


def face_lines(deck: RotWeissDeck, kind: int, words: Any) -> list[Text | str]:
    """Whose card it is, and where it leads."""
    card, one = deck.cards[kind], footballer(deck, kind)
    lead: Text | str
    if card.goal:
        lead = Text(words("race-goal-card"), style="bold reverse")
    else:
        lead = Text(f" → {numbers(card.passes)}  × {numbers(card.tackles)}", style="dim")
    return [
        Text(f" {one.sign} {one.number}", style=f"bold {colour(one)}"),
        Text(f" {one.name.upper()}", style=f"bold {colour(one)}"),
        lead,
    ]


def numbers(some: tuple[int, ...]) -> str:
    return " ".join(map(str, some))


def footballer(deck: RotWeissDeck, card: int) -> Footballer:
    return deck.squads[deck.cards[card].side][deck.cards[card].number - 1]


def wanted_of(deck: RotWeissDeck, top: int, side: int) -> list[Footballer]:
    """R14 Whom the card names in the corners of this colour."""
    card = deck.cards[top]
    wanted = card.passes if side == card.side else card.tackles
    return [deck.squads[side][number - 1] for number in wanted]


# What is said


def locked(view: RotWeissView, seat: Seat) -> bool:
    """Whoever gathers has no card before him."""
    return any(view.heights[seat])


def score(view: RotWeissView, speaker: Speaker) -> Text:
    return teams.score_line(SIDES, view.goals, speaker)


def back(event: Event, view: RotWeissView, speaker: Speaker) -> str:
    """Who was laid, and who is wanted instead."""
    deck = speaker.deck
    side = speaker.sides[event.facts["seat"]]
    wanted = [one.label() for one in wanted_of(deck, view.top, side)]
    text = speaker.words(
        "race-not-wanted", card=deck.label(event.facts["card"]), wanted=", ".join(wanted)
    )
    return speaker.words("play-refused", text=text, rule=f"rotweiss {event.facts['rule']}")


def closing(view: RotWeissView, speaker: Speaker) -> list[str]:
    return [score(view, speaker).plain]


# The cards in lists


def cards(deck: RotWeissDeck, words: Words) -> list[Chapter]:
    """R14, R18 By team, a line for each footballer: goal cards, and who is named on the others."""
    heads = [words(f"race-cards-{name}") for name in ("footballer", "goals", "others")]
    return [
        Chapter(
            side,
            words(f"race-{side}").capitalize(),
            heads,
            [footballer_row(deck, number, one) for one in deck.squads[number]],
            words("rotweiss-cards-note"),
            STYLES[side],
        )
        for number, side in enumerate(SIDES)
    ]


def footballer_row(deck: RotWeissDeck, side: int, one: Footballer) -> list[str]:
    """Of each of his cards: passes/tackles."""
    goals, others = 0, []
    for kind, card in enumerate(deck.cards):
        if (card.side, card.number) == (side, one.number):
            if card.goal:
                goals += deck.copies[kind]
            else:
                names = [",".join(map(str, who)) for who in (card.passes, card.tackles)]
                others += ["/".join(names)] * deck.copies[kind]
    return [one.label(), str(goals or ""), "  ".join(others)]


FACE = RaceFace(
    board,
    score,
    back,
    RotWeissHands,
    closing,
    cards,
    told=frozenset(
        ("deal", "kick-off", "pass", "tackle", "late", "goal", "out", "signal", "end", "vote")
    ),
    locked=locked,
    counted=("pass", "tackle", "goal", "back", "late"),
    seats=4,
)
