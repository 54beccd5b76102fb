### Fort Hendrix: cards and Notes, the campaign sheet, Penny, and what single Missions add.


## Objective cards, Notes and stages

z2-goal-story = { $goal }
z2-story-choice = The card leaves a choice. What do you do?
z2-story-pick = For whom is it?
z2-who-reads = Who reads the Note?
z2-peek = { $count ->
    [one] You may look at 1 face-down objective card. Which one?
   *[other] You may look at { $count } face-down objective cards. Which one?
}
z2-give-up = Which card does { $who } discard?
z2-cure-whom = { $count ->
    [one] 1 dose is left. Who is cured of an Infection?
   *[other] { $count } doses are left. Who is cured of an Infection?
}
z2-option-take = { $way }
z2-option-pick = { $who }
z2-option-enough = No more
z2-option-give-up = Discard: { $card }
z2-option-look-at = The card in zone { $zone }
z2-option-turn-up = Reveal the objective card in zone { $zone }
z2-option-pick-up = Take: { $thing }
z2-moment-story = while an objective card or a Note is read
z2-event-revealed = { $who } reveals “{ $title }”. { $story } { $rules }
z2-event-note-read = Note “{ $title }”. { $story } { $rules }
z2-event-story-event = { $text }
z2-event-moment = { $text }
z2-event-flag-noted = You note: “{ $flag }”.
z2-event-word-learned = You learn the word { $word }.
z2-event-stage-began = What you want now: { $goal }
z2-event-thing-taken = { $who } carries: { $thing }.
z2-event-thing-lies = In zone { $zone } lies: { $thing }.
z2-event-spawn-gone = The Spawn token of zone { $zone } is gone for good.
z2-event-unlocked = { $what ->
    [blue] Blue Doors can be opened now.
    [green] Green Doors can be opened now.
   *[other] The building on { $what } can be opened now.
}
z2-event-allowed = { $what ->
    [car] The car may be driven and searched now.
    [feed_burner] The burner can be fed by hand now.
    [seal_door] Entrances can be welded now.
    [plant_charge] The charge can be planted now.
    [leave] From now on you may leave in any End Phase.
   *[other] The crate of { $what } may be taken now.
}
z2-event-peeked = You look at “{ $title }”: { $rules }
z2-event-turn-cut = The Turn of { $who } is over.
z2-event-healed = { $who } recovers. Health: { $health }.
z2-no-card-here = There is no face-down objective card here.
z2-no-card-gate = This card may not be revealed yet.
z2-no-thing-here = It does not lie here.

## The campaign sheet

z2-reward = A milestone! What does { $who } choose?
z2-option-reward-bonus = One more Bonus Action
z2-option-reward-skill = Campaign skill: { $skill }
z2-moment-reward = when a milestone is reached
z2-option-spend-bonus = Spend a Bonus Action
z2-event-cxp-gained = { $who } gains { $count } CXP ({ $total } in all).
z2-event-rewarded = { $who } has { $total } Bonus { $total ->
    [one] Action
   *[other] Actions
} in the reserve.
z2-event-bonus-spent = { $who } spends a Bonus Action; { $left } left.
z2-event-bonus-given = { $who } has { $count } more Bonus { $count ->
    [one] Action
   *[other] Actions
} in this Mission.
z2-event-infected-now = { $who } is infected: Infection x{ $total }.
z2-event-cured = { $who } loses an Infection; x{ $total } left.
z2-no-bonus-turn = Bonus Actions are spent in the own Turn.
z2-no-bonus-none = No Bonus Action is left in the reserve.
z2-share-kept = There are not enough copies of { $card }. Who gets this one?
z2-ammo = Which ammunition does { $who } start with?
z2-option-ammo = { $card }
z2-jack = Jack of all trades: which Campaign skill has { $who } in this Mission?
z2-moment-opening = before the first round

## Penny

z2-penny-leader = Who is Penny’s Leader in this Mission?
z2-penny-leader-about = Penny is a girl who walks with her Leader, does nothing herself and falls to one Wound. If she dies, all is lost.
z2-option-rage = { $mode ->
    [melee] Penny’s anger: strike with { $card }
   *[ranged] Penny’s anger: shoot at zone { $zone } with { $card }
}
z2-no-not-her-leader = Only Penny’s Leader has this Action.
z2-no-anger-used = Penny’s anger works once in the own Turn.
z2-no-not-in-pack = This takes a weapon in the Backpack.
z2-event-penny-fell = Penny is dead.
z2-end-penny = Penny is dead; the campaign is lost.
z2-end-inner-line = The inner line is overrun; the Mission is lost.

## Missions

z2-option-search-pimpmobile = Search the pimpcar
z2-event-car-searched = { $who } searches the pimpcar.
z2-no-car-barred = Nobody may drive or search this car yet.
z2-no-car-here = The car is not in this Zone.
z2-no-car-empty = There is nothing more in the car.
z2-option-feed-burner = Feed the burner by hand: { $card }
z2-event-burner-fed = { $who } feeds the burner by hand.
z2-no-not-allowed-yet = No card has allowed this yet.
z2-no-burner-here = The burner is in room G of 20V.
z2-event-fire-rolled = Fire: { $who } rolls { $die }.
z2-warn-fire-penny = Penny would come into the fire. On a 4, 5 or 6 she dies, and all is lost.
z2-warn-fire-last = The fire asks for a die. On a 4, 5 or 6 the last one who stands may fall, and all is lost.
z2-no-crate-in-wreck = This crate cannot be taken before the card of the wreck is revealed.
z2-leave = Do you leave the bastion?
z2-option-leave-now = Leave: the Mission is won
z2-option-stay-on = Stay another round
z2-moment-leave = in an End Phase, once a Note allows it
z2-break-door = Several doors break. Which one first?
z2-option-break-door = Door { $door }
z2-moment-break = when Zombies break several doors at once
z2-event-door-broken = Zombies break door { $door }.
z2-option-seal-door = Weld door { $door } shut
z2-event-door-sealed = { $who } welds door { $door } shut.
z2-no-no-welder = This takes a welding set.
z2-no-no-entrance = This door is no entrance that must be welded.
z2-no-door-far = One must stand beside the door.
z2-no-weld-zombies = No Zombie may be on either side of the door.
z2-no-last-entrance = The last entrance is welded only once the Green Spawn Zone is gone.
z2-option-plant-charge = Plant the charge here
z2-event-charge-planted = { $who } plants the charge in zone { $zone }.
z2-no-no-charge = There is no charge for that.
z2-no-green-spawn-here = The charge belongs in the Green Spawn Zone.
z2-option-detonate = Set the charge off
z2-no-no-remote = Without the launch keys the charge goes off by itself.
z2-event-charge-blown = The charge goes off in zone { $zone }.

## Headings

z2-verb-take = Choice
z2-verb-pick = Survivor
z2-verb-enough = No more
z2-verb-give-up = Discard
z2-verb-look-at = Look
z2-verb-turn-up = Objective card
z2-verb-pick-up = Take
z2-verb-reward-bonus = Bonus Action
z2-verb-reward-skill = Campaign skill
z2-verb-spend-bonus = Bonus Action
z2-verb-ammo = Ammunition
z2-verb-rage = Penny’s anger
z2-verb-search-pimpmobile = Search the car
z2-verb-feed-burner = Burner
z2-verb-leave-now = Leave
z2-verb-stay-on = Stay
z2-verb-break-door = Door
z2-verb-seal-door = Weld
z2-verb-plant-charge = Charge
z2-verb-detonate = Set off

## Between two Missions

fh-lose-card = One weapon of the pair broke in the last attack. Which one?
fh-option-lose-card = { $card }
fh-keep-card = No Break: does { $who } keep { $card } for the next Mission?
fh-option-keep-card = Keep it
fh-option-leave-card = Discard it
fh-replacement = A place in the team is empty. Who takes it?
fh-option-take-place = { $who }
fh-option-no-replacement = Nobody
fh-go-on = Does the campaign go on?
fh-option-go-on = Play on
fh-option-end-campaign = End the campaign here
fh-warn-end-campaign = The story would end here for good, whatever is left of it, unless somebody else at the table wants to play on.
fh-event-mission-over = { $won ->
    [0] { $mission }: the Mission is lost.
   *[other] { $mission }: the Mission is won.
}
fh-event-rolled-to-keep = { $kept ->
    [0] { $who }, { $card }: { $dice }. A Break: the card is lost.
   *[other] { $who }, { $card }: { $dice }. No Break.
}
fh-event-card-kept = { $kept ->
    [0] { $who } leaves behind: { $card }.
   *[other] { $who } keeps: { $card }.
}
fh-event-team-changed = Nobody takes the place. Missing from now on: { $who }.
fh-event-died-infected = The Infection wins: { $who } dies.
fh-campaign-guard = The campaign is won: the fort is guarded.
fh-campaign-destroy = The campaign is won: the fort is destroyed.
fh-campaign-forced = The campaign is won, by the last means there was.
fh-campaign-lost-penny = The campaign is lost: Penny is dead.
fh-campaign-lost-nobody = The campaign is lost: nobody is left.
fh-campaign-stopped = The campaign ends unfinished.
z2-status-words = Words: { $words }
z2-status-thing-lies = In zone { $zone } lies: { $thing }
z2-status-charge = The charge lies in zone { $zone }
z2-status-sheet = { $who }: { $cxp } CXP, Bonus Actions { $bonus }, Infections { $infections }

## Giving a Mission up

z2-yield = Do you give the Mission up?
z2-option-carry-on = Play on
z2-option-yield-mission = Give the Mission up
z2-verb-carry-on = Play on
z2-verb-yield-mission = Give up
z2-moment-yield = in an End Phase, where the table plays so
z2-end-given-up = The Mission was given up.
z2-setup-giving_up = All players may give a Mission up in an End Phase.

## Tokens

fh-token-charge-purple = demolition charge
    .acc = demolition charge
fh-token-welder-white = welding set
    .acc = welding set
fh-scenario-story = { web-game-star-spangled-banner }
fh-scenario-story-about = Ten Missions with the same Survivors: experience, kept equipment, Infections and choices are carried on. If Penny dies or nobody is left standing, the campaign is lost.
