# Das Terminal an einem Tisch im Netz.

join-made = Der Tisch steht unter { $link }
join-come-back = Zurück mit: { $program } { $command }
join-link = Andere kommen mit: anpfiff join { $link }

join-place-open = frei
join-place-closed = niemand
join-place-bot = Bot
join-place-you = du
join-place-host = Gastgeber
join-place-ready = bereit
join-place-away = nicht verbunden
join-place-stand-in = ein Bot vertritt
join-place-line = Leitung { $ms } ms
join-place-resigned = hat aufgegeben

join-ready-ask = Enter: ich bin bereit
join-waits-open = { $host ->
    [yes] warten auf Gäste; /bots füllt die freien Plätze
   *[no] warten auf Gäste
}
join-waits = warten auf { $names }
join-others = Jemand anders ist am Zug.
join-over = { $plays ->
    [yes] Die Partie ist aus. rematch spielt noch einmal, leave geht.
   *[no] Die Partie ist aus. leave geht.
}
join-over-help = rematch spielt noch einmal, leave geht.
join-is-paused = { $plays ->
    [yes] Pause. Enter oder /goon schlägt vor weiterzuspielen.
   *[no] Pause.
}
join-still = Niemand, der mitspielt, ist da: Die Zeit steht still.
join-cut = { $seconds ->
    [0] Die Verbindung ist weg: neuer Versuch …
   *[other] Die Verbindung ist weg: neuer Versuch in { $seconds } s
}
join-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
join-line = Zahl, Zug oder /say … (? erklärt)
join-nudge = Die anderen warten auf dich.
join-said = { $name }: { $text }

join-sits = { $name } nimmt Platz { $seat }.
join-left = { $name } geht.
join-away = { $on ->
    [yes] { $name } ist gerade nicht da.
   *[no] { $name } ist wieder da.
}
join-stand-in = { $on ->
    [yes] Ein Bot spielt für { $name }.
   *[no] { $name } spielt wieder selbst.
}
join-resigned = { $on ->
    [yes] { $name } gibt auf; ein Bot spielt weiter.
   *[no] { $name } spielt wieder mit.
}
join-ready = { $on ->
    [yes] { $name } ist bereit.
   *[no] { $name } ist nicht mehr bereit.
}
join-paused = Die Partie ruht.
join-goes-on = Die Partie geht weiter.
join-hints = Tipps sind jetzt erlaubt: tipp zeigt, was ein Bot täte.
join-chat = { $on ->
    [yes] Reden ist wieder erlaubt.
   *[no] Reden ist abgeschaltet.
}
join-host = Du bist jetzt Gastgeber dieses Tischs.
join-given-up = { $count ->
    [one] { $names } gewinnt: Die andere Seite hat aufgegeben.
   *[other] { $names } gewinnen: Die andere Seite hat aufgegeben.
}
join-proposes = { $mine ->
    [yes] Du schlägst vor: { $what ->
        [pause] eine Pause
        [go-on] weiterspielen
        [undo] den letzten Zug zurücknehmen
        [hints] Tipps erlauben
        [rematch] noch eine Partie
       *[swap-sides] die Plätze tauschen
    }; alle müssen zustimmen.
    [no] { $name } schlägt vor: { $what ->
        [pause] eine Pause
        [go-on] weiterspielen
        [undo] den letzten Zug zurücknehmen
        [hints] Tipps erlauben
        [rematch] noch eine Partie
       *[swap-sides] die Plätze tauschen
    } – /yes oder /no
   *[none] { $name } schlägt vor: { $what ->
        [pause] eine Pause
        [go-on] weiterspielen
        [undo] den letzten Zug zurücknehmen
        [hints] Tipps erlauben
        [rematch] noch eine Partie
       *[swap-sides] die Plätze tauschen
    }.
}
join-declined = { $what ->
    [pause] Keine Pause.
    [go-on] Die Pause dauert an.
    [undo] Der Zug bleibt.
    [hints] Keine Tipps.
    [rematch] Keine weitere Partie.
   *[swap-sides] Alle bleiben, wo sie sind.
}

join-notice-cannot-save = Der Server kann gerade nichts speichern, darum steht alles still. Verloren ist nichts.
join-notice-saving-again = Der Server kann wieder speichern: Es geht weiter.
join-notice-line-slow = Deine Leitung ist { $ms } ms zu langsam für diesen Tisch: Um so viel später liegen deine Karten.
join-notice-server-fault = Im Server war ein Fehler; er liest diesen Tisch neu.
join-notice-deal-anew = Es wird neu gegeben, wegen { $names }. Bitte stimmt noch einmal zu.
join-sealed = Das Geben ist versiegelt: { $commitment }
join-deal-right = Das Geben wurde geprüft: Startwert, Beigaben und jede Karte sind, wie es angekündigt war.
join-deal-wrong = Das Geben passt nicht zu dem, was vor dem Anpfiff gesagt wurde. Heb das Protokoll auf: anpfiff verify sagt mehr.

join-emote-goal = Tor!
join-emote-well-played = Gut gespielt!
join-emote-ouch = Autsch!
join-emote-hurry = Mach schon!
join-emote-thanks = Danke!
join-emote-oops = Hoppla!
join-emote-again = Noch einmal?
join-emote-bye = Tschüss!

join-keys = ? Hilfe   /say …   /pause   /undo   /rematch   /resign   /leave   Strg+Q gehen
join-keys-race = { $keys }   / reden …
join-keys-watch = / reden …   ? Hilfe   q gehen
join-help =
    { "/" }say TEXT       reden; /goal /well-played /ouch /hurry /thanks /oops /again /bye
    { "/" }pause /goon    eine Pause vorschlagen, oder weiterzuspielen
    { "/" }undo           vorschlagen, den letzten Zug zurückzunehmen (Spiele mit Zügen)
    { "/" }hints /hint    Tipps vorschlagen; was ein Bot täte
    { "/" }rematch /swap  noch eine Partie vorschlagen; mit vertauschten Plätzen
    { "/" }yes /no        dem zustimmen, was vorgeschlagen ist, oder nicht
    { "/" }resign         aufgeben
    { "/" }leave          den Platz aufgeben und gehen; ein Bot spielt weiter
    { "/" }ready          ich bin bereit (Enter auch)
    { "/" }sit B /rise    einen Platz nehmen, zurückgeben (vor dem Anpfiff)
    { "/" }bots LIGA      der Gastgeber füllt freie Plätze mit Bots
    { "/" }place B WAS    der Gastgeber macht einen Platz frei (open), zu (closed) oder zu dem eines Bots

    Wo es kein Zug sein kann, braucht es den Strich nicht. Im Rennen beginnt / die Zeile.
join-more = Alle Regeln: { $program } rules { $game } · Strg+Q geht und behält den Platz · Enter schließt diese Seite
