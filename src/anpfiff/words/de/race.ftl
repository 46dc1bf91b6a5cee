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
race-height = { $count ->
    [one] { $count } Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
race-stack = Stapel { $count }
race-open = offen
race-empty = leer
race-goal-card = { " " }TOR!{ " " }
race-space = Leertaste
race-busy = nimmt auf
race-is-locked = gesperrt
race-is-ready = bereit
race-coming = unterwegs
race-waiting = wartet
race-small = Zu klein: mindestens { $columns } × { $lines }.

race-signal-in = { $ready ->
    [none] Anpfiff in { $seconds } s
    [yes] Du bist bereit. Anpfiff in { $seconds } s
   *[no] Anpfiff in { $seconds } s · Enter: Ich bin bereit
}
race-hands-full = Deine Hände sind noch { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s voll
race-locked = Falsche Karte: Deine Hand ist noch { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s gesperrt
race-not-wanted = Nach { $card } hat niemand gefragt. Dein Team darf legen: { $wanted }
race-too-late = Zu spät: Das Spiel war unterbrochen, bevor deine Karte ankam. Sie kommt zurück.
race-drawn = Unentschieden!
race-winners = { $names } gewinnen!

race-begin = Mit Enter beginnt die Partie.
race-paused = Pause. Weiter mit Enter.
race-leave = Enter beendet.
race-more = Alle Regeln: { $program } rules { $game } · Strg+Q speichert und beendet
race-running = × { $speed }
race-stopped = × { $speed } · angehalten

race-keys-watch = Leertaste halten/weiter   . ein Schritt   + - Tempo   ? Hilfe   q Ende
race-help-watch =
    Leertaste   anhalten oder weiter
    { "." }           das Nächste geschieht, dann anhalten
    + -         schneller, langsamer (× 0,25 bis × 16)
    q           beenden

    Jede Taste schließt diese Seite.

race-cards-footballer = Fußballer
race-cards-goals = Torkarten
race-cards-others = übrige Karten

race-length = Spielzeit { $time }

# Der Tisch eines Rennens im Browser
race-page-locked = gesperrt { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-gathering = sammelt ein { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-next = als Nächstes
race-page-onto = auf
race-page-signal = Anpfiff in { $seconds } s
race-page-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
race-page-faster = { $ms ->
    [0] Gleichauf mit { $name }
   *[other] { $name } war { $ms } ms schneller
}
race-page-first = { $ms ->
    [0] Gleichauf mit { $name }: deiner
   *[other] { $ms } ms vor { $name }
}
race-page-photo = { $ms ->
    [0] { $first } und { $second } gleichauf: das Los entschied für { $first }
   *[other] { $first } war { $ms } ms schneller als { $second }
}
race-line = { $ms } ms
race-page-nobody = Niemand rief { $name }
race-page-keys = Tasten
race-page-keys-how = Drück auf eine Taste und dann die, die es sein soll.
race-page-keys-reset = wie am Anfang
race-page-key-press = welche?
race-page-key-lay = Karte { $place } in die Mitte
race-page-key-turn = aufdecken auf Platz { $place }
race-page-key-next = weiter: bereit, aufdecken, einsammeln
race-page-key-gather = einsammeln
race-page-key-out = für Aus stimmen
