# `anpfiff verify`: was ein Protokoll beweist, was nicht, und was daran nicht stimmt.

verify-proved = Was bewiesen ist:
verify-open = Was ein Protokoll allein nicht beweisen kann:
verify-wrong = Was nicht stimmt:
verify-all-well = Alles, was sich prüfen lässt, stimmt.
verify-not-well = Das Protokoll beweist nicht, was es sagt.

verify-digest = Die Datei ist so, wie sie abgeschlossen wurde. Ihre Prüfsumme ist { $digest }; wer dieselbe hat, hat dasselbe Protokoll.
verify-digest-none = Es hat keine Schlusszeile, weil ein früheres Anpfiff es geschrieben hat: ob es später geändert wurde, lässt sich nicht sagen.
verify-digest-wrong = Die Datei wurde nach ihrem Abschluss geändert: ihre Prüfsumme ist nicht die in der letzten Zeile.
verify-digest-missing = Die Schlusszeile fehlt: das Spiel ist nicht zu Ende, oder das Ende der Datei wurde abgeschnitten.
verify-unreadable = Es lässt sich nicht lesen: { $cause }

verify-seed = Der Startwert dessen, der gegeben hat, passt zu dem, was vor dem Anpfiff davon veröffentlicht wurde: { $commitment }.
verify-seed-wrong = Der Startwert passt nicht zu seinem Siegel: veröffentlicht wurde { $commitment }, der Startwert ergibt { $found }.
verify-dice = Die Würfel sind aus diesem Startwert gemacht und aus dem, was diese Spieler hinzugefügt haben: { $names }.
verify-dice-alone = Die Würfel sind aus diesem Startwert gemacht. Niemand hat etwas Eigenes hinzugefügt.
verify-dice-wrong = Die Würfel sind nicht aus diesem Startwert und diesen Beigaben gemacht: eines davon, oder die Würfel, wurde ersetzt.
verify-secret-wrong = Das ist kein Startwert und keine Beigabe: „{ $text }“.
verify-unsealed = Das Geben war nicht versiegelt: niemand musste vor dem Anpfiff etwas vom Startwert veröffentlichen.
verify-chosen = Der Startwert ist eine Zahl, die jemand gewählt hat: das Spiel lässt sich wiederholen, und es ließ sich vorhersehen.

verify-replayed = Jede Karte und jeder Würfelwurf folgt aus den Würfeln, und jeder Zug war erlaubt: { $moves ->
    [one] ein Zug wurde
   *[other] { $moves } Züge wurden
 } nach Fassung { $version } der Regeln von { $game } nachgespielt.
verify-replay-wrong = So kann es nicht gespielt worden sein. { $cause }
verify-result = Es endete, wie das Protokoll sagt.
verify-result-none = Das Protokoll nennt kein Ergebnis: das Spiel wurde aufgegeben oder abgebrochen.
verify-hand = Keine Hand war von einer Karte zur nächsten schneller als { $ms } ms.
verify-landings = { $count ->
    [one] Eine Karte landete
   *[other] { $count } Karten landeten
 } genau dann, wann Druck, Ankunft und Hand es sagen.
verify-landing-wrong = Zeile { $line }: die Karte landete bei { $at } ms; nach Druck, Ankunft und Hand waren es { $found } ms.
verify-landing-credit = Zeile { $line }: einem Druck bei { $press } ms, der bei { $arrival } ms ankam, wurden mehr als { $credit } ms gutgeschrieben.
verify-landing-note = Zeile { $line }: die Anmerkung „{ $text }“ lässt sich nicht lesen.

verify-when = Dass das Siegel vor dem Anpfiff veröffentlicht wurde: vergleiche es mit dem, das dein eigener Bildschirm damals gezeigt hat.
verify-who = Wer die Züge gemacht hat: ein Protokoll hat keine Unterschriften. Vergleiche die Prüfsumme mit der eines Mitspielers.
verify-others = Dass die Beigaben die sind, die die Spieler geschickt haben: jeder findet seine eigene wieder, auf der Seite mit „Geben prüfen“.
verify-know = Dass niemand mehr wusste als er durfte: wer den Server betreibt, hat den Startwert, solange das Spiel läuft.

verify-here-seen = Dasselbe Siegel wurde dieser Seite vor dem Anpfiff genannt.
verify-here-seen-wrong = Dieser Seite wurde vor dem Anpfiff ein anderes Siegel genannt: { $commitment }.
verify-here-dice = Die Würfel dieses Spiels sind aus diesem Startwert gemacht und aus dem, was die Spieler hinzugefügt haben.
verify-here-dice-wrong = Die Würfel dieses Spiels sind nicht aus diesem Startwert und dem gemacht, was die Spieler hinzugefügt haben.
verify-here-nonces = Was die Spieler hinzugefügt haben, ist das, woran jeder gebunden war, ehe irgendetwas gezeigt wurde.
verify-here-nonces-wrong = Eine Beigabe ist nicht die, an die jemand gebunden war, ehe irgendetwas gezeigt wurde.
verify-here-own = Deine ist dabei, also konnte niemand sonst dieses Geben wählen.
verify-here-own-wrong = Deine ist nicht dabei.
verify-here-cards = Diese Seite kennt keine Regeln. Für jede Karte, jeden Wurf und jeden Zug das Spiel aufheben und aufrufen: anpfiff verify DATEI
