### What the browser says of a station, its mold and its machines

inv-web-phase-zombies = Xenos
inv-web-preview = Xenos preview
inv-web-ghosts = If the Xenos acted now: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
inv-web-ap = XP
inv-web-health = { $health } of { $full } Armor
inv-web-health-points = { $count ->
    [one] { $count } Armor
   *[other] { $count } Armor
}
inv-web-odds-none = No Xenos can fall to this.
inv-web-odds-kill-long = { $chance }: at least one Xenos falls
inv-web-action-door = Door
web-action-open-door = Open door
web-action-close-door = Close door
inv-web-action-eat = Use
inv-prompt-react-declared = How is the attack made?
web-action-oxygen = Oxygen
web-action-machine = Machine
web-kind-civilian = Civilian
web-kind-soldier = Soldier
web-zone-corridor = corridor
web-zone-outdoor = outdoors
web-place-security = Security Room
web-place-oxygen = Oxygen Supply Room
web-place-airlock = Airlock
web-mold-active = Active Mold
web-mold-inactive = Inactive Mold
web-hidden = { $who } is hidden
web-machine-is = { $active ->
    [yes] { $machine }, with an Activation token
   *[no] { $machine }, asleep
}
web-door-smashed = destroyed door to { $zone }
web-mark-evacuees = the crew waits here
web-body = Body
web-oxygen = oxygen
web-cancels = stops { $count }
web-attach = fits: { $kind }
web-attached = attached
web-missing = No { $part }
inv-web-lent-rule = A rule that Invader shares with the 2nd Edition: its Zombies are Xenos here, Walkers are Workers, Brutes are Tanks, Runners are Hunters.
web-cannot-fire = cannot be used
web-compare-needs = Works only with this attached: { $part }.
web-ammo-energy = Energy Cell
web-ammo-canister = Canister
web-plan-spread = Spread
web-plan-spread-all = Spread the hits over all targets
web-plan-concentrated = Concentrated
web-plan-falls = { $who } falls
web-begins = { $who } begins
web-ghost-lost = game lost
web-ghost-eaten = { $count ->
    [one] Objective lost
   *[other] { $count } Objectives lost
}
web-chain = Mold chain
web-chain-missing = { $count ->
    [one] 1 Zone from joining two Spawn Zones: then the game is lost.
   *[other] { $count } Zones from joining two Spawn Zones: then the game is lost.
}
web-chain-none = No two Spawn Zones can be joined by mold.
web-chain-zone = { $grown ->
    [yes] { $zone }: Active Mold
   *[no] { $zone }: missing
}
web-machines = Machines
web-machine-by = steered by { $who }
web-machine-nobody = nobody can steer it now
web-machine-gone = destroyed
web-machine-bait = awake: a target
web-machine-asleep = asleep
web-supply = Supply
web-supply-doors = { $left } of { $all } doors
web-supply-tanks = { $left } of { $all } Oxygen Tanks
web-supply-mold = { $count ->
    [one] 1 Zone with mold
   *[other] { $count } Zones with mold
}
inv-web-own-cards = Discard or use

## The page's and the family's own words, where they speak of Zombies and Wounds

inv-verb-suffer = Damage
inv-verb-send = Way of the Xenos
inv-send = Several ways are equally short from zone { $zone } ({ $kind }). Where do those Xenos go that cannot be split up evenly ({ $count })?
inv-send-target = Xenos in zone { $zone } ({ $kind }) have several targets. Which one do those go for that cannot be split up evenly ({ $count })?
inv-web-end-kills = Xenos
inv-web-cards = Xenos cards
inv-web-moment-zombie-card = Xenos card
inv-web-moment-level-by = { $who } has { $points } points of experience
inv-web-moment-level-louder = The station hears it: from now on the { $level } row of every Xenos card counts.
inv-web-moment-left = then Armor { $health }
inv-web-wounds-title = { $count } Damage. Who takes how much?
inv-web-wounds-each = { $count } Damage each
inv-web-wounds-count = { $count } Damage
inv-web-wounds-take = Take the Damage
inv-web-odds-friends = This may hurt: { $who }.
inv-web-odds-wounds = { $wounds } Damage
inv-web-ghost-wounds = { $wounds } Damage
inv-web-ghost-wounds-unsure = up to { $wounds } Damage
inv-web-end-anyway-about = Nobody else is left to act: the Xenos come next, and there is no free undo after that.
inv-web-adrenaline = Experience { $points }, level { $level }
inv-web-end-killed = { $count ->
    [0] No Xenos was eliminated
    [one] { $count } Xenos was eliminated
   *[other] { $count } Xenos were eliminated
}
inv-xcard-mold_spawn = Mold Spawn
inv-xcard-mold_spawn-about = Its Xenos come into Zones with Active Mold; where there is none, nobody comes.
inv-xcard-abomination = Abomination
inv-web-walk-attacks = { $count ->
    [one] { $count } Xenos would attack here
   *[other] { $count } Xenos would attack here
}

## What can be explained

web-gloss-machine = Machine
web-gloss-corridor = Corridor
web-gloss-outdoor = Outdoors
web-gloss-oxygen = Oxygen
inv-web-gloss-zombie = Xenos

## What a card is good for, on its face

inv-does-canister = One shot of a Flamethrower: attach it. The shot uses it up.
inv-does-energy_cell = Attached to an Energy weapon, it lets you roll an attack again. A Prototype needs one.
inv-does-plenty_of_bullets = Attached to a Bullet weapon, it lets you roll an attack again.
inv-does-ablative_armor = Worn on the body. Discard it to cancel 1 Damage.
inv-does-oxygen_tank = Worn on the body, it lets you go outside.
inv-does-mold_spawn_1_hunter = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_1_tank = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_1_worker = { inv-xcard-mold_spawn-about }
inv-does-mold_spawn_2_worker = { inv-xcard-mold_spawn-about }
inv-web-first-wounds = First share out the Damage
