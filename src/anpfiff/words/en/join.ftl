# The terminal at a table over the network.

join-made = The table is at { $link }
join-come-back = Come back with: { $program } { $command }
join-link = Others come with: anpfiff join { $link }

join-place-open = open
join-place-closed = nobody
join-place-bot = bot
join-place-you = you
join-place-host = host
join-place-ready = ready
join-place-away = not connected
join-place-stand-in = a bot stands in
join-place-line = line { $ms } ms
join-place-resigned = has given up

join-ready-ask = Enter: I am ready
join-waits-open = { $host ->
    [yes] waiting for guests; /bots fills the open places
   *[no] waiting for guests
}
join-waits = waiting for { $names }
join-others = It is somebody else's turn.
join-over = { $plays ->
    [yes] The match is over. rematch plays again, leave goes away.
   *[no] The match is over. leave goes away.
}
join-over-help = rematch plays again, leave goes away.
join-is-paused = { $plays ->
    [yes] Paused. Enter, or /goon, proposes to go on.
   *[no] Paused.
}
join-still = Nobody who plays is there: time stands still.
join-cut = { $seconds ->
    [0] The line is cut: connecting again …
   *[other] The line is cut: trying again in { $seconds } s
}
join-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
join-line = Type a number, a move or /say … (? explains)
join-nudge = The others are waiting for you.
join-said = { $name }: { $text }

join-sits = { $name } takes place { $seat }.
join-left = { $name } leaves.
join-away = { $on ->
    [yes] { $name } is gone for now.
   *[no] { $name } is back.
}
join-stand-in = { $on ->
    [yes] A bot plays for { $name }.
   *[no] { $name } plays again.
}
join-resigned = { $on ->
    [yes] { $name } gives up; a bot plays on.
   *[no] { $name } plays again.
}
join-ready = { $on ->
    [yes] { $name } is ready.
   *[no] { $name } is not ready any more.
}
join-paused = The match is paused.
join-goes-on = The match goes on.
join-hints = Hints are allowed now: hint shows what a bot would do.
join-chat = { $on ->
    [yes] Talking is allowed again.
   *[no] Talking is switched off.
}
join-host = You are the host of this table now.
join-given-up = { $count ->
    [one] { $names } wins: the other side has given up.
   *[other] { $names } win: the other side has given up.
}
join-proposes = { $mine ->
    [yes] You propose { $what ->
        [pause] a pause
        [go-on] to go on
        [undo] to take the last move back
        [hints] to allow hints
        [rematch] another match
       *[swap-sides] to change places
    }; all must agree.
    [no] { $name } proposes { $what ->
        [pause] a pause
        [go-on] to go on
        [undo] to take the last move back
        [hints] to allow hints
        [rematch] another match
       *[swap-sides] to change places
    }: /yes or /no
   *[none] { $name } proposes { $what ->
        [pause] a pause
        [go-on] to go on
        [undo] to take the last move back
        [hints] to allow hints
        [rematch] another match
       *[swap-sides] to change places
    }.
}
join-declined = { $what ->
    [pause] No pause.
    [go-on] The pause lasts.
    [undo] The move is not taken back.
    [hints] No hints.
    [rematch] No other match.
   *[swap-sides] Everybody stays where he is.
}

join-notice-cannot-save = The server cannot save anything at the moment, so everything stands still. Nothing is lost.
join-notice-saving-again = The server can save again: everything goes on.
join-notice-line-slow = Your line is { $ms } ms too slow for this table: your cards land so much later.
join-notice-server-fault = The server has met a fault and reads this table again.
join-notice-deal-anew = The deal is made anew, because of { $names }. Agree again, please.
join-sealed = The deal is sealed: { $commitment }
join-deal-right = The deal was checked: seed, nonces and every card are as they were said to be.
join-deal-wrong = The deal does not fit what was said before the kick-off. Keep the record: anpfiff verify tells more.

join-emote-goal = Goal!
join-emote-well-played = Well played!
join-emote-ouch = Ouch!
join-emote-hurry = Hurry up!
join-emote-thanks = Thank you!
join-emote-oops = Oops!
join-emote-again = Once more?
join-emote-bye = Good-bye!

join-keys = ? help   /say …   /pause   /undo   /rematch   /resign   /leave   Ctrl+Q go
join-keys-race = { $keys }   / say …
join-keys-watch = / say …   ? help   q go
join-help =
    { "/" }say TEXT       talk; /goal /well-played /ouch /hurry /thanks /oops /again /bye
    { "/" }pause /goon    propose a pause, or to go on
    { "/" }undo           propose to take your last move back (games with turns)
    { "/" }hints /hint    propose hints; what a bot would do
    { "/" }rematch /swap  propose another match; with changed places
    { "/" }yes /no        agree to what was proposed, or not
    { "/" }resign         give up
    { "/" }leave          give the place up and go; a bot plays on
    { "/" }ready          I am ready (Enter, too)
    { "/" }sit B /rise    take a place, give it back (before the kick-off)
    { "/" }bots LEAGUE    the host fills open places with bots
    { "/" }place B WHAT   the host makes a place open, closed or a bot's

    Where it cannot be a move the stroke is not needed. In a race / begins the line.
join-more = All rules: { $program } rules { $game } · Ctrl+Q goes and keeps the place · Enter closes this page
