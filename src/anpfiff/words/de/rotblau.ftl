# Ereignisse. $me sagt, ob es um den geht, der es liest.
rotblau-deal = { $me ->
    [seat] Vor dir liegen { $cards }.
   *[no] Vor { $seat } liegen { $cards }.
}
rotblau-ready = { $me ->
    [seat] Du bist bereit.
   *[no] { $seat } ist bereit.
}
rotblau-signal = Los!
rotblau-turn = { $me ->
    [seat] Du deckst { $count ->
        [one] eine Karte
       *[other] zwei Karten
    } auf: { $card }.
   *[no] { $seat } deckt { $count ->
        [one] eine Karte
       *[other] zwei Karten
    } auf: { $card }.
}
rotblau-uncover = { $me ->
    [seat] Auf deinem Ablagestapel liegt jetzt { $card } oben.
   *[no] Auf dem Ablagestapel von { $seat } liegt jetzt { $card } oben.
}
rotblau-refill = { $me ->
    [seat] { $card } füllt die Lücke in deiner Auslage.
   *[no] { $card } füllt die Lücke in der Auslage von { $seat }.
}
rotblau-free = { $me ->
    [seat] Du hast die Hände wieder frei.
   *[no] { $seat } kann wieder spielen.
}
rotblau-gather = { $me ->
    [seat] Du nimmst deine Karten auf und mischst.
   *[no] { $seat } nimmt alle Karten auf und mischt.
}
rotblau-display = { $me ->
    [seat] Du legst { $cards } aus.
   *[no] { $seat } legt { $cards } aus.
}
rotblau-kick-off = { $me ->
    [seat] Anstoß! Du bringst { $card }.
   *[no] Anstoß! { $seat } bringt { $card }.
}
rotblau-pass = { $me ->
    [seat] Du passt zu { $card }.
   *[no] { $seat } passt zu { $card }.
}
rotblau-tackle = { $me ->
    [seat] Du eroberst den Ball mit { $card }!
   *[no] { $seat } erobert den Ball mit { $card }!
}
rotblau-action = { $me ->
    [seat] Du spielst { $card }: Niemand hat den Ball.
   *[no] { $seat } spielt { $card }: Niemand hat den Ball.
}
rotblau-answer = { $me ->
    [seat] Du holst den Ball mit { $card }!
   *[no] { $seat } holt den Ball mit { $card }!
}
rotblau-back = { $me ->
    [seat] { $card } passt nicht und kommt zu dir zurück ({ $rule }).
   *[no] { $card } passt nicht und geht an { $seat } zurück ({ $rule }).
}
rotblau-book = { $me ->
    [seat] Du zeigst { $victim } die Gelbe Karte!
   *[no] { $seat } zeigt { $victim } die Gelbe Karte!
}
rotblau-book-you = { $seat } zeigt dir die Gelbe Karte: Alle deine Karten werden gemischt!
rotblau-goal = { $me ->
    [seat] TOR! Du triffst mit { $card }: { $goals1 }:{ $goals2 }.
   *[no] TOR! { $seat } trifft mit { $card }: { $goals1 }:{ $goals2 }.
}
rotblau-void = Auf { $card } kann niemand mehr legen: Die Runde zählt nicht.
rotblau-end = Abpfiff: Rot { $goals1 }, Blau { $goals2 }.

# Was man tun kann
rotblau-do-tick = Die Zeit vergehen lassen
rotblau-do-ready = Sagen, dass du bereit bist
rotblau-do-turn = Zwei Karten aufdecken; ist der Handstapel leer, alle Karten aufnehmen
rotblau-do-play = { $place ->
    [top] Die oberste Karte deines Ablagestapels in die Mitte legen
   *[other] Karte { $place } deiner Auslage in die Mitte legen
}
rotblau-do-book = { $place ->
    [top] Die Gelbe Karte vom Ablagestapel vor { $seat } legen
   *[other] Die Gelbe Karte von Platz { $place } vor { $seat } legen
}

# Warum ein Zug nicht geht
rotblau-refused-over = Das Spiel ist aus.
rotblau-refused-wait-for-signal = Warte auf das Zeichen.
rotblau-refused-in-play = Das Zeichen kam schon längst: Spiel!
rotblau-refused-hands-full = Du nimmst noch deine Karten auf und mischst.
rotblau-refused-locked = Du hast eine falsche Karte gelegt und musst einen Moment warten.
rotblau-refused-no-cards = Du hast gerade keine Karten; in der nächsten Runde bekommst du wieder welche.
rotblau-refused-nothing-to-turn = Alle deine Karten liegen in der Auslage: Es gibt nichts aufzudecken.
rotblau-refused-no-such-place = Deine Auslage hat nur { $width } Plätze.
rotblau-refused-place-empty = Dort liegt keine Karte.
rotblau-refused-pile-empty = Dein Ablagestapel ist leer.
rotblau-refused-no-yellow = Dort liegt keine Gelbe Karte.
rotblau-refused-no-opponent = Gelbe Karten sind für Gegner.

# Der Tisch
rotblau-ending-goals = drei Tore
