# What it is, and what can be agreed on.
alarm-title = Fußball-Alarm
alarm-about = Sammle gleiche Fußballer, bevor alle sieben gefoult sind. 2–4 Personen, 20 Minuten.
alarm-option-die = wie viele Würfelseiten Karte, Fragezeichen, Blitz zeigen
alarm-option-start = wer beginnt: ein Sitz, oder das Los entscheidet
alarm-option-whistle = ob die gefoulte Person pfeifen darf (may) oder muss (must)
alarm-option-reshuffle = wann der Ablagestapel gemischt wird: wenn der Nachziehstapel leer ist oder wenn eine Karte gebraucht wird

# Ereignisse. $me nennt den Fakt, der die lesende Person ist, etwa seat oder victim.
alarm-hand = { $me ->
    [seat] Du bekommst { $cards }.
   *[no] { $seat } bekommt fünf Karten.
}
alarm-pile = Sieben Karten bilden den Ablagestapel; oben liegt { $top }.
alarm-roll = { $face ->
    [card] { $me ->
        [seat] Du würfelst eine Karte.
       *[no] { $seat } würfelt eine Karte.
    }
    [question] { $me ->
        [seat] Du würfelst ein Fragezeichen.
       *[no] { $seat } würfelt ein Fragezeichen.
    }
   *[bolt] { $me ->
        [seat] Du würfelst den Blitz: Fußball-Alarm!
       *[no] { $seat } würfelt den Blitz: Fußball-Alarm!
    }
}
alarm-draw = { $me ->
    [seat] Du ziehst { $card }.
   *[no] { $seat } zieht eine Karte.
}
alarm-draw-open = { $seat } zieht { $card }.
alarm-search = { $me ->
    [seat] Du durchstöberst den Ablagestapel: { $cards }.
   *[no] { $seat } durchstöbert den Ablagestapel.
}
alarm-take = { $me ->
    [seat] Du nimmst { $card }; oben liegt { $top }.
   *[no] { $seat } nimmt eine Karte; oben liegt { $top }.
}
alarm-take-open = { $seat } nimmt { $card }.
alarm-discard = { $me ->
    [seat] Du wirfst { $card } ab.
   *[no] { $seat } wirft { $card } ab.
}
alarm-alarm = { $card } wird gefoult: Alarmkarte { $place } von 7.
alarm-steal = { $me ->
    [seat] Du nimmst { $victim } eine Karte aus der Hand: { $card }.
    [victim] { $seat } nimmt dir { $card } aus der Hand!
   *[no] { $seat } nimmt { $victim } eine Karte aus der Hand.
}
alarm-steal-open = { $seat } nimmt { $victim } eine Karte aus der Hand: { $card }.
alarm-whistle = { $me ->
    [seat] Du pfeifst: Gelb für { $thief }!
   *[no] { $seat } pfeift: Gelb für { $thief }!
}
alarm-play-on = { $me ->
    [seat] Du pfeifst nicht.
   *[no] { $seat } pfeift nicht.
}
alarm-reshuffle = Der Nachziehstapel ist leer; der Ablagestapel wird gemischt. Oben liegt { $top }.
alarm-end = { $code ->
    [five] Fünf Gleiche: Das Spiel ist aus.
   *[row] Die siebte Alarmkarte liegt offen: Das Spiel ist aus.
}

# Was man tun kann
alarm-do-discard = { $card } abwerfen
alarm-do-take = { $card } nehmen
alarm-do-draw = Vom Nachziehstapel ziehen
alarm-do-search = Den Ablagestapel durchstöbern
alarm-do-foul = { $seat } foulen
alarm-do-whistle = Pfeifen: Gelbe Karte!
alarm-do-play-on = Weiterspielen lassen

# Was gefragt wird
alarm-ask-discard = Welche Karte wirfst du ab?
alarm-ask-take = Welche Karte nimmst du?
alarm-ask-draw-or-search = Ziehen oder im Ablagestapel stöbern?
alarm-ask-victim = Wen foulst du?
alarm-ask-whistle = Du wurdest gefoult. Pfeifst du?
alarm-help-discard = Du hast eine Karte genommen, also muss eine weg: eine alte oder die neue (alarm R19).
alarm-help-take = Nur du siehst jetzt den ganzen Stapel. Nimm eine Karte; die anderen bleiben (alarm R13, A4).
alarm-help-draw-or-search = Zieh blind, oder sieh den Ablagestapel durch und nimm eine Karte (alarm R13).
alarm-help-victim = Du nimmst eine Karte dieser Person, ohne sie zu sehen (alarm R17.1).
alarm-help-whistle = Die Gelbe Karte läge dann vor der Person, die dich gefoult hat: kein schweres Foul mehr, solange sie dort liegt. Wer sie bisher hatte, ist wieder frei (alarm R17.4, A1).

# Warum ein Zug nicht geht
alarm-refused-over = Das Spiel ist aus.
alarm-refused-not-in-hand = Du hast { $card } nicht auf der Hand.
alarm-refused-must-discard = Erst musst du eine Karte abwerfen.
alarm-refused-not-in-pile = { $card } ist nicht im Ablagestapel.
alarm-refused-must-take = Du durchstöberst den Stapel: Nimm eine seiner Karten.
alarm-refused-draw-or-search = Der Würfel zeigt ein Fragezeichen: ziehen oder stöbern.
alarm-refused-foul-yourself = Dich selbst kannst du nicht foulen.
alarm-refused-choose-victim = Es ist ein Foul: Sag, wem du eine Karte nimmst.
alarm-refused-whistle-or-not = Du wurdest gefoult: pfeifen oder weiterspielen lassen (weiter).
alarm-refused-not-fouled = Nur wer gefoult wurde, darf pfeifen.
alarm-refused-wait-for-whistle = { $seat } wurde gefoult und entscheidet zuerst, ob gepfiffen wird.
alarm-refused-whistle-later = Erst wirft { $seat } eine Karte ab; dann darfst du pfeifen.
alarm-refused-not-your-turn = { $seat } ist am Zug.

# Der Tisch
alarm-row = Alarmreihe
alarm-stock = Nachziehstapel { $count }
alarm-height = Ablagestapel { $count }
alarm-yellow = Gelbe Karte
alarm-nobody = liegt frei
alarm-your-hand = Deine Hand
alarm-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
alarm-ending-five = fünf Gleiche
alarm-ending-row = Alarmreihe vollständig

# Die Karten in einer Liste.
alarm-cards-title = Fußballer
alarm-cards-note = Jeden der sieben Fußballer gibt es siebenmal als Fußballerkarte und einmal als Alarmkarte. Nummer und Zeichen haben im Spiel keine Bedeutung.
alarm-cards-type = zum Tippen
alarm-cards-name = Fußballer
alarm-cards-number = Nummer
alarm-cards-count = Karten
alarm-cards-alarm = Alarmkarten

# Was gezählt wurde.
alarm-count-draw = gezogene Karten
alarm-count-search = gestöbert
alarm-count-steal = anderen genommen
alarm-count-alarm = Fouls
alarm-count-whistle = gepfiffen
# Deutsche Wörter für die Züge: wort=zug; wort= allein darf dabeistehen.
alarm-typed = abwerfen=discard wirf=discard ab= nehmen=take nimm=take ziehen=draw zieh=draw stöbern=search durchstöbern=search foulen=foul foule=foul pfeifen=whistle pfeif=whistle weiter=play-on weiterspielen=play-on

# Der Tisch im Browser
alarm-page-early = früh gefoult: wenig wert
alarm-page-late = spät gefoult: viel wert
alarm-page-fouled = { $card }, gefoult, Platz { $place }
alarm-page-covered = verdeckt, Platz { $place }
alarm-page-top = Ablagestapel, { $count } Karten, oben { $card }
alarm-page-die-card = Der Würfel zeigt eine Karte
alarm-page-die-question = Der Würfel zeigt ein Fragezeichen
alarm-page-die-bolt = Der Würfel zeigt einen Blitz
alarm-page-search = Der Ablagestapel
alarm-page-search-only-you = Nur du siehst ihn. Nimm eine Karte.
alarm-page-whistle = PFIFF!
alarm-page-fouled-you = Du wurdest gefoult!
alarm-page-whistle-later = Erst legt { $name } eine Karte ab, dann darfst du pfeifen (R17.4).
alarm-page-faster = Schneller zeigen
alarm-page-play-on = Weiterspielen
alarm-page-foul = FOUL!
alarm-page-draw = Ziehen
alarm-page-look = Stöbern
alarm-page-draw-or-look = Ziehen oder stöbern?
alarm-page-collection = { $place }. { $count } × { $card }
alarm-page-missed = Das hast du nicht gesehen
alarm-page-missed-on = Weiter
