### What a Mission is about, in one line: for the gallery of the lobby.

z2-aim-M00 = Take both Objectives and both crates, then get out.
z2-aim-M01 = An Objective each, 3 cards of food, then get out.
z2-aim-M02 = A pimpweapon for each of you, then get out.
z2-aim-M03 = One of you reaches the Red level.
z2-aim-M04 = Blow the Spawn tokens back, then burn them all.
z2-aim-M05 = Open every building, take 5 Objectives, get out.
z2-aim-M06 = Collect 6 cards of food and leave by car, all of you.
z2-aim-M07 = Push the Spawn tokens back, then burn the nest.
z2-aim-M08 = Blue and green Objective first, then the bunker and out.
z2-aim-M09 = Find 3 Companions in the houses.
z2-aim-M10 = All Objectives, all crates and a Molotov.
z2-aim-M11 = Get out with two Companions, past the Abominations.
z2-aim-M12 = A first-aid kit for each of six wounded.
z2-aim-M13 = Burn every red Spawn Zone and park both cars.
z2-aim-M14 = Free six friends from the diner and meet at the Exit.
z2-aim-M15 = Rally all the others, empty the marked building.
z2-aim-M16 = Nail four broken doors up and clear the shelter.
z2-aim-M17 = Get to Orange, open the large building, clear it.
z2-aim-M18 = Take all Objectives; some wake a Spawn Zone.
z2-aim-M19 = Each pair swaps roles; a pimpweapon on every dashboard.
z2-aim-M20 = All Objectives, and no Zombie left in the reserve.
z2-aim-M21 = Load heavy boxes into the pimpcar, then get out.
z2-aim-M22 = Take all Objectives, then get out.
z2-aim-M23 = Find 4 Companions; some Objectives bring Zombies.
z2-aim-M24 = Pimpweapons, then two fires and out by car in one round.
z2-aim-M25 = Bring Ned the cocktail that kills the Superabomination.
