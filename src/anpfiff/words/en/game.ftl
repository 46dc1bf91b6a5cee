game-alarm-title = Fußball-Alarm
game-alarm-about = Collect equal footballers before all seven are fouled. 2–4 players, 20 minutes.
game-alarm-option-die = how many faces of the die show a card, a question mark, a bolt
game-alarm-option-start = who begins: a seat, or the lot decides
game-alarm-option-whistle = whether the fouled player may or must whistle
game-alarm-option-reshuffle = when the discard pile is shuffled: when the draw pile is used up, or when a card is needed

game-rotweiss-title = Rot gegen Weiß
game-rotweiss-about = Red against white, everybody at once: find the footballer who is wanted, first to five goals. 2–8 players, 10 minutes.
game-rotweiss-option-larger = the colour of the team of A, C, E and G, which is the larger one at odd tables
game-rotweiss-option-gather_ms = how many milliseconds it takes to gather and shuffle
game-rotweiss-option-lock_ms = for how many milliseconds a wrong card locks the hand
game-rotweiss-option-break_ms = how many milliseconds the countdown to every start takes
game-rotweiss-option-vote = whether all together may put the ball out of play

game-elfmeter-title = Elfmeter!
game-elfmeter-about = Lay three matching cards before your opponent stops the ball, then score the penalty. 2 players, 15 minutes.
game-elfmeter-option-start = who attacks first: a seat, or the lot decides
game-elfmeter-option-referee = when a card that does not follow is noticed: after the third card, or at once
game-elfmeter-option-round_ms = how many milliseconds you have to gather and shuffle before a round
game-elfmeter-option-ready_ms = how many milliseconds you wait when the roles change and before a penalty
game-elfmeter-option-breath_ms = how many milliseconds an attacker without a card that follows can hold on
game-elfmeter-option-choice_ms = how many milliseconds you have to choose for a penalty
game-elfmeter-option-throw = whether thrown cards always land in the box
game-elfmeter-option-miss_percent = how many of a hundred sloppy throws miss the box

game-rotblau-title = Rot gegen Blau
game-rotblau-about = Red against blue, everybody at once: pass by number, win the ball by symbol, first to three goals. 2–4 players, 15 minutes.
game-rotblau-option-larger = the colour of the team of A and C, the larger one with three players
game-rotblau-option-refill = whether the hand deck or the discard pile fills a gap in the display
game-rotblau-option-action = whether action cards count from anywhere, or only when turned up
game-rotblau-option-setup = whether a card that may not stay in the first display is shuffled in or put under
game-rotblau-option-gather_ms = how many milliseconds it takes to take up all cards and shuffle
game-rotblau-option-yellow_ms = how many milliseconds a yellow card costs
game-rotblau-option-lock_ms = for how many milliseconds a wrong card locks the hand
game-rotblau-option-break_ms = how many milliseconds the countdown to every start takes

game-finale-title = Finale
game-finale-about = Pick your squad, hide your tactics, attack and counter. 2 players, 40 minutes.
game-finale-option-die = the six faces of both dice
game-finale-option-after90 = what follows when it is level after six periods
game-finale-option-tactics = white and one colour, or a stack of your own
game-finale-option-squads = squads of your own, the line-ups of the first game, or the X teams
game-finale-option-keeper = whether a keeper may be changed of free will
game-finale-option-budget = points for the squads, A's first
game-finale-option-leg = a single match, or the first or second leg of a tie
game-finale-option-aggregate = goals of a first leg, A's first; the sum decides
