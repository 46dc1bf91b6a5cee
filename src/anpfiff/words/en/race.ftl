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
race-height = { $count ->
    [one] { $count } card in the middle
   *[other] { $count } cards in the middle
}
race-stack = stack { $count }
race-open = open
race-empty = stack empty
race-goal-card = { " " }GOAL!{ " " }
race-space = space
race-busy = gathers
race-is-locked = locked
race-is-ready = ready
race-coming = on its way
race-waiting = waits
race-small = Too small: { $columns } × { $lines } at least.

race-signal-in = { $ready ->
    [none] Signal in { $seconds } s
    [yes] You are ready. Signal in { $seconds } s
   *[no] Signal in { $seconds } s · Enter: I am ready
}
race-hands-full = Your hands are full for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-locked = Wrong card: your hand is locked for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-not-wanted = Nobody asked for { $card }. Your team may lay: { $wanted }
race-too-late = Too late: play was stopped before your card landed. It goes back.
race-drawn = A draw!
race-winners = { $names } win!

race-begin = Enter begins the match.
race-paused = Paused. Enter goes on.
race-leave = Enter leaves.
race-more = All rules: { $program } rules { $game } · Ctrl+Q saves and leaves
race-running = × { $speed }
race-stopped = × { $speed } · stopped

race-keys-watch = space stop/go on   . one step   + - speed   ? help   q leave
race-help-watch =
    space   stop, or go on
    { "." }       the next thing happens, then stop
    + -     faster, slower (× 0.25 to × 16)
    q       leave

    Any key closes this page.

race-cards-footballer = footballer
race-cards-goals = goal cards
race-cards-others = other cards

race-length = Playing time { $time }

# The table of a race in the browser
race-page-locked = locked { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-gathering = gathering { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-next = next
race-page-onto = onto
race-page-signal = Signal in { $seconds } s
race-page-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-faster = { $ms ->
    [0] Level with { $name }
   *[other] { $name } was { $ms } ms faster
}
race-page-first = { $ms ->
    [0] Level with { $name }: yours
   *[other] { $ms } ms before { $name }
}
race-page-photo = { $ms ->
    [0] { $first } and { $second } level: the lot put { $first } first
   *[other] { $first } was { $ms } ms faster than { $second }
}
race-line = { $ms } ms
race-page-nobody = Nobody called { $name }
race-page-keys = Keys
race-page-keys-how = Press a key here, then the one it shall be.
race-page-keys-reset = as at first
race-page-key-press = which?
race-page-key-lay = card { $place } to the middle
race-page-key-turn = open on place { $place }
race-page-key-next = go on: ready, open, gather
race-page-key-gather = gather
race-page-key-out = vote for out
