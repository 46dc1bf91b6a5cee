# What it is, and what can be agreed on.
finale-title = Finale
finale-about = Stell deinen Kader zusammen, verbirg deine Taktik, greif an und kontere. 2 Personen, 40 Minuten.
finale-option-die = die sechs Seiten beider Würfel
finale-option-after90 = was folgt, wenn es nach sechs Abschnitten unentschieden steht
finale-option-tactics = Weiß und eine Farbe, oder ein eigener Stapel
finale-option-squads = eigene Kader, die Aufstellungen der ersten Partie, oder die X-Mannschaften
finale-option-keeper = ob ein Torwart freiwillig gewechselt werden darf
finale-option-budget = Punkte für die Kader, A zuerst
finale-option-leg = einzelne Partie, oder Hin- oder Rückspiel eines Pokalduells
finale-option-aggregate = Tore des Hinspiels, A zuerst; die Summe entscheidet
finale-option-standin = ob andere nur für Ausgefallene aushelfen oder für jeden

# Ereignisse. $me nennt den Fakt, der die lesende Person ist: seat, oder no; $a und $b sind die Namen beider.
finale-line-up = Beide Mannschaften stehen: { $a } { $field1 }, { $b } { $field2 }.
finale-period = Der Abschnitt bis zur { $minute }. Minute beginnt.
finale-draw = { $me ->
    [seat] Du ziehst { $tactic }.
   *[no] { $seat } zieht eine Karte.
}
finale-draw-open = { $seat } zieht { $tactic }.
finale-substitution = { $me ->
    [seat] Du bringst { $on } für { $off }.
   *[no] { $seat } bringt { $on } für { $off }.
}
finale-reveal = Aufgedeckt: { $a } { $tactics1 }, { $b } { $tactics2 }.
finale-duel = { $code ->
    [shoot-out] Die Würfel entscheiden, wer zuerst schießt: { $rolls1 } und { $rolls2 }.
   *[kick-off] Gleich starke Karten, die Würfel entscheiden: { $rolls1 } und { $rolls2 }.
}
finale-attacker = { $me ->
    [seat] { $attacks ->
        [one] Du greifst einmal an.
       *[other] Du greifst { $attacks }-mal an.
    }
   *[no] { $attacks ->
        [one] { $seat } greift einmal an.
       *[other] { $seat } greift { $attacks }-mal an.
    }
}
finale-action = { $action ->
    [build] { $me ->
        [seat] Dein Aufbau.
       *[no] Aufbau von { $seat }.
    }
   *[finish] { $me ->
        [seat] Dein Abschluss.
       *[no] Abschluss von { $seat }.
    }
}
finale-empty = { $count ->
    [one] { $slot ->
        [defence] { $seat }: Für einen Platz ist kein Verteidiger übrig, er bleibt leer.
        [midfield] { $seat }: Für einen Platz ist kein Mittelfeldspieler übrig, er bleibt leer.
       *[attack] { $seat }: Für einen Platz ist kein Stürmer übrig, er bleibt leer.
    }
   *[other] { $slot ->
        [defence] { $seat }: Für { $count } Plätze ist kein Verteidiger übrig, sie bleiben leer.
        [midfield] { $seat }: Für { $count } Plätze ist kein Mittelfeldspieler übrig, sie bleiben leer.
       *[attack] { $seat }: Für { $count } Plätze ist kein Stürmer übrig, sie bleiben leer.
    }
}
finale-use = { $me ->
    [seat] Du setzt { $footballer } ein.
   *[no] { $seat } setzt { $footballer } ein.
}
finale-contest = { $action ->
    [build] { $success ->
        [yes] Aufbau { $sums1 } (Würfel { $rolls1 }{ $bonus ->
            [0] {""}
           *[other] {", "}Bonus { $bonus }
        }) gegen { $sums2 } (Würfel { $rolls2 }): gelungen!
       *[no] Aufbau { $sums1 } (Würfel { $rolls1 }{ $bonus ->
            [0] {""}
           *[other] {", "}Bonus { $bonus }
        }) gegen { $sums2 } (Würfel { $rolls2 }): misslungen.
    }
   *[finish] { $success ->
        [yes] Abschluss { $sums1 } (Würfel { $rolls1 }) gegen { $sums2 } (Würfel { $rolls2 }): drin!
       *[no] Abschluss { $sums1 } (Würfel { $rolls1 }) gegen { $sums2 } (Würfel { $rolls2 }): kein Tor.
    }
}
finale-goal = { $me ->
    [seat] TOR! Du triffst: { $goals1 }:{ $goals2 }.
   *[no] TOR! { $seat } trifft: { $goals1 }:{ $goals2 }.
}
finale-counter = { $me ->
    [seat] Du konterst!
   *[no] { $seat } kontert!
}
finale-risk = { $symbol ->
    [injury] { $hit ->
        [yes] { $footballer } würfelt { $roll } und ist verletzt.
       *[no] { $footballer } könnte sich verletzen, würfelt { $roll } und bleibt heil.
    }
    [yellow] { $hit ->
        [yes] { $footballer } würfelt { $roll } und sieht Gelb.
       *[no] { $footballer } könnte Gelb sehen, würfelt { $roll } und hat Glück.
    }
   *[red] { $hit ->
        [yes] { $footballer } würfelt { $roll } und sieht Rot!
       *[no] { $footballer } könnte Rot sehen, würfelt { $roll } und hat Glück.
    }
}
finale-lost = { $cause ->
    [injury] { $footballer } muss raus.
   *[red] { $footballer } fliegt vom Platz.
}
finale-on = { $footballer } kommt aufs Feld.
finale-in-goal = { $footballer } geht ins Tor.
finale-off = { $footballer } geht vom Feld.
finale-lay = { $me ->
    [seat] Du legst { $tactic } für den nächsten Angriff.
   *[no] { $seat } legt { $tactic } für den nächsten Angriff.
}
finale-swap = { $me ->
    [seat] Du legst { $tactic } weg.
   *[no] { $seat } legt eine Karte weg.
}
finale-swap-open = { $seat } legt { $tactic } weg.
finale-shoot-out = Noch immer unentschieden: Elfmeterschießen!
finale-shot = { $scored ->
    [yes] { $footballer } { $sums1 } (Würfel { $rolls1 }) gegen { $keeper } { $sums2 } (Würfel { $rolls2 }): drin!
   *[no] { $footballer } { $sums1 } (Würfel { $rolls1 }) gegen { $keeper } { $sums2 } (Würfel { $rolls2 }): gehalten!
}
finale-end = { $code ->
    [draw] Abpfiff: { $goals1 }:{ $goals2 }, unentschieden.
    [extra-time] Ende der Verlängerung: { $goals1 }:{ $goals2 }.
    [shoot-out] Das Elfmeterschießen ist entschieden.
   *[goals] Abpfiff: { $goals1 }:{ $goals2 }.
}
finale-drawn = Niemand gewinnt: unentschieden.
finale-closing = { $place }. { $name } ({ $club }): { $goals }
finale-closing-total = { $total } in Hin- und Rückspiel
finale-closing-shoot-out = { $scored } im Elfmeterschießen

# Was man tun kann
finale-do-field = { $card } aufs Feld
finale-do-bench = { $card } auf die Bank
finale-do-drop = Doch nicht { $card }
finale-do-preset = { $preset ->
    [first] Die Aufstellung der allerersten Partie
    [x] Die X-Mannschaft, ihre elf Teuersten auf dem Feld
   *[best] So viel Stärke, wie die Punkte hergeben
}
finale-do-done = Der Kader steht
finale-do-colour = Weiß und { $colour ->
    [purple] Lila
    [yellow] Gelb
    [blue] Blau
   *[red] Rot
}
finale-do-stack = Als Nächste im Stapel: { $tactic }
finale-do-off = { $card } geht raus
finale-do-on = { $card } kommt rein
finale-do-stay = Niemand; wer gehen sollte, bleibt
finale-do-ready = Kein (weiterer) Wechsel
finale-do-play = { $tactic } spielen
finale-do-use = { $card } einsetzen
finale-do-bring = { $card } kommt
finale-do-nobody = Niemand kommt
finale-do-goal = { $card } ins Tor
finale-do-leave = { $card } geht vom Feld
finale-do-lay = { $tactic } legen
finale-do-swap = { $tactic } weglegen
finale-do-keep = Alle Karten behalten
finale-do-shoot = { $card } schießt

# Was gefragt wird
finale-ask-squad = Wer gehört zu deinem Kader?
finale-ask-colour = Welche Farbe spielst du neben Weiß?
finale-ask-stack = Welche Karte ist Nummer { $number } deiner elf?
finale-ask-off = Wen wechselst du aus?
finale-ask-on = Wer kommt für { $footballer }?
finale-ask-play = Welche Karte spielst du?
finale-ask-use = { $slot ->
    [keeper] Wer spielt im Tor?
    [defence] Wer spielt in der Abwehr?
    [midfield] Wer spielt im Mittelfeld?
    [attack] Wer spielt im Sturm?
    [again] Wer aus dem Aufbau macht im Abschluss weiter?
   *[any] Wer spielt? Jeder außer dem Torwart.
} { $action ->
    [build] (Aufbau)
   *[finish] (Abschluss)
}
finale-ask-bring = Wer kommt für den Verletzten?
finale-ask-goal = Dein Torwart ist weg. Wer geht ins Tor?
finale-ask-leave = Rot kostet einen Fußballer. Wer geht vom Feld?
finale-ask-lay = Welche Karte für den nächsten Angriff?
finale-ask-swap = Legst du eine Karte weg und ziehst eine andere?
finale-ask-shoot = Wer ist Schütze Nummer { $number }?
finale-help-squad = Elf aufs Feld, vier auf die Bank, höchstens { $budget } Punkte, ein Torwart auf dem Feld. Mehrere Namen in einer Zeile gehen: feld klauball klopper granit, bank joker (finale R4–R6).
finale-help-colour = Dein Stapel ist Weiß und eine weitere Farbe. Lila ist für alle, Gelb setzt auf die Abwehr, Blau auf das Mittelfeld, Rot auf den Sturm. Alle Karten mit dem, was sie brauchen, den Buchstaben und Zeichen (finale R3, R10, E28):
finale-help-stack = Zwei 5er, zwei 4er, zwei 3er, vier 2er, eine 1. Die ersten drei sind deine Hand, die anderen kommen in dieser Reihenfolge (finale R47).
finale-help-off = Drei Auswechslungen in der ganzen Partie, nur zwischen den Abschnitten. Sag, wer geht, dann, wer kommt (oder bleibt); mit bereit geht es weiter (finale R42, E36).
finale-help-on = Jemand von der Bank: Torwart für Torwart, Feldspieler für Feldspieler; bleibt nimmt den Wechsel zurück (finale R42, E36).
finale-help-play = Beide Karten werden zugleich aufgedeckt. Die stärkere greift an, so oft, wie sie stärker ist. Die Chancen gelten für einen Angriff mit dieser Karte (finale R12, R13).
finale-help-use = Die Zahl ist die Stärke jetzt › nach dem Drehen; + y r: Verletzung, Gelb, Rot drohen. Die Summe ist die deiner Seite, wenn deine Stärksten die übrigen Plätze füllen; die Chance ist die des Angriffs. beste nimmt die beste Chance des Augenblicks (finale R16–R25).
finale-help-bring = Jetzt oder nie; es zählt nicht zu den drei Auswechslungen (finale R36, E32).
finale-help-goal = Wer ins Tor geht, ist von jetzt an der Torwart (finale R39, E13–E15).
finale-help-leave = Ein Ersatzmann ging ins Tor, also scheidet einer vom Feld aus (finale E13, E15).
finale-help-lay = Diese Karte sagt, wer auf beiden Seiten mitmacht; starke Karten hebst du besser fürs Aufdecken auf (finale R27).
finale-help-swap = Die weggelegte Karte ist aus dem Spiel (finale R28, E29).
finale-help-shoot = Schützen zählen mit ihrer ersten Stärke; Tor nur bei mehr als der Torwart (finale R45, R46).

# Warum ein Zug nicht geht
finale-refused-over = Die Partie ist aus.
finale-refused-chosen-already = Du hast gewählt; die andere Seite noch nicht.
finale-refused-other-is-on = { $seat } ist dran.
finale-refused-not-your-footballer = { $footballer } spielt beim anderen Verein.
finale-refused-choose-squad = Du wählst deinen Kader: feld, bank, weg, vorlage oder fertig.
finale-refused-not-in-squad = { $footballer } ist nicht in deinem Kader.
finale-refused-in-squad = { $footballer } ist schon in deinem Kader.
finale-refused-no-more-steps = Nach { $count } Schritten lässt sich nichts mehr zurücknehmen.
finale-refused-preset-too-dear = Dieser Kader kostet mehr als deine { $budget } Punkte.
finale-refused-squad-incomplete = Der Kader ist nicht vollständig: { $starters } von 11 auf dem Feld, { $reserves } von 4 auf der Bank.
finale-refused-eleven-full = Elf sind schon auf dem Feld.
finale-refused-bench-full = Vier sitzen schon auf der Bank.
finale-refused-one-keeper = Ein Torwart auf dem Feld genügt: { $keeper } ist da.
finale-refused-keeper-needed = Der letzte Platz in der Elf ist für einen Torwart.
finale-refused-over-budget = { $footballer } kostet { $value } der übrigen { $left } Punkte, und der Rest reicht dann nicht für die anderen { $open }.
finale-refused-choose-colour = Wähle eine Farbe: lila, gelb, blau oder rot.
finale-refused-white-anyway = Weiß ist ohnehin in deinem Stapel; wähle eine andere Farbe dazu.
finale-refused-choose-stack = Du ordnest deine Taktik: stapel und eine Karte.
finale-refused-final-anyway = { $tactic } ist die Schlusskarte; sie liegt ohnehin unter dem Stapel.
finale-refused-stacked-already = { $tactic } ist schon in deinem Stapel.
finale-refused-enough-of-strength = Von Stärke { $strength } hast du schon alle erlaubten Karten: { $count }.
finale-refused-choose-changes = Du wechselst aus: raus und ein Name, oder bereit.
finale-refused-off-first = Sag erst, wer vom Feld geht.
finale-refused-not-on-field = { $footballer } ist nicht auf dem Feld.
finale-refused-goes-off-already = { $footballer } geht schon vom Feld.
finale-refused-no-substitutions-left = Du hast keine Auswechslung mehr.
finale-refused-bench-empty = Auf deiner Bank sitzt niemand mehr.
finale-refused-only-keeper-left = Auf deiner Bank sitzen nur noch Torhüter, und die spielen nicht im Feld.
finale-refused-keeper-injury-only = Vereinbart ist: Torhüter werden nicht freiwillig gewechselt.
finale-refused-keeper-for-keeper = Einen Torwart kann nur ein Ersatztorwart ersetzen.
finale-refused-choose-who-comes-on = Sag, wer aufs Feld kommt, oder bleibt.
finale-refused-not-on-bench = { $footballer } sitzt nicht auf deiner Bank.
finale-refused-comes-on-already = { $footballer } kommt schon aufs Feld.
finale-refused-keeper-not-in-field = { $footballer } ist Torwart und spielt nicht im Feld.
finale-refused-choose-card = Wähle eine Karte deiner Hand: spiele und ihr Name.
finale-refused-not-in-hand = Du hast { $tactic } nicht auf der Hand.
finale-refused-final-stays = { $tactic } bleibt auf dem Tisch und gilt, wenn deine Hand leer ist.
finale-refused-choose-footballer = Wähle einen Fußballer für den Platz: mit und ein Name.
finale-refused-used-already = { $footballer } macht schon mit.
finale-refused-carried-over = Der Pfeil verlangt einen aus dem Aufbau; { $footballer } war nicht dabei.
finale-refused-has-chip = { $footballer } war im Aufbau dabei und hat einen Chip.
finale-refused-keeper-not-here = { $footballer } ist der Torwart, und dieser Platz ist nicht für den Torwart.
finale-refused-others-first = { $footballer } gehört nicht zu denen, die hier einspringen dürfen.
finale-refused-wrong-position = { $slot ->
    [keeper] Dieser Platz ist für den Torwart; { $footballer } ist keiner.
    [defence] Dieser Platz ist für die Abwehr; { $footballer } spielt nicht dort.
    [midfield] Dieser Platz ist für das Mittelfeld; { $footballer } spielt nicht dort.
   *[attack] Dieser Platz ist für den Sturm; { $footballer } spielt nicht dort.
}
finale-refused-bring-or-nobody = Jemand ist verletzt: bring und ein Name, oder niemand.
finale-refused-must-go-in-goal = Dein Torwart ist weg: tor und ein Name.
finale-refused-not-in-team = { $footballer } ist weder auf dem Feld noch auf der Bank.
finale-refused-reserve-keeper-first = Auf der Bank sitzt ein Ersatztorwart; { $footballer } geht nicht ins Tor.
finale-refused-bench-first = Jemand von der Bank muss ins Tor, nicht { $footballer }.
finale-refused-must-leave = Rot kostet einen Fußballer: geht und ein Name.
finale-refused-keeper-stays = { $footballer } ist jetzt der Torwart und bleibt.
finale-refused-must-lay = Der nächste Angriff braucht eine Karte: lege und ihr Name.
finale-refused-swap-or-keep = Sag ablegen und eine Karte, oder behalten.
finale-refused-choose-shooter = Wähle einen Schützen: schießt und ein Name.
finale-refused-shoots-already = { $footballer } steht schon auf der Liste.
finale-refused-has-shot = { $footballer } hat geschossen; erst kommen die anderen.
finale-refused-keeper-does-not-shoot = { $footballer } ist der Torwart und schießt nicht.
finale-refused-not-among-shooters = { $footballer } war am Ende nicht auf dem Feld.

# Der Tisch. Die Buchstaben stehen für Tor, Abwehr, Mittelfeld, Sturm, jeden, einen aus dem Aufbau.
finale-letters = TAMS?^
finale-bench = Bank
finale-subs = (Wechsel { $count })
finale-before = vor dem Anpfiff
finale-minute = { $minute }. Minute
finale-penalties = Elfmeterschießen
finale-status-calm = Stärke jetzt›nach dem Drehen · + y r Verletzung, Gelb, Rot drohen · ▪ verwarnt
finale-status-next = { $attacks ->
    [one] { $club } greift noch einmal an, zuletzt in diesem Abschnitt.
   *[other] { $club } greift weiter an; noch { $attacks } Angriffe.
}
finale-status-action = { $counter ->
    [yes] Konter: { $club }
   *[no] Angriff: { $club }
}, { $action ->
    [build] Aufbau
   *[finish] Abschluss
} { $sum1 } : { $sum2 }{ $bonus ->
    [0] {""}
   *[other] {", "}Bonus { $bonus }
} · { $attacks ->
    [0] letzter Angriff
    [one] noch { $attacks } Angriff
   *[other] noch { $attacks } Angriffe
}
finale-open = { $club } spielt
finale-areas = { $build } → { $finish }
finale-hand = Deine Hand
finale-stack = + { $count } im Stapel
finale-stacked = In dieser Reihenfolge:
finale-squad-title = { $club }: dein Kader
finale-squad-legend = ● Feld ○ Bank · Punkte, Stärken der Reihe nach · + verletzt, y Gelb, r Rot
finale-squad-status = Feld { $field }/{ $eleven } ({ $formation }) · Bank { $bench }/{ $reserves } · { $spent } Punkte vergeben, { $left } übrig
finale-squad-hint = Oder mehreres in einer Zeile: feld NAME NAME …, bank NAME …, weg NAME, fertig
finale-now = Stärke
finale-total = Summe
finale-build = Aufbau
finale-finish = Abschluss
finale-goal-chance = Tor
finale-build-against = ihr Aufbau
finale-finish-against = ihr Tor
finale-goal-chance-against = ihr Tor
finale-slots = Plätze
finale-slots-legend = Plätze Angriff:Abwehr, Aufbau → Abschluss · T A M S · ? Feldspieler · ^ nochmal
finale-star = * tippe beste
finale-white-anyway = Weiß, das in jedem Stapel ist
finale-percent = { NUMBER($percent, maximumFractionDigits: 0) } %

# Die Karten in Listen.
finale-cards-type = zum Tippen
finale-cards-tactic = Karte
finale-cards-meaning = auf Deutsch
finale-cards-strength = Stärke
finale-cards-name = Name
finale-cards-position = Position
finale-cards-points = Punkte
finale-cards-strengths = Stärken
finale-cards-tactics = Aufbau und Abschluss nennen die Plätze, vor dem Doppelpunkt die des Angriffs, danach die der Gegenseite: T Torwart, A Abwehr, M Mittelfeld, S Sturm, ? jeder außer dem Torwart, ^ einer von denen, die im Aufbau dabei waren. Eine Karte ohne Aufbau (–) geht gleich zum Abschluss. Die stärkere Karte greift an, so oft, wie sie stärker ist.
finale-cards-clubs = Die vier Stärken stehen in der Folge der Einsätze: Jede Aktion dreht einen Fußballer zur nächsten weiter, und nach der vierten ist wieder die erste oben. Ein Zeichen hinter einer Stärke ist die Gefahr, wenn er mit ihr mitmacht: + Verletzung, y Gelbe Karte, r Rote Karte. X ist die Anfängermannschaft.
finale-colour = { $colour ->
    [white] Weiß
    [purple] Lila
    [yellow] Gelb
    [blue] Blau
   *[red] Rot
}
finale-position = { $position ->
    [keeper] Tor
    [defence] Abwehr
    [midfield] Mittelfeld
   *[attack] Sturm
}
# Die Karten heißen schon deutsch.
finale-meaning = { $tactic ->
   *[other] {""}
}

# Wie Partien enden, in Berichten.
finale-ending-goals = nach sechs Abschnitten entschieden
finale-ending-draw = unentschieden
finale-ending-extra-time = in der Verlängerung entschieden
finale-ending-shoot-out = im Elfmeterschießen entschieden

# Was gezählt wurde.
finale-count-action = Aufbauten und Abschlüsse
finale-count-counter = Konter
finale-count-goal = Tore
finale-count-substitution = Auswechslungen
# Deutsche Wörter für die Züge: wort=zug.
finale-typed = feld=field bank=bench weg=drop mit=use setze=use einsetzen=use raus=off rein=on bring=bring bringe=bring tor=goal geht=leave schießt=shoot schiesst=shoot spiele=play spielen=play lege=lay legen=lay ablegen=swap weglegen=swap stapel=stack farbe=colour weiß=white lila=purple gelb=yellow blau=blue rot=red vorlage=preset erste=first beste=best fertig=done bereit=ready weiter=ready behalten=keep niemand=nobody bleibt=stay
