# What it is, and what can be agreed on.
rotblau-title = Rot gegen Blau
rotblau-about = Zwei Teams, alle gleichzeitig: nach Nummern passen, nach Symbolen den Ball erobern, drei Tore gewinnen. 2–4 Personen, 6 Minuten.
rotblau-option-larger = die Farbe des Teams von A und C, zu dritt ist es das größere
rotblau-option-even = ob ein Tisch zu dritt ausgeglichen wird; sonst ist das größere Team Favorit
rotblau-option-refill = ob der Handstapel oder der Ablagestapel Lücken in der Auslage füllt
rotblau-option-action = ob Aktionskarten von überall zählen oder nur aufgedeckt
rotblau-option-setup = ob eine Karte, die anfangs nicht ausliegen darf, eingemischt oder untergelegt wird
rotblau-option-pair = ob von zwei zusammen aufgedeckten Karten die untere spielbar ist, wenn sie Aktions- oder Gelbe Karte ist
rotblau-option-gather_ms = wie viele Millisekunden Aufnehmen und Mischen dauern
rotblau-option-yellow_ms = wie viele Millisekunden eine Gelbe Karte kostet
rotblau-option-hand_ms = wie viele Millisekunden eine Hand eine Karte trägt, bis sie liegt
rotblau-option-lock_ms = wie viele Millisekunden eine falsche Karte die Hand sperrt
rotblau-option-wrong = ob die Sperre wächst, solange falsche Karten aufeinander folgen, oder gleich bleibt
rotblau-option-late_ms = wie viele Millisekunden nach jemand Schnellerem eine Karte zu spät ist und nicht falsch
rotblau-option-still_ms = nach wie vielen Millisekunden, in denen niemand spielt, die Runde neu beginnt; 0: nie
rotblau-option-break_ms = wie viele Millisekunden der Countdown vor jedem Start dauert

# Ereignisse. $me nennt den Fakt, der die lesende Person ist, etwa seat oder victim.
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
rotblau-lower = { $me ->
    [seat] Unter deiner obersten Karte liegt { $card }.
   *[no] Unter der obersten Karte von { $seat } liegt { $card }.
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
    [seat] Nach { $card } hat niemand gefragt: Die Karte kommt zu dir zurück ({ $rule }).
   *[no] Nach { $card } hat niemand gefragt: Die Karte geht zurück an { $seat } ({ $rule }).
}
rotblau-late = { $me ->
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
rotblau-book = { $me ->
    [seat] Du zeigst { $victim } die Gelbe Karte!
    [victim] { $seat } zeigt dir die Gelbe Karte: Alle deine Karten werden gemischt!
   *[no] { $seat } zeigt { $victim } die Gelbe Karte!
}
rotblau-goal = { $me ->
    [seat] TOR! Du triffst mit { $card }: { $goals1 }:{ $goals2 }.
   *[no] TOR! { $seat } trifft mit { $card }: { $goals1 }:{ $goals2 }.
}
rotblau-void = { $rule ->
    [D31] Niemand spielt weiter: Die Runde zählt nicht.
   *[other] Auf { $card } kann niemand mehr legen: Die Runde zählt nicht.
}
rotblau-end = Abpfiff: Rot { $goals1 }, Blau { $goals2 }.

# Was man tun kann
rotblau-do-tick = Die Zeit vergehen lassen
rotblau-do-ready = Sagen, dass du bereit bist
rotblau-do-turn = Zwei Karten aufdecken; ist der Handstapel leer, alle Karten aufnehmen
rotblau-do-play = { $place ->
    [top] Die oberste Karte deines Ablagestapels in die Mitte legen
    [under] Die Karte unter der obersten deines Ablagestapels in die Mitte legen
   *[other] Karte { $place } deiner Auslage in die Mitte legen
}
rotblau-do-book = { $place ->
    [top] Die Gelbe Karte vom Ablagestapel vor { $seat } legen
    [under] Die Gelbe Karte unter der obersten deines Ablagestapels vor { $seat } legen
   *[other] Die Gelbe Karte von Platz { $place } vor { $seat } legen
}

# Warum ein Zug nicht geht
rotblau-refused-over = Das Spiel ist aus.
rotblau-refused-wait-for-signal = Warte auf das Zeichen.
rotblau-refused-in-play = Das Zeichen kam schon längst: Spiel!
rotblau-refused-hand-carries = Deine Hand ist noch unterwegs: In { $ms } ms ist sie frei.
rotblau-refused-hands-full = Du nimmst noch deine Karten auf und mischst.
rotblau-refused-locked = Du hast eine falsche Karte gelegt und musst einen Moment warten.
rotblau-refused-no-cards = Du hast gerade keine Karten; in der nächsten Runde bekommst du wieder welche.
rotblau-refused-nothing-to-turn = Alle deine Karten liegen in der Auslage: Es gibt nichts aufzudecken.
rotblau-refused-no-such-place = Deine Auslage hat nur { $width ->
    [one] einen Platz
   *[other] { $width } Plätze
}.
rotblau-refused-place-empty = Dort liegt keine Karte.
rotblau-refused-pile-empty = Dein Ablagestapel ist leer.
rotblau-refused-covered = Unter deiner obersten Karte liegt keine zugleich aufgedeckte Aktions- oder Gelbe Karte.
rotblau-refused-no-yellow = Dort liegt keine Gelbe Karte.
rotblau-refused-no-opponent = Gelbe Karten sind für Gegner.

# Der Tisch
rotblau-ending-goals = drei Tore

# The table of a race, and its keys.
rotblau-board-ball-nobody = niemand hat den Ball
rotblau-board-first-four = Die erste { $number } stößt an
rotblau-board-symbol-ball = Ball
rotblau-board-symbol-cup = Pokal
rotblau-board-symbol-boot = Schuh
rotblau-board-symbol-flag = Fahne
rotblau-board-symbol-whistle = Pfeife
rotblau-board-symbol-gloves = Handschuh
rotblau-board-counterplay = { " " }KONTER{ " " }
rotblau-board-goal-kick = { " " }ABSCHLAG{ " " }
rotblau-board-yellow-face = GELBE KARTE
rotblau-board-yellow-card = Du hast eine Gelbe Karte: y
rotblau-board-book-whom = Gelbe Karte vor wen? { $seats }
rotblau-board-lower = Unter deiner obersten Karte liegt { $card }: { $key }
rotblau-board-take-up = Handstapel leer: Leertaste nimmt alle deine Karten auf
rotblau-board-yellow-middle = Eine Gelbe Karte kommt vor einen Gegner (Taste y), nicht in die Mitte
rotblau-board-action-early = Vor dem Anstoß gibt es nichts, worauf eine Aktionskarte liegen könnte
rotblau-board-action-turned = An diesem Tisch zählt eine Aktionskarte nur vom Ablagestapel
rotblau-board-deck = Hand
rotblau-board-discard = Ablage
rotblau-keys = 1–4 Auslage   t Ablage   Leertaste zwei   y Gelb   p Pause   ? Hilfe
rotblau-help =
    1 2 3 4     diese Karte deiner Auslage in die Mitte legen
    t oder q    oberste Karte deines Ablagestapels legen
    u           Aktionskarte darunter legen (wo vereinbart)
    Leertaste   zwei Karten aufdecken; Handstapel leer: alles aufnehmen
    y           Gelbe Karte vor einen Gegner legen (dann sein Sitz: b)
    Enter       bereit sein, vor dem Anpfiff
    p ?         Pause und diese Hilfe

    Alle spielen gleichzeitig. Eine 4 stößt an. Das Team am Ball sucht,
    wem die oberste Karte zuspielt (→), das andere eine Karte mit dem
    gleichen Symbol. Eine Aktionskarte darf auf alles: dann suchen
    beide, was sie zeigt. Eine Torkarte zählt, wenn ihr Fußballer
    gesucht wird. Drei Tore gewinnen.
    Deine Hand trägt eine Karte auf einmal (»), und sie zählt, wenn sie
    liegt; die nächste Taste wartet (…). Eine falsche Karte sperrt die
    Hand, immer länger, je mehr folgen; zu spät kommen kostet nichts.
rotblau-ask-ready = Bist du bereit?
rotblau-ask-play = Lege, was gesucht ist, oder decke zwei Karten auf.

# Die Karten in Listen.
rotblau-cards-note = 7♪ ist eine Karte, auf der dieser Fußballer der 7 zuspielt und eine Pfeife zeigt; wer vom anderen Team eine Pfeife hat, erobert den Ball. Die Symbole: { $symbols }. Torkarten haben keins.
rotblau-cards-counterplay = Konterspiel
rotblau-cards-goal-kick = Abschlag
rotblau-cards-yellow = Gelbe Karte

# Was gezählt wurde.
rotblau-count-pass = Pässe
rotblau-count-tackle = Ballgewinne
rotblau-count-action = Aktionskarten
rotblau-count-book = gezeigte Gelbe Karten
rotblau-count-goal = Tore
rotblau-count-back = falsche Karten
rotblau-count-late = zu späte Karten
