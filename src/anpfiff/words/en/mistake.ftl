# One clear line each: what was wrong, where, and what to do.

mistake-language-unknown = There is no language "{ $text }"; known: { $known }.
mistake-game-unknown = There is no game "{ $text }"; known: { $known }.
mistake-league-unknown = There is no league "{ $text }"; choose from { $known }.
mistake-bot-unknown = There is no bot "{ $bot }" for { $game }; known: { $known }; your own are named module:Class.
mistake-bot-module-missing = There is no module { $module } for the bot "{ $bot }", neither in this folder nor among the installed packages.
mistake-bot-module-fails = The module { $module } of the bot "{ $bot }" cannot be imported: { $detail }
mistake-bot-class-missing = The module { $module } has no class { $text }; classes in it that can choose: { $known }.
mistake-bot-class-wrong = "{ $bot }" is not a class with a method choose(view, moves, imagine).
mistake-seats-count = { $game } is for { $least } to { $most } players, not { $seats }.
mistake-ladder-odd = Two bots share the seats evenly, so --players must be even, not { $players }.
mistake-ladder-few = A ladder needs two bots or more; { $text } is not enough.
mistake-ladder-twice = The bot "{ $bot }" is on the ladder twice; name it once.
mistake-ladder-seer-race = The seer looks at covered cards before it decides; in a race such as { $game } speed decides, so there is none.
mistake-name-bad = "{ $text }" is not a name; use up to { $most } letters.
mistake-seat-unknown = There is no seat "{ $text }"; the seats are { $seats }.
mistake-seed-unreadable = "{ $text }" is not a seed; a seed is written "fast NUMBER" or "sealed" and 64 hexadecimal digits.
mistake-seed-out-of-range = "{ $text }" is not a seed; use a whole number from 0 to 18446744073709551615.
mistake-option-pair = "{ $text }" sets nothing; write --set option=value.
mistake-option-twice = The option "{ $option }" was set twice.
mistake-option-unknown = There is no option "{ $option }"; known: { $known }.
mistake-option-value = The option { $option } cannot be "{ $text }"; it takes { $expected } (see { $rule }).
mistake-number = { $name } must be a whole number from { $least } to { $most }, not "{ $text }".

mistake-file-missing = There is no file { $file }.
mistake-file-unreadable = { $file } cannot be read: { $detail }.
mistake-file-unwritable = { $file } cannot be written: { $detail }.
mistake-file-not-text = { $file } is not a text file in UTF-8.
mistake-no-save = No match was saved; start one with: anpfiff play { $game }

mistake-deck-toml = { $source } is not valid TOML: { $detail }.
mistake-deck-game = { $source } is a deck for "{ $game }", not for { $wanted }.
mistake-deck-field = { $source }: the field "{ $field }" is missing or wrong; expected: { $expected }

mistake-move-unknown = "{ $text }" is not a move; moves begin with: { $known }.
mistake-move-alone = "{ $act }" stands alone: "{ $text }" says too much.
mistake-move-object = "{ $text }" is not complete or not known; after "{ $act }" comes one of: { $known }.
mistake-move-doubtful = "{ $text }" could mean: { $known }.
mistake-paused = The match is paused.
mistake-time-backwards = Time cannot go back: { $at } ms is before { $now } ms.


mistake-record-game = The record is of "{ $found }", not of { $wanted }.
mistake-names-count = There are { $names } names for { $seats } seats.
mistake-record-foreign = This is not a match record; a record begins with "anpfiff record 1".
mistake-record-format = The record has format { $found }, this program reads format { $known }; a newer Anpfiff may read it.
mistake-record-line = Line { $line } cannot be read: "{ $text }"; expected: { $expected }
mistake-record-short = The record ends too early; expected: { $expected }
mistake-record-long = The record is longer than { $most } characters.
mistake-record-rules = The record was played by version { $found } of the rules of { $game }; this program knows version { $known }.
mistake-record-deck = The record was played with the deck { $deck }, not { $found }; give its file with --deck.
mistake-record-move = Line { $line }, "{ $text }": { $cause }
mistake-record-result = The record says "result { $text }", but its moves do not lead there.

mistake-input-closed = The input was closed, so nobody can answer.
mistake-need-terminal = { $why ->
    [race] A race is played on a terminal, not through a pipe or a file.
   *[people] Several people on one screen need a terminal, so that hands stay hidden.
}
mistake-one-keyboard = In a race there is one keyboard, so one seat is human; here are { $people }.
mistake-nobody-plays = Nobody here is human; let bots play with: anpfiff watch { $game }
mistake-watch-people = Whoever watches does not play: every seat is a bot; "{ $text }" is not.
mistake-speed = "{ $text }" is not a speed; use a number from { $least } to { $most }.
mistake-no-corner = None of your cards goes { $corner }; choose another corner.
mistake-no-key = The key { $key } does nothing here; ? shows the keys.
mistake-usage-no-command = There is no command "{ $text }"; known: { $known }.
mistake-usage-no-option = There is no option "{ $text }" here; see { $help }
mistake-usage-missing = { $name } is missing; see { $help }
mistake-usage-other = { $detail } See { $help }
mistake-nobody-acts = After { $at } ms nobody did anything any more, and no deadline is running: the bots at this table wait for each other.
mistake-take-back-race = In a race nothing can be taken back.
mistake-take-back-nothing = There is no move of yours to take back.
mistake-take-back-answered = Too late to take it back: somebody has moved since.
mistake-take-back-revealed = Too late to take it back: something hidden was revealed by it.
mistake-take-back-often = No more than { $most } moves can be taken back in one match.
mistake-position-line = This line of the position is not right: "{ $line }". Expected: { $expected }
mistake-position-seats = The seats of the position do not add up: one line for each, A, B and so on.
mistake-bot-older = The bot { $bot } was written for an earlier version: a bot is made as Bot(seat, setup, dice) now, and views have no setup any more (docs/bots.md).
