# What it is, and what can be agreed on.
alarm-title = Fußball-Alarm
alarm-about = Collect equal footballers before all seven are fouled. 2–4 players, 20 minutes.
alarm-option-die = how many faces of the die show a card, a question mark, a bolt
alarm-option-start = who begins: a seat, or the lot decides
alarm-option-whistle = whether the fouled player may or must whistle
alarm-option-reshuffle = when the discard pile is shuffled: when the draw pile is used up, or when a card is needed

# Events. $me names the fact that is the reader, such as seat or victim.
alarm-hand = { $me ->
    [seat] You are dealt { $cards }.
   *[no] { $seat } is dealt five cards.
}
alarm-pile = Seven cards start the discard pile; on top lies { $top }.
alarm-roll = { $face ->
    [card] { $me ->
        [seat] You roll a card.
       *[no] { $seat } rolls a card.
    }
    [question] { $me ->
        [seat] You roll a question mark.
       *[no] { $seat } rolls a question mark.
    }
   *[bolt] { $me ->
        [seat] You roll the bolt: football alarm!
       *[no] { $seat } rolls the bolt: football alarm!
    }
}
alarm-draw = { $me ->
    [seat] You draw { $card }.
   *[no] { $seat } draws a card.
}
alarm-draw-open = { $seat } draws { $card }.
alarm-search = { $me ->
    [seat] You search the discard pile: { $cards }.
   *[no] { $seat } searches the discard pile.
}
alarm-take = { $me ->
    [seat] You take { $card }; { $top } lies on top.
   *[no] { $seat } takes a card; { $top } lies on top.
}
alarm-take-open = { $seat } takes { $card }.
alarm-discard = { $me ->
    [seat] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
alarm-alarm = { $card } is fouled: alarm card { $place } of 7.
alarm-steal = { $me ->
    [seat] You take { $card } out of { $victim }'s hand.
    [victim] { $seat } takes { $card } out of your hand!
   *[no] { $seat } takes a card out of { $victim }'s hand.
}
alarm-steal-open = { $seat } takes { $card } out of { $victim }'s hand.
alarm-whistle = { $me ->
    [seat] You whistle: yellow card for { $thief }!
   *[no] { $seat } whistles: yellow card for { $thief }!
}
alarm-play-on = { $me ->
    [seat] You do not whistle.
   *[no] { $seat } does not whistle.
}
alarm-reshuffle = The draw pile is used up; the discard pile is shuffled. { $top } lies on top.
alarm-end = { $code ->
    [five] Five of a kind: the game is over.
   *[row] The seventh alarm card is open: the game is over.
}

# What can be done
alarm-do-discard = Discard { $card }
alarm-do-take = Take { $card }
alarm-do-draw = Draw from the draw pile
alarm-do-search = Search the discard pile
alarm-do-foul = Foul { $seat }
alarm-do-whistle = Whistle: yellow card!
alarm-do-play-on = Let it pass

# What is asked
alarm-ask-discard = Which card do you discard?
alarm-ask-take = Which card do you take?
alarm-ask-draw-or-search = Draw, or search the discard pile?
alarm-ask-victim = Whom do you foul?
alarm-ask-whistle = You were fouled. Do you whistle?
alarm-help-discard = You took a card, so one must go: an old one or the new one (alarm R19).
alarm-help-take = You alone see the whole pile now. Take one card; the others stay (alarm R13, A4).
alarm-help-draw-or-search = Draw blind, or look through the discard pile and take one card (alarm R13).
alarm-help-victim = You take one of this player's cards, unseen (alarm R17.1).
alarm-help-whistle = The yellow card would lie before the player who fouled you: no heavy foul by that player while it lies there. Whoever had it is free again (alarm R17.4, A1).

# Why a move is refused
alarm-refused-over = The game is over.
alarm-refused-not-in-hand = You do not hold { $card }.
alarm-refused-must-discard = First you must discard a card.
alarm-refused-not-in-pile = { $card } is not in the discard pile.
alarm-refused-must-take = You are searching the pile: take one of its cards.
alarm-refused-draw-or-search = The die shows a question mark: draw or search.
alarm-refused-foul-yourself = You cannot foul yourself.
alarm-refused-choose-victim = It is a foul: say whom you take a card from.
alarm-refused-whistle-or-not = You were fouled: whistle, or play-on to let it pass.
alarm-refused-not-fouled = Only the player who was fouled may whistle.
alarm-refused-wait-for-whistle = { $seat } was fouled and decides first whether to whistle.
alarm-refused-whistle-later = First { $seat } discards a card; then you may whistle.
alarm-refused-not-your-turn = It is { $seat }'s turn.

# The table
alarm-row = Alarm row
alarm-stock = Draw pile { $count }
alarm-height = Discard pile { $count }
alarm-yellow = Yellow card
alarm-nobody = beside the draw pile
alarm-your-hand = Your hand
alarm-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alarm-ending-five = five of a kind
alarm-ending-row = alarm row complete

# The cards in a list.
alarm-cards-title = Footballers
alarm-cards-note = Each of the seven footballers is on seven footballer cards and on one alarm card. Number and sign mean nothing in play.
alarm-cards-type = to type
alarm-cards-name = footballer
alarm-cards-number = number
alarm-cards-count = cards
alarm-cards-alarm = alarm cards

# What was counted.
alarm-count-draw = cards drawn
alarm-count-search = searches
alarm-count-steal = cards taken from others
alarm-count-alarm = fouls
alarm-count-whistle = whistles
# Other words for the moves: word=move; word= alone may be said, too.
alarm-typed = discard=discard throw=discard play-on=play-on pass=play-on

# The table in the browser
alarm-page-early = fouled early: worth little
alarm-page-late = fouled late: worth more
alarm-page-fouled = { $card }, fouled in place { $place }
alarm-page-covered = covered, place { $place }
alarm-page-top = Discard pile, { $count } cards, on top { $card }
alarm-page-die-card = The die shows a card
alarm-page-die-question = The die shows a question mark
alarm-page-die-bolt = The die shows a bolt
alarm-page-search = The discard pile
alarm-page-search-only-you = Only you see it. Take one.
alarm-page-whistle = WHISTLE!
alarm-page-fouled-you = You were fouled!
alarm-page-whistle-later = First { $name } discards a card, then you may whistle (R17.4).
alarm-page-faster = Show it faster
alarm-page-play-on = Play on
alarm-page-foul = FOUL!
alarm-page-draw = Draw
alarm-page-look = Search
alarm-page-draw-or-look = Draw or search?
alarm-page-collection = { $place }. { $count } × { $card }
alarm-page-missed = While you were away
alarm-page-missed-on = Go on
