# What it is, and what can be agreed on.
elfmeter-title = Elfmeter!
elfmeter-about = Leg drei passende Karten, bevor dir jemand den Ball abnimmt, und verwandle den Elfmeter. 2 Personen, 6 Minuten.
elfmeter-option-start = wer zuerst angreift: ein Sitz, oder das Los entscheidet
elfmeter-option-opening = ob ein Angriff blind mit der obersten Karte beginnt oder nach dem Durchblättern
elfmeter-option-referee = wann eine unpassende Karte auffällt: nach der dritten Karte oder sofort
elfmeter-option-round_ms = wie viele Millisekunden vor einer Runde zum Einsammeln und Mischen bleiben
elfmeter-option-ready_ms = wie viele Millisekunden beim Ballwechsel und vor einem Elfmeter gewartet wird
elfmeter-option-breath_ms = wie viele Millisekunden jemand ohne passende Karte noch Luft hat
elfmeter-option-attempt_ms = nach wie vielen Millisekunden ohne Karte dem Angriff die Luft ausgeht; 0: nie
elfmeter-option-hand_ms = wie viele Millisekunden eine Hand eine Karte trägt, bis sie liegt
elfmeter-option-lock_ms = wie viele Millisekunden eine falsche Abwehrkarte die Hand sperrt
elfmeter-option-wrong = ob die Sperre wächst, solange falsche Karten aufeinander folgen, oder gleich bleibt
elfmeter-option-ignored = ob eine Abwehrkarte, die nichts aufhält, verspielt ist oder in ihren Stapel zurückgeht
elfmeter-option-choice_ms = wie viele Millisekunden bleiben, um für den Elfmeter zu wählen
elfmeter-option-throw = ob geworfene Karten immer in der Schachtel landen
elfmeter-option-miss_percent = wie viele von hundert schlampigen Würfen danebengehen

# Ereignisse. $me nennt den Fakt, der die lesende Person ist: seat, oder no.
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
    [C23] { $me ->
        [seat] Deine Karte { $card } hält den Ball nicht auf: Sie kommt zurück in deinen Stapel.
       *[no] { $card } hält den Ball nicht auf und geht zurück an { $seat }.
    }
   *[other] { $me ->
        [seat] Deine Karte { $card } hält den Ball nicht auf: Sie ist verspielt.
       *[no] { $seat } wirft { $card }, das hält den Ball nicht auf.
    }
}
elfmeter-late = { $me ->
    [seat] { $ms ->
        [0] Gleichauf mit { $faster }, und das Los war gegen dich: { $rule ->
            [C23] { $card } kommt zurück in deinen Stapel.
           *[other] deine Karte { $card } ist verspielt.
        }
       *[other] { $faster } war { $ms } ms schneller: { $rule ->
            [C23] { $card } kommt zurück in deinen Stapel.
           *[other] deine Karte { $card } ist verspielt.
        }
    }
    [faster] { $ms ->
        [0] Gleichauf mit { $seat }, und das Los war für dich: { $card } hält nichts auf.
       *[other] Du warst { $ms } ms schneller als { $seat }: { $card } hält nichts auf.
    }
   *[no] { $ms ->
        [0] Gleichauf mit { $faster }, und das Los war gegen { $seat }: { $card } hält nichts auf.
       *[other] { $faster } war { $ms } ms schneller als { $seat }: { $card } hält nichts auf.
    }
}
elfmeter-miss = { $me ->
    [seat] Deine Karte { $card } landet neben der Schachtel: Sie ist verspielt.
   *[no] { $seat } wirft { $card } neben die Schachtel.
}
elfmeter-free = { $me ->
    [seat] Du hast die Hand wieder frei.
   *[no] { $seat } kann wieder spielen.
}
elfmeter-breath = { $me ->
    [seat] Dir geht die Luft nicht aus: Mit einer Karte deines Stapels geht es weiter.
   *[no] { $seat } schnauft, hat aber noch Luft.
}
elfmeter-out = { $rule ->
    [C22] { $me ->
        [seat] Du hast zu lange gewartet, dir geht die Luft aus. Die Anstoßkarte ist aus dem Spiel.
       *[no] { $seat } hat zu lange gewartet und ist außer Atem. Die Anstoßkarte ist aus dem Spiel.
    }
   *[other] { $me ->
        [seat] Dir geht die Luft aus. Die Anstoßkarte ist aus dem Spiel.
       *[no] { $seat } geht die Luft aus. Die Anstoßkarte ist aus dem Spiel.
    }
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
    [seat] Du schießt { $card ->
        [left] nach links
        [middle] in die Mitte
       *[right] nach rechts
    }, der Torwart { $dive ->
        [left] hechtet nach links
        [middle] bleibt in der Mitte
       *[right] hechtet nach rechts
    }.
   *[no] { $seat } schießt { $card ->
        [left] nach links
        [middle] in die Mitte
       *[right] nach rechts
    }, der Torwart { $dive ->
        [left] hechtet nach links
        [middle] bleibt in der Mitte
       *[right] hechtet nach rechts
    }.
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
elfmeter-do-open = Die oberste Karte blind werfen
elfmeter-do-play = { $card } spielen

# Warum ein Zug nicht geht
elfmeter-refused-over = Das Spiel ist aus.
elfmeter-refused-wait-for-signal = Warte auf das Zeichen.
elfmeter-refused-late = Gerade läuft kein Angriff: Die Karte bleibt in deinem Stapel. Warte auf das Zeichen.
elfmeter-refused-in-play = Das Zeichen ist längst gegeben: Spiel!
elfmeter-refused-open-first = Vor der ersten Karte sieht niemand in den Stapel: Wirf blind deine oberste Karte.
elfmeter-refused-opened = Der Angriff läuft schon: Such dir jetzt eine Karte aus deinem Stapel.
elfmeter-refused-first-ball = Dein Stapel bleibt bis zum ersten Ball verdeckt.
elfmeter-refused-hand-carries = Deine Hand ist noch unterwegs: In { $ms } ms ist sie frei.
elfmeter-refused-locked = Du hast eine falsche Karte geworfen und musst kurz warten.
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

# The table of a race, and its keys.
elfmeter-board-attacks = { " " }ANGRIFF{ " " }
elfmeter-board-defends = ABWEHR
elfmeter-board-left = Stapel { $stack } · Anstoßkarten { $kick_offs }
elfmeter-board-attack-card = Angriff { $place }
elfmeter-board-defence-card = Abwehr
elfmeter-board-thrown-tackle = abgefangen!
elfmeter-board-thrown-back = passte nicht
elfmeter-board-thrown-late = kam zu spät
elfmeter-board-thrown-miss = daneben
elfmeter-board-covered = Stapel verdeckt
elfmeter-board-open = oberste, blind
elfmeter-board-corner-left = links
elfmeter-board-corner-middle = Mitte
elfmeter-board-corner-right = rechts
elfmeter-board-penalty-wait = Elfmeter! { $seconds } s
elfmeter-board-penalty-choose = Elfmeter! { $role ->
    [attack] Wohin schießt du?
   *[defence] Wohin hechtet dein Torwart?
} 1 links · 2 Mitte · 3 rechts ({ $seconds } s)
elfmeter-board-breath = In { $seconds } s ist der Angreifer außer Atem
elfmeter-board-first-card = { $role ->
    [blind] Du greifst an: Enter wirft blind deine oberste Karte
    [attack] Du greifst an: wirf irgendeine Karte zum Anfang
   *[defence] Du verteidigst: warte auf den ersten Ball
}
elfmeter-board-find = { $role ->
    [attack] Such einen Feldspieler in Feld { $field }
   *[defence] Such einen Abwehrspieler in Feld { $field }
}
elfmeter-board-wrong-field = { $role ->
    [attack] Kein Spieler der Karte steht in Feld { $field }, wo der Ball ist
   *[defence] Kein Abwehrspieler der Karte steht in Feld { $field }, wo der Ball ist
}
elfmeter-board-no-attack = Noch ist kein Ball da, der abzufangen wäre
elfmeter-keys = Enter wirft, erst blind  ← → blättern  b Atem  1 2 3 Elfer  p Pause  ? Hilfe
elfmeter-help =
    Enter     die Karte werfen, die du ansiehst (auch ↑), die erste
              eines Angriffs blind; vor dem Anpfiff: bereit sein
    ← →       im Stapel blättern (auch Leertaste)
    b         außer Atem: keine deiner Karten passt mehr
    1 2 3     Elfmeter: links, Mitte, rechts
    p ?       Pause und diese Hilfe

    Angriff: wirf blind die oberste Karte, dann Karten mit einem Spieler
    in dem Feld, in dem auf der Karte davor der Ball ◉ liegt. Drei in
    Folge sind ein Elfmeter. Abwehr: wirf eine Karte mit einem
    Abwehrspieler im Feld des letzten Balls, dann hast du ihn. Eine
    falsche ist verloren und sperrt die Hand. Beim Elfmeter hält dieselbe
    Ecke, jede andere ist ein Tor. Deine Hand trägt eine Karte auf
    einmal, und sie zählt, wenn sie liegt; die nächste Taste wartet (…).
elfmeter-ask-ready = Bist du bereit?
elfmeter-ask-attack = Du greifst an: Finde eine Karte, die den Ball weiterspielt.
elfmeter-ask-defend = Du verteidigst: Finde eine Karte, die den Ball stoppt.
elfmeter-ask-penalty = Elfmeter: Wähle eine Karte.

# Die Karten in Listen.
elfmeter-cards-both = Karten beider Farben
elfmeter-cards-note = Die Felder sind vorn 1 2 3 und dahinter 4 5 6, von links nach rechts. Angriffsseite: wo jemand steht, wo der Ball liegt, wohin ein Elfmeter geht. Abwehrseite: wo Abwehrspieler stehen, wohin der Torwart springt.
elfmeter-cards-squads = Die Nummern auf den Trikots sagen, wo ein Fußballer steht: in diesem Feld beim Angriff, in diesem bei der Abwehr. Die Nummer 1 hütet das Tor.
elfmeter-cards-card = Karte
elfmeter-cards-players = Angriff
elfmeter-cards-ball = Ball
elfmeter-cards-kick = Schuss
elfmeter-cards-stops = Abwehr
elfmeter-cards-dive = Sprung
elfmeter-cards-footballer = Fußballer
elfmeter-corner = { $corner ->
    [left] links
    [middle] Mitte
   *[right] rechts
}

# Was gezählt wurde.
elfmeter-count-pass = Angriffskarten
elfmeter-count-tackle = Ballgewinne
elfmeter-count-back = falsche Karten
elfmeter-count-late = zu späte Karten
elfmeter-count-penalty = Elfmeter
elfmeter-count-goal = Tore
elfmeter-count-save = Paraden
elfmeter-count-out = außer Atem
