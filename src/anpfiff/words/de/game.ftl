game-alarm-title = Fußball-Alarm
game-alarm-about = Sammle gleiche Fußballer, bevor alle sieben gefoult sind. 2–4 Personen, 20 Minuten.
game-alarm-option-die = wie viele Würfelseiten Karte, Fragezeichen, Blitz zeigen
game-alarm-option-start = wer beginnt: ein Platz, oder das Los entscheidet
game-alarm-option-whistle = ob die gefoulte Person pfeifen darf (may) oder muss (must)
game-alarm-option-reshuffle = wann der Ablagestapel gemischt wird: wenn der Nachziehstapel leer ist oder wenn eine Karte gebraucht wird

game-rotweiss-title = Rot gegen Weiß
game-rotweiss-about = Rot gegen Weiß, alle zugleich: Finde, wer gerade gesucht wird. Wer zuerst fünf Tore hat, gewinnt. 2–8 Personen, 10 Minuten.
game-rotweiss-option-larger = die Farbe des Teams von A, C, E und G; bei ungerader Zahl ist es das größere
game-rotweiss-option-gather_ms = wie viele Millisekunden Einsammeln und Mischen dauern
game-rotweiss-option-lock_ms = wie viele Millisekunden eine falsche Karte die Hand sperrt
game-rotweiss-option-break_ms = wie viele Millisekunden vor jedem Start heruntergezählt wird
game-rotweiss-option-vote = ob alle gemeinsam auf Aus entscheiden dürfen

game-elfmeter-title = Elfmeter!
game-elfmeter-about = Leg drei passende Karten, bevor dir jemand den Ball abnimmt, und verwandle den Elfmeter. 2 Personen, 15 Minuten.
game-elfmeter-option-start = wer zuerst angreift: ein Platz, oder das Los entscheidet
game-elfmeter-option-referee = wann eine unpassende Karte auffällt: nach der dritten Karte oder sofort
game-elfmeter-option-round_ms = wie viele Millisekunden ihr vor einer Runde zum Einsammeln und Mischen habt
game-elfmeter-option-ready_ms = wie viele Millisekunden ihr beim Ballwechsel und vor einem Elfmeter wartet
game-elfmeter-option-breath_ms = wie viele Millisekunden jemand ohne passende Karte noch Luft hat
game-elfmeter-option-choice_ms = wie viele Millisekunden ihr habt, um für den Elfmeter zu wählen
game-elfmeter-option-throw = ob geworfene Karten immer in der Schachtel landen
game-elfmeter-option-miss_percent = wie viele von hundert schlampigen Würfen danebengehen

game-rotblau-title = Rot gegen Blau
game-rotblau-about = Rot gegen Blau, alle gleichzeitig: nach Nummern passen, nach Zeichen den Ball erobern, drei Tore gewinnen. 2–4 Personen, 15 Minuten.
game-rotblau-option-larger = die Farbe des Teams von A und C, zu dritt ist es das größere
game-rotblau-option-refill = ob der Handstapel oder der Ablagestapel Lücken in der Auslage füllt
game-rotblau-option-action = ob Aktionskarten von überall zählen oder nur aufgedeckt
game-rotblau-option-setup = ob eine Karte, die anfangs nicht ausliegen darf, eingemischt oder untergelegt wird
game-rotblau-option-gather_ms = wie viele Millisekunden Aufnehmen und Mischen dauern
game-rotblau-option-yellow_ms = wie viele Millisekunden eine Gelbe Karte kostet
game-rotblau-option-lock_ms = wie viele Millisekunden eine falsche Karte die Hand sperrt
game-rotblau-option-break_ms = wie viele Millisekunden der Countdown vor jedem Start dauert

game-finale-title = Finale
game-finale-about = Stell deinen Kader zusammen, verbirg deine Taktik, greif an und kontere. 2 Personen, 40 Minuten.
game-finale-option-die = die sechs Seiten beider Würfel
game-finale-option-after90 = was folgt, wenn es nach sechs Abschnitten unentschieden steht
game-finale-option-tactics = Weiß und eine Farbe, oder ein eigener Stapel
game-finale-option-squads = eigene Kader, die Aufstellungen der ersten Partie, oder die X-Mannschaften
game-finale-option-keeper = ob ein Torwart freiwillig gewechselt werden darf
game-finale-option-budget = Punkte für die Kader, A zuerst
game-finale-option-leg = einzelne Partie, oder Hin- oder Rückspiel eines Pokalduells
game-finale-option-aggregate = Tore des Hinspiels, A zuerst; die Summe entscheidet
