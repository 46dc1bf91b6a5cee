# The terminal of the races: what stands on the table, and what keys do.

race-red = red
race-white = white
race-blue = blue
race-yellow = yellow
race-wants-red = RED WANTS
race-wants-white = WHITE WANTS
race-wants-blue = BLUE WANTS
race-ball-red = red has the ball
race-ball-white = white has the ball
race-ball-blue = blue has the ball
race-no-ball = No ball yet
race-first-keeper = The first keeper kicks off
race-height = { $count ->
    [one] { $count } card in the middle
   *[other] { $count } cards in the middle
}
race-stack = stack { $count }
race-open = open
race-empty = stack empty
race-goal-card = { " " }GOAL!{ " " }
race-space = space
race-gather = g gather
race-busy = gathers
race-is-ready = ready
race-small = Too small: { $columns } × { $lines } at least.

race-signal-in = { $ready ->
    [none] Signal in { $seconds } s
    [yes] You are ready. Signal in { $seconds } s
   *[no] Signal in { $seconds } s · Enter: I am ready
}
race-hands-full = Your hands are full for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-lay-row = Lay your row: space
race-not-wanted = { $card } is not wanted. Your team may lay: { $wanted }
race-drawn = A draw!
race-winners = { $names } win!

race-ball-nobody = nobody has the ball
race-first-four = The first { $number } kicks off
race-symbol-ball = ball
race-symbol-cup = cup
race-symbol-boot = boot
race-symbol-flag = flag
race-symbol-whistle = whistle
race-symbol-gloves = gloves
race-counterplay = { " " }COUNTER{ " " }
race-goal-kick = { " " }GOAL KICK{ " " }
race-yellow-face = YELLOW CARD
race-yellow-card = You have a yellow card: y
race-book-whom = Yellow card before whom? { $seats }
race-take-up = Hand deck empty: space takes up all your cards
race-yellow-middle = A yellow card goes before an opponent (key y), not to the middle
race-action-early = Before the kick-off there is nothing to lay an action card on
race-action-turned = At this table an action card counts only from the discard pile

race-attacks = { " " }ATTACK{ " " }
race-defends = DEFENCE
race-deck = deck
race-discard = discard
race-left = stack { $stack } · kick-offs { $kick_offs }
race-attack-card = attack { $place }
race-defence-card = defence
race-thrown-tackle = stopped!
race-thrown-back = did not stop it
race-thrown-miss = beside the box
race-covered = stack covered
race-corner-left = left
race-corner-middle = middle
race-corner-right = right
race-penalty-wait = Penalty! { $seconds } s
race-penalty-choose = Penalty! { $role ->
    [attack] Where do you shoot?
   *[defence] Where does your keeper dive?
} 1 left · 2 middle · 3 right ({ $seconds } s)
race-breath = The attacker is out of breath in { $seconds } s
race-first-card = { $role ->
    [attack] You attack: throw any card to begin
   *[defence] You defend: wait for the first ball
}
race-find = { $role ->
    [attack] Find a footballer in field { $field }
   *[defence] Find a defender in field { $field }
}
race-wrong-field = { $role ->
    [attack] No footballer of that card stands in field { $field }, where the ball is
   *[defence] No defender of that card stands in field { $field }, where the ball is
}
race-no-attack = There is no ball to stop yet

race-begin = Enter begins the match.
race-paused = Paused. Enter goes on.
race-leave = Enter leaves.
race-more = All rules: anpfiff rules { $game } · Ctrl-Q saves and leaves
race-running = × { $speed }
race-stopped = × { $speed } · stopped

race-keys-rotweiss = 1–4 ▲ lay in the middle   q w e r ▼ turn onto   space next   p pause   ? help
race-help-rotweiss =
    1 2 3 4   lay the top card of that place in the middle
    q w e r   turn the next card of your stack onto that place
    space     turn onto the lowest place; stack empty: gather
    g         gather your cards when the stack is empty
    Enter     I am ready, before the signal
    o         the ball is out (where a vote was agreed)
    p ?       pause, and this page

    Everybody plays at once. First lay your row. The first goalkeeper
    turned up goes to the middle. Then lay whoever is named for your
    team on the top card, before anybody else does. A card with GOAL!
    scores if its footballer is wanted. Five goals win.

race-keys-rotblau = 1–4 display   t discard   space turn two   y yellow   p pause   ? help
race-help-rotblau =
    1 2 3 4   lay that card of your display in the middle
    t or q    lay the top card of your discard pile
    space     turn over two cards; hand deck empty: take up all
    y         lay a yellow card before an opponent (then the seat's letter)
    Enter     I am ready, before the signal
    p ?       pause, and this page

    Everybody plays at once. A 4 kicks off. The team that has the ball
    looks for the footballer the top card passes to (→), the other team
    for a card with the same symbol. An action card may be laid on
    anything: then both look for what it shows. A goal card scores if
    its footballer is wanted. Three goals win.
race-keys-elfmeter = ← → leaf   Enter throw   b out of breath   1 2 3 penalty   p pause   ? help
race-help-elfmeter =
    ← →       leaf through your stack (space, too)
    Enter     throw the card you are looking at (↑, too);
              before the signal: I am ready
    b         out of breath: none of your cards plays the ball on
    1 2 3     penalty: left, middle, right
    p ?       pause, and this page

    Attacker: throw any card, then cards with a footballer in the field
    where the ball ◉ lies on the card before. Three in a row are a
    penalty. Defender: throw a card with a defender in the field of the
    last ball, and the ball is yours. A wrong card is spent. In a penalty
    the same corner is a save, any other a goal.

race-keys-watch = space stop/go on   . one step   + faster   - slower   ? help   q leave
race-help-watch =
    space   stop, or go on
    { "." }       the next thing happens, then stop
    + -     faster, slower (× 0.25 to × 16)
    q       leave

    Any key closes this page.
