### The client for browsers: great moments, shown on a stage over the table.

web-moments = Great moments
web-moments-full = shown
web-moments-short = short
web-moments-off = off
web-key-space = Space
web-moment-next = Next
web-moment-goes-on = goes on by itself
web-moment-zombie-card = Zombie card
web-moment-arrive = { $zone }: { $who }
web-moment-nobody = { $zone }: nobody comes
web-moment-row = The highest danger level is { $level }: its row counts.
web-moment-come = arrive
web-moment-then = then in { $zone }
web-spawn-zone = Spawn { $order }, { $zone }
web-spawn-had = has had its card
web-spawn-now = now
web-spawn-now-who = now: { $who }
web-spawn-next = next card
web-spawn-then = then this one
web-moment-rush = Rush!
web-moment-rush-about = They have just come to { $zone }, and act at once: { $who }.
web-moment-again = All { $kind } again!
web-moment-again-about = Extra activation: { $who } in { $count ->
    [one] { $count } Zone
   *[other] { $count } Zones
} act once more.
web-moment-out-of-turn = Out of turn: first all attacks, then all steps
web-moment-groups = and { $count ->
    [one] { $count } Zone more
   *[other] { $count } Zones more
}
web-moment-earlier = Back to what was shown before
web-moment-in-box = { $kind } left in the box
web-moment-card-spawn = They come into the Spawn Zone and wait there.
web-moment-card-rush = Placed, then these act at once.
web-moment-card-again = Nobody comes: all of the kind act once more.
web-moment-down = { $who } is down
web-moment-last-minute = See the last minute again
web-moment-fell-at = { $zone }, round { $round }
web-moment-equipment = Equipment
web-moment-new = new
web-moment-found-by = { $who } found
web-moment-holds = { $who } holds a card
web-moment-where = { $card }: where does it go?
web-moment-free = free
web-put = put it here
web-put-idle = put it here, idle
web-put-packed = swap: { $card } goes to the Backpack
web-put-next = swap: { $card } is placed next
web-put-lost = { $card } is discarded for it
web-put-locks = no tool for doors in Hand then
web-compare-hits = { $card } hits
web-compare-same = Same: { $what }.
web-compare-noisy = It is noisy.
web-compare-silent = It is silent.
web-compare-reload = empty after each shot, until the round ends or an Action.
web-moment-searches = { $who } searches { $zone }
web-moment-crate = { $who } opens the crate in { $zone }
web-moment-attacks = { $zone }: { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
web-moment-take = Take it: { $place }
web-moment-left = then Health { $health }
web-moment-would-fall = { $who } falls
web-wound-anyway = Let it be so
web-wound-lost = The game may be lost with that.
web-wounds-title = { $count ->
    [one] { $count } wound. Who takes it?
   *[other] { $count } wounds. Who takes which?
}
web-wounds-from = from
web-wounds-friendly = { $count ->
    [one] { $count } miss of a friend
   *[other] { $count } misses of a friend
}
web-wounds-each = { $count ->
    [one] { $count } wound each
   *[other] { $count } wounds each
}
web-wounds-count = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
web-wounds-more = One more for { $who }
web-wounds-fewer = One fewer for { $who }
web-wounds-last = One more and { $who } falls.
web-wounds-take = Take the wounds
web-moment-level = { $who }: level { $level }
web-moment-level-by = { $who } has { $points } points of adrenaline
web-moment-level-at = at { $points }
web-moment-level-of = one of { $count }
web-moment-level-choose = Choose one skill, for the rest of the game.
web-moment-level-louder = The city hears it: from now on the { $level } row of every Zombie card counts.
web-moment-level-more = One card can bring { $now }; at { $level } it was { $before } at most.
web-moment-sort = Take it, and sort the other cards
web-moment-from = from { $who }
web-trade = Trade
web-sort = Sort cards
web-trade-about = Press a card, then a slot; or drag it.
web-trade-put = Press the slot it goes to.
web-trade-done = Done
web-trade-over = goes to { $who }
web-trade-last = Last move
web-trade-all-back = All back
web-trade-agree = Agree
web-trade-lays = lays it out
web-trade-looks = looks on
web-trade-offers = offers this
web-trade-decides = decides
web-trade-none = Nothing has changed hands yet.
web-trade-between = { $who } and { $other } trade.
web-trade-held = Taken up: { $card }.
web-trade-look = Show the cards
web-trade-fold = Put aside
web-arms-ranged = shoots: { $chance } to hit
web-arms-melee = strikes: { $chance } to hit
web-arms-no-ranged = no gun left in Hand
web-arms-no-melee = no melee weapon left in Hand
web-moment-goal = A goal is met
web-moment-goals-all = All goals are met
web-moment-goal-next = Next: { $goal }
web-moment-stamp = Done
web-all-die = all die
web-no-dice = no dice

## What a card is good for, on its face

web-gives-skill = Gives the skill: { $skill }.

## Dice that may be rolled again

web-reroll-title = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [0] no miss
    [one] { $misses } miss
   *[other] { $misses } misses
}
web-reroll-hit = hit
web-reroll-miss = miss
web-reroll-stays = stays
web-reroll-keep = Keep
web-reroll-again = Roll again
web-reroll-falls = Falls: { $who }
web-reroll-none = Nobody falls
web-reroll-hurt = Misses hit your own: { $wounds }
web-reroll-sure = Certain: nothing more is rolled.
web-reroll-stands = All dice again; the new roll stands.
web-reroll-others = Only the dice not marked “stays”; their new roll stands.
web-reroll-better = more fall
web-reroll-same = the same
web-reroll-worse = fewer fall
