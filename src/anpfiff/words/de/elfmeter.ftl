# Ereignisse. $me sagt, ob die lesende Person selbst handelt.
elfmeter-kick-off = { $me ->
    [seat] Anstoß! Du greifst an. So viele Anstoßkarten hast du noch: { $left }.
   *[no] Anstoß! { $seat } greift an. Anstoßkarten übrig: { $left }.
}
elfmeter-ready = { $me ->
    [seat] Du bist bereit.
   *[no] { $seat } ist bereit.
}
elfmeter-signal = Los geht’s!
elfmeter-pass = { $me ->
    [seat] Du legst { $card }, Karte { $place } von 3.
   *[no] { $seat } legt { $card }, Karte { $place } von 3.
}
elfmeter-tackle = { $me ->
    [seat] Du holst dir den Ball mit { $card }! Jetzt greifst du an.
   *[no] { $seat } holt sich den Ball mit { $card } und greift jetzt an!
}
elfmeter-back = { $rule ->
    [R9] { $me ->
        [seat] { $card } passt nicht und kommt zurück in deinen Stapel.
       *[no] { $card } passt nicht und geht zurück an { $seat }.
    }
   *[other] { $me ->
        [seat] { $card } hält den Ball nicht auf: Die Karte ist verspielt.
       *[no] { $seat } wirft { $card }, das hält den Ball nicht auf.
    }
}
elfmeter-miss = { $me ->
    [seat] { $card } landet neben der Schachtel: Die Karte ist verspielt.
   *[no] { $seat } wirft { $card } neben die Schachtel.
}
elfmeter-breath = { $me ->
    [seat] Dir geht die Luft nicht aus: Mit einer Karte deines Stapels geht es weiter.
   *[no] { $seat } schnauft, hat aber noch Luft.
}
elfmeter-out = { $me ->
    [seat] Dir geht die Luft aus. Die Anstoßkarte ist aus dem Spiel.
   *[no] { $seat } geht die Luft aus. Die Anstoßkarte ist aus dem Spiel.
}
elfmeter-fault = { $me ->
    [seat] Deine Karte { $place } hat nicht gepasst: Du verlierst den Ball.
   *[no] Karte { $place } hat nicht gepasst: { $seat } verliert den Ball.
}
elfmeter-penalty = { $me ->
    [seat] Drei Karten, die passen: Elfmeter für dich!
   *[no] Drei Karten, die passen: Elfmeter für { $seat }!
}
elfmeter-lot = { $me ->
    [seat] Deine Zeit ist um: Das Los wählt für dich.
   *[no] Die Zeit ist um: Das Los wählt für { $seat }.
}
elfmeter-shot = { $me ->
    [seat] Du schießt mit { $card }; der Torwart hechtet mit { $dive }.
   *[no] { $seat } schießt mit { $card }; der Torwart hechtet mit { $dive }.
}
elfmeter-save = { $me ->
    [seat] Gehalten! Dein Torwart hat den Ball, die Anstoßkarte ist aus dem Spiel.
   *[no] Gehalten! Der Torwart von { $seat } hat den Ball, die Anstoßkarte ist aus dem Spiel.
}
elfmeter-goal = { $me ->
    [seat] TOR! Du triffst: Gelb { $goals1 }, Blau { $goals2 }.
   *[no] TOR! { $seat } trifft: Gelb { $goals1 }, Blau { $goals2 }.
}
elfmeter-end = { $code ->
    [kick-offs] Abpfiff: Gelb { $goals1 }, Blau { $goals2 }. Die Anstoßkarten entscheiden.
    [draw] Abpfiff: Gelb { $goals1 }, Blau { $goals2 }. Unentschieden.
   *[goals] Abpfiff: Gelb { $goals1 }, Blau { $goals2 }.
}

# Was man tun kann
elfmeter-do-tick = Die Zeit vergehen lassen
elfmeter-do-ready = Sagen, dass du bereit bist
elfmeter-do-breathless = Sagen, dass keine deiner Karten passt
elfmeter-do-play = { $card } spielen

# Warum ein Zug nicht geht
elfmeter-refused-over = Das Spiel ist aus.
elfmeter-refused-wait-for-signal = Warte auf das Zeichen.
elfmeter-refused-late = Gerade läuft kein Angriff: Die Karte bleibt in deinem Stapel. Warte auf das Zeichen.
elfmeter-refused-in-play = Das Zeichen ist längst gegeben: Spiel!
elfmeter-refused-not-in-stack = { $card } ist in dieser Runde nicht in deinem Stapel.
elfmeter-refused-choose-a-card = Es ist Elfmeter: Such dir eine Karte aus.
elfmeter-refused-not-attacker = Nur wer angreift, kann außer Atem sein.
elfmeter-refused-chosen = Du hast deine Karte schon gewählt.
elfmeter-refused-hands-full = Du nimmst noch deine Karten auf und mischst.
elfmeter-refused-no-cards = Dein Stapel ist leer, bis die Runde vorbei ist.

# Der Tisch
elfmeter-ending-goals = mehr Tore
elfmeter-ending-kick-offs = mehr Anstoßkarten übrig
elfmeter-ending-draw = unentschieden
