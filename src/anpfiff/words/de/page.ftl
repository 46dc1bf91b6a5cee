# Die Seite: was nur der Browser sagt.

page-title = Anpfiff
page-tonight = Heute · fünf Spiele · ein Tisch · Eintritt frei
page-nicknames = Linksfuß, Käpt’n, Libero, Balljunge, Tunnelkönig, Zehner, Joker, Abstauber, Flügelflitzer, Eisenfuß

# Die Startseite
page-start-games = Fünf Spiele
page-start-ways = Drei Eingänge
page-line-alarm = Sammeln, klauen, pfeifen.
page-line-rotweiss = Rufen, suchen, legen.
page-line-elfmeter = Angriff, Abwehr, Nerven.
page-line-rotblau = Eine Hand, ein Ball, Gelb.
page-line-finale = Zwei Trainer, sechs Spielzeiten.
page-players = { $least ->
    [2] { $most ->
        [2] 2
       *[other] 2–{ $most }
    }
   *[other] { $least }–{ $most }
} { $races ->
    [yes] · alle zugleich
   *[no] · der Reihe nach
}
page-in-terminal = Bisher im Terminal. Tipp ein: { $command }
page-copy = Kopieren
page-copied = Kopiert
page-way-bots = Gegen Bots
page-way-bots-line = Sofort. Vier Ligen und Bambini.
page-way-screen = An diesem Schirm
page-way-screen-line = { $races ->
    [yes] Zu zweit an einer Tastatur.
   *[no] Reihum, mit Vorhang.
}
page-way-friends = Mit Freunden
page-way-friends-line = Link oder QR-Code, ohne Konto.
page-you-are = Du heißt { $name }
page-rename = Anderer Name
page-name = Dein Name
page-name-of = Name von Nummer { $number }
page-save = Speichern
page-rules = Regeln
page-open-tables = Offene Tische
page-theme = { $theme ->
    [dark] Flutlicht an
    [light] Flutlicht aus
   *[system] Licht wie am Gerät
}
page-sound = { $on ->
    [yes] Ton an
   *[no] Ton aus
}
page-language = English
page-unofficial = Inoffiziell; die Namen der Spiele gehören ihren Inhabern.
page-imprint = Impressum
page-privacy = Datenschutz

# Einen Tisch aufmachen
page-setup = { $way ->
    [bots] Gegen Bots
    [screen] An diesem Schirm
   *[friends] Mit Freunden
}
page-league = Wie stark sind die Bots?
page-league-bambini = Bambini
page-league-kreisliga = Kreisliga
page-league-regionalliga = Regionalliga
page-league-bundesliga = Bundesliga
page-league-weltklasse = Weltklasse
page-league-line-bambini = für Kinder
page-league-line-kreisliga = gemütlich
page-league-line-regionalliga = ganz gut
page-league-line-bundesliga = schwer zu schlagen
page-league-line-weltklasse = so geht das
page-count-bots = Bots
page-count-people = Leute an diesem Schirm
page-count-friends = Plätze für Leute
page-fewer = weniger
page-more = mehr
page-odd = Bei ungerader Zahl ist das größere Team im Vorteil; die Option „even“ ändert das.
page-fold = Regeln und Tempo an diesem Tisch
page-value-may = darf
page-value-must = muss
page-value-at-once = sofort
page-value-when-needed = wenn eine gebraucht wird
page-value-red = rot
page-value-white = weiß
page-value-no = nein
page-value-yes = ja
page-value-growing = wächst
page-value-flat = immer gleich
page-value-lot = das Los entscheidet
page-tempo = Tempo
page-tempo-quick = schnell
page-tempo-usual = üblich
page-tempo-slow = langsam
page-tempo-slower = sehr langsam
page-help = Hilfe
page-help-none = keine
page-help-fits = zeigen, was passt
page-help-hints = zeigen, was passt, und Tipps
page-clock = Wenn jemand lange überlegt
page-clock-off = alle warten
page-clock-gentle = der Tisch erinnert
page-clock-strict = nach einer Minute zieht ein Bot
page-listed = Den Tisch in der Liste der offenen Tische zeigen
page-kick-off = Anpfiff!
page-make-table = Tisch aufmachen
page-cancel = Zurück
page-deck = Eigene Karten (deck.toml)
page-deck-pattern = Standardkarten als Muster
page-not-made = Der Tisch ließ sich nicht aufmachen: { $why }

# Wer an den Tisch kommt
page-gathering = Wer spielt mit?
page-place-open = frei
page-place-closed = bleibt leer
page-place-you = du
page-place-ready = bereit
page-place-away = verbindet …
page-place-arrange = Wofür Platz { $number } ist
page-sit = Hier sitzen
page-one-more = Noch ein Platz
page-rise = Platz abgeben
page-ready = Ich bin bereit
page-ready-waiting = Du bist bereit. Es fehlen noch andere …
page-ready-open = Es geht los, wenn kein Platz frei ist und alle bereit sind.
page-swap = Alle einen Platz weiter
page-watching = { $count ->
    [0] Niemand schaut zu.
    [one] { $count } Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
page-share = Leute einladen
page-share-line = Wer den Link hat, kann kommen.
page-share-ask = Dürfen Handys in diesem Netz mitspielen?
page-share-ask-line = Anpfiff lauscht dann in deinem Netz, bis der Tisch geschlossen wird. Nichts ist verschlüsselt: Mach das dort, wo du den Leuten traust.
page-share-yes = Ja, sie dürfen
page-share-no = Nein, nur dieser Rechner
page-share-local = Mit diesem Link kommen nur Fenster auf diesem Rechner an den Tisch.
page-share-qr = QR-Code des Links zu diesem Tisch
page-copy-link = Link kopieren
page-close-table = Tisch schließen
page-leave = Tisch verlassen
page-remove = { $name } wegschicken
page-mute = { $name } nicht hören
page-full = Alle Plätze sind besetzt; du schaust zu.

# Der Rahmen um einen Tisch
page-menu = Menü
page-close = Schließen
page-go-back = Zur Startseite
page-rules-beside = Die Regeln, neben dem Tisch
page-rule = Regel { $rule }
page-report = Spielbericht
page-report-empty = Noch ist nichts passiert.
page-pause = Pause
page-go-on = Weiter
page-paused = Pause
page-still = Niemand, der mitspielt, ist da: Die Zeit steht still.
page-undo = Meinen letzten Zug zurücknehmen
page-hints-on = Tipps erlauben
page-hint = Was täte ein Bot?
page-hint-is = { $league } würde: { $move }
page-resign = Aufgeben
page-resign-sure = Aufgeben? Ein Bot spielt für dich weiter.
page-rematch = Noch mal!
page-swap-sides = Noch mal, einen Platz weiter
page-check-deal = Geben prüfen
page-photos = Zielfoto
page-photos-how = Die knappsten Karten dieser Partie auf der Zeitachse: Ring, der Druck; Punkte, die Hand unterwegs; Kopf, die Landung.
page-photos-none = Keine Karte dieser Partie kam zu spät.
page-ms = { $ms } ms
page-photo-claim = { $name } drückte { $way } ms, bevor es gehört wurde; geglaubt werden höchstens { $credit } ms.
page-download = Aufzeichnung speichern
page-faster = Tempo am Tisch
page-asks = { $name } schlägt vor: { $what ->
    [pause] eine Pause
    [go-on] weiterzuspielen
    [undo] einen Zug zurückzunehmen
    [hints] Tipps zu erlauben
    [rematch] noch ein Spiel
   *[swap-sides] noch ein Spiel, alle einen Platz weiter
}
page-asked = Du hast vorgeschlagen: { $what ->
    [pause] eine Pause
    [go-on] weiterzuspielen
    [undo] einen Zug zurückzunehmen
    [hints] Tipps zu erlauben
    [rematch] noch ein Spiel
   *[swap-sides] noch ein Spiel, alle einen Platz weiter
}. Die anderen entscheiden.
page-agree = Ja
page-disagree = Nein
page-talk = Reden
page-talk-off = An diesem Tisch wird nicht geredet.
page-say = Etwas sagen
page-send = Senden
page-emote-goal = Tor!
page-emote-well-played = Gut gespielt!
page-emote-ouch = Autsch!
page-emote-hurry = Mach schon!
page-emote-thanks = Danke!
page-emote-oops = Ups!
page-emote-again = Noch mal!
page-emote-bye = Tschüss!
page-hand-over = Jetzt ist { $name } dran
page-hand-over-now = Vorhang zu
page-curtain = Vorhang
page-curtain-for = Gib { $name } den Schirm.
page-curtain-up = Ich bin { $name }
page-over = Schlusspfiff
page-gave-up = { $count ->
    [one] { $names } gibt auf.
   *[other] { $names } geben auf.
}
page-place-is = { $place }. { $name }
page-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
page-you-won = Du gewinnst!
page-line-slow = Deine Leitung ist { $ms } ms zu langsam für diesen Tisch: Um so viel später liegen deine Karten.
page-nudge = Der Tisch wartet auf dich.
page-nudge-other = Der Tisch wartet auf { $name }.
page-stand-in = Für { $name } spielt ein Bot, bis { $name } wieder da ist.

# Die Leitung zum Server
page-connecting = Verbindet …
page-reconnecting = Verbindet neu … { $seconds } s
page-try-now = Jetzt
page-stuck = Der Server kann gerade nicht speichern: Alle Tische stehen still, bis er es kann.
page-deal-anew = Es wird neu gegeben, wegen { $names }. Bitte stimmt noch einmal zu.

# Was einem passieren kann, und wie es weitergeht
page-gone-table-unknown = Diesen Tisch gibt es nicht mehr.
page-gone-table-unknown-line = Der Link ist alt, oder der Tisch wurde geschlossen. Lass dir einen neuen geben, oder mach selbst einen Tisch auf.
page-gone-table-banned = An diesen Tisch kommst du nicht.
page-gone-table-banned-line = Wer ihn leitet, hat dich weggeschickt. Es gibt andere Tische.
page-gone-removed = Du wurdest vom Tisch weggeschickt.
page-gone-removed-line = An deinem Platz spielt ein Bot weiter.
page-gone-closed = Der Tisch wurde geschlossen.
page-gone-closed-line = Wer ihn geleitet hat, hat Schluss gemacht. Danke fürs Mitspielen!
page-gone-elsewhere = Du spielst in einem anderen Fenster.
page-gone-elsewhere-line = Am Tisch ist immer nur ein Fenster.
page-gone-take-over = Hier spielen
page-gone-protocol = Diese Seite und ihr Server verstehen einander nicht.
page-gone-protocol-line = Einer von beiden ist neuer. Lade die Seite neu.
page-gone-unloaded = Ein Teil der Seite fehlt.
page-gone-unloaded-line = Der Server ist weg, oder er hat inzwischen eine neuere Seite.
page-gone-reload = Neu laden
page-gone-terminal = Dieses Spiel hat noch keinen Tisch im Browser.
page-gone-terminal-line = Man spielt es im Terminal. Tipp ein: { $command }
page-gone-nowhere = Hier ist nichts.
page-gone-nowhere-line = Die Adresse ist keine von unseren.

# Offene Tische
page-tables = Offene Tische
page-tables-none = Gerade ist kein Tisch für alle offen.
page-tables-begin = Einen aufmachen
page-tables-free = { $count ->
    [0] voll
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
page-tables-phase = { $phase ->
    [gathering] sammelt sich
    [playing] spielt
   *[over] fertig
}
page-join = Mitspielen
page-watch = Zuschauen

# Regeln
page-rules-title = Regeln
page-rules-missing = Die Regeln sind gerade nicht zu holen.
