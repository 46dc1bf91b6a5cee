# What it is, and what can be agreed on.
elfmeter-title = Elfmeter!
elfmeter-about = Lay three matching cards before your opponent stops the ball, then score the penalty. 2 players, 6 minutes.
elfmeter-option-start = who attacks first: a seat, or the lot decides
elfmeter-option-opening = whether an attempt begins blind with the top card, or after leafing through the stack
elfmeter-option-referee = when a card that does not follow is noticed: after the third card, or at once
elfmeter-option-round_ms = how many milliseconds you have to gather and shuffle before a round
elfmeter-option-ready_ms = how many milliseconds you wait when the roles change and before a penalty
elfmeter-option-breath_ms = how many milliseconds an attacker without a card that follows can hold on
elfmeter-option-attempt_ms = after how many milliseconds without a card the attacker is out of breath; 0: never
elfmeter-option-hand_ms = how many milliseconds a hand carries a card before it lands
elfmeter-option-lock_ms = for how many milliseconds a wrong defence card locks the hand
elfmeter-option-wrong = whether a lock grows while wrong cards follow one another, or is always the same
elfmeter-option-ignored = whether a defence card that stops nothing is spent, or goes back to its stack
elfmeter-option-choice_ms = how many milliseconds you have to choose for a penalty
elfmeter-option-throw = whether thrown cards always land in the box
elfmeter-option-miss_percent = how many of a hundred sloppy throws miss the box

# Events. $me names the fact that is the reader: seat, or no.
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
    [C23] { $me ->
        [seat] Your { $card } does not stop the ball: it goes back to your stack.
       *[no] { $card } does not stop the ball and goes back to { $seat }.
    }
   *[other] { $me ->
        [seat] Your { $card } does not stop the ball: it is spent.
       *[no] { $seat } throws { $card }, which does not stop the ball.
    }
}
elfmeter-late = { $me ->
    [seat] { $ms ->
        [0] Level with { $faster }, whom the lot has put first: { $rule ->
            [C23] your { $card } goes back to your stack.
           *[other] your { $card } is spent.
        }
       *[other] { $faster } was { $ms } ms faster: { $rule ->
            [C23] your { $card } goes back to your stack.
           *[other] your { $card } is spent.
        }
    }
    [faster] { $ms ->
        [0] Level with { $seat }, and the lot has put you first: { $card } stops nothing.
       *[other] You were { $ms } ms faster than { $seat }: { $card } stops nothing.
    }
   *[no] { $ms ->
        [0] Level with { $faster }, whom the lot has put first: { $card } of { $seat } stops nothing.
       *[other] { $faster } was { $ms } ms faster: { $card } of { $seat } stops nothing.
    }
}
elfmeter-miss = { $me ->
    [seat] Your { $card } lands beside the box: it is spent.
   *[no] { $seat } throws { $card } beside the box.
}
elfmeter-free = { $me ->
    [seat] Your hand is free again.
   *[no] { $seat } can play again.
}
elfmeter-breath = { $me ->
    [seat] You are not out of breath: a card of your stack can go on.
   *[no] { $seat } gasps, but is not out of breath.
}
elfmeter-out = { $rule ->
    [C22] { $me ->
        [seat] You have waited too long and are out of breath. The kick-off card leaves the game.
       *[no] { $seat } has waited too long and is out of breath. The kick-off card leaves the game.
    }
   *[other] { $me ->
        [seat] You are out of breath. The kick-off card leaves the game.
       *[no] { $seat } is out of breath. The kick-off card leaves the game.
    }
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
    [seat] You shoot { $card ->
        [left] to the left
        [middle] down the middle
       *[right] to the right
    }, the keeper { $dive ->
        [left] dives to the left
        [middle] stays in the middle
       *[right] dives to the right
    }.
   *[no] { $seat } shoots { $card ->
        [left] to the left
        [middle] down the middle
       *[right] to the right
    }, the keeper { $dive ->
        [left] dives to the left
        [middle] stays in the middle
       *[right] dives to the right
    }.
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
elfmeter-do-open = Throw your top card, blind
elfmeter-do-play = Play { $card }

# Why a move is refused
elfmeter-refused-over = The game is over.
elfmeter-refused-wait-for-signal = Wait for the signal.
elfmeter-refused-late = No attempt is on: the card stays in your stack. Wait for the signal.
elfmeter-refused-in-play = The signal was given long ago: play!
elfmeter-refused-open-first = Nobody looks at the cards before the first one: throw your top card, blind.
elfmeter-refused-opened = The attempt has begun: now choose a card of your stack.
elfmeter-refused-first-ball = Your stack stays covered until the first ball.
elfmeter-refused-hand-carries = Your hand is still on its way: it is free in { $ms } ms.
elfmeter-refused-locked = You threw a wrong card and must wait a moment.
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

# The table of a race, and its keys.
elfmeter-board-attacks = { " " }ATTACK{ " " }
elfmeter-board-defends = DEFENCE
elfmeter-board-left = stack { $stack } · kick-offs { $kick_offs }
elfmeter-board-attack-card = attack { $place }
elfmeter-board-defence-card = defence
elfmeter-board-thrown-tackle = stopped!
elfmeter-board-thrown-back = did not stop it
elfmeter-board-thrown-late = came too late
elfmeter-board-thrown-miss = beside the box
elfmeter-board-covered = stack covered
elfmeter-board-open = top card, blind
elfmeter-board-corner-left = left
elfmeter-board-corner-middle = middle
elfmeter-board-corner-right = right
elfmeter-board-penalty-wait = Penalty! { $seconds } s
elfmeter-board-penalty-choose = Penalty! { $role ->
    [attack] Where do you shoot?
   *[defence] Where does your keeper dive?
} 1 left · 2 middle · 3 right ({ $seconds } s)
elfmeter-board-breath = The attacker is out of breath in { $seconds } s
elfmeter-board-first-card = { $role ->
    [blind] You attack: Enter throws your top card, blind
    [attack] You attack: throw any card to begin
   *[defence] You defend: wait for the first ball
}
elfmeter-board-find = { $role ->
    [attack] Find a footballer in field { $field }
   *[defence] Find a defender in field { $field }
}
elfmeter-board-wrong-field = { $role ->
    [attack] No footballer of that card stands in field { $field }, where the ball is
   *[defence] No defender of that card stands in field { $field }, where the ball is
}
elfmeter-board-no-attack = There is no ball to stop yet
elfmeter-keys = Enter throw, first blind  ← → leaf  b breath  1 2 3 penalty  p pause  ? help
elfmeter-help =
    Enter     throw the card you are looking at (↑, too), the first
              of an attempt blind; before the signal: I am ready
    ← →       leaf through your stack (space, too)
    b         out of breath: none of your cards plays the ball on
    1 2 3     penalty: left, middle, right
    p ?       pause, and this help

    Attacker: throw your top card, blind, then cards with a footballer
    in the field where the ball ◉ lies on the card before. Three in a
    row are a penalty. Defender: throw a card with a defender in the
    field of the last ball, and the ball is yours. A wrong card is spent
    and locks your hand. In a penalty the same corner is a save, any
    other a goal. Your hand carries one card at a time, and it counts
    when it lands; the next key waits (…).
elfmeter-ask-ready = Are you ready?
elfmeter-ask-attack = You attack: find a card that plays the ball on.
elfmeter-ask-defend = You defend: find a card that stops the ball.
elfmeter-ask-penalty = Penalty: choose a card.

# The cards in lists.
elfmeter-cards-both = Cards of both colours
elfmeter-cards-note = The fields are 1 2 3 in front and 4 5 6 behind them, from left to right. Attack side: where a footballer stands, where the ball lies, where a penalty goes. Defence side: where defenders stand, where the keeper dives.
elfmeter-cards-squads = The numbers on the shirts say where a footballer is drawn: in this field when he attacks, and in this when he defends. Number 1 keeps goal.
elfmeter-cards-card = card
elfmeter-cards-players = attack
elfmeter-cards-ball = ball
elfmeter-cards-kick = shot
elfmeter-cards-stops = defence
elfmeter-cards-dive = dive
elfmeter-cards-footballer = footballer
elfmeter-corner = { $corner ->
    [left] left
    [middle] middle
   *[right] right
}

# What was counted.
elfmeter-count-pass = attack cards
elfmeter-count-tackle = balls won
elfmeter-count-back = wrong cards
elfmeter-count-late = late cards
elfmeter-count-penalty = penalties
elfmeter-count-goal = goals
elfmeter-count-save = saves
elfmeter-count-out = out of breath
