# What it is, and what can be agreed on.
rotweiss-title = Rot gegen Weiß
rotweiss-about = Red against white, everybody at once: find the footballer who is wanted, first to five goals. 2–8 players, 5–10 minutes.
rotweiss-option-larger = the colour of the team of A, C, E and G, which is the larger one at odd tables
rotweiss-option-even = whether odd tables are evened out; otherwise the larger team is the favourite
rotweiss-option-gather_ms = how many milliseconds it takes to gather and shuffle
rotweiss-option-hand_ms = how many milliseconds a hand carries a card before it lands
rotweiss-option-lock_ms = for how many milliseconds a wrong card locks the hand
rotweiss-option-wrong = whether a lock grows while wrong cards follow one another, or is always the same
rotweiss-option-late_ms = how many milliseconds after somebody was faster a card is late and not wrong
rotweiss-option-still_ms = after how many milliseconds in which nobody plays the ball is out; 0: never
rotweiss-option-break_ms = how many milliseconds the countdown to every start takes
rotweiss-option-vote = whether all together may put the ball out of play

# Events. $me names the fact that is the reader: seat, or no.
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
   *[no] Kick-off! { $seat }'s { $card } goes to the middle.
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
    [seat] Nobody asked for { $card }: it goes back to you.
   *[no] Nobody asked for { $card }: it goes back to { $seat }.
}
rotweiss-late = { $me ->
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
rotweiss-out = { $rule ->
    [B22] Nobody plays on: out of play! Everybody takes up their cards and lays a new row.
    [B10] Out of play, as everybody wants! { $card } stays in the middle, all other cards go back.
   *[other] Out of play! { $card } stays in the middle, all other cards go back.
}
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
rotweiss-refused-no-such-place = Your row has { $width ->
    [one] one place
   *[other] { $width } places
} only.
rotweiss-refused-stack-empty = Your stack is empty: gather your cards.
rotweiss-refused-stack-left = You may gather when your stack is empty; it still has { $left ->
    [one] { $left } card
   *[other] { $left } cards
}.
rotweiss-refused-no-ball = There is no ball in the middle yet: the first goalkeeper brings it.
rotweiss-refused-place-empty = No card lies there.
rotweiss-refused-no-cards = You have no cards now; you get some after a goal, or when the ball is out.
rotweiss-refused-hand-carries = Your hand is still on its way: it is free in { $ms } ms.
rotweiss-refused-hands-full = You are still gathering your cards.
rotweiss-refused-locked = You laid a wrong card and must wait a moment.

# The table
rotweiss-ending-goals = five goals

# The table of a race, and its keys.
rotweiss-board-first-keeper = The first keeper kicks off
rotweiss-board-gather = g gather
rotweiss-ask-row = Lay your row: space
rotweiss-keys = 1–4 ▲ lay in the middle   q w e r ▼ turn onto   space next   p pause   ? help
rotweiss-help =
    1 2 3 4   lay the top card of that place in the middle
    q w e r   turn the next card of your stack onto that place
    space     turn onto the lowest place; stack empty: gather
    g         gather your cards when the stack is empty
    Enter     I am ready, before the signal
    o         the ball is out (where a vote was agreed)
    p ?       pause, and this help

    Everybody plays at once. First lay your row. The first goalkeeper
    turned up goes to the middle. Then lay whoever is named for your
    team on the top card, before anybody else does. A card with GOAL!
    scores if its footballer is wanted. Five goals win.

    Your hand carries one card at a time (»), and it counts when it
    lands; the next key waits (…). A wrong card locks your hand, the
    longer the more follow; a card that comes too late costs nothing.
rotweiss-ask-ready = Are you ready?
rotweiss-ask-play = Lay whoever is wanted, or turn up the next card.
rotweiss-cards-note = 2,3/7 is a card on which the footballer has the ball, his team-mates 2 and 3 can be passed to, and the opponent 7 can take the ball. Goal cards name nobody.

# What was counted.
rotweiss-count-pass = passes
rotweiss-count-tackle = balls won
rotweiss-count-goal = goals
rotweiss-count-back = wrong cards
rotweiss-count-late = late cards

# The table in the browser
rotweiss-page-red = Red
rotweiss-page-white = White
rotweiss-page-score = Red { $red }, White { $white }
rotweiss-page-red-asks = Red calls
rotweiss-page-white-asks = White calls
rotweiss-page-goal-card = GOAL!
rotweiss-page-shout = GOAL!
rotweiss-page-scores = { $name } scores: { $red } : { $white }
rotweiss-page-laid-by = laid by { $name }
rotweiss-page-gather = gather
rotweiss-page-asks = Red calls { $red }. White calls { $white }.
rotweiss-page-out = Out?
rotweiss-page-red-wins = Red wins { $red } : { $white }
rotweiss-page-white-wins = White wins { $white } : { $red }
