# Das Terminal der Rennen: was auf dem Tisch liegt und was die Tasten tun.

race-red = Rot
race-white = Weiß
race-blue = Blau
race-yellow = Gelb
race-wants-red = ROT SUCHT
race-wants-white = WEISS SUCHT
race-wants-blue = BLAU SUCHT
race-ball-red = Rot hat den Ball
race-ball-white = Weiß hat den Ball
race-ball-blue = Blau hat den Ball
race-no-ball = Noch kein Ball
race-first-keeper = Der erste Torwart stößt an
race-height = { $count ->
    [one] { $count } Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
race-stack = Stapel { $count }
race-open = offen
race-empty = leer
race-goal-card = { " " }TOR!{ " " }
race-space = Leertaste
race-gather = g nehmen
race-busy = nimmt auf
race-is-ready = bereit
race-small = Zu klein: mindestens { $columns } × { $lines }.

race-signal-in = { $ready ->
    [none] Anpfiff in { $seconds } s
    [yes] Du bist bereit. Anpfiff in { $seconds } s
   *[no] Anpfiff in { $seconds } s · Enter: Ich bin bereit
}
race-hands-full = Deine Hände sind noch { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s voll
race-lay-row = Leg deine Reihe: Leertaste
race-not-wanted = { $card } wird nicht gesucht. Dein Team darf legen: { $wanted }
race-drawn = Unentschieden!
race-winners = { $names } gewinnen!

race-ball-nobody = niemand hat den Ball
race-first-four = Die erste { $number } stößt an
race-symbol-ball = Ball
race-symbol-cup = Pokal
race-symbol-boot = Schuh
race-symbol-flag = Fahne
race-symbol-whistle = Pfeife
race-symbol-gloves = Handschuh
race-counterplay = { " " }KONTER{ " " }
race-goal-kick = { " " }ABSCHLAG{ " " }
race-yellow-face = GELBE KARTE
race-yellow-card = Du hast eine gelbe Karte: y
race-book-whom = Gelbe Karte vor wen? { $seats }
race-take-up = Nachziehstapel leer: Leertaste nimmt alle deine Karten auf
race-yellow-middle = Eine gelbe Karte kommt vor einen Gegner (Taste y), nicht in die Mitte
race-action-early = Vor dem Anstoß gibt es nichts, worauf eine Aktionskarte liegen könnte
race-action-turned = An diesem Tisch zählt eine Aktionskarte nur vom Ablagestapel

race-attacks = { " " }ANGRIFF{ " " }
race-defends = ABWEHR
race-deck = Hand
race-discard = Ablage
race-left = Stapel { $stack } · Anstoßkarten { $kick_offs }
race-attack-card = Angriff { $place }
race-defence-card = Abwehr
race-thrown-tackle = abgefangen!
race-thrown-back = passte nicht
race-thrown-miss = daneben
race-covered = Stapel verdeckt
race-corner-left = links
race-corner-middle = Mitte
race-corner-right = rechts
race-penalty-wait = Elfmeter! { $seconds } s
race-penalty-choose = Elfmeter! { $role ->
    [attack] Wohin schießt du?
   *[defence] Wohin hechtet dein Torwart?
} 1 links · 2 Mitte · 3 rechts ({ $seconds } s)
race-breath = In { $seconds } s ist der Angreifer außer Puste
race-first-card = { $role ->
    [attack] Du greifst an: wirf irgendeine Karte zum Anfang
   *[defence] Du verteidigst: warte auf den ersten Ball
}
race-find = { $role ->
    [attack] Such einen Feldspieler in Feld { $field }
   *[defence] Such einen Abwehrspieler in Feld { $field }
}
race-wrong-field = { $role ->
    [attack] Kein Spieler der Karte steht in Feld { $field }, wo der Ball ist
   *[defence] Kein Abwehrspieler der Karte steht in Feld { $field }, wo der Ball ist
}
race-no-attack = Noch ist kein Ball da, der abzufangen wäre

race-begin = Mit Enter beginnt die Partie.
race-paused = Pause. Weiter mit Enter.
race-leave = Enter beendet.
race-more = Alle Regeln: anpfiff rules { $game } · Strg-Q speichert und beendet
race-running = × { $speed }
race-stopped = × { $speed } · angehalten

race-keys-rotweiss = 1–4 ▲ Mitte   q w e r ▼ aufdecken   Leertaste weiter   p Pause   ? Hilfe
race-help-rotweiss =
    1 2 3 4     oberste Karte dieses Platzes in die Mitte legen
    q w e r     nächste Karte des Stapels auf diesen Platz decken
    Leertaste   auf den niedrigsten Platz decken; Stapel leer: aufnehmen
    g           Karten aufnehmen, wenn der Stapel leer ist
    Enter       bereit sein, vor dem Anpfiff
    o           Ball im Aus (wo Abstimmen vereinbart ist)
    p ?         Pause und diese Seite

    Alle spielen gleichzeitig. Leg zuerst deine Reihe. Der erste
    aufgedeckte Torwart kommt in die Mitte. Dann leg als Erster, wer auf
    der obersten Karte für dein Team genannt ist. Eine Karte mit TOR!
    zählt, wenn ihr Fußballer gesucht wird. Fünf Tore gewinnen.

race-keys-rotblau = 1–4 Auslage   t Ablage   Leertaste zwei   y Gelb   p Pause   ? Hilfe
race-help-rotblau =
    1 2 3 4     diese Karte deiner Auslage in die Mitte legen
    t oder q    oberste Karte deines Ablagestapels legen
    Leertaste   zwei Karten aufdecken; Stapel leer: alles aufnehmen
    y           gelbe Karte vor einen Gegner legen (dann sein Buchstabe)
    Enter       bereit sein, vor dem Anpfiff
    p ?         Pause und diese Seite

    Alle spielen gleichzeitig. Eine 4 stößt an. Das Team am Ball sucht,
    wem die oberste Karte zupasst (→), das andere eine Karte mit dem
    gleichen Zeichen. Eine Aktionskarte darf auf alles: dann suchen
    beide, was sie zeigt. Eine Torkarte zählt, wenn ihr Fußballer
    gesucht wird. Drei Tore gewinnen.
race-keys-elfmeter = ← → blättern   Enter werfen   b Puste   1 2 3 Elfmeter   p Pause   ? Hilfe
race-help-elfmeter =
    ← →       im Stapel blättern (auch Leertaste)
    Enter     die Karte werfen, die du ansiehst (auch ↑);
              vor dem Anpfiff: bereit sein
    b         außer Puste: keine deiner Karten passt mehr
    1 2 3     Elfmeter: links, Mitte, rechts
    p ?       Pause und diese Seite

    Angriff: wirf irgendeine Karte, dann Karten mit einem Spieler in dem
    Feld, in dem auf der Karte davor der Ball ◉ liegt. Drei in Folge sind
    ein Elfmeter. Abwehr: wirf eine Karte mit einem Abwehrspieler im Feld
    des letzten Balls, dann hast du ihn. Eine falsche Karte ist verloren.
    Beim Elfmeter hält dieselbe Ecke, jede andere ist ein Tor.

race-keys-watch = Leertaste halten/weiter   . ein Schritt   + schneller   - langsamer   q Ende
race-help-watch =
    Leertaste   anhalten oder weiter
    { "." }           das Nächste geschieht, dann anhalten
    + -         schneller, langsamer (× 0,25 bis × 16)
    q           beenden

    Jede Taste schließt diese Seite.
