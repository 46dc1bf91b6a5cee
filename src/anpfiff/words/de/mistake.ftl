# Je eine klare Zeile: was falsch war, wo, und was zu tun ist.

mistake-language-unknown = Die Sprache „{ $text }“ gibt es nicht; bekannt: { $known }.
mistake-game-unknown = Das Spiel „{ $text }“ gibt es nicht; bekannt: { $known }.
mistake-league-unknown = Die Liga „{ $text }“ gibt es nicht; zur Wahl stehen { $known }.
mistake-bot-unknown = Den Bot „{ $bot }“ gibt es für { $game } nicht; bekannt: { $known }; eigene heißen modul:Klasse.
mistake-bot-module-missing = Das Modul { $module } für den Bot „{ $bot }“ gibt es weder in diesem Ordner noch unter den installierten Paketen.
mistake-bot-module-fails = Das Modul { $module } des Bots „{ $bot }“ lässt sich nicht importieren: { $detail }
mistake-bot-class-missing = Das Modul { $module } hat keine Klasse { $text }; Klassen darin, die wählen können: { $known }.
mistake-bot-class-wrong = „{ $bot }“ ist keine Klasse mit einer Methode choose(view, moves, imagine).
mistake-seats-count = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
mistake-ladder-odd = Zwei Bots teilen sich die Sitze gleichmäßig, also muss --players gerade sein, nicht { $players }.
mistake-ladder-few = Eine Rangliste braucht mindestens zwei Bots; { $text } genügt nicht.
mistake-ladder-twice = Der Bot „{ $bot }“ steht zweimal auf der Liste; nenn ihn einmal.
mistake-ladder-seer-race = Der Seher sieht verdeckte Karten, bevor er entscheidet; in einem Rennen wie { $game } entscheidet die Schnelligkeit, darum gibt es ihn dort nicht.
mistake-name-bad = „{ $text }“ ist kein Name; nimm bis zu { $most } Buchstaben.
mistake-seat-unknown = Den Sitz „{ $text }“ gibt es nicht; die Sitze sind { $seats }.
mistake-seed-unreadable = „{ $text }“ ist kein Startwert; er wird „fast ZAHL“ geschrieben oder „sealed“ mit 64 hexadezimalen Ziffern.
mistake-seed-out-of-range = „{ $text }“ ist kein Startwert; nimm eine ganze Zahl von 0 bis 18446744073709551615.
mistake-option-pair = „{ $text }“ stellt nichts ein; schreib --set option=wert.
mistake-option-twice = Die Option „{ $option }“ wurde zweimal gesetzt.
mistake-option-unknown = Die Option „{ $option }“ gibt es nicht; bekannt: { $known }.
mistake-option-value = Die Option { $option } kann nicht „{ $text }“ sein; möglich ist { $expected } (siehe { $rule }).
mistake-option-only-with = Die Option { $option }={ $text } geht nur zusammen mit { $other } (siehe { $rule }).
mistake-option-too-small = Mit { $other } kann die Option { $option } nicht „{ $text }“ sein; möglich ist { $expected } (siehe { $rule }).
mistake-seconds = { $name } nimmt Sekunden, von { $least } bis { $most }, etwa 0.5, nicht „{ $text }“.
mistake-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.
mistake-worker-gone = Einer der Prozesse, die sich die Arbeit teilten, ist plötzlich weg; mit --jobs 1 gibt es nur diesen einen.

mistake-file-missing = Die Datei { $file } gibt es nicht.
mistake-file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
mistake-file-unwritable = { $file } lässt sich nicht schreiben: { $detail }.
mistake-file-not-text = { $file } ist keine Textdatei in UTF-8.
mistake-file-not-ordinary = { $file } lässt sich nicht schreiben: Das ist keine gewöhnliche Datei.
mistake-file-large = { $file } ist zu groß: Nichts, was hier gelesen wird, hat mehr als { $most } Bytes.
mistake-save-in-use = { $file } wird gerade in einem anderen Fenster gespielt; dort weiterspielen oder mit --resume DATEI einen anderen Spielstand nennen.
mistake-rewind-turns = Nur Rennen gehen ab einem Anpfiff weiter; { $game } hat keinen, also ohne --rewind.
mistake-no-save = Es ist keine Partie gespeichert; fang eine an mit: { $program } play { $game }

mistake-deck-toml = { $source } ist kein gültiges TOML: { $detail }.
mistake-deck-long = { $source } ist zu lang für einen Kartensatz: höchstens { $most } Zeichen und { $line } in einer Zeile.
mistake-deck-game = { $source } ist ein Kartensatz für „{ $game }“, nicht für { $wanted }.
mistake-deck-field = { $source }: Das Feld „{ $field }“ fehlt oder ist falsch; erwartet: { $expected }

mistake-move-unknown = „{ $text }“ ist kein Zug; Züge beginnen mit: { $known }.
mistake-move-alone = „{ $act }“ steht allein: „{ $text }“ sagt zu viel.
mistake-move-object = „{ $text }“ ist unvollständig oder unbekannt; nach „{ $act }“ kommt eines von: { $known }.
mistake-move-doubtful = „{ $text }“ könnte heißen: { $known }.
mistake-paused = Die Partie ist unterbrochen.
mistake-time-backwards = Die Zeit läuft nicht rückwärts: { $at } ms liegt vor { $now } ms.


mistake-record-game = Die Partiedatei gehört zu „{ $found }“, nicht zu { $wanted }.
mistake-names-count = Es sind { $names } Namen für { $seats } Sitze.
mistake-record-foreign = Das ist keine Partiedatei; eine Partiedatei beginnt mit „anpfiff record“.
mistake-record-format = Die Partiedatei hat Format { $found }, dieses Programm liest Format { $known }; ein neueres Anpfiff kann sie vielleicht lesen.
mistake-record-line = Zeile { $line } ist nicht lesbar: „{ $text }“; erwartet: { $expected }
mistake-record-short = Die Partiedatei endet zu früh; erwartet: { $expected }
mistake-record-not-text = Das Protokoll ist kein Text in UTF-8.
mistake-in-file = { $file }: { $cause }
mistake-record-long = Die Partiedatei ist länger als { $most } Zeichen.
mistake-record-rules = Die Partie wurde nach Fassung { $found } der Regeln von { $game } gespielt; dieses Programm kennt Fassung { $known }.
mistake-record-deck = Die Partie wurde mit dem Kartensatz { $deck } gespielt, nicht mit { $found }; gib seine Datei mit --deck an.
mistake-record-move = Zeile { $line }, „{ $text }“: { $cause }
mistake-record-result = Die Partiedatei sagt „result { $text }“, aber ihre Züge führen nicht dorthin.

mistake-input-closed = Die Eingabe wurde geschlossen, niemand kann mehr antworten.
mistake-output-closed = Die Standardausgabe ist geschlossen, also lässt sich nichts zeigen.
mistake-output-fails = Die Ausgabe lässt sich nicht schreiben: { $detail }.
mistake-need-terminal = { $why ->
    [race] Ein Rennen wird am Terminal gespielt, nicht durch eine Pipe oder Datei.
    [join] Ein Tisch im Netz wird an einem Terminal gespielt, nicht durch eine Pipe oder eine Datei.
   *[people] Mehrere Personen an einem Bildschirm brauchen ein Terminal, damit die Hände verdeckt bleiben.
}
mistake-one-keyboard = In einem Rennen gibt es eine Tastatur, also ist ein Sitz human; hier sind es { $people }.
mistake-nobody-plays = Kein Sitz ist human; Bots allein spielen mit: { $program } watch { $game }
mistake-watch-people = Wer zusieht, spielt nicht mit: auf jedem Sitz ist ein Bot; „{ $text }“ ist keiner.
mistake-speed = „{ $text }“ ist keine Geschwindigkeit; nimm eine Zahl von { $least } bis { $most }.
mistake-no-corner = Keine deiner Karten geht { $corner ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
}; nimm eine andere Ecke.
mistake-no-key = Die Taste { $key } tut hier nichts; ? zeigt die Tasten.
mistake-usage-no-command = Den Befehl „{ $text }“ gibt es nicht; bekannt: { $known }.
mistake-usage-no-option = Die Option „{ $text }“ gibt es hier nicht; siehe { $help }
mistake-usage-missing = { $name } fehlt; siehe { $help }
mistake-usage-other = { $detail } Siehe { $help }
mistake-nobody-acts = Nach { $at } ms tat niemand mehr etwas, und keine Frist läuft: Die Bots an diesem Tisch warten aufeinander.
mistake-too-late = Das wurde gedrückt, bevor das Spiel unterbrochen war; es zählt nicht mehr.
mistake-rtt-order = „{ $text }“ ist keine Reihenfolge; wähle eine von { $known }.
mistake-rtt-count = { $found } Wege passen nicht: Gib einen für alle an, einen für jeden der { $seats } Plätze oder einen für jede der { $sides } Seiten.
mistake-rtt-liar = „{ $text }“ nennt keinen Lügner; schreib A:80 (behauptet, 80 ms früher gedrückt zu haben) oder A:ping.
mistake-rtt-race = { $game } hat Züge: Eine langsame Leitung ändert dort nichts. --rtt, --jitter, --loss, --order und --liar sind für Wettläufe.
mistake-rtt-imagines = { $bot } stellt sich Tische vor und lässt sich nicht am Ende einer Leitung simulieren.
mistake-take-back-race = In einem Rennen lässt sich nichts zurücknehmen.
mistake-take-back-nothing = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
mistake-take-back-answered = Zu spät zum Zurücknehmen: Inzwischen hat jemand gezogen.
mistake-take-back-revealed = Zu spät zum Zurücknehmen: Dabei wurde etwas Verdecktes sichtbar.
mistake-take-back-often = Mehr als { $most } Züge kann niemand in einer Partie zurücknehmen.
mistake-position-line = Diese Zeile der Stellung stimmt nicht: „{ $line }“. Erwartet: { $expected }
mistake-position-seats = Die Sitze der Stellung gehen nicht auf: eine Zeile für jeden, A, B und so weiter.
mistake-bot-older = Der Bot { $bot } wurde für eine frühere Fassung geschrieben: Ein Bot wird jetzt als Bot(seat, setup, dice) gemacht, und Sichten haben kein setup mehr (docs/bots.md).

mistake-protocol = Dieses Programm spricht Version { $found } des Protokolls, der Server Version { $wanted }: bitte das ältere aktualisieren.
mistake-hello-first = Zuerst kommt die Begrüßung.
mistake-hello-once = Die Begrüßung war schon.
mistake-no-table = Du bist an keinem Tisch.
mistake-no-match = Hier läuft kein Spiel.
mistake-no-seat = Du hast keinen Platz an diesem Tisch.
mistake-no-such-place = Diesen Platz gibt es hier nicht.
mistake-not-now = Das kann man jetzt nicht vorschlagen.
mistake-not-proposed = Das hat niemand vorgeschlagen.
mistake-table-unknown = Den Tisch „{ $code }“ gibt es nicht; lass dir einen neuen Link geben.
mistake-table-banned = An diesen Tisch kannst du nicht kommen.
mistake-tables-yours = Du hast schon { $most } Tische; schließe erst einen.
mistake-tables-full = Dieser Server ist voll; versuche es später noch einmal.
mistake-place-taken = Dieser Platz ist besetzt.
mistake-seat-not-yours = Dieser Platz gehört dir nicht.
mistake-match-begun = Das Spiel hat begonnen.
mistake-move-number = Einen Zug mit der Nummer { $move } gibt es nicht.
mistake-host-only = Das kann nur, wer den Tisch eröffnet hat.
mistake-guest-unknown = So jemand ist nicht an diesem Tisch.
mistake-hints-off = An diesem Tisch gibt es keine Tipps; schlage sie vor.
mistake-hint-race = In einem Rennen gibt es keine Tipps.
mistake-chat-off = An diesem Tisch ist das Reden abgeschaltet.
mistake-record-running = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
mistake-replaced = Eine andere Taste kam, bevor die Hand frei war.
mistake-store-unusable = { $file } ist als Datenbank nicht zu gebrauchen: { $detail }.
mistake-copy-empty = { $file } ist leer, daraus lässt sich nichts wiederherstellen.
mistake-store-newer = { $file } stammt von einem neueren Anpfiff (Version { $found }, dieses kennt { $known }); aktualisiere es, oder nimm mit --data einen anderen Ordner.
mistake-port-taken = Port { $port } ist nicht zu haben: { $detail }. Nimm mit { $option } einen anderen.
mistake-cards-unknown = Karten „{ $text }“ gibt es nicht. Es gibt: { $known }.
mistake-load-elsewhere = { $host } ist nicht dieser Rechner; wenn er deiner ist, sage --anywhere.
mistake-server-gone = Unter { $link } ist kein Server: { $detail }.
mistake-store-foreign = { $file } ist die Datenbank eines anderen Programms; nimm mit --data einen anderen Ordner.
mistake-folder-in-use = Ein Server benutzt { $folder }; beende ihn zuerst, oder nimm mit --data einen anderen Ordner.
mistake-file-exists = { $file } gibt es schon; nimm einen anderen Namen.
mistake-link-wrong = { $option } muss eine Adresse sein, die mit http:// oder https:// beginnt, nicht „{ $text }“.
mistake-number-old = Anfragen sind nummeriert, und diese Nummer ist zu alt; weiter geht es mit { $least }.
mistake-too-often = Das war zu oft; warte ein wenig.
mistake-blocked-enough = Du hast { $most } Gäste gesperrt; mehr geht nicht.
mistake-cannot-save = Im Moment kann nichts gespeichert werden, darum wird nicht gespielt; was getan ist, ist nicht verloren.
mistake-server-fault = Am Server stimmt etwas nicht, nicht an dem, was du getan hast; versuche es noch einmal.
mistake-join-link = „{ $text }“ ist kein Link zu einem Tisch; so sieht einer aus: http://127.0.0.1:2006/table/abcd2345, auf diesem Rechner reicht abcd2345.
mistake-join-no-code = { $text } ist ein Server und kein Tisch; mit --create SPIEL entsteht einer.
mistake-server-silent = Der Server unter { $link } sagt nichts; ist es Anpfiff?
mistake-table-full = An diesem Tisch ist kein Platz frei; zusehen mit: { $program } join { $link } --watch
mistake-sent-away = { $why ->
    [removed] Der Gastgeber hat dich von diesem Tisch geschickt.
    [closed] Der Gastgeber hat diesen Tisch geschlossen.
    [elsewhere] Du bist von einem anderen Terminal an diesen Tisch gekommen.
   *[other] Der Server hat die Verbindung beendet ({ $why }).
}
mistake-order-unknown = Das Wort „{ $text }“ gibt es nicht; bekannt sind: { $known }.
mistake-order-more = „{ $word }“ braucht mehr: { $word } { $expected }
mistake-line-cut = Die Verbindung ist weg; warte, bis sie wieder da ist.
mistake-not-your-turn = Du bist nicht am Zug.
mistake-join-both = --create macht einen neuen Tisch; gib den Link des Servers ohne Tisch an, und kein --watch.
mistake-create-missing = { $option } gilt für einen neuen Tisch; sag auch --create SPIEL.
mistake-share-off = Andere kann man nur dort hereinlassen, wo Anpfiff einfach so gestartet wurde, an diesem Rechner; einen Server öffnet: anpfiff serve --open
mistake-no-network = Dieser Rechner ist gerade in keinem Netz.
mistake-move-number-off = { $text } steht nicht zur Wahl; es gibt { $most ->
    [one] nur die 1
   *[other] 1 bis { $most }
}.
mistake-number-off = { $text } geht nicht; möglich ist { $least } bis { $most }.
mistake-no-record = Noch ist keine Partie aufgehoben; spiel eine mit: { $program } play
mistake-nonce-not-now = Niemand fragt gerade nach einer Beigabe.
mistake-nonce-wrong = Diese Beigabe gehört nicht zu dem Siegel.
