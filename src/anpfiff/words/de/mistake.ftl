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
mistake-ladder-odd = Zwei Bots teilen sich die Plätze gleichmäßig, also muss --players gerade sein, nicht { $players }.
mistake-ladder-few = Eine Rangliste braucht mindestens zwei Bots; { $text } genügt nicht.
mistake-ladder-twice = Der Bot „{ $bot }“ steht zweimal auf der Liste; nenn ihn einmal.
mistake-ladder-seer-race = Der Seher sieht verdeckte Karten, bevor er entscheidet; in einem Rennen wie { $game } entscheidet die Schnelligkeit, darum gibt es ihn dort nicht.
mistake-name-bad = „{ $text }“ ist kein Name; nimm bis zu { $most } Buchstaben.
mistake-seat-unknown = Den Platz „{ $text }“ gibt es nicht; die Plätze sind { $seats }.
mistake-seed-unreadable = „{ $text }“ ist kein Startwert; er wird „fast ZAHL“ geschrieben oder „sealed“ mit 64 hexadezimalen Ziffern.
mistake-seed-out-of-range = „{ $text }“ ist kein Startwert; nimm eine ganze Zahl von 0 bis 18446744073709551615.
mistake-option-pair = „{ $text }“ stellt nichts ein; schreib --set option=wert.
mistake-option-twice = Die Option „{ $option }“ wurde zweimal gesetzt.
mistake-option-unknown = Die Option „{ $option }“ gibt es nicht; bekannt: { $known }.
mistake-option-value = Die Option { $option } kann nicht „{ $text }“ sein; möglich ist { $expected } (siehe { $rule }).
mistake-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.

mistake-file-missing = Die Datei { $file } gibt es nicht.
mistake-file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
mistake-file-unwritable = { $file } lässt sich nicht schreiben: { $detail }.
mistake-file-not-text = { $file } ist keine Textdatei in UTF-8.
mistake-no-save = Es ist keine Partie gespeichert; fang eine an mit: anpfiff play { $game }

mistake-deck-toml = { $source } ist kein gültiges TOML: { $detail }.
mistake-deck-game = { $source } ist ein Kartensatz für „{ $game }“, nicht für { $wanted }.
mistake-deck-field = { $source }: Das Feld „{ $field }“ fehlt oder ist falsch; erwartet: { $expected }

mistake-move-unknown = „{ $text }“ ist kein Zug; Züge beginnen mit: { $known }.
mistake-move-alone = „{ $act }“ steht allein: „{ $text }“ sagt zu viel.
mistake-move-object = „{ $text }“ ist unvollständig oder unbekannt; nach „{ $act }“ kommt eines von: { $known }.
mistake-move-doubtful = „{ $text }“ könnte heißen: { $known }.
mistake-paused = Die Partie ist unterbrochen.
mistake-time-backwards = Die Zeit läuft nicht rückwärts: { $at } ms liegt vor { $now } ms.


mistake-record-game = Die Partiedatei gehört zu „{ $found }“, nicht zu { $wanted }.
mistake-names-count = Es sind { $names } Namen für { $seats } Plätze.
mistake-record-foreign = Das ist keine Partiedatei; eine Partiedatei beginnt mit „anpfiff record 1“.
mistake-record-format = Die Partiedatei hat Format { $found }, dieses Programm liest Format { $known }; ein neueres Anpfiff kann sie vielleicht lesen.
mistake-record-line = Zeile { $line } ist nicht lesbar: „{ $text }“; erwartet: { $expected }
mistake-record-short = Die Partiedatei endet zu früh; erwartet: { $expected }
mistake-record-long = Die Partiedatei ist länger als { $most } Zeichen.
mistake-record-rules = Die Partie wurde nach Fassung { $found } der Regeln von { $game } gespielt; dieses Programm kennt Fassung { $known }.
mistake-record-deck = Die Partie wurde mit dem Kartensatz { $deck } gespielt, nicht mit { $found }; gib seine Datei mit --deck an.
mistake-record-move = Zeile { $line }, „{ $text }“: { $cause }
mistake-record-result = Die Partiedatei sagt „result { $text }“, aber ihre Züge führen nicht dorthin.

mistake-input-closed = Die Eingabe wurde geschlossen, niemand kann mehr antworten.
mistake-need-terminal = { $why ->
    [race] Ein Rennen wird am Terminal gespielt, nicht durch eine Pipe oder Datei.
   *[people] Mehrere Personen an einem Bildschirm brauchen ein Terminal, damit die Hände verdeckt bleiben.
}
mistake-one-keyboard = In einem Rennen gibt es eine Tastatur, also ist ein Platz human; hier sind es { $people }.
mistake-nobody-plays = Niemand hier ist human; Bots spielen mit: anpfiff watch { $game }
mistake-watch-people = Wer zusieht, spielt nicht mit: jeder Platz ist ein Bot; „{ $text }“ ist keiner.
mistake-speed = „{ $text }“ ist keine Geschwindigkeit; nimm eine Zahl von { $least } bis { $most }.
mistake-no-corner = Keine deiner Karten geht nach { $corner }; nimm eine andere Ecke.
mistake-no-key = Die Taste { $key } tut hier nichts; ? zeigt die Tasten.
mistake-usage-no-command = Den Befehl „{ $text }“ gibt es nicht; bekannt: { $known }.
mistake-usage-no-option = Die Option „{ $text }“ gibt es hier nicht; siehe { $help }
mistake-usage-missing = { $name } fehlt; siehe { $help }
mistake-usage-other = { $detail } Siehe { $help }
mistake-nobody-acts = Nach { $at } ms tat niemand mehr etwas, und keine Frist läuft: Die Bots an diesem Tisch warten aufeinander.
mistake-take-back-race = In einem Rennen lässt sich nichts zurücknehmen.
mistake-take-back-nothing = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
mistake-take-back-answered = Zu spät zum Zurücknehmen: Inzwischen hat jemand gezogen.
mistake-take-back-revealed = Zu spät zum Zurücknehmen: Dabei wurde etwas Verdecktes sichtbar.
mistake-take-back-often = Mehr als { $most } Züge lassen sich in einer Partie nicht zurücknehmen.
mistake-position-line = Diese Zeile der Stellung stimmt nicht: „{ $line }“. Erwartet: { $expected }
mistake-position-seats = Die Plätze der Stellung gehen nicht auf: eine Zeile für jeden, A, B und so weiter.
mistake-bot-older = Der Bot { $bot } wurde für eine frühere Fassung geschrieben: Ein Bot wird jetzt als Bot(seat, setup, dice) gemacht, und Sichten haben kein setup mehr (docs/bots.md).
