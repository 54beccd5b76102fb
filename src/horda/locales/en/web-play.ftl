### The client for browsers: odds, previews, reasons, looking back, sounds.

## Odds

web-odds-hit = at least one hit
web-odds-hits = { $open ->
    [yes] { $hits }+ hits
   *[no] { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
web-odds-kill = at least one falls
web-odds-kill-long = { $chance }: at least one Zombie falls
web-odds-clear = all fall
web-odds-mean = { $mean } on average
web-odds-friends = This may wound: { $who }.
web-odds-fall = { $count ->
    [one] { $who } may fall.
   *[other] May fall: { $who }.
}
web-odds-lost = Then the game is lost.
web-plan-asked = You choose between them in the next step.
web-odds-none = No Zombie can fall to this.
web-odds-unknown = What may come of this is not known: the server has not answered.
web-traps = Dangerous or useless
web-danger-here = Friends stand in { $zone }
web-danger-lose = This attack can lose the game
web-danger-hurt = This attack can hurt a friend
web-danger-vain = This attack helps nobody
web-danger-safe = No wound to friends
web-danger-safer = Safer now
web-attack-anyway = Attack anyway
web-dice-keep = Keep these dice
web-odds-risk = Misses hit them: { $chance }.
web-odds-wounds = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
web-odds-noise = Noise in { $zone } becomes { $noise }.
web-odds-quiet = It makes no noise.
web-dice-hits = Dice: { $dice }. { $needed } or more hits: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
web-dice-needed = a hit is { $needed }+

## What Zombies would do

web-preview = Zombie preview
web-ghosts = If the Zombies acted now: { $count ->
    [one] { $count } group would move
   *[other] { $count } groups would move
}
web-ghost-stays = stay here
web-ghost-falls = { $who } falls
web-ghost-wounds = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
web-ghost-wounds-unsure = up to { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}

## What a zone means

web-why-unknown = This cannot be done now.
web-hover-here = the one who acts stands here
web-hover-cost = { $cost ->
    [0] costs no Action
    [one] { $cost } Action
   *[other] { $cost } Actions
}
web-hover-free = { $free ->
    [one] with a free Move
   *[other] with { $free } free Moves
}
web-hover-by = ({ $means })
web-hover-seen = { $steps ->
    [one] seen, one zone away
   *[other] seen, { $steps } zones away
}
web-hover-reaches = in range
web-hover-short = out of range
web-hover-now = Can be done now: { $deeds }
web-hover-there = Only in that zone: { $deeds }

## The end of the turn

web-end-anyway = { $count ->
    [one] { $count } Action left: end anyway?
   *[other] { $count } Actions left: end anyway?
}
web-end-anyway-about = Nobody else is left to act: the Zombies come next, and there is no free undo after that.
web-end-anyway-next = None of your others is left to act: another player comes next, and may be quicker than an undo.
web-still-able = These humans can still act: { $who }.
web-still-moves = { $count ->
    [one] { $count } zombie move is not used yet.
   *[other] { $count } zombie moves are not used yet.
}
web-moves-left = { $count ->
    [0] No zombie moves are left.
    [one] { $count } zombie move is left.
   *[other] { $count } zombie moves are left.
}
web-card-later = Not now: it has another moment, or your card of this turn is played.
web-walk-bites = then bites: { $who }
web-end-turn-anyway = End the turn anyway
web-end-moves-anyway = No more moves
web-do-anyway = Do it anyway
web-warned-gone = Something else has happened meanwhile. Look again before you decide.

## Watching

web-step = Step
web-resume = Go on
web-pause = Hold
web-and-more = and { $count } more
web-looking-back = You look at the past. Nothing can be decided here.
web-timeline = Timeline
web-timeline-at = answer { $at } of { $total }
web-timeline-before = One answer back
web-timeline-next = One answer on
web-timeline-now = NOW
web-timeline-end = THE END
web-replay = Play it again
web-watch-replay = Watch it again
web-look-back = Look back
web-show-position = Show the position after this
web-back-to-now = Back to now
web-past-failed = This position could not be read.
web-fork = Go on from here
web-fork-about = Opens a new table that goes on from this position
web-forked = { $title }, from answer { $count }
web-lens = Looked at through
web-lens-own = my eyes
web-lens-seat = the eyes of { $who }
web-barrier-log = seen: no free undo above
web-game-file = Save the game file
web-import = Open a game file
web-import-broken = This is not a game file.
web-import-changed = This game file was changed, or another program made it: played again, it comes to another end.
web-import-version = This game file is of another version of the game. Open it where it was made.
web-report = Report a fault
web-report-what = What went wrong? The whole game is sent along.
web-report-empty = no note
web-report-done = Thank you. It is kept as { $id }.
web-sound = Sounds
web-sound-on = On
web-sound-off = Off

## Together

web-proposal = { $kind ->
    [redo] { $who } would like to bring back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
   *[other] { $who } would like to take back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
}
web-proposal-declined = You do not go back: the others did not agree, or the game went on.
web-proposal-own = { $kind ->
    [redo] You asked to bring back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }. Waiting for: { $who }.
   *[other] You asked to take back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }. Waiting for: { $who }.
}
web-since-seconds = for { $seconds } s
web-since-minutes = for { $minutes } min
web-since-hours = for { $hours } h

## Walking by one press

web-walk = { $cost ->
    [0] Walk, no Action
    [one] Walk, { $cost } Action
   *[other] Walk, { $cost } Actions
}
web-walk-attacks = { $count ->
    [one] { $count } Zombie would attack here
   *[other] { $count } Zombies would attack here
}
web-more = More
web-pill-zombies = { $side ->
    [up] Above what is in sight
    [down] Below what is in sight
    [left] Left of what is in sight
   *[right] Right of what is in sight
}: { $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
}
web-pill-humans = { $side ->
    [up] Above what is in sight
    [down] Below what is in sight
    [left] Left of what is in sight
   *[right] Right of what is in sight
}: { $count ->
    [one] { $count } human
   *[other] { $count } humans
}
web-pill-exit = { $side ->
    [up] Above what is in sight
    [down] Below what is in sight
    [left] Left of what is in sight
   *[right] Right of what is in sight
}: the exit
web-pill-spawn = { $side ->
    [up] Above what is in sight
    [down] Below what is in sight
    [left] Left of what is in sight
   *[right] Right of what is in sight
}: { $count ->
    [one] { $count } spawn
   *[other] { $count } spawns
}
