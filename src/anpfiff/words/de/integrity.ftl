# `anpfiff integrity`: Anhaltspunkte, nie ein Urteil.

integrity-player = { $name }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 } angesehen:
integrity-quick = { $count } von { $all } Karten, die niemand planen konnte, wurden weniger als { $ms } ms danach gelegt, dass sie passten; so schnell bemerkt kein Mensch etwas.
integrity-steady = { $count } von { $all } Karten folgten der vorigen nach { $ms } ms, auf 6 genau; so gleichmäßig sind Menschen nicht.
integrity-memory = In { $count } Entscheidungen zwischen Ziehen und Suchen griff er nach dem, was unter der obersten Karte lag, immer wenn man es wissen konnte, und sonst nie: ein Gedächtnis ohne Lücke.
integrity-edge = { $count } von { $all } Tastendrücken sollen so früh gewesen sein, wie die Leitung es zulässt; ehrliche Leitungen bleiben dann und wann dahinter zurück, außer wenn der Rechner zu langsam ist, um alles gleich zu zeigen.
integrity-nothing = Nichts Ungewöhnliches. Angesehen: { $reactions } Reaktionen, { $choices } Entscheidungen aus dem Gedächtnis, { $claims } Angaben zur Leitung.
integrity-evidence = Das sind Anhaltspunkte, kein Urteil. Auch Glück, ein guter Tag oder eine seltsame Tastatur sehen so aus: redet miteinander, und seht euch mehr Spiele an.
integrity-limits = Dass nichts gefunden wurde, beweist nicht, dass alles mit rechten Dingen zuging: wer nur ein wenig schummelt, sieht aus wie ein Mensch.
