### Zombicide 2nd Edition: what only some Missions know (M03–M13).

## What a Mission is about

z2-scenario-M03-about = Race through the city: the Mission is won as soon as one Survivor reaches the Red level. If a Survivor dies, everybody loses.
z2-scenario-M04-about = Shoot cars that stand in the red Spawn Zones: they blow up and drive the Spawn tokens back to the Start Spawn Zone. When all are there, throw a Molotov at it. If there are too few cars left, or a Survivor dies, everybody loses.
z2-scenario-M05-about = Open every building and take 5 Objectives, one of them blue or green, then escape through the Exit. If a Survivor dies, everybody loses.
z2-scenario-M06-about = Collect all 6 cards of food and leave with everybody by car through the Exit. If the seats are no longer enough, or a Survivor dies, everybody loses.
z2-scenario-M07-about = Move all Spawn tokens to the Start Spawn Zone, then throw a Molotov at it. Two marked Zones are always noisy: if a Zombie starts to act in one, or a Survivor dies, everybody loses.
z2-scenario-M08-about = Take the blue and the green Objective; only then the building with the Exit can be opened. Escape through the Exit. If a Survivor dies, everybody loses.
z2-scenario-M09-about = Find 3 Companions: they come with the red Objectives, among which the green one is hidden. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M10-about = Take all Objectives and all crates and find a Molotov. If a Survivor dies, everybody loses.
z2-scenario-M11-about = Escape through the Exit with two Companions; nobody can leave while an Abomination is on the board. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M12-about = Six Survivors lie wounded beside a wreck. Bring each of them a first-aid kit (an Objective). If a Zombie starts to act where wounded lie, or a Survivor dies, everybody loses.
z2-scenario-M13-about = Throw a Molotov at each red Spawn Zone and park both cars in the marked Zone. The blue and the green Objective are Molotovs. If a Survivor dies, everybody loses.

## Goals

z2-goal-reach-red = one Survivor reaches the Red level (most adrenaline: { $done } of { $all })
z2-goal-spawns-back = drive the Spawn tokens back to the Start Spawn Zone ({ $done } of { $all })
z2-goal-burn-start = then throw a Molotov at the Start Spawn Zone
z2-goal-all-buildings = open every building (still shut: { $left })
z2-goal-five-objectives = take Objectives ({ $done } of { $all })
z2-goal-coloured-objective = one of them is the blue or the green one ({ $done } of { $all })
z2-goal-six-food = have food cards, with Survivors or in cars ({ $done } of { $all })
z2-goal-car-exit = all Survivors leave by car through the Exit ({ $done } of { $all })
z2-goal-blue-and-green = take the blue and the green Objective ({ $done } of { $all })
z2-goal-three-companions = find Companions ({ $done } of { $all })
z2-goal-molotov-found = find a Molotov ({ $done } of { $all })
z2-goal-no-abomination = no Abomination is on the board (left: { $left })
z2-goal-all-treated = treat the wounded with first-aid kits ({ $done } of { $all })
z2-goal-cars-parked = park the cars in the marked Zone ({ $done } of { $all })

## How the game ended

z2-end-no-cars = Too few cars are left to drive the Spawn tokens back.
z2-end-no-seats = The cars that are left have too few seats for everybody.
z2-end-overrun = A Zombie acts in a marked Zone; the Mission has failed.
z2-end-wounded-found = The Zombies have found the wounded; the Mission has failed.

## Questions

z2-choose-companion = Who comes along as a Companion? Still to choose: { $count }.
z2-choose-leader = Whom does { $who } follow?
z2-wounded = Who lies wounded in zone { $zone }?
z2-assign-hit-or-car = Zone { $zone }: which Zombie or which car is hit (Damage { $damage })? Hits left: { $hits }.
z2-assign-hit-car = Zone { $zone }: no Zombie can be hit (Damage { $damage }). Which car is hit, if any? Hits left: { $hits }.
z2-load-food = Which food do you put into car { $car }?
z2-unload-food = Which food do you take out of car { $car }?

## Options

z2-option-be-leader = { $who }
z2-option-neutralise = Move the Spawn token here to the Start Spawn Zone
z2-option-hit-car = Blow up car { $car } ({ $model })
z2-option-escape-by-car = Leave through the Exit with the car and all who sit in it
z2-option-load-food = Put food into car { $car }
z2-option-unload-food = Take food out of car { $car }
z2-option-stow = Put in: { $card_acc }
z2-option-take-out = Take out: { $card_acc }
z2-option-treat = Treat with a first-aid kit: { $other_acc }

## What happens

z2-event-spawn-moved = The Spawn token of zone { $zone } is moved to zone { $to }.
z2-event-spawns-woken = Zombies will now also come at the { $colour } Spawn token.
z2-event-car-blew-up = Car { $car } ({ $model }) blows up in zone { $zone }!
z2-event-food-loaded = { $who } puts food into car { $car }: { $card_acc }.
z2-event-food-unloaded = { $who } takes food out of car { $car }: { $card_acc }.
z2-event-laid-wounded = { $who } lies wounded in zone { $zone }.
z2-event-treated = { $who } treats a wounded Survivor with a first-aid kit: { $other_acc }.

## How the game stands

z2-status-car-trunk = { $line }, loaded with: { $cards }

## Why something is not possible

z2-no-not-in-mission = This Mission has no such rule.
z2-no-door-mission = By the rules of the Mission this door cannot be opened now.
z2-no-exit-by-car = This Mission is left by car only.
z2-no-no-spawn = There is no Spawn token here that could be moved.
z2-no-spawn-zombies = The Spawn token cannot be moved while Zombies are in the Zone.
z2-no-no-food = This Survivor has no food.
z2-no-no-food-in-car = There is no food in this car.
z2-no-car-not-there = There is no such car in zone { $zone }.
z2-no-not-wounded-here = { $who } does not lie wounded here.
z2-no-no-kit = It takes a first-aid kit, and this Survivor has none.
z2-no-wounded = { $who } is wounded and follows nobody without a first-aid kit.
z2-moment-leader = when a chosen Companion gets a Leader
z2-moment-hit-car = when a shot hits in a Zone with a car, in a Mission where cars can be shot at
z2-moment-load = while food is put into a car
z2-moment-unload = while food is taken out of a car

## Headings of options

z2-verb-be-leader = Leader
z2-verb-neutralise = Move token
z2-verb-hit-car = Hit a car
z2-verb-escape-by-car = Escape by car
z2-verb-load-food = Load food
z2-verb-unload-food = Unload food
z2-verb-stow = Put in
z2-verb-take-out = Take out
z2-verb-treat = Treat wounded

## What loses a Mission

z2-threat-eliminated = a Survivor or a Companion is eliminated
z2-threat-objective-each = too few Objectives are left for everybody
z2-threat-pimpweapon-each = too few pimpweapons are left
z2-threat-pimpweapon-on-each = too few pimpweapons are left
z2-threat-shelter-cleared = all doors are barricaded and nobody inside can fight the Zombies there
z2-threat-car-exit = the cars that are left have too few seats
z2-threat-blow-up-cars = too few cars are left for the Spawn tokens
z2-threat-spawn-exits = somebody is left behind in the round of the escape
z2-threat-superabomination-dead = Ned’s cocktail is wasted
z2-threat-ned = a Zombie gets into Ned’s Zone
z2-threat-noisy-marks = a Zombie starts to act in a marked Zone
z2-threat-wounded = a Zombie starts to act where the wounded lie
