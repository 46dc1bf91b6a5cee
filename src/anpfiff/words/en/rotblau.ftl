# Events. $me says whether the reader is the one who acts.
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
    [seat] { $card } does not fit and goes back to you ({ $rule }).
   *[no] { $card } does not fit and goes back to { $seat } ({ $rule }).
}
rotblau-book = { $me ->
    [seat] You show { $victim } the yellow card!
   *[no] { $seat } shows { $victim } the yellow card!
}
rotblau-book-you = { $seat } shows you the yellow card: all your cards are shuffled!
rotblau-goal = { $me ->
    [seat] GOAL! You score with { $card }: { $goals1 }:{ $goals2 }.
   *[no] GOAL! { $seat } scores with { $card }: { $goals1 }:{ $goals2 }.
}
rotblau-void = Nobody can lay a card on { $card }: the round is void.
rotblau-end = The final whistle: red { $goals1 }, blue { $goals2 }.

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
rotblau-refused-no-such-place = Your display has { $width } places only.
rotblau-refused-place-empty = No card lies there.
rotblau-refused-pile-empty = Your discard pile is empty.
rotblau-refused-no-yellow = No yellow card shows there.
rotblau-refused-no-opponent = A yellow card is for opponents.

# The table
rotblau-ending-goals = three goals
