# Events. $me says whether the reader is the one who acts.
rotblau-deal = { $me ->
    [yes] Before you lie { $cards }.
   *[no] Before { $seat } lie { $cards }.
}
rotblau-ready = { $me ->
    [yes] You are ready.
   *[no] { $seat } is ready.
}
rotblau-signal = Off you go!
rotblau-turn = { $me ->
    [yes] You turn over { $count ->
        [one] one card
       *[other] two cards
    }: { $card }.
   *[no] { $seat } turns over { $count ->
        [one] one card
       *[other] two cards
    }: { $card }.
}
rotblau-uncover = { $me ->
    [yes] On your pile { $card } shows now.
   *[no] On { $seat }'s pile { $card } shows now.
}
rotblau-refill = { $me ->
    [yes] { $card } fills the gap in your display.
   *[no] { $card } fills the gap in { $seat }'s display.
}
rotblau-free = { $me ->
    [yes] Your hands are free again.
   *[no] { $seat } can play again.
}
rotblau-gather = { $me ->
    [yes] You take up your cards and shuffle.
   *[no] { $seat } takes up all cards and shuffles.
}
rotblau-display = { $me ->
    [yes] You lay out { $cards }.
   *[no] { $seat } lays out { $cards }.
}
rotblau-kick-off = { $me ->
    [yes] Kick-off! You bring { $card }.
   *[no] Kick-off! { $seat } brings { $card }.
}
rotblau-pass = { $me ->
    [yes] You pass to { $card }.
   *[no] { $seat } passes to { $card }.
}
rotblau-tackle = { $me ->
    [yes] You win the ball with { $card }!
   *[no] { $seat } wins the ball with { $card }!
}
rotblau-action = { $me ->
    [yes] You play { $card }: nobody has the ball.
   *[no] { $seat } plays { $card }: nobody has the ball.
}
rotblau-answer = { $me ->
    [yes] You get the ball with { $card }!
   *[no] { $seat } gets the ball with { $card }!
}
rotblau-back = { $me ->
    [yes] { $card } does not fit and goes back to you ({ $rule }).
   *[no] { $card } does not fit and goes back to { $seat } ({ $rule }).
}
rotblau-book = { $me ->
    [yes] You show { $victim } the yellow card!
   *[no] { $seat } shows { $victim } the yellow card!
}
rotblau-book-you = { $seat } shows you the yellow card: all your cards are shuffled!
rotblau-goal = { $me ->
    [yes] GOAL! You score with { $card }: { $red }:{ $blue }.
   *[no] GOAL! { $seat } scores with { $card }: { $red }:{ $blue }.
}
rotblau-void = Nobody can lay a card on { $card }: the round is void.
rotblau-end = The final whistle: red { $red }, blue { $blue }.

# What can be done
rotblau-do-tick = Let the time pass
rotblau-do-ready = Say that you are ready
rotblau-do-turn = Turn over two cards; with an empty hand deck, take up all your cards
rotblau-do-play = { $place ->
    [top] Lay the top card of your discard pile in the middle
   *[other] Lay card { $place } of your display in the middle
}
rotblau-do-book = { $place ->
    [top] Lay the yellow card of your discard pile before { $seat }
   *[other] Lay the yellow card of place { $place } before { $seat }
}

# Why a move is refused
rotblau-refused-over = The game is over.
rotblau-refused-wait-for-signal = Wait for the signal.
rotblau-refused-in-play = The signal was given long ago: play!
rotblau-refused-hands-full = You are still taking up and shuffling your cards.
rotblau-refused-locked = You laid a wrong card and must wait a moment.
rotblau-refused-no-cards = You have no cards now; you get some in the next round.
rotblau-refused-nothing-to-turn = All your cards lie in your display: there is nothing to turn over.
rotblau-refused-no-such-place = Your display has { $places } places only.
rotblau-refused-place-empty = No card lies there.
rotblau-refused-pile-empty = Your discard pile is empty.
rotblau-refused-no-yellow = No yellow card shows there.
rotblau-refused-no-opponent = A yellow card is for opponents.

# The table
rotblau-ending-goals = three goals
