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
help-rules = The rules of a game, every sentence numbered.
help-seats = Who plays: human, human:NAME or a bot (bambini, kreisliga, regionalliga, bundesliga, weltklasse, …), separated by commas; module:Class is a bot of your own.
help-sim-seats = The bots, separated by commas; module:Class is one of your own.
help-set = Set an option of the game; may be repeated.
help-deck = A deck.toml of your own cards.
help-seed = A whole number; the same number gives the same match.
help-sim-seed = A whole number; the same number gives the same figures.
help-resume = Go on with a saved match: the last one, or FILE.
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
play-opponents = How many opponents ({ $least }–{ $most })?
play-odd = With an odd number of players the larger team is the favourite, unless you play with --set even=yes.
play-league = How strong ({ $leagues })?
play-you = You
play-you-object = you
play-hint = Type a number or a move. ? explains, rules shows the rules, Ctrl-C saves and stops.
play-prompt = { $name }>
play-recap = Since your last move:
play-hand-over = It is { $name }'s turn. Give { $name } the screen and press Enter.
play-watched = Press Enter when you have seen enough; the screen will be cleared.
play-saved = Saved in { $file }. Go on with: anpfiff play --resume
play-saved-elsewhere = Saved in { $file }. Go on with: anpfiff play --resume { $file }
play-not-saved = Stopped; there was nothing to save yet.
play-resumed = Going on with { $title }, saved in { $file }.
play-recorded = The match is in { $file }. See it again with: anpfiff replay { $file }
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
replay-unfinished = The record ends here; the match was not finished.
play-take-back = { $me ->
    [seat] You take your move back.
   *[no] { $seat } takes the move back.
}
