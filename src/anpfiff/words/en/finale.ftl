# What it is, and what can be agreed on.
finale-title = Finale
finale-about = Pick your squad, hide your tactics, attack and counter. 2 players, 40 minutes.
finale-option-die = the six faces of both dice
finale-option-after90 = what follows when it is level after six periods
finale-option-tactics = white and one colour, or a stack of your own
finale-option-squads = squads of your own, the line-ups of the first game, or the X teams
finale-option-keeper = whether a keeper may be changed of free will
finale-option-budget = points for the squads, A's first
finale-option-leg = a single match, or the first or second leg of a tie
finale-option-aggregate = goals of a first leg, A's first; the sum decides
finale-option-standin = whether others stand in only for those who were lost, or for anybody

# Events. $me names the fact that is the reader: seat, or no; $a and $b are the names of both.
finale-line-up = Both teams line up: { $a } { $field1 }, { $b } { $field2 }.
finale-period = The period up to minute { $minute } begins.
finale-draw = { $me ->
    [seat] You draw { $tactic }.
   *[no] { $seat } draws a card.
}
finale-draw-open = { $seat } draws { $tactic }.
finale-substitution = { $me ->
    [seat] You bring on { $on } for { $off }.
   *[no] { $seat } brings on { $on } for { $off }.
}
finale-reveal = Revealed: { $a } { $tactics1 }, { $b } { $tactics2 }.
finale-duel = { $code ->
    [shoot-out] The dice decide who shoots first: { $rolls1 } and { $rolls2 }.
   *[kick-off] Equal cards, so the dice decide: { $rolls1 } and { $rolls2 }.
}
finale-attacker = { $me ->
    [seat] { $attacks ->
        [one] You attack once.
       *[other] You attack { $attacks } times.
    }
   *[no] { $attacks ->
        [one] { $seat } attacks once.
       *[other] { $seat } attacks { $attacks } times.
    }
}
finale-action = { $action ->
    [build] { $me ->
        [seat] Your build-up.
       *[no] Build-up by { $seat }.
    }
   *[finish] { $me ->
        [seat] Your finish.
       *[no] Finish by { $seat }.
    }
}
finale-empty = { $count ->
    [one] { $slot ->
        [defence] { $seat }: no defender is left for a slot, so it stays empty.
        [midfield] { $seat }: no midfielder is left for a slot, so it stays empty.
       *[attack] { $seat }: no striker is left for a slot, so it stays empty.
    }
   *[other] { $slot ->
        [defence] { $seat }: no defenders are left for { $count } slots, so they stay empty.
        [midfield] { $seat }: no midfielders are left for { $count } slots, so they stay empty.
       *[attack] { $seat }: no strikers are left for { $count } slots, so they stay empty.
    }
}
finale-use = { $me ->
    [seat] You use { $footballer }.
   *[no] { $seat } uses { $footballer }.
}
finale-contest = { $action ->
    [build] { $success ->
        [yes] Build-up { $sums1 } (die { $rolls1 }{ $bonus ->
            [0] {""}
           *[other] {", "}bonus { $bonus }
        }) against { $sums2 } (die { $rolls2 }): it works!
       *[no] Build-up { $sums1 } (die { $rolls1 }{ $bonus ->
            [0] {""}
           *[other] {", "}bonus { $bonus }
        }) against { $sums2 } (die { $rolls2 }): it fails.
    }
   *[finish] { $success ->
        [yes] Finish { $sums1 } (die { $rolls1 }) against { $sums2 } (die { $rolls2 }): it is in!
       *[no] Finish { $sums1 } (die { $rolls1 }) against { $sums2 } (die { $rolls2 }): no goal.
    }
}
finale-goal = { $me ->
    [seat] GOAL! You score: { $goals1 }:{ $goals2 }.
   *[no] GOAL! { $seat } scores: { $goals1 }:{ $goals2 }.
}
finale-counter = { $me ->
    [seat] You counter!
   *[no] { $seat } counters!
}
finale-risk = { $symbol ->
    [injury] { $hit ->
        [yes] { $footballer } rolls { $roll } and is injured.
       *[no] { $footballer } could be injured, rolls { $roll } and is fine.
    }
    [yellow] { $hit ->
        [yes] { $footballer } rolls { $roll } and sees yellow.
       *[no] { $footballer } could see yellow, rolls { $roll } and gets away.
    }
   *[red] { $hit ->
        [yes] { $footballer } rolls { $roll } and sees red!
       *[no] { $footballer } could see red, rolls { $roll } and gets away.
    }
}
finale-lost = { $cause ->
    [injury] { $footballer } has to leave the match.
   *[red] { $footballer } is sent off.
}
finale-on = { $footballer } comes on.
finale-in-goal = { $footballer } goes in goal.
finale-off = { $footballer } goes off.
finale-lay = { $me ->
    [seat] You lay { $tactic } for the next attack.
   *[no] { $seat } lays { $tactic } for the next attack.
}
finale-swap = { $me ->
    [seat] You put { $tactic } away.
   *[no] { $seat } puts a card away.
}
finale-swap-open = { $seat } puts { $tactic } away.
finale-shoot-out = Still level: the shoot-out!
finale-shot = { $scored ->
    [yes] { $footballer } { $sums1 } (die { $rolls1 }) against { $keeper } { $sums2 } (die { $rolls2 }): in!
   *[no] { $footballer } { $sums1 } (die { $rolls1 }) against { $keeper } { $sums2 } (die { $rolls2 }): saved!
}
finale-end = { $code ->
    [draw] Full time: { $goals1 }:{ $goals2 }, a draw.
    [extra-time] The end of extra time: { $goals1 }:{ $goals2 }.
    [shoot-out] The shoot-out is decided.
   *[goals] Full time: { $goals1 }:{ $goals2 }.
}
finale-drawn = Nobody wins: a draw.
finale-closing = { $place }. { $name } ({ $club }): { $goals }
finale-closing-total = { $total } in both legs
finale-closing-shoot-out = { $scored } in the shoot-out

# What can be done
finale-do-field = Field { $card }
finale-do-bench = { $card } on the bench
finale-do-drop = Drop { $card }
finale-do-preset = { $preset ->
    [first] The line-up of the very first game
    [x] The beginners' team, its dearest eleven on the field
   *[best] As much strength as the points can buy
}
finale-do-done = The squad is complete
finale-do-colour = White and { $colour ->
    [purple] purple
    [yellow] yellow
    [blue] blue
   *[red] red
}
finale-do-stack = Next in the stack: { $tactic }
finale-do-off = { $card } off
finale-do-on = { $card } on
finale-do-stay = Nobody; whoever was to go off stays
finale-do-ready = No (further) changes
finale-do-play = Play { $tactic }
finale-do-use = Use { $card }
finale-do-bring = Bring on { $card }
finale-do-nobody = Bring on nobody
finale-do-goal = { $card } in goal
finale-do-leave = { $card } goes off
finale-do-lay = Lay { $tactic }
finale-do-swap = Put { $tactic } away
finale-do-keep = Keep all cards
finale-do-shoot = { $card } shoots

# What is asked
finale-ask-squad = Who is in your squad?
finale-ask-colour = Which colour do you play beside white?
finale-ask-stack = Which card is number { $number } of your eleven?
finale-ask-off = Whom do you substitute?
finale-ask-on = Who comes on for { $footballer }?
finale-ask-play = Which card do you play?
finale-ask-use = { $slot ->
    [keeper] Who plays as keeper?
    [defence] Who plays in defence?
    [midfield] Who plays in midfield?
    [attack] Who plays in attack?
    [again] Who of the build-up goes on into the finish?
   *[any] Who plays? Anybody but the keeper.
} { $action ->
    [build] (build-up)
   *[finish] (finish)
}
finale-ask-bring = Who comes on for the injured footballer?
finale-ask-goal = Your keeper is lost. Who goes in goal?
finale-ask-leave = A red card costs a footballer. Who goes off?
finale-ask-lay = Which card for the next attack?
finale-ask-swap = Do you put a card away and draw another?
finale-ask-shoot = Who is shooter number { $number }?
finale-help-squad = Eleven for the field, four for the bench, { $budget } points at most, one keeper on the field. Several names in one line are fine: field klauball klopper granit, bench joker (finale R4–R6).
finale-help-colour = Your stack is white and one more colour. Purple is for everybody, yellow leans on the defence, blue on the midfield, red on the strikers. All cards with what they need, the letters and signs (finale R3, R10, E28):
finale-help-stack = Two 5s, two 4s, two 3s, four 2s, one 1. The first three are your hand, the others come in this order (finale R47).
finale-help-off = Three substitutions in the whole match, only between periods. Say who goes off, then who comes on (or stay); ready goes on (finale R42, E36).
finale-help-on = Somebody from the bench: keeper for keeper, outfielder for outfielder; stay takes the change back (finale R42, E36).
finale-help-play = Both cards are shown at once. The stronger one attacks, as often as it is stronger. The chances are those of an attack by this card (finale R12, R13).
finale-help-use = The number is the strength now › after the turn; + y r: injury, yellow, red at risk. The total is your side's if your strongest fill the other slots; the chance is the attacker's. best takes the best chance of the moment (finale R16–R25).
finale-help-bring = Now or never; it does not count among the three substitutions (finale R36, E32).
finale-help-goal = Whoever goes in goal is the keeper from now on (finale R39, E13–E15).
finale-help-leave = A reserve went in goal, so one from the field leaves the match (finale E13, E15).
finale-help-lay = This card says who takes part on both sides; strong cards may be better kept for a reveal (finale R27).
finale-help-swap = The card you put away is out of the match (finale R28, E29).
finale-help-shoot = Shooters count with their first strength; goal only if higher than the keeper (finale R45, R46).

# Why a move is refused
finale-refused-over = The match is over.
finale-refused-chosen-already = You have chosen; the other side has not yet.
finale-refused-other-is-on = It is { $seat }'s turn.
finale-refused-not-your-footballer = { $footballer } plays for the other club.
finale-refused-choose-squad = You are choosing your squad: field, bench, drop, preset or done.
finale-refused-not-in-squad = { $footballer } is not in your squad.
finale-refused-in-squad = { $footballer } is in your squad already.
finale-refused-no-more-steps = After { $count } steps nothing can be taken back any more.
finale-refused-preset-too-dear = This squad costs more than your { $budget } points.
finale-refused-squad-incomplete = The squad is not complete: { $starters } of 11 on the field, { $reserves } of 4 on the bench.
finale-refused-eleven-full = Eleven are on the field already.
finale-refused-bench-full = Four are on the bench already.
finale-refused-one-keeper = One keeper is enough on the field: { $keeper } is there.
finale-refused-keeper-needed = The last place in the eleven is for a keeper.
finale-refused-over-budget = { $footballer } costs { $value } of the { $left } points left, and what remains cannot pay for the other { $open }.
finale-refused-choose-colour = Choose a colour: purple, yellow, blue or red.
finale-refused-white-anyway = White is in your stack anyway; choose another colour beside it.
finale-refused-choose-stack = You are arranging your tactics: stack and a card.
finale-refused-final-anyway = { $tactic } is the final card; it lies under the stack anyway.
finale-refused-stacked-already = { $tactic } is in your stack already.
finale-refused-enough-of-strength = You have all the cards of strength { $strength } that are allowed: { $count }.
finale-refused-choose-changes = You are changing your team: off and a name, or ready.
finale-refused-off-first = First say who goes off.
finale-refused-not-on-field = { $footballer } is not on the field.
finale-refused-goes-off-already = { $footballer } goes off already.
finale-refused-no-substitutions-left = You have no substitutions left.
finale-refused-bench-empty = Nobody is left on your bench.
finale-refused-only-keeper-left = Only keepers are left on your bench, and they do not play in the field.
finale-refused-keeper-injury-only = It was agreed that keepers are not changed of free will.
finale-refused-keeper-for-keeper = Only a reserve keeper can replace a keeper.
finale-refused-choose-who-comes-on = Say who comes on, or stay.
finale-refused-not-on-bench = { $footballer } is not on your bench.
finale-refused-comes-on-already = { $footballer } comes on already.
finale-refused-keeper-not-in-field = { $footballer } is a keeper and does not play in the field.
finale-refused-choose-card = Choose a card of your hand: play and its name.
finale-refused-not-in-hand = You do not hold { $tactic }.
finale-refused-final-stays = { $tactic } stays on the table and is used when your hand is empty.
finale-refused-choose-footballer = Choose a footballer for the slot: use and a name.
finale-refused-used-already = { $footballer } takes part already.
finale-refused-carried-over = The arrow wants one of the build-up, and { $footballer } was not in it.
finale-refused-has-chip = { $footballer } took part in the build-up and has a chip.
finale-refused-keeper-not-here = { $footballer } is the keeper, and this slot is not for the keeper.
finale-refused-others-first = { $footballer } is not among those who may step in here.
finale-refused-wrong-position = { $slot ->
    [keeper] This slot is for the keeper; { $footballer } is not.
    [defence] This slot is for a defender; { $footballer } is not one.
    [midfield] This slot is for a midfielder; { $footballer } is not one.
   *[attack] This slot is for a striker; { $footballer } is not one.
}
finale-refused-bring-or-nobody = Somebody is injured: bring and a name, or nobody.
finale-refused-must-go-in-goal = Your keeper is lost: goal and a name.
finale-refused-not-in-team = { $footballer } is neither on the field nor on the bench.
finale-refused-reserve-keeper-first = There is a reserve keeper on the bench; { $footballer } stays out of goal.
finale-refused-bench-first = Somebody from the bench must go in goal, not { $footballer }.
finale-refused-must-leave = A red card costs a footballer: leave and a name.
finale-refused-keeper-stays = { $footballer } is the keeper now and stays.
finale-refused-must-lay = The next attack needs a card: lay and its name.
finale-refused-swap-or-keep = Say swap and a card, or keep.
finale-refused-choose-shooter = Choose a shooter: shoot and a name.
finale-refused-shoots-already = { $footballer } is on the list already.
finale-refused-has-shot = { $footballer } has shot; first those who have not.
finale-refused-keeper-does-not-shoot = { $footballer } is the keeper and does not shoot.
finale-refused-not-among-shooters = { $footballer } was not on the field at the end.

# The table. The letters stand for keeper, defence, midfield, strikers, anybody, one of the build-up.
finale-letters = KDMS?^
finale-bench = Bench
finale-subs = (subs { $count })
finale-before = before kick-off
finale-minute = minute { $minute }
finale-penalties = shoot-out
finale-status-calm = strength now›after the turn · + y r injury, yellow, red at risk · ▪ booked
finale-status-next = { $attacks ->
    [one] { $club } attacks again, for the last time in this period.
   *[other] { $club } attacks again; { $attacks } attacks left.
}
finale-status-action = { $counter ->
    [yes] Counter by { $club }
   *[no] Attack by { $club }
}: { $action ->
    [build] build-up
   *[finish] finish
} { $sum1 } : { $sum2 }{ $bonus ->
    [0] {""}
   *[other] {", "}bonus { $bonus }
} · { $attacks ->
    [0] last attack
    [one] { $attacks } more attack
   *[other] { $attacks } more attacks
}
finale-open = { $club } plays
finale-areas = { $build } → { $finish }
finale-hand = Your hand
finale-stack = + { $count } in the stack
finale-stacked = In this order:
finale-squad-title = { $club }: your squad
finale-squad-legend = ● field ○ bench · points, strengths in order of use · + injury, y yellow, r red
finale-squad-status = Field { $field }/{ $eleven } ({ $formation }) · bench { $bench }/{ $reserves } · { $spent } points spent, { $left } left
finale-squad-hint = Or several in one line: field NAME NAME …, bench NAME …, drop NAME, done
finale-now = now›next
finale-total = total
finale-build = build-up
finale-finish = finish
finale-goal-chance = goal
finale-build-against = they build
finale-finish-against = they score
finale-goal-chance-against = they score
finale-slots = slots
finale-slots-legend = Slots attack:defence, build-up → finish · K D M S · ? outfielder · ^ once more
finale-star = * type best
finale-white-anyway = White, which is in every stack
finale-percent = { NUMBER($percent, maximumFractionDigits: 0) }%

# The cards in lists.
finale-cards-type = to type
finale-cards-tactic = card
finale-cards-meaning = in English
finale-cards-strength = strength
finale-cards-name = name
finale-cards-position = position
finale-cards-points = points
finale-cards-strengths = strengths
finale-cards-tactics = Build-up and finish name the slots, the attacker's before the colon and the defender's after it: K keeper, D defender, M midfielder, S striker, ? anybody but the keeper, ^ one of those who took part in the build-up. A card without a build-up (–) goes straight to the finish. The stronger card attacks, as often as it is stronger.
finale-cards-clubs = The four strengths stand in order of use: each action turns a footballer to the next, and after the fourth the first is up again. A sign behind a strength is what using it risks: + injury, y yellow card, r red card. X is the beginners' team.
finale-colour = { $colour ->
    [white] White
    [purple] Purple
    [yellow] Yellow
    [blue] Blue
   *[red] Red
}
finale-position = { $position ->
    [keeper] keeper
    [defence] defence
    [midfield] midfield
   *[attack] attack
}
finale-meaning = { $tactic ->
    [sturmlauf] Onslaught
    [visier] No Holding Back
    [freiebahn] Clear Run
    [doppelpass] One-Two
    [solo] Lone Ride
    [abpfiff] Final Whistle
    [brechstange] Crowbar
    [hohebaelle] High Balls
    [freistoss] Free Kick
    [kurzpass] Short Pass
    [steilpass] Through Ball
    [konterfalle] Counter Trap
    [allemann] Everybody Up
    [libero] Sweeper
    [eckball] Corner
    [vorstoss] Advance
    [kette] Back Four
    [riegel] Bolted Door
    [pressing] Pressing
    [regisseur] Playmaker
    [fernschuss] Long Shot
    [dreieck] Triangle
    [nachruecker] Late Runner
    [ballbesitz] Possession
    [dauerdruck] Steady Pressure
    [dreizack] Trident
    [flanke] Long Cross
    [spitze] Spearhead
    [hinterhalt] Ambush
    [abstauber] Poacher
   *[other] {""}
}

# How matches end, in reports.
finale-ending-goals = decided after six periods
finale-ending-draw = draw
finale-ending-extra-time = decided in extra time
finale-ending-shoot-out = decided in the shoot-out

# What was counted.
finale-count-action = build-ups and finishes
finale-count-counter = counters
finale-count-goal = goals
finale-count-substitution = substitutions
# Other words for the moves: word=move.
finale-typed = colour=colour color=colour use=use choose=use
