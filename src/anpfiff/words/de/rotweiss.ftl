# What it is, and what can be agreed on.
rotweiss-title = Rot gegen Weiß
rotweiss-about = Zwei Teams, alle zugleich: Finde den, der gerade gesucht wird. Wer zuerst fünf Tore hat, gewinnt. 2–8 Personen, 5–10 Minuten.
rotweiss-option-larger = die Farbe des Teams von A, C, E und G; bei ungerader Zahl ist es das größere
rotweiss-option-even = ob ungerade Tische ausgeglichen werden; sonst ist das größere Team Favorit
rotweiss-option-gather_ms = wie viele Millisekunden Einsammeln und Mischen dauern
rotweiss-option-hand_ms = wie viele Millisekunden eine Hand eine Karte trägt, bis sie liegt
rotweiss-option-lock_ms = wie viele Millisekunden eine falsche Karte die Hand sperrt
rotweiss-option-wrong = ob die Sperre wächst, solange falsche Karten aufeinander folgen, oder gleich bleibt
rotweiss-option-late_ms = wie viele Millisekunden nach jemand Schnellerem eine Karte zu spät ist und nicht falsch
rotweiss-option-still_ms = nach wie vielen Millisekunden, in denen niemand spielt, der Ball im Aus ist; 0: nie
rotweiss-option-break_ms = wie viele Millisekunden vor jedem Start heruntergezählt wird
rotweiss-option-vote = ob alle gemeinsam auf Aus entscheiden dürfen

# Ereignisse. $me nennt den Fakt, der die lesende Person ist: seat, oder no.
rotweiss-deal = { $height ->
    [0] Die Karten sind verteilt. Warte auf das Zeichen!
   *[other] Die Karten sind neu verteilt, eine bleibt in der Mitte. Warte auf das Zeichen!
}
rotweiss-ready = { $me ->
    [seat] Du bist bereit.
   *[no] { $seat } ist bereit.
}
rotweiss-signal = Los geht’s!
rotweiss-turn = { $me ->
    [seat] Du deckst { $card } auf.
   *[no] { $seat } deckt { $card } auf.
}
rotweiss-kick-off = { $me ->
    [seat] Anstoß! Von dir kommt { $card } in die Mitte.
   *[no] Anstoß! Von { $seat } kommt { $card } in die Mitte.
}
rotweiss-pass = { $me ->
    [seat] Du gibst ab an { $card }.
   *[no] { $seat } gibt ab an { $card }.
}
rotweiss-tackle = { $me ->
    [seat] Du holst dir den Ball mit { $card }!
   *[no] { $seat } holt sich den Ball mit { $card }!
}
rotweiss-back = { $me ->
    [seat] Nach { $card } hat niemand gefragt: Die Karte kommt zu dir zurück.
   *[no] Nach { $card } hat niemand gefragt: Die Karte geht zurück an { $seat }.
}
rotweiss-late = { $me ->
    [seat] { $ms ->
        [0] Gleichauf mit { $faster }, und das Los war gegen dich: { $card } kommt zu dir zurück.
       *[other] { $faster } war { $ms } ms schneller: { $card } kommt zu dir zurück.
    }
    [faster] { $ms ->
        [0] Gleichauf mit { $seat }, und das Los war für dich: { $card } geht zurück.
       *[other] Du warst { $ms } ms schneller als { $seat }: { $card } geht zurück.
    }
   *[no] { $ms ->
        [0] Gleichauf mit { $faster }, und das Los war gegen { $seat }: { $card } geht zurück.
       *[other] { $faster } war { $ms } ms schneller: { $card } geht zurück an { $seat }.
    }
}
rotweiss-gather = { $me ->
    [seat] Du sammelst deine Karten ein und mischst.
   *[no] { $seat } sammelt alle Karten ein und mischt.
}
rotweiss-free = { $me ->
    [seat] Du hast die Hände wieder frei.
   *[no] { $seat } kann wieder spielen.
}
rotweiss-goal = { $me ->
    [seat] TOR! Du triffst mit { $card }: { $goals1 }:{ $goals2 }.
   *[no] TOR! { $seat } trifft mit { $card }: { $goals1 }:{ $goals2 }.
}
rotweiss-vote = { $me ->
    [seat] Du willst auf Aus entscheiden.
   *[no] { $seat } will auf Aus entscheiden.
}
rotweiss-out = { $rule ->
    [B22] Niemand spielt weiter: Aus! Alle nehmen ihre Karten auf und legen eine neue Reihe.
    [B10] Aus, wie alle es wollen! { $card } bleibt in der Mitte, alle anderen Karten gehen zurück.
   *[other] Aus! { $card } bleibt in der Mitte, alle anderen Karten gehen zurück.
}
rotweiss-end = Abpfiff: Rot { $goals1 }, Weiß { $goals2 }.

# Was man tun kann
rotweiss-do-tick = Die Zeit vergehen lassen
rotweiss-do-ready = Sagen, dass du bereit bist
rotweiss-do-turn = Eine Karte auf Stapel { $place } aufdecken
rotweiss-do-lay = Die Karte von Stapel { $place } in die Mitte legen
rotweiss-do-gather = Deine Karten einsammeln
rotweiss-do-out = Für Aus stimmen

# Warum ein Zug nicht geht
rotweiss-refused-over = Das Spiel ist aus.
rotweiss-refused-wait-for-signal = Warte auf das Zeichen.
rotweiss-refused-in-play = Das Zeichen ist längst gegeben: Spiel!
rotweiss-refused-no-vote = An diesem Tisch wird über Aus nicht abgestimmt.
rotweiss-refused-voted = Du hast schon abgestimmt.
rotweiss-refused-row-first = Leg erst deine Reihe aus: Als Nächstes kommt Platz { $place }.
rotweiss-refused-no-such-place = Deine Reihe hat nur { $width ->
    [one] einen Platz
   *[other] { $width } Plätze
}.
rotweiss-refused-stack-empty = Dein Stapel ist leer: Sammle deine Karten ein.
rotweiss-refused-stack-left = Einsammeln darfst du mit leerem Stapel; noch hat er { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}.
rotweiss-refused-no-ball = Noch ist kein Ball in der Mitte: Der erste Torwart bringt ihn.
rotweiss-refused-place-empty = Dort liegt keine Karte.
rotweiss-refused-no-cards = Du hast gerade keine Karten; nach einem Tor oder bei Aus bekommst du welche.
rotweiss-refused-hand-carries = Deine Hand ist noch unterwegs: In { $ms } ms ist sie frei.
rotweiss-refused-hands-full = Du sammelst noch deine Karten ein.
rotweiss-refused-locked = Du hast eine falsche Karte gelegt und musst kurz warten.

# Der Tisch
rotweiss-ending-goals = fünf Tore

# The table of a race, and its keys.
rotweiss-board-first-keeper = Der erste Torwart stößt an
rotweiss-board-gather = g nehmen
rotweiss-ask-row = Leg deine Reihe: Leertaste
rotweiss-keys = 1–4 ▲ Mitte   q w e r ▼ aufdecken   Leertaste weiter   p Pause   ? Hilfe
rotweiss-help =
    1 2 3 4     oberste Karte dieses Platzes in die Mitte legen
    q w e r     nächste Karte des Stapels auf diesen Platz decken
    Leertaste   auf den niedrigsten Platz decken; Stapel leer: aufnehmen
    g           Karten aufnehmen, wenn der Stapel leer ist
    Enter       bereit sein, vor dem Anpfiff
    o           für Aus stimmen (wo das vereinbart ist)
    p ?         Pause und diese Hilfe

    Alle spielen gleichzeitig. Leg zuerst deine Reihe. Der erste
    aufgedeckte Torwart kommt in die Mitte. Dann leg als Erster den, der
    auf der obersten Karte für dein Team genannt ist. Eine Karte mit
    TOR! zählt, wenn ihr Fußballer gesucht wird. Fünf Tore gewinnen.

    Deine Hand trägt eine Karte auf einmal (»), und sie zählt, wenn sie
    liegt; die nächste Taste wartet (…). Eine falsche Karte sperrt die
    Hand, immer länger, je mehr folgen; zu spät kommen kostet nichts.
rotweiss-ask-ready = Bist du bereit?
rotweiss-ask-play = Lege den, der gesucht ist, oder decke die nächste Karte auf.
rotweiss-cards-note = 2,3/7 ist eine Karte, auf der dieser Fußballer den Ball hat, seine Mitspieler 2 und 3 anspielbar sind und der Gegner 7 den Ball wegschnappen kann. Auf Torkarten steht sonst niemand.

# Was gezählt wurde.
rotweiss-count-pass = Pässe
rotweiss-count-tackle = Ballgewinne
rotweiss-count-goal = Tore
rotweiss-count-back = falsche Karten
rotweiss-count-late = zu späte Karten

# Der Tisch im Browser
rotweiss-page-red = Rot
rotweiss-page-white = Weiß
rotweiss-page-score = Rot { $red }, Weiß { $white }
rotweiss-page-red-asks = Rot ruft
rotweiss-page-white-asks = Weiß ruft
rotweiss-page-goal-card = TOR!
rotweiss-page-shout = TOOOR!
rotweiss-page-scores = { $name } trifft zum { $red } : { $white }
rotweiss-page-laid-by = gelegt von { $name }
rotweiss-page-gather = einsammeln
rotweiss-page-asks = Rot ruft { $red }. Weiß ruft { $white }.
rotweiss-page-out = Aus?
rotweiss-page-red-wins = Rot gewinnt { $red } : { $white }
rotweiss-page-white-wins = Weiß gewinnt { $white } : { $red }
