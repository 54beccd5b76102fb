### Zombicide 2nd Edition: what only some Missions know (M14–M25).

## What a Mission is about

z2-scenario-M14-about = Six friends are locked in the diner. Take the green Objective, open the green door, rally all of them and gather all Survivors in the Exit Zone, with no Zombie in it. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M15-about = Pairs of Survivors are scattered over the town; you pick the pairs you play. Rally all others and take all Objectives and crates of the marked building. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M16-about = The shelter has four broken doors, and Zombies walk right through them. Nail each of them up with a plank (an Objective), then kill every Zombie left inside. No other door can be opened. If all doors are shut with nobody inside to fight the Zombies there, or a Survivor dies, everybody loses.
z2-scenario-M17-about = Open the large building and kill every Zombie in it; only a Survivor at Orange or higher can open its doors. If a Survivor dies, everybody loses.
z2-scenario-M18-about = Take all Objectives. Red ones bring a Companion; the blue and the green one, if they are among them, wake a Spawn Zone of their colour. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M19-about = Every Survivor has a Companion. Each pair swaps roles by taking an Objective (from Yellow on, one for each pair), and every dashboard must hold a pimpweapon. If too few pimpweapons are left, or anybody dies, everybody loses.
z2-scenario-M20-about = Take all Objectives and leave no Walker, Brute or Runner in the reserve. The blue and the green Objective, hidden among the red ones, bring a Companion. Opening a coloured door wakes the Spawn Zone of its colour, and from then on dead Zombies do not come back. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M21-about = Load all Objectives, heavy boxes, into the pimpcar, then escape through the Exit on foot or by car. Whoever carries a box pays 2 Actions for a Move. One of the boxes is blue and wakes the blue Spawn Zone. If a Survivor dies, everybody loses.
z2-scenario-M22-about = Take all Objectives, then escape through the Exit. The green one makes every door on the board spring open. If a Survivor dies, everybody loses.
z2-scenario-M23-about = Find 4 Companions: they come with the red Objectives. The blue and the green one, hidden among them, bring Zombies instead. If a Survivor or a Companion dies, everybody loses.
z2-scenario-M24-about = Get as many pimpweapons as there are Survivors (or all there are to be had). Then, in one single round, throw a Molotov at each of the two Spawn Zones that are not the starting one and escape through them, everybody in cars. The blue and the green Objective, hidden among the red ones, bring a Molotov. If somebody is left behind in that round, or a Survivor dies, everybody loses.
z2-scenario-M25-about = Bring Ned a Molotov, the blue and the green Objective: he mixes them to a cocktail, the only thing that kills the Superabomination for good. If a Zombie gets into Ned’s Zone, the cocktail is wasted or a Survivor dies, everybody loses.

## Goals

z2-goal-all-at-exit = all Survivors are in the Exit Zone, with no Zombie in it ({ $done } of { $all })
z2-goal-all-rallied = rally all Companions ({ $done } of { $all })
z2-goal-building-looted = take all Objectives and crates in the marked building (left: { $left })
z2-goal-building-cleared = { $open ->
    [0] open the marked building and kill all Zombies in it
   *[other] kill all Zombies in the marked building (left: { $left })
}
z2-goal-doors-barricaded = barricade the broken doors ({ $done } of { $all })
z2-goal-shelter-cleared = then kill all Zombies in the building (left: { $left })
z2-goal-pairs-swapped = every pair swaps roles ({ $done } of { $all })
z2-goal-pimpweapon-on-each = every dashboard holds a pimpweapon ({ $done } of { $all })
z2-goal-reserve-empty = empty the Zombie reserve (left: { $walker } Walkers, { $brute } Brutes, { $runner } Runners)
z2-goal-boxes-loaded = load all boxes into the pimpcar ({ $done } of { $all })
z2-goal-four-companions = find Companions ({ $done } of { $all })
z2-goal-both-burned = in the round of the escape, throw Molotovs at both ways out ({ $done } of { $all })
z2-goal-cocktail-mixed = bring Ned the blue and the green Objective and a Molotov{ $missing ->
    [nothing] {""}
    [blue] {" "}(missing: the blue Objective)
    [green] {" "}(missing: the green Objective)
    [molotov] {" "}(missing: a Molotov)
    [blue-green] {" "}(missing: the blue and the green Objective)
    [blue-molotov] {" "}(missing: the blue Objective and a Molotov)
    [green-molotov] {" "}(missing: the green Objective and a Molotov)
   *[other] {" "}(all three are missing)
}
z2-goal-superabomination-dead = then kill the Superabomination with Ned’s cocktail

## How the game ended

z2-end-locked-out = All doors are shut for good and nobody is inside to fight the Zombies; the Mission has failed.
z2-end-left-behind = Somebody was left behind in the round of the escape; the Mission has failed.
z2-end-ned-found = A Zombie has got to Ned; the Mission has failed.
z2-end-cocktail-wasted = Ned’s cocktail is gone and the Superabomination is not; the Mission has failed.

## Questions

z2-pick-pair = Which pair do you play? Still to pick: { $count }.
z2-who-plays = Who plays { $who }?
z2-partner = Who is the Companion of { $who }?
z2-next-building = Which building spawns next?
z2-fetch-molotov = Where do you take the Molotov from?
z2-who-is-ned = Who plays Ned’s part?
z2-take-cocktail = Who takes Ned’s cocktail?

## Options

z2-option-play-pair = { $who } and { $other } (zone { $zone })
z2-option-played-by = Player { $player }
z2-option-barricade = Nail up door { $door }
z2-option-load-box = Put a box on car { $car }
z2-option-reveal-building = The building with zone { $zone }
z2-option-fetch-molotov = { $source ->
    [deck] From the deck, which is shuffled
   *[discards] From the discards
}
z2-option-give = { $ingredient ->
    [blue] Give Ned the blue Objective
    [green] Give Ned the green Objective
   *[molotov] Give Ned a Molotov
}
z2-option-take-cocktail = { $who }

## What happens

z2-event-pair-picked = { $who } and { $other } are in the team.
z2-event-all-doors-opened = { $who } drops the bass: every door on the board springs open.
z2-event-rush-ignored = Zombie card { $number } says Rush: another one is drawn for zone { $zone }.
z2-event-door-burst = Zombies walk through broken door { $door }, which is open now.
z2-event-barricaded = { $who } nails up door { $door }.
z2-event-swapped = { $who } is the Leader now, with the Companion { $other }.
z2-event-box-loaded = { $who } puts a box on car { $car }.
z2-event-ned-waits = { $who } waits for the ingredients in zone { $zone }.
z2-event-ingredient-given = { $ingredient ->
    [blue] { $who } gives Ned the blue Objective.
    [green] { $who } gives Ned the green Objective.
   *[molotov] { $who } gives Ned a Molotov.
}
z2-event-cocktail-mixed = Ned has mixed his cocktail; { $who } takes it.
z2-event-came-back = The Superabomination stands up again in zone { $zone } ({ $kind }).

## How the game stands

z2-status-own-master = {"    "}Waits for the ingredients in Ned’s part: { $who }, zone { $zone }

## Why something is not possible

z2-no-no-plank = It takes a plank (an Objective), and this Survivor has none.
z2-no-door-not-broken = Only the broken doors of this Zone that are not nailed up can be barricaded.
z2-no-barricade-zombies = A door cannot be barricaded while Zombies are in the Zone.
z2-no-no-box = This Survivor carries no box.
z2-no-not-pimpcar = Boxes can only be put on a pimpcar.
z2-no-box-zombies = Boxes cannot be loaded while Zombies are in the Zone.
z2-no-burdened = Whoever carries a box moves slowly: no skill, no free Move and no slipping past Zombies.
z2-no-pair-level = In this Mission an Objective takes at least the Yellow level.
z2-no-pair-swapped = This pair has taken its Objective; each pair takes only one.
z2-no-pair-parted = In this Mission pairs are never parted.
z2-no-ned-not-here = Ned is not here.
z2-no-no-ingredient = This Survivor has no such ingredient, or Ned has got it already.
z2-no-own-master = { $who } goes along with nobody.
z2-moment-pair = before the game, while the team picks its pairs
z2-moment-building = when several buildings are opened at once
z2-moment-fetch = when a coloured Objective brings a Molotov
z2-moment-cocktail = when Ned has mixed his cocktail

## Teams that cannot be

z2-bad-pairs = In this Mission the players pick pairs, so the number of Survivors must be even; it is { $team }.

## Headings of options

z2-verb-play-pair = Pair
z2-verb-played-by = Player
z2-verb-barricade = Barricade
z2-verb-load-box = Load a box
z2-verb-reveal-building = Building
z2-verb-fetch-molotov = Molotov
z2-verb-give = Give Ned
z2-verb-take-cocktail = Cocktail
