# Events. $me says whether the reader is the one who acts.
rotweiss-deal = { $height ->
    [0] The cards are dealt. Wait for the signal!
   *[other] The cards are dealt again; one stays in the middle. Wait for the signal!
}
rotweiss-ready = { $me ->
    [seat] You are ready.
   *[no] { $seat } is ready.
}
rotweiss-signal = Off you go!
rotweiss-turn = { $me ->
    [seat] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
}
rotweiss-kick-off = { $me ->
    [seat] Kick-off! Your { $card } goes to the middle.
   *[no] Kick-off! { $card } of { $seat } goes to the middle.
}
rotweiss-pass = { $me ->
    [seat] You pass to { $card }.
   *[no] { $seat } passes to { $card }.
}
rotweiss-tackle = { $me ->
    [seat] You win the ball with { $card }!
   *[no] { $seat } wins the ball with { $card }!
}
rotweiss-back = { $me ->
    [seat] { $card } is not wanted and goes back to you.
   *[no] { $card } is not wanted and goes back to { $seat }.
}
rotweiss-gather = { $me ->
    [seat] You gather your cards and shuffle.
   *[no] { $seat } gathers all cards and shuffles.
}
rotweiss-free = { $me ->
    [seat] Your hands are free again.
   *[no] { $seat } can play again.
}
rotweiss-goal = { $me ->
    [seat] GOAL! You score with { $card }: { $goals1 }:{ $goals2 }.
   *[no] GOAL! { $seat } scores with { $card }: { $goals1 }:{ $goals2 }.
}
rotweiss-vote = { $me ->
    [seat] You want the ball out of play.
   *[no] { $seat } wants the ball out of play.
}
rotweiss-out = Out of play! { $card } stays in the middle, all other cards go back.
rotweiss-end = The final whistle: red { $goals1 }, white { $goals2 }.

# What can be done
rotweiss-do-tick = Let the time pass
rotweiss-do-ready = Say that you are ready
rotweiss-do-turn = Turn up a card onto place { $place }
rotweiss-do-lay = Lay the card of place { $place } in the middle
rotweiss-do-gather = Gather your cards
rotweiss-do-out = Vote for a ball out of play

# Why a move is refused
rotweiss-refused-over = The game is over.
rotweiss-refused-wait-for-signal = Wait for the signal.
rotweiss-refused-in-play = The signal was given long ago: play!
rotweiss-refused-no-vote = At this table nobody votes about a ball out of play.
rotweiss-refused-voted = You have voted already.
rotweiss-refused-row-first = Lay your row first: next comes place { $place }.
rotweiss-refused-no-such-place = Your row has { $width } places only.
rotweiss-refused-stack-empty = Your stack is empty: gather your cards.
rotweiss-refused-stack-left = You may gather when your stack is empty; it still has { $left ->
    [one] { $left } card
   *[other] { $left } cards
}.
rotweiss-refused-no-ball = There is no ball in the middle yet: the first goalkeeper brings it.
rotweiss-refused-place-empty = No card lies there.
rotweiss-refused-no-cards = You have no cards now; you get some after a goal, or when the ball is out.
rotweiss-refused-hands-full = You are still gathering your cards.
rotweiss-refused-locked = You laid a wrong card and must wait a moment.

# The table
rotweiss-ending-goals = five goals
