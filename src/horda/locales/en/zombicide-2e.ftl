### Zombicide 2nd Edition. Zones and doors come as numbers; $x_acc is a name as the object of a sentence.
### $card and $second are “none” where there is no card.

## The game

z2-game = Zombicide 2nd Edition
z2-name = { z2-game }
web-game-zombicide-2e = Zombicide 2nd Edition
    .players = 1–6
    .time = 30–90 min
    .about = City blocks, noise and a growing horde. All win or all lose.
    .now = the first Mission, alone with six Survivors
    .gallery = Choose a Mission
z2-seat-player-1 = Player 1
z2-seat-player-2 = Player 2
z2-seat-player-3 = Player 3
z2-seat-player-4 = Player 4
z2-seat-player-5 = Player 5
z2-seat-player-6 = Player 6

## Missions as scenarios

z2-scenario-M00 = { z2-mission-M00 }
z2-scenario-M01 = { z2-mission-M01 }
z2-scenario-M02 = { z2-mission-M02 }
z2-scenario-M03 = { z2-mission-M03 }
z2-scenario-M04 = { z2-mission-M04 }
z2-scenario-M05 = { z2-mission-M05 }
z2-scenario-M06 = { z2-mission-M06 }
z2-scenario-M07 = { z2-mission-M07 }
z2-scenario-M08 = { z2-mission-M08 }
z2-scenario-M09 = { z2-mission-M09 }
z2-scenario-M10 = { z2-mission-M10 }
z2-scenario-M11 = { z2-mission-M11 }
z2-scenario-M12 = { z2-mission-M12 }
z2-scenario-M13 = { z2-mission-M13 }
z2-scenario-M14 = { z2-mission-M14 }
z2-scenario-M15 = { z2-mission-M15 }
z2-scenario-M16 = { z2-mission-M16 }
z2-scenario-M17 = { z2-mission-M17 }
z2-scenario-M18 = { z2-mission-M18 }
z2-scenario-M19 = { z2-mission-M19 }
z2-scenario-M20 = { z2-mission-M20 }
z2-scenario-M21 = { z2-mission-M21 }
z2-scenario-M22 = { z2-mission-M22 }
z2-scenario-M23 = { z2-mission-M23 }
z2-scenario-M24 = { z2-mission-M24 }
z2-scenario-M25 = { z2-mission-M25 }

z2-scenario-M00-about = Take both Objectives and both crates, then bring every Survivor to the Exit and escape. If a Survivor dies, everybody loses.
z2-scenario-M01-about = Every Survivor must take an Objective and the team must hold 3 cards of food; then all escape through the Exit. If a Survivor dies, everybody loses.
z2-scenario-M02-about = Get as many pimpweapons out of the crates as there are Survivors (or all there are to be had), then escape through the Exit. If a Survivor dies, everybody loses.

## Settings of a game

z2-setup-scenario = Which Mission is played.
z2-setup-players = How many players are at the table; they share the Survivors out.
z2-setup-team = How many Survivors are in play.
z2-setup-survivors = Survivors by id, joined by +; the rest of the team is drawn.
z2-setup-cards = Which Zombie cards are in the deck.
    .all = all Zombie cards
    .easy = only easy cards
    .hard = only hard cards
    .no-extra = no extra activations
    .easy-extra = easy, with extra activations
    .hard-extra = hard, with extra activations
z2-setup-max_abominations = How many Abominations may be on the board; more than 1 is the Abomination fest.
z2-setup-abominations = Abominations in the deck by id, joined by +; all if none is named.
z2-setup-dark_zones = Dark Zones mode: shooting into the dark needs a light or a 6.
z2-setup-ultrared = Ultrared mode: the adrenaline track goes round again after Red.
z2-setup-free_move_pays = A free Move pays a part of leaving a Zone with Zombies.
z2-setup-food_in_any_turn = Food may be eaten in another Survivor’s turn.
z2-setup-dark_order_first = The order of the dark Zones is fixed before any card is drawn.
z2-setup-strict_dual_reload = Two Dual weapons shot one by one need two Reloads.
z2-setup-raised_six_counts = A 5 that is raised to 6 counts as a rolled 6.
z2-setup-dual_expert_pair = Dual expert needs a matching pair in Hands.
z2-setup-hobomination_stops_point_blank = The Hobomination stops Point-blank shots too.
z2-setup-tough_in_players_phase = Tough also works against attacks in the Players’ Phase.
z2-setup-danger_on_board = Only Survivors on the board set the danger level, not those who have escaped.
z2-setup-low_profile_against_cars = Low profile also protects from the misses of a car attack.
z2-setup-pimpweapons_kept = Pimpweapons count for a Mission only while somebody has them.
z2-setup-shares = How many Survivors each player plays, joined by + (4+2), in the order of the Survivors; in turn if nothing is said.
z2-setup-house = A house-rules file: numbers of the box as its owner corrects them.

## Words

z2-list = { $first }, { $rest }
z2-slot-left = left hand
z2-slot-right = right hand
z2-slot-body = body { $number }
z2-slot-attached = attached, { $hand }
z2-slot-backpack = backpack { $number }
z2-colour-red = red
z2-colour-blue = blue
z2-colour-green = green
z2-mode-melee = in melee
z2-mode-ranged = at range
z2-by-ammo = spare ammunition

## Questions

z2-deal = Who gets one more starting card?
z2-start-zone = Where does { $who } start?
z2-recruit = Who waits as a Companion in zone { $zone }?
z2-who-acts = Which Survivor acts next?
z2-turn = { $who }: { $actions ->
    [0] no Actions left, what now?
    [one] { $actions } Action left, what now?
   *[other] { $actions } Actions left, what now?
}
z2-move-on = The Move may go on ({ $count } more). Where to?
z2-arrange = Which card do you take up?
z2-agree-trade = { $who } would trade with { $other }. Do you agree?
z2-discard = Which card is discarded?
z2-place-card = Where do you put this card: { $card_acc }?
z2-assign-hit = Zone { $zone }: which Zombie is hit (Damage { $damage })? Hits left: { $hits }.
z2-share-wounds = The Zombies attack: who takes { $wounds ->
    [one] a Wound
   *[other] { $wounds } Wounds
}? Left to share out: { $count }.
z2-friendly-fire = Friendly fire: who takes { $wounds ->
    [one] a Wound
   *[other] { $wounds } Wounds
}? Left to share out: { $count }.
z2-send = Several ways are equally short from zone { $zone } ({ $kind }). Where do those go that cannot be split up evenly ({ $count })?
z2-send-target = Zombies in zone { $zone } ({ $kind }) have several targets. Which one do those go for that cannot be split up evenly ({ $count })?
z2-dark-order = Which dark Zone of the building spawns next?
z2-dark-order-about = Each dark Zone gets a card of its own. The farthest first is the usual order.
z2-choose-skill = { $who } reaches a new danger level: which skill?
z2-prompt-react-rerolls = Roll all dice again?
z2-prompt-react-after-attack = The attack is over. Use a skill?
z2-prompt-react-spawned = Zombies have appeared. Use a skill?
z2-prompt-react-declared = An attack is announced. Use a skill?
z2-prompt-react-drew = A card was drawn. Use a skill?

## Options

z2-option-deal = One more card: { $who }
z2-option-start-in = Start in zone { $zone }
z2-option-recruit = { $other }
z2-option-act = { $who }
z2-option-walk = Go to zone { $to }
z2-option-slip = Slip past the Zombies to zone { $to }
z2-option-stop-here = Stop here
z2-option-search = Search here
z2-option-open-door = { $card ->
    [none] Break door { $door } open, without a tool
   *[other] Open door { $door } ({ $card })
}
z2-option-reorganise = Rearrange own cards
z2-option-trade = Trade cards: { $other }
z2-option-melee = { $second ->
    [none] Strike: { $card }
   *[other] Strike with the pair: 2 × { $card }
}
z2-option-shoot = { $second ->
    [none] Shoot at zone { $zone }: { $card }
   *[other] Shoot at zone { $zone } with the pair: 2 × { $card }
}
z2-thrown-cocktail = { $card } (Ned’s)
z2-thrown-token = { $card } (Objective token)
z2-option-take-objective = Take the { $token_acc }
z2-option-take-crate = Open the crate
z2-option-make-noise = Make noise
z2-option-rally = Rally: { $other }
z2-option-hand-over = Hand over the Companion: { $other }
z2-option-hand-token = { $who } hands over: { $token_acc }
z2-option-reload = Reload: { $card_acc }
z2-option-eat = Eat for adrenaline: { $card_acc }
z2-option-discard = Discard: { $card_acc }
z2-option-discard-freely = Discard a card (no Action)
z2-option-discard-from = Discard: { $card_acc } ({ $who }, { $slot })
z2-option-eat-from = Eat for adrenaline: { $card_acc } ({ $who }, { $slot })
z2-option-end-turn = End the turn
z2-option-escape = Escape through the Exit
z2-option-put = { $card ->
    [none] { $who }, { $slot }
   *[other] { $who }, { $slot } (instead of: { $card })
}
z2-option-lift = { $card } ({ $who }, { $slot })
z2-option-drop = Discard this card
z2-option-done = Leave the rest as it is
z2-option-agree = Agree (comes: { $gets }; goes: { $gives })
z2-option-refuse = Refuse: everybody keeps the own things
z2-option-hit = { $kind }
z2-option-suffer = { $who }
z2-option-reroll = Roll all dice again ({ $by })
z2-option-send = To zone { $to }
z2-option-reveal = Zone { $zone }
z2-option-learn = { $skill }

## What happens

z2-event-round-began = Round { $round } begins.
z2-event-promised-card = { $who } will start with { $count } cards.
z2-event-dealt = { $who } starts with: { $card }.
z2-event-recruited = { $who } waits as a Companion in zone { $zone }.
z2-event-turn-began = { $who } acts, with { $actions ->
    [one] { $actions } Action.
   *[other] { $actions } Actions.
}
z2-event-moved = { $who } goes to zone { $to }.
z2-event-drew = { $who } draws: { $card_acc }.
z2-event-discarded = { $who } discards: { $card_acc }.
z2-event-door-opened = { $who } opens door { $door }.
z2-event-noise-made = Noise in zone { $zone }.
z2-event-attacked = { $card ->
    [none] { $who } attacks { $mode } in zone { $zone }.
   *[other] { $who } attacks { $mode } in zone { $zone }: { $card }.
}
z2-event-rolled = Dice: { $dice }.
z2-event-killed = { $zombies } { $count ->
    [one] dies
   *[other] die
} in zone { $zone }.
z2-event-wasted = { $count ->
    [one] { $count } hit has no effect.
   *[other] { $count } hits have no effect.
}
z2-event-gained = { $who } gains { $points } adrenaline and now has { $total }.
z2-event-level-reached = { $who } reaches a danger level: { $level }.
z2-event-learned = { $who } has a new skill: { $skill }.
z2-event-wounded = { $who } suffers { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}; Health left: { $health }.
z2-event-spared = { $who } is spared { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} by a skill: { $skill }.
z2-event-reloaded = { $who } reloads: { $card_acc }.
z2-event-trade-agreed = { $who } agrees to the trade with { $other }.
z2-event-trade-refused = { $who } refuses the trade with { $other }.
z2-event-traded = Trade: { $who } gets { $got }; { $other } gets { $given }.
z2-event-traded-present = { $other } gets { $given } from { $who }.
z2-event-trade-ended = After the trade { $who } has { $mine }; { $other } has { $theirs }.
z2-event-token-handed = { $who } hands the { $token_acc } over to { $other }.
z2-event-objective-taken = { $who } takes the { $token_acc } in zone { $zone }.
z2-event-crate-taken = { $who } opens the crate in zone { $zone }.
z2-event-card-drawn = Zombie card { $number } for zone { $zone } (danger level: { $level }).
z2-event-spawned = { $zombies } { $count ->
    [one] appears
   *[other] appear
} in zone { $zone }.
z2-event-out-of-figures = Too few figures ({ $kind }): all Zombies of this kind act once more.
z2-event-rushed = Rush! The new Zombies in zone { $zone } act at once ({ $kind }).
z2-event-acted-again = All Zombies of a kind act once more: { $kind }.
z2-event-zombies-act = The Zombies’ Phase begins.
z2-event-zombie-attack = { $zombies } { $count ->
    [one] attacks
   *[other] attack
} in zone { $zone }.
z2-event-zombies-moved = { $zombies } { $count ->
    [one] goes
   *[other] go
} from zone { $zone } to zone { $to }.
z2-event-followed = { $other } now follows a Leader: { $who }.
z2-event-escaped = { $who } escapes.
z2-event-round-ended = Round { $round } is over: the noise fades and all weapons are loaded.

## How the game ended

z2-warn-lost = After this the game is lost. Why: “{ $why }”
z2-warn-all-but-lost = After this the game is almost certainly lost.
z2-warn-hit-vain = This hit would be lost: it takes Damage { $needs }, and the attack has { $damage }.
z2-end-won = The Mission is accomplished!
z2-end-eliminated = A Survivor has been eliminated; the Mission has failed.
z2-end-goal-impossible = A goal of the Mission can no longer be reached.

## The drawing of the board

z2-legend =
    7             the number of a Zone; dots fill dark rooms
    amy doug      Survivors; where many stand, by the first three letters; sam is Tiger Sam
    +lou          a Companion
    2W 1B 3R      Zombies: Walkers, Brutes, Runners
    HOBO COP      Abominations: Hobomination, Abominacop;
    WILD PAT0     Abominawild, Patient 0
    !! !7         Noise tokens: two, seven
    obj crate     an Objective, a crate; obj-b and obj-g are the blue and the green one
    kit plank     Objectives that are more in this Mission: a first-aid kit, a plank,
    box molotov   a heavy box, a Molotov,
    ingr          an ingredient for Ned
    pimp-1        car 1, a pimpcar (police: a police car; +crate: a crate lies on it)
    spawn exit    where Zombies appear (in brackets: not active yet), where Survivors escape
    {"*"}             a Zone that the Mission marks; of a marked building all rooms
    D3 B4 /5      a closed door, a blue or green one (B, G), an open one
    ~3            door 3 beside the Zone is broken
    # =           a wall; a border between two Zones of a street

## How the game stands

z2-brief = Round { $round }, danger level: { $level }
z2-status-round = Round { $round }, first player: { $first }
z2-status-danger = Danger level: { $level }
z2-status-won-when = The Mission is won when all of this is done:
z2-goal-done = {"  "}done: { $goal }
z2-goal-open = {"  "}to do: { $goal }
z2-goal-all-objectives = take all Objectives (left: { $left })
z2-goal-all-crates = open all crates (left: { $left })
z2-goal-objective-each = every Survivor takes an Objective ({ $done } of { $all })
z2-goal-three-food = the team holds food cards ({ $done } of { $all })
z2-goal-pimpweapon-each = get pimpweapons ({ $done } of { $all })
z2-goal-exit = all Survivors escape through the Exit ({ $done } of { $all })
z2-status-decks = Decks: equipment { $equipment } (discarded { $discarded }), pimpweapons { $pimpweapons }, Zombies { $zombies }
z2-status-of = { $who } ({ $seat })
z2-status-survivor = { $who }: zone { $zone }, Health { $health }, adrenaline { $adrenaline } ({ $level })
z2-status-escaped = { $who }: escaped
z2-status-fallen = { $who }: out of this Mission
z2-status-acting = { $line }, Actions left: { $actions }
z2-status-free = { $line }, free Actions: { $kinds }
z2-free-other = any
z2-free-combat = Combat
z2-free-melee = Melee
z2-free-ranged = Ranged
z2-free-move = Move
z2-free-search = Search
z2-free-door = opening a door
z2-brief-survivor = { $line }; { $cards }
z2-status-done = { $line }, has acted
z2-status-tokens = { $line }, Objectives: { $count }
z2-status-load = { $line }, carries: { $what }
z2-status-cards = {"    "}hands: { $hands }; backpack: { $backpack }
z2-status-skills = {"    "}skills: { $skills }
z2-status-companion = {"    "}Companion: { $who } (Leader: { $other })
z2-status-lone-companion = {"    "}Companion without a Leader: { $who }, zone { $zone }
z2-status-nothing = –
z2-status-unloaded = { $card } (empty)
z2-status-weapon-melee = {"    "}{ $card }: Melee, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+ hits, Damage { $damage }{ $noisy ->
    [1] , noisy
   *[other] {""}
}
z2-status-weapon-ranged = {"    "}{ $card }: Range { $near }–{ $far }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+ hits, Damage { $damage }{ $noisy ->
    [1] , noisy
   *[other] {""}
}
z2-status-weapon-fire = {"    "}{ $card }: Range { $near }–{ $far }, eliminates everybody in the Zone, noisy
