### Fort Hendrix: names of Missions, Survivors, cards, Zombies and skills.

## Missions

fh-mission-F01 = Meeting of the Bold
fh-mission-F02 = Digital Clues
fh-mission-F03 = Tell Penny I Love Her
fh-mission-F04 = The Secret Laboratory
fh-mission-F05 = Pathogenic Paradise
fh-mission-F06 = Romero Zone
fh-mission-F07 = Headquarters
fh-mission-F08 = Military Life
fh-mission-F09 = Pandora's Box
fh-mission-F10 = Purple Haze
fh-scenario-F01 = { fh-mission-F01 }
fh-scenario-F02 = { fh-mission-F02 }
fh-scenario-F03 = { fh-mission-F03 }
fh-scenario-F04 = { fh-mission-F04 }
fh-scenario-F05 = { fh-mission-F05 }
fh-scenario-F06 = { fh-mission-F06 }
fh-scenario-F07 = { fh-mission-F07 }
fh-scenario-F08 = { fh-mission-F08 }
fh-scenario-F09 = { fh-mission-F09 }
fh-scenario-F10 = { fh-mission-F10 }
fh-scenario-F01-about = Two groups must meet in one Zone; then find the ROUTE and the DECODER among the objective cards. A Zombie Phase comes before the first round. If Penny dies or nobody stands, the game is lost, and a campaign with it.
fh-scenario-F02-about = Reveal the Command Office on 19R, find the KEY to the data centre on 20R and reveal the card there.
fh-scenario-F03-about = Find two clues to Dr Linda Kirkland, then her. The building across 17R and 21R cannot be opened.
fh-scenario-F04-about = Find something that ends the diseases, and feed it. Red Doors open only from inside; the car waits for permission. It is Night at first.
fh-scenario-F05-about = Reveal the Fridges on 19V and decide what burns. Green Doors never open. It is Night.
fh-scenario-F06-about = Get into the Officers’ Quarters on 16V behind the metal doors, then gather in a street without Zombies. It is Night.
fh-scenario-F07-about = Reach the Headquarters on 16V and start the decontamination. The wreck on 21V burns. Without M6 before it, only fire ends the Green Spawn Zone.
fh-scenario-F08-about = Learn three testimonies of what happened here, past the horde at the wreck; then keep the truth or send it out.
fh-scenario-F09-about = Find on 16V what the fort left behind, and leave when you dare. Infections take skills away.
fh-scenario-F10-about = Destroy the Green Spawn Zone and weld the entrances. Zombies that act again break the doors of the building on 3R and 4R. Here the campaign ends.

## Special rules of Missions

fh-special-story = Objective cards and Notes tell what to do; sheets, Penny and the Clock come with the campaign.
fh-special-penny-task = Everybody in Penny’s Zone has Low profile: no friendly fire hits them there.
fh-special-penny-anger = Penny’s Leader has one free Combat Action a Turn, with a weapon out of the Backpack only.
fh-special-two-starts = The team begins in two groups; Penny and her Leader are in the second one.
fh-special-zombies-first = One whole Zombie Phase comes before the first round.
fh-special-shut-20R = The building on 20R cannot be opened until a card says so.
fh-special-shut-17R-21R = The building across 17R and 21R cannot be opened.
fh-special-red-from-inside = Red Doors can be opened only from inside.
fh-special-car-barred = The pimpcar can be neither driven nor searched until a Note allows it.
fh-special-jammed-doors = Green Doors cannot be opened.
fh-special-metal-doors = Blue and Green Doors cannot be opened until the card Metal Doors is revealed.
fh-special-helicopter = The wreck on 21V burns: who enters it or acts in it rolls a die, 4 or more is a Wound. No Search there; its crate waits for a card; a Molotov ends its Green Spawn Zone.
fh-special-infection = Infections take skills away: one the red ones, two the orange ones too, and so on.
fh-special-breaking-doors = Zombies press against closed doors; with an extra Activation they break those of the building on 3R and 4R, which spawns anew each time.

## Survivors

fh-survivor-javier = Javier
    .acc = Javier
fh-survivor-karl = Karl
    .acc = Karl
fh-survivor-riley = Riley
    .acc = Riley
fh-survivor-marianne = Marian
    .acc = Marian
fh-survivor-michelle = Michelle
    .acc = Michelle
fh-survivor-wayne = Wayne
    .acc = Wayne
fh-survivor-penny = Penny
    .acc = Penny

## Equipment

fh-card-ka_bar = Ka-Bar
    .acc = Ka-Bar
fh-card-rifle = Rifle
    .acc = Rifle
fh-card-army_sniper_rifle = Army Sniper Rifle
    .acc = Army Sniper Rifle
fh-card-pattons_357_magnum = Patton’s .357 Magnum
    .acc = Patton’s .357 Magnum
fh-card-pattons_45_long_colt = Patton’s .45 Long Colt
    .acc = Patton’s .45 Long Colt
fh-card-prized_katana = Prized Katana
    .acc = Prized Katana
fh-card-prototype_assault_shotgun = Prototype Assault Shotgun
    .acc = Prototype Assault Shotgun
fh-card-siege_hammer = Siege Hammer
    .acc = Siege Hammer
fh-card-wristbreaker = Wristbreaker
    .acc = Wristbreaker
fh-card-an_m14_incendiary_grenade = AN-M14 Incendiary Grenade
    .acc = AN-M14 Incendiary Grenade
fh-card-colt_m16a4_rifle = Colt M16A4 Rifle
    .acc = Colt M16A4 Rifle
fh-card-colt_m4_carbine = Colt M4 Carbine
    .acc = Colt M4 Carbine
fh-card-hk_mp5 = H&K MP5
    .acc = H&K MP5
fh-card-hk_mp7 = H&K MP7
    .acc = H&K MP7
fh-card-mossberg_500 = Mossberg 500
    .acc = Mossberg 500
fh-card-mre = M.R.E.
    .acc = M.R.E.
fh-card-night_vision_goggles = Night Vision Goggles
    .acc = Night Vision Goggles
fh-card-repair_kit = Repair Kit
    .acc = Repair Kit
fh-card-sig_sauer_p320 = Sig Sauer P320
    .acc = Sig Sauer P320
fh-card-tactical_halligan = Tactical Halligan
    .acc = Tactical Halligan
fh-card-tactical_tomahawk = Tactical Tomahawk
    .acc = Tactical Tomahawk

## Zombies

fh-zombie-shooter_walker = Shooter Walker
    .acc = Shooter Walker
fh-zombies-shooter_walker =
    { $count ->
        [one] { $count } Shooter Walker
       *[other] { $count } Shooter Walkers
    }

## Skills

fh-skill-plus_1_free_all_out_action = +1 free All-Out Action: { $param }
fh-skill-spare_parts = Spare parts
fh-skill-all_out = All-Out: { $param }
fh-skill-night_fighter = Night fighter
fh-skill-night_vision = Night vision
fh-skill-double_all_out_dice = Double All-Out dice
fh-skill-ignore_1_break = Makeshift repair
fh-skill-jack_of_all_trades = Jack of all trades
fh-skill-pennys_gift = Penny’s gift
fh-skill-starts_with_ammo = Starts with ammunition
