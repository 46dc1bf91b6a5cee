# The page: what only the browser says.

page-title = Anpfiff
page-tonight = Today · five games · one table · admission free
page-nicknames = Lefty, Captain, Sweeper, Ballboy, Nutmeg, Number Ten, Super Sub, Goal Poacher, Wing Wonder, Iron Boots

# The start page
page-start-games = Five games
page-start-ways = Three ways in
page-line-alarm = Collect, steal, whistle.
page-line-rotweiss = Call, search, lay.
page-line-elfmeter = Attack, defence, nerves.
page-line-rotblau = One hand, one ball, yellow.
page-line-finale = Two managers, six periods.
page-players = { $least ->
    [2] { $most ->
        [2] 2
       *[other] 2–{ $most }
    }
   *[other] { $least }–{ $most }
} { $races ->
    [yes] · all at once
   *[no] · turn by turn
}
page-in-terminal = In the terminal so far. Type: { $command }
page-copy = Copy
page-copied = Copied
page-way-bots = Against bots
page-way-bots-line = At once. Four leagues and Bambini.
page-way-screen = On this screen
page-way-screen-line = { $races ->
    [yes] Two at one keyboard.
   *[no] In turn, with a curtain.
}
page-way-friends = With friends
page-way-friends-line = Link or QR code, no account.
page-you-are = You are { $name }
page-rename = Another name
page-name = Your name
page-name-of = Name of player { $number }
page-save = Save
page-rules = Rules
page-open-tables = Open tables
page-theme = { $theme ->
    [dark] Floodlight on
    [light] Floodlight off
   *[system] Light as on this device
}
page-sound = { $on ->
    [yes] Sound on
   *[no] Sound off
}
page-language = Deutsch
page-unofficial = Unofficial; the games' names belong to their owners.
page-imprint = Imprint
page-privacy = Privacy

# Making a table
page-setup = { $way ->
    [bots] Against bots
    [screen] On this screen
   *[friends] With friends
}
page-league = How strong are the bots?
page-league-bambini = Bambini
page-league-kreisliga = Kreisliga
page-league-regionalliga = Regionalliga
page-league-bundesliga = Bundesliga
page-league-weltklasse = Weltklasse
page-league-line-bambini = for children
page-league-line-kreisliga = easy-going
page-league-line-regionalliga = quite good
page-league-line-bundesliga = hard to beat
page-league-line-weltklasse = see how it is done
page-count-bots = Bots
page-count-people = People at this screen
page-count-friends = Places for people
page-fewer = fewer
page-more = more
page-odd = With an odd number the larger team is the favourite; the option “even” changes that.
page-fold = Rules and pace of this table
page-value-may = may
page-value-must = must
page-value-at-once = at once
page-value-when-needed = when one is needed
page-value-red = red
page-value-white = white
page-value-no = no
page-value-yes = yes
page-value-growing = growing
page-value-flat = always the same
page-value-lot = the lot decides
page-tempo = Pace
page-tempo-quick = quick
page-tempo-usual = usual
page-tempo-slow = slow
page-tempo-slower = very slow
page-help = Help
page-help-none = none
page-help-fits = show what fits
page-help-hints = show what fits, and hints
page-clock = When somebody thinks for long
page-clock-off = everybody waits
page-clock-gentle = the table reminds
page-clock-strict = a bot moves after a minute
page-listed = Show the table in the list of open tables
page-kick-off = Kick-off!
page-make-table = Set up the table
page-cancel = Back
page-deck = Cards of your own (deck.toml)
page-deck-pattern = The standard cards as a pattern
page-not-made = The table could not be made: { $why }

# Who comes to the table
page-gathering = Who plays?
page-place-open = free
page-place-closed = left out
page-place-you = you
page-place-ready = ready
page-place-away = connecting …
page-place-arrange = What place { $number } is for
page-sit = Sit here
page-one-more = One more place
page-rise = Give up the place
page-ready = I am ready
page-ready-waiting = You are ready. Waiting for the others …
page-ready-open = The match begins when no place is free and all are ready.
page-swap = Everybody one place on
page-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
page-share = Invite people
page-share-line = Whoever has the link can come.
page-share-ask = May phones in this network join?
page-share-ask-line = Anpfiff then listens in your network until the table is closed. Nothing is encrypted: do this where you trust people.
page-share-yes = Yes, let them join
page-share-no = No, only this machine
page-share-local = Only windows on this machine can join with this link.
page-share-qr = QR code of the link to this table
page-copy-link = Copy the link
page-close-table = Close the table
page-leave = Leave the table
page-remove = Send { $name } away
page-mute = Do not hear { $name }
page-full = All places are taken; you are watching.

# The frame around a table
page-menu = Menu
page-close = Close
page-go-back = Back to the start page
page-rules-beside = The rules, beside the table
page-rule = Rule { $rule }
page-report = Report
page-report-empty = Nothing has happened yet.
page-pause = Pause
page-go-on = Go on
page-paused = Paused
page-still = Nobody who plays is here: time stands still.
page-undo = Take my last move back
page-hints-on = Allow hints
page-hint = What would a bot do?
page-hint-is = { $league } would: { $move }
page-resign = Give up
page-resign-sure = Give up? A bot plays on for you.
page-rematch = Again!
page-swap-sides = Again, one place on
page-check-deal = Check the deal
page-photos = Photo finish
page-photos-how = The closest cards of this match on the time axis: ring, the press; dots, the hand on its way; head, the landing.
page-photos-none = No card of this match came too late.
page-ms = { $ms } ms
page-photo-claim = { $name } pressed { $way } ms before it was heard; at most { $credit } ms are believed.
page-download = Save the record
page-faster = Pace of the table
page-asks = { $name } proposes: { $what ->
    [pause] a pause
    [go-on] to go on
    [undo] to take a move back
    [hints] to allow hints
    [rematch] another match
   *[swap-sides] another match, everybody one place on
}
page-asked = You have proposed: { $what ->
    [pause] a pause
    [go-on] to go on
    [undo] to take a move back
    [hints] to allow hints
    [rematch] another match
   *[swap-sides] another match, everybody one place on
}. The others decide.
page-agree = Yes
page-disagree = No
page-talk = Talk
page-talk-off = Talking is switched off at this table.
page-say = Say something
page-send = Send
page-emote-goal = Goal!
page-emote-well-played = Well played!
page-emote-ouch = Ouch!
page-emote-hurry = Hurry up!
page-emote-thanks = Thanks!
page-emote-oops = Oops!
page-emote-again = Again!
page-emote-bye = Bye!
page-hand-over = { $name } is next
page-hand-over-now = Lower the curtain
page-curtain = Curtain
page-curtain-for = Give the screen to { $name }.
page-curtain-up = I am { $name }
page-over = The final whistle
page-gave-up = { $count ->
    [one] { $names } gives up.
   *[other] { $names } give up.
}
page-place-is = { $place }. { $name }
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
page-you-won = You win!
page-line-slow = Your line is { $ms } ms too slow for this table: your cards land so much later.
page-nudge = The table waits for you.
page-nudge-other = The table waits for { $name }.
page-stand-in = A bot plays for { $name } until { $name } is back.

# The line to the server
page-connecting = Connecting …
page-reconnecting = Reconnecting … { $seconds } s
page-try-now = Now
page-stuck = The server cannot save just now: all tables stand still until it can.
page-deal-anew = The deal is made anew, because of { $names }. Agree again, please.

# What one can run into, and the way on
page-gone-table-unknown = This table is not there any more.
page-gone-table-unknown-line = The link is old, or the table was closed. Ask for a new link, or begin a table of your own.
page-gone-table-banned = You cannot come to this table.
page-gone-table-banned-line = Its host has sent you away. There are other tables.
page-gone-removed = The host has sent you away from the table.
page-gone-removed-line = A bot plays on in your place.
page-gone-closed = The table was closed.
page-gone-closed-line = Its host has ended it. Thank you for playing!
page-gone-elsewhere = You are playing in another window.
page-gone-elsewhere-line = One window at a time is at the table.
page-gone-take-over = Play here
page-gone-protocol = This page and its server do not understand each other.
page-gone-protocol-line = One of them is newer. Load the page again.
page-gone-unloaded = A part of the page is missing.
page-gone-unloaded-line = The server is gone, or it has a newer page by now.
page-gone-reload = Load again
page-gone-terminal = This game has no table in the browser yet.
page-gone-terminal-line = It is played in the terminal. Type: { $command }
page-gone-nowhere = There is nothing here.
page-gone-nowhere-line = The address is not one of ours.

# Listed tables
page-tables = Open tables
page-tables-none = No table is open to everybody just now.
page-tables-begin = Begin one
page-tables-free = { $count ->
    [0] full
    [one] { $count } place free
   *[other] { $count } places free
}
page-tables-phase = { $phase ->
    [gathering] gathering
    [playing] playing
   *[over] over
}
page-join = Join
page-watch = Watch

# Rules
page-rules-title = Rules
page-rules-missing = The rules cannot be fetched just now.
