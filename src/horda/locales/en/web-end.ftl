### The client for browsers: the end of a game and what may follow.

web-end-summary = What became of everybody
web-end-board = Look at the board
web-end-side = { $side } have won
web-end-rounds = { $count ->
    [one] round
   *[other] rounds
}
web-end-decisions = { $count ->
    [one] decision
   *[other] decisions
}
web-end-lasted = from start to end
web-end-time = { $hours ->
    [0] { $minutes ->
        [0] under a minute
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
}
web-end-part = This table began in the middle of a game: only what happened here is counted.

## What may follow

web-end-next = Next: { $what }
web-end-harder = Harder: { $what }
web-end-easier = Easier: { $what }
web-end-sides = Change sides
web-end-waits = { $who } waits at the next table: { $what }.
web-end-come = Come along
web-end-own = Your next table waits: { $what }.
web-end-there = Go there

## Zombicide

web-end-met = done
web-end-unmet = not done
web-end-survivor = Survivor
web-end-companion = Companion
web-end-kills = Zombies
web-end-killed = { $count ->
    [0] No Zombie was eliminated
    [one] { $count } Zombie was eliminated
   *[other] { $count } Zombies were eliminated
}
web-fate-alive = alive
web-fate-left = { $round ->
    [0] left the board
   *[other] left the board in round { $round }
}
web-fate-zombie = fell in round { $round }: { $kind }
web-fate-friend = fell in round { $round } by a friend’s hand: { $who }
web-fate-fire = burned in round { $round }; fire set by { $who }
web-fate-down = Knocked-out, and not dead yet
web-fate-taken = Knocked-out and taken: plays again in the next Mission
web-fate-dead = Knocked-out, and nobody came in time: dead

## Zombie Terror

web-fate-waiting = never on the board
web-fate-healthy = on the board, unhurt
web-fate-wounded = on the board, wounded
web-fate-turned = { $round ->
    [0] turned
   *[other] turned in round { $round }
}
web-fate-gone = { $round ->
    [0] saved
   *[other] saved in round { $round }
}
web-end-turned = { $count } of { $all } turned
web-end-saved = { $count } saved
web-end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-end-bites = { $count ->
    [one] { $count } bite
   *[other] { $count } bites
}
web-end-cards = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
web-end-lost = { $count } lost
web-end-added = { $count } came in
web-end-terror = { $field ->
    [0] no marker on the terror track
   *[other] terror { $field } of { $end }
}
web-loss-shot = { $count } shot
web-loss-struck = { $count } cut down
web-loss-shoved = { $count } shoved off barricades
web-loss-manhole = { $count } in the manhole
web-campaign-back = Back to the campaign

## The picture of the end

web-finale-exit = EXIT
web-finale-decided = What decided
web-finale-most = Most brought down: { $who }, { $count }
web-face-alive = alive
web-face-left = left the board
web-face-fell = dead
web-face-down = Knocked-out
web-face-taken = rescued
web-face-dead = dead
