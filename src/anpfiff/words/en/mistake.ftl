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
mistake-option-only-with = The option { $option }={ $text } goes only with { $other } (see { $rule }).
mistake-option-too-small = With { $other } the option { $option } cannot be "{ $text }"; it takes { $expected } (see { $rule }).
mistake-seconds = { $name } takes seconds, from { $least } to { $most }, such as 0.5, not "{ $text }".
mistake-number = { $name } must be a whole number from { $least } to { $most }, not "{ $text }".
mistake-worker-gone = One of the processes that shared the work has ended all of a sudden; with --jobs 1 there is only this one.

mistake-file-missing = There is no file { $file }.
mistake-file-unreadable = { $file } cannot be read: { $detail }.
mistake-file-unwritable = { $file } cannot be written: { $detail }.
mistake-file-not-text = { $file } is not a text file in UTF-8.
mistake-file-not-ordinary = { $file } cannot be written: it is not an ordinary file.
mistake-file-large = { $file } is too large: nothing that is read here has more than { $most } bytes.
mistake-save-in-use = { $file } is being played in another window; go on there, or name another save with --resume FILE.
mistake-rewind-turns = Only races go on from a signal; { $game } has none, so leave out --rewind.
mistake-no-save = No match was saved; start one with: { $program } play { $game }

mistake-deck-toml = { $source } is not valid TOML: { $detail }.
mistake-deck-long = { $source } is too long for a deck: at most { $most } characters, and { $line } in a line.
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
mistake-record-foreign = This is not a match record; a record begins with "anpfiff record".
mistake-record-format = The record has format { $found }, this program reads format { $known }; a newer Anpfiff may read it.
mistake-record-line = Line { $line } cannot be read: "{ $text }"; expected: { $expected }
mistake-record-short = The record ends too early; expected: { $expected }
mistake-record-not-text = The record is not a text in UTF-8.
mistake-in-file = { $file }: { $cause }
mistake-record-long = The record is longer than { $most } characters.
mistake-record-rules = The record was played by version { $found } of the rules of { $game }; this program knows version { $known }.
mistake-record-deck = The record was played with the deck { $deck }, not { $found }; give its file with --deck.
mistake-record-move = Line { $line }, "{ $text }": { $cause }
mistake-record-result = The record says "result { $text }", but its moves do not lead there.

mistake-input-closed = The input was closed, so nobody can answer.
mistake-output-closed = Standard output is closed, so nothing can be shown.
mistake-output-fails = The output cannot be written: { $detail }.
mistake-need-terminal = { $why ->
    [race] A race is played on a terminal, not through a pipe or a file.
    [join] A table over the network is played on a terminal, not through a pipe or a file.
   *[people] Several people on one screen need a terminal, so that hands stay hidden.
}
mistake-one-keyboard = In a race there is one keyboard, so one seat is human; here are { $people }.
mistake-nobody-plays = Nobody here is human; let bots play with: { $program } watch { $game }
mistake-watch-people = Whoever watches does not play: every seat is a bot; "{ $text }" is not.
mistake-speed = "{ $text }" is not a speed; use a number from { $least } to { $most }.
mistake-no-corner = None of your cards goes { $corner ->
    [left] to the left
    [middle] down the middle
   *[right] to the right
}; choose another corner.
mistake-no-key = The key { $key } does nothing here; ? shows the keys.
mistake-usage-no-command = There is no command "{ $text }"; known: { $known }.
mistake-usage-no-option = There is no option "{ $text }" here; see { $help }
mistake-usage-missing = { $name } is missing; see { $help }
mistake-usage-other = { $detail } See { $help }
mistake-nobody-acts = After { $at } ms nobody did anything any more, and no deadline is running: the bots at this table wait for each other.
mistake-too-late = That was pressed before play was stopped; it does not count any more.
mistake-rtt-order = "{ $text }" is no order; choose one of { $known }.
mistake-rtt-count = { $found } round trips do not fit: give one for all, one for each of the { $seats } seats, or one for each of the { $sides } sides.
mistake-rtt-liar = "{ $text }" names no liar; write A:80 (claims to have pressed 80 ms earlier) or A:ping.
mistake-rtt-race = { $game } has turns: a slow line changes nothing there. --rtt, --jitter, --loss, --order and --liar are for races.
mistake-rtt-imagines = { $bot } imagines tables, and cannot be simulated at the end of a line.
mistake-take-back-race = In a race nothing can be taken back.
mistake-take-back-nothing = There is no move of yours to take back.
mistake-take-back-answered = Too late to take it back: somebody has moved since.
mistake-take-back-revealed = Too late to take it back: something hidden was revealed by it.
mistake-take-back-often = Nobody can take back more than { $most } moves in one match.
mistake-position-line = This line of the position is not right: "{ $line }". Expected: { $expected }
mistake-position-seats = The seats of the position do not add up: one line for each, A, B and so on.
mistake-bot-older = The bot { $bot } was written for an earlier version: a bot is made as Bot(seat, setup, dice) now, and views have no setup any more (docs/bots.md).

mistake-protocol = This client speaks version { $found } of the protocol, the server version { $wanted }: update the older one.
mistake-hello-first = Say hello before anything else.
mistake-hello-once = You have said hello already.
mistake-no-table = You are at no table.
mistake-no-match = No match is being played here.
mistake-no-seat = You have no place at this table.
mistake-no-such-place = This table has no such place.
mistake-not-now = That cannot be proposed now.
mistake-not-proposed = Nobody has proposed that.
mistake-table-unknown = There is no table "{ $code }"; ask for a new link.
mistake-table-banned = You cannot come to this table.
mistake-tables-yours = You have { $most } tables already; close one first.
mistake-tables-full = This server is full; try again later.
mistake-place-taken = This place is taken.
mistake-seat-not-yours = This place is not yours.
mistake-match-begun = The match has begun.
mistake-move-number = There is no move number { $move }.
mistake-host-only = Only the host of the table can do that.
mistake-guest-unknown = There is nobody like that at this table.
mistake-hints-off = There are no hints at this table; propose them.
mistake-hint-race = There are no hints in a race.
mistake-chat-off = Talking is switched off at this table.
mistake-record-running = The record can be had when the match is over.
mistake-replaced = Another key was pressed before the hand was free.
mistake-store-unusable = { $file } cannot be used as a database: { $detail }.
mistake-copy-empty = { $file } is empty, so nothing can be restored from it.
mistake-store-newer = { $file } was written by a newer Anpfiff (version { $found }, this one knows { $known }); update, or use another folder with --data.
mistake-port-taken = Port { $port } cannot be used: { $detail }. Choose another with { $option }.
mistake-cards-unknown = There are no cards "{ $text }". There are: { $known }.
mistake-load-elsewhere = { $host } is not this machine; if it is yours, say --anywhere.
mistake-server-gone = There is no server at { $link }: { $detail }.
mistake-store-foreign = { $file } is a database of another program; use another folder with --data.
mistake-folder-in-use = A server is using { $folder }; stop it first, or use another folder with --data.
mistake-file-exists = { $file } is there already; choose another name.
mistake-link-wrong = { $option } must be an address that begins with http:// or https://, not "{ $text }".
mistake-number-old = Requests are numbered, and this number is too old; go on with { $least }.
mistake-too-often = That was too often; wait a little.
mistake-blocked-enough = You have blocked { $most } guests; no more can be blocked.
mistake-cannot-save = Nothing can be saved at the moment, so nothing is played; what was done is not lost.
mistake-server-fault = Something is wrong with the server, not with what you did; try again.
mistake-join-link = "{ $text }" is not the link of a table; it looks like http://127.0.0.1:2006/table/abcd2345, or only abcd2345 on this machine.
mistake-join-no-code = { $text } is a server and no table; make one with --create GAME.
mistake-server-silent = The server at { $link } says nothing; is it Anpfiff?
mistake-table-full = There is no free place at this table; look on with: { $program } join { $link } --watch
mistake-sent-away = { $why ->
    [removed] The host has sent you away from this table.
    [closed] The host has closed this table.
    [elsewhere] You have come to this table from another terminal.
   *[other] The server has ended the connection ({ $why }).
}
mistake-order-unknown = There is no word "{ $text }"; known: { $known }.
mistake-order-more = "{ $word }" needs more: { $word } { $expected }
mistake-line-cut = The line is cut; wait until it is mended.
mistake-not-your-turn = It is not your turn.
mistake-join-both = --create makes a new table; give the link of the server without a table, and no --watch.
mistake-create-missing = { $option } is for a new table; say --create GAME, too.
mistake-share-off = Others can only be let in where Anpfiff was started by itself, at that machine; a server is opened with: anpfiff serve --open
mistake-no-network = This machine is in no network now.
mistake-move-number-off = { $text } is none of the numbers; there { $most ->
    [one] is only 1
   *[other] are 1 to { $most }
}.
mistake-number-off = { $text } is not possible; choose { $least } to { $most }.
mistake-no-record = No match was kept yet; play one with: { $program } play
mistake-nonce-not-now = Nobody asks for a nonce at the moment.
mistake-nonce-wrong = This nonce does not belong to the commitment.
