cli-about = Fünf Fußball-Kartenspiele auf einem Tisch. Inoffiziell; die Namen der Spiele gehören ihren Inhabern.
cli-usage = Aufruf
cli-options = Optionen
cli-commands = Befehle
cli-arguments = [OPTIONEN]
cli-subcommand = BEFEHL …
help-help = Dies zeigen und aufhören.
help-version = Die Version zeigen und aufhören.
help-lang = Sprache: { $known }. Sonst entscheidet die Umgebung.
help-games = Die Spiele, die es hier gibt, und was sich jeweils einstellen lässt.
help-play = Im Terminal spielen, gegen Bots oder Leute neben dir.
help-sim = Bots viele Partien spielen lassen und zählen.
help-ladder = Jeden Bot gegen jeden spielen lassen und eine Rangliste zeigen.
help-ladder-matches = Wie viele Partien jedes Paar spielt; aus einer ungeraden Zahl wird eine gerade.
help-ladder-bots = Welche Bots, mit Kommas getrennt; modul:Klasse ist ein eigener.
help-ladder-players = Wie viele Plätze; die zwei Bots sitzen abwechselnd.
help-ladder-seer = Dazu der stärkste Bot mit lauter offenen Karten: die Grenze.
help-replay = Eine aufgezeichnete Partie noch einmal zeigen.
help-rules = Die Regeln eines Spiels, jeder Satz mit Nummer.
help-seats = Wer spielt: human, human:NAME oder ein Bot (bambini, kreisliga, regionalliga, bundesliga, weltklasse, …), mit Kommas getrennt; modul:Klasse ist ein eigener Bot.
help-sim-seats = Die Bots, mit Kommas getrennt; modul:Klasse ist ein eigener.
help-set = Eine Option des Spiels setzen; mehrfach möglich.
help-deck = Eine deck.toml mit eigenen Karten.
help-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselbe Partie.
help-sim-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Ergebnisse.
help-resume = Eine gespeicherte Partie fortsetzen: die letzte, oder FILE.
help-record = Die Partie nach dem Ende in FILE schreiben.
help-matches = Wie viele Partien.
help-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
help-jobs = Wie viele Prozesse sich die Arbeit teilen.
help-step = Nach jedem Zug auf Enter warten.
help-watch = Bots beim Spielen zusehen, so schnell du willst.
help-speed = Wie schnell, vom 0,25- bis zum 16-fachen; + und - ändern es.
help-text = Zeilen ausgeben, statt den Tisch zu zeigen.

games-players = { $players } Personen
games-bots = Bots: { $bots }
games-set = Optionen für --set (Voreinstellung zuerst):

play-which = Welches Spiel?
play-opponents = Wie viele Gegner ({ $least }–{ $most })?
play-odd = Bei ungerader Zahl ist das größere Team Favorit, außer ihr spielt mit --set even=yes.
play-league = Wie stark ({ $leagues })?
play-you = Du
play-you-object = dich
play-hint = Tippe eine Nummer oder einen Zug. ? erklärt, rules zeigt die Regeln, Strg-C speichert und hört auf.
play-prompt = { $name }>
play-recap = Seit deinem letzten Zug:
play-hand-over = { $name } ist dran. Gib { $name } den Bildschirm und drück Enter.
play-watched = Drück Enter, wenn du genug gesehen hast; der Bildschirm wird dann gelöscht.
play-saved = Gespeichert in { $file }. Weiter geht es mit: anpfiff play --resume
play-saved-elsewhere = Gespeichert in { $file }. Weiter geht es mit: anpfiff play --resume { $file }
play-not-saved = Beendet; es gab noch nichts zu speichern.
play-resumed = Weiter mit { $title }, gespeichert in { $file }.
play-recorded = Die Partie steht in { $file }. Noch einmal ansehen: anpfiff replay { $file }
play-next-leg = Das Rückspiel folgt.
play-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
play-you-win = Du gewinnst!
play-refused = { $text } ({ $rule })
play-more = Weiter mit Enter.

replay-title = { $title }: { $names }
replay-open = Die Partie ist zu Ende, darum werden alle Karten gezeigt.
replay-closed = Die Partie ist nicht zu Ende, darum bleiben verdeckte Karten verdeckt.
replay-unfinished = Hier endet die Datei; die Partie wurde nicht zu Ende gespielt.
play-take-back = { $me ->
    [seat] Du nimmst deinen Zug zurück.
   *[no] { $seat } nimmt den Zug zurück.
}
