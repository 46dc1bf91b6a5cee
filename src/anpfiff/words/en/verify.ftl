# `anpfiff verify`: what a record proves, what it does not, and what is wrong with it.

verify-proved = What was proved:
verify-open = What a record alone cannot prove:
verify-wrong = What is wrong:
verify-all-well = Everything that can be checked is right.
verify-not-well = The record does not prove what it says.

verify-digest = The file is as it was closed. Its digest is { $digest }; whoever has the same digest has the same record.
verify-digest-none = It has no closing line, because it was written by an earlier Anpfiff: whether it was changed later cannot be told.
verify-digest-wrong = The file was changed after it was closed: its digest is not the one in its last line.
verify-digest-missing = The closing line is missing: the match is not over, or the end of the file was cut off.
verify-unreadable = It cannot be read: { $cause }

verify-seed = The seed of whoever dealt fits what was published of it before the kick-off: { $commitment }.
verify-seed-wrong = The seed does not fit the commitment: { $commitment } was published, and the seed gives { $found }.
verify-dice = The dice were made from that seed and from what these players added to it: { $names }.
verify-dice-alone = The dice were made from that seed. Nobody added anything of his own to it.
verify-dice-wrong = The dice were not made from that seed and those nonces: one of them, or the dice, was replaced.
verify-secret-wrong = This is not a seed or a nonce: "{ $text }".
verify-unsealed = The deal was not sealed: nobody had to publish anything of the seed before the kick-off.
verify-chosen = The seed is a number that somebody chose, so the match can be repeated, and could be foreseen.

verify-replayed = Every card and every die follows from the dice, and every move was allowed: { $moves ->
    [one] one move was
   *[other] { $moves } moves were
 } played again by version { $version } of the rules of { $game }.
verify-replay-wrong = It cannot have been played like this. { $cause }
verify-result = It ended as the record says.
verify-result-none = The record tells no result: the match was given up, or broken off.
verify-hand = No hand was quicker than { $ms } ms from one card to the next.
verify-landings = { $count ->
    [one] One card landed
   *[other] { $count } cards landed
 } exactly when press, arrival and the hand say.
verify-landing-wrong = Line { $line }: the card landed at { $at } ms; press, arrival and the hand say { $found } ms.
verify-landing-credit = Line { $line }: a press at { $press } ms that arrived at { $arrival } ms was credited more than { $credit } ms.
verify-landing-note = Line { $line }: the note "{ $text }" cannot be read.

verify-when = That the commitment was published before the kick-off: compare it with the one that your own screen showed then.
verify-who = Who made the moves: a record has no signatures. Compare the digest with the one of another player's copy.
verify-others = That the nonces are those that the players sent: each can find his own again, on the page by "check the deal".
verify-know = That nobody knew more than he should: whoever runs the server has the seed while the match lasts.

verify-here-seen = This page was told the same commitment before the kick-off.
verify-here-seen-wrong = This page was told another commitment before the kick-off: { $commitment }.
verify-here-dice = The dice of this match were made from that seed and from what the players added.
verify-here-dice-wrong = The dice of this match were not made from that seed and what the players added.
verify-here-nonces = Whatever the players added is what each was bound to before anything was shown.
verify-here-nonces-wrong = Somebody's nonce is not the one he was bound to before anything was shown.
verify-here-own = Yours is among it, so nobody else could choose this deal.
verify-here-own-wrong = Yours is not among it.
verify-here-cards = This page knows no rules. For every card, die and move keep the match and run: anpfiff verify FILE
