### Names in Zombicide 2nd Edition. The ids end as in the game data; .acc is the object of a sentence.

## Equipment cards; identical cards of two decks have one name

z2-card-baseball_bat = Baseball Bat
    .acc = Baseball Bat
z2-card-crowbar = Crowbar
    .acc = Crowbar
z2-card-pistol = Pistol
    .acc = Pistol
z2-card-fire_axe = Fire Axe
    .acc = Fire Axe
z2-card-plenty_of_bullets = Plenty of Bullets
    .acc = Plenty of Bullets
z2-card-plenty_of_shells = Plenty of Shells
    .acc = Plenty of Shells
z2-card-katana = Katana
    .acc = Katana
z2-card-molotov = Molotov
    .acc = Molotov
z2-card-kukri = Kukri
    .acc = Kukri
z2-card-flashlight = Flashlight
    .acc = Flashlight
z2-card-machete = Machete
    .acc = Machete
z2-card-sawed_off = Sawed-Off
    .acc = Sawed-Off
z2-card-aaahh = Aaahh!!
    .acc = Aaahh!!
z2-card-bag_of_rice = Bag of Rice
    .acc = Bag of Rice
z2-card-chainsaw = Chainsaw
    .acc = Chainsaw
z2-card-sub_mg = Sub-MG
    .acc = Sub-MG
z2-card-sniper_rifle = Sniper Rifle
    .acc = Sniper Rifle
z2-card-shotgun = Shotgun
    .acc = Shotgun
z2-card-water = Water
    .acc = Water
z2-card-canned_food = Canned Food
    .acc = Canned Food
z2-card-gunblade = Gunblade
    .acc = Gunblade
z2-card-nailbat = Nailbat
    .acc = Nailbat
z2-card-mas_shotgun = Ma's Shotgun
    .acc = Ma's Shotgun
z2-card-automatic_shotgun = Automatic Shotgun
    .acc = Automatic Shotgun
z2-card-military_sniper_rifle = Military Sniper Rifle
    .acc = Military Sniper Rifle
z2-card-zantetsuken = Zantetsuken
    .acc = Zantetsuken
z2-card-evil_twins = Evil Twins
    .acc = Evil Twins
z2-card-golden_ak_47 = Golden AK-47
    .acc = Golden AK-47
z2-card-golden_kukri = Golden Kukri
    .acc = Golden Kukri

## Survivors

z2-survivor-amy = Amy
    .acc = Amy
z2-survivor-doug = Doug
    .acc = Doug
z2-survivor-elle = Elle
    .acc = Elle
z2-survivor-josh = Josh
    .acc = Josh
z2-survivor-ned = Ned
    .acc = Ned
z2-survivor-wanda = Wanda
    .acc = Wanda
z2-survivor-bunny_g = Bunny G
    .acc = Bunny G
z2-survivor-lili = Lili
    .acc = Lili
z2-survivor-lou = Lou
    .acc = Lou
z2-survivor-odin = Odin
    .acc = Odin
z2-survivor-ostara = Ostara
    .acc = Ostara
z2-survivor-tiger_sam = Tiger Sam
    .acc = Tiger Sam

## Zombies: one by name, and so many of a kind

z2-zombie-walker = Walker
    .acc = Walker
z2-zombie-brute = Brute
    .acc = Brute
z2-zombie-runner = Runner
    .acc = Runner
z2-zombie-abomination = Abomination
    .acc = Abomination
z2-zombie-hobomination = Hobomination
    .acc = Hobomination
z2-zombie-abominacop = Abominacop
    .acc = Abominacop
z2-zombie-abominawild = Abominawild
    .acc = Abominawild
z2-zombie-patient_0 = Patient 0
    .acc = Patient 0
z2-zombies-walker =
    { $count ->
        [one] { $count } Walker
       *[other] { $count } Walkers
    }
z2-zombies-brute =
    { $count ->
        [one] { $count } Brute
       *[other] { $count } Brutes
    }
z2-zombies-runner =
    { $count ->
        [one] { $count } Runner
       *[other] { $count } Runners
    }
z2-zombies-abomination =
    { $count ->
        [one] { $count } Abomination
       *[other] { $count } Abominations
    }

## Danger levels

z2-level-blue = Blue
z2-level-yellow = Yellow
z2-level-orange = Orange
z2-level-red = Red

## What completes the name of a skill ($param)

z2-param-combat = Combat
z2-param-melee = Melee
z2-param-ranged = Ranged
z2-param-move = Move
z2-param-search = Search
z2-param-walker = Walker
z2-param-brute = Brute
z2-param-runner = Runner
z2-param-abomination = Abomination

## Skills, in the order of the skill list

z2-skill-plus_1_action = +1 Action
z2-skill-plus_1_free_action = +1 free { $param } Action
z2-skill-plus_1_max_range = +1 max Range
z2-skill-plus_1_to_dice_roll = +1 to dice roll: { $param }
z2-skill-plus_1_die = +1 die: { $param }
z2-skill-plus_1_damage = +1 Damage: { $param }
z2-skill-plus_1_zone_per_move = +1 Zone per Move
z2-skill-damage_2 = { $param }: Damage 2
z2-skill-barbarian = Barbarian
z2-skill-matching_set = Matching set
z2-skill-two_cocktails = 2 cocktails are better than 1
z2-skill-hold_your_nose = Hold your nose
z2-skill-free_reload = Free reload
z2-skill-taunt = Taunt
z2-skill-distributor = Distributor
z2-skill-escalation = Escalation: { $param }
z2-skill-lucky = Lucky
z2-skill-sidestep = Sidestep
z2-skill-medic = Medic
z2-skill-swordmaster = Swordmaster
z2-skill-super_strength = Super strength
z2-skill-slippery = Slippery
z2-skill-home_defender = Home defender
z2-skill-ambidextrous = Ambidextrous
z2-skill-combat_reflexes = Combat reflexes
z2-skill-blitz = Blitz
z2-skill-full_auto = Full auto
z2-skill-steady_hand = Steady hand
z2-skill-improvised_weapon = Improvised weapon: { $param }
z2-skill-search_2_cards = Search: 2 cards
z2-skill-destiny = Destiny
z2-skill-regeneration = Regeneration
z2-skill-gunslinger = Gunslinger
z2-skill-starts_with_equipment = Starts with a { $param }
z2-skill-starts_with_2_ap = Starts with 2 AP
z2-skill-starts_with_health = Starts with { $param } Health
z2-skill-reaper = Reaper: { $param }
z2-skill-field_medic = Field medic
z2-skill-jump = Jump
z2-skill-low_profile = Low profile
z2-skill-sniper = Sniper
z2-skill-dual_expert = Dual expert
z2-skill-sprint = Sprint
z2-skill-point_blank = Point-blank
z2-skill-scavenger = Scavenger
z2-skill-charge = Charge
z2-skill-webbing = Webbing
z2-skill-tactician = Tactician
z2-skill-brother_in_arms = Brother in arms: { $param }
z2-skill-tough = Tough
z2-skill-is_that_all_youve_got = Is that all you've got?
z2-skill-hit_and_run = Hit & run
z2-skill-born_leader = Born leader
z2-skill-search_more_than_once = Can Search more than once
z2-skill-zombie_link = Zombie link
z2-skill-break_in = Break-in
z2-skill-roll_6_plus_1_die = Roll 6: +1 die { $param }
z2-skill-roll_6_plus_1_damage = Roll 6: +1 Damage { $param }
z2-skill-shove = Shove
z2-skill-dreadnought = Dreadnought: { $param }
z2-skill-lifesaver = Lifesaver
z2-skill-hoard = Hoard
z2-skill-bloodlust = Bloodlust: { $param }

## Missions

z2-mission-M00 = Zombie Survival (tutorial)
z2-mission-M01 = Downtown
z2-mission-M02 = Zone Y
z2-mission-M03 = 24-hour race in Zombicity
z2-mission-M04 = Drive-by shooting
z2-mission-M05 = The Big W
z2-mission-M06 = The escape
z2-mission-M07 = Slaughterhouse
z2-mission-M08 = Zombie police
z2-mission-M09 = Law of the fist
z2-mission-M10 = Small town
z2-mission-M11 = The canal
z2-mission-M12 = Car crash
z2-mission-M13 = Streets on fire
z2-mission-M14 = Breakfast at Jesse's
z2-mission-M15 = United we stand
z2-mission-M16 = Poor shelter
z2-mission-M17 = The plague
z2-mission-M18 = End of the road
z2-mission-M19 = Friends forever
z2-mission-M20 = Zombie festival
z2-mission-M21 = Heavy gear
z2-mission-M22 = Drop the bass
z2-mission-M23 = Quiet corner
z2-mission-M24 = Battering ram
z2-mission-M25 = Ned's strong cocktail

## Objectives, and what they stand for in some Missions

z2-token-objective = Objective
    .acc = Objective
z2-token-objective-blue = blue Objective
    .acc = blue Objective
z2-token-objective-green = green Objective
    .acc = green Objective
z2-token-kit = first-aid kit
    .acc = first-aid kit
z2-token-kit-blue = first-aid kit (blue)
    .acc = first-aid kit (blue)
z2-token-kit-green = first-aid kit (green)
    .acc = first-aid kit (green)
z2-token-plank = plank
    .acc = plank
z2-token-plank-blue = plank (blue)
    .acc = plank (blue)
z2-token-plank-green = plank (green)
    .acc = plank (green)
z2-token-box = heavy box
    .acc = heavy box
z2-token-box-blue = heavy box (blue)
    .acc = heavy box (blue)
z2-token-box-green = heavy box (green)
    .acc = heavy box (green)
z2-token-swap = Objective (the pair swaps roles)
    .acc = Objective (the pair swaps roles)
z2-token-swap-blue = blue Objective (the pair swaps roles)
    .acc = blue Objective (the pair swaps roles)
z2-token-swap-green = green Objective (the pair swaps roles)
    .acc = green Objective (the pair swaps roles)
z2-token-molotov-blue = blue Objective (a Molotov)
    .acc = blue Objective (a Molotov)
z2-token-molotov-green = green Objective (a Molotov)
    .acc = green Objective (a Molotov)
z2-token-ingredient-blue = blue Objective (an ingredient for Ned)
    .acc = blue Objective (an ingredient for Ned)
z2-token-ingredient-green = green Objective (an ingredient for Ned)
    .acc = green Objective (an ingredient for Ned)
