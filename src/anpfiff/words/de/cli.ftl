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
help-ladder-players = Wie viele Sitze; die zwei Bots sitzen abwechselnd.
help-ladder-seer = Dazu der stärkste Bot mit lauter offenen Karten: die Grenze.
help-replay = Eine aufgezeichnete Partie noch einmal zeigen.
help-verify = Ein Protokoll prüfen: das Geben, jede Karte, jeden Würfelwurf, jeden Zug; und sagen, was das beweist.
help-integrity = In Protokollen nach dem suchen, was kein Mensch kann; Anhaltspunkte, kein Urteil.
help-cards = Die Karten eines Spiels oder ein Teil davon (WHAT ist eine Farbe, ein Team, ein Verein): was auf ihnen steht und was sie brauchen.
help-rules = Die Regeln eines Spiels, jeder Satz mit Nummer.
help-seats = Wer spielt: human, human:NAME oder ein Bot (bambini, kreisliga, regionalliga, bundesliga, weltklasse, …), mit Kommas getrennt; modul:Klasse ist ein eigener Bot.
help-sim-seats = Die Bots, mit Kommas getrennt; modul:Klasse ist ein eigener.
help-set = Eine Option des Spiels setzen; mehrfach möglich.
help-deck = Eine deck.toml mit eigenen Karten.
help-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselbe Partie.
help-sim-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Ergebnisse.
help-sim-rtt = Im Wettlauf: Hin- und Rückweg in ms, einer je Platz oder Seite; so spät sehen und handeln die Spieler.
help-sim-jitter = Bis zu so viele ms mehr je Weg.
help-sim-loss = So viele von hundert Nachrichten kommen 200 ms später.
help-sim-order = Was zählt: landing (auf der Zeit des Spielers), press oder arrival.
help-sim-liar = Wer behauptet, so viele ms früher gedrückt zu haben; ping antwortet auch spät auf Pulse.
help-resume = Eine gespeicherte Partie fortsetzen: die letzte, oder FILE.
help-rewind = Ein Rennen ab dem letzten Anpfiff fortsetzen statt genau da, wo es aufhörte.
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
play-opponents = Wie viele Bots ({ $least }–{ $most })?
play-players = Wie viele spielen, du mitgezählt ({ $least }–{ $most })?
play-teams = { $partners ->
    [0] Du spielst allein gegen { $opponents }.
    [one] Du hast einen Mitspieler und spielst gegen { $opponents }.
   *[other] Du hast { $partners } Mitspieler und spielst gegen { $opponents }.
}
play-people = Wie viele Leute an diesem Bildschirm (1–{ $most })?
play-name = Wie heißt Nummer { $number }?
play-go-on = Weiter mit { $match }
play-language = auf Deutsch
play-again = Noch einmal mit denselben ({ $yes }/{ $no })?
play-yes = j
play-no = n
play-odd = Bei ungerader Zahl ist das größere Team Favorit, außer du spielst mit --set even=yes.
play-league = Wie stark sind die Bots gegen dich ({ $leagues })?
play-league-partners = Und die auf deiner Seite ({ $leagues })?
play-you = Du
play-you-object = dich
play-hint = Tippe eine Nummer oder einen Zug. ? erklärt; tipp, zurück, verlauf, regeln; ende speichert und hört auf.
play-prompt = { $name }>
play-hand-over = { $name } ist dran. Gib { $name } den Bildschirm und drück Enter.
play-watched = Drück Enter, wenn du genug gesehen hast; der Bildschirm wird dann gelöscht.
play-saved =
    Gespeichert in { $file }.
    Weiter geht es mit: { $program } play --resume
play-saved-race =
    Gespeichert in { $file }.
    Weiter geht es mit: { $program } play --resume
    Ab dem letzten Anpfiff: { $program } play --resume --rewind
play-kept = Die Partie ist aufgehoben. Noch einmal ansehen: { $program } replay
play-not-saved = Beendet; es gab noch nichts zu speichern.
play-resumed = Weiter mit { $title }, gespeichert in { $file }.
play-torn = Die letzte Zeile von { $file } ist abgeschnitten; es geht mit der Zeile davor weiter.
play-no-locks = Dieses System kann keine Dateien sperren: dieselbe Partie bitte nicht zweimal zugleich fortsetzen.
play-recorded =
    Die Partie steht in { $file }.
    Noch einmal ansehen: { $program } replay { $file }
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
replay-photo = Zielfoto: { $first } um { $at }, { $second } { $ms } ms später
replay-photo-claim = { $name } drückte um { $press }, gehört { $way } ms später (höchstens { $credit } ms werden geglaubt)
replay-photo-key = { $pressed } gedrückt   { $heard } gehört   { $landed } gelandet
replay-unfinished = Hier endet die Datei; die Partie wurde nicht zu Ende gespielt.
play-take-back = { $me ->
    [seat] Du nimmst deinen Zug zurück.
   *[no] { $seat } nimmt den Zug zurück.
}

help-serve = Spiele über das Netz, mit einem Programm auf einem Rechner.
help-port = Der Port; ohne Angabe 2006.
help-data = Der Ordner für die eine Datei, in der alles aufgehoben wird.
help-open = Auch für andere Rechner: Wer diesen erreicht, kann kommen.
help-metrics = Ein weiterer Port, nur auf diesem Rechner, für Prometheus.
serve-here = Anpfiff ist unter { $link } zu finden, nur auf diesem Rechner; mit --open auch für andere.
serve-open = Anpfiff ist unter { $link } zu finden, für alle, die diesen Rechner erreichen.
serve-stop = Strg+C beendet es; beim nächsten Start sind alle Tische wieder da.

help-load = Viele Tische spielen über echte Verbindungen; sagt, wie schnell der Server ist.
help-load-game = Welches Spiel gespielt wird.
help-load-tables = Wie viele Tische, mit je vier Verbindungen.
help-load-seconds = Wie lange.
help-load-anywhere = Auch gegen einen Server auf einem anderen Rechner.
load-done = { $moves } Züge, { $rate } in der Sekunde, { $refused } abgelehnt, { $matches } Spiele zu Ende; eine Antwort brauchte { $half } ms (Median), { $most } ms (99 %).
help-forget = Nach wie vielen Tagen Namen und Tische gelöscht werden, die niemand gebraucht hat; ohne Angabe 90.
help-imprint = Die Adresse deines Impressums, für die Seite.
help-privacy = Die Adresse deiner Datenschutzerklärung, für die Seite.
help-backup = Alles, was ein Server aufgehoben hat, in eine Datei kopieren, auch während er läuft.
help-restore = Zu einer solchen Kopie zurückkehren; der Server darf nicht laufen.
serve-open-means = Wer diesen Rechner erreicht, kann Tische aufmachen und mitspielen, und nichts ist verschlüsselt: nur in einem Netz, dem du traust. Für das Internet siehe docs/hosting.md.
backup-done = Alles Aufgehobene ist jetzt auch in { $file }.
restore-done = Der Server hat wieder, was in { $file } war.
restore-before = Was er vorher hatte, ist in { $file }.

help-join = An einem Tisch im Netz spielen, oder dort einen aufmachen.
help-join-name = Wie du dort heißt.
help-join-watch = Nur zusehen.
help-join-create = Einen neuen Tisch für dieses Spiel aufmachen; LINK ist der Server, ohne ihn dieser Rechner.
help-join-seats = Wer am neuen Tisch spielt: open (frei), closed (zu) oder die Liga eines Bots, mit Kommas getrennt; du nimmst den ersten freien Platz.
home-here = Anpfiff ist unter { $link }, nur für diesen Rechner.
home-running = Anpfiff läuft schon, unter { $link }
home-no-display = Hier gibt es keine Anzeige: öffne { $link } in einem Browser, oder spiel im Terminal mit: anpfiff play
serve-no-page = Die Seite für Browser ist nicht gebaut; das macht: make web

help-pace = Wie viele Sekunden alles, was in einem Spiel mit Zügen geschieht, zu sehen bleibt: von 0 (nicht warten) bis 10; eine Taste überspringt es.
play-person = Person { $seat }
play-league-name = { $bot ->
    [bambini] Bambini
    [kreisliga] Kreisliga
    [regionalliga] Regionalliga
    [bundesliga] Bundesliga
   *[weltklasse] Weltklasse
}
play-with = Mit { $names }
play-small = Zu klein: Nötig sind { $columns } Spalten und { $lines } Zeilen. Mach das Fenster größer und drück Enter.
play-page = Seite { $page } von { $pages } · Enter: weiter · q und Enter: zurück zum Tisch
play-page-last = Seite { $page } von { $pages } · Enter: zurück zum Tisch
play-commands =
    Tippe eine Nummer der Liste, einen Zug, oder so viel davon, dass er klar ist.
    ? oder hilfe   diese Seite        verlauf   alles, was geschehen ist
    tipp           ein Vorschlag      zurück    den Zug zurücknehmen, solange nichts
    regeln         alle Regeln                  Verdecktes sichtbar wurde
    ende           speichern und aufhören (auch Strg+C)
play-advice = Tipp: { $text } ({ $typed })
play-length = Züge: { $moves }
# Deutsche Wörter für die Befehle: wort=befehl.
play-typed = hilfe=help regeln=rules verlauf=log protokoll=log tipp=hint zurück=undo zurueck=undo zurücknehmen=undo ende=quit q=quit aufhören=quit beste=best bester=best
replay-seat = Sitz { $seat }: { $name }
replay-keys = Leertaste halten   . ein Schritt   + - Tempo   Tab Sitz   ? Hilfe   q Ende
replay-which = Welche Partie?
