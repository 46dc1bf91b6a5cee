# Events. $me says whether the reader is the one who acts.
elfmeter-kick-off = { $me ->
    [seat] Kick-off! You attack. Kick-off cards you have left: { $left }.
   *[no] Kick-off! { $seat } attacks. Kick-off cards left: { $left }.
}
elfmeter-ready = { $me ->
    [seat] You are ready.
   *[no] { $seat } is ready.
}
elfmeter-signal = Off you go!
elfmeter-pass = { $me ->
    [seat] You lay { $card }, card { $place } of 3.
   *[no] { $seat } lays { $card }, card { $place } of 3.
}
elfmeter-tackle = { $me ->
    [seat] You win the ball with { $card }! Now you attack.
   *[no] { $seat } wins the ball with { $card } and attacks now!
}
elfmeter-back = { $rule ->
    [R9] { $me ->
        [seat] { $card } does not follow and goes back to your stack.
       *[no] { $card } does not follow and goes back to { $seat }.
    }
   *[other] { $me ->
        [seat] { $card } does not stop the ball: it is spent.
       *[no] { $seat } throws { $card }, which does not stop the ball.
    }
}
elfmeter-miss = { $me ->
    [seat] { $card } lands beside the box: it is spent.
   *[no] { $seat } throws { $card } beside the box.
}
elfmeter-breath = { $me ->
    [seat] You are not out of breath: a card of your stack can go on.
   *[no] { $seat } gasps, but is not out of breath.
}
elfmeter-out = { $me ->
    [seat] You are out of breath. The kick-off card leaves the game.
   *[no] { $seat } is out of breath. The kick-off card leaves the game.
}
elfmeter-fault = { $me ->
    [seat] Your card { $place } did not follow: you lose the ball.
   *[no] Card { $place } did not follow: { $seat } loses the ball.
}
elfmeter-penalty = { $me ->
    [seat] Three cards that follow: penalty for you!
   *[no] Three cards that follow: penalty for { $seat }!
}
elfmeter-lot = { $me ->
    [seat] Your time is up: the lot chooses for you.
   *[no] Time is up: the lot chooses for { $seat }.
}
elfmeter-shot = { $me ->
    [seat] You shoot with { $card }; the keeper dives with { $dive }.
   *[no] { $seat } shoots with { $card }; the keeper dives with { $dive }.
}
elfmeter-save = { $me ->
    [seat] Saved! Your keeper has the ball, and the kick-off card leaves the game.
   *[no] Saved! The keeper of { $seat } has the ball, and the kick-off card leaves the game.
}
elfmeter-goal = { $me ->
    [seat] GOAL! You score: yellow { $goals1 }, blue { $goals2 }.
   *[no] GOAL! { $seat } scores: yellow { $goals1 }, blue { $goals2 }.
}
elfmeter-end = { $code ->
    [kick-offs] The final whistle: yellow { $goals1 }, blue { $goals2 }. Kick-off cards decide.
    [draw] The final whistle: yellow { $goals1 }, blue { $goals2 }. A draw.
   *[goals] The final whistle: yellow { $goals1 }, blue { $goals2 }.
}

# What can be done
elfmeter-do-tick = Let the time pass
elfmeter-do-ready = Say that you are ready
elfmeter-do-breathless = Say that no card of yours follows
elfmeter-do-play = Play { $card }

# Why a move is refused
elfmeter-refused-over = The game is over.
elfmeter-refused-wait-for-signal = Wait for the signal.
elfmeter-refused-late = No attempt is on: the card stays in your stack. Wait for the signal.
elfmeter-refused-in-play = The signal was given long ago: play!
elfmeter-refused-not-in-stack = { $card } is not in your stack in this round.
elfmeter-refused-choose-a-card = It is a penalty: choose a card.
elfmeter-refused-not-attacker = Only the attacker can be out of breath.
elfmeter-refused-chosen = You have chosen your card already.
elfmeter-refused-hands-full = You are still taking up and shuffling your cards.
elfmeter-refused-no-cards = Your stack is empty until the round is over.

# The table
elfmeter-ending-goals = more goals
elfmeter-ending-kick-offs = more kick-off cards left
elfmeter-ending-draw = a draw
