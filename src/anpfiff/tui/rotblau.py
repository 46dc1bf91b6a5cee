"""Rot gegen Blau in the terminal. Red is filled, heavy and left; blue is outlined and right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anpfiff.core.nouns import READY, SEATS, Event, Move, Seat, Setup
from anpfiff.games.footballers import Footballer
from anpfiff.games.rotblau.cards import (
    BLUE,
    BOOK,
    COUNTERPLAY,
    GOAL,
    GOAL_KICK,
    KICKER,
    MOST_PLAYERS,
    NORMAL,
    PLAY,
    RED,
    SIDES,
    SYMBOLS,
    TOP,
    TURN,
    UNDER,
    YELLOW,
    Card,
    RotBlauDeck,
)
from anpfiff.games.rotblau.cards import MARKS as SYMBOL_MARKS
from anpfiff.games.rotblau.options import sides_of
from anpfiff.games.rotblau.view import EMPTY, RotBlauView
from anpfiff.tui import teams
from anpfiff.tui.cards import Chapter
from anpfiff.tui.drawing import AIRY, DASHED, Block, beside, block, box, centred, stacked
from anpfiff.tui.face import Hands, RaceFace, Scene
from anpfiff.tui.teams import DOWN, FRAMES, STYLES, UP, cap, colour, large
from anpfiff.words import Words

if TYPE_CHECKING:
    from anpfiff.tui.speaker import Speaker

PLACE_KEYS = "1234"
TOP_KEYS = ("t", "q")
UNDER_KEY = "u"
CARD = 13
HAND = 10
"""Columns of a card before the person, and of the hand deck."""


class RotBlauHands(Hands):
    """Digits and t play a card; y lays a yellow card before somebody."""

    booking = False
    """Whether the next key says before whom."""

    def press(self, key: str, view: RotBlauView) -> Move | None:
        foes = foes_of(self.setup, self.seat)
        if self.booking:
            self.booking = False
            if key.upper() in SEATS:
                return self.book(view, SEATS.index(key.upper()))
        if key == "y":
            self.booking = len(foes) > 1
            return None if self.booking else self.book(view, foes[0])
        if key in PLACE_KEYS:
            return self.once(PLAY + PLACE_KEYS.index(key))
        if key in TOP_KEYS:
            return self.once(PLAY + TOP)
        if key == UNDER_KEY:
            return self.once(PLAY + UNDER)
        if key == "space":
            return READY if view.ready else TURN
        if key == "enter":
            return READY
        raise self.unknown(key)

    def book(self, view: RotBlauView, victim: Seat) -> Move | None:
        """From wherever a yellow card shows."""
        shown = places_of(view, self.seat)
        place = next((place for place, card in shown.items() if card in self.deck.yellows), TOP)
        return self.once(BOOK + MOST_PLAYERS * place + min(victim, 3))


# The table


def board(scene: Scene) -> Text:
    me = scene.view.seat

    def others(seat: Seat, width: int) -> Block:
        return player(scene, seat, width)

    parts = [teams.two_columns(scene, others), middle(scene)]
    if me is not None:
        parts.append(own_row(scene, me))
    return stacked(parts, airy=scene.height >= AIRY)


def player(scene: Scene, seat: Seat, width: int) -> Block:
    """One of the others: who, what is left, display and discard pile."""
    view, words = scene.view, scene.speaker.words
    deck, side = scene.speaker.deck, SIDES[scene.speaker.sides[seat]]
    name = teams.title(scene, seat, side, view.hands[seat], locked=locked(view, seat))
    name.append(" ▮" * view.booked[seat], style=STYLES["yellow"])
    cards = [small(deck, card, words) for card in view.displays[seat]]
    cards.append(Text.assemble(("│ ", "dim"), small(deck, view.tops[seat], words)))
    lines = [Text("  ").join(cards[:3]), Text("  ").join(cards[3:])]
    return block([name, *(Text.assemble(" ", line) for line in lines if line)], width)


def middle(scene: Scene) -> Block:
    """The card on top, and what each team may lay on it."""
    view, words = scene.view, scene.speaker.words
    deck = scene.speaker.deck
    wanted = [wanted_of(deck, view, side, words) for side in (RED, BLUE)]
    if view.top == EMPTY:
        lines = ["", words("race-no-ball"), words("rotblau-board-first-four", number=KICKER)]
        return teams.middle(scene, SIDES, lines, None, wanted, coming(scene))
    card = deck.cards[view.top]
    height = Text(words("race-height", count=view.height), style="dim")
    has = teams.ball(scene, SIDES, card.side)
    if card.role in (COUNTERPLAY, GOAL_KICK):
        has = Text(words("rotblau-board-ball-nobody"), style="bold")
    shown = [face(deck, card, words)[0], has, height]
    return teams.middle(scene, SIDES, shown, card.side, wanted, coming(scene))


def coming(scene: Scene) -> Text | None:
    """The card that the person carries to the middle."""
    hands, view = scene.hands, scene.view
    if hands is None or hands.carried not in range(PLAY, BOOK):
        return None
    card = places_of(view, view.seat)[hands.carried - PLAY]
    return small(scene.speaker.deck, card, scene.speaker.words)


def wanted_of(deck: RotBlauDeck, view: RotBlauView, side: int, words: Words) -> list[Text]:
    """R7, R14, R15, R19, R20 What this team looks for."""
    if view.top == EMPTY:
        return [large(deck.squads[side][KICKER - 1])]
    top = deck.cards[view.top]
    if top.role in (COUNTERPLAY, GOAL_KICK) and len(top.answers) > teams.WANTED:
        return [Text(answers(top), style="bold")]
    if top.role == COUNTERPLAY:
        return [large(deck.squads[side][number - 1]) for number in top.answers]
    if top.role == GOAL_KICK:
        return [symbol(answer, words) for answer in top.answers]
    if top.side == side:
        return [large(deck.squads[side][top.to - 1])]
    return [symbol(top.symbol, words)]


def own_row(scene: Scene, me: Seat) -> Block:
    """Display, discard pile and hand deck, each with its key."""
    view, words = scene.view, scene.speaker.words
    blocks = []
    for place, card in [*enumerate(view.displays[me]), (TOP, view.tops[me])]:
        name = TOP_KEYS[0] if place == TOP else PLACE_KEYS[place]
        foot = cap(scene, f"{name} {UP}", PLAY + place)
        if place == TOP:
            foot.append(f" {view.heights[me]}", style="dim")
        blocks.append([*own_card(scene, me, place, card), *block([foot], CARD, align="centre")])
    inside = centred(["", str(view.hands[me]), ""], HAND - 2)
    mark, style = teams.doing(scene, TURN)
    deck = box(inside, HAND, DASHED, title=words("rotblau-board-deck"))
    deck += block([Text(f"{words('race-space')}{mark}", style=style)], HAND, align="centre")
    return centred(beside([*blocks, deck]), scene.width)


def own_card(scene: Scene, me: Seat, place: int, card: int) -> Block:
    """What lies on a place, unless it is in the hand, and whether others come to it."""
    words, deck, carried = scene.speaker.words, scene.speaker.deck, scene.hands.carried
    side = scene.speaker.sides[me]
    head = words("rotblau-board-discard") if place == TOP else ""
    if place == TOP and carried == TURN:
        head = f"{head} {DOWN}"
    if card == EMPTY:
        return box(centred(["", words("race-open"), ""], CARD - 2), CARD, DASHED, "dim", head)
    shown = face(deck, deck.cards[card], words)
    if carried is not None and place == place_of(carried):
        return teams.lifted(shown, CARD)
    return box(shown, CARD, FRAMES[side], STYLES[SIDES[side]], head)


def places_of(view: RotBlauView, seat: Seat) -> dict[int, int]:
    """By place: what lies before the player."""
    display = dict(enumerate(view.displays[seat]))
    return {**display, TOP: view.tops[seat], UNDER: view.lowers[seat]}


def place_of(move: Move) -> int | None:
    """From where a card is lifted."""
    if move >= BOOK:
        return (move - BOOK) // MOST_PLAYERS
    return move - PLAY if move >= PLAY else None


def prompt(scene: Scene) -> str:
    """R22 Before whom the yellow card is laid; D9 what can be played from under another.

    R11 What an empty hand deck means.
    """
    view, words, me = scene.view, scene.speaker.words, scene.view.seat
    if me is None:
        return ""
    if scene.hands.booking:
        foes = [SEATS[seat] for seat in foes_of(scene.speaker.setup, me)]
        return words("rotblau-board-book-whom", seats=" ".join(foes))
    deck, lower = scene.speaker.deck, view.lowers[me]
    books = scene.hands.carried is not None and scene.hands.carried >= BOOK
    if not books and not deck.yellows.isdisjoint(places_of(view, me).values()):
        return words("rotblau-board-yellow-card")
    if lower in deck.actions:
        return words("rotblau-board-lower", card=deck.label(lower), key=UNDER_KEY)
    return "" if view.hands[me] else words("rotblau-board-take-up")


# Cards


def foes_of(setup: Setup, me: Seat) -> list[Seat]:
    sides = sides_of(setup)
    return [seat for seat, side in enumerate(sides) if side != sides[me]]


def small(deck: RotBlauDeck, kind: int, words: Words) -> Text:
    """A card in a few columns: who, his symbol, to whom he passes."""
    if kind == EMPTY:
        return Text("·", style="dim")
    card = deck.cards[kind]
    if card.role not in (NORMAL, GOAL):
        return face(deck, card, words)[0]
    one = deck.squads[card.side][card.number - 1]
    more = "!" if card.role == GOAL else f"{SYMBOL_MARKS[card.symbol]}"
    return Text(f"{one.sign}{one.number} {one.name}{more}", style=colour(one))


def face(deck: RotBlauDeck, card: Card, words: Words) -> list[Text]:
    """A card in three lines."""
    if card.role == YELLOW:
        return [
            Text(words("rotblau-board-yellow-face"), style=f"bold {STYLES['yellow']}"),
            Text(),
            Text(),
        ]
    if card.role in (COUNTERPLAY, GOAL_KICK):
        name = (
            "rotblau-board-counterplay" if card.role == COUNTERPLAY else "rotblau-board-goal-kick"
        )
        return [Text(words(name), style="bold reverse"), Text(answers(card)), Text()]
    one = deck.squads[card.side][card.number - 1]
    if card.role == GOAL:
        return [large(one), Text(words("race-goal-card"), style="bold reverse"), Text()]
    mate = deck.squads[card.side][card.to - 1]
    passes = Text(f"→ {mate.sign} {mate.number}", style="dim")
    return [large(one), symbol(card.symbol, words), passes]


def symbol(number: int, words: Words) -> Text:
    return Text(
        f"{SYMBOL_MARKS[number]} {words(f'rotblau-board-symbol-{SYMBOLS[number]}')}", style="bold"
    )


def answers(card: Card) -> str:
    shown: Sequence[Any] = card.answers
    if card.role == GOAL_KICK:
        shown = [SYMBOL_MARKS[answer] for answer in card.answers]
    return " ".join(map(str, shown))


# What is said


def locked(view: RotBlauView, seat: Seat) -> bool:
    """Whoever gathers has no card before him."""
    return view.heights[seat] > 0 or any(card != EMPTY for card in view.displays[seat])


def score(view: RotBlauView, speaker: Speaker) -> Text:
    return teams.score_line(SIDES, [len(cards) for cards in view.scored], speaker)


def back(event: Event, view: RotBlauView, speaker: Speaker) -> str:
    """What was laid, and what is wanted instead."""
    deck, words = speaker.deck, speaker.words
    role = deck.cards[event.facts["card"]].role
    side = speaker.sides[event.facts["seat"]]
    if role == YELLOW:
        text = words("rotblau-board-yellow-middle")
    elif role in (COUNTERPLAY, GOAL_KICK):
        text = words(
            "rotblau-board-action-early" if view.top == EMPTY else "rotblau-board-action-turned"
        )
    else:
        wanted = ", ".join(line.plain for line in wanted_of(deck, view, side, words))
        text = words("race-not-wanted", card=deck.label(event.facts["card"]), wanted=wanted)
    return words("play-refused", text=text, rule=f"rotblau {event.facts['rule']}")


def closing(view: RotBlauView, speaker: Speaker) -> list[str]:
    return [score(view, speaker).plain]


# The cards in lists


def cards(deck: RotBlauDeck, words: Words) -> list[Chapter]:
    """By team, a line for each footballer, then the action and yellow cards."""
    heads = [words(f"race-cards-{name}") for name in ("footballer", "goals", "others")]
    symbols = ", ".join(symbol(number, words).plain for number in range(len(SYMBOLS)))
    note = words("rotblau-cards-note", symbols=symbols)
    chapters = []
    for number, side in enumerate(SIDES):
        rows = [footballer_row(deck, number, one) for one in deck.squads[number]]
        rows += special_rows(deck, number, words)
        title = words(f"race-{side}").capitalize()
        chapters.append(Chapter(side, title, heads, rows, note, STYLES[side]))
    return chapters


def kinds_of(deck: RotBlauDeck, side: int) -> list[tuple[Card, int]]:
    """The cards of a team, and how many there are of each."""
    counted = zip(deck.cards, deck.copies, strict=True)
    return [(card, copies) for card, copies in counted if card.side == side]


def footballer_row(deck: RotBlauDeck, side: int, one: Footballer) -> list[str]:
    """R14, R15 Of each of his cards: to whom he passes, and the symbol."""
    own = [(card, copies) for card, copies in kinds_of(deck, side) if card.number == one.number]
    goals = sum(copies for card, copies in own if card.role == GOAL)
    others = [
        f"{card.to}{SYMBOL_MARKS[card.symbol]}"
        for card, copies in own
        if card.role == NORMAL
        for _ in range(copies)
    ]
    return [one.label(), str(goals or ""), "  ".join(others)]


def special_rows(deck: RotBlauDeck, side: int, words: Words) -> list[list[str]]:
    """R19, R20, R22 How many, and what they show."""
    roles = {COUNTERPLAY: "counterplay", GOAL_KICK: "goal-kick", YELLOW: "yellow"}
    return [
        [words(f"rotblau-cards-{roles[card.role]}"), "", f"{copies} × {answers(card)}".strip()]
        for card, copies in kinds_of(deck, side)
        if card.role in roles
    ]


FACE = RaceFace(
    board,
    score,
    back,
    RotBlauHands,
    closing,
    cards,
    told=frozenset(
        (
            "kick-off", "pass", "tackle", "late", "goal", "void", "signal", "end", "action",
            "answer", "book",
        )
    ),
    locked=locked,
    prompt=prompt,
    counted=("pass", "tackle", "action", "book", "goal", "back", "late"),
)  # fmt: skip
