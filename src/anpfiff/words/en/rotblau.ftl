# What it is, and what can be agreed on.
rotblau-title = Rot gegen Blau
rotblau-about = Red against blue, everybody at once: pass by number, win the ball by symbol, first to three goals. 2–4 players, 6 minutes.
rotblau-option-larger = the colour of the team of A and C, the larger one with three players
rotblau-option-even = whether a table of three is evened out; otherwise the larger team is the favourite
rotblau-option-refill = whether the hand deck or the discard pile fills a gap in the display
rotblau-option-action = whether action cards count from anywhere, or only when turned up
rotblau-option-setup = whether a card that may not stay in the first display is shuffled in or put under
rotblau-option-pair = whether of two cards turned together the lower one can be played if it is an action or yellow card
rotblau-option-gather_ms = how many milliseconds it takes to take up all cards and shuffle
rotblau-option-yellow_ms = how many milliseconds a yellow card costs
rotblau-option-hand_ms = how many milliseconds a hand carries a card before it lands
rotblau-option-lock_ms = for how many milliseconds a wrong card locks the hand
rotblau-option-wrong = whether a lock grows while wrong cards follow one another, or is always the same
rotblau-option-late_ms = how many milliseconds after somebody was faster a card is late and not wrong
rotblau-option-still_ms = after how many milliseconds in which nobody plays the round starts anew; 0: never
rotblau-option-break_ms = how many milliseconds the countdown to every start takes

# Events. $me names the fact that is the reader, such as seat or victim.
rotblau-deal = { $me ->
    [seat] Before you lie { $cards }.
   *[no] Before { $seat } lie { $cards }.
}
rotblau-ready = { $me ->
    [seat] You are ready.
   *[no] { $seat } is ready.
}
rotblau-signal = Off you go!
rotblau-turn = { $me ->
    [seat] You turn over { $count ->
        [one] one card
       *[other] two cards
    }: { $card }.
   *[no] { $seat } turns over { $count ->
        [one] one card
       *[other] two cards
    }: { $card }.
}
rotblau-lower = { $me ->
    [seat] Under your top card lies { $card }.
   *[no] Under { $seat }'s top card lies { $card }.
}
rotblau-uncover = { $me ->
    [seat] On your pile { $card } shows now.
   *[no] On { $seat }'s pile { $card } shows now.
}
rotblau-refill = { $me ->
    [seat] { $card } fills the gap in your display.
   *[no] { $card } fills the gap in { $seat }'s display.
}
rotblau-free = { $me ->
    [seat] Your hands are free again.
   *[no] { $seat } can play again.
}
rotblau-gather = { $me ->
    [seat] You take up your cards and shuffle.
   *[no] { $seat } takes up all cards and shuffles.
}
rotblau-display = { $me ->
    [seat] You lay out { $cards }.
   *[no] { $seat } lays out { $cards }.
}
rotblau-kick-off = { $me ->
    [seat] Kick-off! You bring { $card }.
   *[no] Kick-off! { $seat } brings { $card }.
}
rotblau-pass = { $me ->
    [seat] You pass to { $card }.
   *[no] { $seat } passes to { $card }.
}
rotblau-tackle = { $me ->
    [seat] You win the ball with { $card }!
   *[no] { $seat } wins the ball with { $card }!
}
rotblau-action = { $me ->
    [seat] You play { $card }: nobody has the ball.
   *[no] { $seat } plays { $card }: nobody has the ball.
}
rotblau-answer = { $me ->
    [seat] You get the ball with { $card }!
   *[no] { $seat } gets the ball with { $card }!
}
rotblau-back = { $me ->
    [seat] Nobody asked for { $card }: it goes back to you ({ $rule }).
   *[no] Nobody asked for { $card }: it goes back to { $seat } ({ $rule }).
}
rotblau-late = { $me ->
    [seat] { $ms ->
        [0] Level with { $faster }, whom the lot has put first: { $card } goes back to you.
       *[other] { $faster } was { $ms } ms faster: { $card } goes back to you.
    }
    [faster] { $ms ->
        [0] Level with { $seat }, and the lot has put you first: { $card } goes back.
       *[other] You were { $ms } ms faster than { $seat }: { $card } goes back.
    }
   *[no] { $ms ->
        [0] Level with { $faster }, whom the lot has put first: { $card } goes back to { $seat }.
       *[other] { $faster } was { $ms } ms faster: { $card } goes back to { $seat }.
    }
}
rotblau-book = { $me ->
    [seat] You show { $victim } the yellow card!
    [victim] { $seat } shows you the yellow card: all your cards are shuffled!
   *[no] { $seat } shows { $victim } the yellow card!
}
rotblau-goal = { $me ->
    [seat] GOAL! You score with { $card }: { $goals1 }:{ $goals2 }.
   *[no] GOAL! { $seat } scores with { $card }: { $goals1 }:{ $goals2 }.
}
rotblau-void = { $rule ->
    [D31] Nobody plays on: the round is void.
   *[other] Nobody can lay a card on { $card }: the round is void.
}
rotblau-end = The final whistle: red { $goals1 }, blue { $goals2 }.

# What can be done
rotblau-do-tick = Let the time pass
rotblau-do-ready = Say that you are ready
rotblau-do-turn = Turn over two cards; with an empty hand deck, take up all your cards
rotblau-do-play = { $place ->
    [top] Lay the top card of your discard pile in the middle
    [under] Lay the card under the top card of your discard pile in the middle
   *[other] Lay card { $place } of your display in the middle
}
rotblau-do-book = { $place ->
    [top] Lay the yellow card of your discard pile before { $seat }
    [under] Lay the yellow card under the top of your discard pile before { $seat }
   *[other] Lay the yellow card of place { $place } before { $seat }
}

# Why a move is refused
rotblau-refused-over = The game is over.
rotblau-refused-wait-for-signal = Wait for the signal.
rotblau-refused-in-play = The signal was given long ago: play!
rotblau-refused-hand-carries = Your hand is still on its way: it is free in { $ms } ms.
rotblau-refused-hands-full = You are still taking up and shuffling your cards.
rotblau-refused-locked = You laid a wrong card and must wait a moment.
rotblau-refused-no-cards = You have no cards now; you get some in the next round.
rotblau-refused-nothing-to-turn = All your cards lie in your display: there is nothing to turn over.
rotblau-refused-no-such-place = Your display has { $width ->
    [one] one place
   *[other] { $width } places
} only.
rotblau-refused-place-empty = No card lies there.
rotblau-refused-pile-empty = Your discard pile is empty.
rotblau-refused-covered = No action or yellow card turned together with your top card lies under it.
rotblau-refused-no-yellow = No yellow card shows there.
rotblau-refused-no-opponent = A yellow card is for opponents.

# The table
rotblau-ending-goals = three goals

# The table of a race, and its keys.
rotblau-board-ball-nobody = nobody has the ball
rotblau-board-first-four = The first { $number } kicks off
rotblau-board-symbol-ball = ball
rotblau-board-symbol-cup = cup
rotblau-board-symbol-boot = boot
rotblau-board-symbol-flag = flag
rotblau-board-symbol-whistle = whistle
rotblau-board-symbol-gloves = gloves
rotblau-board-counterplay = { " " }COUNTER{ " " }
rotblau-board-goal-kick = { " " }GOAL KICK{ " " }
rotblau-board-yellow-face = YELLOW CARD
rotblau-board-yellow-card = You have a yellow card: y
rotblau-board-book-whom = Yellow card before whom? { $seats }
rotblau-board-lower = Under your top card lies { $card }: { $key }
rotblau-board-take-up = Hand deck empty: space takes up all your cards
rotblau-board-yellow-middle = A yellow card goes before an opponent (key y), not to the middle
rotblau-board-action-early = Before the kick-off there is nothing to lay an action card on
rotblau-board-action-turned = At this table an action card counts only from the discard pile
rotblau-board-deck = deck
rotblau-board-discard = discard
rotblau-keys = 1–4 display   t discard   space turn two   y yellow   p pause   ? help
rotblau-help =
    1 2 3 4   lay that card of your display in the middle
    t or q    lay the top card of your discard pile
    u         lay the action card under it (where agreed)
    space     turn over two cards; hand deck empty: take up all
    y         lay a yellow card before an opponent (then the seat's letter)
    Enter     I am ready, before the signal
    p ?       pause, and this help

    Everybody plays at once. A 4 kicks off. The team that has the ball
    looks for the footballer the top card passes to (→), the other team
    for a card with the same symbol. An action card may be laid on
    anything: then both look for what it shows. A goal card scores if
    its footballer is wanted. Three goals win.
    Your hand carries one card at a time (»), and it counts when it
    lands; the next key waits (…). A wrong card locks your hand, the
    longer the more follow; a card that comes too late costs nothing.
rotblau-ask-ready = Are you ready?
rotblau-ask-play = Lay what is wanted, or turn over two cards.

# The cards in lists.
rotblau-cards-note = 7♪ is a card on which the footballer passes to 7 and shows a whistle; whoever of the other team has a whistle wins the ball. The symbols: { $symbols }. Goal cards have none.
rotblau-cards-counterplay = counterplay
rotblau-cards-goal-kick = goal kick
rotblau-cards-yellow = yellow card

# What was counted.
rotblau-count-pass = passes
rotblau-count-tackle = balls won
rotblau-count-action = action cards
rotblau-count-book = yellow cards shown
rotblau-count-goal = goals
rotblau-count-back = wrong cards
rotblau-count-late = late cards
