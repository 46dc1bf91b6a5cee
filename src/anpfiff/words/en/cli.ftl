cli-about = Five football card games on one table. Unofficial; the games' names belong to their owners.
cli-usage = Usage
cli-options = Options
cli-commands = Commands
cli-arguments = [OPTIONS]
cli-subcommand = COMMAND …
help-help = Show this and stop.
help-version = Show the version and stop.
help-lang = Language: { $known }. Otherwise the locale decides.
help-games = The games that are here, and what can be set in each.
help-play = Play in the terminal, against bots or people beside you.
help-sim = Let bots play many matches and count.
help-ladder = Let every bot play every other, and rank them.
help-ladder-matches = How many matches each pair plays; an odd number becomes even.
help-ladder-bots = The bots to compare, separated by commas; module:Class is one of your own.
help-ladder-players = How many seats; the two bots take them in turn.
help-ladder-seer = Add the strongest bot with every card open: the ceiling.
help-replay = Show a recorded match again.
help-verify = Check a record: the deal, every card and die, every move; say what that proves.
help-integrity = Look in records for what no person can do; evidence, not a verdict.
help-cards = The cards of a game, or some of them (WHAT is a colour, a team, a club): what is on them, and what they need.
help-rules = The rules of a game, every sentence numbered.
help-seats = Who plays: human, human:NAME or a bot (bambini, kreisliga, regionalliga, bundesliga, weltklasse, …), separated by commas; module:Class is a bot of your own.
help-sim-seats = The bots, separated by commas; module:Class is one of your own.
help-set = Set an option of the game; may be repeated.
help-deck = A deck.toml of your own cards.
help-seed = A whole number; the same number gives the same match.
help-sim-seed = A whole number; the same number gives the same figures.
help-sim-rtt = In a race: round trips in ms, one for each seat or side; racers see and are heard so late.
help-sim-jitter = Up to so many ms more each way.
help-sim-loss = So many of a hundred messages come 200 ms later.
help-sim-order = What counts: landing (on the player's own time), press or arrival.
help-sim-liar = Who claims to have pressed so many ms earlier; ping also answers pulses late.
help-resume = Go on with a saved match: the last one, or FILE.
help-rewind = Resume a race from the last signal, not exactly where it stopped.
help-record = Write the match to FILE when it is over.
help-matches = How many matches.
help-json = Print one JSON object instead of a table.
help-jobs = How many processes share the work.
help-step = Wait for Enter after every move.
help-watch = Watch bots play, as fast as you like.
help-speed = How fast, from 0.25 to 16 times; + and - change it.
help-text = Print lines instead of showing the table.

games-players = { $players } players
games-bots = Bots: { $bots }
games-set = Options for --set (default first):

play-which = Which game?
play-opponents = How many bots ({ $least }–{ $most })?
play-players = How many players, you included ({ $least }–{ $most })?
play-teams = { $partners ->
    [0] You play alone against { $opponents }.
    [one] You have a partner and play against { $opponents }.
   *[other] You have { $partners } partners and play against { $opponents }.
}
play-people = How many people at this screen (1–{ $most })?
play-name = What is the name of number { $number }?
play-go-on = Go on with { $match }
play-language = in English
play-again = Once more with the same players ({ $yes }/{ $no })?
play-yes = y
play-no = n
play-odd = With an odd number of players the larger team is the favourite, unless you play with --set even=yes.
play-league = How strong are the bots against you ({ $leagues })?
play-league-partners = And those on your side ({ $leagues })?
play-you = You
play-you-object = you
play-hint = Type a number or a move. ? explains, hint, undo, log and rules do what they say, quit saves and stops.
play-prompt = { $name }>
play-hand-over = It is { $name }'s turn. Give { $name } the screen and press Enter.
play-watched = Press Enter when you have seen enough; the screen will be cleared.
play-saved =
    Saved in { $file }.
    Go on with: { $program } play --resume
play-saved-race =
    Saved in { $file }.
    Go on with: { $program } play --resume
    From the last signal: { $program } play --resume --rewind
play-kept = The match is kept. See it again with: { $program } replay
play-not-saved = Stopped; there was nothing to save yet.
play-resumed = Going on with { $title }, saved in { $file }.
play-torn = The last line of { $file } was cut off; the match goes on from the line before it.
play-no-locks = This system cannot lock files: do not resume the same match twice at a time.
play-recorded =
    The match is in { $file }.
    See it again with: { $program } replay { $file }
play-next-leg = The second leg follows.
play-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
play-you-win = You win!
play-refused = { $text } ({ $rule })
play-more = Enter goes on.

replay-title = { $title }: { $names }
replay-open = The match is over, so every card is shown.
replay-closed = The match is not over, so hidden cards stay hidden.
replay-photo = Photo finish: { $first } at { $at }, { $second } { $ms } ms later
replay-photo-claim = { $name } pressed at { $press }, heard { $way } ms later (at most { $credit } ms believed)
replay-photo-key = { $pressed } pressed   { $heard } heard   { $landed } landed
replay-unfinished = The record ends here; the match was not finished.
play-take-back = { $me ->
    [seat] You take your move back.
   *[no] { $seat } takes the move back.
}

help-serve = Let people play over the network, in one process on one machine.
help-port = The port to listen on; 2006 if you do not say.
help-data = The folder for the one file in which everything is kept.
help-open = Listen beyond this machine: everybody who can reach it may come.
help-metrics = Another port, on this machine only, for Prometheus.
serve-here = Anpfiff is at { $link }, for this machine only; with --open others can come.
serve-open = Anpfiff is at { $link }, for everybody who can reach this machine.
serve-stop = Ctrl+C stops it; every table comes back when it starts again.

help-load = Let many tables play over real sockets, and say how quick the server is.
help-load-game = Which game they play.
help-load-tables = How many tables, with four connections each.
help-load-seconds = For how long.
help-load-anywhere = Also against a server on another machine.
load-done = { $moves } moves, { $rate } a second, { $refused } refused, { $matches } matches over; an answer took { $half } ms (median), { $most } ms (99 %).
help-forget = After how many days names and tables are deleted that nobody has used; 90 if not given.
help-imprint = The address of your imprint, for the page.
help-privacy = The address of your privacy notice, for the page.
help-backup = Copy all that a server has kept to a file, also while it runs.
help-restore = Go back to such a copy; the server must not be running.
serve-open-means = Whoever reaches this machine can make tables and play, and nothing is encrypted: do this in a network you trust. For the internet see docs/hosting.md.
backup-done = All that is kept is now in { $file }, too.
restore-done = The server has what was in { $file } again.
restore-before = What it had before is in { $file }.

help-join = Play at a table over the network, or make one there.
help-join-name = What you are called there.
help-join-watch = Only look on.
help-join-create = Make a new table for this game; LINK is the server, this machine if you leave it out.
help-join-seats = Who plays at the new table: open, closed or the league of a bot, separated by commas; you take the first open place.
home-here = Anpfiff is at { $link }, for this machine only.
home-running = Anpfiff is running already, at { $link }
home-no-display = There is no display here: open { $link } in a browser, or play in the terminal with: anpfiff play
serve-no-page = The page for browsers is not built; build it with: make web

help-pace = How many seconds each thing that happens in a game with turns stays, from 0 (no waiting) to 10; a key skips.
play-person = Player { $seat }
play-league-name = { $bot ->
    [bambini] Bambini
    [kreisliga] Kreisliga
    [regionalliga] Regionalliga
    [bundesliga] Bundesliga
   *[weltklasse] Weltklasse
}
play-with = With { $names }
play-small = Too small: this needs { $columns } columns and { $lines } lines. Make the window larger and press Enter.
play-page = Page { $page } of { $pages } · Enter: on · q and Enter: back to the table
play-page-last = Page { $page } of { $pages } · Enter: back to the table
play-commands =
    Type a number of the list, or a move, or as much of it as leaves no doubt.
    ? or help   this page         log    all that has happened
    hint        what to do        undo   take a move back, if nothing was revealed
    rules       all the rules     quit   save and stop (Ctrl+C, too)
play-advice = Hint: { $text } ({ $typed })
play-length = Moves: { $moves }
# Other words for the commands: word=command.
play-typed = q=quit exit=quit h=help l=log history=log u=undo back=undo tip=hint
replay-seat = Seat { $seat }: { $name }
replay-keys = space stop/go on   . one step   + - speed   Tab seat   ? help   q leave
replay-which = Which match?
