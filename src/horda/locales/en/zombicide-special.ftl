# What each special rule of a Mission file means (horda mission rules).

## Goals

z2-special-all-objectives = Goal: every Objective on the board is taken.
z2-special-all-crates = Goal: every crate is opened, also those on cars.
z2-special-objective-each = Goal: every Survivor takes an Objective. The game is lost when too few are left.
z2-special-three-food = Goal: the team holds three food cards.
z2-special-six-food = Goal: the team has six food cards, with Survivors or in cars.
z2-special-pimpweapon-each = Goal: as many pimpweapons are found as there are Survivors, as far as crates and cards go.
z2-special-pimpweapon-on-each = Goal: a pimpweapon lies on every Survivor’s dashboard. The game is lost when there are too few.
z2-special-reach-red = Goal: one Survivor reaches the Red Danger Level; the game is won at once.
z2-special-all-buildings = Goal: every building is opened.
z2-special-five-objectives = Goal: five Objectives are taken.
z2-special-coloured-objective = Goal: the blue or the green Objective is taken.
z2-special-blue-and-green = Goal: the blue and the green Objective are both taken.
z2-special-three-companions = Goal: the team finds three Companions.
z2-special-four-companions = Goal: the team finds four Companions.
z2-special-all-rallied = Goal: every Companion who waits on the board has a Leader.
z2-special-all-treated = Goal: all the wounded are treated with kits.
z2-special-molotov-found = Goal: somebody finds a Molotov; it need not be kept.
z2-special-no-abomination = Goal: no Abomination is on the board.
z2-special-spawns-back = Goal: all Spawn tokens lie in the Start Spawn Zone.
z2-special-burn-start = Goal: when all Spawn tokens lie in the Start Spawn Zone, a Molotov is thrown into it.
z2-special-cars-parked = Goal: every car stands in a Zone marked “parking”.
z2-special-all-at-exit = Goal: all Survivors stand in the Exit Zone, with no Zombie in it.
z2-special-building-looted = Goal: no Objective and no crate is left in the building marked “building”.
z2-special-building-cleared = Goal: the building marked “building” is open and no Zombie is in it.
z2-special-doors-barricaded = Goal: every broken door is barricaded.
z2-special-shelter-cleared = Goal: after the barricades, no Zombie is left in the building marked “building”. The game is lost when nobody can get in any more.
z2-special-pairs-swapped = Goal: every pair swaps its roles.
z2-special-reserve-empty = Goal: no Walker, Brute or Runner is left in the reserve.
z2-special-boxes-loaded = Goal: all Objectives, which are boxes here, are loaded into the pimpcar.
z2-special-both-burned = Goal: in the round of the escape a Molotov is thrown into each of the Spawn Zones that are ways out.
z2-special-cocktail-mixed = Goal: Ned gets the blue and the green Objective and a Molotov, and mixes his cocktail.
z2-special-superabomination-dead = Goal: the Superabomination is killed with Ned’s cocktail. The game is lost when the cocktail is wasted.

## Ways out

z2-special-exit = All Survivors must leave on foot through an Exit, when all goals are met and no Zombie is in its Zone.
z2-special-car-exit = All Survivors must leave by car through an Exit, at the end of the Driver’s turn, when all goals are met and no Zombie is in its Zone. The game is lost when the seats no longer suffice.
z2-special-spawn-exits = All Spawn Zones but the starting one are ways out, for cars. The game is lost when somebody is left behind.

## Objectives

z2-special-carry = Objectives lie on the taker’s dashboard, use no slot and may be traded.
z2-special-companion-red = Every red Objective brings a Companion, drawn from the Survivors nobody plays.
z2-special-companion-blue = The blue Objective brings a Companion, drawn from the Survivors nobody plays.
z2-special-companion-green = The green Objective brings a Companion, drawn from the Survivors nobody plays.
z2-special-molotov-tokens = The blue and the green Objective are Molotovs to whoever takes them.
z2-special-molotov-cards = The blue and the green Objective each bring a Molotov from the deck or from the discards.
z2-special-bad-company = Whoever takes the blue or the green Objective gets Zombies too: one card spawns in the Zone.
z2-special-roles-swap = Only from Yellow on may an Objective be taken, once for each pair; Leader and Companion then swap roles.
z2-special-ingredients = The blue and the green Objective are carried, and for one Action an ingredient is left with Ned.

## Doors and buildings

z2-special-coloured-doors-open = Coloured doors open like any other; doing so wakes the Spawn Zone of their colour.
z2-special-green-opens-all = The green Objective opens every closed door, and closed buildings spawn.
z2-special-coloured-door-only = The building marked “building” can be opened by its coloured door only.
z2-special-orange-opens = Only Survivors at Orange or Red open the building marked “building”.
z2-special-bunker = The building with the Exit stays shut until the blue and the green Objective are taken.
z2-special-broken-doors = Only broken doors open. Nobody needs a tool for them, and Zombies walk through.
z2-special-planks = For one Action an Objective, a plank here, barricades a broken door for good; no Zombie may be in the Zone.
z2-special-open-buildings-spawn = Buildings with an open door spawn right after setup.

## Spawn Zones

z2-special-burn-spawns = A Molotov thrown into a Spawn Zone moves its token to the Start Spawn Zone.
z2-special-neutralise = For one Action a Survivor moves the Spawn token here to the Start Spawn Zone, if no Zombie is in the Zone.
z2-special-blow-up-cars = A ranged hit blows a car up like a Molotov; in a Spawn Zone its token moves to the Start Spawn Zone. The game is lost when too few cars are left.
z2-special-no-return = Once a coloured door is open, killed Zombies stay out of the reserve.

## Company

z2-special-two-companions = The team begins with two Companions of its choice.
z2-special-pairs = Every Survivor begins with a Companion of the players’ choice; pairs stay together.
z2-special-random-pairs = Two random Survivors stand in each Zone to start in; the players pick three pairs, and the others wait as Companions.
z2-special-wounded = The Survivors nobody plays lie wounded in the Zone marked “wounded”; for one Action an Objective, a kit here, treats one, who becomes a Companion. The game is lost when a Zombie acts there.
z2-special-ned = Ned stands in the Zone marked “ned”; nobody controls him. The game is lost when a Zombie gets there.
z2-special-comes-back = An Abomination that is killed by anything but Ned’s cocktail comes back to the Start Spawn Zone.

## Other

z2-special-noisy-marks = Zones marked “noise” have three Noise tokens that stay. The game is lost when a Zombie starts its activation there.
z2-special-food-in-cars = For one Action a Survivor puts food into a car in the Zone, or takes it out.
z2-special-heavy-boxes = With a box on the dashboard a Move costs two Actions, and no skill of movement helps.
z2-special-load-boxes = For one Action a Survivor loads a box into the pimpcar in the Zone, if no Zombie is there.
