# `anpfiff integrity`: evidence, never a verdict.

integrity-player = { $name }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 } looked at:
integrity-quick = { $count } of { $all } cards that nobody could have planned were laid less than { $ms } ms after they began to fit; no person notices anything so quickly.
integrity-steady = { $count } of { $all } cards followed the one before after { $ms } ms, give or take 6; people are not so even.
integrity-memory = In { $count } choices between drawing and searching he went for what lay under the top card whenever it could be known, and never otherwise: a memory without a gap.
integrity-edge = { $count } of { $all } presses are said to have been as early as the line allows; honest lines stay behind that now and then, unless the computer is too slow to show things at once.
integrity-nothing = Nothing unusual. Looked at: { $reactions } reactions, { $choices } choices by memory, { $claims } claims.
integrity-evidence = This is evidence, not a verdict. Luck, a good day or a strange keyboard look like that, too: talk to one another, and look at more matches.
integrity-limits = That nothing was found does not prove that all was well: whoever cheats only a little looks like a person.
