### Zombicide: Invader. A text that is not here is the family's (z2-…): docs/editions.md.
### Ids end as in the data of the game; .acc is a name as the object of a sentence.

## The game

inv-game = Zombicide: Invader
inv-name = { inv-game }
web-game-invader = Zombicide: Invader
    .players = 1–6
    .time = 30–120 min
    .about = A mining station, airlocks and mold that eats its walls. All win or all lose.
    .now = the tutorial Mission, alone with six Survivors
    .gallery = Choose a Mission

## Missions

inv-mission-M00 = Breach! (tutorial)
inv-mission-M01 = Gathering Forces
inv-mission-M02 = Rock’n Rolly
inv-mission-M03 = The Rearguard
inv-mission-M04 = The Engineers
inv-mission-M05 = Arms Race
inv-mission-M06 = Playing with Fire
inv-mission-M07 = The Xenium Roll
inv-mission-M08 = Code Orange
inv-mission-M09 = Uninvited Guests
inv-mission-M10 = Back to the Roots
inv-scenario-M00 = { inv-mission-M00 }
inv-scenario-M01 = { inv-mission-M01 }
inv-scenario-M02 = { inv-mission-M02 }
inv-scenario-M03 = { inv-mission-M03 }
inv-scenario-M04 = { inv-mission-M04 }
inv-scenario-M05 = { inv-mission-M05 }
inv-scenario-M06 = { inv-mission-M06 }
inv-scenario-M07 = { inv-mission-M07 }
inv-scenario-M08 = { inv-mission-M08 }
inv-scenario-M09 = { inv-mission-M09 }
inv-scenario-M10 = { inv-mission-M10 }
inv-scenario-M00-about = Take the red Objective, a Prototype LMG with an Energy Cell, then escape through the Exit. If a Survivor dies, the Objective is lost or mold links two Spawn Zones, everybody loses.
inv-scenario-M01-about = Two groups start apart. At the end of a round all Survivors must stand where the Sentry Gun is, without Xenos. Mold close to a coloured Spawn Zone wakes it. If a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M02-about = Find the white Objective, a space suit, then take the blue one, Rolly, and escape through the Exit. Everybody starts outdoors with an Oxygen Tank. If Xenos act in Rolly’s Zone before you fetch her, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M03-about = Ten crew members leave through the Exit Zone, one each round, and their noise attracts Xenos. No Xenos may get there before; then escape yourselves. If one does, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M04-about = Find both engineers, the blue and the white Objective, then escape through the Exit. Everybody starts outdoors with an Oxygen Tank. If an engineer is lost, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M05-about = Take the four red Objectives, the Prototypes, out of six that lie face down, then escape through the Exit. If one of them is lost, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M06-about = Burn the Spawn Zones of the two far tiles with Hellfire until you find the purple token: that wins. If a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M07-about = Take all nine Objectives, then escape through the Exit. Coloured doors and Objectives wake the Spawn Zone of their colour; Hellfire burns Spawn tokens. If an Objective is lost, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M08-about = Take all Objectives and bring every Survivor to Orange. One lies behind a sealed Airlock that only the Bot can force. If an Objective is lost, a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M09-about = Escape through the Exit with both scientists, who walk one Zone each round. If a scientist or a Survivor dies or mold links two Spawn Zones, everybody loses.
inv-scenario-M10-about = Take all Objectives, collect five samples of Xenos and mold, and put a new Oxygen Tank on everybody; the old ones are used up at the first Airlock. If a goal is out of reach, a Survivor dies or mold links two Spawn Zones, everybody loses.

## Settings of a game

inv-setup-cards = Which Xenos cards are in the deck.
    .all = all Xenos cards
    .easy = only easy cards
    .hard = only hard cards
    .no-extra = no extra activations
    .easy-extra = easy, with extra activations
    .hard-extra = hard, with extra activations
inv-setup-ultrared = Ultrared mode: the experience track goes round again after Red.
inv-setup-ones_miss = A die that shows 1 always misses.
inv-setup-mold_returns_doors = Neutral doors that mold removes go back to the supply.
inv-setup-free_move_pays = A free Move pays a part of leaving a Zone with Xenos.

## Equipment

inv-card-cattle_prod = Cattle Prod
    .acc = Cattle Prod
inv-card-smg = SMG
    .acc = SMG
inv-card-assault_shotgun = Assault Shotgun
    .acc = Assault Shotgun
inv-card-heavy_shotgun = Heavy Shotgun
    .acc = Heavy Shotgun
inv-card-lmg = LMG
    .acc = LMG
inv-card-heavy_cutter = Heavy Cutter
    .acc = Heavy Cutter
inv-card-sledge = Sledge
    .acc = Sledge
inv-card-flamethrower = Flamethrower
    .acc = Flamethrower
inv-card-canister = Canister
    .acc = Canister
inv-card-energy_cell = Energy Cell
    .acc = Energy Cell
inv-card-ablative_armor = Ablative Armor
    .acc = Ablative Armor
inv-card-mre = M.R.E.
    .acc = M.R.E.
inv-card-scout_drone = Scout Drone
    .acc = Scout Drone
inv-card-searchlight = Searchlight
    .acc = Searchlight
inv-card-mold_spawn_1_hunter = Mold Spawn: 1 Hunter
    .acc = Mold Spawn: 1 Hunter
inv-card-mold_spawn_1_tank = Mold Spawn: 1 Tank
    .acc = Mold Spawn: 1 Tank
inv-card-mold_spawn_1_worker = Mold Spawn: 1 Worker
    .acc = Mold Spawn: 1 Worker
inv-card-mold_spawn_2_worker = Mold Spawn: 2 Workers
    .acc = Mold Spawn: 2 Workers
inv-card-oxygen_tank = Oxygen Tank
    .acc = Oxygen Tank
inv-card-prototype_assault_shotgun = Prototype Assault Shotgun
    .acc = Prototype Assault Shotgun
inv-card-prototype_heavy_shotgun = Prototype Heavy Shotgun
    .acc = Prototype Heavy Shotgun
inv-card-prototype_lmg = Prototype LMG
    .acc = Prototype LMG
inv-card-prototype_sniper_rifle = Prototype Sniper Rifle
    .acc = Prototype Sniper Rifle

## Survivors and machines

inv-survivor-cole = Cole
    .acc = Cole
inv-survivor-vivian = Vivian
    .acc = Vivian
inv-survivor-mitsuki = Mitsuki
    .acc = Mitsuki
inv-survivor-magnus = Magnus
    .acc = Magnus
inv-survivor-jared = Jared
    .acc = Jared
inv-survivor-baraka = Baraka
    .acc = Baraka
inv-survivor-bot = Peacekeeper Bot
    .acc = Peacekeeper Bot
inv-survivor-sentry_gun = Falchion Sentry Gun
    .acc = Falchion Sentry Gun
inv-survivor-scientist_blue = scientist (blue)
    .acc = scientist (blue)
inv-survivor-scientist_white = scientist (white)
    .acc = scientist (white)

## Xenos

inv-zombie-worker = Worker
    .acc = Worker
inv-zombie-tank = Tank
    .acc = Tank
inv-zombie-hunter = Hunter
    .acc = Hunter
inv-zombie-abomination = Abomination
    .acc = Abomination
inv-zombie-spoiler_abomination = Spoiler Abomination
    .acc = Spoiler Abomination
inv-zombies-worker =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
    .kind = Workers
inv-zombies-tank =
    { $count ->
        [one] { $count } Tank
       *[other] { $count } Tanks
    }
inv-zombies-hunter =
    { $count ->
        [one] { $count } Hunter
       *[other] { $count } Hunters
    }
    .kind = Hunters
inv-zombies-abomination =
    { $count ->
        [one] { $count } Abomination
       *[other] { $count } Abominations
    }

## What completes the name of a skill ($param), and skills that only this box has

inv-param-machine = Machine
inv-param-worker = Worker
inv-param-tank = Tank
inv-param-hunter = Hunter
inv-param-abomination = Abomination
inv-param-bot = Bot
inv-param-sentry_gun = Sentry Gun
inv-param-all = All
inv-skill-plus_1_damage_with = +1 Damage with { $param }
inv-skill-auto_repair = Auto repair
inv-skill-zero_g_run = Zero-G run
inv-skill-predator = Predator
inv-skill-concentrate_fire_expert = Concentrate Fire expert
inv-skill-camouflage = Camouflage
inv-skill-blademaster = Blademaster
inv-skill-unstoppable = Unstoppable
inv-skill-starts_with_armor = Starts with { $param } Armor Points
inv-skill-dual_expert = Dual expert
inv-skill-xenos_link = Xenos link
inv-skill-enhanced_senses = Enhanced senses
inv-skill-ironclad = Ironclad: { $param }
inv-skill-remote_control = Remote control: { $param }

## Places and tokens

inv-colour-purple = purple
inv-colour-white = white
inv-token-objective-blue = blue Objective
    .acc = blue Objective
inv-token-objective-green = green Objective (remote control of the Bot)
    .acc = green Objective (remote control of the Bot)
inv-token-objective-purple = purple Objective (remote control of the Sentry Gun)
    .acc = purple Objective (remote control of the Sentry Gun)
inv-token-objective-white = white Objective
    .acc = white Objective
inv-token-suit-white = space suit (white Objective)
    .acc = space suit (white Objective)
inv-token-rolly-blue = Rolly (blue Objective)
    .acc = Rolly (blue Objective)
inv-token-scientist-blue = scientist (blue token)
    .acc = scientist (blue token)
inv-token-scientist-white = scientist (white token)
    .acc = scientist (white token)
inv-token-sample-blue = sample of the Abomination (blue token)
    .acc = sample of the Abomination (blue token)
inv-token-sample-white = sample of mold (white token)
    .acc = sample of mold (white token)

## Special rules of Missions

inv-special-take-red = Goal: the red Objective is taken.
inv-special-breach-gear = The red Objective gives the Prototype LMG and an Energy Cell.
inv-special-prototypes = A red Objective gives a random Prototype while any is left.
inv-special-oxygen-start = Every Survivor starts with an Oxygen Tank on.
inv-special-gather-at-sentry = Goal: at the end of an End Phase all Survivors are in the Sentry Gun’s Zone, with no Xenos in it.
inv-special-two-groups = The players split the team into two groups as equal as possible; chance decides which start Zone each gets.
inv-special-mold-wakes-spawns = A coloured Spawn Zone activates the moment a Mold Zone appears beside it; its own mold becomes Active.
inv-special-space-suit = Goal: the white Objective is taken, before the blue one.
inv-special-rolly = Goal: the blue Objective is taken.
inv-special-rolly-safe = The game is lost if any Xenos activates in the Zone of the blue Objective before it is taken.
inv-special-crew-evacuated = Goal: all evacuees have left. The game is lost if a Xenos gets into the Exit Zone before.
inv-special-evacuees = Ten Noise tokens in the Exit Zone are the crew: one leaves in each End Phase, and no other Noise rule removes them.
inv-special-blue-and-white = Goal: the blue and the white Objective are both taken.
inv-special-four-prototypes = Goal: all four red Objectives are taken; others may be left.
inv-special-purple-spawn-destroyed = Goal: the purple Spawn token, hidden among those on tiles 1V and 2V, is burned.
inv-special-burned-mold-goes = Hellfire removes a Spawn token on tiles 1V and 2V with its mold; only then it is turned over.
inv-special-burned-spawns-go = Hellfire removes all Spawn tokens in its Zone.
inv-special-coloured-doors = Coloured doors may be opened like others, and not closed again.
inv-special-doors-wake-spawns = A coloured Spawn Zone activates when the Objective of its colour is taken or its door is removed or destroyed.
inv-special-all-orange = Goal: every Survivor is at Orange or higher.
inv-special-sealed-airlock = One Airlock is sealed: only with the Bot in front of it somebody may spend an Action to open it.
inv-special-scientists = The blue and the white token are scientists. They count as Survivors, cannot be taken, and may each move one Zone towards the Exit at the end of the Players’ Phase.
inv-special-new-tanks = Goal: every Survivor wears an Oxygen Tank taken in an Oxygen Supply Room.
inv-special-samples = Goal: a Worker, a Tank, a Hunter and the Abomination are killed in melee, and an Action is spent in a Spawn Zone for mold. Each sample gives 5 experience.
inv-special-airlocks-take-tanks = Whoever enters an Airlock discards every Oxygen Tank of the setup.

## Goals

z2-goal-take-red = take the red Objective
z2-goal-gather-at-sentry = at the end of a round all Survivors are with the Sentry Gun, without Xenos ({ $done } of { $all })
z2-goal-space-suit = find the space suit, the white Objective
z2-goal-rolly = then take Rolly, the blue Objective
z2-goal-crew-evacuated = hold the Exit until the crew is evacuated (left: { $left })
z2-goal-blue-and-white = find the engineers, the blue and the white Objective ({ $done } of { $all })
z2-goal-four-prototypes = take the red Objectives ({ $done } of { $all })
z2-goal-purple-spawn-destroyed = find and burn the purple Spawn token (face down: { $left })
z2-goal-all-orange = every Survivor is at Orange or higher ({ $done } of { $all })
z2-goal-new-tanks = every Survivor wears a new Oxygen Tank ({ $done } of { $all })
z2-goal-samples = collect the samples ({ $done } of { $all })

## How the game ended, and what loses it

z2-end-exit-overrun = A Xenos has got into the Exit Zone before the crew was gone; the Mission has failed.
inv-threat-eliminated = a Survivor is eliminated
inv-threat-rolly-safe = Xenos activate in Rolly’s Zone
inv-threat-crew-evacuated = a Xenos gets into the Exit Zone before the crew is gone
inv-threat-scientists = a scientist is eliminated
inv-threat-sealed-airlock = the Bot is destroyed before it has opened the sealed Airlock
inv-threat-new-tanks = no Oxygen Supply Room is left and somebody lacks a new Tank

## Questions

inv-assign-hit = Zone { $zone }: which Xenos is hit (Damage { $damage })? Hits left: { $hits }.
inv-share-wounds = The Xenos attack: who takes { $wounds } Damage? Still to share out: { $count }.
inv-friendly-fire = Friendly fire: who takes { $wounds } Damage? Still to share out: { $count }.
inv-prompt-react-spawned = Xenos have appeared. Use a skill?
inv-prompt-react-wounds = Damage is about to fall. Use a skill or discard a card?
inv-treat = Whose Armor is repaired?
inv-medic = { $who } is a Medic: whose Armor is repaired?

## Options

inv-option-eat = Use for experience: { $card_acc }
inv-option-eat-from = Use for experience: { $card_acc } ({ $who }, { $slot })
inv-option-taunt = Taunt the Xenos of zone { $zone }
inv-option-shove = Shove all Xenos here to zone { $to }
inv-option-heal = Repair 1 Armor: { $who }

## What happens

inv-event-gained = { $who } gains { $points } experience and now has { $total }.
inv-event-wounded = { $who } takes { $wounds } Damage; Armor left: { $health }.
inv-event-spared = { $who } is spared { $wounds } Damage: { $skill }.
inv-event-card-drawn = Xenos card { $number } for zone { $zone } (danger level: { $level }).
inv-event-out-of-figures = Too few figures ({ $kind }): the Abominations act, and a new one may come.
inv-event-acted-again = All Xenos of a kind act once more: { $kind }.
inv-event-zombies-act = The Xenos Phase begins.
inv-event-fell = { $who } falls to a Xenos ({ $kind }).
inv-event-spawns-woken = Xenos will now also come at the { $colour } Spawn token.
inv-event-wound-healed = { $skill }: Armor of { $who } is repaired. Armor: { $health }.

## How the game stands

inv-status-decks = Decks: equipment { $equipment } (discarded { $discarded }), Prototypes { $pimpweapons }, Xenos { $zombies }
inv-status-survivor = { $who }: zone { $zone }, Armor { $health }, experience { $adrenaline } ({ $level })

## Why something is not possible

inv-no-cost = Leaving this Zone costs { $cost } Actions: one, and one more for each Xenos in it.
inv-no-sight-room = The view into rooms ends in the first one.
inv-no-search-zombies = Nobody can Search while Xenos are in the Zone.
inv-no-search-street = There is nothing to Search here; go into a room.
inv-no-melee-zombie = There is no Xenos in this Zone to strike at.
inv-no-exit-zombies = Nobody can escape while Xenos are in the Exit Zone.
inv-no-dash-zombies = Xenos on the way to zone { $zone } end the move before it.
inv-no-no-target-there = From zone { $zone } no weapon in Hand could be shot at Xenos.
inv-no-no-zombies = There are no Xenos in zone { $zone }.
inv-no-not-hurt-here = { $who } is not among those who can take this Damage.
inv-no-unhurt = { $who } has lost no Armor.
inv-no-hit-none = There is no such Xenos in zone { $zone }.
inv-no-reap = One hit for two Xenos needs the skill Reaper, not yet used in this attack, and two Xenos of this kind.
inv-no-oxygen = Stepping out of an Airlock needs an Oxygen Tank on the body.
inv-no-sealed = The Airlock is sealed.

## When something is asked

inv-moment-wounds = when Damage is shared out
inv-moment-cancel = when Damage is about to fall on a Survivor who can discard cards against it
inv-moment-send = when Xenos split up and one is left over
inv-moment-reflex = when Xenos appear in sight of a Survivor with Combat reflexes

## Missions: what they ask, offer, tell and refuse

z2-first-group = The team starts in two places. Who is in the first group? Still to be named: { $count }.
z2-first-group-about = Then chance says which group starts in C1 and which in K9. All of you must meet where the Sentry Gun is.
z2-scientists = The Players’ Phase ends: do the scientists move?
z2-option-in-group = { $who }: first group
z2-option-guide = { $who } moves to zone { $to }
z2-option-guide-out = { $who } escapes
z2-option-force-airlock = Force the sealed Airlock beside the Bot
z2-option-steer-airlock = Let the Bot force the sealed Airlock (a Machine Action)
z2-option-take-mold = Take a sample of the mold
z2-moment-groups = before the first round, where a team starts in two groups
z2-moment-scientists = at the end of the Players’ Phase
z2-event-starts-in = { $who } starts in zone { $zone }.
z2-event-spawn-burned = The Spawn token of zone { $zone } burns. Its colour: { $colour }.
z2-event-evacuated = One of the crew has left. Still there: { $left }.
z2-event-airlock-forced = { $who } has the sealed Airlock forced.
z2-event-sample-taken = { $who } takes a sample: { $kind }.
z2-event-mold-taken = { $who } takes a sample of the mold.
z2-goal-scientists = both scientists escape too ({ $done } of { $all })
z2-end-rolly-found = Xenos have found Rolly; the Mission has failed.
z2-end-scientist-lost = A scientist is dead; the Mission has failed.
z2-no-suit-first = Rolly cannot come along before the space suit is found.
z2-no-not-sealed = The Airlock is not sealed any more.
z2-no-sealed-bot = Only with the Bot in front of it the Airlock can be opened.
z2-no-sealed-control = Only who stands with the Bot or controls it can have the Airlock opened.
z2-no-scientist = The scientists follow nobody.
z2-no-sample-taken = This sample has been taken.
z2-no-no-spawn-here = There is no Spawn token here.
z2-token-engineer-blue = engineer (blue Objective)
    .acc = engineer (blue Objective)
z2-token-engineer-white = engineer (white Objective)
    .acc = engineer (white Objective)
