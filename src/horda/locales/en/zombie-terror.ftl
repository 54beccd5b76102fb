### Zombie Terror. Fields come as "column,row"; $facing is N, E, S or W.

## The game

zt-game = Zombie Terror
zt-name = { zt-game }
web-game-zombie-terror = Zombie Terror
    .players = 2
    .time = 30–60 min
    .about = A duel on a car park: six humans against the pack.
    .now = the humans against a bot, on the open car park
    .gallery = Choose a duel
zt-seat-human = Humans
zt-seat-zombie = Zombies

zt-scenario-base = Base game
zt-scenario-base-about = Six humans cross a car park full of zombies. They win once those who leave by the exits are worth 5 points; the zombies win when that has become impossible or terror runs out.
zt-scenario-barricades = Defence of the barricades
zt-scenario-barricades-about = The humans hold a fort around the manhole. They must fetch the keys from the far side and get two humans into the escape car, before five have been turned or the terror marker leaves the track.

## Settings of a game

zt-setup-scenario = Which scenario is played.
zt-setup-action_points = How many action points (AP) each human has in a turn.
zt-setup-terror_start = On which field of the terror track the marker enters in the base game.
zt-setup-cards_per_turn = How many special cards a player may play in one turn.
zt-setup-unused_activations = The zombie player may leave activations unused.
zt-setup-interleave = Humans may take turns at acting; if not, each finishes before the next begins.
zt-setup-leaving = When a human on an exit leaves the board: at the end of the turn (turn-end) or as soon as it gets there (at-once).
zt-setup-turned = Where the zombie of a turned human comes from: the adding phase (adding) or the spot where the human stood (on-the-spot).
zt-setup-round_limit = After how many rounds a game is called unfinished; 0 means never.

## The six humans. Attributes: the object of a sentence, and what has become of the human.

zt-human-child = Child
    .acc = Child
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe
zt-human-mechanic = Mechanic
    .acc = Mechanic
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe
zt-human-nurse = Nurse
    .acc = Nurse
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe
zt-human-banker = Banker
    .acc = Banker
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe
zt-human-lumberjack = Lumberjack
    .acc = Lumberjack
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe
zt-human-policeman = Policeman
    .acc = Policeman
    .waiting = not placed yet
    .healthy = healthy
    .wounded = wounded
    .turned = turned into a zombie
    .gone = safe

## The twelve cards, and what each does in one line

zt-card-sewers = Sewers
zt-card-sewers-effect = A human that has not acted yet vanishes and comes out on an empty field up to 5 away, not next to a zombie and not on an exit; that is its whole turn.
zt-card-adrenaline = Adrenaline
zt-card-adrenaline-effect = One human on the board gets 2 more AP this turn.
zt-card-silence = Silence
zt-card-silence-effect = In the coming zombie turn the zombies have 2 activations fewer, but at least 1.
zt-card-decoy = Decoy
zt-card-decoy-effect = Turn one or two zombies any way you like; not those on barricades.
zt-card-first-aid = First-aid kit
zt-card-first-aid-effect = Heal one wounded human anywhere on the board, at no cost.
zt-card-desperate-shove = Desperate shove
zt-card-desperate-shove-effect = Until the end of the turn one human, not the Child, may also push zombies that face it.
zt-card-zombie-horde = Zombie Horde
zt-card-zombie-horde-effect = In the adding phase up to 3 more zombies come in over one edge of the board, their backs to it.
zt-card-plague = Plague
zt-card-plague-effect = Add 2 more zombies in this turn’s adding phase.
zt-card-awe = Awe
zt-card-awe-effect = One zombie marked for a compulsory move makes a free move instead.
zt-card-trap = Trap
zt-card-trap-effect = One zombie of this adding phase may be put on nearly any empty field, not just on an adding field.
zt-card-bloodlust = Bloodlust
zt-card-bloodlust-effect = The zombies have 2 more activations this turn.
zt-card-rampage = Rampage
zt-card-rampage-effect = This turn a compulsory move goes up to 3 fields instead of 2.

## Points of the compass

zt-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

## Questions

zt-place-human = Where does the { $who } start? Choose a free field of the leftmost column.
zt-place-zombie = Put a zombie on an empty field: five in the left half first, then five in the right.
zt-face = Which way shall the zombie on ({ $field }) face?
zt-act = What do the humans do?
zt-activate = Activation phase: what do the zombies do?
zt-walk = How does the zombie on ({ $field }) move?
zt-add = { $left ->
    [0] Adding phase: all new zombies are on the board.
    [one] Adding phase: where does the last new zombie appear?
   *[other] Adding phase: where does a new zombie appear? { $left } are left.
}
zt-sewers-who = Sewers: who goes underground?
zt-sewers-where = Sewers: where does the { $who } come out?
zt-adrenaline = Adrenaline: who gets 2 more AP?
zt-first-aid = First-aid kit: who is healed?
zt-desperate = Desperate shove: who may push zombies head-on?
zt-decoy = Decoy: which zombie do you turn?
zt-awe = Awe: which zombie makes a free move instead of its compulsory one?
zt-horde-edge = Zombie Horde: over which edge does it come?
zt-horde-field = Zombie Horde: where does the next zombie come in?

## Options. $who is a human’s name, $whom the same as the object of a sentence.

zt-option-place = { $who }: start on ({ $field })
zt-option-move = { $who }: walk to ({ $field })
zt-option-diagonal = { $who }: slip diagonally to ({ $field })
zt-option-push = { $who }: push the zombie off ({ $field })
zt-option-shove = { $who }: shove the human off ({ $field })
zt-option-kill = { $who }: kill the zombie on ({ $field })
zt-option-shoot = { $who }: shoot the zombie on ({ $field })
zt-option-shove-off = { $who }: shove the zombie off the barricade ({ $field }), 2 AP
zt-option-enter-car = { $who }: get into the car at ({ $field })
zt-option-heal = Nurse: heal the { $whom }
zt-option-heal-self = Nurse: heal herself
zt-option-play = Play the card “{ $card }”
zt-option-pick = { $who }
zt-option-go = Come out on ({ $field })
zt-option-target = The zombie on ({ $field })
zt-option-activate = Activate the zombie on ({ $field })
zt-option-add = Put a zombie on ({ $field })
zt-option-face = { $facing ->
    [N] North (up)
    [E] East (right)
    [S] South (down)
   *[W] West (left)
}
zt-option-edge = { $facing ->
    [N] The north edge (top)
    [E] The east edge (right)
    [S] The south edge (bottom)
   *[W] The west edge (left)
}
zt-option-forward-forward = Two steps forward
zt-option-forward-left = A step forward, then a turn to the left
zt-option-forward-right = A step forward, then a turn to the right
zt-option-left-forward = A turn to the left, then a step forward
zt-option-right-forward = A turn to the right, then a step forward
zt-option-forward = Just one step forward
zt-option-left = A turn to the left, then bite
zt-option-right = A turn to the right, then bite
zt-option-bite = Bite without moving
zt-option-climb = Climb the barricade
zt-option-end-turn = End the human turn
zt-option-end-activations = No more activations; go on to the adding phase
zt-option-end-adding = End the zombie turn
zt-option-enough = That is enough

## What happens

zt-event-placed = The { $human } starts on ({ $at }).
zt-event-round-began = Round { $round }: the human turn begins.
zt-event-moved = The { $human } walks from ({ $at }) to ({ $to }).
zt-event-slipped = The { $human } slips diagonally from ({ $at }) to ({ $to }).
zt-event-pushed = The { $human } pushes a zombie from ({ $at }) to ({ $to }) and steps after it.
zt-event-shoved = The Mechanic shoves the { $whom } from ({ $at }) to ({ $to }) and steps after.
zt-event-healed = The { $human } is healthy again.
zt-event-killed = The { $human } kills the zombie on ({ $at }).
zt-event-shot = The Policeman shoots the zombie on ({ $at }). { $bullets ->
    [0] That was the last bullet.
    [one] { $bullets } bullet is left.
   *[other] { $bullets } bullets are left.
}
zt-event-shoved-off = The { $human } shoves the zombie off the barricade ({ $at }).
zt-event-keys-taken = The { $human } picks up the keys on ({ $at }).
zt-event-keys-dropped = The keys now lie on ({ $at }).
zt-event-car-entered = The { $human } gets into the escape car.
zt-event-left = The { $human } escapes and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $score } in all.
zt-event-turn-passed = No human can do anything; the human turn is passed.
zt-event-card-played-human = The humans play the card “{ $card }”.
zt-event-card-played-zombie = The zombies play the card “{ $card }”.
zt-event-hastened = The { $human } gets a rush of adrenaline and now has { $points } AP.
zt-event-emboldened = The { $human } may push zombies head-on until the end of the turn.
zt-event-surfaced = The { $human } goes underground on ({ $at }) and comes out on ({ $to }).
zt-event-lured = Decoy: the zombie on ({ $at }) turns { zt-facing }.
zt-event-terror-moved = { $field ->
    [0] The terror marker leaves the track.
   *[other] The terror marker is now on field { $field }.
}
zt-event-collapsed = The single barricades collapse! Zombies that stood on them stay where they are.
zt-event-activations-counted = Zombie turn: { $count ->
    [one] { $count } activation.
   *[other] { $count } activations.
}
zt-event-marked = The zombie on ({ $at }) sees a human: its move is compulsory.
zt-event-turned = The zombie on ({ $at }) turns { zt-facing }.
zt-event-stepped = A zombie steps from ({ $at }) to ({ $to }).
zt-event-charged = A zombie heads straight for a human, from ({ $at }) to ({ $to }).
zt-event-climbed = A zombie climbs from ({ $at }) onto the barricade ({ $to }).
zt-event-pushed-through = The zombie on the barricade ({ $at }) is pushed on to ({ $to }).
zt-event-fell-in = A zombie falls into the manhole ({ $at }).
zt-event-briefcase-lost = The bite gets only the Banker’s briefcase; he loses it instead of his health.
zt-event-bitten = A zombie bites and wounds the { $whom } on ({ $at }).
zt-event-became = The { $human } on ({ $at }) turns into a zombie.
zt-event-to-add = Adding phase: { $count ->
    [0] no new zombies.
    [one] { $count } new zombie.
   *[other] { $count } new zombies.
}
zt-event-added = A zombie appears on ({ $at }), facing { zt-facing }.
zt-event-surplus = { $count ->
    [one] { $count } zombie is not added, for want of pawns or fields.
   *[other] { $count } zombies are not added, for want of pawns or fields.
}

## Why something is not possible

zt-no-must-activate = Activate at least one human before you end the turn.
zt-no-must-charge = Zombies marked for a compulsory move come first; activate one of those.
zt-no-use-all = All activations must be used as long as a zombie can move.
zt-no-climb = To climb, a zombie must face the barricade with another zombie on the ground between them, and there must be room at the top.
zt-no-nobody-in-front = No human stands directly in front of this zombie.
zt-no-blocked = The way is blocked, or the zombie stands on a barricade and cannot turn there.
zt-no-spend-both = A zombie must use both its points; it stops early only when it has a human in front of it.
zt-no-not-in-hand = You do not hold this card.
zt-no-card-played = You have already played as many cards as a turn allows.
zt-no-card-now = This card cannot be played now: it is the wrong phase, or it would do nothing.
zt-no-card-target = The card you played does not allow this choice.
zt-no-no-zombie = There is no zombie on this field.
zt-no-acted = This zombie has already been activated this turn.
zt-no-no-activations = There are no activations left.
zt-no-cannot-move = This zombie can neither move nor bite.
zt-no-taken = This field is taken.
zt-no-not-start-field = No pawn may start on this field: humans start in the leftmost column, zombies in the half that is being filled.
zt-no-not-adding-field = No zombie can be added on this field now.
zt-no-not-wounded = The { $who } has no wound to heal.
zt-no-not-adjacent = This field is not adjacent; fields must share an edge.
zt-no-placing = Everybody is put on the board first; nobody acts before that.
zt-no-off-board = The { $who } is not on the board.
zt-no-no-points = The { $who } has too few action points, or may not spend them now.
zt-no-not-able = The { $who } cannot do this; choose somebody else.
zt-no-barricade = Humans cannot climb barricades.
zt-no-obstacle = There is an obstacle on this field.
zt-no-once = This ability works once a turn and has been used.
zt-no-not-diagonal = The Child slips only to a field that touches its own at a corner.
zt-no-on-barricade = A zombie on a barricade cannot be pushed; it must be shoved off.
zt-no-faces = This zombie faces you; come at it from the side or from behind.
zt-no-no-room-behind = There is no free field to push or shove to.
zt-no-no-human = There is no human on this field.
zt-no-no-bullets = The Policeman has no bullets left.
zt-no-no-line = The Policeman has no clear line of fire to this field.
zt-no-only-scenario = This is possible only in the scenario “{ zt-scenario-barricades }”.
zt-no-not-on-barricade = This zombie does not stand on a barricade.
zt-no-no-car = The escape car is not on this field.
zt-no-keys-first = The human with the keys must be the first to get into the car.

## How the game ended

zt-end-escaped = Humans worth at least 5 points have escaped from the car park.
zt-end-car = Two humans drive away in the escape car.
zt-end-too-few = Even if all humans left on the board escaped, they would not reach 5 points.
zt-end-nobody-left = No human is left on the board, and 5 points were not reached.
zt-end-terror = The terror marker has left the track; nobody escapes any more.
zt-warn-terror = The terror marker stands on its last field: when this turn ends, it leaves the track and the zombies win.
zt-warn-charge = Zombies that see humans must charge: they can turn so many at once that the zombies win.
zt-warn-leave = Who leaves wounded counts for less: the humans could not score enough any more, and the zombies win.
zt-end-five-turned = Five humans have been turned into zombies.
zt-end-unfinished = The agreed number of rounds is over and nothing is decided.

## The drawing of the board

zt-legend =
    C M N B L P   Child, Mechanic, Nurse, Banker, Lumberjack, Policeman; a small letter: wounded
    ^ > v <       a zombie and the way it faces; on a barricade the barricade’s sign stands before it
    !             behind a zombie: it sees a human, so its move is compulsory
    '             behind a zombie: it has been activated this turn
    $k            the keys; $ behind a human: carries the keys
    ##            an obstacle or a bus
    ++ %% GG      a single barricade, a double barricade, the guard booth
    {"[]"} ()         the escape car, the manhole
    =>            an exit
    : and .       an adding field, a plain field

## Words beside the board

zt-row = { $first } · { $rest }
zt-brief-points = AP: { $points }
zt-brief-hand = Your cards: { $cards }

## How the game stands

zt-list = { $first }, { $rest }
zt-phase-place-humans = the humans are placed
zt-phase-place-zombies = the zombies are placed
zt-phase-human = human turn
zt-phase-activation = zombie turn, activations
zt-phase-adding = zombie turn, adding phase
zt-phase-over = the game is over
zt-status-round = Round { $round }: { $phase }
zt-status-score = Score: { $score } of { $goal } points
zt-status-keys-on = The keys lie on ({ $field })
zt-status-keys-with = The keys are with the { $who }
zt-status-car = In the escape car: { $count } of { $goal } humans
zt-status-terror = { $field ->
    [0] Terror marker: not on the track
   *[other] Terror marker: field { $field } of { $end }
}
zt-status-collapsed = The single barricades have collapsed; the terror marker counts down
zt-status-pool = Zombies in the pool: { $count }
zt-status-bullets = Bullets: { $count }
zt-status-activations = Activations left: { $count }
zt-status-to-add = Zombies still to add: { $count }
zt-status-human = { $who } ({ $sign }): { $health }, field ({ $field }), AP: { $ap }
zt-status-human-off = { $who }: { $health }
zt-status-with-briefcase = { $line }, has the briefcase
zt-status-with-keys = { $line }, has the keys
zt-status-own-hand = { $count ->
    [0] You have no cards left
    [one] Your card:
   *[other] Your { $count } cards:
}
zt-status-card = “{ $card }” – { $effect }
zt-status-hand-human = The humans hold { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
zt-status-hand-zombie = The zombies hold { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
zt-status-played-human = Played by the humans: { $cards }
zt-status-played-zombie = Played by the zombies: { $cards }

## Cards at work

zt-active-silence = { zt-card-silence }: the zombies have { $count } activations fewer this round, but at least 1
zt-active-desperate = { zt-card-desperate-shove }: the { $who } may push zombies head-on this turn
zt-active-rampage = { zt-card-rampage }: compulsory moves go up to 3 fields this turn
zt-active-plague = { zt-card-plague }: { $count } more zombies in this turn’s adding phase
zt-active-trap = { zt-card-trap }: one new zombie may be put on nearly any empty field
